"""Fourmidable: finish an action (FOU-I2): no card and no power comes after it."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook
from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.kit import REAPING, Kit
from formicarium.games.fourmidable.model import Done
from formicarium.games.fourmidable.outlooks import DoneOutlook
from formicarium.games.fourmidable.rounds import pass_on
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.predators_hunt import hunt


@final
class Finishing(Step):
    def __init__(self, kit: Kit) -> None:
        super().__init__([Done()] if kit.level.specials else [])

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        if t.phase == REAPING:
            hunt(t, seat, dice, news)  # FOU-P4: gathering is over, no card can be played for it
        else:
            pass_on(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        return DoneOutlook()
