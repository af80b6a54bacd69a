"""Micropolis: complete a partial position: missing fields are derived from the given ones."""
from __future__ import annotations

from typing import Any

from formicarium.games.micropolis.course import Course
from formicarium.games.micropolis.kit import Kit
from formicarium.games.micropolis.model import Built, Holder, Lying
from formicarium.games.micropolis.rules import ALL_COMPLETE


def derived_fields(given: dict[str, Any], course: Course, start: Any) -> dict[str, Any]:
    """Return derived fields.

    The tiles placed determine the length of the line and the seat in turn (MIC-T7, T8, E2).
    """
    kit = course.kit
    anthills = given.get("anthills", start.anthills)
    question = given.get("question")
    placed = sum(len(built.row) for built in anthills)
    at_work = question is not None and question.what != "leader"
    over = placed == kit.anthills * kit.sides
    cycle = kit.seats * (2 if kit.each == 2 else kit.line // kit.seats)
    taken = cycle if placed and placed % cycle == 0 and (at_work or over) else placed % cycle
    behind = placed - (at_work or over)
    leader = given.get("leader") or Holder((given.get("turn", leads(anthills, kit)) - behind) % kit.seats
                                           if "turn" in given else leads(anthills, kit), 1)
    return {"anthills": anthills, "line": line(anthills, kit.line - taken, kit, start), "leader": leader,
            "turn": (leader.seat + behind) % kit.seats, "architects": (0,) * kit.seats, "question": None,
            "ended": ALL_COMPLETE.id if over and not at_work else ""}


def leads(anthills: tuple[Built, ...], kit: Kit) -> int:
    """Return the seat that has placed more tiles than the seat before it: the Leader; 0 if all are equal."""
    own = [sum(len(built.row) for built in anthills[seat * kit.each:seat * kit.each + kit.each])
           for seat in range(kit.seats)]
    return next((seat for seat in range(kit.seats) if own[seat] > own[seat - 1]), 0)


def line(anthills: tuple[Built, ...], count: int, kit: Kit, start: Any) -> tuple[Lying, ...]:
    """Return a line of tiles in no other place: first those of the start, then by number."""
    lying = {tile for built in anthills for tile in built.row}
    dealt = [*[lying_.tile for lying_ in start.line], *range(1, kit.tiles.count + 1)]
    free = [tile for tile in dict.fromkeys(dealt) if tile not in lying]
    return tuple([Lying(tile, 0) for tile in free[:count]])
