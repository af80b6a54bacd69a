"""Fili-Fourmis: how good it looks to a search that cannot see the end.

It is a race with obstacles, so what counts first is how many turns each side still needs, round whatever stands in its
way. But a race that is blocked is won by whoever has more ants over there (FIL-E2), the more so the longer it is quiet.
The weights were found by playing (docs/bots.md).
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import count
from formicarium.games.fili_fourmis.field import FORMED, LONGEST, NONE, SIDES, Field

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


def worth(f: Field, seat: i64) -> i64:
    lead = standing(f, seat) - standing(f, 1 - seat)
    return lead + TEMPO if f.turn == seat else lead - TEMPO


def standing(f: Field, seat: i64) -> i64:
    """What a seat has, less what it lacks."""
    board = f.board
    walls = board.walls
    quiet: i64 = len(f.seen) - 1
    home, inside = count(f.nest[seat]), count(f.entered[seat])
    ramparts = count(walls & ~f.entered[seat])  # still to be taken
    plan = board.plan  # ants -> turns until as many are over there; from GROWN on, with files that grow first
    i: i64
    for i in range(1, ramparts + 1):
        plan[i] = NEVER
        plan[GROWN + i] = NEVER
    find_ways(f, seat)
    first: i64 = FAR
    steps: i64 = 0
    left = home
    for i in range(f.files[seat]):
        file = seat * board.ants + i
        size = f.size[file]
        far = board.way[file]
        steps += size * far
        more = growth(f, seat, file, left)
        left -= more
        stranded: i64 = STRANDED if size < FORMED and far else 0
        add(plan, 0, ramparts, size, far + 1 + stranded)
        add(plan, GROWN, ramparts, size + more, max(0, far - more) + 1)
        if stranded == 0:
            first = min(first, far)
    new_files(plan, 0, ramparts, home, board.between)
    new_files(plan, GROWN, ramparts, left, board.between)
    return HELD * (count(walls) - ramparts) + (INSIDE + QUIET_INSIDE * quiet // 8) * inside \
        + (BEYOND + QUIET_BEYOND * quiet // 8) * f.beyond(seat) - HOME * home - NEXT * first \
        - STEP * steps // LONGEST - TURN * (home + min(plan[ramparts], plan[GROWN + ramparts]))


# the race

def growth(f: Field, seat: i64, file: i64, home: i64) -> i64:
    """How many more ants may come out to this file (FIL-O3): they stand in front, and bring the head nearer."""
    board = f.board
    size = f.size[file]
    brink = seat * board.cells
    if home and size < LONGEST and (board.brink[brink + f.line[file * LONGEST]]
                                    or board.brink[brink + f.line[file * LONGEST + size - 1]]):
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


def find_ways(f: Field, seat: i64) -> None:
    """Of each file, the steps until one of its ends stands before a free rampart of the enemy, into `board.way`.

    From the ramparts outwards, until the nearer end of every file is met.
    """
    board, at = f.board, f.at
    next_to, steps, queue = board.beyond, board.steps, board.queue
    board.round += board.cells  # so what was written before is less than any steps of this time
    start = board.round
    free = board.walls & ~f.entered[seat]  # the owner will have left them by then
    lost = f.files[seat]
    begin: i64 = 0
    end: i64 = 0
    i: i64
    for i in range(seat * board.ants, seat * board.ants + lost):
        board.way[i] = NO_WAY
    for i in range(len(board.starts)):
        cell = board.starts[i]
        if board.brink[(1 - seat) * board.cells + cell] & free:
            steps[cell] = start
            if at[cell] == NONE:
                queue[end] = cell
                end += 1
            else:
                lost -= met(f, seat, cell, 0)
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
                    lost -= met(f, seat, to, far - start)


def met(f: Field, seat: i64, cell: i64, far: i64) -> i64:
    """1: this is the nearer end of a file of the seat."""
    file = f.file_led(seat, cell)
    if file == NONE or f.board.way[file] <= far:
        return 0
    f.board.way[file] = far
    return 1
