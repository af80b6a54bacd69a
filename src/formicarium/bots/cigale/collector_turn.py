"""La Cigale & la Fourmi: find the collector's best turn in Winter (insects, power, purchase, exchange); compiled."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import shares
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.core.state import bit_count
from formicarium.games.cigale.base import GOAL
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


@final
class CollectorTurn:
    """Tries every way to finish the collector's turn; `chance` has all seats' chances after the best one."""

    def __init__(self, estimate: WinEstimate, seat: i64, loser: i64, met: dict[int, vec[float]]) -> None:
        self.estimate = estimate
        self.seat = seat
        self.loser = loser
        self.met = met  # cache of chances by seized power and reserve, for this seat and these roles
        self.best = -1.0
        self.chance = shares(estimate.kit.seats)
        self.seized: i64 = NONE

    def stop(self) -> None:
        """Evaluate stopping here: CIG-W14, CIG-P11, else consolation (CIG-P6) and the next round."""
        estimate = self.estimate
        winner = self.winner()
        if winner == NONE:
            consoled = estimate.power[CONSOLATION] == self.loser
            if consoled:
                estimate.blank[self.loser] += 1
            estimate.weigh()
            if consoled:
                estimate.blank[self.loser] -= 1
        else:
            seat: i64
            for seat in range(estimate.kit.seats):
                estimate.chance[seat] = 1.0 if seat == winner else 0.0
        if estimate.chance[self.seat] > self.best:
            self.best = estimate.chance[self.seat]
            self.chance = estimate.chance[:]

    def winner(self) -> i64:
        if self.estimate.points(self.seat) >= GOAL:
            return self.seat
        seat: i64
        for seat in range(self.estimate.kit.seats):
            if self.estimate.points(seat) >= GOAL:
                return seat
        return NONE

    def market(self) -> None:
        """Evaluate all trades; equal reserves are evaluated once."""
        estimate = self.estimate
        key: i64 = self.seized + 1
        path: i64
        for path in range(self.seat * PATHS, self.seat * PATHS + PATHS):
            key = key << 8 | estimate.cards[path]
        known = self.met.get(key)
        if known is None:
            before, chance = self.best, self.chance
            self.best, self.chance = -1.0, shares(estimate.kit.seats)
            self.trade(False, False)
            known = self.chance
            self.met[key] = known
            self.best, self.chance = before, chance
        if known[self.seat] > self.best:
            self.best, self.chance = known[self.seat], known

    def trade(self, bought: bool, exchanged: bool) -> None:
        """Evaluate CIG-W8: any affordable provision or none, with CIG-P8 before or after."""
        self.stop()
        estimate = self.estimate
        thing: i64
        if not bought:
            for thing in range(estimate.kit.provisions):
                if estimate.offer[thing]:
                    self.buy(thing, exchanged)
        if not exchanged and estimate.power[EXCHANGE] == self.seat:
            self.exchange(bought)

    def buy(self, thing: i64, exchanged: bool) -> None:
        estimate = self.estimate
        cards = estimate.cards[:]
        blank = estimate.blank[self.seat]
        if not estimate.pay(self.seat, thing):
            return
        mine = self.seat * estimate.kit.provisions + thing
        estimate.offer[thing] -= 1
        estimate.goods[mine] += 1
        self.trade(True, exchanged)
        estimate.offer[thing] += 1
        estimate.goods[mine] -= 1
        estimate.blank[self.seat] = blank
        estimate.cards = cards

    def exchange(self, bought: bool) -> None:
        """Evaluate every swap of CIG-P8; the offer counts as one more owner."""
        estimate = self.estimate
        designs = estimate.kit.provisions
        estimate.power[EXCHANGE] = ON_TABLE
        give: i64
        thing: i64
        owner: i64
        for give in range(designs):
            mine = self.seat * designs + give
            if estimate.goods[mine] == 0:
                continue
            for thing in range(designs):
                if thing == give:
                    continue
                for owner in range(estimate.kit.seats):
                    theirs = owner * designs
                    if owner != self.seat and estimate.goods[theirs + thing]:
                        estimate.goods[mine] -= 1
                        estimate.goods[self.seat * designs + thing] += 1
                        estimate.goods[theirs + thing] -= 1
                        estimate.goods[theirs + give] += 1
                        self.trade(bought, True)
                        estimate.goods[mine] += 1
                        estimate.goods[self.seat * designs + thing] -= 1
                        estimate.goods[theirs + thing] += 1
                        estimate.goods[theirs + give] -= 1
                if estimate.offer[thing]:
                    estimate.goods[mine] -= 1
                    estimate.goods[self.seat * designs + thing] += 1
                    estimate.offer[thing] -= 1
                    estimate.offer[give] += 1
                    self.trade(bought, True)
                    estimate.goods[mine] += 1
                    estimate.goods[self.seat * designs + thing] -= 1
                    estimate.offer[thing] += 1
                    estimate.offer[give] -= 1
        estimate.power[EXCHANGE] = self.seat

    def empower(self, fresh: i64) -> None:
        """Evaluate CIG-P2: a power for one of these insects (one bit per path and kind), or none."""
        self.market()
        estimate = self.estimate
        insect: i64
        for insect in range(PATHS * KINDS):
            if fresh >> insect & 1:
                power = estimate.kit.power_of[insect % KINDS]
                holder = estimate.power[power]
                if holder != IN_BOX and holder != self.seat:
                    self.seize(power, holder, insect // KINDS)

    def seize(self, power: i64, holder: i64, path: i64) -> None:
        """Evaluate seizing a power for a card of that path; the hidden stock brings a card and takes the last holder's
        (CIG-P7).
        """
        estimate = self.estimate
        card = self.seat * PATHS + path
        hidden = estimate.hidden
        estimate.cards[card] -= 1
        estimate.power[power] = self.seat
        if power == STOCK:
            if holder != ON_TABLE and hidden != NONE:
                estimate.cards[holder * PATHS + hidden] -= 1
            estimate.hidden = NONE
            estimate.blank[self.seat] += 1
        self.seized = power
        self.market()
        self.seized = NONE
        if power == STOCK:
            estimate.blank[self.seat] -= 1
            estimate.hidden = hidden
            if holder != ON_TABLE and hidden != NONE:
                estimate.cards[holder * PATHS + hidden] += 1
        estimate.power[power] = holder
        estimate.cards[card] += 1

    def collect(self, due: i64, lying: vec[i64], fresh: i64) -> None:
        """Evaluate CIG-W7: for each insect due (one bit per path and kind), any card with that insect in the square.

        `lying`: by kind, the paths of the cards that bear it, one bit each.
        """
        if due == 0:
            if self.estimate.kit.powered and fresh:
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
                self.estimate.cards[card] += 1
                lying[kind] = paths & ~(1 << path)
                self.collect(due & ~(1 << insect), lying, fresh | 1 << path * KINDS + kind)
                lying[kind] = paths
                self.estimate.cards[card] -= 1
