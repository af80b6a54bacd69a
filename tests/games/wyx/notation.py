"""Notation of the hand-made Wyx positions: plain data, without any engine; the files beside this one add to POSITIONS.

Each position is a dict:

name, rules (ids concerned), players, options, seat (who asks or acts),
state: queens, cells {cell: (seat, ants)}, supply, columns (front first, None = unseen), gone, turn, ended, called,
legal: the complete set of legal actions of that seat,
refused: {action: acceptable rule ids},
then (some): (action, domino shown behind, facts afterwards), facts being any of
queens, cells, supply, turn, called, ended, winners, fronts (visible domino of each column, None = empty).

The board is that of editions.md 5.3: anthills of 3 in the corners, of 2 on b3 b6 c2 c7 f2 f7 g3 g6. Columns 1-2 go left
and up, 3-4 left and down, 5-6 right and down, 7-8 right and up. Shorthand below: "21" is 2 across and 1 along in the
direction of its column, "--" an empty column. Where the gone dominoes do not matter they are the first of the colour
that are not seen.
"""

from __future__ import annotations

from typing import Any

Domino = tuple[str, int, str, int]
Action = tuple[str] | tuple[str, str] | tuple[str, int]
Position = dict[str, Any]

SIDES = (("left", "up"), ("left", "down"), ("right", "down"), ("right", "up"))
DIRECTIONS = tuple(side for side in SIDES for column in range(2))
PASS: Action = ("Pass",)
T2, T3, T4, T5, T7 = {"WYX-T2"}, {"WYX-T3"}, {"WYX-T4"}, {"WYX-T5"}, {"WYX-T7"}
T34 = {"WYX-T3", "WYX-T4"}
S2 = {"WYX-S2"}
POSITIONS: list[Position] = []


def enter(*cells: str) -> set[Action]:
    return {("Enter", cell) for cell in cells}


def take(*columns: int) -> set[Action]:
    return {("Take", column) for column in columns}


def no(ids: set[str], *columns: int) -> dict[Action, set[str]]:
    return {("Take", column): ids for column in columns}


def domino(column: int, short: str) -> Domino:
    side, way = DIRECTIONS[column - 1]
    return (side, int(short[0]), way, int(short[1]))


def ants(seat: int, text: str) -> dict[str, tuple[int, int]]:
    """Read "a1:3 b2" as three ants on a1 and one on b2, all of this seat."""
    result = {}
    for word in text.split():
        cell, _, number = word.partition(":")
        result[cell] = (seat, int(number or 1))
    return result


def table(
    fronts: str, depths: str, behind: dict[int, str] | None = None, keep: tuple[Domino, ...] = ()
) -> dict[str, Any]:
    """Return columns and gone dominoes from the fronts, the column lengths and the known dominoes behind.
    The dominoes to keep are hidden, not gone: they show later.
    """
    columns: list[list[Domino | None]] = []
    shorts = fronts.split()
    for number, (short, depth) in enumerate(zip(shorts, depths.split(), strict=True), start=1):
        column: list[Domino | None] = [] if short == "--" else [domino(number, short)]
        column += [domino(number, word) for word in (behind or {}).get(number, "").split()]
        column += [None] * (int(depth) - len(column))
        columns.append(column)
    gone: set[Domino] = set()
    for side, way in dict.fromkeys(DIRECTIONS):
        mine = [column for column, which in zip(columns, DIRECTIONS, strict=True) if which == (side, way)]
        left = 16 - sum(len(column) for column in mine)
        for across in (1, 2, 3, 4):
            for along in (1, 2, 3, 4):
                one: Domino = (side, across, way, along)
                if left > 0 and one not in keep and all(one not in column for column in mine):
                    gone.add(one)
                    left -= 1
    return {"columns": columns, "gone": gone}


def add(
    name: str,
    rules: str,
    queens: str,
    cells: dict[str, tuple[int, int]],
    dispenser: dict[str, Any],
    supply: list[int],
    legal: set[Action],
    refused: dict[Action, set[str]],
    then: tuple[Action, Domino | None, dict[str, Any]] | None = None,
    turn: int = 0,
    seat: int | None = None,
    ended: str = "",
    called: bool = False,
    gone: set[Domino] | None = None,
    **options: bool,
) -> None:
    seats: list[str | None] = [None if queen == "-" else queen for queen in queens.split()]
    position: Position = {
        "name": name,
        "rules": ["WYX-" + rule for rule in rules.split()],
        "players": len(seats),
        "options": {option: True for option, value in options.items() if value},
        "seat": turn if seat is None else seat,
        "state": {
            "queens": seats,
            "cells": dict(cells),
            "supply": list(supply),
            "columns": [list(column) for column in dispenser["columns"]],
            "gone": set(dispenser["gone"] if gone is None else gone),
            "turn": turn,
            "ended": ended,
            "called": called,
        },
        "legal": legal,
        "refused": refused,
    }
    if then is not None:
        position["then"] = then
    POSITIONS.append(position)


FULL = "8 8 8 8 8 8 8 8"
EMPTY = "-- -- -- -- -- -- -- --"
