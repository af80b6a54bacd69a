"""Solo games with stored results, and the daily challenge with the same luck for all players."""
from __future__ import annotations

from typing import Any, ClassVar

from formicarium.server.randomness import daily_dice, daily_name, day_of
from tests.support.site import ME, Guest, Place, Site, visit
from tests.support.toy import Pebbles

KEY = b"a key of thirty-two bytes and more"


class Alone(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    modes: ClassVar[dict[str, range]] = {"high": range(1, 4), "low": range(2, 4)}


SHELF = {"pebbles": Alone}


async def play_on(place: Place, moves: int = 1000) -> dict[str, Any]:
    scene = await place.first()
    for _ in range(moves):
        if scene["ended"]:
            break
        done = await place.say("play", seat=0, seen=scene["number"], action=scene["offers"][0]["action"])
        assert done["is"] == "done", done
        scene = await place.catch_up(done["number"])
    return scene


async def finish(guest: Guest, table: str) -> int:
    async with guest.at(table) as place:
        scene = await play_on(place)
    return sum(line["points"] for line in scene["tally"][0])


def test_daily_dice_depend_on_day_game_and_key() -> None:
    def answers(key: bytes, game: str, day: str, first: int = 0) -> list[int]:
        dice = daily_dice(key, game, day, first)
        return [dice.below(1000) for _ in range(20 - first)]

    today = answers(KEY, "pebbles", "2026-11-16")
    assert today == answers(KEY, "pebbles", "2026-11-16") and all(0 <= one < 1000 for one in today)
    # the results do not depend on how many questions a move asks
    assert today[7:] == answers(KEY, "pebbles", "2026-11-16", 7)
    others = [answers(KEY, "pebbles", "2026-11-17"), answers(KEY, "wyx", "2026-11-16"),
              answers(KEY + b"!", "pebbles", "2026-11-16")]
    assert all(one != today for one in others)
    assert daily_name(KEY, "pebbles", "2026-11-16").endswith("-1116")
    assert day_of(0.0) == "1970-01-01" and day_of(86400.0) == "1970-01-02"


def test_daily_challenge_is_the_same_for_all_and_counts_the_first_game() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, site.guest() as three:
            await one.ask("PUT", "/api/me", {"name": "Ada"})
            before = await one.ask("GET", "/api/daily/pebbles")
            assert before["table"] == "" and not before["done"] and before["standings"] == []
            mine, other = [await guest.ask("POST", "/api/daily/pebbles") for guest in (one, two)]
            assert mine["table"] != other["table"]
            async with one.at(mine["table"]) as a, two.at(other["table"]) as b:
                here, there = await a.first(), await b.first()
                assert here["view"] == there["view"] and here["daily"] == before["day"] and not here["hints"]
                assert (await a.say("hint", seat=0))["rule"] == "HINT"
                here, there = [await a.say("play", seat=0, seen=0, action=here["offers"][0]["action"]),
                               await b.say("play", seat=0, seen=0, action=here["offers"][0]["action"])]
                here, there = await a.catch_up(1), await b.catch_up(1)
                assert here["view"] == there["view"] and here["offers"] == there["offers"]
                back = await a.say("propose", seat=0, what="takeback")
                assert (back["is"], back["rule"]) == ("refused", "UNDO")
            again = await one.ask("POST", "/api/daily/pebbles")
            assert again["table"] == mine["table"]
            points = await finish(one, mine["table"])
            now = await one.ask("GET", "/api/daily/pebbles")
            assert now["done"] and now["table"] == mine["table"] and now["played"] == 1
            assert now["standings"] == [{"place": 1, "name": "Ada", "points": points, "mine": True}]

            second = await one.ask("POST", "/api/daily/pebbles")  # it may be played, but does not count
            assert second["table"] != mine["table"]
            await finish(one, second["table"])
            now = await one.ask("GET", "/api/daily/pebbles")
            assert now["table"] == mine["table"] and now["played"] == 1
            kept = await one.ask("GET", "/api/me/alone/pebbles")
            assert {(r["table"], r["counts"], r["day"]) for r in kept} == {
                (mine["table"], True, now["day"]), (second["table"], False, now["day"])}

            await finish(two, other["table"])
            seen = await three.ask("GET", "/api/daily/pebbles")
            assert seen["played"] == 2 and not any(one["mine"] for one in seen["standings"])
            assert [one["place"] for one in seen["standings"]] == [1, 1]
            assert set(seen["standings"][0]) == {"place", "name", "points", "mine"}
            assert await three.ask("GET", "/api/me/alone/pebbles") == []

    visit(work, shelf=SHELF)


def test_solo_results_are_sorted_and_mark_known_luck() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            game = {"game": "pebbles", "players": 1, "mode": "high"}
            plain = await one.open(ME, game=game)
            await finish(one, plain["table"])
            taken = await one.open(ME, game=game)
            async with one.at(taken["table"]) as place:
                await play_on(place, 2)
                assert (await place.say("propose", seat=0, what="takeback"))["is"] == "done"
            await finish(one, taken["table"])
            left = await one.open(ME, game=game)
            async with one.at(left["table"]) as place:
                await place.first()
                assert (await place.say("propose", seat=0, what="replace", about=0, bot="random"))["is"] == "done"
                await place.shows(lambda scene: bool(scene["ended"]))
            text = (await one.http.get(f"/api/tables/{plain['table']}/journal")).text
            chosen = text.rsplit("\n", 2)[0] + "\n"
            known = await one.open(ME, game=game, journal=chosen)
            await finish(one, known["table"])
            kept = await one.ask("GET", "/api/me/alone/pebbles")
            assert {(r["table"], r["again"], r["day"], r["counts"]) for r in kept} == {
                (plain["table"], False, "", False), (taken["table"], True, "", False)}
            assert kept == sorted(kept, key=lambda r: (-r["points"], r["at"]))

    visit(work, shelf=SHELF)


def test_game_without_solo_mode_has_no_daily_challenge() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            for path in ("/api/daily/wyx", "/api/daily/nothing", "/api/me/alone/wyx"):
                assert await one.trouble("GET", path) == (404, "no-game")
            assert await one.trouble("POST", "/api/daily/wyx") == (404, "no-game")

    visit(work)


def test_interrupted_daily_challenge_is_opened_again() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            day = (await one.ask("GET", "/api/daily/pebbles"))["day"]
            await site.context.store.put("daily", f"pebbles/{day}/{one.id}", "AAAAAAAAAAAAAAAA")
            opened = await one.ask("POST", "/api/daily/pebbles")
            assert opened["table"] == "AAAAAAAAAAAAAAAA"
            await finish(one, opened["table"])
            assert (await one.ask("GET", "/api/daily/pebbles"))["done"]

    visit(work, shelf=SHELF)
