"""A lesson over its socket: the same scenes as at a table, without storing any."""
from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
import websockets

from formicarium.games import SHELF
from formicarium.lessons.lesson import course
from formicarium.lessons.run import LessonRun
from tests.support.site import Guest, Place, Site, visit


async def say(place: Place, **words: Any) -> dict[str, Any]:
    place.number += 1
    await place.socket.send(json.dumps({"id": place.number, **words}))
    return await place.until(lambda message: message.get("id") == place.number or message["is"] == "bad")


async def ask_demo(place: Place) -> dict[str, Any]:
    assert (await say(place, do="show"))["is"] == "done"
    return next(message for message in reversed(place.received) if message["is"] == "demonstrated")


async def follow(guest: Guest, game: str) -> None:
    lesson = course(game)[0]
    seat = lesson.written.seat
    page = await guest.ask("GET", f"/api/lessons/{game}/{lesson.id}")
    assert len(page["steps"]) == len(lesson.steps)
    async with guest.at(f"lesson?game={game}&lesson={lesson.id}") as place:
        await place.first()
        for number, step in enumerate(lesson.steps):
            if step.do == "look":
                assert place.scene["offers"] == []
                answer = await say(place, do="step", to=number + 1)
            elif step.do == "refused":
                shown = msgspec.to_builtins(LessonRun(lesson, number).action_shown())
                demonstration = await ask_demo(place)
                assert (demonstration["action"], demonstration["scene"]) == (shown, None)
                refused = await say(place, do="why", seat=seat, action=shown)
                assert refused["is"] == "refused" and refused["rule"] == step.refused[0].rule
                answer = await say(place, do="step", to=number + 1)
            else:
                hint = await say(place, do="hint", seat=seat)
                assert hint["action"] in [offer["action"] for offer in place.scene["offers"]]
                shown, before = await ask_demo(place), place.scene["number"]
                assert shown["action"] == hint["action"] and shown["outlook"] == hint["outlook"]
                answer = await say(place, do="play", seat=seat, seen=before, action=hint["action"])
                played = next(one for one in place.received if one["is"] == "scene" and one["number"] == before + 1)
                assert shown["scene"] == played
            assert answer["is"] == "done", (number, answer)
            assert [message["step"] for message in place.received if message["is"] == "step"][-1] == number + 1
        assert place.scene["offers"] == []


def test_first_lesson_of_every_game_can_be_finished() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            for game in SHELF:
                if course(game):
                    await follow(guest, game)
            assert await guest.ask("GET", "/api/me/tables") == []
            courses = {one["game"]: one["lessons"] for one in await guest.ask("GET", "/api/lessons")}
            shelf = {one["id"]: one["lessons"] for one in await guest.ask("GET", "/api/shelf")}
            assert {game: [one["id"] for one in lessons] for game, lessons in courses.items()} == shelf
            assert courses["wyx"][0]["id"] == "first" and courses["wyx"][0]["title"]["fr"] == "Jouer à Wyx"
            assert await guest.trouble("GET", "/api/lessons/wyx/none") == (404, "no-lesson")

    visit(work)


def test_wrong_lesson_move_is_refused_and_not_played() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest, guest.at("lesson?game=wyx&lesson=first&step=2") as place:
            number = (await place.first())["number"]
            wrong = await say(place, do="play", seat=0, seen=number, action={"type": "Take", "column": 2})
            assert (wrong["rule"], wrong["facts"]) == ("LESSON", {"wrong": 0})
            illegal = await say(place, do="why", seat=0, action={"type": "Take", "column": 8})
            assert illegal["rule"] == "WYX-T5"
            right = {"type": "Take", "column": 1}
            assert (await say(place, do="why", seat=0, action=right))["is"] == "done"
            assert (await say(place, do="play", seat=1, seen=number, action=right))["rule"] == "SEAT"
            assert (await say(place, do="why", seat=1, action=right))["rule"] == "SEAT"
            assert (await say(place, do="play", seat=0, seen=number + 1, action=right))["rule"] == "STALE"
            assert (await say(place, do="play", seat=0, seen=number, action={"type": "Fly"}))["is"] == "bad"
            assert (await say(place, do="undo", seat=0, seen=number))["is"] == "bad"
            assert (await say(place, do="show", now=1))["is"] == "bad"
            assert (await say(place, do="step", to=99))["is"] == "done"
            assert (await say(place, do="show"))["rule"] == "HINT"
            assert (await say(place, do="why", seat=0, action=right))["rule"] == "ENDED"
            assert (await say(place, do="hint", seat=0))["rule"] == "HINT"
            assert (await say(place, do="step", to=-5))["is"] == "done"
            assert place.scene["offers"] == [] and place.received[-3]["step"] == 0

    visit(work)


def test_unknown_lesson_closes_the_socket_with_4404() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            for address in ("lesson", "lesson?game=wyx&lesson=none", "lesson?game=chess&lesson=first"):
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    async with guest.at(address) as place:
                        await place.receive()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    visit(work)
