"""Somebody who goes through a lesson, step by step: at a terminal or over a socket, it is the same.

Everything but the learner's own choice is scripted, so a step can be begun at any time: what was to be done before it
is done again as it is shown.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from formicarium.core.dice import ChanceError, Dice, Seeded
from formicarium.core.game import Action, Game, IllegalMove, InvalidPosition, Refusal
from formicarium.core.match import Match
from formicarium.lessons.lesson import BadLesson, Lesson, Move, Pattern, Step

BROKEN = (IllegalMove, ChanceError, ValueError, msgspec.MsgspecError)  # a script that the rules do not follow


class LessonDice(Dice):
    """What is written down, then always the same."""

    def __init__(self, answers: Sequence[int], seed: int) -> None:
        self.answers = answers
        self.rest = Seeded(seed)
        self.asked: list[tuple[int, int]] = []  # each question and its answer

    def ask(self, n: int) -> int:
        at = len(self.asked)
        answer = self.answers[at] if at < len(self.answers) else self.rest.ask(n)
        if not 0 <= answer < n:
            raise ChanceError(f"answer number {at + 1} of luck is {answer}; it must be 0 to {n - 1}")
        self.asked.append((n, answer))
        return answer

    @property
    def left_over(self) -> int:
        return max(0, len(self.answers) - len(self.asked))


class RightAnswer(NamedTuple):
    """It was asked for: the tables after it and after each answer of the others."""

    matches: tuple[Match, ...]


class NearAnswer(NamedTuple):
    """Legal, but not what was asked for; nothing was played. `wrong`: what the step says to it, -1: nothing of its
    own."""

    wrong: int


class WrongAnswer(NamedTuple):
    """Illegal. `meant`: that was what it was to show."""

    refusal: Refusal
    meant: bool


Answer = RightAnswer | NearAnswer | WrongAnswer


def fits(pattern: Any, value: Any) -> bool:
    """Whether a value (JSON) is as a pattern says."""
    if isinstance(pattern, dict) and isinstance(value, dict):
        return all(key in value and fits(part, value[key]) for key, part in pattern.items())
    return bool(pattern == value)


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def fitting(pattern: Pattern, options: Sequence[Action]) -> list[Action]:
    return [action for action in options if fits(pattern, plain(action))]


def right_moves(step: Step, options: Sequence[Action]) -> list[Action]:
    """The legal moves that are asked for: the first is the one that is shown."""
    if isinstance(step.do, str):
        return list(options) if step.do == "any" else []
    found = [action for pattern in step.do for action in fitting(pattern, options)]
    return list({msgspec.json.encode(action): action for action in found}.values())


def follow(match: Match, move: Move, dice: Dice) -> Match:
    """A scripted move."""
    options = fitting(move.do, match.legal_actions(move.seat))
    if not options:
        action = msgspec.convert(move.do, match.game.types.action)
        refusal = match.refusal(move.seat, action)
        raise BadLesson(f"seat {move.seat} cannot {move.do}: {refusal and refusal.rule}")
    return match.play(move.seat, options[0], dice)


def change_position(game: Game, position: Any, changes: dict[str, Any] | str) -> Match:
    """A match that begins where a position was changed in places: "columns.0.0" is a path into it."""
    whole = plain(position)
    for path, value in (msgspec.json.decode(changes, type=dict[str, Any]) if isinstance(changes, str)
                        else changes).items():
        *way, last = path.split(".")
        at: Any = whole
        for part in way:
            at = at[int(part)] if isinstance(at, list) else at[part]
        if isinstance(at, list):
            at[int(last)] = value
        else:
            at[last] = value
    table = game.load(msgspec.convert(whole, game.types.position))
    return Match(game, (), (), table, (), None)


class LessonRun:
    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.seat = lesson.written.seat
        self.at = 0
        self.matches: list[Match] = []  # after each move since the table was laid, from how it was laid on
        self.go(at)

    @property
    def match(self) -> Match:
        return self.matches[-1]

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        return self.at == len(self.lesson.steps)

    def go(self, at: int) -> None:
        """To a step, as if all before it had been done as it is shown; len(steps): to the end."""
        self.matches = [self.deal(self.lesson.written.deal, {})]
        self.at = max((n for n, step in enumerate(self.lesson.steps[:at + 1]) if step.deal is not None), default=0)
        self.begin()
        while self.at < at:
            self.pass_on()

    def deal(self, seed: int, options: dict[str, Any]) -> Match:
        return Match.begin(self.lesson.game(options), Seeded(seed))

    def begin(self) -> None:
        """How the step begins: from a new deal, changed in places, played on; else as the last one ended."""
        if self.done:
            return
        step = self.step
        try:
            if step.deal is not None:
                self.matches = [self.deal(step.deal, step.game)]
            if step.position:
                self.matches = [change_position(self.match.game, self.match.position(), step.position)]
            for number, move in enumerate(step.played):
                self.matches.append(follow(self.match, move, self.luck(move.luck, 500 + number)))
        except (InvalidPosition, LookupError, TypeError, *BROKEN) as fault:
            raise self.bad_lesson(fault) from None

    def bad_lesson(self, fault: Exception) -> BadLesson:
        detail = fault.refusal.rule if isinstance(fault, IllegalMove) else f"{type(fault).__name__}: {fault}"
        said = fault if isinstance(fault, BadLesson) else detail
        return BadLesson(f"{self.lesson.place}, step {self.at + 1}: {said}")

    def luck(self, answers: Sequence[int], number: int) -> LessonDice:
        return LessonDice(answers, 1000 * self.at + number)

    # what can be done

    def options(self) -> tuple[Action, ...]:
        """The legal moves; where a step is about one thing only, those that are right."""
        if self.done or self.step.do == "look":
            return ()
        options = self.match.legal_actions(self.seat)
        return tuple(right_moves(self.step, options)) if self.step.only else options

    def right(self) -> list[Action]:
        return right_moves(self.step, self.match.legal_actions(self.seat))

    def action_shown(self) -> Action | None:
        """What is shown to whoever asks; None: there is nothing to do."""
        if self.step.do == "refused":
            found: Action = msgspec.convert(self.step.refused[0].do, self.match.game.types.action)
            return found
        return next(iter(self.right()), None)

    # what is done

    def answer(self, action: Any) -> Answer:
        """Nothing is played unless it was asked for."""
        step = self.step
        refusal = self.match.refusal(self.seat, action)
        if refusal is not None:
            return WrongAnswer(refusal, step.do == "refused" and any(fitting(one.do, [action]) for one in step.refused))
        if action not in self.right():
            return NearAnswer(next((n for n, one in enumerate(step.wrong) if fitting(one.when, [action])), -1))
        return RightAnswer(tuple(self.play_step(action)))

    def try_out(self, action: Action) -> Match:
        """The table as it would be after a right move, before anybody answers it; nothing is played."""
        return self.match.play(self.seat, action, self.luck(self.step.luck, 0))

    def play_step(self, action: Action | None) -> Iterator[Match]:
        """The move, if there is one, and what the others answer to it."""
        try:
            if action is not None:
                self.matches.append(self.try_out(action))
                yield self.match
            for number, move in enumerate(self.step.then, 1):
                self.matches.append(follow(self.match, move, self.luck(move.luck, number)))
                yield self.match
        except BROKEN as fault:
            raise self.bad_lesson(fault) from None

    def next(self) -> None:
        """To the next step."""
        self.at += 1
        self.begin()

    def pass_on(self) -> None:
        """To the next step, with this one done as it is shown."""
        for _ in self.play_step(None if self.step.do in ("look", "refused") else self.action_shown()):
            pass
        self.next()
