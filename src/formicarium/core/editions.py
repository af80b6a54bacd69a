"""What the printer prints: boards, cards and tiles as TOML, read once and strictly."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

E = TypeVar("E")
NAME = re.compile(r"[a-z0-9][a-z0-9_-]*")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something is called."""

    fr: str
    en: str


class BadEdition(ValueError):
    """An edition that does not exist or contradicts itself; says where."""


class Editions(Generic[E]):
    """The editions of one game: those in its own folder, and those an owner of a printed copy has added."""

    def __init__(self, kind: type[E], folder: Path, check: Callable[[E], None]) -> None:
        self.kind = kind
        self.check = check  # raises BadEdition, with the place of the fault
        self.folders = [folder]
        self.read: dict[str, E] = {}

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
            self.read[name] = self.parse(file.read_bytes().decode(errors="replace"), name)
        return self.read[name]

    def parse(self, text: str, name: str) -> E:
        try:
            if "\ufffd" in text:
                raise ValueError("not UTF-8 text")
            edition = msgspec.toml.decode(text, type=self.kind)
            self.check(edition)
        except (msgspec.MsgspecError, ValueError) as fault:
            raise BadEdition(f"edition {name!r}: {fault}") from None
        return edition
