"""Fourmidable: what each move sets going, and the set-up."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable import births, holes, library, predators, rounds, walking, ways
from formicarium.games.fourmidable.allowed import Allowed
from formicarium.games.fourmidable.box import (
    ACTING,
    CELLS,
    CHOOSING,
    DRAWING,
    FORECASTING,
    HOLES,
    KINDS,
    LIBRARY,
    MUSTERING,
    NEST,
    NONE,
    OPENING,
    STUDYING,
    Box,
)
from formicarium.games.fourmidable.model import Began, Declined, Mustered
from formicarium.games.fourmidable.rules import RULES


@final
class FourmidableTable(Allowed):
    def clone(self) -> FourmidableTable:
        return FourmidableTable(
            self.seats, self.box, self.ground[:], self.hole[:], self.crowd[:], self.shut[:], self.outer[:], self.at[:],
            self.alive[:], self.moved[:], self.dug[:], self.left[:], self.goods[:], self.hand[:], self.won[:],
            self.held[:], self.done[:], self.earned[:], self.pile[:], self.stack[:], self.under[:], self.looked[:],
            self.born[:], self.tiles[:], self.lair[:], self.via[:], self.bare, self.prowled, self.passed, self.phase,
            self.turn, self.first, self.day, self.round_, self.weather, self.ant, self.goal, self.predator, self.still,
            self.stirred, self.ending, self.over)

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
        if move < box.via and not news.heard and not ways.marks_any(self, seat):
            self.put(seat, self.ant, self.goal)
        else:
            every = ways.ways(self, seat, self.ant, self.goal)
            fit = ways.fitting(self, every)
            way = fit[0]
            if move == box.direct:
                way = ways.plainest(every, fit)
            elif len(fit) > 1:
                self.phase = CHOOSING
                return
            ways.follow(self, seat, every, way, news)
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
