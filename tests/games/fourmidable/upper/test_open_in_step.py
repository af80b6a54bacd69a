"""Experienced and Solo: the naive engine follows the rules through random games, and every state is compared."""
from __future__ import annotations

import random
from collections import Counter

import pytest

import formicarium
from formicarium.core.dice import Seeded
from formicarium.games.fourmidable.game import Fourmidable
from tests.oracle.fourmidable.upper.open_step import OpenInStep
from tests.support.night import outermost, some

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched]

GAMES, ALONE = (some(1, 3), some(15, 40)) if formicarium.engine == "compiled" else (1, 10)


def play_in_step(mode: str, players: int, seed: int, often: float) -> Counter[str]:
    game = Fourmidable(mode=mode, players=players, worm_in_rooms=seed % 3 == 2)
    return OpenInStep(game, Seeded(seed), random.Random(f"{mode} {players} {seed}")).play_to_the_end(often)


@pytest.mark.parametrize("players", outermost(range(2, 7)))
def test_engines_agree_on_experienced_games(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        met += play_in_step("experienced", players, seed, 0.15)
    assert met["Draft"] == 6 * players * GAMES and met["Complete"] and met["Open"]


def test_engines_agree_on_solo_games() -> None:
    met: Counter[str] = Counter()
    for seed in range(ALONE):
        met += play_in_step("solo", 1, seed, 0.5)
    assert met["Hunt"] and met["Rob"] and met["Complete"] and met["Open"]
