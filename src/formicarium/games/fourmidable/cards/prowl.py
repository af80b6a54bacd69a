"""Fourmidable: move a predator; the predator action of the round stays (FOU-C22, C23, C24)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import ANY_TIME, Card
from formicarium.games.fourmidable.kit import PROWLING
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.rounds import interrupt
from formicarium.games.fourmidable.steps.move_predator import has_lair


@final
class Prowl(Card):
    def __init__(self, rule: Rule, predator: i64) -> None:
        super().__init__(rule, ANY_TIME)
        self.predator = predator

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if has_lair(t, self.predator) else self.rule

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "target"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        interrupt(t, self.rule, PROWLING)
        t.doing.predator = self.predator
