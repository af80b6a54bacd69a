"""Micropolis: the kit: edition and options as numbers (MIC-C1, C2, C3); immutable.

Tiles, barracks and anthills count from 0 here.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = -1

# Ports of a tile (MIC-C3).
LEFT_OUTER: Final[i64] = 0
LEFT_INNER: Final[i64] = 1
RIGHT_OUTER: Final[i64] = 2
RIGHT_INNER: Final[i64] = 3
PORTS: Final[i64] = 4

# The contents of a gallery are one number, and galleries that join add theirs: four bits each count the six fruits, the
# gifts and the queens; the bits above count the ants.
KIND: Final[i64] = 4  # bits for each kind
MOST: Final[i64] = 15  # highest count of a kind
GIFT: Final[i64] = 24
QUEEN: Final[i64] = 28
ANT: Final[i64] = 32
FRUITS: Final[i64] = 6

# Effects of a tile when it is placed. A nurse's effect is the number of its eggs, below ARCHITECT.
ARCHITECT: Final[i64] = 10
SERGEANT: Final[i64] = 11
SENTINEL: Final[i64] = 12
BARRACKS: Final[i64] = 16  # BARRACKS + n: barracks n


@final
class TileSet:
    """The tiles: their pieces, contents and effects."""

    def __init__(self, *, most: i64, pieces: vec[i64], piece: vec[i64], holds: vec[i64], effects: vec[i64],
                 effect_from: vec[i64], barracks: vec[i64], bit: vec[i64], workers: list[int],
                 bears: list[str]) -> None:
        self.count: i64 = len(pieces)
        self.most = most  # most pieces of a tile
        self.pieces = pieces  # by tile: number of its pieces
        self.piece = piece  # number of a piece, at tile * PORTS + port
        self.holds = holds  # contents of a piece, at tile * most + piece
        self.effects = effects  # effects of all tiles, tile by tile, in order (MIC-T6)
        self.effect_from = effect_from  # by tile: index of its first effect; one more entry for the end
        self.barracks = barracks  # by tile: bit set of its barracks
        self.bit = bit  # powers of two: compiled, a shifted literal has too few bits for the tiles
        self.workers = workers  # by tile
        self.bears = bears  # by tile: the one thing on it, as in Shown.bears
        self.all: i64 = 0  # bit set of all tiles
        tile: i64
        for tile in range(self.count):
            self.all |= bit[tile]


@final
class Kit:
    """Constants of one edition, mode, number of players and set of options; all states share it."""

    def __init__(self, *, seats: i64, each: i64, first_leads: bool, sides: i64, holes: i64, army: i64, line: i64,
                 soldiers: i64, architects: i64, places: vec[i64], tiles: TileSet) -> None:
        self.seats = seats
        self.each = each  # anthills of each player (MIC-E1)
        self.anthills = seats * each
        self.first_leads = first_leads  # option: the first seat is the Leader (MIC-S4)
        self.sides = sides  # tiles that complete an anthill
        self.holes = holes  # most soldiers of an army
        self.army = army  # soldiers of an army at the start
        self.line = line  # tiles in a full line
        self.soldiers = soldiers
        self.architects = architects  # number of tokens
        self.places = places  # by barracks: its places
        self.tiles = tiles
