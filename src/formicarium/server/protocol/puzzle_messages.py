"""The words of puzzles, over HTTP and on the socket /ws/puzzle?puzzle=; the others: wire.py and wire_school.py."""
from __future__ import annotations

from typing import Literal

from formicarium.server.protocol.lesson_messages import AtStep, Both, Step
from formicarium.server.protocol.messages import (
    Bad,
    ClientMessage,
    Done,
    Hint,
    Hinted,
    Play,
    Refused,
    Scene,
    ServerMessage,
    Why,
)

How = Literal["", "found", "hint", "shown"]  # what became of it; "": not done yet


class PuzzleCard(ServerMessage, frozen=True):
    """In a list."""

    id: str
    of: str  # a game
    mode: str
    players: int
    question: Both
    ants: int  # one to three
    rating: int
    how: How


class PuzzleDay(ServerMessage, frozen=True):
    day: str
    card: PuzzleCard


class PuzzleStock(ServerMessage, frozen=True):
    """Of one game: how many there are, how many I have found, and how strong a solver I am."""

    of: str
    count: int
    found: int
    rating: int  # 0: not known yet
    doubt: int


class Puzzles(ServerMessage, frozen=True):
    today: str
    days: tuple[PuzzleDay, ...]  # a week, the oldest first, today last
    stock: tuple[PuzzleStock, ...]


class PuzzleSheet(ServerMessage, frozen=True):
    """What is asked. What lies on the table comes over the socket."""

    card: PuzzleCard
    levels: tuple[str, ...] | None  # of bots that find it mostly; null: none has tried
    share: int  # of a hundred people, who found it the first time; -1: too few have tried


class Clued(ServerMessage, frozen=True, tag_field="is", tag="clue"):
    """A hint: what it is not."""

    text: Both


class Astray(ServerMessage, frozen=True, tag_field="is", tag="astray"):
    """A wrong move was tried out on the table, and this is the answer to it. `step` 0 lays it anew."""

    text: Both


class Played(ServerMessage, frozen=True, tag_field="is", tag="played"):
    """The answer lies on the table, to its end."""


class Solved(ServerMessage, frozen=True, tag_field="is", tag="solved"):
    """It is over: what became of it, the answer move by move, and why. `rating`: mine now; 0: it is not kept."""

    how: How
    answer: tuple[Both, ...]
    why: Both
    rating: int
    doubt: int
    share: int  # as in PuzzleSheet, with me


class Clue(ClientMessage, frozen=True, tag_field="do", tag="clue"):
    """Give me a hint."""

    id: int


PuzzleClientMessage = Play | Why | Hint | Step | Clue
PuzzleServerMessage = AtStep | Scene | Done | Refused | Hinted | Bad | Clued | Astray | Played | Solved
