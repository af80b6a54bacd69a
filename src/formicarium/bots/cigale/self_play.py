"""La Cigale & la Fourmi: self-play of the quick policy that yields training marks for bench/fit_cigale.py."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.cigale.fast_playout import bluff_round, collector_move, do, turn_at
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.games.cigale.base import PLACING, TRADING
from formicarium.games.cigale.kit import CONSOLATION, NONE
from formicarium.games.cigale.rounds import find_winner, next_round
from formicarium.games.cigale.state import CigaleState
from formicarium.games.cigale.steps.exchanging import after_trade, can_exchange


def self_play(t: CigaleState, weights: vec[float], slips: i64, dice: Dice) -> list[vec[float]]:
    """Play to the end; return the marks of all seats after each round. `slips` percent of the placements are random."""
    found: list[vec[float]] = []
    while t.over == 0:
        if dice.below(100) < slips:
            while t.phase == PLACING:
                t.play(t.ant, t.random_move(t.ant, dice), dice, SILENT)
        bluff_round(t, weights, dice)
        if not t.kit.winter and t.over == 0:
            estimate = WinEstimate(t, weights)
            found.extend([estimate.marks_of(seat) for seat in range(t.seats)])
        while t.over == 0 and t.phase != PLACING:
            move = collector_move(t, weights, dice)
            last = t.phase == TRADING and t.course.market.declining.has(move)
            do(t, move, dice)
            if t.phase == TRADING and find_winner(t) == NONE and (last or (t.doing.bought and not can_exchange(t))):
                turn = turn_at(t, weights)
                if t.power[CONSOLATION] == turn.loser:
                    turn.estimate.blank[turn.loser] += 1
                found.extend([turn.estimate.marks_of(seat) for seat in range(t.seats)])
            if last:
                next_round(t, dice, SILENT)
            else:
                after_trade(t, dice, SILENT)
    return found
