"""Minimal WebSocket and HTTP clients for the load test, so that one process can run thousands of them."""
from __future__ import annotations

import asyncio
import json
import os
from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Any

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """Return a client frame, masked with zeros, which leave the data unchanged."""
    size = len(data)
    if size < 126:
        head = bytes((0x80 | kind, 0x80 | size))
    else:
        head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + data


class Connection(asyncio.Protocol):
    """A WebSocket; `receive` gets every text, `lost` is called once if the connection breaks before `close`."""

    def __init__(self, port: int, path: str, headers: Mapping[str, str], receive: Callable[[bytes], None],
                 lost: Callable[[str], None]) -> None:
        fields = {"Host": f"{HOST}:{port}", "Upgrade": "websocket", "Connection": "Upgrade",
                  "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(), **headers}
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self.request = f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode()
        self.port = port
        self.receive = receive
        self.lost = lost
        self.buffer = b""
        self.open = False
        self.done = False
        self.transport: Any = None

    async def dial(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        start = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.end(data.partition(b"\r\n")[0].decode())
                return
            self.open = True
            start = end + 4
        size = len(data)
        while size - start >= 2:
            length, body = data[start + 1] & 127, start + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size < body + wide:
                    break
                length, body = int.from_bytes(data[body:body + wide], "big"), body + wide
            if size < body + length:
                break
            kind, start = data[start] & 15, body + length
            if kind == TEXT:
                self.receive(data[body:start])
            elif kind == PING:
                self.transport.write(frame(data[body:start], PONG))
            elif kind == CLOSE:
                self.end(f"closed: {data[body:start]!r}")
        self.buffer = data[start:]

    def say(self, data: bytes) -> None:
        if not self.done:
            self.transport.write(frame(data))

    def connection_lost(self, fault: Exception | None) -> None:
        self.end(f"lost: {fault}")

    def end(self, why: str) -> None:
        if not self.done:
            self.done = True
            self.lost(why)

    def close(self) -> None:
        if self.done:
            return
        self.done = True
        self.transport.write(frame(b"\x03\xe8", CLOSE))
        self.transport.close()


class Caller:
    """HTTP over one persistent connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[Any, dict[str, str]]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        fields = {"Host": f"{HOST}:{self.port}", "Content-Type": "application/json", "Content-Length": str(len(data)),
                  **headers}
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        got = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        answer = await reader.readexactly(int(got.get("content-length", "0")))
        if head[0].split(" ")[1][0] != "2":
            raise RuntimeError(f"{method} {path}: {head[0]} {answer[:200]!r}")
        return (json.loads(answer) if answer else None), got

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
