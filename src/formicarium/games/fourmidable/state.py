"""Fourmidable: what there is on the table, how it is counted, and how cards are drawn."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.table import GameState, bit_count
from formicarium.core.vectors import empty, filled, total
from formicarium.games.fourmidable.kit import (
    ACTING,
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
    THREE,
    WATER,
    WORM,
    Kit,
)
from formicarium.games.fourmidable.levels import SEVEN, SPARE
from formicarium.games.fourmidable.model import Objective
from formicarium.games.fourmidable.scratch import Scratch


@final
class Colony:
    """What one seat has."""

    def __init__(self, *, outer: vec[i64], at: vec[i64], goods: vec[i64], hand: vec[i64], won: vec[i64], held: vec[i64],
                 done: vec[i64], earned: vec[i64], left: i64, alive: i64, moved: i64, dug: i64, born: i64, species: i64,
                 specials: i64, laid: i64, leaves: i64, preyed: i64, extra: i64) -> None:
        self.outer = outer  # by hole: its cell; NONE
        self.at = at  # by slot (kind by kind): the place of an ant; NONE: not in play
        self.goods = goods  # by resource
        self.hand = hand  # by card: how many
        self.won = won  # by card: revealed
        self.held = held  # by kind: cards in hand
        self.done = done  # by kind: cards revealed
        self.earned = earned  # by kind: their points
        self.left = left  # pheromones
        self.alive = alive  # the slots in play, one bit each
        self.moved = moved  # those that have acted this round
        self.dug = dug  # the nodes without earth, one bit each
        self.born = born  # the kind of the birth tile taken; NONE; NO_TILE
        self.species = species  # NONE
        self.specials = specials  # special cards in hand, one bit each (Kit.each)
        self.laid = laid  # those that counted at the end (FOU-I8), one bit each
        self.leaves = leaves  # points of those that were played
        self.preyed = preyed  # the predator that this round's action moved, where there are species; NONE
        self.extra = extra  # the one that the species' power moved this round (FOU-E2); NONE

    def clone(self) -> Colony:
        return Colony(
            outer=self.outer[:], at=self.at[:], goods=self.goods[:], hand=self.hand[:], won=self.won[:],
            held=self.held[:], done=self.done[:], earned=self.earned[:], left=self.left, alive=self.alive,
            moved=self.moved, dug=self.dug, born=self.born, species=self.species, specials=self.specials,
            laid=self.laid, leaves=self.leaves, preyed=self.preyed, extra=self.extra)

    def stands(self, place: i64) -> i64:
        """The slots of its ants on a place, one bit each."""
        found: i64 = 0
        slot: i64
        for slot in range(len(self.at)):
            if self.at[slot] == place:
                found |= 1 << slot
        return found

    def place_of(self, node: i64) -> i64:
        """FOU-S3: of a node of the nest; where it is a hole, the cell of the main board."""
        if node < HOLES and self.outer[node] != NONE:
            return self.outer[node]
        return NEST + node

    def objectives(self) -> i64:
        """How many cards are in its hand."""
        return total(self.held)

    def total_done(self) -> i64:
        """How many are revealed."""
        return total(self.done)

    def resources_left(self) -> i64:
        """Resources."""
        return total(self.goods)


def new_colony(kit: Kit) -> Colony:
    """With nothing yet."""
    return Colony(
        outer=filled(HOLES, NONE), at=filled(kit.slots, NONE), goods=filled(RESOURCES, 0), hand=filled(kit.cards, 0),
        won=filled(kit.cards, 0), held=filled(KINDS, 0), done=filled(KINDS, 0), earned=filled(KINDS, 0),
        left=kit.pheromones, alive=0, moved=0, dug=0, born=NONE, species=NONE, specials=0, laid=0, leaves=0,
        preyed=NONE, extra=NONE)


@final
class CurrentAction:
    """What is in hand while an action goes on. When it is over all of it is forgotten."""

    def __init__(self) -> None:
        self.ant: i64 = NONE  # the slot picked
        self.goal: i64 = NONE  # the place it goes to; of a numbered cell just dug, its node
        self.via = vec[i64]()  # empty terrain that it is to cross
        self.predator: i64 = NONE  # the one called
        self.stride: i64 = 0  # steps more than the ant has (FOU-C16 to C18)
        self.crosses = False  # it may pass over what is somebody else's (FOU-C32)
        self.leaps = False  # the digger may pass over one earth (FOU-C34)
        self.reach: i64 = 0  # a hole opens so much further (FOU-C29)
        self.gathered: i64 = NONE  # the resource, while cards can be played for it (FOU-I7)
        self.by: i64 = 0  # the rule of the card or power that asks for something in the middle of it
        self.resume: i64 = NONE  # the phase to come back to then
        self.looked = False  # at the next objective, before this action (FOU-E6)
        self.wanted: i64 = NONE  # the resource for which a predator hunts (FOU-P4)

    def clone(self) -> CurrentAction:
        other = CurrentAction()
        other.ant = self.ant
        other.goal = self.goal
        other.via = self.via[:]
        other.predator = self.predator
        other.stride = self.stride
        other.crosses = self.crosses
        other.leaps = self.leaps
        other.reach = self.reach
        other.gathered = self.gathered
        other.by = self.by
        other.resume = self.resume
        other.looked = self.looked
        other.wanted = self.wanted
        return other


class FourmidableBase(GameState):
    """All the pieces. A new one is bare: `lay_out` puts the boards out, `copy` what another has."""

    def __init__(self, kit: Kit, work: Scratch) -> None:
        self.seats = kit.seats
        self.kit = kit
        self.work = work
        self.colonies = vec[Colony]()  # by seat
        self.ground = vec[i64]()  # by cell: what lies there
        self.hole = vec[i64]()  # by cell: seat * HOLES + number - 1; NONE
        self.crowd = vec[i64]()  # by cell: whose ants stand there; NONE
        self.shut = vec[i64]()  # by cell: the seats whose ants may not enter, one bit each
        self.pile = vec[i64]()  # by card: a bag, their order nobody knows
        self.stack = vec[i64]()  # by kind: how many these are
        self.under = vec[i64]()  # card * 8 + who put it there, the upper first, all kinds in one row
        self.looked = vec[i64]()  # cards in the library, in the order drawn
        self.shown = vec[i64]()  # cards that lie open (FOU-X1), each in its place
        self.tops = vec[i64]()  # card * 64 + the seats that have looked at it, one bit each; on top of the one pile
        self.tiles = vec[i64]()  # by kind: birth tiles on the board
        self.lair = vec[i64]()  # by predator: its cell, the worm's seat * NODES + node; NONE
        self.packs = vec[i64]()  # by pack (that of the seat it was dealt to): the special cards in it (FOU-X4)
        self.taken = vec[i64]()  # by pack and step: the card that was kept of it, by its bit; NONE
        self.picks = vec[i64]()  # by seat: the card kept in this step, by its bit; NONE
        self.drafted: i64 = 0  # steps of the draft that are over
        self.eaten = vec[i64]()  # by resource: what predators have eaten and not spent (FOU-P5)
        self.lost = vec[i64]()  # objectives that predators have completed
        self.doing = CurrentAction()
        self.bare: i64 = 0  # how many cells are empty terrain without a hole
        self.prowled: i64 = 0  # seats, one bit each
        self.passed: i64 = 0  # seats that were asked and reveal nothing more
        self.used: i64 = 0  # seats whose species has used its power this round, one bit each
        self.deck: i64 = 0  # special cards that nobody has, one bit each
        self.played: i64 = 0  # those that are out of the game
        self.phase: i64 = ACTING
        self.turn: i64 = 0
        self.first: i64 = 0
        self.day = False
        self.round_: i64 = 0
        self.weather: i64 = NONE  # the kind of ant that it helps; NONE
        self.still: i64 = 0
        self.stirred = False
        self.ending: i64 = 0  # the rule that brings the end
        self.over: i64 = 0

    def lay_out(self) -> None:
        """FOU-S1, S2: the bare boards, each hole 1 in its place, nothing drawn."""
        kit = self.kit
        self.ground = kit.ground[:]
        self.hole = filled(CELLS, NONE)
        self.crowd = filled(CELLS, NONE)
        self.shut = filled(CELLS, 0)
        self.pile = kit.copies[:]
        self.stack = filled(KINDS, 0)
        self.tiles = kit.births[:]
        self.lair = filled(KINDS, NONE)
        self.deck = kit.all_specials if kit.level.specials else 0
        if kit.level.alone:
            self.eaten = filled(RESOURCES, 0)
        self.colonies = vec[Colony]([new_colony(kit) for _ in range(self.seats)])
        card: i64
        seat: i64
        cell: i64
        for card in range(kit.cards):
            self.stack[kit.kind[card]] += kit.copies[card]
        for seat in range(self.seats):
            self.colonies[seat].outer[0] = kit.nests[seat]
            self.hole[kit.nests[seat]] = seat * HOLES
        for cell in range(CELLS):
            self.survey(cell)

    def copy(self, other: FourmidableBase) -> None:
        colonies = vec[Colony](capacity=self.seats)
        seat: i64
        for seat in range(self.seats):
            colonies = append(colonies, other.colonies[seat].clone())
        self.colonies = colonies
        self.ground = other.ground[:]
        self.hole = other.hole[:]
        self.crowd = other.crowd[:]
        self.shut = other.shut[:]
        self.pile = other.pile[:]
        self.stack = other.stack[:]
        self.under = other.under[:]
        self.looked = other.looked[:]
        self.shown = other.shown[:]
        self.tops = other.tops[:]
        if self.kit.level.draft:
            self.packs = other.packs[:]
            self.taken = other.taken[:]
            self.picks = other.picks[:]
            self.drafted = other.drafted
        if self.kit.level.alone:
            self.eaten = other.eaten[:]
            self.lost = other.lost[:]
        self.tiles = other.tiles[:]
        self.lair = other.lair[:]
        self.doing = other.doing.clone()
        self.bare = other.bare
        self.prowled = other.prowled
        self.passed = other.passed
        self.used = other.used
        self.deck = other.deck
        self.played = other.played
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first
        self.day = other.day
        self.round_ = other.round_
        self.weather = other.weather
        self.still = other.still
        self.stirred = other.stirred
        self.ending = other.ending
        self.over = other.over

    # what a room must ask of the whole course

    def asks(self) -> Rule:
        """The rule on what is to be done now."""
        raise NotImplementedError

    def busy(self, seat: i64) -> bool:
        """FOU-A4: whether the seat has something left to do this round."""
        raise NotImplementedError

    def crown(self, news: News) -> None:
        """FOU-I8: the special cards that count at the end are laid open."""
        raise NotImplementedError

    # cells

    def survey(self, cell: i64) -> None:
        """Who may not enter a cell, after something has changed there (FOU-K8, K9, K16, A23, S1)."""
        lies = self.ground[cell]
        everybody = self.kit.all_seats
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
        colony = self.colonies[seat]
        origin = colony.at[slot]
        colony.at[slot] = place
        if origin != NONE and origin < CELLS and origin != place and colony.stands(origin) == 0:
            self.crowd[origin] = NONE
            self.survey(origin)
        if place < CELLS:
            self.crowd[place] = seat
            self.survey(place)

    def name_of(self, place: i64) -> str:
        return self.kit.names[place] if place < CELLS else self.kit.chambers[place - NEST]

    def scent(self, seat: i64, cell: i64) -> None:
        """One of the seat's pheromones, onto empty terrain or instead of a resource."""
        self.colonies[seat].left -= 1
        self.ground[cell] = MARK + seat
        self.stirred = True
        self.survey(cell)

    # cards

    def count_under(self, kind: i64) -> i64:
        n: i64 = 0
        i: i64
        for i in range(len(self.under)):
            if self.kit.kind[self.under[i] >> 3] == kind:
                n += 1
        return n

    def draw(self, kind: i64, dice: Dice) -> i64:
        """The upper card of a pile: one whose place nobody knows, else the first of those put under it; NONE."""
        if self.stack[kind]:
            bag = self.pile[:]
            card: i64
            for card in range(self.kit.cards):
                if self.kit.kind[card] != kind:
                    bag[card] = 0
            card = dice.pick(bag)
            self.pile[card] -= 1
            self.stack[kind] -= 1
            return card
        i: i64
        for i in range(len(self.under)):
            card = self.under[i] >> 3
            if self.kit.kind[card] == kind:
                rest = self.under[:i]
                j: i64
                for j in range(i + 1, len(self.under)):
                    rest = append(rest, self.under[j])
                self.under = rest
                return card
        return NONE

    def draw_any(self, dice: Dice) -> i64:
        """FOU-X1: the upper card of the one pile: the first of those somebody has looked at, else one whose place
        nobody knows; NONE."""
        if len(self.tops):
            card = self.tops[0] >> 6
            self.tops = self.tops[1:]
            return card
        return self.draw_unseen(dice)

    def draw_unseen(self, dice: Dice) -> i64:
        """FOU-X1: of the one pile, the first card whose place nobody knows; NONE."""
        if empty(self.pile):
            return NONE
        card = dice.pick(self.pile)
        self.pile[card] -= 1
        self.stack[self.kit.kind[card]] -= 1
        return card

    def put_back(self, card: i64) -> None:
        """Among those whose place nobody knows."""
        self.pile[card] += 1
        self.stack[self.kit.kind[card]] += 1

    def take(self, seat: i64, card: i64) -> None:
        """Into the hand."""
        colony = self.colonies[seat]
        colony.hand[card] += 1
        colony.held[self.kit.kind[card]] += 1

    def affords(self, seat: i64, card: i64) -> bool:
        """FOU-K14."""
        needs, goods = self.kit.needs, self.colonies[seat].goods
        i: i64
        for i in range(RESOURCES):
            if needs[card * RESOURCES + i] > goods[i]:
                return False
        return True

    def designs_of(self, cards: vec[i64]) -> tuple[Objective, ...]:
        """For events."""
        return tuple([self.kit.designs[cards[i]] for i in range(len(cards))])

    # points

    def placed_points(self, seat: i64) -> i64:
        """Pheromones on the board: a leaf without a number, a point each (FOU-I9)."""
        return self.kit.pheromones - self.colonies[seat].left

    def objective_points(self, seat: i64) -> i64:
        return total(self.colonies[seat].earned)

    def hole_points(self, seat: i64) -> i64:
        """FOU-A20: hole 1 counts like the others."""
        if not self.kit.level.hole_points:
            return 0
        outer = self.colonies[seat].outer
        n: i64 = 0
        i: i64
        for i in range(HOLES):
            if outer[i] != NONE:
                n += 1
        return n

    def bonus_card(self, seat: i64, kind: i64) -> i64:
        """FOU-A21: most objectives of a type; tied: the most points of them; still tied: each. FOU-P8: alone,
        whoever has one."""
        mine = self.colonies[seat]
        done = mine.done[kind]
        if done == 0 or not self.kit.level.bonus_cards:
            return 0
        other: i64
        for other in range(self.seats):
            theirs = self.colonies[other]
            if theirs.done[kind] > done or (theirs.done[kind] == done and theirs.earned[kind] > mine.earned[kind]):
                return 0
        return BONUS

    def bonus_points(self, seat: i64) -> i64:
        return self.bonus_card(seat, 0) + self.bonus_card(seat, 1) + self.bonus_card(seat, 2)

    def crown_points(self, seat: i64) -> i64:
        """FOU-I8: the cards that counted at the end. Until then nobody knows but their holder."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """FOU-K15; FOU-A20, A21; FOU-I7, I8."""
        colony = self.colonies[seat]
        points = self.objective_points(seat) + self.placed_points(seat) + self.hole_points(seat)
        points += self.bonus_points(seat)
        return points + colony.leaves + (self.crown_points(seat) if colony.laid else 0)

    def compare(self, seat: i64, other: i64) -> i64:
        """FOU-K15: level is shared; FOU-A22: then the most unused resources; FOU-X10: six things in turn."""
        lead = self.score(seat) - self.score(other)
        if lead == 0 and self.kit.level.ties == SPARE:
            return self.colonies[seat].resources_left() - self.colonies[other].resources_left()
        if lead == 0 and self.kit.level.ties == SEVEN:
            return self.tie_break(seat, other)
        return lead

    def tie_break(self, seat: i64, other: i64) -> i64:
        """FOU-X10: pheromones, objectives of three resources, holes, nest cells dug, unused resources, the worm."""
        mine, theirs = self.colonies[seat], self.colonies[other]
        lead = theirs.left - mine.left
        if lead == 0:
            lead = self.triples(seat) - self.triples(other)
        if lead == 0:
            lead = self.hole_points(seat) - self.hole_points(other)
        if lead == 0:
            lead = bit_count(mine.dug) - bit_count(theirs.dug)
        if lead == 0:
            lead = mine.resources_left() - theirs.resources_left()
        if lead == 0 and self.lair[WORM] != NONE and seat != other:
            nest = self.lair[WORM] // NODES
            lead = 1 if nest == seat else -1 if nest == other else 0
        return lead

    def triples(self, seat: i64) -> i64:
        """FOU-X10: completed objectives that need three resources."""
        won = self.colonies[seat].won
        n: i64 = 0
        card: i64
        for card in range(self.kit.cards):
            if self.kit.size[card] == THREE:
                n += won[card]
        return n


def is_bare(t: FourmidableBase, cell: i64) -> bool:
    """FOU-A9: a cell with a hole is no empty terrain any more."""
    return t.ground[cell] == EMPTY and t.hole[cell] == NONE


def worm_in(t: FourmidableBase, seat: i64, node: i64) -> bool:
    return t.lair[WORM] == seat * NODES + node
