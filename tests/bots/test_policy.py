"""What bots feel about a game that nobody has told them more about."""
from __future__ import annotations

from formicarium.bots.policies import policy
from formicarium.bots.policy import USUAL
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.core.table import lowest_bit
from formicarium.games.wyx.game import Wyx


def test_default_policy_has_every_move_and_counts_points() -> None:
    table = Wyx(players=3).setup(Seeded(1), SILENT)
    for _ in range(12):
        seat = lowest_bit(table.waiting())
        assert list(USUAL.candidates(table, seat)) == list(table.legal_moves(seat))
        assert USUAL.fingerprint(table) == 0
        best = max(table.score(other) for other in range(3) if other != seat)
        assert USUAL.evaluate(table, seat) == table.score(seat) - best
        move = USUAL.pick(table, seat, Seeded(7))
        assert move == table.random_move(seat, Seeded(7))
        table.play(seat, move, Seeded(2), SILENT)


def test_game_without_a_policy_has_the_default_one() -> None:
    assert policy("wyx") is USUAL is not policy("fili_fourmis")
