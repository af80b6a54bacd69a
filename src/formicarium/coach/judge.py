"""What a judge of the coach answers, whichever way it thinks: about a table that was supposed from a view."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from formicarium.coach.appraise import chance_that_counts
from formicarium.coach.review import Chances
from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.table import GameState

DIGITS = 4  # of a chance
Continuation = tuple[tuple[int, int], ...]  # who moves, and how


class Opinion(NamedTuple):
    """Of one move, against the best."""

    stands: Chances
    best: int
    before: Chances  # with the best move
    after: Chances  # with this one
    loss: float
    best_line: Continuation
    line: Continuation
    rival_line: Continuation  # of the best other move than the best, if it is known
    mix: tuple[tuple[int, float], ...] = ()  # moves and their shares, the likeliest first
    turns: int = 0  # until it is surely won with the best move; below 0: surely lost with this one


class PositionJudge:
    """`playouts` counts what it counts: simulations, positions, futures."""

    def decide(self, game: Game, view: Any, table: GameState, move: int, playouts: int, dice: Dice) -> Opinion:
        raise NotImplementedError

    def stand(self, game: Game, view: Any, table: GameState, playouts: int, dice: Dice, by: int = -1,
              move: int = -1) -> Chances:
        """As the view has it, also a spectator's; with a move, after it, before chance has answered."""
        raise NotImplementedError

    def rival(self, game: Game, view: Any, table: GameState, best: int, playouts: int, dice: Dice) -> Continuation:
        """The best line that begins otherwise; for those whose opinions do not have it."""
        return ()

    def is_forced(self, game: Game, table: GameState, seat: int, move: int) -> bool:
        """Whether there is nothing else worth a thought."""
        return len(table.legal_moves(seat)) == 1


def chances(first: Sequence[float], place: Sequence[float]) -> Chances:
    """Rounded; places only where there are several."""
    return Chances(tuple([round(share, DIGITS) for share in first]),
                   tuple([round(at, DIGITS) for at in place]) if len(first) > 2 else ())


def counted_chance(found: Chances, seat: int) -> float:
    """The chance in which losses are counted."""
    place = found.place[seat] if found.place else 1.0
    return float(chance_that_counts(found.first[seat], place, len(found.first)))


def final_chances(places: Sequence[int]) -> Chances:
    """How it ended."""
    winners = sum(place == 1 for place in places)
    return chances([(place == 1) / winners for place in places], [float(place) for place in places])
