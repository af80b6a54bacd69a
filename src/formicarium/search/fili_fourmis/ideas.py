"""Fili-Fourmis: the moves that are worth a thought, the likeliest first. What is left out is hardly ever better."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.table import first
from formicarium.games.fili_fourmis.field import LEAVING, NONE, SIDES, Field
from formicarium.games.fili_fourmis.leaving import next_out

FEW: Final[i64] = 3  # ants that might begin a file


def ideas(f: Field, seat: i64, moves: vec[i64]) -> vec[i64]:
    board = f.board
    found = vec[i64](capacity=len(moves))
    callers = callers_of(f, seat) if f.phase != LEAVING else 0
    later = vec[i64](capacity=len(moves))
    last = vec[i64](capacity=len(moves))
    i: i64
    for i in range(len(moves)):
        move = moves[i]
        if move < board.start:
            if callers >> (move - seat * board.ants) & 1:
                found = append(found, move)
        elif board.advance <= move < board.join:
            way = 2 * (move - board.advance)
            gain = nearer(f, seat, board.ways[way], board.ways[way + 1])
            if gain > 0:
                found = append(found, move)
            elif gain == 0:
                later = append(later, move)
            elif f.phase != LEAVING:
                last = append(last, move)
        elif board.enter <= move < board.spread:
            found = append(found, move)
        else:
            last = append(last, move)
    for i in range(len(later)):
        found = append(found, later[i])
    for i in range(len(last)):
        found = append(found, last[i])
    return found if len(found) else moves


def nearer(f: Field, seat: i64, head: i64, to: i64) -> i64:
    """How much nearer to the enemy."""
    base = (1 - seat) * f.board.cells
    return f.board.away[base + head] - f.board.away[base + to]


def callers_of(f: Field, seat: i64) -> i64:
    """FIL-O3 lets any ant of the ramparts lengthen a file: the one furthest from the enemy will do. To begin one, those
    whose cell is nearest to the enemy or beside the road."""
    board = f.board
    base = (1 - seat) * board.cells
    ants = next_out(f, seat)
    chosen: i64 = 0
    rear: i64 = NONE
    front = board.cells
    side: i64
    left = ants
    while left:
        ant = first(left)
        left &= left - 1
        cell = board.house[seat * board.ants + ant]
        if rear == NONE or board.away[base + cell] > board.away[base + board.house[seat * board.ants + rear]]:
            rear = ant
        front = min(front, board.away[base + cell])
    left = ants
    n: i64 = 0
    while left:
        ant = first(left)
        left &= left - 1
        cell = board.house[seat * board.ants + ant]
        road = False
        for side in range(SIDES):
            to = board.beyond[cell * SIDES + side]
            if to < board.cells and board.earth[to] and f.at[to] == NONE:
                road = True
        if road or (board.away[base + cell] == front and n < FEW):
            chosen |= 1 << ant
            n += 1
    return chosen | 1 << rear if rear != NONE else chosen
