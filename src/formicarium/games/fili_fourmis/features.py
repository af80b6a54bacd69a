"""Fili-Fourmis: inputs of a neural net, in words; encoding.py writes the same as bytes."""
from __future__ import annotations

from functools import cache
from typing import Any

from formicarium.core.features import Part, in_a_row
from formicarium.games.fili_fourmis.kit import SIDES, Kit

BOTH = "the viewer's, the other's: "
PLANES = (
    "ants outside", "the other's ants outside", "ants at home", "the other's ants at home",
    "ants in the other's anthill", "the other's ants in the viewer's", "ends of files", "ends of the other's files",
    "ants of the file that stands there", "ants of the other's file that stands there",
    "the next of its file stands to the right above", "to the left above", "to the left",
    "the cell that is asked about: the ant that comes out, the head that runs, the gate", "the file in hand", "earth",
)


@cache
def parts(kit: Kit) -> tuple[Part, ...]:
    return in_a_row((
        ("planes", (len(PLANES), kit.cells), "over the cells in the order of reading (`fixed` has their neighbours): "
                                             + "; ".join(PLANES)),
        ("phase", (4,), "a whole turn, leaving, running, entering"),
        ("turn", (2,), "the viewer's, the other's"),
        ("seat", (2,), "1 for the viewer's own seat: red, violet"),
        ("home", (2,), BOTH + "ants at home"),
        ("entered", (2,), BOTH + "ants in the enemy's anthill"),
        ("ramparts", (2,), BOTH + "of the enemy's, held"),
        ("beyond", (2,), BOTH + "ants outside that are nearer to the enemy's anthill"),
        ("times", (1,), "how often it has stood like this"),
        ("quiet", (1,), "turns since an ant last came out or entered"),
        ("ended", (1,), "the game is over"),
    ))


def fixed_facts(kit: Kit) -> dict[str, Any]:
    """Return facts of each cell that never change.

    These are its neighbours, counterclockwise from the right (-1: none), its anthill, and whether it is a rampart.
    """
    near = [-1 if cell == kit.cells else cell for cell in kit.board.near]
    return {
        "neighbours": [near[cell * SIDES:(cell + 1) * SIDES] for cell in range(kit.cells)],
        "homes": list(kit.board.home), "earth": list(kit.board.earth),
        "ramparts": [int(home != -1 and kit.is_wall(cell)) for cell, home in enumerate(kit.board.home)],
        "quiet_limit": 2 * kit.limit,
    }
