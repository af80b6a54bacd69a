"""Greedy choice one move ahead, by the policy's evaluation; compiled with the rules."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from formicarium.bots.policy import Policy
from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.core.state import GameState

NONE: Final[i64] = -1


def greediest(state: GameState, policy: Policy, seat: i64, dice: Dice, ideas: bool = False, notices: i64 = 100) -> i64:
    """Return the move with the best evaluation after it; equal ones are drawn.

    `state` is a world of the seat's view. With `ideas` only candidate moves are tried. Each move is considered with a
    probability of `notices` percent; if none is, a random move is returned.
    """
    moves = policy.candidates(state, seat) if ideas else state.legal_moves(seat)
    best: i64 = NONE
    most: i64 = 0
    equals: i64 = 0
    i: i64
    for i in range(len(moves)):
        if notices < 100 and dice.below(100) >= notices:
            continue
        after = state.clone()
        after.shuffle_hidden(seat, dice)
        after.play(seat, moves[i], dice, SILENT)
        gain = policy.evaluate(after, seat)
        if best == NONE or gain > most:
            best, most, equals = moves[i], gain, 1
        elif gain == most:
            equals += 1
            if dice.below(equals) == 0:
                best = moves[i]
    return moves[dice.below(len(moves))] if best == NONE else best
