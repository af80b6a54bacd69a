"""Fourmidable: make a state from a written position, or a world that fits a view."""
from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.kit import (
    CELLS,
    EMPTY,
    HOLES,
    KINDS,
    MARK,
    NEST,
    NO_TILE,
    NODES,
    NONE,
    OPENING,
)
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PHASES,
    PREDATORS,
    SPECIES,
    WEATHERS,
    Alone,
    FourmidablePosition,
    Gifts,
    Held,
    Holdings,
    Shown,
    Top,
    Under,
)
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.persistence.draft import set_any_draft, take_packs
from formicarium.games.fourmidable.rules import RULES
from formicarium.games.fourmidable.sight import cards_in
from formicarium.games.fourmidable.state import FourmidableState, laid_out
from formicarium.games.fourmidable.views import FourmidableView


def world_from_view(v: FourmidableView, course: Course, dice: Dice) -> FourmidableState:
    """Return a world that fits the view: hidden cards are dealt from those that the seat has not seen."""
    kit = course.kit
    number = {design.card: card for card, design in enumerate(kit.objectives.designs)}
    lying = () if v.shown is UNSET else v.shown.open
    robbed = () if v.solo is UNSET else v.solo.robbed
    seen = [*v.hand, *v.looked, *lying, *robbed, *[one.objective for one in v.known],
            *[card for p in v.players for card in p.revealed]]
    unseen = list(kit.objectives.copies)
    for card in seen:
        unseen[number[card.card]] -= 1

    def any_unseen(kind: int) -> str:
        """Take any card of a kind that the viewer has not seen; all of them are dealt again below."""
        card = next(card for card, n in enumerate(unseen) if n and kit.objectives.kind[card] == kind)
        unseen[card] -= 1
        return kit.objectives.designs[card].card

    def has(kind: int) -> bool:
        return any(n and kit.objectives.kind[card] == kind for card, n in enumerate(unseen))

    hands = [tuple([card.card for card in v.hand]) if p.seat == v.seat
             else tuple([any_unseen(kind) for kind in range(KINDS) for _ in range(p.hand[kind])]) for p in v.players]
    known = {kind: [one.objective.card for one in v.known if one.objective.ant == ANT_KINDS[kind]]
             for kind in range(KINDS)}
    under = [tuple([Under(known[kind].pop(0) if by == v.seat else any_unseen(kind), by) for by in v.unders[kind]])
             for kind in range(KINDS)]
    top = {one.above: one.objective.card for one in v.known}
    tops = () if v.shown is UNSET else tuple([
        Top(top[above] if v.seat in seats else any_unseen(next(kind for kind in range(KINDS) if has(kind))), seats)
        for above, seats in enumerate(v.shown.tops)])
    looked = tuple([card.card for card in v.looked])
    if v.looking and not looked and v.held is not None:
        looked = tuple([any_unseen(kind_looked_at(v.held)) for _ in range(v.looking)])
    given, deck = arbitrary_specials(v, course)
    colonies = [Holdings(p.ants, tuple([c.cell for c in p.chambers if c.earth is None and c.cell not in ROOMS]),
                       (p.holes[1], p.holes[2], p.holes[3]), p.resources, hands[p.seat],
                       tuple([card.card for card in p.revealed]), p.birth, p.prowled, p.passed, given[p.seat])
                for p in v.players]
    cards = kit.objectives
    piles = [tuple([cards.designs[card].card for card in cards_in(unseen) if cards.kind[card] == kind])
             for kind in range(KINDS)]
    state = state_of(FourmidablePosition(
        colonies=tuple(colonies), marks={g.cell: g.owner for g in v.ground if g.owner is not None},
        bare=tuple([g.cell for g in v.ground if g.lies == "empty"]), predators=v.predators, piles=tuple(piles),
        under=tuple(under), looked=looked, deck=deck,
        played=UNSET if v.played is UNSET else tuple([special.card for special in v.played]),
        phase=v.phase, turn=v.turn, first=v.first, day=v.day, round=v.round, weather=v.weather, held=v.held,
        still=v.still, stirred=v.stirred, ending=v.ending, ended=v.ended,
        shown=UNSET if v.shown is UNSET else Shown(tuple([card.card for card in lying]), tops),
        alone=UNSET if v.solo is UNSET else Alone(
            v.solo.eaten, tuple([card.card for card in robbed]), v.solo.wanted)), course)
    set_any_draft(state, v, dice)
    state.shuffle_hidden(v.seat, dice)
    return state


def kind_looked_at(held: Held) -> int:
    """Return the kind of the cards looked at: the ant's, or that of a special card (FOU-C13 to C15)."""
    if held.more is not UNSET and held.more.by:
        return DRAWS.index(held.more.by)
    assert held.ant is not None
    return ANT_KINDS.index(held.ant)


def arbitrary_specials(v: FourmidableView, course: Course) -> tuple[list[Any], tuple[str, ...] | msgspec.UnsetType]:
    """Return each colony's gifts and the rest of the deck; hidden cards are arbitrary, all are dealt again."""
    if v.specials is UNSET or v.played is UNSET:
        return [UNSET] * len(v.players), UNSET
    kit = course.kit
    last = kit.specials.crowns if v.phase == "ended" else 0  # FOU-I8: in no hand after the end
    bits = sorted(range(len(kit.specials.each)), key=lambda bit: last >> bit & 1)
    unseen = [kit.specials.designs[kit.specials.each[bit]].card for bit in bits]
    lores = [p.lore for p in v.players if p.lore is not UNSET]
    if v.draft is not UNSET:  # `set_any_draft` deals all of them
        return [Gifts(lore.species, (), (), lore.leaves, lore.born, lore.used, lore.preyed, lore.extra)
                for lore in lores], ()
    for special in [*v.specials, *v.played, *[special for lore in lores for special in lore.laid]]:
        unseen.remove(special.card)
    given = []
    for p, lore in zip(v.players, lores, strict=True):
        hand = [special.card for special in v.specials]
        if p.seat != v.seat:
            hand, unseen = unseen[:lore.specials], unseen[lore.specials:]
        given.append(Gifts(lore.species, tuple(hand), tuple([special.card for special in lore.laid]), lore.leaves,
                           lore.born, lore.used, lore.preyed, lore.extra))
    return given, tuple(unseen)


DRAWS = ("FOU-C13", "FOU-C14", "FOU-C15")  # by kind of ant
ROOMS = ("library", "queen")


def state_of(p: FourmidablePosition, course: Course) -> FourmidableState:
    """Return the state of a consistent position."""
    t, kit = laid_out(course), course.kit
    number = {design.card: card for card, design in enumerate(kit.objectives.designs)}
    cell = {name: place for place, name in enumerate(kit.board.names)}
    node = {name: place for place, name in enumerate(kit.nest.names)}

    for name, owner in p.marks.items():
        t.ground[cell[name]] = MARK + owner
        t.colonies[owner].left -= 1
    for name in p.bare:
        t.ground[cell[name]] = EMPTY
    for seat, colony in enumerate(p.colonies):
        settle(t, seat, colony, number, cell, node)
    for card in range(kit.objectives.count):
        t.pile[card] = 0
    for kind, pile in enumerate(p.piles):
        t.stack[kind] = len(pile)
        for one in pile:
            t.pile[number[one]] += 1
    t.under = vec[i64]([number[one.card] << 3 | one.seat for pile in p.under for one in pile])
    t.looked = vec[i64]([number[one] for one in p.looked])
    if p.shown is not UNSET:
        t.shown = vec[i64]([number[one] for one in p.shown.open])
        t.tops = vec[i64]([number[one.card] << 6 | sum(1 << seat for seat in one.seats) for one in p.shown.tops])
    if p.deck is not UNSET and p.played is not UNSET:
        deal_specials(t, p)
    if p.packs is not UNSET:
        take_packs(t, p.packs)
    if p.alone is not UNSET:
        t.eaten = vec[i64](list(p.alone.eaten))
        t.lost = vec[i64]([number[one] for one in p.alone.robbed])
    for prowler in p.predators:
        if prowler.cell is not None:
            t.lair[PREDATORS.index(prowler.predator)] = (
                cell[prowler.cell] if prowler.owner is None else prowler.owner * NODES + node[prowler.cell])
    t.phase = PHASES.index("counting" if p.phase == "ended" else p.phase)
    t.turn, t.first, t.day, t.round_, t.still, t.stirred = p.turn, p.first, p.day, p.round, p.still, p.stirred
    t.weather = NONE if p.weather is None else WEATHERS.index(p.weather)
    t.ending, t.over = RULES.index(p.ending), RULES.index(p.ended)
    if p.held is not None:
        take_up(t, p.held, cell, node)
    if p.alone is not UNSET and p.alone.wanted is not None:
        t.doing.wanted = NAMES.index(p.alone.wanted)
    t.bare = sum(lies == EMPTY and t.hole[one] == NONE for one, lies in enumerate(t.ground))
    for place in range(CELLS):
        t.survey(place)
    return t


def settle(t: FourmidableState, seat: int, colony: Holdings, number: dict[str, int], cell: dict[str, int],
           node: dict[str, int]) -> None:
    """Set up a colony."""
    kit, mine = t.kit, t.colonies[seat]
    for hole, name in enumerate(colony.holes, 1):
        if name is not None:
            mine.outer[hole] = cell[name]
            t.hole[cell[name]] = seat * HOLES + hole
    mine.dug = sum(1 << node[name] for name in colony.dug)
    for ant in colony.ants:
        slot = ANT_KINDS.index(ant.ant) * kit.ants + ant.number - 1
        place = cell[ant.cell] if ant.cell in cell else NEST + node[ant.cell]
        mine.at[slot] = place
        mine.alive |= 1 << slot
        mine.moved |= int(ant.moved) << slot
        if place < CELLS:
            t.crowd[place] = seat
    for resource, n in enumerate(colony.resources):
        mine.goods[resource] = n
    for name in colony.hand:
        t.take(seat, number[name])
    for name in colony.revealed:
        card = number[name]
        mine.won[card] += 1
        mine.done[kit.objectives.kind[card]] += 1
        mine.earned[kit.objectives.kind[card]] += kit.objectives.points[card]
    if colony.birth is not None:
        mine.born = ANT_KINDS.index(colony.birth)
        t.tiles[mine.born] -= 1
    if colony.gifts is not UNSET:
        gift = colony.gifts
        mine.species = NONE if gift.species is None else SPECIES.index(gift.species)
        mine.leaves = gift.leaves
        mine.born = NO_TILE if gift.born else mine.born
        mine.preyed = NONE if gift.preyed is None else PREDATORS.index(gift.preyed)
        mine.extra = NONE if gift.extra is None else PREDATORS.index(gift.extra)
        t.used |= int(gift.used) << seat
    t.prowled |= int(colony.prowled) << seat
    t.passed |= int(colony.passed) << seat


def deal_specials(t: FourmidableState, p: FourmidablePosition) -> None:
    kit = t.kit
    free = [kit.specials.bits_of[card] for card in range(len(kit.specials.designs))]
    number = {special.card: card for card, special in enumerate(kit.specials.designs)}

    def take_bits(names: tuple[str, ...]) -> int:
        found = 0
        for name in names:
            one = free[number[name]] & -free[number[name]]
            free[number[name]] ^= one
            found |= one
        return found

    assert p.deck is not UNSET and p.played is not UNSET
    t.deck, t.played = take_bits(p.deck), take_bits(p.played)
    for seat, colony in enumerate(p.colonies):
        assert colony.gifts is not UNSET
        t.colonies[seat].specials = take_bits(colony.gifts.specials)
        t.colonies[seat].laid = take_bits(colony.gifts.laid)


def take_up(t: FourmidableState, held: Held, cell: dict[str, int], node: dict[str, int]) -> None:
    doing = t.doing
    if held.predator is not None:
        doing.predator = PREDATORS.index(held.predator)
    if held.ant is not None:
        doing.ant = ANT_KINDS.index(held.ant) * t.kit.ants + held.number - 1
    if held.goal is not None:
        inside = held.goal not in cell
        doing.goal = (cell[held.goal] if not inside else node[held.goal] if t.phase == OPENING
                      else NEST + node[held.goal])
    doing.via = vec[i64]([cell[name] for name in held.via])
    if held.more is not UNSET:
        more = held.more
        doing.by = RULES.index(more.by)
        doing.resume = NONE if more.resume is None else PHASES.index(more.resume)
        doing.gathered = NONE if more.gathered is None else NAMES.index(more.gathered)
        doing.stride, doing.reach, doing.crosses, doing.leaps = more.stride, more.reach, more.crosses, more.leaps
        doing.looked = more.looked
