"""Fourmidable: +2 movement for an ant of one type, for one action (FOU-C16, C17, C18)."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.kit import WALKING
from formicarium.games.fourmidable.movement.reach import kind_at
from formicarium.games.fourmidable.outlooks import NoPlayWhy

FURTHER: Final[i64] = 2


@final
class Sprint(Card):
    def __init__(self, rule: Rule, kind: i64) -> None:
        super().__init__(rule, 1 << WALKING)
        self.kind = kind

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        return None if kind_at(t, t.doing.ant) == self.kind else self.rule

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "kind"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        t.doing.stride += FURTHER  # added to the weather's step and to other cards (FOU-I6)

    def steps(self, t: FourmidableBase) -> i64:
        return FURTHER
