"""The bus between servers: only servers of ours are believed, and its password is nobody's business."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import nats
import pytest
from services import nats_server

from formicarium.server.bus import SUBJECT, Bus, BusFault, Notice

from .site import PATIENCE, SECRET

pytestmark = pytest.mark.engine_free
OTHER = b"a key of somebody else, not ours"


async def heard(address: str, say: Callable[[Bus], Awaitable[None]]) -> list[str]:
    """What a server believes of what is said, up to a word of its friend."""
    mine, friend = Bus(address, "mine", SECRET), Bus(address, "friend", SECRET)
    got: list[str] = []
    last = asyncio.Event()

    async def receive(notice: Notice) -> None:
        got.append(notice.what)
        if notice.what == "last":
            last.set()

    await mine.connect()
    await friend.connect()
    await mine.listen(receive)
    await mine.nats.flush()
    await say(friend)
    await friend.nats.flush()
    await friend.publish(Notice("friend", "t", "last"))
    async with asyncio.timeout(PATIENCE):
        await last.wait()
    await mine.close()
    await friend.close()
    return got


def test_a_forged_notice_is_not_believed() -> None:
    async def say(friend: Bus) -> None:
        forged = Notice("evil", "t", "forged")
        plain, signed = msgspec.json.encode(forged), Bus("", "evil", OTHER).sign(forged)
        ours = friend.sign(Notice("friend", "t", "line"))
        for data in (plain, signed, b"", b"x" * 31, b"\x00" * 500, ours[:-1] + b" ", ours.replace(b"line", b"chat")):
            await friend.nats.publish(f"{SUBJECT}.t", data)
        await friend.publish(Notice("friend", "t", "line"))

    with nats_server() as address:
        assert asyncio.run(heard(address, say)) == ["line", "last"]


def test_a_bus_with_a_password_that_is_never_printed() -> None:
    async def nothing(_: Bus) -> None:
        pass

    async def refused(address: str) -> str:
        bus = Bus(address, "mine", SECRET)
        try:
            with pytest.raises(BusFault) as fault:
                await bus.connect()
        finally:
            with suppress(nats.errors.Error):
                await bus.close()
        return str(fault.value)

    with nats_server("--user", "ant", "--pass", "hidden-word") as address:
        host = address.removeprefix("nats://")
        assert asyncio.run(heard(f"nats://ant:hidden-word@{host}", nothing)) == ["last"]
        for wrong in ("ant:hidden-wrong@", ""):
            assert "hidden" not in asyncio.run(refused(f"nats://{wrong}{host}"))
    for gone in ("127.0.0.1:1", "[::", "host:hidden-port"):
        assert "hidden-word" not in asyncio.run(refused(f"nats://ant:hidden-word@{gone}"))
