"""Fourmidable: replace a pheromone of any player by empty terrain (FOU-C30): the card, and the step that asks which."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import ANY_TIME, Card
from formicarium.games.fourmidable.events import Erased
from formicarium.games.fourmidable.kit import CELLS, EMPTY, ERASING, MARK, NONE, Kit
from formicarium.games.fourmidable.model import Erase
from formicarium.games.fourmidable.outlooks import EraseOutlook, NoErase, NoPlayWhy
from formicarium.games.fourmidable.rounds import interrupt, resume
from formicarium.games.fourmidable.rules import ERASE_PHEROMONE
from formicarium.games.fourmidable.step import Step


@final
class Rinse(Card):
    def __init__(self) -> None:
        super().__init__(ERASE_PHEROMONE, ANY_TIME)

    def rule_against(self, t: FourmidableBase, seat: i64) -> Rule | None:
        cell: i64
        for cell in range(CELLS):
            if is_erasable(t, cell):
                return None
        return ERASE_PHEROMONE

    def why(self, t: FourmidableBase, seat: i64) -> NoPlayWhy:
        return "target"

    def play(self, t: FourmidableBase, seat: i64, dice: Dice, news: News) -> None:
        interrupt(t, self.rule, ERASING)


@final
class Erasing(Step):
    """Choose the pheromone to remove. Choices: the cells of the main board."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Erase(cell) for cell in kit.board.names] if kit.level.specials else [])

    def rule_against(self, t: FourmidableBase, seat: i64, cell: i64) -> Rule | None:
        return None if is_erasable(t, cell) else ERASE_PHEROMONE

    def play(self, t: FourmidableBase, seat: i64, cell: i64, dice: Dice, news: News) -> None:
        """Return the pheromone to its owner's supply."""
        owner = t.ground[cell] - MARK
        t.colonies[owner].left += 1
        t.ground[cell] = EMPTY
        t.bare += 1
        t.survey(cell)
        if news.wanted:
            news.tell(Erased(seat=seat, cell=t.kit.board.names[cell], owner=owner, rule="FOU-C30"))
        resume(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, cell: i64) -> Outlook:
        return EraseOutlook(cell=t.kit.board.names[cell], owner=t.ground[cell] - MARK)

    def reason(self, t: FourmidableBase, seat: i64, cell: i64, rule: Rule) -> Reason:
        return NoErase(why="covered" if t.ground[cell] >= MARK else "none", cell=t.kit.board.names[cell])


def is_erasable(t: FourmidableBase, cell: i64) -> bool:
    """Whether a pheromone lies there and no hole covers it."""
    return t.ground[cell] >= MARK and t.hole[cell] == NONE
