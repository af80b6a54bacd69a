"""Fourmidable: reveal an objective (FOU-K14): free, also in another player's turn."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Revealed
from formicarium.games.fourmidable.kit import RESOURCES, Kit
from formicarium.games.fourmidable.model import RESOURCES as NAMES
from formicarium.games.fourmidable.model import Reveal
from formicarium.games.fourmidable.outlooks import NoReveal, RevealOutlook
from formicarium.games.fourmidable.rounds import settle
from formicarium.games.fourmidable.rules import REVEAL_OBJECTIVE
from formicarium.games.fourmidable.step import Step


@final
class Revealing(Step):
    """Choose the objective to reveal. Choices: the designs; none at levels without hands (FOU-X1)."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([] if kit.level.open else [Reveal(design.card) for design in kit.objectives.designs])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        colony = t.colonies[seat]
        if t.round_ == 0 or colony.objectives() == 0:
            return found
        hand = colony.hand
        card: i64
        for card in range(self.size):
            if hand[card] and t.affords(seat, card):
                found = append(found, self.first + card)
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, card: i64) -> Rule | None:
        """Return None for a payable objective in hand, once the game has begun."""
        has_it = t.round_ > 0 and t.colonies[seat].hand[card] > 0
        return None if has_it and t.affords(seat, card) else REVEAL_OBJECTIVE

    def play(self, t: FourmidableBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
        """Reveal the objective; its resources go back to the reserve, each for one objective only."""
        designs, colony = t.kit.objectives, t.colonies[seat]
        kind, needs = designs.kind[card], designs.needs
        i: i64
        for i in range(RESOURCES):
            colony.goods[i] -= needs[card * RESOURCES + i]
        colony.hand[card] -= 1
        colony.won[card] += 1
        colony.held[kind] -= 1
        colony.done[kind] += 1
        colony.earned[kind] += designs.points[card]
        t.stirred = True
        if news.wanted:
            news.reveal(Revealed(
                seat=seat, objective=designs.designs[card], revealed=colony.total_done(), rule="FOU-K14"))
        settle(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, card: i64) -> Outlook:
        design = t.kit.objectives.designs[card]
        return RevealOutlook(card=design.card, ant=design.ant, needs=design.needs, points=design.points,
                             revealed=t.colonies[seat].total_done() + 1, goal=t.kit.level.end.goal)

    def reason(self, t: FourmidableBase, seat: i64, card: i64, rule: Rule) -> Reason:
        name, goods = t.kit.objectives.designs[card].card, t.colonies[seat].goods
        if t.round_ == 0:
            return NoReveal(why="early", card=name)
        if t.colonies[seat].hand[card] == 0:
            return NoReveal(why="hand", card=name)
        lacking = [max(0, t.kit.objectives.needs[card * RESOURCES + i] - goods[i]) for i in range(RESOURCES)]
        return NoReveal(why="missing", card=name, missing=sum(lacking),
                        resource=next(NAMES[i] for i in range(RESOURCES) if lacking[i]))
