"""Fourmidable: 4 points with two ants of each type in play at the end (FOU-C37)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.cards.five import ants_of
from formicarium.games.fourmidable.kit import KINDS
from formicarium.games.fourmidable.rules import TWO_OF_EACH

ANTS: Final[i64] = 2
POINTS: Final[i64] = 4


@final
class Household(Card):
    def __init__(self) -> None:
        super().__init__(TWO_OF_EACH, 0)

    def points(self, t: FourmidableBase, seat: i64) -> i64:
        kind: i64
        for kind in range(KINDS):
            if ants_of(t, seat, kind) < ANTS:
                return 0
        return POINTS
