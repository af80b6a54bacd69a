"""Micropolis: a playable state: its phase asks a question, and the phase's step answers it (`course.py`)."""
from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.micropolis import rounds, score
from formicarium.games.micropolis.base import MicropolisBase
from formicarium.games.micropolis.course import Course
from formicarium.games.micropolis.encoding import encode
from formicarium.games.micropolis.model import Laid, Led
from formicarium.games.micropolis.rules import ROUND_ORDER


@final
class MicropolisState(MicropolisBase):
    def __init__(self, course: Course) -> None:
        super().__init__(course.kit)
        self.course = course

    def clone(self) -> MicropolisState:
        other = MicropolisState(self.course)
        other.copy(self)
        return other

    def variant_data(self) -> Course:
        return self.course

    def waiting(self) -> i64:
        return 0 if self.over else 1 << self.turn

    def ended(self) -> i64:
        return self.over

    def score(self, seat: i64) -> i64:
        return score.total(self, seat)

    def compare(self, seat: i64, other: i64) -> i64:
        return rounds.ahead(self, seat, other)

    def legal_moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        if self.over or seat != self.turn:
            return found
        return self.course.phases[self.phase].moves(self, seat, found)

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        if seat != self.turn:
            return ROUND_ORDER.number
        step = self.course.phases[self.phase]
        rule: Rule | None = step.rule_against(self, seat,
                                              move - step.first) if step.has(move) else step.turns_away(self, move)
        return 0 if rule is None else rule.number

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        step = self.course.phases[self.phase]
        step.play(self, seat, move - step.first, dice, news)

    def features(self, seat: i64, out: BytesWriter, at: i64) -> None:
        encode(self, seat, out, at)


def laid_out(course: Course) -> MicropolisState:
    """Return a state with empty foundations and no tile in the line."""
    state = MicropolisState(course)
    state.lay_out()
    return state


def set_up(course: Course, dice: Dice, news: News) -> MicropolisState:
    """Return the state at the start of a game (MIC-S1 to S4, E1, E8).

    The token is at the first player's first anthill.
    """
    state, kit = laid_out(course), course.kit
    if not kit.first_leads:
        state.turn = dice.below(kit.seats)
        state.leader = state.turn * kit.each
    state.fill_line(dice)
    if news.wanted:
        news.tell(Laid(tiles=rounds.line_from(state, 0), rule="MIC-S3"))
        news.tell(Led(seat=state.turn, anthill=1, rule="MIC-S4" if kit.each == 1 else "MIC-E8"))
    return state
