"""Estimates of a game's end between two rounds, and playouts that stop there."""
from __future__ import annotations

import pytest

from formicarium.bots.algorithms.nodes import ROOT
from formicarium.bots.algorithms.uct import UctTree, search_uct
from formicarium.bots.fourmidable.evaluation import SURE, nearness
from formicarium.bots.fourmidable.final_value import LATE, how_late
from formicarium.bots.fourmidable.policy import FourmidablePolicy
from formicarium.bots.fourmidable.scratch import TRAITS
from formicarium.bots.fourmidable.weights import WEIGHTS
from formicarium.bots.playout import playout, triumph
from formicarium.bots.policies import policy
from formicarium.bots.registry import bot
from formicarium.bots.strategies import UctStrategy
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.levels import LEVELS
from formicarium.games.fourmidable.state import FourmidableState
from tests.games.fourmidable.dealing import deal

POLICY = policy("fourmidable")
UPPER = [mode for mode, level in LEVELS.items() if level.specials]
RECKONED = ["apprentice", *UPPER]
SPAN = 6000


def game_of(mode: str) -> Fourmidable:
    return Fourmidable(mode=mode, players=min(Fourmidable.modes[mode]))


def play_rounds(mode: str, rounds: int, seed: int = 3) -> FourmidableState:
    state, dice = game_of(mode).setup(Seeded(seed), SILENT), Seeded(seed)
    playout(state, POLICY, dice, rounds)
    assert state.round_ == rounds and not state.ended()
    return state


def test_every_trait_of_final_value_has_weights() -> None:
    assert isinstance(POLICY, FourmidablePolicy)
    assert len(WEIGHTS) == 6 * (TRAITS + 1) == len(POLICY.glance.weights) and LATE == 8


@pytest.mark.parametrize("mode", RECKONED)
def test_playout_stops_after_its_rounds(mode: str) -> None:
    """FOU-K5: it stops between two rounds. Choices before the first round count to the end."""
    setup = game_of(mode).setup(Seeded(1), SILENT)
    assert POLICY.horizon(setup, 1) == 0
    state, dice = play_rounds(mode, 2), Seeded(4)
    for rounds in (1, 2):
        after = state.clone()
        horizon = POLICY.horizon(after, rounds)
        assert playout(after, POLICY, dice, horizon) > 0 and after.round_ == 2 + rounds and not after.ended()
        assert playout(after, POLICY, dice, horizon) == 0
    assert playout(state, POLICY, dice) > 0 and state.ended()


def test_playout_of_child_mode_reaches_the_end() -> None:
    state = Fourmidable(mode="child").setup(Seeded(1), SILENT)
    playout(state, POLICY, Seeded(1), 1)
    assert not state.ended() and POLICY.horizon(state, 1) == 0


@pytest.mark.parametrize("mode", ["apprentice", "intermediate", "experienced"])
def test_final_values_of_two_players_are_opposite(mode: str) -> None:
    for seed in range(5):
        state = play_rounds(mode, 3, seed)
        assert POLICY.final_value(state, 0) == -POLICY.final_value(state, 1)
        assert triumph(state, POLICY, 0, SPAN) == max(-1000, min(1000, 1000 * POLICY.final_value(state, 0) // SPAN))


def test_point_has_the_same_worth_in_every_round() -> None:
    """FOU-A20: pheromones, all else being equal."""
    late = {0: "LL CC SS RR BB MM", 1: "OO GG TT LC CS LS"}
    for won in ({}, late):
        bare, marked = deal({}, done=won), deal({}, done=won, marks={0: ["b1", "b2", "b3", "b4"]})
        gain = POLICY.final_value(marked.state, 0) - POLICY.final_value(bare.state, 0)
        assert 300 * 4 <= gain <= 500 * 4  # in units of `worth`: four a hundredth
    assert how_late(deal({}).state) == 0 and how_late(deal({}, done=late).state) == 6


@pytest.mark.parametrize("mode", ["experienced", "solo"])
def test_payable_objective_is_worth_less_than_a_completed_one(mode: str) -> None:
    """FOU-X2: otherwise it would be kept for ever."""
    row = {"experienced": 2, "solo": 4}[mode] * (TRAITS + 1)
    for weights in (WEIGHTS[row:row + TRAITS + 1], WEIGHTS[row + TRAITS + 1:row + 2 * (TRAITS + 1)]):
        points, needs = 10, 3
        kept = SURE * points * weights[1] + 100 * needs * weights[6] + nearness(0) * points * weights[11]
        assert kept < 100 * points * weights[0]


def test_solo_value_depends_on_the_round() -> None:
    """FOU-P6: the later, the nearer to the final value."""
    for seed in range(4):
        state, dice = play_rounds("solo", 6, seed), Seeded(seed)
        assert how_late(state) == LATE
        foretold = POLICY.final_value(state, 0)
        playout(state, POLICY, dice)
        assert abs(int(foretold - POLICY.evaluate(state, 0))) < 150 * 25
    assert how_late(play_rounds("solo", 1)) == 1


@pytest.mark.unwatched
@pytest.mark.parametrize("mode", RECKONED)
def test_search_one_round_ahead_has_consistent_visits_and_values(mode: str) -> None:
    state, tree = play_rounds(mode, 2), UctTree(game_of(mode).move_count, 500.0)
    seat = state.turn
    search_uct(tree, state, POLICY, seat, 40, Seeded(2), SPAN, 1, ranked=True)
    below = [node for node in range(len(tree.move)) if node != ROOT]
    assert sum(tree.visits[node] for node in tree.below(ROOT)) == 40
    assert all(abs(int(tree.value[node])) <= 1000 * tree.visits[node] for node in below)
    assert tree.best(seat) in state.legal_moves(seat)


@pytest.mark.parametrize("mode", RECKONED)
def test_early_value_is_counted_a_round_before_the_end(mode: str) -> None:
    """Compares the first simulation, which has the same chance for every way of valuing."""
    state = play_rounds(mode, 2)

    def value(rounds: int, early: int) -> int:
        tree = UctTree(game_of(mode).move_count, 500.0)
        search_uct(tree, state, POLICY, state.turn, 1, Seeded(2), SPAN, rounds, ranked=True, early=early)
        [node] = tree.below(ROOT)
        return int(tree.value[node])

    near, far = value(1, 0), value(2, 0)
    assert near != far and value(2, 100) == near
    assert value(2, 40) == (60 * far + 40 * near) // 100


def test_levels_use_other_searches_in_upper_modes() -> None:
    for name in ("level3", "level4", "level5"):
        child, apprentice, *upper = (bot(name).strategy(game_of(mode)) for mode in ("child", *RECKONED))
        assert isinstance(child, UctStrategy) and child.rounds == 0
        assert all(isinstance(one, UctStrategy) and one.rounds > 0 for one in upper)
        assert isinstance(apprentice,
                          UctStrategy) and (apprentice.rounds > 0) == (name == "level5") == apprentice.ranked
        assert (apprentice.early > 0) == apprentice.ranked
    assert bot("level2").strategy(game_of("solo")) == bot("level2").strategy(Fourmidable())
    limited = bot("level5@7").strategy(game_of("solo"))
    assert isinstance(limited, UctStrategy) and limited.simulations == 7 and limited.rounds > 0


@pytest.mark.parametrize("players", [2, 6])
def test_search_stays_within_its_move_budget(players: int) -> None:
    """Many seats and hands make a playout long; searches with a larger budget begin in the same way."""
    game = Fourmidable(mode="apprentice", players=players)
    state = game.setup(Seeded(4), SILENT)
    thinks = UctStrategy(simulations=1000, seconds=0.0, span=SPAN, curiosity=0.5, rounds=2, ranked=True, moves=2000)
    tree = thinks.search(game, state, state.turn, Seeded(5))
    assert 2000 <= tree.spent < 2000 + 1500 and 1 < tree.visits[ROOT] < 1000
    fewer = thinks.with_budget(int(tree.visits[ROOT]), 0.0).search(game, state, state.turn, Seeded(5))
    assert list(fewer.visits) == list(tree.visits)
