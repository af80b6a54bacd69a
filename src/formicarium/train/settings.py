"""What a run of training is: kept beside the net, so that anybody can repeat it."""
from __future__ import annotations

from typing import Any

import msgspec

from formicarium.core.game import Game, OptionValue
from formicarium.games import SHELF


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of a whole run; its games follow from these and the seed."""

    game: str
    mode: str
    players: int
    edition: str
    options: dict[str, OptionValue] = {}
    seed: int = 1
    games: int = 400  # of a generation
    first_games: int = 0  # of the first one, if others
    most: int = 100  # generations
    first_visits: int = 400  # of the search without a net, which plays the first generation
    visits: int = 240  # of a whole thought, later
    glance: int = 48  # of a short one: so games are sooner over
    whole: int = 30  # of a hundred thoughts; from the others nobody learns which moves are good
    astray: int = 25  # of a hundred moves are drawn by how often they were visited, the others are the most visited
    neurons: tuple[int, int] = (64, 32)
    unread: tuple[str, ...] = ()  # parts of the features that cost more than they tell
    blend: float = 0.5  # how much of what a position is said to be worth comes from the search, not from the end
    window: int = 3  # generations that are learnt from
    passes: float = 6.0  # over all their positions
    batch: int = 4096
    rate: float = 0.002
    decay: float = 0.000002
    contests: int = 40  # games against each of those that a generation is measured by
    opponents: tuple[str, ...] = ("random", "greedy", "itself")  # itself: its search without a net, at equal time
    thought: float = 0.05  # seconds a move, when measured

    def table(self) -> Game:
        """The game that is trained for."""
        options: dict[str, Any] = dict(self.options)
        return SHELF[self.game](mode=self.mode, players=self.players, edition=self.edition, **options)


SMALL = {"games": 60, "first_visits": 60, "visits": 60, "glance": 20, "neurons": (16, 8), "batch": 256, "passes": 8.0,
         "contests": 20, "thought": 0.01}  # for trying out whether it runs
