"""What is refused: `raise Problem(404, "no-table")` over HTTP, `raise No("STALE")` at a table."""
from __future__ import annotations

from formicarium.core.game import Facts, Reason
from formicarium.server.protocol.base import Trouble
from formicarium.store.store import OutcomeUnknown, StoreFault


class RequestError(Exception):
    def __init__(self, status: int, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.trouble = Trouble(code, facts)


class MoveRejected(Exception):
    """A refusal: a rule of the game, or of the house (docs/reference/protocol.md)."""

    def __init__(self, rule: str, facts: Facts | Reason | None = None, /, **context: int | str) -> None:
        super().__init__(rule)
        self.rule = rule
        self.facts = context if facts is None else facts


def store_rejection(fault: StoreFault) -> MoveRejected:
    """STORE: it was not kept. UNSURE: it may have been."""
    return MoveRejected("UNSURE") if isinstance(fault, OutcomeUnknown) else MoveRejected("STORE")
