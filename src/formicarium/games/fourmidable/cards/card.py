"""Fourmidable: what a special card is (FOU-I2 to I8). One effect a file; `deck.py` has them all."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.kit import ACTING, FINISHING, WALKING
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.state import FourmidableBase

# FOU-I2: before, in or after what an action does. Cards that are played while an ant moves come after it was picked and
# before its goal is named: between two steps of a move nothing is played.
ANY_TIME: Final[i64] = 1 << ACTING | 1 << WALKING | 1 << FINISHING


class Card:
    """An effect. Mostly it sets in `t.doing` what the step that goes on reads there; at the end of the action all of
    that is forgotten. What asks for something more (which cell?) leaves its action by `rounds.interrupt`."""

    def __init__(self, rule: Rule, phases: i64) -> None:
        self.rule = rule  # FOU-C…: the id of the effect
        self.phases = phases  # while which it can be played, one bit each; 0: it counts at the end (FOU-I8)
        self.gathers = False  # FOU-I7: it is played while gathering; any other card says that this is over

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        """What is against it, besides hand, moment and mark."""
        return None

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        """The same in a word."""
        raise NotImplementedError

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        """Where it leaves the phase as it is, the action goes on."""
        raise NotImplementedError

    def points(self, t: FourmidableBase, seat: i64) -> i64:
        """That it brings at once; FOU-I8: that it would bring if the game ended now."""
        return 0

    def steps(self, t: FourmidableBase) -> i64:
        """More, for the picked ant."""
        return 0

    def distance(self, t: FourmidableBase) -> i64:
        """More, for a hole."""
        return 0
