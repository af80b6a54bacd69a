"""The lobby: its contents, its pairings, and its limits."""
from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
import websockets

from formicarium.server.lobby import hub, listing
from formicarium.server.lobby.matchmaking import NOTE, SEARCH, StoredPairing, StoredSeek
from formicarium.server.protocol.lobby_messages import Seek
from formicarium.server.protocol.table_messages import Pace
from tests.support.site import ME, OPEN, Guest, Place, Site, bot, eventually, here, visit

WYX = {"game": "wyx", "players": 2}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "FRESH", 0.0)
    monkeypatch.setattr(hub, "TOGETHER", 0.0)


async def lobby(place: Place) -> dict[str, Any]:
    return await place.until(lambda message: message["is"] == "lobby")


async def shows(place: Place, wanted: Any) -> dict[str, Any]:
    return await place.until(lambda message: message["is"] == "lobby" and wanted(message))


def test_lobby_sends_changes_of_open_tables_and_shown_games() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, site.guest() as looks:
            await one.ask("PUT", "/api/me", {"name": "Noé"})
            async with looks.at("lobby") as place:
                first = await lobby(place)
                assert first["waiting"] == [] and first["showing"] == [] and first["seeking"] is None
                opened = await one.open(ME, OPEN, public=True, shown=True, pace={"game": 600})
                private = await one.open(ME, OPEN)
                message = await shows(place, lambda message: message["waiting"])
                assert len(message["waiting"]) == 1 and message["showing"] == []
                row = message["waiting"][0]
                assert row["host"] == "Noé" and row["seats"] == ["person", "open"] and row["free"] == 1
                assert row["game"]["game"] == "wyx" and row["pace"]["game"] == 600
                assert opened["watch"] not in place.raw[-1]  # there is nothing to watch before the table is full
                await two.ask("POST", f"/api{row['join']}", {"name": "Bo"})
                message = await shows(place, lambda message: message["showing"])
                assert message["waiting"] == [] and message["going"] == 1
                shown = message["showing"][0]
                assert shown["watch"] == opened["watch"] and [seat["name"] for seat in shown["seats"]] == ["Noé", "Bo"]
                async with looks.at(opened["table"], shown["watch"].rpartition("/")[2]) as watching:
                    assert (await watching.first())["seat"] == -1
                async with one.at(opened["table"]) as a, two.at(opened["table"]) as b:
                    await asyncio.gather(a.play_out(), b.play_out())
                await shows(place, lambda message: not message["showing"])
                assert private["table"] not in "".join(place.raw)
            assert await site.context.store.names("shown") == ()

    visit(work)


def test_lobby_shows_all_games_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "WATCHED", 1)

    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as looks:
            tables = {(await one.open(ME, bot("random"), shown=True))["table"] for _ in range(3)}
            for asked, count in (("/api/lobby", 1), ("/api/lobby?showing=all", 3), ("/api/lobby?showing=some", 1)):
                reply = await looks.ask("GET", asked)
                assert (len(reply["showing"]), reply["going"]) == (count, 3), asked
            async with looks.at("lobby?showing=all") as place, looks.at("lobby") as first:
                assert {shown["table"] for shown in (await lobby(place))["showing"]} == tables
                assert len((await lobby(first))["showing"]) == 1
                tables.add((await one.open(ME, bot("random"), shown=True))["table"])
                reply = await shows(place, lambda message: len(message["showing"]) == 4)
                assert {shown["table"] for shown in reply["showing"]} == tables

    visit(work)


def test_table_that_is_not_shown_is_never_listed() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as looks:
            quiet = await one.open(ME, bot("random"))
            shown = await one.open(ME, bot("random"), shown=True)
            asked = await looks.ask("GET", "/api/lobby")
            assert [one["table"] for one in asked["showing"]] == [shown["table"]]
            assert quiet["table"] not in str(asked)
            around = await one.open(ME, here("B"), shown=True, game={"game": "cigale", "mode": "winter"})
            asked = await looks.ask("GET", "/api/lobby")
            assert {one["table"] for one in asked["showing"]} == {shown["table"], around["table"]}
            assert all(set(one) == {"table", "game", "seats", "number", "looking", "watch", "imported", "touched"}
                       for one in asked["showing"])

    visit(work)


def test_players_with_equal_wishes_are_paired() -> None:
    async def work(site: Site) -> None:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(site.guest()) for _ in range(6)]
            places = [await stack.enter_async_context(guest.at("lobby")) for guest in guests]
            three = {"game": {"game": "cigale", "players": 3}}
            wishes: list[dict[str, Any]] = [{"game": WYX}, {"game": WYX, "pace": {"game": 600}}, three, three]
            for place, wish in zip(places, wishes, strict=False):
                assert (await place.say("seek", **wish))["is"] == "done"
            assert site.context.counts["pairs"] == 0 and len(site.context.lobby.matchmaker.seekers) == 4
            assert (await places[4].say("seek", game=WYX))["is"] == "done"
            assert await places[4].paired() == await places[0].paired()
            assert (await places[5].say("seek", game={"game": "cigale", "players": 3}))["is"] == "done"
            table = await places[5].paired()
            assert table == await places[2].paired() == await places[3].paired()
            assert site.context.counts["pairs"] == 2 and list(site.context.lobby.matchmaker.seekers) == [guests[1].id]
            card = await guests[5].ask("GET", f"/api/tables/{table}")
            assert [seat["kind"] for seat in card["seats"]] == ["person"] * 3 and len(card["game"]) > 3
            assert (await shows(places[1], lambda message: message["going"] == 2))["seeking"]["bot"] == ""
            assert (await places[1].say("cease"))["is"] == "done"
            assert site.context.lobby.lobby_for(guests[1].id).seeking is None
            assert await site.context.store.names(SEARCH) == ()

    visit(work)


def test_concurrent_wishes_of_a_person_leave_one() -> None:
    """The second search had no owner, and a player paired with it waited for a person who never learned of it."""
    async def work(site: Site) -> None:
        async with site.guest() as one, one.at("lobby") as place:
            await lobby(place)
            seeks, game = site.context.lobby.matchmaker, msgspec.Raw(msgspec.json.encode(WYX))
            await asyncio.gather(*(seeks.begin(one.id, "", Seek(1, game, Pace(move=move))) for move in range(60, 65)))
            assert len(await site.context.store.names(SEARCH)) == len(seeks.seekers) == 1

    visit(work)


def test_wish_is_met_by_a_matching_open_table() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as host, site.guest() as one, site.guest() as two:
            waits = await host.open(ME, OPEN, public=True)
            async with one.at("lobby") as a, two.at("lobby") as b:
                await shows(a, lambda message: message["waiting"])
                await a.say("seek", game=WYX)
                assert await a.paired() == waits["table"]
                await b.say("seek", game=WYX)
                later = await host.open(ME, OPEN, public=True)
                assert await b.paired() == later["table"]

    visit(work)


def test_a_bot_is_offered_after_thirty_seconds() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, one.at("lobby") as place:
            await place.say("seek", game=WYX, pace={"game": 600})
            assert (await place.say("bot"))["rule"] == "no-seek"  # the server has not offered a bot yet
            site.context.time.origin += 29.0
            site.context.lobby.matchmaker.offer_bots()
            assert site.context.lobby.lobby_for(one.id).seeking.bot == ""  # type: ignore[union-attr]
            site.context.time.origin += 1.5
            site.context.lobby.matchmaker.offer_bots()
            message = await shows(place, lambda message: message["seeking"] and message["seeking"]["bot"])
            assert message["seeking"]["bot"] == "level3" and message["seeking"]["waited"] >= 30
            assert (await place.say("bot"))["is"] == "done"
            table = await place.paired()
            card = await one.ask("GET", f"/api/tables/{table}")
            assert sorted(seat["kind"] for seat in card["seats"]) == ["bot", "person"]
            assert await site.context.store.names(SEARCH) == ()

    visit(work)


def test_leaving_the_lobby_cancels_the_wish() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            async with one.at("lobby") as a:
                await a.say("seek", game=WYX)
                async with one.at("lobby") as another:
                    await shows(another, lambda message: message["seeking"])
                assert len(site.context.lobby.matchmaker.seekers) == 1

            async def nobody() -> bool:
                return not site.context.lobby.matchmaker.seekers and not await site.context.store.names(SEARCH)

            await eventually(nobody)
            async with two.at("lobby") as b:
                await b.say("seek", game=WYX)
                assert site.context.counts["pairs"] == 0

    visit(work)


def test_wish_survives_a_lost_socket_and_a_killed_server() -> None:
    async def work(site: Site) -> None:
        seeks, store, hours = site.context.lobby.matchmaker, site.context.store, site.context.time
        async with site.guest() as one, one.at("lobby") as a:
            # The pairing happened while the connection was lost.
            await store.put(NOTE, one.id, msgspec.json.encode(StoredPairing("a-table-elsewhere",
                                                                            hours.wall_time())).decode())
            await a.say("seek", game=WYX, again=True)
            assert await a.paired() == "a-table-elsewhere"
            await a.say("seek", game=WYX)
            seeker = seeks.seekers[one.id]
            # A server takes the search and crashes: the search is put back.
            assert await store.take(SEARCH, seeker.name)
            await seeks.search(seeker)
            assert await store.get(SEARCH, seeker.name) is None
            hours.origin += 7.0
            await seeks.search(seeker)
            assert await store.get(SEARCH, seeker.name)
            # The search of a crashed server expires.
            old = StoredSeek(hours.wall_time() - 100.0, hours.wall_time() - 90.0)
            await store.put(SEARCH, f"{seeker.kind}/fallen", msgspec.json.encode(old).decode())
            await seeks.search(seeker)
            assert one.id in seeks.seekers and await store.get(SEARCH, f"{seeker.kind}/fallen") is None
            hours.origin += 12.0  # the heartbeat of a living server
            before = await store.get(SEARCH, seeker.name)
            await seeks.search(seeker)
            assert await store.get(SEARCH, seeker.name) not in (None, before)
            await store.put(SEARCH, "x/long-gone", msgspec.json.encode(old).decode())
            hours.origin += 61.0
            await seeks.forget_old()
            assert await store.names(NOTE) == () and await store.names(SEARCH, "x/") == ()

    visit(work)


async def refusal_of(place: Place, do: str, **words: Any) -> str:
    answer = await place.say(do, **words)
    assert answer["is"] in ("refused", "bad"), answer
    return str(answer.get("rule", "bad"))


def test_malformed_lobby_messages_are_refused_with_a_reason() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, one.at("lobby") as a:
            for do, words in (("seek", {}), ("seek", {"game": WYX, "more": 1}), ("play", {"game": WYX}),
                              ("bot", {"x": 1}), ("seek", {"game": WYX, "pace": {"move": "x"}})):
                assert await refusal_of(a, do, **words) == "bad", do
            assert await refusal_of(a, "seek", game={"game": "chess"}) == "no-game"
            assert await refusal_of(a, "seek", game={"game": "wyx", "players": 9}) == "bad-game"
            assert await refusal_of(a, "seek", game={"game": "wyx", "players": 2, "edition": "../x"}) == "bad-game"
            assert await refusal_of(a, "seek", game=WYX, pace={"move": 1}) == "bad-pace"
            assert await refusal_of(a, "seek", game={"game": "fourmidable", "mode": "solo", "players": 1}) == "no-seek"
            assert (await a.say("cease"))["is"] == "done"
            await a.socket.send("x" * 20_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await a.until(lambda _: False)
            assert closed.value.rcvd and closed.value.rcvd.code == 1009
        stranger = Guest(site.base)
        async with stranger.at("lobby") as place:
            assert (await lobby(place))["seeking"] is None
            assert await refusal_of(place, "seek", game=WYX) == "no-seek"
        await stranger.http.aclose()
        assert await site.context.store.names(SEARCH) == ()

    visit(work)


def test_wishes_are_limited_to_one_per_person_and_a_rate() -> None:
    async def work(site: Site) -> None:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(site.guest()) for _ in range(4)]
            places = [await stack.enter_async_context(guest.at("lobby")) for guest in guests]
            for number in range(5):  # one search at a time, in any order of messages
                await places[0].say("seek", game=WYX, pace={"game": 600 + number})
                assert len(await site.context.store.names(SEARCH)) == 1
            assert await refusal_of(places[0], "seek", game=WYX) == "RATE"
            assert (await places[1].say("seek", game=WYX))["is"] == "done"
            assert await refusal_of(places[2], "seek", game={"game": "fili_fourmis"}) == "full"
            await places[1].say("cease")
            for _ in range(3):
                await guests[3].open(ME, OPEN)
            assert await refusal_of(places[3], "seek", game=WYX) == "too-many-tables"

    visit(work, seeking=0.0, seeking_burst=5, seeks_per_address=2, tables=3)


def test_flood_of_lobby_messages_closes_the_socket() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, one.at("lobby") as a:
            async def flood() -> None:
                for number in range(2_000):
                    await a.socket.send(json.dumps({"do": "cease", "id": number}))

            with pytest.raises(websockets.ConnectionClosed) as closed:
                await asyncio.gather(flood(), a.until(lambda _: False))
            assert closed.value.rcvd and closed.value.rcvd.code == 1008
            assert site.context.counts["rate_refusals"] > 50

    visit(work, burst=60, max_rate_refusals=50)


def test_revoked_token_closes_the_lobby_socket() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            token = (await one.ask("POST", "/api/me/token"))["token"]
            address = f"{site.base.replace('http', 'ws')}/ws/lobby"
            async with websockets.connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                place = Place(socket)
                await lobby(place)
                await one.http.delete("/api/me/token")
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await place.until(lambda _: False)
                assert closed.value.rcvd and closed.value.rcvd.code == 4401

    visit(work)
