"""The bus between servers: only signed notices of the site's servers count, and its password stays secret."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import nats
import pytest

from formicarium.server.ops import bus
from formicarium.server.ops.bus import SUBJECT, Bus, BusFault, Notice
from formicarium.server.protocol import table_messages
from tests.support.services import nats_server
from tests.support.site import ME, OPEN, PATIENCE, SECRET, Site, visit

OTHER = b"the key of another installation"


async def hear_bus(address: str, say: Callable[[Bus], Awaitable[None]]) -> list[str]:
    mine, friend = Bus(address, "mine", SECRET), Bus(address, "friend", SECRET)
    got: list[str] = []
    listening, last = asyncio.Event(), asyncio.Event()

    async def receive(notice: Notice) -> None:
        if notice.what == "ready":
            return listening.set()
        got.append(notice.what)
        if notice.what == "last":
            last.set()

    await mine.connect()
    await friend.connect()
    await mine.listen(receive)
    async with asyncio.timeout(PATIENCE):
        # `flush` proves nothing: its ping overtakes a subscription that is still in the queue
        while not listening.is_set():
            await friend.publish(Notice("friend", "t", "ready"))
            await asyncio.sleep(0.01)
        await say(friend)
        await friend.publish(Notice("friend", "t", "last"))
        await last.wait()
    await mine.close()
    await friend.close()
    return got


def test_forged_bus_notice_is_ignored() -> None:
    async def say(friend: Bus) -> None:
        forged = Notice("evil", "t", "forged")
        plain, signed = msgspec.json.encode(forged), Bus("", "evil", OTHER).sign(forged)
        valid = friend.sign(Notice("friend", "t", "line"))
        for data in (plain, signed, b"", b"x" * 31, b"\x00" * 500, valid[:-1] + b" ", valid.replace(b"line", b"chat")):
            await friend.nats.publish(f"{SUBJECT}.t", data)
        await friend.publish(Notice("friend", "t", "line"))

    with nats_server() as address:
        assert asyncio.run(hear_bus(address, say)) == ["line", "last"]


def test_bus_password_is_never_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: Bus) -> None:
        pass

    async def refusal_of(address: str) -> str:
        mine = Bus(address, "mine", SECRET)
        try:
            with pytest.raises(BusFault) as fault:
                await mine.connect()
        finally:
            with suppress(nats.errors.Error):
                await mine.close()
        return str(fault.value)

    with nats_server("--user", "ant", "--pass", "hidden-word") as address:
        host = address.removeprefix("nats://")
        assert asyncio.run(hear_bus(f"nats://ant:hidden-word@{host}", nothing)) == ["last"]
        monkeypatch.setattr(bus, "PATIENCE", 1.0)  # from here on connections are refused, so the wait is short
        for wrong in ("ant:hidden-wrong@", ""):
            assert "hidden" not in asyncio.run(refusal_of(f"nats://{wrong}{host}"))
    for gone in ("127.0.0.1:1", "[::", "host:hidden-port"):
        assert "hidden-word" not in asyncio.run(refusal_of(f"nats://ant:hidden-word@{gone}"))


class Deaf(Bus):
    """A bus that publishes nothing: the test plays the other servers."""

    async def publish(self, notice: Notice) -> None:
        pass


def test_agreement_of_another_server_is_read_from_the_store() -> None:
    """A notice about it is not enough, not even a true one that is repeated."""
    async def work(site: Site) -> None:
        site.context.bus = Deaf("", "mine", SECRET)
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "B"})
            async with one.at(opened["table"]) as a, two.at(opened["table"]) as b:
                await b.first()
                assert (await a.say("propose", seat=0, what="replace", about=1, bot="random"))["is"] == "done"
                room = site.context.tables.live[opened["table"]]
                mine = room.proposals.current
                assert mine is not None and mine.asked == (1,)
                lie = Notice("other", room.id, "proposal",
                             proposal=msgspec.structs.replace(mine, yes=(0, 1), asked=()))
                for _ in range(2):
                    await site.context.receive_notice(lie)
                    assert room.setting.chairs[1].kind == "person" and room.proposals.current == \
                        msgspec.structs.replace(mine, yes=(0, 1))
                alone = table_messages.Proposal(mine.number + 9, 1, "replace", 1, "random", (1,), ())
                # as after a restart: a proposal of the other server that this one does not know
                room.proposals.current = None
                for _ in range(3):
                    await site.context.receive_notice(Notice("other", room.id, "proposal", proposal=alone))
                    assert room.setting.chairs[1].kind == "person"
                room.proposals.current = mine
                assert (await b.say("answer", seat=1, proposal=mine.number, yes=True))["is"] == "done"
                await a.shows(lambda scene: scene["seats"][1]["kind"] == "bot")
        site.context.bus = None

    visit(work)


def test_repeated_bus_notice_is_ignored() -> None:
    """A person with access to the bus could repeat signed notices, and so repeat another player's words."""
    async def work(site: Site) -> None:
        site.context.bus = Deaf("", "mine", SECRET)
        async with site.guest() as one:
            opened = await one.open(ME, OPEN)
            async with one.at(opened["table"]) as a:
                await a.first()
                assert (await a.say("look", seat=0))["is"] == "done"
                chats = [table_messages.Chat(number, "somebody", "B", -1, f"word {number}", 0.0)
                         for number in range(1, 61)]
                for chat in (*chats, chats[-1], chats[20], chats[0]):
                    await site.context.receive_notice(Notice("other", opened["table"], "chat", chat=chat))
                assert (await a.say("look", seat=0))["is"] == "done"
                assert [one["text"] for one in a.received if one["is"] == "chat"] == [chat.text for chat in chats]
        site.context.bus = None

    visit(work)
