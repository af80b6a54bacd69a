"""La Cigale & la Fourmi, Winter: the payer names cards that fit the price exactly (CIG-W17, CIG-P7)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.vectors import filled
from formicarium.games.cigale.base import GOAL, TRADING, CigaleBase
from formicarium.games.cigale.kit import BARTER, CARDS, NONE, PATHS, Kit, path_of
from formicarium.games.cigale.model import (
    Bought,
    Card,
    Paid,
    Pay,
    PayHidden,
    PayHiddenOutlook,
    PayHiddenReason,
    PayOutlook,
    PayReason,
)
from formicarium.games.cigale.rules import IDENTICAL_CARDS, STOCK_POWER
from formicarium.games.cigale.step import Step
from formicarium.games.cigale.steps.exchanging import after_trade
from formicarium.games.cigale.steps.powers import hide_card


@final
class Paying(Step):
    """Pay a card of the reserve. Choices: the designs."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Pay(face) for face in kit.faces])

    def rule_against(self, t: CigaleBase, seat: i64, card: i64) -> Rule | None:
        return None if can_pay(t, card) else IDENTICAL_CARDS

    def play(self, t: CigaleBase, seat: i64, card: i64, dice: Dice, news: News) -> None:
        pay(t, card, False, dice, news)
        after_trade(t, dice, news)

    def outlook(self, t: CigaleBase, seat: i64, card: i64) -> PayOutlook:
        after = t.clone()
        after.foragers[seat].kept[card] -= 1
        after.doing.paid[card] += 1
        return PayOutlook(card=t.kit.faces[card], provision=t.kit.names[t.doing.buying], pays=pay_at_once(after))

    def reason(self, t: CigaleBase, seat: i64, card: i64, rule: Rule) -> PayReason:
        return PayReason(why="fit" if t.foragers[seat].kept[card] else "reserve", card=t.kit.faces[card],
                         provision=t.kit.names[t.doing.buying])


@final
class PayingHidden(Step):
    def __init__(self) -> None:
        super().__init__([PayHidden()])

    def rule_against(self, t: CigaleBase, seat: i64, choice: i64) -> Rule | None:
        return None if can_pay_hidden(t) else STOCK_POWER

    def play(self, t: CigaleBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        pay(t, t.stock, True, dice, news)
        after_trade(t, dice, news)

    def outlook(self, t: CigaleBase, seat: i64, choice: i64) -> PayHiddenOutlook:
        return PayHiddenOutlook(card=t.kit.faces[t.stock], provision=t.kit.names[t.doing.buying])

    def reason(self, t: CigaleBase, seat: i64, choice: i64, rule: Rule) -> PayHiddenReason:
        return PayHiddenReason(why="fit" if t.hides(seat) else "none")


def can_pay(t: CigaleBase, card: i64) -> bool:
    """Whether the collector has the card and it fits the price (CIG-W17)."""
    return t.foragers[t.doing.collector].kept[card] > 0 and fits(t, t.doing.buying, path_of(card))


def can_pay_hidden(t: CigaleBase) -> bool:
    """Whether the collector has a hidden card and it fits the price (CIG-P7)."""
    return t.hides(t.doing.collector) and fits(t, t.doing.buying, path_of(t.stock))


# Cards by path.


def count_owned(t: CigaleBase, path: i64) -> i64:
    """Count the cards of a path in the collector's reserve."""
    n: i64 = 0
    kept = t.foragers[t.doing.collector].kept
    card: i64
    for card in range(path * 7, path * 7 + 7):
        n += kept[card]
    return n


def count_paid(t: CigaleBase, path: i64) -> i64:
    n: i64 = 0
    paid = t.doing.paid
    card: i64
    for card in range(path * 7, path * 7 + 7):
        n += paid[card]
    return n


def count_designs(t: CigaleBase, path: i64) -> i64:
    """Count the different designs of a path in the collector's reserve."""
    n: i64 = 0
    kept = t.foragers[t.doing.collector].kept
    card: i64
    for card in range(path * 7, path * 7 + 7):
        if kept[card]:
            n += 1
    return n


def rate(t: CigaleBase) -> i64:
    """Return how many cards of a type replace one of another: 3 (CIG-W9), with Barter 2 (CIG-P3)."""
    return 2 if t.power[BARTER] == t.doing.collector else 3


def surplus(cards: i64, price: i64, rate: i64) -> i64:
    """Return the number of other cards that these can replace beyond their own price; below 0: cards missing."""
    return cards - price if cards <= price else (cards - price) // rate


def fits(t: CigaleBase, provision: i64, extra: i64) -> bool:
    """Whether the cards paid, plus one of path `extra`, can become a payment that fits exactly (CIG-W17).

    Of each type, a payment has either at most the cards that the price asks, or all of these and whole groups for other
    types: any other amount contains a smaller payment. There are as many groups as cards missing.
    """
    least: i64 = 0
    most: i64 = 0
    path: i64
    for path in range(PATHS):
        price = t.kit.price[provision * PATHS + path]
        paid = count_paid(t, path)
        have = paid + count_owned(t, path)
        if t.hides(t.doing.collector) and path_of(t.stock) == path:
            have += 1
        if path == extra:
            paid += 1
        low = paid - price if paid <= price else (paid - price + rate(t) - 1) // rate(t)
        high = surplus(have, price, rate(t))
        if low > high:
            return False
        least += low
        most += high
    return least <= 0 <= most


def count_missing(t: CigaleBase, provision: i64) -> i64:
    """Return the number of cards of the price that the collector can neither pay nor replace."""
    most: i64 = 0
    path: i64
    for path in range(PATHS):
        have = count_owned(t, path)
        if t.hides(t.doing.collector) and path_of(t.stock) == path:
            have += 1
        most += surplus(have, t.kit.price[provision * PATHS + path], rate(t))
    return max(0, -most)


def is_complete(t: CigaleBase) -> bool:
    """Whether the cards paid fit the price exactly (CIG-W17)."""
    balance: i64 = 0
    path: i64
    for path in range(PATHS):
        price = t.kit.price[t.doing.buying * PATHS + path]
        paid = count_paid(t, path)
        if paid > price and (paid - price) % rate(t):
            return False
        balance += surplus(paid, price, rate(t))
    return balance == 0


def pay(t: CigaleBase, card: i64, hidden: bool, dice: Dice, news: News) -> None:
    """Pay a card; a hidden card is shown (CIG-P7)."""
    seat = t.doing.collector
    t.doing.paid[card] += 1
    if hidden:
        t.stock = NONE
        t.doing.spent = True
        if news.wanted:
            news.reveal(Paid(seat=seat, card=t.kit.faces[card], hidden=True, rule="CIG-P7"))
    else:
        t.foragers[seat].kept[card] -= 1
        if news.wanted:
            news.tell(Paid(seat=seat, card=t.kit.faces[card], hidden=False, rule="CIG-W17"))
    pay_the_rest(t, dice, news)


def pay_the_rest(t: CigaleBase, dice: Dice, news: News) -> None:
    if settles_itself(t):
        bring_home(t, dice, news)


def settles_itself(t: CigaleBase) -> bool:
    """Whether the payment is complete or can be completed in one way, which is then paid.

    With a hidden card it is not completed: that would tell which card is hidden.
    """
    return is_complete(t) or (not t.hides(t.doing.collector) and pay_alone(t))


def pay_at_once(t: CigaleBase) -> tuple[Card, ...]:
    """Pay the rest if there is one way only; return all cards paid, or () if there is a choice."""
    return t.faces_of(t.doing.paid) if settles_itself(t) else ()


def pay_alone(t: CigaleBase) -> bool:
    """Pay the rest if there is one way only; return whether there is."""
    kept, paid_cards = t.foragers[t.doing.collector].kept, t.doing.paid
    least: i64 = 0
    most: i64 = 0
    free: i64 = NONE  # a path with several possible numbers of cards to pay
    several = False
    path: i64
    low = filled(PATHS, 0)
    for path in range(PATHS):
        price = t.kit.price[t.doing.buying * PATHS + path]
        paid = count_paid(t, path)
        low[path] = paid - price if paid <= price else (paid - price + rate(t) - 1) // rate(t)
        high = surplus(paid + count_owned(t, path), price, rate(t))
        several = several or (free != NONE and high > low[path])
        if high > low[path]:
            free = path
        least += low[path]
        most += high
    if several and least < 0 < most:
        return False
    for path in range(PATHS):
        price = t.kit.price[t.doing.buying * PATHS + path]
        if most == 0:
            low[path] = surplus(count_paid(t, path) + count_owned(t, path), price, rate(t))
        elif path == free and not several:
            low[path] -= least
        # From here on, `low` is the number of cards still to pay.
        low[path] = price + (low[path] if low[path] <= 0 else low[path] * rate(t)) - count_paid(t, path)
        if 0 < low[path] < count_owned(t, path) and count_designs(t, path) > 1:
            return False
    card: i64
    for card in range(CARDS):
        n = min(low[path_of(card)], kept[card])
        kept[card] -= n
        paid_cards[card] += n
        low[path_of(card)] -= n
    return True


def bring_home(t: CigaleBase, dice: Dice, news: News) -> None:
    """Complete the purchase (CIG-W8, W10, W11, W14).

    Then draw a new hidden card (CIG-P7) and the fair price (CIG-W12).
    """
    doing = t.doing
    seat, provision, spent = doing.collector, doing.buying, doing.spent
    t.offer[provision] -= 1
    t.foragers[seat].goods[provision] += 1
    if news.wanted:
        news.tell(Bought(seat=seat, provision=t.kit.names[provision], cards=t.faces_of(doing.paid),
                         points=t.points(seat), rule="CIG-W8"))
    card: i64
    for card in range(CARDS):
        t.discard[card] += doing.paid[card]
        doing.paid[card] = 0
    doing.bought = True
    doing.buying = NONE
    doing.spent = False
    t.phase = TRADING
    if t.points(seat) >= GOAL:
        return
    if spent:
        hide_card(t, seat, dice, news)
    if t.reserve(seat) == 0:
        t.gain(seat, "CIG-W12", dice, news)
