"""Broken versions of the game Pebbles; each must be found by the law that it is marked with."""
from . import copied, foretold, hidden, kept, playing
from .marks import FAULTS

__all__ = ["FAULTS", "copied", "foretold", "hidden", "kept", "playing"]
