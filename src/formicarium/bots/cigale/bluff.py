"""La Cigale & la Fourmi: solve a round on a given placement (compiled).

The Ant hides a path and the Cicada guesses it. A fixed choice would be predictable, so both draw from a mix of paths:
the Ant's leaves no guess better than another, the Cicada's leaves no path better than another.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.state import bit_count
from formicarium.games.cigale.kit import NONE, PATHS

LITTLE: Final[float] = 1e-4  # smallest stake that counts, in winning chance
FINE: Final[i64] = 1 << 20  # resolution of a draw from a mix


@final
class BluffSolver:
    """Both players' winning chances by path, if the Ant escapes and if it is caught, and their mixes."""

    def __init__(self) -> None:
        self.there: i64 = 0  # paths under the ants, one bit each
        self.free = shares(PATHS)  # the Ant's chance if it escapes
        self.caught = shares(PATHS)
        self.missed = shares(PATHS)  # the Cicada's chance if it guesses wrong; `right`: if it guesses right
        self.right = shares(PATHS)
        self.hide = shares(PATHS)  # the Ant's mix
        self.guess = shares(PATHS)  # the Cicada's mix
        self.value = 0.0  # the Ant's chance if both play their mixes
        self.sure: i64 = NONE  # best path if being caught there costs nothing, else NONE

    def stake(self, path: i64) -> float:
        """Return the Ant's loss if it is caught on this path."""
        return self.free[path] - self.caught[path]

    def solve(self) -> float:
        """Compute the value and both mixes.

        With two players it is a zero-sum game and one set of stakes gives both mixes. With more, the Ant's mix follows
        from the Cicada's stakes and the other way round.
        """
        self.weigh()
        if self.sure == NONE:
            self.mix()
        else:
            self.mix_surely(self.sure)
        return self.value

    def weigh(self) -> float:
        """Compute the value in closed form; a further path belongs to the mix while it raises the value."""
        value = -1.0
        seen: i64 = 0
        sure: i64 = NONE
        weights = 0.0
        sums = 0.0
        path: i64
        while seen != self.there:
            best: i64 = NONE
            for path in range(PATHS):
                if self.there & ~seen & 1 << path and (best == NONE or self.free[path] > self.free[best]):
                    best = path
            seen |= 1 << best
            stake = self.stake(best)
            if stake < LITTLE:
                if sure == NONE:
                    sure = best
            else:
                weights += 1.0 / stake
                sums += self.free[best] / stake
                value = max(value, (sums - 1.0) / weights)
        if sure != NONE and self.free[sure] < value:
            sure = NONE
        self.sure = sure
        self.value = value if sure == NONE else self.free[sure]
        return self.value

    def mix(self) -> None:
        total = 0.0
        path: i64
        for path in range(PATHS):
            self.hide[path] = 0.0
            self.guess[path] = 0.0
            if self.there >> path & 1 and self.stake(path) >= LITTLE and self.free[path] > self.value:
                self.guess[path] = (self.free[path] - self.value) / self.stake(path)
                self.hide[path] = 1.0 / max(LITTLE, self.right[path] - self.missed[path])
                total += self.hide[path]
        for path in range(PATHS):
            self.hide[path] /= total

    def dare(self, gift: float) -> None:
        """Compute the Cicada's mix against an Ant whose placement gave away `gift`.

        No path may bring the Ant more than a good placement would have; that fixes the least share of each path. The
        rest goes to the path with the highest stake, the choice of players who do not bluff.
        """
        most: i64 = NONE
        left = 1.0
        path: i64
        for path in range(PATHS):
            self.guess[path] = 0.0
            if self.there >> path & 1 and self.stake(path) >= LITTLE:
                self.guess[path] = max(0.0, (self.free[path] - self.value - gift) / self.stake(path))
                left -= self.guess[path]
                if most == NONE or self.stake(path) > self.stake(most):
                    most = path
        if most == NONE:
            self.solve()
        else:
            self.guess[most] += max(0.0, left)

    def mix_surely(self, sure: i64) -> None:
        """Fill the mixes if the Ant always hides `sure`; the Cicada's keeps every other path from paying more."""
        left = 1.0
        path: i64
        for path in range(PATHS):
            self.hide[path] = 1.0 if path == sure else 0.0
            self.guess[path] = 0.0
            if self.there >> path & 1 and self.stake(path) >= LITTLE and self.free[path] > self.value:
                self.guess[path] = (self.free[path] - self.value) / self.stake(path)
                left -= self.guess[path]
        self.guess[sure] += max(0.0, left)


def shares(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def draw_path(mix: vec[float], start: i64, dice: Dice) -> i64:
    total = 0.0
    path: i64
    for path in range(PATHS):
        total += mix[start + path]
    at = float(dice.below(FINE)) / float(FINE) * total
    last: i64 = NONE
    for path in range(PATHS):
        if mix[start + path] > 0.0:
            last = path
            at -= mix[start + path]
            if at < 0.0:
                return path
    return last


@final
class RegretMatching:
    """Solve a round with a Cicada that peeks (CIG-P5) or with Red Ants (CIG-W4) by regret matching.

    All players repeatedly play against the others' mixes and shift towards choices they regret having missed; their
    average mixes are close to an equilibrium.
    """

    def __init__(self, bluff: BluffSolver, peeks: bool, reds: i64) -> None:
        self.bluff = bluff
        self.peeks = peeks
        self.reds = reds
        self.sights: i64 = PATHS if peeks else 1  # number of tokens the Cicada may have seen
        self.hide = shares(PATHS)  # average mixes
        self.guess = shares(PATHS * PATHS)  # by seen token and path
        self.red = shares(PATHS)  # one mix for all Red Ants
        self.dear = 0.0  # the Ant's loss per Red Ant that guesses right
        self.vexing = 0.0  # the Cicada's loss per Red Ant that guesses right
        self.value = 0.0

    def learn(self, times: i64) -> None:
        b = self.bluff
        hide = shares(PATHS)
        guess = shares(PATHS * PATHS)
        red = shares(PATHS)
        hide_regret = shares(PATHS)
        guess_regret = shares(PATHS * PATHS)
        red_regret = shares(PATHS)
        gain = shares(PATHS)
        n: i64
        sight: i64
        path: i64
        for n in range(1, times + 1):
            weight = float(n)
            lean(hide, hide_regret, 0, b.there, self.hide, weight)
            for sight in range(self.sights):
                could = b.there & ~(1 << sight) if self.peeks else b.there
                if could:
                    lean(guess, guess_regret, sight * PATHS, could, self.guess, weight)
            lean(red, red_regret, 0, 0xF, self.red, weight)
            for path in range(PATHS):
                gain[path] = 0.0
                if b.there >> path & 1:
                    caught = self.caught_on(guess, path)
                    gain[path] = (caught * b.caught[path] + (1.0 - caught)
                                  * (b.free[path] - self.dear * float(self.reds) * red[path]))
            regret(hide_regret, 0, hide, gain, b.there)
            for sight in range(self.sights):
                could = b.there & ~(1 << sight) if self.peeks else b.there
                for path in range(PATHS):
                    gain[path] = hide[path] * (b.right[path] - b.missed[path]
                                               + self.vexing * float(self.reds) * red[path])
                regret(guess_regret, sight * PATHS, guess, gain, could)
            for path in range(PATHS):
                gain[path] = hide[path] * (1.0 - self.caught_on(guess, path))
            regret(red_regret, 0, red, gain, 0xF)
        normalize(self.hide, 0)
        normalize(self.red, 0)
        for sight in range(self.sights):
            normalize(self.guess, sight * PATHS)
        self.value = self.worst()

    def caught_on(self, guess: vec[float], path: i64) -> float:
        """Return the probability that the Cicada guesses the hidden path; each other token is seen equally often."""
        if not self.peeks:
            return guess[path]
        total = 0.0
        sight: i64
        for sight in range(PATHS):
            if sight != path:
                total += guess[sight * PATHS + path]
        return total / float(PATHS - 1)

    def worst(self) -> float:
        """Return the Ant's chance when both play their average mixes."""
        b = self.bluff
        value = 0.0
        path: i64
        for path in range(PATHS):
            if self.hide[path] > 0.0:
                caught = self.caught_on(self.guess, path)
                value += self.hide[path] * (caught * b.caught[path] + (1.0 - caught)
                                            * (b.free[path] - self.dear * float(self.reds) * self.red[path]))
        return value


def lean(mix: vec[float], regrets: vec[float], start: i64, could: i64, mean: vec[float], weight: float) -> None:
    """Set the mix in proportion to the regrets, uniform without regrets, and add it to the average."""
    total = 0.0
    path: i64
    for path in range(PATHS):
        total += regrets[start + path]
    for path in range(PATHS):
        share = 0.0
        if could >> path & 1:
            share = regrets[start + path] / total if total > 0.0 else 1.0 / float(bit_count(could))
        mix[start + path] = share
        mean[start + path] += weight * share


def regret(regrets: vec[float], start: i64, mix: vec[float], gain: vec[float], could: i64) -> None:
    """Add to each path's regret its gain over the mix; negative regrets become 0."""
    done = 0.0
    path: i64
    for path in range(PATHS):
        if could >> path & 1:
            done += mix[start + path] * gain[path]
    for path in range(PATHS):
        if could >> path & 1:
            regrets[start + path] = max(0.0, regrets[start + path] + gain[path] - done)


def normalize(mix: vec[float], start: i64) -> None:
    total = 0.0
    path: i64
    for path in range(PATHS):
        total += mix[start + path]
    if total > 0.0:
        for path in range(PATHS):
            mix[start + path] /= total
