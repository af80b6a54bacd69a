"""La Cigale & la Fourmi: deal again the facts that a seat cannot know (CIG-A16, CIG-W20, CIG-P12)."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.state import nth_bit, random_bit
from formicarium.core.vectors import filled
from formicarium.games.cigale.base import PAYING, CigaleBase, draw_from
from formicarium.games.cigale.kit import CARDS, NONE, PATHS, kind_of
from formicarium.games.cigale.steps.choosing import paths_for
from formicarium.games.cigale.steps.paying import fits


def redeal_all(t: CigaleBase, seat: i64, dice: Dice) -> None:
    if t.over == 0:
        redeal_tokens(t, seat, dice)
        redeal_insects(t, seat, dice)
    redeal_stock(t, seat, dice)


def redeal_tokens(t: CigaleBase, seat: i64, dice: Dice) -> None:
    other: i64
    for other in range(t.seats):
        if other != seat and t.foragers[other].token != NONE:
            paths = paths_for(t, other)
            if other == t.ant and seat == t.cicada and t.peeked != NONE:
                paths &= ~(1 << t.peeked)
            t.foragers[other].token = random_bit(paths, dice)
    if t.peeked != NONE and seat != t.cicada:
        t.peeked = nth_bit(0xF & ~(1 << t.foragers[t.ant].token), dice.below(PATHS - 1))


def redeal_stock(t: CigaleBase, seat: i64, dice: Dice) -> None:
    """Replace a hidden card by any of the pile; during a payment, by one that can complete it (CIG-W17)."""
    if t.stock == NONE or t.hides(seat):
        return
    t.pile[t.stock] += 1
    possible = t.pile[:]
    if t.phase == PAYING and t.hides(t.doing.collector):
        card: i64
        for card in range(CARDS):
            t.stock = card
            if possible[card] and not fits(t, t.doing.buying, NONE):
                possible[card] = 0
    t.stock = draw_from(possible, dice)
    t.pile[t.stock] -= 1


def redeal_insects(t: CigaleBase, seat: i64, dice: Dice) -> None:
    """Deal the face-down insects of the other seats again, among all that the seat does not see."""
    if t.kit.winter or t.kit.open_insects:
        return
    hidden = filled(CARDS, 0)
    owed = filled(t.seats, 0)
    card: i64
    other: i64
    for card in range(CARDS):
        if kind_of(card) != NONE:
            hidden[card] = t.pile[card]
            t.pile[card] = 0
            for other in range(t.seats):
                if other != seat:
                    kept = t.foragers[other].kept
                    hidden[card] += kept[card]
                    owed[other] += kept[card]
                    kept[card] = 0
    for other in range(t.seats):
        while owed[other]:
            t.foragers[other].kept[draw_from(hidden, dice)] += 1
            owed[other] -= 1
    for card in range(CARDS):
        t.pile[card] += hidden[card]
