"""Connections with deadlines: whoever connects and says half a sentence keeps a descriptor from somebody else.

A request has so many seconds for its headers and so many for its body."""
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

PIECE = 4096  # bytes of a socket that are read at a time: in between it may have been cut off
SIGNS, SIGNS_BURST = 20.0, 200  # a second, in the long run, and at once: frames of a socket that are no message
TOO_MUCH = 1008
HEADERS = 100  # of a request
PIECES = 8_000  # of a body, however long it is: a letter a piece takes a thousand times as long to read
AGAIN = 0.25  # seconds: after a stall of ours what has come meanwhile is read before anybody is called late
REFUSED = b"HTTP/1.1 %s\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def address_of(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return client_network(str(peer[0])) if peer else ""


class Exchange(h11.Connection):
    """What is said on a connection: so many headers and no more, and bodies in so many pieces."""

    pieces = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = 0
            if len(event.headers) > HEADERS:
                raise h11.RemoteProtocolError("too many headers")
        elif isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > PIECES:
                raise h11.RemoteProtocolError("a body in too many pieces")
        return event


class Connection(H11Protocol):
    """HTTP, with deadlines."""

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.conn = Exchange(h11.SERVER, self.config.h11_max_incomplete_event_size or 0)
        self.entrance: ConnectionLimiter = self.config.app.entrance  # type: ignore[union-attr]
        self.address = ""
        self.admitted = False
        self.phase: Any = None  # what we wait for: headers (IDLE), a body (SEND_BODY), nothing
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.address = address_of(transport)
        self.admitted = self.entrance.admit(self.address)
        if self.admitted:
            super().connection_made(transport)
            self.set_deadline()
        else:
            transport.write(REFUSED % b"503 Service Unavailable")
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.admitted:
            self.entrance.leave(self.address)
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
        self.admitted = False  # it is the other protocol's now
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Unless an answer is under way already, or done: a second one would be none. Nothing else comes behind it."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def set_deadline(self) -> None:
        """When what we wait for has changed; not when a byte more of it comes."""
        settings, phase = self.entrance.settings, self.conn.their_state
        if phase is self.phase or not self.admitted:
            return
        self.clear_deadline()
        self.phase = phase
        if phase is h11.IDLE or phase is h11.SEND_BODY:
            seconds = settings.headers if phase is h11.IDLE else settings.body
            self.deadline = self.loop.call_later(seconds, self.look_again)

    def clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def look_again(self) -> None:
        self.deadline = self.loop.call_later(AGAIN, self.end)

    def end(self) -> None:
        self.deadline = None
        self.entrance.late += 1
        if self.phase is h11.IDLE:
            self.transport.write(REFUSED % b"408 Request Timeout")
        self.transport.close()
        self.loop.call_later(AGAIN, self.transport.abort)  # who reads nothing either is not waited for


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket: it was let in as HTTP. What is said there has its rate (sockets.py); so have signs of life, each of
    which is answered, whether the answers are read or not, and pieces of a message that never ends."""

    address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.address = address_of(transport)
        self.signs = Bucket(SIGNS, SIGNS_BURST)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.app.entrance.leave(self.address)  # type: ignore[union-attr]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A little at a time: who is no longer listened to has said nothing more."""
        for at in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[at:at + PIECE])

    def handle_ping(self) -> None:
        if self.may_sign():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_sign():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_sign():
            super().handle_cont(event)

    def may_sign(self) -> bool:
        if self.close_sent:
            return False
        if self.signs.take():
            return True
        if self.conn.state is OPEN:
            self.conn.fail(TOO_MUCH, "rate")
            self.handle_parser_exception()
        else:  # it has not even been let in
            self.transport.abort()
        return False
