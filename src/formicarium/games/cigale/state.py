"""La Cigale & la Fourmi: a playable state: its phase asks a question, and a step answers it (`course.py`)."""
from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.vectors import filled, total
from formicarium.games.cigale.base import CigaleBase, draw_from
from formicarium.games.cigale.course import Course
from formicarium.games.cigale.encoding import encode
from formicarium.games.cigale.kit import CELLS, ON_TABLE, POWERS
from formicarium.games.cigale.redeal import redeal_all
from formicarium.games.cigale.rounds import begin, restock


@final
class CigaleState(CigaleBase):
    def __init__(self, course: Course) -> None:
        super().__init__(course.kit)
        self.course = course

    def clone(self) -> CigaleState:
        other = CigaleState(self.course)
        other.copy(self)
        return other

    def variant_data(self) -> Course:
        return self.course

    def waiting(self) -> i64:
        return 0 if self.over else self.course.phases[self.phase].steps[0].whose(self)

    def ended(self) -> i64:
        return self.over

    def compare(self, seat: i64, other: i64) -> i64:
        """Compare two seats: points, then insect cards (CIG-A13).

        Winter: the seat that reached four points (CIG-W14), else points, then path cards (CIG-W15).
        """
        if seat != other and (self.winner == seat or self.winner == other):
            return 1 if self.winner == seat else -1
        lead = self.score(seat) - self.score(other)
        return lead if lead else self.wealth(seat) - self.wealth(other)

    def wealth(self, seat: i64) -> i64:
        """Return the cards that break a tie, the hidden one included (CIG-W15)."""
        return self.reserve(seat) + (1 if self.hides(seat) else 0)

    def legal_moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        if not 0 <= seat < self.seats or not self.waiting() >> seat & 1:
            return found
        steps = self.course.phases[self.phase].steps
        i: i64
        for i in range(len(steps)):
            found = steps[i].moves(self, seat, found)
        return found

    def random_move(self, seat: i64, dice: Dice) -> i64:
        steps = self.course.phases[self.phase].steps
        if len(steps) == 1:
            return steps[0].sample(self, seat, dice)
        moves = self.legal_moves(seat)
        return moves[dice.below(len(moves))]

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        rule: Rule | None = self.course.order
        if 0 <= seat < self.seats and 0 <= move < self.course.moves and self.waiting() >> seat & 1:
            step = self.course.step_of[move]
            if self.course.phases[self.phase].asks_for(step):
                rule = step.rule_against(self, seat, move - step.first)
        return 0 if rule is None else rule.number

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        step = self.course.step_of[move]
        step.play(self, seat, move - step.first, dice, news)

    def features(self, seat: i64, out: BytesWriter, at: i64) -> None:
        encode(self, seat, out, at)

    def shuffle_hidden(self, seat: i64, dice: Dice) -> None:
        redeal_all(self, seat, dice)


def lay_out(course: Course) -> CigaleState:
    """Return a state with nothing dealt."""
    state = CigaleState(course)
    state.blank()
    return state


def set_up(course: Course, dice: Dice, news: News) -> CigaleState:
    """Return the state at the start of a game (CIG-S1, S2; CIG-W1, W2; CIG-P1)."""
    state = lay_out(course)
    cell: i64
    for cell in range(CELLS):
        state.square[cell] = state.draw(dice, news)
    seat: i64
    if course.kit.winter:
        for seat in range(state.seats):
            state.gain(seat, "CIG-W1", dice, news)
        restock(state, dice, news)
    if course.kit.powered:
        in_box = filled(POWERS, 1)
        while total(in_box) > 2:
            state.power[draw_from(in_box, dice)] = ON_TABLE
    state.ant = dice.below(state.seats)
    state.cicada = (state.ant + 1) % state.seats
    begin(state, news)
    return state
