"""Journals in PostgreSQL, for several servers; the rows are the same as in the SQLite file."""
from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg

from formicarium.store import store
from formicarium.store.store import LAST, Broken, Damaged, NumberTaken, OutcomeUnknown, Row, Store, StoredTable

CONNECTIONS = 8
SCHEMA = """
create table if not exists match (
    id text primary key, heading text not null, meta text not null, version integer not null,
    at double precision not null
);
create table if not exists line (
    match text not null, number integer not null, at double precision not null, text text not null,
    total bigint not null, primary key (match, number)
);
create table if not exists tail (match text primary key, number integer not null, total bigint not null);
create table if not exists thing (
    space text not null, name text collate "C" not null, value text not null, primary key (space, name)
);
alter table match add column if not exists total bigint;
alter table match add column if not exists meta_total bigint;
alter table thing add column if not exists total bigint;
"""
GLANCE = store.glance_query("$2", "any($1)")
PUT = ("insert into thing (space, name, value, total) values ($1, $2, $3, $4) on conflict (space, name)"
       " do update set value = excluded.value, total = excluded.total")
LINE = "insert into line (match, number, at, text, total) values ($1, $2, $3, $4, $5)"
TAIL = (" insert into tail (match, number, total) values ($1, $2, {}) on conflict (match)"
        " do update set number = excluded.number, total = excluded.total")
LOCK = 0x466F726D  # of the schema, in case two servers start at once


async def open_postgres(address: str) -> PostgresStore:
    shown = address.partition("://")[2].rpartition("@")[2].partition("?")[0]  # without the password
    try:
        pool = await asyncpg.create_pool(address, min_size=1, max_size=CONNECTIONS, timeout=10, command_timeout=30)
        async with pool.acquire() as database, database.transaction():
            await database.execute("select pg_advisory_xact_lock($1)", LOCK)
            new = await database.fetchval("select to_regclass('tail') is null")
            await database.execute(SCHEMA)
            if new:
                await add_sums(database)
    except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        if isinstance(fault, ValueError):  # its message repeats part of the address, possibly the password
            raise store.StoreFault("this is no address of PostgreSQL") from None
        raise store.StoreFault(f"{shown}: {fault}") from None
    return PostgresStore(pool)


async def add_sums(database: Any) -> None:
    """Add check sums to rows written before there were any."""
    rows = await database.fetch("select id, at, heading, version, meta from match where total is null"
                                " or meta_total is null")
    await database.executemany("update match set total = $2, meta_total = $3 where id = $1", [
        (id_, store.heading_sum(id_, at, heading), store.meta_sum(id_, version, meta))
        for id_, at, heading, version, meta in rows])
    rows = await database.fetch("select space, name, value from thing where total is null")
    await database.executemany("update thing set total = $4 where space = $1 and name = $2 and value = $3",
                               [(*row, store.thing_sum(*row)) for row in rows])
    rows = await database.fetch("select id, (select count(*) from line where match = id)::integer from match"
                                " where id not in (select match from tail)")
    await database.executemany(TAIL.format("$3"), [(id_, n, store.tail_sum(id_, n)) for id_, n in rows])


@contextmanager
def unsure_if_lost() -> Iterator[None]:
    """Raise OutcomeUnknown if the connection is lost before the answer; a refusal by the database is certain."""
    try:
        yield
    except (OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError,
            asyncpg.InterfaceError) as fault:
        raise OutcomeUnknown(str(fault)) from None


class PostgresStore(Store):
    def __init__(self, pool: Any) -> None:
        super().__init__()
        self.pool = pool

    async def ask(self, how: str, query: str, *values: Any) -> Any:
        async with self.faults(), self.pool.acquire() as database:
            with unsure_if_lost():
                return await getattr(database, how)(query, *values)

    @asynccontextmanager
    async def faults(self) -> AsyncIterator[None]:
        """Convert errors of the database into errors of the store."""
        try:
            yield
        except asyncpg.UniqueViolationError as fault:
            raise NumberTaken(str(fault)) from None
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise store.StoreFault(str(fault)) from None


    async def create(self, table_id: str, heading: str, meta: str, at: float, lines: Sequence[str] = (),
                     beside: Sequence[tuple[str, str, str]] = ()) -> None:
        rows = [(table_id, n, at, text, store.check_sum(table_id, n, at, text)) for n, text in enumerate(lines, 1)]
        async with self.faults(), self.pool.acquire() as database:
            with unsure_if_lost():
                async with database.transaction():
                    await database.execute(
                        "insert into match (id, heading, meta, version, at, total, meta_total)"
                        " values ($1, $2, $3, 0, $4, $5, $6)", table_id, heading, meta, at,
                        store.heading_sum(table_id, at, heading), store.meta_sum(table_id, 0, meta))
                    await database.executemany(LINE, rows)
                    await database.execute(TAIL.format("$3"), table_id, len(rows), store.tail_sum(table_id, len(rows)))
                    await database.executemany(PUT, [(*thing, store.thing_sum(*thing)) for thing in beside])

    async def append(self, table_id: str, number: int, at: float, text: str) -> None:
        await self.ask("execute", f"with line as ({LINE}){TAIL.format('$6')}", table_id, number, at, text,
                       store.check_sum(table_id, number, at, text), store.tail_sum(table_id, number))

    async def describe(self, table_id: str, meta: str, version: int) -> None:
        done = await self.ask("execute", "update match set meta = $1, version = $2, meta_total = $5"
                              " where id = $3 and version = $4",
                              meta, version, table_id, version - 1, store.meta_sum(table_id, version, meta))
        if done != "UPDATE 1":
            raise NumberTaken(f"{table_id}: the meta is no longer version {version - 1}")

    async def read(self, table_id: str, after: int = 0) -> StoredTable | None:
        async with self.faults(), self.pool.acquire() as database, database.transaction(
                isolation="repeatable_read", readonly=True):  # one snapshot for all three queries
            head = await database.fetchrow("select heading, meta, version, at, total, meta_total from match"
                                           " where id = $1", table_id)
            tail = await database.fetchrow("select number, total from tail where match = $1", table_id)
            rows = await database.fetch("select number, at, text, total from line where match = $1 order by number",
                                        table_id)
        if head is None:
            if tail or rows:
                raise Damaged(f"{table_id}: its heading is gone")
            return None
        row = Row(*head)
        store.check_heading(table_id, row)
        lines, broken = store.find_broken(table_id, [tuple(one) for one in rows], tail and tuple(tail))
        if broken:
            await self.put_aside(broken)
        return StoredTable(row.heading, row.meta, row.version, lines[after:])

    async def put_aside(self, broken: Broken) -> None:
        table_id, left = broken.match, broken.number - 1
        async with self.faults(), self.pool.acquire() as database, database.transaction():
            gone = await database.fetch("delete from line where match = $1 and number > $2"
                                        " returning number, total, text", table_id, left)
            aside = [("broken", f"{table_id}/{number}.{total}", text) for number, total, text in gone]
            await database.executemany(PUT, [(*thing, store.thing_sum(*thing)) for thing in aside])
            await database.execute(TAIL.format("$3"), table_id, left, store.tail_sum(table_id, left))
        self.broken.append(broken)

    async def glance(self, table_ids: Sequence[str], space: str) -> tuple[store.TableGlance | None, ...]:
        rows = {row[0]: store.glance_at(space, *row) for row in await self.ask("fetch", GLANCE, list(table_ids), space)}
        return tuple(rows.get(table_id) for table_id in table_ids)

    async def matches(self) -> tuple[str, ...]:
        return tuple(row[0] for row in await self.ask("fetch", "select id from match order by at, id"))


    async def put(self, space: str, name: str, value: str) -> None:
        await self.ask("execute", PUT, space, name, value, store.thing_sum(space, name, value))

    async def add(self, space: str, name: str, value: str) -> bool:
        done = await self.ask("execute", "insert into thing (space, name, value, total) values ($1, $2, $3, $4)"
                              " on conflict do nothing", space, name, value, store.thing_sum(space, name, value))
        return bool(done == "INSERT 0 1")

    async def get(self, space: str, name: str) -> str | None:
        row = await self.ask("fetchrow", "select value, total from thing where space = $1 and name = $2", space, name)
        return row[0] if row and self.note_if_broken(space, name, *row) else None

    async def take(self, space: str, name: str) -> str | None:
        row = await self.ask("fetchrow", "delete from thing where space = $1 and name = $2 returning value, total",
                             space, name)
        if row and not store.is_sound(row[1], store.thing_sum(space, name, row[0])):
            await self.put("broken", f"{space}/{name}", row[0])
        return row[0] if row and self.note_if_broken(space, name, *row) else None

    async def names(self, space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
        rows = await self.ask("fetch", "select name, value, total from thing where space = $1 and name >= $2"
                              " and name < $3 order by name", space, prefix, prefix + LAST)
        return tuple((name, value) for name, value, total in rows if self.note_if_broken(space, name, value, total))

    async def clock(self) -> float:
        return float(await self.ask("fetchval", "select extract(epoch from clock_timestamp())::double precision"))

    async def close(self) -> None:
        await self.pool.close()
