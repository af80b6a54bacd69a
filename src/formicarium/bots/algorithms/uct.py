"""Open-loop UCT over information sets, the search for all games; compiled with the rules."""
from __future__ import annotations

from math import log, sqrt
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.bots.algorithms.nodes import NONE, ROOT, Nodes
from formicarium.bots.algorithms.observer import SearchObserver
from formicarium.bots.playout import payoff, playout, triumph
from formicarium.bots.policy import Policy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit


@final
class UctTree(Nodes):
    def __init__(self, moves: i64, curiosity: float) -> None:
        super().__init__()
        self.curiosity = curiosity
        self.offered = vec[i64]([0])
        self.tried = vec[i64]([0] * moves)  # by move: the round of `choose` that found a child for it
        self.round: i64 = 0
        self.spent: i64 = 0  # moves played in the tree and in playouts

    def grow(self, parent: i64, who: i64, move: i64) -> i64:
        node: i64 = len(self.move)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent])
        self.who = append(self.who, who)
        self.move = append(self.move, move)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0)
        self.offered = append(self.offered, 1)
        self.child[parent] = node
        return node

    def choose(self, parent: i64, who: i64, moves: vec[i64], dice: Dice, ranked: bool = False) -> i64:
        """Return the child to visit: an untried move first, else the best by UCB.

        Ranked moves are opened in order, and a new one only once the others have enough visits.
        """
        offer = self.round + 1
        met = self.round + 2
        self.round = met
        i: i64
        for i in range(len(moves)):
            self.tried[moves[i]] = offer
        best: i64 = NONE
        height = -1e9
        node = self.child[parent]
        known: i64 = 0
        while node != NONE:
            if self.who[node] == who and self.tried[self.move[node]] == offer:
                self.tried[self.move[node]] = met
                known += 1
                self.offered[node] += 1
                n = float(self.visits[node])
                score = float(self.value[node]) / n + self.curiosity * sqrt(log(float(self.offered[node])) / n)
                if score > height:
                    best = node
                    height = score
            node = self.sibling[node]
        fresh: i64 = len(moves) - known
        if fresh == 0 or (ranked and known * known * known > self.visits[parent]):
            return best
        skip = 0 if ranked else dice.below(fresh)
        for i in range(len(moves)):
            if self.tried[moves[i]] == offer:
                if skip == 0:
                    return self.grow(parent, who, moves[i])
                skip -= 1
        raise RuntimeError("a move was offered twice")


def search_uct(tree: UctTree, root: GameState, policy: Policy, seat: i64, simulations: i64, dice: Dice, span: i64 = 0,
          rounds: i64 = 0, witness: SearchObserver | None = None, ranked: bool = False, moves: i64 = 0,
          fate: Seeded | None = None, early: i64 = 0) -> None:
    """Run simulations and add them to the tree, until it has cost `moves` moves (0: no limit).

    `root` is a world of the seat's view; the seat may be a spectator's. Each simulation deals the hidden parts again.
    With `fate` nothing is dealt again, and chance gives the answers of `fate`: the view of a player who sees
    everything.

    With `span`, values are thousandths and include the margin (`triumph`); playouts then stop after `rounds` rounds,
    and `early` percent of a value is the estimate of one round before. With `ranked`, moves are opened in order, the
    best first.
    """
    path = vec[i64](capacity=64)
    looks = vec[i64]([0] * root.seats)
    earlier = vec[i64]([0] * root.seats)  # values one round earlier, by seat
    ranked = ranked or policy.is_ranked(root)
    horizon = policy.horizon(root, rounds) if span and rounds else 0
    nearer = policy.horizon(root, rounds - 1) if horizon and early else 0
    s: i64
    i: i64
    luck: Dice = dice
    for s in range(simulations):
        if moves and tree.spent >= moves:
            return
        state = root.clone()
        if fate is None:
            state.shuffle_hidden(seat, dice)
        else:
            luck = fate.again()
        if witness is not None and not witness.begins(state, dice):
            continue
        node: i64 = ROOT
        path = path[:0]
        grown = False
        while not grown and state.ended() == 0:
            waiting = state.waiting()
            # If several seats are waited for, the searching one goes first: the root's moves must be its own.
            who = seat if seat >= 0 and waiting >> seat & 1 else lowest_bit(waiting)
            ideas = policy.ranked_ideas(state, who) if ranked else policy.candidates(state, who)
            node = tree.choose(node, who, ideas, dice, ranked)
            grown = tree.visits[node] == 0
            state.play(who, tree.move[node], luck, SILENT)
            path = append(path, node)
        tree.spent += len(path)
        if nearer:
            tree.spent += playout(state, policy, dice, nearer, luck)
            for i in range(root.seats):
                earlier[i] = triumph(state, policy, i, span)
        tree.spent += playout(state, policy, dice, horizon, luck)
        tree.visits[ROOT] += 1
        for i in range(root.seats):
            looks[i] = triumph(state, policy, i, span) if span else payoff(state, i)
            if nearer:
                looks[i] = ((100 - early) * looks[i] + early * earlier[i]) // 100
        for i in range(len(path)):
            node = path[i]
            tree.visits[node] += 1
            tree.value[node] += looks[tree.who[node]]
        if witness is not None:
            witness.ends(state, tree.move[path[0]] if len(path) else NONE)
