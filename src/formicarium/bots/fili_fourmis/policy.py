"""Fili-Fourmis: the policy of its bots."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.fili_fourmis import candidates as ideas
from formicarium.bots.fili_fourmis import evaluation as worth
from formicarium.bots.fili_fourmis.evaluation import Workspace
from formicarium.bots.policy import Policy
from formicarium.core.state import GameState
from formicarium.games.fili_fourmis.kit import NONE
from formicarium.games.fili_fourmis.state import FiliState


@final
class FiliPolicy(Policy):
    def __init__(self) -> None:
        self.space: Workspace | None = None

    def candidates(self, state: GameState, seat: i64) -> vec[i64]:
        assert isinstance(state, FiliState)
        return ideas.ideas(state, seat, state.legal_moves(seat))

    def evaluate(self, state: GameState, seat: i64) -> i64:
        assert isinstance(state, FiliState)
        space = self.space
        if space is None or space.kit is not state.kit:
            space = Workspace(state.kit)
            self.space = space
        return worth.worth(state, seat, space)

    def fingerprint(self, state: GameState) -> i64:
        assert isinstance(state, FiliState)
        if state.spot == NONE:
            return state.sign
        return state.sign ^ (state.phase * 8191 + state.spot + 1) * 0x2545F4914F6D
