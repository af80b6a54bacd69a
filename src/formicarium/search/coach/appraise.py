"""UCT for the coach: as bots search, and what every seat may expect after each first move; compiled with the rules."""
from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.core.table import Table, first
from formicarium.search.playout import payoff, playout, triumph
from formicarium.search.policy import Policy
from formicarium.search.uct import ROOT, Tree

NONE: Final[i64] = -1


@final
class Sums:
    """Over simulations, by seat: shares of the victory, and places."""

    def __init__(self, seats: i64) -> None:
        self.n: i64 = 0
        self.first = vec[float]([0.0] * seats)
        self.place = vec[float]([0.0] * seats)
        self.squares = vec[float]([0.0] * seats)  # of `worth`, to tell how sure it is

    def add(self, first_: vec[float], place: vec[float]) -> None:
        self.n += 1
        seat: i64
        for seat in range(len(first_)):
            self.first[seat] += first_[seat]
            self.place[seat] += place[seat]
            worth = chance_that_counts(first_[seat], place[seat], len(first_))
            self.squares[seat] += worth * worth


def chance_that_counts(first_: float, place: float, seats: i64) -> float:
    """For two to finish first; for more half of it for the others that one finishes before."""
    if seats < 3:
        return first_
    return (first_ + (float(seats) - place) / float(seats - 1)) / 2.0


def foretell(table: Table, policy: Policy, span: i64, doubt: float, first_: vec[float], place: vec[float]) -> None:
    """How it ended; where it has not, as the prospects are: the further ahead, the likelier. With a lead of `doubt` 73
    games in 100 are won, a logistic curve."""
    seats = table.seats
    seat: i64
    other: i64
    if seats == 1:
        first_[0] = float(triumph(table, policy, 0, span) + 1000) / 2000.0
        place[0] = 1.0
        return
    if table.ended():
        for seat in range(seats):
            ahead: i64 = 0
            level: i64 = 1
            for other in range(seats):
                if other != seat:
                    lead = table.ahead(seat, other)
                    if lead < 0:
                        ahead += 1
                    elif lead == 0:
                        level += 1
            first_[seat] = 1.0 / float(level) if ahead == 0 else 0.0
            place[seat] = float(1 + ahead)
        return
    total = 0.0
    for seat in range(seats):  # behind the foremost, by how much; into `place` until all are known
        place[seat] = min(0.0, float(policy.prospect(table, seat)) / doubt)
        first_[seat] = exp(max(-30.0, place[seat]))
        total += first_[seat]
    behind = place[:]
    for seat in range(seats):
        first_[seat] /= total
        place[seat] = 1.0
        for other in range(seats):
            if other != seat:
                place[seat] += 1.0 / (1.0 + exp(max(-30.0, min(30.0, behind[seat] - behind[other]))))


def appraise(tree: Tree, root: Table, policy: Policy, seat: i64, simulations: i64, dice: Dice, span: i64, rounds: i64,
             doubt: float, by: i64, move: i64, found: dict[int, Sums]) -> None:
    """As `think`, and for each first move, under its number, what came of it.

    With a move, `by` makes it before the tree begins, wherever it can: in the worlds where it cannot, nothing is asked.
    `seat` may be a spectator's.
    """
    path = vec[i64](capacity=64)
    looks = vec[i64]([0] * root.seats)
    first_ = vec[float]([0.0] * root.seats)
    place = vec[float]([0.0] * root.seats)
    ranked = policy.ranks(root)
    horizon = policy.horizon(root, rounds) if span and rounds else 0
    s: i64
    i: i64
    for s in range(simulations):
        table = root.clone()
        table.redeal(seat, dice)
        begun = move
        if move != NONE:
            if table.forbids(by, move):
                continue
            table.play(by, move, dice, SILENT)
        node: i64 = ROOT
        path = path[:0]
        grown = False
        while not grown and table.ended() == 0:
            waiting = table.waiting()
            who = seat if seat >= 0 and waiting >> seat & 1 else first(waiting)
            node = tree.choose(node, who, policy.ideas(table, who), dice, ranked)
            grown = tree.visits[node] == 0
            if begun == NONE:
                begun = tree.move[node]
            table.play(who, tree.move[node], dice, SILENT)
            path = append(path, node)
        playout(table, policy, dice, horizon)
        tree.visits[ROOT] += 1
        for i in range(root.seats):
            looks[i] = triumph(table, policy, i, span) if span else payoff(table, i)
        for i in range(len(path)):
            node = path[i]
            tree.visits[node] += 1
            tree.value[node] += looks[tree.who[node]]
        foretell(table, policy, span, doubt, first_, place)
        sums = found.get(begun)
        if sums is None:
            sums = Sums(root.seats)
            found[begun] = sums
        sums.add(first_, place)
