"""Fourmidable: open a hole (FOU-A8 to A10).

A numbered cell of the nest is dug, and the player chooses the place of its hole outside."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Opened
from formicarium.games.fourmidable.kit import (
    CELLS,
    EMPTY,
    HOLES,
    MASKED,
    NONE,
    Kit,
)
from formicarium.games.fourmidable.model import PREDATORS, Open
from formicarium.games.fourmidable.movement.obstacles import hole_distance, obstacle, owner_of, takes_hole
from formicarium.games.fourmidable.outlooks import NoSite, OpenOutlook
from formicarium.games.fourmidable.rounds import conclude
from formicarium.games.fourmidable.rules import MASKED_SECTIONS, OUTER_HOLE_CELL, OUTER_HOLE_DISTANCE
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.predators_hunt import hunt


@final
class Opening(Step):
    """Choose the cell of the hole. Choices: the cells of the main board."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Open(cell) for cell in kit.board.names])

    def rule_against(self, t: FourmidableBase, seat: i64, cell: i64) -> Rule | None:
        if t.ground[cell] == MASKED:
            return MASKED_SECTIONS
        if not takes_hole(t, seat, cell):
            return OUTER_HOLE_CELL
        return None if is_near(t, seat, cell) else OUTER_HOLE_DISTANCE

    def play(self, t: FourmidableBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        """Open the hole (FOU-A8); the digger in the numbered cell now stands on it (FOU-S3)."""
        node = t.doing.goal
        if t.ground[cell] == EMPTY:
            t.bare -= 1
        t.hole[cell] = seat * HOLES + node
        t.colonies[seat].outer[node] = cell
        t.stirred = True
        t.doing.gathered = NONE  # FOU-I7: cards for a resource are played while gathering, not later
        t.put(seat, t.doing.ant, cell)
        if news.wanted:
            news.tell(Opened(seat=seat, hole=node + 1, cell=t.kit.board.names[cell], rule="FOU-A8"))
        if t.kit.level.alone:
            hunt(t, seat, dice, news)  # Solo: a predator hunts (FOU-P4)
        else:
            conclude(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, cell: i64) -> Outlook:
        return OpenOutlook(cell=t.kit.board.names[cell], hole=t.doing.goal + 1)

    def reason(self, t: FourmidableBase, seat: i64, cell: i64, rule: Rule) -> Reason:
        name, distance = t.kit.board.names[cell], hole_distance(t, seat)
        found = obstacle(t, seat, cell)
        if found is not None:
            prowler = t.prowler(cell)
            return NoSite(why=found, cell=name, distance=distance, owner=owner_of(t, cell, found),
                          predator=None if prowler == NONE else PREDATORS[prowler])
        if t.hole[cell] != NONE:
            return NoSite(why="own-hole", cell=name, distance=distance)
        return NoSite(why="resource" if t.ground[cell] < EMPTY else "far", cell=name, distance=distance)


def is_near(t: FourmidableBase, seat: i64, cell: i64) -> bool:
    """Whether a cell is within that distance of one of the seat's holes, in a straight line (FOU-A8)."""
    outer, away, distance = t.colonies[seat].outer, t.kit.board.away, hole_distance(t, seat)
    hole: i64
    for hole in range(HOLES):
        if outer[hole] != NONE and 0 < away[outer[hole] * CELLS + cell] <= distance:
            return True
    return False
