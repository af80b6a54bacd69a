"""Fili-Fourmis: the kit, what is printed and agreed on, as numbers (FIL-S1). Nothing in it ever changes."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.fili_fourmis.model import GroundKind, Place

NONE: Final[i64] = -1
FORMED: Final[i64] = 3  # FIL-O4: ants of a file, at least and at most
LONGEST: Final[i64] = 7
SIDES: Final[i64] = 6  # of a cell


@final
class Kit:
    """Of one edition and set of options; tables share it.

    Cells are numbers in the order of reading, so half a turn takes cell c to cell cells - 1 - c; the number after the
    last is nowhere, and never free. Cells of an anthill are also numbered within it: sets of them are bits.
    """

    def __init__(self, *, strict: bool, limit: i64, middle: bool, near: vec[i64], outside: vec[i64], home: vec[i64],
                 earth: vec[i64], place: vec[i64], house: vec[i64], around: vec[i64], walls: i64, brink: vec[i64],
                 away: vec[i64], starts: vec[i64], ways: vec[i64], gates: vec[i64], paces: vec[i64],
                 ant_key: vec[i64], link_key: vec[i64], turn_key: i64, names: list[str]) -> None:
        self.strict = strict  # option strict_contact, FIL-M6
        self.limit = limit  # option quiet_limit, FIL-E3
        self.middle = middle  # option middle_breaks_ties, FIL-E2
        self.names = names
        self.cells: i64 = len(names)
        self.cell_of: dict[str, int] = {name: cell for cell, name in enumerate(names)}
        self.near = near  # cell * SIDES + side -> cell
        self.outside = outside  # the same, but anthills are nowhere: where files march
        self.home = home  # of each cell, whose anthill it is in; NONE: outside
        self.earth = earth  # 1: a road
        self.place = place  # of a cell in an anthill, its number there
        self.house = house  # seat * ants + place -> cell
        self.around = around  # seat * ants + place -> its neighbours in the anthill, one bit each
        self.walls = walls  # the ramparts of either anthill, one bit each
        self.brink = brink  # seat * cells + cell -> the ramparts of that seat that it touches, one bit each
        self.away = away  # seat * cells + cell -> how far from that seat's anthill, over any cell
        self.ants: i64 = len(house) // 2  # of each player (FIL-S2)
        self.all: i64 = (1 << self.ants) - 1  # the cells of an anthill, one bit each
        self.ant_key = ant_key  # seat * cells + cell
        self.link_key = link_key  # of two neighbours in a file the product is their link's: the same from either end
        self.turn_key = turn_key
        self.starts = starts  # the cells that touch a rampart
        self.ways = ways  # from cell, to cell: all pairs of neighbours outside; each is followed by the way back
        self.gates = gates  # from cell, to cell: from outside onto a rampart
        self.paces = paces  # from cell, to cell: within an anthill
        self.way_at = pair_numbers(ways, near, self.cells)
        self.gate_at = pair_numbers(gates, near, self.cells)
        self.pace_at = pair_numbers(paces, near, self.cells)
        self.start_at = vec[i64]([NONE] * self.cells)  # cell -> its number among `starts`
        i: i64
        for i in range(len(starts)):
            self.start_at[starts[i]] = i

    def pairs(self, cells: vec[i64]) -> list[tuple[str, str]]:
        """`ways`, `gates` or `paces`, by name."""
        return [(self.names[cells[i]], self.names[cells[i + 1]]) for i in range(0, len(cells), 2)]

    def is_wall(self, cell: i64) -> bool:
        """Of a cell in an anthill: a rampart, not inside."""
        return self.walls >> self.place[cell] & 1 == 1

    def place_of(self, name: str) -> Place:
        return "rampart" if self.is_wall(self.cell_of[name]) else "inside"

    def ground_of(self, name: str) -> GroundKind:
        return "earth" if self.earth[self.cell_of[name]] else "grass"


def pair_numbers(pairs: vec[i64], near: vec[i64], cells: i64) -> vec[i64]:
    """cell * SIDES + side -> the number of the pair that leads from the cell to that side."""
    found = vec[i64]([NONE] * (cells * SIDES))
    i: i64
    side: i64
    for i in range(len(pairs) // 2):
        for side in range(SIDES):
            if near[pairs[2 * i] * SIDES + side] == pairs[2 * i + 1]:
                found[pairs[2 * i] * SIDES + side] = i
    return found
