"""Fourmidable: base class of the special cards' effects (FOU-I2 to I8); one effect a file, `deck.py` lists all."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.kit import ACTING, FINISHING, WALKING
from formicarium.games.fourmidable.outlooks import NoPlayWhy

# FOU-I2: before, during or after what an action does. Cards that are played while an ant moves come after it was picked
# and before its goal is named: between two steps of a move nothing is played.
ANY_TIME: Final[i64] = 1 << ACTING | 1 << WALKING | 1 << FINISHING


class Card:
    """One effect of special cards; shared by all states.

    Most effects set fields of `t.doing`, which the step that goes on reads; they are reset at the end of the action. An
    effect that needs one more choice (which cell?) interrupts its action with `rounds.interrupt`.
    """

    def __init__(self, rule: Rule, phases: i64) -> None:
        self.rule = rule  # id of the effect, FOU-C…
        self.phases = phases  # bit set of the phases in which it can be played; 0: it counts at the end (FOU-I8)
        self.leaves: i64 = 0  # points that playing it brings (FOU-I7)
        self.gathers = False  # FOU-I7: True if it is played while gathering; playing any other card ends the gathering

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        """Return the rule against playing it, apart from hand, moment and day/night mark; None if it can be played."""
        return None

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        """Return the word for the reason of `rule_against`."""
        raise NotImplementedError

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        """Apply the effect; if it leaves the phase unchanged, the action goes on."""
        raise NotImplementedError

    def points(self, t: FourmidableBase, seat: i64) -> i64:
        """Return the points it brings at once; FOU-I8: the points it would bring if the game ended now."""
        return self.leaves

    def steps(self, t: FourmidableBase) -> i64:
        """Return the steps that it adds for the picked ant."""
        return 0

    def distance(self, t: FourmidableBase) -> i64:
        """Return the cells that it adds to the distance of a new hole."""
        return 0
