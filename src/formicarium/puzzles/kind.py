"""What makes a puzzle of a game: where to look, what is asked, and how an answer is judged."""
from __future__ import annotations

from typing import Any

import msgspec

from formicarium.bots.strategy import Strategy
from formicarium.core.dice import Dice
from formicarium.core.game import Action, Game
from formicarium.core.table import GameState
from formicarium.puzzles.puzzle import Puzzle, Step

DEEPER = 10  # times: the search that checks an answer, against the one that found it


class Weighed(msgspec.Struct, frozen=True):
    """A first move that is not the answer, and the chance that it leaves."""

    action: Action
    worth: float


class Judgement(msgspec.Struct, frozen=True):
    """The answer to a position, the chance that it gives, and what else could be played there, the best first."""

    steps: tuple[Step, ...]
    worth: float
    others: tuple[Weighed, ...]
    what: str  # of the kinds of this game


class Kind:
    """How puzzles of one game are found. All is judged from the view of a seat; `table` is a guess made from it."""

    bots: tuple[str, ...] = ("level3",)  # who play the games in which puzzles are looked for
    player: Strategy | None = None  # instead of them
    most = 2  # puzzles of one such game
    apart = 6  # moves between two of them
    amount = 0  # of whatever a judgement counts

    def games(self) -> tuple[Game, ...]:
        """What is played, in turn."""
        raise NotImplementedError

    def promises(self, game: Game, table: GameState, seat: int) -> bool:
        """At a glance: may there be one here?"""
        raise NotImplementedError

    def judge(self, game: Game, view: Any, dice: Dice, amount: int) -> Judgement | None:
        """None: there is no clear answer."""
        raise NotImplementedError

    def screen(self, game: Game, view: Any, dice: Dice) -> bool:
        """A tenth of the judgement first, since most positions are none."""
        return self.judge(game, view, dice, max(1, self.amount // DEEPER)) is not None

    def steps_to_find(self, steps: tuple[Step, ...]) -> int:
        """Steps that a bot must find, which does not know what is asked."""
        return len(steps)

    def suits(self, game: Game, view: Any, verdict: Judgement, dice: Dice) -> bool:
        """Whether it makes a good puzzle, besides being right."""
        return True

    def shares(self, puzzle: Puzzle) -> tuple[int, ...]:
        """How often each level would find it, in a hundred, where that can be reckoned; nothing: let them try."""
        return ()
