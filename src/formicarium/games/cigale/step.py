"""La Cigale & la Fourmi: base class of the steps of a round (package steps/); `course.py` assigns them to phases."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.step import ActionKind
from formicarium.games.cigale.base import CigaleBase


class Step(ActionKind):
    """One kind of action with its rules and texts."""

    def whose(self, t: CigaleBase) -> i64:
        """Return a bit set of the seats that may answer; a phase takes it from its first step."""
        return 1 << t.doing.collector

    def moves(self, t: CigaleBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """Append the legal moves to `found`. Override it where testing every choice is slow."""
        choice: i64
        for choice in range(self.size):
            if self.rule_against(t, seat, choice) is None:
                found = append(found, self.first + choice)
        return found

    def sample(self, t: CigaleBase, seat: i64, dice: Dice) -> i64:
        """Return a random legal move, for a phase with this step only."""
        moves = self.moves(t, seat, vec[i64](capacity=16))
        return moves[dice.below(len(moves))]

    def rule_against(self, t: CigaleBase, seat: i64, choice: i64) -> Rule | None:
        """Return the rule that forbids a choice; None if it is legal."""
        return None

    def play(self, t: CigaleBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Play a legal choice; it is not checked again.

        Set the next phase with `t.phase = …`, or start the next round.
        """
        raise NotImplementedError

    def outlook(self, t: CigaleBase, seat: i64, choice: i64) -> Outlook:
        """Return the immediate effects of a choice that the seat can know."""
        raise NotImplementedError

    def reason(self, t: CigaleBase, seat: i64, choice: i64, rule: Rule) -> Reason:
        """Return the facts that break the rule which forbids a choice."""
        raise NotImplementedError

    # For steps whose choices are a bit set.

    def list_moves(self, bits: i64, found: vec[i64]) -> vec[i64]:
        move = self.first
        while bits:
            if bits & 1:
                found = append(found, move)
            bits >>= 1
            move += 1
        return found
