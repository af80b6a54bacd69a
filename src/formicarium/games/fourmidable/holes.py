"""Fourmidable: new holes (FOU-A8 to A10)."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fourmidable.box import CELLS, EMPTY, HOLES, MARK, NONE
from formicarium.games.fourmidable.model import Opened
from formicarium.games.fourmidable.state import State


def takes(t: State, seat: i64, cell: i64) -> bool:
    """FOU-A9, Q1, Q2: empty terrain or an own pheromone, nobody else there; an own ant may be."""
    lies = t.ground[cell]
    return (lies == EMPTY or lies == MARK + seat) and t.hole[cell] == NONE and t.shut[cell] >> seat & 1 == 0


def is_near(t: State, seat: i64, cell: i64) -> bool:
    """FOU-A8: within the distance of one of the seat's holes; no weather helps (FOU-Q4)."""
    near = t.box.near
    each: i64 = len(near) // CELLS
    hole: i64
    i: i64
    for hole in range(seat * HOLES, seat * HOLES + HOLES):
        at = t.outer[hole]
        if at != NONE:
            for i in range(at * each, at * each + each):
                if near[i] == cell:
                    return True
    return False


def can_open(t: State, seat: i64) -> bool:
    """FOU-A10: whether there is a cell for another hole."""
    if t.left[seat] == t.box.pheromones and t.bare == 0:
        return False  # neither a pheromone nor empty terrain anywhere
    near = t.box.near
    each: i64 = len(near) // CELLS
    hole: i64
    i: i64
    for hole in range(seat * HOLES, seat * HOLES + HOLES):
        at = t.outer[hole]
        if at != NONE:
            for i in range(at * each, at * each + each):
                if near[i] == NONE:
                    break
                if takes(t, seat, near[i]):
                    return True
    return False


def sites(t: State, seat: i64) -> vec[i64]:
    """FOU-A8, A9: the cells where a hole can go."""
    found = vec[i64]()
    cell: i64
    for cell in range(CELLS):
        if takes(t, seat, cell) and is_near(t, seat, cell):
            found = append(found, cell)
    return found


def open_hole(t: State, seat: i64, cell: i64, news: News) -> None:
    """FOU-A8: the digger stands in the numbered cell, and so on the hole (FOU-S3)."""
    number = t.goal
    if t.ground[cell] == EMPTY:
        t.bare -= 1
    t.hole[cell] = seat * HOLES + number
    t.outer[seat * HOLES + number] = cell
    t.stirred = True
    t.put(seat, t.ant, cell)
    if news.heard:
        news.tell(Opened(seat=seat, hole=number + 1, cell=t.box.names[cell], rule="FOU-A8"))
