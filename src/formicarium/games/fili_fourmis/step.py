"""Fili-Fourmis: what a step of a turn is. Those of a kind share a room; `course.py` says when each is asked for."""
from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.fili_fourmis.kit import NONE
from formicarium.games.fili_fourmis.state import State


class Step(ActionKind):
    """What can be said in one word, and everything about it. `Advance` means three steps, each in its own phase."""

    kind: i64 = NONE  # its place among the steps of the course; the same for those that share a word

    # the rules

    def moves(self, t: State, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is allowed, after what was found: all of it, unless a step says otherwise."""
        choice: i64
        for choice in range(self.size):
            found = append(found, self.first + choice)
        return found

    def is_open(self, t: State, seat: i64) -> bool:
        """Whether anything is allowed. Override it where listing all is dear."""
        return len(self.moves(t, seat, vec[i64]())) > 0

    def rule_against(self, t: State, seat: i64, choice: i64) -> Rule | None:
        """The rule against it."""
        return None

    def rule_against_unknown(self, t: State) -> Rule:
        """The rule against what is no choice on this board."""
        return self.insists(t)

    def insists(self, t: State) -> Rule:
        """The rule against anything else while this is due, and against this when it is not."""
        raise NotImplementedError

    def play(self, t: State, seat: i64, choice: i64, news: News) -> None:
        """Nobody asks here whether it is allowed. Ends with what comes next: `t.set_phase(…)`, or `pass_on`."""
        raise NotImplementedError

    # for players

    def outlook(self, t: State, seat: i64, action: Any) -> Outlook:
        """What it would do at once."""
        raise NotImplementedError

    def reason(self, t: State, seat: i64, action: Any, rule: str) -> Reason:
        """What breaks the rule; the action may name what is no cell."""
        raise NotImplementedError

    def why_due(self, t: State, seat: i64) -> Reason:
        """What breaks that rule, when something else is said."""
        raise NotImplementedError
