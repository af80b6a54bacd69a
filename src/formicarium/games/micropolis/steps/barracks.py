"""Micropolis: fill the barracks just placed, or leave it empty (MIC-X6)."""
from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import SILENT, News
from formicarium.core.rule import Rule
from formicarium.games.micropolis import score
from formicarium.games.micropolis.base import MicropolisBase
from formicarium.games.micropolis.kit import BARRACKS
from formicarium.games.micropolis.model import Fill, FillOutlook, Leave, LeaveOutlook, Unanswered
from formicarium.games.micropolis.rounds import pass_on
from formicarium.games.micropolis.rules import EFFECT_AT_ONCE
from formicarium.games.micropolis.step import Step
from formicarium.games.micropolis.works import fill, leave_empty, work

LEAVE: Final[i64] = 0
FILL: Final[i64] = 1


@final
class Manning(Step):
    def __init__(self) -> None:
        super().__init__([Leave(), Fill()])

    def turns_away(self, t: MicropolisBase, move: i64) -> Rule:
        return EFFECT_AT_ONCE

    def play(self, t: MicropolisBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        decide(t, choice == FILL, news)
        pass_on(t, dice, news)

    def outlook(self, t: MicropolisBase, seat: i64, choice: i64) -> Outlook:
        barracks, anthill = asked_about(t), t.doing.anthill
        places = t.kit.places[barracks]
        if choice == LEAVE:
            return LeaveOutlook(barracks=barracks + 1, places=places, army=t.army[anthill])
        after = t.clone()
        decide(after, True, SILENT)
        return FillOutlook(barracks=barracks + 1, places=places, army=after.army[anthill],
                           change=score.change(t, after, seat))

    def reason(self, t: MicropolisBase, seat: i64, action: Any, rule: str) -> Reason:
        return Unanswered(why="barracks")


def asked_about(t: MicropolisBase) -> i64:
    """Return the barracks of the current question."""
    return t.kit.tiles.effects[t.doing.effect] - BARRACKS


def decide(t: MicropolisBase, filled: bool, news: News) -> None:
    if filled:
        fill(t, asked_about(t), "MIC-X6", news)
    else:
        leave_empty(t, asked_about(t), True, news)
    t.doing.effect += 1
    work(t, news)
