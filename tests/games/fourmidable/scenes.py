"""Shorthand for positions of Fourmidable, for both engines."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.fourmidable.common import Ant, Place
from tests.oracle.fourmidable.naive import Action, State, start
from tests.oracle.fourmidable.naive_box import BARE, GATHERS, NEST, NUMBERED, WATER, Card, Cell, distance, points_of


@dataclass
class Position:
    name: str
    rules: str
    state: State
    seat: int = 0
    can: Sequence[Action] = ()
    cannot: Sequence[Action] = ()
    ends: Mapping[tuple[str, Place], set[Any]] = field(default_factory=dict)
    then: Sequence[tuple[int, Action]] = ()
    luck: Sequence[Any] = ()  # cards and weather, in the order of their draws
    asks: Callable[[State], object] | None = None  # a question about the state after `then`
    gives: object = None  # the expected answer


def card(cost: str) -> Card:
    kind = next(kind for kind, letters in GATHERS.items() if set(cost) <= set(letters))
    cost = "".join(sorted(cost, key=GATHERS[kind].index))
    return Card(kind, cost, points_of(cost))


def cards(costs: str) -> list[Card]:
    return [card(cost) for cost in costs.split()]


def hunter(at: Place | str, moved: bool = False) -> tuple[str, Place | str, bool]:
    return "hunter", at, moved


def farmer(at: Place | str, moved: bool = False) -> tuple[str, Place | str, bool]:
    return "farmer", at, moved


def digger(at: Place | str, moved: bool = False) -> tuple[str, Place | str, bool]:
    return "digger", at, moved


BySeat = Mapping[int, Any]
NONE: Mapping[Any, Any] = {}


def scene(mode: str = "apprentice", players: int = 2, *, ants: BySeat = NONE, scents: BySeat = NONE,
          bare: Sequence[Cell] = (), holes: BySeat = NONE, dug: BySeat = NONE, goods: BySeat = NONE,
          hand: BySeat = NONE,
          revealed: BySeat = NONE, elsewhere: BySeat = NONE, predators: Mapping[str, Place] = NONE, sky: str = "rain",
          born: Sequence[int] = (), preyed: Sequence[int] = (), **more: Any) -> State:
    """Return a position in the middle of a round.
    A place given as a name is in the ant's own nest; `elsewhere`: number of pheromones that lie far away; `dug`: names
    of dug cells; `hand` and `revealed`: costs of cards in one string.
    """
    state = start(mode, players, holder=0, day=True)
    state.phase, state.round, state.sky = "acting", 1, sky if mode == "apprentice" else ""
    state.predators.update(predators)
    for cell in bare:
        state.ground[cell] = BARE
    for seat in state.seats:
        mine = state.players[seat]
        mine.holes.update(holes.get(seat, {}))
        for name in {*dug.get(seat, ()), *mine.holes} - {"1"}:
            del mine.earth[name]
        for cell in (*scents.get(seat, ()), *holes.get(seat, {}).values()):
            state.ground[cell] = BARE
        for cell in scents.get(seat, ()):
            state.scents[cell] = seat
        mine.ants = [Ant(kind, state.place(seat, at) if isinstance(at, str) else at, moved)
                     for kind, at, moved in ants.get(seat, [hunter("1")])]
        mine.goods = Counter(goods.get(seat, ""))
        mine.hand, mine.revealed = cards(hand.get(seat, "")), cards(revealed.get(seat, ""))
        mine.born, mine.preyed = seat in born, seat in preyed
        for one in mine.hand + mine.revealed:
            assert state.piles[one.kind].shuffled[one], one
            state.piles[one.kind].shuffled -= Counter([one])
    for predator, place in predators.items():
        if predator == "worm":
            state.players[int(place[0])].earth.pop(str(place[1]), None)
    for seat, number in elsewhere.items():
        put_far_away(state, seat, number)
    for name, value in more.items():
        setattr(state, name, value)
    for seat in state.seats:
        mine = state.players[seat]
        mine.pheromones -= sum(owner == seat for owner in state.scents.values())
        assert mine.pheromones >= 0
        if mode == "apprentice":
            assert {name for name in NUMBERED if name not in mine.earth} == set(mine.holes) - {"1"}
    return state


def put_far_away(state: State, seat: int, number: int) -> None:
    home = state.players[seat].holes["1"]
    free = [cell for cell, mark in state.ground.items() if mark not in (BARE, NEST, WATER)
            and not state.someone(cell, list(state.seats)) and cell not in state.predators.values()]
    free.sort(key=lambda cell: (distance(cell, home), cell), reverse=True)
    for cell in free[:number]:
        state.ground[cell] = BARE
        state.scents[cell] = seat
