"""Attacks on tables that once succeeded: endless takebacks, hints, chats, proposals, lists."""
from __future__ import annotations

import asyncio
import tracemalloc
from typing import Any

import pytest

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Entry, Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.wyx.game import Wyx
from formicarium.server.lobby import opening as lobby
from formicarium.server.tables import live_table, seats, summaries
from formicarium.server.tables.history import LINES_BETWEEN_SNAPSHOTS, History, Takeback
from tests.support.site import ME, OPEN, Site, bot, here, visit

pytestmark = pytest.mark.long


def tiresome(again: int, to_the_end: bool = True) -> str:
    dice = Seeded(2)
    match = Match.begin(Wyx(players=2), Seeded(1))
    lines = [journal.write(match).strip()]
    while not match.ended():
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        match = match.play(seat, options[dice.below(len(options))], dice)
        line = journal.text(match.journal[-1])
        if len(lines) == 1:
            assert match.can_undo(seat)
            lines += [line, f'{{"seat":{seat}}}'] * again
        lines.append(line)
        if not to_the_end:
            break
    return "\n".join(lines) + "\n"


def test_imported_journal_of_takebacks_uses_little_memory() -> None:
    """180 kB of it took 180 MB in a replay, 1 MiB six gigabytes."""
    async def work(site: Site) -> None:
        async with site.guest() as one:
            new = {"game": {}, "seats": [ME, ME]}
            assert await one.trouble("POST", "/api/tables", {**new, "journal": tiresome(lobby.LINES)}) == \
                (413, "too-long")
            opened = await one.ask("POST", "/api/tables", {**new, "journal": tiresome(lobby.LINES // 2 - 100)})
            tracemalloc.start()
            try:
                path = f"/api/tables/{opened['table']}/moments"
                last = (await one.ask("GET", f"{path}/0"))["last"]
                assert tracemalloc.get_traced_memory()[1] < 12_000_000
            finally:
                tracemalloc.stop()
            reply = await one.ask("GET", f"{path}/{last}")
            assert reply["ended"] and reply["told"]["number"] == last > lobby.LINES - 200
            history = site.context.tables.live[opened["table"]].history
            known = len(history.snapshots)
            for number in range(1, last, last // 9):
                assert (await one.ask("GET", f"{path}/{number}"))["number"] == number
            assert len(history.snapshots) == known

    visit(work)


def test_imported_journal_may_be_as_long_as_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of Fourmidable for six has thousands of lines, and its own site refused to import it."""
    monkeypatch.setattr(lobby, "LINES", 10)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            new, needed = {"game": {}, "seats": [ME, ME]}, Wyx(players=2).usual_length
            assert tiresome(0).count("\n") > lobby.LINES
            assert (await one.ask("POST", "/api/tables", {**new, "journal": tiresome(0)}))["table"]
            assert await one.trouble("POST", "/api/tables", {**new, "journal": tiresome(needed)}) == (413, "too-long")

    visit(work)


def test_takebacks_are_limited_per_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MAX_TAKEBACKS", 10)
    monkeypatch.setattr("formicarium.server.tables.proposals.MAX_TAKEBACKS", 10)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, bot("level1"), journal=tiresome(9, to_the_end=False))
            async with one.at(opened["table"]) as a:
                await a.catch_up(19)
                assert (await a.say("undo", seat=0, seen=19))["is"] == "done"
                await a.shows(lambda scene: scene["number"] >= 20)
                number = a.scene["number"]
                assert (await a.say("propose", seat=0, what="takeback"))["rule"] == "UNDO"
                assert (await a.say("undo", seat=0, seen=number))["rule"] in ("UNDO", "STALE")

    visit(work)


def test_takebacks_are_loaded_in_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hundred of them late in a game of Cigale blocked the server for eighteen seconds at each load."""
    opening, dice = Match.begin(Cigale(players=4, mode="winter"), Seeded(1)), Seeded(2)
    table = History(opening, 0.0)
    while table.number < 400:
        if table.number > 200 and dice.below(2):
            keep = Takeback(table.number - 1 - dice.below(40), 0)
            table.accept(keep, table.match_at(keep.keep), 0.0)
        else:
            seat = table.match.waiting()[0]
            options = table.match.legal_actions(seat)
            match = table.match.play(seat, options[dice.below(len(options))], dice)
            table.accept(match.journal[-1], match, 0.0)
    followed = 0
    follow = Match.apply_entry

    def count_entry(match: Match, entry: Entry) -> Match:
        nonlocal followed
        followed += 1
        return follow(match, entry)

    monkeypatch.setattr(Match, "apply_entry", count_entry)
    again = History(opening, 0.0)
    for step in table.records:
        again.read_line(journal.text(step.line), 0.0)
    assert followed < 400 * LINES_BETWEEN_SNAPSHOTS / 2
    for number in range(0, 401, 9):
        lines = [table.records[n - 1].line for n in table.current_lines(number)]
        whole = Match.replay(opening.game, opening.opening, [line for line in lines if isinstance(line, Entry)])
        assert again.match_at(number) == whole and again.match_at(number).view(0) == whole.view(0)


def test_undo_after_the_end_is_refused() -> None:
    """After the end the whole journal is public, with all secrets."""
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, here("Bo"))
            async with one.at(opened["table"]) as a:
                await a.first()
                end = await a.play_out()
                for seat in (0, 1):
                    assert (await a.say("undo", seat=seat, seen=end["number"]))["rule"] == "ENDED"

    visit(work)


def test_imported_ended_game_is_not_counted_as_unfinished() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            for _ in range(3):
                await one.open(ME, here("Bo"), journal=tiresome(0))
            assert await site.context.store.names("opened") == ()
            assert await site.context.store.names("live") == ()

    visit(work, tables=2)


def test_list_of_tables_reads_a_limited_number_from_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summaries, "LOOKED_AT", 3)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            tables = [(await one.open(ME, here("Bo")))["table"] for _ in range(5)]
            for at, table in enumerate(tables):
                await site.context.store.put("holds", f"{one.id}/{table}", seats.sortable_time(at))
            site.context.tables.live.clear()
            mine = await one.ask("GET", "/api/me/tables")
            assert {card["table"] for card in mine} == set(tables[2:])

    visit(work)


def test_hints_of_a_person_run_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(site: Site) -> None:
        think, ready = site.context.bots.pool.think, asyncio.Event()

        async def slowly(*question: Any) -> bytes | None:
            await ready.wait()
            return await think(*question)

        monkeypatch.setattr(site.context.bots.pool, "think", slowly)
        async with site.guest() as one:
            opened = await one.open(ME, here("Bo"))
            async with one.at(opened["table"]) as a, one.at(opened["table"]) as b:
                await a.first()
                await b.first()
                id_ = await a.send("hint", seat=0)
                while not site.context.bots.hinting:
                    await asyncio.sleep(0.01)
                assert (await b.say("hint", seat=0))["rule"] == "RATE"
                ready.set()
                assert (await a.until(lambda message: message.get("id") == id_))["is"] == "hinted"
                assert (await b.say("hint", seat=0))["is"] == "hinted"

    visit(work)


def test_chat_rate_of_spectators_is_apart_from_players() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            opened = await one.open(ME, here("Bo"))
            async with one.at(opened["table"]) as a, other.at(opened["table"], opened["watch"][-24:]) as b:
                answers = [await b.say("say", text="x") for _ in range(4)]
                assert [answer["is"] for answer in answers] == ["done", "done", "done", "refused"]
                assert (await a.say("say", text="x"))["is"] == "done"

    visit(work, chats=6)


def test_proposal_ends_when_an_asked_player_leaves() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {})
            table: Any = site.context.tables.live[opened["table"]]
            async with one.at(opened["table"]) as a:
                await a.first()
                assert (await a.say("propose", seat=0, what="replace", about=1))["is"] == "done"
                assert table.proposals.current and table.proposals.current.asked == (1,)
                await table.run_in_order(lambda: table.replace(1, "level1"))
                assert table.proposals.current is None

    visit(work)
