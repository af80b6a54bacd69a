"""Fourmidable: write and read a state as a row of numbers, for `pack`, `unpack` and `key`."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.packing import Packer, Unpacker
from formicarium.core.state import bit_count
from formicarium.games.fourmidable.base import CurrentAction, FourmidableBase
from formicarium.games.fourmidable.colony import Colony
from formicarium.games.fourmidable.kit import COUNTING, KINDS, NONE, Kit


def write(t: FourmidableBase, to: Packer) -> None:
    seat: i64
    for seat in range(t.seats):
        write_colony(t.colonies[seat], to)
    to.row(t.ground)
    to.row(t.hole)
    to.row(t.crowd)
    to.row(t.shut)
    to.row(t.pile)
    to.row(t.stack)
    to.row(t.under)
    to.row(t.looked)
    to.row(t.shown)
    to.row(t.tops)
    to.row(t.tiles)
    to.row(t.lair)
    to.row(t.packs)
    to.row(t.taken)
    to.row(t.picks)
    to.number(t.drafted)
    to.row(t.eaten)
    to.row(t.lost)
    write_doing(t.doing, to)
    to.number(t.bare)
    to.number(t.prowled)
    to.number(t.passed)
    to.number(t.used)
    to.number(t.deck)
    to.number(t.played)
    to.number(t.phase)
    to.number(t.turn)
    to.number(t.first)
    to.flag(t.day)
    to.number(t.round_)
    to.number(t.weather)
    to.number(t.still)
    to.flag(t.stirred)
    to.number(t.ending)
    to.number(t.over)


def read(t: FourmidableBase, source: Unpacker) -> None:
    colonies = vec[Colony](capacity=t.seats)
    seat: i64
    for seat in range(t.seats):
        colonies = append(colonies, read_colony(source))
    t.colonies = colonies
    t.ground = source.row()
    t.hole = source.row()
    t.crowd = source.row()
    t.shut = source.row()
    t.pile = source.row()
    t.stack = source.row()
    t.under = source.row()
    t.looked = source.row()
    t.shown = source.row()
    t.tops = source.row()
    t.tiles = source.row()
    t.lair = source.row()
    t.packs = source.row()
    t.taken = source.row()
    t.picks = source.row()
    t.drafted = source.number()
    t.eaten = source.row()
    t.lost = source.row()
    t.doing = read_doing(source)
    t.bare = source.number()
    t.prowled = source.number()
    t.passed = source.number()
    t.used = source.number()
    t.deck = source.number()
    t.played = source.number()
    t.phase = source.number()
    t.turn = source.number()
    t.first = source.number()
    t.day = source.flag()
    t.round_ = source.number()
    t.weather = source.number()
    t.still = source.number()
    t.stirred = source.flag()
    t.ending = source.number()
    t.over = source.number()


def write_colony(colony: Colony, to: Packer) -> None:
    to.row(colony.outer)
    to.row(colony.at)
    to.row(colony.goods)
    to.row(colony.hand)
    to.row(colony.won)
    to.row(colony.held)
    to.row(colony.done)
    to.row(colony.earned)
    to.number(colony.left)
    to.number(colony.alive)
    to.number(colony.moved)
    to.number(colony.dug)
    to.number(colony.born)
    to.number(colony.species)
    to.number(colony.specials)
    to.number(colony.laid)
    to.number(colony.leaves)
    to.number(colony.preyed)
    to.number(colony.extra)


def read_colony(source: Unpacker) -> Colony:
    outer, at, goods, hand = source.row(), source.row(), source.row(), source.row()
    won, held, done, earned = source.row(), source.row(), source.row(), source.row()
    left, alive, moved, dug = source.number(), source.number(), source.number(), source.number()
    born, species, specials, laid = source.number(), source.number(), source.number(), source.number()
    leaves, preyed, extra = source.number(), source.number(), source.number()
    return Colony(outer=outer, at=at, goods=goods, hand=hand, won=won, held=held, done=done, earned=earned, left=left,
                  alive=alive, moved=moved, dug=dug, born=born, species=species, specials=specials, laid=laid,
                  leaves=leaves, preyed=preyed, extra=extra)


def write_doing(doing: CurrentAction, to: Packer) -> None:
    to.number(doing.ant)
    to.number(doing.goal)
    to.row(doing.via)
    to.number(doing.predator)
    to.number(doing.stride)
    to.flag(doing.crosses)
    to.flag(doing.leaps)
    to.number(doing.reach)
    to.number(doing.gathered)
    to.number(doing.by)
    to.number(doing.resume)
    to.flag(doing.looked)
    to.number(doing.wanted)


def read_doing(source: Unpacker) -> CurrentAction:
    doing = CurrentAction()
    doing.ant = source.number()
    doing.goal = source.number()
    doing.via = source.row()
    doing.predator = source.number()
    doing.stride = source.number()
    doing.crosses = source.flag()
    doing.leaps = source.flag()
    doing.reach = source.number()
    doing.gathered = source.number()
    doing.by = source.number()
    doing.resume = source.number()
    doing.looked = source.flag()
    doing.wanted = source.number()
    return doing


# For the key: states that no player can tell apart become equal.

def tidy(t: FourmidableBase) -> None:
    """Normalize the order of identical special cards, and of cards under different piles.

    The state cannot be played on: two sets of special cards may then contain the same one.
    """
    under = vec[i64](capacity=len(t.under))
    kind: i64
    seat: i64
    i: i64
    for kind in range(KINDS):
        for i in range(len(t.under)):
            if t.kit.objectives.kind[t.under[i] >> 3] == kind:
                under = append(under, t.under[i])
    t.under = under
    for seat in range(t.seats):
        colony = t.colonies[seat]
        colony.specials = lowest(t.kit, colony.specials)
        colony.laid = lowest(t.kit, colony.laid)
    t.deck, t.played = lowest(t.kit, t.deck), lowest(t.kit, t.played)
    for i in range(len(t.packs)):
        t.packs[i] = lowest(t.kit, t.packs[i])
    for i in range(len(t.taken)):
        if t.taken[i] != NONE:
            t.taken[i] = t.kit.specials.each[t.taken[i]]
    for i in range(len(t.picks)):
        if t.picks[i] != NONE:
            t.picks[i] = t.kit.specials.each[t.picks[i]]
    if t.over:
        t.phase = COUNTING


def lowest(kit: Kit, cards: i64) -> i64:
    """Return a set with the same number of each special card, and of identical cards the first."""
    found: i64 = 0
    card: i64
    i: i64
    for card in range(len(kit.specials.bits_of) if cards else 0):
        left = kit.specials.bits_of[card]
        for i in range(bit_count(cards & left)):
            found |= left & -left
            left &= left - 1
    return found
