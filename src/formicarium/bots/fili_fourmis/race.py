"""Fili-Fourmis: evaluation of a position, used by the strongest level.

Like `evaluation.py` it counts a race with obstacles. But a blocked side is only a few steps further away, since no gate
stays shut for ever; files entirely on the road take two steps per turn; and a lead counts more the nearer the end of
the race is. The weights were tuned by play (docs/lab).
"""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.bots.fili_fourmis.evaluation import GROWN, NEVER, Workspace, add, growth, new_files
from formicarium.core.state import bit_count
from formicarium.core.vectors import filled
from formicarium.games.fili_fourmis.base import FiliBase
from formicarium.games.fili_fourmis.kit import FORMED, LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.steps.marching import on_earth

TURN: Final[i64] = 140  # per turn until all enemy ramparts are held
HOME: Final[i64] = 314  # per ant that has not come out
NEXT: Final[i64] = 140  # per step of the file that arrives first
STEP: Final[i64] = 19  # per step of any file of seven ants
HELD: Final[i64] = 438  # per rampart held
INSIDE: Final[i64] = 54  # per ant in the enemy's anthill
BEYOND: Final[i64] = 172  # per ant beyond the middle
QUIET_INSIDE: Final[i64] = 58  # added to INSIDE per eight quiet turns; QUIET_BEYOND to BEYOND
QUIET_BEYOND: Final[i64] = 42
TEMPO: Final[i64] = 136  # for the right to move
DETOUR: Final[i64] = 6  # steps: longest detour that is counted
STRANDED: Final[i64] = 13  # turns until a remnant of a file is picked up
RACE: Final[i64] = 99  # per half turn ahead in a race that ends in eight turns; half of it if it takes 24
BLOCKED: Final[i64] = 29  # per ant more beyond the middle (FIL-E2) after PATIENCE quiet turns
PATIENCE: Final[i64] = 80  # turns; BLOCKED grows with the square of the quiet turns
MUCH: Final[i64] = 8  # an ant in the enemy's anthill outweighs this many outside; also the largest lead that counts
CLEAR: Final[i64] = 11  # half turns: longest lead that counts

FAR: Final[i64] = 20  # steps; files further away count the same
FARTHEST: Final[i64] = 60
OFF: Final[i64] = 99  # turns, if no road leads there
LEVELS: Final[i64] = 64
POOL: Final[i64] = 4096
MARKS: Final[i64] = 128


@final
class Race:
    """Scratch memory of the evaluation; for one kit and one search at a time."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.space = Workspace(kit)
        self.turns: i64 = 0  # turns until arrival of the side evaluated last
        self.cell = filled(POOL, 0)  # cells still to be visited, in stacks by total route length
        self.next = filled(POOL, NONE)
        self.top = filled(LEVELS, NONE)
        # by cell: shortest route length in this round, coded so that older values are smaller
        self.mark = filled(kit.cells + 1, 0)
        self.round: i64 = 0
        self.road = filled(2 * kit.cells, NONE)  # by seat * cells + cell: steps on earth to the enemy's ramparts
        seat: i64
        for seat in range(2):
            self.lay_road(seat)

    def lay_road(self, seat: i64) -> None:
        kit, road, base = self.kit, self.road, seat * self.kit.cells
        earth, outside, brink = kit.board.earth, kit.board.outside, kit.anthills.brink
        queue = self.cell
        cell: i64
        side: i64
        begin: i64 = 0
        end: i64 = 0
        for cell in range(kit.cells):
            if earth[cell] and brink[(1 - seat) * kit.cells + cell]:
                road[base + cell] = 0
                queue[end] = cell
                end += 1
        while begin < end:
            cell = queue[begin]
            begin += 1
            for side in range(SIDES):
                to = outside[cell * SIDES + side]
                if to < kit.cells and earth[to] and road[base + to] == NONE:
                    road[base + to] = road[base + cell] + 1
                    queue[end] = to
                    end += 1


def judge(t: FiliBase, race: Race) -> i64:
    """Return the value for the side to move."""
    seat = t.turn
    mine = points(t, seat, race)
    my_turns = race.turns
    lead = mine - points(t, 1 - seat, race)
    ahead = race.turns - my_turns
    half = min(CLEAR, max(-CLEAR, 2 * ahead + 1))
    near = RACE * (half if half > 0 else -half) * 16 // (8 + min(my_turns, race.turns))
    return lead + TURN * ahead + TEMPO + (near if half > 0 else -near) + if_blocked(t, seat)


def if_blocked(t: FiliBase, seat: i64) -> i64:
    """Return the value if the race stays blocked; it grows with the quiet turns."""
    quiet: i64 = len(t.seen) - 1
    if quiet == 0:
        return 0
    over = MUCH * (t.score(seat) - t.score(1 - seat)) + t.beyond(seat) - t.beyond(1 - seat)
    gain = BLOCKED * min(MUCH, over if over > 0 else -over) * quiet // PATIENCE * quiet // PATIENCE
    return gain if over > 0 else -gain


def points(t: FiliBase, seat: i64, race: Race) -> i64:
    """Return the value of a seat's side without the turns to its goal, which are left in `race.turns`."""
    kit, line, away, earth = t.kit, t.line, t.kit.board.away, t.kit.board.earth
    walls, there = kit.anthills.walls, (1 - seat) * kit.cells
    quiet: i64 = len(t.seen) - 1
    home, inside = bit_count(t.nest[seat]), bit_count(t.entered[seat])
    ramparts = bit_count(walls & ~t.entered[seat])  # still to be taken
    plan = race.space.plan
    i: i64
    for i in range(1, ramparts + 1):
        plan[i] = NEVER
        plan[GROWN + i] = NEVER
    first: i64 = FAR
    steps: i64 = 0
    left = home
    file: i64
    for file in range(seat * kit.ants, seat * kit.ants + t.files[seat]):
        size = t.size[file]
        one, other = line[file * LONGEST], line[file * LONGEST + size - 1]
        nearer = min(away[there + one], away[there + other])
        most = min(FARTHEST, nearer - 1 + DETOUR)
        far = way(t, seat, one, other, most, race)
        if size >= FORMED and earth[one] and earth[other] and on_earth(t, file):
            road = min(by_road(t, seat, one, race), by_road(t, seat, other, race))
            far = min(far, road)
        steps += size * far
        more = growth(t, seat, file, left)
        left -= more
        stranded: i64 = STRANDED if far and size < FORMED and size + more < FORMED else 0
        add(plan, 0, ramparts, size, far + 1 + stranded)
        add(plan, GROWN, ramparts, size + more, max(0, far - more) + 1)
        if stranded == 0:
            first = min(first, far)
    new_files(plan, 0, ramparts, home, race.space.between)
    new_files(plan, GROWN, ramparts, left, race.space.between)
    race.turns = home + min(plan[ramparts], plan[GROWN + ramparts])
    return HELD * (bit_count(walls) - ramparts) + (INSIDE + QUIET_INSIDE * quiet // 8) * inside \
        + (BEYOND + QUIET_BEYOND * quiet // 8) * t.beyond(seat) - HOME * home - NEXT * first - STEP * steps // LONGEST


def way(t: FiliBase, seat: i64, one: i64, other: i64, most: i64, race: Race) -> i64:
    """Return the steps from a file's ends to a free enemy rampart, at most `most`.

    A* search: the lower bound is the distance across any cells.
    """
    kit, at, mark, cells, after, top = t.kit, t.at, race.mark, race.cell, race.next, race.top
    outside, away, brink = kit.board.outside, kit.board.away, kit.anthills.brink
    there = (1 - seat) * kit.cells
    free = kit.anthills.walls & ~t.entered[seat]  # the owner will have left them by then
    if (brink[there + one] | brink[there + other]) & free:
        return 0
    i: i64
    for i in range(most + 1):
        top[i] = NONE
    race.round += MARKS
    best = race.round + LEVELS  # marks are `best` minus the route length, so older ones are smaller
    n: i64 = 0
    length: i64 = away[there + one] - 1
    mark[one] = best - length
    if length < most:
        cells[n] = one
        after[n] = top[length]
        top[length] = n
        n += 1
    length = away[there + other] - 1
    if other != one:
        mark[other] = best - length
        if length < most:
            cells[n] = other
            after[n] = top[length]
            top[length] = n
            n += 1
    level: i64
    for level in range(most):
        while top[level] != NONE:
            entry = top[level]
            top[level] = after[entry]
            cell = cells[entry]
            if mark[cell] != best - level:
                continue
            mark[cell] = best  # visited
            steps = level - away[there + cell] + 1
            if brink[there + cell] & free:
                return steps
            for i in range(cell * SIDES, cell * SIDES + SIDES):
                to = outside[i]
                if at[to] == NONE:
                    length = steps + away[there + to]
                    if length < most and mark[to] < best - length:
                        mark[to] = best - length
                        cells[n] = to
                        after[n] = top[length]
                        top[length] = n
                        n += 1
                        if n >= POOL:
                            return most
    return most


def by_road(t: FiliBase, seat: i64, end: i64, race: Race) -> i64:
    """Return the turns of a file that stays on earth, two steps each."""
    road, base = race.road, seat * t.kit.cells
    steps: i64 = 0
    cell = end
    while road[base + cell] > 0:
        to = next_on_road(t, base, cell, race)
        if to == NONE:
            return OFF
        cell = to
        steps += 1
    return (steps + 1) // 2 if road[base + cell] == 0 else OFF


def next_on_road(t: FiliBase, base: i64, cell: i64, race: Race) -> i64:
    kit, road = t.kit, race.road
    outside = kit.board.outside
    i: i64
    for i in range(cell * SIDES, cell * SIDES + SIDES):
        to = outside[i]
        if to < kit.cells and road[base + to] == road[base + cell] - 1 and t.at[to] == NONE:
            return to
    return NONE
