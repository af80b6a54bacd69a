"""Fourmidable: ants on their way (FOU-K4 to K13, FOU-A7, A11, A17, A23).

Ways to one cell differ by the empty terrain that they mark, and by nothing else: a digger's way ends at the first earth
(FOU-K11), a resource counts only where the ant ends (FOU-K7). So a way is known by its end and by the cells it marks.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.core.table import count
from formicarium.games.fourmidable.box import (
    BLOCK,
    CELLS,
    DIGGER,
    DOORS,
    EMPTY,
    HOLES,
    KINDS,
    LIBRARY,
    NEST,
    NONE,
    PLACES,
    QUEEN,
    RESOURCES,
    SIDES,
    STEPS,
    WALKING,
)
from formicarium.games.fourmidable.holes import can_open
from formicarium.games.fourmidable.model import ANT_KINDS, Dug, Gathered, Marked, Picked, Walked
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.state import State, is_bare, worm_in

SHUT: Final[i64] = 0  # a place that an ant cannot enter
LAST: Final[i64] = 1  # one where its move ends: earth (FOU-K11), the library (FOU-A12)
OPEN: Final[i64] = 2


def kind_at(t: State, slot: i64) -> i64:
    return slot // t.box.ants


def budget(t: State, slot: i64) -> i64:
    """FOU-K4, and the weather (FOU-A3)."""
    return STEPS + 1 if t.weather == kind_at(t, slot) else STEPS


def entry(t: State, seat: i64, node: i64, digs: bool) -> i64:
    """Whether an ant may enter a node of its nest that is no hole."""
    level = t.box.level
    if worm_in(t, seat, node):
        return SHUT  # FOU-A23
    if node == LIBRARY:
        return LAST if level.library else OPEN
    if node == QUEEN or t.dug[seat] >> node & 1:
        return OPEN
    if not digs:
        return SHUT  # FOU-K10
    if node < BLOCK and level.holes and not can_open(t, seat):
        return SHUT  # FOU-A10
    return LAST


def reach(t: State, seat: i64, start: i64, steps: i64, digs: bool) -> i64:
    """Every place within so many steps; how many they are.

    They are in `box.queue`, the nearest first; `box.steps` of a place less what `box.stamp` is now: the steps to there.
    """
    box = t.box
    box.stamp += 64
    stamp, far, queue, before = box.stamp, box.steps, box.queue, box.before
    beside, doors, shut, hole, outer = box.beside, box.doors, t.shut, t.hole, t.outer
    far[start] = stamp
    before[start] = NONE
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    side: i64
    while head < tail:
        place = queue[head]
        head += 1
        here = far[place] + 1
        if here - stamp > steps:
            break
        node: i64 = NONE
        if place < CELLS:
            if hole[place] != NONE:
                node = hole[place] % HOLES  # an own one: no other can be entered
            for side in range(place * SIDES, place * SIDES + SIDES):
                to = beside[side]
                if to != NONE and far[to] < stamp and shut[to] >> seat & 1 == 0:
                    far[to] = here
                    before[to] = place
                    queue[tail] = to
                    tail += 1
        else:
            node = place - NEST
            if place != start and last(t, seat, node):
                continue
        if node == NONE:
            continue
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = doors[side]
            if other == NONE:
                break
            to = NEST + other
            if other < HOLES and outer[seat * HOLES + other] != NONE:
                to = outer[seat * HOLES + other]  # FOU-S3, A11
            elif far[to] >= stamp or entry(t, seat, other, digs) == SHUT:
                continue
            if far[to] < stamp:
                far[to] = here
                before[to] = place
                queue[tail] = to
                tail += 1
    return tail


def last(t: State, seat: i64, node: i64) -> bool:
    """A move ends where there is earth (FOU-K11) and in the library (FOU-A12)."""
    if node == LIBRARY:
        return t.box.level.library
    return node != QUEEN and t.dug[seat] >> node & 1 == 0


# the ways to a place

@final
class Ways:
    """Every different way of the picked ant to its goal. A stop is a place, with what was marked until then."""

    def __init__(self, bare: vec[i64]) -> None:
        self.bare = bare  # the empty terrain that some way might cross
        self.place = vec[i64]()  # by stop
        self.marked = vec[i64]()  # by stop: of `bare`, one bit each
        self.steps = vec[i64]()
        self.before = vec[i64]()  # the stop it comes from
        self.next = vec[i64]()  # another stop at the same place
        self.found = vec[i64]()  # the stops where a way ends

    def add(self, place: i64, marked: i64, steps: i64, before: i64, next_: i64) -> None:
        self.place = append(self.place, place)
        self.marked = append(self.marked, marked)
        self.steps = append(self.steps, steps)
        self.before = append(self.before, before)
        self.next = append(self.next, next_)

    def path(self, way: i64) -> vec[i64]:
        """The places that a way touches, first to last."""
        found = vec[i64]()
        stop = way
        while stop != NONE:
            found = append(found, self.place[stop])
            stop = self.before[stop]
        turned = vec[i64]()
        i: i64
        for i in range(len(found)):
            turned = append(turned, found[len(found) - 1 - i])
        return turned


def marks_any(t: State, seat: i64) -> bool:
    """Whether there is empty terrain at all that the seat could mark."""
    return t.box.level.claims and t.bare > 0 and t.left[seat] > 0


def ways(t: State, seat: i64, slot: i64, goal: i64) -> Ways:
    """FOU-A17: the ways that differ in what they mark. Of those that do not, the shortest."""
    box = t.box
    start = t.at[seat * box.slots + slot]
    steps = budget(t, slot)
    digs = kind_at(t, slot) == DIGGER
    bare = vec[i64]()
    index = box.chain  # by place: its number in `bare`
    i: i64
    # how far each place is from the goal
    n = reach(t, seat, goal, steps, digs)
    stamp, home = box.stamp, box.home
    for i in range(PLACES):
        home[i] = steps + 1
        index[i] = NONE
        box.chained[i] = NONE
    for i in range(n):
        place = box.queue[i]
        home[place] = box.steps[place] - stamp
    if marks_any(t, seat):
        n = reach(t, seat, start, steps, digs)
        for i in range(n):
            place = box.queue[i]
            if place < CELLS and box.steps[place] - box.stamp + home[place] <= steps and is_bare(t, place):
                index[place] = len(bare)
                bare = append(bare, place)
    found = Ways(bare)
    found.add(start, 0, 0, NONE, NONE)
    if goal == start:
        if index[start] != NONE:  # it stays, and marks where it stands
            found.add(start, box.bits[index[start]], 0, NONE, NONE)
            found.found = append(found.found, 1)
        else:
            found.found = append(found.found, 0)
    wander(t, seat, digs, found, goal, steps)
    return found


def wander(t: State, seat: i64, digs: bool, found: Ways, goal: i64, steps: i64) -> None:
    """From stop to stop, a step at a time; a stop that was met before, with the same marks, is not looked at."""
    box = t.box
    neighbours = box.queue
    stop: i64 = 0
    i: i64
    if goal != found.place[0] and len(found.bare) == 0:
        straight(t, seat, digs, found, goal, steps)
        return
    if len(found.bare) == 0:
        return  # whatever way back there is, staying is the same
    latest = box.chained
    latest[found.place[0]] = len(found.place) - 1
    if len(found.place) > 1:
        found.next[1] = 0
    while stop < len(found.place):
        place, marked, walked = found.place[stop], found.marked[stop], found.steps[stop] + 1
        if stop > 0 and found.before[stop] == NONE:
            stop += 1
            continue  # the ant that stays
        if walked > steps or (walked > 1 and place >= CELLS and last(t, seat, place - NEST)):
            stop += 1
            continue
        n = beside(t, seat, place, digs, neighbours)
        for i in range(n):
            to = neighbours[i]
            if walked + box.home[to] > steps:
                continue
            marks = marked
            if box.chain[to] != NONE and count(marked) < t.left[seat]:
                marks |= box.bits[box.chain[to]]
            known = latest[to]
            while known != NONE and found.marked[known] != marks:
                known = found.next[known]
            if known == NONE:
                found.add(to, marks, walked, stop, latest[to])
                latest[to] = len(found.place) - 1
                if to == goal:
                    found.found = append(found.found, latest[to])
        stop += 1


def straight(t: State, seat: i64, digs: bool, found: Ways, goal: i64, steps: i64) -> None:
    """The shortest way, where nothing can be marked."""
    box = t.box
    start = found.place[0]
    reach(t, seat, start, steps, digs)
    back = vec[i64]()
    place = goal
    while place != start:
        back = append(back, place)
        place = box.before[place]
    i: i64
    n: i64 = len(back)
    for i in range(n):
        found.add(back[n - 1 - i], 0, i + 1, i, NONE)
    found.found = append(found.found, n)


def beside(t: State, seat: i64, place: i64, digs: bool, into: vec[i64]) -> i64:
    """The places one step from another; how many."""
    box = t.box
    n: i64 = 0
    side: i64
    node: i64 = NONE
    if place < CELLS:
        if t.hole[place] != NONE:
            node = t.hole[place] % HOLES
        for side in range(place * SIDES, place * SIDES + SIDES):
            to = box.beside[side]
            if to != NONE and t.shut[to] >> seat & 1 == 0:
                into[n] = to
                n += 1
    else:
        node = place - NEST
    if node != NONE:
        for side in range(node * DOORS, node * DOORS + DOORS):
            other = box.doors[side]
            if other == NONE:
                break
            to = t.place_of(seat, other)
            if to < CELLS or entry(t, seat, other, digs) != SHUT:
                into[n] = to
                n += 1
    return n


def fitting(t: State, found: Ways) -> vec[i64]:
    """FOU-A17: the ways that cross all that was chosen."""
    wanted: i64 = 0
    i: i64
    for i in range(len(found.bare)):
        if chosen(t, found.bare[i]):
            wanted |= t.box.bits[i]
    fit = vec[i64]()
    for i in range(len(found.found)):
        if found.marked[found.found[i]] & wanted == wanted:
            fit = append(fit, found.found[i])
    return fit


def chosen(t: State, cell: i64) -> bool:
    i: i64
    for i in range(len(t.via)):
        if t.via[i] == cell:
            return True
    return False


def common(found: Ways, fit: vec[i64]) -> i64:
    """What every way marks."""
    marks = found.marked[fit[0]]
    i: i64
    for i in range(1, len(fit)):
        marks &= found.marked[fit[i]]
    return marks


def plainest(found: Ways, fit: vec[i64]) -> i64:
    """The way that marks no more than every other does; NONE."""
    marks = common(found, fit)
    i: i64
    for i in range(len(fit)):
        if found.marked[fit[i]] == marks:
            return fit[i]
    return NONE


def choices(t: State, found: Ways, fit: vec[i64]) -> vec[i64]:
    """The empty terrain that some ways mark and others do not; of cells that only go together, the first."""
    either: i64 = 0
    i: i64
    j: i64
    for i in range(len(fit)):
        either |= found.marked[fit[i]]
    either &= ~common(found, fit)
    cells = vec[i64]()
    for i in range(len(found.bare)):
        if either & t.box.bits[i]:
            twins = either & ~t.box.bits[i]
            for j in range(len(fit)):
                marks = found.marked[fit[j]]
                twins &= marks if marks & t.box.bits[i] else ~marks
            either &= ~twins
            cells = append(cells, found.bare[i])
    return cells


# what happens

def picked(t: State, seat: i64, kind: i64, place: i64) -> i64:
    """The ant of a kind on a place that has not moved, the first of them; NONE."""
    slot: i64
    for slot in range(kind * t.box.ants, (kind + 1) * t.box.ants):
        if t.at[seat * t.box.slots + slot] == place and t.moved[seat] >> slot & 1 == 0:
            return slot
    return NONE


def pick(t: State, seat: i64, move: i64, news: News) -> None:
    """FOU-K4."""
    kind, place = move // PLACES, move % PLACES
    t.ant = picked(t, seat, kind, place)
    t.phase = WALKING
    if news.heard:
        news.tell(Picked(seat=seat, ant=ANT_KINDS[kind], number=t.ant % t.box.ants + 1, cell=t.name_of(place),
                         rule="FOU-K4"))


def follow(t: State, seat: i64, found: Ways, way: i64, news: News) -> None:
    """The picked ant goes a way, and marks what is on it (FOU-A17)."""
    slot = t.ant
    path = found.path(way)
    origin, goal = path[0], path[len(path) - 1]
    if news.heard:
        kind = kind_at(t, slot)
        news.tell(Walked(seat=seat, ant=ANT_KINDS[kind], number=slot % t.box.ants + 1, origin=t.name_of(origin),
                         cell=t.name_of(goal), steps=len(path) - 1,
                         path=" ".join([t.name_of(path[i]) for i in range(len(path))]), rule="FOU-K4"))
    t.put(seat, slot, goal)
    i: i64
    j: i64
    for i in range(len(path)):
        cell = path[i]
        for j in range(len(found.bare)):
            if found.bare[j] == cell and found.marked[way] & t.box.bits[j] and t.ground[cell] == EMPTY:
                t.scent(seat, cell)
                t.bare -= 1
                if news.heard:
                    news.tell(Marked(seat=seat, cell=t.box.names[cell], rule="FOU-A17"))


def gather(t: State, seat: i64, news: News) -> i64:
    """FOU-K7, K11, K12, K13: what the ant takes where its move ends. The node of a numbered cell that it digs; NONE."""
    slot = t.ant
    kind = kind_at(t, slot)
    place = t.at[seat * t.box.slots + slot]
    if place < CELLS:
        resource = t.ground[place]
        if resource < EMPTY and resource // KINDS == kind and t.hole[place] == NONE:
            t.goods[seat * RESOURCES + resource] += 1
            t.stirred = True
            marked = t.left[seat] > 0
            if marked:
                t.scent(seat, place)
            else:
                t.ground[place] = EMPTY
                t.bare += 1
                t.survey(place)
            if news.heard:
                news.tell(Gathered(seat=seat, ant=ANT_KINDS[kind], resource=NAMES[resource], cell=t.box.names[place],
                                   pheromone=marked, rule="FOU-K12" if marked else "FOU-K13"))
        return NONE
    node = place - NEST
    earth = t.box.earth[node]
    if earth == NONE or t.dug[seat] >> node & 1:
        return NONE
    t.goods[seat * RESOURCES + earth] += 1
    t.dug[seat] |= 1 << node
    t.stirred = True
    if news.heard:
        news.tell(Dug(seat=seat, resource=NAMES[earth], cell=t.box.chambers[node], rule="FOU-K12"))
    return node if node < BLOCK and t.box.level.holes else NONE
