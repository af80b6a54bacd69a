"""Fourmidable: a playable state: its phase asks a question, and a step answers it (`course.py`)."""
from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.packing import Packer, Unpacker
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count, nth_bit
from formicarium.games.fourmidable import rounds
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards import deck
from formicarium.games.fourmidable.course import ONE_IN_TURN, REVEALERS, Course
from formicarium.games.fourmidable.events import Began
from formicarium.games.fourmidable.kit import ACTING, ADOPTING, DRAWING, KINDS, MUSTERING, STOCKING
from formicarium.games.fourmidable.learning.encoding import encode
from formicarium.games.fourmidable.persistence import packing
from formicarium.games.fourmidable.rules import ACTION_AT_CHILD, FOU
from formicarium.games.fourmidable.scratch import Scratch
from formicarium.games.fourmidable.steps.choose_species import deal_species
from formicarium.games.fourmidable.steps.display import lay_open, redeal_tops
from formicarium.games.fourmidable.steps.draft import redeal_draft, still_to_pick
from formicarium.games.fourmidable.steps.setting_out import equip


@final
class FourmidableState(FourmidableBase):
    def __init__(self, course: Course, work: Scratch | None = None) -> None:
        super().__init__(course.kit, Scratch() if work is None else work)
        self.course = course

    def clone(self) -> FourmidableState:
        other = FourmidableState(self.course, self.work)
        other.copy(self)
        return other

    def variant_data(self) -> Course:
        return self.course

    def write(self, to: Packer) -> None:
        packing.write(self, to)

    def read(self, source: Unpacker) -> None:
        packing.read(self, source)

    def key(self) -> bytes:
        other, to = self.clone(), Packer()
        packing.tidy(other)
        packing.write(other, to)
        return to.body()

    def waiting(self) -> i64:
        if self.over:
            return 0
        waits_for = self.course.phases[self.phase].waits_for
        if waits_for == ONE_IN_TURN:
            return 1 << self.turn
        return rounds.seats_asked(self) if waits_for == REVEALERS else still_to_pick(self)

    def ended(self) -> i64:
        return self.over

    def asks(self) -> Rule:
        rule = self.course.phases[self.phase].rule
        if rule is None:
            return FOU.rule_of(self.doing.by if self.doing.by else self.ending)
        return rule

    def busy(self, seat: i64) -> bool:
        steps = self.course.phases[ACTING].steps
        i: i64
        for i in range(len(steps)):
            if steps[i].is_still_to_do(self, seat):
                return True
        return False

    def legal_moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=64)
        if self.over or not 0 <= seat < self.seats:
            return found
        if self.waiting() >> seat & 1:
            steps = self.course.phases[self.phase].steps
            i: i64
            for i in range(len(steps)):
                found = steps[i].moves(self, seat, found)
        return self.course.revealing.moves(self, seat, found)

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        if not 0 <= seat < self.seats:
            return ACTION_AT_CHILD.number
        rule: Rule | None = self.asks()
        step = self.course.step_at(move)
        if step is not None:
            due = self.waiting() >> seat & 1 and self.course.phases[self.phase].asks_for(step)
            if due or self.course.answers(step):
                rule = step.rule_against(self, seat, move - step.first)
        return 0 if rule is None else rule.number

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        step = self.course.step_of[move]
        step.play(self, seat, move - step.first, dice, news)

    def crown(self, news: News) -> None:
        deck.crown(self, news)

    def crown_points(self, seat: i64) -> i64:
        return deck.points_of(self, seat, self.colonies[seat].laid)

    def features(self, seat: i64, out: BytesWriter, at: i64) -> None:
        encode(self, seat, out, at)

    def shuffle_hidden(self, seat: i64, dice: Dice) -> None:
        """Deal the cards again that the seat cannot know.

        These are the others' hands, the cards they look at, and those they put under piles or know on top of one.
        """
        kit, under, looked = self.kit, self.under, self.looked
        kinds = kit.objectives.kind
        other: i64
        card: i64
        i: i64
        kind: i64
        for other in range(self.seats):
            if other != seat:
                hand = self.colonies[other].hand
                for card in range(kit.objectives.count):
                    self.pile[card] += hand[card]
                    self.stack[kinds[card]] += hand[card]
                    hand[card] = 0
        for i in range(len(under)):
            if under[i] & 7 != seat:
                self.pile[under[i] >> 3] += 1
                self.stack[kinds[under[i] >> 3]] += 1
        if self.turn != seat:
            for i in range(len(looked)):
                self.pile[looked[i]] += 1
                self.stack[kinds[looked[i]]] += 1
        # Deal the same number of cards of each kind again.
        for other in range(self.seats):
            if other != seat:
                colony = self.colonies[other]
                for kind in range(KINDS):
                    for i in range(colony.held[kind]):
                        colony.hand[self.draw(kind, dice)] += 1
        for i in range(len(under)):
            if under[i] & 7 != seat:
                under[i] = self.draw(kinds[under[i] >> 3], dice) << 3 | under[i] & 7
        if self.turn != seat:
            for i in range(len(looked)):
                looked[i] = self.draw(kinds[looked[i]], dice)
        redeal_tops(self, seat, dice)
        if len(self.packs):
            redeal_draft(self, seat, dice)
        elif kit.level.specials:
            redeal_specials(self, seat, dice)


def redeal_specials(t: FourmidableBase, seat: i64, dice: Dice) -> None:
    """Deal the others' special cards again, among those that the seat has not seen (FOU-I1).

    FOU-I8: at the end no end-of-game card is left in a hand.
    """
    hidden = t.deck
    other: i64
    i: i64
    for other in range(t.seats):
        if other != seat:
            hidden |= t.colonies[other].specials
    for other in range(t.seats):
        if other != seat:
            hand: i64 = 0
            for i in range(bit_count(t.colonies[other].specials)):
                candidates = hidden & ~t.kit.specials.crowns if t.over else hidden
                bit = nth_bit(candidates, dice.below(bit_count(candidates)))
                hidden ^= t.kit.bits[bit]
                hand |= t.kit.bits[bit]
            t.colonies[other].specials = hand
    t.deck = hidden


def laid_out(course: Course) -> FourmidableState:
    """Return a state with bare boards."""
    state = FourmidableState(course)
    state.lay_out()
    return state


def set_up(course: Course, first_leads: bool, choose_species: bool, dice: Dice, news: News) -> FourmidableState:
    """Return the state at the start of a game; first player and day or night are drawn (FOU-S1 to S5)."""
    first = 0 if first_leads else dice.below(course.kit.seats)
    day = dice.below(2) == 1
    state = laid_out(course)
    state.first = first
    state.turn = first
    state.day = day
    state.phase = DRAWING if course.kit.level.start.mix else MUSTERING
    if news.wanted:
        news.tell(Began(seat=first, day=day, rule="FOU-S5"))
    if course.kit.level.alone:
        state.phase = STOCKING
    if course.kit.level.species:
        if choose_species or course.kit.level.draft:
            state.phase = ADOPTING
        else:
            deal_species(state, dice, news)
            equip(state, dice, news)
    if course.kit.level.open:
        lay_open(state, dice, news)
    return state
