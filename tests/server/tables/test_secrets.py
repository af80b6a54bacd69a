"""Messages to a seat do not depend on another seat's secrets: two worlds that differ in one, byte by byte."""
from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from tests.support.site import ME, OPEN, Site, here, site, visit
from tests.support.toy import Pebbles

pytestmark = [pytest.mark.unwatched, pytest.mark.long]
SHELF = {"pebbles": Pebbles}
GAME = {"game": "pebbles", "players": 2}


def openings() -> tuple[str, str]:
    found: dict[Any, Match] = {}
    for seed in range(200):
        match = Match.begin(Pebbles(players=2), Seeded(seed))
        other = found.setdefault(journal.text(match.view(0)), match)
        if other.view(1) != match.view(1) and other.legal_actions(1)[0] == match.legal_actions(1)[0]:
            return journal.write(other), journal.write(match)
    raise AssertionError("no two such deals")


async def seen_by_seat_0(site: Site, text: str) -> list[str]:
    """Return all messages to seat 0's socket while both pick once; names and times are equal in every world."""
    async with site.guest() as one, site.guest() as two:
        opened = await one.open(ME, OPEN, game=GAME, journal=text)
        await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Bo"})
        async with one.at(opened["table"]) as a:
            await a.first()
            async with two.at(opened["table"]) as b:
                await b.first()
                await a.until(lambda message: message["is"] == "presence" and message["seats"][1]["here"])
                assert json.dumps(a.scene["view"]["hands"][1]) == "null" and b.scene["view"]["hands"][1] is not None
                answer = await b.play()
                assert answer["is"] == "done"
                await a.catch_up(1)
                await a.say("why", seat=0, action={"type": "Pick", "kind": 10})
                assert (await a.say("why", seat=1, action={"type": "Pick", "kind": 0}))["rule"] == "SEAT"
                assert (await a.say("look", seat=1))["rule"] == "SEAT"
                assert (await a.say("hint", seat=1))["rule"] == "SEAT"
            await a.until(lambda message: message["is"] == "presence" and not message["seats"][1]["here"])
        return [line.replace(opened["table"], "TABLE").replace(one.id, "ONE").replace(two.id, "TWO") for line in a.raw]


def test_bytes_for_seat_0_do_not_depend_on_the_hand_of_seat_1() -> None:
    async def run() -> None:
        worlds = []
        for text in openings():
            async with site(shelf=SHELF) as place:
                assert (await shelf_secrets(place)) is True
                worlds.append(await seen_by_seat_0(place, text))
        assert len(worlds[0]) > 6 and worlds[0] == worlds[1]

    asyncio.run(run())


async def shelf_secrets(place: Site) -> bool:
    async with place.guest() as one:
        secrets: bool = (await one.ask("GET", "/api/shelf"))[0]["secrets"]
        return secrets


def test_shared_screen_hides_secrets_between_turns() -> None:
    async def work(place: Site) -> None:
        async with place.guest() as one:
            opened = await one.open(ME, here("Bo"), game=GAME)
            async with one.at(opened["table"]) as a:
                scene = await a.first()
                assert scene["seat"] == -1 and scene["view"]["hands"] == [None, None] and not scene["offers"]
                for seat in (0, 1):
                    await a.say("look", seat=seat)
                    scene = await a.shows(lambda scene, seat=seat: scene["seat"] == seat)  # type: ignore[misc]
                    assert scene["view"]["hands"][1 - seat] is None and scene["view"]["hands"][seat]
                    await a.play()
                    await a.catch_up(seat + 1)
                    await a.say("look", seat=-1)
                    await a.shows(lambda scene: scene["seat"] == -1)
                assert scene["number"] >= 1

    visit(work, shelf=SHELF)


def test_simultaneous_secret_picks_are_not_stale() -> None:
    async def work(place: Site) -> None:
        async with place.guest() as one, place.guest() as two:
            opened = await one.open(ME, OPEN, game=GAME)
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {})
            async with one.at(opened["table"]) as a, two.at(opened["table"]) as b:
                await a.first()
                await b.first()
                assert (await a.play(seen=0))["is"] == "done"
                assert (await b.play(seen=0))["is"] == "done"
                assert (await b.play(a.scene["offers"][0]["action"], seen=0))["rule"] == "STALE"

    visit(work, shelf=SHELF)


def test_bots_play_games_with_secrets() -> None:
    async def work(place: Site) -> None:
        async with place.guest() as one:
            opened = await one.open(ME, {"type": "bot", "bot": "level3"}, game=GAME)
            async with one.at(opened["table"]) as a:
                await a.first()
                end = await a.play_out()
                assert end["ended"] == "PEB-6"

    visit(work, shelf=SHELF)
