"""Fourmidable: look at the next two cards of the pile (FOU-C19, C20, C21 at Experienced)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import ANY_TIME, Card
from formicarium.games.fourmidable.kit import PEEKS
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.steps.display import cards_in_pile, peek


@final
class Preview(Card):
    """Card that shows the next two cards of any type: there is only one pile."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule, ANY_TIME)

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if cards_in_pile(t) else self.rule

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "pile"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        peek(t, seat, PEEKS, self.rule, dice, news)
