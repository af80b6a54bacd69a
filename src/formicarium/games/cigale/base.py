"""La Cigale & la Fourmi: base class of the state: pieces, drawing of cards, and points; state.py adds the moves."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.packing import Packer, Unpacker
from formicarium.core.state import GameState
from formicarium.core.vectors import empty, filled, total
from formicarium.games.cigale.kit import (
    CARDS,
    CELLS,
    IN_BOX,
    KINDS,
    NONE,
    PATHS,
    POWERS,
    PRESTIGE,
    STOCK,
    Kit,
    kind_of,
    path_of,
    spread,
)
from formicarium.games.cigale.model import Card, Drew, Shuffled

# Phases of a round, in the order of model.PHASES.
PLACING: Final[i64] = 0
CHOOSING: Final[i64] = 1
GUESSING: Final[i64] = 2
COLLECTING: Final[i64] = 3
EMPOWERING: Final[i64] = 4
TRADING: Final[i64] = 5
PAYING: Final[i64] = 6

GOAL: Final[i64] = 4  # points that win in Winter (CIG-W14)
IDLE: Final[i64] = 40  # rounds in a row without a purchase that end the game (CIG-W21)


@final
class Forager:
    """The pieces of one seat."""

    def __init__(self, *, kept: vec[i64], shelf: vec[i64], goods: vec[i64], token: i64) -> None:
        self.kept = kept  # by design: in Autumn insect cards, in Winter the reserve
        self.shelf = shelf  # by path: slot of the cube
        self.goods = goods  # by provision
        self.token = token  # path of the chosen token; NONE: not chosen

    @staticmethod
    def with_nothing(kit: Kit) -> Forager:
        return Forager(kept=filled(CARDS, 0), shelf=filled(PATHS, 0), goods=filled(kit.provisions, 0), token=NONE)

    def clone(self) -> Forager:
        return Forager(kept=self.kept[:], shelf=self.shelf[:], goods=self.goods[:], token=self.token)

    def write(self, to: Packer) -> None:
        to.row(self.kept)
        to.row(self.shelf)
        to.row(self.goods)
        to.number(self.token)

    @staticmethod
    def read(source: Unpacker) -> Forager:
        kept, shelf, goods = source.row(), source.row(), source.row()
        return Forager(kept=kept, shelf=shelf, goods=goods, token=source.number())


@final
class Doing:
    """Collecting and buying, from the reveal to the end of the round; reset with `t.doing = Doing.nothing()`."""

    def __init__(self, *, paid: vec[i64]) -> None:
        self.collector: i64 = NONE
        self.due: i64 = 0  # bit set of the cells whose insect cards are still due (CIG-W7)
        self.fresh: i64 = 0  # bit set of the insects just collected, a bit for each path and kind (CIG-P2)
        self.bought = False
        self.exchanged = False
        self.buying: i64 = NONE  # provision being paid
        self.paid = paid  # by design: cards paid
        self.spent = False  # True if the hidden card is among the cards paid

    @staticmethod
    def nothing() -> Doing:
        return Doing(paid=filled(CARDS, 0))

    def clone(self) -> Doing:
        other = Doing(paid=self.paid[:])
        other.collector = self.collector
        other.due = self.due
        other.fresh = self.fresh
        other.bought = self.bought
        other.exchanged = self.exchanged
        other.buying = self.buying
        other.spent = self.spent
        return other

    def write(self, to: Packer) -> None:
        to.row(self.paid)
        to.number(self.collector)
        to.number(self.due)
        to.number(self.fresh)
        to.flag(self.bought)
        to.flag(self.exchanged)
        to.number(self.buying)
        to.flag(self.spent)

    @staticmethod
    def read(source: Unpacker) -> Doing:
        found = Doing(paid=source.row())
        found.collector = source.number()
        found.due = source.number()
        found.fresh = source.number()
        found.bought = source.flag()
        found.exchanged = source.flag()
        found.buying = source.number()
        found.spent = source.flag()
        return found


class CigaleBase(GameState):
    """All pieces of a game. A new object is empty: fill it with `blank` or `copy`."""

    def __init__(self, kit: Kit) -> None:
        self.seats = kit.seats
        self.kit = kit
        self.foragers = vec[Forager]()  # by seat
        self.square = vec[i64]()  # card on each cell; NONE: a gap
        self.pile = vec[i64]()  # copies by design
        self.discard = vec[i64]()  # copies by design: in Winter CIG-W10, in Autumn out of the game (CIG-A7)
        self.offer = vec[i64]()  # by provision
        self.store = vec[i64]()  # by provision: copies not on offer yet
        self.power = vec[i64]()  # by power: its holder, ON_TABLE or IN_BOX
        self.doing = Doing(paid=vec[i64]())
        self.ants: i64 = 0  # bit set of cells
        self.ant: i64 = 0
        self.cicada: i64 = 0
        self.phase: i64 = PLACING
        self.peeked: i64 = NONE  # token that the Cicada has looked at (CIG-P5)
        self.stock: i64 = NONE  # the hidden card (CIG-P7)
        self.number: i64 = 0  # number of the round, from 1
        self.idle: i64 = 0  # rounds in a row without a purchase (CIG-W21)
        self.winner: i64 = NONE  # seat that reached four points
        self.over: i64 = 0

    def blank(self) -> None:
        """Put every card into the pile, every provision into the store and every power into the box."""
        kit = self.kit
        self.foragers = vec[Forager]([Forager.with_nothing(kit) for _ in range(self.seats)])
        self.square = filled(CELLS, NONE)
        self.pile = kit.cards[:]
        self.discard = filled(CARDS, 0)
        self.offer = filled(kit.provisions, 0)
        self.store = kit.used[:] if kit.winter else filled(kit.provisions, 0)
        self.power = filled(POWERS, IN_BOX)
        self.doing = Doing.nothing()

    def clone(self) -> CigaleBase:
        raise NotImplementedError

    def copy(self, other: CigaleBase) -> None:
        foragers = vec[Forager](capacity=other.seats)
        seat: i64
        for seat in range(other.seats):
            foragers = append(foragers, other.foragers[seat].clone())
        self.foragers = foragers
        self.square = other.square[:]
        self.pile = other.pile[:]
        self.discard = other.discard[:]
        self.offer = other.offer[:]
        self.store = other.store[:]
        self.power = other.power[:]
        self.doing = other.doing.clone()
        self.ants = other.ants
        self.ant = other.ant
        self.cicada = other.cicada
        self.phase = other.phase
        self.peeked = other.peeked
        self.stock = other.stock
        self.number = other.number
        self.idle = other.idle
        self.winner = other.winner
        self.over = other.over

    def write(self, to: Packer) -> None:
        seat: i64
        for seat in range(self.seats):
            self.foragers[seat].write(to)
        to.row(self.square)
        to.row(self.pile)
        to.row(self.discard)
        to.row(self.offer)
        to.row(self.store)
        to.row(self.power)
        self.doing.write(to)
        to.number(self.ants)
        to.number(self.ant)
        to.number(self.cicada)
        to.number(self.phase)
        to.number(self.peeked)
        to.number(self.stock)
        to.number(self.number)
        to.number(self.idle)
        to.number(self.winner)
        to.number(self.over)

    def read(self, source: Unpacker) -> None:
        foragers = vec[Forager](capacity=self.seats)
        seat: i64
        for seat in range(self.seats):
            foragers = append(foragers, Forager.read(source))
        self.foragers = foragers
        self.square = source.row()
        self.pile = source.row()
        self.discard = source.row()
        self.offer = source.row()
        self.store = source.row()
        self.power = source.row()
        self.doing = Doing.read(source)
        self.ants = source.number()
        self.ant = source.number()
        self.cicada = source.number()
        self.phase = source.number()
        self.peeked = source.number()
        self.stock = source.number()
        self.number = source.number()
        self.idle = source.number()
        self.winner = source.number()
        self.over = source.number()

    # Pile.

    def draw(self, dice: Dice, news: News) -> i64:
        """Draw a card; if the pile is empty, the discard is shuffled first (CIG-W10). NONE if no card is left."""
        if empty(self.pile):
            if not self.kit.winter or empty(self.discard):
                return NONE
            self.pile, self.discard = self.discard, self.pile
            if news.wanted:
                news.tell(Shuffled(cards=total(self.pile), rule="CIG-W10"))
        return draw_from(self.pile, dice)

    def gain(self, seat: i64, rule: str, dice: Dice, news: News) -> None:
        """Give a seat a card of the pile, face up; this is no collecting (CIG-W18).

        Undo stops here even if chance decides nothing: the last card of the pile tells which one another seat hides
        (CIG-P12).
        """
        card = self.draw(dice, news)
        if card != NONE:
            self.foragers[seat].kept[card] += 1
            if news.wanted:
                news.reveal(Drew(seat=seat, card=self.kit.faces[card], rule=rule))

    # Cells for ants.

    def lies(self) -> i64:
        """Return a bit set of the cells with a card."""
        cells: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if self.square[cell] != NONE:
                cells |= 1 << cell
        return cells

    def room(self) -> i64:
        """Return a bit set of the cells for the next ant: beside an ant, and part of a possible chain of six (CIG-A2).

        A chain needs six cards that are there (CIG-W15).
        """
        ants = self.ants
        occupied = self.lies()
        cells: i64 = 0
        for chain in self.kit.chains:
            if chain & ants == ants and chain & occupied == chain:
                cells |= chain
        return cells & ~ants & spread(ants) if ants else cells

    # Points.

    def hides(self, seat: i64) -> bool:
        """Whether the seat has a hidden card (CIG-P7)."""
        return self.stock != NONE and self.power[STOCK] == seat

    def reserve(self, seat: i64) -> i64:
        """Return the number of cards before a seat, without the hidden one."""
        return total(self.foragers[seat].kept)

    def points(self, seat: i64) -> i64:
        """Return the points in Winter: a provision 1, a pair 3 (CIG-W11), prestige 1 (CIG-P4)."""
        n: i64 = 1 if self.power[PRESTIGE] == seat else 0
        goods = self.foragers[seat].goods
        i: i64
        for i in range(len(goods)):
            if goods[i]:
                n += 2 * goods[i] - 1
        return n

    def shelf_points(self, seat: i64) -> i64:
        """Return the points of the shelves (CIG-A11)."""
        n: i64 = 0
        shelf = self.foragers[seat].shelf
        path: i64
        for path in range(PATHS):
            n += self.kit.slot_points[shelf[path]]
        return n

    def insect_points(self, seat: i64) -> i64:
        """Return the points of the insects (CIG-A12)."""
        n: i64 = 0
        worth, kept = self.kit.insect_points, self.foragers[seat].kept
        kind: i64
        path: i64
        for kind in range(KINDS):
            same: i64 = 0
            for path in range(PATHS):
                same += kept[path * 7 + 1 + kind]
            n += worth[min(same, len(worth) - 1)]
        return n

    def score(self, seat: i64) -> i64:
        """Return the score (CIG-A13, as in CIG-A14; in Winter CIG-W14)."""
        if self.kit.winter:
            return self.points(seat)
        return self.shelf_points(seat) + self.insect_points(seat)

    def faces_of(self, cards: vec[i64]) -> tuple[Card, ...]:
        """List the cards of a bag, for events."""
        return tuple([self.kit.faces[card] for card in range(len(cards)) for _ in range(cards[card])])


def draw_from(bag: vec[i64], dice: Dice) -> i64:
    """Draw one item from a bag and remove it."""
    item = dice.pick(bag)
    bag[item] -= 1
    return item


def insect_bit(card: i64) -> i64:
    return 1 << path_of(card) * KINDS + kind_of(card)
