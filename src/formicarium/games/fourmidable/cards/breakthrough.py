"""Fourmidable: 2 points while digging a new hole (FOU-C33)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.events import Scored
from formicarium.games.fourmidable.kit import OPENING
from formicarium.games.fourmidable.rules import HOLE_POINTS

POINTS: Final[i64] = 2


@final
class Breakthrough(Card):
    def __init__(self) -> None:
        super().__init__(HOLE_POINTS, 1 << OPENING)
        self.leaves = POINTS

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        t.colonies[seat].leaves += POINTS
        if news.wanted:
            news.tell(Scored(seat=seat, points=POINTS, rule=self.rule.id))
