"""PUCT: visits and values add up, likely moves come first, and a win is taken."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.algorithms.net import NONE, ONE
from formicarium.bots.algorithms.net_files import net_from
from formicarium.bots.algorithms.nodes import ROOT
from formicarium.bots.algorithms.puct import PuctTree, search_puct
from formicarium.bots.policy import USUAL
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx
from tests.support.random_nets import random_file

WYX = Wyx()


def test_puct_visits_and_values_add_up() -> None:
    """With chance at every move, nodes meet moves that were not legal when they were expanded."""
    net, state = net_from(random_file(WYX), WYX), WYX.setup(Seeded(1), SILENT)
    tree = PuctTree(WYX.move_count, 6000)
    for seed in (2, 3):
        search_puct(tree, state, USUAL, net, 0, 250, Seeded(seed))
    below = tree.below(ROOT)
    # the first visit evaluated the root only
    assert tree.visits[ROOT] == 500 and sum(tree.visits[node] for node in below) == 499
    assert all(abs(int(tree.value[node])) <= ONE * tree.visits[node] for node in range(len(tree.move)))
    for node in range(1, len(tree.move)):
        assert sum(tree.visits[child] for child in tree.below(node)) <= tree.visits[node]
    assert tree.best(0) in state.legal_moves(0) and tree.best(1) == NONE


def test_puct_tries_the_likeliest_and_adds_new_moves() -> None:
    tree = PuctTree(10, ONE)
    for move, prior in ((3, 100), (5, 3000), (7, 900)):
        tree.grow(ROOT, 0, move, prior)
    tree.visits[ROOT] = 9
    assert tree.move[tree.choose(ROOT, 0, vec[i64]([3, 5, 7]))] == 5
    assert tree.move[tree.choose(ROOT, 0, vec[i64]([3, 7]))] == 7
    fresh = tree.choose(ROOT, 0, vec[i64]([3, 9]))
    assert tree.move[fresh] == 9  # never met before: average probability
    assert len(tree.below(ROOT)) == 4 and tree.best(0) == 5


def test_puct_tree_is_reproducible_by_seed() -> None:
    game = Micropolis(players=3)
    net, state = net_from(random_file(game), game), game.setup(Seeded(5), SILENT)
    trees = []
    for _ in range(2):
        tree = PuctTree(game.move_count, 6000)
        search_puct(tree, state, USUAL, net, 0, 120, Seeded(6))
        trees.append((list(tree.move), list(tree.visits), list(tree.value)))
    assert trees[0] == trees[1]


def test_puct_uses_the_real_result_at_the_end() -> None:
    net, dice = net_from(random_file(WYX), WYX), Seeded(8)
    state = before = WYX.setup(dice, SILENT)
    while not state.ended():
        before = state.clone()
        state.play(state.turn, state.random_move(state.turn, dice), dice, SILENT)
    seat = before.turn
    tree = PuctTree(WYX.move_count, 6000)
    search_puct(tree, before, USUAL, net, seat, 300, Seeded(9))
    ends = [node for node in tree.below(ROOT) if tree.visits[node] and tree.child[node] == NONE]
    assert ends and all(int(tree.value[node]) % (ONE * int(tree.visits[node])) == 0 for node in ends)
