"""Micropolis: how moves are numbered."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.games.micropolis.nest import Board

# what the seat whose turn it is has to decide
TAKE: Final[i64] = 0
FILL: Final[i64] = 1
REARRANGE: Final[i64] = 2
GIVE: Final[i64] = 3

# what is no move at all, and why; -1 is nothing of this game
NO_PLACE: Final[i64] = -2
NO_SIDE: Final[i64] = -3
NO_ANTHILL: Final[i64] = -4
NO_BARRACKS: Final[i64] = -5
NO_HOLDER: Final[i64] = -6


@final
class Moves:
    """How moves are numbered: tiles to take, then the answers to questions. Never changes; tables share it."""

    def __init__(self, board: Board, anthills: i64, each: i64) -> None:
        self.each = each  # anthills of a player
        self.leave: i64 = board.line * 4 * each
        self.fill: i64 = self.leave + 1
        self.done: i64 = self.fill + 1
        self.switch: i64 = self.done + 1  # and more: which barracks
        self.give: i64 = self.switch + len(board.places)  # and more: which anthill
        self.end: i64 = self.give + anthills

    def take(self, place: i64, right: bool, architect: bool, anthill: i64) -> i64:
        return ((place * 2 + right) * 2 + architect) * self.each + anthill

    def place(self, take: i64) -> i64:
        return take // self.each >> 2

    def right(self, take: i64) -> bool:
        return take // self.each & 2 != 0

    def architect(self, take: i64) -> bool:
        return take // self.each & 1 != 0

    def anthill(self, take: i64) -> i64:
        """Which of the player's."""
        return take % self.each

    def begin(self, question: i64) -> i64:
        """The first of the moves that can answer it."""
        if question == TAKE:
            return 0
        return self.leave if question == FILL else self.done if question == REARRANGE else self.give

    def until(self, question: i64) -> i64:
        if question == TAKE:
            return self.leave
        return self.done if question == FILL else self.give if question == REARRANGE else self.end
