"""Micropolis: the steps in the order that numbers their moves; each phase has one step."""
from __future__ import annotations

from typing import final

from librt.vecs import vec

from formicarium.core.packing import VariantData
from formicarium.core.step import assign_numbers, numbers_by_action
from formicarium.games.micropolis.kit import Kit
from formicarium.games.micropolis.step import Step
from formicarium.games.micropolis.steps.barracks import Manning
from formicarium.games.micropolis.steps.leader import Giving
from formicarium.games.micropolis.steps.sentinel import Rearranging
from formicarium.games.micropolis.steps.taking import Taking


@final
class Course(VariantData):
    """Steps and moves of one kit, immutable; all states of a variant share it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.taking = Taking(kit)
        self.manning = Manning()
        self.rearranging = Rearranging(kit)
        self.giving = Giving(kit)
        steps: list[Step] = [self.taking, self.manning, self.rearranging, self.giving]
        self.phases = vec[Step](steps)  # by phase: TAKING, MANNING, REARRANGING, GIVING
        self.moves = assign_numbers(steps)
        self.actions = [action for step in steps for action in step.actions]  # by move
        self.numbers = numbers_by_action(steps)  # the move of each action
