"""Fili-Fourmis: how good it looks to a search that cannot see the end, and what is worth a thought.

It is a race with obstacles: what counts is how many turns each side would still need, round whatever stands in its way.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import count
from formicarium.games.fili_fourmis.field import FORMED, LONGEST, NONE, SIDES, Field

TURN: Final[i64] = 100  # what a turn is worth
FAR: Final[i64] = 40  # turns to get somewhere if there is no way
ROUND: Final[i64] = 64  # more than FAR
STRANDED: Final[i64] = 12  # turns until somebody picks up a remnant
INSIDE: Final[i64] = 30  # what an ant in the enemy's anthill is worth besides


def worth(f: Field, seat: i64) -> i64:
    """In hundredths of a turn, for the seat."""
    w = f.board.weights
    lead = bad(f, 1 - seat) - bad(f, seat)
    lead += w[9] if f.turn == seat else -w[9]
    return lead


def bad(f: Field, seat: i64) -> i64:
    w = f.board.weights
    board = f.board
    plan = needed(f, seat)
    total = w[0] * plan
    seen = board.seen
    steps = board.steps
    home = count(f.nest[seat])
    total += w[1] * home
    inside = count(f.entered[seat])
    total -= w[5] * inside
    quiet: i64 = len(f.seen) - 1
    total -= w[14] * inside * quiet // 8
    total -= w[16] * count(f.entered[seat] & board.walls)
    if home == 0:
        total -= w[17]
        total += w[19] * plan
    d1: i64 = FAR
    d2: i64 = FAR
    s1: i64 = 0
    i: i64
    k: i64
    for i in range(f.files[seat]):
        file = seat * board.ants + i
        size = f.size[file]
        head, tail = f.line[file * LONGEST], f.line[file * LONGEST + size - 1]
        far = FAR
        if steps[head] >= seen:
            far = steps[head] - seen
        if steps[tail] >= seen:
            far = min(far, steps[tail] - seen)
        total += w[2] * size * far // 7
        total += w[3]
        if size < FORMED and far > 0:
            total += w[4]
        elif far < d1:
            d2 = d1
            d1 = far
            s1 = size
        elif far < d2:
            d2 = far
        total -= w[7] * size * size // 7
        total += w[8] * far
        for k in range(size):
            cell = f.line[file * LONGEST + k]
            if board.away[(1 - seat) * board.cells + cell] < board.away[seat * board.cells + cell]:
                total -= w[6]
                total -= w[15] * quiet // 8
            if board.brink[seat * board.cells + cell]:
                total -= w[10]
    total += w[12] * min(d1, 20) + w[13] * min(d2, 20) - w[18] * s1
    for i in range(len(board.starts)):
        cell = board.starts[i]
        if f.at[cell] == NONE and steps[cell] == seen:
            total -= w[11]
    return total


def needed(f: Field, seat: i64) -> i64:
    """Turns until the seat would hold all the enemy's ramparts: everybody out, and enough of them over there."""
    ramparts = count(f.board.walls & ~f.entered[seat])
    if ramparts == 0:
        return 0
    board = f.board
    home = count(f.nest[seat])
    seen = ways_in(f, seat)
    steps = board.steps
    plan = board.plan  # how many ants -> turns for as many to get there; with growing files, the other half
    i: i64
    for i in range(2 * ROUND):
        plan[i] = 0 if i % ROUND == 0 else FAR * 3
    left = home
    for i in range(f.files[seat]):
        file = seat * board.ants + i
        size = f.size[file]
        head, tail = f.line[file * LONGEST], f.line[file * LONGEST + size - 1]
        far = FAR
        if steps[head] >= seen:
            far = steps[head] - seen
        if steps[tail] >= seen:
            far = min(far, steps[tail] - seen)
        more: i64 = 0
        if left and size < LONGEST and (board.brink[seat * board.cells + head]
                                        or board.brink[seat * board.cells + tail]):
            more = min(LONGEST - size, left)
            left -= more
        add(plan, 0, ramparts, size, far + 1 + (STRANDED if size < FORMED and far else 0))
        add(plan, ROUND, ramparts, size + more, max(0, far - more) + 1)  # they come out in front of it
    new_files(plan, 0, ramparts, home, board.between)
    new_files(plan, ROUND, ramparts, left, board.between)
    return home + min(plan[ramparts], plan[ROUND + ramparts])


def new_files(plan: vec[i64], base: i64, ramparts: i64, ants: i64, between: i64) -> None:
    while ants > 0:
        size = min(LONGEST, ants)
        ants -= size
        add(plan, base, ramparts, size, max(0, between - size) + 1)


def add(plan: vec[i64], base: i64, ramparts: i64, size: i64, turns: i64) -> None:
    """One more file that can be used, or not."""
    ants: i64
    for ants in range(ramparts, 0, -1):
        with_it = turns + plan[base + max(0, ants - size)]
        if with_it < plan[base + ants]:
            plan[base + ants] = with_it


def ways_in(f: Field, seat: i64) -> i64:
    """Of each cell, how many steps a head there is from standing before a free rampart of the enemy.

    They are in `board.steps`, added to what is given back; what is less was not reached.
    """
    board, at = f.board, f.at
    beyond, steps, queue = board.beyond, board.steps, board.queue
    board.seen += ROUND
    seen = board.seen
    free = board.walls & ~f.entered[seat]  # the owner will have left them by then
    first: i64 = 0
    last: i64 = 0
    i: i64
    side: i64
    for i in range(len(board.starts)):
        cell = board.starts[i]
        if board.brink[(1 - seat) * board.cells + cell] & free:
            steps[cell] = seen
            if at[cell] == NONE:
                queue[last] = cell
                last += 1
    while first < last:
        cell = queue[first]
        first += 1
        far = steps[cell] + 1
        for side in range(SIDES):
            to = beyond[cell * SIDES + side]
            if steps[to] < seen:
                steps[to] = far
                if at[to] == NONE:
                    queue[last] = to
                    last += 1
    return seen
