"""A game in progress, moved by dice, and its report of a broken law; the base of all laws."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

import formicarium
from formicarium.core import journal
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import WATCHER, Action, Game
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit

GLANCES = 80  # checked positions per game; longer games are checked less densely; the same in both engines for law 12
TALE = 600  # moves; in longer games every other move comes from `pick`
FEW = 12  # checked positions of such a game, because their continuations are long too
VAST = 2**70  # outside the range of i64
# Numbers or actions tried per position; in games with more, a new sample each time.
MANY = 400 if formicarium.engine == "compiled" else 60

T = TypeVar("T")
Pick = Callable[[GameState, int, Dice], int]  # chooses a legal move of the seat with the dice


def any_move(state: GameState, seat: int, dice: Dice) -> int:
    return state.random_move(seat, dice)


class LawBroken(AssertionError):
    """A game breaks a law; the message has the law, the reason and the journal."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__(f"law {number}: {message}")
        self.number = number


class NoOtherEngine(Exception):
    """Law 12 cannot be checked here; the message says why."""


class Play:
    """A game in progress, moved by dice, with the journal that reproduces it."""

    def __init__(self, game: Game, dice: Dice, law: int, says: str = "", pick: Pick = any_move) -> None:
        self.game = game
        self.dice = dice
        self.law = law
        self.says = says
        self.pick = pick
        self.aside = Seeded(dice.below(2**30))  # for worlds and samples, so that the game's own journal stays short
        self.match = Match.begin(game, dice)
        self.long = usual_length(game, None) > TALE

    @property
    def state(self) -> GameState:
        return self.match._state  # only the laws read the private state

    @property
    def viewers(self) -> range:
        return range(WATCHER, self.game.players)

    def positions(self, every: int = 1, undo: bool = False) -> Iterator[GameState]:
        """Yield the first and the last state and some between them, a similar number in short and long games."""
        length = usual_length(self.game, self.pick if self.long else None)
        every *= max(1, length // (FEW if self.long else GLANCES))
        skip = self.aside.below(every)
        met = 0
        while not self.state.ended():
            if met == 0 or met % every == skip:
                yield self.state
            self.step()
            met += 1
            if undo:
                self.take_back()
        yield self.state

    def step(self) -> None:
        seat = self.choose(self.movers())
        if self.long and self.dice.below(2):
            action = self.game.action_of(self.pick(self.state, seat, self.dice))
        else:
            action = self.choose(self.match.legal_actions(seat))
        self.match = self.match.play(seat, action, self.dice)
        if sum(1 if entry.action else -1 for entry in self.match.journal) > self.game.max_moves:
            raise LawBroken(1, self.story(f"more than {self.game.max_moves} moves"))

    def movers(self) -> list[int]:
        """Return the seats that may move next: mostly waiting ones, sometimes one with free moves."""
        waited = [seat for seat in self.match.waiting() if len(self.state.legal_moves(seat))]
        free = [seat for seat in may_move(self.state) if seat not in waited]
        if not waited:
            raise LawBroken(1, self.story("the game goes on, and nobody waited for has a move"))
        return free if free and self.dice.below(3) == 0 else waited

    def choose(self, choices: Any) -> Any:
        return choices[self.dice.below(len(choices))]

    def take_back(self) -> None:
        for seat in range(self.game.players):
            if self.match.can_undo(seat) and len(self.match.journal) < self.game.max_moves and self.dice.below(3) == 0:
                self.match = self.match.undo(seat)

    def another(self) -> Play:
        """Return the next game under the same law."""
        return Play(self.game, self.aside, self.law, self.says, self.pick)

    def breach(self, message: str) -> LawBroken:
        return LawBroken(self.law, self.story(message))

    def story(self, message: str) -> str:
        return f"{self.says}\n{type(self.game).__qualname__}: {message}\n{journal.write(self.match)}"


@cache
def usual_length(game: Game, pick: Pick | None) -> int:
    """Return the moves of a typical game, random or half by `pick`; equal in both engines."""
    dice, moves = Seeded(1), 0
    state = game.setup(dice, SILENT)
    while (waiting := state.waiting()) and moves < game.max_moves:
        seat = lowest_bit(waiting)
        options = state.legal_moves(seat)
        if not len(options):
            break  # law 1 reports it
        move = pick(state, seat, dice) if pick and dice.below(2) else options[dice.below(len(options))]
        state.play(seat, move, dice, SILENT)
        moves += 1
    return moves


def plain(value: object) -> bytes:
    return msgspec.json.encode(value)


def may_move(state: GameState) -> list[int]:
    return [seat for seat in range(state.seats) if len(state.legal_moves(seat))]


def pick_some(play: Play, things: Sequence[T], many: int = MANY) -> Sequence[T]:
    """Return all items, or a sample of `many`."""
    return things if len(things) <= many else [things[play.aside.below(len(things))] for _ in range(many)]


def stand(play: Play, state: GameState) -> bytes:
    """Return everything observable of a state, to detect changes."""
    moves = [list(state.legal_moves(seat)) for seat in range(state.seats)]
    return plain([play.game.position(state), state.waiting(), state.ended(), moves])


class Nonsense(Action, frozen=True):
    """An action of no game."""

    where: str = "nowhere"
