"""Fili-Fourmis: whose turn it is, what it may be, and how the game ends: FIL-S1 to S4, FIL-E1 to E3."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.table import count
from formicarium.games.fili_fourmis import leaving, marching, storming
from formicarium.games.fili_fourmis.field import (
    E1,
    E3,
    ENTERING,
    J1,
    J2,
    LEAVING,
    LONGEST,
    M1,
    M2,
    NONE,
    NOTHING,
    O1,
    O2,
    O4,
    R2,
    R4,
    RULES,
    RUNNING,
    S3,
    S4,
    Board,
    Field,
)
from formicarium.games.fili_fourmis.model import Ended, Passed

# what is no move on this board, but means one; -1 means nothing at all
NO_CALL: Final[i64] = -2
NO_START: Final[i64] = -3
NO_ADVANCE: Final[i64] = -4
NO_JOIN: Final[i64] = -5
NO_SPLIT: Final[i64] = -6
NO_ENTRY: Final[i64] = -7
NO_SPREAD: Final[i64] = -8
NO_STEP: Final[i64] = -9
NOT_THERE: Final = vec[i64]([S3, S3, O1, O2, M1, J1, J2, R2, R2, R4])  # by the number of what is no move, from 0 down

ALL: Final[i64] = 1_000_000  # more than any seat has moves
THIRD: Final[i64] = 3  # FIL-E3


@final
class FiliTable(Field):
    def clone(self) -> FiliTable:
        return FiliTable(self.board, self.strict, self.limit, self.middle, self.at[:], self.line[:], self.size[:],
                         self.files[:], self.nest[:], self.entered[:], self.turn, self.phase, self.what, self.who,
                         self.idle, self.key, self.seen[:], self.over)

    # whose turn, how it stands

    def waiting(self) -> i64:
        return 0 if self.over else 1 << self.turn

    def ended(self) -> i64:
        return self.over

    def score(self, seat: i64) -> i64:
        """FIL-E2: ants in the enemy's anthill."""
        return count(self.entered[seat])

    def ahead(self, seat: i64, other: i64) -> i64:
        """FIL-E1; FIL-E2, the middle where the table plays by it."""
        if seat == other:
            return 0
        if self.over == E1:
            return 1 if self.won(seat) else -1
        lead = self.score(seat) - self.score(other)
        if lead == 0 and self.middle:
            lead = self.beyond(seat) - self.beyond(other)
        return lead

    def won(self, seat: i64) -> bool:
        """FIL-E1: all the enemy's ramparts."""
        return self.entered[seat] & self.board.walls == self.board.walls

    # what is allowed

    def moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=64)
        if self.over or seat != self.turn:
            return found
        if self.idle:
            return append(found, self.board.pass_move)
        if self.phase == NOTHING:
            return self.turns(seat, ALL)
        if self.phase == LEAVING:
            return leaving.places(self, seat, self.board.place[self.what], leaving.bound(self, seat), found, ALL)
        if self.phase == RUNNING:
            return append(marching.second(self, seat, found), self.board.stop)
        return storming.spreads(self, seat, found)

    def turns(self, seat: i64, enough: i64) -> vec[i64]:
        """FIL-S3: how a turn may begin; not all, once there are enough."""
        found = vec[i64](capacity=64)
        binding = leaving.bound(self, seat)  # FIL-O4
        file: i64
        for file in range(seat * self.board.ants, seat * self.board.ants + self.files[seat]):
            if not binding:
                found = marching.advances(self, seat, file, found)
                found = storming.gates(self, seat, file, found)
                found = marching.splits(self, seat, file, found)
            found = marching.joins(self, seat, file, binding, found)
            if len(found) >= enough:
                return found
        found = storming.paces(self, seat, found)
        return leaving.callable_ants(self, seat, binding, found)

    def forbids(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        if seat != self.turn:
            return S3
        moves = self.moves(seat)
        i: i64
        for i in range(len(moves)):
            if moves[i] == move:
                return 0
        board = self.board
        if move < 0 or move >= board.moves:
            return NOT_THERE[-move] if NO_STEP <= move < 0 else S3
        if move == board.pass_move:
            return S4
        if self.idle:
            return S4
        if self.phase != NOTHING:
            return self.why_not_now(seat, move)
        return self.why_not(seat, move)

    def why_not_now(self, seat: i64, move: i64) -> i64:
        """In the middle of a turn."""
        board = self.board
        if self.phase == RUNNING:
            return M2
        if self.phase == ENTERING:
            return R2
        if board.start <= move < board.advance:
            return leaving.why_not_start(self, seat, board.starts[move - board.start])
        if board.advance <= move < board.join:
            way = 2 * (move - board.advance)
            return leaving.why_not_front(self, seat, board.ways[way], board.ways[way + 1])
        return O2

    def why_not(self, seat: i64, move: i64) -> i64:
        """At the beginning of one."""
        board = self.board
        if move < board.start:
            return leaving.why_not_call(self, seat, move)
        binding = leaving.bound(self, seat)
        if board.join <= move < board.split:
            way = 4 * (move - board.join)
            return marching.why_not_join(self, seat, board.ways[way], board.ways[way + 1], binding)
        if binding:
            return O4
        if move < board.advance:
            return O2
        if move < board.join:
            way = 2 * (move - board.advance)
            return marching.why_not_advance(self, seat, board.ways[way], board.ways[way + 1])
        if move < board.enter:
            way = 4 * (move - board.split)
            return marching.why_not_split(self, seat, board.ways[way], board.ways[way + 1])
        if move < board.spread:
            gate = 2 * (move - board.enter)
            return storming.why_not_enter(self, seat, board.gates[gate], board.gates[gate + 1])
        if move < board.step:
            return R2
        return R4 if move < board.stop else M2

    # what happens

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        board = self.board
        if move < board.start:
            leaving.call(self, seat, move, news)
        elif move < board.advance:
            leaving.begin(self, seat, board.starts[move - board.start], news)
            self.pass_on(True, news)
        elif move < board.join:
            way = 2 * (move - board.advance)
            self.go_ahead(seat, board.ways[way], board.ways[way + 1], news)
        elif move < board.split:
            way = 4 * (move - board.join)
            marching.join(self, seat, board.ways[way], board.ways[way + 1], news)
            self.pass_on(False, news)
        elif move < board.enter:
            way = 4 * (move - board.split)
            marching.split(self, seat, board.ways[way], board.ways[way + 1], news)
            self.pass_on(False, news)
        elif move < board.spread:
            gate = 2 * (move - board.enter)
            if not storming.enter(self, seat, board.gates[gate], board.gates[gate + 1], news):
                self.pass_on(True, news)
        elif move < board.step:
            if not storming.spread(self, seat, move - board.spread, news):
                self.pass_on(True, news)
        elif move < board.stop:
            pace = 2 * (move - board.step)
            storming.step(self, seat, board.paces[pace], board.paces[pace + 1], news)
            self.pass_on(False, news)
        elif move == board.stop:
            marching.stop(self, seat, news)
            self.pass_on(False, news)
        else:
            if news.heard:
                news.tell(Passed(seat=seat, rule="FIL-S4"))
            self.pass_on(False, news)

    def go_ahead(self, seat: i64, head: i64, to: i64, news: News) -> None:
        if self.phase == LEAVING:
            leaving.lengthen(self, seat, head, to, news)
            self.pass_on(True, news)
        elif not marching.advance(self, seat, head, to, news):
            self.pass_on(False, news)

    # how a turn ends

    def pass_on(self, progress: bool, news: News) -> None:
        """FIL-S3. What was before an ant came out or entered never comes back: only what came after is remembered."""
        self.turn = 1 - self.turn
        self.key ^= self.board.turn_key
        self.seen = append(vec[i64](capacity=8) if progress else self.seen, self.key)
        self.look_ahead()
        if self.over and news.heard:
            news.tell(self.result())

    def look_ahead(self) -> None:
        """At the beginning of a turn: has the game ended, or can the seat only pass (FIL-S4)?"""
        self.idle = False
        self.over = self.verdict()
        if self.over == 0 and len(self.turns(self.turn, 1)) == 0:
            self.idle = True
            if len(self.turns(1 - self.turn, 1)) == 0:
                self.over = E3

    def verdict(self) -> i64:
        """FIL-E1, E3: what ends the game while there are still moves."""
        if self.won(0) or self.won(1):
            return E1
        return E3 if self.times() >= THIRD or self.quiet() >= 2 * self.limit else 0

    def times(self) -> i64:
        """FIL-E3: how often it has stood as at the beginning of this turn."""
        last = self.seen[len(self.seen) - 1]
        n: i64 = 0
        i: i64
        for i in range(len(self.seen)):
            if self.seen[i] == last:
                n += 1
        return n

    def quiet(self) -> i64:
        """FIL-E3: turns of either player since an ant last came out or entered."""
        return len(self.seen) - 1

    def why_ended(self) -> str:
        if self.over == E1:
            return "ramparts"
        if self.times() >= THIRD:
            return "repeated"
        return "quiet" if self.quiet() >= 2 * self.limit else "stuck"

    def result(self) -> Ended:
        lead = self.ahead(0, 1)
        winners = (0,) if lead > 0 else (1,) if lead < 0 else (0, 1)
        best: i64 = 1 if lead < 0 else 0
        by, ants, others = "entered", self.score(best), self.score(1 - best)
        if self.over == E1:
            by, ants, others = "ramparts", storming.held(self, best), storming.held(self, 1 - best)
        elif ants == others and self.middle:
            by, ants, others = "middle", self.beyond(best), self.beyond(1 - best)
        return Ended(winners=winners, why=self.why_ended(), by=by, ants=ants, others=others, rule=RULES[self.over])


def set_up(board: Board, strict: bool, limit: i64, middle: bool) -> FiliTable:
    """FIL-S2: each anthill is full; FIL-S3: red plays first."""
    ants = board.ants
    table = FiliTable(board, strict, limit, middle, filled(board.cells + 1, NONE), filled(2 * ants * LONGEST, NONE),
                      filled(2 * ants, 0), filled(2, 0), filled(2, board.all), filled(2, 0), 0, NOTHING, NONE, NONE,
                      False, 0, vec[i64](), 0)
    table.at[board.cells] = 2 * ants
    place: i64
    for place in range(ants):
        table.put(0, board.house[place], 2 * ants)
        table.put(1, board.house[ants + place], 2 * ants)
    table.seen = append(table.seen, table.key)
    table.look_ahead()
    return table


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)
