"""Walks of the naive upper levels, step by step, with their pheromones; and cells where holes may be dug."""
from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.fourmidable.common import Place, holds_earth, ways_on
from tests.oracle.fourmidable.naive_box import (
    BARE,
    FAVOURS,
    GATHERS,
    LIBRARY,
    NUMBERED,
    WATER,
    Cell,
    beside,
    distance,
)

from .table import State


def foreign(state: State, seat: int) -> dict[Place, str]:
    """Map the other seats' places to their rule: an ant never stops there, and crosses only by FOU-C32 and E4."""
    found: dict[Place, str] = {cell: "FOU-K8" for cell, owner in state.scents.items() if owner != seat}
    for other in state.others(seat):
        found |= dict.fromkeys(state.players[other].holes.values(), "FOU-K9")
        found |= {ant.at: "FOU-K16" for ant in state.players[other].ants}  # at Experienced, FOU-X8 repeats this
    return found


def crosses(state: State, seat: int) -> bool:
    """FOU-C32, E4."""
    return state.players[seat].species == "diplomat" or (seat == state.turn and state.doing.crossing)


def barred_places(state: State, seat: int, kind: str) -> dict[Place, str]:
    mine = state.players[seat]
    found: dict[Place, str] = {} if crosses(state, seat) else foreign(state, seat)
    found |= {cell: "FOU-K8" for cell, mark in state.ground.items()
              if mark == WATER and cell not in mine.holes.values()}  # FOU-P1: hole 1 may be there
    found |= {place: "FOU-A23" for place in state.predators.values() if place is not None}
    if kind != "digger":
        found |= {(seat, name): "FOU-K10" for name in mine.earth}
    elif any(name in mine.earth for name in NUMBERED) and not hole_cells(state, seat):
        found |= {(seat, name): "FOU-A10" for name in NUMBERED if name in mine.earth}
    return found


def must_stop(state: State, seat: int, place: Place) -> str:
    """Return the rule by which a move ends here, or ""."""
    if holds_earth(state, seat, place):
        return "FOU-K11"
    return "FOU-A12" if place == (seat, LIBRARY) else ""


def movement(state: State, kind: str) -> int:
    return 3 + (FAVOURS.get(state.sky) == kind)  # FOU-K4, A3


def why_no_stop(state: State, seat: int, place: Place) -> str:
    """Return the rule that forbids ending here, or ""."""
    if place in foreign(state, seat):
        return "FOU-E4" if state.players[seat].species == "diplomat" else "FOU-C32"
    if holds_earth(state, seat, place) and place[1] in NUMBERED and not hole_cells(state, seat):
        return "FOU-A10"
    return ""


def can_finish(state: State, seat: int, kind: str, here: Place, left: int) -> bool:
    """Whether the ant can still end its move legally; it may not stop on another seat's place."""
    shut = barred_places(state, seat, kind)
    places = {here}
    for steps in range(left + 1):
        if any(not why_no_stop(state, seat, place) for place in places):
            return True
        if steps < left:
            places = {there for place in places if not must_stop(state, seat, place)
                      for there in ways_on(state, seat, place) if there not in shut}
    return False


def why_no_step(state: State, seat: int, to: Place) -> str:
    ant, doing = state.lifted, state.doing
    assert ant is not None
    if doing.left == 0 or to not in set(ways_on(state, seat, ant.at)):
        return "FOU-K4" if doing.left == 0 else "FOU-K6"
    if doing.steps and must_stop(state, seat, ant.at):
        return must_stop(state, seat, ant.at)
    shut = barred_places(state, seat, ant.kind)
    if to in shut:
        return shut[to]
    if not can_finish(state, seat, ant.kind, to, doing.left - 1):
        return why_no_stop(state, seat, to)
    return ""


def steps(state: State, seat: int) -> set[Place]:
    ant, doing = state.lifted, state.doing
    assert ant is not None
    if doing.left == 0 or (doing.steps and must_stop(state, seat, ant.at)):
        return set()
    shut, foreign_cells = barred_places(state, seat, ant.kind), foreign(state, seat)
    return {to for to in ways_on(state, seat, ant.at) if to not in shut
            and (to not in foreign_cells or can_finish(state, seat, ant.kind, to, doing.left - 1))}


def claims(state: State, seat: int, cell: Place) -> bool:
    """FOU-A17, X7: whether an ant on this empty terrain lays a pheromone."""
    return (state.bare(cell) and state.players[seat].pheromones > 0
            and not state.someone(cell, state.others(seat))  # FOU-E4, C32
            and (not state.experienced or state.next_to_own(seat, cell)))


def lay_mark(state: State, seat: int, cell: Cell) -> None:
    state.scents[cell] = seat
    state.players[seat].pheromones -= 1
    state.progress = True


def claim_where_ants_stand(state: State, seat: int) -> None:
    """FOU-X7, at the end of an action: repeatedly, in the order of the ants."""
    changed = state.experienced
    while changed:
        changed = False
        for ant in state.players[seat].ants:
            if claims(state, seat, ant.at):
                lay_mark(state, seat, ant.at)
                changed = True


def gathered_kind(state: State, seat: int, kind: str, end: Place) -> str:
    """FOU-K7: an ant always gathers, and only where its move ends. FOU-Q3: outside, diggers gather nothing."""
    if holds_earth(state, seat, end):
        return state.players[seat].earth[end[1]] if kind == "digger" else ""
    mark = state.ground.get(end, "")
    return mark if mark in GATHERS[kind] else ""


def reach(state: State, seat: int) -> int:
    """FOU-A8, C29, E3, Q4: 3 cells; 4 to 6 with the architect or the card."""
    further = state.doing.further if seat == state.turn else 0
    return 3 + (state.players[seat].species == "architect") + further


def why_no_hole(state: State, seat: int, cell: Cell) -> str:
    """FOU-A8, A9, Q1, Q2."""
    far = min(distance(cell, hole) for hole in state.players[seat].holes.values())
    if far > reach(state, seat):
        return "FOU-A8"
    if (cell not in state.ground or state.ground[cell] != BARE or state.scents.get(cell, seat) != seat
            or state.hole_of(cell) is not None or cell in state.predators.values()
            or state.someone(cell, state.others(seat))):
        return "FOU-A9"
    return ""


def hole_cells(state: State, seat: int) -> set[Cell]:
    return {cell for cell, mark in state.ground.items()
            if mark == BARE and state.scents.get(cell, seat) == seat and not why_no_hole(state, seat, cell)}


@dataclass(frozen=True)
class Whole:
    """A move without cards, by its effects: its end and the pheromones it lays."""

    kind: str
    start: Place
    end: Place
    laid: frozenset[Place]


def lays_after(state: State, seat: int, there: Place, laid: frozenset[Place]) -> frozenset[Place]:
    """Return `laid` with this cell too, if the ant lays a pheromone there; those laid on the way count as its own."""
    if there in laid or len(laid) >= state.players[seat].pheromones or not state.bare(there):
        return laid
    free = not state.someone(there, state.others(seat))
    return laid | {there} if free and near_own(state, seat, there, laid) else laid


def near_own(state: State, seat: int, cell: Cell, laid: frozenset[Place]) -> bool:
    """FOU-X6, X7: a pheromone just laid counts for the next cell."""
    return not state.experienced or state.next_to_own(seat, cell) or any(other in laid for other in beside(cell))


def whole_moves(state: State, seat: int, kind: str, start: Place, *, more: int = 0, leaps: bool = False
                ) -> dict[Whole, tuple[Place, ...]]:
    """Return all moves of an ant, each with a route; used by comparisons and by players who plan.
    `more`: further steps by cards (FOU-C16 to C18); `leaps`: whether a digger may leap (FOU-C34).
    """
    shut, foreign_cells = barred_places(state, seat, kind), foreign(state, seat)
    found: dict[Whole, tuple[Place, ...]] = {}

    def end(here: Place, laid: frozenset[Place], way: tuple[Place, ...]) -> None:
        if here in foreign_cells:
            return
        laid = lays_after(state, seat, here, laid)
        if here in state.ground and gathered_kind(state, seat, kind, here) \
                and len(laid) < state.players[seat].pheromones and near_own(state, seat, here, laid):
            laid |= {here}  # FOU-K12, X6
        found.setdefault(Whole(kind, start, here, laid), way)

    end(start, frozenset(), ())
    walks: dict[tuple[Place, frozenset[Place]], tuple[Place, ...]] = {(start, frozenset()): ()}
    for _ in range(movement(state, kind) + more):
        further: dict[tuple[Place, frozenset[Place]], tuple[Place, ...]] = {}
        for (here, laid), way in walks.items():
            if way and must_stop(state, seat, here):
                if leaps and holds_earth(state, seat, here) and here[1] not in NUMBERED:
                    for there in ways_on(state, seat, here):
                        if holds_earth(state, seat, there) and there not in shut:
                            end(there, laid, (*way, there))
                continue
            for there in ways_on(state, seat, here):
                if there not in shut:
                    further.setdefault((there, lays_after(state, seat, there, laid)), (*way, there))
        for (here, laid), way in further.items():
            end(here, laid, way)
        walks = further
    return found
