"""Games of the quick policy against itself, with the marks at the end of each round: what the weights are fitted on."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.games.cigale.box import CONSOLATION, NONE
from formicarium.games.cigale.state import EMPOWERING, PLACING, TRADING
from formicarium.games.cigale.table import DECLINE, CigaleTable
from formicarium.games.cigale.winter import can_exchange, victor
from formicarium.search.cigale.ledger import Ledger
from formicarium.search.cigale.policy import begun, bluff_round, collector_move, do


def self_play(t: CigaleTable, weights: vec[float], slips: i64, dice: Dice) -> list[vec[float]]:
    """To the end; the marks of all seats, round by round. Of a hundred placements, `slips` are any."""
    found: list[vec[float]] = []
    while t.over == 0:
        if dice.below(100) < slips:
            while t.phase == PLACING:
                t.play(t.ant, t.sample(t.ant, dice), dice, SILENT)
        bluff_round(t, weights, dice)
        if not t.box.winter and t.over == 0:
            book = Ledger(t, weights)
            found.extend([book.marked(seat) for seat in range(t.seats)])
        while t.over == 0 and t.phase != PLACING:
            move = collector_move(t, weights, dice)
            last = t.phase == TRADING and move == DECLINE
            do(t, move, dice)
            if t.phase == TRADING and victor(t) == NONE and (last or (t.bought and not can_exchange(t))):
                turn = begun(t, weights)
                if t.power[CONSOLATION] == turn.loser:
                    turn.ledger.blank[turn.loser] += 1
                found.extend([turn.ledger.marked(seat) for seat in range(t.seats)])
            if t.phase != EMPOWERING:
                t.go_on(last, dice, SILENT)
    return found
