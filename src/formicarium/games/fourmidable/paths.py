"""Fourmidable: how far an ant comes (FOU-K4 to K11, A3, A7, A10, A11, A12, A23)."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.fourmidable.holes import can_open
from formicarium.games.fourmidable.kit import (
    BLOCK,
    CELLS,
    DIGGER,
    DOORS,
    HOLES,
    LIBRARY,
    NEST,
    NONE,
    QUEEN,
    SIDES,
    STEPS,
)
from formicarium.games.fourmidable.state import State, worm_in

SHUT: Final[i64] = 0  # a place that an ant cannot enter
LAST: Final[i64] = 1  # one where its move ends: earth (FOU-K11), the library (FOU-A12)
OPEN: Final[i64] = 2


def kind_at(t: State, slot: i64) -> i64:
    return slot // t.kit.ants


def number_of(t: State, slot: i64) -> i64:
    """Ants of a kind are numbered from 1."""
    return slot % t.kit.ants + 1


def budget(t: State, slot: i64) -> i64:
    """FOU-K4, the weather (FOU-A3) and the cards (FOU-C16 to C18, I6)."""
    return STEPS + t.doing.stride + (1 if t.weather == kind_at(t, slot) else 0)


def crosses(t: State, seat: i64) -> bool:
    """FOU-C32: whether the seat's ants pass over what is somebody else's, as things stand."""
    return t.doing.crosses


def entry(t: State, seat: i64, node: i64, digs: bool) -> i64:
    """Whether an ant may enter a node of its nest that is no hole."""
    level = t.kit.level
    if worm_in(t, seat, node):
        return SHUT  # FOU-A23
    if node == LIBRARY:
        return LAST if level.library else OPEN
    if node == QUEEN or t.colonies[seat].dug >> node & 1:
        return OPEN
    if not digs:
        return SHUT  # FOU-K10
    if node < BLOCK and level.holes and not can_open(t, seat):
        return SHUT  # FOU-A10
    return LAST


def ends_move(t: State, seat: i64, node: i64) -> bool:
    """A move ends where there is earth (FOU-K11) and in the library (FOU-A12)."""
    if node == LIBRARY:
        return t.kit.level.library
    return node != QUEEN and t.colonies[seat].dug >> node & 1 == 0


def reach_of(t: State, seat: i64, slot: i64) -> i64:
    """Every place where an ant can go; how many they are."""
    return reach(t, seat, t.colonies[seat].at[slot], budget(t, slot), kind_at(t, slot) == DIGGER)


def reach(t: State, seat: i64, start: i64, steps: i64, digs: bool) -> i64:
    """Every place within so many steps; how many they are.

    They are in `work.queue`, the nearest first; `work.steps` of a place less what `work.stamp` is now: the steps there.
    """
    kit, work = t.kit, t.work
    work.stamp += 64
    stamp, far, queue, before = work.stamp, work.steps, work.queue, work.before
    beside, doors, shut, hole, outer = kit.beside, kit.doors, t.shut, t.hole, t.colonies[seat].outer
    far[start] = stamp
    before[start] = NONE
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    side: i64
    while head < tail:
        place = queue[head]
        head += 1
        here = far[place] + 1
        if here - stamp > steps:
            break
        node: i64 = NONE
        if place < CELLS:
            if hole[place] != NONE:
                node = hole[place] % HOLES  # an own one: no other can be entered
            for side in range(place * SIDES, place * SIDES + SIDES):
                to = beside[side]
                if to != NONE and far[to] < stamp and shut[to] >> seat & 1 == 0:
                    far[to] = here
                    before[to] = place
                    queue[tail] = to
                    tail += 1
        else:
            node = place - NEST
            if place != start and ends_move(t, seat, node):
                continue
        if node == NONE:
            continue
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = doors[side]
            if other == NONE:
                break
            to = NEST + other
            if other < HOLES and outer[other] != NONE:
                to = outer[other]  # FOU-S3, A11
            elif far[to] >= stamp or entry(t, seat, other, digs) == SHUT:
                continue
            if far[to] < stamp:
                far[to] = here
                before[to] = place
                queue[tail] = to
                tail += 1
    return tail


def is_reached(t: State, place: i64) -> bool:
    """Whether the last search has come there."""
    return t.work.steps[place] >= t.work.stamp


def neighbours(t: State, seat: i64, place: i64, digs: bool, into: vec[i64]) -> i64:
    """The places one step from another; how many."""
    kit, colony = t.kit, t.colonies[seat]
    n: i64 = 0
    side: i64
    node: i64 = NONE
    if place < CELLS:
        if t.hole[place] != NONE:
            node = t.hole[place] % HOLES
        for side in range(place * SIDES, place * SIDES + SIDES):
            to = kit.beside[side]
            if to != NONE and t.shut[to] >> seat & 1 == 0:
                into[n] = to
                n += 1
    else:
        node = place - NEST
    if node != NONE:
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = kit.doors[side]
            if other == NONE:
                break
            to = colony.place_of(other)
            if to < CELLS or entry(t, seat, other, digs) != SHUT:
                into[n] = to
                n += 1
    return n
