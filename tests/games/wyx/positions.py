"""Hand-made Wyx positions with the answers the rules give, worked out on paper."""
from __future__ import annotations

from . import positions_ends, positions_options, positions_turns
from .notation import POSITIONS

__all__ = ["POSITIONS", "positions_ends", "positions_options", "positions_turns"]
