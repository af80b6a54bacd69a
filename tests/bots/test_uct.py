"""UCT: it finds wins, and visits and values add up."""
from __future__ import annotations

from functools import partial

import pytest

from formicarium.bots.algorithms.nodes import NONE, ROOT
from formicarium.bots.algorithms.uct import UctTree, search_uct
from formicarium.bots.playout import payoff, playout, random_game, triumph
from formicarium.bots.policy import USUAL
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx

WYX = Wyx()


def test_uct_visits_add_up() -> None:
    state = WYX.setup(Seeded(1), SILENT)
    tree = UctTree(WYX.move_count, 1.0)
    search_uct(tree, state, USUAL, 0, 300, Seeded(2))
    search_uct(tree, state, USUAL, 0, 200, Seeded(3))
    below = [node for node in range(len(tree.move)) if node != ROOT]
    roots = children(tree, ROOT)
    assert sum(tree.visits[node] for node in roots) == 500
    assert all(-tree.visits[node] <= tree.value[node] <= tree.visits[node] for node in below)
    for node in below:
        assert sum(tree.visits[child] for child in children(tree, node)) <= tree.visits[node]
    assert tree.best(0) in state.legal_moves(0)
    assert tree.best(1) == NONE


@pytest.mark.parametrize("players", [2, 3])
def test_playout_value_counts_the_margin_within_the_span(players: int) -> None:
    """A value is in thousandths: half of them for winning, half for the margin."""
    game = Wyx(players=players)
    state = game.setup(Seeded(1), SILENT)
    tree = UctTree(game.move_count, 1000.0)
    search_uct(tree, state, USUAL, 0, 300, Seeded(2), 40)
    below = [node for node in range(len(tree.move)) if node != ROOT]
    assert sum(tree.visits[node] for node in children(tree, ROOT)) == 300
    assert all(abs(int(tree.value[node])) <= 1000 * tree.visits[node] for node in below)
    assert any(tree.value[node] % 500 for node in below)
    assert tree.best(0) in state.legal_moves(0)


@pytest.mark.parametrize("seed", range(5))
def test_narrower_span_gives_larger_margins(seed: int) -> None:
    state, dice = WYX.setup(Seeded(seed), SILENT), Seeded(seed)
    playout(state, USUAL, dice)
    winner = 0 if payoff(state, 0) > 0 else 1
    worth = USUAL.evaluate(state, winner)
    assert triumph(state, USUAL, winner, worth) == 1000 == -triumph(state, USUAL, 1 - winner, worth)
    assert triumph(state, USUAL, winner, 2 * worth) == 750
    assert triumph(state, USUAL, winner, 1_000_000) == 500 + 500 * worth // 1_000_000


def test_ranked_moves_are_tried_in_order_after_enough_visits() -> None:
    """Four moves: the second is tried after one visit, the third after eight, the fourth after 27."""
    from librt.vecs import vec
    from mypy_extensions import i64

    tree, dice, moves = UctTree(10, 1.0), Seeded(1), vec[i64]([7, 3, 5, 1])
    tried = []
    for visit in range(30):
        node = tree.choose(ROOT, 0, moves, dice, ranked=True)
        if tree.visits[node] == 0:
            tried.append((visit, int(tree.move[node])))
        tree.visits[node] += 1
        tree.visits[ROOT] += 1
    assert tried == [(0, 7), (1, 3), (8, 5), (27, 1)]


def children(tree: UctTree, node: int) -> list[int]:
    found = []
    child = tree.child[node]
    while child != NONE:
        found.append(child)
        child = tree.sibling[child]
    return found


def test_uct_takes_an_immediate_win() -> None:
    """WYX-E1: other moves promise less."""
    game = Wyx(players=3)
    dice = Seeded(0)
    for seed in range(400):
        state = game.setup(Seeded(seed), SILENT)
        while not state.ended():
            seat = state.turn
            wins = [move for move in state.legal_moves(seat) if wins_by(state, seat, move)]
            others = [move for move in state.legal_moves(seat) if move not in wins]
            if wins and others and max(hope(state, seat, move, dice) for move in others) < 40:
                tree = UctTree(WYX.move_count, 1.0)
                search_uct(tree, state, USUAL, seat, 600, dice)
                assert tree.best(seat) in wins
                return
            state.play(seat, state.random_move(seat, dice), dice, SILENT)
    pytest.fail("no such position met")


def hope(state: GameState, seat: int, move: int, dice: Seeded) -> int:
    total = 0
    for _ in range(40):
        after = state.clone()
        after.play(seat, move, dice, SILENT)
        playout(after, USUAL, dice)
        total += payoff(after, seat)
    return total


def wins_by(state: GameState, seat: int, move: int) -> bool:
    after = state.clone()
    after.play(seat, move, Seeded(1), SILENT)
    return WYX.rules[after.ended()] == "WYX-E1"


@pytest.mark.unwatched
@pytest.mark.parametrize("game", SHELF["wyx"].variants(), ids=str)
def test_playouts_end_within_max_moves_and_pay_zero_sum(game: Wyx) -> None:
    for seed in range(20):
        dice = Seeded(seed)
        for play in (partial(playout, policy=USUAL), random_game):
            state = game.setup(dice, SILENT)
            assert 0 < play(state, dice=dice) <= game.max_moves
            assert state.ended()
            assert sum(payoff(state, seat) for seat in range(game.players)) == 0


@pytest.mark.engine_free
def test_more_simulations_win_more_games() -> None:
    """300 simulations against 10, with changing seats: at least 12 of 20 points."""
    points = 0.0
    for i in range(20):
        dice = Seeded(i)
        state = WYX.setup(dice, SILENT)
        while not state.ended():
            seat = state.turn
            tree = UctTree(WYX.move_count, 1.0)
            search_uct(tree, state, USUAL, seat, 300 if seat == i % 2 else 10, dice)
            state.play(seat, tree.best(seat), dice, SILENT)
        lead = state.compare(i % 2, 1 - i % 2)
        points += 1 if lead > 0 else 0.5 if lead == 0 else 0
    assert points >= 12
