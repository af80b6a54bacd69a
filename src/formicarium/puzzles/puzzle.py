"""A puzzle (position, question and answer), stored as a line of games/<game>/puzzles.jsonl.

The position looks to the solver as the game did; the answer is judged on that view, never on hidden facts.
"""
from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from formicarium.core.dice import Dice, Seeded, scramble
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games import SHELF

HERE = Path(__file__).resolve().parents[1] / "games"
COMPUTED = {"fourmidable"}  # games whose difficulty is computed, not tried by bots (docs/guide/puzzles.md)
EASY, HARD = 1150, 1500  # ratings; below EASY one ant, from HARD on three


def ants_of(rating: int) -> int:
    return 1 if rating < EASY else 2 if rating < HARD else 3


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of another seat."""

    seat: int
    action: Any


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The solver's move, any of `right`.

    After the first of them the others reply and the puzzle goes on. After another one it goes on if the next step
    accepts the same moves (ants that may be placed in any order); else it is solved.
    """

    right: tuple[Any, ...]
    replies: tuple[Reply, ...] = ()


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A wrong first move, its value and the replies."""

    action: Any
    worth: float
    replies: tuple[Reply, ...] = ()


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    id: str
    kind: str
    game: Any
    seat: int
    position: Any
    steps: tuple[Step, ...]
    worth: float  # the seat's chance after the right move, 0 to 1
    others: tuple[Other, ...]  # the most tempting first
    rating: int  # rating of a solver who finds it every other time
    solved: tuple[int, ...]  # by level, percent of tries or the computed percentage
    seed: int  # of the game in which it was found
    since: str = ""  # first day that may show it; empty: from the beginning
    until: str = ""  # last day that may show it, if it was withdrawn

    @property
    def ants(self) -> int:
        """Return the difficulty, one to three."""
        return ants_of(self.rating)

    @property
    def is_computed(self) -> bool:
        """Whether the difficulty was computed, not tried by bots."""
        return self.game.id in COMPUTED

    @property
    def turns(self) -> int:
        """Return the number of the solver's turns; moves without a reply belong to one turn."""
        return sum(1 for number, step in enumerate(self.steps) if step.replies or number + 1 == len(self.steps))

    def state(self) -> GameState:
        state: GameState = self.game.load(self.position)
        return state

    def luck(self) -> Dice:
        """Return the puzzle's dice, which are the same each time."""
        return Seeded(scramble(int(self.id.rpartition("-")[2], 16) & 0xFFFFFFFF))


def read(line: str) -> Puzzle:
    """Parse a line and convert it to the game's own types."""
    bare = msgspec.json.decode(line, type=Puzzle)
    game: Game = msgspec.convert(bare.game, SHELF[bare.game["game"]])

    def act(action: Any) -> Action:
        found: Action = msgspec.convert(action, game.types.action)
        return found

    def reply(one: Reply) -> Reply:
        return Reply(one.seat, act(one.action))

    return msgspec.structs.replace(
        bare, game=game, position=msgspec.convert(bare.position, game.types.position),
        steps=tuple(Step(tuple(map(act, step.right)), tuple(map(reply, step.replies))) for step in bare.steps),
        others=tuple(Other(act(other.action), other.worth, tuple(map(reply, other.replies))) for other in bare.others))


def write_puzzle(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode()


def file_of(game: str) -> Path:
    return HERE / game / "puzzles.jsonl"


@cache
def ever(game: str) -> tuple[Puzzle, ...]:
    """Return all shipped puzzles in order, withdrawn ones included, since past days still show them."""
    file = file_of(game)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return tuple(read(line) for line in lines)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that are offered now."""
    return tuple(one for one in ever(game) if not one.until)


def puzzle(name: str) -> Puzzle | None:
    """Return a puzzle by its id, which begins with the game's id."""
    game = name.rpartition("-")[0]
    return next((one for one in ever(game) if one.id == name), None) if game in SHELF else None


def play_on(puzzle: Puzzle, state: GameState, dice: Dice, step: int, action: Action) -> None:
    game: Game = puzzle.game
    state.play(puzzle.seat, game.number_of(action), dice, SILENT)
    if goes_on(puzzle, step, action):
        for reply in puzzle.steps[step].replies:
            state.play(reply.seat, game.number_of(reply.action), dice, SILENT)


def goes_on(puzzle: Puzzle, step: int, action: Action) -> bool:
    if step + 1 == len(puzzle.steps):
        return False
    here, then = puzzle.steps[step], puzzle.steps[step + 1]
    return action == here.right[0] or (not here.replies and set(here.right) == set(then.right))



def of_day(day: str, games: Iterable[str] = tuple(SHELF)) -> Puzzle | None:
    """Return the day's puzzle for all players: each day another game, each round another puzzle. `day` is 2026-11-16.

    Puzzles are ordered by their ids, which are hashes, so neighbours differ. Later additions and withdrawals do not
    change past days.
    """
    shelf = [game for game in games if ever(game)]
    if not shelf:
        return None
    number = date.fromisoformat(day).toordinal()
    stock = [one for one in ever(shelf[number % len(shelf)])
             if one.since <= day and (not one.until or day <= one.until)]
    return stock[number // len(shelf) % len(stock)]
