"""Computer players. They see views only: a bot could run on another machine."""
from __future__ import annotations

import re
from importlib import import_module
from math import inf
from time import perf_counter
from typing import Any

import msgspec

from formicarium.core.dice import Dice
from formicarium.core.game import Action, Game
from formicarium.search.greedy import greediest
from formicarium.search.uct import Tree, think

LONGEST_THOUGHT = 1.8  # seconds; a level answers within 2 on one core, also where the rules run interpreted
BREATH = 64  # simulations between two looks at the clock
FOREVER = 1 << 60


class Bot(msgspec.Struct, frozen=True):
    """Picks uniformly with probability `slips` %, else thinks: that many simulations, or for that long, or both.

    Without either it looks one move ahead. A game may have bots of its own kind under the same names (OWN).
    """

    name: str
    slips: int = 0
    simulations: int = 0
    seconds: float = 0.0

    def choose(self, game: Game, view: Any, dice: Dice) -> Action:
        """The same for equal views and dice, unless the clock cuts in."""
        table = game.suppose(view, dice)
        moves = table.moves(view.seat)
        if len(moves) == 1:
            return game.action(moves[0])
        bot = self.at(game.id)
        if bot.slips and dice.below(100) < bot.slips:
            return game.action(moves[dice.below(len(moves))])
        return game.action(bot.pick(game, table, view.seat, dice))

    def at(self, game: str) -> Bot:
        """Who sits down under this name at that game."""
        name, spelled, _ = self.name.partition("@")
        if game not in OWN or name == RANDOM.name:
            return self
        own: Bot = import_module(OWN[game]).BOTS[name]
        if not spelled:
            return own
        return msgspec.structs.replace(own, name=self.name, simulations=self.simulations, seconds=self.seconds)

    def pick(self, game: Game, table: Any, seat: int, dice: Dice) -> int:
        """A move, on a guess made from the view of the seat; there are several. What a kind of bot does its own way."""
        if not self.simulations and not self.seconds:
            return greediest(table, seat, dice)
        return self.search(game, table, seat, dice).best(seat)

    def search(self, game: Game, table: Any, seat: int, dice: Dice) -> Tree:
        """In short breaths, so that the clock and Ctrl-C are heard."""
        tree = Tree(game.moves, CURIOSITY)
        end = perf_counter() + self.seconds if self.seconds else inf
        left = self.simulations or FOREVER
        while True:
            think(tree, table, seat, min(left, BREATH), dice)
            left -= BREATH
            if left <= 0 or perf_counter() >= end:
                return tree


CURIOSITY = 1.0
RANDOM = Bot("random", slips=100)
GREEDY = Bot("greedy")
# measured in docs/bots.md: each beats the one before at least 60 % of the time
LEVELS = (
    Bot("level1", slips=60),
    Bot("level2", slips=20),
    Bot("level3", simulations=150, seconds=LONGEST_THOUGHT),
    Bot("level4", simulations=1000, seconds=LONGEST_THOUGHT),
    Bot("level5", simulations=16000, seconds=LONGEST_THOUGHT),
)
BOTS = {bot.name: bot for bot in (RANDOM, GREEDY, *LEVELS)}
# games with bots of their own kind: a module whose BOTS has `greedy` and the levels, Bots that `pick` in their own way
OWN = {"cigale": "formicarium.search.cigale.bots"}
SPELLING = re.compile(r"(?P<name>[a-z]+[0-9]?)(@(?P<amount>[0-9]{1,9})(?P<unit>ms)?)?")


class UnknownBot(ValueError):
    """Says which bots there are."""


def bot(name: str) -> Bot:
    """`random`, `greedy`, `level1` … `level5`; `level4@200ms` thinks that long, `level4@1000` so many simulations."""
    spelled = SPELLING.fullmatch(name)
    if not spelled or spelled["name"] not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}, "
                         "and level4@200ms or level4@1000 for a time or a number of simulations")
    known = BOTS[spelled["name"]]
    if spelled["amount"] is None:
        return known
    amount = int(spelled["amount"])
    if not known.simulations or amount == 0:
        raise UnknownBot(f"{name!r}: only bots that search take a time or a number of simulations, from 1 on: "
                         + ", ".join(b.name for b in BOTS.values() if b.simulations))
    if spelled["unit"]:
        return msgspec.structs.replace(known, name=name, simulations=0, seconds=amount / 1000)
    return msgspec.structs.replace(known, name=name, simulations=amount, seconds=0.0)
