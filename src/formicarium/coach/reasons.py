"""Turns lines into steps that can be shown, and finds the reasons for one line over another."""
from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from formicarium.bots.greedy import greediest
from formicarium.bots.policies import policy
from formicarium.coach.facts import speaking_facts
from formicarium.coach.judge import Continuation, Opinion
from formicarium.coach.replies import MOST, SAW, NextTurn, best_reply, ends
from formicarium.coach.review import Ply, Share, Why
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games.cigale.model import Buy

SHOWN = 6  # steps of a line
SMALL = 8  # moves of a turn, at most
NOTHING = NextTurn(-1, 0, 0, False)


class Account(NamedTuple):
    """Results of a line: its steps, the gain of its first turn and the best reply."""

    steps: tuple[Ply, ...]
    gain: int
    reply: NextTurn | None  # None: unknown
    winner: int  # the seat whose turn won the game; -1: none yet


class Reasoned(NamedTuple):
    this: Account
    instead: Account
    why: Why


def account(game: Game, state: GameState, line: Continuation, dice: Dice) -> Account:
    """Play a line in a world and return its results; an illegal move ends the line.

    In games with short turns, an unfinished first turn is completed for the most points.
    """
    world, seat, steps = state.clone(), line[0][0], []
    left: GameState | None = None  # state after the first turn
    other, winner, paid = -1, -1, 0
    for who, move in line:
        if world.forbidding_rule(who, move):
            break
        if who != seat and left is None:
            other, left = who, world.clone()
        elif who != other and left is not None:
            break  # one turn per side
        action = game.action_of(move)
        outlook: Any = game.outlook(world, who, action)
        steps.append(Ply(who, action, outlook))
        forced = len(world.legal_moves(who)) == 1
        world.play(who, move, dice, SILENT)
        if left is None:
            # CIG-W17: the price is paid first
            paid = outlook.points - world.score(seat) if isinstance(action, Buy) else 0
        if world.ended():
            if left is None or forced:
                winner = who if all(world.compare(who, one) >= 0 for one in range(game.players)) else -1
            break
    if left is None:
        left = world
        if game.id in SAW:
            left = max(islice(ends(world, seat), MOST), key=lambda end: int(end.score(seat)))
    gain = left.score(seat) + paid - state.score(seat)
    return Account(tuple(steps[:SHOWN]), gain, best_reply(game, state, left, seat), winner)


def turns_of(game: Game, state: GameState, line: Continuation, dice: Dice) -> list[GameState]:
    """Return the state after each turn of a line; an illegal move ends the line.

    If it ends within its first turn, the turn is completed greedily.
    """
    world, found = state.clone(), []
    for number, (who, move) in enumerate(line):
        if world.forbidding_rule(who, move):
            break
        world.play(who, move, dice, SILENT)
        if number + 1 == len(line) or line[number + 1][0] != who:
            found.append(world.clone())
    if len(found) < 2 and not world.ended():
        found = [found[0] if found else world]
        finish_turn(game, found[0], line[0][0], dice)
    return found


def finish_turn(game: Game, world: GameState, seat: int, dice: Dice) -> None:
    for _ in range(SMALL):
        if world.waiting() != 1 << seat:
            break
        world.play(seat, greediest(world, policy(game.id), seat, dice, True), dice, SILENT)


def reason(game: Game, state: GameState, seat: int, opinion: Opinion, lines: tuple[Continuation, Continuation],
           dice: Dice) -> Reasoned:
    this, instead = (account(game, state, line, dice) for line in lines)
    return Reasoned(this, instead, why_of(game, state, seat, opinion, this, instead, lines))


def why_of(game: Game, state: GameState, seat: int, opinion: Opinion, this: Account, instead: Account,
           lines: tuple[Continuation, Continuation]) -> Why:
    if opinion.mix:
        shares = [(game.action_of(move), round(100 * share)) for move, share in opinion.mix]
        return Why("mix", mix=tuple([Share(action, game.outlook(state, seat, action), hundredths)
                                     for action, hundredths in shares if hundredths]))
    if this.winner == seat and instead.winner != seat:
        return Why("win", gain=this.gain)
    if opinion.turns > 0:
        return Why("win", turns=opinion.turns)
    spared, allowed = this.reply or NOTHING, instead.reply or NOTHING
    if instead.winner not in (-1, seat):
        return Why("lose", seat=instead.winner)
    if allowed.wins and not spared.wins:
        return Why("lose", seat=allowed.seat)
    if opinion.turns < 0 and allowed.seat >= 0:
        return Why("lose", seat=allowed.seat, turns=-opinion.turns)
    gains = this.gain > instead.gain
    allows = allowed.makes + allowed.costs > spared.makes + spared.costs
    why = Why("both" if gains and allows else "gain" if gains else "allow" if allows else "later")
    if gains:
        why = replace(why, gain=this.gain, instead=instead.gain)
    if allows:
        why = replace(why, seat=allowed.seat, allows=allowed.makes, spares=spared.makes, costs=max(0, allowed.costs),
                      loses=max(0, spared.costs))
    if why.topic == "later":
        facts = speaking_facts(game, state, seat, [one.steps[0].action for one in (this, instead)],
                               *(turns_of(game, state, line, Seeded(1)) for line in lines))
        why = replace(why, topic="facts", facts=facts) if facts else why
    return why
