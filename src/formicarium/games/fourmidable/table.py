"""Fourmidable: the moves of each phase, allowed or not, and what they set going."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable import births, holes, instinct, library, predators, rounds, walking, worth
from formicarium.games.fourmidable.box import (
    ACTING,
    CELLS,
    CHOOSING,
    CLOSING,
    COUNTING,
    DIGGER,
    DRAWING,
    FORECASTING,
    HOLES,
    KINDS,
    LIBRARY,
    MASKED,
    MUSTERING,
    NEST,
    NONE,
    OPENING,
    PLACES,
    PROWLING,
    STUDYING,
    WALKING,
    Box,
)
from formicarium.games.fourmidable.model import Began, Declined, Mustered
from formicarium.games.fourmidable.rules import (
    A3,
    A8,
    A9,
    A10,
    A12,
    A15,
    A16,
    A17,
    A23,
    A24,
    K2,
    K4,
    K8,
    K9,
    K10,
    K11,
    K16,
    RULES,
    S1,
)
from formicarium.games.fourmidable.state import State, worm_in

NO_LAIR: Final[i64] = -2  # where a worm never goes: cell 1 and the numbered cells; -1 is no move at all


@final
class FourmidableTable(State):
    def clone(self) -> FourmidableTable:
        return FourmidableTable(
            self.seats, self.box, self.ground[:], self.hole[:], self.crowd[:], self.shut[:], self.outer[:], self.at[:],
            self.alive[:], self.moved[:], self.dug[:], self.left[:], self.goods[:], self.hand[:], self.won[:],
            self.held[:], self.done[:], self.earned[:], self.pile[:], self.stack[:], self.under[:], self.looked[:],
            self.born[:], self.tiles[:], self.lair[:], self.via[:], self.bare, self.prowled, self.passed, self.phase,
            self.turn, self.first, self.day, self.round_, self.weather, self.ant, self.goal, self.predator, self.still,
            self.stirred, self.ending, self.over)

    # whose turn, how it stands

    def waiting(self) -> i64:
        if self.over:
            return 0
        return rounds.asked(self) if self.phase >= CLOSING else 1 << self.turn

    def ended(self) -> i64:
        return self.over

    # what is allowed

    def moves(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=64)
        if self.over or not 0 <= seat < self.seats:
            return found
        if self.waiting() >> seat & 1:
            found = self.due(seat, found)
        return self.reveals(seat, found)

    def due(self, seat: i64, found: vec[i64]) -> vec[i64]:
        """The moves that the seat is waited for."""
        box, phase = self.box, self.phase
        i: i64
        if phase == ACTING:
            return self.actions(seat, found)
        if phase == WALKING:
            n = walking.reach(self, seat, self.at[seat * box.slots + self.ant], walking.budget(self, self.ant),
                              walking.kind_at(self, self.ant) == DIGGER)
            for i in range(n):
                found = append(found, box.go + box.queue[i])
            return found
        if phase == PROWLING:
            return shifted(predators.targets(self, self.predator), box.send, found)
        if phase == STUDYING:
            for i in range(box.cards):
                if library.looks_at(self, i):
                    found = append(found, box.keep + i)
            return found
        if phase == CHOOSING:
            ways = walking.ways(self, seat, self.ant, self.goal)
            fit = walking.fitting(self, ways)
            found = shifted(walking.choices(self, ways, fit), box.via, found)
            return append(found, box.direct) if walking.plainest(ways, fit) != NONE else found
        if phase == OPENING:
            return shifted(holes.sites(self, seat), box.open, found)
        if phase >= CLOSING:
            return append(found, box.pass_)
        for i in range(self.begins(), self.until()):
            if self.bars(seat, i) == 0:
                found = append(found, i)
        return found

    def actions(self, seat: i64, found: vec[i64]) -> vec[i64]:
        """FOU-A4: whatever the seat has not done this round."""
        box, at = self.box, self.at
        base = seat * box.slots
        left = self.alive[seat] & ~self.moved[seat]
        slot: i64
        twin: i64
        i: i64
        for slot in range(box.slots):
            if left >> slot & 1:
                kind = slot // box.ants
                alone = True
                for twin in range(kind * box.ants, slot):
                    if left >> twin & 1 and at[base + twin] == at[base + slot]:
                        alone = False  # ants that are alike are one choice
                if alone:
                    found = append(found, box.pick + kind * PLACES + at[base + slot])
        if box.level.births:
            for i in range(KINDS):
                if births.bars_hatch(self, seat, i) == 0:
                    found = append(found, box.hatch + i)
        if box.level.predators and self.prowled >> seat & 1 == 0:
            for i in range(KINDS):
                if predators.has_target(self, i):
                    found = append(found, box.call + i)
        return found

    def reveals(self, seat: i64, found: vec[i64]) -> vec[i64]:
        """FOU-K14: free, whoever's turn it is."""
        if self.round_ == 0 or self.objectives(seat) == 0:
            return found
        base = seat * self.box.cards
        card: i64
        for card in range(self.box.cards):
            if self.hand[base + card] and self.affords(seat, card):
                found = append(found, self.box.reveal + card)
        return found

    def begins(self) -> i64:
        """The moves that the phase asks for: from here"""
        box, phase = self.box, self.phase
        if phase == DRAWING:
            return 0
        if phase == MUSTERING:
            return box.muster
        if phase == FORECASTING:
            return box.forecast
        if phase == ACTING:
            return box.pick
        if phase == WALKING:
            return box.go
        if phase == CHOOSING:
            return box.via
        if phase == OPENING:
            return box.open
        if phase == STUDYING:
            return box.keep
        if phase == PROWLING:
            return box.send
        return box.pass_

    def until(self) -> i64:
        """to there, this one not included. When acting, births and predators come apart from these."""
        box, phase = self.box, self.phase
        if phase == DRAWING:
            return box.muster
        if phase == MUSTERING:
            return box.forecast
        if phase == FORECASTING:
            return box.pick
        if phase == ACTING:
            return box.go
        if phase == WALKING:
            return box.via
        if phase == CHOOSING:
            return box.open
        if phase == OPENING:
            return box.keep
        if phase == STUDYING:
            return box.hatch
        if phase == PROWLING:
            return box.reveal
        return box.moves

    def forbids(self, seat: i64, move: i64) -> i64:
        box = self.box
        if self.over:
            return self.over
        if not 0 <= seat < self.seats:
            return K4
        if box.reveal <= move < box.pass_:
            return library.bars_reveal(self, seat, move - box.reveal)
        if self.waiting() >> seat & 1 == 0:
            return self.asks()
        if move == NO_LAIR and self.phase == PROWLING:
            return A16
        if self.begins() <= move < self.until() or (self.phase == ACTING and box.hatch <= move < box.send):
            return self.bars(seat, move)
        return self.asks()

    def asks(self) -> i64:
        """The rule on what is to be done now."""
        phase = self.phase
        if phase == DRAWING:
            return K2
        if phase == MUSTERING:
            return self.box.level.mustering
        if phase == FORECASTING:
            return A3
        if phase == CHOOSING:
            return A17
        if phase == OPENING:
            return A8
        if phase == STUDYING:
            return A12
        if phase == PROWLING:
            return A15
        if phase == CLOSING:
            return A24
        return self.ending if phase == COUNTING else K4

    def bars(self, seat: i64, move: i64) -> i64:
        """The rule against one of the answers to what is asked."""
        box, phase = self.box, self.phase
        if phase == DRAWING:
            return self.bars_draw(move)
        if phase == ACTING:
            if move >= box.call:
                return predators.bars_call(self, seat, move - box.call)
            if move >= box.hatch:
                return births.bars_hatch(self, seat, move - box.hatch)
            move -= box.pick
            return K4 if walking.picked(self, seat, move // PLACES, move % PLACES) == NONE else 0
        if phase == WALKING:
            return self.bars_go(seat, move - box.go)
        if phase == CHOOSING:
            return self.bars_way(seat, move)
        if phase == OPENING:
            return self.bars_open(seat, move - box.open)
        if phase == STUDYING:
            return 0 if library.looks_at(self, move - box.keep) else A12
        if phase == PROWLING:
            return predators.bars_send(self, move - box.send)
        return 0

    def bars_draw(self, mix: i64) -> i64:
        """FOU-K2: only as far as the piles go."""
        kind: i64
        for kind in range(KINDS):
            if self.box.mixes[mix * KINDS + kind] > self.stack[kind]:
                return K2
        return 0

    def bars_go(self, seat: i64, place: i64) -> i64:
        box, slot = self.box, self.ant
        digs = walking.kind_at(self, slot) == DIGGER
        walking.reach(self, seat, self.at[seat * box.slots + slot], walking.budget(self, slot), digs)
        if box.steps[place] >= box.stamp:
            return 0
        if place < CELLS:
            return self.bars_cell(seat, place)
        node = place - NEST
        if worm_in(self, seat, node):
            return A23
        if node < HOLES and self.outer[seat * HOLES + node] != NONE:
            return K4  # that is a hole now, and goes by its name outside
        if box.earth[node] == NONE or self.dug[seat] >> node & 1:
            return K4
        if not digs:
            return K10
        if walking.entry(self, seat, node, digs) == walking.SHUT:
            return A10
        return K4 if self.next_to_dug(seat, node) else K11

    def bars_cell(self, seat: i64, cell: i64) -> i64:
        """Why an ant may not go to a cell of the main board."""
        if self.ground[cell] == MASKED:
            return S1
        if self.shut[cell] >> seat & 1 == 0:
            return K4
        if self.prowler(cell) != NONE:
            return A23
        if self.hole[cell] != NONE:
            return K9
        return K16 if self.crowd[cell] != NONE and self.crowd[cell] != seat else K8

    def next_to_dug(self, seat: i64, node: i64) -> bool:
        """FOU-K11: whether there is a way to an earth that leads through no other."""
        n = walking.beside(self, seat, NEST + node, True, self.box.queue)
        i: i64
        for i in range(n):
            place = self.box.queue[i]
            if place < CELLS or not walking.last(self, seat, place - NEST):
                return True
        return False

    def bars_way(self, seat: i64, move: i64) -> i64:
        """FOU-A17."""
        ways = walking.ways(self, seat, self.ant, self.goal)
        fit = walking.fitting(self, ways)
        if move == self.box.direct:
            return 0 if walking.plainest(ways, fit) != NONE else A17
        cells = walking.choices(self, ways, fit)
        i: i64
        for i in range(len(cells)):
            if self.box.via + cells[i] == move:
                return 0
        return A17

    def bars_open(self, seat: i64, cell: i64) -> i64:
        """FOU-A8, A9."""
        if self.ground[cell] == MASKED:
            return S1
        if not holes.takes(self, seat, cell):
            return A9
        return 0 if holes.is_near(self, seat, cell) else A8

    # what happens

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        box = self.box
        if move >= box.reveal:
            if move == box.pass_:
                self.decline(seat, news)
            else:
                library.reveal(self, seat, move - box.reveal, news)
            rounds.settle(self, dice, news)
        elif move >= box.send:
            predators.send(self, seat, move - box.send, news)
            rounds.pass_on(self, dice, news)
        elif move >= box.call:
            predators.call(self, seat, move - box.call, news)
        elif move >= box.hatch:
            births.hatch(self, seat, move - box.hatch, news)
            rounds.pass_on(self, dice, news)
        elif move >= box.keep:
            library.keep(self, seat, move - box.keep, news)
            rounds.pass_on(self, dice, news)
        elif move >= box.open:
            holes.open_hole(self, seat, move - box.open, news)
            rounds.pass_on(self, dice, news)
        elif move >= box.go:
            self.walk(seat, move, dice, news)
        elif move >= box.pick:
            walking.pick(self, seat, move - box.pick, news)
        elif move >= box.forecast:
            rounds.foretell(self, seat, move - box.forecast, news)
        elif move >= box.muster:
            self.enlist(seat, move - box.muster, dice, news)
        else:
            i = move * KINDS
            library.deal(self, seat, box.mixes[i], box.mixes[i + 1], box.mixes[i + 2], "FOU-K2", dice, news)
            self.next_to_set_up(MUSTERING, dice, news)

    def decline(self, seat: i64, news: News) -> None:
        self.passed |= 1 << seat
        if news.heard:
            news.tell(Declined(seat=seat, rule=RULES[self.asks()]))

    def enlist(self, seat: i64, mix: i64, dice: Dice, news: News) -> None:
        """FOU-K3, A2: onto cell 1; at Apprentice an objective of the type of each."""
        box = self.box
        kind: i64
        i: i64
        for kind in range(KINDS):
            for i in range(box.musters[mix * KINDS + kind]):
                slot = kind * box.ants + i
                self.alive[seat] |= 1 << slot
                self.put(seat, slot, box.nests[seat])
        hunters, farmers, diggers = box.musters[mix * KINDS], box.musters[mix * KINDS + 1], box.musters[mix * KINDS + 2]
        rule = RULES[box.level.mustering]
        if news.heard:
            news.tell(Mustered(seat=seat, hunters=hunters, farmers=farmers, diggers=diggers, rule=rule))
        if box.level.mix == 0:
            library.deal(self, seat, hunters, farmers, diggers, rule, dice, news)
        self.next_to_set_up(FORECASTING, dice, news)

    def next_to_set_up(self, phase: i64, dice: Dice, news: News) -> None:
        """FOU-K2, K3, A2: in turn from the first player; then comes the next phase, or the first round."""
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            self.phase = phase
            if phase == FORECASTING:
                rounds.begin(self, dice, news)

    def walk(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        """FOU-K4: where there are several ways that differ, the player chooses (FOU-A17)."""
        box = self.box
        if move < box.via:
            self.goal = move - box.go
        elif move < box.direct:
            self.via = append(self.via, move - box.via)
        if move < box.via and not news.heard and not walking.marks_any(self, seat):
            self.put(seat, self.ant, self.goal)
        else:
            ways = walking.ways(self, seat, self.ant, self.goal)
            fit = walking.fitting(self, ways)
            way = fit[0]
            if move == box.direct:
                way = walking.plainest(ways, fit)
            elif len(fit) > 1:
                self.phase = CHOOSING
                return
            walking.follow(self, seat, ways, way, news)
        self.arrive(seat, dice, news)

    def arrive(self, seat: i64, dice: Dice, news: News) -> None:
        """FOU-K4: the end of a move; its indicator turns. Gather, dig, study."""
        self.via = self.via[:0]
        self.moved[seat] |= 1 << self.ant
        self.goal = walking.gather(self, seat, news)
        if self.goal != NONE:
            self.phase = OPENING
            return
        slot = self.ant
        if self.box.level.library and self.at[seat * self.box.slots + slot] == NEST + LIBRARY:
            library.study(self, seat, walking.kind_at(self, slot), dice, news)
            if self.phase == STUDYING:
                return
        rounds.pass_on(self, dice, news)

    # for a search

    def worth(self, seat: i64) -> i64:
        return worth.worth(self, seat)

    def ideas(self, seat: i64) -> vec[i64]:
        return instinct.ideas(self, seat, self.moves(seat))

    def sample(self, seat: i64, dice: Dice) -> i64:
        return instinct.sample(self, seat, self.moves(seat), dice)

    def redeal(self, seat: i64, dice: Dice) -> None:
        """The hands of the others, what they look at, the cards that they put under the piles."""
        box = self.box
        other: i64
        card: i64
        i: i64
        kind: i64
        for other in range(self.seats):
            if other != seat:
                for card in range(box.cards):
                    self.pile[card] += self.hand[other * box.cards + card]
                    self.stack[box.kind[card]] += self.hand[other * box.cards + card]
                    self.hand[other * box.cards + card] = 0
        for i in range(len(self.under)):
            if self.under[i] & 7 != seat:
                self.pile[self.under[i] >> 3] += 1
                self.stack[box.kind[self.under[i] >> 3]] += 1
        if self.turn != seat:
            for i in range(len(self.looked)):
                self.pile[self.looked[i]] += 1
                self.stack[box.kind[self.looked[i]]] += 1
        # and out again, as many of each kind
        for other in range(self.seats):
            if other != seat:
                for kind in range(KINDS):
                    for i in range(self.held[other * KINDS + kind]):
                        card = self.draw(kind, dice)
                        self.hand[other * box.cards + card] += 1
        for i in range(len(self.under)):
            if self.under[i] & 7 != seat:
                self.under[i] = self.draw(box.kind[self.under[i] >> 3], dice) << 3 | self.under[i] & 7
        if self.turn != seat:
            for i in range(len(self.looked)):
                self.looked[i] = self.draw(box.kind[self.looked[i]], dice)


def shifted(numbers: vec[i64], by: i64, found: vec[i64]) -> vec[i64]:
    i: i64
    for i in range(len(numbers)):
        found = append(found, by + numbers[i])
    return found


def set_up(box: Box, dice: Dice, news: News) -> FourmidableTable:
    """FOU-S1 to S5: who begins and whether it is day are tossed."""
    first, day = dice.below(box.seats), dice.below(2) == 1
    table = lay_out(box)
    table.first = first
    table.turn = first
    table.day = day
    table.phase = DRAWING if box.level.mix else MUSTERING
    if news.heard:
        news.tell(Began(seat=first, day=day, rule="FOU-S5"))
    return table


def lay_out(box: Box) -> FourmidableTable:
    """The bare boards, each hole 1 in its place, nothing drawn."""
    seats, cards = box.seats, box.cards
    table = FourmidableTable(
        seats, box, box.ground[:], filled(CELLS, NONE), filled(CELLS, NONE), filled(CELLS, 0),
        filled(seats * HOLES, NONE), filled(seats * box.slots, NONE), filled(seats, 0), filled(seats, 0),
        filled(seats, 0), filled(seats, box.pheromones), filled(seats * 9, 0), filled(seats * cards, 0),
        filled(seats * cards, 0), filled(seats * KINDS, 0), filled(seats * KINDS, 0), filled(seats * KINDS, 0),
        box.copies[:], filled(KINDS, 0), vec[i64](), vec[i64](), filled(seats, NONE), box.births[:],
        filled(KINDS, NONE), vec[i64](), 0, 0, 0, ACTING, 0, 0, False, 0, NONE, NONE, NONE, NONE, 0, False, 0, 0)
    card: i64
    seat: i64
    cell: i64
    for card in range(cards):
        table.stack[box.kind[card]] += box.copies[card]
    for seat in range(seats):
        table.outer[seat * HOLES] = box.nests[seat]
        table.hole[box.nests[seat]] = seat * HOLES
    for cell in range(CELLS):
        table.survey(cell)
    return table


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)
