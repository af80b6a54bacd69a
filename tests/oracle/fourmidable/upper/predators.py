"""Predators of the naive upper levels: their targets, their food, and the hunt in Solo."""
from __future__ import annotations

from collections import Counter

from tests.oracle.fourmidable.common import Draw, Place, holds_earth, ways_on
from tests.oracle.fourmidable.naive_box import BARE, EARTH, EATS, LIBRARY, NUMBERED, PREDATORS, QUEEN, WATER

from .box import HUNTS
from .table import State, refill
from .walking import can_finish, foreign


def targets(state: State, predator: str) -> set[Place]:
    """FOU-A15, A16: never its own cell."""
    if predator == "worm":
        names = [name for name in EARTH if name not in NUMBERED] + [LIBRARY, QUEEN] * state.worm_in_rooms
        there: set[Place] = {(seat, name) for seat in state.seats for name in names}
    else:
        there = {cell for cell, mark in state.ground.items() if mark != WATER and cell not in state.scents}
    taken: set[Place] = set(state.predators.values())
    for one in state.players:
        taken |= {*one.holes.values(), *(ant.at for ant in one.ants)}
    return there - taken


def safe_targets(state: State, predator: str) -> set[Place]:
    """During a move: return the targets that leave the moving ant a legal end (FOU-C32, E4, A10)."""
    ant, seat, left = state.lifted, state.turn, state.doing.left
    found = targets(state, predator)
    if ant is None or state.phase != "moving" or not (
            ant.at in foreign(state, seat) or holds_earth(state, seat, ant.at)):
        return found
    before, safe = state.predators[predator], set()
    for to in found:
        state.predators[predator] = to
        if can_finish(state, seat, ant.kind, ant.at, left):
            safe.add(to)
    state.predators[predator] = before
    return safe


def move_predator(state: State, predator: str, to: Place) -> None:
    """FOU-A16: the resource it eats is gone for good (FOU-A17), or in Solo kept apart (FOU-P5)."""
    state.predators[predator] = to
    if predator == "worm":
        food = state.players[int(to[0])].earth.pop(str(to[1]), "")
    else:
        food = state.ground[to] if state.ground[to] in EATS[predator] else ""
        if food:
            state.ground[to] = BARE
    if food and state.solo:
        state.eaten[food] += 1


def hunts(state: State, seat: int) -> set[tuple[str, Place]]:
    """FOU-A15, the round's action; FOU-E2: not the one that the species' power moved. FOU-P4: none in Solo."""
    mine = state.players[seat]
    if state.solo or mine.preyed:
        return set()
    return {(predator, to) for predator in PREDATORS if predator != mine.extra for to in targets(state, predator)}


def distances(state: State) -> dict[Place, int]:
    """FOU-P4: distances from the nearest ant, over board and nest joined by the holes, across all pieces."""
    found: dict[Place, int] = {ant.at: 0 for ant in state.players[0].ants}
    edge = list(found)
    while edge:
        here = edge.pop(0)
        for there in ways_on(state, 0, here):
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def food_at(state: State, predator: str, place: Place) -> str:
    if predator == "worm":
        return state.players[0].earth.get(str(place[1]), "")
    return state.ground[place] if state.ground[place] in EATS[predator] else ""


def begin_hunt(state: State, draw: Draw) -> None:
    """FOU-P4: draw a tile from the bag and put it back; it decides predator and resource. Equally near cells are a
    choice.
    """
    if not state.solo:
        return
    wanted: str = draw("bag", sorted(state.bag.elements()))
    predator = HUNTS[wanted]
    there = targets(state, predator)
    alike = {place for place in there if food_at(state, predator, place) == wanted}
    food = alike or {place for place in there if food_at(state, predator, place)}
    if food:
        far = distances(state)
        nearest = min(far[place] for place in food)
        there = {place for place in food if far[place] == nearest}
    state.hunt = (predator, tuple(sorted(there, key=repr))) if there else None


def eat(state: State, place: Place) -> None:
    assert state.hunt is not None
    move_predator(state, state.hunt[0], place)
    state.hunt = None


def rob(state: State, card_index: int, draw: Draw) -> None:
    """FOU-P5."""
    card = state.opened.pop(card_index)
    state.eaten -= Counter(card.cost)
    state.robbed.append(card)
    refill(state, draw)
