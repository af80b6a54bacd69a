"""Fourmidable: the policy of its bots."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.fourmidable import evaluation as worth
from formicarium.bots.fourmidable import final_value as prospect
from formicarium.bots.fourmidable import playout_moves
from formicarium.bots.fourmidable.scratch import ValuationScratch
from formicarium.bots.policy import Policy
from formicarium.core.dice import Dice
from formicarium.core.state import GameState
from formicarium.games.fourmidable.state import FourmidableState


@final
class FourmidablePolicy(Policy):
    def __init__(self, weights: vec[i64]) -> None:
        self.glance = ValuationScratch(weights)

    def pick(self, state: GameState, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, FourmidableState)
        return playout_moves.sample(state, state.course, seat, state.legal_moves(seat), self.glance, dice)

    def candidates(self, state: GameState, seat: i64) -> vec[i64]:
        assert isinstance(state, FourmidableState)
        return playout_moves.ideas(state, state.course, seat, state.legal_moves(seat), self.glance)

    def is_ranked(self, state: GameState) -> bool:
        assert isinstance(state, FourmidableState)
        return state.kit.level.specials > 0

    def ranked_ideas(self, state: GameState, seat: i64) -> vec[i64]:
        assert isinstance(state, FourmidableState)
        return playout_moves.ideas(state, state.course, seat, state.legal_moves(seat), self.glance, True)

    def evaluate(self, state: GameState, seat: i64) -> i64:
        assert isinstance(state, FourmidableState)
        return worth.worth(state, seat, self.glance)

    def horizon(self, state: GameState, rounds: i64) -> i64:
        """Return the round in which playouts stop, or 0 to play to the end.

        Choices before the first round count to the end, and so does the Child level, which has no evaluation weights.
        """
        assert isinstance(state, FourmidableState)
        return state.round_ + rounds if state.round_ and state.kit.level.births else 0

    def is_beyond(self, state: GameState, horizon: i64) -> bool:
        assert isinstance(state, FourmidableState)
        return state.round_ >= horizon

    def final_value(self, state: GameState, seat: i64) -> i64:
        """Return the estimate in the scale of `evaluate`."""
        assert isinstance(state, FourmidableState)
        return prospect.worth_of(state, prospect.prospect(state, seat, self.glance))
