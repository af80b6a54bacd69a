"""Micropolis: the kit, what is printed and agreed on, as numbers (MIC-C1, C2, C3). Nothing in it ever changes.

Tiles, barracks and anthills count from 0 here.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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


@final
class Kit:
    """Of one edition, mode, number of players and set of options; tables share it."""

    def __init__(self, *, seats: i64, each: i64, first_leads: bool, sides: i64, holes: i64, army: i64, line: i64,
                 soldiers: i64, architects: i64, most: i64, pieces: vec[i64], piece: vec[i64], holds: vec[i64],
                 effects: vec[i64], effect_from: vec[i64], barracks: vec[i64], places: vec[i64], bit: vec[i64],
                 workers: list[int], bears: list[str]) -> None:
        self.seats = seats
        self.each = each  # anthills of a player (MIC-E1)
        self.anthills = seats * each
        self.first_leads = first_leads  # MIC-S4
        self.sides = sides  # tiles that complete an anthill
        self.holes = holes  # soldiers that an army can have
        self.army = army  # to begin with
        self.line = line  # tiles
        self.soldiers = soldiers
        self.architects = architects  # tokens
        self.most = most  # pieces of a tile
        self.pieces = pieces  # of each tile: how many
        self.piece = piece  # tile * PORTS + port -> which piece it belongs to
        self.holds = holds  # tile * most + piece
        self.effects = effects  # what the tiles do at once, one after the other (MIC-T6)
        self.effect_from = effect_from  # of each tile, its first effect; one more for the end
        self.barracks = barracks  # of each tile, its barracks, one bit each
        self.places = places  # of each barracks
        self.bit = bit  # a literal cannot be shifted as far as there are tiles
        self.workers = workers  # of each tile
        self.bears = bears  # of each tile, how it is told
        self.tiles: i64 = len(pieces)
        self.all_tiles: i64 = 0  # one bit each
        tile: i64
        for tile in range(self.tiles):
            self.all_tiles |= bit[tile]
