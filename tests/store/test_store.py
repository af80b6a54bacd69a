"""What a store promises, on SQLite and on PostgreSQL."""
from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from formicarium.store.store import Glance, Line, Store, StoreFault, Taken, open_store

pytestmark = pytest.mark.engine_free


def on(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_journal_is_kept_and_read_after_reopening(address: str) -> None:
    async def write(store: Store) -> None:
        await store.create("m", "heading", "{}", 1.5, ["first"])
        await store.append("m", 2, 2.25, "é\u2028\"'")
        await store.describe("m", "{1}", 1)

    async def read(store: Store) -> None:
        kept = await store.read("m")
        assert kept is not None and (kept.heading, kept.meta, kept.version) == ("heading", "{1}", 1)
        assert kept.lines == (Line(1.5, "first"), Line(2.25, "é\u2028\"'"))
        later = await store.read("m", 1)
        assert later is not None and later.lines == kept.lines[1:]
        assert await store.read("none") is None
        assert await store.matches() == ("m",)

    on(address, write)
    on(address, read)


def test_a_number_and_a_name_are_given_once(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("m", "h", "{}", 0.0)
        with pytest.raises(Taken):
            await store.create("m", "other", "{}", 0.0, ["x"])
        results = await asyncio.gather(*(store.append("m", 1, 0.0, str(i)) for i in range(50)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Taken) for result in results)
        results = await asyncio.gather(*(store.describe("m", str(i), 1) for i in range(50)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) == 1 and kept.heading == "h" and kept.version == 1

    on(address, work)


def test_small_things(address: str) -> None:
    async def work(store: Store) -> None:
        await store.put("a", "x/1", "one")
        await store.put("a", "x/1", "two")
        await store.put("a", "x/0", "zero")
        await store.put("a", "y/0", "other")
        await store.put("b", "x/9", "elsewhere")
        assert await store.get("a", "x/1") == "two" and await store.get("a", "z") is None
        assert await store.names("a", "x/") == (("x/0", "zero"), ("x/1", "two"))
        assert len(await store.names("a")) == 3
        assert sum(await asyncio.gather(*(store.add("a", "new", str(i)) for i in range(50)))) == 1
        took = await asyncio.gather(*(store.take("a", "new") for _ in range(50)))
        assert sum(one is not None for one in took) == 1
        assert await store.get("a", "new") is None

    on(address, work)


def test_many_at_once_and_each_line_in_its_place(address: str) -> None:
    async def work(store: Store) -> None:
        async def fill(match: str) -> None:
            await store.create(match, "h", "{}", 0.0)
            for number in range(1, 21):
                await store.append(match, number, 0.0, f"{match} {number}")

        await asyncio.gather(*(fill(f"m{i}") for i in range(30)))
        for i in range(30):
            kept = await store.read(f"m{i}")
            assert kept is not None and [line.text for line in kept.lines] == [f"m{i} {n}" for n in range(1, 21)]

    on(address, work)


def test_whoever_asked_may_go_and_the_store_stays_whole(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("m", "h", "{}", 0.0)
        task = asyncio.create_task(store.append("m", 1, 0.0, "x"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.put("after", "it", "")
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) in (0, 1)  # kept or not, never half

    on(address, work)


def damage(path: str, statement: str) -> None:
    database = sqlite3.connect(path)
    database.execute(statement)
    database.commit()
    database.close()


@pytest.mark.parametrize(("statement", "left", "why"), [
    ("update line set text = substr(text, 1, 3) where number = 5", 4, "line 5 does not match its check sum"),
    ("update line set text = substr(text, 1, 3) where number = 3", 2, "line 3 does not match its check sum"),
    ("delete from line where number = 4", 3, "line 4 is missing"),
    ("update line set at = at + 1 where number = 5", 4, "line 5 does not match its check sum"),
])
def test_a_half_written_line_is_found_put_aside_and_its_number_free_again(tmp_path: Path, statement: str, left: int,
                                                                          why: str) -> None:
    path = str(tmp_path / "t.sqlite")

    async def write(store: Store) -> None:
        await store.create("m", "h", "{}", 0.0, [f"line {n}" for n in range(1, 6)])

    async def read(store: Store) -> None:
        kept = await store.read("m")
        assert kept is not None and len(kept.lines) == left
        assert [broken.why for broken in store.broken] == [why]
        await store.append("m", left + 1, 0.0, "again")
        kept = await store.read("m")
        assert kept is not None and kept.lines[-1].text == "again" and len(kept.lines) == left + 1
        assert await store.names("broken")

    on(path, write)
    damage(path, statement)
    on(path, read)


KILLED = """
import asyncio, sys
from formicarium.store.store import open_store
async def main():
    store = await open_store(sys.argv[1])
    kept = await store.read("m")
    if kept is None:
        await store.create("m", "h", "{}", 0.0)
    number = len(kept.lines) if kept else 0
    print("read", number, flush=True)
    while True:
        number += 1
        await store.append("m", number, 0.0, "x" * 200)
        print(number, flush=True)
asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    path, acknowledged = str(tmp_path / "t.sqlite"), 0
    for _ in range(5):
        child = subprocess.Popen([sys.executable, "-c", KILLED, path], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        begun = child.stdout.readline()
        assert int(begun.split()[1]) >= acknowledged
        for _ in range(25):
            acknowledged = int(child.stdout.readline())
        child.kill()
        rest = child.stdout.read().split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        child.stdout.close()
        child.wait()


def test_places_where_there_is_no_store(tmp_path: Path) -> None:
    async def opened(address: str) -> None:
        await (await open_store(address)).close()

    (tmp_path / "text").write_text("this is no database, however one looks at it" * 100)
    (tmp_path / "file").write_text("")
    for address in (str(tmp_path / "text"), str(tmp_path / "file" / "below"), str(tmp_path), "mysql://x",
                    "postgresql://nobody:secret@127.0.0.1:1/none"):
        with pytest.raises(StoreFault) as fault:
            asyncio.run(opened(address))
        assert "secret" not in str(fault.value)
    assert "no database" in (tmp_path / "text").read_text()


@pytest.mark.skipif(os.name == "nt", reason="another way to lock")
def test_a_file_has_one_server(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreFault, match="another server has it open"):
            await open_store(str(tmp_path / "t.sqlite"))

    on(str(tmp_path / "t.sqlite"), work)
    on(str(tmp_path / "t.sqlite"), lambda store: store.put("a", "b", "c"))


def test_a_glance_tells_of_matches_without_their_lines(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("a", "first", "{}", 1.0, ["x"])
        await store.append("a", 2, 2.5, "y")
        await store.create("b", "second", "{2}", 3.0)
        await store.put("note", "b", "small")
        await store.put("other", "a", "not asked for")
        assert await store.glance(["b", "none", "a"], "note") == (
            Glance("second", "{2}", 0, 0.0, "small"), None, Glance("first", "{}", 2, 2.5, None))
        assert await store.glance([], "note") == ()

    on(address, work)
