"""Fourmidable: name the weather (FOU-A3): the spinner shows "?"."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook
from formicarium.core.news import News
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Foretold
from formicarium.games.fourmidable.kit import ACTING
from formicarium.games.fourmidable.model import ANT_KINDS, WEATHERS, Forecast
from formicarium.games.fourmidable.outlooks import ForecastOutlook
from formicarium.games.fourmidable.step import Step


@final
class Forecasting(Step):
    """Choose the weather. Choices: the kinds of ants that it helps."""

    def __init__(self) -> None:
        super().__init__([Forecast(weather) for weather in WEATHERS])

    def play(self, t: FourmidableBase, seat: i64, weather: i64, dice: Dice, news: News) -> None:
        t.weather = weather
        t.phase = ACTING
        if news.wanted:
            news.tell(Foretold(seat=seat, weather=WEATHERS[weather], rule="FOU-A3"))

    def outlook(self, t: FourmidableBase, seat: i64, weather: i64) -> Outlook:
        return ForecastOutlook(weather=WEATHERS[weather], ant=ANT_KINDS[weather])
