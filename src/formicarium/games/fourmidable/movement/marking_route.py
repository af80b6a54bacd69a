"""Fourmidable: an ant's route, chosen by the empty terrain that it marks, one cell after another (FOU-A17, X7).

With eight steps (FOU-I6) thousands of routes to a place differ in their marks, so none is listed. The cells that an ant
can mark next follow from the cells marked so far, the last of them and the steps used; and of several ways to mark the
same cell next, the shortest allows everything that the others allow. So a route is built cell by cell, and each
question is one search from the ant's current place, over places where it marks nothing.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase, is_bare
from formicarium.games.fourmidable.claiming import is_beside_own
from formicarium.games.fourmidable.events import Marked, Walked
from formicarium.games.fourmidable.kit import CELLS, DIGGER, EMPTY, NEST, NONE, PLACES
from formicarium.games.fourmidable.levels import NEXT_TO_OWN
from formicarium.games.fourmidable.model import ANT_KINDS
from formicarium.games.fourmidable.movement.reach import (
    budget,
    ends_move,
    holds_earth,
    is_leapt,
    kind_at,
    neighbours,
    number_of,
    reach,
)
from formicarium.games.fourmidable.movement.routes import is_among, names_of

MANY: Final[i64] = 20  # limit of a count of routes; MANY means MANY or more


@final
class MarkingRoute:
    """Route of the picked ant to its goal, as far as it is chosen. One at a time: the searches share `work`."""

    def __init__(self, t: FourmidableBase, seat: i64, goal: i64) -> None:
        slot = t.doing.ant
        self.t = t
        self.seat = seat
        self.goal = goal
        self.start = t.colonies[seat].at[slot]
        self.steps = budget(t, slot)
        self.digs = kind_at(t, slot) == DIGGER
        self.left = t.colonies[seat].left
        self.marks = vec[i64]()  # cells marked, in that order
        self.path = vec[i64]([self.start])  # places touched so far
        # Results of the last `look`.
        self.next = vec[i64]()  # cells that the ant can mark next
        self.quiet: i64 = NONE  # steps to the goal without another mark; NONE: impossible
        self.turning: i64 = NONE  # the place to turn back at, if the ant returns to its start and marks it, or NONE
        self.measure()

    def measure(self) -> None:
        """Set `work.home`: the steps from each place to the goal."""
        t = self.t
        work, home = t.work, t.work.home
        n = reach(t, self.seat, self.goal, self.steps, self.digs)
        i: i64
        for i in range(PLACES):
            home[i] = self.steps + 1
        for i in range(n):
            place = work.queue[i]
            home[place] = work.steps[place] - work.stamp

    def place(self) -> i64:
        return self.path[len(self.path) - 1]

    def steps_walked(self) -> i64:
        return len(self.path) - 1

    def lays(self, cell: i64) -> bool:
        """Whether the ant would put a pheromone on a cell of the board if it came there now (FOU-A17, X7)."""
        t = self.t
        if t.ground[cell] != EMPTY or t.hole[cell] != NONE or len(self.marks) >= self.left:
            return False
        if t.crowd[cell] != NONE and t.crowd[cell] != self.seat:
            return False  # nothing is put under another's ant (FOU-C32, E4)
        if is_among(self.marks, cell):
            return False
        return t.kit.level.claims != NEXT_TO_OWN or is_beside_own(t, self.seat, cell) or self.is_beside_marks(cell)

    def is_beside_marks(self, cell: i64) -> bool:
        """Whether a cell touches a cell just marked: that counts for the next cell (FOU-X7)."""
        away = self.t.kit.board.away
        i: i64
        for i in range(len(self.marks)):
            if away[self.marks[i] * CELLS + cell] == 1:
                return True
        return False

    def look(self) -> None:
        """Find the cells that the ant can mark next, and whether it can reach the goal without a mark.

        The places on the way are in `work.before`.
        """
        t, goal, digs = self.t, self.goal, self.digs
        work = t.work
        far, queue, before, home, beside = work.steps, work.queue, work.before, work.home, work.neighbours
        origin, spare = self.place(), self.steps - self.steps_walked()
        self.next = vec[i64]()
        self.quiet = 0 if origin == goal else NONE
        self.turning = NONE
        work.stamp += 64
        stamp = work.stamp
        far[origin] = stamp
        queue[0] = origin
        head: i64 = 0
        tail: i64 = 1
        i: i64
        while head < tail:
            place = queue[head]
            head += 1
            stamped = far[place] + 1
            if stamped - stamp > spare:
                break
            leaping = False
            if place >= CELLS and place != origin and ends_move(t, self.seat, place - NEST):
                leaping = self.springs(place)
                if not leaping:
                    continue
            n = neighbours(t, self.seat, place, digs, beside)
            for i in range(n):
                to = beside[i]
                if far[to] >= stamp or stamped - stamp + home[to] > spare or (leaping and to != goal):
                    continue
                far[to] = stamped
                before[to] = place
                if to < CELLS and self.lays(to):
                    self.next = append(self.next, to)
                else:
                    if to == goal:
                        self.quiet = stamped - stamp
                    queue[tail] = to
                    tail += 1
        if len(self.path) == 1 and origin < CELLS and self.lays(origin):
            self.turn_back(tail)

    def springs(self, place: i64) -> bool:
        """Whether the digger can leap over this earth to its goal on the very next step (FOU-C34)."""
        return (place != self.goal and self.t.work.home[place] == 1 and is_leapt(self.t, self.seat, place - NEST)
                and self.goal >= CELLS and holds_earth(self.t, self.seat, self.goal - NEST))

    def turn_back(self, tail: i64) -> None:
        """Add the start to the cells to mark (FOU-A17).

        The ant returns to it over an unmarked cell and marks it then.
        """
        work = self.t.work
        if work.home[self.start] + 2 > self.steps or (self.goal == self.start and not self.goes_on(tail)):
            return  # staying has the same effect
        if tail > 1:
            self.turning = work.queue[1]  # one step from the start
            self.next = append(self.next, self.start)

    def goes_on(self, tail: i64) -> bool:
        """Whether the ant can return to its start, mark it, and mark another cell before it ends there."""
        t, work = self.t, self.t.work
        i: i64
        if self.left < 2:
            return False
        for i in range(len(self.next)):
            if 2 + work.steps[self.next[i]] - work.stamp + work.home[self.next[i]] <= self.steps:
                return True
        if t.kit.level.claims == NEXT_TO_OWN and self.steps >= 4:
            for i in range(1, tail):  # cells around the start, which touch its mark once it is laid
                cell = work.queue[i]
                if (cell < CELLS and work.steps[cell] - work.stamp == 1 and is_bare(t, cell)
                        and (t.crowd[cell] == NONE or t.crowd[cell] == self.seat)):
                    return True
        return False

    def go_to(self, place: i64) -> None:
        """Walk on to a place that the last `look` has found, and mark it if possible."""
        origin, before = self.place(), self.t.work.before
        if place == origin:
            if self.turning != NONE:
                self.path = append(append(self.path, self.turning), place)
        else:
            leg = vec[i64]()
            one = place
            while one != origin:
                leg = append(leg, one)
                one = before[one]
            i: i64
            for i in range(len(leg)):
                self.path = append(self.path, leg[len(leg) - 1 - i])
        if place < CELLS and self.lays(place):
            self.marks = append(self.marks, place)

    def follow(self, via: vec[i64]) -> bool:
        """Mark the cells in order, then look on; return whether that is possible."""
        i: i64
        for i in range(len(via)):
            self.look()
            if not is_among(self.next, via[i]):
                return False
            self.go_to(via[i])
        self.look()
        return True

    def choices(self) -> i64:
        """Return the number of choices: the cells to mark next, and going on without a mark."""
        return len(self.next) + (0 if self.quiet == NONE else 1)

    def run_on(self) -> bool:
        """Walk on while there is one choice only; return whether the goal is reached."""
        while self.choices() == 1:
            if self.quiet != NONE:
                self.end()
                return True
            self.go_to(self.next[0])
            self.look()
        return False

    def end(self) -> None:
        """Go to the goal without another mark if possible, else by the shortest route and its marks."""
        if self.quiet != NONE:
            self.turning = NONE
            self.go_to(self.goal)
            return
        beside = self.t.work.neighbours
        while self.place() != self.goal:
            neighbours(self.t, self.seat, self.place(), self.digs, beside)
            i: i64 = 0
            while not self.leads_home(self.place(), beside[i]):
                i += 1
            to = beside[i]
            self.path = append(self.path, to)
            if to < CELLS and self.lays(to):
                self.marks = append(self.marks, to)

    def leads_home(self, place: i64, to: i64) -> bool:
        """Whether the step from a place to another is on a shortest route to the goal."""
        t, home = self.t, self.t.work.home
        return home[to] == home[place] - 1 and (
            to == self.goal or to < CELLS or not ends_move(t, self.seat, to - NEST) or self.springs(to))


def count_routes(trail: MarkingRoute) -> tuple[int, int]:
    """Count the remaining routes with different marks, at most MANY; return also the most marks of one route."""
    ends: set[frozenset[int]] = set()
    best: dict[tuple[int, frozenset[int]], int] = {}  # fewest steps, by place and cells marked so far
    open_ = [(trail.marks[:], trail.path[:])]
    while open_:
        marks, path = open_.pop()
        trail.marks, trail.path = marks, path
        trail.look()
        if trail.quiet != NONE:
            stays = trail.place() == trail.goal and trail.goal < CELLS and trail.lays(trail.goal)
            ends.add(frozenset([*marks, *([trail.goal] if stays else [])]))
            if len(ends) == MANY:
                return MANY, most_marks(trail)
        for cell in trail.next:
            trail.marks, trail.path = marks, path
            trail.go_to(cell)
            key = (int(cell), frozenset(trail.marks))
            steps = int(trail.steps_walked())
            if best.get(key, steps + 1) > steps:
                best[key] = steps
                open_.append((trail.marks, trail.path))
    return len(ends), max([len(one) for one in ends])


def most_marks(trail: MarkingRoute) -> int:
    """Return an upper bound of a route's marks: by the empty terrain in reach, the steps and the pheromones left."""
    t, work = trail.t, trail.t.work
    n = reach(t, trail.seat, trail.start, trail.steps, trail.digs)
    places = [work.queue[i] for i in range(n)]
    cells = [place for place in places if place < CELLS and is_bare(t, place)
             and work.steps[place] - work.stamp + work.home[place] <= trail.steps]
    return min(len(cells), trail.steps, trail.left)


def walk(t: FourmidableBase, seat: i64, trail: MarkingRoute, news: News) -> None:
    """Move the picked ant along its route and lay its marks (FOU-A17, X7); diggers mark like the others (FOU-Q3)."""
    slot, path = t.doing.ant, trail.path
    near = t.kit.level.claims == NEXT_TO_OWN
    if news.wanted:
        news.tell(Walked(seat=seat, ant=ANT_KINDS[kind_at(t, slot)], number=number_of(t, slot),
                         origin=t.name_of(trail.start), cell=t.name_of(trail.goal), steps=trail.steps_walked(),
                         path=names_of(t, path), rule="FOU-K4"))
    t.put(seat, slot, trail.goal)
    i: i64
    for i in range(len(trail.marks)):
        cell = trail.marks[i]
        t.scent(seat, cell)
        t.bare -= 1
        if news.wanted:
            news.tell(Marked(seat=seat, cell=t.kit.board.names[cell], rule="FOU-X7" if near else "FOU-A17"))
