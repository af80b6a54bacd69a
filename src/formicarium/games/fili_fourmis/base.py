"""Fili-Fourmis: base class of the state: ants and files, and operations on them; state.py adds the moves."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.packing import Packer, Unpacker
from formicarium.core.state import GameState, bit_count, lowest_bit
from formicarium.core.vectors import filled
from formicarium.games.fili_fourmis.kit import LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.rules import ALL_RAMPARTS_HELD

# Phases: the decision due from the seat in turn.
ACTING: Final[i64] = 0  # a whole turn is due
LEAVING: Final[i64] = 1  # the ant on `spot` comes out; the seat chooses its cell
# the current file is on a road, its head on `spot`; the seat chooses whether a second ant follows
RUNNING: Final[i64] = 2
ENTERING: Final[i64] = 3  # the current file enters through the gate `spot`; the seat chooses the next ant's cell
FORMING: Final[i64] = 4  # a whole turn is due, restricted by FIL-O4
IDLE: Final[i64] = 5  # the seat can only pass


class FiliBase(GameState):
    """All ants of a game. A file is a row of `line`, its head first; either end may become its head at the next move.

    A new object is empty: fill it with `blank` or `copy`.
    """

    def __init__(self, kit: Kit) -> None:
        self.seats = 2
        self.kit = kit
        # by cell: NONE if free, the number of the file there, or a number above all files (home, entered, off the
        # board)
        self.at = vec[i64]()
        self.line = vec[i64]()  # file * LONGEST + place from the head -> cell
        self.size = vec[i64]()  # by file: number of ants
        self.files = vec[i64]()  # by seat: number of files; the first is seat * ants
        self.nest = vec[i64]()  # by seat: bit set of its ants at home
        self.entered = vec[i64]()  # by seat: bit set of its ants in the enemy's anthill
        self.seen = vec[i64]()  # keys of all turns since an ant last came out or entered, the current one last (FIL-E3)
        self.sign: i64 = 0  # hash key of the position: ants, links of files, seat in turn
        self.turn: i64 = 0
        self.phase = ACTING
        self.bound = False  # True if this turn must serve an unformed file (FIL-O4)
        self.spot: i64 = NONE  # cell that the phase is about: the ant, the head or the gate
        self.file: i64 = NONE  # the current file
        self.over: i64 = 0

    def blank(self) -> None:
        kit = self.kit
        self.at = filled(kit.cells + 1, NONE)
        self.at[kit.cells] = 2 * kit.ants
        self.line = filled(2 * kit.ants * LONGEST, NONE)
        self.size = filled(2 * kit.ants, 0)
        self.files = filled(2, 0)
        self.nest = filled(2, 0)
        self.entered = filled(2, 0)

    def copy(self, other: FiliBase) -> None:
        self.at = other.at[:]
        self.line = other.line[:]
        self.size = other.size[:]
        self.files = other.files[:]
        self.nest = other.nest[:]
        self.entered = other.entered[:]
        self.seen = other.seen[:]
        self.sign = other.sign
        self.turn = other.turn
        self.phase = other.phase
        self.bound = other.bound
        self.spot = other.spot
        self.file = other.file
        self.over = other.over

    def write(self, to: Packer) -> None:
        to.row(self.at)
        to.row(self.line)
        to.row(self.size)
        to.row(self.files)
        to.row(self.nest)
        to.row(self.entered)
        to.row(self.seen)
        to.number(self.sign)
        to.number(self.turn)
        to.number(self.phase)
        to.flag(self.bound)
        to.number(self.spot)
        to.number(self.file)
        to.number(self.over)

    def read(self, source: Unpacker) -> None:
        self.at = source.row()
        self.line = source.row()
        self.size = source.row()
        self.files = source.row()
        self.nest = source.row()
        self.entered = source.row()
        self.seen = source.row()
        self.sign = source.number()
        self.turn = source.number()
        self.phase = source.number()
        self.bound = source.flag()
        self.spot = source.number()
        self.file = source.number()
        self.over = source.number()

    def tidy(self) -> None:
        """Normalize for the key: order the files, and let the lower end lead in all but the current one."""
        seat: i64
        one: i64
        other: i64
        i: i64
        for seat in range(2):
            start: i64 = seat * self.kit.ants
            end: i64 = start + self.files[seat]
            for one in range(start, end):
                if one != self.file:
                    self.lead(one, min(self.line[one * LONGEST], self.line[one * LONGEST + self.size[one] - 1]))
            for one in range(start, end):
                for other in range(one + 1, end):
                    if self.line[other * LONGEST] < self.line[one * LONGEST]:
                        self.swap_files(one, other)
            for one in range(start, start + self.kit.ants):
                for i in range(self.size[one] if one < end else 0, LONGEST):
                    self.line[one * LONGEST + i] = NONE
                if one >= end:
                    self.size[one] = 0
        if self.over:
            self.bound = False

    def swap_files(self, one: i64, other: i64) -> None:
        """Exchange the numbers of two files."""
        i: i64
        for i in range(LONGEST):
            cell = self.line[one * LONGEST + i]
            self.line[one * LONGEST + i] = self.line[other * LONGEST + i]
            self.line[other * LONGEST + i] = cell
        size = self.size[one]
        self.size[one] = self.size[other]
        self.size[other] = size
        for i in range(self.size[one]):
            self.at[self.line[one * LONGEST + i]] = one
        for i in range(self.size[other]):
            self.at[self.line[other * LONGEST + i]] = other
        self.file = other if self.file == one else one if self.file == other else self.file

    def begin_turn(self) -> None:
        """End the game or set the phase of the next turn; implemented by state.py, which knows the course."""
        raise NotImplementedError

    # Ants and files; each operation keeps `at` and `sign` correct.

    def settle(self, seat: i64, cell: i64) -> None:
        """Put an ant into an anthill, its own or the enemy's."""
        self.put(seat, cell, 2 * self.kit.ants)
        if self.kit.board.home[cell] == seat:
            self.nest[seat] |= 1 << self.kit.anthills.place[cell]
        else:
            self.entered[seat] |= 1 << self.kit.anthills.place[cell]

    def put(self, seat: i64, cell: i64, file: i64) -> None:
        self.at[cell] = file
        self.sign ^= self.kit.keys.ant[seat * self.kit.cells + cell]

    def lift(self, seat: i64, cell: i64) -> None:
        self.at[cell] = NONE
        self.sign ^= self.kit.keys.ant[seat * self.kit.cells + cell]

    def link(self, one: i64, other: i64) -> None:
        """Add or remove the link of two neighbours in a file, in the hash key."""
        self.sign ^= self.kit.keys.link[one] * self.kit.keys.link[other]

    def new_file(self, seat: i64) -> i64:
        file = seat * self.kit.ants + self.files[seat]
        self.files[seat] += 1
        self.size[file] = 0
        return file

    def drop_file(self, seat: i64, file: i64) -> None:
        """Remove an empty file; the last of the seat's files takes its number."""
        self.files[seat] -= 1
        last = seat * self.kit.ants + self.files[seat]
        i: i64
        for i in range(self.size[last]):
            self.line[file * LONGEST + i] = self.line[last * LONGEST + i]
            self.at[self.line[last * LONGEST + i]] = file
        self.size[file] = self.size[last]

    def add_head(self, seat: i64, file: i64, cell: i64) -> None:
        """Put an ant in front of a file."""
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
        """Remove the last ant of a file and return its cell."""
        size = self.size[file] - 1
        cell = self.line[file * LONGEST + size]
        self.size[file] = size
        self.lift(seat, cell)
        if size:
            self.link(cell, self.line[file * LONGEST + size - 1])
        return cell

    def lead(self, file: i64, head: i64) -> None:
        """Make that end the head (FIL-M3)."""
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

    def set_phase(self, phase: i64, spot: i64, file: i64) -> None:
        self.phase = phase
        self.spot = spot
        self.file = file

    # Look-up.

    def tail(self, file: i64, head: i64) -> i64:
        """Return the end opposite to the head; for a single ant, its own cell."""
        base = file * LONGEST
        return self.line[base + self.size[file] - 1] if self.line[base] == head else self.line[base]

    def file_at(self, seat: i64, cell: i64) -> i64:
        """Return the seat's file on a cell, or NONE."""
        file = self.at[cell]
        return file if seat * self.kit.ants <= file < seat * self.kit.ants + self.files[seat] else NONE

    def file_led(self, seat: i64, cell: i64) -> i64:
        """Return the seat's file with an end on a cell, or NONE."""
        file = self.file_at(seat, cell)
        if file == NONE or (self.line[file * LONGEST] != cell
                            and self.line[file * LONGEST + self.size[file] - 1] != cell):
            return NONE
        return file

    def owner(self, cell: i64) -> i64:
        """Return the seat of the ant on a cell outside, or NONE."""
        file = self.at[cell]
        return NONE if file == NONE else file // self.kit.ants

    def cell_named(self, name: str) -> i64:
        """Return the cell of a name; for an unknown name the place off the board, which is never free."""
        return self.kit.cell_of.get(name, self.kit.cells)

    def is_taken(self, name: str) -> bool:
        return name in self.kit.cell_of and self.at[self.kit.cell_of[name]] != NONE

    def is_anthill(self, name: str) -> bool:
        return name in self.kit.cell_of and self.kit.board.home[self.kit.cell_of[name]] != NONE

    def seat_at(self, name: str) -> i64:
        """Return the seat of the ant on a cell, outside or in an anthill, or NONE."""
        if not self.is_taken(name):
            return NONE
        cell = self.cell_named(name)
        home = self.kit.board.home[cell]
        if home == NONE:
            return self.owner(cell)
        return home if self.nest[home] >> self.kit.anthills.place[cell] & 1 else 1 - home

    def crowds(self, seat: i64, end: i64, ants: i64, before: i64, one: i64, other: i64) -> bool:
        """Whether an end of a file would newly touch the end of another, with more than seven ants together (FIL-M6).

        Only with the option `strict_contact`. `ants`: ants of the file after the move. `before`: ants of the file that
        already had an end on this cell; 0: none. `one`, `other`: files that do not count, because they are the moved
        ones.
        """
        if not self.kit.strict:
            return False
        outside = self.kit.board.outside
        side: i64
        for side in range(SIDES):
            cell = outside[end * SIDES + side]
            file = self.file_led(seat, cell)
            if file != NONE and file != one and file != other and ants + self.size[file] > LONGEST \
                    and (before == 0 or before + self.size[file] <= LONGEST):
                return True
        return False

    # Result.

    def score(self, seat: i64) -> i64:
        """Return the ants in the enemy's anthill (FIL-E2)."""
        return bit_count(self.entered[seat])

    def ramparts(self, seat: i64) -> i64:
        """Return the number of enemy's ramparts that the seat holds (FIL-E1)."""
        return bit_count(self.entered[seat] & self.kit.anthills.walls)

    def has_won(self, seat: i64) -> bool:
        """Whether the seat holds all ramparts (FIL-E1)."""
        return self.entered[seat] & self.kit.anthills.walls == self.kit.anthills.walls

    def beyond(self, seat: i64) -> i64:
        """Count the ants outside that are nearer to the enemy's anthill than to their own (FIL-E2)."""
        away, cells = self.kit.board.away, self.kit.cells
        n: i64 = 0
        i: i64
        file: i64
        for file in range(seat * self.kit.ants, seat * self.kit.ants + self.files[seat]):
            for i in range(self.size[file]):
                cell = self.line[file * LONGEST + i]
                if away[(1 - seat) * cells + cell] < away[seat * cells + cell]:
                    n += 1
        return n

    def compare(self, seat: i64, other: i64) -> i64:
        """Compare two seats: all ramparts (FIL-E1), then ants entered (FIL-E2).

        FIL-E2: then ants beyond the middle, if the option says so.
        """
        if seat == other:
            return 0
        if self.over == ALL_RAMPARTS_HELD.number:
            return 1 if self.has_won(seat) else -1
        lead = self.score(seat) - self.score(other)
        if lead == 0 and self.kit.middle:
            lead = self.beyond(seat) - self.beyond(other)
        return lead


def flood(around: vec[i64], base: i64, start: i64, open_: i64) -> i64:
    """Return the cells of an anthill reachable from `start` through open ones; all are bit sets."""
    reached = start
    fresh = start
    while fresh:
        grown: i64 = 0
        while fresh:
            grown |= around[base + lowest_bit(fresh)]
            fresh &= fresh - 1
        fresh = grown & open_ & ~reached
        reached |= fresh
    return reached
