"""Sources of chance: every draw is a number below n; the match journal stores the answers."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from formicarium.core.vectors import total


class ChanceError(Exception):
    """The script has an answer too many, one too few, or one out of range."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Base class of all sources of chance.

    `below(1)` is no question: it returns 0 and leaves no trace in the journal.
    """

    def below(self, n: i64) -> i64:
        if n <= 1:
            if n < 1:
                raise ValueError(f"a choice among {n}")
            return 0
        return self.ask(n)

    def ask(self, n: i64) -> i64:
        """Answer a question with n >= 2 possible answers."""
        raise NotImplementedError

    def pick(self, bag: vec[i64]) -> i64:
        """Draw one item from a bag of counts; return its kind.

        Classes that enumerate outcomes override it: equal items are one answer with a weight.
        """
        n = self.below(total(bag))
        kind: i64 = 0
        while n >= bag[kind]:
            n -= bag[kind]
            kind += 1
        return kind


def scramble(x: i64) -> i64:
    """Hash 32 bits, so that neighbouring seeds give unrelated sequences."""
    x = (x >> 16 ^ x) * 0x45D9F3B & 0xFFFFFFFF
    x = (x >> 16 ^ x) * 0x45D9F3B & 0xFFFFFFFF
    return x >> 16 ^ x


@final
class Seeded(Dice):
    """Multiply-with-carry generator of 32 bits; no value leaves i64, so compiled and interpreted runs agree.

    2083801278 * 2**32 - 1 is a safe prime: every seed lies on a cycle of about 2**62 answers.
    """

    def __init__(self, seed: i64) -> None:
        high = seed >> 32 & 0x3FFFFFFF
        self.low: i64 = scramble((seed & 0xFFFFFFFF) ^ scramble(high + 1))
        self.carry: i64 = 362436069 + (scramble(high ^ self.low) & 0x3FFFFFFF)
        i: i64
        for i in range(8):
            self.ask(2)

    def ask(self, n: i64) -> i64:
        t = 2083801278 * self.low + self.carry
        self.low = t & 0xFFFFFFFF
        self.carry = t >> 32
        return (self.low >> 1) * n >> 31

    def again(self) -> Seeded:
        """Return a copy that gives the same answers from here on."""
        return seeded_at(self.low, self.carry)

    def __reduce__(self) -> tuple[object, ...]:
        return seeded_at, (self.low, self.carry)


def seeded_at(low: i64, carry: i64) -> Seeded:
    """Rebuild from a pickle."""
    dice = Seeded(0)
    dice.low = low
    dice.carry = carry
    return dice


@final
class Scripted(Dice):
    """Answers from a list, for replays and tests."""

    def __init__(self, answers: Sequence[int]) -> None:
        self.answers = list(answers)
        self.at: i64 = 0

    def ask(self, n: i64) -> i64:
        if self.at >= len(self.answers):
            raise ChanceError(f"chance is asked for answer number {self.at + 1}, below {n}, and there is none")
        answer = self.answers[self.at]
        if not 0 <= answer < n:
            raise ChanceError(f"answer number {self.at + 1} of chance is {answer}; it must be 0 to {n - 1}")
        self.at += 1
        return answer

    def finish(self) -> None:
        if self.at != len(self.answers):
            raise ChanceError(f"chance has {len(self.answers)} answers, only {self.at} were asked for")

    def __reduce__(self) -> tuple[object, ...]:
        return scripted_at, (self.answers, self.at)


def scripted_at(answers: list[int], at: i64) -> Scripted:
    """Rebuild from a pickle."""
    dice = Scripted(answers)
    dice.at = at
    return dice


@final
class Recorded(Dice):
    """Pass questions on to another source and record its answers."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.answers: list[int] = []

    def ask(self, n: i64) -> i64:
        answer = self.source.ask(n)
        self.answers.append(answer)
        return answer

    def __reduce__(self) -> tuple[object, ...]:
        return recorded_so_far, (self.source, self.answers)


def recorded_so_far(source: Dice, answers: list[int]) -> Recorded:
    """Rebuild from a pickle."""
    dice = Recorded(source)
    dice.answers = answers
    return dice


@final
class CallbackDice(Dice):
    """Wrap a function; `CallbackDice(secrets.randbelow)` gives true randomness, and core has no side effects."""

    def __init__(self, function: Callable[[int], int]) -> None:
        self.function = function

    def ask(self, n: i64) -> i64:
        return self.function(n)

    def __reduce__(self) -> tuple[object, ...]:
        return CallbackDice, (self.function,)
