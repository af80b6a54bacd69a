"""Fourmidable: candidate moves for the search, and the quick choice of a move in a playout."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.bots.fourmidable import special_cards
from formicarium.bots.fourmidable.evaluation import (
    ANT,
    POINT,
    SURE,
    gain,
    homeward,
    hope,
    lacking,
    nearness,
    points_payable,
    wants,
)
from formicarium.bots.fourmidable.scratch import ValuationScratch
from formicarium.core.dice import Dice
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.kit import (
    ACTING,
    CELLS,
    CHOOSING,
    CLAIMING,
    COMPLETING,
    COUNTING,
    DIGGER,
    DRAFTING,
    DRAWING,
    EMPTY,
    ERASING,
    FORECASTING,
    FURTHEST,
    KINDS,
    NODES,
    NONE,
    OPENING,
    PLACES,
    PROWLING,
    RESOURCES,
    ROBBING,
    STOCKING,
    STUDYING,
    WALKING,
    WORM,
)
from formicarium.games.fourmidable.movement.reach import kind_at, reach_of
from formicarium.games.fourmidable.steps.move_ant import ant_at
from formicarium.games.fourmidable.steps.move_predator import prey

LAPSE: Final[i64] = 40  # in a playout, one move in 40 is random
FEW: Final[i64] = 7  # number of goals of an ant or a predator that are searched
FEWER: Final[i64] = 5  # number of goals instead of FEW, if moves are ranked and there are no special cards


def ideas(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], glance: ValuationScratch,
          ranked: bool = False) -> vec[i64]:
    """Return the candidate moves.

    Free points are taken at once and reveals come first; a choice remains only if a reveal would end the game. Moves
    are sorted best first with special cards or if `ranked`.
    """
    if t.kit.level.specials:
        sure = special_cards.free_gift(t, course, seat, moves)
        if sure != NONE:
            return vec[i64]([sure])
    n = due(course, moves)
    if n == len(moves):
        return with_cards(t, course, seat, moves, glance, ranked)
    reveals = moves[n:]
    if n == 0 or not decides(t, seat):
        return reveals
    found = with_cards(t, course, seat, moves[:n], glance, ranked)
    i: i64
    for i in range(len(reveals)):
        found = append(found, reveals[i])
    return found


def due(course: Course, moves: vec[i64]) -> i64:
    """Return the number of moves before the reveals, which come last."""
    n: i64 = len(moves)
    while n and course.revealing.has(moves[n - 1]):
        n -= 1
    return n


def with_cards(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], glance: ValuationScratch,
               ranked: bool) -> vec[i64]:
    """Add the special cards that fit the moment to the answers."""
    if not t.kit.level.specials:
        return worthy_answers(t, course, seat, moves, glance, ranked)
    others = special_cards.without(course, moves)
    if len(others) == 0:
        return moves
    return special_cards.ideas(t, course, seat, moves, worthy_answers(t, course, seat, others, glance, True))


def worthy_answers(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], glance: ValuationScratch,
                   ranked: bool) -> vec[i64]:
    """Return the answers worth searching: ants move where they gain; predators come later."""
    if t.phase == ACTING:
        found = vec[i64](capacity=16)
        i: i64
        for i in range(len(moves)):
            if moves[i] < course.after_births:
                found = append(found, moves[i])
        if len(found) == 0:
            return moves
        return by_promise(t, course, seat, found, glance) if ranked else found
    if t.phase == WALKING or t.phase == PROWLING:
        few = FEWER if ranked and not t.kit.level.specials else FEW
        return best_few(moves, values(t, course, seat, moves, glance), few)
    if len(moves) > FEW and (t.phase == CLAIMING or t.phase == ERASING or t.phase == OPENING or t.phase < DRAWING):
        return best_few(moves, pick_values(t, course, seat, moves, glance))
    return moves


def by_promise(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], glance: ValuationScratch) -> vec[i64]:
    """Sort births first, then ants by their best immediate gain."""
    value = vec[i64](capacity=len(moves))
    wants(t, seat, glance)
    pick = course.action.picking
    i: i64
    j: i64
    for i in range(len(moves)):
        best: i64 = ANT
        if pick.has(moves[i]):
            choice = moves[i] - pick.first
            kind = choice // PLACES
            slot = ant_at(t, seat, kind, choice % PLACES)
            best = 0
            for j in range(reach_of(t, seat, slot)):
                best = max(best, gain(t, seat, kind, t.work.queue[j], glance.want))
        value = append(value, best)
    found = vec[i64](capacity=len(moves))
    for i in range(len(moves)):
        first: i64 = 0
        for j in range(1, len(moves)):
            if value[j] > value[first]:
                first = j
        found = append(found, moves[first])
        value[first] = -1_000_000
    return found


def pick_values(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], glance: ValuationScratch) -> vec[i64]:
    """Return quick values of cells to claim, to clear or to open a hole in, and of cards to keep."""
    found = vec[i64](capacity=len(moves))
    if t.phase == OPENING:
        wants(t, seat, glance)
    i: i64
    for i in range(len(moves)):
        if t.phase == CLAIMING:
            value = special_cards.claim_value(t, seat, moves[i] - course.cards.claiming.first)
        elif t.phase == ERASING:
            value = special_cards.erase_value(t, seat, moves[i] - course.cards.erasing.first)
        elif t.phase == DRAFTING:
            value = special_cards.draft_value(t, seat, moves[i] - course.set_up.drafting.first)
        elif t.phase == STOCKING:
            value = special_cards.draft_value(t, seat, moves[i] - course.set_up.stocking.first)
        elif t.phase == ROBBING:
            value = -t.kit.objectives.points[moves[i] - course.predators.robbing.first]
        else:
            value = around(t, moves[i] - course.action.opening.first, glance.want)
        found = append(found, value)
    return found


def around(t: FourmidableBase, cell: i64, want: vec[i64]) -> i64:
    """Return the value of the resources within two steps of a cell."""
    board = t.kit.board
    total: i64 = 0
    i: i64
    for i in range(board.within[cell * (FURTHEST + 1) + 2]):
        lies = t.ground[board.nearest[cell * (CELLS - 1) + i]]
        if lies < EMPTY:
            total += want[lies] + POINT
    return total


def decides(t: FourmidableBase, seat: i64) -> bool:
    """Whether one more objective of the seat ends the game."""
    return t.phase != COUNTING and t.colonies[seat].total_done() + 1 == t.kit.level.end.goal


def leads(t: FourmidableBase, seat: i64, more: i64) -> bool:
    """Whether no opponent would have more points if the seat got `more`."""
    other: i64
    for other in range(t.seats):
        if other != seat and t.score(seat) + more < t.score(other):
            return False
    return True


def best_few(moves: vec[i64], value: vec[i64], few: i64 = FEW) -> vec[i64]:
    found = vec[i64](capacity=few)
    n: i64 = len(moves)
    i: i64
    round_: i64
    for round_ in range(min(few, n)):
        best: i64 = 0
        for i in range(1, n):
            if value[i] > value[best]:
                best = i
        found = append(found, moves[best])
        value[best] = -1_000_000
    return found


def values(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], glance: ValuationScratch) -> vec[i64]:
    """Return quick values of the goals of an ant or a predator."""
    found = vec[i64](capacity=len(moves))
    want = glance.want
    i: i64
    if t.phase == WALKING:
        kind = kind_at(t, t.doing.ant)
        wants(t, seat, glance)
        for i in range(len(moves)):
            place = moves[i] - course.action.going.first
            found = append(found, 8 * gain(t, seat, kind, place, want) + approach(t, seat, kind, place, want))
        return found
    hunger = denial(t, seat, glance)
    for i in range(len(moves)):
        found = append(found, bite(t, seat, moves[i] - course.predators.sending.first, hunger))
    return found


def approach(t: FourmidableBase, seat: i64, kind: i64, place: i64, want: vec[i64]) -> i64:
    """Return how near a place is to needed resources, or to the library where they are paid."""
    ready = points_payable(t, seat, kind) if t.kit.level.open else 0
    home = ready * (SURE - 10) * nearness(homeward(t, seat, place)) // 100
    cell = NONE if kind == DIGGER or place >= CELLS else lure(t, seat, kind, place, want)
    return home if cell == NONE else max(home, pull(t, place, cell, want) // 100)


def lure(t: FourmidableBase, seat: i64, kind: i64, place: i64, want: vec[i64]) -> i64:
    """Return the cell that attracts an ant most from a place on the main board, or NONE."""
    best: i64 = NONE
    most: i64 = 0
    cell: i64
    for cell in range(CELLS):
        lies = t.ground[cell]
        if lies < EMPTY and lies // KINDS == kind and cell != place and t.shut[cell] >> seat & 1 == 0:
            value = pull(t, place, cell, want)
            if value > most:
                best, most = cell, value
    return best


def pull(t: FourmidableBase, place: i64, cell: i64, want: vec[i64]) -> i64:
    return (want[t.ground[cell]] + POINT) * nearness(t.kit.board.away[place * CELLS + cell])


def denial(t: FourmidableBase, seat: i64, glance: ValuationScratch) -> vec[i64]:
    """Return by seat and resource how much one more is worth to that opponent; negative for the seat itself."""
    hunger = vec[i64](capacity=t.seats * RESOURCES)
    want = glance.want
    other: i64
    i: i64
    for other in range(t.seats):
        wants(t, other, glance)
        for i in range(RESOURCES):
            hunger = append(hunger, -want[i] if other == seat else want[i])
    return hunger


def bite(t: FourmidableBase, seat: i64, target: i64, hunger: vec[i64]) -> i64:
    """Return the opponents' loss to a predator at the target, minus the seat's own."""
    kit, away = t.kit, t.kit.board.away
    other: i64
    slot: i64
    if target >= CELLS:
        eaten = prey(t, WORM, target)
        return 0 if eaten == NONE else hunger[(target - CELLS) // NODES * RESOURCES + eaten]
    lies = prey(t, t.doing.predator, target)
    if lies == NONE:
        return 0
    total: i64 = 0
    for other in range(t.seats):
        colony = t.colonies[other]
        close: i64 = 0
        for slot in range(lies // KINDS * kit.ants, (lies // KINDS + 1) * kit.ants):
            at = colony.at[slot]
            if at != NONE:
                place = at if at < CELLS else colony.outer[0]
                close = max(close, nearness(away[place * CELLS + target]))
        total += hunger[other * RESOURCES + lies] * close // 100
    return total


def sample(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], glance: ValuationScratch, dice: Dice) -> i64:
    """Return a playout move: sometimes a random one, else by quick values."""
    n: i64 = len(moves)
    reveal = course.revealing
    if t.kit.level.specials:
        sure = special_cards.free_gift(t, course, seat, moves)
        if sure != NONE:
            return sure
        if t.phase == DRAFTING or t.phase == STOCKING:
            return best_few(moves, pick_values(t, course, seat, moves, glance))[dice.below(2) if n > 1 else 0]
    if n == 1 or t.phase < FORECASTING or dice.below(LAPSE) == 0:
        return moves[dice.below(n)]
    if reveal.has(moves[n - 1]):
        last = moves[n - 1]
        n = due(course, moves)
        if n == 0 or not decides(t, seat) or leads(t, seat, t.kit.objectives.points[last - reveal.first]):
            return last
        moves = moves[:n]
    card: i64 = NONE
    if t.kit.level.specials:
        if t.phase == CLAIMING or t.phase == ERASING or t.phase == ROBBING:
            return best_few(moves, pick_values(t, course, seat, moves, glance))[0]
        card = special_cards.at_once(t, course, seat, moves, dice)
        moves = special_cards.without(course, moves)
        n = len(moves)
        if card != NONE and (t.phase != WALKING or n == 0):
            return card
    if t.phase == WALKING:
        return goal(t, course, seat, moves, card, glance, dice)
    if t.phase == STUDYING:
        return promising(t, course, seat, moves)
    if t.phase == COMPLETING:
        return dearest(t, course, moves)
    if t.phase == CHOOSING and t.kit.level.traced:
        # any route that marks; going straight on is the last move
        return moves[dice.below(max(1, n - 1))]
    if t.phase == ACTING:
        i: i64 = 0
        while i < n and moves[i] < course.after_births:
            i += 1
        return moves[dice.below(i if i else n)]
    return moves[dice.below(n)]


def goal(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64], card: i64, glance: ValuationScratch,
         dice: Dice) -> i64:
    """Return the goal of the picked ant: the largest gain; else a card that extends its reach; else towards the most
    attractive cell; else outwards.
    """
    kit, colony, want, go = t.kit, t.colonies[seat], glance.want, course.action.going.first
    kind = kind_at(t, t.doing.ant)
    wants(t, seat, glance)
    best: i64 = NONE
    most: i64 = 0
    i: i64
    for i in range(len(moves)):
        value = gain(t, seat, kind, moves[i] - go, want)
        if value > most:
            best, most = moves[i], value
    if best != NONE or card != NONE:
        return best if best != NONE else card
    if kit.level.open and points_payable(t, seat, kind):
        return nearest_home(t, seat, moves, go)
    at = colony.at[t.doing.ant]
    aim = NONE if kind == DIGGER else lure(t, seat, kind, at if at < CELLS else colony.outer[0], want)
    if aim == NONE:
        n: i64 = len(moves)
        return moves[n - 1 - dice.below(n // 2 + 1)]  # the furthest come last
    best = moves[0]
    away = kit.board.away
    least: i64 = CELLS
    for i in range(len(moves)):
        place = moves[i] - go
        if place < CELLS and away[place * CELLS + aim] < least:
            best, least = moves[i], away[place * CELLS + aim]
    return best


def nearest_home(t: FourmidableBase, seat: i64, moves: vec[i64], go: i64) -> i64:
    """Return the move that ends nearest to the library (FOU-X2)."""
    best = moves[0]
    least: i64 = 99
    i: i64
    for i in range(len(moves)):
        steps = homeward(t, seat, moves[i] - go)
        if steps < least:
            best, least = moves[i], steps
    return best


def dearest(t: FourmidableBase, course: Course, moves: vec[i64]) -> i64:
    """Return the objective with the most points; declining is not considered."""
    cards, first = t.kit.objectives, course.action.completing.first
    best = moves[0]
    most: i64 = -1
    i: i64
    for i in range(len(moves)):
        card = moves[i] - first
        if card < cards.count and cards.points[card] > most:
            best, most = moves[i], cards.points[card]
    return best


def promising(t: FourmidableBase, course: Course, seat: i64, moves: vec[i64]) -> i64:
    """Return the card that is nearest to completion."""
    kit, cards, goods = t.kit, t.kit.objectives, t.colonies[seat].goods
    first = course.action.studying.first
    best = moves[0]
    most: i64 = -1
    i: i64
    for i in range(len(moves)):
        card = moves[i] - first
        value = cards.points[card] * hope(lacking(kit, card, goods))
        if value > most:
            best, most = moves[i], value
    return best
