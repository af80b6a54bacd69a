"""Wyx: complete a partial position: missing fields are derived from the given ones."""
from __future__ import annotations

from contextlib import suppress
from typing import Any

from formicarium.core.state import bit_count
from formicarium.games.wyx.kit import Kit
from formicarium.games.wyx.model import Domino, WyxPosition
from formicarium.games.wyx.rules import RULES
from formicarium.games.wyx.sight import state_of


def derived_fields(given: dict[str, Any], kit: Kit) -> dict[str, Any]:
    queens, cells = given.get("queens", (None,) * kit.seats), given.get("cells", {})
    supply = tuple([kit.ants - sum(stand.ants for stand in cells.values() if stand.seat == seat)
                    for seat in range(kit.seats)])
    columns = given.get("columns") or fill_columns(given.get("gone", ()), kit)
    found = {
        "queens": queens, "cells": cells, "supply": supply, "columns": columns, "gone": missing_dominoes(columns, kit),
        "turn": len(queens) - queens.count(None) if None in queens else 0,
        "called": kit.finish and 0 in given.get("supply", supply), "ended": ""}
    with suppress(LookupError, ValueError, TypeError, OverflowError):  # an invalid position: `audit` names the fault
        found["ended"] = RULES[state_of(WyxPosition(**{**found, **given}), kit).over]
    return found


def by_colour(kit: Kit) -> list[list[Domino]]:
    """Return the dominoes of each colour, in the order of the edition."""
    dispenser = kit.dispenser
    return [dispenser.dominoes[start:start + bit_count(bag)]
            for start, bag in zip(dispenser.start, dispenser.bag, strict=True)]


def fill_columns(taken: tuple[Domino, ...], kit: Kit) -> tuple[tuple[Domino | None, ...], ...]:
    """Fill the columns with the dominoes still in the game, the first of each colour in front."""
    columns: list[tuple[Domino | None, ...]] = [()] * kit.dispenser.columns
    for colour, dominoes in enumerate(by_colour(kit)):
        left = [domino for domino in dominoes if domino not in taken]
        mine = [column for column in range(kit.dispenser.columns) if kit.dispenser.colour[column] == colour]
        heights = [0] * len(mine)
        for i in range(len(left)):
            heights[i % len(mine)] += 1
        for column, height in zip(mine, heights, strict=True):
            shown, left = (left[:height], left[height:]) if kit.open_dispenser else (left[:1], left[1:])
            columns[column] = (*shown, *[None] * (height - len(shown))) if height else ()
    return tuple(columns)


def missing_dominoes(columns: tuple[tuple[Domino | None, ...], ...], kit: Kit) -> tuple[Domino, ...]:
    """Return the dominoes that the columns have lost, by colour: the last ones that are in no column."""
    found: list[Domino] = []
    seen = {domino for column in columns for domino in column}
    for colour, dominoes in enumerate(by_colour(kit)):
        of_colour = [column for number, column in enumerate(columns[:kit.dispenser.columns])
                     if kit.dispenser.colour[number] == colour]
        height = sum(map(len, of_colour))
        away = [domino for domino in dominoes if domino not in seen]
        found += away[max(0, len(away) - max(0, len(dominoes) - height)):]
    return tuple(found)
