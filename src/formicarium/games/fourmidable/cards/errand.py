"""Fourmidable: draw an objective (FOU-C13, C14, C15)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import ANY_TIME, Card
from formicarium.games.fourmidable.kit import HAND, STUDYING
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.rounds import interrupt, resume
from formicarium.games.fourmidable.rules import FOUR_IN_HAND
from formicarium.games.fourmidable.steps.keep_objective import cards_left, consider


@final
class Errand(Card):
    def __init__(self, rule: Rule, kind: i64) -> None:
        super().__init__(rule, ANY_TIME)
        self.kind = kind

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        if t.colonies[seat].objectives() >= HAND:
            return FOUR_IN_HAND
        return None if cards_left(t, self.kind) else self.rule

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "full" if t.colonies[seat].objectives() >= HAND else "pile"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        interrupt(t, self.rule, STUDYING)
        if not consider(t, seat, self.kind, 1, self.rule, dice, news):
            resume(t, dice, news)
