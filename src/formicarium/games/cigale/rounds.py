"""La Cigale & la Fourmi: the end of a round, the start of the next, and the end of the game."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.vectors import total
from formicarium.games.cigale.base import GOAL, IDLE, PLACING, CigaleBase, Doing, draw_from
from formicarium.games.cigale.kit import CELLS, CONSOLATION, NONE, OFFER
from formicarium.games.cigale.model import Began, Ended, Laid, Offered, Turned
from formicarium.games.cigale.rules import FORTY_ROUNDS, FOUR_POINTS, PILE_EXHAUSTED


def next_round(t: CigaleBase, dice: Dice, news: News) -> None:
    """Prepare the next round (CIG-A8, A9; CIG-W13): consolation (CIG-P6), square, offer, roles."""
    caught = t.doing.collector == t.cicada
    loser = t.ant if caught else t.cicada
    if t.power[CONSOLATION] == loser:
        t.gain(loser, "CIG-P6", dice, news)
    refill(t, dice, news)
    if t.kit.winter:
        restock(t, dice, news)
        t.idle = 0 if t.doing.bought else t.idle + 1
    pass_roles(t, not caught)
    forget(t)
    if t.idle == IDLE:
        finish(t, FORTY_ROUNDS, news)
    elif t.room() == 0:
        finish(t, PILE_EXHAUSTED, news)
    else:
        begin(t, news)


def forget(t: CigaleBase) -> None:
    """Reset the fields of a round."""
    t.phase = PLACING
    t.doing = Doing.nothing()


def refill(t: CigaleBase, dice: Dice, news: News) -> None:
    """Fill gaps in reading order (CIG-A8, CIG-W13) as far as cards go (CIG-W15).

    Undo stops here, for the reason given in `CigaleBase.gain`.
    """
    cell: i64
    for cell in range(CELLS):
        if t.square[cell] == NONE:
            card = t.draw(dice, news)
            if card == NONE:
                return
            t.square[cell] = card
            if news.wanted:
                news.reveal(Turned(cell=t.kit.cells[cell], card=t.kit.faces[card], rule="CIG-A8"))


def restock(t: CigaleBase, dice: Dice, news: News) -> None:
    """Fill the offer (CIG-W13) as far as provisions go (CIG-W19)."""
    while total(t.offer) < OFFER and total(t.store):
        provision = draw_from(t.store, dice)
        t.offer[provision] += 1
        if news.wanted:
            news.tell(Offered(provision=t.kit.names[provision], rule="CIG-W13"))


def pass_roles(t: CigaleBase, ant_collected: bool) -> None:
    """Pass the roles of Ant and Cicada (CIG-A9)."""
    if ant_collected:
        t.ant = (t.ant + 1) % t.seats
    t.cicada = (t.cicada + 1) % t.seats
    if t.cicada == t.ant:
        t.cicada = (t.cicada + 1) % t.seats


def begin(t: CigaleBase, news: News) -> None:
    t.number += 1
    if news.wanted:
        news.tell(Began(round=t.number, seat=t.ant, cicada=t.cicada, rule="CIG-S2" if t.number == 1 else "CIG-A9"))


def end_if_won(t: CigaleBase, news: News) -> bool:
    """End the game at once if a seat has four points (CIG-W14); return whether it did."""
    winner = find_winner(t)
    if winner == NONE:
        return False
    t.winner = winner
    finish(t, FOUR_POINTS, news)
    return True


def find_winner(t: CigaleBase) -> i64:
    """Return a seat with four points, or NONE (CIG-W14, CIG-P9); the collector comes before the others (CIG-P11)."""
    if t.points(t.doing.collector) >= GOAL:
        return t.doing.collector
    seat: i64
    for seat in range(t.seats):
        if t.points(seat) >= GOAL:
            return seat
    return NONE


def finish(t: CigaleBase, rule: Rule, news: News) -> None:
    t.over = rule.number
    forget(t)
    if not news.wanted:
        return
    if not t.kit.winter and not t.kit.open_insects:
        for seat in range(t.seats):
            if t.reserve(seat):
                news.reveal(Laid(seat=seat, cards=t.faces_of(t.foragers[seat].kept), rule="CIG-A16"))
    winners = [seat for seat in range(t.seats)
               if not [other for other in range(t.seats) if t.compare(other, seat) > 0]]
    news.tell(Ended(winners=tuple(winners), points=t.score(winners[0]), rule=rule.id))
