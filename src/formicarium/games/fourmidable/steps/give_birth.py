"""Fourmidable: give birth (FOU-A5, A6)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase, worm_in
from formicarium.games.fourmidable.events import GaveUp, Hatched
from formicarium.games.fourmidable.kit import BEARING, KINDS, NEST, NO_TILE, NONE, QUEEN, Kit
from formicarium.games.fourmidable.model import ANT_KINDS, GiveUp, Hatch
from formicarium.games.fourmidable.movement.reach import number_of
from formicarium.games.fourmidable.outlooks import GiveUpOutlook, HatchOutlook, NoBirth, NoBirthWhy, NotIdle
from formicarium.games.fourmidable.rounds import conclude, pass_on
from formicarium.games.fourmidable.rules import (
    APPRENTICE_LEVEL,
    BIRTH_TILES,
    CHILD_LEVEL,
    FOU,
    ONE_ACTION_A_TURN,
    PREDATOR_BLOCKS,
)
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.move_predator import can_prowl


@final
class Hatching(Step):
    """Give birth. Choices: the kinds of ants."""

    def __init__(self) -> None:
        super().__init__([Hatch(ant) for ant in ANT_KINDS])

    def rule_against(self, t: FourmidableBase, seat: i64, kind: i64) -> Rule | None:
        """Return the rule against a birth (FOU-A5); a special card needs no tile (FOU-C28)."""
        if not t.kit.level.births:
            return CHILD_LEVEL
        if t.phase == BEARING:
            return APPRENTICE_LEVEL if next_unborn(t, seat, kind) == NONE else None
        if t.colonies[seat].born != NONE:
            return ONE_ACTION_A_TURN
        if t.tiles[kind] == 0 or next_unborn(t, seat, kind) == NONE:
            return BIRTH_TILES
        return PREDATOR_BLOCKS if worm_in(t, seat, QUEEN) else None

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        return can_hatch(t, seat)

    def play(self, t: FourmidableBase, seat: i64, kind: i64, dice: Dice, news: News) -> None:
        """Bear an ant, by a birth tile or a special card (FOU-A5)."""
        if t.phase == BEARING:
            deliver(t, seat, kind, NO_TILE, FOU.rule_of(t.doing.by), news)
        else:
            t.tiles[kind] -= 1
            deliver(t, seat, kind, kind, BIRTH_TILES, news)
        conclude(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, kind: i64) -> Outlook:
        tiles = t.tiles[kind] if t.phase == BEARING else t.tiles[kind] - 1
        return HatchOutlook(ant=ANT_KINDS[kind], left=supply(t, seat, kind) - 1, tiles=tiles)

    def reason(self, t: FourmidableBase, seat: i64, kind: i64, rule: Rule) -> Reason:
        why: NoBirthWhy
        if rule is CHILD_LEVEL:
            why = "level"
        elif rule is ONE_ACTION_A_TURN:
            why = "twice"
        elif rule is PREDATOR_BLOCKS:
            why = "queen"
        elif rule is APPRENTICE_LEVEL:
            why = "supply"
        else:
            why = "tile" if t.tiles[kind] == 0 else "supply"
        return NoBirth(why=why, ant=ANT_KINDS[kind])


@final
class GivingUp(Step):
    def __init__(self, kit: Kit) -> None:
        super().__init__([GiveUp()] if kit.level.specials else [])

    def rule_against(self, t: FourmidableBase, seat: i64, choice: i64) -> Rule | None:
        """Return None if everything else is done: giving up is no free pass (FOU-A5)."""
        return None if is_idle(t, seat) else BIRTH_TILES

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        """Whether the seat holds special cards and had no birth: it is asked even if no card gives birth (FOU-A5)."""
        colony = t.colonies[seat]
        return colony.specials != 0 and colony.born == NONE

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        t.colonies[seat].born = NO_TILE
        if news.wanted:
            news.tell(GaveUp(seat=seat, rule="FOU-A5"))
        pass_on(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        return GiveUpOutlook()

    def reason(self, t: FourmidableBase, seat: i64, choice: i64, rule: Rule) -> Reason:
        return NotIdle(why="birth" if can_hatch(t, seat) else "ants" if has_ants(t, seat) else "predator")


def has_ants(t: FourmidableBase, seat: i64) -> bool:
    """Whether an ant of the seat has not moved this round."""
    return t.colonies[seat].alive & ~t.colonies[seat].moved != 0


def is_idle(t: FourmidableBase, seat: i64) -> bool:
    """Whether a birth is all that is left to do, and no tile can be taken (FOU-A4)."""
    return not has_ants(t, seat) and not can_hatch(t, seat) and not can_prowl(t, seat)


def deliver(t: FourmidableBase, seat: i64, kind: i64, tile: i64, rule: Rule, news: News) -> None:
    """Put a new ant into the queen's room; it can still move this round (FOU-A5, I5)."""
    slot = next_unborn(t, seat, kind)
    colony = t.colonies[seat]
    colony.born = tile
    colony.alive |= 1 << slot
    t.put(seat, slot, NEST + QUEEN)
    if news.wanted:
        news.tell(Hatched(seat=seat, ant=ANT_KINDS[kind], number=number_of(t, slot), rule=rule.id))


def next_unborn(t: FourmidableBase, seat: i64, kind: i64) -> i64:
    """Return the first slot of a kind that is still in supply, or NONE (FOU-A1)."""
    at = t.colonies[seat].at
    slot: i64
    for slot in range(kind * t.kit.ants, (kind + 1) * t.kit.ants):
        if at[slot] == NONE:
            return slot
    return NONE


def supply(t: FourmidableBase, seat: i64, kind: i64) -> i64:
    """Return the number of ants of a kind that can still be born."""
    first = next_unborn(t, seat, kind)
    return 0 if first == NONE else (kind + 1) * t.kit.ants - first


def can_hatch(t: FourmidableBase, seat: i64) -> bool:
    """Whether a birth tile can be taken; while none can, the round needs no birth (FOU-A5)."""
    if not t.kit.level.births or t.colonies[seat].born != NONE or worm_in(t, seat, QUEEN):
        return False
    kind: i64
    for kind in range(KINDS):
        if t.tiles[kind] and next_unborn(t, seat, kind) != NONE:
            return True
    return False
