"""Fili-Fourmis: who knows what. Everything lies open: all seats see alike."""
from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.fili_fourmis.field import ENTERING, LEAVING, LONGEST, NONE, NOTHING, RULES, RUNNING, Board
from formicarium.games.fili_fourmis.model import Entering, Files, FiliPosition, FiliView, Leaving, Running
from formicarium.games.fili_fourmis.storming import held
from formicarium.games.fili_fourmis.table import FiliTable, filled


def seen(t: FiliTable) -> dict[str, Any]:
    """What lies on the table."""
    names = t.board.names
    return {
        "nests": tuple([stands(t.board, seat, t.nest[seat]) for seat in (0, 1)]),
        "files": files(t),
        "entered": tuple([stands(t.board, 1 - seat, t.entered[seat]) for seat in (0, 1)]),
        "seen": tuple([f"{key:x}" for key in t.seen]),
        "turn": t.turn,
        "pending": None if t.phase == NOTHING else Leaving(names[t.what]) if t.phase == LEAVING
        else Running(names[t.what]) if t.phase == RUNNING else Entering(names[t.line[t.who * LONGEST]], names[t.what]),
        "ended": RULES[t.over],
    }


def stands(board: Board, seat: int, bits: int) -> tuple[str, ...]:
    """Those cells of a seat's anthill."""
    return tuple([board.names[board.house[seat * board.ants + place]] for place in range(board.ants)
                  if bits >> place & 1])


def files(t: FiliTable) -> Files:
    names, line, ants = t.board.names, t.line, t.board.ants
    return tuple([tuple([tuple([names[cell] for cell in line[file * LONGEST:file * LONGEST + t.size[file]]])
                         for file in range(seat * ants, seat * ants + t.files[seat])]) for seat in (0, 1)])


def view(t: FiliTable, seat: int) -> FiliView:
    return FiliView(seat=seat, ramparts=(held(t, 0), held(t, 1)), beyond=(t.beyond(0), t.beyond(1)), times=t.times(),
                    **seen(t))


def position(t: FiliTable) -> FiliPosition:
    return FiliPosition(**seen(t))


def suppose(v: FiliView, board: Board, strict: bool, limit: int, middle: bool) -> FiliTable:
    """The only table that looks like this view."""
    return lay(FiliPosition(nests=v.nests, files=v.files, entered=v.entered, seen=v.seen, turn=v.turn,
                            pending=v.pending, ended=v.ended), board, strict, limit, middle)


def lay(p: FiliPosition, board: Board, strict: bool, limit: int, middle: bool) -> FiliTable:
    """The table of a position that holds together."""
    cell_of = {name: cell for cell, name in enumerate(board.names)}
    ants = board.ants
    t = FiliTable(board, strict, limit, middle, filled(board.cells + 1, NONE), filled(2 * ants * LONGEST, NONE),
                  filled(2 * ants, 0), filled(2, 0), filled(2, 0), filled(2, 0), p.turn, NOTHING, NONE, NONE, False,
                  board.turn_key if p.turn else 0, vec[i64]([int(key, 16) for key in p.seen]), 0)
    t.at[board.cells] = 2 * ants
    for seat in (0, 1):
        for name in p.nests[seat]:
            t.nest[seat] |= 1 << board.place[cell_of[name]]
            t.put(seat, cell_of[name], 2 * ants)
        for name in p.entered[seat]:
            t.entered[seat] |= 1 << board.place[cell_of[name]]
            t.put(seat, cell_of[name], 2 * ants)
        for line in p.files[seat]:
            file = t.new_file(seat)
            for name in reversed(line):
                t.add_head(seat, file, cell_of[name])
    t.over = t.verdict()
    match p.pending:
        case Leaving(ant):
            t.phase, t.what = LEAVING, cell_of[ant]
        case Running(head):
            t.phase, t.what, t.who = RUNNING, cell_of[head], t.at[cell_of[head]]
        case Entering(head, gate):
            t.phase, t.what, t.who = ENTERING, cell_of[gate], t.at[cell_of[head]]
        case _:
            t.look_ahead()
    return t
