"""Routes of up to eight steps, over other seats' pieces and over earth, compared with the naive `whole_moves`."""
from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import formicarium
from formicarium.core.news import News
from formicarium.games.fourmidable.events import Marked, Walked
from formicarium.games.fourmidable.kit import CHOOSING
from formicarium.games.fourmidable.levels import ALL_IT_CROSSES, NEXT_TO_OWN
from formicarium.games.fourmidable.model import Direct, Go, Via
from formicarium.games.fourmidable.movement.marking_route import MarkingRoute
from formicarium.games.fourmidable.state import FourmidableState
from tests.games.fourmidable.crowded import crowded_board
from tests.oracle.fourmidable import common, naive, translation
from tests.oracle.fourmidable.naive_box import BARE, NEST, WATER
from tests.oracle.fourmidable.upper import table, walking
from tests.oracle.fourmidable.upper.box import EXPERIENCED, INTERMEDIATE

from .traced import First, lay_table, lift

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched]

POSITIONS = 40 if formicarium.engine == "compiled" else 8
MOST = 3000  # routes of one ant; more take the naive engine too long


def upper(state: naive.State, claims: int) -> table.State:
    mode = INTERMEDIATE if claims == ALL_IT_CROSSES else EXPERIENCED
    found = table.start(mode, len(state.players), state.holder, state.day, lambda _, may: may[0])
    found.phase, found.sky, found.turn = "moving", state.sky, state.turn
    found.ground, found.scents, found.predators = dict(state.ground), dict(state.scents), dict(state.predators)
    for mine, player in zip(found.players, state.players, strict=True):
        mine.ants = [common.Ant(ant.kind, ant.at) for ant in player.ants]
        mine.pheromones, mine.holes, mine.earth = player.pheromones, dict(player.holes), dict(player.earth)
        mine.species = ""
    return found


Walk = tuple[str, tuple[str, ...], tuple[str, ...]]


def walks(t: FourmidableState, seat: int, met: set[Any]) -> Iterator[Walk]:
    """Yield every offered route to its end: goal, path, and marked cells in order.
    The same marks in another order are not followed again if the ant is at the same place after as many steps.
    """
    for move in t.legal_moves(seat):
        if not isinstance(t.course.actions[move], Go | Via | Direct):
            continue
        news, after = News(True), t.clone()
        assert isinstance(after, FourmidableState)
        after.play(seat, move, First(), news)
        if after.phase == CHOOSING:
            trail = MarkingRoute(after, seat, after.doing.goal)
            assert trail.follow(after.doing.via) and trail.choices() > 1
            state = (after.doing.goal, frozenset(after.doing.via), trail.place(), trail.steps_walked())
            if state not in met:
                met.add(state)
                yield from walks(after, seat, met)
        else:
            events = [item.event for item in news.items]
            walk = next(event for event in events if isinstance(event, Walked))
            yield walk.cell, walk.path, tuple(event.cell for event in events if isinstance(event, Marked))


def simulate_marks(state: table.State, seat: int, path: list[Any]) -> list[Any]:
    found: list[Any] = []
    for place in path[1:] if len(path) > 1 else path:
        now = walking.lays_after(state, seat, place, frozenset(found))
        found += [cell for cell in now if cell not in found]
    return found


PLACES = {name: cell for cell, name in translation.CELLS.items()}


def place_of(name: str, seat: int) -> Any:
    return PLACES.get(name, (seat, name))


def compare(state: naive.State, claims: int, slot: int, stride: int, crosses: bool, leaps: bool) -> int:
    seat = state.turn
    naive_state = upper(state, claims)
    naive_state.doing.crossing = crosses
    ant = naive_state.players[seat].ants[slot]
    naive_state.doing.ant = slot
    leaps = leaps and ant.kind == "digger"
    expected: set[tuple[str, frozenset[str]]] = set()
    for whole in walking.whole_moves(naive_state, seat, ant.kind, ant.at, more=stride, leaps=leaps):
        laid_there = [cell for cell in whole.laid if naive_state.ground[cell] == BARE]  # without gathered resources
        expected.add((translation.name_of(whole.end), frozenset(map(translation.name_of, laid_there))))
    if len(expected) > MOST:
        return 0
    lifted = lift(lay_table(state, claims), seat, ant.kind, translation.name_of(ant.at), stride=stride, crosses=crosses,
                  leaps=leaps)
    found: set[tuple[str, frozenset[str]]] = set()
    shut = walking.barred_places(naive_state, seat, ant.kind)
    for goal, names, marks in walks(lifted, seat, set()):
        path = [place_of(one, seat) for one in names]
        assert len(path) - 1 <= walking.movement(naive_state, ant.kind) + stride
        assert all(to in set(common.ways_on(naive_state, seat, here)) and to not in shut for here, to in pairwise(path))
        assert [translation.name_of(cell) for cell in simulate_marks(naive_state, seat, path)] == list(marks)
        found.add((goal, frozenset(marks)))
    assert found == expected, (found - expected, expected - found)
    return len(found)


def sweep_board(seed: int) -> tuple[naive.State, random.Random]:
    """Return a crowded board with a random share of empty terrain."""
    rng = random.Random(seed)
    state = crowded_board("apprentice", rng.randint(2, 6), rng)
    share = rng.choice([0, 0.3, 0.6, 1])
    for cell, mark in sorted(state.ground.items()):
        if mark not in (WATER, NEST, BARE) and rng.random() < share:
            state.ground[cell] = BARE
    return state, rng


@pytest.mark.parametrize("claims", [ALL_IT_CROSSES, NEXT_TO_OWN])
@pytest.mark.parametrize("stride", range(5))
def test_engines_agree_on_marking_routes(stride: int, claims: int) -> None:
    """Goals, marked cells and a legal path: 3 to 8 steps, including the weather's."""
    ways = 0
    for seed in range(POSITIONS):
        state, rng = sweep_board(1000 * stride + seed)
        slot = rng.randrange(len(state.players[state.turn].ants))
        ways += compare(state, claims, slot, stride, rng.random() < 0.5, rng.random() < 0.7)
    assert ways > 10 * POSITIONS
