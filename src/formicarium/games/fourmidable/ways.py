"""Fourmidable: the ways of an ant to a place (FOU-A17).

Ways to one cell differ by the empty terrain that they mark, and by nothing else: a digger's way ends at the first earth
(FOU-K11), a resource counts only where the ant ends (FOU-K7). So a way is known by its end and by the cells it marks.
"""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.core.table import count
from formicarium.games.fourmidable.box import CELLS, DIGGER, EMPTY, NEST, NONE, PLACES
from formicarium.games.fourmidable.model import ANT_KINDS, Marked, Walked
from formicarium.games.fourmidable.state import State, is_bare
from formicarium.games.fourmidable.walking import beside, budget, kind_at, last, reach


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


def follow(t: State, seat: i64, found: Ways, way: i64, news: News) -> None:
    """The picked ant goes a way, and marks what is on it (FOU-A17); diggers mark like the others (FOU-Q3)."""
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
