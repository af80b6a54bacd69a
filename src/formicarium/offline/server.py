"""The server in a browser, started by its worker (client/offline/house.js), which lends it the browser's services."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from formicarium.games import include_editions
from formicarium.offline.browser_store import BrowserStore, Keep
from formicarium.offline.connection import LocalConnection
from formicarium.server.app import make_app
from formicarium.server.bots.pool import BotProcess
from formicarium.server.client_address import COOKIE
from formicarium.server.context import ServerContext
from formicarium.server.ops.log import Log
from formicarium.server.people.guests import new_id
from formicarium.server.settings import Settings
from formicarium.store.store import StoreFault

THINKERS = 1
ENDLESS = 1_000_000
# Settings for one person: no limits, since there is no other person to protect, and a page may replay the moves of a
# link quickly; a longer overtime, because a worker must start before its first answer.
HERE: dict[str, Any] = {"single_user": True, "bot_overtime": 30.0, "tables": ENDLESS, "imports": ENDLESS,
                        "sockets": ENDLESS, "connections": ENDLESS, "backlog": ENDLESS, "chats": ENDLESS}
for limit in ("rate", "writes", "reads", "seat_switches", "socket_openings", "guests", "reviews", "listings"):
    HERE[limit] = float(ENDLESS)
    HERE["burst" if limit == "rate" else f"{limit}_burst"] = ENDLESS
Ask = Callable[[int, str], Awaitable[str]]  # sends a question to the worker of that number and starts it if necessary
Stop = Callable[[int], None]


class WebWorkerBot(BotProcess):
    """A bot process that is another web worker."""

    def __init__(self, number: int, ask: Ask, stop: Stop) -> None:
        super().__init__([])
        self.compiled = True  # claims to be compiled: with one person, thinking time leaks nothing
        self.number, self.put, self.end = number, ask, stop

    async def ask(self, question: bytes, seconds: float) -> bytes:
        try:
            return (await asyncio.wait_for(self.put(self.number, question.decode()), seconds)).encode()
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        self.remembers = ""
        self.end(self.number)


async def begin(rows: Iterable[tuple[str, str]], keep: Keep, ask: Ask, stop: Stop, **chosen: Any) -> LocalConnection:
    """Start the server with the stored rows; tests may replace settings."""
    store = BrowserStore(keep, rows)
    key, person = await remember(store, "key", secrets.token_hex(32)), await remember(store, "person", new_id())
    settings = Settings(secret=key.encode(), thinkers=THINKERS, static=Path("/nothing"), **{**HERE, **chosen})
    include_editions(settings.shelf)
    context = ServerContext(settings, store, Log(quiet=True))
    context.bots.pool.processes = [WebWorkerBot(number, ask, stop) for number in range(THINKERS)]
    context.bots.pool.idle = context.bots.pool.processes[:]
    context.bots.pool.reviewer = WebWorkerBot(THINKERS, ask, stop)
    app = make_app(context)
    await context.open()
    return LocalConnection(app, f"{COOKIE}={context.people.sign('guest', person)}", context.close)


async def remember(store: BrowserStore, name: str, new: str) -> str:
    """Return this browser's stored value, `new` at its first visit or if nothing can be stored."""
    with suppress(StoreFault):
        await store.add("here", name, new)
    return await store.get("here", name) or new
