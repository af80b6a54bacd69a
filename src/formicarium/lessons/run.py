"""A learner's progress through a lesson, step by step; used at a terminal and by the server.

Everything but the learner's choices is scripted. So any step can be begun directly: the earlier ones are replayed as
shown.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from formicarium.core.dice import ChanceError, Dice, Seeded
from formicarium.core.game import Action, Game, IllegalMove, InvalidPosition, Refusal
from formicarium.core.match import Match
from formicarium.lessons.lesson import BadLesson, Lesson, Move, Pattern, Step

BROKEN = (IllegalMove, ChanceError, ValueError, msgspec.MsgspecError)  # raised by scripts that break the rules


class LessonDice(Dice):
    """The scripted answers, then seeded ones."""

    def __init__(self, answers: Sequence[int], seed: int) -> None:
        self.answers = answers
        self.rest = Seeded(seed)
        self.asked: list[tuple[int, int]] = []  # questions with their answers

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
    """Right answer, with the states after it and after each scripted reply."""

    matches: tuple[Match, ...]


class NearAnswer(NamedTuple):
    """A legal move that was not asked for and is not played; `wrong` is the index of its explanation, -1 if none."""

    wrong: int


class WrongAnswer(NamedTuple):
    """An illegal move; `meant` if the step asked for it to show the refusal."""

    refusal: Refusal
    meant: bool


Answer = RightAnswer | NearAnswer | WrongAnswer


def fits(pattern: Any, value: Any) -> bool:
    """Whether a JSON value matches a pattern."""
    if isinstance(pattern, dict) and isinstance(value, dict):
        return all(key in value and fits(part, value[key]) for key, part in pattern.items())
    return bool(pattern == value)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def fitting(pattern: Pattern, options: Sequence[Action]) -> list[Action]:
    return [action for action in options if fits(pattern, plain(action))]


def right_moves(step: Step, options: Sequence[Action]) -> list[Action]:
    """Return the legal moves that are asked for; the first is shown as the answer."""
    if isinstance(step.do, str):
        return list(options) if step.do == "any" else []
    found = [action for pattern in step.do for action in fitting(pattern, options)]
    return list({msgspec.json.encode(action): action for action in found}.values())


def follow(match: Match, move: Move, dice: Dice) -> Match:
    """Play a scripted move; raise BadLesson if it is illegal."""
    options = fitting(move.do, match.legal_actions(move.seat))
    if not options:
        action = msgspec.convert(move.do, match.game.types.action)
        refusal = match.refusal(move.seat, action)
        raise BadLesson(f"seat {move.seat} cannot {move.do}: {refusal and refusal.rule}")
    return match.play(move.seat, options[0], dice)


def change_position(game: Game, position: Any, changes: dict[str, Any] | str) -> Match:
    """Return a match at a changed position; keys such as "columns.0.0" are paths into it."""
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
    state = game.load(msgspec.convert(whole, game.types.position))
    return Match(game, (), (), state, (), None)


class LessonRun:
    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.seat = lesson.written.seat
        self.at = 0
        self.matches: list[Match] = []  # the start of the deal and the state after each move since
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
        """Go to a step as if the earlier ones had been done as shown; len(steps) is the end."""
        self.matches = [self.deal(self.lesson.written.deal, {})]
        self.at = max((n for n, step in enumerate(self.lesson.steps[:at + 1]) if step.deal is not None), default=0)
        self.begin()
        while self.at < at:
            self.pass_on()

    def deal(self, seed: int, options: dict[str, Any]) -> Match:
        return Match.begin(self.lesson.game(options), Seeded(seed))

    def begin(self) -> None:
        """Set up the step: a new deal, changes and scripted moves; without them it goes on from the last."""
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


    def options(self) -> tuple[Action, ...]:
        """Return the legal moves, or only the right ones if the step is limited to them."""
        if self.done or self.step.do == "look":
            return ()
        options = self.match.legal_actions(self.seat)
        return tuple(right_moves(self.step, options)) if self.step.only else options

    def right(self) -> list[Action]:
        return right_moves(self.step, self.match.legal_actions(self.seat))

    def action_shown(self) -> Action | None:
        """Return the action that is shown as the answer, or None if there is nothing to do."""
        if self.step.do == "refused":
            found: Action = msgspec.convert(self.step.refused[0].do, self.match.game.types.action)
            return found
        return next(iter(self.right()), None)


    def answer(self, action: Any) -> Answer:
        """Judge a move; only a right one is played."""
        step = self.step
        refusal = self.match.refusal(self.seat, action)
        if refusal is not None:
            return WrongAnswer(refusal, step.do == "refused" and any(fitting(one.do, [action]) for one in step.refused))
        if action not in self.right():
            return NearAnswer(next((n for n, one in enumerate(step.wrong) if fitting(one.when, [action])), -1))
        return RightAnswer(tuple(self.play_step(action)))

    def try_out(self, action: Action) -> Match:
        """Return the match after a right move, before the replies, without playing it."""
        return self.match.play(self.seat, action, self.luck(self.step.luck, 0))

    def play_step(self, action: Action | None) -> Iterator[Match]:
        """Play the move, if any, and the scripted replies; yield the match after each."""
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
        self.at += 1
        self.begin()

    def pass_on(self) -> None:
        """Do the step as shown and go to the next."""
        for _ in self.play_step(None if self.step.do in ("look", "refused") else self.action_shown()):
            pass
        self.next()
