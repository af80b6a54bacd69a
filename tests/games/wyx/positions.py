"""Hand-made Wyx positions with the answers of the rules, worked out on paper."""
from __future__ import annotations

from . import positions_ends, positions_options, positions_turns
from .notation import POSITIONS

__all__ = ["POSITIONS", "positions_ends", "positions_options", "positions_turns"]
