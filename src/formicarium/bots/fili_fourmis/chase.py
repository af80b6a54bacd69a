"""Fili-Fourmis: the alpha-beta search of the strongest level; compiled with the rules.

Beyond `algorithms/alphabeta.py` it searches all but the first move with an empty window, late moves less deeply, and
prunes positions far above the window (`SPARE`). A game ends at the third repetition (FIL-E3); the search counts the
first repetition as the end.
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
    SURE,
    WON,
    DeepeningSearch,
    next_best,
    rank_moves,
)
from formicarium.bots.fili_fourmis.candidates import ideas
from formicarium.bots.fili_fourmis.race import Race, judge
from formicarium.core.dice import scramble
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.core.vectors import filled
from formicarium.games.fili_fourmis.state import FiliState

REPEATED: Final[i64] = 30_000  # value of a win by repetition: below a real win, above any evaluation
SPARE: Final[i64] = 399  # per turn of depth; a position this far above the window is not searched
GAIN: Final[i64] = 597  # per turn of depth; the most that a late move may still gain
NEAR: Final[i64] = 4  # depth in turns up to which SPARE applies
LAST: Final[i64] = 2  # depth in turns up to which GAIN applies
EARLY: Final[i64] = 3  # moves that are searched to full depth
LATE: Final[i64] = 12  # moves from this index on lose two turns of depth
SEEN: Final[i64] = 14  # log2 of the cached evaluations
GLANCE: Final[i64] = 127  # mask: the clock is read every 128 positions


@final
class Chase(DeepeningSearch):
    def __init__(self, root: FiliState, seat: i64, moves: i64, noise: i64, seed: i64, positions: i64, seconds: float,
                 bits: i64) -> None:
        # the limit counts searched and evaluated positions
        super().__init__(moves, noise, seed, positions, seconds, bits)
        self.root = root
        self.seat = seat
        self.ticks: i64 = 0
        self.race = Race(root.kit)
        self.judged = filled(1 << SEEN, 0)  # keys of the cached evaluations
        self.judgement = filled(1 << SEEN, 0)

    def key_of(self, state: GameState) -> i64:
        assert isinstance(state, FiliState)
        return memory_key(state)

    def look_from_here(self, depth: i64) -> None:
        self.look(self.root, depth, -2 * WON, 2 * WON, 0, 0)


    def is_halted(self) -> bool:
        """Count a visited position; whether the limit of positions or time is reached."""
        self.looked += 1
        self.ticks += 1
        if self.looked >= self.most or (self.ticks & GLANCE == 0 and perf_counter() >= self.end):
            self.stopped = True
        return self.stopped

    def worth(self, state: FiliState) -> i64:
        """Return the evaluation for the side to move; the noise depends only on position and seed."""
        key = memory_key(state)
        slot = key & (1 << SEEN) - 1
        if self.judged[slot] == key:
            return self.judgement[slot]
        self.looked += 1
        value = judge(state, self.race)
        if self.noise:
            key_now = fingerprint(state)
            drawn = scramble(scramble((key_now ^ self.seed) & 0xFFFFFFFF) ^ key_now >> 32)
            value += drawn % (2 * self.noise + 1) - self.noise
        self.judged[slot] = key
        self.judgement[slot] = value
        return value


    def look(self, state: FiliState, depth: i64, low: i64, high: i64, turns: i64, plies: i64) -> i64:
        """Return the value of the position for the side to move; exact only between low and high."""
        if self.is_halted():
            return 0
        if (depth <= 0 and state.spot == NONE) or plies >= DEEPEST:
            return self.worth(state)
        memory = self.memory
        key = memory_key(state)
        slot = key & memory.mask
        hint: i64 = NONE
        if memory.key[slot] == key:
            hint = memory.move[slot]
            if memory.depth[slot] >= depth and plies:
                known = from_here(memory.value[slot], turns)
                bound = memory.bound[slot]
                if bound == EXACT or (bound == LEAST and known >= high) or (bound == MOST and known <= low):
                    return known
        hope: i64 = WON
        if state.spot == NONE and plies and depth <= NEAR and -SURE < high < SURE:
            here = self.worth(state)
            if here - SPARE * depth >= high:
                return here
            if depth <= LAST:
                hope = here + GAIN * depth
        best = self.look_at_all(state, hint, depth, low, high, hope, turns, plies)
        if self.stopped:
            return 0
        memory.key[slot] = key
        memory.value[slot] = to_here(best, turns)
        memory.depth[slot] = depth
        memory.bound[slot] = LEAST if best >= high else EXACT if best > low else MOST
        return best

    def look_at_all(self, state: FiliState, hint: i64, depth: i64, low: i64, high: i64, hope: i64, turns: i64,
                    plies: i64) -> i64:
        """Search the moves, the stored best one first, and store the best move found."""
        who = state.turn
        moves = ideas(state, who, state.legal_moves(who))
        order = rank_moves(moves, hint, self.history, who * self.moves)
        entering = state.course.entering.first
        best: i64 = -2 * WON
        chosen: i64 = NONE
        floor = low
        i: i64
        for i in range(len(moves)):
            move = next_best(moves, order, i)
            if plies == 0 and self.is_excluded(move):
                continue
            if i >= EARLY and hope <= floor and best > -SURE and move < entering:
                break
            after = state.clone()
            after.play(who, move, NO_LUCK, SILENT)
            value = self.answer(after, who, depth, floor, high, turns, plies, i)
            if self.stopped:
                return 0
            if value > best:
                best = value
                chosen = move
                if plies == 0:
                    self.best, self.best_worth = move, value
                if value > floor:
                    floor = value
                    if value >= high:
                        self.history[who * self.moves + move] += depth * depth
                        break
        self.memory.move[memory_key(state) & self.memory.mask] = chosen
        return best

    def answer(self, after: FiliState, who: i64, depth: i64, low: i64, high: i64, turns: i64, plies: i64,
               rank: i64) -> i64:
        """Return the value to `who` after a move: with an empty window first, late moves less deeply."""
        if rank == 0:
            return self.value(after, who, depth, low, high, turns, plies)
        less: i64 = 0
        if after.turn != who and not after.over and depth >= 3 and rank >= EARLY:
            less = 2 if rank >= LATE else 1
            if depth >= 6 and rank >= 6:
                less += 1
            less = min(less, depth - 2)
        value = self.value(after, who, depth - less, low, low + 1, turns, plies)
        if value > low and less and not self.stopped:
            value = self.value(after, who, depth, low, low + 1, turns, plies)
        if low < value < high and not self.stopped:
            value = self.value(after, who, depth, low, high, turns, plies)
        return value

    def value(self, after: FiliState, who: i64, depth: i64, low: i64, high: i64, turns: i64, plies: i64) -> i64:
        if after.over:
            lead = after.compare(who, 1 - who)
            return WON - turns - 1 if lead > 0 else turns + 1 - WON if lead < 0 else 0
        if after.turn == who:
            return self.look(after, depth, low, high, turns, plies + 1)
        if plies and comes_back(after):
            lead = after.compare(who, 1 - who)
            return REPEATED - 50 * turns if lead > 0 else 50 * turns - REPEATED if lead < 0 else 0
        return -self.look(after, depth - 1, -high, -low, turns + 1, plies + 1)


def fingerprint(state: FiliState) -> i64:
    """Return a key of the position without its history."""
    if state.spot == NONE:
        return state.sign
    return state.sign ^ (state.phase * 8191 + state.spot + 1) * 0x2545F4914F6D


def memory_key(state: FiliState) -> i64:
    """Return the transposition key: the position and the number of quiet turns in steps of eight."""
    return fingerprint(state) ^ (len(state.seen) - 1 >> 3) * 0x2545F4914F6CDD1


def comes_back(state: FiliState) -> bool:
    """Whether the position repeats one since an ant last came out or entered."""
    seen = state.seen
    last = seen[len(seen) - 1]
    i: i64 = len(seen) - 3
    while i >= 0 and seen[i] != last:
        i -= 2
    return i >= 0


def from_here(value: i64, turns: i64) -> i64:
    """Convert a stored win, which counts turns from its position, into turns from the root."""
    return value - turns if value > SURE else value + turns if value < -SURE else value


def to_here(value: i64, turns: i64) -> i64:
    return value + turns if value > SURE else value - turns if value < -SURE else value
