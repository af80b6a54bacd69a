"""Statistics of a search for the coach: expected results of every seat by first move; compiled with the rules."""
from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.algorithms.net import ONE, Net
from formicarium.bots.algorithms.observer import SearchObserver
from formicarium.bots.playout import triumph
from formicarium.bots.policy import Policy
from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.core.state import GameState

NONE: Final[i64] = -1


@final
class Sums:
    """Sums over simulations by seat: shares of the victory, and final places."""

    def __init__(self, seats: i64) -> None:
        self.n: i64 = 0
        self.first = vec[float]([0.0] * seats)
        self.place = vec[float]([0.0] * seats)
        self.squares = vec[float]([0.0] * seats)  # squares of the counted chance, for its standard error

    def add(self, first_: vec[float], place: vec[float]) -> None:
        self.n += 1
        seat: i64
        for seat in range(len(first_)):
            self.first[seat] += first_[seat]
            self.place[seat] += place[seat]
            worth = chance_that_counts(first_[seat], place[seat], len(first_))
            self.squares[seat] += worth * worth


def chance_that_counts(first_: float, place: float, seats: i64) -> float:
    """Return the chance that losses are measured in.

    With two players it is the chance to finish first; with more, half of it is the share of opponents beaten.
    """
    if seats < 3:
        return first_
    return (first_ + (float(seats) - place) / float(seats - 1)) / 2.0


def foretell(state: GameState, policy: Policy, span: i64, doubt: float, first_: vec[float], place: vec[float]) -> None:
    """Write each seat's share of the victory and its place at the end of a simulation.

    An unfinished game is estimated by a logistic curve: a lead of `doubt` wins 73 % of the games.
    """
    seats = state.seats
    seat: i64
    other: i64
    if seats == 1:
        first_[0] = float(triumph(state, policy, 0, span) + 1000) / 2000.0
        place[0] = 1.0
        return
    if state.ended():
        for seat in range(seats):
            ahead: i64 = 0
            level: i64 = 1
            for other in range(seats):
                if other != seat:
                    lead = state.compare(seat, other)
                    if lead < 0:
                        ahead += 1
                    elif lead == 0:
                        level += 1
            first_[seat] = 1.0 / float(level) if ahead == 0 else 0.0
            place[seat] = float(1 + ahead)
        return
    total = 0.0
    for seat in range(seats):  # distance to the leader in `place` for now
        place[seat] = min(0.0, float(policy.final_value(state, seat)) / doubt)
        first_[seat] = exp(max(-30.0, place[seat]))
        total += first_[seat]
    behind = place[:]
    for seat in range(seats):
        first_[seat] /= total
        place[seat] = 1.0
        for other in range(seats):
            if other != seat:
                place[seat] += 1.0 / (1.0 + exp(max(-30.0, min(30.0, behind[seat] - behind[other]))))


@final
class Appraisal(SearchObserver):
    """Collects the results of a search by first move.

    If `move` is given, seat `by` plays it before the tree begins; worlds that do not allow it are skipped.
    """

    def __init__(self, seats: i64, policy: Policy, span: i64, doubt: float, by: i64, move: i64) -> None:
        self.policy = policy
        self.span = span
        self.doubt = doubt
        self.by = by
        self.move = move
        self.found: dict[int, Sums] = {}
        self.first = vec[float]([0.0] * seats)
        self.place = vec[float]([0.0] * seats)

    def begins(self, state: GameState, dice: Dice) -> bool:
        if self.move != NONE:
            if state.forbidding_rule(self.by, self.move):
                return False
            state.play(self.by, self.move, dice, SILENT)
        return True

    def ends(self, state: GameState, move: i64) -> None:
        foretell(state, self.policy, self.span, self.doubt, self.first, self.place)
        self.note(move)

    def stops(self, net: Net, move: i64) -> None:
        """Record the net's estimate, scaled so that the seats' chances to finish first add up to 1."""
        seats: i64 = len(self.first)
        total = 0.0
        seat: i64
        rank: i64
        for seat in range(seats):
            self.first[seat] = float(net.chances[seat * seats])
            total += self.first[seat]
            mean = 0.0
            for rank in range(seats):
                mean += float(rank * net.chances[seat * seats + rank])
            self.place[seat] = 1.0 + mean / float(ONE)
        for seat in range(seats):
            self.first[seat] = self.first[seat] / total if total > 0.0 else 1.0 / float(seats)
        self.note(move)

    def note(self, move: i64) -> None:
        begun = move if self.move == NONE else self.move
        sums = self.found.get(begun)
        if sums is None:
            sums = Sums(len(self.first))
            self.found[begun] = sums
        sums.add(self.first, self.place)
