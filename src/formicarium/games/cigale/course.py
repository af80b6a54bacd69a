"""La Cigale & la Fourmi: the steps of a mode in the order that numbers their moves, and the steps of each phase."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.packing import VariantData
from formicarium.core.step import assign_negative_numbers, assign_numbers, numbers_by_action
from formicarium.games.cigale.base import (
    CHOOSING,
    COLLECTING,
    EMPOWERING,
    GUESSING,
    PAYING,
    PLACING,
    TRADING,
)
from formicarium.games.cigale.kit import Kit
from formicarium.games.cigale.rules import ROUND_ORDER, WINTER_ROUND_ORDER
from formicarium.games.cigale.step import Step
from formicarium.games.cigale.steps.choosing import Choosing
from formicarium.games.cigale.steps.collecting import Collecting
from formicarium.games.cigale.steps.exchanging import Exchanging
from formicarium.games.cigale.steps.guessing import Guessing, Peeking
from formicarium.games.cigale.steps.market import Declining, Purchasing
from formicarium.games.cigale.steps.paying import Paying, PayingHidden
from formicarium.games.cigale.steps.placing import Placing
from formicarium.games.cigale.steps.powers import Empowering


@final
class Phase:
    """One phase of a round: the steps that can answer it, none if the mode lacks it.

    The first step determines the seats.
    """

    def __init__(self, number: i64, steps: list[Step]) -> None:
        self.number = number
        self.steps = vec[Step](steps)

    def asks_for(self, step: Step) -> bool:
        i: i64
        for i in range(len(self.steps)):
            if self.steps[i] is step:
                return True
        return False


@final
class MarketSteps:
    """The steps that exchange cards and pay for provisions."""

    def __init__(self, kit: Kit) -> None:
        self.paying = Paying(kit)
        self.paying_hidden = PayingHidden()
        self.declining = Declining()
        self.purchasing = Purchasing(kit)
        self.exchanging = Exchanging(kit)


@final
class Course(VariantData):
    """Steps and phases of one kit, immutable; all states of a variant share it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.order = WINTER_ROUND_ORDER if kit.winter else ROUND_ORDER  # rule on the order of a round
        self.placing = Placing(kit)
        self.choosing = Choosing()
        self.guessing = Guessing(kit)
        self.peeking = Peeking()
        self.collecting = Collecting(kit)
        self.empowering = Empowering(kit)
        self.market = market = MarketSteps(kit)
        every: list[Step] = [
            self.placing, self.choosing, self.guessing, self.peeking, self.collecting, self.empowering, market.paying,
            # last, because the number of its choices depends on the seats
            market.paying_hidden, market.declining, market.purchasing, market.exchanging]
        self.phases = vec[Phase]([  # by phase number
            Phase(PLACING, [self.placing]),
            Phase(CHOOSING, [self.choosing]),
            Phase(GUESSING, [self.guessing, *self.with_powers(self.peeking)]),
            Phase(COLLECTING, self.in_winter(self.collecting)),
            Phase(EMPOWERING, self.with_powers(self.empowering, market.declining)),
            Phase(TRADING, [*self.in_winter(market.declining, market.purchasing),
                            *self.with_powers(market.exchanging, self.empowering)]),
            Phase(PAYING, [*self.in_winter(market.paying), *self.with_powers(market.paying_hidden)]),
        ])
        assert [phase.number for phase in self.phases] == list(range(len(self.phases)))
        self.steps = [step for step in every if self.has(step)]
        others = [step for step in every if not self.has(step)]
        self.moves = assign_numbers(self.steps)
        assign_negative_numbers(others)
        self.numbers = numbers_by_action(every)
        self.step_of = vec[Step](capacity=self.moves)  # by move
        i: i64
        for step in self.steps:
            for i in range(step.size):
                self.step_of = append(self.step_of, step)

    def has(self, step: Step) -> bool:
        """Whether any phase of this mode has the step."""
        i: i64
        for i in range(len(self.phases)):
            if self.phases[i].asks_for(step):
                return True
        return False

    def in_winter(self, *steps: Step) -> list[Step]:
        return list(steps) if self.kit.winter else []

    def with_powers(self, *steps: Step) -> list[Step]:
        return list(steps) if self.kit.powered else []
