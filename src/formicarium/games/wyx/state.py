"""Wyx: the state and its moves. The three steps are short, so they have no modules of their own."""
from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.packing import Packer, Unpacker
from formicarium.core.rule import Rule
from formicarium.core.state import GameState, random_bit
from formicarium.core.vectors import byte, filled
from formicarium.games.wyx.kit import NO_ENTRY, NONE, Kit
from formicarium.games.wyx.model import (
    Called,
    Ended,
    Entered,
    Passed,
    Placed,
    Returned,
    Showed,
    Stayed,
    Took,
)
from formicarium.games.wyx.rules import (
    ALL_ANTS_PLACED,
    NO_DOMINO_ALLOWED,
    NO_DOMINO_LEFT,
    OCCUPIED_ANTHILL,
    OFF_THE_BOARD,
    OTHER_QUEEN,
    OWN_ANTHILL,
    PASSING,
    QUEEN_PLACEMENT,
    RULES,
    TAKE_A_DOMINO,
    TURN_ORDER,
)

ALL_SEATS: Final[i64] = 15


@final
class WyxState(GameState):
    """State of a game. A new object is empty: `laid_out` sets up the pieces."""

    def __init__(self, kit: Kit) -> None:
        self.seats = kit.seats
        self.kit = kit
        # known dominoes behind the front, else NONE, at column * depth + place from the back; immutable
        self.behind = vec[i64]()
        self.front = vec[i64]()  # by column; dispenser.no_domino if it is empty
        self.height = vec[i64]()  # by column: its dominoes, the front one included
        self.unseen = vec[i64]()  # by colour: bit set of the dominoes that have not shown yet
        self.owner = vec[i64]()  # by cell: the seat whose ants stand there, or NONE
        self.ants = vec[i64]()  # by cell
        self.queen = vec[i64]()  # by seat: her cell, or NONE
        self.supply = vec[i64]()  # by seat
        # by cell: bit set of the seats that may not land there; all seats for the place off the board
        self.shut = vec[i64]()
        self.turn: i64 = 0
        self.called = False  # True once a seat has placed all its ants
        # Bit set of the legal moves of the seat in turn, updated after each move; every check of legality reads it.
        self.choices: i64 = 0
        self.over: i64 = 0  # number of the rule that ended the game; 0 before

    def clone(self) -> WyxState:
        other = WyxState(self.kit)
        other.behind = self.behind
        other.front = self.front[:]
        other.height = self.height[:]
        other.unseen = self.unseen[:]
        other.owner = self.owner[:]
        other.ants = self.ants[:]
        other.queen = self.queen[:]
        other.supply = self.supply[:]
        other.shut = self.shut[:]
        other.turn = self.turn
        other.called = self.called
        other.choices = self.choices
        other.over = self.over
        return other

    # Serialization.

    def variant_data(self) -> Kit:
        return self.kit

    def write(self, to: Packer) -> None:
        """Write the state; dominoes behind a front that is gone are left out, so that equal states have equal bytes."""
        kit = self.kit
        dispenser = kit.dispenser
        if kit.open_dispenser:
            behind = self.behind[:]
            column: i64
            place: i64
            for column in range(dispenser.columns):
                for place in range(max(0, self.height[column] - 1), dispenser.depth):
                    behind[column * dispenser.depth + place] = NONE
            to.row(behind)
        to.row(self.front)
        to.row(self.height)
        to.row(self.unseen)
        to.row(self.owner)
        to.row(self.ants)
        to.row(self.queen)
        to.row(self.supply)
        to.row(self.shut)
        to.number(self.turn)
        to.flag(self.called)
        to.number(self.choices)
        to.number(self.over)

    def read(self, source: Unpacker) -> None:
        kit, dispenser = self.kit, self.kit.dispenser
        self.behind = source.row() if kit.open_dispenser else filled(dispenser.columns * dispenser.depth, NONE)
        self.front = source.row()
        self.height = source.row()
        self.unseen = source.row()
        self.owner = source.row()
        self.ants = source.row()
        self.queen = source.row()
        self.supply = source.row()
        self.shut = source.row()
        self.turn = source.number()
        self.called = source.flag()
        self.choices = source.number()
        self.over = source.number()

    # Turn and result.

    def waiting(self) -> i64:
        return 0 if self.over else 1 << self.turn

    def ended(self) -> i64:
        return self.over

    def score(self, seat: i64) -> i64:
        """Return the ants on the board (WYX-E4)."""
        return self.kit.ants - self.supply[seat]

    def compare(self, seat: i64, other: i64) -> i64:
        """Compare ants in supply: the others are on the board, and an empty supply is the most there (WYX-E1, E4)."""
        return self.supply[other] - self.supply[seat]

    # Legal moves.

    def flights(self, seat: i64) -> i64:
        """Return a bit set of the columns whose domino the seat's queen may take (WYX-T2 to T6)."""
        board = self.kit.board
        front, shut, flight = self.front, self.shut, board.flight  # local names: they halve the time of this loop
        cells, columns = board.cells, self.kit.dispenser.columns
        at, mine = self.queen[seat], 1 << seat
        # Bit seat + column is set if the column is closed; no `if`, because its branch would often be mispredicted.
        closed: i64 = 0
        column: i64
        for column in range(columns):
            closed |= (shut[flight[front[column] * cells + at]] & mine) << column
        return (1 << columns) - 1 & ~(closed >> seat)

    def entries(self) -> i64:
        """Return the free central cells as a bit set of moves (WYX-S2)."""
        centre = self.kit.board.centre
        open_: i64 = 0
        place: i64
        for place in range(len(centre)):
            if self.shut[centre[place]] == 0:
                open_ |= 1 << self.kit.first_entry + place
        return open_

    def legal_moves(self, seat: i64) -> vec[i64]:
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

    def random_move(self, seat: i64, dice: Dice) -> i64:
        return random_bit(self.choices, dice)

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        if seat != self.turn:
            return TURN_ORDER.number
        kit = self.kit
        if move < 0 or move >= kit.moves:
            return QUEEN_PLACEMENT.number if self.queen[seat] == NONE or move == NO_ENTRY else TAKE_A_DOMINO.number
        if self.choices >> move & 1:
            return 0
        if move >= kit.first_entry or self.queen[seat] == NONE:
            return QUEEN_PLACEMENT.number
        if move == kit.pass_move:
            return PASSING.number
        return self.rule_against(seat, move).number

    def rule_against(self, seat: i64, column: i64) -> Rule:
        """Return the rule that forbids the queen to fly with a column's front domino."""
        board = self.kit.board
        if self.front[column] == self.kit.dispenser.no_domino:
            return TAKE_A_DOMINO
        cell = board.flight[self.front[column] * board.cells + self.queen[seat]]
        if cell == board.cells:
            return OFF_THE_BOARD
        other: i64
        for other in range(self.seats):
            if self.queen[other] == cell:
                return OTHER_QUEEN
        return OWN_ANTHILL if self.owner[cell] == seat else OCCUPIED_ANTHILL

    # Moves.

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        if move < self.kit.pass_move:
            self.fly(seat, move, dice, news)
        elif move >= self.kit.first_entry:
            self.enter(seat, self.kit.board.centre[move - self.kit.first_entry], news)
        elif news.wanted:
            news.tell(Passed(seat=seat, rule="WYX-T7"))
        self.pass_on(news)

    def enter(self, seat: i64, cell: i64, news: News) -> None:
        """Place the queen (WYX-S2)."""
        self.queen[seat] = cell
        self.shut[cell] = ALL_SEATS
        if news.wanted:
            news.tell(Entered(seat=seat, cell=self.kit.board.names[cell], rule="WYX-S2"))

    def fly(self, seat: i64, column: i64, dice: Dice, news: News) -> None:
        """Fly with a domino, which leaves the game (WYX-T2), over anything in between (WYX-T6)."""
        kit, queen, shut, height = self.kit, self.queen, self.shut, self.height
        board = kit.board
        domino = self.front[column]
        origin = queen[seat]
        cell = board.flight[domino * board.cells + origin]
        if news.wanted:
            news.tell(Took(seat=seat, column=column + 1, domino=kit.dispenser.dominoes[domino],
                           origin=board.names[origin], cell=board.names[cell], rule="WYX-T2"))
        queen[seat] = cell
        shut[origin] = self.closed_to(origin)
        shut[cell] = ALL_SEATS  # a queen lands on no other queen (WYX-T4)
        self.settle(seat, cell, news)
        height[column] -= 1
        self.show(column, height[column], dice, news)

    def closed_to(self, cell: i64) -> i64:
        """Return a bit set of the seats that an anthill's ants keep out (WYX-T3; with `closed_anthills` WYX-T11)."""
        owner = self.owner[cell]
        if owner == NONE or self.kit.board.worth[cell] == 1:
            return 0
        return ALL_SEATS if self.kit.closed else ALL_SEATS & ~(1 << owner)

    def settle(self, seat: i64, cell: i64, news: News) -> None:
        board = self.kit.board
        owner = self.owner[cell]
        if owner == seat:  # its own cell: nothing is placed (WYX-T11)
            if news.wanted:
                news.tell(Stayed(seat=seat, cell=board.names[cell], rule="WYX-T11"))
            return
        worth, supply = board.worth[cell], self.supply
        if owner != NONE:  # the opponent's ant goes back (WYX-T8)
            supply[owner] += 1
            if news.wanted:
                news.tell(Returned(owner=owner, seat=seat, cell=board.names[cell], rule="WYX-T8"))
        ants = min(worth, supply[seat])  # all that are left, if they are too few (WYX-T12)
        self.owner[cell] = seat
        self.ants[cell] = ants
        supply[seat] -= ants
        if news.wanted:
            rule = "WYX-T12" if ants < worth else "WYX-T9" if worth > 1 else "WYX-T10" if owner == NONE else "WYX-T8"
            news.tell(Placed(seat=seat, cell=board.names[cell], ants=ants, rule=rule))

    def show(self, column: i64, height: i64, dice: Dice, news: News) -> None:
        """Show the next domino of a column (WYX-T2), drawn now (WYX-S1) unless the dispenser is open."""
        dispenser = self.kit.dispenser
        if height == 0:
            self.front[column] = dispenser.no_domino
            return
        domino = self.behind[column * dispenser.depth + height - 1]
        if domino == NONE:
            domino = self.draw(dispenser.colour[column], dice)
        self.front[column] = domino
        if news.wanted:
            news.tell(Showed(column=column + 1, domino=dispenser.dominoes[domino], rule="WYX-T2"))

    def draw(self, colour: i64, dice: Dice) -> i64:
        """Draw a domino of a colour that has not shown yet."""
        unseen = self.unseen[colour]
        drawn = random_bit(unseen, dice)
        self.unseen[colour] = unseen & ~(1 << drawn)
        return self.kit.dispenser.start[colour] + drawn

    # End of a turn.

    def pass_on(self, news: News) -> None:
        """Pass the turn (WYX-T1), or end the game; the order of the checks is WYX-E5."""
        seat = self.turn
        if self.supply[seat] == 0 and not self.called:
            self.called = True
            if self.kit.finish and news.wanted:
                news.tell(Called(seat=seat, rule="WYX-E5"))
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        self.look_ahead()
        if self.over and news.wanted:
            news.tell(self.result())

    def look_ahead(self) -> None:
        """Set the legal moves of the seat in turn, or the rule that ends the game."""
        self.choices = 0
        if self.called and (not self.kit.finish or self.turn == 0):
            self.over = ALL_ANTS_PLACED.number
        elif self.queen[self.turn] == NONE:
            self.choices = self.entries()
        else:
            self.choices = self.flights(self.turn)
            if self.choices == 0:
                self.over = self.end_if_stuck()
                if self.over == 0:
                    self.choices = 1 << self.kit.pass_move  # passing is the only move (WYX-T7)

    def end_if_stuck(self) -> i64:
        """Return the rule that ends the game if no seat can fly with any visible domino, else 0 (WYX-E2, E3)."""
        i: i64
        for i in range(self.seats):
            if self.flights(i):
                return 0
        for i in range(self.kit.dispenser.columns):
            if self.height[i]:
                return NO_DOMINO_ALLOWED.number
        return NO_DOMINO_LEFT.number

    # Neural net input; features.py documents it.

    def features(self, seat: i64, out: BytesWriter, at: i64) -> None:
        at = self.show_board(seat, out, at)
        at = self.show_flights(seat, out, at)
        at = self.show_dispenser(out, at)
        seats = self.seats
        other: i64
        for other in range(seats):
            place = other - seat if other >= seat else other - seat + seats
            out[at + place] = byte(self.supply[other])
            if other == self.turn:
                out[at + seats + place] = 1
        out[at + 2 * seats + seat] = 1
        at += 3 * seats
        if self.called and self.kit.finish:
            out[at] = 1
        if self.over:
            out[at + 1] = 1

    def show_board(self, seat: i64, out: BytesWriter, at: i64) -> i64:
        kit, seats, owners, ants = self.kit, self.seats, self.owner, self.ants
        cells, worth = kit.board.cells, kit.board.worth
        owned = at + seats * cells
        number = owned + seats * cells
        anthill = number + cells
        other: i64
        cell: i64
        for other in range(seats):
            cell = self.queen[other]
            if cell != NONE:
                place = other - seat if other >= seat else other - seat + seats
                out[at + place * cells + cell] = 1
        for cell in range(cells):
            if worth[cell] > 1:
                out[anthill + cell] = u8(worth[cell])
            other = owners[cell]
            if other != NONE:
                place = other - seat if other >= seat else other - seat + seats
                out[owned + place * cells + cell] = 1
                out[number + cell] = u8(ants[cell])
        return anthill + cells

    def show_flights(self, seat: i64, out: BytesWriter, at: i64) -> i64:
        """Encode where each front domino leads.

        For the viewer's queen by column, for every queen as a count by cell.
        """
        kit, seats, front = self.kit, self.seats, self.front
        cells, columns, flight = kit.board.cells, kit.dispenser.columns, kit.board.flight
        reach = at + columns * cells
        other: i64
        column: i64
        for other in range(seats):
            origin = self.queen[other]
            if origin == NONE:
                continue
            base = reach + (other - seat if other >= seat else other - seat + seats) * cells
            for column in range(columns):
                cell = flight[front[column] * cells + origin]
                if cell < cells:
                    out[base + cell] = out[base + cell] + 1
                    if other == seat:
                        out[at + column * cells + cell] = 1
        return reach + seats * cells

    def show_dispenser(self, out: BytesWriter, at: i64) -> i64:
        """Encode the columns from the front, by domino number, and the dominoes not yet seen."""
        kit, behind = self.kit, self.behind
        depth = kit.dispenser.depth
        hidden = u8(kit.dispenser.no_domino + 1)
        column: i64
        place: i64
        colour: i64
        for column in range(kit.dispenser.columns):
            height = self.height[column]
            if height:
                out[at] = u8(self.front[column] + 1)
                for place in range(1, height):
                    domino = behind[column * depth + height - 1 - place]
                    out[at + place] = hidden if domino == NONE else u8(domino + 1)
            at += depth
        for colour in range(len(self.unseen)):
            left = self.unseen[colour]
            place = at + kit.dispenser.start[colour]
            while left:
                if left & 1:
                    out[place] = 1
                left >>= 1
                place += 1
        return at + kit.dispenser.no_domino

    def result(self) -> Ended:
        """Return the winners: the seats with the most ants on the board; a tie is a draw (WYX-E4)."""
        most = max([self.score(seat) for seat in range(self.seats)])
        winners = tuple([seat for seat in range(self.seats) if self.score(seat) == most])
        return Ended(winners=winners, ants=most, rule=RULES[self.over])


def laid_out(kit: Kit) -> WyxState:
    """Return a state with a bare board and a full dispenser in which no domino shows."""
    dispenser, board = kit.dispenser, kit.board
    state = WyxState(kit)
    state.behind = filled(dispenser.columns * dispenser.depth, NONE)
    state.front = filled(dispenser.columns, dispenser.no_domino)
    state.height = filled(dispenser.columns, dispenser.depth)
    state.unseen = dispenser.bag[:]
    state.owner = filled(board.cells, NONE)
    state.ants = filled(board.cells, 0)
    state.queen = filled(kit.seats, NONE)
    state.supply = filled(kit.seats, kit.ants)
    state.shut = filled(board.cells + 1, 0)
    state.shut[board.cells] = ALL_SEATS  # off the board (WYX-T5)
    return state


def set_up(kit: Kit, dice: Dice, news: News) -> WyxState:
    """Set up the dispenser (WYX-S1); the queens enter by moves (WYX-S2)."""
    dispenser = kit.dispenser
    state = laid_out(kit)
    column: i64
    place: i64
    for column in range(dispenser.columns):
        if kit.open_dispenser:
            for place in range(dispenser.depth):
                state.behind[column * dispenser.depth + place] = state.draw(dispenser.colour[column], dice)
        state.show(column, dispenser.depth, dice, news)
    state.look_ahead()
    return state
