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
from formicarium.core.table import GameState
from formicarium.games.fourmidable.table import FourmidableTable


@final
class FourmidablePolicy(Policy):
    def __init__(self, weights: vec[i64]) -> None:
        self.glance = ValuationScratch(weights)

    def pick(self, table: GameState, seat: i64, dice: Dice) -> i64:
        assert isinstance(table, FourmidableTable)
        return playout_moves.sample(table, table.course, seat, table.legal_moves(seat), self.glance, dice)

    def candidates(self, table: GameState, seat: i64) -> vec[i64]:
        assert isinstance(table, FourmidableTable)
        return playout_moves.ideas(table, table.course, seat, table.legal_moves(seat), self.glance)

    def is_ranked(self, table: GameState) -> bool:
        assert isinstance(table, FourmidableTable)
        return table.kit.level.specials > 0

    def ranked_ideas(self, table: GameState, seat: i64) -> vec[i64]:
        assert isinstance(table, FourmidableTable)
        return playout_moves.ideas(table, table.course, seat, table.legal_moves(seat), self.glance, True)

    def evaluate(self, table: GameState, seat: i64) -> i64:
        assert isinstance(table, FourmidableTable)
        return worth.worth(table, seat, self.glance)

    def horizon(self, table: GameState, rounds: i64) -> i64:
        """Return the round in which playouts stop, or 0 to play to the end.

        Choices before the first round count to the end, and so does the Child level, which has no evaluation weights.
        """
        assert isinstance(table, FourmidableTable)
        return table.round_ + rounds if table.round_ and table.kit.level.births else 0

    def is_beyond(self, table: GameState, horizon: i64) -> bool:
        assert isinstance(table, FourmidableTable)
        return table.round_ >= horizon

    def final_value(self, table: GameState, seat: i64) -> i64:
        """Return the estimate in the scale of `evaluate`."""
        assert isinstance(table, FourmidableTable)
        return prospect.worth_of(table, prospect.prospect(table, seat, self.glance))
