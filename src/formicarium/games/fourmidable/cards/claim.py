"""Fourmidable: put a pheromone on an empty terrain (FOU-C31, E1): the card, and the step that asks for the cell."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase, is_bare
from formicarium.games.fourmidable.cards.card import ANY_TIME, Card
from formicarium.games.fourmidable.events import Marked
from formicarium.games.fourmidable.kit import CELLS, CLAIMING, EMPTY, NONE, Kit
from formicarium.games.fourmidable.model import PREDATORS, Claim
from formicarium.games.fourmidable.movement.obstacles import obstacle, owner_of
from formicarium.games.fourmidable.outlooks import ClaimOutlook, NoClaim, NoPlayWhy
from formicarium.games.fourmidable.rounds import interrupt, resume
from formicarium.games.fourmidable.rules import CLAIM_CELL, FLYING_SPECIES, FOU
from formicarium.games.fourmidable.step import Step


@final
class Sowing(Card):
    def __init__(self) -> None:
        super().__init__(CLAIM_CELL, ANY_TIME)

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if can_claim(t, seat, CLAIM_CELL) else CLAIM_CELL

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "target" if t.colonies[seat].left else "supply"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        interrupt(t, self.rule, CLAIMING)


@final
class Claiming(Step):
    """Choose the cell to claim. Choices: the cells of the main board."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Claim(cell) for cell in kit.board.names] if kit.level.specials else [])

    def rule_against(self, t: FourmidableBase, seat: i64, cell: i64) -> Rule | None:
        rule = FOU.rule_of(t.doing.by)
        return None if is_claimable(t, seat, cell, rule) else rule

    def play(self, t: FourmidableBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        t.scent(seat, cell)
        t.bare -= 1
        if news.wanted:
            news.tell(Marked(seat=seat, cell=t.kit.board.names[cell], rule=FOU.rule_of(t.doing.by).id))
        resume(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, cell: i64) -> Outlook:
        return ClaimOutlook(cell=t.kit.board.names[cell])

    def reason(self, t: FourmidableBase, seat: i64, cell: i64, rule: Rule) -> Reason:
        name, found = t.kit.board.names[cell], obstacle(t, seat, cell)
        if found is not None and (found != "predator" or rule is CLAIM_CELL):
            prowler = t.prowler(cell)
            return NoClaim(why=found, cell=name, owner=owner_of(t, cell, found),
                           predator=None if prowler == NONE else PREDATORS[prowler])
        if t.ground[cell] < EMPTY:
            return NoClaim(why="resource", cell=name)
        return NoClaim(why="own", cell=name, owner=seat)


def is_claimable(t: FourmidableBase, seat: i64, cell: i64, rule: Rule) -> bool:
    """Whether a cell is empty terrain without a hole, an opposing ant or a predator.

    Only the Flying ignores predators. The cell need not be near a pheromone or hole of the seat.
    """
    if not is_bare(t, cell) or (t.crowd[cell] != NONE and t.crowd[cell] != seat):
        return False
    return rule is FLYING_SPECIES or t.prowler(cell) == NONE


def can_claim(t: FourmidableBase, seat: i64, rule: Rule) -> bool:
    if t.colonies[seat].left == 0 or t.bare == 0:
        return False
    cell: i64
    for cell in range(CELLS):
        if is_claimable(t, seat, cell, rule):
            return True
    return False
