"""Fourmidable: what a step of a turn is. Each has a room of its own; `course.py` says when it is asked for."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.fourmidable.state import FourmidableBase


class Step(ActionKind):
    """One kind of action, and everything about it. All tables share it: what changes is in State."""

    # the rules

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is allowed, after what was found. Override it where asking for each is dear."""
        choice: i64
        for choice in range(self.size):
            if self.rule_against(t, seat, choice) is None:
                found = append(found, self.first + choice)
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, choice: i64) -> Rule | None:
        """The rule against it."""
        return None

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Nobody asks here whether it is allowed. Ends with what comes next: `t.phase = …`, or `conclude`."""
        raise NotImplementedError

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        """FOU-A4: whether it is still to be done this round; asked of the steps that begin an action."""
        raise NotImplementedError

    # for players

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        """What it would do at once, as far as the seat can know."""
        raise NotImplementedError

    def reason(self, t: FourmidableBase, seat: i64, choice: i64, rule: Rule) -> Reason:
        """What breaks the rule that bars it."""
        raise NotImplementedError
