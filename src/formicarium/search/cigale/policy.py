"""A table of La Cigale & la Fourmi played on quickly: everybody bluffs well one round ahead; compiled."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.games.cigale.box import CARDS, CELLS, KINDS, NONE, kind_of, path_of
from formicarium.games.cigale.state import CHOOSING, COLLECTING, EMPOWERING, GUESSING, PAYING, PLACING, TRADING, nothing
from formicarium.games.cigale.table import (
    BUY,
    COLLECT,
    DECLINE,
    EMPOWER,
    GUESS,
    PAY,
    PAY_HIDDEN,
    CigaleTable,
)
from formicarium.games.cigale.winter import buy, collect, empower, exchange, pay
from formicarium.search.cigale.bluff import Bluff, drawn
from formicarium.search.cigale.ledger import Ledger
from formicarium.search.cigale.rounds import Round
from formicarium.search.cigale.turn import Turn


def play_round(t: CigaleTable, weights: vec[float], dice: Dice) -> None:
    """From wherever the round is to the next one, or to the end."""
    if t.phase == PLACING or t.phase == CHOOSING or t.phase == GUESSING:
        bluff_round(t, weights, dice)
    while t.over == 0 and t.phase != PLACING:
        t.play(t.collector, collector_move(t, weights, dice), dice, SILENT)


def bluff_round(t: CigaleTable, weights: vec[float], dice: Dice) -> None:
    bluff = Bluff()
    ahead = Round(t, [Ledger(t, weights)])
    if t.phase == PLACING:
        t.ants = ahead.best(bluff)
    else:
        ahead.face(t.ants, bluff)
        bluff.solve()
    t.phase = GUESSING
    if t.pick[t.ant] == NONE:
        t.pick[t.ant] = drawn(bluff.hide, 0, dice)
    seat: i64
    if t.box.winter:
        for seat in range(t.seats):
            if seat != t.ant and seat != t.cicada and t.pick[seat] == NONE:
                t.pick[seat] = drawn(bluff.hide, 0, dice)
    come_down(t, drawn(bluff.guess, 0, dice), dice)


def come_down(t: CigaleTable, path: i64, dice: Dice) -> None:
    """The Cicada guesses that path."""
    t.play(t.cicada, GUESS + on_path(t, path), dice, SILENT)


def on_path(t: CigaleTable, path: i64) -> i64:
    """A card of that path that bears an ant."""
    cell: i64
    for cell in range(CELLS):
        if t.ants >> cell & 1 and path_of(t.square[cell]) == path:
            return cell
    return NONE


# the collector's turn in Winter


def collector_move(t: CigaleTable, weights: vec[float], dice: Dice) -> i64:
    """The move with the best of what can follow in this turn."""
    moves = t.moves(t.collector)
    best: i64 = moves[0]
    if len(moves) == 1:
        return best
    chance = -1.0
    i: i64
    for i in range(len(moves)):
        worth = promise(t, moves[i], weights, dice)
        if worth > chance:
            chance = worth
            best = moves[i]
    return best


def promise(t: CigaleTable, move: i64, weights: vec[float], dice: Dice) -> float:
    """The collector's chance after a move of its turn and the best that can follow, before the square is refilled."""
    if move == DECLINE and t.phase == TRADING:
        turn = begun(t, weights)
        turn.stop()
        return turn.best
    after = t.clone()
    do(after, move, dice)
    return promised(after, weights, dice)


def do(t: CigaleTable, move: i64, dice: Dice) -> None:
    """What the collector does, without what follows (refills, roles)."""
    if move < EMPOWER:
        collect(t, move - COLLECT, SILENT)
    elif move < PAY:
        empower(t, (move - EMPOWER) // KINDS * 7 + (move - EMPOWER) % KINDS + 1, dice, SILENT)
    elif move < PAY_HIDDEN:
        pay(t, move - PAY, False, dice, SILENT)
    elif move == PAY_HIDDEN:
        pay(t, t.stock, True, dice, SILENT)
    elif move == DECLINE:
        t.phase = TRADING
        t.fresh = 0
    elif move < BUY + t.box.provisions:
        buy(t, move - BUY, dice, SILENT)
    else:
        give, thing, owner = t.swap(move)
        exchange(t, give, thing, owner, SILENT)


def promised(t: CigaleTable, weights: vec[float], dice: Dice) -> float:
    """The collector's chance with the best that it can still do."""
    if t.phase == PAYING:
        return paid(t, 0, weights, dice)
    turn = begun(t, weights)
    if t.phase == COLLECTING:
        due: i64 = 0
        lying = nothing(KINDS)
        cell: i64
        for cell in range(CELLS):
            card = t.square[cell]
            if card != NONE and kind_of(card) != NONE:
                lying[kind_of(card)] |= 1 << path_of(card)
                if t.due >> cell & 1:
                    due |= 1 << path_of(card) * KINDS + kind_of(card)
        turn.collect(due, lying, t.fresh)
    elif t.phase == EMPOWERING:
        turn.empower(t.fresh)
    else:
        turn.trade(t.bought, t.exchanged)
    return turn.best


def paid(t: CigaleTable, start: i64, weights: vec[float], dice: Dice) -> float:
    """With the best payment, in the order of the paths: which card of one is paid, and when, makes no difference."""
    if t.phase != PAYING:
        turn = begun(t, weights)
        turn.trade(True, t.exchanged)
        return turn.best
    best = -1.0
    met = start - 1
    card: i64
    for card in range(start * 7, CARDS):
        if path_of(card) > met and t.forbids_payment(PAY + card) == 0:
            met = path_of(card)
            after = t.clone()
            pay(after, card, False, dice, SILENT)
            best = max(best, paid(after, met, weights, dice))
    if t.stock != NONE and path_of(t.stock) >= start and t.forbids_payment(PAY_HIDDEN) == 0:
        after = t.clone()
        pay(after, after.stock, True, dice, SILENT)
        best = max(best, paid(after, path_of(t.stock), weights, dice))
    return best


def begun(t: CigaleTable, weights: vec[float]) -> Turn:
    """The turn as it stands, with the roles of the round to come (CIG-A9)."""
    book = Ledger(t, weights)
    caught = t.collector == t.cicada
    if not caught:
        book.ant = (t.ant + 1) % t.seats
    book.cicada = (t.cicada + 1) % t.seats
    if book.cicada == book.ant:
        book.cicada = (book.cicada + 1) % t.seats
    return Turn(book, t.collector, t.ant if caught else t.cicada, {})
