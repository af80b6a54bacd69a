"""The computer players by name; strategies.py has how each of them plays a game."""
from __future__ import annotations

import re
from typing import Any

import msgspec

from formicarium.bots.entered import Entered, EnteredStrategy, entered_bots, find_entered
from formicarium.bots.strategies import USUAL, GreedyStrategy, strategy_of
from formicarium.bots.strategy import Strategy
from formicarium.core.dice import Dice
from formicarium.core.game import Action, Game


class Bot(msgspec.Struct, frozen=True):
    """A computer player for all games; it gets views only, so it could run on another machine."""

    name: str
    amount: int = 0  # simulations or positions, instead of the strategy's own limits; 0: those limits
    seconds: float = 0.0
    entered: Entered | None = None  # set for a bot registered by a user

    def strategy(self, game: Game) -> Strategy:
        if self.entered:
            return EnteredStrategy(spelling=self.entered.spelling, folder=self.entered.folder)
        known = strategy_of(game.id, self.name.partition("@")[0], game.mode)
        return known.with_budget(self.amount, self.seconds) if self.amount or self.seconds else known

    def choose(self, game: Game, view: Any, dice: Dice, hasty: bool = False) -> Action:
        return self.strategy(game).choose(game, view, dice, hasty)


BOTS = {name: Bot(name) for name in USUAL}
RANDOM, GREEDY = BOTS["random"], BOTS["greedy"]
LEVELS = tuple(bot for name, bot in BOTS.items() if name.startswith("level"))
SEARCHERS = tuple(name for name, how in USUAL.items() if name.startswith("level") and not isinstance(how,
                                                                                                     GreedyStrategy))
SPELLING = re.compile(r"(?P<name>[a-z]+[0-9]?)(@(?P<amount>[0-9]{1,9})(?P<unit>ms)?)?")


class UnknownBot(ValueError):
    """The message lists the known bots."""


def bot(name: str) -> Bot:
    """Return a bot by name: `random`, `greedy`, `level1` … `level5`, or a registered one.

    `level4@200ms` limits its time, `level4@1000` its simulations.
    """
    spelled = SPELLING.fullmatch(name)
    if not spelled or spelled["name"] not in BOTS:
        others = entered_bots()
        if name in others:
            return Bot(name, entered=others[name])
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join((*BOTS, *others))}, "
                         "and level4@200ms or level4@1000 for a time or a number of simulations")
    known = BOTS[spelled["name"]]
    if spelled["amount"] is None:
        return known
    amount = int(spelled["amount"])
    if known.name not in SEARCHERS or amount == 0:
        raise UnknownBot(f"{name!r}: only bots that search take a time or a number of simulations, from 1 on: "
                         + ", ".join(SEARCHERS))
    return Bot(name, seconds=amount / 1000) if spelled["unit"] else Bot(name, amount)


def written_bot(spelling: str) -> Bot:
    """Import the class `module:Class` and return it as a bot; only for callers who may run any program here."""
    return Bot(spelling, entered=find_entered(spelling))
