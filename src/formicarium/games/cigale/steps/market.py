"""La Cigale & la Fourmi, Winter: buy a provision (CIG-W8), or decline it, a power or an exchange."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.cigale.base import EMPOWERING, PAYING, TRADING, CigaleBase
from formicarium.games.cigale.kit import NONE, Kit
from formicarium.games.cigale.model import (
    Buy,
    Buying,
    BuyOutlook,
    BuyReason,
    Decline,
    Declined,
    DeclineOutlook,
)
from formicarium.games.cigale.rounds import next_round
from formicarium.games.cigale.rules import IDENTICAL_CARDS, ONE_PURCHASE
from formicarium.games.cigale.step import Step
from formicarium.games.cigale.steps.exchanging import after_trade
from formicarium.games.cigale.steps.paying import count_missing, fits, pay_at_once, pay_the_rest


@final
class Purchasing(Step):
    """Buy a provision. Choices: the provisions."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Buy(name) for name in kit.names])

    def rule_against(self, t: CigaleBase, seat: i64, provision: i64) -> Rule | None:
        """Return the rule against a purchase: one only, of those on offer (CIG-W8), that can be paid (CIG-W17)."""
        if t.doing.bought or t.offer[provision] == 0:
            return ONE_PURCHASE
        return None if fits(t, provision, NONE) else IDENTICAL_CARDS

    def play(self, t: CigaleBase, seat: i64, provision: i64, dice: Dice, news: News) -> None:
        buy(t, provision, dice, news)
        after_trade(t, dice, news)

    def outlook(self, t: CigaleBase, seat: i64, provision: i64) -> BuyOutlook:
        after = t.clone()
        after.foragers[seat].goods[provision] += 1
        after.doing.buying = provision
        return BuyOutlook(provision=t.kit.names[provision], points=after.points(seat), pays=pay_at_once(after))

    def reason(self, t: CigaleBase, seat: i64, provision: i64, rule: Rule) -> BuyReason:
        name = t.kit.names[provision]
        if rule is ONE_PURCHASE:
            return BuyReason(why="bought" if t.doing.bought else "offer", provision=name)
        return BuyReason(why="price", provision=name, missing=count_missing(t, provision))


def buy(t: CigaleBase, provision: i64, dice: Dice, news: News) -> None:
    t.doing.buying = provision
    t.phase = PAYING
    if news.wanted:
        news.tell(Buying(seat=t.doing.collector, provision=t.kit.names[provision], rule="CIG-W8"))
    pay_the_rest(t, dice, news)


@final
class Declining(Step):
    """Decline a power (CIG-P2), or anything more from the market; this is always asked (CIG-W22)."""

    def __init__(self) -> None:
        super().__init__([Decline()])

    def play(self, t: CigaleBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        if news.wanted:
            rule = "CIG-P2" if t.phase == EMPOWERING else "CIG-P8" if t.doing.bought else "CIG-W8"
            news.tell(Declined(seat=seat, rule=rule))
        if t.phase == EMPOWERING:
            decline_power(t)
        else:
            next_round(t, dice, news)

    def outlook(self, t: CigaleBase, seat: i64, choice: i64) -> DeclineOutlook:
        return DeclineOutlook(what="power" if t.phase == EMPOWERING else "exchange" if t.doing.bought else "buy")


def decline_power(t: CigaleBase) -> None:
    t.doing.fresh = 0
    t.phase = TRADING
