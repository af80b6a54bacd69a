"""A fake browser for the offline server: a row storage that can fail, and bot workers in the same process."""
from __future__ import annotations

import asyncio
import json
from typing import Any

from formicarium.games import SHELF
from formicarium.offline.browser_store import Change
from formicarium.offline.connection import LocalConnection
from formicarium.offline.server import begin
from formicarium.server.bots.worker import ASKED, BotWorker
from tests.support.site import PATIENCE, Place


class Full(Exception):
    """The storage's error: QuotaExceededError, or a refusal to store anything."""


class Browser:
    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full = False
        self.may = asyncio.Event()  # while it is cleared, writes do not finish
        self.may.set()
        self.keeping: list[str] = []  # rows being written, or written last
        self.worker = BotWorker(SHELF)
        self.asked: list[int] = []
        self.stopped: list[int] = []
        self.lost = 0  # number of workers that will fail instead of answering
        self.port: LocalConnection

    async def begin(self) -> Browser:
        self.port = await begin([*self.rows.items()], self.keep, self.think, self.stopped.append, pause=0.0,
                                burst=10_000)
        return self

    async def keep(self, changes: list[Change]) -> None:
        self.keeping = [name for name, _ in changes]
        await self.may.wait()
        if self.full:
            raise Full("QuotaExceededError: the disk is full")
        for name, value in changes:
            if value is None:
                del self.rows[name]
            else:
                self.rows[name] = value

    async def waits_for(self, kind: str) -> bool:
        return not self.may.is_set() and any(name.startswith(kind) for name in self.keeping)

    async def think(self, number: int, question: str) -> str:
        self.asked.append(number)
        if self.lost:
            self.lost -= 1
            raise OSError("the worker is gone")
        return self.worker.answer(ASKED.decode(question)).decode()


    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, reply = await self.call(method, path, body)
        assert status < 400, (status, reply)
        return reply

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = await self.port.call(method, path, b"" if body is None else json.dumps(body).encode())
        return answer.status, json.loads(answer.body)

    def sit(self, table: str, number: int = 1) -> Place:
        line = Line(self.port, number)
        self.port.open(number, f"/ws/{table}", line.hear)
        return Place(line)


class Line:
    """A connection to the server that behaves like a network socket."""

    def __init__(self, port: LocalConnection, number: int) -> None:
        self.port, self.number = port, number
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.closed: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def hear(self, what: str, text: str) -> None:
        if what == "said":
            self.said.put_nowait(text)
        elif what == "closed":
            self.closed.set_result(text)

    async def recv(self) -> str:
        return await self.said.get()

    async def send(self, text: str) -> None:
        self.port.say(self.number, text)

    async def close(self) -> str:
        self.port.close(self.number)
        return await asyncio.wait_for(self.closed, PATIENCE)
