"""Pebbles, broken on purpose: each of these breaks the law that it is marked with, and that law has to see it."""
from . import copied, foretold, hidden, kept, playing
from .marks import FAULTS

__all__ = ["FAULTS", "copied", "foretold", "hidden", "kept", "playing"]
