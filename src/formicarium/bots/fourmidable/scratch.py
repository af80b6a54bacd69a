"""Fourmidable: scratch memory of the evaluation. Only the weights keep their meaning between two calls."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.vectors import filled
from formicarium.games.fourmidable.kit import KINDS, RESOURCES

# most cards evaluated at once: a full hand at Child (FOU-K2), or all open ones with six players (FOU-X1)
MOST_CARDS: Final = 9
TRAITS: Final[i64] = 16  # number of traits per seat (final_value.py)


@final
class ValuationScratch:
    def __init__(self, weights: vec[i64]) -> None:
        self.want = filled(RESOURCES, 0)  # value of one more of each resource
        self.spare = filled(RESOURCES, 0)  # resources that no card evaluated so far needs
        self.cards = filled(MOST_CARDS, 0)
        self.near = filled(KINDS, 0)  # steps to the nearest of each of an ant's resources
        self.traits = filled(TRAITS, 0)
        self.weights = weights  # of the traits, by level, early and late (weights.py)
