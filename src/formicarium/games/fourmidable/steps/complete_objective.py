"""Fourmidable: complete an open objective (FOU-X2): an ant of its type is in the library and pays."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import CurrentAction, FourmidableBase
from formicarium.games.fourmidable.events import Completed, Left
from formicarium.games.fourmidable.kit import COMPLETING, FINISHING, NONE, RESOURCES, Kit
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.model import Complete, Leave
from formicarium.games.fourmidable.movement.reach import kind_at
from formicarium.games.fourmidable.outlooks import CompleteOutlook, LeaveOutlook, NotCompleted, NotLeft
from formicarium.games.fourmidable.rules import COMPLETE_OPEN_OBJECTIVE, FOU, HUNTER_COMMISSION, OPEN_OBJECTIVES
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.display import place_of, replace
from formicarium.games.fourmidable.steps.predators_rob import go_on


@final
class Completing(Step):
    """Choose the open objective to complete. Choices: the designs; the last one completes none."""

    def __init__(self, kit: Kit) -> None:
        designs = kit.objectives.designs if kit.level.open else []
        super().__init__([*[Complete(design.card) for design in designs], Leave()] if kit.level.open else [])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        cards = can_be_paid(t, seat, kind_wanted(t))
        i: i64
        for i in range(len(cards)):
            found = append(found, self.first + cards[i])
        return found if t.doing.by else append(found, self.first + t.kit.objectives.count)

    def rule_against(self, t: FourmidableBase, seat: i64, card: i64) -> Rule | None:
        if card == t.kit.objectives.count:
            return FOU.rule_of(t.doing.by) if t.doing.by else None  # a played card must complete an objective
        if place_of(t, card) == NONE:
            return OPEN_OBJECTIVES
        fits = t.kit.objectives.kind[card] == kind_wanted(t)
        return None if fits and t.affords(seat, card) else COMPLETE_OPEN_OBJECTIVE

    def play(self, t: FourmidableBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
        if card == t.kit.objectives.count:
            if news.wanted:
                news.tell(Left(seat=seat, rule="FOU-X2"))
        else:
            complete(t, seat, card, dice, news)
        if t.doing.by:
            t.phase = t.doing.resume
        else:
            t.doing = CurrentAction()
            t.phase = FINISHING
        go_on(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, card: i64) -> Outlook:
        if card == t.kit.objectives.count:
            return LeaveOutlook(count=len(can_be_paid(t, seat, kind_wanted(t))))
        return foretell(t, seat, card)

    def reason(self, t: FourmidableBase, seat: i64, card: i64, rule: Rule) -> Reason:
        if card == t.kit.objectives.count:
            return NotLeft(why="played")
        return why_not(t, seat, card)


def foretell(t: FourmidableBase, seat: i64, card: i64) -> CompleteOutlook:
    design = t.kit.objectives.designs[card]
    return CompleteOutlook(card=design.card, ant=design.ant, needs=design.needs, points=design.points,
                           completed=t.colonies[seat].total_done() + 1, goal=t.kit.level.end.goal)


def why_not(t: FourmidableBase, seat: i64, card: i64) -> NotCompleted:
    """Return the reason why a card cannot be completed: not open, for another ant, or unpaid (FOU-X1, X2)."""
    design, goods = t.kit.objectives.designs[card], t.colonies[seat].goods
    if place_of(t, card) == NONE:
        return NotCompleted(why="open", card=design.card, ant=design.ant)
    lacking = [max(0, t.kit.objectives.needs[card * RESOURCES + i] - goods[i]) for i in range(RESOURCES)]
    if sum(lacking) == 0:
        return NotCompleted(why="ant", card=design.card, ant=design.ant)
    return NotCompleted(why="missing", card=design.card, ant=design.ant, missing=sum(lacking),
                        resource=next(NAMES[i] for i in range(RESOURCES) if lacking[i]))


def kind_wanted(t: FourmidableBase) -> i64:
    """Return the kind of the ant, or of the special card that was played (FOU-C13 to C15)."""
    return t.doing.by - HUNTER_COMMISSION.number if t.doing.by else kind_at(t, t.doing.ant)


def can_be_paid(t: FourmidableBase, seat: i64, kind: i64) -> vec[i64]:
    """Return the open objectives of a kind that a seat can pay, each design once (FOU-X2)."""
    kinds = t.kit.objectives.kind
    found = vec[i64]()
    i: i64
    for i in range(len(t.shown)):
        card = t.shown[i]
        if kinds[card] == kind and place_of(t, card) == i and t.affords(seat, card):
            found = append(found, card)
    return found


def consult(t: FourmidableBase, seat: i64, kind: i64) -> bool:
    """Ask which objective to complete, after a move into the library; return whether one can be paid (FOU-X2)."""
    if len(can_be_paid(t, seat, kind)) == 0:
        return False
    t.phase = COMPLETING
    return True


def complete(t: FourmidableBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
    """Pay for an open objective, keep it, and lay a new one open (FOU-X2)."""
    designs, colony = t.kit.objectives, t.colonies[seat]
    kind, needs = designs.kind[card], designs.needs
    i: i64
    for i in range(RESOURCES):
        colony.goods[i] -= needs[card * RESOURCES + i]
    colony.won[card] += 1
    colony.done[kind] += 1
    colony.earned[kind] += designs.points[card]
    t.stirred = True
    if news.wanted:
        news.tell(Completed(
            seat=seat, objective=designs.designs[card], completed=colony.total_done(), rule="FOU-X2"))
    replace(t, card, dice, news)
