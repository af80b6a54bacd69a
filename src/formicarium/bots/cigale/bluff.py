"""A round of La Cigale & la Fourmi on a given placement: one hides a path, the other guesses it; compiled.

Whoever plays a fixed answer is read. So both mix: the Ant hides so that no guess pays more than another, the Cicada
guesses so that no path pays more than another.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.table import bit_count
from formicarium.games.cigale.kit import NONE, PATHS

LITTLE: Final[float] = 1e-4  # of a chance to win: a stake below that is none
FINE: Final[i64] = 1 << 20  # of a share, when it is drawn


@final
class BluffSolver:
    """By path under the ants: the chances of both when the Ant gets away with it, and when it is caught."""

    def __init__(self) -> None:
        self.there: i64 = 0  # paths, one bit each
        self.free = shares(PATHS)  # the Ant's
        self.caught = shares(PATHS)
        self.missed = shares(PATHS)  # the Cicada's
        self.right = shares(PATHS)
        self.hide = shares(PATHS)  # the Ant's mix
        self.guess = shares(PATHS)  # the Cicada's
        self.value = 0.0  # the Ant's chance when both mix well
        self.sure: i64 = NONE  # the best path, if being caught there does not hurt

    def stake(self, path: i64) -> float:
        """What hangs on it for the Ant."""
        return self.free[path] - self.caught[path]

    def solve(self) -> float:
        """The value and both mixes.

        For two, what one gains the other loses, and both mixes follow from the same stakes. With more players the
        Ant's mix follows from what the Cicada has at stake, and the other way round.
        """
        self.weigh()
        if self.sure == NONE:
            self.mix()
        else:
            self.mix_surely(self.sure)
        return self.value

    def weigh(self) -> float:
        """The value in closed form. Only the best paths are worth hiding: one more as long as it raises the value."""
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
        """The Cicada's mix where the Ant has placed its ants worse than it could have, by so much.

        No path may bring the Ant more than it would have had by placing well: so far the Cicada must guess each of
        them. With the rest it plays for more: on the path with the most at stake, where those are who do not bluff.
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
        """The Ant has nothing to fear on that path; the Cicada still sees to it that no other pays more."""
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
    """One of the paths, as likely as the mix says."""
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
    """The same round with a Cicada that peeks (CIG-P5) or with Red Ants (CIG-W4): learnt by regret.

    Everybody plays against the others' mixes over and over, each time leaning to what it regrets not having done;
    the mean of what each did is a mix that leaves little to regret.
    """

    def __init__(self, bluff: BluffSolver, peeks: bool, reds: i64) -> None:
        self.bluff = bluff
        self.peeks = peeks
        self.reds = reds
        self.sights: i64 = PATHS if peeks else 1  # what the Cicada may have seen
        self.hide = shares(PATHS)  # means
        self.guess = shares(PATHS * PATHS)  # by what was seen, and path
        self.red = shares(PATHS)  # all Red Ants alike
        self.dear = 0.0  # what the Ant loses for each Red Ant that is right
        self.vexing = 0.0  # what the Cicada loses
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
        """How likely is the Cicada to guess a path that the Ant has hidden? Each of the other tokens may be seen."""
        if not self.peeks:
            return guess[path]
        total = 0.0
        sight: i64
        for sight in range(PATHS):
            if sight != path:
                total += guess[sight * PATHS + path]
        return total / float(PATHS - 1)

    def worst(self) -> float:
        """The Ant's chance with its mix against what the Cicada answers with its own."""
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
    """In proportion to what is regretted; to nothing in particular where nothing is."""
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
    """What each would have brought beyond what was done; what is not regretted is forgotten."""
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
