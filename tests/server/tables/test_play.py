"""Whole games over real HTTP and sockets, and the rights of players, spectators and strangers."""
from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

import pytest
from websockets import ConnectionClosed

from formicarium.core import journal
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx
from formicarium.store.store import StoreFault
from tests.support.journals import played_journal
from tests.support.site import ME, OPEN, Guest, Place, Site, bot, eventually, here, site, visit, watched_by


def test_a_whole_game_against_a_bot_and_a_rematch() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as maelle:
            assert (await maelle.ask("PUT", "/api/me", {"name": " Ma\u202eëlle\n\x07 "}))["name"] == "Maëlle"
            opened = await maelle.open(ME, bot("level1"))
            assert opened["invitations"] == [None, None]
            table = opened["table"]
            async with maelle.at(table) as place:
                scene = await place.first()
                assert scene["seat"] == 0 and scene["number"] == 0 and scene["seats"][0]["name"] == "Maëlle"
                scene = await place.play_out()
                assert scene["ended"] in ("WYX-E1", "WYX-E2", "WYX-E3") and scene["why_ended"] == "rules"
                assert sorted(scene["places"])[0] == 1 and scene["tally"][0][0]["rule"] == "WYX-E4"
                scenes = [one for one in place.received if one["is"] == "scene"]
                numbers = [telling["number"] for one in scenes for telling in one["news"]]
                assert numbers == list(range(1, scene["number"] + 1))
                first, second = await asyncio.gather(
                    *(maelle.ask("POST", f"/api/tables/{table}/rematch") for _ in range(2)))
                assert first == second and first["table"] != table
                assert (await place.until(lambda message: message.get("next") == first["table"]))["ended"]
            text = (await maelle.http.get(f"/api/tables/{table}/journal")).text
            match, names = journal.read(text, SHELF)
            assert match.ended() == scene["ended"] and names == ("Maëlle", "level1")
            cards = await maelle.ask("GET", "/api/me/tables")
            assert [card["table"] for card in cards] == [first["table"], table]
            new = cards[0]
            assert [seat["name"] for seat in new["seats"]] == ["level1", "Maëlle"]

    visit(work)


def test_a_replay_of_an_ended_game_has_a_moment_and_a_log_line_for_each_move() -> None:
    text = played_journal(Wyx())
    match = journal.read(text, SHELF)[0]

    async def work(site: Site) -> None:
        async with site.guest() as maelle:
            table = (await maelle.open(ME, here("Bo"), journal=text))["table"]
            async with maelle.at(table) as place:
                scene = await place.first()
            last = await maelle.ask("GET", f"/api/tables/{table}/moments/{len(match.journal)}?seat=0")
            assert last["ended"] == scene["ended"] == match.ended() and last["view"] == scene["view"]
            start = await maelle.ask("GET", f"/api/tables/{table}/moments/0")
            assert start["told"] is None and start["last"] == len(match.journal) and start["view"]["seat"] == -1
            assert await maelle.trouble("GET", f"/api/tables/{table}/moments/999") == (404, "no-moment")
            reply = await maelle.ask("GET", f"/api/tables/{table}/tellings?seat=0")
            assert [telling["number"] for telling in reply] == list(range(1, start["last"] + 1))
            assert reply[-1] == last["told"]
            assert await maelle.trouble("GET", f"/api/tables/{table}/tellings?seat=2") == (404, "no-moment")
            assert await maelle.trouble("GET", f"/api/tables/{table}/tellings?seat=x") == (400, "bad-request")
            running = (await maelle.open(ME, here("Bo")))["table"]
            assert await maelle.trouble("GET", f"/api/tables/{running}/tellings") == (409, "not-ended")

    visit(work)


def test_two_players_and_a_spectator_see_the_same_game() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, site.guest() as third:
            opened = await one.open(ME, OPEN)
            assert opened["invitations"][0] is None
            invitation = opened["invitations"][1].removeprefix("/join/")
            token = opened["watch"].rpartition("/")[2]
            asked = await two.ask("GET", f"/api/join/{invitation}")
            assert asked["seat"] == 1 and asked["card"]["game"]["game"] == "wyx" and asked["card"]["watch"] == ""
            assert [seat["kind"] for seat in asked["card"]["seats"]] == ["person", "open"]
            assert (await two.ask("POST", f"/api/join/{invitation}", {"name": "Noé"})) == {
                "table": opened["table"], "seat": 1}
            assert (await two.ask("POST", f"/api/join/{invitation}", {}))["seat"] == 1
            assert (await two.ask("GET", f"/api/join/{invitation}"))["card"]["seats"][1]["mine"] is True
            for method, words in (("GET", None), ("POST", {})):
                assert await third.trouble(method, f"/api/join/{invitation}", words) == (409, "seat-taken")
                assert await third.trouble(method, f"/api/join/{'x' * 24}", words) == (404, "no-invitation")
            assert await third.trouble("GET", f"/api/tables/{opened['table']}") == (403, "not-at-table")
            assert await third.trouble("GET", f"/api/tables/{opened['table']}?watch=no") == (403, "wrong-link")
            assert (await third.ask("GET", f"/api/tables/{opened['table']}?watch={token}"))["number"] == 0
            async with (one.at(opened["table"]) as a, two.at(opened["table"]) as b,
                        third.at(opened["table"], token) as c):
                await c.first()
                ends = await asyncio.gather(a.play_out(), b.play_out(), c.play_out())
                assert [end["seat"] for end in ends] == [0, 1, -1]
                for name in ("number", "ended", "places", "tally"):
                    assert ends[0][name] == ends[1][name] == ends[2][name]
                views = [{**end["view"], "seat": 9} for end in ends]
                assert views[0] == views[1] == views[2]
                assert all(not message["offers"] for message in c.received if message["is"] == "scene")

    visit(work)


def test_only_the_seat_holder_moves_and_stale_decisions_are_refused() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {})
            async with one.at(opened["table"]) as a, two.at(opened["table"]) as b, one.at(opened["table"]) as tab:
                for place in (a, b, tab):
                    await place.first()
                action = a.scene["offers"][0]["action"]
                for seat in (0, -1, 2, 10**9):
                    assert (await b.play(action, seat=seat, seen=0))["rule"] == "SEAT"
                refused = await b.play(action, seat=1, seen=0)
                assert refused["rule"] == "WYX-T1" and refused["facts"]["seat"] == 0
                assert (await a.play(action, seen=7))["rule"] == "STALE"
                assert (await a.play(action, seen=-1))["rule"] == "STALE"
                for _ in range(2):
                    await a.send("play", seat=0, seen=0, action=action)
                answers = [await a.until(lambda message: message["is"] in ("done", "refused")) for _ in range(2)]
                assert [answer["is"] for answer in answers] == ["done", "refused"] and answers[1]["rule"] == "STALE"
                assert (await tab.play(action, seat=0, seen=0))["rule"] == "STALE"
                assert (await b.catch_up(1))["number"] == 1
                assert (await a.say("why", seat=0, action={"type": "Take", "column": 1}))["rule"] == "WYX-T1"
                wrong = await b.say("why", seat=1, action={"type": "Take", "column": 1})
                assert wrong["rule"] == "WYX-S2" and wrong["facts"]["why"] == "queen-first"
                assert (await b.say("why", seat=1, action=b.scene["offers"][0]["action"]))["is"] == "done"
                assert (await b.say("why", seat=1, action={"type": "Take", "column": 10**40}))["is"] == "refused"
                assert (await b.say("why", seat=1, action={"type": "Nonsense"}))["is"] == "bad"
                assert (await b.say("play", seat=1, seen=1, action=[1]))["is"] == "bad"

    visit(work)


def test_undo_hints_chat_and_presence_work_at_a_table() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN, hints=True)
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Noé"})
            async with one.at(opened["table"]) as a:
                await a.first()
                async with two.at(opened["table"]) as b:
                    await b.first()
                    there = await a.until(lambda message: message["is"] == "presence" and message["seats"][1]["here"])
                    assert there["watchers"] == 0
                    # Entering a queen needs no chance: it may be taken back while it is the last action.
                    await a.play()
                    await a.catch_up(1)
                    assert a.scene["free_undo"] and not b.scene["free_undo"]
                    assert (await b.say("undo", seat=1, seen=1))["rule"] in ("UNDO", "STALE")
                    assert (await a.say("undo", seat=0, seen=1))["is"] == "done"
                    await a.catch_up(2)
                    assert a.scene["news"][-1]["undo"] and a.scene["waiting"] == [0]
                    hinted = await a.say("hint", seat=0)
                    assert hinted["is"] == "hinted" and hinted["action"]["type"] == "Enter"
                    assert (await b.say("hint", seat=1))["rule"] == "HINT"
                    assert (await b.say("say", text=" hé\n\u202eoh "))["is"] == "done"
                    chat = await a.until(lambda message: message["is"] == "chat")
                    assert (chat["text"], chat["name"], chat["seat"]) == ("hé oh", "Noé", 1)
                    assert (await b.say("say", text=" \n "))["rule"] == "CHAT"
                    assert (await b.say("say", text="x" * 5000))["is"] == "done"
                    long = await a.until(lambda message: message["is"] == "chat")
                    assert len(long["text"]) == 300
                gone = await a.until(lambda message: message["is"] == "presence" and not message["seats"][1]["here"])
                assert gone["seats"][1]["away"] == 0
                async with two.at(opened["table"]) as b:
                    old = [await b.until(lambda message: message["is"] == "chat") for _ in range(2)]
                    assert [chat["number"] for chat in old] == [1, 2]

    visit(work)


async def plays(place: Any, moves: int) -> None:
    for _ in range(moves):
        while not place.my_turn():
            await place.until(lambda message: message["is"] == "scene")
        answer = await place.play()
        await place.catch_up(answer["number"])


def test_agreed_takeback_is_kept_in_the_journal() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {})
            async with one.at(opened["table"]) as a, two.at(opened["table"]) as b:
                await a.first()
                await b.first()
                await asyncio.gather(plays(a, 3), plays(b, 3))
                before = (await a.catch_up(6))["view"]
                assert (await a.say("undo", seat=0, seen=6))["rule"] == "UNDO"
                assert (await a.say("propose", seat=0, what="takeback"))["is"] == "done"
                asked = await b.shows(lambda scene: scene["proposal"] is not None)
                number = asked["proposal"]["number"]
                assert asked["proposal"]["asked"] == [1]
                assert (await b.say("propose", seat=1, what="takeback"))["rule"] == "PROPOSAL"
                assert (await a.say("answer", seat=0, proposal=number, yes=True))["rule"] == "SEAT"
                await b.say("answer", seat=1, proposal=number, yes=False)
                await a.shows(lambda scene: scene["proposal"] is None)
                await a.say("propose", seat=0, what="takeback")
                asked = await b.shows(lambda scene: scene["proposal"] is not None)
                assert (await b.say("answer", seat=1, proposal=number, yes=True))["rule"] == "STALE"
                assert (await b.say("answer", seat=1, proposal=number + 1, yes=True))["is"] == "done"
                scene = await a.catch_up(7)
                line = scene["news"][-1]
                assert (line["number"], line["undo"], line["kept"], line["seat"]) == (7, True, 4, 0)
                assert scene["view"] != before and scene["waiting"] == [0]
                site.context.tables.live.clear()
                async with one.at(opened["table"]) as again:
                    scene = await again.first()
                    assert scene["number"] == 7 and scene["waiting"] == [0] and len(scene["news"]) == 7
                    assert scene["view"] == a.scene["view"]

    visit(work)


def test_bot_replaces_a_player_who_left_or_is_absent() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN, bot("random"), game={"players": 3})
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {})
            async with one.at(opened["table"]) as a:
                await a.first()
                async with two.at(opened["table"]) as b:
                    await b.first()
                    assert (await a.say("propose", seat=0, what="replace", about=2))["rule"] == "SEAT"
                    assert (await a.say("propose", seat=0, what="replace", about=1, bot="hal"))["rule"] == "SEAT"
                    await a.say("propose", seat=0, what="replace", about=1)
                    asked = await b.shows(lambda scene: scene["proposal"] is not None)
                    assert asked["proposal"]["about"] == 1 and asked["proposal"]["asked"] == [1]
                    await b.say("answer", seat=1, proposal=1, yes=False)
                await watched_by(site, opened["table"], 1)
                await asyncio.sleep(1.1)
                assert (await a.say("propose", seat=0, what="replace", about=1, bot="random"))["is"] == "done"
                await a.shows(lambda scene: scene["seats"][1]["kind"] == "bot")
                async with two.at(opened["table"]) as b:
                    assert (await b.first())["seat"] == -1
                assert (await a.say("propose", seat=0, what="replace", about=0, bot="random"))["is"] == "done"
                while not a.scene["ended"]:
                    await a.first()

    visit(work, away=1.0)


def test_shared_screen_shows_the_seat_to_move() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open({"type": "me", "name": "Ana"}, here("Bo"), here("Cy"), game={"players": 3})
            async with one.at(opened["table"]) as a:
                await a.first()
                assert [seat["name"] for seat in a.scene["seats"]] == ["Ana", "Bo", "Cy"]
                end = await a.play_out()
                assert {one["seat"] for one in a.received if one["is"] == "scene"} == {0, 1, 2} and end["ended"]

    visit(work)


def test_game_continues_from_a_moment_or_an_imported_journal() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, here("Bo"))
            async with one.at(opened["table"]) as a:
                await a.first()
                assert await one.trouble("GET", f"/api/tables/{opened['table']}/journal") == (409, "not-ended")
                await a.play_out()
            text = (await one.http.get(f"/api/tables/{opened['table']}/journal")).text
            cut = "".join(text.splitlines(True)[:11])
            again = await one.open(ME, bot("level2"), journal=cut)
            async with one.at(again["table"]) as a:
                scene = await a.first()
                assert scene["number"] == 10 and len(scene["news"]) == 10
                await a.play_out()
            for wrong in ("x", text.replace('"version":1', '"version":9'), cut + '{"seat":0,"action":{"type":"Pass"}}'):
                status, code = await one.trouble("POST", "/api/tables", {
                    "game": {"game": "wyx"}, "seats": [ME, ME], "journal": wrong})
                assert (status, code) == (400, "bad-journal")

    visit(work)


def test_expired_clock_hands_the_seat_to_a_bot() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, bot("random"), pace={"move": 5})
            async with one.at(opened["table"]) as a:
                scene = await a.first()
                assert 4.5 < scene["clock"]["move"] <= 5 and scene["clock"]["game"] == [None, None]
                room = site.context.tables.live[opened["table"]]
                assert room.turns.clocks is not None
                room.turns.clocks.turn[0] = time() - 4.9
                room.turns.update()
                await a.shows(lambda scene: scene["seats"][0]["kind"] == "bot")
                while not a.scene["ended"]:
                    await a.first()
            assert (await one.trouble("POST", "/api/tables", {
                "game": {"game": "wyx"}, "seats": [ME, ME], "pace": {"move": 1}})) == (400, "bad-pace")

    visit(work, grace=0.0)


def test_released_table_is_loaded_again_from_the_store() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, here("Bo"))
            async with one.at(opened["table"]) as a:
                await a.first()
                await plays(a, 5)

            async def nobody_is_there() -> bool:
                return not site.context.tables.live

            await eventually(nobody_is_there)
            async with one.at(opened["table"]) as a:
                assert (await a.first())["number"] == 5

    visit(work, idle=0.2)


def test_device_link_and_token_give_access_to_the_same_account() -> None:
    async def work(site: Site) -> None:
        async with (site.guest() as one, Guest(site.base).http as stranger, Guest(site.base) as phone,
                    Guest(site.base) as program):
            opened = await one.open(ME, here("Bo"))
            link = await one.ask("POST", "/api/me/devices")
            assert "<svg" in link["svg"] and "script" not in link["svg"]
            first = await phone.http.post(link["path"])
            assert (first.status_code, first.headers["location"]) == (303, "/")
            assert (await phone.ask("GET", "/api/me"))["id"] == one.id
            again = await stranger.get(link["path"])
            assert again.headers["location"] == "/?trouble=no-device" and "set-cookie" not in again.headers
            token = (await one.ask("POST", "/api/me/token"))["token"]
            program.http.headers["Authorization"] = f"Bearer {token}"
            assert (await program.ask("GET", f"/api/tables/{opened['table']}"))["my_turn"]
            program.http.headers["Authorization"] = f"Bearer {token[:-1]}x"
            assert await program.trouble("GET", "/api/me") == (401, "bad-token")

    visit(work)


async def shout(place: Place) -> None:
    for _ in range(200):
        await place.send("look", seat=0)


def test_open_tables_and_requests_are_limited() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            for _ in range(3):
                opened = await one.open(ME, here("Bo"))
            assert await one.trouble("POST", "/api/tables", {
                "game": {"game": "wyx"}, "seats": [ME, ME]}) == (429, "too-many-tables")
            async with one.at(opened["table"]) as a:
                await a.first()
                for _ in range(30):
                    await a.send("look", seat=0)
                answers = [await a.until(lambda message: message["is"] in ("done", "refused")) for _ in range(30)]
                assert {answer.get("rule") for answer in answers} == {None, "RATE"}
                with pytest.raises(ConnectionClosed, match="1008"):
                    await asyncio.gather(shout(a), a.until(lambda message: False))
            async with one.at(opened["table"]) as a:
                await a.first()
                await a.socket.send("x" * 20_000)
                with pytest.raises(ConnectionClosed, match="1009"):
                    await a.until(lambda message: False)

    visit(work, tables=3, burst=10, rate=1.0, max_rate_refusals=50)


def test_failed_table_opening_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's opening crashes in the middle."""
    async def work(site: Site) -> None:
        async def fall(*_: Any) -> None:
            raise StoreFault("the disk is full")

        async with site.guest() as one:
            body = {"game": {"game": "wyx", "players": 2}, "seats": [ME, bot("random")]}
            with monkeypatch.context() as patch:
                patch.setattr(site.context.store, "create", fall)
                assert await one.trouble("POST", "/api/tables", body) == (503, "not-kept")
                assert await one.trouble("POST", "/api/tables", body) == (503, "not-kept")
            table = (await one.ask("POST", "/api/tables", body))["table"]
            assert await one.trouble("POST", "/api/tables", body) == (429, "too-many-tables")
            assert [card["table"] for card in await one.ask("GET", "/api/me/tables")] == [table]
        site.log.truncate(0)

    visit(work, tables=1)


def test_unrecorded_end_is_recorded_at_the_next_start(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "t.sqlite")
        async with site(database) as first, first.guest() as one:
            table = (await one.open(ME, bot("random")))["table"]
            async with one.at(table) as a:
                await a.play_out()
            noted = (("live", table), ("opened", f"{one.id}/{table}"))

            async def end_is_noted() -> bool:
                return [await first.context.store.get(*what) for what in noted] == [None, None]

            await eventually(end_is_noted)  # stored after the last move is announced
            for space, name in noted:
                await first.context.store.put(space, name, "")
        async with site(database) as second:
            async def nothing_is_left() -> bool:
                return not (await second.context.store.names("live") or await second.context.store.names("opened"))

            await eventually(nothing_is_left)

    asyncio.run(work())
