"""Fili-Fourmis: is a written position possible? Every fault is named with its place."""
from __future__ import annotations

import re
from itertools import pairwise

from formicarium.core.game import Impossible
from formicarium.core.table import count
from formicarium.games.fili_fourmis import leaving, marching
from formicarium.games.fili_fourmis.field import (
    ENTERING,
    FORMED,
    LEAVING,
    LONGEST,
    NOTHING,
    RULES,
    RUNNING,
    SIDES,
    Board,
)
from formicarium.games.fili_fourmis.model import Entering, FiliPosition, Leaving, Running
from formicarium.games.fili_fourmis.sight import lay
from formicarium.games.fili_fourmis.table import THIRD, FiliTable

KEY = re.compile(r"0|[1-9a-f][0-9a-f]{0,15}")
LARGEST = 1 << 62


def load(p: FiliPosition, board: Board, strict: bool, limit: int, middle: bool) -> FiliTable:
    check_seats(p)
    check_cells(p, board)
    check_ants(p, board)
    check_files(p, board)
    check_seen(p, limit)
    check_pending(p)
    table = lay(p, board, strict, limit, middle)
    check_middle(p, table)
    if RULES[table.over] != p.ended:
        raise Impossible(f"ended: it says {p.ended!r}, but by the rules it is {RULES[table.over]!r} here")
    return table


def check_seats(p: FiliPosition) -> None:
    for place, found in (("nests", p.nests), ("files", p.files), ("entered", p.entered)):
        if len(found) != 2:
            raise Impossible(f"{place}: {len(found)} given, but there are 2 players")
    if p.turn not in (0, 1):
        raise Impossible(f"turn: there is no seat {p.turn}; seats are 0 and 1")


def check_cells(p: FiliPosition, board: Board) -> None:
    """FIL-S1, M5, M7: every ant on a cell of its own, where such an ant can be."""
    stood: dict[str, str] = {}
    cell_of = {name: cell for cell, name in enumerate(board.names)}
    ants = [(f"nests[{seat}][{i}]", seat, name) for seat in (0, 1) for i, name in enumerate(p.nests[seat])]
    ants += [(f"entered[{seat}][{i}]", 1 - seat, name) for seat in (0, 1) for i, name in enumerate(p.entered[seat])]
    ants += [(f"files[{seat}][{file}][{i}]", -1, name) for seat in (0, 1) for file, line in enumerate(p.files[seat])
             for i, name in enumerate(line)]
    for place, home, name in ants:
        if name not in cell_of:
            raise Impossible(f"{place}: {name!r} is no cell of this board")
        if name in stood:
            raise Impossible(f"{place}: {name} bears the ant of {stood[name]} already (FIL-M5)")
        if board.home[cell_of[name]] != home:
            where = "outside" if home < 0 else f"in the anthill of seat {home}"
            raise Impossible(f"{place}: {name} is not {where} (FIL-S1)")
        stood[name] = place


def check_ants(p: FiliPosition, board: Board) -> None:
    """FIL-S2, O5, R1: nobody is lost, the ramparts empty before the inside, the anthill before anybody enters."""
    for seat in (0, 1):
        out = sum(map(len, p.files[seat]))
        at_home, inside = len(p.nests[seat]), len(p.entered[seat])
        if at_home + out + inside != board.ants:
            raise Impossible(f"nests[{seat}], files[{seat}], entered[{seat}]: {at_home}, {out} and {inside} ants make "
                             f"{at_home + out + inside}, not {board.ants} (FIL-S2)")
        if inside and at_home:
            raise Impossible(f"entered[{seat}]: {inside} ants have entered and {at_home} are still at home (FIL-R1)")
        places = [board.place[board.names.index(name)] for name in p.nests[seat]]
        walled = sum(board.walls >> place & 1 for place in places)
        if walled and at_home - walled != board.ants - count(board.walls):
            raise Impossible(f"nests[{seat}]: one came out from inside while {walled} stand on the ramparts (FIL-O5)")
    if all(len(p.nests[seat]) == board.ants for seat in (0, 1)) and p.turn:
        raise Impossible("turn: red plays first, and nobody has moved (FIL-S3)")


def check_files(p: FiliPosition, board: Board) -> None:
    """FIL-O4, M6: one to seven ants, each beside the next."""
    cell_of = {name: cell for cell, name in enumerate(board.names)}
    for seat in (0, 1):
        for number, line in enumerate(p.files[seat]):
            if not 1 <= len(line) <= LONGEST:
                raise Impossible(f"files[{seat}][{number}]: {len(line)} ants; a file has 1 to {LONGEST} (FIL-M6)")
            for one, other in pairwise(line):
                if cell_of[other] not in board.near[cell_of[one] * SIDES:cell_of[one] * SIDES + SIDES]:
                    raise Impossible(f"files[{seat}][{number}]: {one} and {other} are not neighbours")


def check_seen(p: FiliPosition, limit: int) -> None:
    """FIL-E3."""
    if not 1 <= len(p.seen) <= 2 * limit + 1:
        raise Impossible(f"seen: {len(p.seen)} turns; there are 1 to {2 * limit + 1} since an ant last came out or "
                         "entered (FIL-E3)")
    for number, key in enumerate(p.seen):
        if not KEY.fullmatch(key) or int(key, 16) >= LARGEST:
            raise Impossible(f"seen[{number}]: {key!r} is no key of a position")
        if p.seen[:number].count(key) >= THIRD - (number < len(p.seen) - 1):
            raise Impossible(f"seen[{number}]: the game ended when it stood like this for the third time (FIL-E3)")


def check_pending(p: FiliPosition) -> None:
    """What a turn waits for in its middle is about an ant or a file of whoever's turn it is."""
    heads = [line[0] for line in p.files[p.turn]]
    match p.pending:
        case Leaving(ant) if ant not in p.nests[p.turn]:
            raise Impossible(f"pending.ant: {ant!r} does not bear an ant of seat {p.turn} that is at home (FIL-O1)")
        case Running(head) | Entering(head, _) if head not in heads:
            raise Impossible(f"pending.head: {head!r} is not where a file of seat {p.turn} begins")
        case Entering(_, gate) if gate not in p.entered[p.turn]:
            raise Impossible(f"pending.gate: {gate!r} does not bear an ant of seat {p.turn} that has entered (FIL-R2)")


def check_middle(p: FiliPosition, t: FiliTable) -> None:
    """In the middle of a turn there is a choice to make; as long as no ant has moved, the key of the turn is known."""
    board, seat = t.board, p.turn
    if t.phase in (NOTHING, LEAVING) and t.seen[len(t.seen) - 1] != t.key:
        raise Impossible(f"seen[{len(p.seen) - 1}]: how it stands now has the key {t.key:x}")
    if t.phase == LEAVING:
        out = leaving.next_out(t, seat) >> board.place[t.what] & 1
        if not out or not len(t.moves(seat)):
            raise Impossible(f"pending.ant: {board.names[t.what]} bears an ant that cannot come out (FIL-O1)")
    if t.phase == RUNNING and (t.size[t.who] < FORMED or not marching.on_earth(t, t.who) or len(t.moves(seat)) < 2):
        raise Impossible(f"pending.head: no second ant can follow to {board.names[t.what]} (FIL-M2)")
    if t.phase == ENTERING:
        beside = t.what in board.near[t.line[t.who * LONGEST] * SIDES:t.line[t.who * LONGEST] * SIDES + SIDES]
        if not beside or len(t.moves(seat)) <= t.size[t.who]:
            raise Impossible(f"pending.gate: there is nothing to choose at {board.names[t.what]} (FIL-R2)")
