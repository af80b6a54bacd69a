"""A real server on a port of its own, and guests who use it as a browser does."""
from __future__ import annotations

import asyncio
import io
import json
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.typing import Origin

from formicarium.server import run as running
from formicarium.server.app import make_app
from formicarium.server.context import ServerContext
from formicarium.server.http.security import SecurityMiddleware
from formicarium.server.ops.log import Log
from formicarium.server.settings import Settings
from formicarium.store.store import open_store

SECRET = b"for tests only, for tests only"
PATIENCE = 120.0  # seconds; a longer wait means a hang, even on a busy machine


class Site:
    def __init__(self, base: str, app: SecurityMiddleware, log: io.StringIO) -> None:
        self.base = base
        self.context = app.context
        self.connection_limiter = app.connection_limiter
        self.log = log

    def guest(self) -> Guest:
        return Guest(self.base)


class Guest:
    def __init__(self, base: str) -> None:
        self.base = base
        # Loading certificates, which no test needs, would take 36 ms; there is no proxy either.
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, headers={"Origin": base}, verify=False,
                                      trust_env=False)
        self.id = ""

    async def __aenter__(self) -> Guest:
        self.id = (await self.http.get("/api/me")).json()["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.http.request(method, path, json=body)
        assert response.status_code < 400, (response.status_code, response.text)
        return response.json()

    async def trouble(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["code"]

    async def open(self, *seats: Any, game: dict[str, Any] | None = None, **more: Any) -> Any:
        chosen = {"game": "wyx", "players": len(seats), **(game or {})}
        return await self.ask("POST", "/api/tables", {"game": chosen, "seats": list(seats), **more})

    def cookie(self) -> str:
        return f"formicarium={self.http.cookies['formicarium']}"

    @asynccontextmanager
    async def at(self, table: str, watch: str = "", origin: str | None = "") -> AsyncIterator[Place]:
        address = f"{self.base.replace('http', 'ws')}/ws/{table}" + (f"?watch={watch}" if watch else "")
        headers = {"Cookie": self.cookie()} if "formicarium" in self.http.cookies else {}
        page = Origin(self.base) if origin == "" else None if origin is None else Origin(origin)
        async with websockets.connect(address, additional_headers=headers, origin=page, max_queue=None,
                                      open_timeout=PATIENCE) as connection:
            yield Place(connection)


ME, OPEN = {"type": "me"}, {"type": "open"}


def bot(name: str) -> dict[str, str]:
    return {"type": "bot", "bot": name}


def here(name: str) -> dict[str, str]:
    return {"type": "here", "name": name}


class Place:
    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.number = 0
        self.scene: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.received.append(message)
        if message["is"] == "scene":
            self.scene = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            while not wanted(message := await self.receive(seconds)):
                pass
        return message

    async def first(self) -> dict[str, Any]:
        return await self.until(lambda message: message["is"] == "scene")

    async def catch_up(self, number: int) -> dict[str, Any]:
        while not self.scene or self.scene["number"] < number:
            await self.receive()
        return self.scene

    async def shows(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not (self.scene and wanted(self.scene)):
            await self.receive()
        return self.scene

    async def paired(self) -> str:
        """In the lobby, return the table where the guest was seated; the server announces it once."""
        while not (found := [message for message in self.received if message["is"] == "paired"]):
            await self.receive()
        self.received.clear()
        assert len(found) == 1, found
        return str(found[0]["table"])

    async def send(self, do: str, **words: Any) -> int:
        self.number += 1
        await self.socket.send(json.dumps({"do": do, "id": self.number, **words}))
        return self.number

    async def say(self, do: str, **words: Any) -> dict[str, Any]:
        id_ = await self.send(do, **words)
        return await self.until(lambda message: message.get("id") == id_ or message["is"] == "bad")

    async def play(self, action: Any = None, seat: int | None = None, seen: int | None = None) -> dict[str, Any]:
        return await self.say("play", seat=self.scene["seat"] if seat is None else seat,
                              seen=self.scene["number"] if seen is None else seen,
                              action=action or self.scene["offers"][0]["action"])

    def my_turn(self) -> bool:
        return bool(self.scene and not self.scene["ended"] and self.scene["seat"] in self.scene["waiting"])

    async def play_out(self, choose: Callable[[dict[str, Any]], Any] | None = None) -> dict[str, Any]:
        while not self.scene or not self.scene["ended"]:
            if self.my_turn() and self.scene["offers"]:
                answer = await self.play(choose(self.scene) if choose else None)
                assert answer["is"] in ("done", "refused"), answer
                if answer["is"] == "done":
                    await self.catch_up(answer["number"])
            else:
                await self.until(lambda message: message["is"] == "scene")
        return self.scene


@asynccontextmanager
async def site(database: str = "", narrow: bool = False, **settings: Any) -> AsyncIterator[Site]:
    """Run app, uvicorn and port in this process. `narrow`: small socket buffers, for slow readers."""
    with tempfile.TemporaryDirectory() as folder:
        log = io.StringIO()
        # A program plays faster than a person, so the rate limit is high.
        chosen = Settings(**{"secret": SECRET, "pause": 0.0, "thinkers": 1, "burst": 10_000, **settings})
        context = ServerContext(chosen, await open_store(database or str(Path(folder) / "t.sqlite")), Log(log))
        app = make_app(context)
        listening = running.listen("127.0.0.1", 0)
        if narrow:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        up = asyncio.Event()
        server = running.Server(running.make_config(app), up.set)
        server.capture_signals = no_signals  # type: ignore[method-assign]
        task = asyncio.create_task(server.serve([listening]))
        try:
            await asyncio.wait_for(up.wait(), PATIENCE)
            yield Site(running.address(listening), app, log)
        finally:
            server.should_exit = True
            await task
            listening.close()
        assert "error" not in log.getvalue(), log.getvalue()


@contextmanager
def no_signals() -> Iterator[None]:
    yield


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.02)


async def watched_by(site: Site, table: str, number: int) -> None:
    async def so_many() -> bool:
        return len(site.context.tables.live[table].subscribers) == number

    await eventually(so_many)


def visit(work: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with site(**settings) as place:
            await work(place)

    asyncio.run(run())
