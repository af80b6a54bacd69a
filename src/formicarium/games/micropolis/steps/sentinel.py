"""Micropolis: a sentinel rearranges the soldiers of the anthill (MIC-X5), barracks by barracks, until it is done."""
from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import SILENT, News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count
from formicarium.games.micropolis import score
from formicarium.games.micropolis.base import MicropolisBase
from formicarium.games.micropolis.kit import Kit
from formicarium.games.micropolis.model import (
    Done,
    DoneOutlook,
    Emptied,
    NoBarracks,
    NoSwitch,
    Rearranged,
    Switch,
    SwitchOutlook,
    Unanswered,
)
from formicarium.games.micropolis.rounds import pass_on
from formicarium.games.micropolis.rules import EFFECT_AT_ONCE, SENTINEL_REARRANGES
from formicarium.games.micropolis.step import Step
from formicarium.games.micropolis.works import fill, switchable, work

DONE: Final[i64] = 0  # choice; those from 1 on are the barracks
NO_BARRACKS: Final[i64] = -5  # number of a Switch with an unknown barracks


@final
class Rearranging(Step):
    def __init__(self, kit: Kit) -> None:
        super().__init__([Done(), *[Switch(number) for number in range(1, len(kit.places) + 1)]])

    def rule_against(self, t: MicropolisBase, seat: i64, choice: i64) -> Rule | None:
        return None if choice == DONE or switchable(t) >> choice - 1 & 1 else SENTINEL_REARRANGES

    def turns_away(self, t: MicropolisBase, move: i64) -> Rule:
        return SENTINEL_REARRANGES if move == NO_BARRACKS else EFFECT_AT_ONCE

    def play(self, t: MicropolisBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        if choice == DONE:
            rest(t, news)
        else:
            switch(t, choice - 1, news)
        pass_on(t, dice, news)

    def outlook(self, t: MicropolisBase, seat: i64, choice: i64) -> Outlook:
        anthill, barracks = t.doing.anthill, choice - 1
        if choice == DONE:
            return DoneOutlook(surplus=surplus(t))
        after = t.clone()
        switch(after, barracks, SILENT)
        return SwitchOutlook(
            how="empty" if t.full >> barracks & 1 else "fill", barracks=choice, places=t.kit.places[barracks],
            last=after.doing.effect != t.doing.effect, army=after.army[anthill], change=score.change(t, after, seat))

    def reason(self, t: MicropolisBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == EFFECT_AT_ONCE.id:
            return Unanswered(why="sentinel")
        number = action.barracks
        if not 1 <= number <= len(t.kit.places) or not t.nests[t.doing.anthill].barracks >> number - 1 & 1:
            return NoBarracks(why="not-there", barracks=number)
        return NoSwitch(why="changed" if t.doing.changed >> number - 1 & 1 else "soldiers", barracks=number,
                        places=t.kit.places[number - 1], army=t.army[t.doing.anthill])


def switch(t: MicropolisBase, barracks: i64, news: News) -> None:
    """Fill or empty a barracks; the army may exceed its limit meanwhile."""
    anthill, places = t.doing.anthill, t.kit.places[barracks]
    if t.full >> barracks & 1:
        t.full &= ~(1 << barracks)
        t.army[anthill] += places
        if news.wanted:
            news.tell(Emptied(seat=t.turn, anthill=t.number_of(anthill), barracks=barracks + 1, places=places,
                              rule="MIC-X5"))
    else:
        fill(t, barracks, "MIC-X5", news)
    t.doing.changed |= 1 << barracks
    if switchable(t) == 0:
        rest(t, news)


def rest(t: MicropolisBase, news: News) -> None:
    """End the sentinel's work; soldiers above the army's limit go to the reserve."""
    more = surplus(t)
    t.army[t.doing.anthill] -= more
    t.reserve += more
    if news.wanted:
        news.tell(Rearranged(seat=t.turn, anthill=t.number_of(t.doing.anthill), changed=bit_count(t.doing.changed),
                             surplus=more, rule="MIC-X5"))
    t.doing.changed = 0
    t.doing.effect += 1
    work(t, news)


def surplus(t: MicropolisBase) -> i64:
    return max(0, t.army[t.doing.anthill] - t.kit.holes)
