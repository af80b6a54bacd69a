"""Play a random game and continue it from each of its positions; used by the tests of editions."""
from __future__ import annotations

from collections.abc import Callable

from formicarium.core.dice import Recorded, Scripted, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit


def play_reloaded(game: Game, seed: int, check: Callable[[GameState, GameState, int], None]) -> None:
    """Play a random game; each position, loaded again, has the same views and next position.

    `check` is called before each move with the state, the loaded state and the seat to move.
    """
    luck = Seeded(seed)
    state = game.setup(luck, SILENT)
    steps = 0
    while not state.ended():
        seat = lowest_bit(state.waiting())
        position = game.position(state)
        again = game.load(position)
        assert game.position(again) == position
        view = game.view(state, seat)
        assert game.view(game.world_from_view(view, luck), seat) == view
        check(state, again, seat)
        move = state.random_move(seat, luck)
        before, recorded = state.clone(), Recorded(luck)
        state.play(seat, move, recorded, SILENT)
        assert game.position(before) == position
        again.play(seat, move, Scripted(recorded.answers), SILENT)
        assert game.position(again) == game.position(state)
        steps += 1
    assert state.waiting() == 0
    assert game.position(game.load(game.position(state))) == game.position(state)
    assert steps <= game.max_moves
