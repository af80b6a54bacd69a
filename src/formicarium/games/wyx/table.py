"""Wyx: the position and its moves."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.table import Table, count, nth
from formicarium.games.wyx.model import (
    Called,
    Domino,
    Ended,
    Entered,
    Passed,
    Placed,
    Returned,
    Showed,
    Stayed,
    Took,
)

# rules that forbid a move or end the game; their ids are in RULES
S2: Final[i64] = 1
T1: Final[i64] = 2
T2: Final[i64] = 3
T3: Final[i64] = 4
T4: Final[i64] = 5
T5: Final[i64] = 6
T7: Final[i64] = 7
T11: Final[i64] = 8
E1: Final[i64] = 9
E2: Final[i64] = 10
E3: Final[i64] = 11
RULES: Final = ("", "WYX-S2", "WYX-T1", "WYX-T2", "WYX-T3", "WYX-T4", "WYX-T5", "WYX-T7", "WYX-T11",
                "WYX-E1", "WYX-E2", "WYX-E3")

NONE: Final[i64] = -1
NO_ENTRY: Final[i64] = -2  # what a queen would do who enters beside the centre; -1 is no move at all
ALL_SEATS: Final[i64] = 15


@final
class Board:
    """An edition as the rules use it (WYX-C1, C2, C3). Never changes; tables share it.

    Moves are numbers: a column from 0, then the pass, then the central cells to enter on.
    """

    def __init__(self, width: i64, height: i64, depth: i64, worth: vec[i64], centre: vec[i64], colour: vec[i64],
                 bag: vec[i64], start: vec[i64], flight: vec[i64], names: list[str], dominoes: list[Domino],
                 ants: list[int]) -> None:
        self.width = width
        self.height = height
        self.cells = width * height
        self.depth = depth
        self.worth = worth  # ants that a cell takes: 1, or an anthill's number
        self.centre = centre
        self.colour = colour  # of each column
        self.bag = bag  # of each colour, its dominoes, one bit each
        self.start = start  # of each colour, the number of its first domino
        self.flight = flight  # domino * cells + cell -> cell; `cells` is off the board, where the last row always leads
        self.names = names
        self.dominoes = dominoes
        self.ants = ants  # for 2, 3 and 4 players
        self.columns: i64 = len(colour)
        self.no_domino: i64 = len(dominoes)
        self.pass_move: i64 = self.columns
        self.enter: i64 = self.columns + 1
        self.moves: i64 = self.enter + len(centre)


@final
class WyxTable(Table):
    def __init__(self, seats: i64, board: Board, closed: bool, finish: bool, behind: vec[i64], front: vec[i64],
                 height: vec[i64], unseen: vec[i64], owner: vec[i64], ants: vec[i64], queen: vec[i64],
                 supply: vec[i64], shut: vec[i64], turn: i64, called: bool, choices: i64, over: i64) -> None:
        self.seats = seats
        self.board = board
        self.closed = closed  # option closed_anthills
        self.finish = finish  # option finish_round
        self.behind = behind  # column * depth + place from the back: dominoes all have seen, else NONE; never changes
        self.front = front  # of each column; board.no_domino when it is empty
        self.height = height  # of each column, its front domino included
        self.unseen = unseen  # of each colour, the dominoes that nobody has seen, one bit each
        self.owner = owner
        self.ants = ants
        self.queen = queen
        self.supply = supply
        self.shut = shut  # of each cell, the seats that may not land there, one bit each; off the board: all
        self.turn = turn
        self.called = called  # option finish_round: somebody has placed all
        self.choices = choices  # the moves of the seat whose turn it is, one bit each: legality has this one home
        self.over = over

    def clone(self) -> WyxTable:
        return WyxTable(self.seats, self.board, self.closed, self.finish, self.behind, self.front[:], self.height[:],
                        self.unseen[:], self.owner[:], self.ants[:], self.queen[:], self.supply[:], self.shut[:],
                        self.turn, self.called, self.choices, self.over)

    # whose turn, how it stands

    def waiting(self) -> i64:
        return 0 if self.over else 1 << self.turn

    def ended(self) -> i64:
        return self.over

    def score(self, seat: i64) -> i64:
        """WYX-E4: ants on the board."""
        return self.board.ants[self.seats - 2] - self.supply[seat]

    def ahead(self, seat: i64, other: i64) -> i64:
        """WYX-E1, E4: ants not in supply are on the board; who has placed all has the most there."""
        return self.supply[other] - self.supply[seat]

    # what is allowed

    def flights(self, seat: i64) -> i64:
        """The columns whose domino this queen may take, one bit each: WYX-T2 to T6."""
        front, shut, flight = self.front, self.shut, self.board.flight  # named once: half the time of this loop
        cells = self.board.cells
        at = self.queen[seat]
        open_: i64 = 0
        column: i64
        for column in range(self.board.columns):
            if shut[flight[front[column] * cells + at]] >> seat & 1 == 0:
                open_ |= 1 << column
        return open_

    def entries(self) -> i64:
        """WYX-S2: the free central cells, as moves."""
        open_: i64 = 0
        place: i64
        for place in range(len(self.board.centre)):
            if self.shut[self.board.centre[place]] == 0:
                open_ |= 1 << self.board.enter + place
        return open_

    def moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        if self.over or seat != self.turn:
            return found
        left = self.choices
        move: i64 = 0
        while left:
            if left & 1:
                found = append(found, move)
            left >>= 1
            move += 1
        return found

    def sample(self, seat: i64, dice: Dice) -> i64:
        return nth(self.choices, dice.below(count(self.choices)))

    def forbids(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        if seat != self.turn:
            return T1
        board = self.board
        if move < 0 or move >= board.moves:
            return S2 if self.queen[seat] == NONE or move == NO_ENTRY else T2
        if self.choices >> move & 1:
            return 0
        if move >= board.enter or self.queen[seat] == NONE:
            return S2
        if move == board.pass_move:
            return T7
        return self.bar(seat, move)

    def bar(self, seat: i64, column: i64) -> i64:
        """Why this queen may not fly with that column's front domino."""
        if self.front[column] == self.board.no_domino:
            return T2
        cell = self.board.flight[self.front[column] * self.board.cells + self.queen[seat]]
        if cell == self.board.cells:
            return T5
        other: i64
        for other in range(self.seats):
            if self.queen[other] == cell:
                return T4
        return T11 if self.owner[cell] == seat else T3

    # what happens

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        if move < self.board.pass_move:
            self.fly(seat, move, dice, news)
        elif move >= self.board.enter:
            self.enter(seat, self.board.centre[move - self.board.enter], news)
        elif news.heard:
            news.tell(Passed(seat=seat, rule="WYX-T7"))
        self.pass_on(news)

    def enter(self, seat: i64, cell: i64, news: News) -> None:
        """WYX-S2."""
        self.queen[seat] = cell
        self.shut[cell] = ALL_SEATS
        if news.heard:
            news.tell(Entered(seat=seat, cell=self.board.names[cell], rule="WYX-S2"))

    def fly(self, seat: i64, column: i64, dice: Dice, news: News) -> None:
        """WYX-T2: the domino leaves the game; WYX-T6: over anything in between."""
        board = self.board
        domino = self.front[column]
        origin = self.queen[seat]
        cell = board.flight[domino * board.cells + origin]
        if news.heard:
            news.tell(Took(seat=seat, column=column + 1, domino=board.dominoes[domino], origin=board.names[origin],
                           cell=board.names[cell], rule="WYX-T2"))
        self.queen[seat] = cell
        self.shut[origin] = self.closed_to(origin)
        self.shut[cell] = ALL_SEATS  # WYX-T4
        self.settle(seat, cell, news)
        self.height[column] -= 1
        self.show(column, dice, news)

    def closed_to(self, cell: i64) -> i64:
        """The seats that an anthill's ants keep out: WYX-T3, and WYX-T11 with `closed_anthills`."""
        if self.board.worth[cell] == 1 or self.owner[cell] == NONE:
            return 0
        return ALL_SEATS if self.closed else ALL_SEATS & ~(1 << self.owner[cell])

    def settle(self, seat: i64, cell: i64, news: News) -> None:
        owner = self.owner[cell]
        if owner == seat:  # WYX-T11
            if news.heard:
                news.tell(Stayed(seat=seat, cell=self.board.names[cell], rule="WYX-T11"))
            return
        worth = self.board.worth[cell]
        if owner != NONE:  # WYX-T8
            self.supply[owner] += 1
            if news.heard:
                news.tell(Returned(owner=owner, seat=seat, cell=self.board.names[cell], rule="WYX-T8"))
        ants = min(worth, self.supply[seat])  # WYX-T12
        self.owner[cell] = seat
        self.ants[cell] = ants
        self.supply[seat] -= ants
        if news.heard:
            rule = "WYX-T12" if ants < worth else "WYX-T9" if worth > 1 else "WYX-T10" if owner == NONE else "WYX-T8"
            news.tell(Placed(seat=seat, cell=self.board.names[cell], ants=ants, rule=rule))

    def show(self, column: i64, dice: Dice, news: News) -> None:
        """WYX-T2: the domino behind shows. Drawn only now (WYX-S1), unless all have seen it before."""
        board = self.board
        height = self.height[column]
        if height == 0:
            self.front[column] = board.no_domino
            return
        domino = self.behind[column * board.depth + height - 1]
        if domino == NONE:
            domino = self.draw(board.colour[column], dice)
        self.front[column] = domino
        if news.heard:
            news.tell(Showed(column=column + 1, domino=board.dominoes[domino], rule="WYX-T2"))

    def draw(self, colour: i64, dice: Dice) -> i64:
        """One of the colour's dominoes that nobody has seen."""
        unseen = self.unseen[colour]
        drawn = nth(unseen, dice.below(count(unseen)))
        self.unseen[colour] = unseen & ~(1 << drawn)
        return self.board.start[colour] + drawn

    # how a turn ends

    def pass_on(self, news: News) -> None:
        """WYX-T1, and whether the game ends: WYX-E5 gives the order."""
        seat = self.turn
        if self.supply[seat] == 0 and not self.called:
            self.called = True
            if self.finish and news.heard:
                news.tell(Called(seat=seat, rule="WYX-E5"))
        self.turn = (seat + 1) % self.seats
        self.look_ahead()
        if self.over and news.heard:
            news.tell(self.result())

    def look_ahead(self) -> None:
        """The moves of the seat whose turn it is now, or the rule that ends the game."""
        self.choices = 0
        if self.called and (not self.finish or self.turn == 0):
            self.over = E1
        elif self.queen[self.turn] == NONE:
            self.choices = self.entries()
        else:
            self.choices = self.flights(self.turn)
            if self.choices == 0:
                self.over = self.exhausted()
                if self.over == 0:
                    self.choices = 1 << self.board.pass_move  # WYX-T7

    def exhausted(self) -> i64:
        """WYX-E2, E3: nobody at all can fly with what shows."""
        i: i64
        for i in range(self.seats):
            if self.flights(i):
                return 0
        for i in range(self.board.columns):
            if self.height[i]:
                return E3
        return E2

    def result(self) -> Ended:
        """WYX-E4: those with the most ants on the board, a draw between the tied."""
        most = max([self.score(seat) for seat in range(self.seats)])
        winners = tuple([seat for seat in range(self.seats) if self.score(seat) == most])
        return Ended(winners=winners, ants=most, rule=RULES[self.over])


def set_up(seats: i64, board: Board, open_dispenser: bool, closed: bool, finish: bool, dice: Dice,
           news: News) -> WyxTable:
    """WYX-S1; the queens come in by moves (WYX-S2)."""
    table = WyxTable(
        seats, board, closed, finish, filled(board.columns * board.depth, NONE),
        filled(board.columns, board.no_domino), filled(board.columns, board.depth), board.bag[:],
        filled(board.cells, NONE), filled(board.cells, 0), filled(seats, NONE),
        filled(seats, board.ants[seats - 2]), filled(board.cells + 1, 0), 0, False, 0, 0)
    table.shut[board.cells] = ALL_SEATS  # WYX-T5
    column: i64
    place: i64
    for column in range(board.columns):
        if open_dispenser:
            for place in range(board.depth):
                table.behind[column * board.depth + place] = table.draw(board.colour[column], dice)
        table.show(column, dice, news)
    table.look_ahead()
    return table


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)
