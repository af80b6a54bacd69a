"""La Cigale & la Fourmi, Winter: cards into the reserve (CIG-W6), insect cards or others with the same insect (CIG-W7).
"""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import lowest_bit
from formicarium.core.vectors import filled
from formicarium.games.cigale.base import COLLECTING, CigaleBase, insect_bit
from formicarium.games.cigale.kit import CARDS, CELLS, NONE, Kit, kind_of, path_of
from formicarium.games.cigale.model import (
    INSECTS,
    Collect,
    Collected,
    CollectOutlook,
    CollectReason,
    Took,
)
from formicarium.games.cigale.rules import INSECT_EXCHANGE
from formicarium.games.cigale.step import Step
from formicarium.games.cigale.steps.powers import offer_power


@final
class Collecting(Step):
    """Choose the card to take for the insect card that is due. Choices: the cells."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Collect(cell) for cell in kit.cells])

    def moves(self, t: CigaleBase, seat: i64, found: vec[i64]) -> vec[i64]:
        return self.list_moves(cells_alike(t, lowest_bit(t.doing.due)), found)

    def rule_against(self, t: CigaleBase, seat: i64, cell: i64) -> Rule | None:
        return None if cells_alike(t, lowest_bit(t.doing.due)) >> cell & 1 else INSECT_EXCHANGE

    def play(self, t: CigaleBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        collect(t, cell, news)

    def outlook(self, t: CigaleBase, seat: i64, cell: i64) -> CollectOutlook:
        return CollectOutlook(cell=t.kit.cells[cell], card=t.kit.faces[t.square[cell]])

    def reason(self, t: CigaleBase, seat: i64, cell: i64, rule: Rule) -> CollectReason:
        due = lowest_bit(t.doing.due)
        return CollectReason(cell=t.kit.cells[cell], insect=INSECTS[kind_of(t.square[due])], due=t.kit.cells[due])


def gather(t: CigaleBase, path: i64, ants: i64, news: News) -> None:
    """Collect the cards of a path with an ant (CIG-W6), except the insects that the Ant may exchange (CIG-W7)."""
    cells: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if ants >> cell & 1 and path_of(t.square[cell]) == path:
            if t.doing.collector == t.ant and kind_of(t.square[cell]) != NONE:
                t.doing.due |= 1 << cell
            else:
                cells |= 1 << cell
    take(t, cells, news)
    settle(t, news)


def take(t: CigaleBase, cells: i64, news: News) -> None:
    """Move the cards of cells into the collector's reserve."""
    kept = t.foragers[t.doing.collector].kept
    bag = filled(CARDS, 0)
    cell: i64
    for cell in range(CELLS):
        if cells >> cell & 1:
            card = t.square[cell]
            t.square[cell] = NONE
            kept[card] += 1
            bag[card] += 1
            if kind_of(card) != NONE:
                t.doing.fresh |= insect_bit(card)
    if cells and news.wanted:
        news.tell(Collected(seat=t.doing.collector, cards=t.faces_of(bag), rule="CIG-W6"))


def cells_alike(t: CigaleBase, cell: i64) -> i64:
    """Return a bit set of the cells whose cards bear the same insect (CIG-W7)."""
    cells: i64 = 0
    other: i64
    for other in range(CELLS):
        if t.square[other] != NONE and kind_of(t.square[other]) == kind_of(t.square[cell]):
            cells |= 1 << other
    return cells


def settle(t: CigaleBase, news: News) -> None:
    """Settle the insects due in reading order; if all cards of an insect are due, there is no choice (CIG-W7)."""
    while t.doing.due:
        cells = cells_alike(t, lowest_bit(t.doing.due))
        if cells & ~t.doing.due:
            t.phase = COLLECTING
            return
        t.doing.due &= ~cells
        take(t, cells, news)
    offer_power(t)


def collect(t: CigaleBase, cell: i64, news: News) -> None:
    """Take a card for the one that is due (CIG-W7); if the card taken is itself due, that one is settled instead."""
    doing = t.doing
    due = lowest_bit(doing.due)
    card = t.square[cell]
    doing.due &= ~(1 << cell) if doing.due >> cell & 1 else ~(1 << due)
    t.square[cell] = NONE
    t.foragers[doing.collector].kept[card] += 1
    doing.fresh |= insect_bit(card)
    if news.wanted:
        news.tell(Took(seat=doing.collector, cell=t.kit.cells[cell], card=t.kit.faces[card], due=t.kit.cells[due],
                       rule="CIG-W7"))
    settle(t, news)
