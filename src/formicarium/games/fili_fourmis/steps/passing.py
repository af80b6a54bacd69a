"""Fili-Fourmis: pass (FIL-S4), allowed only if nothing else is possible."""
from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fili_fourmis.base import FiliBase
from formicarium.games.fili_fourmis.model import MustPlay, Pass, Passed, PassOutlook
from formicarium.games.fili_fourmis.rounds import pass_on
from formicarium.games.fili_fourmis.rules import MUST_ACT
from formicarium.games.fili_fourmis.step import Step


@final
class Passing(Step):
    def __init__(self) -> None:
        super().__init__([Pass()])

    def insists(self, t: FiliBase) -> Rule:
        return MUST_ACT

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        if news.wanted:
            news.tell(Passed(seat=seat, rule="FIL-S4"))
        pass_on(t, False, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return PassOutlook()

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        return MustPlay(why="can")

    def why_due(self, t: FiliBase, seat: i64) -> Reason:
        return MustPlay(why="only")
