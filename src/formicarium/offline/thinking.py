"""Time limits of bots in a browser, where the rules run interpreted.

A search stops by the clock, and a turn of several decisions has one time for all of them.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from formicarium.bots.registry import bot
from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.server.bots.worker import BotWorker, ChooseMove

LONGEST = {"level3": 0.5, "level4": 1.0}  # seconds per turn
USUAL = 1.5
LEAST = 0.1  # seconds per decision, even late in a long turn
BETWEEN = 1.0  # seconds; a seat asked again within them is in the same turn


class Hurried(BotWorker):
    """Answers like any bot worker, within a time limit."""

    def __init__(self, shelf: Mapping[str, type[Game]], clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(shelf)
        self.clock = clock
        self.last: tuple[bytes, str, int] | None = None  # game, bot and seat of the last turn
        self.until = 0.0
        self.spent = 0.0  # seconds in that turn

    def choose(self, asked: ChooseMove, game: Game, view: Any) -> Action:
        began, who = self.clock(), (bytes(asked.game), asked.bot, int(view.seat))
        if who != self.last or began - self.until > BETWEEN:
            self.last, self.spent = who, 0.0
        left = max(LEAST, LONGEST.get(asked.bot, USUAL) - self.spent)
        try:
            return bot(asked.bot).strategy(game).with_time_limit(left).choose(game, view, Seeded(asked.seed))
        finally:
            self.until = self.clock()
            self.spent += self.until - began
