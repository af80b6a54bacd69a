"""Micropolis: turns. Galleries are in nest.py, points in score.py, what a placed tile does in works.py."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.table import nth
from formicarium.games.micropolis.model import (
    Completed,
    Ended,
    Gathered,
    Kept,
    Laid,
    Led,
    Passed,
    Placed,
    Renewed,
    Shown,
    Took,
)
from formicarium.games.micropolis.moves import (
    FILL,
    GIVE,
    NO_ANTHILL,
    NO_BARRACKS,
    NO_PLACE,
    NO_SIDE,
    REARRANGE,
    TAKE,
    Moves,
)
from formicarium.games.micropolis.nest import NONE, Board, bare
from formicarium.games.micropolis.works import Working

# rules that forbid a move or end the game; their ids are in RULES
T1: Final[i64] = 1
T2: Final[i64] = 2
T5: Final[i64] = 3
T6: Final[i64] = 4
T9: Final[i64] = 5
T10: Final[i64] = 6
X3: Final[i64] = 7
X5: Final[i64] = 8
E3: Final[i64] = 9
E4: Final[i64] = 10
E6: Final[i64] = 11
RULES: Final = ("", "MIC-T1", "MIC-T2", "MIC-T5", "MIC-T6", "MIC-T9", "MIC-T10", "MIC-X3", "MIC-X5", "MIC-E3", "MIC-E4",
                "MIC-E6")

# in a playout


@final
class MicropolisTable(Working):
    def clone(self) -> MicropolisTable:
        return MicropolisTable(
            self.seats, self.board, self.numbers, self.nests[:], self.army[:], self.architects[:], self.full,
            self.reserve, self.line[:], self.soldiers[:], self.unseen, self.pile, self.leader, self.turn, self.placed,
            self.question, self.at, self.tile, self.step, self.changed, self.over)

    # whose turn, how it stands

    def waiting(self) -> i64:
        return 0 if self.over else 1 << self.turn

    def ended(self) -> i64:
        return self.over

    # what is allowed

    def moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        if self.over or seat != self.turn:
            return found
        move: i64
        for move in range(self.numbers.begin(self.question), self.numbers.until(self.question)):
            if self.bars(move) == 0:
                found = append(found, move)
        return found

    def forbids(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        if seat != self.turn:
            return T1
        numbers, question = self.numbers, self.question
        if numbers.begin(question) <= move < numbers.until(question):
            return self.bars(move)
        if question == TAKE:
            return T2 if move == NO_PLACE else T5 if move == NO_SIDE else E4 if move == NO_ANTHILL else T1
        if question == REARRANGE and move == NO_BARRACKS:
            return X5
        return self.handing_on() if question == GIVE else T6

    def bars(self, move: i64) -> i64:
        """The rule against one of the answers to the question."""
        if self.question == TAKE:
            return self.bars_take(move)
        if self.question == REARRANGE and move >= self.numbers.switch:
            return 0 if self.switchable() >> move - self.numbers.switch & 1 else X5
        if self.question == GIVE:
            return 0 if self.heirs() >> move - self.numbers.give & 1 else self.handing_on()
        return 0

    def bars_take(self, move: i64) -> i64:
        numbers = self.numbers
        anthill, place = self.turn * numbers.each + numbers.anthill(move), numbers.place(move)
        tiles = self.nests[anthill].tiles
        if place >= len(self.line):
            return T2
        if tiles == self.board.sides:
            return E4
        if not numbers.right(move) and (tiles == 0 or tiles + 1 == self.board.sides):
            return T5  # the one place is called right
        if numbers.architect(move):
            return 0 if self.architects[self.turn] else X3
        if self.army[anthill] >= place:
            return 0
        return T2 if numbers.each == 1 else E3

    def heirs(self) -> i64:
        """MIC-T9, E6: the anthills that the Red Army token goes to, one bit each; none: it stays."""
        most: i64 = NONE
        others: i64 = 0
        anthill: i64
        for anthill in range(len(self.army)):
            if anthill != self.leader:
                if self.army[anthill] > most:
                    most, others = self.army[anthill], 0
                if self.army[anthill] == most:
                    others |= 1 << anthill
        if most < self.army[self.leader]:
            return 0
        for anthill in range(len(self.army)):
            if others >> anthill & 1 and self.owner(anthill) == self.owner(self.leader):
                return others & ~(1 << anthill) or others  # to an opponent, if it can be
        return others

    def handing_on(self) -> i64:
        return T9 if self.numbers.each == 1 else E6

    # what happens

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        numbers = self.numbers
        if self.question == GIVE:
            self.hand_on(move - numbers.give, news)
            return
        if self.question == TAKE:
            self.take(move, news)
        elif self.question == FILL:
            self.decide(move == numbers.fill, news)
        elif move == numbers.done:
            self.rest(news)
        else:
            self.switch(move - numbers.switch, news)
        if self.question == TAKE:
            self.pass_on(dice, news)

    def take(self, move: i64, news: News) -> None:
        """MIC-T1: a whole turn, up to the first question that it brings. Pay, pick up, cap, place (MIC-T4)."""
        numbers = self.numbers
        anthill, place = self.turn * numbers.each + numbers.anthill(move), numbers.place(move)
        left = not numbers.right(move)
        tile = self.line[place]
        self.pay(anthill, place, numbers.architect(move), news)
        self.pick_up(anthill, place, news)
        self.nests[anthill] = self.nests[anthill].grown(tile, left)
        self.placed += 1
        if news.heard:
            self.tell_placed(anthill, tile, left, news)
        self.at, self.tile, self.step = anthill, tile, self.board.step_from[tile]
        self.work(news)

    def pay(self, anthill: i64, place: i64, architect: bool, news: News) -> None:
        """MIC-T2: a soldier on every tile before it, from the army of the anthill that receives it (MIC-E3)."""
        seat = self.owner(anthill)
        if architect:
            self.architects[seat] -= 1  # MIC-X3
        else:
            self.army[anthill] -= place
            before: i64
            for before in range(place):
                self.soldiers[before] += 1
        if news.heard:
            news.tell(Took(seat=seat, anthill=self.numbered(anthill), place=place + 1, tile=self.line[place] + 1,
                           paid=0 if architect else place, architect=architect,
                           rule="MIC-X3" if architect else "MIC-T2"))

    def pick_up(self, anthill: i64, place: i64, news: News) -> None:
        """MIC-T3, T4: the tile leaves the line, the soldiers on it join the army."""
        soldiers = self.soldiers[place]
        line, standing = vec[i64](capacity=self.board.line), vec[i64](capacity=self.board.line)
        i: i64
        for i in range(len(self.line)):
            if i != place:
                line, standing = append(line, self.line[i]), append(standing, self.soldiers[i])
        self.line, self.soldiers = line, standing
        joined = min(soldiers, self.board.holes - self.army[anthill])
        self.army[anthill] += joined
        self.reserve += soldiers - joined
        if soldiers and news.heard:
            news.tell(Gathered(seat=self.owner(anthill), anthill=self.numbered(anthill), soldiers=joined,
                               surplus=soldiers - joined, rule="MIC-T3" if joined == soldiers else "MIC-T4"))

    # how a turn ends

    def pass_on(self, dice: Dice, news: News) -> None:
        """MIC-T1, T10."""
        if self.placed == len(self.nests) * self.board.sides:
            self.over = T10
            if news.heard:
                news.tell(self.result())
            return
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.owner(self.leader) and self.is_spent():
            self.renew(dice, news)
            self.settle(news)

    def is_spent(self) -> bool:
        """After a table round. MIC-T7: fewer tiles than players; MIC-E2: the second round."""
        left: i64 = len(self.line)
        return left < self.seats if self.numbers.each == 1 else self.board.line - left == 2 * self.seats

    def renew(self, dice: Dice, news: News) -> None:
        """MIC-T8: what lies there slides to the front with the soldiers on it; new tiles carry none."""
        before = len(self.line)
        while len(self.line) < self.board.line:
            self.line, self.soldiers = append(self.line, self.draw(dice)), append(self.soldiers, 0)
        if news.heard:
            news.tell(Renewed(tiles=self.shown(before), pile=self.pile, rule="MIC-T8"))

    def draw(self, dice: Dice) -> i64:
        """One of the tiles that nobody has seen (MIC-S3)."""
        tile = nth(self.unseen, dice.below(self.pile))
        self.unseen &= ~self.board.bit[tile]
        self.pile -= 1
        return tile

    def settle(self, news: News) -> None:
        """MIC-T9, E6: who leads now; the Leader is asked where several come into question."""
        self.turn = self.owner(self.leader)
        heirs = self.heirs()
        if heirs == 0:
            if news.heard:
                news.tell(Kept(seat=self.turn, anthill=self.numbered(self.leader), army=self.army[self.leader],
                               rule=RULES[self.handing_on()]))
        elif heirs & heirs - 1:
            self.question = GIVE
        else:
            self.hand_on(nth(heirs, 0), news)

    def hand_on(self, anthill: i64, news: News) -> None:
        seat = self.turn
        self.question = TAKE
        self.leader = anthill
        self.turn = self.owner(anthill)
        if news.heard:
            news.tell(Passed(seat=seat, owner=self.turn, anthill=self.numbered(anthill), army=self.army[anthill],
                             rule=RULES[self.handing_on()]))

    def result(self) -> Ended:
        """MIC-V7: shared between those whom nobody is ahead of."""
        seats = range(self.seats)
        winners = [seat for seat in seats if max([self.ahead(other, seat) for other in seats]) == 0]
        return Ended(winners=tuple(winners), points=self.score(winners[0]), rule=RULES[self.over])

    # how it is told

    def shown(self, first: i64) -> tuple[Shown, ...]:
        """The tiles of the line from that place on."""
        return tuple([Shown(tile + 1, self.board.bears[tile]) for tile in self.line[first:]])

    def tell_placed(self, anthill: i64, tile: i64, left: bool, news: News) -> None:
        seat, number, tiles = self.owner(anthill), self.numbered(anthill), self.nests[anthill].tiles
        news.tell(Placed(seat=seat, anthill=number, tile=tile + 1, bears=self.board.bears[tile],
                         side="left" if left else "right", tiles=tiles, rule="MIC-T5"))
        if tiles == self.board.sides:
            news.tell(Completed(seat=seat, anthill=number, rule="MIC-T5"))


def set_up(seats: i64, board: Board, each: i64, first: bool, dice: Dice, news: News) -> MicropolisTable:
    """MIC-S1 to S4, E1, E8: the first player's first anthill has the token."""
    anthills = seats * each
    table = MicropolisTable(
        seats, board, Moves(board, anthills, each), [bare(board)] * anthills, vec[i64]([board.army] * anthills),
        vec[i64]([0] * seats), 0, board.soldiers - anthills * board.army, vec[i64](), vec[i64](), all_tiles(board),
        board.tiles, 0, 0, 0, TAKE, NONE, NONE, NONE, 0, 0)
    if not first:
        table.turn = dice.below(seats)
        table.leader = table.turn * each
    while len(table.line) < board.line:
        table.line, table.soldiers = append(table.line, table.draw(dice)), append(table.soldiers, 0)
    if news.heard:
        news.tell(Laid(tiles=table.shown(0), rule="MIC-S3"))
        news.tell(Led(seat=table.turn, anthill=1, rule="MIC-S4" if each == 1 else "MIC-E8"))
    return table


def all_tiles(board: Board) -> i64:
    tiles: i64 = 0
    tile: i64
    for tile in range(board.tiles):
        tiles |= board.bit[tile]
    return tiles
