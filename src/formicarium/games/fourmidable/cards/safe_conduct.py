"""Fourmidable: one ant may cross opponents' pheromones, holes and ants for one move (FOU-C32)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.kit import WALKING
from formicarium.games.fourmidable.rules import SAFE_CONDUCT


@final
class SafeConduct(Card):
    def __init__(self) -> None:
        super().__init__(SAFE_CONDUCT, 1 << WALKING)

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        t.doing.crosses = True
