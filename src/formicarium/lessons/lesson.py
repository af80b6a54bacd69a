"""A lesson as it is written: `games/<game>/lessons/<n>-<id>.toml`, a chain of steps with texts in both languages.

Files are read once and strictly; check.py plays their steps.
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
Pattern = dict[str, Any]  # an action or a part of one; fields left out may have any value


class BadLesson(ValueError):
    """A lesson that cannot be read or followed; the message says where."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Text(Strict, frozen=True):
    fr: str
    en: str

    def in_language(self, language: str) -> str:
        return space_french(self.fr) if language == "fr" else self.en


class Move(Strict, frozen=True):
    """A scripted move of another seat; without `do`, the first legal one."""

    seat: int
    do: Pattern = {}
    luck: tuple[int, ...] = ()


class Wrong(Text, frozen=True, kw_only=True):
    """A legal move that is not asked for, and its explanation."""

    when: Pattern


class Refused(Strict, frozen=True):
    do: Pattern
    rule: str


class Pointer(NamedTuple):
    """Target of a pointer: a kind of thing and, if there are several, which one."""

    what: str
    which: str


class Step(Text, frozen=True, kw_only=True):
    """One thing to do or to look at; `fr` and `en` are the bubble's text."""

    title: Text | None = None  # None: continues under the last title
    ask: Text | None = None  # the prompt; None: the game's own
    point: tuple[str, ...] = ()  # such as "board" or "cell a8"
    do: Literal["look", "any", "refused"] | tuple[Pattern, ...] = "look"
    only: bool = False  # only right moves are offered
    unlit: bool = False  # the board does not highlight legal moves, which would give the answer away
    luck: tuple[int, ...] = ()
    then: tuple[Move, ...] = ()
    rules: tuple[str, ...] = ()
    almost: Text | None = None
    wrong: tuple[Wrong, ...] = ()
    refused: tuple[Refused, ...] = ()
    # The start of the step; without these fields it is the end of the last step.
    deal: int | None = None
    game: dict[str, Any] = {}
    position: dict[str, Any] | str = {}
    played: tuple[Move, ...] = ()

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        return tuple([Pointer(*text.partition(" ")[::2]) for text in self.point])

    @property
    def anew(self) -> bool:
        """Whether the step begins with a position of its own."""
        return self.deal is not None or bool(self.position)


class Written(Strict, frozen=True, kw_only=True):
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
    number: int
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
        """Return the game with the lesson's options, replaced by `own`."""
        options = {"game": self.kind.id, **self.written.game, **(own or {})}
        try:
            return msgspec.convert(options, self.kind)
        except (msgspec.MsgspecError, ValueError) as fault:
            raise BadLesson(f"{self.place}, game: {fault}") from None

    def names(self, mine: str) -> tuple[str, ...]:
        others = list(self.written.others)
        others.insert(self.written.seat, mine)
        return tuple(others)

    def headings(self) -> int:
        """Return the number of titles, the lines in the list of steps."""
        return sum(step.title is not None for step in self.steps)

    def heading(self, at: int) -> int:
        """Return the index of the title that a step belongs to."""
        return max(0, sum(step.title is not None for step in self.steps[:at + 1]) - 1)


def space_french(text: str) -> str:
    """Insert French no-break spaces, so that no line begins with a colon."""
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
    """Return the lessons of a game in order."""
    folder = GAMES / game / "lessons"
    if game not in SHELF or not folder.is_dir():
        return ()
    found = [read(file, SHELF[game]) for file in folder.glob("*.toml") if file.name != ELSEWHERE]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def find(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in course(game) if lesson.id == name), None)


class UntaughtRules(Strict, frozen=True):
    """Content of elsewhere.toml: rules that no lesson teaches, since the rules page explains them."""

    found: tuple[str, ...] = ()


def rules_elsewhere(game: str) -> tuple[str, ...]:
    file = GAMES / game / "lessons" / ELSEWHERE
    if not file.is_file():
        return ()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=UntaughtRules).found
    except (msgspec.MsgspecError, ValueError) as fault:
        raise BadLesson(f"{game}/lessons/{ELSEWHERE}: {fault}") from None
