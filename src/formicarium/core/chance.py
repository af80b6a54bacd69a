"""What chance can make of a move: all of it, with how likely each is, or some of it where that is too much.

For those who enumerate. `outcomes(table, seat, move)` gives the tables that can come of a move; `unfold` goes there one
question at a time, for whoever has chance as a player of its own.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.core.table import Table

LIMIT = 10_000  # ways of chance that are gone through
Happens = Callable[[Dice], Table]  # something that asks chance, and the table that comes of it
Outcomes = list[tuple[float, Table]]


class TooMany(Exception):
    """There are more ways than anybody wanted to go through."""


class Question(NamedTuple):
    """What chance is asked, things that are alike being one answer."""

    answers: tuple[int, ...]
    weights: tuple[int, ...]  # how often each is there

    def chances(self) -> tuple[float, ...]:
        return tuple([weight / sum(self.weights) for weight in self.weights])


class Unanswered(Exception):
    def __init__(self, question: Question) -> None:
        self.question = question


class Unfolding(Dice):
    """Gives the answers that it is told to, and stops the play at the first question beyond them."""

    def __init__(self, answers: Sequence[int] = ()) -> None:
        self.answers = answers
        self.at = 0
        self.chance = 1.0  # of these answers

    def ask(self, n: int) -> int:
        return self.answer(Question(tuple(range(n)), (1,) * n))

    def pick(self, bag: vec[i64]) -> int:
        kinds = tuple([kind for kind, n in enumerate(bag) if n])
        return kinds[0] if len(kinds) == 1 else self.answer(Question(kinds, tuple([bag[kind] for kind in kinds])))

    def answer(self, question: Question) -> int:
        if self.at == len(self.answers):
            raise Unanswered(question)
        given = self.answers[self.at]
        if given not in question.answers:
            raise ValueError(f"answer number {self.at + 1} of chance is {given}; it is one of {question.answers}")
        self.at += 1
        self.chance *= question.weights[question.answers.index(given)] / sum(question.weights)
        return given


def outcome_of_dice(table: Table, seat: int, move: int) -> Happens:
    def happens(dice: Dice) -> Table:
        after = table.clone()
        after.play(seat, move, dice, SILENT)
        return after

    return happens


def unfold(happens: Happens, answers: Sequence[int]) -> Question | Table:
    """What chance is asked after these answers; the table, when it is asked nothing more."""
    try:
        return happens(Unfolding(answers))
    except Unanswered as stop:
        return stop.question


class OneByOne(Unfolding):
    """Things that are alike are answers of their own, as they are in a journal."""

    def pick(self, bag: vec[i64]) -> int:
        return Dice.pick(self, bag)


def ways(happens: Happens, limit: int, kind: type[Unfolding] = Unfolding) -> Iterator[tuple[float, Table]]:
    """Every way of chance, each with how likely it is; raises TooMany."""
    paths: list[tuple[int, ...]] = [()]
    found = 0
    while paths:
        dice = kind(paths.pop())
        try:
            table = happens(dice)
        except Unanswered as stop:
            if found + len(paths) + len(stop.question.answers) > limit:
                raise TooMany(f"chance has more than {limit} ways") from None
            paths += [(*dice.answers, answer) for answer in reversed(stop.question.answers)]
        else:
            found += 1
            yield dice.chance, table


def merge_equal(found: Iterator[tuple[float, Table]]) -> Outcomes:
    """Equal tables are one."""
    sums: dict[bytes, float] = {}
    tables: dict[bytes, Table] = {}
    for chance, table in found:
        key = table.key()
        sums[key] = sums.get(key, 0.0) + chance
        tables.setdefault(key, table)
    return [(sums[key], table) for key, table in tables.items()]


def outcomes(table: Table, seat: int, move: int, limit: int = LIMIT, dice: Dice | None = None) -> Outcomes:
    """The tables that can come of a legal move, each with how likely it is. Where chance has more ways than the limit,
    as many as that are drawn with the dice; without dice: raises TooMany."""
    return outcomes_of(outcome_of_dice(table, seat, move), limit, dice)


def outcomes_of(happens: Happens, limit: int = LIMIT, dice: Dice | None = None) -> Outcomes:
    """The same of anything that asks chance: `lambda dice: game.setup(dice, SILENT)`."""
    try:
        return merge_equal(ways(happens, limit))
    except TooMany:
        if dice is None:
            raise
    return merge_equal((1 / limit, happens(dice)) for _ in range(limit))
