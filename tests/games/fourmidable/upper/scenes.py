"""Shorthand for positions of the upper levels, for the naive engine.

On the side for two, the nests are at (5, -3) and (-5, 3).
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.oracle.fourmidable.common import Ant, Place
from tests.oracle.fourmidable.naive_box import BARE, GATHERS, NUMBERED, Card, Cell, points_of
from tests.oracle.fourmidable.upper import rules
from tests.oracle.fourmidable.upper.box import DAY, EXPERIENCED, INTERMEDIATE, MARKED, NIGHT, Special
from tests.oracle.fourmidable.upper.play import play
from tests.oracle.fourmidable.upper.table import Action, Play, Refused, State, start

HOME, THEIRS = (5, -3), (-5, 3)
NONE: Mapping[Any, Any] = {}


def first(_: str, may_come: Sequence[Any]) -> Any:
    return may_come[0]


def card(cost: str) -> Card:
    kind = next(kind for kind, letters in GATHERS.items() if set(cost) <= set(letters))
    cost = "".join(sorted(cost, key=GATHERS[kind].index))
    return Card(kind, cost, points_of(cost))


def special(text: str) -> Special:
    """Return a special card: `C4` with the mark of the day if it has one, `C4n` with the night's."""
    name = text.removesuffix("n")
    return Special(name, (NIGHT if text.endswith("n") else DAY) if name in MARKED else "")


def scene(mode: str = INTERMEDIATE, players: int = 2, *, ants: Mapping[int, Sequence[tuple[str, Any]]] = NONE,
          cards: Mapping[int, str] = NONE, species: Mapping[int, str] = NONE, scents: Mapping[Cell, int] = NONE,
          bare: Sequence[Cell] = (), ground: Mapping[Cell, str] = NONE, holes: Mapping[int, Mapping[str, Cell]] = NONE,
          dug: Mapping[int, str] = NONE, goods: Mapping[int, str] = NONE, hand: Mapping[int, str] = NONE,
          revealed: Mapping[int, str] = NONE, opened: str = "", predators: Mapping[str, Place] = NONE,
          sky: str = "", day: bool = True, moved: Sequence[int] = (), born: Sequence[int] = (),
          preyed: Mapping[int, str] = NONE) -> State:
    """Return a first round, seat 0 about to act; ants that are not named do not exist. `moved` names seats."""
    state = start(mode, players, 0, day, first)
    state.deck += Counter(card for one in state.players for card in one.cards + one.pack)
    state.phase, state.round, state.sky, state.species_left = "before", 1, sky, []
    for seat, one in enumerate(state.players):
        one.cards = [special(text) for text in cards.get(seat, "").split()]
        one.pack, one.species = [], species.get(seat, "")
        one.earth = {name: earth for name, earth in one.earth.items() if name not in dug.get(seat, "").split()}
        for name, cell in holes.get(seat, NONE).items():
            one.holes[name] = cell
            one.earth.pop(name, None)
            state.ground[cell] = BARE
        one.ants = [Ant(kind, (seat, at) if isinstance(at, str) and at != "1" else one.holes["1"] if at == "1" else at,
                        seat in moved) for kind, at in ants.get(seat, ())]
        one.goods = Counter(goods.get(seat, ""))
        one.hand = [card(cost) for cost in hand.get(seat, "").split()]
        one.revealed = [card(cost) for cost in revealed.get(seat, "").split()]
        one.born, one.preyed = seat in born, preyed.get(seat, "")
        state.deck -= Counter(one.cards)
        for objective in one.hand + one.revealed:
            state.piles["all" if state.experienced else objective.kind].shuffled -= Counter([objective])
    if opened:
        pile = state.piles["all"]
        pile.shuffled += Counter(state.opened)
        state.opened = [card(cost) for cost in opened.split()]
        pile.shuffled -= Counter(state.opened)
    for cell, owner in scents.items():
        state.ground[cell], state.scents[cell] = BARE, owner
        state.players[owner].pheromones -= 1
    state.ground |= dict.fromkeys(bare, BARE) | dict(ground)
    state.predators |= predators
    assert all(name in NUMBERED for one in state.players for name in one.holes if name != "1")
    return state


def drawing(luck: Sequence[Any]) -> Any:
    left = list(luck)

    def draw(_: str, may_come: Sequence[Any]) -> Any:
        if not left:
            return may_come[0]
        assert left[0] in may_come, (left[0], may_come)
        return left.pop(0)

    return draw


def after(state: State, *actions: Action, luck: Sequence[Any] = (), seat: int = 0) -> State:
    draw = drawing(luck)
    for action in actions:
        state = play(state, seat, action, draw)
    return state


def refusal(state: State, action: Action, seat: int = 0) -> str:
    """Return the rule that forbids the action, "" if it is legal.
    Playing a forbidden action must also raise.
    """
    rule = rules.why_not(state, seat, action)
    if rule:
        with pytest.raises(Refused, match=rule):
            play(state, seat, action, first)
    else:
        play(state, seat, action, first)
    return rule


def p(text: str, on: Any = None) -> Play:
    return Play(special(text), on)


def kinds(state: State, seat: int = 0) -> set[str]:
    return {one.card.id if isinstance(one, Play) else type(one).__name__ for one in rules.legal(state, seat)}


def upon(state: State, text: str, seat: int = 0) -> set[Any]:
    return {one.on for one in rules.legal(state, seat) if isinstance(one, Play) and one.card == special(text)}


__all__ = ["EXPERIENCED", "HOME", "INTERMEDIATE", "THEIRS", "after", "card", "first", "kinds", "p", "refusal",
           "scene", "special", "upon"]
