"""Coming out of the anthill: FIL-O1 to O6."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.core.table import first
from formicarium.games.fili_fourmis.field import (
    FORMED,
    LEAVING,
    LONGEST,
    M6,
    NONE,
    NOTHING,
    O1,
    O2,
    O3,
    O4,
    O5,
    O6,
    SIDES,
    Field,
    flood,
)
from formicarium.games.fili_fourmis.model import Called, Lengthened, Started


def next_out(f: Field, seat: i64) -> i64:
    """FIL-O1, O5: those on the ramparts come out before those inside. Bits."""
    on_walls = f.nest[seat] & f.board.walls
    return on_walls or f.nest[seat]


def reach(f: Field, seat: i64, ants: i64) -> i64:
    """FIL-O6: the ramparts that one of these ants gets to without meeting an enemy. Bits."""
    board = f.board
    enemies = f.entered[1 - seat]
    if enemies == 0:
        return board.walls
    return flood(board.around, seat * board.ants, ants, board.all & ~enemies) & board.walls


def starts(f: Field, seat: i64, ant: i64, reached: i64, found: vec[i64], enough: i64) -> vec[i64]:
    """FIL-O2: where this ant can begin a file, beside its rampart; FIL-O5: from inside, beside any that it reaches."""
    board = f.board
    i: i64
    if board.walls >> ant & 1:
        cell = board.house[seat * board.ants + ant]
        for i in range(SIDES):
            to = board.beyond[cell * SIDES + i]
            if f.at[to] == NONE and not f.crowds(seat, to, 1, 0, NONE, NONE):
                found = append(found, board.start + board.start_at[to])
                if len(found) >= enough:
                    return found
        return found
    for i in range(len(board.starts)):
        to = board.starts[i]
        if board.brink[seat * board.cells + to] & reached and f.at[to] == NONE \
                and not f.crowds(seat, to, 1, 0, NONE, NONE):
            found = append(found, board.start + i)
            if len(found) >= enough:
                return found
    return found


def fronts(f: Field, seat: i64, file: i64, reached: i64, found: vec[i64], enough: i64) -> vec[i64]:
    """FIL-O3, O5: where an ant that comes out can become the head of a file whose tail is still beside the ramparts."""
    board, line, at = f.board, f.line, f.at
    size = f.size[file]
    if size == LONGEST:
        return found
    ends: i64 = 1 if size == 1 else 2
    end: i64
    side: i64
    for end in range(ends):
        head = line[file * LONGEST + (size - 1 if end else 0)]
        tail = line[file * LONGEST + (0 if end else size - 1)]
        if board.brink[seat * board.cells + tail] & reached == 0:
            continue
        if f.strict and f.crowds(seat, tail, size + 1, size, file, NONE):
            continue
        for side in range(SIDES):
            to = board.beyond[head * SIDES + side]
            if at[to] == NONE and not f.crowds(seat, to, size + 1, 0, file, NONE):
                found = append(found, board.advance + board.way_at[head * SIDES + side])
                if len(found) >= enough:
                    return found
    return found


def binds(f: Field, seat: i64, file: i64) -> bool:
    """FIL-O4: an unformed file that an ant can come out to."""
    if f.size[file] >= FORMED or f.nest[seat] == 0:
        return False
    return len(fronts(f, seat, file, reach(f, seat, next_out(f, seat)), vec[i64](), 1)) > 0


def bound(f: Field, seat: i64) -> bool:
    """FIL-O4: while there is one, an ant goes to it, or it joins another; nothing else."""
    if f.nest[seat] == 0:
        return False
    file = seat * f.board.ants
    end = file + f.files[seat]
    while file < end and not binds(f, seat, file):
        file += 1
    return file < end


def places(f: Field, seat: i64, ant: i64, binding: bool, found: vec[i64], enough: i64) -> vec[i64]:
    """All places where this ant can go: to the head of a file, else, where nothing binds, to begin one."""
    reached = reach(f, seat, 1 << ant)
    i: i64
    for i in range(f.files[seat]):
        file = seat * f.board.ants + i
        if not binding or f.size[file] < FORMED:
            found = fronts(f, seat, file, reached, found, enough)
            if len(found) >= enough:
                return found
    if not binding:
        found = starts(f, seat, ant, reached, found, enough)
    return found


def callable_ants(f: Field, seat: i64, binding: bool, found: vec[i64]) -> vec[i64]:
    """The ants that have a place to go."""
    ants = next_out(f, seat)
    while ants:
        ant = first(ants)
        ants &= ants - 1
        if len(places(f, seat, ant, binding, vec[i64](), 1)):
            found = append(found, seat * f.board.ants + ant)
    return found


# what happens

def call(f: Field, seat: i64, number: i64, news: News) -> None:
    f.phase = LEAVING
    f.what = f.board.house[number]
    if news.heard:
        news.tell(Called(seat=seat, ant=f.board.names[f.what], rule="FIL-O1" if walled(f, f.what) else "FIL-O5"))


def begin(f: Field, seat: i64, cell: i64, news: News) -> None:
    """FIL-O2: the first ant of a new file."""
    ant = leave(f, seat)
    f.add_head(seat, f.new_file(seat), cell)
    if news.heard:
        news.tell(Started(seat=seat, ant=f.board.names[ant], cell=f.board.names[cell],
                          rule="FIL-O2" if walled(f, ant) else "FIL-O5"))


def lengthen(f: Field, seat: i64, head: i64, to: i64, news: News) -> None:
    """FIL-O3: the next ant of a file is its new head."""
    ant = leave(f, seat)
    file = f.at[head]
    f.lead(file, head)
    f.add_head(seat, file, to)
    if news.heard:
        news.tell(Lengthened(seat=seat, ant=f.board.names[ant], cell=f.board.names[to], ants=f.size[file],
                             rule="FIL-O3" if walled(f, ant) else "FIL-O5"))


def leave(f: Field, seat: i64) -> i64:
    """The ant that was called is no longer at home; where it was."""
    cell = f.what
    f.nest[seat] &= ~(1 << f.board.place[cell])
    f.lift(seat, cell)
    f.phase = NOTHING
    f.what = NONE
    return cell


def walled(f: Field, cell: i64) -> bool:
    return f.board.walls >> f.board.place[cell] & 1 == 1


# why not

def why_not_call(f: Field, seat: i64, number: i64) -> i64:
    ant = number - seat * f.board.ants
    if not 0 <= ant < f.board.ants or f.nest[seat] >> ant & 1 == 0:
        return O1
    if next_out(f, seat) >> ant & 1 == 0:
        return O5
    if bound(f, seat):
        return O4
    return O6 if f.entered[1 - seat] else O2


def why_not_start(f: Field, seat: i64, cell: i64) -> i64:
    board = f.board
    beside = O2 if walled(f, f.what) else O5
    touched = board.brink[seat * board.cells + cell]
    if bound(f, seat):
        return O4
    if f.at[cell] != NONE or touched == 0:
        return beside
    ant = 1 << board.place[f.what]
    if beside == O2 and touched & ant == 0:
        return O2
    return M6 if touched & reach(f, seat, ant) else O6


def why_not_front(f: Field, seat: i64, head: i64, to: i64) -> i64:
    board = f.board
    file = f.file_led(seat, head)
    if file == NONE:
        return O3
    if f.size[file] == LONGEST:
        return M6
    if f.size[file] >= FORMED and bound(f, seat):
        return O4
    touched = board.brink[seat * board.cells + f.tail(file, head)]
    if touched == 0 or f.at[to] != NONE:
        return O3
    return M6 if touched & reach(f, seat, 1 << board.place[f.what]) else O6
