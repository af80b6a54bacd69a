"""La Cigale & la Fourmi, Winter: insects, powers and the market."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.table import first
from formicarium.games.cigale.box import (
    BARTER,
    CARDS,
    CELLS,
    EXCHANGE,
    IN_BOX,
    KINDS,
    NONE,
    ON_TABLE,
    PATHS,
    STOCK,
    kind_of,
    path_of,
)
from formicarium.games.cigale.model import (
    POWERS,
    Bought,
    Buying,
    Collected,
    Declined,
    Discarded,
    Empowered,
    Exchanged,
    Paid,
    Stock,
    Stocked,
    Took,
)
from formicarium.games.cigale.state import (
    COLLECTING,
    EMPOWERING,
    GOAL,
    PAYING,
    TRADING,
    State,
    insect_bit,
    nothing,
)

# collecting, steps 5 and 6 of CIG-W16


def gather(t: State, path: i64, ants: i64, news: News) -> None:
    """CIG-W6: cards of that path with an ant, but for the insects that the Ant may exchange (CIG-W7)."""
    cells: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if ants >> cell & 1 and path_of(t.square[cell]) == path:
            if t.collector == t.ant and kind_of(t.square[cell]) != NONE:
                t.due |= 1 << cell
            else:
                cells |= 1 << cell
    take(t, cells, news)
    settle(t, news)


def take(t: State, cells: i64, news: News) -> None:
    """Into the collector's reserve."""
    bag = nothing(CARDS)
    cell: i64
    for cell in range(CELLS):
        if cells >> cell & 1:
            card = t.square[cell]
            t.square[cell] = NONE
            t.kept[t.collector * CARDS + card] += 1
            bag[card] += 1
            if kind_of(card) != NONE:
                t.fresh |= insect_bit(card)
    if cells and news.heard:
        news.tell(Collected(seat=t.collector, cards=t.shown(bag), rule="CIG-W6"))


def alike(t: State, cell: i64) -> i64:
    """CIG-W7: the cells whose cards bear the same insect."""
    cells: i64 = 0
    other: i64
    for other in range(CELLS):
        if t.square[other] != NONE and kind_of(t.square[other]) == kind_of(t.square[cell]):
            cells |= 1 << other
    return cells


def settle(t: State, news: News) -> None:
    """CIG-W7: insects due, in reading order. Where all of a kind are due there is nothing to choose."""
    while t.due:
        cells = alike(t, first(t.due))
        if cells & ~t.due:
            t.phase = COLLECTING
            return
        t.due &= ~cells
        take(t, cells, news)
    offer_power(t, news)


def collect(t: State, cell: i64, news: News) -> None:
    """CIG-W7: this card for the one due; one that was due itself counts as itself."""
    due = first(t.due)
    card = t.square[cell]
    t.due &= ~(1 << cell) if t.due >> cell & 1 else ~(1 << due)
    t.square[cell] = NONE
    t.kept[t.collector * CARDS + card] += 1
    t.fresh |= insect_bit(card)
    if news.heard:
        box = t.box
        news.tell(Took(seat=t.collector, cell=box.cells[cell], card=box.faces[card], due=box.cells[due],
                       rule="CIG-W7"))
    settle(t, news)


# powers, step 7 of CIG-W16


def offer_power(t: State, news: News) -> None:
    """CIG-P2: only the Ant, and only if there is a power to take."""
    t.phase = TRADING
    if t.box.powered and t.collector == t.ant:
        kind: i64
        for kind in range(KINDS):
            if takes(t, kind) == 0 and t.fresh & 0o01010101 << kind:
                t.phase = EMPOWERING
                return
    t.fresh = 0


def takes(t: State, kind: i64) -> i64:
    """CIG-P10: 0: the power of this insect can be taken; else why not."""
    holder = t.power[t.box.power_of[kind]]
    return 1 if holder == IN_BOX or holder == t.collector else 0


def empower(t: State, card: i64, dice: Dice, news: News) -> None:
    """CIG-P2: from the table or from another seat; CIG-P7: a hidden card goes, and one comes."""
    seat = t.collector
    power = t.box.power_of[kind_of(card)]
    owner = t.power[power]
    t.kept[seat * CARDS + card] -= 1
    t.away[card] += 1
    t.power[power] = seat
    if news.heard:
        news.tell(Empowered(seat=seat, power=POWERS[power], card=t.box.faces[card],
                            owner=None if owner == ON_TABLE else owner, rule="CIG-P2"))
    if power == STOCK:
        if t.stock != NONE:
            t.away[t.stock] += 1
            if news.heard:
                news.reveal(Discarded(seat=owner, card=t.box.faces[t.stock], rule="CIG-P7"))
        hide(t, seat, dice, news)
    t.phase = TRADING
    t.fresh = 0


def hide(t: State, seat: i64, dice: Dice, news: News) -> None:
    """CIG-P7: a card of the pile, face down."""
    t.stock = t.draw(dice, news)
    if t.stock != NONE and news.heard:
        news.tell(Stocked(seat=seat, rule="CIG-P7"))
        news.whisper(seat, Stock(card=t.box.faces[t.stock], rule="CIG-P7"))


# the market, step 8 of CIG-W16


def hides(t: State, seat: i64) -> bool:
    return t.stock != NONE and t.power[STOCK] == seat


def owned(t: State, path: i64) -> i64:
    """Cards of that path in the collector's reserve."""
    n: i64 = 0
    card: i64
    for card in range(t.collector * CARDS + path * 7, t.collector * CARDS + path * 7 + 7):
        n += t.kept[card]
    return n


def laid(t: State, path: i64) -> i64:
    """Cards of that path paid already."""
    n: i64 = 0
    card: i64
    for card in range(path * 7, path * 7 + 7):
        n += t.paid[card]
    return n


def rate(t: State) -> i64:
    """CIG-W9: three alike stand for one of another type; CIG-P3: two."""
    return 2 if t.power[BARTER] == t.collector else 3


def surplus(cards: i64, price: i64, rate: i64) -> i64:
    """Cards asked for that these replace, when as many as can are used; below 0: cards that are missing."""
    return cards - price if cards <= price else (cards - price) // rate


def fits(t: State, provision: i64, extra: i64) -> bool:
    """CIG-W17: can what is paid, and one more card of path `extra`, become a payment that fits exactly?

    Of each type a payment has either no more than the price asks, or all of that and whole groups for other types:
    anything else holds a smaller payment. As many groups as cards are missing.
    """
    least: i64 = 0
    most: i64 = 0
    path: i64
    for path in range(PATHS):
        price = t.box.price[provision * PATHS + path]
        paid = laid(t, path)
        have = paid + owned(t, path)
        if hides(t, t.collector) and path_of(t.stock) == path:
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


def missing(t: State, provision: i64) -> i64:
    """How many of the cards asked for nothing stands for."""
    most: i64 = 0
    path: i64
    for path in range(PATHS):
        have = owned(t, path)
        if hides(t, t.collector) and path_of(t.stock) == path:
            have += 1
        most += surplus(have, t.box.price[provision * PATHS + path], rate(t))
    return max(0, -most)


def complete(t: State) -> bool:
    """CIG-W17: what is paid fits exactly."""
    balance: i64 = 0
    path: i64
    for path in range(PATHS):
        price = t.box.price[t.buying * PATHS + path]
        paid = laid(t, path)
        if paid > price and (paid - price) % rate(t):
            return False
        balance += surplus(paid, price, rate(t))
    return balance == 0


def buy(t: State, provision: i64, dice: Dice, news: News) -> None:
    """CIG-W8."""
    t.buying = provision
    t.phase = PAYING
    if news.heard:
        news.tell(Buying(seat=t.collector, provision=t.box.names[provision], rule="CIG-W8"))
    pay_the_rest(t, dice, news)


def pay(t: State, card: i64, hidden: bool, dice: Dice, news: News) -> None:
    """CIG-W17: the payer names the cards; a hidden one is shown (CIG-P7)."""
    t.paid[card] += 1
    if hidden:
        t.stock = NONE
        t.spent = True
        if news.heard:
            news.reveal(Paid(seat=t.collector, card=t.box.faces[card], hidden=True, rule="CIG-P7"))
    else:
        t.kept[t.collector * CARDS + card] -= 1
        if news.heard:
            news.tell(Paid(seat=t.collector, card=t.box.faces[card], hidden=False, rule="CIG-W17"))
    pay_the_rest(t, dice, news)


def pay_the_rest(t: State, dice: Dice, news: News) -> None:
    """Where one payment only is left there is nothing to choose; with a hidden card that would betray it."""
    if complete(t) or (not hides(t, t.collector) and pay_alone(t)):
        bring_home(t, dice, news)


def pay_alone(t: State) -> bool:
    """Pay what is left if there is one way only."""
    least: i64 = 0
    most: i64 = 0
    free: i64 = NONE  # a path of which more or fewer cards could be paid
    several = False
    path: i64
    low = nothing(PATHS)
    for path in range(PATHS):
        price = t.box.price[t.buying * PATHS + path]
        paid = laid(t, path)
        low[path] = paid - price if paid <= price else (paid - price + rate(t) - 1) // rate(t)
        high = surplus(paid + owned(t, path), price, rate(t))
        several = several or (free != NONE and high > low[path])
        if high > low[path]:
            free = path
        least += low[path]
        most += high
    if several and least < 0 < most:
        return False
    for path in range(PATHS):
        price = t.box.price[t.buying * PATHS + path]
        if most == 0:
            low[path] = surplus(laid(t, path) + owned(t, path), price, rate(t))
        elif path == free and not several:
            low[path] -= least
        # from here on the number of cards still to pay
        low[path] = price + (low[path] if low[path] <= 0 else low[path] * rate(t)) - laid(t, path)
        if 0 < low[path] < owned(t, path) and designs(t, path) > 1:
            return False
    card: i64
    for card in range(CARDS):
        n = min(low[path_of(card)], t.kept[t.collector * CARDS + card])
        t.kept[t.collector * CARDS + card] -= n
        t.paid[card] += n
        low[path_of(card)] -= n
    return True


def designs(t: State, path: i64) -> i64:
    """How many different cards of that path the collector has."""
    n: i64 = 0
    card: i64
    for card in range(t.collector * CARDS + path * 7, t.collector * CARDS + path * 7 + 7):
        if t.kept[card]:
            n += 1
    return n


def bring_home(t: State, dice: Dice, news: News) -> None:
    """CIG-W8, W10, W11, W14; then a new hidden card (CIG-P7) and the fair price (CIG-W12)."""
    seat = t.collector
    provision = t.buying
    t.offer[provision] -= 1
    t.goods[seat * t.box.provisions + provision] += 1
    if news.heard:
        news.tell(Bought(seat=seat, provision=t.box.names[provision], cards=t.shown(t.paid), points=t.points(seat),
                         rule="CIG-W8"))
    card: i64
    for card in range(CARDS):
        t.away[card] += t.paid[card]
        t.paid[card] = 0
    spent = t.spent
    t.bought = True
    t.buying = NONE
    t.spent = False
    t.phase = TRADING
    if t.points(seat) >= GOAL:
        return
    if spent:
        hide(t, seat, dice, news)
    if t.reserve(seat) == 0:
        t.gain(seat, "CIG-W12", dice, news)


def swaps(t: State, give: i64, thing: i64, owner: i64) -> bool:
    """CIG-P8: is this exchange there? Owner `seats`: the offer."""
    designs = t.box.provisions
    if not may_exchange(t) or t.goods[t.collector * designs + give] == 0 or owner == t.collector:
        return False
    return t.offer[thing] > 0 if owner == t.seats else t.goods[owner * designs + thing] > 0


def may_exchange(t: State) -> bool:
    """CIG-P8: once, by who holds the power and has collected."""
    return not t.exchanged and t.power[EXCHANGE] == t.collector


def can_exchange(t: State) -> bool:
    """CIG-P8: with something to give and something to take."""
    if not may_exchange(t):
        return False
    theirs = False
    mine = False
    designs = t.box.provisions
    i: i64
    for i in range(designs):
        theirs = theirs or t.offer[i] > 0
    for i in range(t.seats * designs):
        if t.goods[i]:
            if i // designs == t.collector:
                mine = True
            else:
                theirs = True
    return mine and theirs


def exchange(t: State, give: i64, thing: i64, owner: i64, news: News) -> None:
    """CIG-P8: the power goes back to the table."""
    designs = t.box.provisions
    seat = t.collector
    t.goods[seat * designs + give] -= 1
    t.goods[seat * designs + thing] += 1
    if owner == t.seats:
        t.offer[thing] -= 1
        t.offer[give] += 1
    else:
        t.goods[owner * designs + thing] -= 1
        t.goods[owner * designs + give] += 1
    t.power[EXCHANGE] = ON_TABLE
    t.exchanged = True
    if news.heard:
        news.tell(Exchanged(seat=seat, give=t.box.names[give], take=t.box.names[thing],
                            owner=None if owner == t.seats else owner, points=t.points(seat), rule="CIG-P8"))


def decline(t: State, news: News) -> None:
    """No power, or nothing more from the market."""
    t.fresh = 0
    if news.heard:
        rule = "CIG-P2" if t.phase == EMPOWERING else "CIG-P8" if t.bought else "CIG-W8"
        news.tell(Declined(seat=t.collector, rule=rule))


def victor(t: State) -> i64:
    """CIG-W14, CIG-P9: who has four points; CIG-P11: the collector before the others. NONE: nobody yet."""
    if t.points(t.collector) >= GOAL:
        return t.collector
    seat: i64
    for seat in range(t.seats):
        if t.points(seat) >= GOAL:
            return seat
    return NONE

