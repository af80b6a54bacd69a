"""Fourmidable: the set-up: draw objectives (FOU-K2), choose the first ants (FOU-K3, A2, X5)."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count, nth_bit
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Equipped, Mustered, Received, Recruited
from formicarium.games.fourmidable.kit import FORECASTING, KINDS, MUSTERING, Kit
from formicarium.games.fourmidable.model import ANT_KINDS, Draw, Muster, Recruit, Special
from formicarium.games.fourmidable.movement.reach import number_of
from formicarium.games.fourmidable.outlooks import DrawOutlook, MusterOutlook, RecruitOutlook, ShortPile
from formicarium.games.fourmidable.rounds import begin
from formicarium.games.fourmidable.rules import OBJECTIVE_MIX
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.give_birth import next_unborn
from formicarium.games.fourmidable.steps.keep_objective import deal

TRAP: Final[i64] = 6  # from 6 digger objectives on, one nest can seldom pay them all


@final
class Drawing(Step):
    """Choose the mix of objectives, before the ants. Choices: the mixes; none where objectives come with the ants."""

    def __init__(self, kit: Kit) -> None:
        self.mixes = mixes(kit.level.start.mix)
        super().__init__([Draw(*mix_at(self.mixes, i)) for i in range(len(self.mixes) // KINDS)])

    def rule_against(self, t: FourmidableBase, seat: i64, mix: i64) -> Rule | None:
        """Return the rule against a mix that needs more cards than a pile has (FOU-K2)."""
        kind: i64
        for kind in range(KINDS):
            if self.mixes[mix * KINDS + kind] > t.stack[kind]:
                return OBJECTIVE_MIX
        return None

    def play(self, t: FourmidableBase, seat: i64, mix: i64, dice: Dice, news: News) -> None:
        hunters, farmers, diggers = mix_at(self.mixes, mix)
        deal(t, seat, hunters, farmers, diggers, OBJECTIVE_MIX, dice, news)
        if next_in_turn(t):
            t.phase = MUSTERING

    def outlook(self, t: FourmidableBase, seat: i64, mix: i64) -> Outlook:
        hunters, farmers, diggers = mix_at(self.mixes, mix)
        return DrawOutlook(hunters=hunters, farmers=farmers, diggers=diggers, trap=diggers >= TRAP)

    def reason(self, t: FourmidableBase, seat: i64, mix: i64, rule: Rule) -> Reason:
        wanted = mix_at(self.mixes, mix)
        kind = next(kind for kind in range(KINDS) if wanted[kind] > t.stack[kind])
        return ShortPile(why="pile", ant=ANT_KINDS[kind], cards=t.stack[kind])


@final
class Mustering(Step):
    """Choose the first ants. Choices: the mixes."""

    def __init__(self, kit: Kit) -> None:
        self.mixes = vec[i64]() if kit.level.start.one_by_one else mixes(kit.level.start.ants)
        super().__init__([Muster(*mix_at(self.mixes, i)) for i in range(len(self.mixes) // KINDS)])

    def play(self, t: FourmidableBase, seat: i64, mix: i64, dice: Dice, news: News) -> None:
        """Put the first ants on cell 1 (FOU-K3, A2); at Apprentice deal an objective of the type of each."""
        kit, rule = t.kit, t.kit.level.start.mustering
        kind: i64
        i: i64
        for kind in range(KINDS):
            for i in range(self.mixes[mix * KINDS + kind]):
                slot = kind * kit.ants + i
                t.colonies[seat].alive |= 1 << slot
                t.put(seat, slot, kit.board.nests[seat])
        hunters, farmers, diggers = mix_at(self.mixes, mix)
        if news.wanted:
            news.tell(Mustered(seat=seat, hunters=hunters, farmers=farmers, diggers=diggers, rule=rule.id))
        if kit.level.start.mix == 0:
            deal(t, seat, hunters, farmers, diggers, rule, dice, news)
        if next_in_turn(t):
            t.phase = FORECASTING
            begin(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, mix: i64) -> Outlook:
        hunters, farmers, diggers = mix_at(self.mixes, mix)
        return MusterOutlook(hunters=hunters, farmers=farmers, diggers=diggers)


@final
class Recruiting(Step):
    """Choose the first ants one at a time (FOU-X5). Choices: the kinds of ants."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Recruit(ant) for ant in ANT_KINDS] if kit.level.start.one_by_one else [])

    def play(self, t: FourmidableBase, seat: i64, kind: i64, dice: Dice, news: News) -> None:
        """Put one ant on cell 1; the round begins when each seat has all its first ants (FOU-X5)."""
        colony, slot = t.colonies[seat], next_unborn(t, seat, kind)
        colony.alive |= 1 << slot
        t.put(seat, slot, t.kit.board.nests[seat])
        if news.wanted:
            news.tell(Recruited(seat=seat, ant=ANT_KINDS[kind], number=number_of(t, slot), rule="FOU-X5"))
        if next_in_turn(t) and bit_count(colony.alive) == t.kit.level.start.ants:
            begin(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, kind: i64) -> Outlook:
        return RecruitOutlook(ant=ANT_KINDS[kind], number=number_of(t, next_unborn(t, seat, kind)))


def equip(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Deal the special cards to each seat (FOU-I1); the ants come next."""
    seat: i64
    i: i64
    for seat in range(t.seats):
        dealt: i64 = 0
        for i in range(t.kit.level.specials):
            bit = nth_bit(t.deck, dice.below(bit_count(t.deck)))
            t.deck ^= t.kit.bits[bit]
            dealt |= t.kit.bits[bit]
        t.colonies[seat].specials = dealt
        if news.wanted:
            news.tell(Equipped(seat=seat, specials=t.kit.level.specials, rule="FOU-I1"))
            news.whisper(seat, Received(specials=specials_of(t, dealt), rule="FOU-I1"))
    t.phase = MUSTERING


def specials_of(t: FourmidableBase, cards: i64) -> tuple[Special, ...]:
    """List a set of special cards one by one."""
    each = t.kit.specials.each
    return tuple([t.kit.specials.designs[each[bit]] for bit in range(len(each)) if cards >> bit & 1])


def next_in_turn(t: FourmidableBase) -> bool:
    """Pass the set-up to the next seat; return True after the last one (FOU-K2, K3, A2)."""
    t.turn = (t.turn + 1) % t.seats
    return t.turn == t.first


def mixes(total: i64) -> vec[i64]:
    """List every way to split a total into three kinds, three numbers each."""
    found = vec[i64]()
    hunters: i64
    farmers: i64
    for hunters in range(total + 1 if total else 0):
        for farmers in range(total + 1 - hunters):
            found = append(found, hunters)
            found = append(found, farmers)
            found = append(found, total - hunters - farmers)
    return found


def mix_at(all_: vec[i64], mix: i64) -> tuple[i64, i64, i64]:
    return all_[mix * KINDS], all_[mix * KINDS + 1], all_[mix * KINDS + 2]
