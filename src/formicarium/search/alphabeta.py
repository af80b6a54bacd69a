"""Alpha-beta with iterative deepening, for games without secrets and chance; compiled with the rules.

One depth is one turn: a turn of several moves counts once. With more than two players the others are taken to be one
opponent. What is known of a game is its policy: `worth`, `ideas`, `fingerprint` (search/policy.py).
"""
from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Scripted, scramble
from formicarium.core.news import SILENT
from formicarium.core.table import Table, first
from formicarium.search.policy import Policy

NONE: Final[i64] = -1
WON: Final[i64] = 1_000_000_000  # less the turns until then: a quick win is the better one
SURE: Final[i64] = 900_000_000  # beyond it, the end of the game is seen
DEEPEST: Final[i64] = 60  # moves, since a seat may have several in a row
NO_LUCK: Final = Scripted([])
EXACT: Final[i64] = 0
LEAST: Final[i64] = 1
MOST: Final[i64] = 2
GLANCE: Final[i64] = 511  # positions between two looks at the clock, one less


@final
class Memory:
    """What was found out about positions; a newer one takes the place of an older."""

    def __init__(self, bits: i64) -> None:
        size: i64 = 1 << bits
        self.mask: i64 = size - 1
        self.key = vec[i64]([0] * size)
        self.value = vec[i64]([0] * size)
        self.depth = vec[i64]([NONE] * size)
        self.bound = vec[i64]([0] * size)
        self.move = vec[i64]([NONE] * size)


@final
class Search:
    """One thought: from one table, for one seat."""

    def __init__(self, root: Table, policy: Policy, seat: i64, moves: i64, noise: i64, seed: i64, positions: i64,
                 seconds: float, bits: i64) -> None:
        self.root = root
        self.policy = policy
        self.seat = seat
        self.noise = noise  # what looks worth so much more or less may be taken for the same
        self.seed = seed
        self.most = positions  # that are looked at, about
        self.seconds = seconds
        self.end = perf_counter() + seconds
        self.looked: i64 = 0
        self.stopped = False
        self.memory = Memory(bits)
        self.moves = moves
        self.history = vec[i64]([0] * (2 * moves))  # by side and move, how often it was good enough
        self.excluded = vec[i64](capacity=8)  # of the first moves, those that are not asked about
        self.best: i64 = NONE  # of the first moves looked at as deeply as now, the best so far, and its worth
        self.best_worth: i64 = 0

    def worth(self, table: Table) -> i64:
        """For the thinker, with a noise that is always the same for the same position and seed."""
        value = self.policy.worth(table, self.seat)
        if self.noise:
            key = self.policy.fingerprint(table)
            drawn = scramble(scramble((key ^ self.seed) & 0xFFFFFFFF) ^ key >> 32)
            value += drawn % (2 * self.noise + 1) - self.noise
        return value

    def result(self, table: Table, turns: i64) -> i64:
        """For the thinker: it has ended."""
        behind: i64 = 0
        before: i64 = 0
        other: i64
        for other in range(table.seats):
            lead = table.ahead(self.seat, other)
            if lead > 0:
                behind += 1
            elif lead < 0:
                before += 1
        if behind == before:
            return 0
        return WON - turns if behind > before else turns - WON

    def is_halted(self, more: i64) -> bool:
        """After so many more positions: is it time to stop?"""
        self.looked += more
        if more and self.looked & GLANCE == 0 and (self.looked >= self.most or perf_counter() >= self.end):
            self.stopped = True
        return self.stopped

    def look(self, table: Table, who: i64, depth: i64, low: i64, high: i64, turns: i64, plies: i64) -> i64:
        """What the position is worth to `who`, who is to move, as far as it lies between low and high."""
        if self.is_halted(1):
            return 0
        side: i64 = 1 if who == self.seat else -1
        if depth <= 0 or plies >= DEEPEST:
            return side * self.worth(table)
        memory = self.memory
        key = self.policy.fingerprint(table)
        slot = key & memory.mask
        hint: i64 = NONE
        if key and memory.key[slot] == key:
            hint = memory.move[slot]
            if memory.depth[slot] >= depth and plies:
                known = memory.value[slot]
                bound = memory.bound[slot]
                if bound == EXACT or (bound == LEAST and known >= high) or (bound == MOST and known <= low):
                    return known
        moves = self.policy.ideas(table, who)
        order = self.rank(moves, hint, side)
        best: i64 = -2 * WON
        chosen: i64 = NONE
        floor = low
        i: i64
        for i in range(len(moves)):
            move = self.next_best(moves, order, i)
            if plies == 0 and self.is_excluded(move):
                continue
            after = table.clone()
            after.play(who, move, NO_LUCK, SILENT)
            value = self.answer(after, who, depth, floor, high, turns, plies, i)
            if self.is_halted(0):
                return 0
            if value > best:
                best = value
                chosen = move
                if plies == 0:
                    self.best, self.best_worth = move, value
                if value > floor:
                    floor = value
                    if value >= high:
                        self.history[(0 if side > 0 else self.moves) + move] += depth * depth
                        break
        if key:
            memory.key[slot] = key
            memory.value[slot] = best
            memory.depth[slot] = depth
            memory.move[slot] = chosen
            memory.bound[slot] = LEAST if best >= high else EXACT if best > low else MOST
        return best

    def answer(self, after: Table, who: i64, depth: i64, low: i64, high: i64, turns: i64, plies: i64, rank: i64) -> i64:
        """The worth to `who` of what follows; late moves get a shorter look first."""
        waiting = after.waiting()
        if waiting == 0:
            return self.result(after, turns + 1) if who == self.seat else -self.result(after, turns + 1)
        then = who if waiting >> who & 1 else first(waiting)
        if then == who and after.seats > 1:
            return self.look(after, then, depth, low, high, turns, plies + 1)  # the same turn goes on
        same = then == who or (then != self.seat and who != self.seat)
        if rank == 0:
            return self.value_to(after, then, same, depth - 1, low, high, turns, plies)
        less: i64 = 1 if rank >= 6 and depth >= 3 else 0
        value = self.value_to(after, then, same, depth - 1 - less, low, low + 1, turns, plies)
        if value > low and (less or value < high):
            value = self.value_to(after, then, same, depth - 1, low, high, turns, plies)
        return value

    def value_to(self, after: Table, then: i64, same: bool, depth: i64, low: i64, high: i64, turns: i64,
                 plies: i64) -> i64:
        if same:
            return self.look(after, then, depth, low, high, turns + 1, plies + 1)
        return -self.look(after, then, depth, -high, -low, turns + 1, plies + 1)

    def rank(self, moves: vec[i64], hint: i64, side: i64) -> vec[i64]:
        """By how good a move was elsewhere; what was best here before goes first."""
        base: i64 = 0 if side > 0 else self.moves
        order = vec[i64](capacity=len(moves))
        i: i64
        for i in range(len(moves)):
            order = append(order, WON if moves[i] == hint else self.history[base + moves[i]] * 64 - i)
        return order

    def next_best(self, moves: vec[i64], order: vec[i64], at: i64) -> i64:
        """Bring the highest of what is left to this place."""
        best = at
        i: i64
        for i in range(at + 1, len(moves)):
            if order[i] > order[best]:
                best = i
        move, rank = moves[best], order[best]
        moves[best], order[best] = moves[at], order[at]
        moves[at], order[at] = move, rank
        return move

    def is_excluded(self, move: i64) -> bool:
        i: i64 = 0
        while i < len(self.excluded) and self.excluded[i] != move:
            i += 1
        return i < len(self.excluded)

    def exclude(self, move: i64) -> None:
        """From now on the question is what else there is, with as long a look at it."""
        self.excluded = append(self.excluded, move)
        self.looked = 0
        self.stopped = False
        self.end = perf_counter() + self.seconds

    def recall(self, table: Table, who: i64) -> i64:
        """The move that was best there, if that is known."""
        key = self.policy.fingerprint(table)
        slot = key & self.memory.mask
        move = self.memory.move[slot] if self.memory.key[slot] == key else NONE
        return move if move != NONE and table.forbids(who, move) == 0 else NONE

    def deepen(self, depth: i64) -> i64:
        """Deeper and deeper, until it is deep enough, the time is up or the end is seen; how deep it was seen.

        A look that is broken off still counts if it has found anything: what was best before is looked at first.
        """
        found = NONE
        worth: i64 = 0
        seen: i64 = 0
        d: i64
        for d in range(1, depth + 1):
            self.best = NONE
            self.look(self.root, self.seat, d, -2 * WON, 2 * WON, 0, 0)
            if self.best != NONE:
                found, worth = self.best, self.best_worth
            if self.is_halted(0):
                break
            seen = d
            if worth > SURE or worth < -SURE:
                break
        self.best, self.best_worth = found, worth
        return seen
