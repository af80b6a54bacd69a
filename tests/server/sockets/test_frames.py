"""WebSocket frames: whole, in pieces, several at once, broken; and silent sockets."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from formicarium.server import run
from formicarium.server.protocol import base, table_messages
from formicarium.server.sockets.endpoint import SocketEndpoint
from tests.support.site import ME, Guest, Site, bot, visit, watched_by

KEY = b"\x11\x22\x33\x44"
TEXT, MORE, BINARY, CLOSE, PING, PONG = 0x81, 0x00, 0x82, 0x88, 0x89, 0x8A


def frame(kind: int, data: bytes, wide: int = 1) -> bytes:
    """Return a frame; `wide`: minimal number of bytes for its length."""
    if len(data) < 126 and wide == 1:
        size = bytes((0x80 | len(data),))
    elif wide <= 2:
        size = b"\xfe" + len(data).to_bytes(2, "big")
    else:
        size = b"\xff" + len(data).to_bytes(8, "big")
    return bytes((kind,)) + size + KEY + bytes(byte ^ KEY[i % 4] for i, byte in enumerate(data))


def look(id_: int, pad: int = 0) -> bytes:
    return b'{"do":"look","id":%d,"seat":-1%b}' % (id_, b" " * pad)


class Wire:
    """A client that sends and receives bytes, without a WebSocket library."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def put(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.01)

    async def frame(self) -> tuple[int, bytes]:
        kind, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return kind, await self.reader.readexactly(size)

    async def next(self, kind: int) -> bytes:
        while True:
            came, data = await asyncio.wait_for(self.frame(), 60)
            if came == kind:
                return data

    async def answers(self, *ids: int) -> bool:
        for id_ in ids:
            while True:
                received: dict[str, Any] = json.loads(await self.next(TEXT))
                if received["is"] in ("done", "bad"):
                    break
            if received.get("id") != id_:
                return False
        return True


@asynccontextmanager
async def wire_to(site: Site, guest: Guest, table: str) -> AsyncIterator[Wire]:
    host, _, port = site.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write((f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                  f"Cookie: {guest.cookie()}\r\n\r\n").encode())
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


def test_websocket_frames_may_be_split_and_joined() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, bot("random")))["table"]
            async with wire_to(site, one, table) as line:
                whole = frame(TEXT, look(1))
                await line.put(whole)
                assert await line.answers(1)
                for cut in (1, 2, 4, 6, 7, len(whole) - 1):
                    await line.put(whole[:cut], whole[cut:])
                    assert await line.answers(1), cut
                for pad in (76, 100, 1000):  # lengths around the limit of the short header
                    await line.put(frame(TEXT, look(2, pad)))
                    assert await line.answers(2), pad
                await line.put(frame(TEXT, look(3)) + frame(TEXT, look(4)), frame(TEXT, look(5)))
                assert await line.answers(3, 4, 5)
                for size in (1, 2, 8):  # a length may be encoded longer than needed
                    await line.put(frame(TEXT, look(9, 91), size))
                    assert await line.answers(9), size
                words = look(6)
                await line.put(frame(0x01, words[:9]), frame(PONG, b"x"), frame(MORE, words[9:12]),
                               frame(0x80, words[12:]), frame(TEXT, look(7)))
                assert await line.answers(6, 7)
                inner = frame(TEXT, look(8))  # the rest of a frame may look like a frame
                outer = frame(BINARY, b"\0" * 2)[:2] + KEY + inner[:2]
                await line.put(outer[:6], outer[6:], inner)
                assert not await line.answers(0) and await line.answers(8)
                await line.put(frame(PING, b"abc"))
                assert await line.next(PONG) == b"abc"
                await line.put(frame(CLOSE, (1000).to_bytes(2, "big")))
                assert (await line.next(CLOSE))[:2] == (1000).to_bytes(2, "big")

    visit(work)


@pytest.mark.parametrize(("bytes_", "code"), [
    (frame(TEXT, b'{"do":"\xff"}'), 1007),
    (frame(TEXT, look(1, base.MESSAGE_BYTES)), 1009),
    (b"\x81\x05hello", 1002),  # not masked
    (frame(MORE | 0x80, b"x"), 1002),  # a continuation without a beginning
    (frame(0x83, b"x"), 1002),
])
def test_malformed_websocket_frame_closes_the_socket(bytes_: bytes, code: int) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, bot("random")))["table"]
            async with wire_to(site, one, table) as line:
                await line.put(frame(TEXT, look(1)))
                assert await line.answers(1)
                await line.put(bytes_)
                assert int.from_bytes((await line.next(CLOSE))[:2], "big") == code

    visit(work)


@pytest.mark.parametrize("sign", [frame(PING, b"x"), frame(PONG, b""), frame(MORE, b"")])
def test_endless_pings_and_fragments_close_the_socket(sign: bytes) -> None:
    """One socket blocked all others for 2.5 to 16 s, and unread pongs took 13 MB a second."""
    async def work(site: Site) -> None:
        async with site.guest() as one, wire_to(site, one, "lobby") as line:
            await line.put(frame(PING, b"abc") * 20)
            for _ in range(20):
                assert await line.next(PONG) == b"abc"
            await line.put(frame(0x01, b" ") if sign[0] == MORE else b"", sign * 300)
            assert int.from_bytes((await line.next(CLOSE))[:2], "big") == 1008

    visit(work)


@pytest.mark.parametrize("fault", [
    RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'."),
    WebSocketDisconnect(1006), ConnectionResetError()])
async def test_late_answer_to_a_closed_socket_is_no_error(fault: Exception) -> None:
    """A malformed frame closed the socket while a message waited to be sent; found by 10 million random messages."""
    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            raise fault

    socket = WebSocket({"type": "websocket", "path": "/ws/x", "headers": []}, receive, send)
    await socket.accept()
    sockets = SocketEndpoint.__new__(SocketEndpoint)
    assert not await sockets.sender(socket)("{}")


@pytest.mark.parametrize("answers", [True, False])
def test_silent_socket_is_pinged_and_closed_without_a_pong(answers: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PING_INTERVAL", 0.1)
    monkeypatch.setattr(run, "DEAD_AFTER", 600.0 if answers else 0.3)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, bot("random")))["table"]
            async with wire_to(site, one, table) as line:
                for _ in range(4 if answers else 0):
                    await line.put(frame(PONG, await line.next(PING)))
                if answers:
                    assert len(site.context.tables.live[table].subscribers) == 1
                else:
                    assert int.from_bytes((await line.next(CLOSE))[:2], "big") == 1011
                    await watched_by(site, table, 0)
                    assert not site.context.counts["slow_watchers"]

    visit(work)


def test_sent_scene_has_the_fields_of_scene() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, bot("random")))["table"]
            async with one.at(table) as place:
                for scene in (await place.first(), await place.catch_up((await place.play())["number"])):
                    fields = msgspec.structs.fields(table_messages.Scene)
                    assert set(scene) == {"is", *(field.encode_name for field in fields)}
                for raw in place.raw:
                    msgspec.json.decode(raw, type=table_messages.TableServerMessage)

    visit(work)
