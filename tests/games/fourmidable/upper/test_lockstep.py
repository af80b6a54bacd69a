"""Two engines of the upper levels, one rulebook: the naive one was written from the rules alone, and ours agrees."""
from __future__ import annotations

import random

import pytest

import formicarium
from formicarium.core.dice import Seeded
from formicarium.games.fourmidable.game import Fourmidable

from . import rules
from .lockstep import Both

FAST = formicarium.engine == "compiled"
OFTEN = 0.5 if FAST else 0.2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_experienced_games_in_step(players: int) -> None:
    for seed in range(2 if FAST else 1):
        game = Fourmidable(mode="experienced", players=players, worm_in_rooms=seed % 2 == 1)
        both = Both(game, Seeded(seed), random.Random(f"{players} {seed}"))
        while rules.waiting(both.state):
            if both.rng.random() < OFTEN:
                both.compare()
            both.turn()
        both.compare()
        assert both.met["Complete"] and both.met["Dig"] and both.met["Step"] > 100
