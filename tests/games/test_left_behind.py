"""Loading, sampling worlds, playing and viewing leave nothing in memory.

References are typically lost where values pass between interpreted and compiled code.
"""
from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games import SHELF

pytestmark = pytest.mark.engine_free  # an interpreted engine has no such border
TIMES = 25
GAMES = [next(game for game in kind.variants() if game.mode == mode) for kind in SHELF.values() for mode in kind.modes]


def blocks_left(act: Callable[[], object]) -> float:
    """Return the memory blocks left per call; the first calls do not count, as they may fill caches."""
    for _ in range(TIMES):
        act()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        act()
    gc.collect()
    return (sys.getallocatedblocks() - before) / TIMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.id}-{game.mode}")
def test_rules_leak_no_memory(game: Game) -> None:
    gc.collect()
    gc.freeze()  # do not scan the objects of other tests in every collection
    dice = Seeded(3)
    match = Match.begin(game, dice)
    while len(match.journal) < 12 and match.waiting():
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        match = match.play(seat, options[dice.below(len(options))], dice)
    seat = match.waiting()[0]
    view, action = match.view(seat), match.legal_actions(seat)[0]
    state = game.world_from_view(view, dice)
    position = game.position(state)
    acts: dict[str, Callable[[], object]] = {
        "load": lambda: game.load(position), "suppose": lambda: game.world_from_view(view, dice),
        "view": lambda: game.view(state, seat), "position": lambda: game.position(state),
        "options": lambda: game.legal_actions(state, seat), "outlook": lambda: game.outlook(state, seat, action),
        "refusal": lambda: game.refusal(state, seat, action), "play": lambda: match.play(seat, action, Seeded(1)),
        "clone": state.clone, "moves": lambda: state.legal_moves(seat), "setup": lambda: Match.begin(game, Seeded(2)),
    }
    left = {name: blocks_left(act) for name, act in acts.items()}
    gc.unfreeze()
    assert all(blocks <= 0.5 for blocks in left.values()), left
