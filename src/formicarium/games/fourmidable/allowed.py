"""Fourmidable: who is waited for, and which moves each phase allows."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.games.fourmidable import births, holes, library, predators, rounds, walking, ways
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
    MASKED,
    MUSTERING,
    NEST,
    NONE,
    OPENING,
    PLACES,
    PROWLING,
    STUDYING,
    WALKING,
)
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
    S1,
)
from formicarium.games.fourmidable.state import State, worm_in

NO_LAIR: Final[i64] = -2  # where a worm never goes: cell 1 and the numbered cells; -1 is no move at all


class Allowed(State):
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
            every = ways.ways(self, seat, self.ant, self.goal)
            fit = ways.fitting(self, every)
            found = shifted(ways.choices(self, every, fit), box.via, found)
            return append(found, box.direct) if ways.plainest(every, fit) != NONE else found
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
        every = ways.ways(self, seat, self.ant, self.goal)
        fit = ways.fitting(self, every)
        if move == self.box.direct:
            return 0 if ways.plainest(every, fit) != NONE else A17
        cells = ways.choices(self, every, fit)
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


def shifted(numbers: vec[i64], by: i64, found: vec[i64]) -> vec[i64]:
    i: i64
    for i in range(len(numbers)):
        found = append(found, by + numbers[i])
    return found
