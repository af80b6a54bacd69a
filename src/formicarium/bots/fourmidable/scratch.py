"""Fourmidable: room to work in while a position is valued. Nothing in it outlives the question that was asked, but for
the weights, which never change."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.vectors import filled
from formicarium.games.fourmidable.kit import KINDS, RESOURCES

MOST_CARDS: Final = 9  # that are looked at: all of a hand at Child (FOU-K2), all that lie open for six (FOU-X1)
TRAITS: Final[i64] = 16  # of a seat, between two rounds (prospect.py)


@final
class ValuationScratch:
    def __init__(self, weights: vec[i64]) -> None:
        self.want = filled(RESOURCES, 0)  # what one more of each resource is worth
        self.spare = filled(RESOURCES, 0)  # what no card looked at so far needs
        self.cards = filled(MOST_CARDS, 0)
        self.near = filled(KINDS, 0)  # steps to the nearest of each of an ant's resources
        self.traits = filled(TRAITS, 0)
        self.weights = weights  # of the traits, by level, early and late (weights.py)
