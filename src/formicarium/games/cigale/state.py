"""La Cigale & la Fourmi: what there is on the table, and how cards are drawn."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.table import Table
from formicarium.games.cigale.box import (
    CARDS,
    CELLS,
    KINDS,
    NONE,
    PATHS,
    PRESTIGE,
    Box,
    kind_of,
    path_of,
)
from formicarium.games.cigale.model import Card, Drew, Shuffled

# the steps of a round, in the order of model.PHASES
PLACING: Final[i64] = 0
CHOOSING: Final[i64] = 1
GUESSING: Final[i64] = 2
COLLECTING: Final[i64] = 3
EMPOWERING: Final[i64] = 4
TRADING: Final[i64] = 5
PAYING: Final[i64] = 6

GOAL: Final[i64] = 4  # CIG-W14


class State(Table):
    def __init__(self, seats: i64, box: Box, square: vec[i64], pile: vec[i64], away: vec[i64], kept: vec[i64],
                 shelf: vec[i64], pick: vec[i64], ants: i64, ant: i64, cicada: i64, phase: i64, seen: i64,
                 collector: i64, due: i64, fresh: i64, bought: bool, exchanged: bool, buying: i64, paid: vec[i64],
                 spent: bool, offer: vec[i64], store: vec[i64], goods: vec[i64], power: vec[i64], stock: i64,
                 number: i64, idle: i64, winner: i64, over: i64) -> None:
        self.seats = seats
        self.box = box
        self.square = square  # a card a cell; NONE: a gap
        self.pile = pile  # a bag: copies by design
        self.away = away  # Autumn: out of the game (CIG-A7); Winter: the discard (CIG-W10)
        self.kept = kept  # by seat and design. Autumn: insect cards; Winter: the reserve
        self.shelf = shelf  # by seat and path: the slot
        self.pick = pick  # by seat: the token's path, NONE: not chosen
        self.ants = ants  # cells, one bit each
        self.ant = ant
        self.cicada = cicada
        self.phase = phase
        self.seen = seen  # the token that the Cicada has looked at (CIG-P5)
        self.collector = collector  # this round's, from the reveal on
        self.due = due  # cells of insect cards still to be settled (CIG-W7), one bit each
        self.fresh = fresh  # insects just collected, one bit a path and kind (CIG-P2)
        self.bought = bought
        self.exchanged = exchanged
        self.buying = buying  # the provision being paid
        self.paid = paid  # by design
        self.spent = spent  # the hidden card is among them
        self.offer = offer  # by provision
        self.store = store  # a bag: provisions still to come
        self.goods = goods  # by seat and provision
        self.power = power  # who holds it, ON_TABLE or IN_BOX
        self.stock = stock  # the hidden card (CIG-P7)
        self.number = number  # of the round, from 1
        self.idle = idle  # rounds in a row without a purchase (CIG-W21)
        self.winner = winner  # who reached four points
        self.over = over

    # the pile

    def draw(self, dice: Dice, news: News) -> i64:
        """A card of the pile; with none left the discard is shuffled first (CIG-W10). NONE: there is no card."""
        left = total(self.pile)
        if left == 0 and self.box.winter:
            left = total(self.away)
            self.pile, self.away = self.away, self.pile
            if left and news.heard:
                news.tell(Shuffled(cards=left, rule="CIG-W10"))
        return NONE if left == 0 else drawn(self.pile, left, dice)

    def gain(self, seat: i64, rule: str, dice: Dice, news: News) -> None:
        """A card of the pile, face up, which is not collecting (CIG-W18). No undo across it: where chance has nothing
        to decide, the last card still tells which one another seat hides (CIG-P12)."""
        card = self.draw(dice, news)
        if card != NONE:
            self.kept[seat * CARDS + card] += 1
            if news.heard:
                news.reveal(Drew(seat=seat, card=self.box.faces[card], rule=rule))

    # counting

    def lies(self) -> i64:
        """The cells where a card lies."""
        cells: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if self.square[cell] != NONE:
                cells |= 1 << cell
        return cells

    def reserve(self, seat: i64) -> i64:
        """How many cards lie before a seat; the hidden one apart."""
        n: i64 = 0
        card: i64
        for card in range(seat * CARDS, seat * CARDS + CARDS):
            n += self.kept[card]
        return n

    def points(self, seat: i64) -> i64:
        """Winter. CIG-W11: a provision counts 1, both of a pair 3; CIG-P4: prestige 1."""
        n: i64 = 1 if self.power[PRESTIGE] == seat else 0
        i: i64
        for i in range(seat * self.box.provisions, (seat + 1) * self.box.provisions):
            if self.goods[i]:
                n += 2 * self.goods[i] - 1
        return n

    def shelf_points(self, seat: i64) -> i64:
        """CIG-A11."""
        n: i64 = 0
        path: i64
        for path in range(PATHS):
            n += self.box.shelf[self.shelf[seat * PATHS + path]]
        return n

    def insect_points(self, seat: i64) -> i64:
        """CIG-A12."""
        n: i64 = 0
        kind: i64
        table = self.box.insects
        for kind in range(KINDS):
            same: i64 = 0
            path: i64
            for path in range(PATHS):
                same += self.kept[seat * CARDS + path * 7 + 1 + kind]
            n += table[min(same, len(table) - 1)]
        return n

    def score(self, seat: i64) -> i64:
        """CIG-A13, as in CIG-A14; CIG-W14."""
        if self.box.winter:
            return self.points(seat)
        return self.shelf_points(seat) + self.insect_points(seat)

    def shown(self, cards: vec[i64]) -> tuple[Card, ...]:
        """For events: a bag of cards as a row of them."""
        return tuple([self.box.faces[card] for card in range(CARDS) for _ in range(cards[card])])


def total(bag: vec[i64]) -> i64:
    n: i64 = 0
    i: i64
    for i in range(len(bag)):
        n += bag[i]
    return n


def drawn(bag: vec[i64], left: i64, dice: Dice) -> i64:
    """One of the `left` things in the bag, taken out."""
    n = dice.below(left)
    thing: i64 = 0
    while n >= bag[thing]:
        n -= bag[thing]
        thing += 1
    bag[thing] -= 1
    return thing


def insect_bit(card: i64) -> i64:
    return 1 << path_of(card) * KINDS + kind_of(card)


def nothing(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)
