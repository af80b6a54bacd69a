"""Finds damaged rows of a SQLite file and repairs some of them; used by `formicarium doctor`.

Nothing is deleted: rows that cannot be repaired stay or move to the space `broken`.
"""
from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from formicarium.store.sqlite_file import SCHEMA, TAIL, THING, connect
from formicarium.store.store import (
    check_sum,
    find_broken,
    heading_sum,
    is_sound,
    log_name,
    meta_sum,
    tail_sum,
    thing_sum,
)

LONGEST = 4000  # letters; in longer texts no single changed letter is searched for
ASIDE = "broken"
KEYS = {"match": ("id",), "tail": ("match",), "line": ("match", "number"), "thing": ("space", "name")}


class Damage(NamedTuple):
    """One damage; `kind` and `cure` have texts in the catalogues (doctor-…)."""

    kind: str
    where: str
    cure: str = ""  # name of the repair; empty: it cannot be repaired
    number: int = 0  # line number; 0: not about a line
    rows: int = 0
    detail: str = ""


def one_letter_right(text: str, right: Callable[[str], bool]) -> str | None:
    """Return the original text if a single byte of it changed, found by its check sum; else None.

    The chance that a wrong text has the same sum is one in fifty thousand for a line of three hundred letters.
    """
    data = bytearray(text.encode())
    if len(data) > LONGEST:
        return None
    for place, was in enumerate(bytes(data)):
        for letter in range(256):
            data[place] = letter
            with suppress(UnicodeDecodeError):
                if letter != was and right(found := data.decode()):
                    return found
        data[place] = was
    return None


def examine(database: sqlite3.Connection, repair: bool = False) -> Iterator[Damage]:
    """Check all sums and the number of lines of each match; repair them if `repair`."""
    yield from examine_matches(database, repair)
    yield from examine_lines(database, repair)
    yield from examine_things(database, repair)


def examine_matches(database: sqlite3.Connection, repair: bool) -> Iterator[Damage]:
    for id_, heading, meta, version, at, total, meta_total in database.execute(
            "select id, heading, meta, version, at, total, meta_total from match order by id").fetchall():
        if not is_sound(total, heading_sum(id_, at, heading)):
            right = one_letter_right(heading, lambda text: heading_sum(id_, at, text) == total)  # noqa: B023
            if right is not None and repair:
                database.execute("update match set heading = ? where id = ?", (right, id_))
            yield Damage("heading", id_, "letter" if right is not None else "")
        if not is_sound(meta_total, meta_sum(id_, version, meta)):
            right = one_letter_right(meta, lambda text: meta_sum(id_, version, text) == meta_total)  # noqa: B023
            if right is not None and repair:
                database.execute("update match set meta = ? where id = ?", (right, id_))
            yield Damage("setting", id_, "letter" if right is not None else "")


def examine_lines(database: sqlite3.Connection, repair: bool) -> Iterator[Damage]:
    heads = {row[0] for row in database.execute("select id from match")}
    for (table_id,) in database.execute("select id from match union select match from tail union select match from line"
                                     " order by 1").fetchall():
        rows = database.execute("select number, at, text, total from line where match = ? order by number",
                                (table_id,)).fetchall()
        tail = database.execute("select number, total from tail where match = ?", (table_id,)).fetchone()
        if table_id not in heads:
            yield Damage("headless", table_id, rows=len(rows))
            continue
        for i, (number, at, text, total) in enumerate(rows):
            if check_sum(table_id, number, at, text) == total:
                continue
            right = one_letter_right(text, lambda one: check_sum(table_id, number, at, one) == total)  # noqa: B023
            if right is not None:
                rows[i] = (number, at, right, total)
                if repair:
                    database.execute("update line set text = ? where match = ? and number = ?",
                                     (right, table_id, number))
                yield Damage("line", table_id, "letter", number)
        _, broken = find_broken(table_id, rows, tail)
        if broken:
            if repair:
                put_aside(database, table_id, broken.number)
            yield Damage("cut" if broken.rows else "count", table_id, "aside" if broken.rows else "anew", broken.number,
                          broken.rows, broken.why)


def put_aside(database: sqlite3.Connection, table_id: str, number: int) -> None:
    """Move the match's lines from that number on to the space `broken`."""
    aside = database.execute("select ?, match || '/' || number || '.' || total, text from line"
                             " where match = ? and number >= ?", (ASIDE, table_id, number)).fetchall()
    database.executemany(THING, [(*thing, thing_sum(*thing)) for thing in aside])
    database.execute("delete from line where match = ? and number >= ?", (table_id, number))
    database.execute(TAIL, (table_id, number - 1, tail_sum(table_id, number - 1)))


def examine_things(database: sqlite3.Connection, repair: bool) -> Iterator[Damage]:
    for space, name, value, total in database.execute(
            "select space, name, value, total from thing order by space, name").fetchall():
        if is_sound(total, thing_sum(space, name, value)):
            continue
        right = one_letter_right(value, lambda text: thing_sum(space, name, text) == total)  # noqa: B023
        if right is not None and repair:
            database.execute(THING, (space, name, right, total))
        elif repair:
            put_thing_aside(database, space, name)
        yield Damage("thing", log_name(space, name), "letter" if right is not None else "aside")


def put_thing_aside(database: sqlite3.Connection, space: str, name: str) -> None:
    for (value,) in database.execute("select value from thing where space = ? and name = ?", (space, name)).fetchall():
        aside = (ASIDE, f"{space}/{name}", value)
        database.execute(THING, (*aside, thing_sum(*aside)))
    database.execute("delete from thing where space = ? and name = ? and space != ?", (space, name, ASIDE))


def salvage(path: str, into: str) -> None:
    """Write a new file with all readable rows: in both orders, and match by match."""
    source, fresh = sqlite3.connect(path), connect(into)
    try:
        fresh.executescript(SCHEMA)
        fresh.execute("pragma user_version = 1")
        fresh.execute("begin immediate")
        for table, keys in KEYS.items():
            for order in ("asc", "desc"):
                copy_rows(source, fresh, table, f"order by {', '.join(f'{key} {order}' for key in keys)}")
        for (table_id,) in fresh.execute("select id from match union select match from tail").fetchall():
            for order in ("asc", "desc"):
                copy_rows(source, fresh, "line", f"where match = ? order by number {order}", table_id)
        fresh.execute("commit")
    finally:
        source.close()
        fresh.close()


def copy_rows(source: sqlite3.Connection, fresh: sqlite3.Connection, table: str, which: str, *values: str) -> None:
    with suppress(sqlite3.DatabaseError):  # the damaged place is reached
        rows = source.execute(f"select * from {table} {which}", values)
        marks = ", ".join("?" * len(rows.description))
        for row in rows:
            with suppress(sqlite3.IntegrityError):  # an invalid row
                fresh.execute(f"insert or ignore into {table} values ({marks})", row)


def count(database: sqlite3.Connection) -> tuple[int, int, int]:
    """Return the number of tables, lines and small values."""
    tables, lines, things = (database.execute(f"select count(*) from {table}").fetchone()[0]
                             for table in ("match", "line", "thing"))
    return tables, lines, things

