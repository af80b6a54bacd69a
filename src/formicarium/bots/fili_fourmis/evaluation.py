"""Fili-Fourmis: evaluation of a position, used by the weaker levels.

The game is a race with obstacles, so the turns each side still needs count most. A blocked race is won by the side with
more ants beyond the middle (FIL-E2), which counts more the longer it is quiet. The weights were tuned by play
(docs/lab).
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.state import bit_count
from formicarium.core.vectors import filled
from formicarium.games.fili_fourmis.base import FiliBase
from formicarium.games.fili_fourmis.kit import FORMED, LONGEST, NONE, SIDES, Kit

TURN: Final[i64] = 150  # per turn until all enemy ramparts are held
HOME: Final[i64] = 300  # per ant that has not come out
NEXT: Final[i64] = 130  # per step of the file that arrives first
STEP: Final[i64] = 20  # per step of any file of seven ants
HELD: Final[i64] = 450  # per rampart held
INSIDE: Final[i64] = 50  # per ant in the enemy's anthill
BEYOND: Final[i64] = 220  # per ant beyond the middle
QUIET_INSIDE: Final[i64] = 55  # added to INSIDE per eight quiet turns; QUIET_BEYOND to BEYOND
QUIET_BEYOND: Final[i64] = 38
TEMPO: Final[i64] = 160  # for the right to move: about half the value of a move

NO_WAY: Final[i64] = 40  # steps, if no route exists
FAR: Final[i64] = 20  # steps; files further away count the same
STRANDED: Final[i64] = 12  # turns until a remnant of a file is picked up
NEVER: Final[i64] = 120  # turns: out of reach
GROWN: Final[i64] = 64  # offset in `plan`, more than the number of ants


@final
class Workspace:
    """Scratch memory of the evaluation; for one kit and one search at a time."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.between: i64 = kit.cells  # steps of a lone ant from its own ramparts to the enemy's
        # By number of ants: turns until that many have arrived; from GROWN on, with files that grow first.
        self.plan = filled(2 * GROWN, 0)
        self.way = filled(2 * kit.ants, 0)  # by file: steps to the enemy's ramparts
        # by cell: steps to the ramparts plus `round`, so that older values are smaller
        self.steps = filled(kit.cells + 1, 0)
        self.queue = filled(kit.cells + 1, 0)
        self.round: i64 = 0
        i: i64
        for i in range(len(kit.passages.starts)):
            if kit.anthills.brink[kit.passages.starts[i]]:
                self.between = min(self.between, kit.board.away[kit.cells + kit.passages.starts[i]] - 1)


def worth(t: FiliBase, seat: i64, space: Workspace) -> i64:
    lead = standing(t, seat, space) - standing(t, 1 - seat, space)
    return lead + TEMPO if t.turn == seat else lead - TEMPO


def standing(t: FiliBase, seat: i64, space: Workspace) -> i64:
    """Return the value of a seat's own side."""
    kit = t.kit
    walls = kit.anthills.walls
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



def growth(t: FiliBase, seat: i64, file: i64, home: i64) -> i64:
    """Return how many ants may still join this file (FIL-O3): they stand in front and bring its head nearer."""
    kit = t.kit
    size = t.size[file]
    brink = seat * kit.cells
    if home and size < LONGEST and (kit.anthills.brink[brink + t.line[file * LONGEST]]
                                    or kit.anthills.brink[brink + t.line[file * LONGEST + size - 1]]):
        return min(LONGEST - size, home)
    return 0


def new_files(plan: vec[i64], base: i64, ramparts: i64, ants: i64, between: i64) -> None:
    """Add the ants at home to the plan, in files as long as possible."""
    while ants > 0:
        size = min(LONGEST, ants)
        ants -= size
        add(plan, base, ramparts, size, max(0, between - size) + 1)


def add(plan: vec[i64], base: i64, ramparts: i64, size: i64, turns: i64) -> None:
    """Add one file to the plan, where it saves turns."""
    ants: i64
    for ants in range(ramparts, 0, -1):
        with_it = turns + plan[base + max(0, ants - size)]
        if with_it < plan[base + ants]:
            plan[base + ants] = with_it


def find_ways(t: FiliBase, seat: i64, space: Workspace) -> None:
    """Compute the steps of every file to a free enemy rampart, into `space.way`.

    The breadth-first search starts at the ramparts and ends when it has met the nearer end of every file.
    """
    kit, at = t.kit, t.at
    starts = kit.passages.starts
    next_to, steps, queue = kit.board.outside, space.steps, space.queue
    space.round += kit.cells  # older steps are smaller than any of this search
    start = space.round
    free = kit.anthills.walls & ~t.entered[seat]  # the owner will have left them by then
    lost = t.files[seat]
    begin: i64 = 0
    end: i64 = 0
    i: i64
    for i in range(seat * kit.ants, seat * kit.ants + lost):
        space.way[i] = NO_WAY
    for i in range(len(starts)):
        cell = starts[i]
        if kit.anthills.brink[(1 - seat) * kit.cells + cell] & free:
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


def note_end(t: FiliBase, seat: i64, cell: i64, far: i64, space: Workspace) -> i64:
    """Store the distance of a file's end; return 1 if it is the first end of this file."""
    file = t.file_led(seat, cell)
    if file == NONE or space.way[file] <= far:
        return 0
    space.way[file] = far
    return 1
