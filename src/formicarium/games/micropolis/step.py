"""Micropolis: base class of the steps of a turn (package steps/); `course.py` assigns them to phases."""
from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.micropolis.base import MicropolisBase


class Step(ActionKind):
    """One kind of decision with its rules and texts; only the seat in turn makes it."""

    def moves(self, t: MicropolisBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """Append the legal moves to `found`."""
        choice: i64
        for choice in range(self.size):
            if self.rule_against(t, seat, choice) is None:
                found = append(found, self.first + choice)
        return found

    def rule_against(self, t: MicropolisBase, seat: i64, choice: i64) -> Rule | None:
        """Return the rule that forbids a choice; None if it is legal."""
        return None

    def turns_away(self, t: MicropolisBase, move: i64) -> Rule:
        """Return the rule against a move of another step; below 0, `move` is a code such as `NO_PLACE`."""
        raise NotImplementedError

    def play(self, t: MicropolisBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Play a legal choice; it is not checked again. Ends with the next question or with `pass_on`."""
        raise NotImplementedError

    def outlook(self, t: MicropolisBase, seat: i64, choice: i64) -> Outlook:
        """Return the effects of a choice up to the next question."""
        raise NotImplementedError

    def reason(self, t: MicropolisBase, seat: i64, action: Any, rule: str) -> Reason:
        """Return the facts that break the rule which forbids the action."""
        raise NotImplementedError
