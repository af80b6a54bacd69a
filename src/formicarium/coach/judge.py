"""Interface of the coach's judges, which evaluate a position in a world that fits a view."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from formicarium.coach.appraise import chance_that_counts
from formicarium.coach.review import Chances
from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.state import GameState

DIGITS = 4  # of a rounded chance
Continuation = tuple[tuple[int, int], ...]  # pairs of seat and move


class Opinion(NamedTuple):
    """Judgement of one move, compared with the best one."""

    stands: Chances
    best: int
    before: Chances  # with the best move
    after: Chances  # with the judged move
    loss: float
    best_line: Continuation
    line: Continuation
    rival_line: Continuation  # of the best alternative to the best move; empty if unknown
    mix: tuple[tuple[int, float], ...] = ()  # moves and their shares, the likeliest first
    turns: int = 0  # to a certain win with the best move; negative: to a certain loss with the judged one


class PositionJudge:
    """Base class; the unit of `playouts` is the judge's own: simulations, positions or futures."""

    def decide(self, game: Game, view: Any, state: GameState, move: int, playouts: int, dice: Dice) -> Opinion:
        raise NotImplementedError

    def stand(self, game: Game, view: Any, state: GameState, playouts: int, dice: Dice, by: int = -1,
              move: int = -1) -> Chances:
        """Return all seats' chances from the view; with `move`, after seat `by` played it and before chance answers."""
        raise NotImplementedError

    def rival(self, game: Game, view: Any, state: GameState, best: int, playouts: int, dice: Dice) -> Continuation:
        """Return the best line that begins with another move; for judges whose opinions lack it."""
        return ()

    def is_forced(self, game: Game, state: GameState, seat: int, move: int) -> bool:
        """Whether no other move is worth considering."""
        return len(state.legal_moves(seat)) == 1


def chances(first: Sequence[float], place: Sequence[float]) -> Chances:
    """Return rounded chances; places only with three players and more."""
    return Chances(tuple([round(share, DIGITS) for share in first]),
                   tuple([round(at, DIGITS) for at in place]) if len(first) > 2 else ())


def counted_chance(found: Chances, seat: int) -> float:
    """Return the chance that losses are measured in."""
    place = found.place[seat] if found.place else 1.0
    return float(chance_that_counts(found.first[seat], place, len(found.first)))


def final_chances(places: Sequence[int]) -> Chances:
    winners = sum(place == 1 for place in places)
    return chances([(place == 1) / winners for place in places], [float(place) for place in places])
