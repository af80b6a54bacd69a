"""Progress in lessons is stored with the guest: in both stores, over restarts, on other devices.

Later reports never lose progress, and other data is refused.
"""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from formicarium.server.people.lesson_progress import MARK, OFFER
from tests.support.services import fresh_database
from tests.support.site import Site, site, visit

MINE = "/api/me/lessons"


def note(lesson: str = "first", at: int = 0, ticks: tuple[int, ...] = (), done: bool = False, **more: Any) -> Any:
    return {"game": "wyx", "lesson": lesson, "at": at, "ticks": list(ticks), "done": done, **more}


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "t.sqlite") if request.param == "sqlite" else fresh_database(
        request.getfixturevalue("postgres"))


def test_lesson_progress_is_merged_and_follows_the_person(address: str) -> None:
    async def run() -> None:
        async with site(address) as one, one.guest() as guest:
            assert await guest.ask("GET", MINE) == {"marks": [], "offered": []}
            await guest.ask("PUT", MINE, {"lessons": [note(at=3, ticks=(0, 1))], "offered": ["wyx", "wyx"]})
            await guest.ask("PUT", MINE, {"lessons": [note("anthills", done=True), note(at=2, ticks=(2,))]})
            cookie = guest.http.cookies["formicarium"]
        async with site(address) as again, again.guest() as guest, again.guest() as phone:
            guest.http.cookies.clear()
            guest.http.cookies.set("formicarium", cookie)
            kept = await guest.ask("GET", MINE)
            assert kept["offered"] == ["wyx"]
            marks = {mark["lesson"]: mark for mark in kept["marks"]}
            assert marks["first"] == {"game": "wyx", "lesson": "first", "at": 2, "line": 2, "of": 8,
                                      "ticks": [0, 1, 2], "done": False}
            assert marks["anthills"]["done"]
            await phone.ask("PUT", MINE, {"lessons": [note(at=1, ticks=(4,))], "offered": ["cigale"]})
            link = (await guest.ask("POST", "/api/me/devices"))["path"]
            assert (await phone.http.post(link)).status_code == 303
            assert await phone.ask("GET", MINE) == kept
            # Progress that the browser recorded under another guest is merged: the further step counts.
            merged = await phone.ask("PUT", MINE, {"lessons": [note(at=1, ticks=(4,))], "offered": ["cigale"],
                                                   "merge": True})
            assert merged == await guest.ask("GET", MINE)
            first = merged["marks"][-1]
            assert (first["lesson"], first["at"], first["ticks"]) == ("first", 2, [0, 1, 2, 4])
            assert merged["offered"] == ["cigale", "wyx"]

    asyncio.run(run())


def test_concurrent_lesson_progress_is_merged() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            await asyncio.gather(*(guest.ask("PUT", MINE, {"lessons": [note(ticks=(tick,), done=tick == 3)]})
                                   for tick in range(8)))
            [mark] = (await guest.ask("GET", MINE))["marks"]
            assert mark["ticks"] == list(range(8)) and mark["done"]

    visit(work)


@pytest.mark.parametrize("body", [
    {"lessons": [note(at=-1)]}, {"lessons": [note(at=1000)]}, {"lessons": [note(at=True)]},
    {"lessons": [note(ticks=(-1,))]}, {"lessons": [note(ticks=(0,) * 101)]}, {"lessons": [note("x" * 41)]},
    {"lessons": [note(more=1)]}, {"lessons": [{"game": "wyx"}]}, {"lessons": [note()] * 201},
    {"offered": ["x" * 41]}, {"offered": ["wyx"] * 51}, {"offered": "wyx"}, {"merge": 1}, {"else": []}, [], "",
])
def test_malformed_lesson_progress_gets_400(body: Any) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest:
            assert await guest.trouble("PUT", MINE, body) == (400, "bad-request")
            assert await site.context.store.names(MARK) == await site.context.store.names(OFFER) == ()

    visit(work)


def test_unknown_lessons_are_not_stored() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as guest, site.guest() as other:
            await guest.ask("PUT", MINE, {"lessons": [
                note("none"), note("../first"), note(game="chess"), note(game=f"{other.id}/wyx"), note(game=""),
                note(at=900, ticks=(0, 99))], "offered": ["chess", "", "wyx/first", "micropolis"]})
            [mark] = (await guest.ask("GET", MINE))["marks"]
            assert (mark["at"], mark["ticks"]) == (0, [0])  # a new version of a lesson may be shorter
            assert len(await site.context.store.names(MARK)) == 1
            assert [name for name, _ in await site.context.store.names(OFFER)] == [f"{guest.id}/micropolis"]
            assert await other.ask("GET", MINE) == {"marks": [], "offered": []}
            # Progress of a lesson that no longer exists is not sent.
            await site.context.store.put(MARK, f"{other.id}/wyx/gone", '{"at":1,"ticks":[],"done":true,"touched":1.0}')
            assert (await other.ask("GET", MINE))["marks"] == []

    visit(work)
