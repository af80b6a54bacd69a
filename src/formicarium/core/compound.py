"""Whole actions, where a turn is cut into small moves: all that a seat can do until it has done something."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from formicarium.core.chance import ForcedDice, OpenQuestion
from formicarium.core.game import Action, Game, Refusal
from formicarium.core.news import SILENT
from formicarium.core.table import GameState

LIMIT = 5_000


class CompoundAction(NamedTuple):
    actions: tuple[Action, ...]  # one after the other


class CompoundActions(NamedTuple):
    found: tuple[CompoundAction, ...]  # one for each way that it can be afterwards
    more: bool  # there are others beyond the limit


def compound_actions(game: Game, table: GameState, seat: int, limit: int = LIMIT) -> CompoundActions:
    """An action goes on while it is still the seat's and the game says that it is in the middle of something; where
    chance has a say it ends for this. Of several ways to the same end there is one, with the fewest moves."""
    found: list[CompoundAction] = []
    met = {table.key()}
    last: list[tuple[GameState, tuple[Action, ...]]] = [(table, ())]
    while last:
        going: list[tuple[GameState, tuple[Action, ...]]] = []
        for before, done in last:
            for move in before.legal_moves(seat):
                actions = (*done, game.action_of(move))
                after = before.clone()
                try:
                    after.play(seat, move, ForcedDice(), SILENT)
                except OpenQuestion:
                    found.append(CompoundAction(actions))
                    continue
                key = after.key()
                if key in met:
                    continue
                met.add(key)
                if not after.ended() and after.waiting() >> seat & 1 and game.is_mid_action(after):
                    going.append((after, actions))
                else:
                    found.append(CompoundAction(actions))
            if len(found) + len(going) > limit:
                return CompoundActions(tuple(found[:limit]), True)
        last = going
    return CompoundActions(tuple(found), False)


def first_refusal(game: Game, table: GameState, seat: int, actions: Sequence[Action]) -> tuple[int, Refusal | None]:
    """Of several actions, one after the other: which is the first that is not allowed, and why. One after chance was
    asked something is not looked at: nobody knows how it stands then."""
    there = table.clone()
    for number, action in enumerate(actions):
        if refusal := game.refusal(there, seat, action):
            return number, refusal
        try:
            there.play(seat, game.number_of(action), ForcedDice(), SILENT)
        except OpenQuestion:
            return number + 1, None
    return len(actions), None
