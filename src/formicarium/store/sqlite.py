"""Journals in one SQLite file. One thread writes: what waits during a commit goes into the next, together."""
from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from formicarium.store.lock import Held, hold
from formicarium.store.store import LAST, Broken, Kept, Store, StoreFault, Taken, check_sum, sound

T = TypeVar("T")
BATCH = 512
SCHEMA = """
create table if not exists match (
    id text primary key, heading text not null, meta text not null, version integer not null, at real not null
) without rowid;
create table if not exists line (
    match text not null, number integer not null, at real not null, text text not null, total integer not null,
    primary key (match, number)
) without rowid;
create table if not exists thing (
    space text not null, name text not null, value text not null, primary key (space, name)
) without rowid;
"""
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]
    single: bool  # it is one statement


def answer(answers: list[Answer]) -> None:
    for future, value, fault in answers:
        if future.done():
            continue  # whoever asked has gone
        if fault is None:
            future.set_result(value)
        else:
            future.set_exception(fault)


def connect(path: str) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000"):
        database.execute(f"pragma {pragma}")
    return database


async def open_sqlite(path: str) -> SqliteStore:
    return await asyncio.to_thread(SqliteStore, path)


class SqliteStore(Store):
    def __init__(self, path: str) -> None:
        super().__init__()
        self.held = self.open_file(path)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, "journal-reader")
        self.writer = Thread(target=self.write, name="journal-writer", daemon=True)
        self.writer.start()

    def open_file(self, path: str) -> Held:
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            held = hold(Path(f"{path}.lock"))
        except OSError as fault:
            raise StoreFault(f"{path}: {fault.strerror or fault}") from None
        if held is None:
            raise StoreFault(f"{path}: another server has it open")
        try:
            self.database, self.view = connect(path), connect(path)
            self.database.executescript(SCHEMA)
        except sqlite3.Error as fault:
            held.release()
            raise StoreFault(f"{path}: {fault}") from None
        return held

    # the writer's thread

    def write(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            answers = self.alone(first) if len(batch) == 1 and first.single else self.commit(batch)
            with suppress(RuntimeError):  # nobody is left to hear it
                first.future.get_loop().call_soon_threadsafe(answer, answers)

    def alone(self, job: Job) -> list[Answer]:
        """One statement is a transaction by itself."""
        try:
            return [(job.future, job.work(self.database), None)]
        except (Taken, sqlite3.IntegrityError) as fault:
            return [(job.future, None, Taken(str(fault)))]
        except sqlite3.Error as fault:
            return [(job.future, None, StoreFault(str(fault)))]

    def commit(self, batch: list[Job]) -> list[Answer]:
        """A job fails alone (its first statement is the one that can), a commit fails for all."""
        answers: list[Answer] = []
        try:
            self.database.execute("begin immediate")
            for job in batch:
                try:
                    answers.append((job.future, job.work(self.database), None))
                except (Taken, sqlite3.IntegrityError) as fault:
                    answers.append((job.future, None, Taken(str(fault))))
            self.database.execute("commit")
        except sqlite3.Error as fault:
            if self.database.in_transaction:
                self.database.execute("rollback")
            answers = [(job.future, None, StoreFault(str(fault))) for job in batch]
        return answers

    async def job(self, work: Callable[[sqlite3.Connection], T], single: bool = False) -> T:
        """Whoever asked may go; what was asked is done all the same."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(work, future, single))
        return await future

    async def look(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, job, self.view)

    # journals

    async def create(self, match: str, heading: str, meta: str, at: float, lines: Sequence[str] = ()) -> None:
        rows = [(match, n, at, text, check_sum(match, n, at, text)) for n, text in enumerate(lines, 1)]

        def job(database: sqlite3.Connection) -> None:
            database.execute("insert into match values (?, ?, ?, 0, ?)", (match, heading, meta, at))
            database.executemany("insert into line values (?, ?, ?, ?, ?)", rows)

        await self.job(job)

    async def append(self, match: str, number: int, at: float, text: str) -> None:
        row = (match, number, at, text, check_sum(match, number, at, text))
        await self.job(lambda database: database.execute("insert into line values (?, ?, ?, ?, ?)", row), True)

    async def describe(self, match: str, meta: str, version: int) -> None:
        def job(database: sqlite3.Connection) -> None:
            changed = database.execute("update match set meta = ?, version = ? where id = ? and version = ?",
                                       (meta, version, match, version - 1)).rowcount
            if not changed:
                raise Taken(f"{match}: the meta is no longer version {version - 1}")

        await self.job(job, True)

    async def read(self, match: str, after: int = 0) -> Kept | None:
        def job(database: sqlite3.Connection) -> Any:
            head = database.execute("select heading, meta, version from match where id = ?", (match,)).fetchone()
            return head and (head, database.execute(
                "select number, at, text, total from line where match = ? order by number", (match,)).fetchall())

        found = await self.look(job)
        if not found:
            return None
        (heading, meta, version), rows = found
        lines, why = sound(match, rows)
        if why:
            await self.put_aside(Broken(match, len(lines) + 1, len(rows) - len(lines), why))
        return Kept(heading, meta, version, lines[after:])

    async def put_aside(self, broken: Broken) -> None:
        def job(database: sqlite3.Connection) -> None:
            which = (broken.match, broken.number)
            database.execute("insert or replace into thing select 'broken', match || '/' || number, text from line"
                             " where match = ? and number >= ?", which)
            database.execute("delete from line where match = ? and number >= ?", which)

        await self.job(job)
        self.broken.append(broken)

    async def matches(self) -> tuple[str, ...]:
        rows = await self.look(lambda database: database.execute("select id from match order by at, id").fetchall())
        return tuple(row[0] for row in rows)

    # small things

    async def put(self, space: str, name: str, value: str) -> None:
        await self.job(lambda database: database.execute("insert or replace into thing values (?, ?, ?)",
                                                         (space, name, value)), True)

    async def add(self, space: str, name: str, value: str) -> bool:
        return await self.job(lambda database: database.execute("insert or ignore into thing values (?, ?, ?)",
                                                                (space, name, value)).rowcount == 1, True)

    async def get(self, space: str, name: str) -> str | None:
        row = await self.look(lambda database: database.execute(
            "select value from thing where space = ? and name = ?", (space, name)).fetchone())
        return row[0] if row else None

    async def take(self, space: str, name: str) -> str | None:
        def job(database: sqlite3.Connection) -> str | None:
            row = database.execute("select value from thing where space = ? and name = ?", (space, name)).fetchone()
            database.execute("delete from thing where space = ? and name = ?", (space, name))
            return row[0] if row else None

        return await self.job(job)

    async def names(self, space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
        rows = await self.look(lambda database: database.execute(
            "select name, value from thing where space = ? and name >= ? and name < ? order by name",
            (space, prefix, prefix + LAST)).fetchall())
        return tuple((name, value) for name, value in rows)

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.database.close()
        self.view.close()
        self.held.release()
