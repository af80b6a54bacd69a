"""HTTP and WebSocket connections for uvicorn with deadlines for headers and bodies, and limits of frames.

Without deadlines, clients that send half a request could use up all file descriptors.
"""
from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from formicarium.server.client_address import client_network
from formicarium.server.http.connection_limits import ConnectionLimiter
from formicarium.server.rate_limits import Bucket

PIECE_BYTES = 4096  # of a socket that are parsed at a time; the socket may be closed in between
CONTROL_FRAMES, CONTROL_FRAMES_BURST = 20.0, 200  # pings, pongs and continuations a second, and at once
RATE_EXCEEDED = 1008  # WebSocket close code
MAX_HEADERS = 100  # of a request
MAX_CHUNKS = 8_000  # of a body: chunks of one byte would take a thousand times as long to read
SECOND_CHANCE = 0.25  # seconds between a deadline and the close: after a stall the server reads what has arrived
REFUSED = b"HTTP/1.1 %s\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def address_of(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return client_network(str(peer[0])) if peer else ""


class LimitedParser(h11.Connection):
    """Parser of one HTTP connection; refuses requests with too many headers or chunks."""

    chunks = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = 0
            if len(event.headers) > MAX_HEADERS:
                raise h11.RemoteProtocolError("too many headers")
        elif isinstance(event, h11.Data):
            self.chunks += 1
            if self.chunks > MAX_CHUNKS:
                raise h11.RemoteProtocolError("a body in too many pieces")
        return event


class Connection(H11Protocol):
    """One HTTP connection with deadlines."""

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.conn = LimitedParser(h11.SERVER, self.config.h11_max_incomplete_event_size or 0)
        self.limiter: ConnectionLimiter = self.config.app.connection_limiter  # type: ignore[union-attr]
        self.address = ""
        self.admitted = False
        self.phase: Any = None  # the parser's state: waiting for headers (IDLE) or a body (SEND_BODY), or not waiting
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.address = address_of(transport)
        self.admitted = self.limiter.admit(self.address)
        if self.admitted:
            super().connection_made(transport)
            self.set_deadline()
        else:
            transport.write(REFUSED % b"503 Service Unavailable")
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.admitted:
            self.limiter.leave(self.address)
            self.clear_deadline()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.admitted:
            super().data_received(data)
            self.set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.clear_deadline()
        self.admitted = False  # SocketConnection counts it from here on
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Send 400 if no answer has begun, otherwise close; nothing is read after it."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def set_deadline(self) -> None:
        """Start a deadline when the parser's state has changed; further bytes do not extend it."""
        settings, phase = self.limiter.settings, self.conn.their_state
        if phase is self.phase or not self.admitted:
            return
        self.clear_deadline()
        self.phase = phase
        if phase is h11.IDLE or phase is h11.SEND_BODY:
            seconds = settings.headers if phase is h11.IDLE else settings.body
            self.deadline = self.loop.call_later(seconds, self.give_second_chance)

    def clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_second_chance(self) -> None:
        self.deadline = self.loop.call_later(SECOND_CHANCE, self.end)

    def end(self) -> None:
        self.deadline = None
        self.limiter.late += 1
        if self.phase is h11.IDLE:
            self.transport.write(REFUSED % b"408 Request Timeout")
        self.transport.close()
        self.loop.call_later(SECOND_CHANCE, self.transport.abort)  # for a client that does not read the answer


class SocketConnection(WebSocketsSansIOProtocol):
    """One WebSocket, admitted as an HTTP connection.

    Messages have their rate in sockets/endpoint.py. Pings, pongs and continuation frames have one here: each ping is
    answered, even if the client reads no answer, and a message could continue without end."""

    address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.address = address_of(transport)
        self.control_frames = Bucket(CONTROL_FRAMES, CONTROL_FRAMES_BURST)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.app.connection_limiter.leave(self.address)  # type: ignore[union-attr]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse in small pieces, so that the rest is dropped once the socket is closed."""
        for at in range(0, len(data), PIECE_BYTES):
            if not self.transport.is_closing():
                super().data_received(data[at:at + PIECE_BYTES])

    def handle_ping(self) -> None:
        if self.take_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.take_control_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.take_control_frame():
            super().handle_cont(event)

    def take_control_frame(self) -> bool:
        """Charge a control frame; close the socket beyond the rate."""
        if self.close_sent:
            return False
        if self.control_frames.take():
            return True
        if self.conn.state is OPEN:
            self.conn.fail(RATE_EXCEEDED, "rate")
            self.handle_parser_exception()
        else:  # its handshake has not ended
            self.transport.abort()
        return False
