"""Strategies of the built-in bots, and which one plays each level of a game.

A game that needs another strategy defines a subclass of Strategy (strategy.py) in a module here and has a line in
STRATEGIES.
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
from formicarium.core.state import GameState
from formicarium.games.fili_fourmis.state import FiliState

CURIOSITY = 1.0


class RandomStrategy(Strategy, frozen=True):
    def pick(self, game: Game, view: Any, state: GameState, dice: Dice) -> int:
        moves = state.legal_moves(view.seat)
        return moves[dice.below(len(moves))]


class GreedyStrategy(Strategy, frozen=True):
    """Plays the move with the best evaluation after it, among the moves it notices."""

    notices: int = 100  # percent of the moves that are considered; beginners overlook the others
    ideas: bool = False  # considers only candidate moves

    def pick(self, game: Game, view: Any, state: GameState, dice: Dice) -> int:
        return greediest(state, policy(game.id), view.seat, dice, self.ideas, self.notices)


class UctStrategy(Strategy, frozen=True):
    """UCT limited by simulations, time or both."""

    simulations: int = 0
    seconds: float = LONGEST_THOUGHT
    span: int = 0  # margin in `Policy.evaluate` that counts as much as winning; 0: only winning counts
    curiosity: float = CURIOSITY
    rounds: int = 0  # length of playouts, only with a span; 0: to the end of the game
    early: int = 0  # percent of a value estimated one round earlier, where luck has less weight
    moves: int = 0  # limit of moves played in all; 0: no limit
    ranked: bool = False  # opens moves in order, the best first, even if the game does not always rank them

    def pick(self, game: Game, view: Any, state: GameState, dice: Dice) -> int:
        return self.search(game, state, view.seat, dice).best(view.seat)

    def only_candidate(self, game: Game, view: Any, state: GameState) -> int | None:
        ideas = policy(game.id).candidates(state, view.seat)
        return ideas[0] if len(ideas) == 1 else None

    @property
    def scale(self) -> int:
        """Return the unit of the tree's values: 1000 with a span, else 1."""
        return 1000 if self.span else 1

    def pick_seeing_all(self, game: Game, view: Any, state: GameState, dice: Dice, fate: Seeded) -> int:
        return self.search(game, state, view.seat, dice, fate).best(view.seat)

    def search(self, game: Game, state: GameState, seat: int, dice: Dice, fate: Seeded | None = None) -> UctTree:
        tree, game_policy = UctTree(game.move_count, self.curiosity * self.scale), policy(game.id)
        for count in time_slices(self.simulations, self.seconds):
            search_uct(tree, state, game_policy, seat, count, dice, self.span, self.rounds, None, self.ranked,
                       self.moves, fate, self.early)
            if self.moves and tree.spent >= self.moves:
                break
        return tree

    def variations(self, game: Game, view: Any, dice: Dice, most: int) -> list[Variation]:
        """Return the most visited lines; their worth is the share of opponents the seat beats, a draw counting half.

        With a span, half of the worth is the margin.
        """
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
    """Alpha-beta limited by depth in turns, positions and time; for games without secrets and chance."""

    depth: int
    noise: int = 0  # in points of `Policy.evaluate`
    positions: int = FOREVER
    seconds: float = LONGEST_THOUGHT
    bits: int = 16  # log2 of the entries in the transposition table

    def search(self, game: Game, state: GameState, seat: int, dice: Dice) -> Search | Chase:
        return Search(state, policy(game.id), seat, game.move_count, self.noise, dice.below(1 << 30),
                      self.positions or FOREVER, self.seconds or inf, self.bits)

    def pick(self, game: Game, view: Any, state: GameState, dice: Dice) -> int:
        search = self.search(game, state, view.seat, dice)
        search.deepen(self.depth)
        return search.best if search.best != NONE else greediest(state, policy(game.id), view.seat, dice)

    def variations(self, game: Game, view: Any, dice: Dice, most: int) -> list[Variation]:
        state = game.world_from_view(view, dice)
        search = self.search(game, state, view.seat, dice)
        found = []
        for _ in range(min(most, len(policy(game.id).candidates(state, view.seat)))):
            search.deepen(self.depth)
            if search.best == NONE:
                break
            found.append(best_variation(game, search))
            search.exclude(search.best)
        return found

    def with_budget(self, amount: int, seconds: float) -> AlphaBetaStrategy:
        return msgspec.structs.replace(self, positions=amount, seconds=seconds, depth=FOREVER)


class ChaseStrategy(AlphaBetaStrategy, frozen=True):
    """Plays Fili-Fourmis with a search of its own, which looks much further."""

    depth: int = DEEPEST

    def search(self, game: Game, state: GameState, seat: int, dice: Dice) -> Chase:
        assert isinstance(state, FiliState)
        return Chase(state, seat, game.move_count, self.noise, dice.below(1 << 30), self.positions or FOREVER,
                     self.seconds or inf, self.bits)

    def with_budget(self, amount: int, seconds: float) -> ChaseStrategy:
        return msgspec.structs.replace(self, positions=amount, seconds=seconds, depth=DEEPEST)


def best_variation(game: Game, search: Search | Chase) -> Variation:
    """Return the best line in the transposition table."""
    state, move, who, actions = search.root.clone(), search.best, search.seat, []
    while move != NONE:
        actions.append(game.action_of(move))
        state.play(who, move, NO_LUCK, SILENT)
        move = NONE
        if not state.ended() and len(actions) < 40:
            who = next(seat for seat in range(state.seats) if state.waiting() >> seat & 1)
            move = search.recall(state, who)
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
# By game; docs/lab has the measured strengths.
STRATEGIES: dict[str, dict[str, Strategy]] = {
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


# By game and mode, where a mode needs other strategies.
IN_MODES: dict[tuple[str, str], dict[str, Strategy]] = {
    ("fourmidable", mode): {
        "level3": UctStrategy(simulations=5, span=6000, curiosity=0.5, rounds=1),
        "level4": UctStrategy(simulations=40, span=6000, curiosity=0.5, rounds=1),
        "level5": UctStrategy(simulations=400, span=6000, curiosity=0.5, rounds=1),
    } for mode in ("intermediate", "experienced", "solo")
}
IN_MODES["fourmidable", "apprentice"] = {
    # Limited by moves, so that every thought ends within the bot's pause; its duration then tells nothing about the
    # hand.
    "level5": UctStrategy(simulations=3000, moves=160_000, span=6000, curiosity=0.5, rounds=2, early=40, ranked=True),
}


def strategy_of(game: str, name: str, mode: str = "") -> Strategy:
    return IN_MODES.get((game, mode), {}).get(name) or STRATEGIES.get(game, USUAL)[name]
