"""Fourmidable: how good it looks to a search that cannot see the end, and what a player sees at a glance.

All in hundredths of a point. The numbers were guessed from the values of the cards and then tried against each other.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.fourmidable.box import (
    BLOCK,
    CELLS,
    CHOOSING,
    DIGGER,
    EMPTY,
    HAND,
    HOLES,
    KINDS,
    LIBRARY,
    NEST,
    NONE,
    OPENING,
    PROWLING,
    RESOURCES,
    STUDYING,
    WALKING,
    Box,
)
from formicarium.games.fourmidable.state import State, is_bare
from formicarium.games.fourmidable.walking import budget, reach

POINT: Final[i64] = 100
SPARE: Final[i64] = 50  # a resource that no card in hand needs
ANT: Final[i64] = 260  # an ant in play, while there is time
STUDY: Final[i64] = 300  # another objective to choose
DOOR: Final[i64] = 150  # a hole, besides its point
PREY: Final[i64] = 40  # a predator's move, before it is known where
FAR: Final[i64] = 12


def hope(missing: i64) -> i64:
    """How much of an objective's points is as good as there, in hundredths, by what it still needs."""
    if missing == 0:
        return 96
    if missing == 1:
        return 56
    if missing == 2:
        return 32
    return 18 if missing == 3 else 8


def nearness(steps: i64) -> i64:
    """What a resource is worth to an ant so many steps away, in hundredths of having it."""
    if steps <= 3:
        return 34
    if steps <= 6:
        return 18
    return 8 if steps <= 9 else 3


def wants(t: State, seat: i64, into: vec[i64]) -> i64:
    """What one more of each resource is worth to the seat, into `into`; given back: what its hand is worth as it is.

    Cards are paid in thought from the nearest to being complete on, so that no resource is counted twice.
    """
    box = t.box
    spare, order = box.spare, box.order
    i: i64
    card: i64
    for i in range(RESOURCES):
        into[i] = SPARE
        spare[i] = t.goods[seat * RESOURCES + i]
    held: i64 = 0
    base = seat * box.cards
    if t.held[seat * KINDS] + t.held[seat * KINDS + 1] + t.held[seat * KINDS + 2]:
        for card in range(box.cards):
            n = t.hand[base + card]
            while n > 0 and held < len(order):
                order[held] = card
                held += 1
                n -= 1
    total: i64 = 0
    while held > 0:
        best: i64 = NONE
        most: i64 = -1
        least: i64 = 0
        for i in range(held):
            card = order[i]
            missing = lacking(box, card, spare)
            value = box.points[card] * hope(missing) * 16 - missing
            if value > most:
                best, most, least = i, value, missing
        card = order[best]
        held -= 1
        order[best] = order[held]
        points = box.points[card]
        total += points * hope(least)
        for i in range(RESOURCES):
            need = box.needs[card * RESOURCES + i]
            if need:
                used = min(need, spare[i])
                spare[i] -= used
                if need > used:
                    into[i] = max(into[i], points * (hope(least - 1) - hope(least)))
    for i in range(RESOURCES):
        total += SPARE * min(spare[i], 2)
    return total


def lacking(box: Box, card: i64, goods: vec[i64]) -> i64:
    n: i64 = 0
    i: i64
    for i in range(RESOURCES):
        n += max(0, box.needs[card * RESOURCES + i] - goods[i])
    return n


def standing(t: State, seat: i64) -> i64:
    """How well a seat stands: points, its hand, its ants and how near they are to what it needs."""
    box = t.box
    want = box.want
    total = POINT * t.score(seat) + wants(t, seat, want)
    if t.over:
        return POINT * t.score(seat) * 4 + t.unused(seat)
    left = box.level.goal - t.completed(seat)
    if left > 0 and box.level.library and t.objectives(seat) == 0:
        total -= STUDY
    near = box.close
    slot: i64
    cell: i64
    resource: i64
    for slot in range(box.slots):
        at = t.at[seat * box.slots + slot]
        if at == NONE:
            continue
        kind = slot // box.ants
        if box.level.births:
            total += ANT
        if kind == DIGGER:
            total += below(t, seat, want)
            continue
        place = at if at < CELLS else t.outer[seat * HOLES]
        inside: i64 = 0 if at < CELLS else 1
        for resource in range(KINDS):
            near[resource] = FAR
        for cell in range(CELLS):
            lies = t.ground[cell]
            if lies < EMPTY and lies // KINDS == kind:
                steps = box.away[place * CELLS + cell] + inside
                if steps < near[lies % KINDS] and t.shut[cell] >> seat & 1 == 0:
                    near[lies % KINDS] = steps
        best: i64 = 0
        for resource in range(KINDS):
            if near[resource] < FAR:
                best = max(best, (want[kind * KINDS + resource] + POINT) * nearness(near[resource]) // 100)
        total += best
    return total


def below(t: State, seat: i64, want: vec[i64]) -> i64:
    """What a digger has before it: the best earth that can be reached by digging one cell."""
    box = t.box
    best: i64 = 0
    node: i64
    for node in range(1, LIBRARY):
        if t.dug[seat] >> node & 1 == 0 and box.earth[node] != NONE:
            away = 3 if node >= BLOCK and (node - BLOCK) % 5 == 4 else 6
            best = max(best, want[box.earth[node]] * nearness(away) // 100)
    return best


def gain(t: State, seat: i64, kind: i64, place: i64, want: vec[i64]) -> i64:
    """What an ant of a kind would bring by ending its move there, at a glance."""
    box = t.box
    if place < CELLS:
        lies = t.ground[place]
        if lies < EMPTY:
            return want[lies] + POINT if lies // KINDS == kind else 0
        return POINT if is_bare(t, place) and box.level.claims and t.left[seat] else 0
    node = place - NEST
    if node == LIBRARY and box.level.library:
        return 0 if t.objectives(seat) >= HAND or t.stack[kind] == 0 else STUDY - 75 * t.objectives(seat)
    if box.earth[node] != NONE and t.dug[seat] >> node & 1 == 0:
        return want[box.earth[node]] + (POINT + DOOR if node < BLOCK and box.level.holes else 0)
    return 0


def promise(t: State, seat: i64) -> i64:
    """What the choice under way may still bring."""
    box = t.box
    best: i64 = 0
    i: i64
    if t.phase == PROWLING:
        return PREY
    if t.phase == OPENING:
        return POINT + DOOR
    if t.phase == STUDYING:
        for i in range(RESOURCES):
            box.spare[i] = t.goods[seat * RESOURCES + i]
        for i in range(len(t.looked)):
            best = max(best, box.points[t.looked[i]] * hope(lacking(box, t.looked[i], box.spare)))
        return best
    if t.phase == CHOOSING:
        wants(t, seat, box.want)
        return gain(t, seat, t.ant // box.ants, t.goal, box.want) + POINT * (1 + len(t.via))
    if t.phase != WALKING:
        return 0
    kind = t.ant // box.ants
    wants(t, seat, box.want)
    n = reach(t, seat, t.at[seat * box.slots + t.ant], budget(t, t.ant), kind == DIGGER)
    for i in range(n):
        best = max(best, gain(t, seat, kind, box.queue[i], box.want))
    return best


def worth(t: State, seat: i64) -> i64:
    """Ahead of the best of the others."""
    mine = standing(t, seat)
    if t.turn == seat and not t.over:
        mine += promise(t, seat)
    best: i64 = -1_000_000
    other: i64
    for other in range(t.seats):
        if other != seat:
            best = max(best, standing(t, other))
    return mine - best
