"""Bots make the same moves on the compiled rules and on the sources: the other engine is asked in its own process."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import formicarium
from formicarium import _engine
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.search.bots import bot

BOTS = ("random", "greedy", "level1", "level2", "level3@8", "level4@8", "level5@8")
MOVES = (0, 3, 14, 45)  # made by chance before each is asked


def chosen(name: str, mode: str) -> list[str]:
    """What each bot does in some positions of a game."""
    game = next(game for game in SHELF[name].variants() if game.mode == mode)
    answers = []
    for position, moves in enumerate(MOVES):
        match = reached(game, position, moves)
        for who in BOTS if match.waiting() else ():
            seat, *_ = match.waiting()
            answers.append(f"{moves} {who} {bot(who).choose(game, match.view(seat), Seeded(position))}")
    return answers


def reached(game: Game, seed: int, moves: int) -> Match:
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    for _ in range(moves):
        if match.waiting():
            seat, *_ = match.waiting()
            options = match.options(seat)
            match = match.play(seat, options[dice.below(len(options))], dice)
    return match


@pytest.mark.skipif(_engine.build() is None, reason="there is no compiled build of these sources")
@pytest.mark.engine_free
@pytest.mark.parametrize(("name", "mode"), [(kind.id, mode) for kind in SHELF.values()
                                            for mode in dict.fromkeys(game.mode for game in kind.variants())])
def test_bots_move_alike_in_both_engines(name: str, mode: str) -> None:
    other = "python" if formicarium.engine == "compiled" else "compiled"
    run = subprocess.run([sys.executable, __file__, name, mode, other], capture_output=True, text=True, check=False,
                         env={**os.environ, "FORMICARIUM_ENGINE": other, "PYTHONPATH": os.pathsep.join(
                             [str(Path(__file__).parents[1]), *filter(None, sys.path)])})
    assert run.returncode == 0, run.stderr
    ours = chosen(name, mode)
    assert json.loads(run.stdout) == ours
    assert len(ours) >= 3 * len(BOTS)


if __name__ == "__main__":
    assert formicarium.engine == sys.argv[3]
    print(json.dumps(chosen(sys.argv[1], sys.argv[2])))
