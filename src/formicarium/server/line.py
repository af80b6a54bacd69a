"""The WebSocket of a table: uvicorn's, with short ways for what every move asks of it.

A text frame that comes whole, and alone, is read here; all else goes through uvicorn and websockets. What is sent is
put into frames here, and handed to the transport as long as that one takes it.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is a compiled one nearly everywhere
    from websockets.utils import apply_mask

NAME = "formicarium.line"  # among the extensions of the scope
TEXT, PONG = 0x81, 0x8A  # with the bit that says: the last of its message
MASKED = 0x80
SHORT, MEDIUM = 126, 65536  # lengths from which a frame has a longer head
PING = b"\x89\x00"


def frame(data: bytes) -> bytes:
    """A text message."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < MEDIUM:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.heard = self.loop.time()  # when anything last came
        self.pinged = False  # since then
        self.stuck = 0.0  # since when the other side does not read; 0: it does
        self.listening = False  # somebody waits for the next message
        self.between = False  # the parser stands between two messages, so the next can go past it
        self.free: Callable[[], None] = nothing  # called when there is room again
        self.at_once: Callable[[bytes], bool] = never  # does with a message what it can at once; False: it cannot

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[NAME] = self
        await super().run_asgi()

    # out

    @property
    def open(self) -> bool:
        """Takes frames now."""
        return not (self.stuck or self.close_sent or self.disconnected or self.transport.is_closing())

    def put(self, frames: bytes) -> None:
        self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck = 0.0
        self.free()

    def ping(self) -> None:
        """Whoever is there answers."""
        if self.open and not self.pinged:
            self.pinged = True
            self.put(PING)

    def cut(self) -> None:
        self.transport.abort()

    # in

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        self.pinged = False
        if not (self.between and self.pass_by(data)):
            super().data_received(data)
            self.between = stands_between(self.conn)

    def pass_by(self, data: bytes) -> bool:
        """One whole text or pong frame is done with here."""
        if len(data) < 6 or data[1] < MASKED or self.close_sent:
            return False
        size, start = data[1] - MASKED, 6
        if size == SHORT:
            size, start = int.from_bytes(data[2:4], "big"), 8
        if len(data) != start + size or size > self.config.ws_max_size:
            return False
        if data[0] == PONG:
            return size < SHORT
        if data[0] != TEXT:
            return False
        message = apply_mask(data[start:], data[start - 4:start])
        if self.listening and self.at_once(message):
            return True
        try:
            text = message.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.listening:
            self.listening = False
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def listen(self, at_once: Callable[[bytes], bool]) -> None:
        """From here on messages may pass by, and those that `at_once` takes go no further."""
        self.at_once = at_once
        self.between = stands_between(self.conn)

    async def hear(self) -> str | bytes | None:
        """The next message; None: it has gone."""
        self.listening = self.queue.empty()
        message: Any = await self.receive()
        self.listening = False
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""


def nothing() -> None: ...


def never(data: bytes) -> bool:
    return False


def stands_between(conn: Any) -> bool:
    """Where websockets' parser waits. Should that ever look different, everything goes the long way."""
    if conn.state is not State.OPEN or conn.current_size is not None:
        return False
    parser = conn.parser
    while (inner := parser.gi_yieldfrom) is not None:
        parser = inner
    return str(parser.__name__) == "at_eof"


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    line: Line = cast(dict[str, Any], socket.scope["extensions"])[NAME]
    return line
