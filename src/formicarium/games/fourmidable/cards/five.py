"""Fourmidable: 4 points with five ants of a type at the end (FOU-C1, C2, C3)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.core.rule import Rule
from formicarium.core.state import bit_count
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card

ANTS: Final[i64] = 5
POINTS: Final[i64] = 4


@final
class Five(Card):
    def __init__(self, rule: Rule, kind: i64) -> None:
        super().__init__(rule, 0)
        self.kind = kind

    def points(self, t: FourmidableBase, seat: i64) -> i64:
        return POINTS if ants_of(t, seat, self.kind) >= ANTS else 0


def ants_of(t: FourmidableBase, seat: i64, kind: i64) -> i64:
    """Return the number of the seat's ants of a kind in play, on the board or in the nest."""
    return bit_count(t.colonies[seat].alive >> kind * t.kit.ants & (1 << t.kit.ants) - 1)
