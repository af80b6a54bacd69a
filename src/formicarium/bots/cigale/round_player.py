"""La Cigale & la Fourmi: choose a bot's moves in a world that fits its view; compiled."""
from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import BluffSolver, RegretMatching, draw_path, shares
from formicarium.bots.cigale.fast_playout import collector_move, on_path
from formicarium.bots.cigale.lookahead import RoundLookahead
from formicarium.bots.cigale.round_forecast import RoundForecast
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.core.dice import Dice
from formicarium.core.state import lowest_bit
from formicarium.games.cigale.base import CHOOSING, GUESSING, PLACING
from formicarium.games.cigale.kit import NONE, PATHS, PEEK, spread
from formicarium.games.cigale.state import CigaleState
from formicarium.games.cigale.steps.choosing import paths_for
from formicarium.games.cigale.steps.guessing import can_peek

WORLDS: Final[i64] = 6  # sampled worlds, if anything is hidden
LESSONS: Final[i64] = 400  # iterations of regret matching
FURTHER: Final[i64] = 1  # rounds that futures continue; the evaluation's errors weigh less there
LISTED: Final[i64] = 4  # placements examined again if the Cicada peeks
CLOSE: Final[float] = 0.002  # values closer than this count as equal
MARGIN: Final[float] = 0.01  # part of a gift that may be an evaluation error
FOREVER: Final[float] = 1e18


@final
class RoundPlayer:
    """A bot's play: `eyes` are its evaluation weights, the rest its depth and how well it mixes."""

    def __init__(self, eyes: vec[float], futures: i64, seconds: float, blur: i64, habit: i64, dares: bool) -> None:
        self.eyes = eyes
        self.futures = futures  # per outcome; 0: use the evaluation alone
        self.seconds = seconds  # 0: no limit
        self.blur = blur  # percent of random moves and random paths in a mix
        self.habit = habit  # percent of the richest path in a mix
        self.dares = dares  # exploits an opponent's bad placement

    def move(self, t: CigaleState, seat: i64, dice: Dice) -> i64:
        if t.phase == CHOOSING:
            return t.course.choosing.first + draw_path(self.hiding(t, seat, dice), 0, dice)
        if t.phase == GUESSING:
            if t.course.kit.powered and can_peek(t):
                return t.course.peeking.first
            return t.course.guessing.first + on_path(t, draw_path(self.guessing(t, seat, dice), 0, dice))
        if self.blur and dice.below(100) < self.blur:
            return t.random_move(seat, dice)
        if t.phase == PLACING:
            target = self.placement(t, seat, dice)
            return t.course.placing.first + lowest_bit(target & ~t.ants & spread(t.ants) if t.ants else target)
        if self.futures:
            return self.foresight(0).best_move(t, seat, dice)
        return collector_move(t, self.eyes, dice)

    def foresight(self, rounds: i64) -> RoundLookahead:
        return RoundLookahead(self.eyes, self.futures, rounds,
                              perf_counter() + self.seconds if self.seconds else FOREVER)

    def ahead(self, t: CigaleState, seat: i64, dice: Dice) -> RoundForecast:
        """Return the forecast of the round, averaged over sampled worlds if anything is hidden."""
        worlds = [WinEstimate(t, self.eyes)]
        if t.stock != NONE if t.kit.winter else not t.kit.open_insects:
            i: i64
            for i in range(1, WORLDS):
                world = t.clone()
                world.shuffle_hidden(seat, dice)
                worlds.append(WinEstimate(world, self.eyes))
        return RoundForecast(t, worlds)


    def placement(self, t: CigaleState, seat: i64, dice: Dice) -> i64:
        """Return the placement with the best value; equal ones are drawn."""
        ahead = self.ahead(t, seat, dice)
        bluff = BluffSolver()
        chains = ahead.placements()
        values = shares(len(chains))
        i: i64
        for i in range(len(chains)):
            ahead.face(chains[i], bluff)
            values[i] = self.value(bluff)
        if len(chains) > 1 and t.power[PEEK] == t.cicada and self.habit < 100:
            chains = best_of(chains, values, LISTED)
            values = shares(len(chains))
            for i in range(len(chains)):
                ahead.face(chains[i], bluff)
                values[i] = self.learn(t, bluff, ahead, LESSONS // 4).value
        return one_of_the_best(chains, values, dice)

    def value(self, bluff: BluffSolver) -> float:
        """Return the value of a placement; a bot that always takes the richest path looks at nothing else."""
        return bluff.free[richest(bluff.free, bluff.there)] if self.habit == 100 else bluff.weigh()


    def hiding(self, t: CigaleState, seat: i64, dice: Dice) -> vec[float]:
        """Return the mix for the Ant's token or a Red Ant's."""
        ahead = self.ahead(t, seat, dice)
        bluff = self.face(t, seat, ahead, dice)
        mix = bluff.hide
        if t.power[PEEK] == t.cicada or (t.kit.winter and t.seats > 2):
            learnt = self.learn(t, bluff, ahead, LESSONS)
            mix = learnt.hide if seat == t.ant else learnt.red
        return self.spoil(mix, paths_for(t, seat), richest(bluff.free, bluff.there))

    def guessing(self, t: CigaleState, seat: i64, dice: Dice) -> vec[float]:
        """Return the Cicada's mix; a token it has seen is excluded (CIG-P5)."""
        ahead = self.ahead(t, seat, dice)
        gift = self.gift(t, ahead) if self.dares else 0.0
        bluff = self.face(t, seat, ahead, dice)
        could = bluff.there
        mix = bluff.guess
        if t.power[PEEK] == t.cicada:
            if t.peeked != NONE:
                could &= ~(1 << t.peeked)
            learnt = self.learn(t, bluff, ahead, LESSONS)
            start = (0 if t.peeked == NONE else t.peeked) * PATHS
            mix = learnt.guess[start:start + PATHS]
        elif gift > MARGIN:
            bluff.dare(gift - MARGIN)
        elif t.kit.winter and t.seats > 2:
            mix = self.learn(t, bluff, ahead, LESSONS).guess
        return self.spoil(mix, could, richest(bluff.right, could))

    def face(self, t: CigaleState, seat: i64, ahead: RoundForecast, dice: Dice) -> BluffSolver:
        """Return the solved bluff on the present placement."""
        if self.futures:
            self.foresight(FURTHER).refine(ahead, t, seat, dice)
        bluff = BluffSolver()
        ahead.face(t.ants, bluff)
        bluff.solve()
        return bluff

    def gift(self, t: CigaleState, ahead: RoundForecast) -> float:
        """Return the value that the Ant gave away by its placement."""
        bluff = BluffSolver()
        value = ahead.value(bluff)
        ahead.face(t.ants, bluff)
        return value - bluff.weigh()

    def learn(self, t: CigaleState, bluff: BluffSolver, ahead: RoundForecast, lessons: i64) -> RegretMatching:
        """Solve a round with a peek or Red Ants; a Red Ant's card costs the others the same on every path."""
        reds: i64 = t.seats - 2 if t.kit.winter else 0
        learning = RegretMatching(bluff, t.power[PEEK] == t.cicada, reds)
        if reds:
            estimate = ahead.worlds[0]
            estimate.weigh()
            ant = estimate.chance[t.ant]
            cicada = estimate.chance[t.cicada]
            other: i64
            for other in range(t.seats):
                if other != t.ant and other != t.cicada:
                    estimate.blank[other] += 1
                    estimate.weigh()
                    estimate.blank[other] -= 1
                    learning.dear += (ant - estimate.chance[t.ant]) / float(reds)
                    learning.vexing += (cicada - estimate.chance[t.cicada]) / float(reds)
        learning.learn(lessons)
        return learning

    def spoil(self, mix: vec[float], could: i64, rich: i64) -> vec[float]:
        """Return the mix of a weaker level: with random paths and the richest path mixed in."""
        total = 0.0
        paths = 0.0
        path: i64
        for path in range(PATHS):
            if could >> path & 1:
                total += mix[path]
                paths += 1.0
        found = shares(PATHS)
        habit = float(self.habit) / 100.0
        blur = float(self.blur) / 100.0
        for path in range(PATHS):
            if could >> path & 1:
                share = mix[path] / total if total > 0.0 else 1.0 / paths
                found[path] = (1.0 - habit) * ((1.0 - blur) * share + blur / paths)
        found[rich] += habit
        return found


def best_of(chains: vec[i64], values: vec[float], most: i64) -> vec[i64]:
    kept = vec[i64](capacity=16)
    taken = vec[i64]([0] * len(chains))
    i: i64
    while len(kept) < min(most, len(chains)):
        best: i64 = NONE
        for i in range(len(chains)):
            if taken[i] == 0 and (best == NONE or values[i] > values[best]):
                best = i
        taken[best] = 1
        kept = append(kept, chains[best])
    return kept


def one_of_the_best(chains: vec[i64], values: vec[float], dice: Dice) -> i64:
    top = values[0]
    i: i64
    for i in range(len(chains)):
        top = max(top, values[i])
    chosen: i64 = NONE
    n: i64 = 0
    for i in range(len(chains)):
        if values[i] >= top - CLOSE:
            n += 1
            if dice.below(n) == 0:
                chosen = chains[i]
    return chosen


def richest(worth: vec[float], could: i64) -> i64:
    best: i64 = NONE
    path: i64
    for path in range(PATHS):
        if could >> path & 1 and (best == NONE or worth[path] > worth[best]):
            best = path
    return best
