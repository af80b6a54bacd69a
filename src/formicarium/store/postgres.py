"""Journals in PostgreSQL, for several servers. The keys are the same as in the file; the database commits in groups."""
from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg

from formicarium.store.store import (
    LAST,
    Broken,
    Glance,
    Kept,
    Store,
    StoreFault,
    Taken,
    Unsure,
    check_sum,
    sound_lines,
)

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
create table if not exists thing (
    space text not null, name text collate "C" not null, value text not null, primary key (space, name)
);
"""
GLANCE = """
select id, heading, meta, coalesce((select max(number) from line where match = id), 0),
    coalesce((select at from line where match = id order by number desc limit 1), 0.0),
    (select value from thing where space = $2 and name = id) from match where id = any($1)
"""
LOCK = 0x466F726D  # of the schema: two servers that start at once would both make it


async def open_postgres(address: str) -> PostgresStore:
    shown = address.partition("://")[2].rpartition("@")[2].partition("?")[0]  # no password in a message
    try:
        pool = await asyncpg.create_pool(address, min_size=1, max_size=CONNECTIONS, timeout=10, command_timeout=30)
        async with pool.acquire() as database, database.transaction():
            await database.execute("select pg_advisory_xact_lock($1)", LOCK)
            await database.execute(SCHEMA)
    except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        if isinstance(fault, ValueError):  # it repeats the piece that it cannot read, which may be any
            raise StoreFault("this is no address of PostgreSQL") from None
        raise StoreFault(f"{shown}: {fault}") from None
    return PostgresStore(pool)


@contextmanager
def unsure() -> Iterator[None]:
    """Asked of a connection that is lost before it answers: it may be done. What the database refuses is not."""
    try:
        yield
    except (OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError,
            asyncpg.InterfaceError) as fault:
        raise Unsure(str(fault)) from None


class PostgresStore(Store):
    def __init__(self, pool: Any) -> None:
        super().__init__()
        self.pool = pool

    async def ask(self, how: str, query: str, *values: Any) -> Any:
        async with self.faults(), self.pool.acquire() as database:
            with unsure():
                return await getattr(database, how)(query, *values)

    @asynccontextmanager
    async def faults(self) -> AsyncIterator[None]:
        """In our words."""
        try:
            yield
        except asyncpg.UniqueViolationError as fault:
            raise Taken(str(fault)) from None
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise StoreFault(str(fault)) from None

    # journals

    async def create(self, match: str, heading: str, meta: str, at: float, lines: Sequence[str] = ()) -> None:
        rows = [(match, n, at, text, check_sum(match, n, at, text)) for n, text in enumerate(lines, 1)]
        async with self.faults(), self.pool.acquire() as database:
            with unsure():
                async with database.transaction():
                    await database.execute("insert into match values ($1, $2, $3, 0, $4)", match, heading, meta, at)
                    await database.executemany("insert into line values ($1, $2, $3, $4, $5)", rows)

    async def append(self, match: str, number: int, at: float, text: str) -> None:
        await self.ask("execute", "insert into line values ($1, $2, $3, $4, $5)", match, number, at, text,
                       check_sum(match, number, at, text))

    async def describe(self, match: str, meta: str, version: int) -> None:
        done = await self.ask("execute", "update match set meta = $1, version = $2 where id = $3 and version = $4",
                              meta, version, match, version - 1)
        if done != "UPDATE 1":
            raise Taken(f"{match}: the meta is no longer version {version - 1}")

    async def read(self, match: str, after: int = 0) -> Kept | None:
        head = await self.ask("fetchrow", "select heading, meta, version from match where id = $1", match)
        if head is None:
            return None
        rows = await self.ask("fetch", "select number, at, text, total from line where match = $1 order by number",
                              match)
        lines, why = sound_lines(match, [tuple(row) for row in rows])
        if why:
            await self.put_aside(Broken(match, len(lines) + 1, len(rows) - len(lines), why))
        return Kept(head["heading"], head["meta"], head["version"], lines[after:])

    async def put_aside(self, broken: Broken) -> None:
        await self.ask("execute", "with gone as (delete from line where match = $1 and number >= $2 returning *)"
                       " insert into thing select 'broken', match || '/' || number, text from gone"
                       " on conflict (space, name) do update set value = excluded.value", broken.match, broken.number)
        self.broken.append(broken)

    async def glance(self, matches: Sequence[str], space: str) -> tuple[Glance | None, ...]:
        rows = {row[0]: Glance(*row[1:]) for row in await self.ask("fetch", GLANCE, list(matches), space)}
        return tuple(rows.get(match) for match in matches)

    async def matches(self) -> tuple[str, ...]:
        return tuple(row[0] for row in await self.ask("fetch", "select id from match order by at, id"))

    # small things

    async def put(self, space: str, name: str, value: str) -> None:
        await self.ask("execute", "insert into thing values ($1, $2, $3)"
                       " on conflict (space, name) do update set value = excluded.value", space, name, value)

    async def add(self, space: str, name: str, value: str) -> bool:
        done = await self.ask("execute", "insert into thing values ($1, $2, $3) on conflict do nothing",
                              space, name, value)
        return bool(done == "INSERT 0 1")

    async def get(self, space: str, name: str) -> str | None:
        found: str | None = await self.ask("fetchval", "select value from thing where space = $1 and name = $2",
                                           space, name)
        return found

    async def take(self, space: str, name: str) -> str | None:
        found: str | None = await self.ask("fetchval", "delete from thing where space = $1 and name = $2"
                                           " returning value", space, name)
        return found

    async def names(self, space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
        rows = await self.ask("fetch", "select name, value from thing where space = $1 and name >= $2 and name < $3"
                              " order by name", space, prefix, prefix + LAST)
        return tuple((row[0], row[1]) for row in rows)

    async def clock(self) -> float:
        return float(await self.ask("fetchval", "select extract(epoch from clock_timestamp())::double precision"))

    async def close(self) -> None:
        await self.pool.close()
