"""Interface of the stores: journals line by line, and small values by space and name.

A store does not interpret its contents. All rows have check sums, and each journal its number of lines, so that
damaged, cut and missing rows are noticed. Rows written before there were sums have none (NULL) until the store is next
opened.
"""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple
from zlib import crc32

LAST = "\U0010ffff"  # sorts behind every character in use: names with a prefix are below prefix + LAST


class NumberTaken(Exception):
    """The number, name or version is taken, because another writer was first."""


class StoreFault(Exception):
    """A store that cannot be opened, read or written; the message says why."""


class OutcomeUnknown(StoreFault):
    """The disk or database failed before it confirmed a write; a read after the next successful write tells whether it
    was stored.
    """


class Damaged(StoreFault):
    """Stored data differs from the written data; it stays unchanged for `formicarium doctor`."""


class ForeignFile(StoreFault):
    """A file that belongs to another program."""


class KeptLine(NamedTuple):
    at: float  # seconds since the epoch
    text: str


class StoredTable(NamedTuple):
    heading: str
    meta: str
    version: int  # of the meta, counted from 0
    lines: tuple[KeptLine, ...]


class TableGlance(NamedTuple):
    """Summary of a match without reading its lines."""

    heading: str
    meta: str
    lines: int  # number of lines
    at: float  # of the last line; 0.0: no lines
    note: str | None  # small value with the match's name; None: missing


class Broken(NamedTuple):
    """Damage found on reading: `rows` lines of a match from `number` on, or a small value."""

    match: str
    number: int
    rows: int
    why: str


class Row(NamedTuple):
    heading: str
    meta: str
    version: int
    at: float
    total: int | None  # check sum of the heading
    meta_total: int | None


def check_sum(table_id: str, number: int, at: float, text: str) -> int:
    return crc32(f"{table_id}/{number}/{at!r}/{text}".encode())


def heading_sum(table_id: str, at: float, heading: str) -> int:
    return crc32(f"{table_id}/{at!r}/{heading}".encode())


def meta_sum(table_id: str, version: int, meta: str) -> int:
    return crc32(f"{table_id}/{version}/{meta}".encode())


def tail_sum(table_id: str, number: int) -> int:
    return crc32(f"{table_id}/{number}".encode())


def thing_sum(space: str, name: str, value: str) -> int:
    return crc32(f"{space}/{name}/{value}".encode())


def is_sound(total: int | None, right: int) -> bool:
    return total is None or total == right


def check_heading(table_id: str, row: Row) -> None:
    """Raise Damaged if the heading or the meta fails its check sum."""
    if not is_sound(row.total, heading_sum(table_id, row.at, row.heading)):
        raise Damaged(f"{table_id}: the heading does not match its check sum")
    if not is_sound(row.meta_total, meta_sum(table_id, row.version, row.meta)):
        raise Damaged(f"{table_id}: the setting does not match its check sum")


def glance_query(space: str, table_ids: str) -> str:
    """Return the query for the rows of `glance_at`, with the database's placeholders for its two parameters."""
    return f"""
select id, heading, meta, version, at, total, meta_total,
    coalesce((select max(number) from line where match = id), 0),
    coalesce((select at from line where match = id order by number desc limit 1), 0.0),
    (select number from tail where match = id),
    (select value from thing where space = {space} and name = id),
    (select total from thing where space = {space} and name = id) from match where id = {table_ids}
"""


def glance_at(space: str, table_id: str, *row: Any) -> TableGlance:
    """Return the summary of a row; on any mismatch without the note, so that the caller reads the whole match."""
    head, (lines, at, counted, note, note_total) = Row(*row[:6]), row[6:]
    sound = (counted == lines and is_sound(head.total, heading_sum(table_id, head.at, head.heading))
             and is_sound(head.meta_total, meta_sum(table_id, head.version, head.meta))
             and (note is None or is_sound(note_total, thing_sum(space, table_id, note))))
    return TableGlance(head.heading, head.meta, lines, at, note if sound else None)


def sound_lines(table_id: str, rows: Sequence[tuple[int, float, str, int]]) -> tuple[tuple[KeptLine, ...], str]:
    """Return the lines before the first missing or damaged one, and the reason."""
    lines: list[KeptLine] = []
    for number, at, text, total in rows:
        if number != len(lines) + 1:
            return tuple(lines), f"line {len(lines) + 1} is missing"
        if check_sum(table_id, number, at, text) != total:
            return tuple(lines), f"line {number} does not match its check sum"
        lines.append(KeptLine(at, text))
    return tuple(lines), ""


def find_broken(table_id: str, rows: Sequence[tuple[int, float, str, int]], tail: tuple[int, int] | None) -> tuple[
        tuple[KeptLine, ...], Broken | None]:
    """Return the sound lines, and the damage of the rest or of the line count `tail`."""
    lines, why = sound_lines(table_id, rows)
    end, known = len(lines) + 1, tail is not None and tail_sum(table_id, tail[0]) == tail[1]
    if why:
        return lines, Broken(table_id, end, len(rows) - len(lines), why)
    if tail is None or not known:
        return lines, Broken(table_id, end, 0, "how many lines there were is not known")
    if tail[0] > len(lines):
        return lines, Broken(table_id, end, tail[0] - len(lines), f"lines {end} to {tail[0]} are missing")
    if tail[0] < len(lines):
        return lines, Broken(table_id, end, 0, f"there are more lines than {tail[0]}, which were counted")
    return lines, None


class Store(ABC):
    """Base class of stores. A method that returns has its data on disk; `broken` collects damage for the log."""

    def __init__(self) -> None:
        self.broken: list[Broken] = []
        self.reported: set[tuple[str, str]] = set()  # small values already reported as damaged

    def note_if_broken(self, space: str, name: str, value: str, total: int | None) -> bool:
        """Whether a small value is sound; a damaged one counts as missing and is reported once."""
        if is_sound(total, thing_sum(space, name, value)):
            return True
        if (space, name) not in self.reported:
            self.reported.add((space, name))
            self.broken.append(Broken(log_name(space, name), 0, 0, "does not match its check sum"))
        return False

    @abstractmethod
    async def create(self, table_id: str, heading: str, meta: str, at: float, lines: Sequence[str] = (),
                     beside: Sequence[tuple[str, str, str]] = ()) -> None:
        """Store a new match, its first lines and small values (space, name, value) atomically; raise NumberTaken if it
        exists.
        """

    @abstractmethod
    async def append(self, table_id: str, number: int, at: float, text: str) -> None:
        """Append line `number`, counted from 1; raise NumberTaken if it exists."""

    @abstractmethod
    async def describe(self, table_id: str, meta: str, version: int) -> None:
        """Replace the meta of version - 1; raise NumberTaken if it has another version."""

    @abstractmethod
    async def read(self, table_id: str, after: int = 0) -> StoredTable | None:
        """Return the match with its lines after that number; None if it does not exist.

        Damaged lines at the end are moved aside for good. Raise Damaged if the heading or the meta is damaged or
        missing.
        """

    @abstractmethod
    async def glance(self, table_ids: Sequence[str], space: str) -> tuple[TableGlance | None, ...]:
        """Return summaries of these matches with their small values in that space; None for a missing match."""

    @abstractmethod
    async def matches(self) -> tuple[str, ...]:
        """Return every match, the oldest first."""

    # Small values by name, in separate spaces

    @abstractmethod
    async def put(self, space: str, name: str, value: str) -> None: ...

    @abstractmethod
    async def add(self, space: str, name: str, value: str) -> bool:
        """Store a value if the name is free; of concurrent callers only one gets True."""

    @abstractmethod
    async def get(self, space: str, name: str) -> str | None: ...

    @abstractmethod
    async def take(self, space: str, name: str) -> str | None:
        """Return and delete a value; of concurrent callers only one gets it."""

    @abstractmethod
    async def names(self, space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
        """Return (name, value) for all names with the prefix, sorted by name."""

    async def clock(self) -> float:
        """Return seconds since the epoch, from one clock for all servers of the store."""
        return time()

    @abstractmethod
    async def close(self) -> None: ...


def log_name(space: str, name: str) -> str:
    """Shorten a name for the log, since names may be secrets."""
    return f"{space}/{name[:4]}…" if len(name) > 6 else f"{space}/{name}"


async def open_store(address: str) -> Store:
    """Open a store: a path (SQLite) or postgresql://…"""
    if address.startswith(("postgresql://", "postgres://")):
        from formicarium.store.postgres import open_postgres

        return await open_postgres(address)
    if "://" in address:
        raise StoreFault(f"{address.partition('://')[0]}:// is not known here; it is a path or postgresql://…")
    from formicarium.store.sqlite import open_sqlite

    return await open_sqlite(address)
