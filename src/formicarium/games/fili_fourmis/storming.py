"""Taking the ramparts: FIL-R1 to R4."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.core.table import count, first
from formicarium.games.fili_fourmis.field import (
    ENTERING,
    LONGEST,
    M3,
    M6,
    M7,
    NONE,
    NOTHING,
    R1,
    R2,
    SIDES,
    Field,
    flood,
)
from formicarium.games.fili_fourmis.model import Entered, Stepped, Waited


def gates(f: Field, seat: i64, file: i64, found: vec[i64]) -> vec[i64]:
    """FIL-R1, R2: the free ramparts next to an end of the file, once nobody is at home; FIL-R3: formed or not."""
    board = f.board
    if f.nest[seat]:
        return found
    base, size = file * LONGEST, f.size[file]
    ends: i64 = 1 if size == 1 else 2
    end: i64
    side: i64
    for end in range(ends):
        head = f.line[base + (size - 1 if end else 0)]
        if board.brink[(1 - seat) * board.cells + head] == 0:
            continue
        for side in range(SIDES):
            gate = board.near[head * SIDES + side]
            if f.at[gate] == NONE and board.home[gate] == 1 - seat and not leaves_crowd(f, seat, file, head, gate):
                found = append(found, board.enter + board.gate_at[head * SIDES + side])
    return found


def leaves_crowd(f: Field, seat: i64, file: i64, head: i64, gate: i64) -> bool:
    """FIL-M6 with `strict_contact`: those who find no room would stand against another file."""
    if not f.strict:
        return False
    size = f.size[file]
    left = size - room(f, seat, gate)
    if left <= 0:
        return False
    base = file * LONGEST
    last = f.line[base + (left - 1 if f.line[base] == head else size - left)]
    return f.crowds(seat, last, left, size if last == head else 0, file, NONE)


def room(f: Field, seat: i64, gate: i64) -> i64:
    """How many ants can go in there."""
    board, enemy = f.board, 1 - seat
    open_ = board.walls & ~f.nest[enemy]
    return count(flood(board.around, enemy * board.ants, 1 << board.place[gate], open_) & ~f.entered[seat])


def nearest(f: Field, seat: i64, gate: i64) -> i64:
    """FIL-R2: the free ramparts nearest to the gate, along ramparts that are free or held. Bits.

    FIL-R4 sends those who find the ramparts full on to the inside. It never comes to that: while the owner has an ant
    on the ramparts its inside is full too (FIL-O5), and without one they are a single ring, which is won when it is
    full (FIL-E1).
    """
    board = f.board
    base = (1 - seat) * board.ants
    open_ = board.walls & ~f.nest[1 - seat]
    reached = 1 << board.place[gate]
    here = reached
    while here and here & ~f.entered[seat] == 0:
        grown: i64 = 0
        while here:
            grown |= board.around[base + first(here)]
            here &= here - 1
        here = grown & open_ & ~reached
        reached |= here
    return here & ~f.entered[seat]


def spreads(f: Field, seat: i64, found: vec[i64]) -> vec[i64]:
    """FIL-R2: the player chooses among equals."""
    left = nearest(f, seat, f.what)
    while left:
        found = append(found, f.board.spread + (1 - seat) * f.board.ants + first(left))
        left &= left - 1
    return found


def paces(f: Field, seat: i64, found: vec[i64]) -> vec[i64]:
    """FIL-R4: an ant that has entered steps to any free cell beside it, within the anthill."""
    board = f.board
    ants = f.entered[seat]
    side: i64
    while ants:
        cell = board.house[(1 - seat) * board.ants + first(ants)]
        ants &= ants - 1
        for side in range(SIDES):
            to = board.near[cell * SIDES + side]
            if f.at[to] == NONE and board.home[to] == 1 - seat:
                found = append(found, board.step + board.pace_at[cell * SIDES + side])
    return found


def held(f: Field, seat: i64) -> i64:
    """FIL-E1: how many of the enemy's ramparts the seat holds."""
    return count(f.entered[seat] & f.board.walls)


# what happens

def enter(f: Field, seat: i64, head: i64, gate: i64, news: News) -> bool:
    """FIL-R2: the whole file follows, as far as there is room. Says whether there is a choice to make."""
    f.who = f.at[head]
    f.what = gate
    f.lead(f.who, head)
    return pour(f, seat, news)


def spread(f: Field, seat: i64, number: i64, news: News) -> bool:
    admit(f, seat, number - (1 - seat) * f.board.ants, news)
    return pour(f, seat, news)


def pour(f: Field, seat: i64, news: News) -> bool:
    """The rest of the file goes in, ring by ring, until the player has to choose."""
    while f.size[f.who] and f.entered[seat] & f.board.walls != f.board.walls:
        cells = nearest(f, seat, f.what)
        if cells == 0:
            break
        if count(cells) > f.size[f.who]:
            f.phase = ENTERING
            return True
        while cells:
            admit(f, seat, first(cells), news)
            cells &= cells - 1
    left = f.size[f.who]
    if left == 0:
        f.drop_file(seat, f.who)
    elif news.heard:
        news.tell(Waited(seat=seat, head=f.board.names[f.line[f.who * LONGEST]], ants=left, rule="FIL-R3"))
    f.phase = NOTHING
    f.what = NONE
    f.who = NONE
    return False


def admit(f: Field, seat: i64, place: i64, news: News) -> None:
    """FIL-R2: those who enter are taken from the tail."""
    board = f.board
    cell = board.house[(1 - seat) * board.ants + place]
    ant = f.take_tail(seat, f.who)
    f.entered[seat] |= 1 << place
    f.put(seat, cell, 2 * board.ants)
    if news.heard:
        news.tell(Entered(seat=seat, ant=board.names[ant], cell=board.names[cell], ramparts=held(f, seat),
                          rule="FIL-R2"))


def step(f: Field, seat: i64, ant: i64, to: i64, news: News) -> None:
    """FIL-R4."""
    board = f.board
    f.lift(seat, ant)
    f.put(seat, to, 2 * board.ants)
    f.entered[seat] ^= 1 << board.place[ant] | 1 << board.place[to]
    if news.heard:
        news.tell(Stepped(seat=seat, ant=board.names[ant], cell=board.names[to], ramparts=held(f, seat), rule="FIL-R4"))


# why not

def why_not_enter(f: Field, seat: i64, head: i64, gate: i64) -> i64:
    if f.board.home[gate] == seat:
        return M7
    if f.file_led(seat, head) == NONE:
        return M3
    if f.nest[seat]:
        return R1
    return R2 if f.at[gate] != NONE else M6
