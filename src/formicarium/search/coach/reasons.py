"""Lines as steps that can be shown, and what speaks for one against another: facts that the game itself can tell."""
from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.table import Table
from formicarium.games.cigale.model import Buy
from formicarium.search.coach.facts import speaking_facts
from formicarium.search.coach.judge import Line, Opinion
from formicarium.search.coach.review import Share, Step, Why
from formicarium.search.greedy import greediest
from formicarium.search.policies import policy

SHOWN = 6  # steps of a line
SMALL = 8  # moves of a turn, at most


class Account(NamedTuple):
    """What a line brings: first its seat, all of its turn; then whoever comes next, all of theirs."""

    steps: tuple[Step, ...]
    gain: int
    other: int  # who comes next; -1: nobody
    allows: int  # what that seat makes then
    costs: int  # what the first loses by it
    winner: int  # whose turn ended the game and won it; -1: not yet


class Reasoned(NamedTuple):
    this: Account
    instead: Account
    why: Why


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
        outlook: Any = game.outlook(world, who, action)
        steps.append(Step(who, action, outlook))
        world.play(who, move, dice, SILENT)
        if other < 0:
            own = outlook.points if isinstance(action, Buy) else world.score(seat)  # CIG-W17: it is paid for first
        else:
            theirs = world.score(other)
        mine = world.score(seat)
        if world.ended():
            winner = who if all(world.ahead(who, one) >= 0 for one in range(game.players)) else -1
            break
    return Account(tuple(steps[:SHOWN]), own - start, other, theirs - theirs_before if other >= 0 else 0,
                   own - mine if other >= 0 else 0, winner)


def turns_of(game: Game, table: Table, line: Line, dice: Dice) -> list[Table]:
    """The table after each turn of a line; one that cannot go on there ends. If it ends within its first turn, that is
    played to its end as it looks best at once."""
    world, found = table.clone(), []
    for number, (who, move) in enumerate(line):
        if world.forbids(who, move):
            break
        world.play(who, move, dice, SILENT)
        if number + 1 == len(line) or line[number + 1][0] != who:
            found.append(world.clone())
    if len(found) < 2 and not world.ended():
        found = [found[0] if found else world]
        finish_turn(game, found[0], line[0][0], dice)
    return found


def finish_turn(game: Game, world: Table, seat: int, dice: Dice) -> None:
    for _ in range(SMALL):
        if world.waiting() != 1 << seat:
            break
        world.play(seat, greediest(world, policy(game.id), seat, dice, True), dice, SILENT)


def reason(game: Game, table: Table, seat: int, opinion: Opinion, lines: tuple[Line, Line], dice: Dice) -> Reasoned:
    """Why the first of two lines rather than the other."""
    this, instead = (account(game, table, line, dice) for line in lines)
    return Reasoned(this, instead, why_of(game, table, seat, opinion, this, instead, lines))


def why_of(game: Game, table: Table, seat: int, opinion: Opinion, this: Account, instead: Account,
           lines: tuple[Line, Line]) -> Why:
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
    allows = instead.other >= 0 and instead.allows + instead.costs > max(0, this.allows + this.costs)
    why = Why("both" if gains and allows else "gain" if gains else "allow" if allows else "later")
    if gains:
        why = replace(why, gain=this.gain, instead=instead.gain)
    if allows:
        why = replace(why, seat=instead.other, allows=max(0, instead.allows), spares=max(0, this.allows),
                      costs=max(0, instead.costs), loses=max(0, this.costs))
    if why.topic == "later":
        facts = speaking_facts(game, table, seat, [one.steps[0].action for one in (this, instead)],
                               *(turns_of(game, table, line, Seeded(1)) for line in lines))
        why = replace(why, topic="facts", facts=facts) if facts else why
    return why
