"""Journals in one SQLite file; lines that wait during a commit share the next one.

So the load decides how many lines share a commit: a single line is written at once; under load, all lines that arrived
during the last turn of the event loop, its commit included, are written together.

While the disk is quick, lines are written in the event loop, because a thread switch would take longer than the write.
A thread writes when commits are slow, when another process writes, and for all longer jobs.
"""
from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from formicarium.store.lock import Held, hold
from formicarium.store.sqlite_file import (
    LINE,
    MATCH,
    TAIL,
    THING,
    check_file,
    check_structure,
    connect,
    headless_matches,
    keep_to_owner,
    prepare,
)
from formicarium.store.store import (
    LAST,
    Broken,
    Damaged,
    ForeignFile,
    NumberTaken,
    OutcomeUnknown,
    Row,
    Store,
    StoredTable,
    StoreFault,
    TableGlance,
    check_heading,
    check_sum,
    find_broken,
    glance_at,
    glance_query,
    heading_sum,
    is_sound,
    meta_sum,
    tail_sum,
    thing_sum,
)

T = TypeVar("T")
BATCH = 512
QUICK = 0.008  # seconds; a commit that takes longer is slow, and one slow commit changes nothing
# seconds; two slow commits within them mean a slow disk, and the thread writes for the next as many seconds
SPELL = 2.0
TIDY = 400  # lines between two checkpoints, in which the thread moves SQLite's log into the file
SURE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_ERROR)  # errors after which nothing was written
GLANCE = glance_query("?", "?")
Answer = tuple[asyncio.Future[Any] | None, Any, Exception | None]


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any] | None  # result future; None if the caller does not wait
    # number of statements of a short job, written at once while the disk is quick; 0: always for the thread
    statements: int = 0


def answer(answers: list[Answer]) -> None:
    """Resolve the futures; runs in the event loop."""
    for future, value, fault in answers:
        if future is None or future.done():
            continue  # the caller was cancelled
        if fault is None:
            future.set_result(value)
        else:
            future.set_exception(fault)


class Busy(Exception):
    """Another process is writing; nothing has been done."""


def commit(database: sqlite3.Connection, batch: list[Job]) -> list[Answer]:
    """Run a batch in one transaction; a job fails alone (by its first statement), a commit fails for all.

    A failed flush leaves its lines in SQLite's log, where the next commit overwrites them; but if the process is killed
    before, the next one may find them complete. Until then the outcome is unknown.
    """
    together = len(batch) > 1 or batch[0].statements != 1  # a single statement is its own transaction
    answers: list[Answer] = []
    flushing = not together
    try:
        if together:
            database.execute("begin immediate")
        for job in batch:
            try:
                answers.append((job.future, job.work(database), None))
            except (NumberTaken, sqlite3.IntegrityError) as fault:
                answers.append((job.future, None, NumberTaken(str(fault))))
        flushing = True
        if together:
            database.execute("commit")
    except sqlite3.Error as fault:
        with suppress(sqlite3.Error):  # the failed commit may have ended the transaction
            if database.in_transaction:
                database.execute("rollback")
        code = getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_IOERR) & 0xFF
        if code == sqlite3.SQLITE_BUSY:
            raise Busy(str(fault)) from None
        kind = OutcomeUnknown if flushing and code not in SURE else StoreFault
        answers = [(job.future, None, kind(str(fault))) for job in batch]
    return answers


def type_of(fault: Exception) -> type[StoreFault]:
    damaged = isinstance(fault, Damaged) or getattr(fault, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
    return Damaged if damaged else StoreFault


async def open_sqlite(path: str) -> SqliteStore:
    return await asyncio.to_thread(SqliteStore, path, asyncio.get_running_loop())


class SqliteStore(Store):
    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.held = self.open_file(path)
        self.gathered: list[Job] = []
        self.slow = 0.0  # the disk counts as slow until this time
        self.late = -inf  # time of the last slow commit
        self.written = 0  # lines written in the loop since the last checkpoint
        self.tidy = False  # asks the thread for a checkpoint
        self.jobs: SimpleQueue[list[Job]] = SimpleQueue()  # for the thread; an empty batch ends it
        self.readers = ThreadPoolExecutor(1, "journal-reader")
        self.writer = Thread(target=self.write, name="journal-writer", daemon=True)
        self.writer.start()

    def open_file(self, path: str) -> Held:
        try:
            path = os.path.realpath(path)  # because a link would get a lock of its own
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            held = hold(Path(f"{path}.lock"))
        except OSError as fault:
            raise StoreFault(f"{path}: {fault.strerror or fault}") from None
        if held is None:
            raise StoreFault(f"{path}: another server has it open")
        try:
            check_file(path)
            keep_to_owner(path)
            self.database, self.view = connect(path), connect(path)
            self.quick = connect(path, "busy_timeout=0", "wal_autocheckpoint=0")
            check_structure(self.database)
            prepare(self.database)
            self.broken += [Broken(one, 0, 0, "its heading is gone") for one in headless_matches(self.database)]
        except (sqlite3.Error, OSError, Damaged, ForeignFile) as fault:
            held.release()
            raise type_of(fault)(f"{path}: {fault}") from None
        return held

    # Run in the writer thread.

    def write(self) -> None:
        while batch := list(self.jobs.get()):
            while len(batch) < BATCH and not self.jobs.empty():
                following = self.jobs.get()
                if not following:
                    self.jobs.put([])
                    break
                batch += following
            try:
                answers = commit(self.database, batch)
            except Busy as fault:
                answers = [(job.future, None, StoreFault(str(fault))) for job in batch]
            with suppress(RuntimeError):  # the event loop is closed
                self.loop.call_soon_threadsafe(answer, answers)
            if self.tidy:
                self.tidy = False
                with suppress(sqlite3.Error):  # the next checkpoint will do
                    self.database.execute("pragma wal_checkpoint(passive)").fetchall()

    # Run in the event loop's thread.

    async def job(self, work: Callable[[sqlite3.Connection], T], statements: int = 0) -> T:
        """Run a job; the write completes even if its caller is cancelled."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.hand_in(Job(work, future, statements))
        return await future

    def hand_in(self, job: Job) -> None:
        if not job.statements:
            self.jobs.put([job])
            return
        self.gathered.append(job)
        if len(self.gathered) == 1:
            self.loop.call_soon(self.write_here)

    def write_here(self) -> None:
        batch, self.gathered = self.gathered, []
        began = monotonic()
        if began < self.slow:
            self.jobs.put(batch)
            return
        answers: list[Answer] = []
        try:
            answers = commit(self.quick, batch)
        except Busy:
            self.jobs.put(batch)
        now = monotonic()
        if now - began > QUICK:
            self.slow = now + SPELL if now - self.late < SPELL else 0.0
            self.late = now
        self.written += len(batch)
        if self.written >= TIDY:
            self.written, self.tidy = 0, True
            self.jobs.put([Job(lambda _: None, None)])
        answer(answers)

    async def look(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, job, self.view)
        except sqlite3.Error as fault:
            raise StoreFault(str(fault)) from None


    async def create(self, table_id: str, heading: str, meta: str, at: float, lines: Sequence[str] = (),
                     beside: Sequence[tuple[str, str, str]] = ()) -> None:
        rows = [(table_id, n, at, text, check_sum(table_id, n, at, text)) for n, text in enumerate(lines, 1)]

        def job(database: sqlite3.Connection) -> None:
            database.execute(MATCH, (table_id, heading, meta, 0, at, heading_sum(table_id, at, heading),
                                     meta_sum(table_id, 0, meta)))
            database.executemany(LINE, rows)
            database.execute(TAIL, (table_id, len(rows), tail_sum(table_id, len(rows))))
            database.executemany(THING, [(*thing, thing_sum(*thing)) for thing in beside])

        await self.job(job)

    async def append(self, table_id: str, number: int, at: float, text: str) -> None:
        row = (table_id, number, at, text, check_sum(table_id, number, at, text))
        tail = (table_id, number, tail_sum(table_id, number))

        def job(database: sqlite3.Connection) -> None:
            database.execute(LINE, row)
            database.execute(TAIL, tail)

        await self.job(job, 2)

    async def describe(self, table_id: str, meta: str, version: int) -> None:
        def job(database: sqlite3.Connection) -> None:
            changed = database.execute(
                "update match set meta = ?, version = ?, meta_total = ? where id = ? and version = ?",
                (meta, version, meta_sum(table_id, version, meta), table_id, version - 1)).rowcount
            if not changed:
                raise NumberTaken(f"{table_id}: the meta is no longer version {version - 1}")

        await self.job(job, 1)

    async def read(self, table_id: str, after: int = 0) -> StoredTable | None:
        def job(database: sqlite3.Connection) -> Any:
            database.execute("begin")  # one snapshot for all three queries
            try:
                return (database.execute("select heading, meta, version, at, total, meta_total from match where id = ?",
                                         (table_id,)).fetchone(),
                        database.execute("select number, total from tail where match = ?", (table_id,)).fetchone(),
                        database.execute("select number, at, text, total from line where match = ? order by number",
                                         (table_id,)).fetchall())
            finally:
                database.execute("commit")

        head, tail, rows = await self.look(job)
        if head is None:
            if tail or rows:
                raise Damaged(f"{table_id}: its heading is gone")
            return None
        row = Row(*head)
        check_heading(table_id, row)
        lines, broken = find_broken(table_id, rows, tail)
        if broken:
            await self.put_aside(broken)
        return StoredTable(row.heading, row.meta, row.version, lines[after:])

    async def put_aside(self, broken: Broken) -> None:
        def job(database: sqlite3.Connection) -> None:
            which = (broken.match, broken.number)
            aside = database.execute("select 'broken', match || '/' || number || '.' || total, text from line"
                                     " where match = ? and number >= ?", which).fetchall()
            database.executemany(THING, [(*thing, thing_sum(*thing)) for thing in aside])
            database.execute("delete from line where match = ? and number >= ?", which)
            database.execute(TAIL, (broken.match, broken.number - 1, tail_sum(broken.match, broken.number - 1)))

        await self.job(job)
        self.broken.append(broken)

    async def glance(self, table_ids: Sequence[str], space: str) -> tuple[TableGlance | None, ...]:
        def job(database: sqlite3.Connection) -> tuple[TableGlance | None, ...]:
            rows = [database.execute(GLANCE, (space, space, table_id)).fetchone() for table_id in table_ids]
            return tuple(None if row is None else glance_at(space, *row) for row in rows)

        return await self.look(job)

    async def matches(self) -> tuple[str, ...]:
        rows = await self.look(lambda database: database.execute("select id from match order by at, id").fetchall())
        return tuple(row[0] for row in rows)


    async def put(self, space: str, name: str, value: str) -> None:
        row = (space, name, value, thing_sum(space, name, value))
        await self.job(lambda database: database.execute(THING, row), 1)

    async def add(self, space: str, name: str, value: str) -> bool:
        row = (space, name, value, thing_sum(space, name, value))
        return await self.job(lambda database: database.execute("insert or ignore into thing values (?, ?, ?, ?)",
                                                                row).rowcount == 1, 1)

    async def get(self, space: str, name: str) -> str | None:
        row = await self.look(lambda database: database.execute(
            "select value, total from thing where space = ? and name = ?", (space, name)).fetchone())
        return row[0] if row and self.note_if_broken(space, name, *row) else None

    async def take(self, space: str, name: str) -> str | None:
        def job(database: sqlite3.Connection) -> Any:
            row = database.execute("select value, total from thing where space = ? and name = ?",
                                   (space, name)).fetchone()
            if row and not is_sound(row[1], thing_sum(space, name, row[0])):
                aside = ("broken", f"{space}/{name}", row[0])
                database.execute(THING, (*aside, thing_sum(*aside)))
            database.execute("delete from thing where space = ? and name = ?", (space, name))
            return row

        row = await self.job(job)
        return row[0] if row and self.note_if_broken(space, name, *row) else None

    async def names(self, space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
        rows = await self.look(lambda database: database.execute(
            "select name, value, total from thing where space = ? and name >= ? and name < ? order by name",
            (space, prefix, prefix + LAST)).fetchall())
        return tuple((name, value) for name, value, total in rows if self.note_if_broken(space, name, value, total))

    async def close(self) -> None:
        self.slow = inf
        while self.gathered:
            await asyncio.sleep(0)
        self.jobs.put([])
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        for database in (self.quick, self.view, self.database):
            database.close()
        self.held.release()
