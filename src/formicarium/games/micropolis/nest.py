"""Micropolis: the tiles, and the galleries that they make together."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.table import count

NONE: Final[i64] = -1

# ports of a tile (MIC-C3)
LEFT_OUTER: Final[i64] = 0
LEFT_INNER: Final[i64] = 1
RIGHT_OUTER: Final[i64] = 2
RIGHT_INNER: Final[i64] = 3
PORTS: Final[i64] = 4

# What a gallery holds is one number, and where galleries join the numbers are added: four bits count each of the six
# fruits, the gifts and the queens; the ants stand above them.
KIND: Final[i64] = 4  # bits
MOST: Final[i64] = 15  # of a kind
GIFT: Final[i64] = 24
QUEEN: Final[i64] = 28
ANT: Final[i64] = 32
FRUITS: Final[i64] = 6

# What a tile does at once when it is placed: as many soldiers as a nurse's eggs, or
ARCHITECT: Final[i64] = 10
SERGEANT: Final[i64] = 11
SENTINEL: Final[i64] = 12
BARRACKS: Final[i64] = 16  # and more: which


def ants_in(holds: i64) -> i64:
    """MIC-V1: workers and specialists."""
    return holds >> ANT


def queens_in(holds: i64) -> i64:
    return holds >> QUEEN & MOST


def fruits_in(holds: i64) -> i64:
    """MIC-X7: each gift stands for another fruit that is missing."""
    kinds = holds >> GIFT & MOST
    fruit: i64
    for fruit in range(FRUITS):
        if holds >> fruit * KIND & MOST:
            kinds += 1
    return min(kinds, FRUITS)


def harvest_of(holds: i64) -> i64:
    """MIC-V3: 2, 5, 10, 15, 20, 25 points for 1 to 6 different fruits."""
    fruits = fruits_in(holds)
    return 2 * fruits if fruits < 2 else 5 * (fruits - 1)


def royal_of(holds: i64, span: i64) -> i64:
    """MIC-X1, V4: the tiles of a gallery with exactly one queen, each once."""
    return count(span) if queens_in(holds) == 1 else 0


@final
class Board:
    """An edition as the rules use it (MIC-C1, C2, C3). Never changes; tables share it.

    Tiles and barracks count from 0 here.
    """

    def __init__(self, sides: i64, holes: i64, army: i64, line: i64, soldiers: i64, architects: i64, most: i64,
                 pieces: vec[i64], piece: vec[i64], holds: vec[i64], steps: vec[i64], step_from: vec[i64],
                 barracks: vec[i64], places: vec[i64], bit: vec[i64], bears: list[str]) -> None:
        self.sides = sides  # tiles that complete an anthill
        self.holes = holes  # soldiers that an army can have
        self.army = army
        self.line = line
        self.soldiers = soldiers
        self.architects = architects
        self.most = most  # pieces of a tile
        self.pieces = pieces  # of each tile: how many
        self.piece = piece  # tile * PORTS + port -> which piece it belongs to
        self.holds = holds  # tile * most + piece
        self.steps = steps  # what the tiles do at once, one after the other (MIC-T6)
        self.step_from = step_from  # of each tile, its first step; one more for the end
        self.barracks = barracks  # of each tile, its barracks, one bit each
        self.places = places  # of each barracks
        self.bears = bears  # of each tile, how it is told
        self.bit = bit  # a literal cannot be shifted as far as there are tiles
        self.tiles: i64 = len(pieces)


@final
class Nest:
    """The tiles of an anthill, clockwise, and their galleries. Never changes: growing gives another."""

    def __init__(self, board: Board, row: vec[i64], first: vec[i64], gallery: vec[i64], holds: vec[i64],
                 span: vec[i64]) -> None:
        self.board = board
        self.row = row
        self.first = first  # of each tile in the row, the number of its first piece
        self.gallery = gallery  # of each piece: that of all its pieces which gives the gallery its number
        self.holds = holds  # of each gallery
        self.span = span  # of each gallery: its tiles, one bit each, by the order in which they came
        self.tiles: i64 = len(row)
        self.complete = self.tiles == board.sides
        self.barracks: i64 = 0  # one bit each
        self.population: i64 = 0
        self.largest: i64 = NONE  # ants in the most populous gallery; there is none without a tile
        self.harvest: i64 = 0
        self.royal: i64 = 0
        self.count_up()

    def count_up(self) -> None:
        """MIC-V1 to V4, as far as one anthill alone can tell."""
        i: i64
        for i in range(self.tiles):
            self.barracks |= self.board.barracks[self.row[i]]
        for i in range(self.tiles * self.board.most):
            span = self.span[i]
            if span:
                holds = self.holds[i]
                ants = ants_in(holds)
                self.population += ants
                self.largest = max(self.largest, ants)
                self.harvest += harvest_of(holds)
                self.royal += royal_of(holds, span)

    def grown(self, tile: i64, left: bool) -> Nest:
        """MIC-T5: with one tile more, at the left or the right end of the row."""
        board = self.board
        row, first = vec[i64](capacity=board.sides), vec[i64](capacity=board.sides)
        start = self.tiles * board.most
        i: i64
        if left:
            row, first = append(row, tile), append(first, start)
        for i in range(self.tiles):
            row, first = append(row, self.row[i]), append(first, self.first[i])
        if not left:
            row, first = append(row, tile), append(first, start)
        gallery, holds, span = self.gallery[:], self.holds[:], self.span[:]
        for i in range(board.pieces[tile]):
            gallery[start + i] = start + i
            holds[start + i] = board.holds[tile * board.most + i]
            span[start + i] = board.bit[self.tiles]
        last = self.tiles
        if last > 0:
            if left:
                meet(board, row, first, 0, 1, gallery, holds, span)
            else:
                meet(board, row, first, last - 1, last, gallery, holds, span)
        if last + 1 == board.sides:  # MIC-C4: the ends touch
            meet(board, row, first, last, 0, gallery, holds, span)
        return Nest(board, row, first, gallery, holds, span)


def meet(board: Board, row: vec[i64], first: vec[i64], one: i64, next_: i64, gallery: vec[i64], holds: vec[i64],
         span: vec[i64]) -> None:
    """MIC-C3: the right side of one tile meets the left side of the next, outer with outer, inner with inner."""
    right, left = row[one] * PORTS, row[next_] * PORTS
    join(gallery, holds, span, gallery[first[one] + board.piece[right + RIGHT_OUTER]],
         gallery[first[next_] + board.piece[left + LEFT_OUTER]])
    join(gallery, holds, span, gallery[first[one] + board.piece[right + RIGHT_INNER]],
         gallery[first[next_] + board.piece[left + LEFT_INNER]])


def join(gallery: vec[i64], holds: vec[i64], span: vec[i64], one: i64, other: i64) -> None:
    """MIC-C4: two galleries that touch are one."""
    if one == other:
        return
    piece: i64
    for piece in range(len(gallery)):
        if gallery[piece] == other:
            gallery[piece] = one
    holds[one] += holds[other]
    span[one] |= span[other]
    holds[other] = 0
    span[other] = 0


def bare(board: Board) -> Nest:
    """MIC-S1: a foundation."""
    pieces = board.sides * board.most
    return Nest(board, vec[i64](), vec[i64](), vec[i64]([NONE] * pieces), vec[i64]([0] * pieces),
                vec[i64]([0] * pieces))
