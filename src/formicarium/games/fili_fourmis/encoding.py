"""Fili-Fourmis: encode a view for a neural net, as bytes; features.py documents each part."""
from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from formicarium.core.state import bit_count
from formicarium.core.vectors import byte
from formicarium.games.fili_fourmis.base import ENTERING, LEAVING, FiliBase
from formicarium.games.fili_fourmis.kit import LONGEST, SIDES
from formicarium.games.fili_fourmis.rounds import quiet_turns, times

# Planes over the cells; a pair is one plane for the viewer and one for the opponent.
OUTSIDE: Final[i64] = 0
AT_HOME: Final[i64] = 2
ENTERED: Final[i64] = 4
ENDS: Final[i64] = 6
SIZES: Final[i64] = 8
LINKS: Final[i64] = 10  # three planes: neighbour to the upper right, to the upper left, to the left
SPOT: Final[i64] = 13
IN_HAND: Final[i64] = 14
EARTH: Final[i64] = 15
PLANES: Final[i64] = 16


def encode(t: FiliBase, seat: i64, out: BytesWriter, at: i64) -> None:
    kit = t.kit
    cells, earth = kit.cells, kit.board.earth
    cell: i64
    side: i64
    show_ants(t, seat, 0, out, at)
    show_ants(t, 1 - seat, 1, out, at)
    for cell in range(cells):
        if earth[cell]:
            out[at + EARTH * cells + cell] = 1
    if LEAVING <= t.phase <= ENTERING:
        out[at + SPOT * cells + t.spot] = 1
        if t.phase != LEAVING:
            for cell in range(t.size[t.file]):
                out[at + IN_HAND * cells + t.line[t.file * LONGEST + cell]] = 1
    at += PLANES * cells
    out[at + (t.phase if LEAVING <= t.phase <= ENTERING else 0)] = 1
    at += ENTERING + 1
    out[at + (0 if t.turn == seat else 1)] = 1
    out[at + 2 + seat] = 1
    at += 4
    for side in range(2):
        one = seat if side == 0 else 1 - seat
        out[at + side] = u8(bit_count(t.nest[one]))
        out[at + 2 + side] = u8(bit_count(t.entered[one]))
        out[at + 4 + side] = u8(t.ramparts(one))
        out[at + 6 + side] = u8(t.beyond(one))
    at += 8
    out[at] = byte(times(t))
    out[at + 1] = byte(quiet_turns(t))
    if t.over:
        out[at + 2] = 1


def show_ants(t: FiliBase, seat: i64, side: i64, out: BytesWriter, at: i64) -> None:
    """Encode the ants of one seat; `side` is 0 for the viewer, 1 for the opponent."""
    kit, line = t.kit, t.line
    cells, ants, house = kit.cells, kit.ants, kit.anthills.house
    place: i64
    file: i64
    i: i64
    for place in range(ants):
        if t.nest[seat] >> place & 1:
            out[at + (AT_HOME + side) * cells + house[seat * ants + place]] = 1
        if t.entered[seat] >> place & 1:
            out[at + (ENTERED + side) * cells + house[(1 - seat) * ants + place]] = 1
    for file in range(seat * ants, seat * ants + t.files[seat]):
        base = file * LONGEST
        size = t.size[file]
        out[at + (ENDS + side) * cells + line[base]] = 1
        out[at + (ENDS + side) * cells + line[base + size - 1]] = 1
        for i in range(size):
            cell = line[base + i]
            out[at + (OUTSIDE + side) * cells + cell] = 1
            out[at + (SIZES + side) * cells + cell] = u8(size)
            if i:
                show_link(t, line[base + i - 1], cell, out, at)


def show_link(t: FiliBase, one: i64, other: i64, out: BytesWriter, at: i64) -> None:
    """Encode a link of a file once, at its later cell in reading order."""
    later = max(one, other)
    before = min(one, other)
    side: i64
    for side in range(1, SIDES // 2 + 1):
        if t.kit.board.near[later * SIDES + side] == before:
            out[at + (LINKS + side - 1) * t.kit.cells + later] = 1
