"""Files on the march, joining and splitting: FIL-M1 to M7, FIL-J1 to J3."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.fili_fourmis.field import (
    FORMED,
    J1,
    J2,
    LONGEST,
    M1,
    M3,
    M4,
    M5,
    M6,
    NONE,
    NOTHING,
    O4,
    RUNNING,
    SIDES,
    Field,
)
from formicarium.games.fili_fourmis.leaving import binds
from formicarium.games.fili_fourmis.model import Advanced, Divided, Joined, Stopped


def advances(f: Field, seat: i64, file: i64, found: vec[i64]) -> vec[i64]:
    """FIL-M1, M3 to M5: a formed file, either end leading, to any free cell next to its head."""
    size = f.size[file]
    if size < FORMED:
        return found
    base = file * LONGEST
    found = ahead(f, seat, file, f.line[base], f.line[base + size - 2], found)
    return ahead(f, seat, file, f.line[base + size - 1], f.line[base + 1], found)


def ahead(f: Field, seat: i64, file: i64, head: i64, last: i64, found: vec[i64]) -> vec[i64]:
    """The free cells in front of this head; `last` will be the tail when the tail has gone there."""
    board, at = f.board, f.at
    if f.strict and f.crowds(seat, last, f.size[file], 0, file, NONE):  # FIL-M6
        return found
    side: i64
    for side in range(SIDES):
        to = board.beyond[head * SIDES + side]
        if at[to] == NONE and not (f.strict and f.crowds(seat, to, f.size[file], 0, file, NONE)):
            found = append(found, board.advance + board.way_at[head * SIDES + side])
    return found


def second(f: Field, seat: i64, found: vec[i64]) -> vec[i64]:
    """FIL-M2: where a second ant can follow on earth; it may land on grass."""
    return ahead(f, seat, f.who, f.what, f.line[f.who * LONGEST + f.size[f.who] - 2], found)


def joins(f: Field, seat: i64, file: i64, binding: bool, found: vec[i64]) -> vec[i64]:
    """FIL-J1: with files of a higher number, so that each pair of ends is met once. FIL-O4: what binds may join."""
    board = f.board
    base, size = file * LONGEST, f.size[file]
    may = not binding or binds(f, seat, file)
    ends: i64 = 1 if size == 1 else 2
    end: i64
    side: i64
    for end in range(ends):
        one = f.line[base + (size - 1 if end else 0)]
        for side in range(SIDES):
            other = f.file_led(seat, board.beyond[one * SIDES + side])
            if other > file and size + f.size[other] <= LONGEST and (may or binds(f, seat, other)) \
                    and not long_joint(f, seat, one, board.beyond[one * SIDES + side]):
                found = append(found, board.join + board.way_at[one * SIDES + side] // 2)
    return found


def long_joint(f: Field, seat: i64, one: i64, other: i64) -> bool:
    """FIL-M6 with `strict_contact`: the file that two become would stand against a third."""
    if not f.strict:
        return False
    this, that = f.at[one], f.at[other]
    ants = f.size[this] + f.size[that]
    return f.crowds(seat, f.tail(this, one), ants, f.size[this], this, that) \
        or f.crowds(seat, f.tail(that, other), ants, f.size[that], this, that)


def splits(f: Field, seat: i64, file: i64, found: vec[i64]) -> vec[i64]:
    """FIL-J2: two files of at least three each."""
    size = f.size[file]
    ants: i64
    for ants in range(FORMED, size - FORMED + 1):
        one, other = f.line[file * LONGEST + ants - 1], f.line[file * LONGEST + ants]
        if not (f.strict and (f.crowds(seat, one, ants, 0, file, NONE)
                              or f.crowds(seat, other, size - ants, 0, file, NONE))):
            found = append(found, f.board.split + way(f, one, other) // 2)
    return found


def way(f: Field, one: i64, other: i64) -> i64:
    """The number of the way between two neighbours."""
    side: i64 = 0
    while f.board.beyond[one * SIDES + side] != other:
        side += 1
    return f.board.way_at[one * SIDES + side]


# what happens

def advance(f: Field, seat: i64, head: i64, to: i64, news: News) -> bool:
    """FIL-M1: the last ant goes to the front. Says whether another may follow (FIL-M2)."""
    file = f.at[head]
    f.lead(file, head)
    pace: i64 = 2 if f.phase == RUNNING else 1
    quick = pace == 1 and on_earth(f, file) and f.board.earth[to] == 1
    ant = f.take_tail(seat, file)
    f.add_head(seat, file, to)
    if news.heard:
        news.tell(Advanced(seat=seat, ant=f.board.names[ant], cell=f.board.names[to], ants=f.size[file], pace=pace,
                           rule="FIL-M1" if pace == 1 else "FIL-M2"))
    f.phase = NOTHING
    if quick:
        f.phase = RUNNING
        f.what = to
        f.who = file
        quick = len(second(f, seat, vec[i64]())) > 0
    if not quick:
        f.phase = NOTHING
        f.what = NONE
        f.who = NONE
    return quick


def on_earth(f: Field, file: i64) -> bool:
    """FIL-M2: wholly."""
    i: i64 = 0
    while i < f.size[file] and f.board.earth[f.line[file * LONGEST + i]]:
        i += 1
    return i == f.size[file]


def stop(f: Field, seat: i64, news: News) -> None:
    """FIL-M2: moving just one is allowed."""
    if news.heard:
        news.tell(Stopped(seat=seat, head=f.board.names[f.what], rule="FIL-M2"))
    f.phase = NOTHING
    f.what = NONE
    f.who = NONE


def join(f: Field, seat: i64, one: i64, other: i64, news: News) -> None:
    """FIL-J1, J3: the second file stands behind the first, end to end."""
    this, that = f.at[one], f.at[other]
    f.lead(this, f.tail(this, one))
    f.lead(that, other)
    i: i64
    for i in range(f.size[that]):
        cell = f.line[that * LONGEST + i]
        f.line[this * LONGEST + f.size[this]] = cell
        f.size[this] += 1
        f.at[cell] = this
    f.link(one, other)
    ants = f.size[this]
    f.size[that] = 0
    f.drop_file(seat, that)
    if news.heard:
        news.tell(Joined(seat=seat, one=f.board.names[one], other=f.board.names[other], ants=ants, rule="FIL-J1"))


def split(f: Field, seat: i64, one: i64, other: i64, news: News) -> None:
    """FIL-J2, J3: the part behind the cut becomes a file of its own."""
    file = f.at[one]
    base = file * LONGEST
    size = f.size[file]
    ants: i64 = 1
    while f.line[base + ants - 1] != one and f.line[base + ants - 1] != other:
        ants += 1
    rest = f.new_file(seat)
    i: i64
    for i in range(ants, size):
        f.line[rest * LONGEST + i - ants] = f.line[base + i]
        f.at[f.line[base + i]] = rest
    f.size[rest] = size - ants
    f.size[file] = ants
    f.link(one, other)
    if news.heard:
        near, far = f.board.names[f.line[base + ants - 1]], f.board.names[f.line[rest * LONGEST]]
        news.tell(Divided(seat=seat, one=near, other=far, ants=ants, others=size - ants, rule="FIL-J2"))


# why not

def why_not_advance(f: Field, seat: i64, head: i64, to: i64) -> i64:
    file = f.file_led(seat, head)
    if file == NONE:
        return M3
    if f.size[file] < FORMED:
        return M4
    if to == f.tail(file, head):
        return M1
    return M5 if f.at[to] != NONE else M6


def why_not_join(f: Field, seat: i64, one: i64, other: i64, binding: bool) -> i64:
    this, that = f.file_led(seat, one), f.file_led(seat, other)
    if binding and not (this != NONE and binds(f, seat, this)) and not (that != NONE and binds(f, seat, that)):
        return O4
    if this in (NONE, that) or that == NONE or f.size[this] + f.size[that] > LONGEST:
        return J1
    return M6


def why_not_split(f: Field, seat: i64, one: i64, other: i64) -> i64:
    file = f.file_at(seat, one)
    if file == NONE or f.at[other] != file:
        return J2
    size = f.size[file]
    ants: i64
    for ants in range(FORMED, size - FORMED + 1):
        near, far = f.line[file * LONGEST + ants - 1], f.line[file * LONGEST + ants]
        if (near == one and far == other) or (near == other and far == one):
            return M6
    return J2
