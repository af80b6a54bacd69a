"""Fourmidable: draft special cards (FOU-X4): all keep one card of their hand at once, and pass the rest to the left.

A pack is the set of cards dealt to one seat, and is named after that seat. In step k it is with the seat k places to
its left, which sees all cards still in it. A seat's knowledge of the others' cards follows from the hands it saw:
`Sights`.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count, lowest_bit, nth_bit
from formicarium.core.vectors import filled
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Drafted, Handed, PassedOn
from formicarium.games.fourmidable.kit import DEALT, DRAFTING, MUSTERING, NONE, Kit
from formicarium.games.fourmidable.model import Draft
from formicarium.games.fourmidable.outlooks import DraftOutlook, NoDraft
from formicarium.games.fourmidable.rules import DRAFT_SPECIAL_CARDS, SOLO_SET_UP
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.setting_out import specials_of

NEVER: Final[i64] = 99  # larger than the number of steps of any draft


class KeepingStep(Step):
    """A step that keeps a special card. Choices: the special cards."""

    def outlook(self, t: FourmidableBase, seat: i64, card: i64) -> Outlook:
        special = t.kit.specials.designs[card]
        kept = bit_count(t.colonies[seat].specials) + 1
        return DraftOutlook(card=special.card, effect=special.effect, mark=special.mark, kept=kept,
                            left=t.kit.level.specials - kept)

    def reason(self, t: FourmidableBase, seat: i64, card: i64, rule: Rule) -> Reason:
        return NoDraft(why="hand", card=t.kit.specials.designs[card].card)


@final
class Drafting(KeepingStep):
    """Choose the special card to keep. Choices: the special cards."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Draft(special.card) for special in kit.specials.designs] if kit.level.draft else [])

    def rule_against(self, t: FourmidableBase, seat: i64, card: i64) -> Rule | None:
        return None if hand_of(t, seat) & t.kit.specials.bits_of[card] else DRAFT_SPECIAL_CARDS

    def play(self, t: FourmidableBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
        """Keep a card; when every seat has kept one, pass the hands on (FOU-X4)."""
        t.picks[seat] = lowest_bit(hand_of(t, seat) & t.kit.specials.bits_of[card])
        if news.wanted:
            news.tell(Drafted(seat=seat, rule="FOU-X4"))
        other: i64
        for other in range(t.seats):
            if t.picks[other] == NONE:
                return
        pass_to_the_left(t, news)


@final
class Stocking(KeepingStep):
    """Choose special cards freely, in Solo (FOU-P2). Choices: the special cards."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Draft(special.card) for special in kit.specials.designs] if kit.level.alone else [])

    def rule_against(self, t: FourmidableBase, seat: i64, card: i64) -> Rule | None:
        return None if t.deck & t.kit.specials.bits_of[card] else SOLO_SET_UP

    def play(self, t: FourmidableBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
        bit = lowest_bit(t.deck & t.kit.specials.bits_of[card])
        t.deck ^= t.kit.bits[bit]
        t.colonies[seat].specials |= t.kit.bits[bit]
        if news.wanted:
            news.tell(Drafted(seat=seat, rule="FOU-P2"))
        if bit_count(t.colonies[seat].specials) == t.kit.level.specials:
            t.phase = MUSTERING


def deal_packs(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Deal eight special cards to each seat (FOU-X4)."""
    t.packs = filled(t.seats, 0)
    t.picks = filled(t.seats, NONE)
    t.taken = filled(t.seats * t.kit.level.specials, NONE)
    t.drafted = 0
    seat: i64
    i: i64
    for seat in range(t.seats):
        for i in range(DEALT):
            bit = any_of(t.deck, dice)
            t.deck ^= t.kit.bits[bit]
            t.packs[seat] |= t.kit.bits[bit]
    t.phase = DRAFTING
    hand_round(t, news)


def hand_round(t: FourmidableBase, news: News) -> None:
    """Tell each seat the hand that it has received."""
    seat: i64
    if news.wanted:
        news.tell(PassedOn(step=t.drafted + 1, specials=DEALT - t.drafted, rule="FOU-X4"))
        for seat in range(t.seats):
            news.whisper(seat, Handed(specials=specials_of(t, hand_of(t, seat)), rule="FOU-X4"))


def pass_to_the_left(t: FourmidableBase, news: News) -> None:
    """Take the kept cards out of the packs; after the last step discard the rest, else pass on (FOU-X4)."""
    each = t.kit.level.specials
    seat: i64
    for seat in range(t.seats):
        pack, bit = pack_of(t, seat, t.drafted), t.picks[seat]
        t.packs[pack] ^= t.kit.bits[bit]
        set_taken(t, pack, t.drafted, bit)
        t.colonies[seat].specials |= t.kit.bits[bit]
        t.picks[seat] = NONE
    t.drafted += 1
    if t.drafted == each:
        t.phase = MUSTERING
        t.turn = t.first
        if news.wanted:
            news.tell(PassedOn(step=0, specials=DEALT - each, rule="FOU-X4"))
    else:
        hand_round(t, news)


def pack_of(t: FourmidableBase, seat: i64, step: i64) -> i64:
    """Return the pack that a seat has in hand in a step."""
    return (seat + t.seats * step - step) % t.seats


def hand_of(t: FourmidableBase, seat: i64) -> i64:
    """Return the cards that a seat has in hand and keeps one of."""
    return t.packs[pack_of(t, seat, t.drafted)]


def still_to_pick(t: FourmidableBase) -> i64:
    """Return a bit set of the seats that have not kept a card in this step."""
    found: i64 = 0
    seat: i64
    for seat in range(t.seats):
        if t.picks[seat] == NONE:
            found |= 1 << seat
    return found


# A seat's knowledge of the draft, and its hidden part.

@final
class Sights:
    """The hands that a seat saw in the draft, and later public facts about them. A spectator saw no hand."""

    def __init__(self, seat: i64, seats: i64, drafted: i64) -> None:
        self.seat = seat
        self.drafted = drafted  # completed steps
        self.hands = vec[i64]()  # by step: the cards that the seat had in hand
        self.kept = vec[i64]()  # by completed step: bit number of the card that it kept
        self.open = filled(seats, 0)  # by seat: cards of the draft played or laid open since
        self.picks: i64 = 0  # bit set of the seats that have kept a card in this step
        self.gone: i64 = 0  # cards in no hand any more: after the end, those that count then (FOU-I8)


def sights_of(t: FourmidableBase, seat: i64) -> Sights:
    each = t.kit.level.specials
    found = Sights(seat, t.seats, t.drafted)
    step: i64
    later: i64
    other: i64
    for step in range(min(t.drafted + 1, each) if seat >= 0 else 0):
        pack = pack_of(t, seat, step)
        cards = t.packs[pack]
        for later in range(step, t.drafted):
            cards |= t.kit.bits[t.taken[pack * each + later]]
        found.hands = append(found.hands, cards)
        if step < t.drafted:
            found.kept = append(found.kept, t.taken[pack * each + step])
    for other in range(t.seats):
        found.open[other] = kept_by(t, other) & (t.played | t.colonies[other].laid)
        if t.picks[other] != NONE:
            found.picks |= 1 << other
    found.gone = t.kit.specials.crowns if t.over else 0
    return found


def kept_by(t: FourmidableBase, seat: i64) -> i64:
    """Return the cards that a seat has kept in the draft, played ones included."""
    each = t.kit.level.specials
    cards: i64 = 0
    step: i64
    for step in range(t.drafted):
        cards |= t.kit.bits[t.taken[pack_of(t, seat, step) * each + step]]
    return cards


def redeal_draft(t: FourmidableBase, seat: i64, dice: Dice) -> None:
    """Deal again the part of the draft that a seat does not know; all consistent drafts are equally likely."""
    deal_draft(t, sights_of(t, seat), dice)


def deal_draft(t: FourmidableBase, sights: Sights, dice: Dice) -> None:
    """Set a random draft that fits the sights, each equally likely, and the hands that follow from it."""
    seen: i64 = 0
    step: i64
    seat: i64
    for step in range(len(sights.hands)):
        seen |= sights.hands[step]
    pool = t.kit.specials.all & ~seen
    for seat in range(t.seats):
        pool &= ~sights.open[seat]
    for seat in range(t.seats):
        if seat == sights.seat:
            for step in range(sights.drafted):
                set_taken(t, pack_of(t, seat, step), step, sights.kept[step])
        else:
            pool = fill_unseen(t, sights, seat, sights.open[seat] & ~seen, pool, dice)
    for seat in range(t.seats):
        pool = fill_pack(t, sights, seat, pool, dice)
    t.deck = pool
    for seat in range(t.seats):
        t.colonies[seat].specials = kept_by(t, seat) & ~sights.open[seat]
        if seat != sights.seat:
            t.picks[seat] = NONE
            if sights.picks >> seat & 1:
                t.picks[seat] = any_of(t.packs[pack_of(t, seat, sights.drafted)], dice)


def fill_unseen(t: FourmidableBase, sights: Sights, seat: i64, open_: i64, pool: i64, dice: Dice) -> i64:
    """Assign the cards that another seat kept from packs before the viewer saw them; return the rest of the pool.

    These are its cards laid open since (`open_`), and for the others any of the pool.
    """
    places: i64 = 0
    step: i64
    for step in range(sights.drafted):
        if step < first_sight(t, sights, pack_of(t, seat, step)):
            places += 1
    for step in range(sights.drafted):
        pack = pack_of(t, seat, step)
        if step < first_sight(t, sights, pack):
            if dice.below(places) < bit_count(open_):
                bit = any_of(open_, dice)
                open_ ^= t.kit.bits[bit]
            else:
                bit = any_of(pool & ~sights.gone, dice)
                pool ^= t.kit.bits[bit]
            places -= 1
            set_taken(t, pack, step, bit)
    return pool


def fill_pack(t: FourmidableBase, sights: Sights, pack: i64, pool: i64, dice: Dice) -> i64:
    """Assign the cards kept from one pack after the viewer saw it, and the pack's rest; return the rest of the pool."""
    sight = first_sight(t, sights, pack)
    if sight == NEVER:
        t.packs[pack] = 0
        i: i64
        for i in range(DEALT - sights.drafted):
            bit = any_of(pool, dice)
            pool ^= t.kit.bits[bit]
            t.packs[pack] |= t.kit.bits[bit]
        return pool
    while sight < sights.drafted:
        cards = sights.hands[sight] & ~t.kit.bits[sights.kept[sight]]
        again = sight + t.seats
        if again >= len(sights.hands):  # the viewer has not seen the pack again
            t.packs[pack] = share_out(t, sights, pack, sight + 1, sights.drafted, cards, dice)
            return pool
        share_out(t, sights, pack, sight + 1, again, cards & ~sights.hands[again], dice)
        sight = again
    t.packs[pack] = sights.hands[sight]  # the viewer has it in hand
    return pool


def share_out(t: FourmidableBase, sights: Sights, pack: i64, begin: i64, end: i64, cards: i64, dice: Dice) -> i64:
    """Assign one card to each seat that had the pack in these steps; return the cards left.

    A seat gets a card that it has laid open since, if there is one, else any.
    """
    step: i64
    for step in range(begin, end):
        open_ = cards & sights.open[(pack + step) % t.seats]
        set_taken(t, pack, step, lowest_bit(open_) if open_ else NONE)
        if open_:
            cards ^= t.kit.bits[lowest_bit(open_)]
    for step in range(begin, end):
        if t.taken[pack * t.kit.level.specials + step] == NONE:
            bit = any_of(cards & ~sights.gone, dice)
            cards ^= t.kit.bits[bit]
            set_taken(t, pack, step, bit)
    return cards


def first_sight(t: FourmidableBase, sights: Sights, pack: i64) -> i64:
    """Return the first step in which the seat has a pack in hand, or NEVER."""
    if sights.seat < 0:
        return NEVER
    step = (sights.seat - pack + t.seats) % t.seats
    return step if step < len(sights.hands) else NEVER


def set_taken(t: FourmidableBase, pack: i64, step: i64, bit: i64) -> None:
    t.taken[pack * t.kit.level.specials + step] = bit


def any_of(cards: i64, dice: Dice) -> i64:
    return nth_bit(cards, dice.below(bit_count(cards)))
