"""Fili-Fourmis: the kit: board and options as numbers (FIL-S1); immutable."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.fili_fourmis.model import GroundKind, Place

NONE: Final[i64] = -1
FORMED: Final[i64] = 3  # fewest and most ants of a formed file (FIL-O4)
LONGEST: Final[i64] = 7
SIDES: Final[i64] = 6  # neighbours of a cell


@final
class BoardPlan:
    """The cells of the board and their neighbours."""

    def __init__(self, *, near: vec[i64], outside: vec[i64], home: vec[i64], earth: vec[i64], away: vec[i64]) -> None:
        self.near = near  # cell * SIDES + side -> neighbour
        self.outside = outside  # as `near`, but cells of anthills are off the board: the ground for files
        self.home = home  # by cell: the seat whose anthill it is in; NONE: outside
        self.earth = earth  # by cell: 1 for a road
        self.away = away  # seat * cells + cell -> distance from that seat's anthill, over any cells


@final
class Anthills:
    """The two anthills; each cell of an anthill has a place number within it."""

    def __init__(self, *, place: vec[i64], house: vec[i64], around: vec[i64], walls: i64, brink: vec[i64]) -> None:
        self.place = place  # by cell of an anthill: its place number
        self.house = house  # seat * ants + place -> cell
        self.around = around  # seat * ants + place -> bit set of its neighbours in the anthill
        self.walls = walls  # bit set of the ramparts; the same for both anthills
        self.brink = brink  # seat * cells + cell -> bit set of that seat's ramparts beside it
        self.all: i64 = (1 << len(house) // 2) - 1  # bit set of all cells of an anthill


@final
class HashKeys:
    """Pseudorandom numbers; a position's key is the exclusive or of those of its ants and links."""

    def __init__(self, *, ant: vec[i64], link: vec[i64], turn: i64) -> None:
        self.ant = ant  # seat * cells + cell
        self.link = link  # by cell; a link's key is the product of its two cells' keys, the same in both directions
        self.turn = turn


@final
class Passages:
    """The cells and pairs of neighbours that moves name, in the order of the moves."""

    def __init__(self, *, starts: vec[i64], ways: vec[i64], gates: vec[i64], paces: vec[i64], near: vec[i64],
                 cells: i64) -> None:
        self.starts = starts  # cells beside a rampart
        self.ways = ways  # pairs (from, to) of all neighbours outside; each is followed by its reverse
        self.gates = gates  # pairs (from, to) from outside onto a rampart
        self.paces = paces  # pairs (from, to) within an anthill
        self.way_at = pair_numbers(ways, near, cells)
        self.gate_at = pair_numbers(gates, near, cells)
        self.pace_at = pair_numbers(paces, near, cells)
        self.start_at = vec[i64]([NONE] * cells)  # cell -> its index in `starts`
        i: i64
        for i in range(len(starts)):
            self.start_at[starts[i]] = i


@final
class Kit:
    """Constants of one edition and set of options; all states share it.

    Cells are numbered in reading order, so that half a turn maps cell c to cells - 1 - c. The number `cells` stands for
    a place off the board, which is never free. The cells of an anthill also have a place number within it, the bit in
    sets of them.
    """

    def __init__(self, *, strict: bool, limit: i64, middle: bool, names: list[str], board: BoardPlan,
                 anthills: Anthills, keys: HashKeys, passages: Passages) -> None:
        self.strict = strict  # option strict_contact (FIL-M6)
        self.limit = limit  # option quiet_limit: quiet turns that end the game (FIL-E3)
        self.middle = middle  # option middle_breaks_ties (FIL-E2)
        self.names = names
        self.cells: i64 = len(names)
        self.cell_of: dict[str, int] = {name: cell for cell, name in enumerate(names)}
        self.ants: i64 = len(anthills.house) // 2  # ants of each player (FIL-S2)
        self.board = board
        self.anthills = anthills
        self.keys = keys
        self.passages = passages

    def pairs(self, cells: vec[i64]) -> list[tuple[str, str]]:
        """Return the pairs of `ways`, `gates` or `paces` as names."""
        return [(self.names[cells[i]], self.names[cells[i + 1]]) for i in range(0, len(cells), 2)]

    def is_wall(self, cell: i64) -> bool:
        """Whether a cell of an anthill is a rampart."""
        return self.anthills.walls >> self.anthills.place[cell] & 1 == 1

    def place_of(self, name: str) -> Place:
        return "rampart" if self.is_wall(self.cell_of[name]) else "inside"

    def ground_of(self, name: str) -> GroundKind:
        return "earth" if self.board.earth[self.cell_of[name]] else "grass"


def pair_numbers(pairs: vec[i64], near: vec[i64], cells: i64) -> vec[i64]:
    """Return a table cell * SIDES + side -> index of the pair from the cell to that side."""
    found = vec[i64]([NONE] * (cells * SIDES))
    i: i64
    side: i64
    for i in range(len(pairs) // 2):
        for side in range(SIDES):
            if near[pairs[2 * i] * SIDES + side] == pairs[2 * i + 1]:
                found[pairs[2 * i] * SIDES + side] = i
    return found
