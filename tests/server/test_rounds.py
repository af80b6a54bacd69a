"""The short way of a move: the mailbox, the rounds, and what happens when the line is not kept."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from formicarium.server.mailbox import Mailbox
from formicarium.server.rounds import Rounds
from formicarium.store import sqlite
from formicarium.store.store import StoreFault

from .site import ME, OPEN, Place, Site, here, visit

pytestmark = pytest.mark.engine_free


def test_a_mailbox_is_taken_in_the_order_of_coming() -> None:
    async def run() -> None:
        mailbox, came = Mailbox(), []

        async def turn(name: str) -> None:
            async with mailbox:
                came.append(name)
                assert not mailbox.take()
                await asyncio.sleep(0)

        assert mailbox.take()
        tasks = [asyncio.create_task(turn(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        await asyncio.sleep(0)
        mailbox.free()
        tasks[0].cancel()  # when its turn has just come
        await asyncio.gather(*tasks, return_exceptions=True)
        assert came == ["c", "d"]
        assert not mailbox.busy and not mailbox.queue

    asyncio.run(run())


def test_rounds_follow_each_other_after_a_moment() -> None:
    async def run() -> None:
        rounds, rounds_of = Rounds(0.2), []
        loop = asyncio.get_running_loop()

        def deed(name: str) -> Callable[[], None]:
            return lambda: rounds_of.append((name, rounds.last))

        rounds.add(deed("a"))
        rounds.add(deed("b"))
        await asyncio.sleep(0.02)
        assert [name for name, _ in rounds_of] == ["a", "b"]  # at once: nothing was before them
        first = rounds.last
        rounds.add(deed("c"))
        rounds.add(deed("d"))
        await asyncio.sleep(0)
        assert len(rounds_of) == 2 or loop.time() >= first + 0.2
        while len(rounds_of) < 4:
            await asyncio.sleep(0.01)
        assert rounds_of[2][1] == rounds_of[3][1] >= first + 0.19  # a loop's clock may be a little coarse

    asyncio.run(run())


async def at_ease(place: Place) -> None:
    """The server listens: before that, all goes the long way."""
    await place.first()
    assert (await place.say("look", seat=-1))["is"] == "done"


def test_moves_of_a_round_share_a_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = sqlite.commit

    def counted(database: Any, batch: Any) -> Any:
        commits.append(len(batch))
        return commit(database, batch)

    async def work(site: Site) -> None:
        async with site.guest() as one, AsyncExitStack() as stack:
            tables = [(await one.open(ME, here("B")))["table"] for _ in range(5)]
            places = [await stack.enter_async_context(one.at(table)) for table in tables]
            for place in places:
                await at_ease(place)
            monkeypatch.setattr(sqlite, "commit", counted)
            site.house.rounds.last = asyncio.get_running_loop().time()
            done = await asyncio.gather(*(place.play() for place in places))
            assert all(answer["is"] == "done" and answer["number"] == 1 for answer in done)
            assert commits == [5]

    monkeypatch.setattr(sqlite, "QUICK", 100.0)
    visit(work, round=0.5)


@pytest.mark.parametrize("times", [1, 2])
def test_a_move_that_is_not_kept_has_not_happened(times: int) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", f"/api{opened['invitations'][1]}", {"name": "B"})
            async with one.at(opened["table"]) as a, two.at(opened["table"]) as b:
                await at_ease(a)
                await at_ease(b)
                left = fail(site, times)
                answer = await a.play()
                assert not left
                if times == 1:  # the long way tries again
                    assert (answer["is"], answer["number"]) == ("done", 1)
                else:
                    assert (answer["is"], answer["rule"]) == ("refused", "STORE")
                    assert "line-not-kept" in site.log.getvalue()
                    site.log.seek(0)
                    site.log.truncate()
                    assert (await a.play())["is"] == "done"
                assert (await b.catch_up(1))["number"] == 1
                assert len((await site.house.store.read(opened["table"])).lines) == 1  # type: ignore[union-attr]

    visit(work)


def fail(site: Site, times: int) -> list[Exception]:
    """The next lines are not kept."""
    store: Any = site.house.store
    left: list[Exception] = [StoreFault("full")] * times
    post, append = store.post, store.append

    def fail_post(*args: Any) -> None:
        if left:
            asyncio.get_running_loop().call_soon(args[-1], left.pop())
        else:
            post(*args)

    async def fail_append(*args: Any) -> None:
        if left:
            raise left.pop()
        await append(*args)

    store.post, store.append = fail_post, fail_append
    return left


def test_what_is_said_behind_a_move_is_done_behind_it() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, here("B")))["table"]
            async with one.at(table) as a:
                await at_ease(a)
                site.house.rounds.last = asyncio.get_running_loop().time()
                await a.send("play", seat=0, seen=0, action=a.scene["offers"][0]["action"])
                await a.send("play", seat=0, seen=0, action=a.scene["offers"][0]["action"])
                await a.send("undo", seat=0, seen=1)
                answers: list[Any] = []
                while len(answers) < 3:
                    told = await a.receive()
                    if "id" in told:
                        answers.append((told["id"], told["is"], told.get("rule") or told["number"]))
                assert answers == [(2, "done", 1), (3, "refused", "STALE"), (4, "done", 2)]

    visit(work, round=0.3)


def test_an_error_of_ours_at_one_table_is_not_the_others() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, AsyncExitStack() as stack:
            tables = [(await one.open(ME, here("B")))["table"] for _ in range(3)]
            first, second, third = [await stack.enter_async_context(one.at(table)) for table in tables]
            for place in (first, second, third):
                await at_ease(place)
            rooms: list[Any] = [site.house.rooms[table] for table in tables]
            accept, rooms[0].accept = rooms[0].accept, None
            (watcher,) = rooms[1].watchers
            scene, watcher.scene = watcher.scene, None
            site.house.rounds.last = asyncio.get_running_loop().time()
            answers = await asyncio.gather(first.play(), third.play(), second.send(
                "play", seat=0, seen=0, action=second.scene["offers"][0]["action"]))
            assert answers[1]["is"] == "done"
            # the line is kept, so it is found again, and what was decided before it is stale
            assert (answers[0]["is"], answers[0]["rule"]) == ("refused", "STALE")
            assert (await first.catch_up(1))["number"] == 1
            rooms[0].accept, watcher.scene = accept, scene
            assert (await first.play(seat=1))["is"] == "done"
            watcher.show()
            assert (await second.catch_up(1))["number"] == 1
            assert site.house.counts["faults"] == 2
            assert "line-not-shown" in site.log.getvalue() and "scene-not-made" in site.log.getvalue()
            site.log.seek(0)
            site.log.truncate()

    visit(work, round=0.3)
