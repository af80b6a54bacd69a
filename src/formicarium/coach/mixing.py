"""Judges positions of La Cigale & la Fourmi against a sound opponent: a move of the best mix loses nothing."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from formicarium.bots.cigale.strategies import Bluffer
from formicarium.coach.judge import Opinion, PositionJudge, chances
from formicarium.coach.review import Chances
from formicarium.coach.verdict import judge, stand
from formicarium.core.dice import Dice
from formicarium.core.game import Game

NONE = -1
FEW = 4  # futures at least


class ByMixing(PositionJudge):
    """Judge whose `playouts` are futures per outcome.

    It measures the chance to finish first with any number of players, since the mixes are optimized for it.
    """

    def __init__(self, strategy: Bluffer) -> None:
        self.strategy = strategy

    def stand(self, game: Game, view: Any, state: Any, playouts: int, dice: Dice, by: int = NONE,
              move: int = NONE) -> Chances:
        gambler = self.strategy.with_budget(max(FEW, playouts), 0.0).gambler(game)
        return with_places(list(stand(gambler, state, view.seat, max(FEW, playouts), dice, by, move)))

    def decide(self, game: Game, view: Any, state: Any, move: int, playouts: int, dice: Dice) -> Opinion:
        seat = view.seat
        found = judge(self.strategy.with_budget(max(FEW, playouts), 0.0).gambler(game), state, seat, dice)
        moves = [int(one) for one in found.moves]
        seats = game.players
        rows = {one: with_places(list(found.chances[i * seats:(i + 1) * seats])) for i, one in enumerate(moves)}
        shares = dict(zip(moves, found.mix, strict=True))
        best = max(moves, key=lambda one: (rows[one].first[seat], shares[one], -one))
        mixed = sorted([one for one in moves if shares[one] >= 0.005], key=lambda one: -shares[one])
        lost = rows[best].first[seat] - rows[move].first[seat]
        if len(mixed) > 1 and shares.get(move, 0.0) < 0.005:
            best = mixed[0]
        rival = max([one for one in moves if one != best], key=lambda one: rows[one].first[seat], default=NONE)
        return Opinion(rows[best], best, rows[best], rows[move], max(0.0, lost), ((seat, best),), ((seat, move),),
                       ((seat, rival),) if rival != NONE else (),
                       tuple([(one, shares[one]) for one in mixed]) if len(mixed) > 1 else ())


def with_places(first: Sequence[float]) -> Chances:
    """Return chances with places, estimated from the ratio of the seats' winning chances."""
    seats = range(len(first))
    place = [1.0 + sum(share(first[other], first[seat]) for other in seats if other != seat) for seat in seats]
    return chances(first, place)


def share(one: float, other: float) -> float:
    return one / (one + other) if one + other > 0.0 else 0.5
