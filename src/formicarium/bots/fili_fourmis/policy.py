"""Fili-Fourmis: the policy of its bots."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.fili_fourmis import candidates as ideas
from formicarium.bots.fili_fourmis import evaluation as worth
from formicarium.bots.fili_fourmis.evaluation import Workspace
from formicarium.bots.policy import Policy
from formicarium.core.table import GameState
from formicarium.games.fili_fourmis.kit import NONE
from formicarium.games.fili_fourmis.table import FiliTable


@final
class FiliPolicy(Policy):
    def __init__(self) -> None:
        self.space: Workspace | None = None

    def candidates(self, table: GameState, seat: i64) -> vec[i64]:
        assert isinstance(table, FiliTable)
        return ideas.ideas(table, seat, table.legal_moves(seat))

    def evaluate(self, table: GameState, seat: i64) -> i64:
        assert isinstance(table, FiliTable)
        space = self.space
        if space is None or space.kit is not table.kit:
            space = Workspace(table.kit)
            self.space = space
        return worth.worth(table, seat, space)

    def fingerprint(self, table: GameState) -> i64:
        assert isinstance(table, FiliTable)
        if table.spot == NONE:
            return table.sign
        return table.sign ^ (table.phase * 8191 + table.spot + 1) * 0x2545F4914F6D
