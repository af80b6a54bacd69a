"""What a store can do: keep journals line by line, and small things by name. It does not know what they say."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import time
from typing import NamedTuple
from zlib import crc32

LAST = "\U0010ffff"  # sorts behind all that is written: names that begin with a prefix are below prefix + LAST


class Taken(Exception):
    """Somebody else has written there: this number, this name or this version is no longer free."""


class StoreFault(Exception):
    """A store that cannot be opened, read or written; says what is wrong with it."""


class Unsure(StoreFault):
    """It may be kept, and it may not: the disk or the database failed to say so. Who reads again after something else
    could be written knows."""


class Line(NamedTuple):
    at: float  # seconds since the epoch
    text: str


class Kept(NamedTuple):
    heading: str
    meta: str
    version: int  # of the meta, counted from 0
    lines: tuple[Line, ...]


class Glance(NamedTuple):
    """What can be said of a match without reading its lines."""

    heading: str
    meta: str
    lines: int  # how many
    at: float  # of the last; 0.0: there is none
    note: str | None  # a small thing of the same name


class Broken(NamedTuple):
    """What a look at a match found damaged and put aside: from this number on."""

    match: str
    number: int
    rows: int
    why: str


def check_sum(match: str, number: int, at: float, text: str) -> int:
    return crc32(f"{match}/{number}/{at!r}/{text}".encode())


def sound_lines(match: str, rows: Sequence[tuple[int, float, str, int]]) -> tuple[tuple[Line, ...], str]:
    """The lines up to the first that is missing or damaged, and what is wrong with that one."""
    lines: list[Line] = []
    for number, at, text, total in rows:
        if number != len(lines) + 1:
            return tuple(lines), f"line {len(lines) + 1} is missing"
        if check_sum(match, number, at, text) != total:
            return tuple(lines), f"line {number} does not match its check sum"
        lines.append(Line(at, text))
    return tuple(lines), ""


class Store(ABC):
    """Whatever returns is on the disk. `broken` collects what had to be put aside, for the log."""

    def __init__(self) -> None:
        self.broken: list[Broken] = []

    @abstractmethod
    async def create(self, match: str, heading: str, meta: str, at: float, lines: Sequence[str] = ()) -> None:
        """A match and its first lines, all or nothing. Taken: there is one of that name."""

    @abstractmethod
    async def append(self, match: str, number: int, at: float, text: str) -> None:
        """Line `number`, counted from 1. Taken: it is there already."""

    @abstractmethod
    async def describe(self, match: str, meta: str, version: int) -> None:
        """Replace the meta of version - 1 by this one. Taken: it is another version by now."""

    @abstractmethod
    async def read(self, match: str, after: int = 0) -> Kept | None:
        """The match with its lines after that number. Damaged lines at the end are put aside, and never come back."""

    @abstractmethod
    async def glance(self, matches: Sequence[str], space: str) -> tuple[Glance | None, ...]:
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


async def open_store(address: str) -> Store:
    """A path (SQLite) or postgresql://…"""
    if address.startswith(("postgresql://", "postgres://")):
        from formicarium.store.postgres import open_postgres

        return await open_postgres(address)
    if "://" in address:
        raise StoreFault(f"{address.partition('://')[0]}:// is not known here; it is a path or postgresql://…")
    from formicarium.store.sqlite import open_sqlite

    return await open_sqlite(address)
