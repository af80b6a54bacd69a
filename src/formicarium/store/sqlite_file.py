"""The SQLite file: its schema, its permissions, and the checks when it is opened."""
from __future__ import annotations

import os
import sqlite3
from contextlib import suppress

from formicarium.store.store import Damaged, ForeignFile, heading_sum, meta_sum, tail_sum, thing_sum

SCHEMA = """
create table if not exists match (
    id text primary key, heading text not null, meta text not null, version integer not null, at real not null,
    total integer, meta_total integer
) without rowid;
create table if not exists line (
    match text not null, number integer not null, at real not null, text text not null, total integer not null,
    primary key (match, number)
) without rowid;
create table if not exists tail (
    match text primary key, number integer not null, total integer not null
) without rowid;
create table if not exists thing (
    space text not null, name text not null, value text not null, total integer, primary key (space, name)
) without rowid;
"""
LINE = "insert into line values (?, ?, ?, ?, ?)"
TAIL = "insert or replace into tail values (?, ?, ?)"
MATCH = "insert into match values (?, ?, ?, ?, ?, ?, ?)"
THING = "insert or replace into thing values (?, ?, ?, ?)"
COLUMNS = (("match", "total"), ("match", "meta_total"), ("thing", "total"))


def connect(path: str, *more: str) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", *more):
        database.execute(f"pragma {pragma}")
    return database


def keep_to_owner(path: str) -> None:
    """Restrict the file to its owner, -wal and -shm included; without effect if the process is not the owner."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, f"{path}-wal", f"{path}-shm", f"{path}.lock"):
        with suppress(FileNotFoundError, PermissionError):
            os.chmod(file, 0o600)


def check_structure(database: sqlite3.Connection, pragma: str = "quick_check") -> None:
    """Raise Damaged if SQLite finds the file corrupt."""
    try:
        found = [str(row[0]) for row in database.execute(f"pragma {pragma}")]
    except sqlite3.DatabaseError as fault:
        if getattr(fault, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        found = [str(fault)]
    if found != ["ok"]:
        raise Damaged("; ".join(" ".join(one.split()) for one in found)[:300])


def check_file(path: str) -> None:
    """Raise ForeignFile, before any change, if an existing file is no store."""
    if not os.path.exists(path):
        return
    if not os.path.isfile(path):
        raise ForeignFile("no file")
    database = sqlite3.connect(path)
    try:
        check_ours(database, new=True)
    finally:
        database.close()


def check_ours(database: sqlite3.Connection, new: bool = False) -> None:
    """Raise ForeignFile if the tables are another program's; `new` accepts an empty file."""
    names = {row[0] for row in database.execute("select name from sqlite_master where type = 'table'")}
    if "match" not in names and (names or not new):
        raise ForeignFile("no file of tables")


def prepare(database: sqlite3.Connection) -> None:
    """Create or upgrade the tables; rows written before there were check sums get them."""
    database.executescript(SCHEMA)
    for table, column in COLUMNS:
        if column not in {row[1] for row in database.execute(f"pragma table_info({table})")}:
            database.execute(f"alter table {table} add column {column} integer")
    for function in (heading_sum, meta_sum, thing_sum):
        database.create_function(function.__name__, 3, function, deterministic=True)
    database.create_function("tail_sum", 2, tail_sum, deterministic=True)
    if not database.execute("pragma user_version").fetchone()[0]:
        database.execute("begin immediate")
        database.execute("update match set total = heading_sum(id, at, heading),"
                         " meta_total = meta_sum(id, version, meta) where total is null")
        database.execute("update thing set total = thing_sum(space, name, value) where total is null")
        database.execute("insert or ignore into tail select id, n, tail_sum(id, n) from"
                         " (select id, (select count(*) from line where match = id) as n from match)")
        database.execute("pragma user_version = 1")
        database.execute("commit")


def headless_matches(database: sqlite3.Connection) -> list[str]:
    """Return matches that have lines or a line count but no heading."""
    return [row[0] for row in database.execute(
        "select match from tail where match not in (select id from match) order by match")]
