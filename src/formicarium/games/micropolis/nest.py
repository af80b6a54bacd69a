"""Micropolis: an anthill, and the galleries that its tiles form together."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.state import bit_count
from formicarium.core.vectors import filled
from formicarium.games.micropolis.kit import (
    ANT,
    FRUITS,
    GIFT,
    KIND,
    LEFT_INNER,
    LEFT_OUTER,
    MOST,
    NONE,
    PORTS,
    QUEEN,
    RIGHT_INNER,
    RIGHT_OUTER,
    Kit,
)


def ants_in(holds: i64) -> i64:
    """Return the number of workers and specialists (MIC-V1)."""
    return holds >> ANT


def queens_in(holds: i64) -> i64:
    return holds >> QUEEN & MOST


def fruits_in(holds: i64) -> i64:
    """Return the number of different fruits; each gift stands for another missing fruit (MIC-X7)."""
    kinds = holds >> GIFT & MOST
    fruit: i64
    for fruit in range(FRUITS):
        if holds >> fruit * KIND & MOST:
            kinds += 1
    return min(kinds, FRUITS)


def harvest_of(holds: i64) -> i64:
    """Return 2, 5, 10, 15, 20 or 25 points for 1 to 6 different fruits (MIC-V3)."""
    fruits = fruits_in(holds)
    return 2 * fruits if fruits < 2 else 5 * (fruits - 1)


def royal_of(holds: i64, span: i64) -> i64:
    """Return the number of tiles that a gallery with exactly one queen touches, each once (MIC-X1, V4)."""
    return bit_count(span) if queens_in(holds) == 1 else 0


@final
class Nest:
    """The tiles around a foundation and their galleries; immutable, so states can share one (`grow` returns a new one).

    The sides of the foundation count clockwise. A tile touches the tiles at the neighbouring sides; the last one
    touches tiles at both sides and closes the ring. Pieces are numbered by side: those at side 2 begin at
    2 * kit.tiles.most.
    """

    def __init__(self, *, kit: Kit, tile: vec[i64], left: i64, tiles: i64, gallery: vec[i64], holds: vec[i64],
                 span: vec[i64], barracks: i64, population: i64, largest: i64, harvest: i64, royal: i64) -> None:
        self.kit = kit
        self.tile = tile  # by side; NONE if empty
        self.left = left  # side of the leftmost tile
        self.tiles = tiles  # number of tiles, clockwise from `left`
        self.gallery = gallery  # by piece: its gallery, named after one of its pieces
        self.holds = holds  # by gallery: its contents (kit.py)
        self.span = span  # by gallery: bit set of the sides it touches
        self.barracks = barracks  # bit set
        self.population = population
        self.largest = largest  # ants in the most populous gallery; NONE without a tile
        self.harvest = harvest
        self.royal = royal

    def side(self, place: i64) -> i64:
        """Return the side of the nth tile of the row, counted from 0 at the left."""
        return (self.left + place) % self.kit.sides

    def grow(self, tile: i64, left: bool) -> Nest:
        """Return a nest with one more tile at the left or right end of the row (MIC-T5)."""
        kit = self.kit
        first = self.side(kit.sides - 1) if left else self.left
        nest = Nest(kit=kit, tile=self.tile[:], left=first, tiles=self.tiles + 1, gallery=self.gallery[:],
                    holds=self.holds[:], span=self.span[:], barracks=self.barracks | kit.tiles.barracks[tile],
                    population=self.population, largest=self.largest, harvest=self.harvest, royal=self.royal)
        nest.dig(tile, first if left else self.side(self.tiles))
        return nest

    def dig(self, tile: i64, side: i64) -> None:
        """Add the pieces of a tile and join them with the tiles at both sides (MIC-C3, C4)."""
        kit = self.kit
        tiles = kit.tiles
        start = side * tiles.most
        self.tile[side] = tile
        piece: i64
        for piece in range(tiles.pieces[tile]):
            holds = tiles.holds[tile * tiles.most + piece]
            self.gallery[start + piece] = start + piece
            self.holds[start + piece] = holds
            self.span[start + piece] = 1 << side
            self.population += ants_in(holds)
            self.count(start + piece, 1)
        last = kit.sides - 1
        self.meet(last if side == 0 else side - 1, side)
        self.meet(side, 0 if side == last else side + 1)

    def meet(self, side: i64, next_: i64) -> None:
        """Join the right side of a tile with the left side of the next: outer with outer, inner with inner (MIC-C3)."""
        kit = self.kit
        tiles = kit.tiles
        one, other = self.tile[side], self.tile[next_]
        if one != NONE and other != NONE:
            first, second = side * tiles.most, next_ * tiles.most
            self.join(self.gallery[first + tiles.piece[one * PORTS + RIGHT_OUTER]],
                      self.gallery[second + tiles.piece[other * PORTS + LEFT_OUTER]])
            self.join(self.gallery[first + tiles.piece[one * PORTS + RIGHT_INNER]],
                      self.gallery[second + tiles.piece[other * PORTS + LEFT_INNER]])

    def join(self, one: i64, other: i64) -> None:
        """Merge two galleries that touch (MIC-C4)."""
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
        """Add or subtract the points of a gallery (MIC-V2 to V4). The largest number of ants never shrinks."""
        holds = self.holds[gallery]
        self.harvest += sign * harvest_of(holds)
        self.royal += sign * royal_of(holds, self.span[gallery])
        self.largest = max(self.largest, ants_in(holds))

    def clockwise(self) -> vec[i64]:
        """Return the tiles of the row, from the left."""
        found = vec[i64](capacity=self.tiles)
        place: i64
        for place in range(self.tiles):
            found = append(found, self.tile[self.side(place)])
        return found

    def row(self) -> list[tuple[int, int]]:
        """Return the tiles of the row, clockwise, each with the number of its first piece."""
        sides = [self.side(place) for place in range(self.tiles)]
        return [(self.tile[side], side * self.kit.tiles.most) for side in sides]

    def in_order(self) -> dict[int, int]:
        """Number the galleries in clockwise order of their first pieces."""
        pieces = self.kit.tiles.pieces
        order = [self.gallery[first + piece] for tile, first in self.row() for piece in range(pieces[tile])]
        return {gallery: number for number, gallery in enumerate(dict.fromkeys(order))}

    def galleries(self) -> tuple[tuple[int, ...], ...]:
        """Return for each tile of the row the galleries of its pieces, numbered by `in_order`."""
        pieces = self.kit.tiles.pieces
        numbers = self.in_order()
        return tuple([tuple([numbers[self.gallery[first + piece]] for piece in range(pieces[tile])])
                      for tile, first in self.row()])


def foundation(kit: Kit) -> Nest:
    """Return a foundation without tiles (MIC-S1)."""
    pieces = kit.sides * kit.tiles.most
    return Nest(kit=kit, tile=filled(kit.sides, NONE), left=0, tiles=0, gallery=filled(pieces, NONE),
                holds=filled(pieces, 0), span=filled(pieces, 0), barracks=0, population=0, largest=NONE, harvest=0,
                royal=0)


def lay_tiles(kit: Kit, tiles: vec[i64]) -> Nest:
    """Return a nest with these tiles, clockwise."""
    nest = foundation(kit)
    i: i64
    for i in range(len(tiles)):
        nest = nest.grow(tiles[i], False)
    return nest
