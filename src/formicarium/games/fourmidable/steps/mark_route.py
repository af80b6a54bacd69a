"""Fourmidable: mark a route (FOU-A17, X7).

Several routes lead to the ant's cell; the player chooses the empty terrain that it marks next."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.kit import CELLS, Kit
from formicarium.games.fourmidable.model import Direct, Via
from formicarium.games.fourmidable.movement.marking_route import MarkingRoute, count_routes, walk
from formicarium.games.fourmidable.movement.routes import is_among, names_of
from formicarium.games.fourmidable.outlooks import DirectOutlook, NoWay, ViaOutlook
from formicarium.games.fourmidable.rules import PHEROMONE_ROUTE
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.gathering import arrive


@final
class MarkingCell(Step):
    """Choose the empty terrain to mark next.

    Choices: cells of the main board; the last one goes straight to the goal.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__([*[Via(cell) for cell in kit.board.names], Direct()])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        cells = trail_of(t, seat).next
        i: i64
        for i in range(len(cells)):
            found = append(found, self.first + cells[i])
        return append(found, self.first + CELLS)

    def rule_against(self, t: FourmidableBase, seat: i64, cell: i64) -> Rule | None:
        return None if cell == CELLS or is_among(trail_of(t, seat).next, cell) else PHEROMONE_ROUTE

    def play(self, t: FourmidableBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        trail = trail_of(t, seat)
        if cell == CELLS:
            trail.end()
        else:
            trail.go_to(cell)
            trail.look()
            if not trail.run_on():
                t.doing.via = trail.marks
                return  # there is more than one choice
        walk(t, seat, trail, news)
        arrive(t, seat, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, cell: i64) -> Outlook:
        """Return the marks after this choice, and the straight route from there."""
        trail = trail_of(t, seat)
        goal = t.name_of(t.doing.goal)
        if cell == CELLS:
            trail.end()
            return DirectOutlook(goal=goal, cells=cells_of(t, trail.marks), marks=len(trail.marks),
                                 path=names_of(t, trail.path))
        trail.go_to(cell)
        trail.look()
        ways = 1
        is_complete = trail.run_on()
        marks, path = trail.marks, trail.path
        if not is_complete:
            ways, _ = count_routes(trail)
            trail.marks, trail.path = marks, path
            trail.look()
            trail.end()
        return ViaOutlook(cell=t.kit.board.names[cell], goal=goal, cells=cells_of(t, marks), marks=len(marks),
                          ways=ways, path=names_of(t, trail.path))

    def reason(self, t: FourmidableBase, seat: i64, cell: i64, rule: Rule) -> Reason:
        return NoWay(why="next", cell=t.kit.board.names[cell])


def trail_of(t: FourmidableBase, seat: i64) -> MarkingRoute:
    """Return the route as far as it is chosen."""
    trail = MarkingRoute(t, seat, t.doing.goal)
    is_possible = trail.follow(t.doing.via)
    assert is_possible
    return trail


def cells_of(t: FourmidableBase, marks: vec[i64]) -> tuple[str, ...]:
    return tuple([t.kit.board.names[marks[i]] for i in range(len(marks))])
