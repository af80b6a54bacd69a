"""Fourmidable: special cards and powers: which are played at once, which are searched, and the value of kept ones."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.deck import end_points
from formicarium.games.fourmidable.cards.five import ants_of
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.kit import (
    ACTING,
    CELLS,
    FINISHING,
    FLYING,
    HOLES,
    KINDS,
    MARK,
    NONE,
    OPENING,
    PLAIN,
    WALKING,
)

# Effects by their number (FOU-C1 to C37); each constant is the last of its group.
FIVES: Final[i64] = 3  # C1 to C3
HARVESTS: Final[i64] = 12  # C4 to C12
ERRANDS: Final[i64] = 15
SPRINTS: Final[i64] = 18
INSIGHTS: Final[i64] = 21
HUNTS: Final[i64] = 24
BROODS: Final[i64] = 28
OUTREACH: Final[i64] = 29
RINSE: Final[i64] = 30
SOWING: Final[i64] = 31
BREAKTHROUGH: Final[i64] = 33
LEAP: Final[i64] = 34
WARREN: Final[i64] = 35
TRAIL: Final[i64] = 36
HOUSEHOLD: Final[i64] = 37

HAND_ENOUGH: Final[i64] = 3  # objectives; from here on no further one is fetched


def is_gift(course: Course, move: i64) -> bool:
    """Whether the move plays a special card or uses the power of a species."""
    return course.cards.playing.has(move) or course.cards.using.has(move)


def without(course: Course, moves: vec[i64]) -> vec[i64]:
    """Return the other moves; giving up a birth only if nothing else is left."""
    found = vec[i64](capacity=len(moves))
    given_up: i64 = NONE
    i: i64
    for i in range(len(moves)):
        if course.action.giving_up.has(moves[i]):
            given_up = moves[i]
        elif not is_gift(course, moves[i]):
            found = append(found, moves[i])
    return append(found, given_up) if len(found) == 0 and given_up != NONE else found


def effect_of(t: FourmidableBase, course: Course, move: i64) -> i64:
    """Return the number of the card's effect; 0 is the power of the species."""
    return t.kit.specials.effect[move - course.cards.playing.first] if course.cards.playing.has(move) else 0


def free_gift(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64]) -> i64:
    """Return a move that brings points for nothing, or NONE."""
    i: i64
    for i in range(len(moves)):
        if is_gift(course, moves[i]):
            effect = effect_of(t, course, moves[i])
            if FIVES < effect <= HARVESTS or effect == BREAKTHROUGH:
                return moves[i]
            if t.phase == FINISHING and (effect == SOWING or (effect == 0 and t.colonies[seat].species == FLYING)):
                return moves[i]
    return NONE


def fits(t: FourmidableBase, course: Course, seat: i64, move: i64) -> bool:
    """Whether a card is worth considering now.

    Cards for any time are played after everything else, and cards that extend an ant's reach once it is picked, one per
    ant.
    """
    effect = effect_of(t, course, move)
    if t.phase == ACTING:
        return HUNTS < effect <= BROODS
    if t.phase == WALKING:
        if effect <= ERRANDS or HUNTS - 3 < effect <= HUNTS or RINSE <= effect <= SOWING:
            return False
        return effect != OUTREACH or t.doing.reach == 0
    if t.phase == OPENING:
        return t.doing.reach == 0
    if t.phase == FINISHING and HARVESTS < effect <= ERRANDS:
        return t.colonies[seat].objectives() < HAND_ENOUGH
    return True


def ideas(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], found: vec[i64]) -> vec[i64]:
    """Add the special cards worth considering to `found`."""
    i: i64
    for i in range(len(moves)):
        if is_gift(course, moves[i]) and fits(t, course, seat, moves[i]):
            found = append(found, moves[i])
    return found


def at_once(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], dice: Dice) -> i64:
    """Return the special card that a playout plays, or NONE.

    That is a longer reach for an ant without a goal, or an objective for a nearly empty hand; the other fitting cards
    one time in four.
    """
    i: i64
    for i in range(len(moves)):
        if is_gift(course, moves[i]) and fits(t, course, seat, moves[i]):
            effect = effect_of(t, course, moves[i])
            if t.phase == WALKING:
                if ERRANDS < effect <= SPRINTS or effect == LEAP:
                    return moves[i]
            elif HARVESTS < effect <= ERRANDS or dice.below(4) == 0:
                return moves[i]
    return NONE


def near_ants(t: FourmidableBase, seat: i64, cell: i64) -> i64:
    """Return the steps to the seat's nearest ant on the board."""
    at, away = t.colonies[seat].at, t.kit.board.away
    best: i64 = CELLS
    slot: i64
    for slot in range(len(at)):
        if at[slot] != NONE and at[slot] < CELLS:
            best = min(best, away[at[slot] * CELLS + cell])
    return best


def claim_value(t: FourmidableBase, seat: i64, cell: i64) -> i64:
    """Return the value of claiming a cell from afar: high where an opponent is near and the seat's own ants are not."""
    others: i64 = CELLS
    other: i64
    for other in range(t.seats):
        if other != seat:
            others = min(others, near_ants(t, other, cell))
    return min(9, near_ants(t, seat, cell)) - min(9, others)


def erase_value(t: FourmidableBase, seat: i64, cell: i64) -> i64:
    """Return the value of removing a pheromone: the leader's first, near the seat's own ants, never its own."""
    owner = t.ground[cell] - MARK
    if owner == seat:
        return -1000
    return 4 * t.score(owner) - min(9, near_ants(t, seat, cell))


def worth_in_hand(t: FourmidableBase, seat: i64) -> i64:
    """Return the value of the special cards in a hand, in hundredths of a point.

    End-of-game cards count by their progress, the others by their use, less so late in the game.
    """
    colony = t.colonies[seat]
    if colony.specials == 0:
        return 0
    if t.over:
        return 0
    kit = t.kit
    total = 100 * end_points(t, seat)
    bit: i64
    cards = kit.specials
    left = kit.solo.rounds - t.round_ if kit.level.alone else max(0, kit.level.end.goal - colony.total_done())
    for bit in range(len(cards.each)):
        if colony.specials >> bit & 1:
            effect = cards.effect[cards.each[bit]]
            if cards.crowns >> bit & 1:
                total += progress(t, seat, effect)
            else:
                total += usefulness(t, effect) * min(left, 4) // 4
    return total


def usefulness(t: FourmidableBase, effect: i64) -> i64:
    """Return the value of a card still to be played, below the value of playing it."""
    level = t.kit.level
    if effect <= HARVESTS:
        return 140
    if effect <= ERRANDS:
        return 210 if level.open else 120  # FOU-C13: an objective is completed without going to the library
    if effect <= SPRINTS:
        return 60
    if effect <= INSIGHTS:
        return 10 if level.open else 60
    if effect <= HUNTS or effect == RINSE:
        return 0 if level.alone else 60
    if effect <= BROODS:
        return 50
    if effect == SOWING:
        return 70
    return 130 if effect == BREAKTHROUGH else 40


def progress(t: FourmidableBase, seat: i64, effect: i64) -> i64:
    """Return the value of partial progress towards an end-of-game card that does not count yet."""
    colony = t.colonies[seat]
    kind: i64
    if effect <= FIVES:
        n = ants_of(t, seat, effect - 1)
        return 60 * n if n < 5 else 0
    if effect == WARREN:
        holes: i64 = 0
        hole: i64
        for hole in range(HOLES):
            if colony.outer[hole] != NONE:
                holes += 1
        return 60 * holes if holes < 4 else 0
    if effect == TRAIL:
        return 250 * (t.kit.pheromones - colony.left) // t.kit.pheromones if colony.left else 0
    pairs: i64 = 0
    for kind in range(KINDS):
        pairs += min(2, ants_of(t, seat, kind))
    return 55 * pairs if pairs < 6 else 0


# The draft (FOU-X4) and Solo's choice (FOU-P2)

def draft_value(t: FourmidableBase, seat: i64, card: i64) -> i64:
    """Return the value of keeping a card, in hundredths of a point."""
    cards, had = t.kit.specials, t.colonies[seat].specials
    effect = cards.effect[card]
    if effect <= FIVES:
        return 30 if had & (cards.bits_of[0] | cards.bits_of[1] | cards.bits_of[2]) else 240  # five ants of one type
    if effect >= WARREN:
        return 280 if effect == WARREN else 150 if effect == TRAIL else 340
    return 3 * usefulness(t, effect) // 2 - (0 if cards.mark[card] == PLAIN else 25)
