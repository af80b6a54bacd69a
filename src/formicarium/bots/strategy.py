"""What every way of thinking has in common."""
from __future__ import annotations

from collections.abc import Iterator
from math import inf
from time import perf_counter
from typing import Any

import msgspec

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Action, Game
from formicarium.core.table import GameState

LONGEST_THOUGHT = 1.8  # seconds; a level answers within 2 on one core, also where the rules run interpreted
BREATH = 0.01  # seconds between two looks at the clock, or longer, if one visit takes longer
FOREVER = 1 << 60


def time_slices(amount: int, seconds: float) -> Iterator[int]:
    """How much to do until the next look at the clock, as long as there is work or time left; 0: no limit. In short
    breaths Ctrl-C is heard too."""
    end = perf_counter() + seconds if seconds else inf
    left, breath, now = amount or FOREVER, 1, perf_counter()
    while True:
        yield min(left, breath)
        left -= breath
        before, now = now, perf_counter()
        if left <= 0 or now >= end:
            return
        if now - before < BREATH / 2:
            breath *= 2


class Variation(msgspec.Struct, frozen=True):
    """A way the game may go on, its first move the thinker's, and what it is worth to the thinker."""

    worth: float
    unit: str  # a "share" of the games won, "points" of `Policy.worth`, or "turns" until it is won or lost
    actions: tuple[Action, ...]


class Strategy(msgspec.Struct, frozen=True, kw_only=True):
    """Sees the view of its seat and nothing else; `table` is a guess made from it."""

    def choose(self, game: Game, view: Any, dice: Dice, hasty: bool = False) -> Action:
        """The same for equal views and dice, unless the clock cuts in. In haste, where nobody looks at the clock, it
        does not think where it has one idea only."""
        table = game.world_from_view(view, dice)
        moves = table.legal_moves(view.seat)
        if len(moves) == 1 and not game.secrets:  # or haste would tell what others cannot see: that there was no choice
            return game.action_of(moves[0])
        only = self.only_candidate(game, view, table) if hasty else None
        return game.action_of(self.pick(game, view, table, dice) if only is None else only)

    def only_candidate(self, game: Game, view: Any, table: GameState) -> int | None:
        """The move that it would pick after any thought, if it has one idea only."""
        return None

    def pick(self, game: Game, view: Any, table: GameState, dice: Dice) -> int:
        """One of several moves."""
        raise NotImplementedError

    def pick_seeing_all(self, game: Game, view: Any, table: GameState, dice: Dice, fate: Seeded) -> int:
        """What it would pick if it saw everything: the table itself, and what chance will answer."""
        return self.pick(game, view, table, dice)

    def variations(self, game: Game, view: Any, dice: Dice, most: int) -> list[Variation]:
        """The best ways to go on, the best first; none, if it does not look ahead."""
        return []

    def with_budget(self, amount: int, seconds: float) -> Strategy:
        """The same, with another limit: an amount of whatever it counts, or a time."""
        return self

    def with_time_limit(self, seconds: float) -> Strategy:
        """The same, if it looks at the clock no longer than that."""
        own = getattr(self, "seconds", 0.0)
        return msgspec.structs.replace(self, seconds=min(own, seconds)) if own else self
