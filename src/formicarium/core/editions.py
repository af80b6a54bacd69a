"""The contents of a printed edition (boards, cards, tiles), read once from TOML and checked strictly.

A file may change while tables still play its old contents. So contents have a mark (a hash), and old contents that are
still stored go by the name `name@mark`.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

E = TypeVar("E")
NAME = re.compile(r"[a-z0-9][a-z0-9_-]*")
AT = "@"


def mark_of(text: str) -> str:
    """Return the hash of the contents; layout and comments of the file do not change it."""
    return sha256(msgspec.json.encode(msgspec.toml.decode(text), order="sorted")).hexdigest()[:16]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name of a card or a place in each language."""

    fr: str
    en: str


class BadEdition(ValueError):
    """An edition that does not exist or contradicts itself; the message says where."""


class Editions(Generic[E]):
    """The editions of one game: the files in its own folder and in folders added with `include`."""

    def __init__(self, kind: type[E], folder: Path, check: Callable[[E], None]) -> None:
        self.kind = kind
        self.check = check  # raises BadEdition with the place of the fault
        self.folders = [folder]
        self.read: dict[str, E] = {}
        self.texts: dict[str, str] = {}  # TOML source of every loaded edition

    def include(self, folder: Path) -> None:
        if folder not in self.folders:
            self.folders.append(folder)

    def names(self) -> tuple[str, ...]:
        found = (file.stem for folder in self.folders for file in sorted(folder.glob("*.toml")))
        return tuple(dict.fromkeys(name for name in found if NAME.fullmatch(name)))

    def require(self, name: str) -> None:
        if name not in self.read and name not in self.names():
            raise BadEdition(f"there is no edition {name!r}; there is {', '.join(self.names())}")

    def __getitem__(self, name: str) -> E:
        if name not in self.read:
            self.require(name)
            file = next(f for folder in self.folders if (f := folder / f"{name}.toml").is_file())
            text = file.read_bytes().decode(errors="replace")
            self.read[name], self.texts[name] = self.parse(text, name), text
        return self.read[name]

    def mark(self, name: str) -> str:
        """Return the mark of an edition's contents; raise BadEdition if it cannot be read."""
        if AT in name:
            return name.partition(AT)[2]
        self[name]
        return mark_of(self.texts[name])

    def keep(self, name: str, text: str) -> None:
        """Register old contents of an edition under `name@mark`; raise BadEdition if they are invalid."""
        known = f"{name}{AT}{mark_of(text)}"
        if known not in self.read:
            self.read[known], self.texts[known] = self.parse(text, name), text

    def known_as(self, name: str, mark: str) -> str:
        """Return the name under which the contents with this mark are loaded; raise BadEdition if they are not."""
        with suppress(BadEdition):
            if name in self.names() and self.mark(name) == mark:
                return name
        if f"{name}{AT}{mark}" not in self.read:
            raise BadEdition(f"the edition {name!r} has changed since, and what was printed then ({mark}) is not here")
        return f"{name}{AT}{mark}"

    def parse(self, text: str, name: str) -> E:
        try:
            if "\ufffd" in text:
                raise ValueError("not UTF-8 text")
            edition = msgspec.toml.decode(text, type=self.kind)
            self.check(edition)
        except (msgspec.MsgspecError, ValueError) as fault:
            raise BadEdition(f"edition {name!r}: {fault}") from None
        return edition
