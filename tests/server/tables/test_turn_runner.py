"""The turn runner: requests waiting behind a move, shared commits, and a failed write."""
from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from formicarium.store.store import StoreFault
from tests.support.site import ME, OPEN, Site, here, visit


def test_move_that_is_not_stored_is_not_played() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", f"/api{opened['invitations'][1]}", {"name": "B"})
            async with one.at(opened["table"]) as a, two.at(opened["table"]) as b:
                await a.first()
                await b.first()
                left = fail_once(site)
                answer = await a.play()
                assert not left and (answer["is"], answer["rule"]) == ("refused", "STORE")
                assert site.context.tables.live[opened["table"]].history.number == 0
                assert "line-not-kept" in site.log.getvalue()
                site.log.seek(0)
                site.log.truncate()
                assert (await a.play())["is"] == "done"
                assert (await b.catch_up(1))["number"] == 1
                assert len((await site.context.store.read(opened["table"])).lines) == 1  # type: ignore[union-attr]

    visit(work)


def fail_once(site: Site) -> list[Exception]:
    store: Any = site.context.store
    left: list[Exception] = [StoreFault("full")]
    append = store.append

    async def append_or_fail(*args: Any) -> None:
        if left:
            raise left.pop()
        await append(*args)

    store.append = append_or_fail
    return left


def test_messages_behind_a_move_are_handled_in_order() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, here("B")))["table"]
            async with one.at(table) as a:
                await a.first()
                await a.send("play", seat=0, seen=0, action=a.scene["offers"][0]["action"])
                await a.send("play", seat=0, seen=0, action=a.scene["offers"][0]["action"])
                await a.send("undo", seat=0, seen=1)
                answers: list[Any] = []
                while len(answers) < 3:
                    message = await a.receive()
                    if "id" in message:
                        answers.append((message["id"], message["is"], message.get("rule") or message["number"]))
                assert answers == [(1, "done", 1), (2, "refused", "STALE"), (3, "done", 2)]

    visit(work)


def test_confirmation_of_a_move_follows_its_scene() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, here("B")))["table"]
            async with one.at(table) as a:
                await a.first()
                for number in range(1, 5):
                    answer = await a.play(seat=a.scene["waiting"][0])
                    assert answer["number"] == a.scene["number"] == number

    visit(work)


def test_internal_error_at_one_table_does_not_affect_others() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, AsyncExitStack() as stack:
            tables = [(await one.open(ME, here("B")))["table"] for _ in range(3)]
            first, second, third = [await stack.enter_async_context(one.at(table)) for table in tables]
            for place in (first, second, third):
                await place.first()
            rooms: list[Any] = [site.context.tables.live[table] for table in tables]
            apply_line, rooms[0].apply_line = rooms[0].apply_line, None
            scene_for, rooms[1].scenes.scene_for = rooms[1].scenes.scene_for, None
            answers = await asyncio.gather(first.play(), second.play(), third.play())
            # The line is stored and read back, so requests decided before it are stale.
            assert (answers[0]["is"], answers[0]["rule"]) == ("refused", "STALE")
            assert (await first.catch_up(1))["number"] == 1
            # The moves are made; a player whose scene cannot be sent receives `done` nevertheless.
            assert answers[1]["is"] == answers[2]["is"] == "done"
            rooms[0].apply_line, rooms[1].scenes.scene_for = apply_line, scene_for
            assert (await first.play(seat=1))["is"] == "done"
            (watcher,) = rooms[1].subscribers
            watcher.request_scene()
            assert (await second.catch_up(1))["number"] == 1
            assert site.context.counts["faults"] == 2
            assert "line-not-shown" in site.log.getvalue() and "scene-not-made" in site.log.getvalue()
            site.log.seek(0)
            site.log.truncate()

    visit(work)
