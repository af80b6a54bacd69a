"""Fourmidable: 3 points with 18 pheromones on the main board at the end (FOU-C36)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.rules import EIGHTEEN_PHEROMONES

MARKS: Final[i64] = 18
POINTS: Final[i64] = 3


@final
class Eighteen(Card):
    def __init__(self) -> None:
        super().__init__(EIGHTEEN_PHEROMONES, 0)

    def points(self, t: FourmidableBase, seat: i64) -> i64:
        """Count the pheromones on the board; one that was removed (FOU-C30) does not count."""
        return POINTS if t.placed_points(seat) >= MARKS else 0
