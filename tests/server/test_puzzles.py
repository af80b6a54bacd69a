"""A puzzle over its socket, what is kept of it, and the lists."""
from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
import websockets

from formicarium.games import SHELF
from formicarium.search.puzzles.puzzle import Puzzle, of_day, puzzles
from formicarium.server.luck import day_of
from formicarium.server.puzzles import OTHERS, names_of
from formicarium.store.store import StoreFault

from .site import Place, Site, visit

pytestmark = pytest.mark.engine_free


async def say(place: Place, **words: Any) -> dict[str, Any]:
    """And its answer."""
    place.number += 1
    await place.socket.send(json.dumps({"id": place.number, **words}))
    return await place.until(lambda told: told.get("id") == place.number or told["is"] == "bad")


def told(action: Any) -> Any:
    return msgspec.to_builtins(action)


async def solve(place: Place, one: Puzzle) -> dict[str, Any]:
    """As it is shown, to its end."""
    await place.first()
    for step in one.steps:
        done = await say(place, do="play", seat=one.seat, seen=place.scene["number"], action=told(step.right[0]))
        assert done["is"] == "done", done
    return await place.until(lambda told: told["is"] == "solved")


def test_every_game_has_one_that_can_be_solved() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            for game in SHELF:
                one = max(puzzles(game), key=lambda one: len(one.steps))
                sheet = await guest.ask("GET", f"/api/puzzles/one/{one.id}")
                assert sheet["card"]["how"] == "" and sheet["moves"] == len(one.steps)
                async with guest.at(f"puzzle?puzzle={one.id}") as place:
                    solved = await solve(place, one)
                    assert solved["how"] == "found" and solved["rating"] > 1500 and solved["why"]["fr"]
                    assert len(solved["answer"]) >= len(one.steps) and place.scene["offers"] == []
                    names = [seat["name"] for seat in place.scene["seats"]]
                    assert names == list(names_of(one, ""))
                assert (await guest.ask("GET", f"/api/puzzles/one/{one.id}"))["card"]["how"] == "found"
            stock = {each["of"]: each for each in (await guest.ask("GET", "/api/puzzles"))["stock"]}
            assert all(each["found"] == 1 and each["rating"] > 1500 and each["doubt"] < 350 for each in stock.values())
            assert {game: each["count"] for game, each in stock.items()} == {game: len(puzzles(game)) for game in SHELF}
            assert await guest.ask("GET", "/api/me/tables") == []

    visit(work)


def test_what_is_wrong_asked_for_or_shown_counts_once() -> None:
    async def work(site: Site) -> None:
        first, second, third = puzzles("wyx")[:3]
        async with site.guest() as guest:
            async with guest.at(f"puzzle?puzzle={first.id}") as place:
                number = (await place.first())["number"]
                for index, other in enumerate(first.others):
                    wrong = await say(place, do="play", seat=first.seat, seen=number, action=told(other.action))
                    assert (wrong["rule"], wrong["facts"]) == ("LESSON", {"wrong": index})
                solved = await solve_here(place, first)
            assert solved["how"] == "found" and solved["rating"] < 1500  # not at once
            async with guest.at(f"puzzle?puzzle={second.id}") as place:
                await place.first()
                assert (await say(place, do="clue"))["is"] == "done"
                assert next(one["text"]["en"] for one in place.heard if one["is"] == "clue").startswith("It is not")
                assert (await solve_here(place, second))["how"] == "hint"
            async with guest.at(f"puzzle?puzzle={third.id}") as place:
                await place.first()
                hinted = await say(place, do="hint", seat=third.seat)
                assert hinted["action"] == told(third.steps[0].right[0])
                solved = await place.until(lambda told: told["is"] == "solved")
                assert solved["how"] == "shown"
            async with guest.at(f"puzzle?puzzle={third.id}") as place:  # again: nothing changes
                assert (await solve(place, third))["rating"] == solved["rating"]
            how = {one["id"]: one["how"] for one in await guest.ask("GET", "/api/puzzles/of/wyx")}
            assert [how[one.id] for one in (first, second, third)] == ["found", "hint", "shown"]
            following = await guest.ask("GET", "/api/puzzles/next?game=wyx")
            assert following["of"] == "wyx" and following["how"] == ""

    async def solve_here(place: Place, one: Puzzle) -> dict[str, Any]:
        action = told(one.steps[0].right[0])
        assert (await say(place, do="play", seat=one.seat, seen=place.scene["number"], action=action))["is"] == "done"
        return await place.until(lambda told: told["is"] == "solved")

    visit(work)


def test_the_day_is_the_same_for_everybody() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            mine, theirs = await one.ask("GET", "/api/puzzles"), await other.ask("GET", "/api/puzzles")
            assert mine == theirs and len(mine["days"]) == 7
            today = of_day(day_of(site.house.hours.stamp()))
            assert today is not None and mine["days"][-1]["card"]["id"] == today.id
            assert mine["days"][-1]["day"] == mine["today"]
            assert (await one.ask("GET", "/api/puzzles/next"))["of"] in SHELF

    visit(work)


def test_what_is_not_there() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            assert await guest.trouble("GET", "/api/puzzles/one/none") == (404, "no-puzzle")
            assert await guest.trouble("GET", "/api/puzzles/of/chess") == (404, "no-game")
            assert await guest.trouble("GET", "/api/puzzles/next?game=chess") == (404, "no-puzzle")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                async with guest.at("puzzle?puzzle=wyx-0") as place:
                    await place.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    visit(work)


def test_a_store_that_fails_takes_nothing_from_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(site: Site) -> None:
        async def fail(*_: object) -> bool:
            raise StoreFault("no room")

        one = puzzles("wyx")[0]
        async with site.guest() as guest, guest.at(f"puzzle?puzzle={one.id}") as place:
            monkeypatch.setattr(site.house.store, "add", fail)
            solved = await solve(place, one)
            assert (solved["how"], solved["rating"]) == ("found", 0)
        assert site.log.getvalue().count("no room") == 1
        site.log.seek(0)
        site.log.truncate()  # it was meant

    visit(work)


def test_names_stand_at_their_seats() -> None:
    one = next(one for game in SHELF for one in puzzles(game) if one.seat == 1)
    assert names_of(one, "Iris")[:2] == (OTHERS[0], "Iris")
