"""La Cigale & la Fourmi: evaluate outcomes by playing sampled futures one or more rounds further; compiled."""
from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import BluffSolver, shares
from formicarium.bots.cigale.fast_playout import on_path, play_round
from formicarium.bots.cigale.round_forecast import RoundForecast
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games.cigale.base import GUESSING, PLACING
from formicarium.games.cigale.kit import NONE, PATHS
from formicarium.games.cigale.redeal import redeal_insects, redeal_stock
from formicarium.games.cigale.state import CigaleState
from formicarium.games.cigale.steps.choosing import paths_for

SEEDS: Final[i64] = 1 << 30


@final
class RoundLookahead:
    """Evaluates each outcome by up to `futures` sampled futures with common random numbers, fewer if time runs out."""

    def __init__(self, weights: vec[float], futures: i64, rounds: i64, end: float) -> None:
        self.weights = weights
        self.futures = futures
        self.rounds = rounds  # rounds played before the final evaluation
        self.end = end  # deadline of perf_counter

    def refine(self, ahead: RoundForecast, t: CigaleState, seat: i64, dice: Dice) -> None:
        """Replace the forecast's chances on the present placement by the mean of sampled futures, from the seat's view.
        """
        at = vec[i64](capacity=PATHS * 2)
        starts: list[CigaleState] = []
        cells = vec[i64](capacity=PATHS * 2)
        found = ahead.outcomes(t.ants)
        i: i64
        path: i64
        for path in range(PATHS):
            if found[path] == NONE:
                continue
            start = table_hiding(t, path)
            others = paths_for(start, t.ant) & ~(1 << path)
            at = append(at, found[path] + 1)
            cells = append(cells, on_path(start, path))
            starts.append(start)
            if others:  # if there is no other path to guess, the Ant cannot escape
                at = append(at, found[path])
                cells = append(cells, on_path(start, lowest_bit(others)))
                starts.append(start)
        sums = shares(len(at) * t.seats)
        n: i64 = 0
        began = perf_counter()
        while n < self.futures and self.has_time(n, began):
            seed = dice.below(SEEDS)
            for i in range(len(at)):
                luck = Seeded(seed)
                world = starts[i].clone()
                redeal_cards(world, seat, luck)
                world.play(t.cicada, t.course.guessing.first + cells[i], luck, SILENT)
                self.add(sums, i * t.seats, self.later(world, luck))
            n += 1
        other: i64
        for i in range(len(at)):
            for other in range(t.seats):
                ahead.chances[at[i] * t.seats + other] = sums[i * t.seats + other] / float(n)

    def has_time(self, done: i64, began: float) -> bool:
        """Whether one more future fits before the deadline, at the mean speed so far."""
        if done == 0:
            return True
        now = perf_counter()
        return now + (now - began) / float(done) < self.end

    def add(self, sums: vec[float], start: i64, chance: vec[float]) -> None:
        seat: i64
        for seat in range(len(chance)):
            sums[start + seat] += chance[seat]

    def later(self, t: CigaleState, dice: Dice) -> vec[float]:
        """Return all seats' chances after this round and `rounds` more, if both sides bluff well in the next."""
        if t.over == 0 and t.phase != PLACING:
            play_round(t, self.weights, dice)
        n: i64
        for n in range(self.rounds):
            if t.over == 0:
                play_round(t, self.weights, dice)
        if t.over:
            return victory_shares(t)
        bluff = BluffSolver()
        ahead = RoundForecast(t, [WinEstimate(t, self.weights)])
        return ahead.mean_chances(ahead.best(bluff), bluff)

    def best_move(self, t: CigaleState, seat: i64, dice: Dice) -> i64:
        moves = t.legal_moves(seat)
        sums = shares(len(moves))
        i: i64
        n: i64 = 0
        began = perf_counter()
        while n < self.futures and self.has_time(n, began):
            seed = dice.below(SEEDS)
            for i in range(len(moves)):
                luck = Seeded(seed)
                world = t.clone()
                redeal_cards(world, seat, luck)
                world.play(seat, moves[i], luck, SILENT)
                sums[i] += self.later(world, luck)[seat]
            n += 1
        best: i64 = 0
        for i in range(len(moves)):
            if sums[i] > sums[best]:
                best = i
        return moves[best]


def table_hiding(t: CigaleState, path: i64) -> CigaleState:
    """Copy the state with this path hidden by the Ant, no other token, and the Cicada to guess."""
    start = t.clone()
    start.phase = GUESSING
    start.peeked = NONE
    seat: i64
    for seat in range(t.seats):
        start.foragers[seat].token = NONE
    start.foragers[t.ant].token = path
    return start


def redeal_cards(t: CigaleState, seat: i64, dice: Dice) -> None:
    """Deal again the cards that the seat cannot know; tokens stay."""
    redeal_insects(t, seat, dice)
    redeal_stock(t, seat, dice)


def victory_shares(t: CigaleState) -> vec[float]:
    found = shares(t.seats)
    winners = 0.0
    seat: i64
    other: i64
    for seat in range(t.seats):
        found[seat] = 1.0
        for other in range(t.seats):
            if t.compare(other, seat) > 0:
                found[seat] = 0.0
        winners += found[seat]
    for seat in range(t.seats):
        found[seat] /= winners
    return found
