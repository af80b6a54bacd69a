"""Entry point of the server's web worker, called by client/offline/house.js; all values between them are strings."""
from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from formicarium.offline.browser_store import Change
from formicarium.offline.connection import LocalConnection
from formicarium.offline.server import begin


class PageApi:
    """Functions that the pages of this browser call."""

    def __init__(self, port: LocalConnection) -> None:
        self.port = port
        self.open, self.say, self.close = port.open, port.say, port.close

    async def call(self, method: str, target: str, body: str) -> str:
        """Return the status and type on one line, then the answer."""
        answer = await self.port.call(method, target, body.encode())
        return f"{answer.status} {answer.type}\n{answer.body.decode(errors='replace')}"

    async def leave(self) -> None:
        """Close everything, because another window takes over."""
        await self.port.leave()


async def serve(rows: str, keep: Callable[[str], Awaitable[None]], ask: Callable[[int, str], Awaitable[str]],
                stop: Callable[[int], None]) -> PageApi:
    async def keep_changes(changes: list[Change]) -> None:
        await keep(msgspec.json.encode(changes).decode())

    async def ask_thinker(number: int, question: str) -> str:
        return await ask(number, question)

    return PageApi(await begin(msgspec.json.decode(rows, type=list[tuple[str, str]]), keep_changes, ask_thinker, stop))
