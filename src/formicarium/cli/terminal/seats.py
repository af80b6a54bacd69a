"""Seats of a terminal game: people at this keyboard, and bots."""
from __future__ import annotations

from collections import Counter

import msgspec

from formicarium.bots.registry import BOTS, LEVELS, Bot, UnknownBot, bot
from formicarium.cli.faults import Fault
from formicarium.cli.output import bot_name
from formicarium.cli.terminal.screen import readable
from formicarium.i18n import Words

LONGEST_NAME = 24
ME = "me"


class Seat(msgspec.Struct, frozen=True):
    """A bot or a person at this terminal; a person without a name is called by the seat's colour."""

    bot: Bot | None = None
    name: str = ""

    def spell(self) -> str:
        """Return the spelling used by --seats and by the heading of a journal."""
        if self.bot is not None:
            return self.bot.name
        return f"{ME}:{self.name}" if self.name else ME


def person(name: str = "") -> Seat:
    return Seat(None, readable(name)[:LONGEST_NAME].strip())


def seat(spelling: str) -> Seat:
    """Parse `me`, `me:Maëlle`, or a bot as `bots.registry` spells it."""
    word, _, name = spelling.strip().partition(":")
    if word.lower() in (ME, "moi"):
        return person(name)
    try:
        return Seat(bot(spelling.strip()))
    except UnknownBot:
        raise Fault("fault-play-seat", name=readable(spelling)[:40], bots=", ".join(BOTS)) from None


def seats(spelling: str) -> tuple[Seat, ...]:
    return tuple(seat(word) for word in spelling.split(","))


def from_heading(spellings: tuple[str, ...], players: int) -> tuple[Seat, ...]:
    """Return the seats of a saved game; a name that is no bot's, or a missing one, is a person."""
    found = []
    for spelling in (*spellings, *[ME] * players)[:players]:
        try:
            found.append(seat(spelling))
        except Fault:
            found.append(person(spelling))
    return tuple(found)


def names(seating: tuple[Seat, ...], words: Words) -> tuple[str, ...]:
    """Return the names of all seats; equal names are numbered."""
    plain = [name_of_seat(one, number, words) for number, one in enumerate(seating)]
    twice = {name for name, count in Counter(plain).items() if count > 1}
    used: Counter[str] = Counter()
    made = []
    for name in plain:
        used[name] += 1
        made.append(f"{name} {used[name]}" if name in twice else name)
    return tuple(made)


def name_of_seat(one: Seat, number: int, words: Words) -> str:
    if one.bot is None:
        return one.name or words.say(f"play-colour-{number + 1}")
    return bot_name(one.bot.name, words)


def people(seating: tuple[Seat, ...]) -> frozenset[int]:
    return frozenset(number for number, one in enumerate(seating) if one.bot is None)


def against(level: int, players: int) -> tuple[Seat, ...]:
    """Return the seats for a person against bots of a level."""
    return (person(), *[Seat(LEVELS[level - 1])] * (players - 1))
