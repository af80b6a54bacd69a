"""Base class of the alpha-beta searches: iterative deepening, transposition table, limits; compiled."""
from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Scripted
from formicarium.core.state import GameState
from formicarium.core.vectors import filled

NONE: Final[i64] = -1
WON: Final[i64] = 1_000_000_000  # minus the turns until then, so that quick wins are worth more
SURE: Final[i64] = 900_000_000  # values beyond it are certain wins or losses
DEEPEST: Final[i64] = 60  # moves, since a seat may have several in a row
NO_LUCK: Final = Scripted([])
EXACT: Final[i64] = 0
LEAST: Final[i64] = 1
MOST: Final[i64] = 2
FOREMOST: Final[i64] = 1_000_000_000_000_000  # rank of the stored best move, above every value of the history table


@final
class TranspositionTable:
    """Entries by the key of a position; a new entry replaces the old one in its slot."""

    def __init__(self, bits: i64) -> None:
        size: i64 = 1 << bits
        self.mask: i64 = size - 1
        self.key = filled(size, 0)
        self.value = filled(size, 0)
        self.depth = filled(size, NONE)
        self.bound = filled(size, 0)
        self.move = filled(size, NONE)


class DeepeningSearch:
    def __init__(self, moves: i64, noise: i64, seed: i64, positions: i64, seconds: float, bits: i64) -> None:
        # Numbers first, before any call: mypyc marks an undefined i64 with -113. It believes that an attribute set
        # after a call is always defined in Search, a subclass, but not here, and then reads -113 as undefined.
        self.moves = moves
        self.noise = noise  # values that differ by less may change places
        self.seed = seed
        self.most = positions  # limit of visited positions, checked at intervals
        self.seconds = seconds
        self.looked: i64 = 0
        self.best: i64 = NONE  # best root move of the current depth so far; its value is best_worth
        self.best_worth: i64 = 0
        self.stopped = False
        self.end = perf_counter() + seconds
        self.memory = TranspositionTable(bits)
        self.history = filled(2 * moves, 0)  # by side and move: how often it caused a cutoff, weighted by depth
        self.excluded = vec[i64](capacity=8)  # root moves excluded by `exclude`

    # Each search implements the following.

    def look_from_here(self, depth: i64) -> None:
        """Search from the root to that depth; sets `best` and `best_worth`."""
        raise NotImplementedError

    def key_of(self, state: GameState) -> i64:
        """Return the position's key in the transposition table, or 0 if it has none."""
        raise NotImplementedError


    def deepen(self, depth: i64) -> i64:
        """Search deeper and deeper until the depth, the limit or the game's end is reached; return the last full depth.

        An interrupted search still counts if it found a move, because the best move of the depth before is searched
        first.
        """
        found = NONE
        worth: i64 = 0
        seen: i64 = 0
        d: i64
        for d in range(1, depth + 1):
            self.best = NONE
            self.look_from_here(d)
            if self.best != NONE:
                found, worth = self.best, self.best_worth
            if self.stopped:
                break
            seen = d
            if worth > SURE or worth < -SURE:
                break
        self.best, self.best_worth = found, worth
        return seen

    def recall(self, state: GameState, who: i64) -> i64:
        """Return the best move stored for the position, or NONE."""
        key = self.key_of(state)
        slot = key & self.memory.mask
        move = self.memory.move[slot] if self.memory.key[slot] == key else NONE
        return move if move != NONE and state.forbidding_rule(who, move) == 0 else NONE

    def exclude(self, move: i64) -> None:
        """Exclude a root move from the next search, which gets the full limits again."""
        self.excluded = append(self.excluded, move)
        self.looked = 0
        self.stopped = False
        self.end = perf_counter() + self.seconds

    def is_excluded(self, move: i64) -> bool:
        i: i64 = 0
        while i < len(self.excluded) and self.excluded[i] != move:
            i += 1
        return i < len(self.excluded)


def rank_moves(moves: vec[i64], hint: i64, history: vec[i64], base: i64) -> vec[i64]:
    """Return the search order: the stored best move first, then by history."""
    order = vec[i64](capacity=len(moves))
    i: i64
    for i in range(len(moves)):
        order = append(order, FOREMOST if moves[i] == hint else history[base + moves[i]] * 64 - i)
    return order


def next_best(moves: vec[i64], order: vec[i64], at: i64) -> i64:
    """Swap the best of the remaining moves to index `at` and return it."""
    best = at
    i: i64
    for i in range(at + 1, len(moves)):
        if order[i] > order[best]:
            best = i
    move, rank = moves[best], order[best]
    moves[best], order[best] = moves[at], order[at]
    moves[at], order[at] = move, rank
    return move
