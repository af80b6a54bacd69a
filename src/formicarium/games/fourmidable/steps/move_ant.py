"""Fourmidable: move an ant (FOU-K4 to K11, A7, A11, A23): pick it, then say where it goes."""
from __future__ import annotations

from typing import Literal, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count
from formicarium.games.fourmidable.base import FourmidableBase, worm_in
from formicarium.games.fourmidable.events import Picked
from formicarium.games.fourmidable.kit import (
    BLOCK,
    CELLS,
    CHOOSING,
    DIGGER,
    DIPLOMAT,
    DOORS,
    HAND,
    LIBRARY,
    NEST,
    NODES,
    NONE,
    PLACES,
    WALKING,
    WORM,
    Kit,
)
from formicarium.games.fourmidable.model import ANT_KINDS, PREDATORS, RESOURCES, Go, Pick
from formicarium.games.fourmidable.movement.marking_route import MarkingRoute, count_routes, walk
from formicarium.games.fourmidable.movement.obstacles import hole_distance, obstacle, owner_of
from formicarium.games.fourmidable.movement.reach import (
    SHUT,
    budget,
    crosses,
    ends_move,
    entry,
    is_reached,
    kind_at,
    number_of,
    reach_of,
)
from formicarium.games.fourmidable.movement.routes import can_mark, follow, names_of, routes_of
from formicarium.games.fourmidable.outlooks import Deed, GoOutlook, NoAnt, NoGoal, NoGoalWhy, PickOutlook
from formicarium.games.fourmidable.rules import (
    ACTION_AT_CHILD,
    DIPLOMAT_SPECIES,
    FIRST_EARTH_STOPS,
    FOREIGN_NEST_OR_HOLE,
    MASKED_SECTIONS,
    NO_CELL_FOR_THE_HOLE,
    ONLY_DIGGERS_DIG,
    PHEROMONES_AND_WATER,
    PREDATOR_BLOCKS,
    SAFE_CONDUCT,
)
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.complete_objective import can_be_paid
from formicarium.games.fourmidable.steps.gathering import arrive, leaves, yields
from formicarium.games.fourmidable.steps.keep_objective import cards_left


@final
class Picking(Step):
    """Pick an ant. Choices: kind of ant and place."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Pick(ant, cell) for ant in ANT_KINDS for cell in place_names(kit)])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        colony, each = t.colonies[seat], t.kit.ants
        at, left = colony.at, colony.alive & ~colony.moved
        slot: i64
        twin: i64
        for slot in range(len(at)):
            if left >> slot & 1:
                kind = slot // each
                alone = True
                for twin in range(kind * each, slot):
                    if left >> twin & 1 and at[twin] == at[slot]:
                        alone = False  # identical ants are one choice
                if alone:
                    found = append(found, self.first + kind * PLACES + at[slot])
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, choice: i64) -> Rule | None:
        return ACTION_AT_CHILD if ant_at(t, seat, choice // PLACES, choice % PLACES) == NONE else None

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        colony = t.colonies[seat]
        return colony.alive & ~colony.moved != 0

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Pick the ant; its goal is the next move (FOU-K4)."""
        kind, place = choice // PLACES, choice % PLACES
        t.doing.ant = ant_at(t, seat, kind, place)
        t.phase = WALKING
        if news.wanted:
            news.tell(Picked(seat=seat, ant=ANT_KINDS[kind], number=number_of(t, t.doing.ant), cell=t.name_of(place),
                             rule="FOU-K4"))

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        kind, place = choice // PLACES, choice % PLACES
        slot = ant_at(t, seat, kind, place)
        n = reach_of(t, seat, slot)
        queue = t.work.queue
        rich = [i for i in range(n) if yields(t, seat, kind, queue[i]) != NONE]
        where: Literal["board", "hole", "nest"] = "board"
        if place >= CELLS:
            where = "nest"
        elif t.hole[place] != NONE:
            where = "hole"
        return PickOutlook(ant=ANT_KINDS[kind], number=number_of(t, slot), cell=t.name_of(place), where=where,
                           steps=budget(t, slot), cells=n - 1, gather=len(rich))

    def reason(self, t: FourmidableBase, seat: i64, choice: i64, rule: Rule) -> Reason:
        kind, place = choice // PLACES, choice % PLACES
        standing = t.colonies[seat].stands(place) >> kind * t.kit.ants & (1 << t.kit.ants) - 1
        return NoAnt(why="moved" if standing else "none", ant=ANT_KINDS[kind], cell=t.name_of(place))


@final
class Going(Step):
    """Choose where the picked ant ends its move. Choices: the places."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Go(cell) for cell in place_names(kit)])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        queue = t.work.queue
        i: i64
        for i in range(reach_of(t, seat, t.doing.ant)):
            found = append(found, self.first + queue[i])
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, place: i64) -> Rule | None:
        reach_of(t, seat, t.doing.ant)
        if is_reached(t, place):
            return None
        why = why_not(t, seat, place)
        if why == "predator" or why == "worm" or why == "tunnel":
            return PREDATOR_BLOCKS
        if (why == "pheromone" or why == "hole" or why == "ant") and crosses(t, seat):
            # The ant may pass over the cell, but not stop there.
            return DIPLOMAT_SPECIES if t.colonies[seat].species == DIPLOMAT else SAFE_CONDUCT
        if why == "pheromone" or why == "water":
            return PHEROMONES_AND_WATER
        if why == "masked":
            return MASKED_SECTIONS
        if why == "hole":
            return FOREIGN_NEST_OR_HOLE
        if why == "ant":
            return t.kit.level.blocking  # another player's ant (FOU-K16, X8)
        if why == "earth":
            return ONLY_DIGGERS_DIG
        if why == "site":
            return NO_CELL_FOR_THE_HOLE
        return FIRST_EARTH_STOPS if why == "first" else ACTION_AT_CHILD

    def play(self, t: FourmidableBase, seat: i64, place: i64, dice: Dice, news: News) -> None:
        """Move the ant (FOU-K4); if several routes have different marks, the player chooses one next (FOU-A17)."""
        t.doing.goal = place
        if not news.wanted and not can_mark(t, seat):
            t.put(seat, t.doing.ant, place)
        elif t.kit.level.traced:
            trail = MarkingRoute(t, seat, place)
            trail.look()
            if not trail.run_on():
                t.doing.via = trail.marks
                t.phase = CHOOSING
                return
            walk(t, seat, trail, news)
        else:
            every = routes_of(t, seat, t.doing.ant, place)
            if len(every.ends) > 1:
                t.phase = CHOOSING
                return
            follow(t, seat, every, every.ends[0], news)
        arrive(t, seat, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, place: i64) -> Outlook:
        """Return the gain at the goal, and the route with the fewest marks."""
        slot = t.doing.ant
        kind = kind_at(t, slot)
        gathered = yields(t, seat, kind, place)
        path, ways, least, most = foresee_trail(t, seat, place) if t.kit.level.traced else foresee(t, seat, place)
        return GoOutlook(ant=ANT_KINDS[kind], number=number_of(t, slot), cell=t.name_of(place),
                         what=deed(t, seat, place, gathered, len(path) - 1),
                         resource=None if gathered == NONE else RESOURCES[gathered], ways=ways,
                         steps=len(path) - 1, path=names_of(t, path), least=least, most=most,
                         pheromone=leaves(t, seat, place, most) if gathered != NONE and place < CELLS else None)

    def reason(self, t: FourmidableBase, seat: i64, place: i64, rule: Rule) -> Reason:
        slot = t.doing.ant
        why = why_not(t, seat, place)
        owner: int | None = None
        prowler: i64 = NONE
        hole: str | None = None
        if why == "hole" or why == "ant" or why == "pheromone":
            owner = owner_of(t, place, why)
        elif why == "predator":
            prowler = t.prowler(place)
        elif why == "worm" or why == "tunnel":
            prowler = WORM
        elif why == "outside":
            hole = t.name_of(t.colonies[seat].place_of(place - NEST))
        return NoGoal(why=why, ant=ANT_KINDS[kind_at(t, slot)], steps=budget(t, slot), cell=t.name_of(place),
                      owner=owner, predator=None if prowler == NONE else PREDATORS[prowler], hole=hole,
                      distance=hole_distance(t, seat) if why == "site" else None)


def foresee(t: FourmidableBase, seat: i64, goal: i64) -> tuple[vec[i64], int, int, int]:
    """Return the route with the fewest marks, the number of routes, and the fewest and most marks of a route."""
    found = routes_of(t, seat, t.doing.ant, goal)
    marks = [int(bit_count(found.marked[found.ends[i]])) for i in range(len(found.ends))]
    return found.path(found.ends[marks.index(min(marks))]), len(marks), min(marks), max(marks)


def foresee_trail(t: FourmidableBase, seat: i64, goal: i64) -> tuple[vec[i64], int, int, int]:
    """As `foresee`, at levels that choose a route cell by cell; returns the straight route."""
    trail = MarkingRoute(t, seat, goal)
    ways, most = count_routes(trail)
    trail = MarkingRoute(t, seat, goal)
    trail.look()
    if not trail.run_on():
        trail.end()
    return trail.path, ways, len(trail.marks), most


def place_names(kit: Kit) -> list[str]:
    return [*kit.board.names, *kit.nest.names[1:]]


def ant_at(t: FourmidableBase, seat: i64, kind: i64, place: i64) -> i64:
    """Return the first ant of a kind on a place that has not moved, or NONE."""
    colony = t.colonies[seat]
    slot: i64
    for slot in range(kind * t.kit.ants, (kind + 1) * t.kit.ants):
        if colony.at[slot] == place and colony.moved >> slot & 1 == 0:
            return slot
    return NONE


def deed(t: FourmidableBase, seat: i64, place: i64, gathered: i64, steps: i64) -> Deed:
    """Return the picked ant's action at the end of its move."""
    if place == NEST + LIBRARY and t.kit.level.library:
        if t.kit.level.open:
            return "complete" if len(can_be_paid(t, seat, kind_at(t, t.doing.ant))) else "unpaid"
        if t.colonies[seat].objectives() >= HAND:
            return "full"
        return "library" if cards_left(t, kind_at(t, t.doing.ant)) else "bare"
    if gathered == NONE:
        return "walk" if steps else "stay"
    if place < CELLS:
        return "gather"
    return "hole" if place < NEST + BLOCK and t.kit.level.holes else "dig"


def why_not(t: FourmidableBase, seat: i64, place: i64) -> NoGoalWhy:
    """Return the reason why the picked ant cannot reach a place."""
    if place < CELLS:
        found = obstacle(t, seat, place)
        return "far" if found is None else found
    colony, node, digs = t.colonies[seat], place - NEST, kind_at(t, t.doing.ant) == DIGGER
    if worm_in(t, seat, node):
        return "worm"
    if colony.place_of(node) != place:
        return "outside"
    buried = t.kit.nest.earth[node] != NONE and colony.dug >> node & 1 == 0
    if buried and not digs:
        return "earth"
    if buried and entry(t, seat, node, digs) == SHUT:
        return "site"
    if worm_bars(t, seat, place):
        return "tunnel"
    return "first" if buried and not is_next_to_dug(t, seat, node) else "far"


def worm_bars(t: FourmidableBase, seat: i64, place: i64) -> bool:
    """Whether the picked ant could reach a place if the worm did not block a cell of the nest (FOU-A23)."""
    worm = t.lair[WORM]
    if worm == NONE or worm // NODES != seat:
        return False
    other = t.clone()
    assert isinstance(other, FourmidableBase)
    other.lair[WORM] = NONE
    reach_of(other, seat, t.doing.ant)
    return is_reached(other, place)


def is_next_to_dug(t: FourmidableBase, seat: i64, node: i64) -> bool:
    """Whether an earth can be reached without passing another one (FOU-K11)."""
    doors, colony = t.kit.nest.doors, t.colonies[seat]
    side: i64
    for side in range(node * DOORS, node * DOORS + DOORS):
        other = doors[side]
        if other != NONE and (colony.place_of(other) < CELLS or not ends_move(t, seat, other)):
            return True  # beside a hole or a dug node
    return False
