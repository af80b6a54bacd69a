"""Base class of all strategies, and its time slices."""
from __future__ import annotations

from collections.abc import Iterator
from math import inf
from time import perf_counter
from typing import Any

import msgspec

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Action, Game
from formicarium.core.state import GameState

LONGEST_THOUGHT = 1.8  # seconds; a level answers within 2 on one core, even with interpreted rules
SLICE_SECONDS = 0.01  # seconds between two looks at the clock; longer if one visit takes longer
FOREVER = 1 << 60


def time_slices(amount: int, seconds: float) -> Iterator[int]:
    """Yield the number of simulations until the next look at the clock; ends with the amount or the time. 0: no limit.

    Slices are short, so that Ctrl-C is handled soon.
    """
    end = perf_counter() + seconds if seconds else inf
    left, slice_size, now = amount or FOREVER, 1, perf_counter()
    while True:
        yield min(left, slice_size)
        left -= slice_size
        before, now = now, perf_counter()
        if left <= 0 or now >= end:
            return
        if now - before < SLICE_SECONDS / 2:
            slice_size *= 2


class Variation(msgspec.Struct, frozen=True):
    """A line of play from the bot's move on, with its worth to the bot."""

    worth: float
    unit: str  # "share" of the games won, "points" of `Policy.evaluate`, or "turns" until a win or loss
    actions: tuple[Action, ...]


class Strategy(msgspec.Struct, frozen=True, kw_only=True):
    """A way to choose moves from the view of one seat; `state` arguments are worlds of that view."""

    def choose(self, game: Game, view: Any, dice: Dice, hasty: bool = False) -> Action:
        """Return the same action for equal views and dice, unless time runs out.

        `hasty` skips the search if there is one candidate; only for callers where no opponent can measure the time.
        """
        state = game.world_from_view(view, dice)
        moves = state.legal_moves(view.seat)
        if len(moves) == 1 and not game.secrets:  # with secrets, a quick answer would reveal that there was no choice
            return game.action_of(moves[0])
        only = self.only_candidate(game, view, state) if hasty else None
        return game.action_of(self.pick(game, view, state, dice) if only is None else only)

    def only_candidate(self, game: Game, view: Any, state: GameState) -> int | None:
        """Return the only candidate move, if there is just one."""
        return None

    def pick(self, game: Game, view: Any, state: GameState, dice: Dice) -> int:
        raise NotImplementedError

    def pick_seeing_all(self, game: Game, view: Any, state: GameState, dice: Dice, fate: Seeded) -> int:
        """Return the move of a player who sees everything: the real state and the coming answers of chance."""
        return self.pick(game, view, state, dice)

    def variations(self, game: Game, view: Any, dice: Dice, most: int) -> list[Variation]:
        """Return the best lines, the best first; empty if the strategy does not search."""
        return []

    def with_budget(self, amount: int, seconds: float) -> Strategy:
        """Return a copy with another limit: `amount` in the strategy's own unit, or seconds."""
        return self

    def with_time_limit(self, seconds: float) -> Strategy:
        """Return a copy that thinks at most this many seconds, if the strategy reads the clock."""
        own = getattr(self, "seconds", 0.0)
        return msgspec.structs.replace(self, seconds=min(own, seconds)) if own else self
