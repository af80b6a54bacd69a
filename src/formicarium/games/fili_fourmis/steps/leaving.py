"""Fili-Fourmis: bring an ant out of the anthill (FIL-O1 to O6).

The player chooses the ant, then its place: a new file, or the head of one.
"""
from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count, lowest_bit
from formicarium.games.fili_fourmis.base import LEAVING, FiliBase, flood
from formicarium.games.fili_fourmis.kit import FORMED, LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.model import (
    Advance,
    AdvanceOutlook,
    Barred,
    Called,
    ComeOut,
    ComeOutOutlook,
    FromInside,
    FrontFault,
    Lengthened,
    NobodyThere,
    NoFront,
    NoStart,
    Start,
    Started,
    StartFault,
    StartOutlook,
    TooLong,
    Unformed,
)
from formicarium.games.fili_fourmis.rounds import pass_on
from formicarium.games.fili_fourmis.rules import (
    FIRST_OF_A_FILE,
    FORM_A_FILE,
    FREE_STRETCH,
    INSIDE_COMES_LAST,
    NEXT_OF_A_FILE,
    RAMPARTS_FIRST,
    SEVEN_AT_MOST,
)
from formicarium.games.fili_fourmis.step import Step

ALL: i64 = 1_000_000  # no limit: more than the moves of any seat


@final
class ComingOut(Step):
    """Choose the ant that comes out. Choices: seat * ants + place in the anthill."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([ComeOut(kit.names[cell]) for cell in kit.anthills.house])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        ants = next_out(t, seat)
        while ants:
            ant = lowest_bit(ants)
            ants &= ants - 1
            if has_place(t, seat, ant):
                found = append(found, self.first + seat * t.kit.ants + ant)
        return found

    def is_open(self, t: FiliBase, seat: i64) -> bool:
        ants = next_out(t, seat)
        while ants:
            if has_place(t, seat, lowest_bit(ants)):
                return True
            ants &= ants - 1
        return False

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        ant = choice - seat * t.kit.ants
        if not 0 <= ant < t.kit.ants or t.nest[seat] >> ant & 1 == 0:
            return RAMPARTS_FIRST
        if next_out(t, seat) >> ant & 1 == 0:
            return INSIDE_COMES_LAST
        if has_place(t, seat, ant):
            return None
        return FORM_A_FILE if t.bound else why_shut(t, seat, t.kit.anthills.house[choice])

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        return RAMPARTS_FIRST

    def insists(self, t: FiliBase) -> Rule:
        return FORM_A_FILE

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        t.set_phase(LEAVING, t.kit.anthills.house[choice], NONE)
        if news.wanted:
            news.tell(Called(seat=seat, ant=t.kit.names[t.spot], rule=by_origin(t, RAMPARTS_FIRST).id))

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return ComeOutOutlook(cell=action.ant, place=t.kit.place_of(action.ant))

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == RAMPARTS_FIRST.id:
            enemy = t.seat_at(action.ant) == 1 - seat
            return NobodyThere(why="enemy" if enemy else "empty" if t.nest[seat] else "gone", cell=action.ant)
        if rule == FORM_A_FILE.id:
            return self.why_due(t, seat)
        if rule == FREE_STRETCH.id:
            return Barred(cell=action.ant)
        if rule == SEVEN_AT_MOST.id:
            return TooLong(why="contact", cell="")
        if rule == FIRST_OF_A_FILE.id:
            return NoStart(why="shut", cell=action.ant)
        walls = bit_count(t.nest[seat] & t.kit.anthills.walls)
        return FromInside(why="walls" if walls else "shut", cell=action.ant, head="", ants=walls)

    def why_due(self, t: FiliBase, seat: i64) -> Reason:
        return unformed_file(t, seat)


@final
class Starting(Step):
    """Begin a file with the ant that comes out (FIL-O2, O5). Choices: the cells beside ramparts."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Start(kit.names[cell]) for cell in kit.passages.starts])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        if t.bound:
            return found
        ant = t.kit.anthills.place[t.spot]
        return starts(t, seat, ant, reach(t, seat, 1 << ant), self.first, found, ALL)

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        return FORM_A_FILE if t.bound else against_start(t, seat, t.spot, t.kit.passages.starts[choice])

    def insists(self, t: FiliBase) -> Rule:
        return by_origin(t, FIRST_OF_A_FILE)

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        cell, ant, rule = t.kit.passages.starts[choice], t.spot, by_origin(t, FIRST_OF_A_FILE)
        leave(t, seat)
        t.add_head(seat, t.new_file(seat), cell)
        if news.wanted:
            news.tell(Started(seat=seat, ant=t.kit.names[ant], cell=t.kit.names[cell], rule=rule.id))
        pass_on(t, True, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return StartOutlook(ant=t.kit.names[t.spot], cell=action.cell, ground=t.kit.ground_of(action.cell))

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == FORM_A_FILE.id:
            return unformed_file(t, seat)
        if rule == FREE_STRETCH.id:
            return Barred(cell=action.cell)
        if rule == SEVEN_AT_MOST.id:
            return TooLong(why="contact", cell="")
        place: StartFault = "taken" if t.is_taken(action.cell) else "home" if t.is_anthill(action.cell) else "far"
        if rule == INSIDE_COMES_LAST.id:
            return FromInside(why=place, cell=action.cell, head="", ants=0)
        return NoStart(why="call" if t.spot == NONE else place, cell=action.cell)

    def why_due(self, t: FiliBase, seat: i64) -> Reason:
        ant = t.kit.names[t.spot]
        if t.kit.is_wall(t.spot):
            return NoStart(why="place", cell=ant)
        return FromInside(why="place", cell=ant, head="", ants=0)


@final
class Lengthening(Step):
    """Make the ant that comes out the new head of a file (FIL-O3, O5). Choices: pairs of present head and new cell."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Advance(head, to) for head, to in kit.pairs(kit.passages.ways)])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        reached = reach(t, seat, 1 << t.kit.anthills.place[t.spot])
        file: i64
        for file in range(seat * t.kit.ants, seat * t.kit.ants + t.files[seat]):
            if not t.bound or t.size[file] < FORMED:
                found = fronts(t, seat, file, reached, self.first, found, ALL)
        return found

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        head = t.kit.passages.ways[2 * choice]
        file = t.file_led(seat, head)
        if file != NONE and FORMED <= t.size[file] < LONGEST and t.bound:
            return FORM_A_FILE
        return against_front(t, seat, t.spot, head, t.kit.passages.ways[2 * choice + 1])

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        return by_origin(t, NEXT_OF_A_FILE)

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        head, to = t.kit.passages.ways[2 * choice], t.kit.passages.ways[2 * choice + 1]
        ant, rule, file = t.spot, by_origin(t, NEXT_OF_A_FILE), t.at[head]
        leave(t, seat)
        t.lead(file, head)
        t.add_head(seat, file, to)
        if news.wanted:
            news.tell(Lengthened(seat=seat, ant=t.kit.names[ant], cell=t.kit.names[to], ants=t.size[file],
                                 rule=rule.id))
        pass_on(t, True, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return AdvanceOutlook(kind="out", ant=t.kit.names[t.spot], head=action.head, cell=action.to,
                              ants=t.size[t.at[t.cell_named(action.head)]] + 1, ground=t.kit.ground_of(action.to),
                              run=False)

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == FORM_A_FILE.id:
            return unformed_file(t, seat)
        if rule == FREE_STRETCH.id:
            return Barred(cell=action.head)
        head = t.cell_named(action.head)
        file = t.file_led(seat, head)
        if rule == SEVEN_AT_MOST.id:
            long = t.size[file] == LONGEST
            return TooLong(why="long" if long else "contact", cell=action.head if long else "")
        why: FrontFault = "taken" if t.is_taken(action.to) else "apart"
        cell: str = action.to
        if file == NONE:
            why, cell = "end", action.head
        elif t.kit.anthills.brink[seat * t.kit.cells + t.tail(file, head)] == 0:
            why, cell = "away", t.kit.names[t.tail(file, head)]
        return NoFront(why=why, cell=cell, head=action.head) if rule == NEXT_OF_A_FILE.id \
            else FromInside(why=why, cell=cell, head=action.head, ants=0)


# Ants that may come out.

def next_out(t: FiliBase, seat: i64) -> i64:
    """Return a bit set of the ants that may come out: those on the ramparts first, then those inside (FIL-O1, O5)."""
    on_walls = t.nest[seat] & t.kit.anthills.walls
    return on_walls or t.nest[seat]


def by_origin(t: FiliBase, rule: Rule) -> Rule:
    """Return the rule for the ant on `spot`: the given one for the ramparts, FIL-O5 for the inside."""
    return rule if t.spot == NONE or t.kit.is_wall(t.spot) else INSIDE_COMES_LAST


def reach(t: FiliBase, seat: i64, ants: i64) -> i64:
    """Return a bit set of the ramparts that one of these ants can reach without meeting an enemy (FIL-O6)."""
    kit = t.kit
    hills = kit.anthills
    enemies = t.entered[1 - seat]
    if enemies == 0:
        return hills.walls
    return flood(hills.around, seat * kit.ants, ants, hills.all & ~enemies) & hills.walls


def binds(t: FiliBase, seat: i64, file: i64) -> bool:
    """Whether a file is unformed and an ant can come out to it (FIL-O4)."""
    if t.size[file] >= FORMED or t.nest[seat] == 0:
        return False
    return len(fronts(t, seat, file, reach(t, seat, next_out(t, seat)), 0, vec[i64](), 1)) > 0


def is_bound(t: FiliBase, seat: i64) -> bool:
    """Whether the seat has such a file: the turn must then lengthen it or join it to another (FIL-O4)."""
    if t.nest[seat] == 0:
        return False
    file = seat * t.kit.ants
    end = file + t.files[seat]
    while file < end and not binds(t, seat, file):
        file += 1
    return file < end


def unformed_file(t: FiliBase, seat: i64) -> Unformed:
    """Return the reason with the unformed file that must be served."""
    file = seat * t.kit.ants
    while not binds(t, seat, file):
        file += 1
    return Unformed(cell=t.kit.names[t.line[file * LONGEST]], ants=t.size[file])


def leave(t: FiliBase, seat: i64) -> None:
    """Remove the chosen ant from its anthill."""
    t.nest[seat] &= ~(1 << t.kit.anthills.place[t.spot])
    t.lift(seat, t.spot)


# Places for the ant.

def has_place(t: FiliBase, seat: i64, ant: i64) -> bool:
    """Whether the ant can become the head of a file or, if none must be served, begin one."""
    reached = reach(t, seat, 1 << ant)
    file: i64
    for file in range(seat * t.kit.ants, seat * t.kit.ants + t.files[seat]):
        if (not t.bound or t.size[file] < FORMED) and len(fronts(t, seat, file, reached, 0, vec[i64](), 1)):
            return True
    return not t.bound and len(starts(t, seat, ant, reached, 0, vec[i64](), 1)) > 0


def starts(t: FiliBase, seat: i64, ant: i64, reached: i64, base: i64, found: vec[i64], enough: i64) -> vec[i64]:
    """Append the cells where an ant can begin a file, until there are `enough`; numbers count from `base`.

    FIL-O2: from a rampart, beside that rampart; FIL-O5: from inside, beside any rampart that it reaches.
    """
    kit = t.kit
    hills, passages = kit.anthills, kit.passages
    i: i64
    if hills.walls >> ant & 1:
        cell = hills.house[seat * kit.ants + ant]
        for i in range(SIDES):
            to = kit.board.outside[cell * SIDES + i]
            if t.at[to] == NONE and not t.crowds(seat, to, 1, 0, NONE, NONE):
                found = append(found, base + passages.start_at[to])
                if len(found) >= enough:
                    return found
        return found
    for i in range(len(passages.starts)):
        to = passages.starts[i]
        if hills.brink[seat * kit.cells + to] & reached and t.at[to] == NONE \
                and not t.crowds(seat, to, 1, 0, NONE, NONE):
            found = append(found, base + i)
            if len(found) >= enough:
                return found
    return found


def fronts(t: FiliBase, seat: i64, file: i64, reached: i64, base: i64, found: vec[i64], enough: i64) -> vec[i64]:
    """Append the cells where an ant can become the head of a file whose tail touches a reached rampart (FIL-O3, O5).

    Stops when there are `enough`; numbers count from `base`.
    """
    kit, line, at = t.kit, t.line, t.at
    outside, brink = kit.board.outside, kit.anthills.brink
    size = t.size[file]
    if size == LONGEST:
        return found
    ends: i64 = 1 if size == 1 else 2
    end: i64
    side: i64
    for end in range(ends):
        head = line[file * LONGEST + (size - 1 if end else 0)]
        tail = line[file * LONGEST + (0 if end else size - 1)]
        if brink[seat * kit.cells + tail] & reached == 0:
            continue
        if kit.strict and t.crowds(seat, tail, size + 1, size, file, NONE):
            continue
        for side in range(SIDES):
            to = outside[head * SIDES + side]
            if at[to] == NONE and not t.crowds(seat, to, size + 1, 0, file, NONE):
                found = append(found, base + kit.passages.way_at[head * SIDES + side])
                if len(found) >= enough:
                    return found
    return found


# Rules against a place.

def against_start(t: FiliBase, seat: i64, ant: i64, cell: i64) -> Rule | None:
    """Return the rule that forbids the ant on a cell to begin a file there (FIL-O2, O5, O6, M6)."""
    kit = t.kit
    touched, own = kit.anthills.brink[seat * kit.cells + cell], 1 << kit.anthills.place[ant]
    wall = kit.is_wall(ant)
    if t.at[cell] != NONE or touched == 0 or (wall and touched & own == 0):
        return FIRST_OF_A_FILE if wall else INSIDE_COMES_LAST
    if touched & reach(t, seat, own) == 0:
        return FREE_STRETCH
    return SEVEN_AT_MOST if t.crowds(seat, cell, 1, 0, NONE, NONE) else None


def against_front(t: FiliBase, seat: i64, ant: i64, head: i64, to: i64) -> Rule | None:
    """Return the rule that forbids the ant on a cell to become the head of a file (FIL-O3, O5, O6, M6)."""
    kit = t.kit
    outright = NEXT_OF_A_FILE if kit.is_wall(ant) else INSIDE_COMES_LAST
    file = t.file_led(seat, head)
    if file == NONE:
        return outright
    size, tail = t.size[file], t.tail(file, head)
    if size == LONGEST:
        return SEVEN_AT_MOST
    touched = kit.anthills.brink[seat * kit.cells + tail]
    if touched == 0 or t.at[to] != NONE:
        return outright
    if touched & reach(t, seat, 1 << kit.anthills.place[ant]) == 0:
        return FREE_STRETCH
    return SEVEN_AT_MOST if t.crowds(seat, tail, size + 1, size, file, NONE) or t.crowds(seat, to, size + 1, 0, file,
                                                                                         NONE) \
        else None


def why_shut(t: FiliBase, seat: i64, ant: i64) -> Rule:
    """Return the rule that bars the place most nearly open to the ant, which has none.

    FIL-M6 bars a place only because of own files, FIL-O6 only because of enemies; otherwise no cell outside is free.
    """
    kit = t.kit
    passages = kit.passages
    barred = False
    way: i64
    cell: i64
    for cell in passages.starts:
        rule = against_start(t, seat, ant, cell)
        if rule is SEVEN_AT_MOST:
            return SEVEN_AT_MOST
        barred = barred or rule is FREE_STRETCH
    for way in range(0, len(passages.ways), 2):
        file = t.file_led(seat, passages.ways[way])
        if file == NONE or t.size[file] == LONGEST:
            continue
        rule = against_front(t, seat, ant, passages.ways[way], passages.ways[way + 1])
        if rule is SEVEN_AT_MOST:
            return SEVEN_AT_MOST
        barred = barred or rule is FREE_STRETCH
    return FREE_STRETCH if barred else FIRST_OF_A_FILE if kit.is_wall(ant) else INSIDE_COMES_LAST
