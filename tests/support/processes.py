"""Limits on waiting for a busy browser, by CPU time instead of the clock, since other work may delay it."""
from __future__ import annotations

import os
import time
from pathlib import Path

ENOUGH = 60.0  # seconds of CPU time; the limit of a single wait
IDLE = 60.0  # seconds of the clock; a process with less CPU time than a hundredth of it is idle, so waiting is useless
Times = dict[int, float]


class Working:
    """CPU time of all child processes and their children; processes that have ended no longer count."""

    def __init__(self) -> None:
        self.since, self.before = time.monotonic(), times()
        self.done = 0.0

    def check(self, what: str) -> None:
        now = time.monotonic()
        if now - self.since < IDLE:
            return
        present = times()
        done = more(self.before, present)
        self.done += done
        assert self.done < ENOUGH, f"{what}: in vain, with {self.done:.0f} s of work"
        assert done > IDLE / 100, f"{what}: nobody works, for {IDLE:.0f} s"
        self.before, self.since = present, now


def more(before: Times, now: Times) -> float:
    return sum(max(0.0, spent - before.get(one, 0.0)) for one, spent in now.items())


def times() -> Times:
    """Return CPU seconds by process on Linux; the clock elsewhere."""
    if not Path("/proc/self/stat").exists():
        return {0: time.monotonic()}
    parents, spent = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(folder.name)], spent[int(folder.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
    family = {os.getpid()}
    while children := {one for one, parent in parents.items() if parent in family} - family:
        family |= children
    tick = os.sysconf("SC_CLK_TCK")
    return {one: spent[one] / tick for one in family if one in spent}
