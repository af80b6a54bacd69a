"""Fourmidable: a digger passes over one earth cell and gathers the one behind (FOU-C34)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.kit import DIGGER, WALKING
from formicarium.games.fourmidable.movement.reach import kind_at, reach_of
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.rules import LEAP_OVER_EARTH


@final
class Leap(Card):
    """Card playable if an earth lies behind another within the ant's steps; the move may then ignore it."""

    def __init__(self) -> None:
        super().__init__(LEAP_OVER_EARTH, 1 << WALKING)

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if kind_at(t, t.doing.ant) == DIGGER and comes_further(t, seat) else LEAP_OVER_EARTH

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "target" if kind_at(t, t.doing.ant) == DIGGER else "kind"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        t.doing.leaps = True


def comes_further(t: FourmidableBase, seat: i64) -> bool:
    """Whether a leap gives the picked digger a goal that it could not reach before."""
    doing = t.doing
    already, without = doing.leaps, reach_of(t, seat, doing.ant)
    doing.leaps = True
    found = reach_of(t, seat, doing.ant) > without
    doing.leaps = already
    return found
