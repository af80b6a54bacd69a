"""Hand-made positions of La Cigale & la Fourmi with the answers that the rules give, worked out on paper
from the rulebook and our rules, before there was a game to ask."""
from __future__ import annotations

from . import positions_autumn, positions_powers, positions_winter
from .notation import CASES

__all__ = ["CASES", "positions_autumn", "positions_powers", "positions_winter"]
