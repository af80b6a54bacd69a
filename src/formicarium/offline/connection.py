"""HTTP calls and sockets of one person to the ASGI application in the same process, without a network."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

App = Callable[[Any, Any, Any], Any]
HERE = ("here", 0)


class Answer(NamedTuple):
    status: int
    type: str
    body: bytes


def scope_of(kind: str, target: str, cookie: str, **more: Any) -> dict[str, Any]:
    path, _, query = target.partition("?")
    headers = [(b"host", b"here"), (b"cookie", cookie.encode("latin-1")), *more.pop("headers", ())]
    return {"type": kind, "asgi": {"version": "3.0"}, "path": path, "raw_path": path.encode(), "root_path": "",
            "query_string": query.encode(), "headers": headers, "client": HERE, "server": HERE, **more}


class LocalConnection:
    def __init__(self, app: App, cookie: str, close_server: Callable[[], Awaitable[None]]) -> None:
        self.app = app
        self.close_server = close_server
        self.cookie = cookie
        self.lines: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def call(self, method: str, target: str, body: bytes = b"") -> Answer:
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        scope = scope_of("http", target, self.cookie, method=method, scheme="http", http_version="1.1",
                         headers=headers if body else [])
        asked = [{"type": "http.request", "body": body, "more_body": False}]
        status, type_, answered = 500, "", bytearray()

        async def receive() -> dict[str, Any]:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, type_
            if message["type"] == "http.response.start":
                status = message["status"]
                type_ = next((value.decode() for name, value in message["headers"] if name == b"content-type"), "")
            else:
                answered.extend(message.get("body", b""))

        await self.app(scope, receive, send)
        return Answer(status, type_, bytes(answered))

    # Sockets; the page gives each a number.

    def open(self, number: int, target: str, tell: Callable[[str, str], None]) -> None:
        """Open a socket; `tell` is called with "opened", with "said" and a message, and last with "closed" and "<code>
        <why>".
        """
        said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        said.put_nowait({"type": "websocket.connect"})
        self.lines[number] = said
        task = asyncio.get_running_loop().create_task(self.serve(number, target, said, tell))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def serve(self, number: int, target: str, said: asyncio.Queue[dict[str, Any]],
                    tell: Callable[[str, str], None]) -> None:
        closed = "1006 "

        async def send(message: dict[str, Any]) -> None:
            nonlocal closed
            match message["type"]:
                case "websocket.accept":
                    tell("opened", "")
                case "websocket.send":
                    tell("said", message["text"])
                case "websocket.close":
                    closed = f"{message.get('code', 1000)} {message.get('reason') or ''}"
                    said.put_nowait({"type": "websocket.disconnect", "code": 1000})

        try:
            await self.app(scope_of("websocket", target, self.cookie, scheme="ws", subprotocols=[]), said.get, send)
        finally:
            self.lines.pop(number, None)
            tell("closed", closed)

    def say(self, number: int, text: str) -> None:
        if number in self.lines:
            self.lines[number].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        if number in self.lines:
            self.lines[number].put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def leave(self) -> None:
        """Close all sockets and the server."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.close_server()
