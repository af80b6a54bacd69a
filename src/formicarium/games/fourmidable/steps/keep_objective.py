"""Fourmidable: keep an objective (FOU-A12, A13).

An ant is in the library, and its player looks at cards. Set-up deals its objectives with this module too (FOU-K2, A2).
"""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Dealt, Drew, Full, Kept, Learned, Looked, Studied
from formicarium.games.fourmidable.kit import HAND, KINDS, LOOKS, NONE, STRATEGIST, STUDYING, Kit
from formicarium.games.fourmidable.model import ANT_KINDS, Keep
from formicarium.games.fourmidable.outlooks import KeepOutlook, NoCard
from formicarium.games.fourmidable.rounds import conclude, resume
from formicarium.games.fourmidable.rules import LIBRARY_DRAW
from formicarium.games.fourmidable.step import Step


@final
class Studying(Step):
    """Choose the objective to keep. Choices: the designs."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([] if kit.level.open else [Keep(design.card) for design in kit.objectives.designs])

    def rule_against(self, t: FourmidableBase, seat: i64, card: i64) -> Rule | None:
        i: i64
        for i in range(len(t.looked)):
            if t.looked[i] == card:
                return None
        return LIBRARY_DRAW

    def play(self, t: FourmidableBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
        keep(t, seat, card, news)
        if t.doing.resume == NONE:
            conclude(t, dice, news)
        else:
            resume(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, card: i64) -> Outlook:
        design = t.kit.objectives.designs[card]
        return KeepOutlook(card=design.card, ant=design.ant, needs=design.needs, points=design.points)

    def reason(self, t: FourmidableBase, seat: i64, card: i64, rule: Rule) -> Reason:
        return NoCard(why="card")


def cards_left(t: FourmidableBase, kind: i64) -> i64:
    """Return the number of cards in a pile, including those put under it."""
    return t.stack[kind] + t.count_under(kind)


def study(t: FourmidableBase, seat: i64, kind: i64, dice: Dice, news: News) -> bool:
    """Look at two cards of the pile, or keep a single one at once (FOU-A12, A13).

    Return whether the player must choose.
    """
    full = t.colonies[seat].objectives() >= HAND
    if full or cards_left(t, kind) == 0:
        if news.wanted:
            news.tell(Full(seat=seat, ant=ANT_KINDS[kind], why="hand" if full else "pile",
                           rule="FOU-A13" if full else "FOU-A12"))
        return False
    return consider(t, seat, kind, LOOKS, LIBRARY_DRAW, dice, news)


def consider(t: FourmidableBase, seat: i64, kind: i64, number: i64, rule: Rule, dice: Dice, news: News) -> bool:
    """Draw cards to choose one; the Strategist sees one more (FOU-A12, C13 to C15, E6).

    Return whether the player must choose. A seat with special cards is asked even about a single card, because it might
    see more of them (FOU-C19 to C21).
    """
    colony = t.colonies[seat]
    look_at(t, seat, kind, number + (1 if colony.species == STRATEGIST else 0), rule, dice, news)
    if len(t.looked) == 1 and (colony.specials == 0 or cards_left(t, kind) == 0):
        keep(t, seat, t.looked[0], news)
        return False
    t.phase = STUDYING
    return True


def look_at(t: FourmidableBase, seat: i64, kind: i64, number: i64, rule: Rule, dice: Dice, news: News) -> None:
    """Draw a number of cards of a pile to look at; fewer if the pile is short."""
    i: i64
    for i in range(number):
        card = t.draw(kind, dice)
        if card != NONE:
            t.looked = append(t.looked, card)
    if news.wanted:
        news.tell(Studied(seat=seat, ant=ANT_KINDS[kind], looked=len(t.looked), rule=rule.id))
        news.whisper(seat, Looked(cards=t.designs_of(t.looked), rule=rule.id))


def keep(t: FourmidableBase, seat: i64, card: i64, news: News) -> None:
    """Keep one card and put the others under the pile in the order drawn; only that seat knows them (FOU-A12)."""
    kept = False
    i: i64
    for i in range(len(t.looked)):
        if t.looked[i] == card and not kept:
            kept = True
        else:
            t.under = append(t.under, t.looked[i] << 3 | seat)
    if news.wanted:
        ant = ANT_KINDS[t.kit.objectives.kind[card]]
        news.tell(Learned(seat=seat, ant=ant, under=len(t.looked) - 1, rule="FOU-A12"))
        news.whisper(seat, Kept(card=t.kit.objectives.designs[card], rule="FOU-A12"))
    t.looked = t.looked[:0]
    t.take(seat, card)


def deal(t: FourmidableBase, seat: i64, hunters: i64, farmers: i64, diggers: i64, rule: Rule, dice: Dice,
         news: News) -> None:
    """Deal a number of objectives of each pile (FOU-K2, A2)."""
    wanted = vec[i64]([hunters, farmers, diggers])
    dealt = vec[i64]()
    kind: i64
    i: i64
    for kind in range(KINDS):
        for i in range(wanted[kind]):
            card = t.draw(kind, dice)
            t.take(seat, card)
            dealt = append(dealt, card)
    if news.wanted:
        news.tell(Drew(seat=seat, hunters=hunters, farmers=farmers, diggers=diggers, rule=rule.id))
        news.whisper(seat, Dealt(cards=t.designs_of(dealt), rule=rule.id))
