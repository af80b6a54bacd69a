"""SQLite: lines are written at once while the disk is quick, by a thread when it is not, and by one of them only."""
from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from math import inf
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest

from formicarium.store import sqlite
from formicarium.store.sqlite import SqliteStore, open_sqlite
from formicarium.store.store import StoreFault, Taken

pytestmark = pytest.mark.engine_free


class Watched(SqliteStore):
    """Knows where each line was written."""

    async def where(self, number: int) -> bool:
        """At once?"""
        found: list[Any] = []

        def work(database: sqlite3.Connection) -> None:
            found.append(current_thread() is main_thread())
            database.execute("insert into line values ('m', ?, 0.0, '', 0)", (number,))

        await self.job(work, True)
        return bool(found[-1])


def test_two_slow_commits_and_the_thread_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(sqlite, "QUICK", 100.0)
        store = Watched(str(tmp_path / "t.sqlite"), asyncio.get_running_loop())
        assert await store.where(1) and await store.where(2)
        monkeypatch.setattr(sqlite, "QUICK", 0.0)
        assert await store.where(3) and await store.where(4)
        assert not await store.where(5) and not await store.where(6)
        store.slow, store.late = 0.0, -inf  # a good while later
        assert await store.where(7) and await store.where(8) and not await store.where(9)
        await store.close()

    asyncio.run(run())


def test_who_finds_another_writing_waits_in_the_thread(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        other = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
        other.execute("begin immediate")
        lines = asyncio.gather(*(store.append("m", n, 0.0, "x") for n in (1, 2, 2)), return_exceptions=True)
        await asyncio.sleep(0.1)
        assert not lines.done()
        other.execute("commit")
        kept = await lines
        assert kept[0] is None and sorted(map(repr, kept[1:]))[0] == "None" and any(
            isinstance(one, Taken) for one in kept[1:])
        found = await store.read("m")
        assert found is not None and len(found.lines) == 2
        other.close()
        await store.close()

    asyncio.run(run())


def test_the_log_is_tidied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TIDY", 20)
    monkeypatch.setattr(sqlite, "QUICK", 100.0)

    async def run() -> None:
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        for n in range(1, 501):
            await store.append("m", n, 0.0, "x" * 300)
            if n % 50 == 0:
                await asyncio.sleep(0.05)
        assert (tmp_path / "t.sqlite").stat().st_size > 100_000  # not in the log any more
        assert (tmp_path / "t.sqlite-wal").stat().st_size < 1_000_000
        await store.close()

    asyncio.run(run())


def test_a_store_that_cannot_write_says_so_and_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        store.quick.execute("pragma query_only=1")
        for together in (1, 3):
            faults = await asyncio.gather(*(store.append("m", n + 1, 0.0, "x") for n in range(together)),
                                          return_exceptions=True)
            assert all(isinstance(fault, StoreFault) for fault in faults)
        store.quick.execute("pragma query_only=0")
        await store.append("m", 1, 0.0, "x")
        found = await store.read("m")
        assert found is not None and len(found.lines) == 1
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("slow", [0.0, inf])
def test_what_is_posted_is_told_when_it_is_kept(tmp_path: Path, slow: float) -> None:
    async def run() -> None:
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        store.slow = slow  # at once; by the thread
        other = sqlite3.connect(tmp_path / "t.sqlite")
        told: list[tuple[int, Exception | None, int]] = []
        done = asyncio.Event()

        def hear(number: int, fault: Exception | None) -> None:
            assert current_thread() is main_thread()
            told.append((number, fault, other.execute("select count(*) from line").fetchone()[0]))
            if len(told) == 4:
                done.set()

        for number in (1, 2, 2, 3):
            store.post("m", number, 0.0, "x", partial(hear, number))
        assert not told
        await asyncio.wait_for(done.wait(), 20)
        assert [number for number, _, _ in told] == [1, 2, 2, 3]
        assert [type(fault) for _, fault, _ in told] == [type(None), type(None), Taken, type(None)]
        assert all(kept >= number for number, _, kept in told)
        other.close()
        await store.close()

    asyncio.run(run())
