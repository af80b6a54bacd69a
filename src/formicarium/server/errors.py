"""Refusals: `raise RequestError(404, "no-table")` over HTTP, `raise MoveRejected("STALE")` on a socket."""
from __future__ import annotations

from formicarium.core.game import Facts, Reason
from formicarium.server.protocol.base import Trouble
from formicarium.store.store import OutcomeUnknown, StoreFault


class RequestError(Exception):
    """A refused request or socket: an HTTP status and the message that is sent."""

    def __init__(self, status: int, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.trouble = Trouble(code, facts)


class MoveRejected(Exception):
    """A refused message of a socket: a rule of the game or of the server (docs/reference/protocol.md), with facts."""

    def __init__(self, rule: str, facts: Facts | Reason | None = None, /, **context: int | str) -> None:
        super().__init__(rule)
        self.rule = rule
        self.facts = context if facts is None else facts


def store_rejection(fault: StoreFault) -> MoveRejected:
    """Return STORE if the line was not stored, UNSURE if it may have been."""
    return MoveRejected("UNSURE") if isinstance(fault, OutcomeUnknown) else MoveRejected("STORE")
