"""Fourmidable: the places an ant can reach (FOU-K4 to K11, A3, A7, A10, A11, A12, A23, C16 to C18, C32, C34, E4)."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.fourmidable.base import FourmidableBase, worm_in
from formicarium.games.fourmidable.kit import (
    BLOCK,
    CELLS,
    DIGGER,
    DIPLOMAT,
    DOORS,
    HOLES,
    LIBRARY,
    MASKED,
    NEST,
    NONE,
    QUEEN,
    SIDES,
    STEPS,
    WATER,
)
from formicarium.games.fourmidable.movement.obstacles import can_open

SHUT: Final[i64] = 0  # an ant cannot enter this place
LAST: Final[i64] = 1  # an ant's move ends in this place: earth (FOU-K11), the library (FOU-A12)
OPEN: Final[i64] = 2


def kind_at(t: FourmidableBase, slot: i64) -> i64:
    return slot // t.kit.ants


def number_of(t: FourmidableBase, slot: i64) -> i64:
    """Return the ant's number within its kind, from 1."""
    return slot % t.kit.ants + 1


def budget(t: FourmidableBase, slot: i64) -> i64:
    """Return the ant's steps (FOU-K4), with weather (FOU-A3) and cards (FOU-C16 to C18, I6)."""
    return STEPS + t.doing.stride + (1 if t.weather == kind_at(t, slot) else 0)


def crosses(t: FourmidableBase, seat: i64) -> bool:
    """Whether the seat's ants can now pass over cells of opponents (FOU-C32, E4)."""
    return t.doing.crosses or t.colonies[seat].species == DIPLOMAT


def entry(t: FourmidableBase, seat: i64, node: i64, digs: bool) -> i64:
    """Return SHUT, LAST or OPEN for an ant that enters a node of its nest which is no hole."""
    level = t.kit.level
    if worm_in(t, seat, node):
        return SHUT  # the worm is there (FOU-A23)
    if node == LIBRARY:
        return LAST if level.library else OPEN
    if node == QUEEN or t.colonies[seat].dug >> node & 1:
        return OPEN
    if not digs:
        return SHUT  # only diggers enter earth (FOU-K10)
    if node < BLOCK and level.holes and not can_open(t, seat):
        return SHUT  # no cell can take its hole (FOU-A10)
    return LAST


def ends_move(t: FourmidableBase, seat: i64, node: i64) -> bool:
    """Whether a move ends at a node: at earth (FOU-K11) and in the library (FOU-A12)."""
    if node == LIBRARY:
        return t.kit.level.library
    return node != QUEEN and t.colonies[seat].dug >> node & 1 == 0


def holds_earth(t: FourmidableBase, seat: i64, node: i64) -> bool:
    return t.kit.nest.earth[node] != NONE and t.colonies[seat].dug >> node & 1 == 0


def is_leapt(t: FourmidableBase, seat: i64, node: i64) -> bool:
    """Whether a leaping digger may pass over a node: it holds earth and is no numbered cell (FOU-C34)."""
    return node >= BLOCK and t.doing.leaps and holds_earth(t, seat, node)


def is_walled(t: FourmidableBase, cell: i64) -> bool:
    """Whether a shut cell stays shut to ants that cross opponents' cells: water, masked, predator (FOU-K8, S1, A23)."""
    return WATER <= t.ground[cell] <= MASKED or t.prowler(cell) != NONE


def may_stop(t: FourmidableBase, seat: i64, place: i64) -> bool:
    """Whether an ant may end its move there; cells of opponents can only be crossed (FOU-C32, E4)."""
    return place >= CELLS or t.shut[place] >> seat & 1 == 0


def reach_of(t: FourmidableBase, seat: i64, slot: i64) -> i64:
    """Find every place where an ant can end its move, as `reach` does; return their number."""
    digs, steps = kind_at(t, slot) == DIGGER, budget(t, slot)
    n = reach(t, seat, t.colonies[seat].at[slot], steps, digs)
    if digs and t.doing.leaps:
        n = leap(t, seat, steps, n)
    return drop_crossed(t, seat, n) if crosses(t, seat) else n


def leap(t: FourmidableBase, seat: i64, steps: i64, n: i64) -> i64:
    """After a search, add the earth behind other earth (FOU-C34); return the new number of places."""
    work, doors = t.work, t.kit.nest.doors
    stamp, far = work.stamp, work.steps
    found = n
    i: i64
    for i in range(n):
        node = work.queue[i] - NEST
        if node < BLOCK or not is_leapt(t, seat, node) or far[NEST + node] - stamp >= steps:
            continue
        side = node * DOORS
        while doors[side] != NONE:
            other = doors[side]
            side += 1
            to = NEST + other
            if not holds_earth(t, seat, other) or far[to] >= stamp or entry(t, seat, other, True) == SHUT:
                continue
            far[to] = far[NEST + node] + 1
            work.before[to] = NEST + node
            work.queue[found] = to
            found += 1
    return found


def drop_crossed(t: FourmidableBase, seat: i64, n: i64) -> i64:
    """After a search, remove the places where the ant may not stop; return the number left."""
    work = t.work
    kept: i64 = 0
    i: i64
    for i in range(n):
        place = work.queue[i]
        if may_stop(t, seat, place):
            work.queue[kept] = place
            kept += 1
        else:
            work.steps[place] = work.stamp - 1
    return kept


def reach(t: FourmidableBase, seat: i64, start: i64, steps: i64, digs: bool) -> i64:
    """Find every place within a number of steps; return their number.

    The places are in `work.queue`, the nearest first; the steps to one are its `work.steps` less `work.stamp`. A search
    that starts from an earth cell runs backwards from a goal, and then passes the earth that a digger leaps over
    (FOU-C34).
    """
    kit, work = t.kit, t.work
    over = crosses(t, seat)
    work.stamp += 64
    stamp, far, queue, before = work.stamp, work.steps, work.queue, work.before
    beside, doors, shut, hole, outer = kit.board.beside, kit.nest.doors, t.shut, t.hole, t.colonies[seat].outer
    far[start] = stamp
    before[start] = NONE
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    side: i64
    while head < tail:
        place = queue[head]
        head += 1
        stamped = far[place] + 1
        if stamped - stamp > steps:
            break
        node: i64 = NONE
        if place < CELLS:
            if hole[place] != NONE and hole[place] // HOLES == seat:
                node = hole[place] % HOLES  # own holes only: no other nest is entered (FOU-K9)
            for side in range(place * SIDES, place * SIDES + SIDES):
                to = beside[side]
                if to != NONE and far[to] < stamp and (shut[to] >> seat & 1 == 0 or (over and not is_walled(t, to))):
                    far[to] = stamped
                    before[to] = place
                    queue[tail] = to
                    tail += 1
        else:
            node = place - NEST
            if place != start and ends_move(t, seat, node) and not (
                    stamped == stamp + 2 and is_leapt(t, seat, node) and start >= CELLS
                    and holds_earth(t, seat, start - NEST)):
                continue
        if node == NONE:
            continue
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = doors[side]
            if other == NONE:
                break
            to = NEST + other
            if other < HOLES and outer[other] != NONE:
                to = outer[other]  # the hole's cell on the board (FOU-S3, A11)
            elif far[to] >= stamp or entry(t, seat, other, digs) == SHUT:
                continue
            if far[to] < stamp:
                far[to] = stamped
                before[to] = place
                queue[tail] = to
                tail += 1
    return tail


def is_reached(t: FourmidableBase, place: i64) -> bool:
    """Whether the last search has reached a place."""
    return t.work.steps[place] >= t.work.stamp


def neighbours(t: FourmidableBase, seat: i64, place: i64, digs: bool, into: vec[i64]) -> i64:
    """Write the places one step from another into `into`; return their number."""
    beside, doors = t.kit.board.beside, t.kit.nest.doors
    colony, over = t.colonies[seat], crosses(t, seat)
    n: i64 = 0
    side: i64
    node: i64 = NONE
    if place < CELLS:
        if t.hole[place] != NONE and t.hole[place] // HOLES == seat:
            node = t.hole[place] % HOLES
        for side in range(place * SIDES, place * SIDES + SIDES):
            to = beside[side]
            if to != NONE and (t.shut[to] >> seat & 1 == 0 or (over and not is_walled(t, to))):
                into[n] = to
                n += 1
    else:
        node = place - NEST
    if node != NONE:
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = doors[side]
            if other == NONE:
                break
            to = colony.place_of(other)
            if to < CELLS or entry(t, seat, other, digs) != SHUT:
                into[n] = to
                n += 1
    return n
