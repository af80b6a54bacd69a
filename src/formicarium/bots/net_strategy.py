"""The strategy that searches with a neural net."""
from __future__ import annotations

from typing import Any

import msgspec

from formicarium.bots.algorithms.net import ONE, Net
from formicarium.bots.algorithms.net_files import net_at, net_of
from formicarium.bots.algorithms.nodes import ROOT
from formicarium.bots.algorithms.puct import PuctTree, search_puct
from formicarium.bots.policies import policy
from formicarium.bots.strategy import LONGEST_THOUGHT, Strategy, Variation, time_slices
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.state import GameState

CURIOSITY = 1.5


class NetStrategy(Strategy, frozen=True):
    """PUCT limited by visits, time or both; without a net for the game, `without` plays."""

    without: Strategy
    visits: int = 0
    seconds: float = LONGEST_THOUGHT
    curiosity: float = CURIOSITY
    file: str = ""  # path of a net to use instead of the shipped one, for training

    def net(self, game: Game) -> Net | None:
        return net_at(self.file, game) if self.file else net_of(game)

    def pick(self, game: Game, view: Any, state: GameState, dice: Dice) -> int:
        net = self.net(game)
        if net is None:
            return self.without.pick(game, view, state, dice)
        return self.search(game, net, state, view.seat, dice).best(view.seat)

    def only_candidate(self, game: Game, view: Any, state: GameState) -> int | None:
        ideas = policy(game.id).candidates(state, view.seat)
        return ideas[0] if len(ideas) == 1 else None

    def pick_seeing_all(self, game: Game, view: Any, state: GameState, dice: Dice, fate: Seeded) -> int:
        net = self.net(game)
        if net is None:
            return self.without.pick_seeing_all(game, view, state, dice, fate)
        return self.search(game, net, state, view.seat, dice, fate).best(view.seat)

    def grove(self, game: Game) -> PuctTree:
        return PuctTree(game.move_count, round(self.curiosity * int(ONE)))

    def search(self, game: Game, net: Net, state: GameState, seat: int, dice: Dice,
               fate: Seeded | None = None) -> PuctTree:
        tree, game_policy = self.grove(game), policy(game.id)
        for count in time_slices(self.visits, self.seconds):
            search_puct(tree, state, game_policy, net, seat, count, dice, None, fate)
        return tree

    def variations(self, game: Game, view: Any, dice: Dice, most: int) -> list[Variation]:
        """Return the most visited lines; their worth is the share of opponents the seat beats, a draw counting half."""
        net = self.net(game)
        if net is None:
            return self.without.variations(game, view, dice, most)
        tree = self.search(game, net, game.world_from_view(view, dice), view.seat, dice)
        found = []
        for first in sorted(tree.below(ROOT), key=lambda node: -tree.visits[node])[:most]:
            nodes, node = [first], first
            while below := [child for child in tree.below(node) if tree.visits[child]]:
                node = max(below, key=lambda child: tree.visits[child])
                nodes.append(node)
            worth = int(tree.value[first]) / max(1, int(tree.visits[first])) / int(ONE)
            found.append(Variation((1 + worth) / 2, "share", tuple(game.action_of(tree.move[node]) for node in nodes)))
        return found

    def with_budget(self, amount: int, seconds: float) -> NetStrategy:
        without = self.without.with_budget(amount, seconds)
        return msgspec.structs.replace(self, visits=amount, seconds=seconds, without=without)

    def with_time_limit(self, seconds: float) -> NetStrategy:
        return msgspec.structs.replace(self, seconds=min(self.seconds, seconds),
                                       without=self.without.with_time_limit(seconds))
