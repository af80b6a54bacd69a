"""Hand-made positions of La Cigale & la Fourmi with the answers of the rules, worked out on paper."""
from __future__ import annotations

from . import positions_autumn, positions_powers, positions_winter
from .notation import CASES

__all__ = ["CASES", "positions_autumn", "positions_powers", "positions_winter"]
