"""How bots think, and which game is thought about how.

A game whose levels want more than these brings a Mind (mind.py) of its own, in a module here, and a line in MINDS.
"""
from __future__ import annotations

from math import inf
from typing import Any

import msgspec

from formicarium.bots.algorithms.alphabeta import Search
from formicarium.bots.algorithms.deepening import DEEPEST, NO_LUCK, NONE, SURE, WON
from formicarium.bots.algorithms.nodes import ROOT
from formicarium.bots.algorithms.uct import UctTree, search_uct
from formicarium.bots.cigale.strategies import BLUFFERS
from formicarium.bots.fili_fourmis.chase import Chase
from formicarium.bots.greedy import greediest
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.policies import policy
from formicarium.bots.strategy import FOREVER, LONGEST_THOUGHT, Strategy, Variation, time_slices
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.table import GameState
from formicarium.games.fili_fourmis.table import FiliTable

CURIOSITY = 1.0


class RandomStrategy(Strategy, frozen=True):
    """Any move."""

    def pick(self, game: Game, view: Any, table: GameState, dice: Dice) -> int:
        moves = table.legal_moves(view.seat)
        return moves[dice.below(len(moves))]


class GreedyStrategy(Strategy, frozen=True):
    """The move after which it looks best, no further; of those that it notices."""

    notices: int = 100  # so many moves in a hundred; a beginner overlooks the others
    ideas: bool = False  # only of those that the game thinks worth a thought

    def pick(self, game: Game, view: Any, table: GameState, dice: Dice) -> int:
        return greediest(table, policy(game.id), view.seat, dice, self.ideas, self.notices)


class UctStrategy(Strategy, frozen=True):
    """That many simulations, or for that long, or both."""

    simulations: int = 0
    seconds: float = LONGEST_THOUGHT
    span: int = 0  # of `Policy.worth` at the end that counts as much as winning; 0: it is enough to win
    curiosity: float = CURIOSITY
    rounds: int = 0  # that games are played on, with a span; 0: to their end
    early: int = 0  # hundredths of a value that are told a round before; the nearer, the less luck is in it
    moves: int = 0  # that it plays in all; 0: as many as its simulations take
    ranked: bool = False  # moves are tried by and by, the best first, also where the game does not always rank them

    def pick(self, game: Game, view: Any, table: GameState, dice: Dice) -> int:
        return self.search(game, table, view.seat, dice).best(view.seat)

    def only_candidate(self, game: Game, view: Any, table: GameState) -> int | None:
        ideas = policy(game.id).candidates(table, view.seat)
        return ideas[0] if len(ideas) == 1 else None

    @property
    def scale(self) -> int:
        """Of the values in the tree."""
        return 1000 if self.span else 1

    def pick_seeing_all(self, game: Game, view: Any, table: GameState, dice: Dice, fate: Seeded) -> int:
        return self.search(game, table, view.seat, dice, fate).best(view.seat)

    def search(self, game: Game, table: GameState, seat: int, dice: Dice, fate: Seeded | None = None) -> UctTree:
        tree, felt = UctTree(game.move_count, self.curiosity * self.scale), policy(game.id)
        for breath in time_slices(self.simulations, self.seconds):
            search_uct(tree, table, felt, seat, breath, dice, self.span, self.rounds, None, self.ranked, self.moves,
                       fate,
                  self.early)
            if self.moves and tree.spent >= self.moves:
                break
        return tree

    def variations(self, game: Game, view: Any, dice: Dice, most: int) -> list[Variation]:
        """By visits; worth: the share of the others' seats it finishes before, a half for level; with a span, half of
        it is by how much."""
        tree = self.search(game, game.world_from_view(view, dice), view.seat, dice)
        found = []
        for first in sorted(tree.below(ROOT), key=lambda node: -tree.visits[node])[:most]:
            nodes, node = [first], first
            while below := tree.below(node):
                node = max(below, key=lambda child: tree.visits[child])
                nodes.append(node)
            full = self.scale if self.span else max(1, game.players - 1)
            share = int(tree.value[first]) / int(tree.visits[first]) / full
            found.append(Variation((1 + share) / 2, "share", tuple(game.action_of(tree.move[node]) for node in nodes)))
        return found

    def with_budget(self, amount: int, seconds: float) -> UctStrategy:
        return msgspec.structs.replace(self, simulations=amount, seconds=seconds, moves=0)


class AlphaBetaStrategy(Strategy, frozen=True):
    """Alpha-beta, for games without secrets and chance: so many turns deep, so many positions, or for that long."""

    depth: int
    noise: int = 0  # in points of `Policy.worth`
    positions: int = FOREVER
    seconds: float = LONGEST_THOUGHT
    bits: int = 16  # two to that power positions are remembered

    def search(self, game: Game, table: GameState, seat: int, dice: Dice) -> Search | Chase:
        return Search(table, policy(game.id), seat, game.move_count, self.noise, dice.below(1 << 30),
                      self.positions or FOREVER, self.seconds or inf, self.bits)

    def pick(self, game: Game, view: Any, table: GameState, dice: Dice) -> int:
        search = self.search(game, table, view.seat, dice)
        search.deepen(self.depth)
        return search.best if search.best != NONE else greediest(table, policy(game.id), view.seat, dice)

    def variations(self, game: Game, view: Any, dice: Dice, most: int) -> list[Variation]:
        table = game.world_from_view(view, dice)
        search = self.search(game, table, view.seat, dice)
        found = []
        for _ in range(min(most, len(policy(game.id).candidates(table, view.seat)))):
            search.deepen(self.depth)
            if search.best == NONE:
                break
            found.append(best_variation(game, search))
            search.exclude(search.best)
        return found

    def with_budget(self, amount: int, seconds: float) -> AlphaBetaStrategy:
        return msgspec.structs.replace(self, positions=amount, seconds=seconds, depth=FOREVER)


class ChaseStrategy(AlphaBetaStrategy, frozen=True):
    """Fili-Fourmis: with the search of its own, which looks much further."""

    depth: int = DEEPEST

    def search(self, game: Game, table: GameState, seat: int, dice: Dice) -> Chase:
        assert isinstance(table, FiliTable)
        return Chase(table, seat, game.move_count, self.noise, dice.below(1 << 30), self.positions or FOREVER,
                     self.seconds or inf, self.bits)

    def with_budget(self, amount: int, seconds: float) -> ChaseStrategy:
        return msgspec.structs.replace(self, positions=amount, seconds=seconds, depth=DEEPEST)


def best_variation(game: Game, search: Search | Chase) -> Variation:
    """The one that a search remembers."""
    table, move, who, actions = search.root.clone(), search.best, search.seat, []
    while move != NONE:
        actions.append(game.action_of(move))
        table.play(who, move, NO_LUCK, SILENT)
        move = NONE
        if not table.ended() and len(actions) < 40:
            who = next(seat for seat in range(table.seats) if table.waiting() >> seat & 1)
            move = search.recall(table, who)
    worth = int(search.best_worth)
    if abs(worth) < SURE:
        return Variation(worth, "points", tuple(actions))
    return Variation(float(WON - worth if worth > 0 else -WON - worth), "turns", tuple(actions))


USUAL: dict[str, Strategy] = {
    "random": RandomStrategy(),
    "greedy": GreedyStrategy(),
    "level1": GreedyStrategy(notices=40),
    "level2": GreedyStrategy(notices=75),
    "level3": UctStrategy(simulations=150),
    "level4": UctStrategy(simulations=1000),
    "level5": UctStrategy(simulations=16000),
}
# by game; docs/lab has what was measured of them
MINDS: dict[str, dict[str, Strategy]] = {
    "cigale": {"random": RandomStrategy(), **BLUFFERS},
    "fili_fourmis": {
        **USUAL,
        "level2": AlphaBetaStrategy(depth=1, noise=400, bits=10),
        "level3": AlphaBetaStrategy(depth=1, noise=120, bits=10),
        "level4": AlphaBetaStrategy(depth=2, noise=30, bits=12),
        "level5": ChaseStrategy(noise=10, positions=150_000, seconds=1.5, bits=16),
    },
    "micropolis": {
        **USUAL,
        "level3": UctStrategy(simulations=40),
        "level4": UctStrategy(simulations=250),
        "level5": NetStrategy(visits=20000, without=UctStrategy(simulations=12000)),
    },
    "fourmidable": {
        **USUAL,
        "greedy": GreedyStrategy(ideas=True),
        "level1": GreedyStrategy(notices=10, ideas=True),
        "level2": GreedyStrategy(notices=40, ideas=True),
        "level3": UctStrategy(simulations=25, span=6000, curiosity=0.5),
        "level4": UctStrategy(simulations=90, span=6000, curiosity=0.5),
        "level5": UctStrategy(simulations=400, span=6000, curiosity=0.5),
    },
}


# by game and mode, those that think otherwise there
IN_MODES: dict[tuple[str, str], dict[str, Strategy]] = {
    ("fourmidable", mode): {
        "level3": UctStrategy(simulations=5, span=6000, curiosity=0.5, rounds=1),
        "level4": UctStrategy(simulations=40, span=6000, curiosity=0.5, rounds=1),
        "level5": UctStrategy(simulations=400, span=6000, curiosity=0.5, rounds=1),
    } for mode in ("intermediate", "experienced", "solo")
}
IN_MODES["fourmidable", "apprentice"] = {
    # by moves, so that no thought outlasts the pause that covers it, whatever the seat knows
    "level5": UctStrategy(simulations=3000, moves=160_000, span=6000, curiosity=0.5, rounds=2, early=40, ranked=True),
}


def mind(game: str, name: str, mode: str = "") -> Strategy:
    return IN_MODES.get((game, mode), {}).get(name) or MINDS.get(game, USUAL)[name]
