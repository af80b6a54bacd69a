"""Fili-Fourmis: join two files, or split one (FIL-J1 to J3)."""
from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fili_fourmis.base import FiliBase
from formicarium.games.fili_fourmis.kit import FORMED, LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.model import (
    Divided,
    Join,
    Joined,
    JoinOutlook,
    NoJoin,
    NoSplit,
    Split,
    SplitOutlook,
    TooLong,
)
from formicarium.games.fili_fourmis.rounds import pass_on
from formicarium.games.fili_fourmis.rules import FORM_A_FILE, JOINING_FILES, SEVEN_AT_MOST, SPLITTING_FILES
from formicarium.games.fili_fourmis.step import Step
from formicarium.games.fili_fourmis.steps.leaving import binds, unformed_file


@final
class Joining(Step):
    """Join two files end to end. Choices: pairs of neighbours outside, each once."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Join(one, other) for one, other in kit.pairs(kit.passages.ways)[::2]])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        file: i64
        for file in range(seat * t.kit.ants, seat * t.kit.ants + t.files[seat]):
            found = joins(t, seat, file, self.first, found)
        return found

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        one, other = t.kit.passages.ways[4 * choice], t.kit.passages.ways[4 * choice + 1]
        this, that = t.file_led(seat, one), t.file_led(seat, other)
        if t.bound and not (this != NONE and binds(t, seat, this)) and not (that != NONE and binds(t, seat, that)):
            return FORM_A_FILE
        if this in (NONE, that) or that == NONE or t.size[this] + t.size[that] > LONGEST:
            return JOINING_FILES
        return SEVEN_AT_MOST if is_long_joint(t, seat, one, other) else None

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        return JOINING_FILES

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        """Put the second file behind the first, end to end (FIL-J3)."""
        one, other = t.kit.passages.ways[4 * choice], t.kit.passages.ways[4 * choice + 1]
        this, that = t.at[one], t.at[other]
        t.lead(this, t.tail(this, one))
        t.lead(that, other)
        i: i64
        for i in range(t.size[that]):
            cell = t.line[that * LONGEST + i]
            t.line[this * LONGEST + t.size[this]] = cell
            t.size[this] += 1
            t.at[cell] = this
        t.link(one, other)
        ants = t.size[this]
        t.size[that] = 0
        t.drop_file(seat, that)
        if news.wanted:
            news.tell(Joined(seat=seat, one=t.kit.names[one], other=t.kit.names[other], ants=ants, rule="FIL-J1"))
        pass_on(t, False, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        this, that = t.at[t.cell_named(action.one)], t.at[t.cell_named(action.other)]
        return JoinOutlook(one=action.one, other=action.other, ants=t.size[this] + t.size[that])

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == FORM_A_FILE.id:
            return unformed_file(t, seat)
        if rule == SEVEN_AT_MOST.id:
            return TooLong(why="contact", cell="")
        one, other = t.cell_named(action.one), t.cell_named(action.other)
        this, that = t.file_led(seat, one), t.file_led(seat, other)
        meet = NONE not in (this, that) and this != that and other in t.kit.board.near[one * SIDES:one * SIDES + SIDES]
        return NoJoin(why="long" if meet else "apart", one=action.one, other=action.other,
                      ants=t.size[this] + t.size[that] if meet else 0)


@final
class Splitting(Step):
    """Split a file between two neighbours. Choices: pairs of neighbours outside, each once."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Split(one, other) for one, other in kit.pairs(kit.passages.ways)[::2]])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """Append the cuts that leave at least three ants on each side (FIL-J2)."""
        file: i64
        ants: i64
        for file in range(seat * t.kit.ants, seat * t.kit.ants + t.files[seat]):
            for ants in range(FORMED, t.size[file] - FORMED + 1):
                if not (t.kit.strict and parts_close(t, seat, file, ants)):
                    base = file * LONGEST + ants
                    found = append(found, self.first + way_between(t, t.line[base - 1], t.line[base]) // 2)
        return found

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        one = t.kit.passages.ways[4 * choice]
        ants = cut_between(t, seat, one, t.kit.passages.ways[4 * choice + 1])
        if ants == NONE or not FORMED <= ants <= t.size[t.at[one]] - FORMED:
            return SPLITTING_FILES
        return SEVEN_AT_MOST if parts_close(t, seat, t.at[one], ants) else None

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        return SPLITTING_FILES

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        """Make the part behind the cut a file of its own (FIL-J3)."""
        one, other = t.kit.passages.ways[4 * choice], t.kit.passages.ways[4 * choice + 1]
        file = t.at[one]
        base, size, ants = file * LONGEST, t.size[file], cut_between(t, seat, one, other)
        rest = t.new_file(seat)
        i: i64
        for i in range(ants, size):
            t.line[rest * LONGEST + i - ants] = t.line[base + i]
            t.at[t.line[base + i]] = rest
        t.size[rest] = size - ants
        t.size[file] = ants
        t.link(one, other)
        if news.wanted:
            near, far = t.kit.names[t.line[base + ants - 1]], t.kit.names[t.line[rest * LONGEST]]
            news.tell(Divided(seat=seat, one=near, other=far, ants=ants, others=size - ants, rule="FIL-J2"))
        pass_on(t, False, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        one, other = t.cell_named(action.one), t.cell_named(action.other)
        file, ants = t.at[one], cut_between(t, seat, one, other)
        near, far = t.line[file * LONGEST + ants - 1], t.line[file * LONGEST + ants]
        return SplitOutlook(one=t.kit.names[near], other=t.kit.names[far], ants=ants, others=t.size[file] - ants)

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == SEVEN_AT_MOST.id:
            return TooLong(why="contact", cell="")
        one = t.cell_named(action.one)
        short = cut_between(t, seat, one, t.cell_named(action.other)) != NONE
        return NoSplit(why="short" if short else "apart", one=action.one, other=action.other,
                       ants=t.size[t.at[one]] if short else 0)


def joins(t: FiliBase, seat: i64, file: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Append the joints with files of a higher number, so that each pair is found once (FIL-J1).

    FIL-O4: while an unformed file must be served, one of the two must be such a file.
    """
    kit = t.kit
    outside = kit.board.outside
    line, size = file * LONGEST, t.size[file]
    is_allowed = not t.bound or binds(t, seat, file)
    ends: i64 = 1 if size == 1 else 2
    end: i64
    side: i64
    for end in range(ends):
        one = t.line[line + (size - 1 if end else 0)]
        for side in range(SIDES):
            other = t.file_led(seat, outside[one * SIDES + side])
            if other > file and size + t.size[other] <= LONGEST and (is_allowed or binds(t, seat, other)) \
                    and not is_long_joint(t, seat, one, outside[one * SIDES + side]):
                found = append(found, base + kit.passages.way_at[one * SIDES + side] // 2)
    return found


def is_long_joint(t: FiliBase, seat: i64, one: i64, other: i64) -> bool:
    """Whether an end of the joined file would touch a third file against FIL-M6 with `strict_contact`."""
    if not t.kit.strict:
        return False
    this, that = t.at[one], t.at[other]
    ants = t.size[this] + t.size[that]
    return t.crowds(seat, t.tail(this, one), ants, t.size[this], this, that) \
        or t.crowds(seat, t.tail(that, other), ants, t.size[that], this, that)


def parts_close(t: FiliBase, seat: i64, file: i64, ants: i64) -> bool:
    """Whether one of the two parts would touch another file against FIL-M6 with `strict_contact`."""
    base = file * LONGEST + ants
    return t.crowds(seat, t.line[base - 1], ants, 0, file, NONE) \
        or t.crowds(seat, t.line[base], t.size[file] - ants, 0, file, NONE)


def cut_between(t: FiliBase, seat: i64, one: i64, other: i64) -> i64:
    """Return the number of ants before a cut between two cells; NONE if they are no neighbours in one file."""
    file = t.file_at(seat, one)
    if file == NONE:
        return NONE
    base = file * LONGEST
    ants: i64
    for ants in range(1, t.size[file]):
        near, far = t.line[base + ants - 1], t.line[base + ants]
        if (near == one and far == other) or (near == other and far == one):
            return ants
    return NONE


def way_between(t: FiliBase, one: i64, other: i64) -> i64:
    """Return the index in `ways` of the pair from a cell to its neighbour."""
    side: i64 = 0
    while t.kit.board.outside[one * SIDES + side] != other:
        side += 1
    return t.kit.passages.way_at[one * SIDES + side]
