"""Micropolis: whose turn, the renewal of the line, the Red Army token, the end."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.table import nth_bit
from formicarium.games.micropolis import score
from formicarium.games.micropolis.kit import NONE
from formicarium.games.micropolis.model import Ended, Kept, Passed, Renewed, Shown
from formicarium.games.micropolis.rules import ALL_COMPLETE, NEXT_LEADER, RULES, TOKEN_MOVES
from formicarium.games.micropolis.state import GIVING, TAKING, State


def pass_on(t: State, dice: Dice, news: News) -> None:
    """MIC-T1, T10: the turn is over, unless it has a question left."""
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


def is_spent(t: State) -> bool:
    """After a table round. MIC-T7: fewer tiles than players; MIC-E2: the second round."""
    left: i64 = len(t.line)
    return left < t.seats if t.kit.each == 1 else t.kit.line - left == 2 * t.seats


def renew(t: State, dice: Dice, news: News) -> None:
    """MIC-T8: what lies there slides to the front with the soldiers on it."""
    before = len(t.line)
    t.fill_line(dice)
    if news.wanted:
        news.tell(Renewed(tiles=line_from(t, before), pile=t.pile, rule="MIC-T8"))


def line_from(t: State, first: i64) -> tuple[Shown, ...]:
    """The tiles of the line from that place on, as they are told."""
    return tuple([Shown(tile + 1, t.kit.bears[tile]) for tile in t.line[first:]])


def settle(t: State, news: News) -> None:
    """MIC-T9, E6: who leads now; the Leader is asked where several come into question."""
    t.turn = t.owner(t.leader)
    found = heirs(t)
    if found == 0:
        if news.wanted:
            news.tell(Kept(seat=t.turn, anthill=t.number_of(t.leader), army=t.army[t.leader], rule=handing_on(t).id))
    elif found & found - 1:
        t.phase = GIVING
    else:
        hand_on(t, nth_bit(found, 0), news)


def heirs(t: State) -> i64:
    """MIC-T9, E6: the anthills that the Red Army token goes to, one bit each; none: it stays."""
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
            return others & ~(1 << anthill) or others  # to an opponent, if it can be
    return others


def handing_on(t: State) -> Rule:
    return NEXT_LEADER if t.kit.each == 1 else TOKEN_MOVES


def hand_on(t: State, anthill: i64, news: News) -> None:
    seat = t.turn
    t.phase = TAKING
    t.leader = anthill
    t.turn = t.owner(anthill)
    if news.wanted:
        news.tell(Passed(seat=seat, owner=t.turn, anthill=t.number_of(anthill), army=t.army[anthill],
                         rule=handing_on(t).id))


def ahead(t: State, seat: i64, other: i64) -> i64:
    """MIC-V7: the total, then the largest army."""
    points = score.total(t, seat) - score.total(t, other)
    return points if points else score.largest_army(t, seat) - score.largest_army(t, other)


def result(t: State) -> Ended:
    """MIC-V7: shared between those whom nobody is ahead of."""
    seats = range(t.seats)
    winners = [seat for seat in seats if max([ahead(t, other, seat) for other in seats]) == 0]
    return Ended(winners=tuple(winners), points=score.total(t, winners[0]), rule=RULES[t.over])
