"""Bots make the same moves on the compiled and the interpreted rules; the other engine runs in its own process."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import formicarium
from formicarium import _engine
from formicarium.bots.registry import bot
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games import SHELF
from tests.support.night import some

BOTS = ("random", "greedy", "level1", "level2", "level3@8", "level4@8", "level5@8")
MOVES = (3, 45, 0, 14)[:some(2, 4)]


def choices_of(name: str) -> dict[str, list[str]]:
    games = {game.mode: game for game in reversed(list(SHELF[name].variants()))}
    return {mode: answers(game) for mode, game in games.items()}


def answers(game: Game) -> list[str]:
    found = []
    for position, moves in enumerate(MOVES):
        match = play_until(game, position, moves)
        for who in BOTS if match.waiting() else ():
            seat, *_ = match.waiting()
            found.append(f"{moves} {who} {bot(who).choose(game, match.view(seat), Seeded(position))}")
    return found


def play_until(game: Game, seed: int, moves: int) -> Match:
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    for _ in range(moves):
        if match.waiting():
            seat, *_ = match.waiting()
            options = match.legal_actions(seat)
            match = match.play(seat, options[dice.below(len(options))], dice)
    return match


@pytest.mark.skipif(_engine.build() is None, reason="there is no compiled build of these sources")
@pytest.mark.engine_free
@pytest.mark.parametrize("name", SHELF)
def test_bots_play_the_same_moves_in_both_engines(name: str) -> None:
    other = "python" if formicarium.engine == "compiled" else "compiled"
    run = subprocess.run([sys.executable, __file__, name, other], capture_output=True, text=True, check=False,
                         env={**os.environ, "FORMICARIUM_ENGINE": other, "PYTHONPATH": os.pathsep.join(
                             [str(Path(__file__).parents[2]), *filter(None, sys.path)])})
    assert run.returncode == 0, run.stderr
    choices = choices_of(name)
    assert json.loads(run.stdout) == choices
    assert set(choices) == set(SHELF[name].modes)
    assert all(len(said) >= (len(MOVES) - 1) * len(BOTS) for said in choices.values())


if __name__ == "__main__":
    assert formicarium.engine == sys.argv[2]
    print(json.dumps(choices_of(sys.argv[1])))
