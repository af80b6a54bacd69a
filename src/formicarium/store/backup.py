"""Copies a SQLite file in use, at one moment, and verifies the copy before it gets its name."""
from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from formicarium.store.repair import count, examine
from formicarium.store.sqlite_file import check_ours, check_structure, keep_to_owner, prepare
from formicarium.store.store import Damaged, StoreFault


class Copied(NamedTuple):
    tables: int
    lines: int
    things: int
    key: bool  # whether the key that signs cookies was copied too


def back_up(source: Path, to: Path) -> Copied:
    """Copy a store; raise StoreFault, or Damaged if the copy, and so the file, is damaged. A file at `to` then stays.
    """
    part = Path(f"{to}.part")
    try:
        if not source.is_file():
            raise StoreFault(f"{source}: there is no such file")
        if to.exists():
            raise StoreFault(f"{to}: is there already")
        key, own = key_beside(source), Path(f"{to}.key")
        if key.is_file() and own.exists() and own.read_bytes() != key.read_bytes():
            raise StoreFault(f"{own}: is there already")  # another store's cookies depend on this key
        part.unlink(missing_ok=True)
        keep_to_owner(str(part))
        copy_whole(source, part)
        counts = verify(part, source)
        flush(part)
        if key.is_file():
            keep_to_owner(str(own))
            shutil.copyfile(key, own)
            flush(own)
        os.replace(part, to)
        return Copied(*counts, key.is_file())
    except (OSError, sqlite3.Error) as fault:
        raise StoreFault(str(fault)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def key_beside(database: Path) -> Path:
    """Return the key file beside the path or, for a link without one, beside its target."""
    beside = Path(f"{database}.key")
    return beside if beside.exists() else Path(f"{os.path.realpath(database)}.key")


def copy_whole(source: Path, to: Path) -> None:
    """Copy the state of one moment while other processes go on writing."""
    database, copy = sqlite3.connect(source, timeout=30), sqlite3.connect(to, isolation_level=None)
    try:
        database.backup(copy)
        copy.execute("pragma journal_mode=delete")  # a single file, without -wal and -shm
    finally:
        copy.close()
        database.close()


def verify(part: Path, source: Path) -> tuple[int, int, int]:
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        check_structure(copy, "integrity_check")
        check_ours(copy)
        prepare(copy)  # adds check sums to files written before there were any
        if found := list(examine(copy)):
            raise Damaged(f"{source}: damaged in {len(found)} places")
        return count(copy)
    finally:
        copy.close()


def flush(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
