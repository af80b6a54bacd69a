"""Whole games by sensible players: every position can be evaluated, written, sampled and described."""
from __future__ import annotations

import pytest

from formicarium.bots.policies import policy
from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Pass
from formicarium.games.fourmidable.outlooks import PassOutlook
from formicarium.games.fourmidable.state import FourmidableState
from tests.support.night import some

pytestmark = pytest.mark.long

POLICY = policy("fourmidable")
RARE = {"closing", "counting", "studying", "choosing", "opening", "forecasting", "ended"}


def ahead_of_all(state: FourmidableState, seat: int) -> bool:
    """Whether the seat leads in points, before any tie is broken."""
    return all(state.score(seat) > state.score(other) for other in range(state.seats) if other != seat)


@pytest.mark.parametrize(("mode", "players"), [
    pytest.param("child", 2, marks=pytest.mark.unwatched), ("child", 3), ("apprentice", 2),
    pytest.param("apprentice", 3, marks=pytest.mark.engine_free)])
def test_every_phase_of_a_policy_game_is_consistent(mode: str, players: int) -> None:
    game, dice, met = Fourmidable(mode=mode, players=players), Seeded(7), set[str]()
    for seed in range(some(1, 3)):
        state = game.setup(Seeded(seed), SILENT)
        while not state.ended():
            there = game.position(state)
            worth = [POLICY.evaluate(state, seat) for seat in range(players)]
            assert max(worth) >= 0  # at least one seat is not behind
            worth.pop(state.turn)  # the seat to move has further prospects
            assert sum(lead > 0 for lead in worth) <= 1
            if there.phase in RARE and (there.phase not in met or dice.below(4) == 0):
                met.add(there.phase)
                assert game.position(game.load(there)) == there
                for seat in range(WATCHER, players):
                    view = game.view(state, seat)
                    assert game.view(game.world_from_view(view, dice), seat) == view
            seat = next(seat for seat in range(players) if state.waiting() >> seat & 1)
            for option in game.legal_actions(state, seat):
                if isinstance(option, Pass):
                    assert game.outlook(state, seat, option) == PassOutlook(final= there.phase == "counting")
            state.play(seat, POLICY.pick(state, seat, dice), dice, SILENT)
        assert all(POLICY.evaluate(state, seat) > 0 for seat in range(players) if ahead_of_all(state, seat))
        assert game.position(game.load(game.position(state))) == game.position(state)
    assert met >= ({"studying", "opening", "forecasting"} if mode == "apprentice" else set())
