"""Fili-Fourmis: advance a file (FIL-M1 to M6): its last ant goes to the front; on a road a second may follow."""
from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fili_fourmis.base import RUNNING, FiliBase
from formicarium.games.fili_fourmis.kit import FORMED, LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.model import (
    Advance,
    Advanced,
    AdvanceOutlook,
    NoHead,
    NoStride,
    OnTheRoad,
    Stop,
    StopOutlook,
    Stopped,
    Taken,
    TooFew,
    TooLong,
)
from formicarium.games.fili_fourmis.rounds import pass_on
from formicarium.games.fili_fourmis.rules import (
    ADVANCE_ON_EARTH,
    ADVANCE_ON_GRASS,
    EITHER_END_LEADS,
    FORMED_FILES_ADVANCE,
    NO_JUMPING,
    SEVEN_AT_MOST,
)
from formicarium.games.fili_fourmis.step import Step


@final
class Advancing(Step):
    """Move the last ant of a file to the front. Choices: pairs of head and new cell."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Advance(head, to) for head, to in kit.pairs(kit.passages.ways)])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        file: i64
        for file in range(seat * t.kit.ants, seat * t.kit.ants + t.files[seat]):
            found = advances(t, seat, file, self.first, found)
        return found

    def is_open(self, t: FiliBase, seat: i64) -> bool:
        file: i64
        for file in range(seat * t.kit.ants, seat * t.kit.ants + t.files[seat]):
            if len(advances(t, seat, file, 0, vec[i64]())):
                return True
        return False

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        head, to = t.kit.passages.ways[2 * choice], t.kit.passages.ways[2 * choice + 1]
        file = t.file_led(seat, head)
        if file == NONE:
            return EITHER_END_LEADS
        if t.size[file] < FORMED:
            return FORMED_FILES_ADVANCE
        if t.at[to] != NONE:
            return ADVANCE_ON_GRASS if to == t.tail(file, head) else NO_JUMPING
        return SEVEN_AT_MOST if closes_up(t, seat, file, head, to) else None

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        return ADVANCE_ON_GRASS

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        if not advance(t, seat, t.kit.passages.ways[2 * choice], t.kit.passages.ways[2 * choice + 1], news):
            pass_on(t, False, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        head, to = t.cell_named(action.head), t.cell_named(action.to)
        file = t.at[head]
        return AdvanceOutlook(kind="march", ant=t.kit.names[t.tail(file, head)], head=action.head, cell=action.to,
                              ants=t.size[file], ground=t.kit.ground_of(action.to), run=may_run(t, seat, head, to))

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        head = t.cell_named(action.head)
        file = t.file_led(seat, head)
        if rule == ADVANCE_ON_GRASS.id:
            tail = "" if file == NONE else t.kit.names[t.tail(file, head)]
            return NoStride(why="tail" if action.to == tail else "far", head=action.head, cell=action.to)
        if rule == EITHER_END_LEADS.id:
            return no_head(t, seat, action.head)
        if rule == FORMED_FILES_ADVANCE.id:
            return TooFew(cell=action.head, ants=t.size[file])
        if rule == NO_JUMPING.id:
            return Taken(cell=action.to, owner=t.owner(t.cell_named(action.to)))
        return TooLong(why="contact", cell="")


@final
class Following(Step):
    """Let a second ant follow on a road; it may land on grass (FIL-M2). Choices: pairs of head and new cell."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Advance(head, to) for head, to in kit.pairs(kit.passages.ways)])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        return followers(t, seat, t.file, t.spot, self.first, found)

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        head, to = t.kit.passages.ways[2 * choice], t.kit.passages.ways[2 * choice + 1]
        return None if head == t.spot and t.at[to] == NONE and not closes_up(t, seat, t.file, head,
                                                                             to) else ADVANCE_ON_EARTH

    def insists(self, t: FiliBase) -> Rule:
        return ADVANCE_ON_EARTH

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        ways = t.kit.passages.ways
        go_first(t, seat, ways[2 * choice], ways[2 * choice + 1], 2, ADVANCE_ON_EARTH, news)
        pass_on(t, False, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return AdvanceOutlook(kind="second", ant=t.kit.names[t.tail(t.file, t.spot)], head=action.head, cell=action.to,
                              ants=t.size[t.file], ground=t.kit.ground_of(action.to), run=False)

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        return self.why_due(t, seat)

    def why_due(self, t: FiliBase, seat: i64) -> Reason:
        return OnTheRoad(why="running", cell=t.kit.names[t.spot])


@final
class Stopping(Step):
    """Let no second ant follow (FIL-M2)."""

    def __init__(self) -> None:
        super().__init__([Stop()])

    def insists(self, t: FiliBase) -> Rule:
        return ADVANCE_ON_EARTH

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        if news.wanted:
            news.tell(Stopped(seat=seat, head=t.kit.names[t.spot], rule="FIL-M2"))
        pass_on(t, False, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return StopOutlook()

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        return OnTheRoad(why="standing", cell="")


def advances(t: FiliBase, seat: i64, file: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Append the advances of a formed file: either end may lead, to any free cell beside it (FIL-M1, M3 to M5)."""
    size, line = t.size[file], file * LONGEST
    if size < FORMED:
        return found
    found = followers(t, seat, file, t.line[line], base, found)
    return followers(t, seat, file, t.line[line + size - 1], base, found)


def followers(t: FiliBase, seat: i64, file: i64, head: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Append the moves to the free cells in front of a head."""
    kit, at = t.kit, t.at
    if kit.strict and tail_closes_up(t, seat, file, head):
        return found
    outside, way_at = kit.board.outside, kit.passages.way_at
    side: i64
    for side in range(SIDES):
        to = outside[head * SIDES + side]
        if at[to] == NONE and not (kit.strict and t.crowds(seat, to, t.size[file], 0, file, NONE)):
            found = append(found, base + way_at[head * SIDES + side])
    return found


def closes_up(t: FiliBase, seat: i64, file: i64, head: i64, to: i64) -> bool:
    """Whether an end of the file would touch another file against FIL-M6 with `strict_contact`."""
    return tail_closes_up(t, seat, file, head) or t.crowds(seat, to, t.size[file], 0, file, NONE)


def tail_closes_up(t: FiliBase, seat: i64, file: i64, head: i64) -> bool:
    """Whether the ant that becomes the tail when the last one goes to the front would touch another file against FIL-M6
    (`strict_contact`).
    """
    base, size = file * LONGEST, t.size[file]
    last = t.line[base + size - 2] if t.line[base] == head else t.line[base + 1]
    return t.crowds(seat, last, size, 0, file, NONE)


def advance(t: FiliBase, seat: i64, head: i64, to: i64, news: News) -> bool:
    """Advance one ant (FIL-M1); return whether another may follow (FIL-M2)."""
    file = t.at[head]
    quick = t.kit.board.earth[to] == 1 and on_earth(t, file)
    go_first(t, seat, head, to, 1, ADVANCE_ON_GRASS, news)
    if not quick or len(followers(t, seat, file, to, 0, vec[i64]())) == 0:
        return False
    t.set_phase(RUNNING, to, file)
    return True


def go_first(t: FiliBase, seat: i64, head: i64, to: i64, pace: i64, rule: Rule, news: News) -> None:
    """Move the last ant to the front."""
    file = t.at[head]
    t.lead(file, head)
    ant = t.take_tail(seat, file)
    t.add_head(seat, file, to)
    if news.wanted:
        news.tell(Advanced(seat=seat, ant=t.kit.names[ant], cell=t.kit.names[to], ants=t.size[file], pace=pace,
                           rule=rule.id))


def may_run(t: FiliBase, seat: i64, head: i64, to: i64) -> bool:
    """Whether a second ant could follow (FIL-M2); tried on a copy."""
    tried = FiliBase(t.kit)
    tried.copy(t)
    return advance(tried, seat, head, to, News(False))


def on_earth(t: FiliBase, file: i64) -> bool:
    """Whether the whole file stands on a road (FIL-M2)."""
    earth = t.kit.board.earth
    i: i64 = 0
    while i < t.size[file] and earth[t.line[file * LONGEST + i]]:
        i += 1
    return i == t.size[file]


def no_head(t: FiliBase, seat: i64, name: str) -> NoHead:
    """Return the reason why a cell is no end of an own file (FIL-M3)."""
    owner = t.seat_at(name)
    if owner == seat:
        return NoHead(why="inside" if t.is_anthill(name) else "middle", cell=name)
    return NoHead(why="nobody" if owner == NONE else "enemy", cell=name)
