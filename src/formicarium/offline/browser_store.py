"""A store in a browser: rows in memory, each written to IndexedDB before the call returns.

    match/<match>          [heading, meta, version, at]
    line/<match>/<number>  [at, text]
    thing/<space>/<name>   value
"""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from formicarium.store.store import KeptLine, NumberTaken, Store, StoredTable, StoreFault, TableGlance

Change = tuple[str, str | None]  # a row's name and its new value; None deletes it
Keep = Callable[[list[Change]], Awaitable[None]]  # stores all changes or none; returns when they are on disk


class MatchHead(NamedTuple):
    heading: str
    meta: str
    version: int
    at: float


HEADS, LINES = msgspec.json.Decoder(MatchHead), msgspec.json.Decoder(KeptLine)


class BrowserStore(Store):
    def __init__(self, keep: Keep, rows: Iterable[tuple[str, str]] = ()) -> None:
        super().__init__()
        self.keep_rows = keep
        self.heads: dict[str, MatchHead] = {}
        self.lines: dict[str, dict[int, KeptLine]] = {}
        self.things: dict[str, dict[str, str]] = {}
        self.writing = asyncio.Lock()
        for name, value in rows:
            self.apply(name, value)

    def apply(self, name: str, value: str | None) -> None:
        kind, _, rest = name.partition("/")
        first, _, second = rest.partition("/")
        if kind == "match" and value is not None:
            self.heads[rest] = HEADS.decode(value)
        elif kind == "line" and value is not None:
            self.lines.setdefault(first, {})[int(second)] = LINES.decode(value)
        elif value is not None:
            self.things.setdefault(first, {})[second] = value
        else:
            self.things.get(first, {}).pop(second, None)

    async def write(self, *changes: Change) -> None:
        try:
            await self.keep_rows(list(changes))
        except Exception as fault:  # the browser may raise anything: full, denied, closed
            raise StoreFault(str(fault)[:300]) from None
        for change in changes:
            self.apply(*change)


    async def create(self, table_id: str, heading: str, meta: str, at: float, lines: Sequence[str] = (),
                     beside: Sequence[tuple[str, str, str]] = ()) -> None:
        async with self.writing:
            if table_id in self.heads:
                raise NumberTaken(table_id)
            await self.write(head_row(table_id, MatchHead(heading, meta, 0, at)),
                             *(line_row(table_id, number, at, text) for number, text in enumerate(lines, 1)),
                             *(thing_row(*thing) for thing in beside))

    async def append(self, table_id: str, number: int, at: float, text: str) -> None:
        async with self.writing:
            if number in self.lines.get(table_id, {}):
                raise NumberTaken(f"{table_id}/{number}")
            await self.write(line_row(table_id, number, at, text))

    async def describe(self, table_id: str, meta: str, version: int) -> None:
        async with self.writing:
            head = self.heads.get(table_id)
            if head is None or head.version != version - 1:
                raise NumberTaken(f"{table_id}: the meta is no longer version {version - 1}")
            await self.write(head_row(table_id, head._replace(meta=meta, version=version)))

    async def read(self, table_id: str, after: int = 0) -> StoredTable | None:
        head = self.heads.get(table_id)
        if head is None:
            return None
        lines = self.lines.get(table_id, {})
        whole: list[KeptLine] = []
        while (line := lines.get(len(whole) + 1)) is not None:  # up to the first missing line
            whole.append(line)
        return StoredTable(head.heading, head.meta, head.version, tuple(whole[after:]))

    async def glance(self, table_ids: Sequence[str], space: str) -> tuple[TableGlance | None, ...]:
        return tuple(self.look(table_id, space) for table_id in table_ids)

    def look(self, table_id: str, space: str) -> TableGlance | None:
        head, lines = self.heads.get(table_id), self.lines.get(table_id, {})
        if head is None:
            return None
        at = lines[max(lines)].at if lines else 0.0
        return TableGlance(head.heading, head.meta, len(lines), at, self.things.get(space, {}).get(table_id))

    async def matches(self) -> tuple[str, ...]:
        return tuple(sorted(self.heads, key=lambda table_id: (self.heads[table_id].at, table_id)))


    async def put(self, space: str, name: str, value: str) -> None:
        async with self.writing:
            await self.write(thing_row(space, name, value))

    async def add(self, space: str, name: str, value: str) -> bool:
        async with self.writing:
            if name in self.things.get(space, {}):
                return False
            await self.write(thing_row(space, name, value))
            return True

    async def get(self, space: str, name: str) -> str | None:
        return self.things.get(space, {}).get(name)

    async def take(self, space: str, name: str) -> str | None:
        async with self.writing:
            found = self.things.get(space, {}).get(name)
            if found is not None:
                await self.write((thing_row(space, name, "")[0], None))
            return found

    async def names(self, space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
        return tuple(sorted((name, value) for name, value in self.things.get(space, {}).items()
                            if name.startswith(prefix)))

    async def close(self) -> None:
        async with self.writing:
            return


def head_row(table_id: str, head: MatchHead) -> Change:
    return f"match/{table_id}", msgspec.json.encode(head).decode()


def line_row(table_id: str, number: int, at: float, text: str) -> Change:
    return f"line/{table_id}/{number}", msgspec.json.encode(KeptLine(at, text)).decode()


def thing_row(space: str, name: str, value: str) -> Change:
    return f"thing/{space}/{name}", value
