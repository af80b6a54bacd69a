"""Wyx: who knows what. What lies behind is drawn late, so there is no secret in a table: all seats see alike."""
from __future__ import annotations

from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.wyx.model import Ants, Domino, WyxPosition, WyxView
from formicarium.games.wyx.table import ALL_SEATS, NONE, RULES, Board, WyxTable


def seen(t: WyxTable) -> dict[str, Any]:
    """What lies on the table; nobody sees behind the front dominoes unless all do (WYX-S1)."""
    board = t.board
    names, dominoes, ants = board.names, board.dominoes, list(t.ants)
    columns, lying = dispenser(t)
    return {
        "queens": tuple([None if cell == NONE else names[cell] for cell in t.queen]),
        "supply": tuple(t.supply),
        "cells": {names[c]: stand(owner, ants[c]) for c, owner in enumerate(t.owner) if owner != NONE},
        "columns": columns,
        "gone": tuple([domino for number, domino in enumerate(dominoes) if not lying >> number & 1]),
        "turn": t.turn,
        "called": t.called and t.finish,
        "ended": RULES[t.over],
    }


def dispenser(t: WyxTable) -> tuple[tuple[tuple[Domino | None, ...], ...], int]:
    """The columns, and all dominoes that are not out of the game yet, one bit each."""
    dominoes, start, depth, behind = t.board.dominoes, t.board.start, t.board.depth, list(t.behind)
    known = max(behind) != NONE
    lying = 0
    for colour, bits in enumerate(t.unseen):
        lying |= bits << start[colour]
    columns: list[tuple[Domino | None, ...]] = []
    for column, (front, height) in enumerate(zip(t.front, t.height, strict=True)):
        if height == 0:
            columns.append(())
            continue
        lying |= 1 << front
        rest: tuple[Domino | None, ...] = (None,) * (height - 1)
        if known:
            numbers = behind[column * depth:column * depth + height - 1][::-1]
            rest = tuple([None if number == NONE else dominoes[number] for number in numbers])
            lying |= sum(1 << number for number in numbers if number != NONE)
        columns.append((dominoes[front], *rest))
    return tuple(columns), lying


@cache
def stand(seat: int, ants: int) -> Ants:
    return Ants(seat, ants)


def view(t: WyxTable, seat: int) -> WyxView:
    return WyxView(seat=seat, **seen(t))


def position(t: WyxTable) -> WyxPosition:
    return WyxPosition(**seen(t))


def suppose(v: WyxView, board: Board, open_dispenser: bool, closed: bool, finish: bool) -> WyxTable:
    """The only table that looks like this view: what nobody has seen is not on it yet."""
    return lay(WyxPosition(queens=v.queens, supply=v.supply, cells=v.cells, columns=v.columns, gone=v.gone,
                           turn=v.turn, called=v.called, ended=v.ended), board, open_dispenser, closed, finish)


def lay(p: WyxPosition, board: Board, open_dispenser: bool, closed: bool, finish: bool) -> WyxTable:
    """The table of a position that holds together."""
    cell_of = {name: cell for cell, name in enumerate(board.names)}
    number_of = {domino: number for number, domino in enumerate(board.dominoes)}
    owner, ants = [NONE] * board.cells, [0] * board.cells
    for name, stand in p.cells.items():
        owner[cell_of[name]], ants[cell_of[name]] = stand.seat, stand.ants
    behind = [NONE] * (board.columns * board.depth)
    front = [board.no_domino] * board.columns
    bags = list(board.bag)
    lying = [domino for column in p.columns for domino in column if domino is not None]
    for number in (number_of[domino] for domino in (*lying, *p.gone)):
        colour = max(c for c in range(len(bags)) if board.start[c] <= number)
        bags[colour] &= ~(1 << number - board.start[colour])
    for c, column in enumerate(p.columns):
        numbers = [NONE if domino is None else number_of[domino] for domino in reversed(column)]
        if column:
            front[c] = numbers[-1]
        if open_dispenser:
            behind[c * board.depth:c * board.depth + len(numbers)] = numbers
    table = WyxTable(
        len(p.queens), board, closed, finish, vec[i64](behind), vec[i64](front),
        vec[i64]([len(column) for column in p.columns]), vec[i64](bags), vec[i64](owner), vec[i64](ants),
        vec[i64]([NONE if name is None else cell_of[name] for name in p.queens]), vec[i64](p.supply),
        vec[i64]([0] * board.cells + [ALL_SEATS]), p.turn, p.called or (not finish and 0 in p.supply), 0, 0)
    for cell in range(board.cells):
        table.shut[cell] = ALL_SEATS if cell in table.queen else table.closed_to(cell)
    table.look_ahead()
    return table
