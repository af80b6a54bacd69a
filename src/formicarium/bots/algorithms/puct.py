"""PUCT search with a net over information sets; compiled with the rules.

A visit goes down to a new position, which the net evaluates: no game is played to its end. Moves that the net thinks
likely are tried first and more often. All values are integers; net.ONE is a won game.
"""
from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.bots.algorithms.net import ONE, Net
from formicarium.bots.algorithms.nodes import NONE, ROOT, Nodes
from formicarium.bots.algorithms.observer import SearchObserver
from formicarium.bots.playout import payoff
from formicarium.bots.policy import Policy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit

FINE: Final[i64] = 64  # fraction units of the square root
LESS: Final[i64] = 800  # an untried move is taken to be worth this much less than its position


@final
class PuctTree(Nodes):
    def __init__(self, moves: i64, curiosity: i64) -> None:
        super().__init__()
        self.curiosity = curiosity
        self.prior = vec[i64]([0])
        self.hope = vec[i64]([0])  # net's value of the node for the seat to move
        # by move: mark of the last `choose` that saw it legal, or of finding its child
        self.met = vec[i64]([0] * moves)
        self.round: i64 = 0

    def grow(self, parent: i64, who: i64, move: i64, prior: i64) -> i64:
        node: i64 = len(self.move)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent])
        self.who = append(self.who, who)
        self.move = append(self.move, move)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0)
        self.prior = append(self.prior, prior)
        self.hope = append(self.hope, 0)
        self.child[parent] = node
        return node

    def open(self, node: i64, who: i64, moves: vec[i64], net: Net) -> None:
        """Add the children of a node that the net has just evaluated."""
        likely = net.priors(moves)
        i: i64
        for i in range(len(moves)):
            self.grow(node, who, moves[i], likely[i])
        self.hope[node] = net.worth[who]

    def choose(self, parent: i64, who: i64, moves: vec[i64]) -> i64:
        """Return the child to visit among the legal moves."""
        offer = self.round + 1
        found = self.round + 2
        self.round = found
        met, movers, visits, value = self.met, self.who, self.visits, self.value
        moved, prior, sibling = self.move, self.prior, self.sibling
        i: i64
        for i in range(len(moves)):
            met[moves[i]] = offer
        root = i64(int(sqrt(float(visits[parent])) * 64.0)) * self.curiosity
        unknown = self.hope[parent] - LESS
        known: i64 = 0
        best: i64 = NONE
        height: i64 = -1_000_000_000
        node = self.child[parent]
        while node != NONE:
            if movers[node] == who and met[moved[node]] == offer:
                met[moved[node]] = found
                known += 1
                n = visits[node]
                score = (value[node] // n if n else unknown) + root * prior[node] // ((n + 1) * FINE * ONE)
                if score > height:
                    best = node
                    height = score
            node = sibling[node]
        if known < len(moves):  # first time legal here: uniform prior
            for i in range(len(moves)):
                if met[moves[i]] == offer:
                    fresh = self.grow(parent, who, moves[i], ONE // len(moves))
                    score = unknown + root // (len(moves) * FINE)
                    if score > height:
                        best = fresh
                        height = score
        return best

    def likelier(self, one: i64, other: i64) -> bool:
        return self.prior[one] > self.prior[other]


def search_puct(tree: PuctTree, root: GameState, policy: Policy, net: Net, seat: i64, visits: i64, dice: Dice,
           witness: SearchObserver | None = None, fate: Seeded | None = None) -> None:
    """Run `visits` visits and add them to the tree.

    `root` is a world of the seat's view; the seat may be a spectator's. Each visit deals the hidden parts again. With
    `fate` nothing is dealt again, and chance gives the answers of `fate`.
    """
    path = vec[i64](capacity=64)
    seats = root.seats
    looks = vec[i64]([0] * seats)
    v: i64
    i: i64
    luck: Dice = dice
    for v in range(visits):
        state = root.clone()
        if fate is None:
            state.shuffle_hidden(seat, dice)
        else:
            luck = fate.again()
        if witness is not None and not witness.begins(state, dice):
            continue
        node: i64 = ROOT
        path = path[:0]
        while True:
            if state.ended():
                for i in range(seats):
                    looks[i] = ONE * payoff(state, i) // (seats - 1)
                break
            waiting = state.waiting()
            # If several seats are waited for, the searching one goes first: the root's moves must be its own.
            who = seat if seat >= 0 and waiting >> seat & 1 else lowest_bit(waiting)
            moves = policy.candidates(state, who)
            if tree.child[node] == NONE:
                net.look(state, who)
                tree.open(node, who, moves, net)
                for i in range(seats):
                    looks[i] = net.worth[i]
                break
            node = tree.choose(node, who, moves)
            state.play(who, tree.move[node], luck, SILENT)
            path = append(path, node)
        tree.visits[ROOT] += 1
        for i in range(len(path)):
            node = path[i]
            tree.visits[node] += 1
            tree.value[node] += looks[tree.who[node]]
        if witness is not None:
            begun = tree.move[path[0]] if len(path) else NONE
            if state.ended():
                witness.ends(state, begun)
            else:
                witness.stops(net, begun)
