"""Fourmidable: what there is on the table, how it is counted, and how cards are drawn."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.table import Table
from formicarium.games.fourmidable.box import (
    BONUS,
    CELLS,
    EMPTY,
    HOLES,
    KINDS,
    MARK,
    MASKED,
    NEST,
    NODES,
    NONE,
    RESOURCES,
    SPIDER,
    WATER,
    WORM,
    Box,
)
from formicarium.games.fourmidable.model import Objective


class State(Table):
    def __init__(self, seats: i64, box: Box, ground: vec[i64], hole: vec[i64], crowd: vec[i64], shut: vec[i64],
                 outer: vec[i64], at: vec[i64], alive: vec[i64], moved: vec[i64], dug: vec[i64], left: vec[i64],
                 goods: vec[i64], hand: vec[i64], won: vec[i64], held: vec[i64], done: vec[i64], earned: vec[i64],
                 pile: vec[i64], stack: vec[i64], under: vec[i64], looked: vec[i64], born: vec[i64], tiles: vec[i64],
                 lair: vec[i64], via: vec[i64], bare: i64, prowled: i64, passed: i64, phase: i64, turn: i64,
                 first: i64, day: bool, round_: i64, weather: i64, ant: i64, goal: i64, predator: i64, still: i64,
                 stirred: bool, ending: i64, over: i64) -> None:
        self.seats = seats
        self.box = box
        self.ground = ground  # by cell: what lies there
        self.hole = hole  # by cell: seat * HOLES + number - 1; NONE
        self.crowd = crowd  # by cell: whose ants stand there; NONE
        self.shut = shut  # by cell: the seats whose ants may not enter, one bit each
        self.outer = outer  # by seat and hole: its cell; NONE
        self.at = at  # by seat and slot (kind by kind): the place of an ant; NONE: not in play
        self.alive = alive  # by seat: the slots in play, one bit each
        self.moved = moved  # by seat: those that have acted this round
        self.dug = dug  # by seat: the nodes without earth, one bit each
        self.left = left  # by seat: pheromones
        self.goods = goods  # by seat and resource
        self.hand = hand  # by seat and card: how many
        self.won = won  # by seat and card: revealed
        self.held = held  # by seat and kind: cards in hand
        self.done = done  # by seat and kind: cards revealed
        self.earned = earned  # by seat and kind: their points
        self.pile = pile  # by card: a bag, their order nobody knows
        self.stack = stack  # by kind: how many these are
        self.under = under  # card * 8 + who put it there, the upper first, all kinds in one row
        self.looked = looked  # cards in the library, in the order drawn
        self.born = born  # by seat: the kind of the birth tile taken; NONE
        self.tiles = tiles  # by kind: birth tiles on the board
        self.lair = lair  # by predator: its cell, the worm's seat * NODES + node; NONE
        self.via = via  # empty terrain that the picked ant is to cross
        self.bare = bare  # how many cells are empty terrain without a hole
        self.prowled = prowled  # seats, one bit each
        self.passed = passed  # seats that were asked and reveal nothing more
        self.phase = phase
        self.turn = turn
        self.first = first
        self.day = day
        self.round_ = round_
        self.weather = weather  # the kind of ant that it helps; NONE
        self.ant = ant  # the slot picked; NONE
        self.goal = goal  # the place it goes to; of a numbered cell just dug, its node; NONE
        self.predator = predator  # the one called; NONE
        self.still = still
        self.stirred = stirred
        self.ending = ending  # the rule that brings the end
        self.over = over

    # cells

    def survey(self, cell: i64) -> None:
        """Who may not enter a cell, after something has changed there (FOU-K8, K9, K16, A23, S1)."""
        lies = self.ground[cell]
        everybody = self.box.all_seats
        if WATER <= lies <= MASKED or self.prowler(cell) != NONE:
            self.shut[cell] = everybody
            return
        barred: i64 = 0
        if lies >= MARK:
            barred |= everybody & ~(1 << lies - MARK)
        if self.hole[cell] != NONE:
            barred |= everybody & ~(1 << self.hole[cell] // HOLES)
        if self.crowd[cell] != NONE:
            barred |= everybody & ~(1 << self.crowd[cell])
        self.shut[cell] = barred

    def prowler(self, cell: i64) -> i64:
        """The predator on a cell of the main board; NONE."""
        p: i64
        for p in range(SPIDER, WORM):
            if self.lair[p] == cell:
                return p
        return NONE

    def put(self, seat: i64, slot: i64, place: i64) -> None:
        """Move an ant: off its place, onto another."""
        index = seat * self.box.slots + slot
        origin = self.at[index]
        self.at[index] = place
        if origin != NONE and origin < CELLS and origin != place and self.stands(seat, origin) == 0:
            self.crowd[origin] = NONE
            self.survey(origin)
        if place < CELLS:
            self.crowd[place] = seat
            self.survey(place)

    def stands(self, seat: i64, place: i64) -> i64:
        """The slots of a seat's ants on a place, one bit each."""
        found: i64 = 0
        base = seat * self.box.slots
        slot: i64
        for slot in range(self.box.slots):
            if self.at[base + slot] == place:
                found |= 1 << slot
        return found

    def place_of(self, seat: i64, node: i64) -> i64:
        """FOU-S3: of a node of the nest; where it is a hole, the cell of the main board."""
        if node < HOLES and self.outer[seat * HOLES + node] != NONE:
            return self.outer[seat * HOLES + node]
        return NEST + node

    def name_of(self, place: i64) -> str:
        return self.box.names[place] if place < CELLS else self.box.chambers[place - NEST]

    def scent(self, seat: i64, cell: i64) -> None:
        """One of the seat's pheromones, onto empty terrain or instead of a resource."""
        self.left[seat] -= 1
        self.ground[cell] = MARK + seat
        self.stirred = True
        self.survey(cell)

    # cards

    def count_under(self, kind: i64) -> i64:
        n: i64 = 0
        i: i64
        for i in range(len(self.under)):
            if self.box.kind[self.under[i] >> 3] == kind:
                n += 1
        return n

    def draw(self, kind: i64, dice: Dice) -> i64:
        """The upper card of a pile: one whose place nobody knows, else the first of those put under it; NONE."""
        if self.stack[kind]:
            n = dice.below(self.stack[kind])
            card: i64 = 0
            while self.box.kind[card] != kind or n >= self.pile[card]:
                if self.box.kind[card] == kind:
                    n -= self.pile[card]
                card += 1
            self.pile[card] -= 1
            self.stack[kind] -= 1
            return card
        i: i64
        for i in range(len(self.under)):
            card = self.under[i] >> 3
            if self.box.kind[card] == kind:
                rest = self.under[:i]
                j: i64
                for j in range(i + 1, len(self.under)):
                    rest = append(rest, self.under[j])
                self.under = rest
                return card
        return NONE

    def take(self, seat: i64, card: i64) -> None:
        """Into the hand."""
        self.hand[seat * self.box.cards + card] += 1
        self.held[seat * KINDS + self.box.kind[card]] += 1

    def objectives(self, seat: i64) -> i64:
        """How many cards a seat has in hand."""
        return self.held[seat * KINDS] + self.held[seat * KINDS + 1] + self.held[seat * KINDS + 2]

    def completed(self, seat: i64) -> i64:
        """How many a seat has revealed."""
        return self.done[seat * KINDS] + self.done[seat * KINDS + 1] + self.done[seat * KINDS + 2]

    def affords(self, seat: i64, card: i64) -> bool:
        """FOU-K14."""
        needs, goods = self.box.needs, self.goods
        i: i64
        for i in range(RESOURCES):
            if needs[card * RESOURCES + i] > goods[seat * RESOURCES + i]:
                return False
        return True

    def shown(self, cards: vec[i64]) -> tuple[Objective, ...]:
        """For events."""
        return tuple([self.box.designs[cards[i]] for i in range(len(cards))])

    # points

    def placed(self, seat: i64) -> i64:
        """Pheromones on the board."""
        return self.box.pheromones - self.left[seat]

    def objective_points(self, seat: i64) -> i64:
        return self.earned[seat * KINDS] + self.earned[seat * KINDS + 1] + self.earned[seat * KINDS + 2]

    def hole_points(self, seat: i64) -> i64:
        """FOU-A20: hole 1 counts like the others."""
        if not self.box.level.bonus:
            return 0
        n: i64 = 0
        i: i64
        for i in range(seat * HOLES, seat * HOLES + HOLES):
            if self.outer[i] != NONE:
                n += 1
        return n

    def bonus(self, seat: i64, kind: i64) -> i64:
        """FOU-A21: most objectives of a type; tied: the most points of them; still tied: each."""
        done = self.done[seat * KINDS + kind]
        if done == 0 or not self.box.level.bonus:
            return 0
        other: i64
        for other in range(self.seats):
            theirs = self.done[other * KINDS + kind]
            if theirs > done or (theirs == done
                                 and self.earned[other * KINDS + kind] > self.earned[seat * KINDS + kind]):
                return 0
        return BONUS

    def bonuses(self, seat: i64) -> i64:
        return self.bonus(seat, 0) + self.bonus(seat, 1) + self.bonus(seat, 2)

    def score(self, seat: i64) -> i64:
        """FOU-K15; FOU-A20, A21."""
        return self.objective_points(seat) + self.placed(seat) + self.hole_points(seat) + self.bonuses(seat)

    def unused(self, seat: i64) -> i64:
        n: i64 = 0
        i: i64
        for i in range(seat * RESOURCES, seat * RESOURCES + RESOURCES):
            n += self.goods[i]
        return n

    def ahead(self, seat: i64, other: i64) -> i64:
        """FOU-K15: level is shared; FOU-A22: then the most unused resources."""
        lead = self.score(seat) - self.score(other)
        if lead == 0 and self.box.level.bonus:
            return self.unused(seat) - self.unused(other)
        return lead


def is_bare(t: State, cell: i64) -> bool:
    """FOU-A9: a cell with a hole is no empty terrain any more."""
    return t.ground[cell] == EMPTY and t.hole[cell] == NONE


def worm_in(t: State, seat: i64, node: i64) -> bool:
    return t.lair[WORM] == seat * NODES + node
