"""Fili-Fourmis: check that a written position is possible; each fault is named with its place."""
from __future__ import annotations

import re
from itertools import pairwise

from formicarium.core.game import InvalidPosition
from formicarium.core.state import bit_count
from formicarium.games.fili_fourmis.base import ENTERING, LEAVING, RUNNING
from formicarium.games.fili_fourmis.course import Course
from formicarium.games.fili_fourmis.kit import FORMED, LONGEST, SIDES, Kit
from formicarium.games.fili_fourmis.model import Entering, FiliPosition, Leaving, Running
from formicarium.games.fili_fourmis.rounds import THIRD
from formicarium.games.fili_fourmis.rules import RULES
from formicarium.games.fili_fourmis.sight import state_of
from formicarium.games.fili_fourmis.state import FiliState
from formicarium.games.fili_fourmis.steps.leaving import next_out
from formicarium.games.fili_fourmis.steps.marching import on_earth

KEY = re.compile(r"0|[1-9a-f][0-9a-f]{0,15}")
LARGEST = 1 << 62


def load(p: FiliPosition, course: Course) -> FiliState:
    kit = course.kit
    check_seats(p)
    check_cells(p, kit)
    check_ants(p, kit)
    check_files(p, kit)
    if p.seen is not None:
        check_seen(p.seen, kit.limit)
    check_pending(p)
    state = state_of(p, course)
    check_middle(p, state)
    if RULES[state.over] != p.ended:
        raise InvalidPosition(f"ended: it says {p.ended!r}, but by the rules it is {RULES[state.over]!r} here")
    return state


def check_seats(p: FiliPosition) -> None:
    for place, found in (("nests", p.nests), ("files", p.files), ("entered", p.entered)):
        if len(found) != 2:
            raise InvalidPosition(f"{place}: {len(found)} given, but there are 2 players")
    if p.turn not in (0, 1):
        raise InvalidPosition(f"turn: there is no seat {p.turn}; seats are 0 and 1")


def check_cells(p: FiliPosition, kit: Kit) -> None:
    """Check that every ant has a cell of its own, where such an ant can be (FIL-S1, M5, M7)."""
    stood: dict[str, str] = {}
    cell_of = kit.cell_of
    ants = [(f"nests[{seat}][{i}]", seat, name) for seat in (0, 1) for i, name in enumerate(p.nests[seat])]
    ants += [(f"entered[{seat}][{i}]", 1 - seat, name) for seat in (0, 1) for i, name in enumerate(p.entered[seat])]
    ants += [(f"files[{seat}][{file}][{i}]", -1, name) for seat in (0, 1) for file, line in enumerate(p.files[seat])
             for i, name in enumerate(line)]
    for place, home, name in ants:
        if name not in cell_of:
            raise InvalidPosition(f"{place}: {name!r} is no cell of this board")
        if name in stood:
            raise InvalidPosition(f"{place}: {name} bears the ant of {stood[name]} already (FIL-M5)")
        if kit.board.home[cell_of[name]] != home:
            where = "outside" if home < 0 else f"in the anthill of seat {home}"
            raise InvalidPosition(f"{place}: {name} is not {where} (FIL-S1)")
        stood[name] = place


def check_ants(p: FiliPosition, kit: Kit) -> None:
    """Check that no ant is lost and each is where it can be (FIL-S2, O5, R1).

    The ramparts empty first, and ants enter only once their anthill is empty.
    """
    for seat in (0, 1):
        out = sum(map(len, p.files[seat]))
        at_home, inside = len(p.nests[seat]), len(p.entered[seat])
        if at_home + out + inside != kit.ants:
            raise InvalidPosition(
                f"nests[{seat}], files[{seat}], entered[{seat}]: {at_home}, {out} and {inside} ants make "
                f"{at_home + out + inside}, not {kit.ants} (FIL-S2)"
            )
        if inside and at_home:
            raise InvalidPosition(
                f"entered[{seat}]: {inside} ants have entered and {at_home} are still at home (FIL-R1)"
            )
        walled = sum(kit.is_wall(kit.cell_of[name]) for name in p.nests[seat])
        if walled and at_home - walled != kit.ants - bit_count(kit.anthills.walls):
            raise InvalidPosition(
                f"nests[{seat}]: one came out from inside while {walled} stand on the ramparts (FIL-O5)"
            )
    if all(len(p.nests[seat]) == kit.ants for seat in (0, 1)) and p.turn:
        raise InvalidPosition("turn: red plays first, and nobody has moved (FIL-S3)")


def check_files(p: FiliPosition, kit: Kit) -> None:
    """Check that files have one to seven ants, each beside the next (FIL-O4, M6)."""
    cell_of = kit.cell_of
    for seat in (0, 1):
        for number, line in enumerate(p.files[seat]):
            if not 1 <= len(line) <= LONGEST:
                raise InvalidPosition(f"files[{seat}][{number}]: {len(line)} ants; a file has 1 to {LONGEST} (FIL-M6)")
            for one, other in pairwise(line):
                if cell_of[other] not in kit.board.near[cell_of[one] * SIDES:cell_of[one] * SIDES + SIDES]:
                    raise InvalidPosition(f"files[{seat}][{number}]: {one} and {other} are not neighbours")


def check_seen(seen: tuple[str, ...], limit: int) -> None:
    """Check the keys of earlier positions (FIL-E3)."""
    if not 1 <= len(seen) <= 2 * limit + 1:
        raise InvalidPosition(f"seen: {len(seen)} turns; there are 1 to {2 * limit + 1} since an ant last came out or "
                         "entered (FIL-E3)")
    for number, key in enumerate(seen):
        if not KEY.fullmatch(key) or int(key, 16) >= LARGEST:
            raise InvalidPosition(f"seen[{number}]: {key!r} is no key of a position")
        if seen[:number].count(key) >= THIRD - (number < len(seen) - 1):
            raise InvalidPosition(f"seen[{number}]: the game ended when it stood like this for the third time (FIL-E3)")


def check_pending(p: FiliPosition) -> None:
    """Check that a decision in the middle of a turn is about an ant or a file of the seat in turn."""
    heads = [line[0] for line in p.files[p.turn]]
    match p.pending:
        case Leaving(ant) if ant not in p.nests[p.turn]:
            raise InvalidPosition(
                f"pending.ant: {ant!r} does not bear an ant of seat {p.turn} that is at home (FIL-O1)"
            )
        case Running(head) | Entering(head, _) if head not in heads:
            raise InvalidPosition(f"pending.head: {head!r} is not where a file of seat {p.turn} begins")
        case Entering(_, gate) if gate not in p.entered[p.turn]:
            raise InvalidPosition(
                f"pending.gate: {gate!r} does not bear an ant of seat {p.turn} that has entered (FIL-R2)"
            )


def check_middle(p: FiliPosition, t: FiliState) -> None:
    """Check a decision in the middle of a turn: there is a choice to make.

    Before an ant has moved, the last key must be the key of this position.
    """
    kit, seat = t.kit, p.turn
    if t.phase not in (RUNNING, ENTERING) and t.seen[len(t.seen) - 1] != t.sign:
        raise InvalidPosition(f"seen[{len(t.seen) - 1}]: how it stands now has the key {t.sign:x}")
    if t.phase == LEAVING:
        out = next_out(t, seat) >> kit.anthills.place[t.spot] & 1
        if not out or not len(t.legal_moves(seat)):
            raise InvalidPosition(f"pending.ant: {kit.names[t.spot]} bears an ant that cannot come out (FIL-O1)")
    if t.phase == RUNNING and (t.size[t.file] < FORMED or not on_earth(t, t.file) or len(t.legal_moves(seat)) < 2):
        raise InvalidPosition(f"pending.head: no second ant can follow to {kit.names[t.spot]} (FIL-M2)")
    if t.phase == ENTERING:
        beside = t.spot in kit.board.near[t.line[t.file * LONGEST] * SIDES:t.line[t.file * LONGEST] * SIDES + SIDES]
        if not beside or len(t.legal_moves(seat)) <= t.size[t.file]:
            raise InvalidPosition(f"pending.gate: there is nothing to choose at {kit.names[t.spot]} (FIL-R2)")
