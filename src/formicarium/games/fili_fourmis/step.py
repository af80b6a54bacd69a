"""Fili-Fourmis: base class of the steps of a turn (package steps/); `course.py` assigns them to phases."""
from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.fili_fourmis.base import FiliBase
from formicarium.games.fili_fourmis.kit import NONE


class Step(ActionKind):
    """One kind of action with its rules and texts. `Advance` is the action of three steps, each in its own phase."""

    kind: i64 = NONE  # index in Course.steps; equal for steps that share an action class

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """Append the legal moves to `found`: all choices, unless a step overrides it."""
        choice: i64
        for choice in range(self.size):
            found = append(found, self.first + choice)
        return found

    def is_open(self, t: FiliBase, seat: i64) -> bool:
        """Whether any move is legal. Override it where listing all is slow."""
        return len(self.moves(t, seat, vec[i64]())) > 0

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        """Return the rule that forbids a choice; None if it is legal."""
        return None

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        """Return the rule against an action that is no choice on this board."""
        return self.insists(t)

    def insists(self, t: FiliBase) -> Rule:
        """Return the rule against other actions in this step's phase, and against this action in other phases."""
        raise NotImplementedError

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        """Play a legal choice; it is not checked again. Set the next phase with `t.set_phase(…)`, or call `pass_on`."""
        raise NotImplementedError

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        """Return the immediate effects of an action."""
        raise NotImplementedError

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        """Return the facts that break the rule; the action may name unknown cells."""
        raise NotImplementedError

    def why_due(self, t: FiliBase, seat: i64) -> Reason:
        """Return the facts that break the rule of `insists`, for another action in this step's phase."""
        raise NotImplementedError
