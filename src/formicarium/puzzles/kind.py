"""Base class for finding the puzzles of one game: candidates, questions and judgement."""
from __future__ import annotations

from typing import Any

import msgspec

from formicarium.bots.strategy import Strategy
from formicarium.core.dice import Dice
from formicarium.core.game import Action, Game
from formicarium.core.state import GameState
from formicarium.puzzles.puzzle import Puzzle, Step

DEEPER = 10  # factor between the search that finds an answer and the one that checks it


class Weighed(msgspec.Struct, frozen=True):
    """A wrong first move and the chance it leaves."""

    action: Action
    worth: float


class Judgement(msgspec.Struct, frozen=True):
    """The answer to a position with its chance, and the other moves, the best first."""

    steps: tuple[Step, ...]
    worth: float
    others: tuple[Weighed, ...]
    what: str  # kind of the puzzle, such as "win" or "tile"


class Kind:
    """Finds puzzles of one game from the view of a seat; `state` arguments are worlds of that view."""

    bots: tuple[str, ...] = ("level3",)  # bots that play the searched games, by seat
    player: Strategy | None = None  # strategy that plays them instead, if set
    most = 2  # puzzles per game, at most
    apart = 6  # moves between two puzzles of a game, at least
    amount = 0  # effort of a judgement in the unit of the kind: simulations, positions or futures

    def games(self) -> tuple[Game, ...]:
        """Return the games that are searched in turn."""
        raise NotImplementedError

    def promises(self, game: Game, state: GameState, seat: int) -> bool:
        """Whether a quick check finds a puzzle possible here."""
        raise NotImplementedError

    def judge(self, game: Game, view: Any, dice: Dice, amount: int) -> Judgement | None:
        """Return the clear answer, or None if there is no such answer."""
        raise NotImplementedError

    def screen(self, game: Game, view: Any, dice: Dice) -> bool:
        """Whether a judgement with a tenth of the effort succeeds, since most positions are no puzzles."""
        return self.judge(game, view, dice, max(1, self.amount // DEEPER)) is not None

    def steps_to_find(self, steps: tuple[Step, ...]) -> int:
        """Return the number of steps a bot must find; bots do not know the question."""
        return len(steps)

    def suits(self, game: Game, view: Any, verdict: Judgement, dice: Dice) -> bool:
        """Whether a correct puzzle is also a good one."""
        return True

    def shares(self, puzzle: Puzzle) -> tuple[int, ...]:
        """Return each level's percentage of success where it can be computed; empty: let the bots try."""
        return ()
