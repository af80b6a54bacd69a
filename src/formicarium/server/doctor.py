"""Check a SQLite file of tables: checksums, journals that must replay, and the pointers to each table.

It repairs a copy, so that a server may have the file open meanwhile. On request the copy replaces the file at the end,
and the original stays beside it.
"""
from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from formicarium.core import journal
from formicarium.core.dice import ChanceError
from formicarium.core.editions import BadEdition
from formicarium.core.game import Game, IllegalMove
from formicarium.core.journal import BadJournal
from formicarium.core.match import Match
from formicarium.server.lobby.opening import Invitation, pointers
from formicarium.server.tables import seats
from formicarium.server.tables.history import History
from formicarium.server.tables.pinned_editions import PRINTED, SPACE
from formicarium.server.tables.storage import SHOWN
from formicarium.store.backup import copy_whole, flush
from formicarium.store.lock import hold
from formicarium.store.repair import Damage, count, examine, put_thing_aside, salvage
from formicarium.store.sqlite_file import THING, check_ours, check_structure, connect, keep_to_owner, prepare
from formicarium.store.store import Damaged, Row, StoreFault, check_heading, log_name, thing_sum

# spaces whose names contain the id of a table: the whole name, before the slash, or behind it
WHOLE, BEFORE, BEHIND = ("live", "waiting", SHOWN, "card"), ("chat", "seen", "consent"), ("holds", "opened")
UNREADABLE = (BadJournal, BadEdition, IllegalMove, ChanceError, msgspec.MsgspecError, Damaged)
SUFFIXES = ("", "-wal", "-shm")  # of the files of a database


class Report(NamedTuple):
    findings: list[Damage]
    tables: int
    lines: int
    things: int
    kept: str  # path of the original file; empty if it was not replaced


def look_through(path: Path, shelf: Mapping[str, type[Game]], repair: bool = False) -> Report:
    """Check a file, and repair it if asked; raise StoreFault if it is missing, or to be repaired but in use."""
    if not path.is_file():
        raise StoreFault(f"{path}: there is no such file")
    path = Path(os.path.realpath(path))
    held = hold(Path(f"{path}.lock")) if repair else None
    if repair and held is None:
        raise StoreFault(f"{path}: a server has it open; stop it first")
    copy = Path(f"{path}.examined")
    try:
        return examine_copy(path, copy, shelf, repair)
    except (sqlite3.Error, OSError) as fault:
        raise StoreFault(f"{path}: {fault}") from None
    finally:
        remove(copy)
        if held:
            held.release()


def remove(path: Path) -> None:
    for suffix in SUFFIXES:
        Path(f"{path}{suffix}").unlink(missing_ok=True)


def examine_copy(path: Path, copy: Path, shelf: Mapping[str, type[Game]], repair: bool) -> Report:
    remove(copy)
    findings = copy_or_salvage(path, copy)
    database = connect(str(copy), "journal_mode=delete")
    try:
        check_ours(database)
        prepare(database)
        database.execute("begin immediate")
        findings += examine(database, repair=True)
        findings += examine_tables(database, shelf)
        findings += examine_pointers(database)
        database.execute("commit")
        counts = count(database)
    finally:
        database.close()
    kept = ""
    if repair and findings:
        flush(copy)
        kept = f"{path}.{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
        for suffix in SUFFIXES:
            if Path(f"{path}{suffix}").exists():
                os.replace(f"{path}{suffix}", f"{kept}{suffix}")
        os.replace(copy, path)
    return Report(findings, *counts, kept)


def copy_or_salvage(path: Path, copy: Path) -> list[Damage]:
    keep_to_owner(str(copy))
    try:
        copy_whole(path, copy)
        database = sqlite3.connect(copy)
        try:
            check_structure(database, "integrity_check")
        finally:
            database.close()
    except (sqlite3.DatabaseError, Damaged) as fault:
        if getattr(fault, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            raise
        remove(copy)
        keep_to_owner(str(copy))
        salvage(str(path), str(copy))
        return [Damage("structure", str(path), "salvage", detail=str(fault))]
    return []


# Checks of tables.

def examine_tables(database: sqlite3.Connection, shelf: Mapping[str, type[Game]]) -> Iterator[Damage]:
    """Yield tables that do not replay; restore missing pointers to the others."""
    for id_, *row in database.execute("select id, heading, meta, version, at, total, meta_total from match"
                                      " order by id").fetchall():
        stored = Row(*row)
        try:
            check_heading(id_, stored)
            setting = seats.decode(stored.meta)
            ended = replay(database, id_, stored, shelf)
        except UNREADABLE as fault:
            if not isinstance(fault, Damaged):  # damage of rows is reported by `examine`
                yield Damage("replay", id_, detail=str(fault))
            continue
        for space, name, value in pointers(id_, setting, ended):
            if space in ("waiting", SHOWN) or is_there(database, space, name):
                continue  # abandoned tables are removed from these lists
            database.execute(THING, (space, name, value, thing_sum(space, name, value)))
            yield Damage("pointer", log_name(space, name), "anew", detail=id_)


def is_there(database: sqlite3.Connection, space: str, name: str) -> bool:
    return database.execute("select 1 from thing where space = ? and name = ?", (space, name)).fetchone() is not None


def replay(database: sqlite3.Connection, id_: str, stored: Row, shelf: Mapping[str, type[Game]]) -> str:
    """Replay a table; return the id of the rule that ended its game, or an empty string."""
    head, game = journal.read_heading(stored.heading, shelf, learn_edition(database, id_, stored.heading, shelf))
    history = History(Match.replay(game, head.opening, ()), stored.at)
    for at, text in database.execute("select at, text from line where match = ? order by number", (id_,)).fetchall():
        history.read_line(text, at)
    return history.match.ended()


def learn_edition(database: sqlite3.Connection, id_: str, heading: str, shelf: Mapping[str, type[Game]]) -> str:
    """Return the mark of its edition; pins the content from here on, if the file has it (tables/pinned_editions.py)."""
    begun = journal.read_begun(heading)
    kind = begun.game in shelf and shelf[begun.game].of_version(begun.version)
    mark = begun.printed or read_thing(database, PRINTED, id_)
    text = read_thing(database, SPACE, f"{begun.game}/{mark}")
    if kind and text:
        kind.editions.keep(begun.edition, text)
    return mark


def read_thing(database: sqlite3.Connection, space: str, name: str) -> str:
    row = database.execute("select value from thing where space = ? and name = ?", (space, name)).fetchone()
    return str(row[0]) if row else ""


# Pointers to missing tables.

def examine_pointers(database: sqlite3.Connection) -> Iterator[Damage]:
    """Set aside the pointers to missing tables; yield each such table."""
    tables = {row[0] for table_id, key in (("match", "id"), ("tail", "match"), ("line", "match"))
              for row in database.execute(f"select distinct {key} from {table_id}")}
    astray: dict[str, list[tuple[str, str]]] = {}
    for space, name, value in database.execute("select space, name, value from thing order by space, name").fetchall():
        table_id = table_of(space, name, value)
        if table_id is not None and table_id not in tables:
            astray.setdefault(table_id, []).append((space, name))
    for table_id, things in sorted(astray.items()):
        for space, name in things:
            put_thing_aside(database, space, name)
        spaces = ", ".join(sorted({space for space, _ in things}))
        yield Damage("missing", table_id, "aside", rows=len(things), detail=spaces)


def table_of(space: str, name: str, value: str) -> str | None:
    """Return the id of the table that a stored thing points to, if any."""
    if space in WHOLE:
        return name
    if space in BEFORE:
        return name.partition("/")[0]
    if space in BEHIND:
        return name.partition("/")[2]
    if space == "invitation":
        try:
            return msgspec.json.decode(value, type=Invitation).table
        except msgspec.MsgspecError:
            return None  # its damage is reported by `examine`
    return None
