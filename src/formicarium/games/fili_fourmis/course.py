"""Fili-Fourmis: the steps in the order that numbers their moves, and the steps of each phase."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Action
from formicarium.core.packing import VariantData
from formicarium.core.step import assign_numbers, numbers_by_action
from formicarium.games.fili_fourmis.base import ACTING, ENTERING, FORMING, IDLE, LEAVING, RUNNING
from formicarium.games.fili_fourmis.kit import NONE, Kit
from formicarium.games.fili_fourmis.model import Join, Split
from formicarium.games.fili_fourmis.step import Step
from formicarium.games.fili_fourmis.steps.joining import Joining, Splitting
from formicarium.games.fili_fourmis.steps.leaving import ComingOut, Lengthening, Starting
from formicarium.games.fili_fourmis.steps.marching import Advancing, Following, Stopping
from formicarium.games.fili_fourmis.steps.passing import Passing
from formicarium.games.fili_fourmis.steps.storming import GoingIn, Spreading, Stepping


@final
class Phase:
    """One phase of a turn and the steps that can answer it.

    In a phase with an insisting step, any other action breaks that step's rule; without one, it breaks a rule of its
    own.
    """

    def __init__(self, number: i64, insisting: Step | None, steps: list[Step]) -> None:
        self.number = number
        self.insisting = insisting
        self.steps = vec[Step](steps)

    def answer(self, kind: i64) -> Step | None:
        """Return the step of this phase for a kind of action, or None."""
        i: i64
        for i in range(len(self.steps)):
            if self.steps[i].kind == kind:
                return self.steps[i]
        return None


@final
class Course(VariantData):
    """Steps and moves of one kit, immutable; all states of a variant share it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.coming_out = coming_out = ComingOut(kit)
        starting = Starting(kit)
        lengthening = Lengthening(kit)
        self.advancing = advancing = Advancing(kit)
        following = Following(kit)
        stopping = Stopping()
        joining = Joining(kit)
        splitting = Splitting(kit)
        self.entering = entering = GoingIn(kit)
        spreading = Spreading(kit)
        stepping = Stepping(kit)
        passing = Passing()
        self.steps: list[Step] = [
            coming_out, starting, advancing, joining, splitting, entering, spreading,
            stepping, stopping, passing]
        self.phases = vec[Phase]([  # by phase number
            Phase(ACTING, None, [advancing, entering, splitting, joining, stepping,
                                 coming_out]),
            Phase(LEAVING, starting, [lengthening, starting]),
            Phase(RUNNING, following, [following, stopping]),
            Phase(ENTERING, spreading, [spreading]),
            Phase(FORMING, coming_out, [joining, coming_out]),
            Phase(IDLE, passing, [passing]),
        ])
        assert [phase.number for phase in self.phases] == list(range(len(self.phases)))
        self.moves = assign_numbers(self.steps)
        self.kind_of = vec[i64](capacity=self.moves)  # by move
        self.actions: list[Action] = []  # by move
        self.kinds: dict[type[Action], int] = {}
        kind: i64
        i: i64
        for kind in range(len(self.steps)):
            step = self.steps[kind]
            step.kind = kind
            self.kinds[type(step.actions[0])] = kind
            self.actions += step.actions
            for i in range(step.size):
                self.kind_of = append(self.kind_of, kind)
        for same in (lengthening, following):  # both have the action Advance and so its numbers
            same.kind = advancing.kind
            same.first = advancing.first
        self.numbers = numbers_by_action(self.steps)  # the move of each action
        for action, move in list(self.numbers.items()):
            if isinstance(action, Join):  # the two cells may be named in either order
                self.numbers[Join(action.other, action.one)] = move
            elif isinstance(action, Split):
                self.numbers[Split(action.other, action.one)] = move

    def move(self, action: Action) -> int:
        """Return the move of an action; for one without a move, a number below -1 for its kind, or -1 if unknown."""
        return self.numbers.get(action, NONE - 1 - self.kinds.get(type(action), NONE))

    def kind(self, move: i64) -> i64:
        """Return the kind of action that a move, or a number below -1, belongs to; NONE if unknown."""
        if move >= self.moves:
            return NONE
        found = self.kind_of[move] if move >= 0 else NONE - 1 - move
        return found if found < len(self.steps) else NONE
