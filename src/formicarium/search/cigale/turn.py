"""The collector's turn in Winter: insects, a power, a purchase, an exchange; the best of it by the ledger; compiled."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import count
from formicarium.games.cigale.box import (
    CONSOLATION,
    EXCHANGE,
    IN_BOX,
    KINDS,
    NONE,
    ON_TABLE,
    PATHS,
    STOCK,
)
from formicarium.games.cigale.state import GOAL
from formicarium.search.cigale.bluff import shares
from formicarium.search.cigale.ledger import Ledger


@final
class Turn:
    """Tries what the collector may still do; `chance` has all seats' chances after what is best for it."""

    def __init__(self, ledger: Ledger, seat: i64, loser: i64, met: dict[int, vec[float]]) -> None:
        self.ledger = ledger
        self.seat = seat
        self.loser = loser
        self.met = met  # chances by what was seized and the reserve, for the same seat and roles
        self.best = -1.0
        self.chance = shares(ledger.seats)
        self.seized: i64 = NONE

    def stop(self) -> None:
        """Nothing more: CIG-W14, CIG-P11; else consolation (CIG-P6), and the game goes on."""
        book = self.ledger
        winner = self.winner()
        if winner == NONE:
            consoled = book.power[CONSOLATION] == self.loser
            if consoled:
                book.blank[self.loser] += 1
            book.weigh()
            if consoled:
                book.blank[self.loser] -= 1
        else:
            seat: i64
            for seat in range(book.seats):
                book.chance[seat] = 1.0 if seat == winner else 0.0
        if book.chance[self.seat] > self.best:
            self.best = book.chance[self.seat]
            self.chance = book.chance[:]

    def winner(self) -> i64:
        if self.ledger.points(self.seat) >= GOAL:
            return self.seat
        seat: i64
        for seat in range(self.ledger.seats):
            if self.ledger.points(seat) >= GOAL:
                return seat
        return NONE

    def market(self) -> None:
        """All of the trade, once for equal reserves."""
        book = self.ledger
        key: i64 = self.seized + 1
        path: i64
        for path in range(self.seat * PATHS, self.seat * PATHS + PATHS):
            key = key << 8 | book.cards[path]
        known = self.met.get(key)
        if known is None:
            before, chance = self.best, self.chance
            self.best, self.chance = -1.0, shares(book.seats)
            self.trade(False, False)
            known = self.chance
            self.met[key] = known
            self.best, self.chance = before, chance
        if known[self.seat] > self.best:
            self.best, self.chance = known[self.seat], known

    def trade(self, bought: bool, exchanged: bool) -> None:
        """CIG-W8: any provision that can be paid, or none; CIG-P8 before or after."""
        self.stop()
        book = self.ledger
        thing: i64
        if not bought:
            for thing in range(book.box.provisions):
                if book.offer[thing]:
                    self.buy(thing, exchanged)
        if not exchanged and book.power[EXCHANGE] == self.seat:
            self.exchange(bought)

    def buy(self, thing: i64, exchanged: bool) -> None:
        book = self.ledger
        cards = book.cards[:]
        blank = book.blank[self.seat]
        if not book.pay(self.seat, thing):
            return
        mine = self.seat * book.box.provisions + thing
        book.offer[thing] -= 1
        book.goods[mine] += 1
        self.trade(True, exchanged)
        book.offer[thing] += 1
        book.goods[mine] -= 1
        book.blank[self.seat] = blank
        book.cards = cards

    def exchange(self, bought: bool) -> None:
        """CIG-P8: every swap; the offer counts as one more owner."""
        book = self.ledger
        designs = book.box.provisions
        book.power[EXCHANGE] = ON_TABLE
        give: i64
        thing: i64
        owner: i64
        for give in range(designs):
            mine = self.seat * designs + give
            if book.goods[mine] == 0:
                continue
            for thing in range(designs):
                if thing == give:
                    continue
                for owner in range(book.seats):
                    theirs = owner * designs
                    if owner != self.seat and book.goods[theirs + thing]:
                        book.goods[mine] -= 1
                        book.goods[self.seat * designs + thing] += 1
                        book.goods[theirs + thing] -= 1
                        book.goods[theirs + give] += 1
                        self.trade(bought, True)
                        book.goods[mine] += 1
                        book.goods[self.seat * designs + thing] -= 1
                        book.goods[theirs + thing] += 1
                        book.goods[theirs + give] -= 1
                if book.offer[thing]:
                    book.goods[mine] -= 1
                    book.goods[self.seat * designs + thing] += 1
                    book.offer[thing] -= 1
                    book.offer[give] += 1
                    self.trade(bought, True)
                    book.goods[mine] += 1
                    book.goods[self.seat * designs + thing] -= 1
                    book.offer[thing] += 1
                    book.offer[give] -= 1
        book.power[EXCHANGE] = self.seat

    def empower(self, fresh: i64) -> None:
        """CIG-P2: a power for one of these insects (one bit a path and kind), or none."""
        self.market()
        book = self.ledger
        insect: i64
        for insect in range(PATHS * KINDS):
            if fresh >> insect & 1:
                power = book.box.power_of[insect % KINDS]
                holder = book.power[power]
                if holder != IN_BOX and holder != self.seat:
                    self.seize(power, holder, insect // KINDS)

    def seize(self, power: i64, holder: i64, path: i64) -> None:
        """For a card of that path; with the hidden stock comes a card, and the last holder's goes (CIG-P7)."""
        book = self.ledger
        card = self.seat * PATHS + path
        hidden = book.hidden
        book.cards[card] -= 1
        book.power[power] = self.seat
        if power == STOCK:
            if holder != ON_TABLE and hidden != NONE:
                book.cards[holder * PATHS + hidden] -= 1
            book.hidden = NONE
            book.blank[self.seat] += 1
        self.seized = power
        self.market()
        self.seized = NONE
        if power == STOCK:
            book.blank[self.seat] -= 1
            book.hidden = hidden
            if holder != ON_TABLE and hidden != NONE:
                book.cards[holder * PATHS + hidden] += 1
        book.power[power] = holder
        book.cards[card] += 1

    def collect(self, due: i64, lying: vec[i64], fresh: i64) -> None:
        """CIG-W7: for each insect due (one bit a path and kind) any card with that insect that lies in the square.

        `lying`: by kind, the paths of the cards that bear it, one bit each.
        """
        if due == 0:
            if self.ledger.box.powered and fresh:
                self.empower(fresh)
            else:
                self.market()
            return
        insect: i64 = 0
        while not due >> insect & 1:
            insect += 1
        kind = insect % KINDS
        paths = lying[kind]
        if count(paths) == 0:
            self.collect(due & ~(1 << insect), lying, fresh)
            return
        path: i64
        for path in range(PATHS):
            if paths >> path & 1:
                card = self.seat * PATHS + path
                self.ledger.cards[card] += 1
                lying[kind] = paths & ~(1 << path)
                self.collect(due & ~(1 << insect), lying, fresh | 1 << path * KINDS + kind)
                lying[kind] = paths
                self.ledger.cards[card] -= 1
