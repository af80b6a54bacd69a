"""Fili-Fourmis: what stands where, and the few things that are ever done to ants and files.

The rules are in leaving.py (FIL-O), marching.py (FIL-M, FIL-J), storming.py (FIL-R) and table.py (FIL-S, FIL-E).
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import Table, first

# rules that forbid a move or end the game; their ids are in RULES
S3: Final[i64] = 1
S4: Final[i64] = 2
O1: Final[i64] = 3
O2: Final[i64] = 4
O3: Final[i64] = 5
O4: Final[i64] = 6
O5: Final[i64] = 7
O6: Final[i64] = 8
M1: Final[i64] = 9
M2: Final[i64] = 10
M3: Final[i64] = 11
M4: Final[i64] = 12
M5: Final[i64] = 13
M6: Final[i64] = 14
M7: Final[i64] = 15
J1: Final[i64] = 16
J2: Final[i64] = 17
R1: Final[i64] = 18
R2: Final[i64] = 19
R4: Final[i64] = 20
E1: Final[i64] = 21
E3: Final[i64] = 22
RULES: Final = ("", "FIL-S3", "FIL-S4", "FIL-O1", "FIL-O2", "FIL-O3", "FIL-O4", "FIL-O5", "FIL-O6", "FIL-M1", "FIL-M2",
                "FIL-M3", "FIL-M4", "FIL-M5", "FIL-M6", "FIL-M7", "FIL-J1", "FIL-J2", "FIL-R1", "FIL-R2", "FIL-R4",
                "FIL-E1", "FIL-E3")

NONE: Final[i64] = -1
FORMED: Final[i64] = 3  # FIL-O4: ants of a file, at least and at most
LONGEST: Final[i64] = 7
SIDES: Final[i64] = 6  # of a cell

# what a turn waits for in its middle
NOTHING: Final[i64] = 0
LEAVING: Final[i64] = 1  # the ant of `what` comes out: where to?
RUNNING: Final[i64] = 2  # the file with the head `what` is on earth: does a second ant follow?
ENTERING: Final[i64] = 3  # the file of `who` goes in through the gate `what`: where does the next ant go?


@final
class Board:
    """An edition as the rules use it (FIL-S1). Never changes; tables share it.

    Cells are numbers in the order of reading, so half a turn takes cell c to cell cells - 1 - c; the number after the
    last is nowhere, and never free. Cells of an anthill are also numbered within it: sets of them are bits.
    Moves are numbers: each kind begins where the one before ends.
    """

    def __init__(self, near: vec[i64], beyond: vec[i64], home: vec[i64], earth: vec[i64], place: vec[i64],
                 house: vec[i64], around: vec[i64], walls: i64, brink: vec[i64], away: vec[i64], starts: vec[i64],
                 ways: vec[i64], gates: vec[i64], paces: vec[i64], ant_key: vec[i64], link_key: vec[i64],
                 turn_key: i64, names: list[str]) -> None:
        self.cells: i64 = len(names)
        self.near = near  # cell * SIDES + side -> cell
        self.beyond = beyond  # the same, but anthills are nowhere: where files march
        self.home = home  # of each cell, whose anthill it is in; NONE: outside
        self.earth = earth  # 1: a road
        self.place = place  # of a cell in an anthill, its number there
        self.house = house  # seat * ants + place -> cell
        self.around = around  # seat * ants + place -> its neighbours in the anthill, one bit each
        self.walls = walls  # the ramparts of either anthill, one bit each
        self.brink = brink  # seat * cells + cell -> the ramparts of that seat that it touches, one bit each
        self.away = away  # seat * cells + cell -> how far from that seat's anthill, over any cell
        self.ants: i64 = len(house) // 2  # of each player (FIL-S2)
        self.between: i64 = self.cells  # steps of a lone ant from before its own ramparts to before the enemy's
        self.all: i64 = (1 << self.ants) - 1  # the cells of an anthill, one bit each
        self.ant_key = ant_key  # seat * cells + cell
        self.link_key = link_key  # of two neighbours in a file the product is their link's: the same from either end
        self.turn_key = turn_key
        self.names = names
        self.starts = starts  # the cells that touch a rampart
        self.ways = ways  # from cell, to cell: all pairs of neighbours outside; each is followed by the way back
        self.gates = gates  # from cell, to cell: from outside onto a rampart
        self.paces = paces  # from cell, to cell: within an anthill
        self.start: i64 = 2 * self.ants  # before it: to come out, by seat * ants + place
        self.advance: i64 = self.start + len(starts)
        self.join: i64 = self.advance + len(ways) // 2
        self.split: i64 = self.join + len(ways) // 4
        self.enter: i64 = self.split + len(ways) // 4
        self.spread: i64 = self.enter + len(gates) // 2
        self.step: i64 = self.spread + 2 * self.ants
        self.stop: i64 = self.step + len(paces) // 2
        self.pass_move: i64 = self.stop + 1
        self.moves: i64 = self.pass_move + 1
        # what `worth` writes on, so that it need not take paper each time
        self.steps = vec[i64]([0] * (self.cells + 1))
        self.queue = vec[i64]([0] * (self.cells + 1))
        self.round: i64 = 0
        self.way = vec[i64]([0] * len(house))
        self.plan = vec[i64]([0] * 128)
        self.way_at = numbered(ways, near, self.cells)
        self.gate_at = numbered(gates, near, self.cells)
        self.pace_at = numbered(paces, near, self.cells)
        self.start_at = vec[i64]([NONE] * self.cells)
        i: i64
        for i in range(len(starts)):
            self.start_at[starts[i]] = i
            if brink[starts[i]]:
                self.between = min(self.between, away[self.cells + starts[i]] - 1)


def numbered(pairs: vec[i64], near: vec[i64], cells: i64) -> vec[i64]:
    """cell * SIDES + side -> the number of the pair that leads from the cell to that side."""
    found = vec[i64]([NONE] * (cells * SIDES))
    i: i64
    side: i64
    for i in range(len(pairs) // 2):
        for side in range(SIDES):
            if near[pairs[2 * i] * SIDES + side] == pairs[2 * i + 1]:
                found[pairs[2 * i] * SIDES + side] = i
    return found


class Field(Table):
    """The ants. A file is a row of `line`, its head first; which end is its head is free until the next move."""

    def __init__(self, board: Board, strict: bool, limit: i64, middle: bool, at: vec[i64], line: vec[i64],
                 size: vec[i64], files: vec[i64], nest: vec[i64], entered: vec[i64], turn: i64, phase: i64, what: i64,
                 who: i64, idle: bool, key: i64, seen: vec[i64], over: i64) -> None:
        self.seats = 2
        self.board = board
        self.strict = strict  # option strict_contact
        self.limit = limit  # option quiet_limit
        self.middle = middle  # option middle_breaks_ties
        self.at = at  # of each cell: NONE free, the file that stands there, or more than any file
        self.line = line  # file * LONGEST + place from the head -> cell
        self.size = size  # of each file
        self.files = files  # of each seat; its files are numbered from seat * ants
        self.nest = nest  # of each seat, its ants at home, one bit each
        self.entered = entered  # of each seat, its ants in the enemy's anthill, one bit each
        self.turn = turn
        self.phase = phase
        self.what = what
        self.who = who  # the file that the phase is about
        self.idle = idle  # the seat whose turn it is can only pass
        self.key = key  # of how it stands: ants, files read from either end, whose turn it is
        self.seen = seen  # the keys of all turns since an ant last came out or entered, this one's last (FIL-E3)
        self.over = over

    # ants and files; each keeps `at` and `key` right

    def put(self, seat: i64, cell: i64, file: i64) -> None:
        self.at[cell] = file
        self.key ^= self.board.ant_key[seat * self.board.cells + cell]

    def lift(self, seat: i64, cell: i64) -> None:
        self.at[cell] = NONE
        self.key ^= self.board.ant_key[seat * self.board.cells + cell]

    def link(self, one: i64, other: i64) -> None:
        """Two neighbours in a file become so, or cease to be."""
        self.key ^= self.board.link_key[one] * self.board.link_key[other]

    def new_file(self, seat: i64) -> i64:
        file = seat * self.board.ants + self.files[seat]
        self.files[seat] += 1
        self.size[file] = 0
        return file

    def drop_file(self, seat: i64, file: i64) -> None:
        """It has no ants any more; the last of the seat's files takes its number."""
        self.files[seat] -= 1
        last = seat * self.board.ants + self.files[seat]
        i: i64
        for i in range(self.size[last]):
            self.line[file * LONGEST + i] = self.line[last * LONGEST + i]
            self.at[self.line[last * LONGEST + i]] = file
        self.size[file] = self.size[last]

    def add_head(self, seat: i64, file: i64, cell: i64) -> None:
        """An ant comes to stand in front."""
        base = file * LONGEST
        size = self.size[file]
        i: i64
        for i in range(size, 0, -1):
            self.line[base + i] = self.line[base + i - 1]
        self.line[base] = cell
        self.size[file] = size + 1
        self.put(seat, cell, file)
        if size:
            self.link(cell, self.line[base + 1])

    def take_tail(self, seat: i64, file: i64) -> i64:
        """The last ant is lifted; where it stood."""
        size = self.size[file] - 1
        cell = self.line[file * LONGEST + size]
        self.size[file] = size
        self.lift(seat, cell)
        if size:
            self.link(cell, self.line[file * LONGEST + size - 1])
        return cell

    def lead(self, file: i64, head: i64) -> None:
        """That end leads from now on (FIL-M3)."""
        base = file * LONGEST
        if self.line[base] == head:
            return
        low: i64 = base
        high: i64 = base + self.size[file] - 1
        while low < high:
            cell = self.line[low]
            self.line[low] = self.line[high]
            self.line[high] = cell
            low += 1
            high -= 1

    # looking

    def tail(self, file: i64, head: i64) -> i64:
        """The other end; of a single ant, itself."""
        base = file * LONGEST
        return self.line[base + self.size[file] - 1] if self.line[base] == head else self.line[base]

    def file_at(self, seat: i64, cell: i64) -> i64:
        """The seat's file that stands there, or NONE."""
        file = self.at[cell]
        return file if seat * self.board.ants <= file < seat * self.board.ants + self.files[seat] else NONE

    def file_led(self, seat: i64, cell: i64) -> i64:
        """The seat's file that has an end there, or NONE."""
        file = self.file_at(seat, cell)
        if file == NONE or (self.line[file * LONGEST] != cell
                            and self.line[file * LONGEST + self.size[file] - 1] != cell):
            return NONE
        return file

    def beyond(self, seat: i64) -> i64:
        """FIL-E2: ants outside that are nearer to the enemy's anthill than to their own."""
        away, cells = self.board.away, self.board.cells
        n: i64 = 0
        i: i64
        file: i64
        for file in range(seat * self.board.ants, seat * self.board.ants + self.files[seat]):
            for i in range(self.size[file]):
                cell = self.line[file * LONGEST + i]
                if away[(1 - seat) * cells + cell] < away[seat * cells + cell]:
                    n += 1
        return n

    def crowds(self, seat: i64, end: i64, ants: i64, before: i64, one: i64, other: i64) -> bool:
        """FIL-M6 with `strict_contact`: would this end of a file of so many ants newly touch the end of another,
        together more than seven? `before`: the ants of the file that the cell was an end of. `one`, `other`: itself."""
        if not self.strict:
            return False
        side: i64
        for side in range(SIDES):
            cell = self.board.beyond[end * SIDES + side]
            file = self.file_led(seat, cell)
            if file != NONE and file != one and file != other and ants + self.size[file] > LONGEST \
                    and (before == 0 or before + self.size[file] <= LONGEST):
                return True
        return False


def flood(around: vec[i64], base: i64, start: i64, open_: i64) -> i64:
    """The cells of an anthill that can be reached from `start` through open ones; all are bits."""
    reached = start
    fresh = start
    while fresh:
        grown: i64 = 0
        while fresh:
            grown |= around[base + first(fresh)]
            fresh &= fresh - 1
        fresh = grown & open_ & ~reached
        reached |= fresh
    return reached
