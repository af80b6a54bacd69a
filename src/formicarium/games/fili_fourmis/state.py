"""Fili-Fourmis: a playable state: its phase asks a question, and a step answers it (`course.py`)."""
from __future__ import annotations

from typing import Any, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.packing import Packer
from formicarium.core.rule import Rule
from formicarium.games.fili_fourmis.base import ACTING, FORMING, IDLE, FiliBase
from formicarium.games.fili_fourmis.course import Course
from formicarium.games.fili_fourmis.encoding import encode
from formicarium.games.fili_fourmis.kit import NONE
from formicarium.games.fili_fourmis.model import NotYourMove
from formicarium.games.fili_fourmis.rounds import verdict
from formicarium.games.fili_fourmis.rules import BLOCKED_GAME, TURN_ORDER
from formicarium.games.fili_fourmis.steps.leaving import is_bound


@final
class FiliState(FiliBase):
    def __init__(self, course: Course) -> None:
        super().__init__(course.kit)
        self.course = course

    def clone(self) -> FiliState:
        other = FiliState(self.course)
        other.copy(self)
        return other

    def variant_data(self) -> Course:
        return self.course

    def key(self) -> bytes:
        other, to = self.clone(), Packer()
        other.tidy()
        other.write(to)
        return to.body()

    def waiting(self) -> i64:
        return 0 if self.over else 1 << self.turn

    def ended(self) -> i64:
        return self.over

    def begin_turn(self) -> None:
        """End the game, or set the phase; a seat that can do nothing passes (FIL-S4).

        If both can do nothing, the game ends (FIL-E3).
        """
        self.over = verdict(self)
        if self.over == 0 and not self.can_act(self.turn):
            if not self.can_act(1 - self.turn):
                self.over = BLOCKED_GAME.number
            self.phase = IDLE
            self.bound = False

    def can_act(self, seat: i64) -> bool:
        """Whether the seat can act; also sets the phase of its turn."""
        self.bound = is_bound(self, seat)
        self.phase = FORMING if self.bound else ACTING
        steps = self.course.phases[self.phase].steps
        i: i64
        for i in range(len(steps)):
            if steps[i].is_open(self, seat):
                return True
        return False

    def legal_moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=64)
        if self.over or seat != self.turn:
            return found
        steps = self.course.phases[self.phase].steps
        i: i64
        for i in range(len(steps)):
            found = steps[i].moves(self, seat, found)
        return found

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        kind = self.course.kind(move)
        if seat != self.turn or kind == NONE:
            return TURN_ORDER.number
        phase = self.course.phases[self.phase]
        step = phase.answer(kind)
        rule: Rule | None
        if step is not None:
            rule = step.rule_against_unknown(self) if move < 0 else step.rule_against(self, seat, move - step.first)
        elif phase.insisting is not None:
            rule = phase.insisting.insists(self)
        else:
            rule = self.course.steps[kind].insists(self)
        return 0 if rule is None else rule.number

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        step = self.course.phases[self.phase].answer(self.course.kind_of[move])
        assert step is not None
        step.play(self, seat, move - step.first, news)

    def features(self, seat: i64, out: BytesWriter, at: i64) -> None:
        encode(self, seat, out, at)

    def reason(self, seat: i64, action: Any, rule: str) -> Reason:
        """Return the facts that break the rule."""
        kind = self.course.kind(self.course.move(action))
        if seat != self.turn or kind == NONE:
            return NotYourMove(why="spectator" if seat not in (0, 1) else "turn" if seat != self.turn else "unknown",
                               seat=self.turn)
        phase = self.course.phases[self.phase]
        step = phase.answer(kind)
        if step is None and phase.insisting is not None:
            return phase.insisting.why_due(self, seat)
        if step is None:
            step = self.course.steps[kind]
        return step.reason(self, seat, action, rule)

    def outlook(self, seat: i64, action: Any) -> Outlook:
        step = self.course.phases[self.phase].answer(self.course.kinds[type(action)])
        assert step is not None
        return step.outlook(self, seat, action)


def laid_out(course: Course) -> FiliState:
    """Return a state with an empty board."""
    state = FiliState(course)
    state.blank()
    return state


def set_up(course: Course) -> FiliState:
    """Return the state at the start of a game: full anthills (FIL-S2), red to play (FIL-S3)."""
    kit, state = course.kit, laid_out(course)
    place: i64
    for place in range(kit.ants):
        state.settle(0, kit.anthills.house[place])
        state.settle(1, kit.anthills.house[kit.ants + place])
    state.seen = append(state.seen, state.sign)
    state.begin_turn()
    return state
