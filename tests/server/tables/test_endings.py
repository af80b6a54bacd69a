"""People end a game: resign, offer a draw, vote to stop, abort. The journal line is stored, then announced."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from formicarium.core import journal
from formicarium.games import SHELF
from formicarium.server.tables.endings import hand_on
from formicarium.store.store import StoreFault
from tests.support.site import ME, OPEN, Guest, Place, Site, bot, here, site, visit

Sitting = tuple[str, list[Guest], list[Place]]


@asynccontextmanager
async def table_of(place: Site, people: int, *others: Any, **more: Any) -> AsyncIterator[Sitting]:
    """Open a table with `people` persons, each at a seat of their own, and `others` at the other seats."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(place.guest()) for _ in range(people)]
        for number, one in enumerate(guests):
            await one.ask("PUT", "/api/me", {"name": "ABCD"[number]})
        opened = await guests[0].open(ME, *[OPEN] * (people - 1), *others, **more)
        for number, one in enumerate(guests):
            if number:
                await one.ask("POST", opened["invitations"][number].replace("/join", "/api/join"),
                              {"name": "ABCD"[number]})
        places = [await stack.enter_async_context(one.at(opened["table"])) for one in guests]
        for at in places:
            await at.shows(lambda scene: all(seat["kind"] != "open" for seat in scene["seats"]))
        yield opened["table"], guests, places


async def move(places: list[Place], times: int) -> None:
    for _ in range(times):
        one = places[places[0].scene["waiting"][0]]
        answer = await one.play()
        assert answer["is"] == "done", answer
        for other in places:
            await other.catch_up(answer["number"])


def by_name(cards: list[dict[str, Any]], table: str) -> dict[str, Any]:
    return next(card for card in cards if card["table"] == table)


def test_resignation_loses_and_is_shown_in_journal_card_and_replay(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "kept.sqlite")
        async with site(database) as place, table_of(place, 2) as (table, (one, two), (a, b)):
            await move([a, b], 4)
            assert a.scene["ways"] == ["resign", "draw"]
            assert (await a.say("end", seat=1, how="resign"))["rule"] == "SEAT"
            assert (await a.say("end", seat=0, how="leave"))["rule"] == "LEAVE"
            assert (await a.say("end", seat=0, how="abort"))["rule"] == "ABORT"
            assert (await a.say("end", seat=0, how="draw"))["is"] == "bad"
            assert (await b.say("end", seat=1, how="resign"))["is"] == "done"
            scene = await a.catch_up(5)
            assert (scene["ended"], scene["why_ended"], scene["places"]) == ("RESIGN", "resign", [1, 2])
            assert (scene["waiting"], scene["offers"], scene["tally"], scene["ways"]) == ([], [], [], [])
            line = scene["news"][-1]
            assert (line["house"], line["seat"], line["undo"], line["events"]) == ("resign", 1, False, [])
            for again in ({"how": "resign"}, {"how": "abort"}):
                assert (await b.say("end", seat=1, **again))["rule"] == "ENDED"
            assert (await a.say("propose", seat=0, what="takeback"))["rule"] == "ENDED"
            assert (await a.play({"type": "Pass"}))["rule"] in ("STALE", "ENDED")
            text = (await one.http.get(f"/api/tables/{table}/journal")).text
            assert text.splitlines()[-1] == '{"seat":1,"house":"resign"}'
            match, _ = journal.read(text, SHELF)
            assert (match.ended(), match.places()) == ("RESIGN", (1, 2))
            card = by_name(await two.ask("GET", "/api/me/tables"), table)
            assert (card["why_ended"], card["places"], card["left"]) == ("resign", [1, 2], False)
            moment = await one.ask("GET", f"/api/tables/{table}/moments/5?seat=0")
            assert (moment["ended"], moment["told"]["house"], moment["waiting"]) == ("RESIGN", "resign", [])
            before = await one.ask("GET", f"/api/tables/{table}/moments/4?seat=0")
            assert before["ended"] == "" and before["view"] == moment["view"]
            brought = await one.open(ME, bot("random"), journal=text)
            assert (await one.ask("GET", f"/api/tables/{brought['table']}"))["why_ended"] == "resign"
            assert await one.ask("POST", f"/api/tables/{table}/rematch")
            cookies = one.http.cookies
        async with site(database) as place, place.guest() as one:
            one.http.cookies = cookies
            card = await one.ask("GET", f"/api/tables/{table}")
            assert (card["ended"], card["why_ended"], card["places"]) == ("RESIGN", "resign", [1, 2])
            assert not await place.context.store.names("live", table)

    asyncio.run(work())


def test_a_draw_is_offered_declined_withdrawn_and_agreed() -> None:
    async def work(place: Site) -> None:
        async with table_of(place, 2) as (_, _, (a, b)):
            await move([a, b], 2)
            assert (await a.say("propose", seat=0, what="draw"))["is"] == "done"
            asked = await b.shows(lambda scene: scene["proposal"] is not None)
            assert (asked["proposal"]["what"], asked["proposal"]["asked"]) == ("draw", [1])
            number = asked["proposal"]["number"]
            assert (await a.say("answer", seat=0, proposal=number, yes=True))["rule"] == "SEAT"
            await b.say("answer", seat=1, proposal=number, yes=False)
            scene = await a.shows(lambda scene: scene["declined"] is not None)
            assert scene["declined"] == {"number": number, "by": 0, "what": "draw", "seat": 1}
            assert scene["proposal"] is None and scene["ended"] == ""
            await a.say("propose", seat=0, what="draw")
            assert (await a.shows(lambda scene: scene["proposal"] is not None))["declined"] is None
            await a.say("answer", seat=0, proposal=number + 1, yes=False)
            scene = await b.shows(lambda scene: scene["declined"] and scene["declined"]["number"] == number + 1)
            assert scene["declined"]["seat"] == scene["declined"]["by"] == 0
            assert (await b.say("answer", seat=1, proposal=number + 1, yes=True))["rule"] == "STALE"
            # A move instead of an answer declines; the player who offers may move.
            assert a.scene["waiting"] == [0]
            await a.say("propose", seat=0, what="draw")
            await move([a, b], 1)
            assert a.scene["proposal"]["what"] == "draw"
            await move([a, b], 1)
            assert a.scene["proposal"] is None and b.scene["proposal"] is None
            await b.say("propose", seat=1, what="draw")
            asked = await a.shows(lambda scene: scene["proposal"] is not None)
            assert (await a.say("answer", seat=0, proposal=asked["proposal"]["number"], yes=True))["is"] == "done"
            scene = await b.shows(lambda scene: bool(scene["ended"]))
            assert (scene["ended"], scene["why_ended"], scene["places"], scene["proposal"]) == (
                "DRAW", "draw", [1, 1], None)
            assert scene["news"][-1]["house"] == "draw" and scene["news"][-1]["seat"] == 1

    visit(work)


def test_race_of_withdrawing_and_accepting_a_draw_has_one_outcome() -> None:
    """Both receive the same outcome; the later answer is stale."""
    async def work(place: Site) -> None:
        async with table_of(place, 2) as (_, _, (a, b)):
            await move([a, b], 2)
            ends = set()
            for turn in range(20):
                await a.say("propose", seat=0, what="draw")
                asked = await b.shows(lambda scene: scene["proposal"] is not None)
                words = {"proposal": asked["proposal"]["number"]}
                first, second = (a, b) if turn % 2 else (b, a)
                sent = [(first, await first.send("answer", seat=0 if first is a else 1, yes=first is b, **words)),
                        (second, await second.send("answer", seat=0 if second is a else 1, yes=second is b, **words))]
                answers = {one is a: await one.until(lambda message, id_=id_: message.get("id") == id_)  # type: ignore[misc]
                           for one, id_ in sent}
                kinds = {answers[True].get("rule", "done"), answers[False].get("rule", "done")}
                assert kinds in ({"done", "STALE"}, {"done", "ENDED"}), answers
                drawn = answers[False]["is"] == "done"
                ends.add(drawn)
                number = place.context.tables.live[asked["table"]].history.number
                for one in (a, b):
                    scene = await one.shows(
                        lambda scene, number=number: (scene["proposal"] is None  # type: ignore[misc]
                                                      and scene["number"] == number))
                    assert (scene["ended"] == "DRAW") == drawn
                if drawn:
                    break
            assert ends

    visit(work)


def test_draw_is_refused_with_bots_and_in_games_without_draws() -> None:
    async def work(place: Site) -> None:
        async with table_of(place, 1, bot("random")) as (_, _, (a,)):
            await a.shows(lambda scene: scene["number"] >= 1 or scene["waiting"] == [0])
            assert "draw" not in a.scene["ways"] and "stop" not in a.scene["ways"]
            for what in ("draw", "stop"):
                assert (await a.say("propose", seat=0, what=what))["rule"] == what.upper()
        async with table_of(place, 2, game={"game": "cigale"}) as (_, _, (a, _)):
            assert "draw" not in a.scene["ways"]
            assert (await a.say("propose", seat=0, what="draw"))["rule"] == "DRAW"
        async with place.guest() as one:  # one person at two seats needs no further consent
            opened = await one.open(ME, here("Noé"))
            async with one.at(opened["table"]) as a:
                await a.first()
                assert (await a.say("propose", seat=0, what="draw"))["is"] == "done"
                assert (await a.shows(lambda scene: bool(scene["ended"])))["why_ended"] == "draw"

    visit(work)


def test_game_aborted_before_the_second_move_has_no_result() -> None:
    async def work(place: Site) -> None:
        async with table_of(place, 2) as (table, (one, two), (a, b)):
            await move([a, b], 1)
            assert a.scene["ways"][0] == "abort"
            assert (await b.say("end", seat=1, how="abort"))["is"] == "done"
            scene = await a.shows(lambda scene: bool(scene["ended"]))
            assert (scene["why_ended"], scene["news"][-1]["house"]) == ("abort", "abort")
            assert by_name(await one.ask("GET", "/api/me/tables"), table)["why_ended"] == "abort"
            # an aborted game does not count, so the first seat does not change
            again = await two.ask("POST", f"/api/tables/{table}/rematch")
            assert await one.ask("POST", f"/api/tables/{table}/rematch") == again
            seats = (await one.ask("GET", f"/api/tables/{again['table']}"))["seats"]
            assert [(seat["name"], seat["mine"]) for seat in seats] == [("A", True), ("B", False)]
        # the invited player never came, and cannot come any more
        async with place.guest() as one, place.guest() as two:
            opened = await one.open(ME, OPEN, public=True)
            async with one.at(opened["table"]) as a:
                await a.first()
                assert a.scene["ways"] == ["abort", "stop"]
                assert (await a.say("end", seat=0, how="resign"))["rule"] == "RESIGN"
                assert len(await two.ask("GET", "/api/waiting")) == 1
                assert (await a.say("end", seat=0, how="abort"))["is"] == "done"
            join = opened["invitations"][1].replace("/join", "/api/join")
            assert await two.trouble("POST", join, {}) == (409, "table-ended")
            place.context.lobby.refresh()
            assert await two.ask("GET", "/api/waiting") == []
            # the missing player is invited again
            again = await one.ask("POST", f"/api/tables/{opened['table']}/rematch")
            assert again["invitations"][0] is None and again["invitations"][1] != opened["invitations"][1]
            place.context.lobby.refresh()
            assert [row["join"] for row in await two.ask("GET", "/api/waiting")] == [again["invitations"][1]]
            await two.ask("POST", again["invitations"][1].replace("/join", "/api/join"), {"name": "Bo"})
            assert (await two.ask("GET", f"/api/tables/{again['table']}"))["seats"][1]["name"] == "Bo"

    visit(work)


def test_solo_game_given_up_has_no_result() -> None:
    async def work(place: Site) -> None:
        async with place.guest() as one:
            opened = await one.ask("POST", "/api/daily/fourmidable")
            async with one.at(opened["table"]) as a:
                await a.first()
                for _ in range(2):
                    answer = await a.play()
                    await a.catch_up(answer["number"])
                assert a.scene["ways"] == ["resign"]
                assert (await a.say("end", seat=0, how="resign"))["is"] == "done"
            assert await one.ask("GET", "/api/me/alone/fourmidable") == []
            day = await one.ask("GET", "/api/daily/fourmidable")
            assert (day["table"], day["done"], day["played"]) == (opened["table"], False, 0)
            again = await one.ask("POST", "/api/daily/fourmidable")
            assert again["table"] != opened["table"]

    visit(work)


def test_bot_replaces_a_player_who_leaves_and_the_others_vote_to_stop() -> None:
    async def work(place: Site) -> None:
        async with table_of(place, 3) as (table, guests, (a, b, c)), place.guest() as stranger:
            await move([a, b, c], 4)
            assert a.scene["ways"] == ["leave", "draw", "stop"]
            assert (await a.say("end", seat=0, how="resign"))["rule"] == "RESIGN"
            assert (await c.say("end", seat=2, how="leave", bot="hal"))["rule"] == "LEAVE"
            assert (await c.say("end", seat=2, how="leave", bot="random"))["is"] == "done"
            scene = await a.shows(lambda scene: scene["seats"][2]["kind"] == "bot")
            assert (scene["seats"][2]["name"], scene["seats"][2]["left"]) == ("random", "C")
            assert scene["ended"] == "" and "draw" not in scene["ways"]
            assert (await c.say("end", seat=2, how="leave"))["rule"] == "SEAT"
            card = by_name(await guests[2].ask("GET", "/api/me/tables"), table)
            assert card["left"] and not any(seat["mine"] for seat in card["seats"])
            async with guests[2].at(table) as gone:
                assert (await gone.first())["seat"] == -1
                assert (await gone.say("propose", seat=2, what="stop"))["rule"] == "SEAT"
            for seat, one in enumerate((a, b)):
                assert (await one.say("propose", seat=seat, what="takeback"))["rule"] == "UNDO"
            watch = place.context.tables.live[table].setting.watch
            assert (await a.say("propose", seat=0, what="stop"))["is"] == "done"
            asked = await b.shows(lambda scene: scene["proposal"] is not None)
            assert asked["proposal"]["asked"] == [1]
            words = {"proposal": asked["proposal"]["number"], "yes": True}
            async with stranger.at(table, watch) as looking:
                await looking.first()
                for seat in (-1, 0, 1, 2):
                    assert (await looking.say("answer", seat=seat, **words))["rule"] == "SEAT"
                    assert (await looking.say("end", seat=seat, how="abort"))["rule"] == "SEAT"
                    assert (await looking.say("propose", seat=seat, what="draw"))["rule"] == "SEAT"
            assert (await c.say("answer", seat=2, **words))["rule"] == "SEAT"
            assert (await b.say("answer", seat=1, **words))["is"] == "done"
            scene = await a.shows(lambda scene: bool(scene["ended"]))
            assert (scene["why_ended"], scene["places"]) == ("stop", [1, 1, 3])

    visit(work)


def test_resignation_of_the_last_person_ends_the_game() -> None:
    async def work(place: Site) -> None:
        async with table_of(place, 2, bot("random"), bot("random")) as (_, _, (a, b)):
            assert (await b.say("end", seat=1, how="leave", bot="random"))["is"] == "done"
            await a.shows(lambda scene: scene["seats"][1]["kind"] == "bot")
            assert "leave" not in a.scene["ways"] and "resign" in a.scene["ways"]
            assert (await a.say("end", seat=0, how="resign"))["is"] == "done"
            scene = await a.shows(lambda scene: bool(scene["ended"]))
            assert (scene["why_ended"], scene["places"]) == ("resign", [3, 3, 1, 1])

    visit(work)


def test_crash_between_line_and_seat_is_repaired_at_load(tmp_path: Path) -> None:
    """The line is stored; the seat's holder follows from it."""
    async def work() -> None:
        database = str(tmp_path / "kept.sqlite")
        async with site(database) as place, table_of(place, 3) as (table, _, (a, b, c)):
            await move([a, b, c], 3)
            room = place.context.tables.live[table]
            after = room.history.match.end_by_people(2, "leave")
            await room.run_to_end(lambda: room.storage.store_line(after.journal[-1], after))
        async with site(database) as place:
            await place.context.tables.get(table)

            async def mend_later() -> None:
                while place.context.tables.live[table].setting.chairs[2].kind != "bot":
                    await asyncio.sleep(0.01)

            await asyncio.wait_for(mend_later(), 60)
            chair = place.context.tables.live[table].setting.chairs[2]
            assert (chair.name, chair.was, bool(chair.left), chair.person) == ("level3", "C", True, "")
            version = place.context.tables.live[table].storage.version
            await hand_on(place.context.tables.live[table], "level1")
            assert place.context.tables.live[table].storage.version == version

    asyncio.run(work())


def test_leaving_player_whose_seat_was_not_stored_may_only_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line was stored, its seat not yet: aborting then raised an internal error that closed a socket."""
    async def fail(*_: object) -> None:
        raise StoreFault("full")

    async def work(place: Site) -> None:
        async with table_of(place, 3) as (_, _, (a, b, c)):
            await a.say("propose", seat=0, what="draw")
            with monkeypatch.context() as patch:
                patch.setattr(place.context.store, "describe", fail)
                assert (await a.say("end", seat=0, how="leave"))["rule"] == "STORE"
                assert (await b.catch_up(1))["proposal"] is None
                for how in ("abort", "resign"):
                    assert (await a.say("end", seat=0, how=how))["rule"] == how.upper()
                for what in ("draw", "stop"):
                    assert (await a.say("propose", seat=0, what=what))["rule"] == what.upper()
            assert (await a.say("end", seat=0, how="leave"))["is"] == "done"
            assert (await c.shows(lambda scene: scene["seats"][0]["kind"] == "bot"))["ended"] == ""
        assert "setting-not-kept" in place.log.getvalue()
        place.log.seek(0)
        place.log.truncate()

    visit(work, pause=0.2)


def test_declined_takeback_is_reported_to_the_proposer() -> None:
    async def work(place: Site) -> None:
        async with table_of(place, 2) as (_, _, (a, b)):
            await move([a, b], 3)
            assert (await a.say("propose", seat=0, what="takeback"))["is"] == "done"
            asked = await b.shows(lambda scene: scene["proposal"] is not None)
            await b.say("answer", seat=1, proposal=asked["proposal"]["number"], yes=False)
            scene = await a.shows(lambda scene: scene["declined"] is not None)
            assert (scene["declined"]["what"], scene["declined"]["by"], scene["declined"]["seat"]) == ("takeback", 0, 1)
            await move([a, b], 1)
            assert a.scene["declined"] is None

    visit(work)


def test_quick_words_travel_as_ids() -> None:
    async def work(place: Site) -> None:
        async with table_of(place, 2) as (table, (_, two), (a, b)):
            assert (await a.say("say", word="nice"))["is"] == "done"
            chat = await b.until(lambda message: message["is"] == "chat")
            assert (chat["word"], chat["text"], chat["name"]) == ("nice", "", "A")
            for wrong in ({"word": "rude"}, {"word": 3}):
                assert (await a.say("say", **wrong))["is"] == "bad"
            for wrong in ({}, {"text": "", "word": ""}, {"text": "and", "word": "nice"}):
                assert (await a.say("say", **wrong))["rule"] == "CHAT"
            # a message from before there were quick words
            await place.context.store.put("chat", f"{table}/000002", json.dumps({
                "is": "chat", "number": 2, "by": two.id, "name": "B", "seat": 1, "text": "old", "at": 1.0}))
            place.context.tables.live[table].chats = None
            async with two.at(table) as again:
                old = await again.until(lambda message: message["is"] == "chat" and message["number"] == 2)
                assert (old["text"], old["word"]) == ("old", "")

    visit(work)


def test_note_is_visible_to_its_seat_only(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "kept.sqlite")
        secret = "the queen goes to d4 \N{ANT}\nthen  left"
        async with site(database) as place, table_of(place, 2) as (table, (one, two), (a, b)), place.guest() as other:
            path = f"/api/tables/{table}/notes"
            assert await one.ask("GET", f"{path}/0") == {"text": ""}
            assert await one.ask("PUT", f"{path}/0", {"text": secret}) == {
                "text": "the queen goes to d4 \N{ANT}\nthen left"}
            for who, seat in ((two, 0), (one, 1), (other, 0), (other, 1), (one, 7)):
                assert await who.trouble("GET", f"{path}/{seat}") == (403, "not-at-table")
                assert await who.trouble("PUT", f"{path}/{seat}", {"text": "mine"}) == (403, "not-at-table")
            watch = place.context.tables.live[table].setting.watch
            assert await other.trouble("GET", f"{path}/0?watch={watch}") == (403, "not-at-table")
            assert await one.trouble("PUT", f"{path}/0", {"text": "x" * 2001}) == (413, "too-long")
            assert await one.trouble("PUT", f"{path}/0", {"text": "x", "seat": 1}) == (400, "bad-request")
            assert await one.trouble("GET", f"{path}/x") == (404, "no-page")
            await move([a, b], 2)
            await b.say("end", seat=1, how="resign")
            text = (await two.http.get(f"/api/tables/{table}/journal")).text
            assert "queen goes" not in "".join((*a.raw, *b.raw, text))
            cookies = one.http.cookies
        async with site(database) as place, place.guest() as one:
            one.http.cookies = cookies
            assert (await one.ask("GET", f"{path}/0"))["text"].startswith("the queen")
            assert await one.ask("PUT", f"{path}/0", {"text": " \n "}) == {"text": ""}
            assert await place.context.store.names("note") == ()

    asyncio.run(work())


def test_openapi_document_describes_notes_clocks_and_endings() -> None:
    async def work(place: Site) -> None:
        async with place.guest() as one:
            document = await one.ask("GET", "/api/openapi/openapi.json")
            schemas = document["components"]["schemas"]
            assert {"get", "put"} <= set(document["paths"]["/api/tables/{table}/notes/{seat}"])
            assert "add" in schemas["Pace"]["properties"] and "why_ended" in schemas["Card"]["properties"]
            assert {"End", "Propose", "Declined", "Scene"} <= set(schemas)
            assert document["x-socket"]["path"] == "/ws/{table}"

    visit(work)
