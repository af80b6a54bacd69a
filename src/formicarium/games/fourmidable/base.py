"""Fourmidable: base class of the state: pieces, scores and drawing of cards; state.py adds the moves."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import GameState, bit_count
from formicarium.core.vectors import empty, filled, total
from formicarium.games.fourmidable.colony import Colony, new_colony
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
from formicarium.games.fourmidable.levels import DUG, HOLE_COUNT, PLACED, SHARED, SPARE, TIE_BREAKERS, TRIPLES, UNUSED
from formicarium.games.fourmidable.model import Objective
from formicarium.games.fourmidable.scratch import Scratch


@final
class CurrentAction:
    """Selections and card effects of the action under way; reset when it is over."""

    def __init__(self) -> None:
        self.ant: i64 = NONE  # slot of the picked ant
        self.goal: i64 = NONE  # place it goes to; in OPENING the node of the numbered cell just dug
        self.via = vec[i64]()  # empty terrain that its route must cross
        self.predator: i64 = NONE  # called predator
        self.stride: i64 = 0  # extra steps (FOU-C16 to C18)
        self.crosses = False  # the ant may pass over cells of opponents (FOU-C32)
        self.leaps = False  # the digger may pass over one earth (FOU-C34)
        self.reach: i64 = 0  # extra cells of distance for a new hole (FOU-C29)
        self.gathered: i64 = NONE  # resource just gathered, while cards can be played for it (FOU-I7)
        self.by: i64 = 0  # number of the rule of the card or power that waits for a choice; 0: none does
        self.resume: i64 = NONE  # phase to return to after that choice
        self.looked = False  # the Strategist has looked at the next objective before this action (FOU-E6)
        self.wanted: i64 = NONE  # resource for which a predator hunts (FOU-P4)

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
    """All pieces of a game. A new object is empty: fill it with `lay_out` or `copy`."""

    def __init__(self, kit: Kit, work: Scratch) -> None:
        self.seats = kit.seats
        self.kit = kit
        self.work = work
        self.colonies = vec[Colony]()  # by seat
        self.ground = vec[i64]()  # by cell: its contents, a resource or EMPTY … MARK + seat
        self.hole = vec[i64]()  # by cell: seat * HOLES + number - 1, or NONE
        self.crowd = vec[i64]()  # by cell: the seat whose ants stand there, or NONE
        self.shut = vec[i64]()  # by cell: bit set of the seats whose ants may not enter
        self.pile = vec[i64]()  # by design: objectives in the piles whose order is unknown to all seats
        self.stack = vec[i64]()  # by kind: number of cards in `pile`
        self.under = vec[i64]()  # card * 8 + seat that put it under its pile, the upper first; all kinds in one list
        self.looked = vec[i64]()  # objectives looked at in the library, in the order drawn
        self.shown = vec[i64]()  # open objectives (FOU-X1), each in its place
        self.tops = vec[i64]()  # top of the one pile: card * 64 + bit set of the seats that have looked at it
        self.tiles = vec[i64]()  # by kind: birth tiles on the board
        self.lair = vec[i64]()  # by predator: its cell, for the worm seat * NODES + node, or NONE
        self.packs = vec[i64]()  # by pack, named after the seat it was dealt to: bit set of its special cards (FOU-X4)
        self.taken = vec[i64]()  # by pack and step: bit number of the card kept from it, or NONE
        self.picks = vec[i64]()  # by seat: bit number of the card kept in this step, or NONE
        self.drafted: i64 = 0  # completed steps of the draft
        self.eaten = vec[i64]()  # by resource: eaten by predators and not spent (FOU-P5)
        self.lost = vec[i64]()  # objectives completed by predators
        self.doing = CurrentAction()
        self.bare: i64 = 0  # number of cells with empty terrain and no hole
        self.prowled: i64 = 0  # bit set of the seats that have moved a predator this round
        self.passed: i64 = 0  # bit set of the seats that were asked and reveal nothing more
        self.used: i64 = 0  # bit set of the seats whose species has used its power this round
        self.deck: i64 = 0  # bit set of special cards in no hand
        self.played: i64 = 0  # bit set of special cards played
        self.phase: i64 = ACTING
        self.turn: i64 = 0
        self.first: i64 = 0
        self.day = False
        self.round_: i64 = 0
        self.weather: i64 = NONE  # kind of ant that the weather helps, or NONE
        self.still: i64 = 0
        self.stirred = False
        self.ending: i64 = 0  # number of the rule that brings the end; 0 before
        self.over: i64 = 0

    def lay_out(self) -> None:
        """Set up the boards with each hole 1 in its place and nothing drawn (FOU-S1, S2)."""
        kit = self.kit
        cards = kit.objectives
        self.ground = kit.board.ground[:]
        self.hole = filled(CELLS, NONE)
        self.crowd = filled(CELLS, NONE)
        self.shut = filled(CELLS, 0)
        self.pile = cards.copies[:]
        self.stack = filled(KINDS, 0)
        self.tiles = kit.births[:]
        self.lair = filled(KINDS, NONE)
        self.deck = kit.specials.all if kit.level.specials else 0
        if kit.level.alone:
            self.eaten = filled(RESOURCES, 0)
        self.colonies = vec[Colony]([new_colony(kit) for _ in range(self.seats)])
        card: i64
        seat: i64
        cell: i64
        for card in range(cards.count):
            self.stack[cards.kind[card]] += cards.copies[card]
        for seat in range(self.seats):
            self.colonies[seat].outer[0] = kit.board.nests[seat]
            self.hole[kit.board.nests[seat]] = seat * HOLES
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

    # Implemented by state.py, because they need the whole course.

    def asks(self) -> Rule:
        """Return the rule on the kind of action that is due."""
        raise NotImplementedError

    def busy(self, seat: i64) -> bool:
        """Whether the seat has something left to do this round (FOU-A4)."""
        raise NotImplementedError

    def crown(self, news: News) -> None:
        """Lay open the special cards that count at the end (FOU-I8)."""
        raise NotImplementedError

    # Cells.

    def survey(self, cell: i64) -> None:
        """Update `shut` for a cell after a change there (FOU-K8, K9, K16, A23, S1)."""
        lies = self.ground[cell]
        all_seats = self.kit.all_seats
        if WATER <= lies <= MASKED or self.prowler(cell) != NONE:
            self.shut[cell] = all_seats
            return
        barred: i64 = 0
        if lies >= MARK:
            barred |= all_seats & ~(1 << lies - MARK)
        if self.hole[cell] != NONE:
            barred |= all_seats & ~(1 << self.hole[cell] // HOLES)
        if self.crowd[cell] != NONE:
            barred |= all_seats & ~(1 << self.crowd[cell])
        self.shut[cell] = barred

    def prowler(self, cell: i64) -> i64:
        """Return the predator on a cell of the main board, or NONE."""
        p: i64
        for p in range(SPIDER, WORM):
            if self.lair[p] == cell:
                return p
        return NONE

    def put(self, seat: i64, slot: i64, place: i64) -> None:
        """Move an ant to a place and update the cells."""
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
        return self.kit.board.names[place] if place < CELLS else self.kit.nest.names[place - NEST]

    def scent(self, seat: i64, cell: i64) -> None:
        """Put a pheromone of the seat on a cell, instead of empty terrain or a resource."""
        self.colonies[seat].left -= 1
        self.ground[cell] = MARK + seat
        self.stirred = True
        self.survey(cell)

    # Cards.

    def count_under(self, kind: i64) -> i64:
        kinds = self.kit.objectives.kind
        n: i64 = 0
        i: i64
        for i in range(len(self.under)):
            if kinds[self.under[i] >> 3] == kind:
                n += 1
        return n

    def draw(self, kind: i64, dice: Dice) -> i64:
        """Draw the upper card of a pile: one of unknown order if there is any, else the first put under it, or NONE."""
        cards = self.kit.objectives
        if self.stack[kind]:
            bag = self.pile[:]
            card: i64
            for card in range(cards.count):
                if cards.kind[card] != kind:
                    bag[card] = 0
            card = dice.pick(bag)
            self.pile[card] -= 1
            self.stack[kind] -= 1
            return card
        i: i64
        for i in range(len(self.under)):
            card = self.under[i] >> 3
            if cards.kind[card] == kind:
                rest = self.under[:i]
                j: i64
                for j in range(i + 1, len(self.under)):
                    rest = append(rest, self.under[j])
                self.under = rest
                return card
        return NONE

    def draw_any(self, dice: Dice) -> i64:
        """Draw the upper card of the one pile, or return NONE (FOU-X1).

        The cards that a seat has looked at come first, then an unknown one.
        """
        if len(self.tops):
            card = self.tops[0] >> 6
            self.tops = self.tops[1:]
            return card
        return self.draw_unseen(dice)

    def draw_unseen(self, dice: Dice) -> i64:
        """Draw the first card of the one pile that no seat has looked at, or NONE (FOU-X1)."""
        if empty(self.pile):
            return NONE
        card = dice.pick(self.pile)
        self.pile[card] -= 1
        self.stack[self.kit.objectives.kind[card]] -= 1
        return card

    def put_back(self, card: i64) -> None:
        """Return a card to those of unknown order."""
        self.pile[card] += 1
        self.stack[self.kit.objectives.kind[card]] += 1

    def take(self, seat: i64, card: i64) -> None:
        """Put an objective into the hand."""
        colony = self.colonies[seat]
        colony.hand[card] += 1
        colony.held[self.kit.objectives.kind[card]] += 1

    def affords(self, seat: i64, card: i64) -> bool:
        """Whether the seat has the resources for an objective (FOU-K14)."""
        needs, goods = self.kit.objectives.needs, self.colonies[seat].goods
        i: i64
        for i in range(RESOURCES):
            if needs[card * RESOURCES + i] > goods[i]:
                return False
        return True

    def designs_of(self, cards: vec[i64]) -> tuple[Objective, ...]:
        """Return the designs of cards, for events."""
        return tuple([self.kit.objectives.designs[cards[i]] for i in range(len(cards))])

    # Points.

    def placed_points(self, seat: i64) -> i64:
        """Return the points of the seat's pheromones on the board, one each: a leaf without a number (FOU-I9)."""
        return self.kit.pheromones - self.colonies[seat].left

    def objective_points(self, seat: i64) -> i64:
        return total(self.colonies[seat].earned)

    def hole_points(self, seat: i64) -> i64:
        """Return the points of holes; hole 1 counts like the others (FOU-A20)."""
        if not self.kit.level.end.hole_points:
            return 0
        outer = self.colonies[seat].outer
        n: i64 = 0
        i: i64
        for i in range(HOLES):
            if outer[i] != NONE:
                n += 1
        return n

    def bonus_card(self, seat: i64, kind: i64) -> i64:
        """Return the bonus for most objectives of a type; tied: for most points of them; still tied: each (FOU-A21).

        FOU-P8: in Solo one objective of the type is enough.
        """
        mine = self.colonies[seat]
        done = mine.done[kind]
        if done == 0 or not self.kit.level.end.bonus_cards:
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
        """Return the points of special cards that counted at the end (FOU-I8).

        Until then only their holder knows them.
        """
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Return the score (FOU-K15; FOU-A20, A21; FOU-I7, I8)."""
        colony = self.colonies[seat]
        points = self.objective_points(seat) + self.placed_points(seat) + self.hole_points(seat)
        points += self.bonus_points(seat)
        return points + colony.leaves + (self.crown_points(seat) if colony.laid else 0)

    def compare(self, seat: i64, other: i64) -> i64:
        """Return a positive number if a seat is ahead of another, 0 if the victory is shared.

        FOU-K15: points only; FOU-A22: then unused resources; FOU-X10: then six criteria in order.
        """
        lead = self.score(seat) - self.score(other)
        ties = self.kit.level.end.ties
        criterion: i64
        for criterion in range(TIE_BREAKERS if lead == 0 and ties != SHARED else 0):
            if lead == 0 and (criterion == UNUSED or ties != SPARE):
                lead = self.tie_breaker(criterion, seat) - self.tie_breaker(criterion, other)
        return lead

    def tie_breaker(self, criterion: i64, seat: i64) -> i64:
        """Return the value of a seat for a criterion that breaks ties (FOU-A22, X10)."""
        mine = self.colonies[seat]
        if criterion == PLACED:
            return self.placed_points(seat)
        if criterion == TRIPLES:
            return self.triples(seat)
        if criterion == HOLE_COUNT:
            return self.hole_points(seat)
        if criterion == DUG:
            return bit_count(mine.dug)
        if criterion == UNUSED:
            return mine.resources_left()
        return 1 if self.lair[WORM] != NONE and self.lair[WORM] // NODES == seat else 0

    def triples(self, seat: i64) -> i64:
        """Count the completed objectives that need three resources (FOU-X10)."""
        won = self.colonies[seat].won
        n: i64 = 0
        card: i64
        for card in range(self.kit.objectives.count):
            if self.kit.objectives.size[card] == THREE:
                n += won[card]
        return n


def is_bare(t: FourmidableBase, cell: i64) -> bool:
    """Whether a cell is empty terrain without a hole (FOU-A9)."""
    return t.ground[cell] == EMPTY and t.hole[cell] == NONE


def worm_in(t: FourmidableBase, seat: i64, node: i64) -> bool:
    return t.lair[WORM] == seat * NODES + node
