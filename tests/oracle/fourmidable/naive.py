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
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

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
    PHEROMONES,
    PREDATORS,
    QUEEN,
    SECTIONS,
    TUNNELS,
    WATER,
    Card,
    Cell,
    beside,
    birth_tiles,
    deck,
    distance,
    in_play,
)

Room = tuple[int, str]
Place = Any  # Cell | Room
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
class Start:
    """FOU-K3, FOU-A2: numbers of ants of each kind."""

    hunters: int
    farmers: int
    diggers: int


@dataclass(frozen=True)
class Sky:
    """FOU-A3: the weather chosen on "?"."""

    sky: str


@dataclass(frozen=True)
class Move:
    """FOU-K4: a move, by its effects; two walks with the same effects are equal."""

    kind: str
    start: Place
    end: Place
    laid: frozenset[Place]  # pheromones, on the way or where it gathers


@dataclass(frozen=True)
class Dig:
    """FOU-A8: the cell for the outer hole of the cell just dug."""

    cell: Cell


@dataclass(frozen=True)
class Keep:
    """FOU-A12: one of the cards looked at."""

    card: Card


@dataclass(frozen=True)
class Birth:
    """FOU-A5."""

    kind: str


@dataclass(frozen=True)
class Prey:
    """FOU-A15: the round's predator action."""

    predator: str
    to: Place


@dataclass(frozen=True)
class Reveal:
    """FOU-K14: an objective of the hand."""

    card: Card


@dataclass(frozen=True)
class Done:
    """Reveal no more objectives: FOU-K15, FOU-A19, FOU-A24."""


Action = Mix | Start | Sky | Move | Dig | Keep | Birth | Prey | Reveal | Done


@dataclass
class Ant:
    kind: str
    at: Place
    moved: bool = False


@dataclass
class Player:
    ants: list[Ant] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    seen: list[Card] = field(default_factory=list)  # looked at in the library, not yet in hand
    revealed: list[Card] = field(default_factory=list)
    goods: Counter[str] = field(default_factory=Counter)
    pheromones: int = PHEROMONES
    holes: dict[str, Cell] = field(default_factory=dict)
    earth: dict[str, str] = field(default_factory=lambda: dict(EARTH))
    born: bool = False
    preyed: bool = False

    def count(self, kind: str) -> int:
        return sum(ant.kind == kind for ant in self.ants)


@dataclass
class Pile:
    """Shuffled cards, and under them the cards put back, in that order (FOU-A12)."""

    shuffled: Counter[Card]
    returned: list[Card] = field(default_factory=list)

    def __len__(self) -> int:
        return self.shuffled.total() + len(self.returned)


@dataclass
class State:
    mode: str
    players: list[Player]
    ground: dict[Any, str]
    scents: dict[Any, int]  # seat of each pheromone
    predators: dict[str, Place | None]
    piles: dict[str, Pile]
    tiles: Counter[str]  # birth tiles on the board
    day: bool
    holder: int
    turn: int
    phase: str  # mixing, starting, weather, acting, hole, library, asking, closing, ended
    sky: str = ""
    round: int = 0
    digging: str = ""
    asked: set[int] = field(default_factory=set)
    progress: bool = False  # FOU-K19, this round
    idle: int = 0  # rounds without progress
    ended: str = ""
    worm_in_rooms: bool = False

    @property
    def apprentice(self) -> bool:
        return self.mode == "apprentice"

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def place(self, seat: int, name: str) -> Place:
        """FOU-S3: a dug hole is one place inside and outside."""
        return self.players[seat].holes.get(name, (seat, name))

    def someone(self, place: Place, seats: list[int]) -> bool:
        return any(ant.at == place for seat in seats for ant in self.players[seat].ants)

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def hole_of(self, cell: Place) -> int | None:
        return next((seat for seat in self.seats if cell in self.players[seat].holes.values()), None)

    def bare(self, place: Place) -> bool:
        """FOU-A9: a cell with a hole is no longer empty terrain."""
        return self.ground.get(place) == BARE and place not in self.scents and self.hole_of(place) is None


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
        day, holder, holder, "starting" if apprentice else "mixing", worm_in_rooms=worm_in_rooms)


def ways_on(state: State, seat: int, place: Place) -> Iterator[Place]:
    """Yield the adjacent places: six cells outside, tunnels in the seat's nest, both at its hole (FOU-S3, K6)."""
    if place in state.ground:
        yield from (cell for cell in beside(place) if cell in state.ground)
    names = [place[1]] if place[0] == seat and place[1] in TUNNELS else \
        [name for name, hole in state.players[seat].holes.items() if hole == place]
    for name in names:
        yield from (state.place(seat, other) for other in TUNNELS[name])


def holds_earth(state: State, seat: int, place: Place) -> bool:
    return place[0] == seat and place[1] in state.players[seat].earth


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


def births(state: State, seat: int) -> set[Birth]:
    """FOU-A5."""
    mine = state.players[seat]
    if not state.apprentice or mine.born or (seat, QUEEN) in state.predators.values():
        return set()
    return {Birth(kind) for kind in KINDS if state.tiles[kind] and mine.count(kind) < OF_EACH}


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


def hunts(state: State, seat: int) -> set[Prey]:
    if not state.apprentice or state.players[seat].preyed:
        return set()
    return {Prey(predator, to) for predator in PREDATORS for to in targets(state, predator)}


def reveals(state: State, seat: int) -> set[Reveal]:
    """FOU-K14: in and out of turn, from the first round to the score."""
    if state.round == 0 or state.phase == "ended":
        return set()
    mine = state.players[seat]
    return {Reveal(card) for card in mine.hand if Counter(card.cost) <= mine.goods}


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
        found = {Start(*split) for split in splits(number, dict.fromkeys(KINDS, OF_EACH))}
    elif state.phase == "weather":
        found |= {Sky(sky) for sky in FAVOURS}
    elif state.phase == "acting":
        found |= actions(state, seat)
    elif state.phase == "hole":
        found |= {Dig(cell) for cell in hole_cells(state, seat)}
    elif state.phase == "library":
        found |= {Keep(card) for card in mine.seen}
    else:
        found.add(Done())
    return found
