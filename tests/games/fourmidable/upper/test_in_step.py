"""Intermediate: the naive engine follows the rules through random games, and every state is compared."""
from __future__ import annotations

import random
from collections import Counter

import pytest

import formicarium
from formicarium.core.dice import Seeded
from formicarium.games.fourmidable.game import Fourmidable
from tests.oracle.fourmidable.upper.in_step import EFFECTS, InStep
from tests.support.night import outermost

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched]

FAST = formicarium.engine == "compiled"


def play_in_step(players: int, seed: int, often: float) -> Counter[str]:
    game = Fourmidable(mode="intermediate", players=players, worm_in_rooms=seed % 3 == 2, choose_species=seed % 2 == 1)
    return InStep(game, Seeded(seed), random.Random(seed)).play_to_the_end(often)


@pytest.mark.parametrize("players", outermost(range(2, 7)))
def test_engines_agree_on_intermediate_games(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(3 if FAST else 1):
        met += play_in_step(players, seed, 0.15)
    assert met["PlayCard"] == 0 and sum(met[effect] for effect in EFFECTS) > (5 if FAST else 3) * players
