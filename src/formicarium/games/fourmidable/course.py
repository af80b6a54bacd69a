"""Fourmidable: the course of play. Every step, in the order that numbers their moves, and what each phase asks for."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Action
from formicarium.core.rule import Rule
from formicarium.core.step import number, numbers
from formicarium.games.fourmidable.births import Hatching
from formicarium.games.fourmidable.closing import Passing
from formicarium.games.fourmidable.completing import Completing
from formicarium.games.fourmidable.crossing import Crossing
from formicarium.games.fourmidable.holes import Opening
from formicarium.games.fourmidable.kit import (
    ACTING,
    CHOOSING,
    CLOSING,
    COMPLETING,
    COUNTING,
    DRAWING,
    FORECASTING,
    MUSTERING,
    OPENING,
    PROWLING,
    STUDYING,
    WALKING,
    Kit,
)
from formicarium.games.fourmidable.library import Studying
from formicarium.games.fourmidable.objectives import Revealing
from formicarium.games.fourmidable.predators import Calling, Sending
from formicarium.games.fourmidable.rules import A3, A8, A12, A15, A17, A24, K2, K4, X2
from formicarium.games.fourmidable.setting_out import Drawing, Mustering, Recruiting
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.tracing import Tracing
from formicarium.games.fourmidable.walking import Going, Picking
from formicarium.games.fourmidable.weather import Forecasting


@final
class Phase:
    """What is expected: the rule on it, and the steps that answer."""

    def __init__(self, number: i64, rule: Rule | None, steps: list[Step], *, together: bool = False) -> None:
        self.number = number
        self.rule = rule  # None: whichever brings the end
        self.together = together  # it is asked of everybody who may have an answer, not of the seat in turn
        self.steps = vec[Step](steps)
        self.kinds = [type(action) for step in steps for action in step.actions]

    def asks_for(self, step: Step) -> bool:
        i: i64
        for i in range(len(self.steps)):
            if self.steps[i] is step:
                return True
        return False


@final
class Course:
    """Of one kit; nothing in it ever changes."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.drawing = Drawing(kit)
        self.mustering = Mustering(kit)
        self.forecasting = Forecasting()
        self.picking = Picking(kit)
        self.going = Going(kit)
        self.crossing: Step = Tracing(kit) if kit.level.traced else Crossing(kit)
        self.opening = Opening(kit)
        self.studying = Studying(kit)
        self.hatching = Hatching()
        self.calling = Calling()
        self.sending = Sending(kit)
        self.revealing = Revealing(kit)  # free: whoever's turn it is (FOU-K14)
        self.passing = Passing()
        self.recruiting = Recruiting(kit)
        self.completing = Completing(kit)
        self.steps: list[Step] = [
            self.drawing, self.mustering, self.forecasting, self.picking, self.going, self.crossing, self.opening,
            self.studying, self.hatching, self.calling, self.sending, self.revealing, self.passing,
            self.recruiting, self.completing]  # one that a level does not have has no choices there
        self.phases = vec[Phase]([  # by number
            Phase(DRAWING, K2, [self.drawing]),
            Phase(MUSTERING, kit.level.mustering, [self.recruiting if kit.level.one_by_one else self.mustering]),
            Phase(FORECASTING, A3, [self.forecasting]),
            Phase(ACTING, K4, [self.picking, self.hatching, self.calling]),
            Phase(WALKING, K4, [self.going]),
            Phase(CHOOSING, A17, [self.crossing]),
            Phase(OPENING, A8, [self.opening]),
            Phase(STUDYING, A12, [self.studying]),
            Phase(PROWLING, A15, [self.sending]),
            Phase(CLOSING, A24, [self.passing], together=True),
            Phase(COUNTING, None, [self.passing], together=True),
            Phase(COMPLETING, X2, [self.completing]),
        ])
        assert [phase.number for phase in self.phases] == list(range(len(self.phases)))
        self.moves = number(self.steps)
        self.actions: list[Action] = [action for step in self.steps for action in step.actions]  # by move
        self.numbers = numbers(self.steps)  # an action's move
        self.step_of = vec[Step](capacity=self.moves)  # by move
        i: i64
        for step in self.steps:
            for i in range(step.size):
                self.step_of = append(self.step_of, step)
