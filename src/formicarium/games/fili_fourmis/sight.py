"""Fili-Fourmis: positions and views. Nothing is hidden, so all seats have the same view."""
from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.games.fili_fourmis.base import ENTERING, LEAVING, RUNNING
from formicarium.games.fili_fourmis.course import Course
from formicarium.games.fili_fourmis.kit import LONGEST, NONE, Kit
from formicarium.games.fili_fourmis.model import Entering, Files, FiliPosition, FiliView, Leaving, Running
from formicarium.games.fili_fourmis.rounds import times, verdict
from formicarium.games.fili_fourmis.rules import RULES
from formicarium.games.fili_fourmis.state import FiliState, laid_out
from formicarium.games.fili_fourmis.steps.leaving import is_bound


def open_facts(t: FiliState) -> dict[str, Any]:
    """Return the fields that positions and views share."""
    return {
        "nests": tuple([ants_in(t.kit, seat, t.nest[seat]) for seat in (0, 1)]),
        "files": files(t),
        "entered": tuple([ants_in(t.kit, 1 - seat, t.entered[seat]) for seat in (0, 1)]),
        "seen": tuple([f"{key:x}" for key in t.seen]),
        "turn": t.turn,
        "pending": pending_of(t),
        "ended": RULES[t.over],
    }


def pending_of(t: FiliState) -> Leaving | Running | Entering | None:
    names = t.kit.names
    if t.phase == LEAVING:
        return Leaving(names[t.spot])
    if t.phase == RUNNING:
        return Running(names[t.spot])
    return Entering(names[t.line[t.file * LONGEST]], names[t.spot]) if t.phase == ENTERING else None


def ants_in(kit: Kit, seat: int, bits: int) -> tuple[str, ...]:
    """Return the names of a set of cells in a seat's anthill."""
    house = kit.anthills.house
    return tuple([kit.names[house[seat * kit.ants + place]] for place in range(kit.ants) if bits >> place & 1])


def files(t: FiliState) -> Files:
    names, line, ants = t.kit.names, t.line, t.kit.ants
    return tuple([tuple([tuple([names[cell] for cell in line[file * LONGEST:file * LONGEST + t.size[file]]])
                         for file in range(seat * ants, seat * ants + t.files[seat])]) for seat in (0, 1)])


def view(t: FiliState, seat: int) -> FiliView:
    return FiliView(seat=seat, ramparts=(t.ramparts(0), t.ramparts(1)), beyond=(t.beyond(0), t.beyond(1)),
                    times=times(t), **open_facts(t))


def position(t: FiliState) -> FiliPosition:
    return FiliPosition(**open_facts(t))


def world_from_view(v: FiliView, course: Course) -> FiliState:
    """Return the only world that fits the view."""
    return state_of(FiliPosition(nests=v.nests, files=v.files, entered=v.entered, seen=v.seen, turn=v.turn,
                                 pending=v.pending, ended=v.ended), course)


def state_of(p: FiliPosition, course: Course) -> FiliState:
    """Return the state of a consistent position."""
    t, cell_of = laid_out(course), course.kit.cell_of
    t.turn, t.sign = p.turn, course.kit.keys.turn if p.turn else 0
    for seat in (0, 1):
        for name in (*p.nests[seat], *p.entered[seat]):
            t.settle(seat, cell_of[name])
        for line in p.files[seat]:
            file = t.new_file(seat)
            for name in reversed(line):
                t.add_head(seat, file, cell_of[name])
    t.seen = append(t.seen, t.sign) if p.seen is None else vec[i64]([int(key, 16) for key in p.seen])
    t.over = verdict(t)
    match p.pending:
        case Leaving(ant):
            t.set_phase(LEAVING, cell_of[ant], NONE)
            t.bound = is_bound(t, t.turn)
        case Running(head):
            t.set_phase(RUNNING, cell_of[head], t.at[cell_of[head]])
        case Entering(head, gate):
            t.set_phase(ENTERING, cell_of[gate], t.at[cell_of[head]])
        case _:
            t.begin_turn()
    return t
