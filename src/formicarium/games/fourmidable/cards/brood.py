"""Fourmidable: give birth to an ant (FOU-C25 to C28): it is the action and the birth of the round (FOU-I5)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase, worm_in
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.kit import ACTING, BEARING, KINDS, NO_TILE, NONE, QUEEN
from formicarium.games.fourmidable.outlooks import NoPlayWhy
from formicarium.games.fourmidable.rounds import conclude, interrupt
from formicarium.games.fourmidable.rules import ANY_BIRTH, APPRENTICE_LEVEL, BIRTH_CARD_IS_THE_ACTION, PREDATOR_BLOCKS
from formicarium.games.fourmidable.steps.give_birth import deliver, next_unborn


@final
class Brood(Card):
    """Card that gives birth to an ant of one kind; it takes no birth tile."""

    def __init__(self, rule: Rule, kind: i64) -> None:
        super().__init__(rule, 1 << ACTING)
        self.kind = kind

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        if t.colonies[seat].born != NONE:
            return BIRTH_CARD_IS_THE_ACTION
        if worm_in(t, seat, QUEEN):
            return PREDATOR_BLOCKS
        return APPRENTICE_LEVEL if next_unborn(t, seat, self.kind) == NONE else None

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return why_no_birth(t, seat)

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        deliver(t, seat, self.kind, NO_TILE, self.rule, news)
        conclude(t, dice, news)


@final
class AnyBrood(Card):
    """Card that gives birth to an ant of any kind; the next move names the kind (`give_birth.Hatching`)."""

    def __init__(self) -> None:
        super().__init__(ANY_BIRTH, 1 << ACTING)

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        if t.colonies[seat].born != NONE:
            return BIRTH_CARD_IS_THE_ACTION
        if worm_in(t, seat, QUEEN):
            return PREDATOR_BLOCKS
        kind: i64
        for kind in range(KINDS):
            if next_unborn(t, seat, kind) != NONE:
                return None
        return APPRENTICE_LEVEL

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return why_no_birth(t, seat)

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        interrupt(t, self.rule, BEARING)


def why_no_birth(t: FourmidableBase, seat: i64) -> NoPlayWhy:
    if t.colonies[seat].born != NONE:
        return "twice"
    return "queen" if worm_in(t, seat, QUEEN) else "supply"
