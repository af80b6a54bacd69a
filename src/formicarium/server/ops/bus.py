"""Several servers, one set of tables: a notice on NATS says that a table has something new, the store says what.

A notice that is lost loses nothing: each server also looks now and then at the tables that are watched on it.
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
    """The bus cannot be reached; says where it was looked for."""


class Notice(msgspec.Struct, frozen=True):
    server: str
    table: str
    what: str  # line, setting, chat, presence, proposal, token; of the lobby: lobby, seek (table: what is wanted)
    chat: Chat | None = None
    people: tuple[str, ...] = ()  # players who are with that server now
    looking_on: int = 0
    proposal: Proposal | None = None
    number: int = 0  # of lines, when it was made
    over: bool = False  # it was refused or withdrawn
    declined: Declined | None = None  # by whom


class Bus:
    def __init__(self, address: str, server: str, secret: bytes) -> None:
        self.address = address
        self.server = server
        self.key = hmac.digest(secret, b"bus", "sha256")  # what signs cookies signs nothing else
        self.nats: Any = None

    async def connect(self) -> None:
        import nats

        async def quiet(fault: Exception) -> None:
            """It reconnects by itself; meanwhile tables are looked at now and then."""

        try:
            async with asyncio.timeout(PATIENCE):  # it would go on trying for ever, also the first time
                self.nats = await nats.connect(self.address, connect_timeout=2, max_reconnect_attempts=-1,
                                               error_cb=quiet)
        except TimeoutError:
            raise BusFault(f"{self.address_shown()}: does not answer") from None
        except Exception as fault:  # nats raises whatever its socket raised, which may repeat the address
            secret = self.address.rpartition("@")[0].partition("://")[2]
            what = f"{type(fault).__name__}" if secret else str(fault)
            raise BusFault(f"{self.address_shown()}: {what}") from None

    def address_shown(self) -> str:
        """Without user and password."""
        return "nats://" + self.address.partition("://")[2].rpartition("@")[2]

    # whoever reaches the bus and is no server of ours could put words into people's mouths

    def sign(self, notice: Notice) -> bytes:
        data = msgspec.json.encode(notice)
        return hmac.digest(self.key, data, "sha256") + data

    def read(self, data: bytes) -> Notice | None:
        """None: nobody of ours said that."""
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
        except Exception:  # the store has it; the others will look
            return

    async def close(self) -> None:
        if self.nats is not None and not self.nats.is_closed:
            await self.nats.close()
