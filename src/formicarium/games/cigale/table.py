"""La Cigale & la Fourmi: whose turn it is, what is legal, how a round runs."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.table import count, first, nth
from formicarium.games.cigale.autumn import full_shelves, harvest
from formicarium.games.cigale.box import (
    ANTS,
    CARDS,
    CELLS,
    CONSOLATION,
    IN_BOX,
    KINDS,
    NONE,
    OFFER,
    ON_TABLE,
    PATHS,
    PEEK,
    POWERS,
    Box,
    kind_of,
    path_of,
    spread,
)
from formicarium.games.cigale.model import PATHS as PATH_NAMES
from formicarium.games.cigale.model import (
    Began,
    Chose,
    Ended,
    Guessed,
    Laid,
    Offered,
    Peeked,
    Placed,
    Revealed,
    Saw,
    Token,
    Turned,
)
from formicarium.games.cigale.state import (
    CHOOSING,
    COLLECTING,
    EMPOWERING,
    GUESSING,
    PAYING,
    PLACING,
    TRADING,
    State,
    drawn,
    nothing,
    total,
)
from formicarium.games.cigale.winter import (
    alike,
    buy,
    can_exchange,
    collect,
    decline,
    empower,
    exchange,
    fits,
    gather,
    hides,
    may_exchange,
    pay,
    swaps,
    takes,
    victor,
)

# moves, as numbers; after BUY they depend on how many provisions and seats there are
PUT: Final[i64] = 0  # + cell
CHOOSE: Final[i64] = 16  # + path
GUESS: Final[i64] = 20  # + cell
PEEKS: Final[i64] = 36
COLLECT: Final[i64] = 37  # + cell
EMPOWER: Final[i64] = 53  # + path and kind
PAY: Final[i64] = 77  # + card
PAY_HIDDEN: Final[i64] = 105
DECLINE: Final[i64] = 106
BUY: Final[i64] = 107  # + provision; then the exchanges: give, take, owner

IDLE: Final[i64] = 40  # CIG-W21

A1: Final[i64] = 1
A2: Final[i64] = 2
A3: Final[i64] = 3
A4: Final[i64] = 4
A10: Final[i64] = 5
W7: Final[i64] = 6
W8: Final[i64] = 7
W14: Final[i64] = 8
W15: Final[i64] = 9
W16: Final[i64] = 10
W17: Final[i64] = 11
W21: Final[i64] = 12
P2: Final[i64] = 13
P5: Final[i64] = 14
P7: Final[i64] = 15
P8: Final[i64] = 16
P10: Final[i64] = 17
RULES: Final = ("", "CIG-A1", "CIG-A2", "CIG-A3", "CIG-A4", "CIG-A10", "CIG-W7", "CIG-W8", "CIG-W14", "CIG-W15",
                "CIG-W16", "CIG-W17", "CIG-W21", "CIG-P2", "CIG-P5", "CIG-P7", "CIG-P8", "CIG-P10")


@final
class CigaleTable(State):
    def clone(self) -> CigaleTable:
        return CigaleTable(
            self.seats, self.box, self.square[:], self.pile[:], self.away[:], self.kept[:], self.shelf[:],
            self.pick[:], self.ants, self.ant, self.cicada, self.phase, self.seen, self.collector, self.due,
            self.fresh, self.bought, self.exchanged, self.buying, self.paid[:], self.spent, self.offer[:],
            self.store[:], self.goods[:], self.power[:], self.stock, self.number, self.idle, self.winner, self.over)

    # whose turn it is, and how it ended

    def waiting(self) -> i64:
        """CIG-A1, CIG-W3, W16; several choose at once (CIG-W4)."""
        if self.over:
            return 0
        if self.phase == PLACING:
            return 1 << self.ant
        if self.phase == GUESSING:
            return 1 << self.cicada
        if self.phase != CHOOSING:
            return 1 << self.collector
        seats: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.chooses(seat) and self.pick[seat] == NONE:
                seats |= 1 << seat
        return seats

    def chooses(self, seat: i64) -> bool:
        """CIG-A3; CIG-W4: in Winter everybody but the Cicada."""
        return seat == self.ant or (self.box.winter and seat != self.cicada)

    def ended(self) -> i64:
        return self.over

    def ahead(self, seat: i64, other: i64) -> i64:
        """CIG-A13: points, then insect cards. CIG-W14: who reached four; else CIG-W15: points, then path cards."""
        if seat != other and (self.winner == seat or self.winner == other):
            return 1 if self.winner == seat else -1
        lead = self.score(seat) - self.score(other)
        return lead if lead else self.wealth(seat) - self.wealth(other)

    def wealth(self, seat: i64) -> i64:
        """What breaks ties: cards, a hidden one too (CIG-W15)."""
        return self.reserve(seat) + (1 if hides(self, seat) else 0)

    # what is legal

    def moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        if not 0 <= seat < self.seats or not self.waiting() >> seat & 1:
            return found
        if self.phase == PLACING:
            return listed(self.room(), PUT)
        if self.phase == CHOOSING:
            return listed(self.paths(seat), CHOOSE)
        if self.phase == GUESSING:
            found = listed(self.ants, GUESS)
            return append(found, PEEKS) if self.may_peek() else found
        if self.phase == COLLECTING:
            return listed(alike(self, first(self.due)), COLLECT)
        move: i64
        last = self.last_move()
        for move in range(EMPOWER, last):
            if self.forbids_here(move) == 0:
                found = append(found, move)
        return found

    def last_move(self) -> i64:
        """One past it; exchanges count only where there can be one."""
        if self.phase == TRADING and may_exchange(self):
            return self.move_count()
        return BUY + self.box.provisions

    def move_count(self) -> i64:
        return BUY + self.box.provisions + self.box.provisions * self.box.provisions * (self.seats + 1)

    def sample(self, seat: i64, dice: Dice) -> i64:
        if self.phase == PLACING:
            room = self.room()
            return PUT + nth(room, dice.below(count(room)))
        moves = self.moves(seat)
        return moves[dice.below(len(moves))]

    def forbids(self, seat: i64, move: i64) -> i64:
        if self.over:
            return self.over
        if not 0 <= seat < self.seats or not self.waiting() >> seat & 1 or not 0 <= move < self.move_count():
            return self.order()
        if self.phase == CHOOSING:
            if not CHOOSE <= move < GUESS:
                return self.order()
            return 0 if self.paths(seat) >> move - CHOOSE & 1 else A3
        return self.forbids_here(move)

    def order(self) -> i64:
        """The rule that says who does what and when."""
        return W16 if self.box.winter else A1

    def forbids_here(self, move: i64) -> i64:
        """For the one seat whose turn it is."""
        phase = self.phase
        if move < CHOOSE:
            return self.forbids_ant(move) if phase == PLACING else self.order()
        if move < GUESS:
            return self.order()
        if move < PEEKS:
            if phase != GUESSING:
                return self.order()
            return 0 if self.ants >> move - GUESS & 1 else A4
        if move == PEEKS:
            if phase != GUESSING:
                return self.order()
            return 0 if self.may_peek() else P5
        if move < EMPOWER:
            if phase != COLLECTING:
                return self.order()
            return 0 if alike(self, first(self.due)) >> move - COLLECT & 1 else W7
        if move < PAY:
            return self.forbids_power(move - EMPOWER) if phase == EMPOWERING else self.order()
        if move < DECLINE:
            return self.forbids_payment(move) if phase == PAYING else self.order()
        if move == DECLINE:
            return self.order() if phase != EMPOWERING and phase != TRADING else 0
        if phase != TRADING:
            return self.order()
        if move < BUY + self.box.provisions:
            return self.forbids_purchase(move - BUY)
        give, thing, owner = self.swap(move)
        return 0 if swaps(self, give, thing, owner) else P8

    def swap(self, move: i64) -> tuple[i64, i64, i64]:
        """What is given, what is taken, and from whom (`seats`: the offer)."""
        n = move - BUY - self.box.provisions
        owners = self.seats + 1
        return n // owners // self.box.provisions, n // owners % self.box.provisions, n % owners

    def room(self) -> i64:
        """CIG-A2: beside an ant, and so that six can still stand together (CIG-W15: on cards that are there)."""
        ants = self.ants
        there = self.lies()
        chains = self.box.chains
        cells: i64 = 0
        for chain in chains:
            if chain & ants == ants and chain & there == chain:
                cells |= chain
        return cells & ~ants & spread(ants) if ants else cells

    def forbids_ant(self, cell: i64) -> i64:
        """CIG-A2; CIG-W15: no card, or too few together."""
        if self.room() >> cell & 1:
            return 0
        if self.square[cell] == NONE or (self.ants == 0 and self.lies() != 0xFFFF):
            return W15
        return A2

    def paths(self, seat: i64) -> i64:
        """CIG-A3: those under the Ant's ants; CIG-W4: a Red Ant may choose any."""
        if seat != self.ant:
            return 0xF
        paths: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if self.ants >> cell & 1:
                paths |= 1 << path_of(self.square[cell])
        return paths

    def may_peek(self) -> bool:
        """CIG-P5."""
        return self.power[PEEK] == self.cicada and self.seen == NONE

    def forbids_power(self, insect: i64) -> i64:
        """CIG-P2, CIG-P10."""
        if not self.fresh >> insect & 1:
            return P2
        return P10 if takes(self, insect % KINDS) else 0

    def forbids_purchase(self, provision: i64) -> i64:
        """CIG-W8: one, of those on offer; CIG-W17: that can be paid."""
        if self.bought or self.offer[provision] == 0:
            return W8
        return 0 if fits(self, provision, NONE) else W17

    def forbids_payment(self, move: i64) -> i64:
        """CIG-W17; CIG-P7: the hidden card."""
        if move == PAY_HIDDEN:
            return 0 if hides(self, self.collector) and fits(self, self.buying, path_of(self.stock)) else P7
        card = move - PAY
        return 0 if self.kept[self.collector * CARDS + card] and fits(self, self.buying, path_of(card)) else W17

    # a round

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        if move < CHOOSE:
            self.put(move, news)
        elif move < GUESS:
            self.choose(seat, move - CHOOSE, news)
        elif move < PEEKS:
            self.guess(move - GUESS, dice, news)
        elif move == PEEKS:
            self.peek(dice, news)
        elif move < EMPOWER:
            collect(self, move - COLLECT, news)
        elif move < PAY:
            empower(self, (move - EMPOWER) // KINDS * 7 + (move - EMPOWER) % KINDS + 1, dice, news)
        elif move < PAY_HIDDEN:
            pay(self, move - PAY, False, dice, news)
        elif move == PAY_HIDDEN:
            pay(self, self.stock, True, dice, news)
        elif move == DECLINE:
            decline(self, news)
        elif move < BUY + self.box.provisions:
            buy(self, move - BUY, dice, news)
        else:
            give, thing, owner = self.swap(move)
            exchange(self, give, thing, owner, news)
        if move >= COLLECT:
            self.go_on(move == DECLINE, dice, news)

    def put(self, cell: i64, news: News) -> None:
        """CIG-A2."""
        self.ants |= 1 << cell
        ants = count(self.ants)
        if ants == ANTS:
            self.phase = CHOOSING
        if news.heard:
            news.tell(Placed(seat=self.ant, cell=self.box.cells[cell], ants=ants, rule="CIG-A2"))

    def choose(self, seat: i64, path: i64, news: News) -> None:
        """CIG-A3, CIG-W4: in secret. What is chosen stays chosen."""
        self.pick[seat] = path
        if self.waiting() == 0:
            self.phase = GUESSING
        if news.heard:
            rule = "CIG-A3" if seat == self.ant else "CIG-W4"
            news.tell(Chose(seat=seat, rule=rule))
            news.whisper(seat, Token(path=PATH_NAMES[path], rule=rule))

    def peek(self, dice: Dice, news: News) -> None:
        """CIG-P5: one of the three that the Ant did not pick, at random; CIG-P12."""
        self.seen = nth(0xF & ~(1 << self.pick[self.ant]), dice.below(PATHS - 1))
        if news.heard:
            news.tell(Peeked(seat=self.cicada, rule="CIG-P5"))
            news.whisper(self.cicada, Saw(path=PATH_NAMES[self.seen], rule="CIG-P5"))

    def guess(self, cell: i64, dice: Dice, news: News) -> None:
        """CIG-A4, A5: all tokens are shown (CIG-W4), and the cards go to the Cicada or to the Ant."""
        chosen = self.pick[self.ant]
        bet = path_of(self.square[cell])
        ants = self.ants
        if news.heard:
            news.tell(Guessed(seat=self.cicada, cell=self.box.cells[cell], path=PATH_NAMES[bet], rule="CIG-A4"))
            tokens = tuple([None if pick == NONE else PATH_NAMES[pick] for pick in self.pick])
            news.reveal(Revealed(seat=self.ant, path=PATH_NAMES[chosen], caught=bet == chosen, tokens=tokens,
                                 rule="CIG-A5"))
        self.collector = self.cicada if bet == chosen else self.ant
        if self.box.winter and bet != chosen:
            self.reward(chosen, dice, news)
        seat: i64
        for seat in range(self.seats):
            self.pick[seat] = NONE
        self.ants = 0
        self.seen = NONE
        if self.box.winter:
            gather(self, chosen, ants, news)
            return
        n = harvest(self, self.collector, chosen, ants, news)
        if full_shelves(self, self.collector) >= 2 or total(self.pile) < n:
            self.finish(A10, news)  # CIG-A10: before the refill
        else:
            self.next_round(dice, news)

    def reward(self, chosen: i64, dice: Dice, news: News) -> None:
        """CIG-W5: the Red Ants that were right, clockwise from the Ant."""
        i: i64
        for i in range(1, self.seats):
            seat = (self.ant + i) % self.seats
            if self.pick[seat] == chosen:
                self.gain(seat, "CIG-W5", dice, news)

    def go_on(self, declined: bool, dice: Dice, news: News) -> None:
        """Winter: after what the collector has done. CIG-W14 at once; CIG-W22: buying is always asked for."""
        if self.phase == COLLECTING or self.phase == PAYING or (self.phase == EMPOWERING and not declined):
            return
        if self.phase == EMPOWERING:
            self.phase = TRADING
            return
        winner = victor(self)
        if winner != NONE:
            self.winner = winner
            self.finish(W14, news)
        elif declined or (self.bought and not can_exchange(self)):
            self.next_round(dice, news)

    def next_round(self, dice: Dice, news: News) -> None:
        """CIG-A8, A9; CIG-W13: consolation (CIG-P6), square, offer, roles."""
        winter = self.box.winter
        caught = self.collector == self.cicada
        loser = self.ant if caught else self.cicada
        if self.power[CONSOLATION] == loser:
            self.gain(loser, "CIG-P6", dice, news)
        self.refill(dice, news)
        if winter:
            self.restock(dice, news)
            self.idle = 0 if self.bought else self.idle + 1
        self.pass_roles(not caught)
        self.clear()
        if self.idle == IDLE:
            self.finish(W21, news)
        elif self.room() == 0:
            self.finish(W15, news)
        else:
            self.begin(news)

    def clear(self) -> None:
        """Nothing of a round is left but what it brought."""
        self.phase = PLACING
        self.collector = NONE
        self.bought = False
        self.exchanged = False

    def refill(self, dice: Dice, news: News) -> None:
        """CIG-A8, CIG-W13: gaps in reading order, as far as cards go (CIG-W15). No undo across it, as in `gain`."""
        cell: i64
        for cell in range(CELLS):
            if self.square[cell] == NONE:
                card = self.draw(dice, news)
                if card == NONE:
                    return
                self.square[cell] = card
                if news.heard:
                    news.reveal(Turned(cell=self.box.cells[cell], card=self.box.faces[card], rule="CIG-A8"))

    def restock(self, dice: Dice, news: News) -> None:
        """CIG-W13; CIG-W19: as far as provisions go."""
        while total(self.offer) < OFFER and total(self.store):
            thing = drawn(self.store, total(self.store), dice)
            self.offer[thing] += 1
            if news.heard:
                news.tell(Offered(provision=self.box.names[thing], rule="CIG-W13"))

    def pass_roles(self, ant_collected: bool) -> None:
        """CIG-A9."""
        if ant_collected:
            self.ant = (self.ant + 1) % self.seats
        self.cicada = (self.cicada + 1) % self.seats
        if self.cicada == self.ant:
            self.cicada = (self.cicada + 1) % self.seats

    def begin(self, news: News) -> None:
        self.number += 1
        if news.heard:
            news.tell(Began(round=self.number, seat=self.ant, cicada=self.cicada,
                            rule="CIG-S2" if self.number == 1 else "CIG-A9"))

    def finish(self, rule: i64, news: News) -> None:
        self.over = rule
        self.clear()
        if not news.heard:
            return
        if not self.box.winter and not self.box.open_insects:
            for seat in range(self.seats):
                if self.reserve(seat):
                    news.reveal(Laid(seat=seat, cards=self.shown(self.kept[seat * CARDS:seat * CARDS + CARDS]),
                                     rule="CIG-A16"))
        winners = [seat for seat in range(self.seats)
                   if not [other for other in range(self.seats) if self.ahead(other, seat) > 0]]
        news.tell(Ended(winners=tuple(winners), points=self.score(winners[0]), rule=RULES[rule]))

    # what a seat cannot know

    def redeal(self, seat: i64, dice: Dice) -> None:
        """CIG-A16, CIG-W20, CIG-P12."""
        if self.over == 0:
            self.redeal_tokens(seat, dice)
            if not self.box.winter and not self.box.open_insects:
                self.redeal_insects(seat, dice)
        if self.stock != NONE and not hides(self, seat):
            self.redeal_stock(dice)

    def redeal_tokens(self, seat: i64, dice: Dice) -> None:
        other: i64
        for other in range(self.seats):
            if other != seat and self.pick[other] != NONE:
                paths = self.paths(other)
                if other == self.ant and seat == self.cicada and self.seen != NONE:
                    paths &= ~(1 << self.seen)
                self.pick[other] = nth(paths, dice.below(count(paths)))
        if self.seen != NONE and seat != self.cicada:
            self.seen = nth(0xF & ~(1 << self.pick[self.ant]), dice.below(PATHS - 1))

    def redeal_stock(self, dice: Dice) -> None:
        """Any card of the pile; while its holder pays, one with which the payment can be made (CIG-W17)."""
        self.pile[self.stock] += 1
        possible = self.pile[:]
        if self.phase == PAYING and hides(self, self.collector):
            card: i64
            for card in range(CARDS):
                self.stock = card
                if possible[card] and not fits(self, self.buying, NONE):
                    possible[card] = 0
        self.stock = drawn(possible, total(possible), dice)
        self.pile[self.stock] -= 1

    def redeal_insects(self, seat: i64, dice: Dice) -> None:
        """Any of the insect cards that the seat has not before its eyes may lie before another."""
        hidden = nothing(CARDS)
        owed = nothing(self.seats)
        card: i64
        other: i64
        for card in range(CARDS):
            if kind_of(card) != NONE:
                hidden[card] = self.pile[card]
                self.pile[card] = 0
                for other in range(self.seats):
                    if other != seat:
                        hidden[card] += self.kept[other * CARDS + card]
                        owed[other] += self.kept[other * CARDS + card]
                        self.kept[other * CARDS + card] = 0
        left = total(hidden)
        for other in range(self.seats):
            while owed[other]:
                self.kept[other * CARDS + drawn(hidden, left, dice)] += 1
                owed[other] -= 1
                left -= 1
        for card in range(CARDS):
            self.pile[card] += hidden[card]


def listed(bits: i64, start: i64) -> vec[i64]:
    found = vec[i64](capacity=16)
    move = start
    while bits:
        if bits & 1:
            found = append(found, move)
        bits >>= 1
        move += 1
    return found


def set_up(seats: i64, box: Box, dice: Dice, news: News) -> CigaleTable:
    """CIG-S1, S2; CIG-W1, W2; CIG-P1."""
    winter = box.winter
    table = CigaleTable(
        seats, box, vec[i64]([NONE] * CELLS), box.cards[:], nothing(CARDS), nothing(seats * CARDS),
        nothing(seats * PATHS), vec[i64]([NONE] * seats), 0, 0, 0, PLACING, NONE, NONE, 0, 0, False, False, NONE,
        nothing(CARDS), False, nothing(box.provisions), box.used[:] if winter else nothing(box.provisions),
        nothing(seats * box.provisions), vec[i64]([IN_BOX] * POWERS), NONE, 0, 0, NONE, 0)
    cell: i64
    for cell in range(CELLS):
        table.square[cell] = table.draw(dice, news)
    seat: i64
    if winter:
        for seat in range(seats):
            table.gain(seat, "CIG-W1", dice, news)
        table.restock(dice, news)
    if box.powered:
        in_box = vec[i64]([1] * POWERS)
        while total(in_box) > 2:
            table.power[drawn(in_box, total(in_box), dice)] = ON_TABLE
    table.ant = dice.below(seats)
    table.cicada = (table.ant + 1) % seats
    table.begin(news)
    return table
