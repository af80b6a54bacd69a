"""What a bot feels about a game without looking ahead; compiled with the search. The rules know nothing of it."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from formicarium.core.dice import Dice
from formicarium.core.table import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The house's own: any move, all of them, points. What bots know better is in search/<game>/policy.py."""

    def pick(self, table: GameState, seat: i64, dice: Dice) -> i64:
        """A legal move for a playout."""
        return table.random_move(seat, dice)

    def candidates(self, table: GameState, seat: i64) -> vec[i64]:
        """The legal moves that are worth a thought, the likeliest first."""
        return table.legal_moves(seat)

    def is_ranked(self, table: GameState) -> bool:
        """Whether `ideas` has the best first."""
        return False

    def ranked_ideas(self, table: GameState, seat: i64) -> vec[i64]:
        """The same moves with the best first, where the game can tell."""
        return self.candidates(table, seat)

    def evaluate(self, table: GameState, seat: i64) -> i64:
        """How good it looks for the seat to a search that stops here: points ahead of its best opponent, or alone."""
        if table.seats == 1:
            return table.score(seat)
        best: i64 = -1_000_000
        other: i64
        for other in range(table.seats):
            if other != seat:
                best = max(best, table.score(other))
        return table.score(seat) - best

    def horizon(self, table: GameState, rounds: i64) -> i64:
        """Until when a playout goes on that begins here and looks so many rounds ahead; 0: to the end."""
        return 0

    def is_beyond(self, table: GameState, horizon: i64) -> bool:
        """Whether a playout stops here."""
        return False

    def final_value(self, table: GameState, seat: i64) -> i64:
        """What `worth` will be at the end, as far as it can be told where a playout stops."""
        return self.evaluate(table, seat)

    def fingerprint(self, table: GameState) -> i64:
        """The same for tables that are the same to a search; 0: not known."""
        return 0


USUAL: Final = Policy()
