"""SQLite: lines are written in the event loop while the disk is fast, otherwise by a thread; never by both."""
from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from math import inf
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from formicarium.store import sqlite
from formicarium.store.sqlite import SqliteStore, open_sqlite
from formicarium.store.sqlite_file import SCHEMA
from formicarium.store.store import NumberTaken, StoreFault


class Watched(SqliteStore):
    async def where(self, number: int) -> bool:
        found: list[Any] = []

        def work(database: sqlite3.Connection) -> None:
            found.append(current_thread() is main_thread())
            database.execute("insert into line values ('m', ?, 0.0, '', 0)", (number,))

        await self.job(work, True)
        return bool(found[-1])


def test_two_slow_commits_move_writes_to_the_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(sqlite, "QUICK", 100.0)
        store = Watched(str(tmp_path / "t.sqlite"), asyncio.get_running_loop())
        assert await store.where(1) and await store.where(2)
        monkeypatch.setattr(sqlite, "QUICK", 0.0)
        assert await store.where(3) and await store.where(4)
        assert not await store.where(5) and not await store.where(6)
        store.slow, store.late = 0.0, -inf  # as after a long pause
        assert await store.where(7) and await store.where(8) and not await store.where(9)
        await store.close()

    asyncio.run(run())


def test_locked_database_is_retried_in_the_thread(tmp_path: Path) -> None:
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
            isinstance(one, NumberTaken) for one in kept[1:])
        found = await store.read("m")
        assert found is not None and len(found.lines) == 2
        other.close()
        await store.close()

    asyncio.run(run())


def test_write_ahead_log_is_truncated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TIDY", 20)
    monkeypatch.setattr(sqlite, "QUICK", 100.0)

    async def run() -> None:
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        for n in range(1, 501):
            await store.append("m", n, 0.0, "x" * 300)
        async with asyncio.timeout(120):
            while (tmp_path / "t.sqlite").stat().st_size <= 100_000:
                await asyncio.sleep(0.02)
                n += 1
                await store.append("m", n, 0.0, "x" * 300)
        # After closing, the data is in the file, not only in the write-ahead log.
        await store.close()

    asyncio.run(run())


def test_failed_write_raises_and_the_store_continues(tmp_path: Path) -> None:
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
def test_concurrent_lines_share_a_commit(tmp_path: Path, slow: float, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = sqlite.commit

    def count_batch(database: sqlite3.Connection, batch: Any) -> Any:
        commits.append(len(batch))
        return commit(database, batch)

    async def run() -> None:
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        store.slow = slow
        monkeypatch.setattr(sqlite, "QUICK", 100.0)
        monkeypatch.setattr(sqlite, "commit", count_batch)
        kept = await asyncio.gather(*(store.append("m", n, 0.0, "x") for n in (1, 2, 2, 3)), return_exceptions=True)
        assert [type(one) for one in kept] == [type(None), type(None), NumberTaken, type(None)]
        await store.append("m", 4, 0.0, "x")
        assert commits == [4, 1]
        found = await store.read("m")
        assert found is not None and len(found.lines) == 4
        await store.close()

    asyncio.run(run())


def test_writes_during_a_commit_join_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit, begun, finish = sqlite.commit, Event(), Event()

    def slow_commit(database: sqlite3.Connection, batch: Any) -> Any:
        commits.append(len(batch))
        begun.set()
        finish.wait(60)
        return commit(database, batch)

    async def run() -> None:
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        await store.create("m", "h", "{}", 0.0)
        store.slow = inf
        monkeypatch.setattr(sqlite, "commit", slow_commit)
        first = asyncio.create_task(store.append("m", 1, 0.0, "x"))
        await asyncio.to_thread(begun.wait)
        others = [asyncio.create_task(store.append("m", n, 0.0, "x")) for n in (2, 3, 4)]
        while store.jobs.qsize() < 1:
            await asyncio.sleep(0)
        others += [asyncio.create_task(store.append("m", n, 0.0, "x")) for n in (5, 6)]
        while store.jobs.qsize() < 2:
            await asyncio.sleep(0)
        assert not first.done()
        finish.set()
        await asyncio.gather(first, *others)
        assert commits == [1, 5]
        await store.close()

    asyncio.run(run())


@pytest.mark.skipif(os.name == "nt", reason="other rights there")
def test_store_files_are_readable_by_the_owner_only(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "old.sqlite")  # a file of an earlier version
    old.execute("pragma journal_mode=wal")
    old.executescript(SCHEMA)
    old.close()
    (tmp_path / "old.sqlite").chmod(0o644)

    async def run(name: str) -> None:
        store = await open_sqlite(str(tmp_path / name))
        await store.create("m", "h", "{}", 0.0, ["x"])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob(f"{name}*")}
        assert len(modes) == 4 and set(modes.values()) == {0o600}, modes
        await store.close()

    before = os.umask(0o022)
    try:
        asyncio.run(run("new.sqlite"))
        asyncio.run(run("old.sqlite"))
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="symbolic links want rights there")
def test_file_opened_by_another_path_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "link.sqlite").symlink_to(tmp_path / "t.sqlite")
        store = await open_sqlite(str(tmp_path / "t.sqlite"))
        with pytest.raises(StoreFault, match="another server has it open"):
            await open_sqlite(str(tmp_path / "other" / "link.sqlite"))
        await store.close()
        again = await open_sqlite(str(tmp_path / "other" / "link.sqlite"))
        with pytest.raises(StoreFault, match="another server has it open"):
            await open_sqlite(str(tmp_path / "t.sqlite"))
        await again.close()

    asyncio.run(run())
