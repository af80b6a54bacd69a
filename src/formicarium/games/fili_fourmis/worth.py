"""Fili-Fourmis: how good it looks, for a search that cannot see the end."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from formicarium.core.table import count
from formicarium.games.fili_fourmis.field import LONGEST, Field

TURN: Final[i64] = 100  # what a turn is worth


def worth(f: Field, seat: i64) -> i64:
    """In hundredths of a turn: how much sooner the seat would hold the ramparts, if nobody were in its way."""
    return TURN * (needed(f, 1 - seat) - needed(f, seat)) + (TURN // 2 if f.turn == seat else -TURN // 2)


def needed(f: Field, seat: i64) -> i64:
    """Turns until enough ants have entered."""
    board = f.board
    n = count(f.nest[seat])
    far: i64 = n
    i: i64
    for i in range(f.files[seat]):
        file = seat * board.ants + i
        base = file * LONGEST
        size = f.size[file]
        away = min(board.away[(1 - seat) * board.cells + f.line[base]],
                   board.away[(1 - seat) * board.cells + f.line[base + size - 1]])
        far += away
    return far
