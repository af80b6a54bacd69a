"""Fourmidable: the ways of an ant to a place (FOU-A17).

Ways to one cell differ by the empty terrain that they mark, and by nothing else: a digger's way ends at the first earth
(FOU-K11), a resource counts only where the ant ends (FOU-K7). So a way is known by its end and by the cells it marks.
"""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.core.table import bit_count
from formicarium.games.fourmidable.events import Marked, Walked
from formicarium.games.fourmidable.kit import CELLS, DIGGER, EMPTY, NEST, NONE, PLACES
from formicarium.games.fourmidable.levels import NOTHING
from formicarium.games.fourmidable.model import ANT_KINDS
from formicarium.games.fourmidable.movement.reach import budget, ends_move, kind_at, neighbours, number_of, reach
from formicarium.games.fourmidable.state import FourmidableBase, is_bare


@final
class Routes:
    """Every different way of the picked ant to its goal. A stop is a place, with what was marked until then."""

    def __init__(self, bare: vec[i64]) -> None:
        self.bare = bare  # the empty terrain that some way might cross
        self.place = vec[i64]()  # by stop
        self.marked = vec[i64]()  # by stop: of `bare`, one bit each
        self.steps = vec[i64]()
        self.before = vec[i64]()  # the stop it comes from
        self.next = vec[i64]()  # another stop at the same place
        self.ends = vec[i64]()  # the stops where a way ends

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


def can_mark(t: FourmidableBase, seat: i64) -> bool:
    """Whether there is empty terrain at all that the seat could mark."""
    return t.kit.level.claims != NOTHING and t.bare > 0 and t.colonies[seat].left > 0


def routes_of(t: FourmidableBase, seat: i64, slot: i64, goal: i64) -> Routes:
    """FOU-A17: the ways that differ in what they mark. Of those that do not, the shortest."""
    kit, work = t.kit, t.work
    start = t.colonies[seat].at[slot]
    steps = budget(t, slot)
    digs = kind_at(t, slot) == DIGGER
    near = vec[i64]()  # empty terrain that the ant could come to, and how far it is
    i: i64
    n = reach(t, seat, start, steps, digs)
    back = way_back(t, start, goal)
    if can_mark(t, seat):
        for i in range(n):
            place = work.queue[i]
            if place < CELLS and is_bare(t, place):
                near = append(append(near, place), work.steps[place] - work.stamp)
    bare = on_the_way(t, seat, goal, steps, digs, near) if len(near) > 0 else near
    found = Routes(bare)
    found.add(start, 0, 0, NONE, NONE)
    if len(bare) == 0:  # nothing can be marked: the shortest way; whatever way back there is, staying is the same
        n = len(back)
        for i in range(n):
            found.add(back[n - 1 - i], 0, i + 1, i, NONE)
        found.ends = append(found.ends, n)
        return found
    if goal == start:
        if work.index[start] != NONE:  # it stays, and marks where it stands
            found.add(start, kit.bits[work.index[start]], 0, NONE, NONE)
            found.ends = append(found.ends, 1)
        else:
            found.ends = append(found.ends, 0)
    wander_of(t, seat, digs, found, goal, steps)
    return found


def way_back(t: FourmidableBase, start: i64, goal: i64) -> vec[i64]:
    """After a search, the places of the shortest way from the goal to where it began, which is not among them."""
    before = t.work.before
    back = vec[i64]()
    place = goal
    while place != start:
        back = append(back, place)
        place = before[place]
    return back


def on_the_way(t: FourmidableBase, seat: i64, goal: i64, steps: i64, digs: bool, near: vec[i64]) -> vec[i64]:
    """Of places that are so far from the ant, those over which it still comes to its goal; numbered in `work.index`."""
    work = t.work
    home, index, latest = work.home, work.index, work.latest
    i: i64
    for i in range(PLACES):
        home[i] = steps + 1
        index[i] = NONE
        latest[i] = NONE
    for i in range(reach(t, seat, goal, steps, digs)):
        place = work.queue[i]
        home[place] = work.steps[place] - work.stamp
    bare = vec[i64]()
    for i in range(0, len(near), 2):
        if near[i + 1] + home[near[i]] <= steps:
            index[near[i]] = len(bare)
            bare = append(bare, near[i])
    return bare


def wander_of(t: FourmidableBase, seat: i64, digs: bool, found: Routes, goal: i64, steps: i64) -> None:
    """From stop to stop, a step at a time; a stop that was met before, with the same marks, is not looked at."""
    kit, work, left = t.kit, t.work, t.colonies[seat].left
    beside, index, home, latest = work.neighbours, work.index, work.home, work.latest
    stop: i64 = 0
    i: i64
    latest[found.place[0]] = len(found.place) - 1
    if len(found.place) > 1:
        found.next[1] = 0
    while stop < len(found.place):
        place, marked, walked = found.place[stop], found.marked[stop], found.steps[stop] + 1
        if stop > 0 and found.before[stop] == NONE:
            stop += 1
            continue  # the ant that stays
        if walked > steps or (walked > 1 and place >= CELLS and ends_move(t, seat, place - NEST)):
            stop += 1
            continue
        n = neighbours(t, seat, place, digs, beside)
        for i in range(n):
            to = beside[i]
            if walked + home[to] > steps:
                continue
            marks = marked
            if index[to] != NONE and bit_count(marked) < left:
                marks |= kit.bits[index[to]]
            known = latest[to]
            while known != NONE and found.marked[known] != marks:
                known = found.next[known]
            if known == NONE:
                found.add(to, marks, walked, stop, latest[to])
                latest[to] = len(found.place) - 1
                if to == goal:
                    found.ends = append(found.ends, latest[to])
        stop += 1


def fitting(t: FourmidableBase, found: Routes, via: vec[i64]) -> vec[i64]:
    """FOU-A17: the ways that cross all that was chosen."""
    wanted: i64 = 0
    i: i64
    for i in range(len(found.bare)):
        if is_among(via, found.bare[i]):
            wanted |= t.kit.bits[i]
    fit = vec[i64]()
    for i in range(len(found.ends)):
        if found.marked[found.ends[i]] & wanted == wanted:
            fit = append(fit, found.ends[i])
    return fit


def is_among(cells: vec[i64], cell: i64) -> bool:
    i: i64
    for i in range(len(cells)):
        if cells[i] == cell:
            return True
    return False


def common_marks(found: Routes, fit: vec[i64]) -> i64:
    """What every way marks."""
    marks = found.marked[fit[0]]
    i: i64
    for i in range(1, len(fit)):
        marks &= found.marked[fit[i]]
    return marks


def plainest(found: Routes, fit: vec[i64]) -> i64:
    """The way that marks no more than every other does; NONE."""
    marks = common_marks(found, fit)
    i: i64
    for i in range(len(fit)):
        if found.marked[fit[i]] == marks:
            return fit[i]
    return NONE


def choices(t: FourmidableBase, found: Routes, fit: vec[i64]) -> vec[i64]:
    """The empty terrain that some ways mark and others do not; of cells that only go together, the first."""
    either: i64 = 0
    i: i64
    j: i64
    for i in range(len(fit)):
        either |= found.marked[fit[i]]
    either &= ~common_marks(found, fit)
    cells = vec[i64]()
    for i in range(len(found.bare)):
        if either & t.kit.bits[i]:
            twins = either & ~t.kit.bits[i]
            for j in range(len(fit)):
                marks = found.marked[fit[j]]
                twins &= marks if marks & t.kit.bits[i] else ~marks
            either &= ~twins
            cells = append(cells, found.bare[i])
    return cells


def follow(t: FourmidableBase, seat: i64, found: Routes, way: i64, news: News) -> None:
    """The picked ant goes a way, and marks what is on it (FOU-A17); diggers mark like the others (FOU-Q3)."""
    slot = t.doing.ant
    path = found.path(way)
    origin, goal = path[0], path[len(path) - 1]
    if news.wanted:
        news.tell(Walked(seat=seat, ant=ANT_KINDS[kind_at(t, slot)], number=number_of(t, slot),
                         origin=t.name_of(origin), cell=t.name_of(goal), steps=len(path) - 1,
                         path=names_of(t, path), rule="FOU-K4"))
    t.put(seat, slot, goal)
    i: i64
    j: i64
    for i in range(len(path)):
        cell = path[i]
        for j in range(len(found.bare)):
            if found.bare[j] == cell and found.marked[way] & t.kit.bits[j] and t.ground[cell] == EMPTY:
                t.scent(seat, cell)
                t.bare -= 1
                if news.wanted:
                    news.tell(Marked(seat=seat, cell=t.kit.names[cell], rule="FOU-A17"))


def names_of(t: FourmidableBase, path: vec[i64]) -> tuple[str, ...]:
    return tuple([t.name_of(path[i]) for i in range(len(path))])
