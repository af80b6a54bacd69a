"""Fourmidable: predators that complete objectives in the solo game (FOU-P5).

They complete an open objective as soon as their food pays for it; the player chooses among several."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Robbed
from formicarium.games.fourmidable.kit import NONE, RESOURCES, ROBBING, Kit
from formicarium.games.fourmidable.model import Rob
from formicarium.games.fourmidable.outlooks import NoRob, RobOutlook
from formicarium.games.fourmidable.rounds import resume
from formicarium.games.fourmidable.rules import OPEN_OBJECTIVES, SOLO_PREDATORS_ROB
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.display import place_of, replace


@final
class Robbing(Step):
    """Choose the objective that the predators complete. Choices: the designs."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Rob(design.card) for design in kit.objectives.designs] if kit.level.alone else [])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        cards = loot(t)
        i: i64
        for i in range(len(cards)):
            found = append(found, self.first + cards[i])
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, card: i64) -> Rule | None:
        if place_of(t, card) == NONE:
            return OPEN_OBJECTIVES
        return None if is_paid(t, card) else SOLO_PREDATORS_ROB

    def play(self, t: FourmidableBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
        rob(t, card, dice, news)
        go_on(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, card: i64) -> Outlook:
        design = t.kit.objectives.designs[card]
        return RobOutlook(card=design.card, ant=design.ant, needs=design.needs, points=design.points)

    def reason(self, t: FourmidableBase, seat: i64, card: i64, rule: Rule) -> Reason:
        return NoRob(why="open" if rule is OPEN_OBJECTIVES else "unpaid", card=t.kit.objectives.designs[card].card)


def go_on(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Let predators complete the objectives they can pay, then go on with the action in its phase."""
    if t.phase == ROBBING:
        t.phase = t.doing.resume
    t.doing.resume = t.phase
    if t.kit.level.alone:
        cards = loot(t)
        while len(cards) == 1:
            rob(t, cards[0], dice, news)
            cards = loot(t)
        if len(cards):
            t.phase = ROBBING
            t.doing.by = SOLO_PREDATORS_ROB.number
            return
    resume(t, dice, news)


def loot(t: FourmidableBase) -> vec[i64]:
    """Return the open objectives that predators can pay, each design once (FOU-P5)."""
    found = vec[i64]()
    i: i64
    for i in range(len(t.shown)):
        card = t.shown[i]
        if place_of(t, card) == i and is_paid(t, card):
            found = append(found, card)
    return found


def is_paid(t: FourmidableBase, card: i64) -> bool:
    needs, eaten = t.kit.objectives.needs, t.eaten
    i: i64
    for i in range(RESOURCES):
        if needs[card * RESOURCES + i] > eaten[i]:
            return False
    return True


def rob(t: FourmidableBase, card: i64, dice: Dice, news: News) -> None:
    """Spend the prey for an objective; the card is lost, and the next one lies open (FOU-P5)."""
    i: i64
    for i in range(RESOURCES):
        t.eaten[i] -= t.kit.objectives.needs[card * RESOURCES + i]
    t.lost = append(t.lost, card)
    if news.wanted:
        news.tell(Robbed(objective=t.kit.objectives.designs[card], robbed=len(t.lost), rule="FOU-P5"))
    replace(t, card, dice, news)
