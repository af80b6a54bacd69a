"""Fourmidable: the trail of an ant: the empty terrain that it marks on its way, one cell after the other (FOU-A17, X7).

With eight steps (FOU-I6) there are thousands of ways to a place that differ in what they mark. None is listed. What an
ant can mark next follows from what it has marked, where it marked last and how many steps that took; and of several
ways to mark the same cell next, the shortest can do whatever the others can. So a trail is told cell by cell, and each
question is one search from where the ant is then, over places where it marks nothing.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
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
from formicarium.games.fourmidable.state import FourmidableBase, is_bare

MANY: Final[i64] = 20  # so many ways are counted, no more


@final
class MarkingRoute:
    """Of the picked ant, to its goal. Only one at a time: the searches share `work`."""

    def __init__(self, t: FourmidableBase, seat: i64, goal: i64) -> None:
        slot = t.doing.ant
        self.t = t
        self.seat = seat
        self.goal = goal
        self.start = t.colonies[seat].at[slot]
        self.steps = budget(t, slot)
        self.digs = kind_at(t, slot) == DIGGER
        self.left = t.colonies[seat].left
        self.marks = vec[i64]()  # in the order in which they are laid
        self.path = vec[i64]([self.start])  # the places that it touches until then
        # what the last look has found
        self.next = vec[i64]()  # the cells that it can mark next
        self.quiet: i64 = NONE  # the steps to the goal if it marks nothing more
        self.turning: i64 = NONE  # the place from which it comes back to where it starts, which it marks then
        self.measure()

    def measure(self) -> None:
        """How far each place is from the goal."""
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
        """Where it is."""
        return self.path[len(self.path) - 1]

    def steps_walked(self) -> i64:
        return len(self.path) - 1

    def lays(self, cell: i64) -> bool:
        """FOU-A17, X7: whether the ant would lay a pheromone on a cell of the board if it came there now."""
        t = self.t
        if t.ground[cell] != EMPTY or t.hole[cell] != NONE or len(self.marks) >= self.left:
            return False
        if t.crowd[cell] != NONE and t.crowd[cell] != self.seat:
            return False  # FOU-C32, E4
        if is_among(self.marks, cell):
            return False
        return t.kit.level.claims != NEXT_TO_OWN or is_beside_own(t, self.seat, cell) or self.is_beside_marks(cell)

    def is_beside_marks(self, cell: i64) -> bool:
        """FOU-X7: what it has just laid counts for the next cell."""
        away = self.t.kit.away
        i: i64
        for i in range(len(self.marks)):
            if away[self.marks[i] * CELLS + cell] == 1:
                return True
        return False

    def look(self) -> None:
        """What it can mark next, and whether it can go on without; the ways there are in `work.before`."""
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
            here = far[place] + 1
            if here - stamp > spare:
                break
            leaping = False
            if place >= CELLS and place != origin and ends_move(t, self.seat, place - NEST):
                leaping = self.springs(place)
                if not leaping:
                    continue
            n = neighbours(t, self.seat, place, digs, beside)
            for i in range(n):
                to = beside[i]
                if far[to] >= stamp or here - stamp + home[to] > spare or (leaping and to != goal):
                    continue
                far[to] = here
                before[to] = place
                if to < CELLS and self.lays(to):
                    self.next = append(self.next, to)
                else:
                    if to == goal:
                        self.quiet = here - stamp
                    queue[tail] = to
                    tail += 1
        if len(self.path) == 1 and origin < CELLS and self.lays(origin):
            self.turn_back(tail)

    def springs(self, place: i64) -> bool:
        """FOU-C34: whether the digger passes over this earth to its goal, the very next."""
        return (place != self.goal and self.t.work.home[place] == 1 and is_leapt(self.t, self.seat, place - NEST)
                and self.goal >= CELLS and holds_earth(self.t, self.seat, self.goal - NEST))

    def turn_back(self, tail: i64) -> None:
        """FOU-A17: it comes back to where it starts, over a cell that it does not mark, and marks it then."""
        work = self.t.work
        if work.home[self.start] + 2 > self.steps or (self.goal == self.start and not self.goes_on(tail)):
            return  # to stay is the same
        if tail > 1:
            self.turning = work.queue[1]  # one step away
            self.next = append(self.next, self.start)

    def goes_on(self, tail: i64) -> bool:
        """Whether it could come back to where it starts, mark that, and then something else before it ends there."""
        t, work = self.t, self.t.work
        i: i64
        if self.left < 2:
            return False
        for i in range(len(self.next)):
            if 2 + work.steps[self.next[i]] - work.stamp + work.home[self.next[i]] <= self.steps:
                return True
        if t.kit.level.claims == NEXT_TO_OWN and self.steps >= 4:
            for i in range(1, tail):  # the cells around it, which have something of its own beside them then
                cell = work.queue[i]
                if (cell < CELLS and work.steps[cell] - work.stamp == 1 and is_bare(t, cell)
                        and (t.crowd[cell] == NONE or t.crowd[cell] == self.seat)):
                    return True
        return False

    def go_to(self, place: i64) -> None:
        """On to a place that the last look has found; it is marked if it is one of those that can be."""
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
        """Along cells that it marks one after the other; whether it can. Then it looks on."""
        i: i64
        for i in range(len(via)):
            self.look()
            if not is_among(self.next, via[i]):
                return False
            self.go_to(via[i])
        self.look()
        return True

    def choices(self) -> i64:
        """How many there are: what to mark next, or nothing more."""
        return len(self.next) + (0 if self.quiet == NONE else 1)

    def run_on(self) -> bool:
        """As far as there is nothing to choose; whether it has come to its goal."""
        while self.choices() == 1:
            if self.quiet != NONE:
                self.end()
                return True
            self.go_to(self.next[0])
            self.look()
        return False

    def end(self) -> None:
        """To the goal, straight: without marking anything more if it can; else the shortest way, whatever it marks."""
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
        """Whether the step from a place to another is on a shortest way to the goal."""
        t, home = self.t, self.t.work.home
        return home[to] == home[place] - 1 and (
            to == self.goal or to < CELLS or not ends_move(t, self.seat, to - NEST) or self.springs(to))


def count_routes(trail: MarkingRoute) -> tuple[int, int]:
    """How many ways on there are that differ in what they mark, MANY at most; the most that one of them marks."""
    ends: set[frozenset[int]] = set()
    best: dict[tuple[int, frozenset[int]], int] = {}  # by place and what was marked until then: the fewest steps
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
    """No way marks more: there is not more to mark on any, nor are there more steps or pheromones."""
    t, work = trail.t, trail.t.work
    n = reach(t, trail.seat, trail.start, trail.steps, trail.digs)
    places = [work.queue[i] for i in range(n)]
    cells = [place for place in places if place < CELLS and is_bare(t, place)
             and work.steps[place] - work.stamp + work.home[place] <= trail.steps]
    return min(len(cells), trail.steps, trail.left)


def walk(t: FourmidableBase, seat: i64, trail: MarkingRoute, news: News) -> None:
    """The picked ant goes its way, and marks what is on it (FOU-A17, X7); diggers mark like the others (FOU-Q3)."""
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
            news.tell(Marked(seat=seat, cell=t.kit.names[cell], rule="FOU-X7" if near else "FOU-A17"))
