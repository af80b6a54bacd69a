"""Ways of up to eight steps, over what is somebody else's, over earth: ours against `whole_moves`, which lists all."""
from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from games.fourmidable import naive, translation
from games.fourmidable.crowded import crowded
from games.fourmidable.naive_box import BARE

import formicarium
from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable import edition, sight
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.events import Marked, Walked
from formicarium.games.fourmidable.kit import CHOOSING, WALKING
from formicarium.games.fourmidable.levels import ALL_IT_CROSSES, LEVELS, NEXT_TO_OWN, Level
from formicarium.games.fourmidable.model import ANT_KINDS, Direct, Go, Via
from formicarium.games.fourmidable.table import FourmidableTable
from formicarium.games.fourmidable.trail import Trail

from . import table, walking
from .box import EXPERIENCED, INTERMEDIATE

FAST = formicarium.engine == "compiled"


class First(Dice):
    """Whatever comes: where a way ends does not hang on it."""

    def ask(self, n: int) -> int:
        return 0


def level(claims: int) -> Level:
    old = LEVELS["apprentice"]
    return Level(
        mix=old.mix, ants=old.ants, mustering=old.mustering, goal=old.goal, ending=old.ending, at_once=old.at_once,
        weather=old.weather, births=old.births, predators=old.predators, holes=old.holes, library=old.library,
        claims=claims, hole_points=old.hole_points, bonus_cards=old.bonus_cards, spare_decides=old.spare_decides,
        traced=True)


def course(players: int, claims: int) -> Course:
    kit = edition.kit("formicarium", "apprentice", players, False)
    kit.level = level(claims)
    return Course(kit)


COURSES = {(players, claims): course(players, claims)
           for players in range(2, 7) for claims in (ALL_IT_CROSSES, NEXT_TO_OWN)}


def upper(state: naive.State, claims: int) -> table.State:
    """A position of the first levels on a table of the upper ones."""
    mode = INTERMEDIATE if claims == ALL_IT_CROSSES else EXPERIENCED
    found = table.start(mode, len(state.players), state.holder, state.day, lambda _, may: may[0])
    found.phase, found.sky, found.turn = "moving", state.sky, state.turn
    found.ground, found.scents, found.predators = dict(state.ground), dict(state.scents), dict(state.predators)
    for mine, theirs in zip(found.players, state.players, strict=True):
        mine.ants = [table.Ant(ant.kind, ant.at) for ant in theirs.ants]
        mine.pheromones, mine.holes, mine.earth = theirs.pheromones, dict(theirs.holes), dict(theirs.earth)
        mine.species = ""
    return found


def laid(state: naive.State, claims: int) -> FourmidableTable:
    return sight.table_of(translation.written(state), COURSES[len(state.players), claims])


Walk = tuple[str, tuple[str, ...], tuple[str, ...]]


def walks(t: FourmidableTable, seat: int, met: set[Any]) -> Iterator[Walk]:
    """Every way that is offered, gone to its end: the goal, the path and what is marked, in this order. The same marks
    in another order are not gone on with, if the ant is at the same place after as many steps."""
    for move in t.moves(seat):
        if not isinstance(t.course.actions[move], Go | Via | Direct):
            continue
        news, after = News(True), t.clone()
        assert isinstance(after, FourmidableTable)
        after.play(seat, move, First(), news)
        if after.phase == CHOOSING:
            trail = Trail(after, seat, after.doing.goal)
            assert trail.follow(after.doing.via) and trail.choices() > 1
            state = (after.doing.goal, frozenset(after.doing.via), trail.place(), trail.walked())
            if state not in met:
                met.add(state)
                yield from walks(after, seat, met)
        else:
            told = [item.event for item in news.items]
            walk = next(event for event in told if isinstance(event, Walked))
            yield walk.cell, walk.path, tuple(event.cell for event in told if isinstance(event, Marked))


def simulated(state: table.State, seat: int, path: list[Any]) -> list[Any]:
    """What an ant marks on this path, cell by cell."""
    found: list[Any] = []
    for place in path[1:] if len(path) > 1 else path:
        now = walking.lays_after(state, seat, place, frozenset(found))
        found += [cell for cell in now if cell not in found]
    return found


PLACES = {name: cell for cell, name in translation.CELLS.items()}


def place_of(name: str, seat: int) -> Any:
    return PLACES.get(name, (seat, name))


def compare(state: naive.State, claims: int, slot: int, stride: int, crosses: bool, leaps: bool) -> int:
    """One ant; how many ways it has."""
    seat = state.turn
    theirs = upper(state, claims)
    theirs.doing.crossing = crosses
    ant = theirs.players[seat].ants[slot]
    theirs.doing.ant = slot
    ours = laid(state, claims)
    name = translation.name_of(ant.at)
    kind = ANT_KINDS.index(ant.kind)
    each = ours.kit.ants
    place = next(i for i in range(kind * each, (kind + 1) * each)
                 if ours.colonies[seat].at[i] >= 0 and ours.name_of(ours.colonies[seat].at[i]) == name)
    ours.doing.ant, ours.phase = place, WALKING
    ours.colonies[seat].moved &= ~(1 << place)
    ours.doing.stride, ours.doing.crosses, ours.doing.leaps = stride, crosses, leaps and ant.kind == "digger"
    expected: set[tuple[str, frozenset[str]]] = set()
    for whole in walking.whole_moves(theirs, seat, ant.kind, ant.at, more=stride, leaps=leaps and ant.kind == "digger"):
        laid_there = [cell for cell in whole.laid if theirs.ground[cell] == BARE]  # without what is gathered
        expected.add((translation.name_of(whole.end), frozenset(map(translation.name_of, laid_there))))
    found: set[tuple[str, frozenset[str]]] = set()
    shut = walking.barred(theirs, seat, ant.kind)
    for goal, names, marks in walks(ours, seat, set()):
        path = [place_of(one, seat) for one in names]
        assert len(path) - 1 <= walking.movement(theirs, ant.kind) + stride
        assert all(to in set(walking.ways_on(theirs, seat, here)) and to not in shut for here, to in pairwise(path))
        assert [translation.name_of(cell) for cell in simulated(theirs, seat, path)] == list(marks)
        found.add((goal, frozenset(marks)))
    assert found == expected, (found - expected, expected - found)
    return len(found)
