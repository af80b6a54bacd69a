"""Micropolis: turn order, renewal of the line, the Red Army token, the end."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import nth_bit
from formicarium.games.micropolis import score
from formicarium.games.micropolis.base import GIVING, TAKING, MicropolisBase
from formicarium.games.micropolis.kit import NONE
from formicarium.games.micropolis.model import Ended, Kept, Passed, Renewed, Shown
from formicarium.games.micropolis.rules import ALL_COMPLETE, NEXT_LEADER, RULES, TOKEN_MOVES


def pass_on(t: MicropolisBase, dice: Dice, news: News) -> None:
    """End the turn unless a question is open (MIC-T1), and the game after the last tile (MIC-T10)."""
    if t.phase != TAKING:
        return
    if t.placed == t.kit.anthills * t.kit.sides:
        t.over = ALL_COMPLETE.number
        if news.wanted:
            news.tell(result(t))
        return
    t.turn = (t.turn + 1) % t.seats
    if t.turn == t.owner(t.leader) and is_spent(t):
        renew(t, dice, news)
        settle(t, news)


def is_spent(t: MicropolisBase) -> bool:
    """Whether the line must be renewed after a round.

    Fewer tiles than players are left (MIC-T7), or it was the second round (MIC-E2).
    """
    left: i64 = len(t.line)
    return left < t.seats if t.kit.each == 1 else t.kit.line - left == 2 * t.seats


def renew(t: MicropolisBase, dice: Dice, news: News) -> None:
    """Fill up the line; its tiles slide to the front with the soldiers on them (MIC-T8)."""
    before = len(t.line)
    t.fill_line(dice)
    if news.wanted:
        news.tell(Renewed(tiles=line_from(t, before), pile=t.pile, rule="MIC-T8"))


def line_from(t: MicropolisBase, first: i64) -> tuple[Shown, ...]:
    """Return the tiles of the line from a place on, for events."""
    return tuple([Shown(tile + 1, t.kit.tiles.bears[tile]) for tile in t.line[first:]])


def settle(t: MicropolisBase, news: News) -> None:
    """Find the next Leader; the Leader chooses if there are several candidates (MIC-T9, E6)."""
    t.turn = t.owner(t.leader)
    found = heirs(t)
    if found == 0:
        if news.wanted:
            news.tell(Kept(seat=t.turn, anthill=t.number_of(t.leader), army=t.army[t.leader], rule=handing_on(t).id))
    elif found & found - 1:
        t.phase = GIVING
    else:
        hand_on(t, nth_bit(found, 0), news)


def heirs(t: MicropolisBase) -> i64:
    """Return a bit set of the anthills that can get the Red Army token; 0: the Leader keeps it (MIC-T9, E6)."""
    most: i64 = NONE
    others: i64 = 0
    anthill: i64
    for anthill in range(len(t.army)):
        if anthill != t.leader:
            if t.army[anthill] > most:
                most, others = t.army[anthill], 0
            if t.army[anthill] == most:
                others |= 1 << anthill
    if most < t.army[t.leader]:
        return 0
    for anthill in range(len(t.army)):
        if others >> anthill & 1 and t.owner(anthill) == t.owner(t.leader):
            return others & ~(1 << anthill) or others  # to an opponent if possible
    return others


def handing_on(t: MicropolisBase) -> Rule:
    return NEXT_LEADER if t.kit.each == 1 else TOKEN_MOVES


def hand_on(t: MicropolisBase, anthill: i64, news: News) -> None:
    seat = t.turn
    t.phase = TAKING
    t.leader = anthill
    t.turn = t.owner(anthill)
    if news.wanted:
        news.tell(Passed(seat=seat, owner=t.turn, anthill=t.number_of(anthill), army=t.army[anthill],
                         rule=handing_on(t).id))


def ahead(t: MicropolisBase, seat: i64, other: i64) -> i64:
    """Return a positive number if a seat is ahead: by the total, then by the largest army (MIC-V7)."""
    points = score.total(t, seat) - score.total(t, other)
    return points if points else score.largest_army(t, seat) - score.largest_army(t, other)


def result(t: MicropolisBase) -> Ended:
    """Return the winners: the seats that no other seat is ahead of (MIC-V7)."""
    seats = range(t.seats)
    winners = [seat for seat in seats if max([ahead(t, other, seat) for other in seats]) == 0]
    return Ended(winners=tuple(winners), points=score.total(t, winners[0]), rule=RULES[t.over])
