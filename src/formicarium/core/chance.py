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
from formicarium.core.table import GameState

LIMIT = 10_000  # ways of chance that are gone through
ChanceFunction = Callable[[Dice], GameState]  # something that asks chance, and the table that comes of it
Outcomes = list[tuple[float, GameState]]


class TooManyOutcomes(Exception):
    """There are more ways than anybody wanted to go through."""


class Question(NamedTuple):
    """What chance is asked, things that are alike being one answer."""

    answers: tuple[int, ...]
    weights: tuple[int, ...]  # how often each is there

    def chances(self) -> tuple[float, ...]:
        return tuple([weight / sum(self.weights) for weight in self.weights])


class OpenQuestion(Exception):
    def __init__(self, question: Question) -> None:
        self.question = question


class ForcedDice(Dice):
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
            raise OpenQuestion(question)
        given = self.answers[self.at]
        if given not in question.answers:
            raise ValueError(f"answer number {self.at + 1} of chance is {given}; it is one of {question.answers}")
        self.at += 1
        self.chance *= question.weights[question.answers.index(given)] / sum(question.weights)
        return given


def playing_move(table: GameState, seat: int, move: int) -> ChanceFunction:
    def happens(dice: Dice) -> GameState:
        after = table.clone()
        after.play(seat, move, dice, SILENT)
        return after

    return happens


def unfold(happens: ChanceFunction, answers: Sequence[int]) -> Question | GameState:
    """What chance is asked after these answers; the table, when it is asked nothing more."""
    try:
        return happens(ForcedDice(answers))
    except OpenQuestion as stop:
        return stop.question


class OneByOne(ForcedDice):
    """Things that are alike are answers of their own, as they are in a journal."""

    def pick(self, bag: vec[i64]) -> int:
        return Dice.pick(self, bag)


def enumerate_outcomes(happens: ChanceFunction, limit: int,
                       kind: type[ForcedDice] = ForcedDice) -> Iterator[tuple[float, GameState]]:
    """Every way of chance, each with how likely it is; raises TooMany."""
    paths: list[tuple[int, ...]] = [()]
    found = 0
    while paths:
        dice = kind(paths.pop())
        try:
            table = happens(dice)
        except OpenQuestion as stop:
            if found + len(paths) + len(stop.question.answers) > limit:
                raise TooManyOutcomes(f"chance has more than {limit} ways") from None
            paths += [(*dice.answers, answer) for answer in reversed(stop.question.answers)]
        else:
            found += 1
            yield dice.chance, table


def merge_equal(found: Iterator[tuple[float, GameState]]) -> Outcomes:
    """Equal tables are one."""
    sums: dict[bytes, float] = {}
    tables: dict[bytes, GameState] = {}
    for chance, table in found:
        key = table.key()
        sums[key] = sums.get(key, 0.0) + chance
        tables.setdefault(key, table)
    return [(sums[key], table) for key, table in tables.items()]


def outcomes(table: GameState, seat: int, move: int, limit: int = LIMIT, dice: Dice | None = None) -> Outcomes:
    """The tables that can come of a legal move, each with how likely it is. Where chance has more ways than the limit,
    as many as that are drawn with the dice; without dice: raises TooMany."""
    return outcomes_of(playing_move(table, seat, move), limit, dice)


def outcomes_of(happens: ChanceFunction, limit: int = LIMIT, dice: Dice | None = None) -> Outcomes:
    """The same of anything that asks chance: `lambda dice: game.setup(dice, SILENT)`."""
    try:
        return merge_equal(enumerate_outcomes(happens, limit))
    except TooManyOutcomes:
        if dice is None:
            raise
    return merge_equal((1 / limit, happens(dice)) for _ in range(limit))
