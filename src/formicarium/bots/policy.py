"""The bots' knowledge of a game without search: move choice, candidates, evaluation; compiled. The rules do not use it.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from formicarium.core.dice import Dice
from formicarium.core.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Default policy: random moves, all candidates, points as evaluation. Games override it in bots/<game>/policy.py.
    """

    def pick(self, state: GameState, seat: i64, dice: Dice) -> i64:
        """Return a legal move for a playout."""
        return state.random_move(seat, dice)

    def candidates(self, state: GameState, seat: i64) -> vec[i64]:
        """Return the legal moves worth searching, likeliest first."""
        return state.legal_moves(seat)

    def is_ranked(self, state: GameState) -> bool:
        """Whether `candidates` are sorted best first."""
        return False

    def ranked_ideas(self, state: GameState, seat: i64) -> vec[i64]:
        """Return the candidates sorted best first, if the game can rank them."""
        return self.candidates(state, seat)

    def evaluate(self, state: GameState, seat: i64) -> i64:
        """Return the evaluation for the seat where a search stops: points ahead of its best opponent, or its points if
        alone.
        """
        if state.seats == 1:
            return state.score(seat)
        best: i64 = -1_000_000
        other: i64
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.score(other))
        return state.score(seat) - best

    def horizon(self, state: GameState, rounds: i64) -> i64:
        """Return the point where playouts that look `rounds` rounds ahead stop; 0: the end of the game."""
        return 0

    def is_beyond(self, state: GameState, horizon: i64) -> bool:
        """Whether a playout stops here."""
        return False

    def final_value(self, state: GameState, seat: i64) -> i64:
        """Return the expected `evaluate` at the end of the game, where a playout stops early."""
        return self.evaluate(state, seat)

    def fingerprint(self, state: GameState) -> i64:
        """Return a key that is equal for positions a search may treat as equal; 0 if the game has none."""
        return 0


USUAL: Final = Policy()
