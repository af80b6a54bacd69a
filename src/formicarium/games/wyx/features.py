"""Wyx: inputs of a neural net, in words; `WyxState.features` writes the same as bytes."""
from __future__ import annotations

from functools import cache
from typing import Any

from formicarium.core.features import Part, in_a_row
from formicarium.games.wyx.kit import Kit


@cache
def parts(kit: Kit) -> tuple[Part, ...]:
    seats, board = kit.seats, (kit.board.height, kit.board.width)
    columns, depth, dominoes = kit.dispenser.columns, kit.dispenser.depth, len(kit.dispenser.dominoes)
    return in_a_row((
        ("queens", (seats, *board), "by seat, the viewer first: 1 where its queen is; the first row is row 1"),
        ("owners", (seats, *board), "by seat, the viewer first: 1 where its ants stand"),
        ("ants", board, "how many stand there"),
        ("anthills", board, "the number printed on an anthill; 0: an ordinary or central cell"),
        ("landings", (columns, *board), "by column: 1 where its front domino leads the viewer's queen"),
        ("reach", (seats, *board), "by seat, the viewer first: how many front dominoes lead its queen there"),
        ("columns", (columns, depth), (f"the dominoes from the front, their numbers from 1; {dominoes + 1}: not "
                                       "seen yet; 0: none"), dominoes + 2),
        ("unseen", (dominoes,), "by domino: 1 where nobody has seen it"),
        ("supply", (seats,), "by seat, the viewer first: ants"),
        ("turn", (seats,), "by seat, the viewer first: 1 for whose turn it is"),
        ("seat", (seats,), "1 for the viewer's own seat: the first begins, and rounds end with the last"),
        ("called", (1,), "with finish_round: somebody has placed all, this is the last round"),
        ("ended", (1,), "the game is over"),
    ))


def fixed_facts(kit: Kit) -> dict[str, Any]:
    board = kit.board
    signs = {"left": -1, "right": 1, "down": -1, "up": 1}
    return {
        "worth": [list(board.worth[row * board.width:(row + 1) * board.width]) for row in range(board.height)],
        "flights": [[signs[one.side] * one.across, signs[one.way] * one.along] for one in kit.dispenser.dominoes],
        "colours": list(kit.dispenser.colour),
    }
