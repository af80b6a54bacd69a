"""Fourmidable: evaluation of a position, and quick values of single moves.

The unit is a hundredth of a point. The numbers were guessed from the values of the cards and tuned by play.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.fourmidable.scratch import ValuationScratch
from formicarium.bots.fourmidable.special_cards import worth_in_hand
from formicarium.games.fourmidable.base import FourmidableBase, is_bare
from formicarium.games.fourmidable.claiming import is_beside_own
from formicarium.games.fourmidable.kit import (
    BLOCK,
    CELLS,
    CHOOSING,
    COMPLETING,
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
    Kit,
)
from formicarium.games.fourmidable.levels import NEXT_TO_OWN, NOTHING
from formicarium.games.fourmidable.movement.reach import kind_at, reach_of
from formicarium.games.fourmidable.steps.complete_objective import kind_wanted

POINT: Final[i64] = 100
SPARE: Final[i64] = 50  # a resource that no card in hand needs
ANT: Final[i64] = 260  # an ant in play, at levels with births
STUDY: Final[i64] = 300  # an additional objective to choose
DOOR: Final[i64] = 150  # a hole, besides its point
PREY: Final[i64] = 40  # a predator's move whose goal is not chosen yet
FAR: Final[i64] = 12
MIDDLING: Final[i64] = 75  # points of an average game alone (FOU-P6)
SURE: Final[i64] = 70  # percent of an open objective's points that count once it can be paid


def hope(missing: i64) -> i64:
    """Return the percent of an objective's points that count, by the resources it still needs."""
    if missing == 0:
        return 96
    if missing == 1:
        return 56
    if missing == 2:
        return 32
    return 18 if missing == 3 else 8


def chance(missing: i64) -> i64:
    """Return the same percent for an open objective (FOU-X2): the ant must reach the library, and others may be faster.
    """
    if missing == 0:
        return SURE
    if missing == 1:
        return 40
    if missing == 2:
        return 22
    return 12 if missing == 3 else 5


def nearness(steps: i64) -> i64:
    """Return the value of a resource at this distance, in percent of having it."""
    if steps <= 3:
        return 34
    if steps <= 6:
        return 18
    return 8 if steps <= 9 else 3


def wants(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> i64:
    """Compute the value of one more of each resource into `glance.want`; return the value of the hand.

    Resources are assigned to cards from the most nearly complete on, so that none counts twice.
    """
    kit, colony, cards = t.kit, t.colonies[seat], t.kit.objectives
    into, spare, order = glance.want, glance.spare, glance.cards
    i: i64
    card: i64
    for i in range(RESOURCES):
        into[i] = SPARE
        spare[i] = colony.goods[i]
    held: i64 = 0
    lies_open = kit.level.open
    if lies_open:
        for i in range(min(len(t.shown), len(order))):
            order[i] = t.shown[i]
            held += 1
    elif colony.objectives():
        for card in range(cards.count):
            n = colony.hand[card]
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
            missing = lacking(kit, card, spare)
            value = cards.points[card] * (chance(missing) if lies_open else hope(missing)) * 16 - missing
            if value > most:
                best, most, least = i, value, missing
        card = order[best]
        held -= 1
        order[best] = order[held]
        points = cards.points[card]
        now = chance(least) if lies_open else hope(least)
        then = chance(least - 1) if lies_open else hope(least - 1)
        total += points * now
        for i in range(RESOURCES):
            need = cards.needs[card * RESOURCES + i]
            if need:
                used = min(need, spare[i])
                spare[i] -= used
                if need > used:
                    into[i] = max(into[i], points * (then - now))
    for i in range(RESOURCES):
        total += SPARE * min(spare[i], 2)
    return total


def points_payable(t: FourmidableBase, seat: i64, kind: i64) -> i64:
    """Return the points of the best open objective of a kind that the seat can pay (FOU-X2)."""
    cards = t.kit.objectives
    best: i64 = 0
    i: i64
    for i in range(len(t.shown)):
        card = t.shown[i]
        if cards.kind[card] == kind and cards.points[card] > best and t.affords(seat, card):
            best = cards.points[card]
    return best


def homeward(t: FourmidableBase, seat: i64, place: i64) -> i64:
    """Return the steps from a place to the seat's library, ignoring obstacles."""
    if place >= CELLS:
        node = place - NEST
        if node == LIBRARY:
            return 0
        if node < BLOCK:
            return node + 1
        return 1 if node > LIBRARY else 6 - (node - BLOCK) % 5
    outer, away = t.colonies[seat].outer, t.kit.board.away
    best: i64 = 99
    hole: i64
    for hole in range(HOLES):
        if outer[hole] != NONE:
            best = min(best, away[place * CELLS + outer[hole]] + hole + 1)
    return best


def lacking(kit: Kit, card: i64, goods: vec[i64]) -> i64:
    needs = kit.objectives.needs
    n: i64 = 0
    i: i64
    for i in range(RESOURCES):
        n += max(0, needs[card * RESOURCES + i] - goods[i])
    return n


def standing(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> i64:
    """Return the value of a seat's own side: points, hand, ants and their distance to needed resources."""
    kit, colony = t.kit, t.colonies[seat]
    want = glance.want
    total = POINT * t.score(seat) + wants(t, seat, glance)
    if kit.level.specials:
        total += worth_in_hand(t, seat)
    if t.over:
        return POINT * t.score(seat) * 4 + colony.resources_left()
    left = kit.level.end.goal - colony.total_done()
    if left > 0 and kit.level.library and not kit.level.open and colony.objectives() == 0:
        total -= STUDY
    slot: i64
    for slot in range(kit.slots):
        at = colony.at[slot]
        if at == NONE:
            continue
        kind = slot // kit.ants
        if kit.level.births:
            total += ANT
        if kit.level.open:
            ready = points_payable(t, seat, kind)
            if ready:  # FOU-X2: the rest of its points comes in the library
                total += ready * (POINT - SURE) * nearness(homeward(t, seat, at)) // 50
        if kind == DIGGER:
            total += below(t, seat, want)
            continue
        total += around(t, seat, kind, at, glance)
    return total


def around(t: FourmidableBase, seat: i64, kind: i64, at: i64, glance: ValuationScratch) -> i64:
    """Return the value around an ant on the main board: the best of the nearest of each of its resources."""
    near, want, away = glance.near, glance.want, t.kit.board.away
    place = at if at < CELLS else t.colonies[seat].outer[0]
    inside: i64 = 0 if at < CELLS else 1
    resource: i64
    cell: i64
    for resource in range(KINDS):
        near[resource] = FAR
    for cell in range(CELLS):
        lies = t.ground[cell]
        if lies < EMPTY and lies // KINDS == kind:
            steps = away[place * CELLS + cell] + inside
            if steps < near[lies % KINDS] and t.shut[cell] >> seat & 1 == 0:
                near[lies % KINDS] = steps
    best: i64 = 0
    for resource in range(KINDS):
        if near[resource] < FAR:
            best = max(best, (want[kind * KINDS + resource] + POINT) * nearness(near[resource]) // 100)
    return best


def below(t: FourmidableBase, seat: i64, want: vec[i64]) -> i64:
    """Return the value of the best earth that a digger can reach by digging one cell."""
    earth, dug = t.kit.nest.earth, t.colonies[seat].dug
    best: i64 = 0
    node: i64
    for node in range(1, LIBRARY):
        if dug >> node & 1 == 0 and earth[node] != NONE:
            away = 3 if node >= BLOCK and (node - BLOCK) % 5 == 4 else 6
            best = max(best, want[earth[node]] * nearness(away) // 100)
    return best


def gain(t: FourmidableBase, seat: i64, kind: i64, place: i64, want: vec[i64]) -> i64:
    """Return the immediate value of an ant that ends its move at the place."""
    kit, colony = t.kit, t.colonies[seat]
    if place < CELLS:
        lies = t.ground[place]
        mark = POINT if kit.level.claims != NEXT_TO_OWN or is_beside_own(t, seat, place) else 0
        if lies < EMPTY:
            return want[lies] + mark if lies // KINDS == kind else 0
        return mark if is_bare(t, place) and kit.level.claims != NOTHING and colony.left else 0
    node = place - NEST
    if node == LIBRARY and kit.level.open:
        return (SURE - 10) * points_payable(t, seat, kind)
    if node == LIBRARY and kit.level.library:
        return 0 if colony.objectives() >= HAND or t.stack[kind] == 0 else STUDY - 75 * colony.objectives()
    earth = kit.nest.earth[node]
    if earth != NONE and colony.dug >> node & 1 == 0:
        return want[earth] + (POINT + DOOR if node < BLOCK and kit.level.holes else 0)
    return 0


def promise(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> i64:
    """Return the value that the pending choice may still bring."""
    kit = t.kit
    best: i64 = 0
    i: i64
    if t.phase == PROWLING:
        return PREY
    if t.phase == OPENING:
        return POINT + DOOR
    if t.phase == COMPLETING:
        return (POINT - SURE) * points_payable(t, seat, kind_wanted(t))
    if t.phase == STUDYING:
        goods = t.colonies[seat].goods
        for i in range(len(t.looked)):
            best = max(best, kit.objectives.points[t.looked[i]] * hope(lacking(kit, t.looked[i], goods)))
        return best
    if t.phase == CHOOSING:
        wants(t, seat, glance)
        brings = gain(t, seat, kind_at(t, t.doing.ant), t.doing.goal, glance.want)
        return brings + POINT * (1 + len(t.doing.via))
    if t.phase != WALKING:
        return 0
    kind = kind_at(t, t.doing.ant)
    wants(t, seat, glance)
    n = reach_of(t, seat, t.doing.ant)
    for i in range(n):
        best = max(best, gain(t, seat, kind, t.work.queue[i], glance.want))
    return best


def worth(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> i64:
    """Return the value ahead of the best opponent; alone, ahead of an average result."""
    mine = standing(t, seat, glance)
    if t.turn == seat and not t.over:
        mine += promise(t, seat, glance)
    if t.seats == 1:
        return POINT * (t.score(seat) - MIDDLING) * 3 // 2 if t.over else mine
    best: i64 = -1_000_000
    other: i64
    for other in range(t.seats):
        if other != seat:
            best = max(best, standing(t, other, glance))
    return mine - best
