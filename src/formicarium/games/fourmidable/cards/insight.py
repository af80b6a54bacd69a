"""Fourmidable: look at two more cards when drawing an objective of a type (FOU-C19, C20, C21)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.kit import STUDYING
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.steps.keep_objective import cards_left, look_at

CARDS: Final[i64] = 2


@final
class Insight(Card):
    """Card played while studying, even after seeing the first cards.

    The Strategist's extra card (FOU-E6) is not added again.
    """

    def __init__(self, rule: Rule, kind: i64) -> None:
        super().__init__(rule, 1 << STUDYING)
        self.kind = kind

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if t.kit.objectives.kind[t.looked[0]] == self.kind and cards_left(t, self.kind) else self.rule

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "pile" if t.kit.objectives.kind[t.looked[0]] == self.kind else "kind"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        look_at(t, seat, self.kind, CARDS, self.rule, dice, news)
