"""Fourmidable: 2 points while gathering a resource, which is kept (FOU-C4 to C12, I7)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.events import Scored
from formicarium.games.fourmidable.kit import FINISHING, OPENING, REAPING
from formicarium.games.fourmidable.outlooks import NoPlayWhy

POINTS: Final[i64] = 2


@final
class Harvest(Card):
    """Card played just after gathering its resource; in a numbered cell, before its hole is opened."""

    def __init__(self, rule: Rule, resource: i64) -> None:
        super().__init__(rule, 1 << FINISHING | 1 << OPENING | 1 << REAPING)
        self.resource = resource
        self.leaves = POINTS
        self.gathers = True

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if t.doing.gathered == self.resource else self.rule

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "resource"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        t.colonies[seat].leaves += POINTS
        if news.wanted:
            news.tell(Scored(seat=seat, points=POINTS, rule=self.rule.id))
