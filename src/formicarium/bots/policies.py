"""The policy of each game."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.fili_fourmis.policy import FiliPolicy
from formicarium.bots.fourmidable.policy import FourmidablePolicy
from formicarium.bots.fourmidable.weights import WEIGHTS
from formicarium.bots.micropolis.policy import MicropolisPolicy
from formicarium.bots.policy import USUAL, Policy

POLICIES: Final[dict[str, Policy]] = {
    "fili_fourmis": FiliPolicy(),
    "fourmidable": FourmidablePolicy(vec[i64](WEIGHTS)),
    "micropolis": MicropolisPolicy(),
}


def policy(game: str) -> Policy:
    return POLICIES.get(game, USUAL)
