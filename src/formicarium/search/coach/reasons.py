"""Lines as steps that can be shown, and what speaks for one against another: facts that the game itself can tell."""
from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.table import Table
from formicarium.search.coach.judge import Line, Opinion
from formicarium.search.coach.review import Share, Step, Why

SHOWN = 6  # steps of a line


class Account(NamedTuple):
    """What a line brings: first its seat, all of its turn; then whoever comes next, all of theirs."""

    steps: tuple[Step, ...]
    gain: int
    other: int  # who comes next; -1: nobody
    allows: int  # what that seat makes then
    costs: int  # what the first loses by it
    winner: int  # whose turn ended the game and won it; -1: not yet


def account(game: Game, table: Table, line: Line, dice: Dice) -> Account:
    """On the table that was supposed: a line that cannot go on there ends."""
    world, seat, steps = table.clone(), line[0][0], []
    start, own, other, winner = table.score(seat), table.score(seat), -1, -1
    theirs = theirs_before = 0
    mine = own
    for who, move in line:
        if world.forbids(who, move):
            break
        if who != seat and other < 0:
            other, theirs_before = who, world.score(who)
        elif who != other and other >= 0:
            break  # a turn of each is enough
        action = game.action(move)
        steps.append(Step(who, action, game.outlook(world, who, action)))
        world.play(who, move, dice, SILENT)
        if other < 0:
            own = world.score(seat)
        else:
            theirs = world.score(other)
        mine = world.score(seat)
        if world.ended():
            winner = who if all(world.ahead(who, one) >= 0 for one in range(game.players)) else -1
            break
    return Account(tuple(steps[:SHOWN]), own - start, other, theirs - theirs_before if other >= 0 else 0,
                   own - mine if other >= 0 else 0, winner)


def reason(game: Game, table: Table, seat: int, opinion: Opinion, this: Account, instead: Account) -> Why:
    """Why `this` rather than `instead`."""
    if opinion.mix:
        shares = [(game.action(move), round(100 * share)) for move, share in opinion.mix]
        return Why("mix", mix=tuple([Share(action, game.outlook(table, seat, action), hundredths)
                                     for action, hundredths in shares if hundredths]))
    if this.winner == seat and instead.winner != seat:
        return Why("win", gain=this.gain)
    if opinion.turns > 0:
        return Why("win", turns=opinion.turns)
    if instead.winner not in (-1, seat):
        return Why("lose", seat=instead.winner)
    if opinion.turns < 0 and instead.other >= 0:
        return Why("lose", seat=instead.other, turns=-opinion.turns)
    gains = this.gain > instead.gain
    allows = instead.other >= 0 and (instead.allows > max(0, this.allows) or instead.costs > max(0, this.costs))
    why = Why("both" if gains and allows else "gain" if gains else "allow" if allows else "later")
    if gains:
        why = replace(why, gain=this.gain, instead=instead.gain)
    if allows:
        why = replace(why, seat=instead.other, allows=max(0, instead.allows), spares=max(0, this.allows),
                      costs=max(0, instead.costs))
    return why
