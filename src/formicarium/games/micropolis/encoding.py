"""Micropolis: encode a view for a neural net, as bytes; features.py documents each part."""
from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from formicarium.core.state import bit_count
from formicarium.core.vectors import byte, write_bits, write_row
from formicarium.games.micropolis import score
from formicarium.games.micropolis.base import GIVING, MANNING, REARRANGING, TAKING, MicropolisBase
from formicarium.games.micropolis.kit import (
    BARRACKS,
    FRUITS,
    KIND,
    LEFT_INNER,
    LEFT_OUTER,
    MOST,
    NONE,
    PORTS,
    RIGHT_INNER,
    RIGHT_OUTER,
)
from formicarium.games.micropolis.nest import Nest, ants_in, queens_in

END: Final[i64] = 10  # bytes of an open end: ants, six fruits, gifts, queens, tiles


def encode(t: MicropolisBase, seat: i64, out: BytesWriter, at: i64) -> None:
    at = show_line(t, out, at)
    at = show_anthills(t, seat, out, at)
    at = show_players(t, seat, out, at)
    show_question(t, seat, out, at)


def show_line(t: MicropolisBase, out: BytesWriter, at: i64) -> i64:
    kit, line = t.kit, t.line
    i: i64
    for i in range(len(line)):
        out[at + i] = u8(line[i] + 1)
    write_row(t.soldiers, out, at + kit.line)
    return write_bits(t.unseen, kit.tiles.count, out, at + 2 * kit.line)


def show_anthills(t: MicropolisBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    kit, nests, army = t.kit, t.nests, t.army
    anthills, sides = kit.anthills, kit.sides
    largest: i64 = NONE
    strongest: i64 = 0
    i: i64
    place: i64
    for i in range(anthills):
        largest = max(largest, nests[i].largest)
        strongest = max(strongest, army[i])
    tiles = at
    armies = tiles + anthills * sides
    sheets = armies + 2 * anthills
    ends = sheets + anthills * score.LINES
    same = ends + kit.each * PORTS * END
    for i in range(anthills):
        one = seat * kit.each + i
        if one >= anthills:
            one -= anthills
        nest = nests[one]
        row, side = nest.tile, nest.left
        for place in range(nest.tiles):
            out[tiles + i * sides + place] = u8(row[side] + 1)
            side = 0 if side == sides - 1 else side + 1
        out[armies + i] = byte(army[one])
        out[armies + anthills + i] = byte(nest.largest + 1)
        line = sheets + i * score.LINES
        out[line] = byte(nest.population)
        if nest.largest == largest and largest != NONE:
            out[line + 1] = u8(score.BONUS)
        out[line + 2] = byte(nest.harvest)
        out[line + 3] = byte(nest.royal)
        if army[one] == strongest:
            out[line + 4] = u8(score.BONUS)
        if t.full & nest.barracks:
            out[line + 5] = byte(score.garrison(t, one))
        if i < kit.each and nest.tiles:
            show_ends(nest, out, ends + i * PORTS * END, same + i * 6)
    return same + kit.each * 6


def show_ends(nest: Nest, out: BytesWriter, at: i64, same: i64) -> None:
    """Encode the galleries that the next tile could join: left outer and inner, right outer and inner."""
    kit = nest.kit
    tiles = kit.tiles
    side = nest.side(0)
    tile = nest.tile[side]
    one = nest.gallery[side * tiles.most + tiles.piece[tile * PORTS + LEFT_OUTER]]
    two = nest.gallery[side * tiles.most + tiles.piece[tile * PORTS + LEFT_INNER]]
    side = nest.side(nest.tiles - 1)
    tile = nest.tile[side]
    three = nest.gallery[side * tiles.most + tiles.piece[tile * PORTS + RIGHT_OUTER]]
    four = nest.gallery[side * tiles.most + tiles.piece[tile * PORTS + RIGHT_INNER]]
    show_end(nest, one, out, at)
    show_end(nest, two, out, at + END)
    show_end(nest, three, out, at + 2 * END)
    show_end(nest, four, out, at + 3 * END)
    if one == two:
        out[same] = 1
    if one == three:
        out[same + 1] = 1
    if one == four:
        out[same + 2] = 1
    if two == three:
        out[same + 3] = 1
    if two == four:
        out[same + 4] = 1
    if three == four:
        out[same + 5] = 1


def show_end(nest: Nest, gallery: i64, out: BytesWriter, at: i64) -> None:
    holds = nest.holds[gallery]
    kind: i64
    out[at] = byte(ants_in(holds))
    for kind in range(FRUITS + 1):
        if holds >> kind * KIND & MOST:
            out[at + 1 + kind] = u8(holds >> kind * KIND & MOST)
    out[at + 2 + FRUITS] = u8(queens_in(holds))
    out[at + 3 + FRUITS] = u8(bit_count(nest.span[gallery]))


def show_players(t: MicropolisBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    kit, seats = t.kit, t.seats
    at = write_bits(t.full, len(kit.places), out, at)
    at = show_anthill(t, t.leader, seat, out, at)
    i: i64
    for i in range(seats):
        other = seat + i if seat + i < seats else seat + i - seats
        if other == t.turn:
            out[at + i] = 1
        out[at + seats + i] = byte(t.architects[other])
    out[at + 2 * seats + seat] = 1
    at += 3 * seats
    rounds = kit.sides * kit.each
    placed = t.placed - 1 if t.phase == MANNING or t.phase == REARRANGING else t.placed
    out[at] = byte(t.reserve)
    out[at + 1] = byte(t.tokens())
    out[at + 2] = byte(t.pile)
    out[at + 3] = byte(min(rounds, placed // seats + 1))
    if t.over:
        out[at + 4] = 1
    return at + 5


def show_anthill(t: MicropolisBase, anthill: i64, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Encode the choice of an anthill, the viewer's first."""
    place = anthill - seat * t.kit.each
    out[at + (place if place >= 0 else place + t.kit.anthills)] = 1
    return at + t.kit.anthills


def show_question(t: MicropolisBase, seat: i64, out: BytesWriter, at: i64) -> None:
    kit, doing = t.kit, t.doing
    out[at + t.phase] = 1
    at += GIVING + 1
    if t.phase == TAKING:
        return
    if t.phase == GIVING:
        show_anthill(t, t.leader, seat, out, at)
        return
    at = show_anthill(t, doing.anthill, seat, out, at)
    out[at] = u8(doing.tile + 1)
    out[at + 1] = byte(doing.effect - kit.tiles.effect_from[doing.tile] + 1)
    at += 2
    if t.phase == MANNING:
        out[at + kit.tiles.effects[doing.effect] - BARRACKS] = 1
    write_bits(doing.changed, len(kit.places), out, at + len(kit.places))
