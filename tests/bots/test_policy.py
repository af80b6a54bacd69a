"""The default policy of a game without heuristics."""
from __future__ import annotations

from formicarium.bots.policies import policy
from formicarium.bots.policy import USUAL
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games.wyx.game import Wyx


def test_default_policy_has_every_move_and_counts_points() -> None:
    state = Wyx(players=3).setup(Seeded(1), SILENT)
    for _ in range(12):
        seat = lowest_bit(state.waiting())
        assert list(USUAL.candidates(state, seat)) == list(state.legal_moves(seat))
        assert USUAL.fingerprint(state) == 0
        best = max(state.score(other) for other in range(3) if other != seat)
        assert USUAL.evaluate(state, seat) == state.score(seat) - best
        move = USUAL.pick(state, seat, Seeded(7))
        assert move == state.random_move(seat, Seeded(7))
        state.play(seat, move, Seeded(2), SILENT)


def test_game_without_a_policy_has_the_default_one() -> None:
    assert policy("wyx") is USUAL is not policy("fili_fourmis")
