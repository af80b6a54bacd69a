"""La Cigale & la Fourmi: the Ant places its six ants, one by one (CIG-A2)."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count, random_bit
from formicarium.games.cigale.base import CHOOSING, CigaleBase
from formicarium.games.cigale.kit import ANTS, NONE, SQUARE, Kit, spread
from formicarium.games.cigale.model import Placed, Put, PutOutlook, PutReason
from formicarium.games.cigale.rules import CONNECTED_ANTS, PILE_EXHAUSTED
from formicarium.games.cigale.step import Step


@final
class Placing(Step):
    """Place an ant. Choices: the cells."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Put(cell) for cell in kit.cells])

    def whose(self, t: CigaleBase) -> i64:
        return 1 << t.ant

    def moves(self, t: CigaleBase, seat: i64, found: vec[i64]) -> vec[i64]:
        return self.list_moves(t.room(), found)

    def sample(self, t: CigaleBase, seat: i64, dice: Dice) -> i64:
        room = t.room()
        return self.first + random_bit(room, dice)

    def rule_against(self, t: CigaleBase, seat: i64, cell: i64) -> Rule | None:
        """Return the rule against a cell: CIG-W15 if it has no card or too few cards are connected, else CIG-A2."""
        if t.room() >> cell & 1:
            return None
        if t.square[cell] == NONE or (t.ants == 0 and t.lies() != SQUARE):
            return PILE_EXHAUSTED
        return CONNECTED_ANTS

    def play(self, t: CigaleBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        t.ants |= 1 << cell
        ants = bit_count(t.ants)
        if ants == ANTS:
            t.phase = CHOOSING
        if news.wanted:
            news.tell(Placed(seat=seat, cell=t.kit.cells[cell], ants=ants, rule="CIG-A2"))

    def outlook(self, t: CigaleBase, seat: i64, cell: i64) -> PutOutlook:
        return PutOutlook(cell=t.kit.cells[cell], card=t.kit.faces[t.square[cell]], ants=bit_count(t.ants) + 1)

    def reason(self, t: CigaleBase, seat: i64, cell: i64, rule: Rule) -> PutReason:
        name = t.kit.cells[cell]
        if t.square[cell] == NONE:
            return PutReason(why="gap", cell=name)
        if t.ants >> cell & 1:
            return PutReason(why="occupied", cell=name)
        if t.ants == 0:
            return PutReason(why="group", cell=name)
        return PutReason(why="file" if spread(t.ants) >> cell & 1 else "apart", cell=name)
