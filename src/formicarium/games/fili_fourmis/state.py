"""Fili-Fourmis: what stands where, and the few things that are ever done to ants and files."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.packing import Packer, Unpacker
from formicarium.core.table import GameState, bit_count, lowest_bit
from formicarium.core.vectors import filled
from formicarium.games.fili_fourmis.kit import LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.rules import ALL_RAMPARTS_HELD

# what is expected; `course.py` says of whom
ACTING: Final[i64] = 0  # a whole turn
LEAVING: Final[i64] = 1  # the ant on `spot` comes out: where to?
RUNNING: Final[i64] = 2  # the file in hand is on earth, its head on `spot`: does a second ant follow?
ENTERING: Final[i64] = 3  # the file in hand goes in through the gate `spot`: where does the next ant go?
FORMING: Final[i64] = 4  # a whole turn, but FIL-O4 binds
IDLE: Final[i64] = 5  # nothing can be done


class State(GameState):
    """The ants. A file is a row of `line`, its head first; which end is its head is free until the next move.

    A new one is bare: `blank` puts out an empty board, `copy` what another has.
    """

    def __init__(self, kit: Kit) -> None:
        self.seats = 2
        self.kit = kit
        self.at = vec[i64]()  # of each cell: NONE free, the file that stands there, or more than any file
        self.line = vec[i64]()  # file * LONGEST + place from the head -> cell
        self.size = vec[i64]()  # of each file
        self.files = vec[i64]()  # of each seat; its files are numbered from seat * ants
        self.nest = vec[i64]()  # of each seat, its ants at home, one bit each
        self.entered = vec[i64]()  # of each seat, its ants in the enemy's anthill, one bit each
        self.seen = vec[i64]()  # the keys of all turns since an ant last came out or entered, this one's last (FIL-E3)
        self.sign: i64 = 0  # of how it stands: ants, files read from either end, whose turn it is
        self.turn: i64 = 0
        self.phase = ACTING
        self.bound = False  # FIL-O4: an unformed file waits for an ant, and this turn is for it
        self.spot: i64 = NONE  # the cell that the phase is about: the ant's, the head's, the gate
        self.file: i64 = NONE  # the file in hand
        self.over: i64 = 0

    def blank(self) -> None:
        """The bare board."""
        kit = self.kit
        self.at = filled(kit.cells + 1, NONE)
        self.at[kit.cells] = 2 * kit.ants
        self.line = filled(2 * kit.ants * LONGEST, NONE)
        self.size = filled(2 * kit.ants, 0)
        self.files = filled(2, 0)
        self.nest = filled(2, 0)
        self.entered = filled(2, 0)

    def copy(self, other: State) -> None:
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
        """What lies the same way becomes the same: files have no order, and either end of one not in hand may lead."""
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
        """Their numbers."""
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
        """Has the game ended, and what is asked for now? The table knows the course."""
        raise NotImplementedError

    # ants and files; each keeps `at` and `sign` right

    def settle(self, seat: i64, cell: i64) -> None:
        """An ant in an anthill, its own or the enemy's."""
        self.put(seat, cell, 2 * self.kit.ants)
        if self.kit.home[cell] == seat:
            self.nest[seat] |= 1 << self.kit.place[cell]
        else:
            self.entered[seat] |= 1 << self.kit.place[cell]

    def put(self, seat: i64, cell: i64, file: i64) -> None:
        self.at[cell] = file
        self.sign ^= self.kit.ant_key[seat * self.kit.cells + cell]

    def lift(self, seat: i64, cell: i64) -> None:
        self.at[cell] = NONE
        self.sign ^= self.kit.ant_key[seat * self.kit.cells + cell]

    def link(self, one: i64, other: i64) -> None:
        """Two neighbours in a file become so, or cease to be."""
        self.sign ^= self.kit.link_key[one] * self.kit.link_key[other]

    def new_file(self, seat: i64) -> i64:
        file = seat * self.kit.ants + self.files[seat]
        self.files[seat] += 1
        self.size[file] = 0
        return file

    def drop_file(self, seat: i64, file: i64) -> None:
        """It has no ants any more; the last of the seat's files takes its number."""
        self.files[seat] -= 1
        last = seat * self.kit.ants + self.files[seat]
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

    def set_phase(self, phase: i64, spot: i64, file: i64) -> None:
        self.phase = phase
        self.spot = spot
        self.file = file

    # looking

    def tail(self, file: i64, head: i64) -> i64:
        """The other end; of a single ant, itself."""
        base = file * LONGEST
        return self.line[base + self.size[file] - 1] if self.line[base] == head else self.line[base]

    def file_at(self, seat: i64, cell: i64) -> i64:
        """The seat's file that stands there, or NONE."""
        file = self.at[cell]
        return file if seat * self.kit.ants <= file < seat * self.kit.ants + self.files[seat] else NONE

    def file_led(self, seat: i64, cell: i64) -> i64:
        """The seat's file that has an end there, or NONE."""
        file = self.file_at(seat, cell)
        if file == NONE or (self.line[file * LONGEST] != cell
                            and self.line[file * LONGEST + self.size[file] - 1] != cell):
            return NONE
        return file

    def owner(self, cell: i64) -> i64:
        """Whose ant stands on a cell outside; NONE: nobody's."""
        file = self.at[cell]
        return NONE if file == NONE else file // self.kit.ants

    def cell_named(self, name: str) -> i64:
        """Nowhere, which is never free, if there is no such cell."""
        return self.kit.cell_of.get(name, self.kit.cells)

    def is_taken(self, name: str) -> bool:
        """An ant stands there."""
        return name in self.kit.cell_of and self.at[self.kit.cell_of[name]] != NONE

    def is_anthill(self, name: str) -> bool:
        """A cell of either."""
        return name in self.kit.cell_of and self.kit.home[self.kit.cell_of[name]] != NONE

    def seat_at(self, name: str) -> i64:
        """Whose ant stands there, outside or in an anthill; NONE: nobody's."""
        if not self.is_taken(name):
            return NONE
        cell = self.cell_named(name)
        home = self.kit.home[cell]
        if home == NONE:
            return self.owner(cell)
        return home if self.nest[home] >> self.kit.place[cell] & 1 else 1 - home

    def crowds(self, seat: i64, end: i64, ants: i64, before: i64, one: i64, other: i64) -> bool:
        """FIL-M6 with `strict_contact`: would this end of a file of so many ants newly touch the end of another,
        together more than seven? `before`: the ants of the file that the cell was an end of. `one`, `other`: itself."""
        if not self.kit.strict:
            return False
        side: i64
        for side in range(SIDES):
            cell = self.kit.outside[end * SIDES + side]
            file = self.file_led(seat, cell)
            if file != NONE and file != one and file != other and ants + self.size[file] > LONGEST \
                    and (before == 0 or before + self.size[file] <= LONGEST):
                return True
        return False

    # how it stands

    def score(self, seat: i64) -> i64:
        """FIL-E2: ants in the enemy's anthill."""
        return bit_count(self.entered[seat])

    def ramparts(self, seat: i64) -> i64:
        """FIL-E1: how many of the enemy's the seat holds."""
        return bit_count(self.entered[seat] & self.kit.walls)

    def has_won(self, seat: i64) -> bool:
        """FIL-E1: all of them."""
        return self.entered[seat] & self.kit.walls == self.kit.walls

    def beyond(self, seat: i64) -> i64:
        """FIL-E2: ants outside that are nearer to the enemy's anthill than to their own."""
        away, cells = self.kit.away, self.kit.cells
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
        """FIL-E1; FIL-E2, the middle where the table plays by it."""
        if seat == other:
            return 0
        if self.over == ALL_RAMPARTS_HELD.number:
            return 1 if self.has_won(seat) else -1
        lead = self.score(seat) - self.score(other)
        if lead == 0 and self.kit.middle:
            lead = self.beyond(seat) - self.beyond(other)
        return lead


def flood(around: vec[i64], base: i64, start: i64, open_: i64) -> i64:
    """The cells of an anthill that can be reached from `start` through open ones; all are bits."""
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
