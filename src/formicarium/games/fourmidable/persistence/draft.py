"""Fourmidable: convert the draft of special cards (FOU-X4) to a position or a view, and back."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import append
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.vectors import filled
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.kit import NONE, Kit
from formicarium.games.fourmidable.model import Pack, Packs
from formicarium.games.fourmidable.steps.draft import Sights, deal_draft, pack_of, sights_of
from formicarium.games.fourmidable.steps.setting_out import specials_of
from formicarium.games.fourmidable.views import DraftView, FourmidableView


def packs_of(t: FourmidableBase) -> Packs | UnsetType:
    """Return the whole draft for a position; unset without a draft."""
    if len(t.packs) == 0:
        return UNSET
    each, name = t.kit.level.specials, [t.kit.specials.designs[card].card for card in t.kit.specials.each]
    return Packs(
        packs=tuple([Pack(tuple([name[t.taken[pack * each + step]] for step in range(t.drafted)]),
                          tuple([special.card for special in specials_of(t, t.packs[pack])]))
                     for pack in range(t.seats)]),
        picks=tuple([None if t.picks[seat] == NONE else name[t.picks[seat]] for seat in range(t.seats)]))


def take_packs(t: FourmidableBase, packs: Packs) -> None:
    """Set the draft of a consistent position: the cards a seat kept are in its hand, or were played since."""
    each, left = t.kit.level.specials, t.kit.specials.all

    def take(card: str) -> int:
        nonlocal left
        bit = lowest(left & bits_of(t.kit, card))
        left &= ~(1 << bit)
        return bit

    t.drafted = len(packs.packs[0].taken)
    t.packs, t.picks = filled(t.seats, 0), filled(t.seats, NONE)
    t.taken = filled(t.seats * each, NONE)
    kept = [0] * t.seats
    for number, pack in enumerate(packs.packs):
        for step, card in enumerate(pack.taken):
            bit = take(card)
            t.taken[number * each + step] = bit
            kept[(number + step) % t.seats] |= 1 << bit
        for card in pack.rest:
            t.packs[number] |= 1 << take(card)
    for seat, pick in enumerate(packs.picks):
        if pick is not None:
            t.picks[seat] = lowest(t.packs[pack_of(t, seat, t.drafted)] & bits_of(t.kit, pick))
    t.deck, t.played = left, 0
    for seat in range(t.seats):
        mine = t.colonies[seat]
        mine.specials = of_these(t.kit, kept[seat], [special.card for special in specials_of(t, mine.specials)])
        mine.laid = of_these(t.kit, kept[seat] & ~mine.specials, [one.card for one in specials_of(t, mine.laid)])
        t.played |= kept[seat] & ~mine.specials & ~mine.laid


def bits_of(kit: Kit, card: str) -> int:
    designs = kit.specials.designs
    return kit.specials.bits_of[next(number for number, special in enumerate(designs) if special.card == card)]


def lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def of_these(kit: Kit, bits: int, cards: Iterable[str]) -> int:
    """Return the bits of the given cards within `bits`; of identical cards the first."""
    found = 0
    for card in cards:
        found |= 1 << lowest(bits & ~found & bits_of(kit, card))
    return found


# Views and worlds.

def draft_view(t: FourmidableBase, seat: int) -> DraftView | UnsetType:
    if len(t.packs) == 0:
        return UNSET
    sights, each = sights_of(t, seat), t.kit.specials.each
    pick = t.picks[seat] if seat >= 0 else NONE
    return DraftView(
        steps=t.drafted, hands=tuple([specials_of(t, hand) for hand in sights.hands]),
        kept=tuple([t.kit.specials.designs[each[bit]] for bit in sights.kept]),
        pick=None if pick == NONE else t.kit.specials.designs[each[pick]],
        picked=tuple([t.picks[one] != NONE for one in range(t.seats)]),
        played=tuple([specials_of(t, sights.open[one] & t.played) for one in range(t.seats)]))


def set_any_draft(t: FourmidableBase, v: FourmidableView, dice: Dice) -> None:
    """Set a draft that fits the view, on a state that is complete except for the draft."""
    draft = v.draft
    if draft is UNSET:
        return
    t.packs, t.picks = filled(t.seats, 0), filled(t.seats, NONE)
    t.taken = filled(t.seats * t.kit.level.specials, NONE)
    t.drafted = draft.steps
    sights = Sights(v.seat, t.seats, draft.steps)
    see(t, sights, draft)
    for seat, picked in enumerate(draft.picked):
        sights.picks |= int(picked) << seat
    sights.gone = t.kit.specials.crowns if v.phase == "ended" else 0
    laid = [() if player.lore is UNSET else player.lore.laid for player in v.players]
    open_cards = [(seat, card.card) for seat in range(t.seats) for card in (*draft.played[seat], *laid[seat])]
    if not place(t, sights, open_cards):
        raise ValueError("no draft looks like this")
    deal_draft(t, sights, dice)
    t.played = 0
    for seat in range(t.seats):
        mine = t.colonies[seat]
        mine.laid = of_these(t.kit, sights.open[seat], [card.card for card in laid[seat]])
        t.played |= sights.open[seat] & ~mine.laid
    if draft.pick is not None:
        t.picks[v.seat] = of_these(t.kit, sights.hands[draft.steps], [draft.pick.card]).bit_length() - 1


def see(t: FourmidableBase, sights: Sights, draft: DraftView) -> None:
    """Convert the hands that the viewer saw to bits; a card that comes back keeps its bit."""
    left = t.kit.specials.all
    last_seen: dict[int, int] = {}  # by pack: its cards when the viewer last saw it
    for step, hand in enumerate(draft.hands):
        pack = pack_of(t, sights.seat, step)
        cards = of_these(t.kit, last_seen.get(pack, left), [card.card for card in hand])
        left &= ~cards
        last_seen[pack] = cards
        sights.hands = append(sights.hands, i64(cards))
        if step < len(draft.kept):
            bit = of_these(t.kit, cards, [draft.kept[step].card])
            sights.kept = append(sights.kept, i64(bit.bit_length() - 1))
            last_seen[pack] = cards & ~bit


def place(t: FourmidableBase, sights: Sights, open_cards: Sequence[tuple[int, str]]) -> bool:
    """Assign each card that a seat has laid open to one that it can have kept; return whether that is possible."""
    free = slots(t, sights)

    def fit(number: int, used: int) -> bool:
        if number == len(open_cards):
            return True
        seat, card = open_cards[number]
        for bit in range(len(t.kit.specials.each)):
            one = 1 << bit
            key = next((key for key in free if key[0] == seat and key[1] & one and free[key]), None)
            if key is None or not bits_of(t.kit, card) & one & ~used:
                continue
            free[key] -= 1
            sights.open[seat] |= one
            if fit(number + 1, used | one):
                return True
            sights.open[seat] &= ~one
            free[key] += 1
        return False

    return fit(0, 0)


def slots(t: FourmidableBase, sights: Sights) -> dict[tuple[int, int], int]:
    """Count the cards that each seat has kept from each set of cards, for all the viewer knows."""
    free = {(int(sights.seat), sum(1 << bit for bit in sights.kept)): len(sights.kept)}
    unseen = t.kit.specials.all
    for hand in sights.hands:
        unseen &= ~hand
    for pack in range(t.seats):
        for step in range(sights.drafted):
            seat = (pack + step) % t.seats
            if seat != sights.seat:
                seen = [one for one in range(len(sights.hands)) if pack_of(t, sights.seat, one) == pack] \
                    if sights.seat >= 0 else []
                before = [one for one in seen if one < step]
                after = [one for one in seen if one > step]
                cards = unseen
                if before:
                    cards = sights.hands[before[-1]] & ~(1 << sights.kept[before[-1]])
                    cards &= ~sights.hands[after[0]] if after else -1
                free[seat, cards] = free.get((seat, cards), 0) + 1
    return free
