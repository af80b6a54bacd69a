"""Observer of every simulation; the coach collects statistics with it; compiled with the rules."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.bots.algorithms.net import Net
from formicarium.core.dice import Dice
from formicarium.core.state import GameState


class SearchObserver:
    """Base class whose hooks do nothing."""

    def begins(self, state: GameState, dice: Dice) -> bool:
        """Called after a world is dealt, and may play moves before the tree begins; False skips the simulation."""
        return True

    def ends(self, state: GameState, move: i64) -> None:
        """Called with the final state of a simulation and its first tree move."""

    def stops(self, net: Net, move: i64) -> None:
        """Called where a simulation stops at a position that the net has just evaluated."""
