"""A puzzle over its socket, its stored results, and the lists of puzzles."""
from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
import websockets

from formicarium.games import SHELF
from formicarium.puzzles.puzzle import Puzzle, of_day, puzzles
from formicarium.server.people import puzzle_progress as module
from formicarium.server.people.puzzle_progress import ENOUGH, OTHERS, TALLY, names_of
from formicarium.server.randomness import day_of
from formicarium.store.store import StoreFault
from tests.support.site import Place, Site, visit


async def say(place: Place, **words: Any) -> dict[str, Any]:
    place.number += 1
    await place.socket.send(json.dumps({"id": place.number, **words}))
    return await place.until(lambda message: message.get("id") == place.number or message["is"] == "bad")


def as_told(action: Any) -> Any:
    return msgspec.to_builtins(action)


async def solve(place: Place, one: Puzzle) -> dict[str, Any]:
    await place.first()
    for step in one.steps:
        done = await say(place, do="play", seat=one.seat, seen=place.scene["number"], action=as_told(step.right[0]))
        assert done["is"] == "done", done
    return await place.until(lambda message: message["is"] == "solved")


def test_a_puzzle_of_every_game_can_be_solved_over_its_socket() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            for game in SHELF:
                one = max(puzzles(game), key=lambda one: len(one.steps))
                sheet = await guest.ask("GET", f"/api/puzzles/one/{one.id}")
                assert sheet["card"]["how"] == "" and sheet["share"] == -1
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


def test_wrong_move_hint_or_shown_answer_counts_once() -> None:
    async def work(site: Site) -> None:
        first, second, third = puzzles("wyx")[:3]
        async with site.guest() as guest:
            async with guest.at(f"puzzle?puzzle={first.id}") as place:
                await place.first()
                for index, other in enumerate(first.others):
                    before = place.scene["number"]
                    wrong = await say(place, do="play", seat=first.seat, seen=before, action=as_told(other.action))
                    assert (wrong["rule"], wrong["facts"]) == ("LESSON", {"wrong": index})
                    assert place.scene["number"] == before + 1 + len(other.replies)
                    assert [one["is"] for one in place.received][-2:] == ["astray", "refused"]
                    assert (await say(place, do="step", to=0))["is"] == "done"
                solved = await solve_here(place, first)
            assert solved["how"] == "found" and solved["rating"] < 1500
            async with guest.at(f"puzzle?puzzle={second.id}") as place:
                await place.first()
                assert (await say(place, do="clue"))["is"] == "done"
                assert next(one["text"]["en"] for one in place.received if one["is"] == "clue").startswith("It is not")
                assert (await solve_here(place, second))["how"] == "hint"
            async with guest.at(f"puzzle?puzzle={third.id}") as place:
                await place.first()
                hinted = await say(place, do="hint", seat=third.seat)
                assert hinted["action"] == as_told(third.steps[0].right[0])
                solved = await place.until(lambda message: message["is"] == "solved")
                assert solved["how"] == "shown"
            async with guest.at(f"puzzle?puzzle={third.id}") as place:
                assert (await solve(place, third))["rating"] == solved["rating"]
            how = {one["id"]: one["how"] for one in await guest.ask("GET", "/api/puzzles/of/wyx")}
            assert [how[one.id] for one in (first, second, third)] == ["found", "hint", "shown"]
            following = await guest.ask("GET", "/api/puzzles/next?game=wyx")
            assert following["of"] == "wyx" and following["how"] == ""

    async def solve_here(place: Place, one: Puzzle) -> dict[str, Any]:
        action = as_told(one.steps[0].right[0])
        assert (await say(place, do="play", seat=one.seat, seen=place.scene["number"], action=action))["is"] == "done"
        return await place.until(lambda message: message["is"] == "solved")

    visit(work)


@pytest.mark.parametrize("game", SHELF)
def test_puzzle_messages_do_not_reveal_the_answer(game: str) -> None:
    async def work(site: Site) -> None:
        one = max(puzzles(game), key=lambda one: len(one.steps))
        async with site.guest() as guest, guest.at(f"puzzle?puzzle={one.id}") as place:
            sheet = await guest.ask("GET", f"/api/puzzles/one/{one.id}")
            assert set(sheet) == {"card", "levels", "share"} and (sheet["levels"] is None) == one.is_computed
            scene = await place.first()
            assert len(scene["offers"]) > len(one.steps[0].right)
            for offer in scene["offers"]:
                answer = await say(place, do="why", seat=one.seat, action=offer["action"])
                assert {**answer, "id": 0} == {"is": "done", "id": 0, "number": scene["number"]}
            for to in (1, len(one.steps), 99, -1):
                assert (await say(place, do="step", to=to))["is"] == "bad"
            kinds = {message["is"] for message in place.received}
            assert place.scene == scene and {"solved", "hinted", "played"}.isdisjoint(kinds)
            assert (await guest.ask("GET", f"/api/puzzles/one/{one.id}"))["card"]["how"] == ""
            assert all(each["rating"] == 0 for each in (await guest.ask("GET", "/api/puzzles"))["stock"])

    visit(work)


def test_reopened_puzzle_counts_as_tried() -> None:
    async def work(site: Site) -> None:
        first, second, third = puzzles("wyx")[:3]
        async with site.guest() as guest:
            async with guest.at(f"puzzle?puzzle={first.id}") as place, guest.at(f"puzzle?puzzle={first.id}") as beside:
                number = (await place.first())["number"]
                wrong = as_told(first.others[0].action)
                assert (await say(place, do="play", seat=first.seat, seen=number, action=wrong))["is"] == "refused"
                solved = await solve(beside, first)
            assert solved["how"] == "found" and 0 < solved["rating"] < 1500
            rating = solved["rating"]
            async with guest.at(f"puzzle?puzzle={second.id}") as place:
                await place.first()
                assert (await say(place, do="clue"))["is"] == "done"
            async with guest.at(f"puzzle?puzzle={second.id}") as place:
                solved = await solve(place, second)
            assert solved["how"] == "hint"
            async with guest.at(f"puzzle?puzzle={third.id}") as place:
                await place.first()
                assert (await say(place, do="hint", seat=third.seat))["is"] == "hinted"
            for one in (first, second, third):
                async with guest.at(f"puzzle?puzzle={one.id}") as place:
                    solved = await solve(place, one)
            assert solved["rating"] < rating

    visit(work)


def test_share_of_solvers_is_shown_from_ten_people() -> None:
    async def work(site: Site) -> None:
        one = puzzles("wyx")[0]
        for number in range(ENOUGH - 1):
            await site.context.store.add(TALLY, f"{one.id}/{number}", str(number % 3 // 2))
        async with site.guest() as guest, site.guest() as other:
            assert (await guest.ask("GET", f"/api/puzzles/one/{one.id}"))["share"] == -1
            async with guest.at(f"puzzle?puzzle={one.id}") as place:
                assert (await solve(place, one))["share"] == 40  # three of nine, and one more
            async with guest.at(f"puzzle?puzzle={one.id}") as place:
                assert (await solve(place, one))["share"] == 40
            assert (await other.ask("GET", f"/api/puzzles/one/{one.id}"))["share"] == 40
            assert not any(guest.id in name for name, _ in await site.context.store.names(TALLY))

    visit(work)


def test_share_of_solvers_is_cached_for_many_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request read and summed all of them: 0.1 s for 40,000 people."""
    monkeypatch.setattr(module, "MANY", ENOUGH)

    async def work(site: Site) -> None:
        one, two = puzzles("wyx")[:2]
        for number in range(ENOUGH):
            await site.context.store.add(TALLY, f"{one.id}/{number}", "1")
        read, names = [], site.context.store.names

        async def counted(space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
            read.append((space, prefix))
            return await names(space, prefix)

        monkeypatch.setattr(site.context.store, "names", counted)
        async with site.guest() as guest:
            for _ in range(4):
                assert (await guest.ask("GET", f"/api/puzzles/one/{one.id}"))["share"] == 100
                assert (await guest.ask("GET", f"/api/puzzles/one/{two.id}"))["share"] == -1
            assert (read.count((TALLY, f"{one.id}/")), read.count((TALLY, f"{two.id}/"))) == (1, 4)
            monkeypatch.setattr(module, "monotonic", lambda: 1e12)
            await guest.ask("GET", f"/api/puzzles/one/{one.id}")
            assert read.count((TALLY, f"{one.id}/")) == 2

    visit(work)


def test_puzzle_of_the_day_is_the_same_for_all() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            mine, others = await one.ask("GET", "/api/puzzles"), await other.ask("GET", "/api/puzzles")
            assert mine == others and len(mine["days"]) == 7
            today = of_day(day_of(site.context.time.wall_time()))
            assert today is not None and mine["days"][-1]["card"]["id"] == today.id
            assert mine["days"][-1]["day"] == mine["today"]
            assert (await one.ask("GET", "/api/puzzles/next"))["of"] in SHELF

    visit(work)


def test_puzzle_of_a_past_day_stays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stock of puzzles, or the shelf, changes on the server after that day."""
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            before = await guest.ask("GET", "/api/puzzles")
            monkeypatch.setattr(module, "of_day", lambda day, shelf: puzzles("wyx")[0])
            after = await guest.ask("GET", "/api/puzzles")
            assert after["days"][-1] == before["days"][-1]
            assert {each["card"]["id"] for each in after["days"][:-1]} == {puzzles("wyx")[0].id}
            yesterday = before["days"][-2]
            await site.context.store.add(module.DAY, yesterday["day"], yesterday["card"]["id"])
            assert (await guest.ask("GET", "/api/puzzles"))["days"][-2:] == before["days"][-2:]

    visit(work)


def test_puzzle_of_the_day_is_sent_if_the_store_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(site: Site) -> None:
        async def fail(*_: object) -> bool:
            raise StoreFault("no room")

        async with site.guest() as guest:
            monkeypatch.setattr(site.context.store, "add", fail)
            assert len((await guest.ask("GET", "/api/puzzles"))["days"]) == 7
        assert site.log.getvalue().count("no room") == 1
        site.log.seek(0)
        site.log.truncate()

    visit(work)


def test_unknown_puzzle_gets_404() -> None:
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


def test_puzzle_can_be_solved_while_the_store_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(site: Site) -> None:
        async def fail(*_: object) -> bool:
            raise StoreFault("no room")

        one = puzzles("wyx")[0]
        async with site.guest() as guest, guest.at(f"puzzle?puzzle={one.id}") as place:
            monkeypatch.setattr(site.context.store, "add", fail)
            solved = await solve(place, one)
            assert (solved["how"], solved["rating"]) == ("found", 0)
        assert site.log.getvalue().count("no room") == 1
        site.log.seek(0)
        site.log.truncate()

    visit(work)


def test_solver_name_stands_at_the_solver_seat() -> None:
    one = next(one for game in SHELF for one in puzzles(game) if one.seat == 1)
    assert names_of(one, "Iris")[:2] == (OTHERS[0], "Iris")
