"""Actions, players and small rules that both naive engines of Fourmidable share; from the rulebook, as they are.

A place is a cell of the main board, (q, r), or one of a nest, (seat, name). Where a hole joins the two (FOU-S3) there
is one place only, named by its cell on the main board. Chance is a function that is called in the order in which the
rules draw: `draw("card", candidates)`.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .naive_box import BARE, EARTH, KINDS, PHEROMONES, TUNNELS, Card, Cell, beside

Room = tuple[int, str]
Place = Any  # Cell | Room
Draw = Callable[[str, Sequence[Any]], Any]


@dataclass(frozen=True)
class Start:
    """FOU-K3, FOU-A2: numbers of ants of each kind."""

    hunters: int
    farmers: int
    diggers: int


@dataclass(frozen=True)
class Sky:
    """FOU-A3: what the holder chooses on "?"."""

    sky: str


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
    """FOU-A5, by a tile."""

    kind: str


@dataclass(frozen=True)
class Prey:
    """FOU-A15: the round's predator action."""

    predator: str
    to: Place


@dataclass(frozen=True)
class Reveal:
    """FOU-K14."""

    card: Card


@dataclass
class Ant:
    kind: str
    at: Place
    moved: bool = False


@dataclass
class CommonPlayer:
    ants: list[Ant] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    seen: list[Card] = field(default_factory=list)  # looked at in the library, not yet in hand
    revealed: list[Card] = field(default_factory=list)
    goods: Counter[str] = field(default_factory=Counter)
    pheromones: int = PHEROMONES
    holes: dict[str, Cell] = field(default_factory=dict)
    earth: dict[str, str] = field(default_factory=lambda: dict(EARTH))
    born: bool = False  # in this round, or given up

    def count(self, kind: str) -> int:
        return sum(ant.kind == kind for ant in self.ants)


@dataclass
class CommonState:
    mode: str
    players: Sequence[CommonPlayer]
    ground: dict[Any, str]
    scents: dict[Any, int]  # seat of each pheromone
    predators: dict[str, Place | None]
    phase: str = field(kw_only=True)
    sky: str = field(default="", kw_only=True)
    round: int = field(default=0, kw_only=True)
    asked: set[int] = field(default_factory=set, kw_only=True)
    progress: bool = field(default=False, kw_only=True)  # FOU-K19, this round
    idle: int = field(default=0, kw_only=True)  # rounds without progress
    ended: str = field(default="", kw_only=True)
    worm_in_rooms: bool = field(default=False, kw_only=True)  # FOU-A16

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def place(self, seat: int, name: str) -> Place:
        """FOU-S3: a hole dug is the same inside and outside."""
        return self.players[seat].holes.get(name, (seat, name))

    def someone(self, place: Place, seats: Sequence[int]) -> bool:
        return any(ant.at == place for seat in seats for ant in self.players[seat].ants)

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def hole_of(self, cell: Place) -> int | None:
        return next((seat for seat in self.seats if cell in self.players[seat].holes.values()), None)

    def bare(self, place: Place) -> bool:
        """FOU-A9: a cell with a hole is no longer empty terrain."""
        return self.ground.get(place) == BARE and place not in self.scents and self.hole_of(place) is None


def ways_on(state: CommonState, seat: int, place: Place) -> Iterator[Place]:
    """Yield the adjacent places: six cells outside, tunnels in the seat's nest, both at its hole (FOU-S3, K6)."""
    if place in state.ground:
        yield from (cell for cell in beside(place) if cell in state.ground)
    names = [place[1]] if place[0] == seat and place[1] in TUNNELS else \
        [name for name, hole in state.players[seat].holes.items() if hole == place]
    for name in names:
        yield from (state.place(seat, other) for other in TUNNELS[name])


def holds_earth(state: CommonState, seat: int, place: Place) -> bool:
    return place[0] == seat and place[1] in state.players[seat].earth


def lay_open(state: CommonState, seat: int, card: Card) -> None:
    """Pay for an objective in hand and reveal it (FOU-K14)."""
    mine = state.players[seat]
    mine.hand.remove(card)
    mine.revealed.append(card)
    mine.goods -= Counter(card.cost)
    state.progress = True


def close(state: CommonState, rule: str) -> None:
    """End the actions; seats with cards left may still reveal those they can pay."""
    state.ended, state.phase = rule, "closing"
    state.asked = {seat for seat in state.seats if state.players[seat].hand}
    count_if_all_is_said(state)


def count_if_all_is_said(state: CommonState) -> None:
    if not state.asked:
        state.phase = "ended"


def bonus(state: CommonState, seat: int) -> int:
    """FOU-A21; alone, all of them (FOU-P8)."""
    def rank(one: int, kind: str) -> tuple[int, int]:
        cards = [card for card in state.players[one].revealed if card.kind == kind]
        return len(cards), sum(card.points for card in cards)

    return sum(3 for kind in KINDS
               if rank(seat, kind)[0] and rank(seat, kind) == max(rank(one, kind) for one in state.seats))
