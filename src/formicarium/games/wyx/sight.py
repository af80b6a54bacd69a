"""Wyx: positions and views. Hidden dominoes are drawn only when they show, so all seats have the same view."""
from __future__ import annotations

from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.wyx.kit import NONE, Kit
from formicarium.games.wyx.model import Ants, Domino, WyxPosition, WyxView
from formicarium.games.wyx.rules import RULES
from formicarium.games.wyx.state import ALL_SEATS, WyxState, laid_out


def common(t: WyxState) -> dict[str, Any]:
    """Return the fields that positions and views share.

    Hidden dominoes are in them only with an open dispenser (WYX-S1).
    """
    names, dominoes, ants = t.kit.board.names, t.kit.dispenser.dominoes, list(t.ants)
    columns, lying = dispenser(t)
    return {
        "queens": tuple([None if cell == NONE else names[cell] for cell in t.queen]),
        "supply": tuple(t.supply),
        "cells": {names[c]: stand(owner, ants[c]) for c, owner in enumerate(t.owner) if owner != NONE},
        "columns": columns,
        "gone": tuple([domino for number, domino in enumerate(dominoes) if not lying >> number & 1]),
        "turn": t.turn,
        "called": t.called and t.kit.finish,
        "ended": RULES[t.over],
    }


def dispenser(t: WyxState) -> tuple[tuple[tuple[Domino | None, ...], ...], int]:
    """Return the columns, and a bit set of all dominoes still in the game."""
    plan, behind = t.kit.dispenser, list(t.behind)
    dominoes, start, depth = plan.dominoes, plan.start, plan.depth
    known = t.kit.open_dispenser
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


def view(t: WyxState, seat: int) -> WyxView:
    return WyxView(seat=seat, **common(t))


def position(t: WyxState) -> WyxPosition:
    return WyxPosition(**common(t))


def world_from_view(v: WyxView, kit: Kit) -> WyxState:
    """Return the only world that fits the view: a state holds no domino that is still unseen."""
    return state_of(WyxPosition(queens=v.queens, supply=v.supply, cells=v.cells, columns=v.columns, gone=v.gone,
                                turn=v.turn, called=v.called, ended=v.ended), kit)


def state_of(p: WyxPosition, kit: Kit) -> WyxState:
    """Return the state of a consistent position."""
    cell_of = {name: cell for cell, name in enumerate(kit.board.names)}
    number_of = {domino: number for number, domino in enumerate(kit.dispenser.dominoes)}
    state = laid_out(kit)
    for name, stand in p.cells.items():
        state.owner[cell_of[name]], state.ants[cell_of[name]] = stand.seat, stand.ants
    lying = [domino for column in p.columns for domino in column if domino is not None]
    for number in (number_of[domino] for domino in (*lying, *p.gone)):
        colour = max(c for c in range(len(kit.dispenser.bag)) if kit.dispenser.start[c] <= number)
        state.unseen[colour] &= ~(1 << number - kit.dispenser.start[colour])
    for c, column in enumerate(p.columns):
        numbers = [NONE if domino is None else number_of[domino] for domino in reversed(column)]
        state.height[c] = len(numbers)
        if numbers:
            state.front[c] = numbers[-1]
        if kit.open_dispenser:
            for place, number in enumerate(numbers):
                state.behind[c * kit.dispenser.depth + place] = number
    state.queen = vec[i64]([NONE if name is None else cell_of[name] for name in p.queens])
    state.supply = vec[i64](p.supply)
    for cell in range(kit.board.cells):
        state.shut[cell] = ALL_SEATS if cell in state.queen else state.closed_to(cell)
    state.turn = p.turn
    state.called = p.called or (not kit.finish and 0 in p.supply)
    state.look_ahead()
    return state
