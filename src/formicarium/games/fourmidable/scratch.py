"""Fourmidable: buffers for route searches; their contents are valid until the next search."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.vectors import filled
from formicarium.games.fourmidable.kit import PLACES


@final
class Scratch:
    """Buffers shared by a state and its clones. An entry of `steps` below `stamp` belongs to an earlier search."""

    def __init__(self) -> None:
        self.stamp: i64 = 0
        self.steps = filled(PLACES, 0)  # by place: `stamp` plus the steps to it
        self.before = filled(PLACES, 0)  # by place: the place before it
        self.queue = filled(PLACES, 0)  # places found, the nearest first
        self.neighbours = filled(PLACES, 0)
        self.home = filled(PLACES, 0)  # by place: steps from it to the goal
        self.index = filled(PLACES, 0)  # by place: its number in Routes.bare, or NONE
        self.latest = filled(PLACES, 0)  # by place: the latest stop of Routes there, or NONE
