"""Fili-Fourmis: the features of a net, computed from a view alone; law 7 compares them."""
from __future__ import annotations

import itertools
from typing import Any

from formicarium.games.fili_fourmis.features import PLANES
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.kit import SIDES
from formicarium.games.fili_fourmis.model import Entering, FiliView, Leaving, Running
from formicarium.laws.observed.rows import blank, one_of


def feature_values(game: FiliFourmis, v: FiliView) -> dict[str, Any]:
    kit = game.course.kit
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
                sides = list(kit.board.near[later * SIDES:(later + 1) * SIDES])
                planes[9 + sides.index(before)][later] = 1
    planes[15] = list(kit.board.earth)
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
