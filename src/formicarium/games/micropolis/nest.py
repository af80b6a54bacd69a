"""Micropolis: the tiles, and the galleries that they make together."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
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
    """The tiles round a foundation, and their galleries. Never changes: growing gives another.

    The sides of the foundation count clockwise. A tile meets what lies at the sides next to it, the last one on both
    sides: that closes the ring. Pieces are numbered by side: those at side 2 begin at 2 * board.most.
    """

    def __init__(self, board: Board, tile: vec[i64], left: i64, tiles: i64, gallery: vec[i64], holds: vec[i64],
                 span: vec[i64], barracks: i64, population: i64, largest: i64, harvest: i64, royal: i64) -> None:
        self.board = board
        self.tile = tile  # at each side, or NONE
        self.left = left  # the side where the leftmost tile lies
        self.tiles = tiles  # how many, on from there
        self.gallery = gallery  # of each piece: the one of its pieces that the gallery is called by
        self.holds = holds  # of each gallery
        self.span = span  # of each gallery: the sides where it has pieces, one bit each
        self.barracks = barracks  # one bit each
        self.population = population
        self.largest = largest  # ants in the most populous gallery; NONE without a tile
        self.harvest = harvest
        self.royal = royal

    def side(self, place: i64) -> i64:
        """Where the tile lies that is so many on from the left."""
        return (self.left + place) % self.board.sides

    def grown(self, tile: i64, left: bool) -> Nest:
        """MIC-T5: with one tile more, at the left or the right end of the row."""
        board = self.board
        first = self.side(board.sides - 1) if left else self.left
        nest = Nest(board, self.tile[:], first, self.tiles + 1, self.gallery[:], self.holds[:], self.span[:],
                    self.barracks | board.barracks[tile], self.population, self.largest, self.harvest, self.royal)
        nest.dig(tile, first if left else self.side(self.tiles))
        return nest

    def dig(self, tile: i64, side: i64) -> None:
        """MIC-C3, C4: the pieces of the tile, joined with what lies at both sides of it."""
        board = self.board
        start = side * board.most
        self.tile[side] = tile
        piece: i64
        for piece in range(board.pieces[tile]):
            holds = board.holds[tile * board.most + piece]
            self.gallery[start + piece] = start + piece
            self.holds[start + piece] = holds
            self.span[start + piece] = 1 << side
            self.population += ants_in(holds)
            self.count(start + piece, 1)
        last = board.sides - 1
        self.meet(last if side == 0 else side - 1, side)
        self.meet(side, 0 if side == last else side + 1)

    def meet(self, side: i64, next_: i64) -> None:
        """MIC-C3: the right side of one tile and the left side of the next, outer with outer, inner with inner."""
        board = self.board
        one, other = self.tile[side], self.tile[next_]
        if one != NONE and other != NONE:
            here, there = side * board.most, next_ * board.most
            self.join(self.gallery[here + board.piece[one * PORTS + RIGHT_OUTER]],
                      self.gallery[there + board.piece[other * PORTS + LEFT_OUTER]])
            self.join(self.gallery[here + board.piece[one * PORTS + RIGHT_INNER]],
                      self.gallery[there + board.piece[other * PORTS + LEFT_INNER]])

    def join(self, one: i64, other: i64) -> None:
        """MIC-C4: two galleries that touch are one."""
        if one == other:
            return
        self.count(one, -1)
        self.count(other, -1)
        gallery = self.gallery
        piece: i64
        for piece in range(len(gallery)):
            if gallery[piece] == other:
                gallery[piece] = one
        self.holds[one] += self.holds[other]
        self.span[one] |= self.span[other]
        self.count(one, 1)

    def count(self, gallery: i64, sign: i64) -> None:
        """MIC-V2 to V4: a gallery comes or goes. The most populous never shrinks."""
        holds = self.holds[gallery]
        self.harvest += sign * harvest_of(holds)
        self.royal += sign * royal_of(holds, self.span[gallery])
        self.largest = max(self.largest, ants_in(holds))


def bare(board: Board) -> Nest:
    """MIC-S1: a foundation."""
    pieces = board.sides * board.most
    return Nest(board, vec[i64]([NONE] * board.sides), 0, 0, vec[i64]([NONE] * pieces), vec[i64]([0] * pieces),
                vec[i64]([0] * pieces), 0, 0, NONE, 0, 0)
