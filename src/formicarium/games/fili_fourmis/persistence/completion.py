"""Fili-Fourmis: complete a partial position: missing fields are derived from the given ones."""
from __future__ import annotations

from contextlib import suppress
from typing import Any

from formicarium.games.fili_fourmis.course import Course
from formicarium.games.fili_fourmis.model import FiliPosition
from formicarium.games.fili_fourmis.rules import RULES
from formicarium.games.fili_fourmis.sight import state_of


def derived_fields(given: dict[str, Any], course: Course) -> dict[str, Any]:
    """Return derived fields; ants not listed are at home, where the ramparts empty first (FIL-O5)."""
    kit = course.kit
    files, entered = given.get("files", ((), ())), given.get("entered", ((), ()))
    nests = []
    for seat in (0, 1):
        away = sum(map(len, files[seat])) if seat < len(files) else 0
        away += len(entered[seat]) if seat < len(entered) else 0
        home = [kit.anthills.house[seat * kit.ants + place] for place in range(kit.ants)]
        leave = [*filter(kit.is_wall, home), *[cell for cell in home if not kit.is_wall(cell)]]
        nests.append(tuple([kit.names[cell] for cell in home if cell not in leave[:away]]))
    found = {"nests": tuple(nests), "files": files, "entered": entered, "seen": None, "turn": 0, "pending": None,
             "ended": ""}
    with suppress(LookupError, ValueError, TypeError, OverflowError):  # an invalid position: `audit` names the fault
        found["ended"] = RULES[state_of(FiliPosition(**{**found, **given}), course).over]
    return found
