"""Whole actions in games that cut a turn into several moves; used by the commands `legal` and `why`."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from formicarium.core.chance import ForcedDice, OpenQuestion
from formicarium.core.game import Action, Game, Refusal
from formicarium.core.news import SILENT
from formicarium.core.state import GameState

LIMIT = 5_000


class CompoundAction(NamedTuple):
    actions: tuple[Action, ...]


class CompoundActions(NamedTuple):
    found: tuple[CompoundAction, ...]  # one per distinct state afterwards
    more: bool  # True if the limit cut the list


def compound_actions(game: Game, state: GameState, seat: int, limit: int = LIMIT) -> CompoundActions:
    """Return the sequences of moves that complete one action of the seat.

    A sequence goes on while it is the seat's turn and `game.is_mid_action` holds; it ends at the first question to
    chance. Of several sequences to the same state the list has one, with the fewest moves.
    """
    found: list[CompoundAction] = []
    met = {state.key()}
    last: list[tuple[GameState, tuple[Action, ...]]] = [(state, ())]
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


def first_refusal(game: Game, state: GameState, seat: int, actions: Sequence[Action]) -> tuple[int, Refusal | None]:
    """Return the index of the first refused action in a sequence, and its refusal.

    Actions after a question to chance are not checked, because the state is unknown there.
    """
    there = state.clone()
    for number, action in enumerate(actions):
        if refusal := game.refusal(there, seat, action):
            return number, refusal
        try:
            there.play(seat, game.number_of(action), ForcedDice(), SILENT)
        except OpenQuestion:
            return number + 1, None
    return len(actions), None
