"""What goes wrong over HTTP, as an answer with a type: `raise Problem(404, "no-table")`."""
from __future__ import annotations

from formicarium.server.wire import Trouble


class Problem(Exception):
    def __init__(self, status: int, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.trouble = Trouble(code, facts)
