"""The coach marks planted blunders, and few moves of the strongest bot; one each by day, fifty games a game at night
(NIGHT_BLUNDERS: games).

planting.py defines the referees.
"""
from __future__ import annotations

import os

import pytest

from formicarium.games import SHELF

from .planting import Referee, best_of, by_force, by_results, by_thought, counts, is_blunder, play_game

pytestmark = pytest.mark.engine_free  # law 12 compares the engines; a search is slow when interpreted
GAMES = int(os.environ.get("NIGHT_BLUNDERS", "50"))
# by day: by referee, a game (its seed) and a decision in it where a blunder can be planted
DAY: list[tuple[Referee, str, int, int]] = [
    (by_thought, "wyx", 100, 55), (by_thought, "fili_fourmis", 105, 122), (by_thought, "cigale", 102, 119),
    (by_thought, "micropolis", 100, 9), (by_thought, "fourmidable", 100, 258), (by_results, "wyx", 101, 66),
    (by_results, "cigale", 111, 156), (by_results, "micropolis", 101, 26), (by_force, "fili_fourmis", 115, 130)]


@pytest.mark.parametrize(("referee", "name", "seed", "move"), DAY)
def test_planted_blunder_is_marked(referee: Referee, name: str, seed: int, move: int) -> None:
    game, decisions = play_game(name, seed)
    [task] = [task for task in decisions if task.move == move]
    best = best_of(game, task, seed)
    bad = referee(game, task, seed)
    assert bad is not None
    assert is_blunder(game, task, bad) and not is_blunder(game, task, best)


@pytest.mark.night
@pytest.mark.parametrize(("referee", "name"), [
    *((referee, name) for referee in (by_thought, by_results) for name in SHELF), (by_force, "fili_fourmis")])
def test_coach_marks_blunders_and_few_good_moves(referee: Referee, name: str) -> None:
    """At least nine in ten planted blunders are marked, and at most two in a hundred good moves."""
    *_, found = counts(name, referee, GAMES)
    print(f"{name}, {referee.__name__}, {found.told()}")
    assert len(found.called) <= 0.02 * found.good
    assert len(found.missed) <= 0.1 * found.planted
