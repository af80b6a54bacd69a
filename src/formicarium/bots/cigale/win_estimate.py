"""La Cigale & la Fourmi: estimate each seat's winning chance from a position; compiled.

A seat's standing is a weighted sum of marks (shelves by how full they are, cards missing for the next provision …); the
weights were fitted on self-play (bench/fit_cigale.py). The winning chances are the softmax of the standings. Marks are
taken at the end of a round, before the square is refilled.
"""
from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import shares
from formicarium.core.vectors import filled, total
from formicarium.games.cigale.base import GOAL, CigaleBase
from formicarium.games.cigale.kit import BARTER, CARDS, KINDS, NONE, PATHS, POWERS, PRESTIGE, STOCK, path_of
from formicarium.games.cigale.steps.paying import surplus

FAR: Final[i64] = 9  # missing cards, if nothing is on offer
FULL: Final[i64] = 4  # shelves are counted in quarters

# Indices of marks. "4 marks" means that this many consecutive indices belong to the name; without a number it is one.
ANT: Final[i64] = 0  # the seat has this role next round
CICADA: Final[i64] = 1
# Autumn
SHELVES: Final[i64] = 2  # shelves a quarter full, half full …; 4 marks
LATE_SHELVES: Final[i64] = 6  # as SHELVES, times the share of the pile used; 4 marks
INSECTS: Final[i64] = 10  # kinds held once, twice …; 4 marks
LATE_INSECTS: Final[i64] = 14  # as INSECTS, times the share of the pile used; 4 marks
LEAD: Final[i64] = 18  # points ahead of the best opponent
LATE_LEAD: Final[i64] = 19
NEAR_LEAD: Final[i64] = 20  # lead, if a seat has a full shelf
SECOND: Final[i64] = 21  # with a full shelf: how full the next one is; 3 marks
SECOND_LEAD: Final[i64] = 24  # with a full shelf: LEAD, by how full the next one is; 3 marks
INSECT_CARDS: Final[i64] = 27
SCORE: Final[i64] = 28
AUTUMN: Final[i64] = 29
# Winter
POINTS: Final[i64] = 2  # one, two or three points; 3 marks
SHORT: Final[i64] = 5  # 0, 1 … cards missing for the nearest provision on offer; 4 marks
SHORT_NEXT: Final[i64] = 9  # cards missing for the second nearest; 4 marks
SHORT_WIN: Final[i64] = 13  # cards missing for a provision that wins; 4 marks
SHORT_PAIR: Final[i64] = 17  # cards missing for one that makes a pair without winning; 3 marks
TWINS: Final[i64] = 20  # provisions whose twin is still available
TWIN_WINS: Final[i64] = 21
TWINS_HERE: Final[i64] = 22  # provisions whose twin is on offer
CARDS_HELD: Final[i64] = 23  # up to four cards, the next four, the rest; 3 marks
PATHS_HELD: Final[i64] = 26
TWO_OF_PATH: Final[i64] = 27
MOST_OF_PATH: Final[i64] = 28
CARDS_TO_WIN: Final[i64] = 29  # cards held if one point is missing, or two; 2 marks
HOLDS: Final[i64] = 31  # powers in the order of the box; 6 marks
WINTER: Final[i64] = 37
MARKS: Final[i64] = 37


@final
class AutumnCards:
    """The cards that the seats have collected in Autumn."""

    def __init__(self, t: CigaleBase) -> None:
        self.left = total(t.pile)  # cards in the pile
        self.slot = filled(t.seats * PATHS, 0)  # by seat and path: cards on the shelf
        self.insects = filled(t.seats * KINDS, 0)
        self.held = filled(t.seats, 0)  # number of insect cards
        self.scores = filled(t.seats, 0)  # valid while marks are taken


@final
class WinEstimate:
    """A small copy of a position that is changed and changed back; `weigh` sets the seats' chances."""

    def __init__(self, t: CigaleBase, weights: vec[float]) -> None:
        self.kit = t.kit
        self.weights = weights
        self.marks = shares(MARKS)
        self.standing = shares(t.seats)
        self.chance = shares(t.seats)
        self.ant = t.ant  # role in the next round
        self.cicada = t.cicada
        self.autumn = AutumnCards(t)
        self.cards = filled(t.seats * PATHS, 0)
        self.blank = filled(t.seats, 0)  # cards that no seat has seen yet
        self.hidden: i64 = NONE if t.stock == NONE else path_of(t.stock)  # CIG-P7: counted among its holder's cards
        self.goods = filled(t.seats * t.kit.provisions, 0)
        self.offer = t.offer[:]
        self.power = t.power[:]
        self.met: list[dict[int, vec[float]]] = [{}, {}]  # caches of chances: the Ant escapes, the Ant is caught
        autumn = self.autumn
        seat: i64
        card: i64
        i: i64
        for seat in range(t.seats):
            forager = t.foragers[seat]
            for i in range(PATHS):
                autumn.slot[seat * PATHS + i] = forager.shelf[i]
            for i in range(t.kit.provisions):
                self.goods[seat * t.kit.provisions + i] = forager.goods[i]
            for card in range(CARDS):
                n = forager.kept[card]
                if n:
                    self.cards[seat * PATHS + path_of(card)] += n
                    autumn.held[seat] += n
                    if card % 7:
                        autumn.insects[seat * KINDS + card % 7 - 1] += n
            if t.stock != NONE and t.power[STOCK] == seat:
                self.cards[seat * PATHS + path_of(t.stock)] += 1


    def weigh(self) -> None:
        """Compute the chances of all seats while the game goes on."""
        autumn, seats = self.autumn, self.kit.seats
        seat: i64
        if self.kit.winter:
            for seat in range(seats):
                self.mark_winter(seat)
                self.standing[seat] = self.sum()
        else:
            for seat in range(seats):
                autumn.scores[seat] = self.score(seat)
            for seat in range(seats):
                self.mark_autumn(seat)
                self.standing[seat] = self.sum()
        most = self.standing[0]
        for seat in range(1, seats):
            most = max(most, self.standing[seat])
        whole = 0.0
        for seat in range(seats):
            self.chance[seat] = exp(self.standing[seat] - most)
            whole += self.chance[seat]
        for seat in range(seats):
            self.chance[seat] /= whole

    def sum(self) -> float:
        standing = 0.0
        i: i64
        for i in range(len(self.weights)):
            standing += self.weights[i] * self.marks[i]
        return standing

    def clear(self, seat: i64) -> None:
        i: i64
        for i in range(MARKS):
            self.marks[i] = 0.0
        self.marks[ANT] = 1.0 if seat == self.ant else 0.0
        self.marks[CICADA] = 1.0 if seat == self.cicada else 0.0

    def marks_of(self, seat: i64) -> vec[float]:
        """Return the marks of a seat, for fitting the weights."""
        if self.kit.winter:
            self.mark_winter(seat)
        else:
            other: i64
            for other in range(self.kit.seats):
                self.autumn.scores[other] = self.score(other)
            self.mark_autumn(seat)
        return self.marks[:]


    def score(self, seat: i64) -> i64:
        """Return the points of CIG-A11, A12."""
        kit, autumn = self.kit, self.autumn
        n: i64 = 0
        i: i64
        for i in range(seat * PATHS, seat * PATHS + PATHS):
            n += kit.slot_points[autumn.slot[i]]
        for i in range(seat * KINDS, seat * KINDS + KINDS):
            n += kit.insect_points[min(autumn.insects[i], len(kit.insect_points) - 1)]
        return n

    def full(self, seat: i64) -> i64:
        """Return the number of full shelves (CIG-A10)."""
        slot, last = self.autumn.slot, len(self.kit.slot_points) - 1
        n: i64 = 0
        i: i64
        for i in range(seat * PATHS, seat * PATHS + PATHS):
            if slot[i] == last:
                n += 1
        return n

    def finish(self) -> None:
        """Compute the chances at the end of an Autumn (CIG-A13)."""
        held, seats = self.autumn.held, self.kit.seats
        most: i64 = -1
        winners: i64 = 0
        seat: i64
        for seat in range(seats):
            merit = self.score(seat) * 100 + held[seat]
            if merit > most:
                most = merit
                winners = 0
            if merit == most:
                winners += 1
        for seat in range(seats):
            won = self.score(seat) * 100 + held[seat] == most
            self.chance[seat] = 1.0 / float(winners) if won else 0.0

    def mark_autumn(self, seat: i64) -> None:
        self.clear(seat)
        m, autumn = self.marks, self.autumn
        last: i64 = len(self.kit.slot_points) - 1
        late = 1.0 - min(1.0, float(autumn.left) / float(total(self.kit.cards) - 16))
        best: i64 = 0  # the fullest of the shelves that are not full
        i: i64
        for i in range(seat * PATHS, seat * PATHS + PATHS):
            quarters = (autumn.slot[i] * FULL + last - 1) // last
            if quarters:
                m[SHELVES + quarters - 1] += 1.0
                m[LATE_SHELVES + quarters - 1] += late
            if quarters < FULL:
                best = max(best, quarters)
        for i in range(seat * KINDS, seat * KINDS + KINDS):
            n = min(autumn.insects[i], 4)
            if n:
                m[INSECTS + n - 1] += 1.0
                m[LATE_INSECTS + n - 1] += late
        others: i64 = -1000
        near = False
        for i in range(self.kit.seats):
            if i != seat:
                others = max(others, autumn.scores[i])
            near = near or self.full(i) > 0
        lead = max(-1.0, min(1.0, float(autumn.scores[seat] - others) / 12.0))
        m[LEAD] = lead
        m[LATE_LEAD] = lead * late
        m[NEAR_LEAD] = lead if near else 0.0
        if self.full(seat) and best:
            m[SECOND + best - 1] = 1.0
            m[SECOND_LEAD + best - 1] = lead
        m[INSECT_CARDS] = float(autumn.held[seat]) * 0.25
        m[SCORE] = float(autumn.scores[seat]) / 12.0


    def points(self, seat: i64) -> i64:
        """Return the points of CIG-W11, CIG-P4."""
        n: i64 = 1 if self.power[PRESTIGE] == seat else 0
        i: i64
        for i in range(seat * self.kit.provisions, (seat + 1) * self.kit.provisions):
            if self.goods[i]:
                n += 2 * self.goods[i] - 1
        return n

    def rate(self, seat: i64) -> i64:
        """Return the exchange rate of CIG-W9, CIG-P3."""
        return 2 if self.power[BARTER] == seat else 3

    def missing(self, seat: i64, provision: i64) -> i64:
        """Return the missing cards of the price after exchanges; negative if cards remain."""
        most: i64 = 0
        rate = self.rate(seat)
        path: i64
        for path in range(PATHS):
            most += surplus(self.cards[seat * PATHS + path], self.kit.price[provision * PATHS + path], rate)
        return -most

    def pay(self, seat: i64, provision: i64) -> bool:
        """Pay for a provision, exchanging from the largest path first; return False if the cards do not suffice.

        A spent hidden card is replaced by another (CIG-P7); a seat without cards draws one (CIG-W12).
        """
        missing: i64 = 0
        rate = self.rate(seat)
        path: i64
        start = seat * PATHS
        if self.missing(seat, provision) > 0:
            return False
        spent = False
        for path in range(PATHS):
            price = self.kit.price[provision * PATHS + path]
            n = min(price, self.cards[start + path])
            missing += price - n
            self.cards[start + path] -= n
            spent = spent or (n > 0 and path == self.hidden)
        while missing:
            best: i64 = start
            for path in range(PATHS):
                if self.cards[start + path] > self.cards[best]:
                    best = start + path
            self.cards[best] -= rate
            missing -= 1
            spent = spent or best - start == self.hidden
        if (spent and self.power[STOCK] == seat) or total(self.cards[start:start + PATHS]) == 0:
            self.blank[seat] += 1
        return True

    def mark_winter(self, seat: i64) -> None:
        self.clear(seat)
        m = self.marks
        points = self.points(seat)
        if points:
            m[POINTS + min(points, 3) - 1] = 1.0
        need = max(1, GOAL - points)
        self.mark_offer(seat, need)
        self.mark_goods(seat, need)
        self.mark_cards(seat, need)
        power: i64
        for power in range(POWERS):
            if self.power[power] == seat:
                m[HOLDS + power] = 1.0

    def mark_offer(self, seat: i64, need: i64) -> None:
        m = self.marks
        best: i64 = FAR
        another: i64 = FAR
        win: i64 = FAR
        pair: i64 = FAR
        thing: i64
        for thing in range(self.kit.provisions):
            if self.offer[thing] == 0:
                continue
            short = max(0, self.missing(seat, thing))
            if short < best:
                another = best
                best = short
            else:
                another = min(another, short)
            gain: i64 = 2 if self.goods[seat * self.kit.provisions + thing] else 1
            if gain >= need:
                win = min(win, short)
            elif gain == 2:
                pair = min(pair, short)
        if best < 4:
            m[SHORT + best] = 1.0
        if another < 4:
            m[SHORT_NEXT + another] = 1.0
        if win < 4:
            m[SHORT_WIN + win] = 1.0
        if pair < 3:
            m[SHORT_PAIR + pair] = 1.0

    def mark_goods(self, seat: i64, need: i64) -> None:
        """Mark the provisions whose twin is still available, on offer or not."""
        m = self.marks
        designs = self.kit.provisions
        thing: i64
        other: i64
        for thing in range(designs):
            if self.goods[seat * designs + thing] != 1:
                continue
            free = self.kit.used[thing] - 1
            for other in range(self.kit.seats):
                if other != seat:
                    free -= self.goods[other * designs + thing]
            if free > 0:
                m[TWINS] += 1.0
                if need == 2:
                    m[TWIN_WINS] = 1.0
                if self.offer[thing]:
                    m[TWINS_HERE] += 1.0

    def mark_cards(self, seat: i64, need: i64) -> None:
        m = self.marks
        cards = self.blank[seat]
        path: i64
        for path in range(seat * PATHS, seat * PATHS + PATHS):
            n = self.cards[path]
            cards += n
            m[MOST_OF_PATH] = max(m[MOST_OF_PATH], float(n) * 0.25)
            m[TWO_OF_PATH] += float(min(2, n)) * 0.125
            if n:
                m[PATHS_HELD] += 0.25
        m[CARDS_HELD] = float(min(cards, 4)) * 0.25
        m[CARDS_HELD + 1] = float(max(0, min(cards, 8) - 4)) * 0.25
        m[CARDS_HELD + 2] = float(max(0, cards - 8)) * 0.25
        if need <= 2:
            m[CARDS_TO_WIN + need - 1] = float(cards) * 0.25
