"""Wyx: outcomes of actions that a seat can observe; law 13 compares outlooks with them."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formicarium.core.game import Event
from formicarium.games.wyx.edition import EDITIONS
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Enter, Pass, Took, WyxView


def observed_outcome(game: Wyx, seat: int, action: Any, before: WyxView, after: WyxView,
                     events: Sequence[Event]) -> Mapping[str, Any]:
    if isinstance(action, Pass):
        return {}
    cell = after.queens[seat]
    if cell is None or isinstance(action, Enter):
        return {"cell": cell}
    [took] = [event for event in events if isinstance(event, Took)]
    owner = before.cells[cell].seat if cell in before.cells else None
    free = "anthill" if is_anthill(game, cell) else "ant"
    return {"column": took.column, "domino": took.domino, "cell": cell, "owner": owner,
            "gain": free if owner is None else "own" if owner == seat else "capture",
            "ants": before.supply[seat] - after.supply[seat]}


def is_anthill(game: Wyx, cell: str) -> bool:
    """Whether the board prints an anthill on the cell."""
    rows, column = EDITIONS[game.edition].board.rows, ord(cell[0]) - ord("a")
    return rows[-int(cell[1:])][column].isdigit()
