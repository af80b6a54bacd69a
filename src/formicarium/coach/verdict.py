"""Values of each move of a decision in La Cigale & la Fourmi, for the coach; compiled.

Secrets and guesses are judged against a sound opponent: a move of the best mix loses nothing, even if it was caught.
"""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import BluffSolver, RegretMatching, shares
from formicarium.bots.cigale.lookahead import SEEDS, redeal_cards
from formicarium.bots.cigale.round_forecast import RoundForecast
from formicarium.bots.cigale.round_player import LESSONS, RoundPlayer
from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import bit_count
from formicarium.games.cigale.base import CHOOSING, GUESSING, PLACING
from formicarium.games.cigale.kit import CELLS, NONE, PATHS, PEEK, path_of
from formicarium.games.cigale.state import CigaleState
from formicarium.games.cigale.steps.guessing import can_peek


@final
class Verdict:
    """All seats' chances after each move in `chances`; `mix` is the share of each move, 0 if it is not mixed."""

    def __init__(self, t: CigaleState, moves: vec[i64]) -> None:
        self.seats = t.seats
        self.moves = moves
        self.chances = shares(len(moves) * t.seats)
        self.mix = shares(len(moves))

    def write(self, at: i64, chance: vec[float], share: float) -> None:
        seat: i64
        for seat in range(self.seats):
            self.chances[at * self.seats + seat] += share * chance[seat]


def judge(gambler: RoundPlayer, t: CigaleState, seat: i64, dice: Dice) -> Verdict:
    found = Verdict(t, t.legal_moves(seat))
    if t.phase == PLACING:
        judge_ants(gambler, t, seat, dice, found)
    elif t.phase == CHOOSING:
        judge_secret(gambler, t, seat, dice, found)
    elif t.phase == GUESSING:
        judge_guess(gambler, t, seat, dice, found)
    else:
        judge_turn(gambler, t, seat, dice, found)
    return found


def judge_ants(gambler: RoundPlayer, t: CigaleState, seat: i64, dice: Dice, found: Verdict) -> None:
    """Value each ant by the best placement that contains it."""
    ahead = gambler.ahead(t, seat, dice)
    bluff = BluffSolver()
    chains = ahead.placements()
    best = vec[i64]([NONE] * CELLS)
    value = shares(CELLS)
    peeks = t.power[PEEK] == t.cicada
    i: i64
    cell: i64
    for i in range(len(chains)):
        ahead.face(chains[i], bluff)
        worth = bluff.weigh()
        for cell in range(CELLS):
            if chains[i] >> cell & 1 and (best[cell] == NONE or worth > value[cell]):
                best[cell], value[cell] = chains[i], worth
    for i in range(len(found.moves)):
        cell = found.moves[i] - t.course.placing.first
        if best[cell] == NONE:
            continue
        ahead.face(best[cell], bluff)
        bluff.solve()
        if peeks:
            learnt = gambler.learn(t, bluff, ahead, LESSONS // 4)
            bluff.hide = learnt.hide
            path: i64
            for path in range(PATHS):
                bluff.guess[path] = learnt.caught_on(learnt.guess, path)
        found.write(i, ahead.mean_chances(best[cell], bluff), 1.0)


def after_path(ahead: RoundForecast, at: i64, caught: float, found: Verdict, i: i64, share: float) -> None:
    """Add an outcome's chances, with the probability that the Cicada is right."""
    chance = shares(ahead.seats)
    seat: i64
    for seat in range(ahead.seats):
        chance[seat] = ((1.0 - caught) * ahead.chances[at * ahead.seats + seat]
                        + caught * ahead.chances[(at + 1) * ahead.seats + seat])
    found.write(i, chance, share)


def learnt_by(gambler: RoundPlayer, t: CigaleState, bluff: BluffSolver, ahead: RoundForecast) -> RegretMatching | None:
    """Return the mixes learnt by regret matching, or None if a closed form exists."""
    if t.power[PEEK] == t.cicada or (t.kit.winter and t.seats > 2):
        return gambler.learn(t, bluff, ahead, LESSONS)
    return None


def judge_secret(gambler: RoundPlayer, t: CigaleState, seat: i64, dice: Dice, found: Verdict) -> None:
    ahead = gambler.ahead(t, seat, dice)
    bluff = gambler.face(t, seat, ahead, dice)
    learnt = learnt_by(gambler, t, bluff, ahead)
    outcomes = ahead.outcomes(t.ants)
    base = ahead.mean_chances(t.ants, bluff)
    card = 0.0
    if seat != t.ant:
        card = worth_of_card(ahead, seat)
    i: i64
    for i in range(len(found.moves)):
        path = found.moves[i] - t.course.choosing.first
        caught = bluff.guess[path] if learnt is None else learnt.caught_on(learnt.guess, path)
        if seat == t.ant:
            found.mix[i] = bluff.hide[path] if learnt is None else learnt.hide[path]
            after_path(ahead, outcomes[path], caught, found, i, 1.0)
            if learnt is not None:
                found.chances[i * found.seats + seat] -= (1.0 - caught) * learnt.dear * float(learnt.reds) \
                    * learnt.red[path]
        elif learnt is not None:
            found.mix[i] = learnt.red[path]
            found.write(i, base, 1.0)
            if outcomes[path] != NONE:
                found.chances[i * found.seats + seat] += learnt.hide[path] * (1.0 - caught) * card


def worth_of_card(ahead: RoundForecast, seat: i64) -> float:
    """Return the increase of a seat's chance by one more card."""
    estimate = ahead.worlds[0]
    estimate.weigh()
    before = estimate.chance[seat]
    estimate.blank[seat] += 1
    estimate.weigh()
    estimate.blank[seat] -= 1
    return estimate.chance[seat] - before


def judge_guess(gambler: RoundPlayer, t: CigaleState, seat: i64, dice: Dice, found: Verdict) -> None:
    ahead = gambler.ahead(t, seat, dice)
    bluff = gambler.face(t, seat, ahead, dice)
    learnt = learnt_by(gambler, t, bluff, ahead)
    outcomes = ahead.outcomes(t.ants)
    could = bluff.there
    if t.peeked != NONE:
        could &= ~(1 << t.peeked)
    hide = shares(PATHS)
    whole = 0.0
    path: i64
    for path in range(PATHS):
        if could >> path & 1:
            hide[path] = bluff.hide[path] if learnt is None else learnt.hide[path]
            whole += hide[path]
    peeking = t.course.kit.powered and can_peek(t)
    start = 0 if t.peeked == NONE else t.peeked * PATHS
    met: i64 = 0
    i: i64
    for i in range(len(found.moves)):
        guessed: i64 = NONE
        if t.course.guessing.has(found.moves[i]):
            guessed = path_of(t.square[found.moves[i] - t.course.guessing.first])
        for path in range(PATHS):
            if could >> path & 1:
                caught = 1.0 if path == guessed else 0.0
                if guessed == NONE and learnt is not None:
                    caught = learnt.caught_on(learnt.guess, path)
                share = hide[path] / whole if whole > 0.0 else 1.0 / float(bit_count(could))
                after_path(ahead, outcomes[path], caught, found, i, share)
        if guessed != NONE and could >> guessed & 1 and not peeking and met >> guessed & 1 == 0:
            met |= 1 << guessed
            found.mix[i] = bluff.guess[guessed] if learnt is None else learnt.guess[start + guessed]


def judge_turn(gambler: RoundPlayer, t: CigaleState, seat: i64, dice: Dice, found: Verdict) -> None:
    """Value the collector's moves by the same sampled futures."""
    foresight = gambler.foresight(0)
    i: i64
    n: i64
    for n in range(gambler.futures):
        seed = dice.below(SEEDS)
        for i in range(len(found.moves)):
            luck = Seeded(seed)
            world = t.clone()
            redeal_cards(world, seat, luck)
            world.play(seat, found.moves[i], luck, SILENT)
            found.write(i, foresight.later(world, luck), 1.0 / float(gambler.futures))


def stand(gambler: RoundPlayer, t: CigaleState, seat: i64, futures: i64, dice: Dice, by: i64, move: i64) -> vec[float]:
    """Return all seats' chances from the seat's view (-1: a spectator's), after `move` if given; all 0 if it is
    illegal.
    """
    foresight = gambler.foresight(0)
    sums = shares(t.seats)
    done = 0.0
    n: i64
    other: i64
    for n in range(futures):
        world = t.clone()
        world.shuffle_hidden(seat, dice)
        if move != NONE:
            if world.forbidding_rule(by, move):
                continue
            world.play(by, move, dice, SILENT)
        chance = foresight.later(world, dice)
        done += 1.0
        for other in range(t.seats):
            sums[other] += chance[other]
    if done > 0.0:
        for other in range(t.seats):
            sums[other] /= done
    return sums
