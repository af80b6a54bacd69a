"""Fili-Fourmis: the candidate moves of the search, likeliest first; moves left out are rarely better."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.state import lowest_bit
from formicarium.games.fili_fourmis.base import LEAVING, FiliBase
from formicarium.games.fili_fourmis.kit import NONE, SIDES
from formicarium.games.fili_fourmis.state import FiliState
from formicarium.games.fili_fourmis.steps.leaving import next_out

FEW: Final[i64] = 3  # ants nearest to the enemy that are candidates to begin a file


def ideas(t: FiliState, seat: i64, moves: vec[i64]) -> vec[i64]:
    kit, coming_out, advancing, entering = t.kit, t.course.coming_out, t.course.advancing, t.course.entering
    ways = kit.passages.ways
    found = vec[i64](capacity=len(moves))
    callers = callers_of(t, seat) if t.phase != LEAVING else 0
    later = vec[i64](capacity=len(moves))
    last = vec[i64](capacity=len(moves))
    i: i64
    for i in range(len(moves)):
        move = moves[i]
        if coming_out.has(move):
            if callers >> (move - coming_out.first - seat * kit.ants) & 1:
                found = append(found, move)
        elif advancing.has(move):
            way = 2 * (move - advancing.first)
            gain = nearer(t, seat, ways[way], ways[way + 1])
            if gain > 0:
                found = append(found, move)
            elif gain == 0:
                later = append(later, move)
            elif t.phase != LEAVING:
                last = append(last, move)
        elif entering.has(move):
            found = append(found, move)
        else:
            last = append(last, move)
    for i in range(len(later)):
        found = append(found, later[i])
    for i in range(len(last)):
        found = append(found, last[i])
    return found if len(found) else moves


def nearer(t: FiliBase, seat: i64, head: i64, to: i64) -> i64:
    """Return how many steps the move comes closer to the enemy."""
    base = (1 - seat) * t.kit.cells
    return t.kit.board.away[base + head] - t.kit.board.away[base + to]


def callers_of(t: FiliBase, seat: i64) -> i64:
    """Return the ants that may come out, one bit each.

    FIL-O3 lets any ant of the ramparts lengthen a file: the one furthest from the enemy suffices. To begin a file, the
    ants nearest to the enemy and beside the road are candidates.
    """
    kit = t.kit
    board, house = kit.board, kit.anthills.house
    base = (1 - seat) * kit.cells
    ants = next_out(t, seat)
    chosen: i64 = 0
    rear: i64 = NONE
    front = kit.cells
    side: i64
    left = ants
    while left:
        ant = lowest_bit(left)
        left &= left - 1
        cell = house[seat * kit.ants + ant]
        if rear == NONE or board.away[base + cell] > board.away[base + house[seat * kit.ants + rear]]:
            rear = ant
        front = min(front, board.away[base + cell])
    left = ants
    n: i64 = 0
    while left:
        ant = lowest_bit(left)
        left &= left - 1
        cell = house[seat * kit.ants + ant]
        road = False
        for side in range(SIDES):
            to = board.outside[cell * SIDES + side]
            if to < kit.cells and board.earth[to] and t.at[to] == NONE:
                road = True
        if road or (board.away[base + cell] == front and n < FEW):
            chosen |= 1 << ant
            n += 1
    return chosen | 1 << rear if rear != NONE else chosen
