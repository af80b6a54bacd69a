"""Quick games to the end, and their value; used by searches; compiled with the rules."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.bots.policy import Policy
from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit, random_bit


def playout(state: GameState, policy: Policy, dice: Dice, horizon: i64 = 0, fate: Dice | None = None) -> i64:
    """Play to the end or the horizon with the policy's moves, the lowest waiting seat first; return the number of
    moves.

    Chance is answered by `dice`, or by `fate` if given.
    """
    n: i64 = 0
    luck = dice if fate is None else fate
    waiting = state.waiting()  # 0 once the game has ended, which saves a second call
    while waiting and (horizon == 0 or not policy.is_beyond(state, horizon)):
        seat = lowest_bit(waiting)
        state.play(seat, policy.pick(state, seat, dice), luck, SILENT)
        waiting = state.waiting()
        n += 1
    return n


def random_game(state: GameState, dice: Dice) -> i64:
    """Play to the end with uniform random moves, waiting seats in random order; return the number of moves."""
    n: i64 = 0
    waiting = state.waiting()
    while waiting:
        seat = random_bit(waiting, dice)
        moves = state.legal_moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice, SILENT)
        waiting = state.waiting()
        n += 1
    return n


def payoff(state: GameState, seat: i64) -> i64:
    """Return the number of seats behind this one minus the number ahead."""
    total: i64 = 0
    other: i64
    for other in range(state.seats):
        lead = state.compare(seat, other)
        if lead > 0:
            total += 1
        elif lead < 0:
            total -= 1
    return total


def triumph(state: GameState, policy: Policy, seat: i64, span: i64) -> i64:
    """Return the value of a playout in thousandths: half for the seats beaten, half for the margin.

    A margin of `span` counts in full. Alone, and before the end of the game, the margin is everything.
    """
    if state.ended() == 0:
        return max(-1000, min(1000, 1000 * policy.final_value(state, seat) // span))
    much = max(-1000, min(1000, 1000 * policy.evaluate(state, seat) // span))
    return much if state.seats == 1 else (1000 * payoff(state, seat) // (state.seats - 1) + much) // 2
