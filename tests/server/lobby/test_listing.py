"""The list of open public tables: who finds them, and when they leave the list."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from formicarium.server.lobby import listing
from tests.support.site import ME, OPEN, Guest, Site, bot, here, visit


async def list_tables(guest: Guest) -> list[Any]:
    found: list[Any] = await guest.ask("GET", "/api/waiting")
    return found


def test_open_table_is_listed_until_it_is_full() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, site.guest() as three, site.guest() as four:
            await one.open(ME, OPEN)
            await one.open(ME, bot("random"), public=True)
            opened = await one.open(ME, OPEN, OPEN, public=True, pace={"move": 60})
            assert await list_tables(one) == []
            found = await list_tables(two)
            assert len(found) == 1
            assert found[0]["free"] == 2 and found[0]["game"]["players"] == 3 and found[0]["pace"]["move"] == 60
            assert found[0]["join"] == opened["invitations"][1] and found[0]["imported"] is False
            assert opened["table"] not in str(found) and opened["watch"] not in str(found)
            assert set(found[0]) == {"game", "free", "join", "pace", "imported", "opened", "host", "seats"}
            async with one.at(opened["table"]) as a:
                assert (await a.first())["public"] is True
                await two.ask("POST", f"/api{found[0]['join']}", {"name": "Bo"})
                assert await list_tables(two) == []
                found = await list_tables(three)
                assert found[0]["free"] == 1 and found[0]["join"] == opened["invitations"][2]
                await three.ask("POST", f"/api{found[0]['join']}", {"name": "Cy"})
                assert await list_tables(four) == []
                assert await four.trouble("POST", f"/api{found[0]['join']}", {}) == (409, "seat-taken")
                assert (await a.shows(lambda scene: scene["seats"][2]["kind"] == "person"))["public"] is False
            while await site.context.store.names("waiting"):
                await asyncio.sleep(0.01)
            kept = dict(await site.context.store.names("opened", f"{one.id}/"))
            assert kept[f"{one.id}/{opened['table']}"] == ""

    visit(work)


def test_abandoned_open_table_is_no_longer_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "FRESH", 0.0)

    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN, public=True)
            async with one.at(opened["table"]) as a:
                await a.first()
                await asyncio.sleep(0.5)  # seconds; longer than a player may be away
                assert len(await list_tables(two)) == 1
            while await list_tables(two):
                await asyncio.sleep(0.05)
            assert await site.context.store.names("waiting") == ()
            async with one.at(opened["table"]) as a:
                await a.first()
                while not await list_tables(two):
                    await asyncio.sleep(0.05)

    visit(work, away=0.3)


def test_waiting_list_is_short_and_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "LISTED", 3)
    monkeypatch.setattr(listing, "LOOKED_AT", 4)
    monkeypatch.setattr(listing, "FRESH", 60.0)
    made: list[int] = []
    found = listing.find_tables

    async def count_reads(context: Any) -> Any:
        made.append(1)
        return await found(context)

    monkeypatch.setattr(listing, "find_tables", count_reads)

    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            for _ in range(6):
                await one.open(ME, OPEN, public=True)
            lists = await asyncio.gather(*(list_tables(two) for _ in range(20)))
            assert len(made) == 1 and max(map(len, lists)) == 3
            assert len(site.context.lobby.listing.tables) == 4
            assert len(await list_tables(two)) == 3

    visit(work, waiting=10)


def test_imported_table_is_listed_as_imported() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            first = await one.open(ME, here("B"))
            async with one.at(first["table"]) as a:
                await a.first()
                await a.play_out()
            text = (await one.http.get(f"/api/tables/{first['table']}/journal")).text
            begun = "\n".join(text.split("\n")[:6]) + "\n"
            await one.open(ME, OPEN, public=True, journal=begun)
            assert [table["imported"] for table in await list_tables(two)] == [True]

    visit(work)
