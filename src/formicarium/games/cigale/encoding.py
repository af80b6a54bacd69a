"""La Cigale & la Fourmi: encode a view for a neural net, as bytes; features.py documents each part."""
from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from formicarium.core.vectors import byte, total, write_bits, write_row
from formicarium.games.cigale.base import PAYING, CigaleBase
from formicarium.games.cigale.kit import CARDS, CELLS, KINDS, NONE, ON_TABLE, PATHS, POWERS, STOCK


def encode(t: CigaleBase, seat: i64, out: BytesWriter, at: i64) -> None:
    at = show_square(t, out, at)
    at = show_round(t, seat, out, at)
    at = show_unseen(t, seat, out, at)
    if not t.kit.winter:
        show_autumn(t, seat, out, at)
        return
    at = show_winter(t, seat, out, at)
    if t.kit.powered:
        show_powers(t, seat, out, at)


def show_square(t: CigaleBase, out: BytesWriter, at: i64) -> i64:
    square = t.square
    cell: i64
    for cell in range(CELLS):
        out[at + (CARDS if square[cell] == NONE else square[cell])] = 1
        at += CARDS + 1
    return write_bits(t.ants, CELLS, out, at)


def show_round(t: CigaleBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    seats = t.seats
    foragers = t.foragers
    faced = not t.kit.winter and (t.kit.open_insects or t.over != 0)
    i: i64
    for i in range(seats):
        other = seat + i if seat + i < seats else seat + i - seats
        if other == t.ant:
            out[at + i] = 1
        if other == t.cicada:
            out[at + seats + i] = 1
        if foragers[other].token != NONE:
            out[at + 2 * seats + i] = 1
        hidden = not t.kit.winter and i > 0 and not faced
        points = t.shelf_points(other) if hidden else t.score(other)
        out[at + 3 * seats + i] = byte(points)
    out[at + 4 * seats + seat] = 1
    at += 5 * seats
    if foragers[seat].token != NONE:
        out[at + foragers[seat].token] = 1
    at += PATHS
    if t.over == 0:
        out[at + t.phase] = 1
    at += PAYING + 1
    out[at] = byte(total(t.pile))
    out[at + 1] = byte(t.number)
    if t.over:
        out[at + 2] = 1
    return at + 3


def show_unseen(t: CigaleBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Count, by design, the cards in the pile, face down before other seats, or hidden by another seat (CIG-P7)."""
    unseen = t.pile
    other: i64
    card: i64
    if not t.kit.winter and not t.kit.open_insects and t.over == 0:
        unseen = unseen[:]
        for other in range(t.seats):
            if other != seat:
                kept = t.foragers[other].kept
                for card in range(CARDS):
                    unseen[card] += kept[card]
    elif t.stock != NONE and not t.hides(seat):
        unseen = unseen[:]
        unseen[t.stock] += 1
    return write_row(unseen, out, at)


def show_autumn(t: CigaleBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Encode the shelves, the insects that the viewer sees, and the number of each seat's insects."""
    seats = t.seats
    faced = t.kit.open_insects or t.over != 0
    insects = at + seats * PATHS
    number = insects + seats * CARDS
    i: i64
    for i in range(seats):
        forager = t.foragers[seat + i if seat + i < seats else seat + i - seats]
        write_row(forager.shelf, out, at + i * PATHS)
        if i == 0 or faced:
            write_row(forager.kept, out, insects + i * CARDS)
        out[number + i] = byte(total(forager.kept))
    return number + seats


def show_winter(t: CigaleBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    seats, provisions, doing = t.seats, t.kit.provisions, t.doing
    i: i64
    for i in range(seats):
        forager = t.foragers[seat + i if seat + i < seats else seat + i - seats]
        write_row(forager.kept, out, at + i * CARDS)
        write_row(forager.goods, out, at + seats * CARDS + i * provisions)
    at += seats * (CARDS + provisions)
    at = write_row(t.offer, out, at)
    at = write_row(t.store, out, at)
    at = write_row(t.discard, out, at)
    at = write_bits(doing.due, CELLS, out, at)
    at = show_fresh(doing.fresh, out, at)
    at = show_seat(doing.collector, seat, seats, out, at)
    if doing.buying != NONE:
        out[at + doing.buying] = 1
    at = write_row(doing.paid, out, at + provisions)
    if doing.bought:
        out[at] = 1
    out[at + 1] = byte(t.idle)
    return at + 2


def show_fresh(fresh: i64, out: BytesWriter, at: i64) -> i64:
    """Encode the insects just collected, by design."""
    path: i64
    kind: i64
    for path in range(PATHS):
        for kind in range(KINDS):
            if fresh >> path * KINDS + kind & 1:
                out[at + path * 7 + 1 + kind] = 1
    return at + CARDS


def show_seat(other: i64, seat: i64, seats: i64, out: BytesWriter, at: i64) -> i64:
    if other >= 0:
        out[at + (other - seat if other >= seat else other - seat + seats)] = 1
    return at + seats


def show_powers(t: CigaleBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    seats, power = t.seats, t.power
    i: i64
    for i in range(POWERS):
        if power[i] == ON_TABLE:
            out[at + seats] = 1
        show_seat(power[i], seat, seats, out, at)
        at += seats + 1
    if t.stock != NONE:
        show_seat(power[STOCK], seat, seats, out, at)
        if t.hides(seat):
            out[at + seats + t.stock] = 1
    at += seats + CARDS
    if t.doing.spent:
        out[at] = 1
    if t.doing.exchanged:
        out[at + 1] = 1
    if t.peeked != NONE:
        out[at + 2] = 1
        if seat == t.cicada:
            out[at + 3 + t.peeked] = 1
    return at + 3 + PATHS
