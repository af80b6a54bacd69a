"""What a store can do: keep journals line by line, and small things by name. It does not know what they say.

All that is kept has a check sum, and of every journal it is kept how many lines it has: what is damaged, cut short or
gone is noticed. Rows of before there were sums have none (NULL) until the store is next opened.
"""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple
from zlib import crc32

LAST = "\U0010ffff"  # sorts behind all that is written: names that begin with a prefix are below prefix + LAST


class NumberTaken(Exception):
    """Somebody else has written there: this number, this name or this version is no longer free."""


class StoreFault(Exception):
    """A store that cannot be opened, read or written; says what is wrong with it."""


class OutcomeUnknown(StoreFault):
    """Kept or not: the disk or the database failed to say. Whoever reads again after something else
    could be written knows."""


class Damaged(StoreFault):
    """What is kept is not what was written; it stays as it is, for `formicarium doctor`."""


class ForeignFile(StoreFault):
    """A file of something else."""


class KeptLine(NamedTuple):
    at: float  # seconds since the epoch
    text: str


class StoredTable(NamedTuple):
    heading: str
    meta: str
    version: int  # of the meta, counted from 0
    lines: tuple[KeptLine, ...]


class TableGlance(NamedTuple):
    """What can be said of a match without reading its lines."""

    heading: str
    meta: str
    lines: int  # how many
    at: float  # of the last; 0.0: there is none
    note: str | None  # a small thing of the same name


class Broken(NamedTuple):
    """What a look found damaged or gone. Of a match, lines from this number on, so many of them; or something small."""

    match: str
    number: int
    rows: int
    why: str


class Row(NamedTuple):
    """A match as it is kept."""

    heading: str
    meta: str
    version: int
    at: float
    total: int | None  # of the heading
    meta_total: int | None


def check_sum(match: str, number: int, at: float, text: str) -> int:
    return crc32(f"{match}/{number}/{at!r}/{text}".encode())


def heading_sum(match: str, at: float, heading: str) -> int:
    return crc32(f"{match}/{at!r}/{heading}".encode())


def meta_sum(match: str, version: int, meta: str) -> int:
    return crc32(f"{match}/{version}/{meta}".encode())


def tail_sum(match: str, number: int) -> int:
    return crc32(f"{match}/{number}".encode())


def thing_sum(space: str, name: str, value: str) -> int:
    return crc32(f"{space}/{name}/{value}".encode())


def is_sound(total: int | None, right: int) -> bool:
    return total is None or total == right


def check_heading(match: str, row: Row) -> None:
    """And the meta."""
    if not is_sound(row.total, heading_sum(match, row.at, row.heading)):
        raise Damaged(f"{match}: the heading does not match its check sum")
    if not is_sound(row.meta_total, meta_sum(match, row.version, row.meta)):
        raise Damaged(f"{match}: the setting does not match its check sum")


def glance_at(space: str, match: str, *row: Any) -> TableGlance:
    """What does not fit together is left to whoever reads it whole: there is no note then."""
    head, (lines, at, counted, note, note_total) = Row(*row[:6]), row[6:]
    sound = (counted == lines and is_sound(head.total, heading_sum(match, head.at, head.heading))
             and is_sound(head.meta_total, meta_sum(match, head.version, head.meta))
             and (note is None or is_sound(note_total, thing_sum(space, match, note))))
    return TableGlance(head.heading, head.meta, lines, at, note if sound else None)


def sound_lines(match: str, rows: Sequence[tuple[int, float, str, int]]) -> tuple[tuple[KeptLine, ...], str]:
    """The lines up to the first that is missing or damaged, and what is wrong with that one."""
    lines: list[KeptLine] = []
    for number, at, text, total in rows:
        if number != len(lines) + 1:
            return tuple(lines), f"line {len(lines) + 1} is missing"
        if check_sum(match, number, at, text) != total:
            return tuple(lines), f"line {number} does not match its check sum"
        lines.append(KeptLine(at, text))
    return tuple(lines), ""


def find_broken(match: str, rows: Sequence[tuple[int, float, str, int]], tail: tuple[int, int] | None) -> tuple[
        tuple[KeptLine, ...], Broken | None]:
    """The lines that are sound, and what is wrong with the others, or with how many there should be (`tail`)."""
    lines, why = sound_lines(match, rows)
    end, known = len(lines) + 1, tail is not None and tail_sum(match, tail[0]) == tail[1]
    if why:
        return lines, Broken(match, end, len(rows) - len(lines), why)
    if tail is None or not known:
        return lines, Broken(match, end, 0, "how many lines there were is not known")
    if tail[0] > len(lines):
        return lines, Broken(match, end, tail[0] - len(lines), f"lines {end} to {tail[0]} are missing")
    if tail[0] < len(lines):
        return lines, Broken(match, end, 0, f"there are more lines than {tail[0]}, which were counted")
    return lines, None


class Store(ABC):
    """Whatever returns is on the disk. `broken` collects what is damaged, for the log."""

    def __init__(self) -> None:
        self.broken: list[Broken] = []
        self.told: set[tuple[str, str]] = set()  # small things that were said to be damaged

    def note_if_broken(self, space: str, name: str, value: str, total: int | None) -> bool:
        """One that is not counts as not there, and is told of once."""
        if is_sound(total, thing_sum(space, name, value)):
            return True
        if (space, name) not in self.told:
            self.told.add((space, name))
            self.broken.append(Broken(log_name(space, name), 0, 0, "does not match its check sum"))
        return False

    @abstractmethod
    async def create(self, match: str, heading: str, meta: str, at: float, lines: Sequence[str] = (),
                     beside: Sequence[tuple[str, str, str]] = ()) -> None:
        """A match, its first lines and small things (space, name, value) that point to it, all or nothing. Taken: there
        is one of that name."""

    @abstractmethod
    async def append(self, match: str, number: int, at: float, text: str) -> None:
        """Line `number`, counted from 1. Taken: it is there already."""

    @abstractmethod
    async def describe(self, match: str, meta: str, version: int) -> None:
        """Replace the meta of version - 1 by this one. Taken: it is another version by now."""

    @abstractmethod
    async def read(self, match: str, after: int = 0) -> StoredTable | None:
        """The match with its lines after that number. Damaged lines at the end are put aside, and never come back.
        Raises Damaged where the heading or the meta is, or is gone."""

    @abstractmethod
    async def glance(self, matches: Sequence[str], space: str) -> tuple[TableGlance | None, ...]:
        """These matches at one look, each with the small thing of its name in that space; None: there is none."""

    @abstractmethod
    async def matches(self) -> tuple[str, ...]:
        """Every match, the oldest first."""

    # small things by name, in spaces of their own

    @abstractmethod
    async def put(self, space: str, name: str, value: str) -> None: ...

    @abstractmethod
    async def add(self, space: str, name: str, value: str) -> bool:
        """Only if there is nothing of that name: one of many who try at once gets True."""

    @abstractmethod
    async def get(self, space: str, name: str) -> str | None: ...

    @abstractmethod
    async def take(self, space: str, name: str) -> str | None:
        """Give it and forget it: one of many who try at once gets it."""

    @abstractmethod
    async def names(self, space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
        """(name, value) of all whose name begins so, by name."""

    async def clock(self) -> float:
        """Seconds since the epoch, the same for all who share the store."""
        return time()

    @abstractmethod
    async def close(self) -> None: ...


def log_name(space: str, name: str) -> str:
    """For the log: names may be keys to something."""
    return f"{space}/{name[:4]}…" if len(name) > 6 else f"{space}/{name}"


async def open_store(address: str) -> Store:
    """A path (SQLite) or postgresql://…"""
    if address.startswith(("postgresql://", "postgres://")):
        from formicarium.store.postgres import open_postgres

        return await open_postgres(address)
    if "://" in address:
        raise StoreFault(f"{address.partition('://')[0]}:// is not known here; it is a path or postgresql://…")
    from formicarium.store.sqlite import open_sqlite

    return await open_sqlite(address)
