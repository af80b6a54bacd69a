"""Who sits where, and what was agreed when the table was opened: kept beside the journal, replaced as a whole."""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.server.protocol.table_messages import Pace


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""  # a person's, at this table; a bot's
    person: str = ""  # who moves for it
    invitation: str = ""  # opens it
    left: str = ""  # the person who had it, for whom a bot plays on
    was: str = ""  # the name of that person
    since: int = 0  # so many lines the journal had then


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    chairs: tuple[Chair, ...]
    watch: str  # the token that lets one look on
    opener: str = ""
    opened: float = 0.0
    pace: Pace | None = None
    hints: bool = True
    full: float = 0.0  # since when nobody is missing: clocks run from there; 0: a seat is open
    next: str = ""  # the table of the rematch
    imported: bool = False  # begun from a journal
    public: bool = False  # its open seats are for anybody
    shown: bool = False  # anybody may look on: it is in the lobby while it is played
    daily: str = ""  # the challenge of that day (luck.py)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if not person:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def knows(self, person: str | None) -> bool:
        """Somebody who sits there, or has given a seat up there."""
        return bool(person) and any(person in (chair.person, chair.left) for chair in self.chairs)

    def with_chair(self, seat: int, chair: Chair, now: float) -> Setting:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1:])
        full = self.full or (0.0 if any(one.kind == "open" for one in chairs) else now)
        return msgspec.structs.replace(self, chairs=chairs, full=full)

    @property
    def waits(self) -> bool:
        """For anybody."""
        return self.public and not self.full

    @property
    def showing(self) -> bool:
        """To anybody."""
        return self.shown and bool(self.full)

    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)


def bot(name: str) -> Chair:
    return Chair("bot", name)


def bot_for(name: str, before: Chair, since: int) -> Chair:
    """In place of whoever had the seat."""
    if before.kind == "bot":
        return msgspec.structs.replace(before, name=name)
    return Chair("bot", name, left=before.person, was=before.name, since=since)


def sortable_time(at: float) -> str:
    """Sorts as it was."""
    return f"{int(at):012}"


def encode(setting: Setting) -> str:
    return msgspec.json.encode(setting).decode()


def decode(meta: str) -> Setting:
    return msgspec.json.decode(meta, type=Setting)
