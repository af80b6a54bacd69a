"""Micropolis: outcomes of actions that a seat can observe; law 13 compares outlooks with them."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from formicarium.core.game import Action, Event
from formicarium.games.micropolis.edition import EDITIONS, Edition
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import (
    Change,
    Emptied,
    Filled,
    Gathered,
    Give,
    Left,
    MicropolisView,
    Passed,
    Placed,
    Rearranged,
    Switch,
    Take,
    Took,
)

E = TypeVar("E", bound=Event)


def observed_outcome(game: Micropolis, seat: int, action: Action, before: MicropolisView, after: MicropolisView,
                     events: Sequence[Event]) -> Mapping[str, Any]:
    edition = EDITIONS[game.edition]
    if isinstance(action, Take):
        return see_take(seat, before, after, events, edition)
    if isinstance(action, Give):
        passed = only_event(Passed, events)
        return {"owner": passed.owner, "anthill": passed.anthill, "army": passed.army}
    rearranged = [event.surplus for event in events if isinstance(event, Rearranged)]
    if isinstance(action, Switch):
        return {"how": "fill" if isinstance(events[0], Filled) else "empty", "last": bool(rearranged),
                **see_barracks(seat, before, after, events)}
    return {"surplus": rearranged[0]} if rearranged else see_barracks(seat, before, after, events)


def only_event(kind: type[E], events: Sequence[Event]) -> E:
    [found] = [event for event in events if isinstance(event, kind)]
    return found


def see_take(seat: int, before: MicropolisView, after: MicropolisView, events: Sequence[Event],
             edition: Edition) -> Mapping[str, Any]:
    took, placed = only_event(Took, events), only_event(Placed, events)
    gathered = sum(event.soldiers + event.surplus for event in events if isinstance(event, Gathered))
    [anthill] = [one for one in after.anthills if (one.seat, one.anthill) == (seat, took.anthill)]
    return {"place": took.place, "side": placed.side, "anthill": took.anthill, "architect": took.architect,
            "cost": took.paid, "soldiers": gathered, "army": anthill.army, "tile": took.tile, "bears": placed.bears,
            "workers": sum(edition.anthill.tiles[took.tile - 1].workers), "first": len(anthill.row) == 1,
            "completes": anthill.complete, "galleries": tuple(slice_.galleries for slice_ in anthill.row),
            "change": see_change(seat, before, after)}


def see_barracks(seat: int, before: MicropolisView, after: MicropolisView,
                 events: Sequence[Event]) -> Mapping[str, Any]:
    """Return the facts of a barracks that was filled, emptied or left."""
    first = next(event for event in events if isinstance(event, Filled | Emptied | Left))
    [army] = [one.army for one in after.anthills if (one.seat, one.anthill) == (seat, first.anthill)]
    facts = {"barracks": first.barracks, "places": first.places, "army": army}
    return facts if isinstance(first, Left) else {**facts, "change": see_change(seat, before, after)}


def see_change(seat: int, before: MicropolisView, after: MicropolisView) -> Change:
    """Return the changes of the seat's score sheet."""
    sheets = [[sum(one.points[line].points for one in view.anthills if one.seat == seat) for line in range(6)]
              for view in (before, after)]
    population, colony, harvest, royal, red, garrison = [is_ - was for was, is_ in zip(*sheets, strict=True)]
    return Change(population=population, colony=colony, harvest=harvest, royal=royal, red=red, garrison=garrison,
                  total=sum(sheets[1]) - sum(sheets[0]))
