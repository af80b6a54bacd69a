"""Fourmidable: base class of the steps of a turn (package steps/); `course.py` assigns them to phases."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.fourmidable.base import FourmidableBase


class Step(ActionKind):
    """One kind of action with its rules and texts. All states share it: what changes is in the state."""

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """Append the legal moves to `found`. Override it where testing every choice is slow."""
        choice: i64
        for choice in range(self.size):
            if self.rule_against(t, seat, choice) is None:
                found = append(found, self.first + choice)
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, choice: i64) -> Rule | None:
        """Return the rule that forbids a choice; None if it is legal."""
        return None

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Play a legal choice; it is not checked again. Set the next phase with `t.phase = …` or `conclude`."""
        raise NotImplementedError

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        """Whether the seat must still do this in the round (FOU-A4); only for steps that begin an action."""
        raise NotImplementedError

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        """Return the immediate effects of a choice that the seat can know."""
        raise NotImplementedError

    def reason(self, t: FourmidableBase, seat: i64, choice: i64, rule: Rule) -> Reason:
        """Return the facts that break the rule which forbids a choice."""
        raise NotImplementedError
