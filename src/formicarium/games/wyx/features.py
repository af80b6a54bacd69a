"""Wyx: what a net sees, in words. The table writes the same bytes (`WyxTable.features`)."""
from __future__ import annotations

from functools import cache
from typing import Any

from formicarium.core.features import Part, blank, in_a_row, one_of
from formicarium.games.wyx.edition import landing
from formicarium.games.wyx.kit import Kit
from formicarium.games.wyx.model import Domino, WyxView


@cache
def parts(kit: Kit) -> tuple[Part, ...]:
    seats, board, columns, dominoes = kit.seats, (kit.height, kit.width), kit.columns, len(kit.dominoes)
    return in_a_row((
        ("queens", (seats, *board), "by seat, the viewer first: 1 where its queen is; the first row is row 1"),
        ("owners", (seats, *board), "by seat, the viewer first: 1 where its ants stand"),
        ("ants", board, "how many stand there"),
        ("anthills", board, "the number printed on an anthill; 0: an ordinary or central cell"),
        ("landings", (columns, *board), "by column: 1 where its front domino leads the viewer's queen"),
        ("reach", (seats, *board), "by seat, the viewer first: how many front dominoes lead its queen there"),
        ("columns", (columns, kit.depth), (f"the dominoes from the front, their numbers from 1; {dominoes + 1}: not "
                                          "seen yet; 0: none"), dominoes + 2),
        ("unseen", (dominoes,), "by domino: 1 where nobody has seen it"),
        ("supply", (seats,), "by seat, the viewer first: ants"),
        ("turn", (seats,), "by seat, the viewer first: 1 for whose turn it is"),
        ("seat", (seats,), "1 for the viewer's own seat: the first begins, and rounds end with the last"),
        ("called", (1,), "with finish_round: somebody has placed all, this is the last round"),
        ("ended", (1,), "the game is over"),
    ))


def observe(kit: Kit, v: WyxView) -> dict[str, Any]:
    seats = [(v.seat + i) % kit.seats for i in range(kit.seats)]
    numbers = {domino: number for number, domino in enumerate(kit.dominoes, 1)}
    queens, owners, reach = (blank(kit.seats, kit.height, kit.width) for _ in range(3))
    ants, anthills = (blank(kit.height, kit.width) for _ in range(2))
    landings = blank(kit.columns, kit.height, kit.width)
    for cell, worth in enumerate(kit.worth):
        x, y = cell % kit.width, cell // kit.width
        anthills[y][x] = worth if worth > 1 else 0
    for name, stand in v.cells.items():
        x, y = place_of(name)
        owners[seats.index(stand.seat)][y][x] = 1
        ants[y][x] = stand.ants
    for i, seat in enumerate(seats):
        queen = v.queens[seat]
        if queen is None:
            continue
        x, y = place_of(queen)
        queens[i][y][x] = 1
        for number, column in enumerate(v.columns):
            if column and (there := landing_of(kit, x, y, column[0])):
                reach[i][there[1]][there[0]] += 1
                if i == 0:
                    landings[number][there[1]][there[0]] = 1
    columns = [[len(numbers) + 1 if domino is None else numbers[domino] for domino in column]
               + [0] * (kit.depth - len(column)) for column in v.columns]
    seen = {domino for column in v.columns for domino in column} | set(v.gone)
    return {
        "queens": queens, "owners": owners, "ants": ants, "anthills": anthills, "landings": landings, "reach": reach,
        "columns": columns, "unseen": [int(domino not in seen) for domino in kit.dominoes],
        "supply": [v.supply[seat] for seat in seats], "turn": [int(seat == v.turn) for seat in seats],
        "seat": one_of(kit.seats, v.seat), "called": [int(v.called)], "ended": [int(v.ended != "")],
    }


def place_of(name: str) -> tuple[int, int]:
    """Of a cell: d4 is the fourth in the fourth row."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def landing_of(kit: Kit, x: int, y: int, domino: Domino | None) -> tuple[int, int] | None:
    """Where a domino leads from there; None: off the board."""
    assert domino is not None  # a front domino is seen by all
    cell = landing(y * kit.width + x, domino, kit.width, kit.height)
    return None if cell == kit.cells else (cell % kit.width, cell // kit.width)


def fixed_facts(kit: Kit) -> dict[str, Any]:
    signs = {"left": -1, "right": 1, "down": -1, "up": 1}
    return {
        "worth": [list(kit.worth[row * kit.width:(row + 1) * kit.width]) for row in range(kit.height)],
        "flights": [[signs[one.side] * one.across, signs[one.way] * one.along] for one in kit.dominoes],
        "colours": list(kit.colour),
    }
