"""Fili-Fourmis: what breaks a rule, and what a legal action would do, for the sentences that say so."""
from __future__ import annotations

from functools import cache
from typing import Any

from formicarium.core.game import Facts
from formicarium.core.news import News
from formicarium.core.table import count
from formicarium.games.fili_fourmis import leaving, marching, storming
from formicarium.games.fili_fourmis.field import ENTERING, LEAVING, LONGEST, NONE, NOTHING, RUNNING, Board
from formicarium.games.fili_fourmis.model import Advance, ComeOut, Enter, Join, Split, Spread, Start, Step
from formicarium.games.fili_fourmis.table import FiliTable


@cache
def cells(board: Board) -> dict[str, int]:
    return {name: cell for cell, name in enumerate(board.names)}


def taken(t: FiliTable, name: str) -> bool:
    return t.at[cells(t.board).get(name, t.board.cells)] != NONE


def owner(t: FiliTable, cell: int) -> int:
    """Whose ant stands there; NONE: nobody's."""
    file, ants, home = t.at[cell], t.board.ants, t.board.home[cell]
    if file == NONE:
        return NONE
    if home == NONE:
        return file // ants
    return home if t.nest[home] >> t.board.place[cell] & 1 else 1 - home


# what breaks a rule

def reason(t: FiliTable, seat: int, action: Any, rule: str) -> Facts:
    match rule:
        case "FIL-S3":
            return {"why": "spectator" if seat not in (0, 1) else "turn" if seat != t.turn else "unknown",
                    "seat": t.turn}
        case "FIL-S4":
            return {"why": "only" if t.idle else "can"}
        case "FIL-O1" | "FIL-O2" | "FIL-O3" | "FIL-O4" | "FIL-O5" | "FIL-O6":
            return leaving_reason(t, seat, action, rule)
        case "FIL-R1" | "FIL-R2" | "FIL-R4":
            return storming_reason(t, seat, action, rule)
    return marching_reason(t, seat, action, rule)


def leaving_reason(t: FiliTable, seat: int, action: Any, rule: str) -> Facts:
    names = t.board.names
    match rule, action:
        case "FIL-O1", ComeOut(ant):
            return {"cell": ant}
        case "FIL-O2", Start(cell):
            why = "call" if t.phase != LEAVING else "taken" if taken(t, cell) else "far"
            return {"why": why, "cell": cell}
        case "FIL-O2", ComeOut(ant) if t.phase == NOTHING:
            return {"why": "shut", "cell": ant}
        case "FIL-O2", _:
            return {"why": "place", "cell": names[t.what]}
        case "FIL-O3", Advance(head, to):
            file = t.file_led(seat, cells(t.board)[head])
            if file == NONE:
                return {"why": "end", "cell": head}
            return {"why": "taken", "cell": to} if taken(t, to) \
                else {"why": "away", "cell": names[t.tail(file, cells(t.board)[head])]}
        case "FIL-O4", _:
            files = range(seat * t.board.ants, seat * t.board.ants + t.files[seat])
            file = next(file for file in files if leaving.binds(t, seat, file))
            return {"cell": names[t.line[file * LONGEST]], "ants": t.size[file]}
        case "FIL-O5", Start(cell):
            return {"why": "taken" if taken(t, cell) else "far", "cell": cell, "ants": 0}
        case "FIL-O5", ComeOut(ant):
            return {"why": "walls", "cell": ant, "ants": count(t.nest[seat] & t.board.walls)}
    return {"cell": action.ant if isinstance(action, ComeOut) else action.cell if isinstance(action, Start)
            else action.head}  # FIL-O6


def marching_reason(t: FiliTable, seat: int, action: Any, rule: str) -> Facts:
    match rule, action:
        case "FIL-M1", Advance(head, to):
            places = cells(t.board)
            file = t.file_led(seat, places[head]) if head in places else NONE
            own = file != NONE and t.board.names[t.tail(file, places[head])] == to
            return {"why": "tail" if own else "far", "head": head, "cell": to}
        case "FIL-M2", _:
            return {"why": "running", "cell": t.board.names[t.what]} if t.phase == RUNNING \
                else {"why": "standing", "cell": ""}
        case "FIL-M3", Advance(head, _) | Enter(head, _):
            whose = owner(t, cells(t.board)[head])
            return {"why": "nobody" if whose == NONE else "middle" if whose == seat else "enemy", "cell": head}
        case "FIL-M4", Advance(head, _):
            return {"cell": head, "ants": t.size[t.at[cells(t.board)[head]]]}
        case "FIL-M5", Advance(_, to):
            return {"cell": to, "owner": owner(t, cells(t.board)[to])}
        case "FIL-M6", Advance(head, _) if t.phase == LEAVING and t.size[t.at[cells(t.board)[head]]] == LONGEST:
            return {"why": "long", "cell": head}
        case "FIL-M6", _:
            return {"why": "contact", "cell": ""}
        case "FIL-M7", Enter(_, gate):
            return {"cell": gate}
    return pair_reason(t, seat, action)


def pair_reason(t: FiliTable, seat: int, action: Join | Split) -> Facts:
    """FIL-J1, J2."""
    places = cells(t.board)
    one, other = places.get(action.one, t.board.cells), places.get(action.other, t.board.cells)
    this, that = (NONE if cell == t.board.cells else t.file_at(seat, cell) for cell in (one, other))
    facts: dict[str, int | str] = {"one": action.one, "other": action.other}
    if isinstance(action, Split):
        near = this != NONE and this == that and neighbours(t, this, one, other)
        return {**facts, "why": "short" if near else "apart", "ants": t.size[this] if near else 0}
    near = NONE not in (this, that) and this != that and t.file_led(seat, one) == this \
        and t.file_led(seat, other) == that and other in t.board.near[6 * one:6 * one + 6]
    return {**facts, "why": "long" if near else "apart", "ants": t.size[this] + t.size[that] if near else 0}


def neighbours(t: FiliTable, file: int, one: int, other: int) -> bool:
    line = list(t.line[file * LONGEST:file * LONGEST + t.size[file]])
    return abs(line.index(one) - line.index(other)) == 1


def storming_reason(t: FiliTable, seat: int, action: Any, rule: str) -> Facts:
    match rule, action:
        case "FIL-R1", Enter(_, gate):
            return {"cell": gate, "ants": count(t.nest[seat])}
        case _, Spread(cell):
            return {"why": "nearest" if t.phase == ENTERING else "closed", "cell": cell}
        case _ if t.phase == ENTERING:
            return {"why": "entering", "cell": t.board.names[t.what]}
        case "FIL-R2", Enter(_, gate):
            return {"why": "taken" if gate in cells(t.board) and taken(t, gate) else "far", "cell": gate}
        case _:
            ant, to = action.ant, action.to  # of a Step
            home = cells(t.board).get(ant, t.board.cells)
            mine = ant in cells(t.board) and t.board.home[home] == 1 - seat and owner(t, home) == seat
            return {"why": "nobody" if not mine else "taken" if taken(t, to) and to in cells(t.board) else "far",
                    "cell": to if mine else ant}


# what a legal action would do

def outlook(t: FiliTable, seat: int, action: Any) -> Facts:
    place = cells(t.board)
    match action:
        case ComeOut(ant):
            return {"cell": ant, "place": "rampart" if leaving.walled(t, place[ant]) else "inside"}
        case Start(cell):
            return {"ant": t.board.names[t.what], "cell": cell, "ground": ground(t, cell)}
        case Advance(head, to):
            file = t.at[place[head]]
            out = t.phase == LEAVING
            kind = "out" if out else "second" if t.phase == RUNNING else "march"
            run = kind == "march" and marching.advance(t.clone(), seat, place[head], place[to], News(False))
            goes = t.board.names[t.what if out else t.tail(file, place[head])]
            return {"ant": goes, "head": head, "cell": to, "ants": t.size[file] + out, "kind": kind,
                    "ground": ground(t, to), "run": int(run)}
        case Join(one, other):
            return {"one": one, "other": other, "ants": t.size[t.at[place[one]]] + t.size[t.at[place[other]]]}
        case Split(one, other):
            file = t.at[place[one]]
            line = list(t.line[file * LONGEST:file * LONGEST + t.size[file]])
            ants = max(line.index(place[one]), line.index(place[other]))
            return {"one": one, "other": other, "ants": ants, "others": len(line) - ants}
        case Enter(head, gate):
            ants = t.size[t.at[place[head]]]
            enter = min(ants, storming.room(t, seat, place[gate]))
            return {"head": head, "cell": gate, "ants": enter, "wait": ants - enter}
        case Spread(cell) | Step(_, cell):
            return {"ant": action.ant if isinstance(action, Step) else "", "cell": cell,
                    "place": "rampart" if leaving.walled(t, place[cell]) else "inside"}
    return {}


def ground(t: FiliTable, name: str) -> str:
    return "earth" if t.board.earth[cells(t.board)[name]] else "grass"
