"""La Cigale & la Fourmi: quick playouts in which every seat bluffs well one round ahead; compiled."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import BluffSolver, draw_path
from formicarium.bots.cigale.collector_turn import CollectorTurn
from formicarium.bots.cigale.round_forecast import RoundForecast
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.core.vectors import filled
from formicarium.games.cigale.base import CHOOSING, COLLECTING, EMPOWERING, GUESSING, PAYING, PLACING, TRADING
from formicarium.games.cigale.kit import CARDS, CELLS, KINDS, NONE, kind_of, path_of
from formicarium.games.cigale.state import CigaleState
from formicarium.games.cigale.steps.collecting import collect
from formicarium.games.cigale.steps.exchanging import exchange
from formicarium.games.cigale.steps.market import buy, decline_power
from formicarium.games.cigale.steps.paying import can_pay, can_pay_hidden, pay
from formicarium.games.cigale.steps.powers import card_of, empower


def play_round(t: CigaleState, weights: vec[float], dice: Dice) -> None:
    """Play from any point of a round to the next round or the end."""
    if t.phase == PLACING or t.phase == CHOOSING or t.phase == GUESSING:
        bluff_round(t, weights, dice)
    while t.over == 0 and t.phase != PLACING:
        t.play(t.doing.collector, collector_move(t, weights, dice), dice, SILENT)


def bluff_round(t: CigaleState, weights: vec[float], dice: Dice) -> None:
    bluff = BluffSolver()
    ahead = RoundForecast(t, [WinEstimate(t, weights)])
    if t.phase == PLACING:
        t.ants = ahead.best(bluff)
    else:
        ahead.face(t.ants, bluff)
        bluff.solve()
    t.phase = GUESSING
    if t.foragers[t.ant].token == NONE:
        t.foragers[t.ant].token = draw_path(bluff.hide, 0, dice)
    seat: i64
    if t.kit.winter:
        for seat in range(t.seats):
            if seat != t.ant and seat != t.cicada and t.foragers[seat].token == NONE:
                t.foragers[seat].token = draw_path(bluff.hide, 0, dice)
    come_down(t, draw_path(bluff.guess, 0, dice), dice)


def come_down(t: CigaleState, path: i64, dice: Dice) -> None:
    t.play(t.cicada, t.course.guessing.first + on_path(t, path), dice, SILENT)


def on_path(t: CigaleState, path: i64) -> i64:
    """Return a cell of that path with an ant on it, or NONE."""
    cell: i64
    for cell in range(CELLS):
        if t.ants >> cell & 1 and path_of(t.square[cell]) == path:
            return cell
    return NONE




def collector_move(t: CigaleState, weights: vec[float], dice: Dice) -> i64:
    """Return the move with the best rest of the turn."""
    moves = t.legal_moves(t.doing.collector)
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


def promise(t: CigaleState, move: i64, weights: vec[float], dice: Dice) -> float:
    """Return the collector's chance after the move and the best rest of its turn, before the square is refilled."""
    if t.phase == TRADING and t.course.market.declining.has(move):
        turn = turn_at(t, weights)
        turn.stop()
        return turn.best
    after = t.clone()
    do(after, move, dice)
    return best_promise(after, weights, dice)


def do(t: CigaleState, move: i64, dice: Dice) -> None:
    """Play the collector's move without its aftermath (refills, new roles)."""
    course = t.course
    step = course.step_of[move]
    choice = move - step.first
    if step is course.collecting:
        collect(t, choice, SILENT)
    elif step is course.empowering:
        empower(t, card_of(choice), dice, SILENT)
    elif step is course.market.paying:
        pay(t, choice, False, dice, SILENT)
    elif step is course.market.paying_hidden:
        pay(t, t.stock, True, dice, SILENT)
    elif step is course.market.declining:
        decline_power(t)
    elif step is course.market.purchasing:
        buy(t, choice, dice, SILENT)
    else:
        give, thing, owner = course.market.exchanging.swap(choice)
        exchange(t, give, thing, owner, SILENT)


def best_promise(t: CigaleState, weights: vec[float], dice: Dice) -> float:
    """Return the collector's chance after the best rest of its turn."""
    if t.phase == PAYING:
        return best_payment(t, 0, weights, dice)
    turn = turn_at(t, weights)
    if t.phase == COLLECTING:
        due: i64 = 0
        lying = filled(KINDS, 0)
        cell: i64
        for cell in range(CELLS):
            card = t.square[cell]
            if card != NONE and kind_of(card) != NONE:
                lying[kind_of(card)] |= 1 << path_of(card)
                if t.doing.due >> cell & 1:
                    due |= 1 << path_of(card) * KINDS + kind_of(card)
        turn.collect(due, lying, t.doing.fresh)
    elif t.phase == EMPOWERING:
        turn.empower(t.doing.fresh)
    else:
        turn.trade(t.doing.bought, t.doing.exchanged)
    return turn.best


def best_payment(t: CigaleState, start: i64, weights: vec[float], dice: Dice) -> float:
    """Return the chance after the best payment; paths are paid in order, since order and choice within one do not
    matter.
    """
    if t.phase != PAYING:
        turn = turn_at(t, weights)
        turn.trade(True, t.doing.exchanged)
        return turn.best
    best = -1.0
    met = start - 1
    card: i64
    for card in range(start * 7, CARDS):
        if path_of(card) > met and can_pay(t, card):
            met = path_of(card)
            after = t.clone()
            pay(after, card, False, dice, SILENT)
            best = max(best, best_payment(after, met, weights, dice))
    if t.stock != NONE and path_of(t.stock) >= start and can_pay_hidden(t):
        after = t.clone()
        pay(after, after.stock, True, dice, SILENT)
        best = max(best, best_payment(after, path_of(t.stock), weights, dice))
    return best


def turn_at(t: CigaleState, weights: vec[float]) -> CollectorTurn:
    """Return the rest of the turn, with the roles of the next round (CIG-A9)."""
    estimate = WinEstimate(t, weights)
    caught = t.doing.collector == t.cicada
    if not caught:
        estimate.ant = (t.ant + 1) % t.seats
    estimate.cicada = (t.cicada + 1) % t.seats
    if estimate.cicada == estimate.ant:
        estimate.cicada = (estimate.cicada + 1) % t.seats
    return CollectorTurn(estimate, t.doing.collector, t.ant if caught else t.cicada, {})
