"""Log lines: `time level event key=value …`, one a line, without secrets."""
from __future__ import annotations

import json
import logging
import sys
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from typing import IO, Any

from formicarium.server.rate_limits import Bucket

LONGEST = 300
RATE, BURST = 0.2, 50  # warnings of one event a second, so that clients cannot fill the disk


class Log:
    def __init__(self, stream: IO[str] | None = None, quiet: bool = False) -> None:
        self.stream = stream
        self.quiet = quiet
        self.buckets: dict[str, Bucket] = {}  # by event
        self.left_out: Counter[str] = Counter()

    def write(self, level: str, event: str, facts: dict[str, Any]) -> None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        spelled = "".join(f" {name}={spell_value(value)}" for name, value in facts.items())
        with suppress(OSError, ValueError):  # the reader of the log is gone; games go on
            print(f"{at} {level} {event}{spelled}", file=self.stream or sys.stderr, flush=True)

    def info(self, event: str, **facts: Any) -> None:
        if not self.quiet:
            self.write("info", event, facts)

    def warn(self, event: str, **facts: Any) -> None:
        self.write_some("warn", event, facts)

    def write_some(self, level: str, event: str, facts: dict[str, Any]) -> None:
        """Write an event that clients can cause at any rate: the first ones, then one at intervals with the number left
        out.
        """
        if not self.buckets.setdefault(event, Bucket(RATE, BURST)).take():
            self.left_out[event] += 1
            return
        if left_out := self.left_out.pop(event, 0):
            facts = {**facts, "left_out": left_out}
        self.write(level, event, facts)

    def fault(self, event: str, fault: BaseException, **facts: Any) -> None:
        """Write a programming error with the place where it was raised, in one line."""
        trace, places = fault.__traceback__, []
        while trace is not None:
            places.append(f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}")
            trace = trace.tb_next
        self.write_some("error", event, {**facts, "kind": type(fault).__name__, "what": str(fault),
                                         "where": " ".join(places[-6:])})


class LibraryLog(logging.Handler):
    """Writes log records of libraries as lines of this form, without tracebacks."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        if fault is not None:
            self.log.fault(record.name, fault)
        else:
            self.log.warn(record.name, what=record.getMessage())


def spell_value(value: Any) -> str:
    """Return a value bare if that is unambiguous, else as a JSON string, so that a line stays one line."""
    text = f"{value:.4g}" if isinstance(value, float) else str(value)
    bare = text[:LONGEST]
    return bare if bare and bare.isascii() and bare.isprintable() and not set(bare) & set(' "=') else json.dumps(bare)
