"""A copy of a SQLite file that is in use, taken at one moment and looked through before it gets its name."""
from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from formicarium.store.mending import count, examine
from formicarium.store.sqlite_file import check_ours, check_structure, keep_to_owner, prepare
from formicarium.store.store import Damaged, StoreFault


class Copied(NamedTuple):
    tables: int
    lines: int
    things: int
    key: bool  # the key that signs cookies went along


def back_up(source: Path, to: Path) -> Copied:
    """Raises StoreFault, Damaged where the copy is (so then is the file); what was there before stays then."""
    part = Path(f"{to}.part")
    try:
        if not source.is_file():
            raise StoreFault(f"{source}: there is no such file")
        if to.exists():
            raise StoreFault(f"{to}: is there already")
        key, own = key_beside(source), Path(f"{to}.key")
        if key.is_file() and own.exists() and own.read_bytes() != key.read_bytes():
            raise StoreFault(f"{own}: is there already")  # somebody's seats hang on it
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
    """Of a link to a file, beside what it leads to, unless one is beside the link."""
    beside = Path(f"{database}.key")
    return beside if beside.exists() else Path(f"{os.path.realpath(database)}.key")


def copy_whole(source: Path, to: Path) -> None:
    """In one go: others write on meanwhile, and that is not in it."""
    database, copy = sqlite3.connect(source, timeout=30), sqlite3.connect(to, isolation_level=None)
    try:
        database.backup(copy)
        copy.execute("pragma journal_mode=delete")  # one file
    finally:
        copy.close()
        database.close()


def verify(part: Path, source: Path) -> tuple[int, int, int]:
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        check_structure(copy, "integrity_check")
        check_ours(copy)
        prepare(copy)  # a file of before there were sums gets them here
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
