"""Fourmidable: complete an open objective at once, without library (FOU-C13, C14, C15 at Experienced)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import ANY_TIME, Card
from formicarium.games.fourmidable.kit import COMPLETING
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.rounds import interrupt
from formicarium.games.fourmidable.steps.complete_objective import can_be_paid, complete
from formicarium.games.fourmidable.steps.predators_rob import go_on


@final
class Commission(Card):
    """Card that completes an open objective and pays its resources.

    If several can be paid, the next move says which.
    """

    def __init__(self, rule: Rule, kind: i64) -> None:
        super().__init__(rule, ANY_TIME)
        self.kind = kind

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if len(can_be_paid(t, seat, self.kind)) else self.rule

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "unpaid"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        cards = can_be_paid(t, seat, self.kind)
        if len(cards) == 1:
            complete(t, seat, cards[0], dice, news)
            go_on(t, dice, news)
        else:
            interrupt(t, self.rule, COMPLETING)
