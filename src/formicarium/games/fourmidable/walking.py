"""Fourmidable: ants on their way, and what they gather at its end (FOU-K4 to K13, FOU-A7, A11, A23)."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fourmidable.box import (
    BLOCK,
    CELLS,
    DOORS,
    EMPTY,
    HOLES,
    KINDS,
    LIBRARY,
    NEST,
    NONE,
    PLACES,
    QUEEN,
    RESOURCES,
    SIDES,
    STEPS,
    WALKING,
)
from formicarium.games.fourmidable.holes import can_open
from formicarium.games.fourmidable.model import ANT_KINDS, Dug, Gathered, Picked
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.state import State, worm_in

SHUT: Final[i64] = 0  # a place that an ant cannot enter
LAST: Final[i64] = 1  # one where its move ends: earth (FOU-K11), the library (FOU-A12)
OPEN: Final[i64] = 2


def kind_at(t: State, slot: i64) -> i64:
    return slot // t.box.ants


def budget(t: State, slot: i64) -> i64:
    """FOU-K4, and the weather (FOU-A3)."""
    return STEPS + 1 if t.weather == kind_at(t, slot) else STEPS


def entry(t: State, seat: i64, node: i64, digs: bool) -> i64:
    """Whether an ant may enter a node of its nest that is no hole."""
    level = t.box.level
    if worm_in(t, seat, node):
        return SHUT  # FOU-A23
    if node == LIBRARY:
        return LAST if level.library else OPEN
    if node == QUEEN or t.dug[seat] >> node & 1:
        return OPEN
    if not digs:
        return SHUT  # FOU-K10
    if node < BLOCK and level.holes and not can_open(t, seat):
        return SHUT  # FOU-A10
    return LAST


def reach(t: State, seat: i64, start: i64, steps: i64, digs: bool) -> i64:
    """Every place within so many steps; how many they are.

    They are in `box.queue`, the nearest first; `box.steps` of a place less what `box.stamp` is now: the steps to there.
    """
    box = t.box
    box.stamp += 64
    stamp, far, queue, before = box.stamp, box.steps, box.queue, box.before
    beside, doors, shut, hole, outer = box.beside, box.doors, t.shut, t.hole, t.outer
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
            if place != start and last(t, seat, node):
                continue
        if node == NONE:
            continue
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = doors[side]
            if other == NONE:
                break
            to = NEST + other
            if other < HOLES and outer[seat * HOLES + other] != NONE:
                to = outer[seat * HOLES + other]  # FOU-S3, A11
            elif far[to] >= stamp or entry(t, seat, other, digs) == SHUT:
                continue
            if far[to] < stamp:
                far[to] = here
                before[to] = place
                queue[tail] = to
                tail += 1
    return tail


def last(t: State, seat: i64, node: i64) -> bool:
    """A move ends where there is earth (FOU-K11) and in the library (FOU-A12)."""
    if node == LIBRARY:
        return t.box.level.library
    return node != QUEEN and t.dug[seat] >> node & 1 == 0


def beside(t: State, seat: i64, place: i64, digs: bool, into: vec[i64]) -> i64:
    """The places one step from another; how many."""
    box = t.box
    n: i64 = 0
    side: i64
    node: i64 = NONE
    if place < CELLS:
        if t.hole[place] != NONE:
            node = t.hole[place] % HOLES
        for side in range(place * SIDES, place * SIDES + SIDES):
            to = box.beside[side]
            if to != NONE and t.shut[to] >> seat & 1 == 0:
                into[n] = to
                n += 1
    else:
        node = place - NEST
    if node != NONE:
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = box.doors[side]
            if other == NONE:
                break
            to = t.place_of(seat, other)
            if to < CELLS or entry(t, seat, other, digs) != SHUT:
                into[n] = to
                n += 1
    return n


# what happens

def picked(t: State, seat: i64, kind: i64, place: i64) -> i64:
    """The ant of a kind on a place that has not moved, the first of them; NONE."""
    slot: i64
    for slot in range(kind * t.box.ants, (kind + 1) * t.box.ants):
        if t.at[seat * t.box.slots + slot] == place and t.moved[seat] >> slot & 1 == 0:
            return slot
    return NONE


def pick(t: State, seat: i64, move: i64, news: News) -> None:
    """FOU-K4."""
    kind, place = move // PLACES, move % PLACES
    t.ant = picked(t, seat, kind, place)
    t.phase = WALKING
    if news.heard:
        news.tell(Picked(seat=seat, ant=ANT_KINDS[kind], number=t.ant % t.box.ants + 1, cell=t.name_of(place),
                         rule="FOU-K4"))


def gather(t: State, seat: i64, news: News) -> i64:
    """FOU-K7, K11, K12, K13: what the ant takes where its move ends; the reserve never limits it (FOU-K20).

    The node of a numbered cell that it digs; NONE.
    """
    slot = t.ant
    kind = kind_at(t, slot)
    place = t.at[seat * t.box.slots + slot]
    if place < CELLS:
        resource = t.ground[place]
        if resource < EMPTY and resource // KINDS == kind and t.hole[place] == NONE:
            t.goods[seat * RESOURCES + resource] += 1
            t.stirred = True
            marked = t.left[seat] > 0
            if marked:
                t.scent(seat, place)
            else:
                t.ground[place] = EMPTY
                t.bare += 1
                t.survey(place)
            if news.heard:
                news.tell(Gathered(seat=seat, ant=ANT_KINDS[kind], resource=NAMES[resource], cell=t.box.names[place],
                                   pheromone=marked, rule="FOU-K12" if marked else "FOU-K13"))
        return NONE
    node = place - NEST
    earth = t.box.earth[node]
    if earth == NONE or t.dug[seat] >> node & 1:
        return NONE
    t.goods[seat * RESOURCES + earth] += 1
    t.dug[seat] |= 1 << node
    t.stirred = True
    if news.heard:
        news.tell(Dug(seat=seat, resource=NAMES[earth], cell=t.box.chambers[node], rule="FOU-K12"))
    return node if node < BLOCK and t.box.level.holes else NONE
