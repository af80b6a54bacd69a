"""Tables are freed by reference counts alone; the next full collection may be hours away."""
from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import ref

from tests.support.site import ME, OPEN, Site, bot, eventually, here, visit


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def rest_all(site: Site) -> None:
    for name in list(site.context.tables.live):
        site.context.tables.unload_if_idle(site.context.tables.live[name], site.context.time.now() + 10_000)
    assert not site.context.tables.live


async def is_gone(*left: ref[Any]) -> bool:
    return all(one() is None for one in left)


def test_released_table_leaves_no_objects() -> None:
    """Played to its end against a bot, with a chat, an undo, a refusal, a hint, spectators, a clock, a replay."""
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            with no_collector():
                opened = await one.open(ME, bot("random"), pace={"move": 3600})
                table = opened["table"]
                left = ref(site.context.tables.live[table])
                parts = [ref(left().scenes), ref(left().turns), ref(left().presence)]  # type: ignore[union-attr]
                async with one.at(table) as a, other.at(table, opened["watch"][-24:]) as b:
                    await a.first()
                    await b.first()
                    assert (await a.say("say", text="hello"))["is"] == "done"
                    assert (await b.say("undo", seat=0, seen=0))["rule"] == "SEAT"
                    await a.shows(lambda scene: a.my_turn())
                    assert (await a.say("hint", seat=0))["is"] == "hinted"
                    assert (await a.say("undo", seat=0, seen=10**6))["rule"] == "STALE"
                    await a.play_out()
                await one.ask("GET", f"/api/tables/{table}/moments/5")
                await one.ask("GET", "/api/me/tables")

                async def nobody_looks() -> bool:
                    return not left().subscribers and len(site.context.tasks.running) <= 4  # type: ignore[union-attr]

                await eventually(nobody_looks)
                await rest_all(site)
                await eventually(lambda: is_gone(left, *parts))

    visit(work)


def test_open_table_is_listed_without_staying_in_memory() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            with no_collector():
                opened = await one.open(ME, OPEN, public=True)
                left = ref(site.context.tables.live[opened["table"]])
                assert len(await other.ask("GET", "/api/waiting")) == 1
                await rest_all(site)
                await eventually(lambda: is_gone(left))

    visit(work)


def test_table_that_was_only_read_leaves_no_objects() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            with no_collector():
                table = (await one.open(ME, here("Bo")))["table"]
                await rest_all(site)
                assert (await one.ask("GET", f"/api/tables/{table}"))["number"] == 0
                left = ref(site.context.tables.live[table])
                assert await one.trouble("GET", f"/api/tables/{table}/journal") == (409, "not-ended")
                await rest_all(site)
                await eventually(lambda: is_gone(left))

    visit(work)
