"""Fourmidable: spider, grasshopper and worm (FOU-A15, A16, Q5)."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fourmidable.box import (
    BLOCK,
    CELLS,
    EMPTY,
    KINDS,
    LAIRS,
    LIBRARY,
    MASKED,
    NEST,
    NODES,
    NONE,
    PROWLING,
    WORM,
)
from formicarium.games.fourmidable.model import PREDATORS, RESOURCES, Called, Prowled, Resource
from formicarium.games.fourmidable.rules import A4, A15, A16, K1, S1
from formicarium.games.fourmidable.state import State


def haunts(t: State, cell: i64) -> bool:
    """FOU-A15: whether a spider or a grasshopper may go to a cell."""
    return (t.ground[cell] <= EMPTY and t.hole[cell] == NONE and t.crowd[cell] == NONE
            and t.lair[0] != cell and t.lair[1] != cell)


def rooms(t: State) -> i64:
    """FOU-A16: how many cells of a nest the worm may go to; with the option also library and queen's room."""
    return LAIRS if t.box.worm_in_rooms else LIBRARY - BLOCK


def occupied(t: State, seat: i64) -> i64:
    """The nodes of a nest where the worm may not go: ants are there, or the worm itself; one bit each."""
    found: i64 = 0
    slot: i64
    for slot in range(seat * t.box.slots, (seat + 1) * t.box.slots):
        if t.at[slot] >= CELLS:
            found |= 1 << t.at[slot] - NEST
    if t.lair[WORM] // NODES == seat and t.lair[WORM] != NONE:
        found |= 1 << t.lair[WORM] % NODES
    return found


def targets(t: State, predator: i64) -> vec[i64]:
    """Where a predator can be sent, as numbers from `box.send`: cells, then the nests."""
    found = vec[i64](capacity=128)
    i: i64
    if predator != WORM:
        for i in range(CELLS):
            if haunts(t, i):
                found = append(found, i)
        return found
    seat: i64
    for seat in range(t.seats):
        ants = occupied(t, seat)
        for i in range(rooms(t)):
            if ants >> BLOCK + i & 1 == 0:
                found = append(found, CELLS + seat * LAIRS + i)
    return found


def has_target(t: State, predator: i64) -> bool:
    i: i64
    if predator != WORM:
        for i in range(CELLS):
            if haunts(t, i):
                return True
        return False
    all_: i64 = ((1 << rooms(t)) - 1) << BLOCK
    for i in range(t.seats):
        if occupied(t, i) & all_ != all_:
            return True
    return False


def can_prowl(t: State, seat: i64) -> bool:
    """FOU-A15, A16: with no legal target the action falls away."""
    if not t.box.level.predators or t.prowled >> seat & 1:
        return False
    predator: i64
    for predator in range(KINDS):
        if has_target(t, predator):
            return True
    return False


def bars_call(t: State, seat: i64, predator: i64) -> i64:
    if not t.box.level.predators:
        return K1
    if t.prowled >> seat & 1:
        return A4
    return 0 if has_target(t, predator) else A16


def bars_send(t: State, target: i64) -> i64:
    """The rule against sending the called predator somewhere."""
    if t.predator != WORM:
        if target >= CELLS:
            return A16
        if haunts(t, target):
            return 0
        return S1 if t.ground[target] == MASKED else A15
    if target < CELLS or (target - CELLS) % LAIRS >= rooms(t):
        return A16
    owner, node = (target - CELLS) // LAIRS, BLOCK + (target - CELLS) % LAIRS
    return A15 if occupied(t, owner) >> node & 1 else 0


def call(t: State, seat: i64, predator: i64, news: News) -> None:
    t.predator = predator
    t.phase = PROWLING
    if news.heard:
        news.tell(Called(seat=seat, predator=PREDATORS[predator], rule="FOU-A15"))


def send(t: State, seat: i64, target: i64, news: News) -> None:
    """FOU-A16: what it eats is gone for good; empty terrain or a dug nest is left."""
    predator = t.predator
    t.prowled |= 1 << seat
    t.predator = NONE
    eaten: Resource | None = None
    if predator == WORM:
        owner, node = (target - CELLS) // LAIRS, BLOCK + (target - CELLS) % LAIRS
        if t.dug[owner] >> node & 1 == 0 and t.box.earth[node] != NONE:
            t.dug[owner] |= 1 << node
            if news.heard:
                eaten = RESOURCES[t.box.earth[node]]
        t.lair[WORM] = owner * NODES + node
        if news.heard:
            news.tell(Prowled(seat=seat, predator="worm", cell=t.box.chambers[node], owner=owner, eaten=eaten,
                              rule="FOU-A16"))
        return
    origin = t.lair[predator]
    t.lair[predator] = target
    resource = t.ground[target]
    if resource < EMPTY and resource // KINDS == predator:
        t.ground[target] = EMPTY
        t.bare += 1
        if news.heard:
            eaten = RESOURCES[resource]
    if origin != NONE:
        t.survey(origin)
    t.survey(target)
    if news.heard:
        news.tell(Prowled(seat=seat, predator=PREDATORS[predator], cell=t.box.names[target], owner=None, eaten=eaten,
                          rule="FOU-A16"))
