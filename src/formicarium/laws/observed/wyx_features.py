"""Wyx: the features of a net, computed from a view alone; law 7 compares them."""
from __future__ import annotations

from typing import Any

from formicarium.games.wyx.edition import landing
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.kit import Kit
from formicarium.games.wyx.model import Domino, WyxView
from formicarium.laws.observed.rows import blank, one_of


def feature_values(game: Wyx, v: WyxView) -> dict[str, Any]:
    kit = game.kit
    seats = [(v.seat + i) % kit.seats for i in range(kit.seats)]
    numbers = {domino: number for number, domino in enumerate(kit.dispenser.dominoes, 1)}
    queens, owners, reach = (blank(kit.seats, kit.board.height, kit.board.width) for _ in range(3))
    ants, anthills = (blank(kit.board.height, kit.board.width) for _ in range(2))
    landings = blank(kit.dispenser.columns, kit.board.height, kit.board.width)
    for cell, worth in enumerate(kit.board.worth):
        x, y = cell % kit.board.width, cell // kit.board.width
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
               + [0] * (kit.dispenser.depth - len(column)) for column in v.columns]
    seen = {domino for column in v.columns for domino in column} | set(v.gone)
    return {
        "queens": queens, "owners": owners, "ants": ants, "anthills": anthills, "landings": landings, "reach": reach,
        "columns": columns, "unseen": [int(domino not in seen) for domino in kit.dispenser.dominoes],
        "supply": [v.supply[seat] for seat in seats], "turn": [int(seat == v.turn) for seat in seats],
        "seat": one_of(kit.seats, v.seat), "called": [int(v.called)], "ended": [int(v.ended != "")],
    }


def place_of(name: str) -> tuple[int, int]:
    """Return column and row of a cell, from 0: d4 is (3, 3)."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def landing_of(kit: Kit, x: int, y: int, domino: Domino | None) -> tuple[int, int] | None:
    """Return the cell where a domino leads the queen; None off the board."""
    assert domino is not None  # a front domino is seen by all
    cell = landing(y * kit.board.width + x, domino, kit.board.width, kit.board.height)
    return None if cell == kit.board.cells else (cell % kit.board.width, cell // kit.board.width)
