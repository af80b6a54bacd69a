"""A lesson as it is written: `games/<game>/lessons/<n>-<id>.toml`, a chain of steps with the words of both languages.

Read once and strictly. What a step plays is checked by playing it (`check.py`).
"""
from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from formicarium.core.game import Game
from formicarium.games import SHELF

GAMES = Path(__file__).parent.parent / "games"
NAME = re.compile(r"([1-9][0-9]*)-([a-z0-9]+(?:-[a-z0-9]+)*)")
ELSEWHERE = "elsewhere.toml"
NARROW, WIDE = "\u202f", "\u00a0"
SPACED = re.compile(r" (?=[:;!?»])|(?<=«) ")
Pattern = dict[str, Any]  # an action, or a part of one: what is left out may be anything


class BadLesson(ValueError):
    """A lesson that cannot be read or followed; says where."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Text(Strict, frozen=True):
    fr: str
    en: str

    def in_language(self, language: str) -> str:
        return space_french(self.fr) if language == "fr" else self.en


class Move(Strict, frozen=True):
    """What somebody else plays, by script. Without `do`: the first move there is."""

    seat: int
    do: Pattern = {}
    luck: tuple[int, ...] = ()


class Wrong(Text, frozen=True, kw_only=True):
    """A legal move that is not the one asked for, and what is said to it."""

    when: Pattern


class Refused(Strict, frozen=True):
    """An illegal move, and the rule that forbids it."""

    do: Pattern
    rule: str


class Pointer(NamedTuple):
    """What is pointed at: `which` of its kind, if there are several."""

    what: str
    which: str


class Step(Text, frozen=True, kw_only=True):
    """One thing to do, or to look at. `fr` and `en` are in the bubble."""

    title: Text | None = None  # without: it goes on under the last one
    ask: Text | None = None  # the prompt; without: the game's own
    point: tuple[str, ...] = ()  # "board", "cell a8"
    do: Literal["look", "any", "refused"] | tuple[Pattern, ...] = "look"
    only: bool = False  # nothing but what is right is offered
    unlit: bool = False  # the board does not light what can be done: that would give the answer away
    luck: tuple[int, ...] = ()
    then: tuple[Move, ...] = ()
    rules: tuple[str, ...] = ()
    almost: Text | None = None
    wrong: tuple[Wrong, ...] = ()
    refused: tuple[Refused, ...] = ()
    # how it begins; without: as the last one ended
    deal: int | None = None
    game: dict[str, Any] = {}
    position: dict[str, Any] | str = {}
    played: tuple[Move, ...] = ()

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        return tuple([Pointer(*text.partition(" ")[::2]) for text in self.point])

    @property
    def anew(self) -> bool:
        """It begins with a position of its own."""
        return self.deal is not None or bool(self.position)


class Written(Strict, frozen=True, kw_only=True):
    """The file."""

    title: Text
    minutes: int
    step: tuple[Step, ...]
    game: dict[str, Any] = {}
    deal: int = 1
    seat: int = 0
    others: tuple[str, ...] = ()


class Lesson(NamedTuple):
    kind: type[Game]
    id: str
    number: int  # its place in the course
    written: Written

    @property
    def place(self) -> str:
        return f"{self.kind.id}/lessons/{self.number}-{self.id}.toml"

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.written.step

    @property
    def mode(self) -> str:
        return self.game().mode

    def game(self, own: Mapping[str, Any] | None = None) -> Game:
        """The table's options; a step may have its own."""
        options = {"game": self.kind.id, **self.written.game, **(own or {})}
        try:
            return msgspec.convert(options, self.kind)
        except (msgspec.MsgspecError, ValueError) as fault:
            raise BadLesson(f"{self.place}, game: {fault}") from None

    def names(self, mine: str) -> tuple[str, ...]:
        """By seat."""
        others = list(self.written.others)
        others.insert(self.written.seat, mine)
        return tuple(others)

    def headings(self) -> int:
        """How many lines the list of its steps has."""
        return sum(step.title is not None for step in self.steps)

    def heading(self, at: int) -> int:
        """The line of that list that a step belongs to, from 0."""
        return max(0, sum(step.title is not None for step in self.steps[:at + 1]) - 1)


def space_french(text: str) -> str:
    """French as it is printed: no line begins with a colon."""
    return SPACED.sub(lambda found: NARROW if text[found.end():found.end() + 1] in (";", "!", "?") else WIDE, text)


def read(file: Path, kind: type[Game]) -> Lesson:
    name = NAME.fullmatch(file.stem)
    if name is None:
        raise BadLesson(f"{kind.id}/lessons/{file.name}: a lesson is called <n>-<id>.toml, as in 2-anthills.toml")
    try:
        written = msgspec.toml.decode(file.read_bytes(), type=Written)
    except (msgspec.MsgspecError, ValueError) as fault:
        raise BadLesson(f"{kind.id}/lessons/{file.name}: {fault}") from None
    return Lesson(kind, name[2], int(name[1]), written)


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game of ours, in their order."""
    folder = GAMES / game / "lessons"
    if game not in SHELF or not folder.is_dir():
        return ()
    found = [read(file, SHELF[game]) for file in folder.glob("*.toml") if file.name != ELSEWHERE]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def find(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in course(game) if lesson.id == name), None)


class RulesOfOtherGame(Strict, frozen=True):
    """Rules that no lesson teaches: they are found in the rules page."""

    found: tuple[str, ...] = ()


def rules_elsewhere(game: str) -> tuple[str, ...]:
    file = GAMES / game / "lessons" / ELSEWHERE
    if not file.is_file():
        return ()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=RulesOfOtherGame).found
    except (msgspec.MsgspecError, ValueError) as fault:
        raise BadLesson(f"{game}/lessons/{ELSEWHERE}: {fault}") from None
