"""Fili-Fourmis: outcomes of actions that a seat can observe; law 13 compares outlooks with them."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from formicarium.core.game import Event
from formicarium.games.fili_fourmis.edition import EARTH, EDITIONS, RAMPARTS, cell_name, read
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import (
    Advanced,
    Called,
    Divided,
    Entered,
    FiliView,
    Joined,
    Lengthened,
    Running,
    Started,
    Stepped,
    Waited,
)


def observed_outcome(game: FiliFourmis, seat: int, action: Any, before: FiliView, after: FiliView,
                     events: Sequence[Event]) -> dict[str, Any]:
    """Return the facts of the first event; empty without events, after stopping or passing."""
    rows = EDITIONS[game.edition].board.rows
    mark = {cell_name(spot, rows): mark for spot, mark in read(rows).items()}
    ground = {cell: "earth" if mark[cell] == EARTH else "grass" for cell in mark}
    place = {cell: "rampart" if mark[cell] in RAMPARTS else "inside" for cell in mark}
    match events[0]:
        case Called(ant=ant):
            return {"cell": ant, "place": place[ant]}
        case Started(ant=ant, cell=cell):
            return {"ant": ant, "cell": cell, "ground": ground[cell]}
        case Lengthened(ant=ant, cell=cell, ants=ants):
            return {"kind": "out", "ant": ant, "head": follower_of(after, seat, cell), "cell": cell, "ants": ants,
                    "ground": ground[cell], "run": False}
        case Advanced(ant=ant, cell=cell, ants=ants, pace=pace):
            return {"kind": "march" if pace == 1 else "second", "ant": ant, "head": follower_of(after, seat, cell),
                    "cell": cell, "ants": ants, "ground": ground[cell], "run": isinstance(after.pending, Running)}
        case Joined(one=one, other=other, ants=ants):
            return {"one": one, "other": other, "ants": ants}
        case Divided(one=one, other=other, ants=ants, others=others):
            return {"one": one, "other": other, "ants": ants, "others": others}
        case Entered(cell=cell) if before.pending is not None:
            return {"cell": cell}
        case Entered(ant=ant, cell=cell):
            return {"head": other_end(before, seat, ant), "cell": cell, **crowd(after, events)}
        case Stepped(ant=ant, cell=cell):
            return {"ant": ant, "cell": cell, "place": place[cell]}
    return {}


def crowd(after: FiliView, events: Sequence[Event]) -> dict[str, int]:
    """Count the ants that entered and those that wait; empty while an ant's place must still be chosen."""
    if after.pending is not None:
        return {}
    return {"ants": sum(isinstance(event, Entered) for event in events),
            "wait": sum(event.ants for event in events if isinstance(event, Waited))}


def follower_of(view: FiliView, seat: int, head: str) -> str:
    return next(line[1] for line in view.files[seat] if line[0] == head)


def other_end(view: FiliView, seat: int, end: str) -> str:
    line = next(line for line in view.files[seat] if end in (line[0], line[-1]))
    return line[0] if line[-1] == end else line[-1]
