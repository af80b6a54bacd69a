"""Seats and options of a table; stored beside the journal and replaced as a whole."""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.server.protocol.table_messages import Pace


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""  # of the person or the bot
    person: str = ""  # id of the person who holds it
    invitation: str = ""  # token of the link to join
    left: str = ""  # id of the person who left it to a bot
    was: str = ""  # that person's name
    since: int = 0  # number of lines when they left


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    chairs: tuple[Chair, ...]
    watch: str  # token of the link for spectators
    opener: str = ""
    opened: float = 0.0
    pace: Pace | None = None
    hints: bool = True
    full: float = 0.0  # when the last seat was taken, and clocks began; 0: a seat is open
    next: str = ""  # id of the rematch
    imported: bool = False  # continued from an imported journal
    public: bool = False  # any person may join
    shown: bool = False  # any person may watch
    daily: str = ""  # date of the daily challenge (randomness.py)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if not person:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def knows(self, person: str | None) -> bool:
        """Whether a person holds a seat there, or held one and left."""
        return bool(person) and any(person in (chair.person, chair.left) for chair in self.chairs)

    def with_chair(self, seat: int, chair: Chair, now: float) -> Setting:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1:])
        full = self.full or (0.0 if any(one.kind == "open" for one in chairs) else now)
        return msgspec.structs.replace(self, chairs=chairs, full=full)

    @property
    def waits(self) -> bool:
        """Whether it is listed in the lobby to be joined."""
        return self.public and not self.full

    @property
    def showing(self) -> bool:
        """Whether it is listed in the lobby to be watched."""
        return self.shown and bool(self.full)

    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)


def bot_chair(name: str) -> Chair:
    return Chair("bot", name)


def replace_by_bot(name: str, before: Chair, since: int) -> Chair:
    """Return a bot's chair in place of the one before."""
    if before.kind == "bot":
        return msgspec.structs.replace(before, name=name)
    return Chair("bot", name, left=before.person, was=before.name, since=since)


def sortable_time(at: float) -> str:
    """Format a time so that its text sorts by time."""
    return f"{int(at):012}"


def encode(setting: Setting) -> str:
    return msgspec.json.encode(setting).decode()


def decode(meta: str) -> Setting:
    return msgspec.json.decode(meta, type=Setting)
