"""Fourmidable: the moves worth a thought, and one that a playout makes without thinking."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.games.fourmidable.box import (
    ACTING,
    CELLS,
    COUNTING,
    DIGGER,
    EMPTY,
    FORECASTING,
    HOLES,
    KINDS,
    LAIRS,
    NONE,
    PROWLING,
    STUDYING,
    WALKING,
)
from formicarium.games.fourmidable.state import State
from formicarium.search.fourmidable.worth import POINT, gain, hope, lacking, nearness, wants

LAPSE: Final[i64] = 40  # in a playout one move in so many is any
FEW: Final[i64] = 7  # goals of an ant, or of a predator, that are thought about


def ideas(t: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """What can be revealed is revealed first; only one that brings the end wants a thought."""
    n = due(t, moves)
    if n == len(moves):
        return likely(t, seat, moves)
    reveals = moves[n:]
    if n == 0 or not decides(t, seat):
        return reveals
    found = likely(t, seat, moves[:n])
    i: i64
    for i in range(len(reveals)):
        found = append(found, reveals[i])
    return found


def due(t: State, moves: vec[i64]) -> i64:
    """How many moves are no reveals: these come last."""
    n: i64 = len(moves)
    while n and t.box.reveal <= moves[n - 1] < t.box.pass_:
        n -= 1
    return n


def likely(t: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """An ant goes where there is something; predators wait."""
    if t.phase == ACTING:
        found = vec[i64](capacity=16)
        i: i64
        for i in range(len(moves)):
            if moves[i] < t.box.call:
                found = append(found, moves[i])
        return found if len(found) else moves
    if t.phase == WALKING or t.phase == PROWLING:
        return best_few(moves, values(t, seat, moves))
    return moves


def decides(t: State, seat: i64) -> bool:
    """Whether one more objective of the seat brings the end."""
    return t.phase != COUNTING and t.completed(seat) + 1 == t.box.level.goal


def leads(t: State, seat: i64, more: i64) -> bool:
    """Whether nobody has more points, with so many more."""
    other: i64
    for other in range(t.seats):
        if other != seat and t.score(seat) + more < t.score(other):
            return False
    return True


def best_few(moves: vec[i64], value: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=FEW)
    n: i64 = len(moves)
    i: i64
    round_: i64
    for round_ in range(min(FEW, n)):
        best: i64 = 0
        for i in range(1, n):
            if value[i] > value[best]:
                best = i
        found = append(found, moves[best])
        value[best] = -1_000_000
    return found


def values(t: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Of the goals of an ant or a predator, at a glance."""
    box = t.box
    found = vec[i64](capacity=len(moves))
    i: i64
    if t.phase == WALKING:
        kind = t.ant // box.ants
        wants(t, seat, box.want)
        for i in range(len(moves)):
            place = moves[i] - box.go
            found = append(found, 8 * gain(t, seat, kind, place, box.want) + approach(t, seat, kind, place))
        return found
    hunger = denial(t, seat)
    for i in range(len(moves)):
        found = append(found, bite(t, seat, moves[i] - box.send, hunger))
    return found


def approach(t: State, seat: i64, kind: i64, place: i64) -> i64:
    """How near a place is to what the seat wants; `box.want` is known."""
    cell = NONE if kind == DIGGER or place >= CELLS else lure(t, seat, kind, place)
    return 0 if cell == NONE else pull(t, place, cell) // 100


def lure(t: State, seat: i64, kind: i64, place: i64) -> i64:
    """The cell that draws an ant most from a place of the main board; NONE. `box.want` is known."""
    best: i64 = NONE
    most: i64 = 0
    cell: i64
    for cell in range(CELLS):
        lies = t.ground[cell]
        if lies < EMPTY and lies // KINDS == kind and cell != place and t.shut[cell] >> seat & 1 == 0:
            value = pull(t, place, cell)
            if value > most:
                best, most = cell, value
    return best


def pull(t: State, place: i64, cell: i64) -> i64:
    return (t.box.want[t.ground[cell]] + POINT) * nearness(t.box.away[place * CELLS + cell])


def denial(t: State, seat: i64) -> vec[i64]:
    """By seat and resource, what one more is worth to each of the others."""
    hunger = vec[i64](capacity=t.seats * 9)
    want = t.box.want
    other: i64
    i: i64
    for other in range(t.seats):
        wants(t, other, want)
        for i in range(9):
            hunger = append(hunger, -want[i] if other == seat else want[i])
    return hunger


def bite(t: State, seat: i64, target: i64, hunger: vec[i64]) -> i64:
    """What a predator would take from the others there, less what from the seat itself."""
    box = t.box
    other: i64
    slot: i64
    if target >= CELLS:
        owner, node = (target - CELLS) // LAIRS, 4 + (target - CELLS) % LAIRS
        earth = box.earth[node]
        return hunger[owner * 9 + earth] if earth != NONE and t.dug[owner] >> node & 1 == 0 else 0
    lies = t.ground[target]
    if lies >= EMPTY or lies // KINDS != t.predator:
        return 0
    total: i64 = 0
    for other in range(t.seats):
        close: i64 = 0
        for slot in range(lies // KINDS * box.ants, (lies // KINDS + 1) * box.ants):
            at = t.at[other * box.slots + slot]
            if at != NONE:
                place = at if at < CELLS else t.outer[other * HOLES]
                close = max(close, nearness(box.away[place * CELLS + target]))
        total += hunger[other * 9 + lies] * close // 100
    return total


def sample(t: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
    """Now and then any move, else by instinct."""
    n: i64 = len(moves)
    box = t.box
    if n == 1 or t.phase < FORECASTING or dice.below(LAPSE) == 0:
        return moves[dice.below(n)]
    if box.reveal <= moves[n - 1] < box.pass_:
        card = moves[n - 1] - box.reveal
        n = due(t, moves)
        if n == 0 or not decides(t, seat) or leads(t, seat, box.points[card]):
            return box.reveal + card
        moves = moves[:n]
    if t.phase == WALKING:
        return goal(t, seat, moves, dice)
    if t.phase == STUDYING:
        return promising(t, seat, moves)
    if t.phase == ACTING:
        i: i64 = 0
        while i < n and moves[i] < box.call:
            i += 1
        return moves[dice.below(i if i else n)]
    return moves[dice.below(n)]


def goal(t: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
    """Where the picked ant brings the most; if nowhere anything, towards what draws it; else further out than it is."""
    box = t.box
    kind = t.ant // box.ants
    wants(t, seat, box.want)
    best: i64 = NONE
    most: i64 = 0
    i: i64
    for i in range(len(moves)):
        value = gain(t, seat, kind, moves[i] - box.go, box.want)
        if value > most:
            best, most = moves[i], value
    if best != NONE:
        return best
    at = t.at[seat * box.slots + t.ant]
    aim = NONE if kind == DIGGER else lure(t, seat, kind, at if at < CELLS else t.outer[seat * HOLES])
    if aim == NONE:
        n: i64 = len(moves)
        return moves[n - 1 - dice.below(n // 2 + 1)]  # the furthest come last
    best = moves[0]
    least: i64 = CELLS
    for i in range(len(moves)):
        place = moves[i] - box.go
        if place < CELLS and box.away[place * CELLS + aim] < least:
            best, least = moves[i], box.away[place * CELLS + aim]
    return best


def promising(t: State, seat: i64, moves: vec[i64]) -> i64:
    """The card that is nearest to its points."""
    box = t.box
    i: i64
    for i in range(9):
        box.spare[i] = t.goods[seat * 9 + i]
    best = moves[0]
    most: i64 = -1
    for i in range(len(moves)):
        card = moves[i] - box.keep
        value = box.points[card] * hope(lacking(box, card, box.spare))
        if value > most:
            best, most = moves[i], value
    return best
