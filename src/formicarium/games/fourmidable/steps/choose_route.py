"""Fourmidable: choose a route (FOU-A17), if several lead to the ant's goal and mark different empty terrain."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.kit import CELLS, NONE, Kit
from formicarium.games.fourmidable.model import Direct, Via
from formicarium.games.fourmidable.movement.routes import (
    choices,
    common_marks,
    fitting,
    follow,
    names_of,
    plainest,
    routes_of,
)
from formicarium.games.fourmidable.outlooks import DirectOutlook, NoWay, ViaOutlook
from formicarium.games.fourmidable.rules import PHEROMONE_ROUTE
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.gathering import arrive


@final
class ChoosingRoute(Step):
    """Choose empty terrain that the route must cross.

    Choices: cells of the main board; the last one goes straight to the goal.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__([*[Via(cell) for cell in kit.board.names], Direct()])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        every = routes_of(t, seat, t.doing.ant, t.doing.goal)
        fit = fitting(t, every, t.doing.via)
        cells = choices(t, every, fit)
        i: i64
        for i in range(len(cells)):
            found = append(found, self.first + cells[i])
        return found if plainest(every, fit) == NONE else append(found, self.first + CELLS)

    def rule_against(self, t: FourmidableBase, seat: i64, cell: i64) -> Rule | None:
        found = self.moves(t, seat, vec[i64]())
        i: i64
        for i in range(len(found)):
            if found[i] == self.first + cell:
                return None
        return PHEROMONE_ROUTE

    def play(self, t: FourmidableBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        if cell < CELLS:
            t.doing.via = append(t.doing.via, cell)
        every = routes_of(t, seat, t.doing.ant, t.doing.goal)
        fit = fitting(t, every, t.doing.via)
        if cell == CELLS:
            follow(t, seat, every, plainest(every, fit), news)
        elif len(fit) == 1:
            follow(t, seat, every, fit[0], news)
        else:
            return  # more than one route is left
        arrive(t, seat, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, cell: i64) -> Outlook:
        """Return the marks that all remaining routes share, and the route with the fewest marks."""
        via = t.doing.via[:]
        if cell < CELLS:
            via = append(via, cell)
        every = routes_of(t, seat, t.doing.ant, t.doing.goal)
        fit = fitting(t, every, via)
        marks, plain = common_marks(every, fit), plainest(every, fit)
        way = every.path(fit[0] if plain == NONE else plain)
        goal, path = t.name_of(t.doing.goal), names_of(t, way)
        common = {t.kit.board.names[every.bare[i]] for i in range(len(every.bare)) if marks >> i & 1}
        cells = tuple(dict.fromkeys([name for name in path if name in common]))
        if cell == CELLS:
            return DirectOutlook(goal=goal, cells=cells, marks=bit_count(marks), path=path)
        return ViaOutlook(cell=t.kit.board.names[cell], goal=goal, cells=cells, marks=bit_count(marks), ways=len(fit),
                          path=path)

    def reason(self, t: FourmidableBase, seat: i64, cell: i64, rule: Rule) -> Reason:
        if cell == CELLS:
            return NoWay(why="direct", cell=t.name_of(t.doing.goal))
        return NoWay(why="way", cell=t.kit.board.names[cell])
