"""Saved games: journal files that grow by a line for each move, synced to disk before the move is shown."""
from __future__ import annotations

import contextlib
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple

from formicarium.cli.faults import Fault
from formicarium.core import journal
from formicarium.core.editions import BadEdition
from formicarium.core.journal import BadJournal
from formicarium.core.match import Entry, Match
from formicarium.games import SHELF

LARGEST = 16 * 1024 * 1024  # bytes; every game is far smaller
LOOKED_AT = 8  # latest games searched for an unfinished one
SUFFIX = ".jsonl"
UNREADABLE = (BadJournal, BadEdition, UnicodeDecodeError, RecursionError)


def folder() -> Path:
    """Return the system's folder for user data."""
    home = Path.home()
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "formicarium" / "saves"


class SavedGame(NamedTuple):
    """A saved game: the match after each line, the seats, and whether an incomplete last line was dropped."""

    path: Path
    matches: list[Match]
    seats: tuple[str, ...]
    torn: bool


def read(path: Path) -> SavedGame:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as fault:  # ValueError: the name contains a null character
        raise unreadable_save(path, fault) from None
    if len(data) > LARGEST:
        raise Fault("fault-too-large", path=str(path), size=LARGEST // 1024 // 1024)
    try:
        match, seats, torn = *parse_save(data), False
    except UNREADABLE as fault:
        whole, newline, rest = data.rpartition(b"\n")
        if not newline or not rest:
            raise Fault("fault-journal", path=str(path), detail=str(fault)) from None
        match, seats, torn = *rescue_save(path, whole + newline), True
    return SavedGame(path, steps(match), seats, torn)


def rescue_save(path: Path, data: bytes) -> tuple[Match, tuple[str, ...]]:
    """Parse a save without its last line, which was being written when the program was killed.

    That move was not shown to any player yet.
    """
    try:
        return parse_save(data)
    except UNREADABLE as fault:
        raise Fault("fault-journal", path=str(path), detail=str(fault)) from None


def parse_save(data: bytes) -> tuple[Match, tuple[str, ...]]:
    return journal.read(data.decode(), SHELF)


def steps(match: Match) -> list[Match]:
    """Return the match after each line, beginning with the opening."""
    found = [Match.replay(match.game, match.opening, ())]
    for entry in match.journal:
        found.append(found[-1].apply_entry(entry))
    return found


def unreadable_save(path: Path, fault: OSError | ValueError) -> Fault:
    if isinstance(fault, FileNotFoundError):
        return Fault("fault-no-file", path=str(path))
    return Fault("fault-file", path=str(path), detail=reason(fault))


def reason(fault: OSError | ValueError) -> str:
    return ((isinstance(fault, OSError) and fault.strerror) or str(fault)).lower()


class Save:
    """The file of the game being played; a lock keeps other programs from writing to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: BinaryIO | None = None

    @classmethod
    def begin(cls, path: Path, match: Match, seats: tuple[str, ...]) -> Save:
        """Create a new file; an existing one is never overwritten."""
        save = cls(path)
        try:
            save.file = path.open("xb", buffering=0)
        except FileExistsError:
            raise Fault("fault-play-exists", path=str(path)) from None
        except (OSError, ValueError) as fault:
            raise Fault("fault-play-write", path=str(path), detail=reason(fault)) from None
        save.hold()
        save.write(journal.write(match, seats))
        return save

    @classmethod
    def go_on(cls, kept: SavedGame) -> Save:
        save = cls(kept.path)
        save.open()
        if kept.torn or not ends_with_newline(kept.path):
            save.rewrite(kept.matches[-1], kept.seats)
        return save

    def open(self) -> None:
        try:
            self.file = self.path.open("ab", buffering=0)
        except OSError as fault:
            raise unreadable_save(self.path, fault) from None
        self.hold()

    def hold(self) -> None:
        if sys.platform != "win32" and self.file is not None:
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.close()
                raise Fault("fault-play-held", path=str(self.path)) from None
            except OSError:
                return  # a file system without locks

    def append(self, entry: Entry) -> None:
        self.write(journal.text(entry) + "\n")

    def write(self, lines: str) -> None:
        """Write lines to disk, completely or not at all."""
        assert self.file is not None
        size = os.fstat(self.file.fileno()).st_size
        data = lines.encode()
        try:
            while data:
                data = data[self.file.write(data):]
            os.fsync(self.file.fileno())
        except OSError as fault:
            with contextlib.suppress(OSError):
                self.file.truncate(size)
            raise Fault("fault-play-write", path=str(self.path), detail=reason(fault)) from None

    def rewrite(self, match: Match, seats: tuple[str, ...]) -> None:
        """Replace the file atomically by another course of the game."""
        self.close()
        replace(self.path, journal.write(match, seats))
        self.open()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None

    def forget(self) -> None:
        """Delete the file of a game without moves."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()


def ends_with_newline(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def replace(path: Path, text: str) -> None:
    """Replace a file atomically: a reader sees the old or the new content, never a part."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as fault:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise Fault("fault-play-write", path=str(path), detail=reason(fault)) from None


def begin_in_folder(match: Match, seats: tuple[str, ...]) -> Save:
    """Create a new file, named by date and time."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Fault("fault-play-write", path=str(place), detail=reason(fault)) from None
    stem = f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for attempt in range(1000):
        path = place / f"{stem}{f'-{attempt + 1}' if attempt else ''}{SUFFIX}"
        if not path.exists():
            return Save.begin(path, match, seats)
    raise Fault("fault-play-exists", path=str(place / stem))


def waiting(game_id: str) -> SavedGame | None:
    """Return the latest unfinished saved game that no other program has open."""
    try:
        files = sorted(folder().glob(f"{game_id}-*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for file in files[:LOOKED_AT]:
        with contextlib.suppress(Fault):
            kept = read(file)
            if kept.matches[-1].journal and not kept.matches[-1].ended() and is_free(file):
                return kept
    return None


def is_free(path: Path) -> bool:
    save = Save(path)
    try:
        save.open()
    except Fault:
        return False
    finally:
        save.close()
    return True
