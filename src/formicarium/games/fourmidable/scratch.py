"""Fourmidable: room to work in while a way is looked for. Nothing in it outlives the question that was asked."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.vectors import filled
from formicarium.games.fourmidable.kit import PLACES


@final
class Scratch:
    """A table and its clones share one. A number in `steps` that is below `stamp` is of an earlier search."""

    def __init__(self) -> None:
        self.stamp: i64 = 0
        self.steps = filled(PLACES, 0)  # by place: `stamp` and the steps to there
        self.before = filled(PLACES, 0)  # by place: the one before it
        self.queue = filled(PLACES, 0)  # the places found, the nearest first
        self.neighbours = filled(PLACES, 0)
        self.home = filled(PLACES, 0)  # by place: the steps from there to the goal
        self.index = filled(PLACES, 0)  # by place: its number among the empty terrain of a search for ways
        self.latest = filled(PLACES, 0)  # by place: the last stop there of a search for ways
