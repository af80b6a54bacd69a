"""Fourmidable: encode a view for a neural net, as bytes; features.py documents each part."""
from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from formicarium.core.state import bit_count
from formicarium.core.vectors import byte, total, write_row
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.kit import (
    CELLS,
    COUNTING,
    HOLES,
    KINDS,
    MARK,
    MASKED,
    NEST,
    NO_TILE,
    NODES,
    NONE,
    OPENING,
    PLACES,
    RESOURCES,
    SPIDER,
    STRATEGIST,
    WORM,
)
from formicarium.games.fourmidable.steps.display import cards_in_pile, knows
from formicarium.games.fourmidable.steps.draft import pack_of
from formicarium.games.fourmidable.steps.predators_hunt import bag_of

PHASES: Final[i64] = COUNTING + 1
SPECIES: Final[i64] = STRATEGIST + 1


def encode(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> None:
    level = t.kit.level
    at = show_ground(t, seat, out, at)
    at = show_colonies(t, seat, out, at)
    at = show_round(t, seat, out, at)
    at = show_hand(t, out, at)
    at = show_objectives(t, seat, out, at)
    if level.predators:
        at = show_predators(t, seat, out, at)
    if level.births:
        at = show_births(t, seat, out, at)
    if level.open:
        at = show_display(t, seat, out, at)
    if level.specials:
        at = show_lore(t, seat, out, at)
        at = show_more(t, out, at)
    if level.draft:
        at = show_draft(t, seat, out, at)
    if level.alone:
        show_solo(t, out, at)


def relative(other: i64, seat: i64, seats: i64) -> i64:
    """Return the seat's distance to the left of the viewer."""
    return other - seat if other >= seat else other - seat + seats


def add_one(out: BytesWriter, at: i64) -> None:
    out[at] = out[at] + 1


# Boards and nests.

def show_ground(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    ground, seats = t.ground, t.seats
    cell: i64
    i: i64
    hole: i64
    for cell in range(CELLS):
        lies = ground[cell]
        if lies < MASKED:
            out[at + cell] = u8(lies + 1)
        elif lies >= MARK:
            out[at + cell] = u8(MARK + relative(lies - MARK, seat, seats))
    for i in range(seats):
        outer = t.colonies[seat + i if seat + i < seats else seat + i - seats].outer
        for hole in range(HOLES):
            if outer[hole] != NONE:
                out[at + CELLS + outer[hole]] = u8(i * HOLES + hole + 1)
    return at + 2 * CELLS


def show_colonies(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    kit, seats = t.kit, t.seats
    slots, earth, each = kit.slots, kit.nest.earth, kit.ants
    places = at + seats * KINDS * PLACES
    moved = places + seats * slots
    earths = moved + seats * slots
    goods = earths + seats * NODES
    held = goods + seats * RESOURCES
    won = held + seats * KINDS
    numbers = won + seats * kit.objectives.count
    i: i64
    kind: i64
    number: i64
    node: i64
    for i in range(seats):
        other = seat + i if seat + i < seats else seat + i - seats
        colony = t.colonies[other]
        stands = colony.at
        slot: i64 = 0
        for kind in range(KINDS):
            for number in range(each):
                place = stands[slot]
                if place != NONE:
                    add_one(out, at + (i * KINDS + kind) * PLACES + place)
                    out[places + i * slots + slot] = u8(place + 1)
                    if colony.moved >> slot & 1:
                        out[moved + i * slots + slot] = 1
                slot += 1
        for node in range(1, NODES):
            if earth[node] != NONE and not colony.dug >> node & 1:
                out[earths + i * NODES + node] = 1
        write_row(colony.goods, out, goods + i * RESOURCES)
        write_row(colony.held, out, held + i * KINDS)
        write_row(colony.won, out, won + i * kit.objectives.count)
        out[numbers + i] = byte(colony.left)
        out[numbers + seats + i] = byte(t.score(other))
        if t.passed >> other & 1:
            out[numbers + 2 * seats + i] = 1
    return numbers + 3 * seats


def show_round(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    seats = t.seats
    if t.over == 0:
        out[at + t.phase] = 1
    at += PHASES
    out[at + relative(t.turn, seat, seats)] = 1
    out[at + seats + relative(t.first, seat, seats)] = 1
    out[at + 2 * seats + seat] = 1
    at += 3 * seats
    if t.weather != NONE:
        out[at + t.weather] = 1
    at += KINDS
    if t.day:
        out[at] = 1
    out[at + 1] = byte(t.round_)
    out[at + 2] = byte(t.still)
    if t.stirred:
        out[at + 3] = 1
    if t.ending:
        out[at + 4] = 1
    if t.over:
        out[at + 5] = 1
    return at + 6


def show_hand(t: FourmidableBase, out: BytesWriter, at: i64) -> i64:
    """Encode the action under way."""
    doing, slots = t.doing, t.kit.slots
    i: i64
    if doing.ant != NONE:
        out[at + doing.ant] = 1
        if doing.goal != NONE:
            out[at + slots] = u8((NEST + doing.goal if t.phase == OPENING else doing.goal) + 1)
        for i in range(len(doing.via)):
            out[at + slots + 1 + doing.via[i]] = 1
    return at + slots + 1 + CELLS


# Objectives.

def show_objectives(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    kit, seats = t.kit, t.seats
    kinds = kit.objectives.kind
    cards = kit.objectives.count
    i: i64
    kind: i64
    write_row(t.colonies[seat].hand, out, at)
    if seat == t.turn:
        for i in range(len(t.looked)):
            add_one(out, at + cards + t.looked[i])
    out[at + 2 * cards] = byte(len(t.looked))
    at += 2 * cards + 1
    show_unseen(t, seat, out, at)
    at += cards
    show_known(t, seat, out, at)
    at += cards
    if kit.level.open:
        return at
    for kind in range(KINDS):
        out[at + kind] = byte(t.stack[kind] + t.count_under(kind))
    at += KINDS
    for i in range(len(t.under)):
        add_one(out, at + kinds[t.under[i] >> 3] * seats + relative(t.under[i] & 7, seat, seats))
    return at + KINDS * seats


def show_unseen(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> None:
    """Count, by design, the cards that the viewer neither sees nor knows the place of."""
    other: i64
    card: i64
    i: i64
    write_row(t.pile, out, at)
    for other in range(t.seats):
        if other != seat and total(t.colonies[other].held):
            hand = t.colonies[other].hand
            for card in range(t.kit.objectives.count):
                if hand[card]:
                    out[at + card] = out[at + card] + u8(hand[card])
    for i in range(len(t.under)):
        if t.under[i] & 7 != seat:
            add_one(out, at + (t.under[i] >> 3))
    if seat != t.turn:
        for i in range(len(t.looked)):
            add_one(out, at + t.looked[i])
    for i in range(len(t.tops)):
        if not knows(t.tops[i], seat):
            add_one(out, at + (t.tops[i] >> 6))


def show_known(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> None:
    """Write, for each design whose place the viewer knows, 1 plus the number of cards above its first copy."""
    kinds = t.kit.objectives.kind
    i: i64
    for i in range(len(t.tops)):
        card = t.tops[i] >> 6
        if knows(t.tops[i], seat) and out[at + card] == 0:
            out[at + card] = byte(i + 1)
    above = t.stack[:]
    for i in range(len(t.under)):
        card = t.under[i] >> 3
        kind = kinds[card]
        above[kind] += 1
        if t.under[i] & 7 == seat and out[at + card] == 0:
            out[at + card] = byte(above[kind])


def show_display(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Encode the open objectives and their pile (FOU-X1)."""
    seats = t.seats
    i: i64
    other: i64
    for i in range(len(t.shown)):
        out[at + i] = u8(t.shown[i] + 1)
    at += t.kit.open
    out[at] = byte(cards_in_pile(t))
    at += 1
    for i in range(len(t.tops)):
        for other in range(seats):
            if knows(t.tops[i], other):
                add_one(out, at + relative(other, seat, seats))
    return at + seats


# Parts of the upper levels.

def show_predators(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    seats = t.seats
    i: i64
    for i in range(SPIDER, WORM):
        if t.lair[i] != NONE:
            out[at + t.lair[i]] = u8(i + 1)
    at += CELLS
    worm = t.lair[WORM]
    if worm != NONE:
        out[at + relative(worm // NODES, seat, seats) * NODES + worm % NODES] = 1
    at += seats * NODES
    if t.doing.predator != NONE:
        out[at + t.doing.predator] = 1
    at += KINDS
    for i in range(seats):
        if t.prowled >> i & 1:
            out[at + relative(i, seat, seats)] = 1
    return at + seats


def show_births(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    seats = t.seats
    at = write_row(t.tiles, out, at)
    i: i64
    for i in range(seats):
        born = t.colonies[i].born
        if born != NONE and born != NO_TILE:
            out[at + relative(i, seat, seats) * KINDS + born] = 1
    return at + seats * KINDS


def write_set(each: vec[i64], cards: i64, out: BytesWriter, at: i64) -> None:
    """Count, by design, the special cards of a bit set."""
    bit: i64 = 0
    while cards:
        if cards & 1:
            add_one(out, at + each[bit])
        cards >>= 1
        bit += 1


def show_lore(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Encode species and special cards, from Intermediate on."""
    kit, seats, each = t.kit, t.seats, t.kit.specials.each
    specials: i64 = len(kit.specials.designs)
    write_set(each, t.colonies[seat].specials, out, at)
    write_set(each, t.played, out, at + specials)
    at += 2 * specials
    laid = at + seats * (4 + SPECIES + 2 * KINDS)
    i: i64
    for i in range(seats):
        other = seat + i if seat + i < seats else seat + i - seats
        colony = t.colonies[other]
        out[at + i] = byte(bit_count(colony.specials))
        out[at + seats + i] = byte(colony.leaves)
        if colony.born == NO_TILE:
            out[at + 2 * seats + i] = 1
        if t.used >> other & 1:
            out[at + 3 * seats + i] = 1
        if colony.species != NONE:
            out[at + 4 * seats + i * SPECIES + colony.species] = 1
        moved = at + (4 + SPECIES) * seats
        if colony.preyed != NONE:
            out[moved + i * KINDS + colony.preyed] = 1
        if colony.extra != NONE:
            out[moved + (seats + i) * KINDS + colony.extra] = 1
        write_set(each, colony.laid, out, laid + i * specials)
    return laid + seats * specials


def show_more(t: FourmidableBase, out: BytesWriter, at: i64) -> i64:
    """Encode the effects of special cards and powers on the action under way."""
    doing = t.doing
    out[at] = byte(doing.stride)
    if doing.crosses:
        out[at + 1] = 1
    if doing.leaps:
        out[at + 2] = 1
    out[at + 3] = byte(doing.reach)
    if doing.looked:
        out[at + 4] = 1
    at += 5
    if doing.gathered != NONE:
        out[at + doing.gathered] = 1
    at += RESOURCES
    if doing.resume != NONE:
        out[at + doing.resume] = 1
    return at + PHASES


def show_draft(t: FourmidableBase, seat: i64, out: BytesWriter, at: i64) -> i64:
    """Encode the draft (FOU-X4): the viewer's hand, the card kept of it, and all cards seen in earlier hands."""
    kit, seats = t.kit, t.seats
    each: i64 = kit.level.specials
    specials: i64 = len(kit.specials.designs)
    end = at + 3 * specials + seats + 1
    if len(t.packs) == 0:
        return end
    step: i64
    later: i64
    if t.drafted < each:
        write_set(kit.specials.each, t.packs[pack_of(t, seat, t.drafted)], out, at)
        if t.picks[seat] != NONE:
            out[at + specials + kit.specials.each[t.picks[seat]]] = 1
    hands = min(t.drafted + 1, each)  # a pack that comes back was seen whole the first time
    for step in range(min(hands, seats)):
        pack = pack_of(t, seat, step)
        cards = t.packs[pack]
        for later in range(step, t.drafted):
            cards |= kit.bits[t.taken[pack * each + later]]
        write_set(kit.specials.each, cards, out, at + 2 * specials)
    at += 3 * specials
    for step in range(seats):
        if t.picks[step] != NONE:
            out[at + relative(step, seat, seats)] = 1
    out[at + seats] = byte(t.drafted)
    return end


def show_solo(t: FourmidableBase, out: BytesWriter, at: i64) -> None:
    """Encode bag, prey and lost objectives of the solo game (FOU-P3 to P5)."""
    i: i64
    at = write_row(bag_of(t, 0), out, at)
    at = write_row(t.eaten, out, at)
    for i in range(len(t.lost)):
        add_one(out, at + t.lost[i])
    at += t.kit.objectives.count
    if t.doing.wanted != NONE:
        out[at + t.doing.wanted] = 1
