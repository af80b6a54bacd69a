"""La Cigale & la Fourmi: find the collector's best turn in Winter (insects, power, purchase, exchange); compiled."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import shares
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.core.table import bit_count
from formicarium.games.cigale.kit import (
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


@final
class CollectorTurn:
    """Tries every way to finish the collector's turn; `chance` has all seats' chances after the best one."""

    def __init__(self, reckoning: WinEstimate, seat: i64, loser: i64, met: dict[int, vec[float]]) -> None:
        self.reckoning = reckoning
        self.seat = seat
        self.loser = loser
        self.met = met  # cache of chances by seized power and reserve, for this seat and these roles
        self.best = -1.0
        self.chance = shares(reckoning.seats)
        self.seized: i64 = NONE

    def stop(self) -> None:
        """Evaluate stopping here: CIG-W14, CIG-P11, else consolation (CIG-P6) and the next round."""
        reckoning = self.reckoning
        winner = self.winner()
        if winner == NONE:
            consoled = reckoning.power[CONSOLATION] == self.loser
            if consoled:
                reckoning.blank[self.loser] += 1
            reckoning.weigh()
            if consoled:
                reckoning.blank[self.loser] -= 1
        else:
            seat: i64
            for seat in range(reckoning.seats):
                reckoning.chance[seat] = 1.0 if seat == winner else 0.0
        if reckoning.chance[self.seat] > self.best:
            self.best = reckoning.chance[self.seat]
            self.chance = reckoning.chance[:]

    def winner(self) -> i64:
        if self.reckoning.points(self.seat) >= GOAL:
            return self.seat
        seat: i64
        for seat in range(self.reckoning.seats):
            if self.reckoning.points(seat) >= GOAL:
                return seat
        return NONE

    def market(self) -> None:
        """Evaluate all trades; equal reserves are evaluated once."""
        reckoning = self.reckoning
        key: i64 = self.seized + 1
        path: i64
        for path in range(self.seat * PATHS, self.seat * PATHS + PATHS):
            key = key << 8 | reckoning.cards[path]
        known = self.met.get(key)
        if known is None:
            before, chance = self.best, self.chance
            self.best, self.chance = -1.0, shares(reckoning.seats)
            self.trade(False, False)
            known = self.chance
            self.met[key] = known
            self.best, self.chance = before, chance
        if known[self.seat] > self.best:
            self.best, self.chance = known[self.seat], known

    def trade(self, bought: bool, exchanged: bool) -> None:
        """Evaluate CIG-W8: any affordable provision or none, with CIG-P8 before or after."""
        self.stop()
        reckoning = self.reckoning
        thing: i64
        if not bought:
            for thing in range(reckoning.kit.provisions):
                if reckoning.offer[thing]:
                    self.buy(thing, exchanged)
        if not exchanged and reckoning.power[EXCHANGE] == self.seat:
            self.exchange(bought)

    def buy(self, thing: i64, exchanged: bool) -> None:
        reckoning = self.reckoning
        cards = reckoning.cards[:]
        blank = reckoning.blank[self.seat]
        if not reckoning.pay(self.seat, thing):
            return
        mine = self.seat * reckoning.kit.provisions + thing
        reckoning.offer[thing] -= 1
        reckoning.goods[mine] += 1
        self.trade(True, exchanged)
        reckoning.offer[thing] += 1
        reckoning.goods[mine] -= 1
        reckoning.blank[self.seat] = blank
        reckoning.cards = cards

    def exchange(self, bought: bool) -> None:
        """Evaluate every swap of CIG-P8; the offer counts as one more owner."""
        reckoning = self.reckoning
        designs = reckoning.kit.provisions
        reckoning.power[EXCHANGE] = ON_TABLE
        give: i64
        thing: i64
        owner: i64
        for give in range(designs):
            mine = self.seat * designs + give
            if reckoning.goods[mine] == 0:
                continue
            for thing in range(designs):
                if thing == give:
                    continue
                for owner in range(reckoning.seats):
                    theirs = owner * designs
                    if owner != self.seat and reckoning.goods[theirs + thing]:
                        reckoning.goods[mine] -= 1
                        reckoning.goods[self.seat * designs + thing] += 1
                        reckoning.goods[theirs + thing] -= 1
                        reckoning.goods[theirs + give] += 1
                        self.trade(bought, True)
                        reckoning.goods[mine] += 1
                        reckoning.goods[self.seat * designs + thing] -= 1
                        reckoning.goods[theirs + thing] += 1
                        reckoning.goods[theirs + give] -= 1
                if reckoning.offer[thing]:
                    reckoning.goods[mine] -= 1
                    reckoning.goods[self.seat * designs + thing] += 1
                    reckoning.offer[thing] -= 1
                    reckoning.offer[give] += 1
                    self.trade(bought, True)
                    reckoning.goods[mine] += 1
                    reckoning.goods[self.seat * designs + thing] -= 1
                    reckoning.offer[thing] += 1
                    reckoning.offer[give] -= 1
        reckoning.power[EXCHANGE] = self.seat

    def empower(self, fresh: i64) -> None:
        """Evaluate CIG-P2: a power for one of these insects (one bit per path and kind), or none."""
        self.market()
        reckoning = self.reckoning
        insect: i64
        for insect in range(PATHS * KINDS):
            if fresh >> insect & 1:
                power = reckoning.kit.power_of[insect % KINDS]
                holder = reckoning.power[power]
                if holder != IN_BOX and holder != self.seat:
                    self.seize(power, holder, insect // KINDS)

    def seize(self, power: i64, holder: i64, path: i64) -> None:
        """Evaluate seizing a power for a card of that path; the hidden stock brings a card and takes the last holder's
        (CIG-P7).
        """
        reckoning = self.reckoning
        card = self.seat * PATHS + path
        hidden = reckoning.hidden
        reckoning.cards[card] -= 1
        reckoning.power[power] = self.seat
        if power == STOCK:
            if holder != ON_TABLE and hidden != NONE:
                reckoning.cards[holder * PATHS + hidden] -= 1
            reckoning.hidden = NONE
            reckoning.blank[self.seat] += 1
        self.seized = power
        self.market()
        self.seized = NONE
        if power == STOCK:
            reckoning.blank[self.seat] -= 1
            reckoning.hidden = hidden
            if holder != ON_TABLE and hidden != NONE:
                reckoning.cards[holder * PATHS + hidden] += 1
        reckoning.power[power] = holder
        reckoning.cards[card] += 1

    def collect(self, due: i64, lying: vec[i64], fresh: i64) -> None:
        """Evaluate CIG-W7: for each insect due (one bit per path and kind), any card with that insect in the square.

        `lying`: by kind, the paths of the cards that bear it, one bit each.
        """
        if due == 0:
            if self.reckoning.kit.powered and fresh:
                self.empower(fresh)
            else:
                self.market()
            return
        insect: i64 = 0
        while not due >> insect & 1:
            insect += 1
        kind = insect % KINDS
        paths = lying[kind]
        if bit_count(paths) == 0:
            self.collect(due & ~(1 << insect), lying, fresh)
            return
        path: i64
        for path in range(PATHS):
            if paths >> path & 1:
                card = self.seat * PATHS + path
                self.reckoning.cards[card] += 1
                lying[kind] = paths & ~(1 << path)
                self.collect(due & ~(1 << insect), lying, fresh | 1 << path * KINDS + kind)
                lying[kind] = paths
                self.reckoning.cards[card] -= 1
