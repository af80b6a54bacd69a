"""Fourmidable: estimate the final score between two rounds; playouts that stop early use it.

Each seat has traits (points, ants, cards …) in hundredths. Their weights early and late in a game come from a
regression over finished games (weights.py).
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from formicarium.bots.fourmidable.evaluation import (
    MIDDLING,
    POINT,
    around,
    below,
    homeward,
    nearness,
    points_payable,
    wants,
)
from formicarium.bots.fourmidable.scratch import TRAITS, ValuationScratch
from formicarium.bots.fourmidable.special_cards import progress
from formicarium.core.state import bit_count
from formicarium.core.vectors import total
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.deck import end_points
from formicarium.games.fourmidable.kit import CELLS, DIGGER, EMPTY, HOLES, KINDS, NONE

LATE: Final[i64] = 8  # largest value of `how_late`


def how_late(t: FourmidableBase) -> i64:
    """Return the progress of the game from 0 to LATE: the leader's completed objectives; alone, by rounds."""
    most: i64 = 0
    seat: i64
    if t.kit.level.alone:
        return min(LATE, LATE * t.round_ // t.kit.solo.rounds)
    for seat in range(t.seats):
        most = max(most, t.colonies[seat].total_done())
    return min(LATE, most)


def read(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> None:
    """Write the traits of a seat into `glance.traits`."""
    kit, colony, found = t.kit, t.colonies[seat], glance.traits
    found[0] = POINT * t.score(seat)
    found[1] = wants(t, seat, glance)
    kind: i64
    slot: i64
    for kind in range(KINDS):
        found[2 + kind] = POINT * bit_count(colony.alive >> kind * kit.ants & (1 << kit.ants) - 1)
    holes: i64 = 0
    for slot in range(HOLES):
        if colony.outer[slot] != NONE:
            holes += 1
    found[5] = POINT * holes
    found[6] = POINT * colony.resources_left()
    found[7] = POINT * colony.objectives()
    found[8] = POINT * bit_count(colony.specials & ~kit.specials.crowns)
    found[9] = ends(t, seat)
    reach: i64 = 0
    home: i64 = 0
    for slot in range(kit.slots):
        at = colony.at[slot]
        if at != NONE:
            kind = slot // kit.ants
            reach += below(t, seat, glance.want) if kind == DIGGER else around(t, seat, kind, at, glance)
            if kit.level.open:
                home = max(home, points_payable(t, seat, kind) * nearness(homeward(t, seat, at)))
    found[10] = reach
    found[11] = home
    found[12] = POINT * bit_count(colony.dug)
    found[13] = POINT if t.first == seat else 0
    found[14] = POINT * resources_left(t) if kit.level.alone else 0
    found[15] = POINT * total(t.eaten) if kit.level.alone else 0


def ends(t: FourmidableBase, seat: i64) -> i64:
    """Return the value of the seat's end-of-game special cards, completed or partly."""
    cards = t.kit.specials
    crowns = t.colonies[seat].specials & cards.crowns
    if crowns == 0:
        return 0
    value = POINT * end_points(t, seat)
    bit: i64
    for bit in range(len(cards.each)):
        if crowns >> bit & 1:
            value += progress(t, seat, cards.effect[cards.each[bit]])
    return value


def resources_left(t: FourmidableBase) -> i64:
    n: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if t.ground[cell] < EMPTY:
            n += 1
    return n


def points(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> i64:
    """Return the seat's expected final points in hundredths, up to a constant that all seats share."""
    read(t, seat, glance)
    level = t.kit.level
    traits, weights, at = glance.traits, glance.weights, how_late(t)
    early = (4 if level.alone else 2 if level.open else 0) * (TRAITS + 1)
    late = early + TRAITS + 1
    sum_ = 100 * (weights[early + TRAITS] * (LATE - at) + weights[late + TRAITS] * at)
    i: i64
    for i in range(TRAITS):
        sum_ += traits[i] * (weights[early + i] * (LATE - at) + weights[late + i] * at)
    return sum_ // (LATE * 100)


def prospect(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> i64:
    """Return the expected lead over the best opponent in hundredths of a point; alone, the expected points."""
    mine = points(t, seat, glance)
    if t.seats == 1:
        return mine
    best: i64 = -1_000_000
    other: i64
    for other in range(t.seats):
        if other != seat:
            best = max(best, points(t, other, glance))
    return mine - best


def worth_of(t: FourmidableBase, margin: i64) -> i64:
    """Convert a final margin into the scale of `evaluation.worth`."""
    return (margin - POINT * MIDDLING) * 3 // 2 if t.seats == 1 else 4 * margin
