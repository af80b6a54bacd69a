"""Finds the best immediate reply of the next seat, among the turns that could be foreseen.

Replies that depend on chance or on hidden cards do not count. For La Cigale & la Fourmi and Fourmidable, where the next
turn involves secrets, there is no answer.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit
from formicarium.games.micropolis.model import Take as TakeTile
from formicarium.games.wyx.model import Take as TakeDomino

MOST = 1_000  # turns that are tried; above it there is no answer


class NextTurn(NamedTuple):
    seat: int
    makes: int
    costs: int  # points it takes from the seat before
    wins: bool  # a reply ends and wins the game


def saw_domino(before: Any, after: Any, action: Action) -> bool:
    """Wyx: whether the domino was visible; the one behind a taken domino is chance unless the dispenser is open."""
    if not isinstance(action, TakeDomino):
        return True
    column = action.column - 1
    return after.columns[column][0] in before.columns[column]


def saw_tile(before: Any, after: Any, action: Action) -> bool:
    """Micropolis: whether the tile was visible before the line was refilled."""
    return not isinstance(action, TakeTile) or after.line[action.place - 1].tile in {one.tile for one in before.line}


Saw = Callable[[Any, Any, Action], bool]
SAW: dict[str, Saw] = {"wyx": saw_domino, "micropolis": saw_tile, "fili_fourmis": lambda before, after, action: True}


def best_reply(game: Game, before: GameState, after: GameState, seat: int) -> NextTurn | None:
    """Return the best reply to a seat's turn, from the states before and after it; None if unknown."""
    waiting = after.waiting()
    if game.id not in SAW or waiting in (0, 1 << seat) or waiting & (waiting - 1):
        return None
    other = lowest_bit(waiting)
    own, theirs = after.score(seat), after.score(other)
    makes = costs = number = 0
    wins = False
    for number, end in enumerate(turns(game, before, after, other), 1):
        if number > MOST:
            return None
        made, lost = end.score(other) - theirs, own - end.score(seat)
        if made + lost > makes + costs:
            makes, costs = made, lost
        wins = wins or (bool(end.ended()) and all(end.compare(other, one) >= 0 for one in range(end.seats)))
    return NextTurn(other, makes, costs, wins)


def turns(game: Game, before: GameState, after: GameState, seat: int) -> Iterator[GameState]:
    """Yield the states after each foreseeable turn of the seat."""
    then, now = game.view(before, seat), game.view(after, seat)
    moves = [move for move in after.legal_moves(seat) if SAW[game.id](then, now, game.action_of(move))]
    for move in moves:
        yield from ends(table_after(after, seat, move), seat)


def ends(state: GameState, seat: int) -> Iterator[GameState]:
    """Yield the states at the end of the turn."""
    left = [state]
    while left:
        state = left.pop()
        if state.waiting() != 1 << seat:
            yield state
        else:
            left += [table_after(state, seat, move) for move in state.legal_moves(seat)]


def table_after(state: GameState, seat: int, move: int) -> GameState:
    world = state.clone()
    world.play(seat, move, Seeded(1), SILENT)
    return world
