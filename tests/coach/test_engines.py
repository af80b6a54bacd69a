"""A review is equal, byte for byte, on the compiled and the interpreted rules; the other engine runs in its own
process.
"""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import formicarium
from formicarium import _engine
from formicarium.coach.assemble import review
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games import SHELF
from tests.support.night import last_of, some

PLAYOUTS = some(12, 30)  # for a whole game: weak, but equal
MOVES = 9
MODES = [(kind.id, mode) for kind in SHELF.values() for mode in last_of([*kind.modes])]


def short_reviews(name: str, mode: str) -> list[str]:
    kind = SHELF[name]
    found = []
    for players in {kind.modes[mode][0], kind.modes[mode][-1] if name != "fourmidable" else kind.modes[mode][0]}:
        game: Game = next(game for game in kind.variants() if (game.mode, game.players) == (mode, players))
        dice = Seeded(players)
        match = Match.begin(game, dice)
        while match.waiting() and len(match.journal) < MOVES:
            seat, *_ = match.waiting()
            options = match.legal_actions(seat)
            match = match.play(seat, options[dice.below(len(options))], dice)
        found.append(msgspec.json.encode(review(match, 1, PLAYOUTS)).decode())
    return found


@pytest.mark.skipif(_engine.build() is None, reason="there is no compiled build of these sources")
@pytest.mark.engine_free
def test_reviews_are_the_same_in_both_engines() -> None:
    other = "python" if formicarium.engine == "compiled" else "compiled"
    run = subprocess.run([sys.executable, __file__, other], capture_output=True, text=True, check=False,
                         env={**os.environ, "FORMICARIUM_ENGINE": other, "PYTHONPATH": os.pathsep.join(
                             [str(Path(__file__).parents[2]), *filter(None, sys.path)])})
    assert run.returncode == 0, run.stderr
    reviews_there = msgspec.json.decode(run.stdout, type=dict[str, list[str]])
    for name, mode in MODES:
        reviews_here = short_reviews(name, mode)
        assert reviews_there[f"{name} {mode}"] == reviews_here
        assert any('"decisions":[{' in one for one in reviews_here)


if __name__ == "__main__":
    assert formicarium.engine == sys.argv[1]
    reviews = {f"{name} {mode}": short_reviews(name, mode) for name, mode in MODES}
    sys.stdout.write(msgspec.json.encode(reviews).decode())
