"""Fili-Fourmis: what a net sees, in words. encoding.py writes the same bytes."""
from __future__ import annotations

import itertools
from functools import cache
from typing import Any

from formicarium.core.features import Part, blank, in_a_row, one_of
from formicarium.games.fili_fourmis.kit import SIDES, Kit
from formicarium.games.fili_fourmis.model import Entering, FiliView, Leaving, Running

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


def observe(kit: Kit, v: FiliView) -> dict[str, Any]:
    planes = blank(len(PLANES), kit.cells)
    seats = (v.seat, 1 - v.seat)
    cell_of = kit.cell_of

    def mark(plane: int, name: str, number: int = 1) -> None:
        planes[plane][cell_of[name]] = number

    for who, seat in enumerate(seats):
        for name in v.nests[seat]:
            mark(2 + who, name)
        for name in v.entered[seat]:
            mark(4 + who, name)
        for file in v.files[seat]:
            mark(6 + who, file[0])
            mark(6 + who, file[-1])
            for name in file:
                mark(who, name)
                mark(8 + who, name, len(file))
            for one, other in itertools.pairwise(file):
                before, later = sorted((cell_of[one], cell_of[other]))
                sides = list(kit.near[later * SIDES:(later + 1) * SIDES])
                planes[9 + sides.index(before)][later] = 1
    planes[15] = list(kit.earth)
    match v.pending:
        case Leaving(ant):
            phase = 1
            mark(13, ant)
        case Running(head):
            phase = 2
            mark(13, head)
        case Entering(head, gate):
            phase = 3
            mark(13, gate)
        case _:
            phase, head = 0, ""
    if phase > 1:
        [hand] = [file for file in v.files[v.turn] if file[0] == head]
        for name in hand:
            mark(14, name)
    return {
        "planes": planes, "phase": one_of(4, phase), "turn": [int(seat == v.turn) for seat in seats],
        "seat": one_of(2, v.seat), "home": [len(v.nests[seat]) for seat in seats],
        "entered": [len(v.entered[seat]) for seat in seats], "ramparts": [v.ramparts[seat] for seat in seats],
        "beyond": [v.beyond[seat] for seat in seats], "times": [v.times], "quiet": [len(v.seen) - 1],
        "ended": [int(v.ended != "")],
    }


def fixed_facts(kit: Kit) -> dict[str, Any]:
    """Of each cell, its neighbours from the right against the clock (-1: none), whose anthill it is in, and whether it
    is a rampart."""
    near = [-1 if cell == kit.cells else cell for cell in kit.near]
    return {
        "neighbours": [near[cell * SIDES:(cell + 1) * SIDES] for cell in range(kit.cells)],
        "homes": list(kit.home), "earth": list(kit.earth),
        "ramparts": [int(home != -1 and kit.is_wall(cell)) for cell, home in enumerate(kit.home)],
        "quiet_limit": 2 * kit.limit,
    }
