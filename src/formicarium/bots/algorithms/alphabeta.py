"""Alpha-beta search with iterative deepening, for games without secrets and chance; compiled with the rules.

One depth is one turn: a turn of several moves counts once. With more than two players, the opponents count as one. All
knowledge of a game is in its policy: `evaluate`, `candidates`, `fingerprint` (bots/policy.py).
"""
from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from formicarium.bots.algorithms.deepening import (
    DEEPEST,
    EXACT,
    LEAST,
    MOST,
    NO_LUCK,
    NONE,
    WON,
    DeepeningSearch,
    next_best,
    rank_moves,
)
from formicarium.bots.policy import Policy
from formicarium.core.dice import scramble
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit

GLANCE: Final[i64] = 511  # mask: the clock is read every 512 positions


@final
class Search(DeepeningSearch):
    def __init__(self, root: GameState, policy: Policy, seat: i64, moves: i64, noise: i64, seed: i64, positions: i64,
                 seconds: float, bits: i64) -> None:
        super().__init__(moves, noise, seed, positions, seconds, bits)
        self.root = root
        self.policy = policy
        self.seat = seat

    def key_of(self, state: GameState) -> i64:
        return self.policy.fingerprint(state)

    def look_from_here(self, depth: i64) -> None:
        self.look(self.root, self.seat, depth, -2 * WON, 2 * WON, 0, 0)

    def worth(self, state: GameState) -> i64:
        """Return the evaluation for the searching seat; the noise depends only on position and seed."""
        value = self.policy.evaluate(state, self.seat)
        if self.noise:
            key = self.policy.fingerprint(state)
            drawn = scramble(scramble((key ^ self.seed) & 0xFFFFFFFF) ^ key >> 32)
            value += drawn % (2 * self.noise + 1) - self.noise
        return value

    def result(self, state: GameState, turns: i64) -> i64:
        """Return the value of a finished game for the searching seat."""
        behind: i64 = 0
        before: i64 = 0
        other: i64
        for other in range(state.seats):
            lead = state.compare(self.seat, other)
            if lead > 0:
                behind += 1
            elif lead < 0:
                before += 1
        if behind == before:
            return 0
        return WON - turns if behind > before else turns - WON

    def is_halted(self, more: i64) -> bool:
        """Count `more` visited positions; whether the limit of positions or time is reached."""
        self.looked += more
        if more and self.looked & GLANCE == 0 and (self.looked >= self.most or perf_counter() >= self.end):
            self.stopped = True
        return self.stopped

    def look(self, state: GameState, who: i64, depth: i64, low: i64, high: i64, turns: i64, plies: i64) -> i64:
        """Return the value of the position to `who`, the seat to move; exact only between low and high."""
        if self.is_halted(1):
            return 0
        side: i64 = 1 if who == self.seat else -1
        if depth <= 0 or plies >= DEEPEST:
            return side * self.worth(state)
        memory = self.memory
        key = self.policy.fingerprint(state)
        slot = key & memory.mask
        hint: i64 = NONE
        if key and memory.key[slot] == key:
            hint = memory.move[slot]
            if memory.depth[slot] >= depth and plies:
                known = memory.value[slot]
                bound = memory.bound[slot]
                if bound == EXACT or (bound == LEAST and known >= high) or (bound == MOST and known <= low):
                    return known
        moves = self.policy.candidates(state, who)
        base: i64 = 0 if side > 0 else self.moves
        order = rank_moves(moves, hint, self.history, base)
        best: i64 = -2 * WON
        chosen: i64 = NONE
        floor = low
        i: i64
        for i in range(len(moves)):
            move = next_best(moves, order, i)
            if plies == 0 and self.is_excluded(move):
                continue
            after = state.clone()
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
                        self.history[base + move] += depth * depth
                        break
        if key:
            memory.key[slot] = key
            memory.value[slot] = best
            memory.depth[slot] = depth
            memory.move[slot] = chosen
            memory.bound[slot] = LEAST if best >= high else EXACT if best > low else MOST
        return best

    def answer(self, after: GameState, who: i64, depth: i64, low: i64, high: i64, turns: i64, plies: i64,
               rank: i64) -> i64:
        """Return the value to `who` after a move; late moves are first searched less deeply."""
        waiting = after.waiting()
        if waiting == 0:
            return self.result(after, turns + 1) if who == self.seat else -self.result(after, turns + 1)
        then = who if waiting >> who & 1 else lowest_bit(waiting)
        if then == who and after.seats > 1:
            return self.look(after, then, depth, low, high, turns, plies + 1)  # same turn: the depth stays
        same = then == who or (then != self.seat and who != self.seat)
        if rank == 0:
            return self.value_to(after, then, same, depth - 1, low, high, turns, plies)
        less: i64 = 1 if rank >= 6 and depth >= 3 else 0
        value = self.value_to(after, then, same, depth - 1 - less, low, low + 1, turns, plies)
        if value > low and (less or value < high):
            value = self.value_to(after, then, same, depth - 1, low, high, turns, plies)
        return value

    def value_to(self, after: GameState, then: i64, same: bool, depth: i64, low: i64, high: i64, turns: i64,
                 plies: i64) -> i64:
        if same:
            return self.look(after, then, depth, low, high, turns + 1, plies + 1)
        return -self.look(after, then, depth, -high, -low, turns + 1, plies + 1)
