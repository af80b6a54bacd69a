"""Who wants to know more of a search than its tree has: the coach; compiled with the rules."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.bots.algorithms.net import Net
from formicarium.core.dice import Dice
from formicarium.core.table import GameState


class SearchObserver:
    """Of every simulation. This one makes nothing of it."""

    def begins(self, table: GameState, dice: Dice) -> bool:
        """A world was dealt; something may be played there before the tree begins. False: it is not looked at."""
        return True

    def ends(self, table: GameState, move: i64) -> None:
        """It came to this, after that first move of the tree."""

    def stops(self, net: Net, move: i64) -> None:
        """It stopped where the net has just looked."""
