"""Enumerate the outcomes of a move with their probabilities, or sample them above a limit.

`outcomes(state, seat, move)` returns the states after a move; `unfold` follows chance one question at a time, for a
search that treats chance as a player.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import SILENT
from formicarium.core.state import GameState

LIMIT = 10_000  # outcomes; above it they are sampled or TooManyOutcomes is raised
ChanceFunction = Callable[[Dice], GameState]  # plays with the dice it gets and returns the state afterwards
Outcomes = list[tuple[float, GameState]]


class TooManyOutcomes(Exception):
    """Chance has more outcomes than the limit."""


class Question(NamedTuple):
    """A question to chance; equal items of a bag count as one answer."""

    answers: tuple[int, ...]
    weights: tuple[int, ...]  # by answer: number of items

    def chances(self) -> tuple[float, ...]:
        return tuple([weight / sum(self.weights) for weight in self.weights])


class OpenQuestion(Exception):
    def __init__(self, question: Question) -> None:
        self.question = question


class ForcedDice(Dice):
    """Give the scripted answers, then raise OpenQuestion at the first question beyond them."""

    def __init__(self, answers: Sequence[int] = ()) -> None:
        self.answers = answers
        self.at = 0
        self.chance = 1.0  # probability of the answers given so far

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


def playing_move(state: GameState, seat: int, move: int) -> ChanceFunction:
    def happens(dice: Dice) -> GameState:
        after = state.clone()
        after.play(seat, move, dice, SILENT)
        return after

    return happens


def unfold(happens: ChanceFunction, answers: Sequence[int]) -> Question | GameState:
    """Return the next question after these answers, or the state if chance is asked nothing more."""
    try:
        return happens(ForcedDice(answers))
    except OpenQuestion as stop:
        return stop.question


class OneByOne(ForcedDice):
    """Count equal items of a bag as separate answers, as a journal does."""

    def pick(self, bag: vec[i64]) -> int:
        return Dice.pick(self, bag)


def enumerate_outcomes(happens: ChanceFunction, limit: int,
                       kind: type[ForcedDice] = ForcedDice) -> Iterator[tuple[float, GameState]]:
    """Yield every outcome with its probability; raise TooManyOutcomes above the limit."""
    paths: list[tuple[int, ...]] = [()]
    found = 0
    while paths:
        dice = kind(paths.pop())
        try:
            state = happens(dice)
        except OpenQuestion as stop:
            if found + len(paths) + len(stop.question.answers) > limit:
                raise TooManyOutcomes(f"chance has more than {limit} ways") from None
            paths += [(*dice.answers, answer) for answer in reversed(stop.question.answers)]
        else:
            found += 1
            yield dice.chance, state


def merge_equal(found: Iterator[tuple[float, GameState]]) -> Outcomes:
    """Merge equal states and add up their probabilities."""
    sums: dict[bytes, float] = {}
    states: dict[bytes, GameState] = {}
    for chance, state in found:
        key = state.key()
        sums[key] = sums.get(key, 0.0) + chance
        states.setdefault(key, state)
    return [(sums[key], state) for key, state in states.items()]


def outcomes(state: GameState, seat: int, move: int, limit: int = LIMIT, dice: Dice | None = None) -> Outcomes:
    """Return the states after a legal move with their probabilities.

    Above the limit, `limit` outcomes are sampled with the dice; without dice TooManyOutcomes is raised.
    """
    return outcomes_of(playing_move(state, seat, move), limit, dice)


def outcomes_of(happens: ChanceFunction, limit: int = LIMIT, dice: Dice | None = None) -> Outcomes:
    """Return the outcomes of any chance function, e.g. `lambda dice: game.setup(dice, SILENT)`."""
    try:
        return merge_equal(enumerate_outcomes(happens, limit))
    except TooManyOutcomes:
        if dice is None:
            raise
    return merge_equal((1 / limit, happens(dice)) for _ in range(limit))
