"""Fili-Fourmis: how good it looks to a search that cannot see the end.

It is a race with obstacles, so what counts first is how many turns each side still needs, round whatever stands in its
way. But a race that is blocked is won by whoever has more ants over there (FIL-E2), the more so the longer it is quiet.
The weights were found by playing (docs/lab).
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import bit_count
from formicarium.core.vectors import filled
from formicarium.games.fili_fourmis.kit import FORMED, LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.state import State

TURN: Final[i64] = 150  # a turn until all enemy ramparts would be held
HOME: Final[i64] = 300  # an ant that has not come out
NEXT: Final[i64] = 130  # a step of the file that will be there first
STEP: Final[i64] = 20  # a step of a file of seven, whichever it is
HELD: Final[i64] = 450  # a rampart
INSIDE: Final[i64] = 50  # an ant in the enemy's anthill
BEYOND: Final[i64] = 220  # an ant beyond the middle
QUIET_INSIDE: Final[i64] = 55  # the same, for every eight quiet turns
QUIET_BEYOND: Final[i64] = 38
TEMPO: Final[i64] = 160  # to be on the move: about half of what a move brings

NO_WAY: Final[i64] = 40  # steps, where there is no way
FAR: Final[i64] = 20  # steps; what is further is as bad
STRANDED: Final[i64] = 12  # turns until somebody picks up a remnant
NEVER: Final[i64] = 120  # turns
GROWN: Final[i64] = 64  # more than any ants


@final
class Workspace:
    """What is written while a position is judged; for one kit, and one search at a time."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.between: i64 = kit.cells  # steps of a lone ant from before its own ramparts to before the enemy's
        # ants -> turns until as many are over there; from GROWN on, with files that grow first
        self.plan = filled(2 * GROWN, 0)
        self.way = filled(2 * kit.ants, 0)  # of each file: its steps to the enemy's ramparts
        self.steps = filled(kit.cells + 1, 0)  # of each cell, its steps from there, counted from `round`
        self.queue = filled(kit.cells + 1, 0)
        self.round: i64 = 0
        i: i64
        for i in range(len(kit.starts)):
            if kit.brink[kit.starts[i]]:
                self.between = min(self.between, kit.away[kit.cells + kit.starts[i]] - 1)


def worth(t: State, seat: i64, space: Workspace) -> i64:
    lead = standing(t, seat, space) - standing(t, 1 - seat, space)
    return lead + TEMPO if t.turn == seat else lead - TEMPO


def standing(t: State, seat: i64, space: Workspace) -> i64:
    """What a seat has, less what it lacks."""
    kit = t.kit
    walls = kit.walls
    quiet: i64 = len(t.seen) - 1
    home, inside = bit_count(t.nest[seat]), bit_count(t.entered[seat])
    ramparts = bit_count(walls & ~t.entered[seat])  # still to be taken
    plan = space.plan
    i: i64
    for i in range(1, ramparts + 1):
        plan[i] = NEVER
        plan[GROWN + i] = NEVER
    find_ways(t, seat, space)
    first: i64 = FAR
    steps: i64 = 0
    left = home
    for i in range(t.files[seat]):
        file = seat * kit.ants + i
        size = t.size[file]
        far = space.way[file]
        steps += size * far
        more = growth(t, seat, file, left)
        left -= more
        stranded: i64 = STRANDED if size < FORMED and far else 0
        add(plan, 0, ramparts, size, far + 1 + stranded)
        add(plan, GROWN, ramparts, size + more, max(0, far - more) + 1)
        if stranded == 0:
            first = min(first, far)
    new_files(plan, 0, ramparts, home, space.between)
    new_files(plan, GROWN, ramparts, left, space.between)
    return HELD * (bit_count(walls) - ramparts) + (INSIDE + QUIET_INSIDE * quiet // 8) * inside \
        + (BEYOND + QUIET_BEYOND * quiet // 8) * t.beyond(seat) - HOME * home - NEXT * first \
        - STEP * steps // LONGEST - TURN * (home + min(plan[ramparts], plan[GROWN + ramparts]))


# the race

def growth(t: State, seat: i64, file: i64, home: i64) -> i64:
    """How many more ants may come out to this file (FIL-O3): they stand in front, and bring the head nearer."""
    kit = t.kit
    size = t.size[file]
    brink = seat * kit.cells
    if home and size < LONGEST and (kit.brink[brink + t.line[file * LONGEST]]
                                    or kit.brink[brink + t.line[file * LONGEST + size - 1]]):
        return min(LONGEST - size, home)
    return 0


def new_files(plan: vec[i64], base: i64, ramparts: i64, ants: i64, between: i64) -> None:
    """Those at home will come in files as long as can be."""
    while ants > 0:
        size = min(LONGEST, ants)
        ants -= size
        add(plan, base, ramparts, size, max(0, between - size) + 1)


def add(plan: vec[i64], base: i64, ramparts: i64, size: i64, turns: i64) -> None:
    """One more file that can be used in a plan, or not."""
    ants: i64
    for ants in range(ramparts, 0, -1):
        with_it = turns + plan[base + max(0, ants - size)]
        if with_it < plan[base + ants]:
            plan[base + ants] = with_it


def find_ways(t: State, seat: i64, space: Workspace) -> None:
    """Of each file, the steps until one of its ends stands before a free rampart of the enemy, into `space.way`.

    From the ramparts outwards, until the nearer end of every file is met.
    """
    kit, at = t.kit, t.at
    next_to, steps, queue = kit.outside, space.steps, space.queue
    space.round += kit.cells  # so what was written before is less than any steps of this time
    start = space.round
    free = kit.walls & ~t.entered[seat]  # the owner will have left them by then
    lost = t.files[seat]
    begin: i64 = 0
    end: i64 = 0
    i: i64
    for i in range(seat * kit.ants, seat * kit.ants + lost):
        space.way[i] = NO_WAY
    for i in range(len(kit.starts)):
        cell = kit.starts[i]
        if kit.brink[(1 - seat) * kit.cells + cell] & free:
            steps[cell] = start
            if at[cell] == NONE:
                queue[end] = cell
                end += 1
            else:
                lost -= note_end(t, seat, cell, 0, space)
    while begin < end and lost > 0:
        cell = queue[begin]
        begin += 1
        far = steps[cell] + 1
        for i in range(cell * SIDES, cell * SIDES + SIDES):
            to = next_to[i]
            if steps[to] < start:
                steps[to] = far
                if at[to] == NONE:
                    queue[end] = to
                    end += 1
                else:
                    lost -= note_end(t, seat, to, far - start, space)


def note_end(t: State, seat: i64, cell: i64, far: i64, space: Workspace) -> i64:
    """1: this is the nearer end of a file of the seat."""
    file = t.file_led(seat, cell)
    if file == NONE or space.way[file] <= far:
        return 0
    space.way[file] = far
    return 1
