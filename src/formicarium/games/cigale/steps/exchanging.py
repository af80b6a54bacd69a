"""La Cigale & la Fourmi: exchange a provision with an opponent or the offer, once (CIG-P8)."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.vectors import total
from formicarium.games.cigale.base import TRADING, CigaleBase
from formicarium.games.cigale.kit import EXCHANGE, ON_TABLE, Kit
from formicarium.games.cigale.model import Exchange, Exchanged, ExchangeOutlook, ExchangeReason
from formicarium.games.cigale.rounds import end_if_won, next_round
from formicarium.games.cigale.rules import BARTER_POWER
from formicarium.games.cigale.step import Step

OFFERED: Final[i64] = -1  # in place of a seat: the provision taken is on offer


@final
class Exchanging(Step):
    """Exchange a provision. Choices: owner (the offer, then the seats), provision given, provision taken."""

    def __init__(self, kit: Kit) -> None:
        owners = [None, *range(kit.seats)]
        super().__init__([Exchange(give, take, owner) for owner in owners for give in kit.names for take in kit.names])
        self.designs = kit.provisions

    def swap(self, choice: i64) -> tuple[i64, i64, i64]:
        """Return the provision given, the provision taken and its owner (OFFERED: the offer)."""
        return choice // self.designs % self.designs, choice % self.designs, choice // (self.designs * self.designs) - 1

    def moves(self, t: CigaleBase, seat: i64, found: vec[i64]) -> vec[i64]:
        choice: i64
        if may_exchange(t):
            for choice in range(self.size):
                if self.rule_against(t, seat, choice) is None:
                    found = append(found, self.first + choice)
        return found

    def rule_against(self, t: CigaleBase, seat: i64, choice: i64) -> Rule | None:
        give, taken, owner = self.swap(choice)
        if not may_exchange(t) or owner == seat or t.foragers[seat].goods[give] == 0:
            return BARTER_POWER
        available = t.offer[taken] if owner == OFFERED else t.foragers[owner].goods[taken]
        return None if available else BARTER_POWER

    def play(self, t: CigaleBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        give, taken, owner = self.swap(choice)
        exchange(t, give, taken, owner, news)
        after_trade(t, dice, news)

    def outlook(self, t: CigaleBase, seat: i64, choice: i64) -> ExchangeOutlook:
        give, taken, owner = self.swap(choice)
        after = t.clone()
        after.foragers[seat].goods[give] -= 1
        after.foragers[seat].goods[taken] += 1
        return ExchangeOutlook(give=t.kit.names[give], take=t.kit.names[taken],
                               owner=None if owner == OFFERED else owner, points=after.points(seat))

    def reason(self, t: CigaleBase, seat: i64, choice: i64, rule: Rule) -> ExchangeReason:
        give, taken, owner = self.swap(choice)
        given_name, taken_name = t.kit.names[give], t.kit.names[taken]
        holder = None if owner == OFFERED else owner
        if t.doing.exchanged:
            return ExchangeReason(why="used", give=given_name, take=taken_name, owner=holder)
        if t.power[EXCHANGE] != seat:
            return ExchangeReason(why="power", give=given_name, take=taken_name, owner=holder)
        if t.foragers[seat].goods[give] == 0:
            return ExchangeReason(why="yours", give=given_name, take=taken_name, owner=holder)
        if owner == seat:
            return ExchangeReason(why="self", give=given_name, take=taken_name, owner=holder)
        return ExchangeReason(why="offer" if owner == OFFERED else "theirs", give=given_name, take=taken_name,
                              owner=holder)


def may_exchange(t: CigaleBase) -> bool:
    """Whether the collector holds the power and has not used it this round (CIG-P8)."""
    return not t.doing.exchanged and t.power[EXCHANGE] == t.doing.collector


def can_exchange(t: CigaleBase) -> bool:
    """Whether the collector may exchange, has a provision and finds one to take (CIG-P8)."""
    if not may_exchange(t) or total(t.foragers[t.doing.collector].goods) == 0:
        return False
    theirs = total(t.offer)
    seat: i64
    for seat in range(t.seats):
        if seat != t.doing.collector:
            theirs += total(t.foragers[seat].goods)
    return theirs > 0


def exchange(t: CigaleBase, give: i64, taken: i64, owner: i64, news: News) -> None:
    """Exchange the provisions; the power goes back to the table (CIG-P8)."""
    seat = t.doing.collector
    own = t.foragers[seat].goods
    own[give] -= 1
    own[taken] += 1
    source = t.offer if owner == OFFERED else t.foragers[owner].goods
    source[taken] -= 1
    source[give] += 1
    t.power[EXCHANGE] = ON_TABLE
    t.doing.exchanged = True
    if news.wanted:
        news.tell(Exchanged(seat=seat, give=t.kit.names[give], take=t.kit.names[taken],
                            owner=None if owner == OFFERED else owner, points=t.points(seat), rule="CIG-P8"))


def after_trade(t: CigaleBase, dice: Dice, news: News) -> None:
    """End the game at four points (CIG-W14), or the round if the collector has bought and cannot exchange.

    During a payment nothing happens.
    """
    if t.phase == TRADING and not end_if_won(t, news) and t.doing.bought and not can_exchange(t):
        next_round(t, dice, news)
