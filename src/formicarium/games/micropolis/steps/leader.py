"""Micropolis: the Leader hands on the Red Army token (MIC-T9, E6)."""
from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import lowest_bit
from formicarium.games.micropolis.base import MicropolisBase
from formicarium.games.micropolis.kit import Kit
from formicarium.games.micropolis.model import Give, GiveOutlook, NobodyNamed, NoHeir
from formicarium.games.micropolis.rounds import hand_on, handing_on, heirs
from formicarium.games.micropolis.step import Step


@final
class Giving(Step):
    """Choose the anthill that gets the Red Army token. Choices: the anthills."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Give(seat, anthill) for seat in range(kit.seats) for anthill in range(1, kit.each + 1)])

    def rule_against(self, t: MicropolisBase, seat: i64, anthill: i64) -> Rule | None:
        return None if heirs(t) >> anthill & 1 else handing_on(t)

    def turns_away(self, t: MicropolisBase, move: i64) -> Rule:
        return handing_on(t)

    def play(self, t: MicropolisBase, seat: i64, anthill: i64, dice: Dice, news: News) -> None:
        hand_on(t, anthill, news)

    def outlook(self, t: MicropolisBase, seat: i64, anthill: i64) -> Outlook:
        return GiveOutlook(owner=t.owner(anthill), anthill=t.number_of(anthill), army=t.army[anthill])

    def reason(self, t: MicropolisBase, seat: i64, action: Any, rule: str) -> Reason:
        if not isinstance(action, Give):
            return NobodyNamed(why="choose")
        if action not in self.actions:
            return NobodyNamed(why="nobody")
        anthill: i64 = self.actions.index(action)
        return NoHeir(why="keep" if anthill == t.leader else "own" if action.seat == seat else "smaller",
                      owner=action.seat, anthill=action.anthill, army=t.army[anthill],
                      most=t.army[lowest_bit(heirs(t))])
