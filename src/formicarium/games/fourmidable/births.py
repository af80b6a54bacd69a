"""Fourmidable: give birth (FOU-A5, A6)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.answers import HatchOutlook, NoBirth, NoBirthWhy
from formicarium.games.fourmidable.events import Hatched
from formicarium.games.fourmidable.kit import KINDS, NEST, NONE, QUEEN
from formicarium.games.fourmidable.model import ANT_KINDS, Hatch
from formicarium.games.fourmidable.paths import number_of
from formicarium.games.fourmidable.rounds import pass_on
from formicarium.games.fourmidable.rules import A4, A5, A23, K1
from formicarium.games.fourmidable.state import State, worm_in
from formicarium.games.fourmidable.step import Step


@final
class Hatching(Step):
    """By kind of ant."""

    def __init__(self) -> None:
        super().__init__([Hatch(ant) for ant in ANT_KINDS])

    def bars(self, t: State, seat: i64, kind: i64) -> Rule | None:
        """FOU-A5."""
        if not t.kit.level.births:
            return K1
        if t.colonies[seat].born != NONE:
            return A4
        if t.tiles[kind] == 0 or unborn(t, seat, kind) == NONE:
            return A5
        return A23 if worm_in(t, seat, QUEEN) else None

    def left(self, t: State, seat: i64) -> bool:
        return can_hatch(t, seat)

    def play(self, t: State, seat: i64, kind: i64, dice: Dice, news: News) -> None:
        """FOU-A5: to the queen's room; it has not moved this round."""
        slot = unborn(t, seat, kind)
        t.tiles[kind] -= 1
        t.colonies[seat].born = kind
        t.colonies[seat].alive |= 1 << slot
        t.put(seat, slot, NEST + QUEEN)
        if news.heard:
            news.tell(Hatched(seat=seat, ant=ANT_KINDS[kind], number=number_of(t, slot), rule="FOU-A5"))
        pass_on(t, dice, news)

    def outlook(self, t: State, seat: i64, kind: i64) -> Outlook:
        return HatchOutlook(ant=ANT_KINDS[kind], left=supply(t, seat, kind) - 1, tiles=t.tiles[kind] - 1)

    def reason(self, t: State, seat: i64, kind: i64, rule: Rule) -> Reason:
        why: NoBirthWhy
        if rule is K1:
            why = "level"
        elif rule is A4:
            why = "twice"
        elif rule is A23:
            why = "queen"
        else:
            why = "tile" if t.tiles[kind] == 0 else "supply"
        return NoBirth(why=why, ant=ANT_KINDS[kind])


def unborn(t: State, seat: i64, kind: i64) -> i64:
    """The first ant of a kind that is still in supply; NONE (FOU-A1)."""
    at = t.colonies[seat].at
    slot: i64
    for slot in range(kind * t.kit.ants, (kind + 1) * t.kit.ants):
        if at[slot] == NONE:
            return slot
    return NONE


def supply(t: State, seat: i64, kind: i64) -> i64:
    """How many ants of a kind can still be born."""
    first = unborn(t, seat, kind)
    return 0 if first == NONE else (kind + 1) * t.kit.ants - first


def can_hatch(t: State, seat: i64) -> bool:
    """FOU-A5: while no tile can be taken the birth falls away."""
    if not t.kit.level.births or t.colonies[seat].born != NONE or worm_in(t, seat, QUEEN):
        return False
    kind: i64
    for kind in range(KINDS):
        if t.tiles[kind] and unborn(t, seat, kind) != NONE:
            return True
    return False
