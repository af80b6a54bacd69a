"""Fourmidable: obstacles to an ant or a hole on a cell of the main board (FOU-K8, K9, K16, A23)."""
from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.kit import (
    ARCHITECT,
    CELLS,
    DISTANCE,
    EMPTY,
    FURTHEST,
    HOLES,
    MARK,
    MASKED,
    NONE,
    WATER,
)

Obstacle = Literal["masked", "water", "pheromone", "hole", "ant", "predator"]


def obstacle(t: FourmidableBase, seat: i64, cell: i64) -> Obstacle | None:
    """Return the obstacle that keeps the seat's ants off a cell, or None."""
    lies = t.ground[cell]
    if lies == MASKED:
        return "masked"
    if t.prowler(cell) != NONE:
        return "predator"
    if t.hole[cell] != NONE and t.hole[cell] // HOLES != seat:
        return "hole"
    if t.crowd[cell] != NONE and t.crowd[cell] != seat:
        return "ant"
    if lies >= MARK and lies - MARK != seat:
        return "pheromone"
    return "water" if lies == WATER else None


def owner_of(t: FourmidableBase, cell: i64, kind: Obstacle) -> int | None:
    """Return the owner of an obstacle, or None if it has no owner."""
    if kind == "hole":
        return t.hole[cell] // HOLES
    if kind == "ant":
        return t.crowd[cell]
    return t.ground[cell] - MARK if kind == "pheromone" else None


def takes_hole(t: FourmidableBase, seat: i64, cell: i64) -> bool:
    """Whether a cell can take a hole: empty terrain or an own pheromone, no foreign ant or predator (FOU-A9, Q1, Q2).

    An own ant may stand there.
    """
    lies = t.ground[cell]
    return (lies == EMPTY or lies == MARK + seat) and t.hole[cell] == NONE and t.shut[cell] >> seat & 1 == 0


def hole_distance(t: FourmidableBase, seat: i64) -> i64:
    """Return the most cells between an own hole and a new one (FOU-A8).

    Only a card (FOU-C29) and the Architect (FOU-E3) increase it, and both add up (FOU-I6, Q4); weather does not.
    """
    further = t.doing.reach + (1 if t.colonies[seat].species == ARCHITECT else 0)
    return min(DISTANCE + further, FURTHEST)


def can_open(t: FourmidableBase, seat: i64) -> bool:
    """Whether any cell can take another hole (FOU-A10)."""
    colony = t.colonies[seat]
    if colony.left == t.kit.pheromones and t.bare == 0:
        return False  # the seat has neither a pheromone on the board nor empty terrain
    outer, nearest, within = colony.outer, t.kit.board.nearest, t.kit.board.within
    distance = hole_distance(t, seat)
    hole: i64
    i: i64
    for hole in range(HOLES):
        cell = outer[hole]
        if cell != NONE:
            begin = cell * (CELLS - 1)
            for i in range(begin, begin + within[cell * (FURTHEST + 1) + distance]):
                if takes_hole(t, seat, nearest[i]):
                    return True
    return False
