"""Fourmidable: 3 points with four holes at the end (FOU-C35)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.kit import HOLES, NONE
from formicarium.games.fourmidable.rules import FOUR_HOLES

POINTS: Final[i64] = 3


@final
class Warren(Card):
    def __init__(self) -> None:
        super().__init__(FOUR_HOLES, 0)

    def points(self, t: FourmidableBase, seat: i64) -> i64:
        outer = t.colonies[seat].outer
        hole: i64
        for hole in range(HOLES):
            if outer[hole] == NONE:
                return 0
        return POINTS
