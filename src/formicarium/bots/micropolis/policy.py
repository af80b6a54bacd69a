"""Micropolis: the policy of its bots."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.bots.micropolis.playout_moves import promise
from formicarium.bots.policy import Policy
from formicarium.core.dice import Dice
from formicarium.core.state import GameState
from formicarium.games.micropolis.base import GIVING, MANNING, REARRANGING
from formicarium.games.micropolis.state import MicropolisState
from formicarium.games.micropolis.steps.barracks import FILL

GLANCES: Final[i64] = 8  # random tiles that are compared
LAPSE: Final[i64] = 10  # one move in ten is random


@final
class MicropolisPolicy(Policy):
    def pick(self, state: GameState, seat: i64, dice: Dice) -> i64:
        """Return a playout move: sometimes a random one, else the best of a few random tiles; soldiers go into
        barracks.
        """
        assert isinstance(state, MicropolisState)
        moves = state.legal_moves(seat)
        if dice.below(LAPSE) == 0 or state.phase == REARRANGING or state.phase == GIVING:
            return moves[dice.below(len(moves))]
        if state.phase == MANNING:
            return state.course.manning.first + FILL
        taking = state.course.taking
        best = moves[dice.below(len(moves))]
        most = promise(state, taking, best - taking.first)
        glance: i64
        for glance in range(1, GLANCES):
            move = moves[dice.below(len(moves))]
            found = promise(state, taking, move - taking.first)
            if found > most:
                best, most = move, found
        return best
