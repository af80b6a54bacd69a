"""Fourmidable: obstacles to an ant or a hole on a cell of the main board (FOU-K8, K9, K16, A23)."""
from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from formicarium.games.fourmidable.kit import HOLES, MARK, MASKED, NONE, WATER
from formicarium.games.fourmidable.state import FourmidableBase

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


def owner_of(t: FourmidableBase, cell: i64, what: Obstacle) -> int | None:
    """Return the owner of an obstacle, or None if it has no owner."""
    if what == "hole":
        return t.hole[cell] // HOLES
    if what == "ant":
        return t.crowd[cell]
    return t.ground[cell] - MARK if what == "pheromone" else None
