"""Fourmidable: an ant's routes to a place that differ in their marks (FOU-A17).

Routes to one cell differ only by the empty terrain that they mark: a digger's route ends at the first earth (FOU-K11),
and a resource counts only where the ant ends (FOU-K7). So a route is identified by its end and its marks.
"""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.core.state import bit_count
from formicarium.games.fourmidable.base import FourmidableBase, is_bare
from formicarium.games.fourmidable.events import Marked, Walked
from formicarium.games.fourmidable.kit import CELLS, DIGGER, EMPTY, NEST, NONE, PLACES
from formicarium.games.fourmidable.levels import NOTHING
from formicarium.games.fourmidable.model import ANT_KINDS
from formicarium.games.fourmidable.movement.reach import budget, ends_move, kind_at, neighbours, number_of, reach


@final
class Routes:
    """All routes of the picked ant to its goal that differ in their marks.

    They are a tree of stops: a stop is a place together with the cells marked on the way there.
    """

    def __init__(self, bare: vec[i64]) -> None:
        self.bare = bare  # empty terrain that some route might cross
        self.place = vec[i64]()  # by stop
        self.marked = vec[i64]()  # by stop: bit set of the marked cells of `bare`
        self.steps = vec[i64]()
        self.before = vec[i64]()  # by stop: the stop before it, or NONE
        self.next = vec[i64]()  # by stop: the next stop at the same place, or NONE
        self.ends = vec[i64]()  # the last stop of each route

    def add(self, place: i64, marked: i64, steps: i64, before: i64, next_: i64) -> None:
        self.place = append(self.place, place)
        self.marked = append(self.marked, marked)
        self.steps = append(self.steps, steps)
        self.before = append(self.before, before)
        self.next = append(self.next, next_)

    def path(self, way: i64) -> vec[i64]:
        """Return the places that a route touches, first to last."""
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
    """Whether the board has empty terrain and the seat a pheromone to put there."""
    return t.kit.level.claims != NOTHING and t.bare > 0 and t.colonies[seat].left > 0


def routes_of(t: FourmidableBase, seat: i64, slot: i64, goal: i64) -> Routes:
    """Return the routes that differ in their marks, the shortest for each set of marks (FOU-A17)."""
    kit, work = t.kit, t.work
    start = t.colonies[seat].at[slot]
    steps = budget(t, slot)
    digs = kind_at(t, slot) == DIGGER
    near = vec[i64]()  # pairs: empty terrain in reach, and the steps to it
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
    # nothing can be marked: take the shortest route; going around and back has the same effect as staying
    if len(bare) == 0:
        n = len(back)
        for i in range(n):
            found.add(back[n - 1 - i], 0, i + 1, i, NONE)
        found.ends = append(found.ends, n)
        return found
    if goal == start:
        if work.index[start] != NONE:  # the ant stays and marks its own cell
            found.add(start, kit.bits[work.index[start]], 0, NONE, NONE)
            found.ends = append(found.ends, 1)
        else:
            found.ends = append(found.ends, 0)
    wander_of(t, seat, digs, found, goal, steps)
    return found


def way_back(t: FourmidableBase, start: i64, goal: i64) -> vec[i64]:
    """After a search, return the shortest route from the goal back to the start, without the start."""
    before = t.work.before
    back = vec[i64]()
    place = goal
    while place != start:
        back = append(back, place)
        place = before[place]
    return back


def on_the_way(t: FourmidableBase, seat: i64, goal: i64, steps: i64, digs: bool, near: vec[i64]) -> vec[i64]:
    """Return those of the near cells that some route to the goal can cross; number them in `work.index`.

    `near` holds pairs of a cell and the steps to it.
    """
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
    """Add stops one step at a time; skip a stop with the same place and marks as an earlier one."""
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
            continue  # the route that stays ends here
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
    """Return the routes that cross all chosen cells (FOU-A17)."""
    required: i64 = 0
    i: i64
    for i in range(len(found.bare)):
        if is_among(via, found.bare[i]):
            required |= t.kit.bits[i]
    fit = vec[i64]()
    for i in range(len(found.ends)):
        if found.marked[found.ends[i]] & required == required:
            fit = append(fit, found.ends[i])
    return fit


def is_among(cells: vec[i64], cell: i64) -> bool:
    i: i64
    for i in range(len(cells)):
        if cells[i] == cell:
            return True
    return False


def common_marks(found: Routes, fit: vec[i64]) -> i64:
    """Return the marks that all routes share, as a bit set of `bare`."""
    marks = found.marked[fit[0]]
    i: i64
    for i in range(1, len(fit)):
        marks &= found.marked[fit[i]]
    return marks


def plainest(found: Routes, fit: vec[i64]) -> i64:
    """Return the route whose marks all others have too; NONE if there is no such route."""
    marks = common_marks(found, fit)
    i: i64
    for i in range(len(fit)):
        if found.marked[fit[i]] == marks:
            return fit[i]
    return NONE


def choices(t: FourmidableBase, found: Routes, fit: vec[i64]) -> vec[i64]:
    """Return the empty terrain that some routes mark and others do not; of cells always marked together, the first."""
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
    """Move the picked ant along a route and lay its marks (FOU-A17); diggers mark like the others (FOU-Q3)."""
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
                    news.tell(Marked(seat=seat, cell=t.kit.board.names[cell], rule="FOU-A17"))


def names_of(t: FourmidableBase, path: vec[i64]) -> tuple[str, ...]:
    return tuple([t.name_of(path[i]) for i in range(len(path))])
