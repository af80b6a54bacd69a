"""La Cigale & la Fourmi: what a step of a round is. `course.py` says when each is asked for."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.cigale.state import State


class Step(ActionKind):
    """One kind of action, and everything about it."""

    # the rules

    def whose(self, t: State) -> i64:
        """The seats that are asked, one bit each; of a phase the first step says it."""
        return 1 << t.doing.collector

    def moves(self, t: State, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is allowed, after what was found. Override it where asking for each is dear."""
        choice: i64
        for choice in range(self.size):
            if self.rule_against(t, seat, choice) is None:
                found = append(found, self.first + choice)
        return found

    def sample(self, t: State, seat: i64, dice: Dice) -> i64:
        """Any of them, where this step alone is asked for."""
        moves = self.moves(t, seat, vec[i64](capacity=16))
        return moves[dice.below(len(moves))]

    def rule_against(self, t: State, seat: i64, choice: i64) -> Rule | None:
        """The rule against it."""
        return None

    def play(self, t: State, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Nobody asks here whether it is allowed. Ends with what comes next: `t.phase = …`, or the next round."""
        raise NotImplementedError

    # for players

    def outlook(self, t: State, seat: i64, choice: i64) -> Outlook:
        """What it would do at once, as far as the seat can know."""
        raise NotImplementedError

    def reason(self, t: State, seat: i64, choice: i64, rule: Rule) -> Reason:
        """What breaks the rule here."""
        raise NotImplementedError

    # for steps whose choices are a set, one bit each

    def list_moves(self, bits: i64, found: vec[i64]) -> vec[i64]:
        move = self.first
        while bits:
            if bits & 1:
                found = append(found, move)
            bits >>= 1
            move += 1
        return found
