"""A person's list of tables: its cards are stored beside the tables, so no game is replayed."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import Raw

from formicarium.server.lobby import opening
from formicarium.server.protocol.table_messages import NewTable
from formicarium.server.tables import history, summaries
from tests.support.site import ME, OPEN, Guest, Site, bot, eventually, here, visit

from .test_attacks import tiresome


async def first_card(guest: Guest) -> dict[str, Any]:
    found = await guest.ask("GET", "/api/me/tables")
    return {card["table"]: card for card in found}


async def rest_all(site: Site) -> None:
    async def nobody_here() -> bool:
        for name in list(site.context.tables.live):
            site.context.tables.unload_if_idle(site.context.tables.live[name], site.context.time.now() + 10_000)
        return not site.context.tables.live

    async def all_kept() -> bool:
        return len(await site.context.store.names("card")) == len(await site.context.store.matches())

    await eventually(nobody_here)
    await eventually(all_kept)


def test_list_of_tables_replays_no_game() -> None:
    """A list of two hundred tables once took 28 seconds and 650 MB."""
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            played = (await one.open(ME, bot("random")))["table"]
            async with one.at(played) as place:
                await place.first()
                await place.play_out()
            begun = await one.open(ME, OPEN, public=True)
            await other.ask("POST", begun["invitations"][1].replace("/join", "/api/join"), {"name": "Bo"})
            async with one.at(begun["table"]) as a, other.at(begun["table"]) as b:
                await a.first()
                await b.first()
                for _ in range(3):
                    mover = a if a.my_turn() else b
                    number = (await mover.play())["number"]
                    await a.catch_up(number)
                    await b.catch_up(number)
            await one.open(ME, OPEN)
            await other.open(ME, here("Cy"))
            before = await first_card(one), await first_card(other)
            assert before[0][played]["ended"] and before[0][played]["places"]
            assert [len(found) for found in before] == [3, 2]
            await rest_all(site)
            loaded = site.context.counts["rooms_loaded"]
            after = await first_card(one), await first_card(other)
            assert site.context.counts["rooms_loaded"] == loaded and not site.context.tables.live
            for was, now in zip(before, after, strict=True):
                assert list(was) == list(now)
                for table, card in was.items():
                    assert card | {"seats": []} == now[table] | {"seats": []}
                    for old, new in zip(card["seats"], now[table]["seats"], strict=True):
                        assert {**old, "here": 0, "away": 0} == {**new, "here": 0, "away": 0}
                        assert (new["away"] is not None) == (new["kind"] == "person")
            async with other.at(begun["table"]) as b:
                await b.first()
                assert (await first_card(one))[begun["table"]]["seats"][1]["here"]

    visit(work)


def test_tables_without_a_summary_are_replayed_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summaries, "REPLAYED", 2)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            tables = {(await one.open(ME, here("Bo")))["table"] for _ in range(7)}
            await rest_all(site)
            for name, _ in await site.context.store.names("card"):
                await site.context.store.take("card", name)
            loaded = site.context.counts["rooms_loaded"]
            assert len(await first_card(one)) >= 2
            assert site.context.counts["rooms_loaded"] - loaded <= 3

            async def all_there() -> bool:
                return set(await first_card(one)) == tables

            await eventually(all_there)
            await eventually(lambda: nothing_waits(site))
            await rest_all(site)
            loaded = site.context.counts["rooms_loaded"]
            assert set(await first_card(one)) == tables
            assert site.context.counts["rooms_loaded"] == loaded

    visit(work, reads=1e6)


async def nothing_waits(site: Site) -> bool:
    return not site.context.tables.without_summary


def test_outdated_summary_of_a_table_is_ignored() -> None:
    """After a crash the lines may be newer than the summary."""
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, here("Bo")))["table"]
            await rest_all(site)
            old = await site.context.store.get("card", table)
            async with one.at(table) as place:
                await place.first()
                await place.play()
            await rest_all(site)
            for kept in (old, "", "{", '{"number":1,"waiting":"x"}'):
                await site.context.store.put("card", table, kept or "")
                card = (await first_card(one))[table]
                assert (card["number"], card["waiting"], card["ended"]) == (1, [1], "")
                await rest_all(site)

    visit(work)


def test_reads_are_rate_limited_and_expensive_ones_cost_more() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            codes = [(await one.http.get("/api/me/tables")).status_code for _ in range(8)]
            assert codes == [200] * 4 + [429] * 4
            assert (await other.http.get("/api/me/tables")).status_code == 200
            for _ in range(60):
                assert (await one.http.get("/")).status_code == 200

    visit(work, reads=0.001, reads_burst=45)


def test_reading_a_long_game_does_not_block_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying a journal of two thousand lines blocked all other requests."""
    monkeypatch.setattr(history, "SECONDS_AT_A_TIME", 0.0)
    monkeypatch.setattr(opening, "SECONDS_AT_A_TIME", 0.0)
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def work(site: Site) -> None:
        nonlocal turns
        async with site.guest() as one:
            text = tiresome(100)
            read = asyncio.create_task(opening.read_match(site.context, NewTable(Raw(b"{}"), (), journal=text)))
            counting = asyncio.create_task(count())
            match = await read
            assert turns > 200 and match.ended()
            table = (await one.open(ME, here("Bo"), journal=text))["table"]
            await rest_all(site)
            turns = 0
            room = await site.context.tables.get(table)
            assert turns > 200 and room.history.match == match
            counting.cancel()

    visit(work)


def test_expensive_pages_are_rate_limited() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            codes = [(await one.http.get("/api/docs")).status_code for _ in range(3)]
            assert codes == [200, 200, 429]
        async with site.guest() as other:
            codes = [(await other.http.get("/metrics")).status_code for _ in range(10)]
            assert codes == [200] * 8 + [429] * 2
            assert (await other.http.get("/healthz")).status_code == 200

    visit(work, reads=0.001, reads_burst=44)
