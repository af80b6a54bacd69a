"""Fourmidable: a hole two cells further (FOU-C29)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.kit import DIGGER, OPENING, WALKING
from formicarium.games.fourmidable.movement.reach import kind_at
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.rules import DISTANT_HOLE

FURTHER: Final[i64] = 2


@final
class Outreach(Card):
    """Card played while the hole is opened or before the digger goes.

    Before, because FOU-A10 may otherwise close the numbered cell. It may have no effect.
    """

    def __init__(self) -> None:
        super().__init__(DISTANT_HOLE, 1 << WALKING | 1 << OPENING)

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if kind_at(t, t.doing.ant) == DIGGER else DISTANT_HOLE

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "kind"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        t.doing.reach += FURTHER  # added to the Architect's extra cell (FOU-I6)

    def distance(self, t: FourmidableBase) -> i64:
        return FURTHER
