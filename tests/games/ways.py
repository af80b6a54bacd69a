"""Counting the games of a given length without chance, by the rules or by a naive engine; the perft tests use it."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sized
from typing import Any, Protocol

from formicarium.core.dice import Scripted
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit

NO_LUCK = Scripted([])
Endings = Counter[str]  # games that end before the depth, by rule


class Moves(Sized, Iterable[Any], Protocol):
    pass


def perft(game: Game, table: GameState, depth: int, endings: Endings) -> int:
    if table.ended():
        endings[game.rules[table.ended()]] += 1
        return 0
    if depth == 0:
        return 1
    seat = lowest_bit(table.waiting())
    if depth == 1:
        return len(table.legal_moves(seat))
    total = 0
    for move in table.legal_moves(seat):
        after = table.clone()
        after.play(seat, move, NO_LUCK, SILENT)
        total += perft(game, after, depth - 1, endings)
    return total


def naive_perft(state: Any, depth: int, endings: Endings, legal: Callable[[Any], Moves],
                after: Callable[[Any, Any], Any]) -> int:
    """Return the same count for an engine given by its functions `legal` and `after`."""
    if state.ended:
        endings[state.ended] += 1
        return 0
    if depth == 0:
        return 1
    moves = legal(state)
    if depth == 1:
        return len(moves)
    return sum(naive_perft(after(state, move), depth - 1, endings, legal, after) for move in moves)
