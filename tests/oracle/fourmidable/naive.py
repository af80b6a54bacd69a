"""A second, naive and slow Fourmidable (Child and Apprentice), written only from the rulebook and the project's rules.

It imports nothing from the game's own engine, so that it can disagree with it. Its functions take a state and return
the legal actions or (naive_play.py) the next state. Chance is a function that is called in the order in which the rules
draw: `draw("card", candidates)`, `draw("sky", SKIES)`. Seats are counted clockwise: the left neighbour of seat 0 is
seat 1.

A place is a cell of the main board, (q, r), or one of a nest, (seat, name). Where a hole joins the two (FOU-S3) there
is one place only, named by its cell on the main board.
"""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from . import common
from .common import CommonPlayer, CommonState, Place, holds_earth, ways_on
from .naive_box import (
    BARE,
    EARTH,
    FAVOURS,
    GATHERS,
    KINDS,
    LIBRARY,
    NEST,
    NUMBERED,
    OF_EACH,
    PREDATORS,
    QUEEN,
    SECTIONS,
    WATER,
    Card,
    Cell,
    birth_tiles,
    deck,
    distance,
    in_play,
)

OBJECTIVES = {"child": 7, "apprentice": 8}  # FOU-K15, FOU-A19
HAND = 4  # FOU-A13
REACH = 3  # FOU-A8


@dataclass(frozen=True)
class Mix:
    """FOU-K2: numbers of objectives of each kind."""

    hunters: int
    farmers: int
    diggers: int


@dataclass(frozen=True)
class Move:
    """FOU-K4: a move, by its effects; two walks with the same effects are equal."""

    kind: str
    start: Place
    end: Place
    laid: frozenset[Place]  # pheromones, on the way or where it gathers


@dataclass(frozen=True)
class Done:
    """Reveal no more objectives: FOU-K15, FOU-A19, FOU-A24."""


Action = (Mix | common.Start | common.Sky | Move | common.Dig | common.Keep | common.Birth | common.Prey | common.Reveal
          | Done)


@dataclass
class Player(CommonPlayer):
    preyed: bool = False


@dataclass
class Pile:
    """Shuffled cards, and under them the cards put back, in that order (FOU-A12)."""

    shuffled: Counter[Card]
    returned: list[Card] = field(default_factory=list)

    def __len__(self) -> int:
        return self.shuffled.total() + len(self.returned)


@dataclass
class State(CommonState):
    """Its phase is one of mixing, starting, weather, acting, hole, library, asking, closing and ended."""

    players: list[Player]
    piles: dict[str, Pile]
    tiles: Counter[str]  # birth tiles on the board
    day: bool
    holder: int
    turn: int
    digging: str = ""

    @property
    def apprentice(self) -> bool:
        return self.mode == "apprentice"


def start(mode: str, players: int, holder: int, day: bool, sections: tuple[int, ...] | None = None,
          worm_in_rooms: bool = False) -> State:
    """Return a new game, up to its first choice (FOU-S1 to S5)."""
    sections = sections or SECTIONS[players]
    ground = in_play(sections, players)
    nests = [next(cell for cell, mark in in_play((section,), players).items() if mark == NEST) for section in sections]
    apprentice = mode == "apprentice"
    return State(
        mode, [Player(holes={"1": nest}) for nest in nests], ground, {}, dict.fromkeys(PREDATORS),
        {kind: Pile(deck(kind, players)) for kind in KINDS}, birth_tiles(players) if apprentice else Counter(),
        day, holder, holder, phase="starting" if apprentice else "mixing", worm_in_rooms=worm_in_rooms)


def closed_places(state: State, seat: int, kind: str) -> set[Place]:
    mine = state.players[seat]
    found: set[Place] = {cell for cell, mark in state.ground.items() if mark == WATER}  # FOU-K8
    found |= {cell for cell, owner in state.scents.items() if owner != seat}  # FOU-K8
    for other in state.others(seat):
        found |= set(state.players[other].holes.values())  # FOU-K9
        found |= {ant.at for ant in state.players[other].ants}  # FOU-K16
    found |= set(state.predators.values())  # FOU-A23
    if kind != "digger":
        found |= {(seat, name) for name in mine.earth}  # FOU-K10
    elif state.apprentice and not hole_cells(state, seat):
        found |= {(seat, name) for name in NUMBERED if name in mine.earth}  # FOU-A10
    return found


def must_stop(state: State, seat: int, place: Place) -> bool:
    """FOU-K11, FOU-A12."""
    return holds_earth(state, seat, place) or (state.apprentice and place == (seat, LIBRARY))


def budget(state: State, kind: str) -> int:
    return 3 + (FAVOURS.get(state.sky) == kind)  # FOU-K4, FOU-A3


def lay_marks(state: State, seat: int, place: Place, laid: frozenset[Place]) -> frozenset[Place]:
    """FOU-A17, K18: on empty terrain, while the seat has pheromones."""
    if state.apprentice and state.bare(place) and len(laid) < state.players[seat].pheromones:
        return laid | {place}
    return laid


def moves_of(state: State, seat: int, kind: str, start: Place) -> set[Move]:
    """Return all moves, by a search over (place, pheromones laid on the way)."""
    shut = closed_places(state, seat, kind)
    # FOU-A17: the start counts only if the ant stays or comes back
    staying = lay_marks(state, seat, start, frozenset())
    found = {Move(kind, start, start, with_gathering(state, seat, kind, start, staying))}
    walks: set[tuple[Place, frozenset[Place]]] = {(start, frozenset())}
    for step in range(budget(state, kind)):
        walks = {(there, lay_marks(state, seat, there, laid))
                 for here, laid in walks if step == 0 or not must_stop(state, seat, here)
                 for there in ways_on(state, seat, here) if there not in shut}
        found |= {Move(kind, start, end, with_gathering(state, seat, kind, end, laid)) for end, laid in walks}
    return found


def gathered_kind(state: State, seat: int, kind: str, end: Place) -> str:
    """FOU-K7: an ant always gathers, and only where it ends."""
    if holds_earth(state, seat, end):
        return state.players[seat].earth[end[1]] if kind == "digger" else ""
    mark = state.ground.get(end, "")
    return mark if mark in GATHERS[kind] else ""


def with_gathering(state: State, seat: int, kind: str, end: Place, laid: frozenset[Place]) -> frozenset[Place]:
    """FOU-K12, K13: one more where it gathers outside, if a pheromone is left."""
    outside = end in state.ground and gathered_kind(state, seat, kind, end)
    return laid | {end} if outside and len(laid) < state.players[seat].pheromones else laid


def hole_cells(state: State, seat: int) -> set[Cell]:
    """FOU-A8, A9, Q1, Q2."""
    mine = state.players[seat]
    return {cell for cell, mark in state.ground.items()
            if any(distance(cell, hole) <= REACH for hole in mine.holes.values())
            and mark == BARE and state.scents.get(cell, seat) == seat and state.hole_of(cell) is None
            and cell not in state.predators.values() and not state.someone(cell, state.others(seat))}


def births(state: State, seat: int) -> set[common.Birth]:
    """FOU-A5."""
    mine = state.players[seat]
    if not state.apprentice or mine.born or (seat, QUEEN) in state.predators.values():
        return set()
    return {common.Birth(kind) for kind in KINDS if state.tiles[kind] and mine.count(kind) < OF_EACH}


def targets(state: State, predator: str) -> set[Place]:
    """FOU-A15, A16."""
    if predator == "worm":
        names = [name for name in EARTH if name not in NUMBERED] + [LIBRARY, QUEEN] * state.worm_in_rooms
        there: set[Place] = {(seat, name) for seat in state.seats for name in names}
    else:
        there = {cell for cell, mark in state.ground.items()
                 if mark != WATER and cell not in state.scents and state.hole_of(cell) is None}
    return {place for place in there
            if place not in state.predators.values() and not state.someone(place, list(state.seats))}


def hunts(state: State, seat: int) -> set[common.Prey]:
    if not state.apprentice or state.players[seat].preyed:
        return set()
    return {common.Prey(predator, to) for predator in PREDATORS for to in targets(state, predator)}


def reveals(state: State, seat: int) -> set[common.Reveal]:
    """FOU-K14: in and out of turn, from the first round to the score."""
    if state.round == 0 or state.phase == "ended":
        return set()
    mine = state.players[seat]
    return {common.Reveal(card) for card in mine.hand if Counter(card.cost) <= mine.goods}


def splits(number: int, most: dict[str, int]) -> set[tuple[int, int, int]]:
    return {(hunters, farmers, number - hunters - farmers)
            for hunters in range(number + 1) for farmers in range(number - hunters + 1)
            if all(some <= most[kind] for some, kind in
                   zip((hunters, farmers, number - hunters - farmers), KINDS, strict=True))}


def has_work(state: State, seat: int) -> bool:
    """FOU-K4, FOU-A4: whether an ant has not moved (it can at least stay); births and predators may be impossible."""
    return any(not ant.moved for ant in state.players[seat].ants) or bool(births(state, seat) or hunts(state, seat))


def actions(state: State, seat: int) -> set[Action]:
    """Return the seat's actions that this round still allows (FOU-K4, FOU-A4)."""
    found: set[Action] = {*births(state, seat), *hunts(state, seat)}
    for kind, at in {(ant.kind, ant.at) for ant in state.players[seat].ants if not ant.moved}:
        found |= moves_of(state, seat, kind, at)
    return found


def waiting(state: State) -> set[int]:
    if state.phase == "ended":
        return set()
    return set(state.asked) if state.phase in ("asking", "closing") else {state.turn}


def legal(state: State, seat: int) -> set[Action]:
    found: set[Action] = set(reveals(state, seat))
    if seat not in waiting(state):
        return found
    mine = state.players[seat]
    if state.phase == "mixing":
        found = {Mix(*split) for split in splits(7, {kind: len(state.piles[kind]) for kind in KINDS})}
    elif state.phase == "starting":
        number = 3 if state.apprentice else 5
        found = {common.Start(*split) for split in splits(number, dict.fromkeys(KINDS, OF_EACH))}
    elif state.phase == "weather":
        found |= {common.Sky(sky) for sky in FAVOURS}
    elif state.phase == "acting":
        found |= actions(state, seat)
    elif state.phase == "hole":
        found |= {common.Dig(cell) for cell in hole_cells(state, seat)}
    elif state.phase == "library":
        found |= {common.Keep(card) for card in mine.seen}
    else:
        found.add(Done())
    return found
