"""Fourmidable: predators that hunt in the solo game (FOU-P3, P4).

When an ant gathers, a tile of the bag selects the predator and its prey; the predator goes to the nearest one, and the
player chooses among equally near ones.
"""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count
from formicarium.games.fourmidable.base import CurrentAction, FourmidableBase
from formicarium.games.fourmidable.events import Drawn
from formicarium.games.fourmidable.kit import (
    CELLS,
    DOORS,
    FINISHING,
    HOLES,
    HUNTING,
    KINDS,
    MASKED,
    NEST,
    NODES,
    NONE,
    PLACES,
    RESOURCES,
    SIDES,
    Kit,
)
from formicarium.games.fourmidable.model import PREDATORS, Hunt
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.outlooks import HuntOutlook, NoHunt, NoHuntWhy
from formicarium.games.fourmidable.rules import SOLO_PREDATORS_HUNT
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.move_predator import lairs, move_predator, prey
from formicarium.games.fourmidable.steps.predators_rob import go_on


@final
class Hunting(Step):
    """Choose where the predator eats, among equally near places. Choices: the places."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Hunt(name) for name in (*kit.board.names, *kit.nest.names[1:])] if kit.level.alone else [])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        near = quarry(t, t.doing.predator, t.doing.wanted)
        i: i64
        for i in range(len(near)):
            found = append(found, self.first + near[i])
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, place: i64) -> Rule | None:
        near = quarry(t, t.doing.predator, t.doing.wanted)
        i: i64
        for i in range(len(near)):
            if near[i] == place:
                return None
        return SOLO_PREDATORS_HUNT

    def play(self, t: FourmidableBase, seat: i64, place: i64, dice: Dice, news: News) -> None:
        eat(t, seat, place, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, place: i64) -> Outlook:
        eaten = prey(t, t.doing.predator, target_of(place))
        return HuntOutlook(predator=PREDATORS[t.doing.predator], cell=t.name_of(place),
                           eaten=None if eaten == NONE else NAMES[eaten])

    def reason(self, t: FourmidableBase, seat: i64, place: i64, rule: Rule) -> Reason:
        predator, wanted = t.doing.predator, t.doing.wanted
        why: NoHuntWhy = "far"
        if not has(lairs(t, predator, 0, vec[i64]()), target_of(place)):
            why = "lair"
        elif prey(t, predator, target_of(place)) != prey(t, predator, target_of(quarry(t, predator, wanted)[0])):
            why = "food"
        return NoHunt(why=why, predator=PREDATORS[predator], cell=t.name_of(place), resource=NAMES[wanted])


def hunt(t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
    """Draw a tile after an ant has gathered, and let its predator eat (FOU-P4). The tile goes back into the bag."""
    wanted = draw_tile(t, seat, dice)
    predator = wanted // KINDS
    near = quarry(t, predator, wanted)
    if news.wanted:
        news.reveal(Drawn(seat=seat, resource=NAMES[wanted], predator=PREDATORS[predator], cells=len(near),
                          rule="FOU-P4"))
    t.doing = CurrentAction()  # FOU-I7: gathering is over
    t.doing.predator = predator
    t.doing.wanted = wanted
    if len(near) == 1:
        eat(t, seat, near[0], dice, news)
    elif len(near):
        t.phase = HUNTING
    else:
        rest(t, dice, news)  # the predator stays


def draw_tile(t: FourmidableBase, seat: i64, dice: Dice) -> i64:
    """Draw a tile; a resource's chance grows with the ants of its type (FOU-P3)."""
    return dice.pick(bag_of(t, seat))


def bag_of(t: FourmidableBase, seat: i64) -> vec[i64]:
    """Count the tiles of each resource (FOU-P3)."""
    kit, alive = t.kit, t.colonies[seat].alive
    tiles = vec[i64](capacity=RESOURCES)
    resource: i64
    for resource in range(RESOURCES):
        ants = alive >> resource // KINDS * kit.ants & (1 << kit.ants) - 1
        tiles = append(tiles, kit.solo.bag + kit.solo.added * bit_count(ants))
    return tiles


def eat(t: FourmidableBase, seat: i64, place: i64, dice: Dice, news: News) -> None:
    move_predator(t, seat, t.doing.predator, target_of(place), SOLO_PREDATORS_HUNT, news)
    rest(t, dice, news)


def rest(t: FourmidableBase, dice: Dice, news: News) -> None:
    """End the hunt and the action; go on with the consequences."""
    t.doing.predator = NONE
    t.doing.wanted = NONE
    t.phase = FINISHING
    go_on(t, dice, news)


def quarry(t: FourmidableBase, predator: i64, wanted: i64) -> vec[i64]:
    """Return the places where a predator would go: the nearest to an ant with the wanted resource (FOU-P4).

    Without that resource, the nearest with another prey of it; without any prey, all its targets.
    """
    every = lairs(t, predator, 0, vec[i64]())
    found = vec[i64]()
    i: i64
    for i in range(len(every)):
        if prey(t, predator, every[i]) == wanted:
            found = append(found, place_at(every[i]))
    if len(found) == 0:
        for i in range(len(every)):
            if prey(t, predator, every[i]) != NONE:
                found = append(found, place_at(every[i]))
    if len(found):
        return nearest(t, found)
    for i in range(len(every)):
        found = append(found, place_at(every[i]))
    return found


def nearest(t: FourmidableBase, places: vec[i64]) -> vec[i64]:
    """Return the places with the fewest steps from an ant."""
    far = steps_from_ants(t)
    least: i64 = PLACES
    i: i64
    for i in range(len(places)):
        least = min(least, far[places[i]])
    found = vec[i64]()
    for i in range(len(places)):
        if far[places[i]] == least:
            found = append(found, places[i])
    return found


def steps_from_ants(t: FourmidableBase) -> vec[i64]:
    """Return for each place the steps from the nearest ant, over board and nest joined by holes (FOU-P4).

    Obstacles do not count.
    """
    board, doors = t.kit.board, t.kit.nest.doors
    work, colony = t.work, t.colonies[0]
    far, queue = work.home, work.queue
    tail: i64 = 0
    head: i64 = 0
    i: i64
    for i in range(PLACES):
        far[i] = PLACES
    for i in range(len(colony.at)):
        place = colony.at[i]
        if place != NONE and far[place]:
            far[place] = 0
            queue[tail] = place
            tail += 1
    while head < tail:
        place = queue[head]
        head += 1
        node: i64 = NONE
        if place < CELLS:
            if t.hole[place] != NONE:
                node = t.hole[place] % HOLES
            for i in range(place * SIDES, place * SIDES + SIDES):
                to = board.beside[i]
                if to != NONE and board.ground[to] != MASKED and far[to] == PLACES:
                    far[to] = far[place] + 1
                    queue[tail] = to
                    tail += 1
        else:
            node = place - NEST
        if node == NONE:
            continue
        for i in range(node * DOORS, node * DOORS + DOORS):
            if doors[i] == NONE:
                break
            to = colony.place_of(doors[i])
            if far[to] == PLACES:
                far[to] = far[place] + 1
                queue[tail] = to
                tail += 1
    return far


# A predator's target is a cell, or CELLS + seat * NODES + node; in Solo there is one nest.

def place_at(target: i64) -> i64:
    return target if target < CELLS else NEST + (target - CELLS) % NODES


def target_of(place: i64) -> i64:
    return place if place < CELLS else CELLS + place - NEST


def has(targets: vec[i64], target: i64) -> bool:
    i: i64
    for i in range(len(targets)):
        if targets[i] == target:
            return True
    return False
