"""Micropolis: what a step of a turn is. Each has a room of its own; `course.py` says when it is asked for."""
from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.micropolis.state import State


class Step(ActionKind):
    """One kind of answer to what is expected, and everything about it. Only the seat whose turn it is is asked."""

    # the rules

    def moves(self, t: State, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is allowed, after what was found."""
        choice: i64
        for choice in range(self.size):
            if self.rule_against(t, seat, choice) is None:
                found = append(found, self.first + choice)
        return found

    def rule_against(self, t: State, seat: i64, choice: i64) -> Rule | None:
        """The rule against it."""
        return None

    def turns_away(self, t: State, move: i64) -> Rule:
        """The rule against whatever is no answer; below 0: what it is instead (`NO_PLACE` …)."""
        raise NotImplementedError

    def play(self, t: State, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Nobody asks here whether it is allowed. Ends with the next question, or with `pass_on`."""
        raise NotImplementedError

    # for players

    def outlook(self, t: State, seat: i64, choice: i64) -> Outlook:
        """What it would do, up to the next question."""
        raise NotImplementedError

    def reason(self, t: State, seat: i64, action: Any, rule: str) -> Reason:
        """What breaks the rule here."""
        raise NotImplementedError
