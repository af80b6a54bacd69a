"""Which game is felt about how."""
from __future__ import annotations

from typing import Final

from formicarium.search.fili_fourmis.policy import FiliPolicy
from formicarium.search.fourmidable.policy import FourmidablePolicy
from formicarium.search.micropolis.policy import MicropolisPolicy
from formicarium.search.policy import USUAL, Policy

POLICIES: Final[dict[str, Policy]] = {
    "fili_fourmis": FiliPolicy(),
    "fourmidable": FourmidablePolicy(),
    "micropolis": MicropolisPolicy(),
}


def policy(game: str) -> Policy:
    """By the game's id."""
    return POLICIES.get(game, USUAL)
