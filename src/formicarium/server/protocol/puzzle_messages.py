"""Messages of puzzles, over HTTP and on the socket /ws/puzzle?puzzle=."""
from __future__ import annotations

from typing import Literal

from formicarium.server.protocol.base import Bad, ClientMessage, Done, Refused, ServerMessage
from formicarium.server.protocol.lesson_messages import AtStep, Both, Step
from formicarium.server.protocol.table_messages import Hint, Hinted, Play, Scene, Why

How = Literal["", "found", "hint", "shown"]  # how I solved it; "": not yet


class PuzzleCard(ServerMessage, frozen=True):
    """A puzzle in a list."""

    id: str
    of: str  # the id of its game
    mode: str
    players: int
    question: Both
    ants: int  # difficulty, 1 to 3
    rating: int
    how: How


class PuzzleDay(ServerMessage, frozen=True):
    day: str
    card: PuzzleCard


class PuzzleStock(ServerMessage, frozen=True):
    """My results with the puzzles of one game."""

    of: str  # the id of the game
    count: int  # puzzles
    found: int  # puzzles that I solved
    rating: int  # mine, as a solver; 0: not known yet
    doubt: int  # its deviation


class Puzzles(ServerMessage, frozen=True):
    today: str
    days: tuple[PuzzleDay, ...]  # a week, the oldest first, today last
    stock: tuple[PuzzleStock, ...]


class PuzzleSheet(ServerMessage, frozen=True):
    """The question of a puzzle; its table comes over the socket."""

    card: PuzzleCard
    levels: tuple[str, ...] | None  # bots that solve it mostly; null: no bot has tried
    share: int  # percent of people who solved it at the first try; -1: too few have tried


class Clued(ServerMessage, frozen=True, tag_field="is", tag="clue"):
    """A hint: a wrong answer that looks right."""

    text: Both


class Astray(ServerMessage, frozen=True, tag_field="is", tag="astray"):
    """A wrong move was tried on the table; this is its refutation. Step 0 sets the table up again."""

    text: Both


class Played(ServerMessage, frozen=True, tag_field="is", tag="played"):
    """The whole answer has been played on the table."""


class Solved(ServerMessage, frozen=True, tag_field="is", tag="solved"):
    """The puzzle is over: the result, the answer move by move, and its explanation."""

    how: How
    answer: tuple[Both, ...]
    why: Both
    rating: int  # mine now; 0: it is not stored
    doubt: int
    share: int  # as in PuzzleSheet, with my result


class Clue(ClientMessage, frozen=True, tag_field="do", tag="clue"):
    """Ask for a hint."""

    id: int


PuzzleClientMessage = Play | Why | Hint | Step | Clue
PuzzleServerMessage = AtStep | Scene | Done | Refused | Hinted | Bad | Clued | Astray | Played | Solved
