"""Settings of a training run, stored beside the net so that it can be repeated."""
from __future__ import annotations

from typing import Any

import msgspec

from formicarium.core.game import Game, OptionValue
from formicarium.games import SHELF


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a run; they and the seed determine its games."""

    game: str
    mode: str
    players: int
    edition: str
    options: dict[str, OptionValue] = {}
    seed: int = 1
    games: int = 400  # games per generation
    first_games: int = 0  # games of the first generation; 0: as many as the others
    most: int = 100  # generations
    first_visits: int = 400  # of the search without a net in the first generation
    visits: int = 240  # of a full search in later generations
    glance: int = 48  # of a short search, which makes games quicker
    whole: int = 30  # percent of full searches; only they teach which moves are good
    astray: int = 25  # percent of moves drawn by visits; the others are the most visited
    neurons: tuple[int, int] = (64, 32)
    unread: tuple[str, ...] = ()  # parts of the features that are not read
    blend: float = 0.5  # weight of the search's value against the final result
    window: int = 3  # number of generations to learn from
    passes: float = 6.0  # passes over the positions of these generations
    batch: int = 4096
    rate: float = 0.002
    decay: float = 0.000002
    contests: int = 40  # games against each opponent
    opponents: tuple[str, ...] = ("random", "greedy", "itself")  # itself: its search without a net, at equal time
    thought: float = 0.05  # seconds per move in contests

    def make_game(self) -> Game:
        options: dict[str, Any] = dict(self.options)
        return SHELF[self.game](mode=self.mode, players=self.players, edition=self.edition, **options)


SMALL = {"games": 60, "first_visits": 60, "visits": 60, "glance": 20, "neurons": (16, 8), "batch": 256, "passes": 8.0,
         "contests": 20, "thought": 0.01}  # for quick trials
