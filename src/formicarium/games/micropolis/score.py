"""Micropolis: what lies on the table, and the points."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import Table
from formicarium.games.micropolis.moves import Moves
from formicarium.games.micropolis.nest import NONE, Board, Nest

BONUS: Final[i64] = 5  # MIC-V2, V5
LINES: Final[i64] = 6  # of a score sheet


def garrison_of(places: i64) -> i64:
    """MIC-V6: 2, 4, 7, 10 points for 1 to 4 places."""
    return 2 * places if places < 3 else 3 * places - 2


class Scored(Table):
    def __init__(self, seats: i64, board: Board, numbers: Moves, nests: list[Nest], army: vec[i64],
                 architects: vec[i64], full: i64, reserve: i64, line: vec[i64], soldiers: vec[i64], unseen: i64,
                 pile: i64, leader: i64, turn: i64, placed: i64, question: i64, at: i64, tile: i64, step: i64,
                 changed: i64, over: i64) -> None:
        self.seats = seats
        self.board = board
        self.numbers = numbers
        self.nests = nests  # of each anthill; those of a player stand together
        self.army = army  # of each anthill
        self.architects = architects  # tokens of each seat
        self.full = full  # barracks with soldiers in them, one bit each
        self.reserve = reserve  # soldiers
        self.line = line  # tiles, the first of the line first
        self.soldiers = soldiers  # on them
        self.unseen = unseen  # the tiles of the pile, one bit each: they have no order until they are drawn (MIC-S3)
        self.pile = pile
        self.leader = leader  # the anthill with the Red Army token
        self.turn = turn
        self.placed = placed  # tiles, in all anthills
        self.question = question
        self.at = at  # the anthill that grew last
        self.tile = tile  # by this tile
        self.step = step  # which does this now, and is asked about it or not
        self.changed = changed  # barracks that the sentinel has filled or emptied, one bit each
        self.over = over

    def owner(self, anthill: i64) -> i64:
        return anthill // self.numbers.each

    def numbered(self, anthill: i64) -> i64:
        """Which of its owner's, from 1."""
        return anthill % self.numbers.each + 1

    def tokens(self) -> i64:
        """Architect tokens in the reserve."""
        left = self.board.architects
        seat: i64
        for seat in range(self.seats):
            left -= self.architects[seat]
        return left

    def lines(self, anthill: i64) -> vec[i64]:
        """The score sheet of an anthill: MIC-V1 to V6, in this order (MIC-V8 fills one in).

        MIC-E7: anthills are compared, not players.
        """
        nest = self.nests[anthill]
        largest: i64 = NONE
        army: i64 = 0
        other: i64
        for other in range(len(self.nests)):
            largest = max(largest, self.nests[other].largest)
            army = max(army, self.army[other])
        colony = BONUS if nest.largest == largest and largest != NONE else 0
        red = BONUS if self.army[anthill] == army else 0
        return vec[i64]([nest.population, colony, nest.harvest, nest.royal, red, self.garrison(anthill)])

    def garrison(self, anthill: i64) -> i64:
        """MIC-V6: of all barracks with soldiers in them."""
        points: i64 = 0
        full = self.full & self.nests[anthill].barracks
        number: i64
        for number in range(len(self.board.places)):
            if full >> number & 1:
                points += garrison_of(self.board.places[number])
        return points

    def score(self, seat: i64) -> i64:
        """MIC-E7: the sum over the player's anthills."""
        points: i64 = 0
        i: i64
        line: i64
        for i in range(self.numbers.each):
            lines = self.lines(seat * self.numbers.each + i)
            for line in range(LINES):
                points += lines[line]
        return points

    def largest_army(self, seat: i64) -> i64:
        largest: i64 = 0
        i: i64
        for i in range(self.numbers.each):
            largest = max(largest, self.army[seat * self.numbers.each + i])
        return largest

    def ahead(self, seat: i64, other: i64) -> i64:
        """MIC-V7: the total, then the largest army."""
        points = self.score(seat) - self.score(other)
        return points if points else self.largest_army(seat) - self.largest_army(other)
