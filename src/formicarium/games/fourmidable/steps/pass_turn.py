"""Fourmidable: pass (FOU-A24, K15, A19): a round or the game closes, and there is nothing (more) to reveal."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook
from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Declined
from formicarium.games.fourmidable.model import Pass
from formicarium.games.fourmidable.outlooks import PassOutlook
from formicarium.games.fourmidable.rounds import settle
from formicarium.games.fourmidable.step import Step


@final
class Passing(Step):
    def __init__(self) -> None:
        super().__init__([Pass()])

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        t.passed |= 1 << seat
        if news.wanted:
            news.tell(Declined(seat=seat, rule=t.asks().id))
        settle(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        return PassOutlook(final=t.ending > 0)
