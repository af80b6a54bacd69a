"""Notices between several servers of one store, over NATS: they say which table has changed, the store says how.

A lost notice loses nothing: each server also reads the tables with subscribers at intervals.
"""
from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from formicarium.server.protocol.table_messages import Chat, Declined, Proposal

SUBJECT = "formicarium.table"
PATIENCE = 5.0  # seconds
SIGNATURE = 32  # bytes


class BusFault(Exception):
    """The bus cannot be reached; the message names its address."""


class Notice(msgspec.Struct, frozen=True):
    server: str
    table: str
    what: str  # line, setting, chat, presence, proposal, token; of the lobby: lobby, seek (table: the kind)
    chat: Chat | None = None
    people: tuple[str, ...] = ()  # players connected to that server
    looking_on: int = 0
    proposal: Proposal | None = None
    number: int = 0  # of lines when the proposal was made
    over: bool = False  # declined or withdrawn
    declined: Declined | None = None  # and by which seat


class Bus:
    def __init__(self, address: str, server: str, secret: bytes) -> None:
        self.address = address
        self.server = server
        self.key = hmac.digest(secret, b"bus", "sha256")  # derived, since the key itself signs cookies
        self.nats: Any = None

    async def connect(self) -> None:
        import nats

        async def quiet(fault: Exception) -> None:
            """Ignore errors: the client reconnects by itself, and tables are read at intervals."""

        try:
            async with asyncio.timeout(PATIENCE):  # nats retries without end, also the first time
                self.nats = await nats.connect(self.address, connect_timeout=2, max_reconnect_attempts=-1,
                                               error_cb=quiet)
        except TimeoutError:
            raise BusFault(f"{self.address_shown()}: does not answer") from None
        except Exception as fault:  # nats raises any error of its socket, which may contain the address
            secret = self.address.rpartition("@")[0].partition("://")[2]
            what = f"{type(fault).__name__}" if secret else str(fault)
            raise BusFault(f"{self.address_shown()}: {what}") from None

    def address_shown(self) -> str:
        """Return the address without user and password."""
        return "nats://" + self.address.partition("://")[2].rpartition("@")[2]

    # Messages are signed: any other client of the bus could forge chats and proposals.

    def sign(self, notice: Notice) -> bytes:
        data = msgspec.json.encode(notice)
        return hmac.digest(self.key, data, "sha256") + data

    def read(self, data: bytes) -> Notice | None:
        """Return a notice, or None if its signature is wrong."""
        if not hmac.compare_digest(hmac.digest(self.key, data[SIGNATURE:], "sha256"), data[:SIGNATURE]):
            return None
        return msgspec.json.decode(data[SIGNATURE:], type=Notice)

    async def listen(self, receive: Callable[[Notice], Awaitable[None]]) -> None:
        async def message(message: Any) -> None:
            notice = self.read(message.data)
            if notice is not None and notice.server != self.server:
                await receive(notice)

        await self.nats.subscribe(f"{SUBJECT}.*", cb=message)

    async def publish(self, notice: Notice) -> None:
        try:
            await self.nats.publish(f"{SUBJECT}.{notice.table}", self.sign(notice))
        except Exception:  # other servers read the store at intervals
            return

    async def close(self) -> None:
        if self.nats is not None and not self.nats.is_closed:
            await self.nats.close()
