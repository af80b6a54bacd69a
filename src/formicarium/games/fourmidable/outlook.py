"""Fourmidable: what a choice would do at once."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.game import Action, Facts
from formicarium.core.table import count
from formicarium.games.fourmidable.box import CELLS, DIGGER, EMPTY, HAND, KINDS, LIBRARY, NEST, NONE, PLACES
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PREDATORS,
    RESOURCES,
    WEATHERS,
    Call,
    Direct,
    Draw,
    Forecast,
    Go,
    Hatch,
    Keep,
    Muster,
    Open,
    Pick,
    Reveal,
    Send,
    Via,
)
from formicarium.games.fourmidable.predators import targets
from formicarium.games.fourmidable.table import FourmidableTable
from formicarium.games.fourmidable.walking import budget, kind_at, picked, reach
from formicarium.games.fourmidable.ways import common, fitting, plainest, ways

TRAP = 6  # so many digger objectives can seldom all be paid from one nest


def outlook(t: FourmidableTable, seat: int, action: Action, move: int) -> Facts:
    box = t.box
    match action:
        case Draw(hunters, farmers, diggers):
            return {"hunters": hunters, "farmers": farmers, "diggers": diggers, "trap": int(diggers >= TRAP)}
        case Muster(hunters, farmers, diggers):
            return {"hunters": hunters, "farmers": farmers, "diggers": diggers}
        case Forecast(weather):
            return {"weather": weather, "ant": ANT_KINDS[WEATHERS.index(weather)]}
        case Pick():
            return pick(t, seat, action, move - box.pick)
        case Go(cell):
            return go(t, seat, move - box.go)
        case Via(cell):
            after = t.clone()
            after.via = vec[i64]([*t.via, box.names.index(cell)])
            return {"cell": cell, **way(after, seat)}
        case Direct():
            return way(t, seat)
        case Open(cell):
            return {"cell": cell, "hole": t.goal + 1}
        case Keep(card) | Reveal(card):
            number = move - (box.keep if isinstance(action, Keep) else box.reveal)
            design = box.designs[number]
            return {"card": card, "ant": design.ant, "points": design.points, "needs": " ".join(design.needs),
                    "revealed": t.completed(seat) + 1, "goal": box.level.goal}
        case Hatch(ant):
            kind = ANT_KINDS.index(ant)
            base = seat * box.slots + kind * box.ants
            return {"ant": ant, "left": sum(t.at[base + i] == NONE for i in range(box.ants)) - 1,
                    "tiles": t.tiles[kind]}
        case Call(predator):
            return {"predator": predator, "cells": len(targets(t, PREDATORS.index(predator)))}
        case Send(cell, owner):
            return {"predator": PREDATORS[t.predator], "cell": cell, "owner": -1 if owner is None else owner,
                    "eaten": eaten(t, action)}
    return {"final": int(t.ending > 0)}  # Pass


def pick(t: FourmidableTable, seat: int, action: Pick, number: int) -> Facts:
    """How far it could go, and to how many cells where it would gather."""
    kind, place = number // PLACES, number % PLACES
    slot = picked(t, seat, kind, place)
    n = reach(t, seat, place, budget(t, slot), kind == DIGGER)
    cells = list(t.box.queue)[:n]
    return {"ant": action.ant, "cell": action.cell, "number": slot % t.box.ants + 1, "steps": budget(t, slot),
            "where": "nest" if place >= CELLS else "hole" if t.hole[place] != NONE else "board",
            "cells": n - 1, "gather": sum(bool(resource(t, seat, kind, one)) for one in cells)}


def resource(t: FourmidableTable, seat: int, kind: int, place: int) -> str:
    """What an ant would gather there; empty: nothing."""
    if place < CELLS:
        lies = t.ground[place]
        return RESOURCES[lies] if lies < EMPTY and lies // KINDS == kind else ""
    node = place - NEST
    earth = t.box.earth[node]
    return RESOURCES[earth] if kind == DIGGER and earth != NONE and not t.dug[seat] >> node & 1 else ""


def go(t: FourmidableTable, seat: int, place: int) -> Facts:
    """What the way brings; the way itself where there is one only, else the plainest."""
    slot = t.ant
    kind = kind_at(t, slot)
    found = ways(t, seat, slot, place)
    fit = fitting(t, found)
    marks = [count(found.marked[way]) for way in fit]
    way = fit[marks.index(min(marks))]
    path = found.path(way)
    gathered = resource(t, seat, kind, place)
    node = place - NEST if place >= CELLS else NONE
    if t.box.level.library and node == LIBRARY:
        what = "full" if t.objectives(seat) >= HAND else "library"
    elif gathered:
        what = "gather" if place < CELLS else "hole" if node < 4 and t.box.level.holes else "dig"
    else:
        what = "walk" if len(path) > 1 else "stay"
    return {"ant": ANT_KINDS[kind], "number": slot % t.box.ants + 1, "cell": t.name_of(place), "what": what,
            "resource": gathered, "steps": len(path) - 1, "path": " ".join(t.name_of(one) for one in path),
            "least": min(marks), "most": max(marks), "ways": len(fit)}


def way(t: FourmidableTable, seat: int) -> dict[str, int | str]:
    """What every way that crosses what was chosen marks; how many such ways there are, and the path of the plainest."""
    found = ways(t, seat, t.ant, t.goal)
    fit = fitting(t, found)
    marks = common(found, fit)
    plain = plainest(found, fit)
    path = found.path(fit[0] if plain == NONE else plain)
    return {"goal": t.name_of(t.goal), "marks": count(marks), "ways": len(fit),
            "cells": " ".join(t.box.names[cell] for i, cell in enumerate(found.bare) if marks >> i & 1),
            "path": " ".join(t.name_of(one) for one in path)}


def eaten(t: FourmidableTable, action: Send) -> str:
    """What the called predator would eat there."""
    if action.owner is None:
        lies = t.ground[t.box.names.index(action.cell)]
        return RESOURCES[lies] if lies < EMPTY and lies // KINDS == t.predator else ""
    node = t.box.chambers.index(action.cell)
    earth = t.box.earth[node]
    return RESOURCES[earth] if earth != NONE and not t.dug[action.owner] >> node & 1 else ""
