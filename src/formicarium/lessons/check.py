"""Check a lesson: play every step and every right move, try every promise, count every text.

Each fault is reported with its place."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from formicarium.core.game import Action
from formicarium.i18n import LANGUAGES
from formicarium.i18n.rulebook import rulebook
from formicarium.lessons.lesson import BadLesson, Lesson, Pattern, Step, Text, course, rules_elsewhere
from formicarium.lessons.run import LessonRun, NearAnswer, RightAnswer, WrongAnswer, fitting

LONGEST_TEXT, LONGEST_ASK, LONGEST_TITLE = 30, 12, 6  # words
MOST_HEADINGS, MOST_MINUTES = 9, 5
FIRST, FIRST_MINUTES = "first", 3
READ, DONE = 180, 4.0  # words per minute, a slow reader; seconds per step
POINTER = re.compile(r"[a-z]+( [^ ].*)?")
WORD = re.compile(r"\w")


def word_count(text: str) -> int:
    return sum(bool(WORD.search(word)) for word in text.split())


def seconds(lesson: Lesson, language: str) -> float:
    """Return the time to read all texts and prompts and do each step once."""
    words = sum(word_count(step.in_language(language)) + word_count(step.ask.in_language(language) if step.ask else "")
                for step in lesson.steps)
    return 60 * words / READ + DONE * len(lesson.steps)


def faults(lesson: Lesson) -> Iterator[str]:
    for fault in (*faults_of_texts(lesson), *faults_of_rules(lesson), *faults_of_play(lesson)):
        yield fault if fault.startswith(lesson.place) else f"{lesson.place}, {fault}"



def texts(lesson: Lesson) -> Iterator[tuple[str, Text, int]]:
    """Yield each text with its place and its limit in words."""
    yield "title", lesson.written.title, LONGEST_TITLE
    for number, step in enumerate(lesson.steps, 1):
        yield f"step {number}", step, LONGEST_TEXT
        if step.title:
            yield f"step {number}, title", step.title, LONGEST_TITLE
        if step.ask:
            yield f"step {number}, ask", step.ask, LONGEST_ASK
        if step.almost:
            yield f"step {number}, almost", step.almost, LONGEST_TEXT
        for one, wrong in enumerate(step.wrong, 1):
            yield f"step {number}, wrong {one}", wrong, LONGEST_TEXT


def faults_of_texts(lesson: Lesson) -> Iterator[str]:
    for place, text, most in texts(lesson):
        for language in LANGUAGES:
            said = text.in_language(language)
            if not said.strip():
                yield f"{place}, {language}: no text"
            if word_count(said) > most:
                yield f"{place}, {language}: {word_count(said)} words; at most {most}"
            if said.count("**") % 2:
                yield f"{place}, {language}: ** opens and does not close"
            if "'" in said:
                yield f"{place}, {language}: write ’ for an apostrophe"
    written = lesson.written
    if not lesson.steps or lesson.steps[0].title is None:
        yield "step 1: the first step has a title"
    if lesson.headings() > MOST_HEADINGS:
        yield f"step: {lesson.headings()} titles; at most {MOST_HEADINGS}"
    if not 1 <= written.minutes <= (FIRST_MINUTES if lesson.id == FIRST else MOST_MINUTES):
        yield f"minutes: {written.minutes} is too long"
    for language in LANGUAGES:
        if seconds(lesson, language) > 60 * written.minutes:
            yield f"minutes: {written.minutes} is too short for {seconds(lesson, language):.0f} seconds ({language})"
    players = lesson.game().players
    if len(written.others) != players - 1 or not 0 <= written.seat < players:
        yield f"others: {len(written.others)} names for {players - 1} other seats"



def faults_of_rules(lesson: Lesson) -> Iterator[str]:
    book = rulebook(lesson.kind.id, LANGUAGES[0])
    for number, step in enumerate(lesson.steps, 1):
        for rule in (*step.rules, *(one.rule for one in step.refused)):
            if rule not in book:
                yield f"step {number}: there is no rule {rule}"
        for point in step.point:
            if not POINTER.fullmatch(point):
                yield f"step {number}, point: {point!r} is not “what which”"


def lessons_by_rule(game: str) -> dict[str, list[Lesson]]:
    """Return every rule of a game with the lessons that teach it."""
    found: dict[str, list[Lesson]] = {rule: [] for rule in rulebook(game, LANGUAGES[0])}
    for lesson in course(game):
        for rule in dict.fromkeys(rule for step in lesson.steps for rule in step.rules):
            found[rule].append(lesson)
    return found


def rules_not_taught(game: str) -> list[str]:
    """Report rules that no lesson teaches and elsewhere.toml does not name, and names there that are wrong."""
    lessons, named = lessons_by_rule(game), rules_elsewhere(game)
    return ([f"{game}: no lesson teaches {rule}, and lessons/elsewhere.toml does not name it"
             for rule, where in lessons.items() if not where and rule not in named]
            + [f"{game}/lessons/elsewhere.toml: {rule} is taught, or no rule at all"
               for rule in named if lessons.get(rule, [None])])



def faults_of_play(lesson: Lesson) -> Iterator[str]:
    """Yield the faults of every step along the shown moves."""
    try:
        pupil = LessonRun(lesson)
        while not pupil.done:
            yield from (f"step {pupil.at + 1}: {fault}" for fault in faults_of_step(lesson, pupil.at))
            pupil.pass_on()
    except BadLesson as fault:
        yield str(fault)


def faults_of_step(lesson: Lesson, at: int) -> Iterator[str]:
    pupil = LessonRun(lesson, at)
    step, match, seat = pupil.step, pupil.match, pupil.seat
    options = match.legal_actions(seat)
    yield from faults_of_patterns(step, match.game.types.action, options)
    if step.do not in ("look", "refused"):
        if not options:
            yield f"seat {seat} has nothing to do here; waited for: {match.waiting()}"
        elif not pupil.right():
            yield f"no legal move is what is asked for; there is {[msgspec.to_builtins(one) for one in options[:8]]}"
    if step.do == "refused" and not step.refused:
        yield "do = refused, and there is none in [[step.refused]]"
    yield from faults_of_answers(pupil, options)
    yield from faults_of_luck(lesson, at)
    following = lesson.steps[at + 1] if at + 1 < len(lesson.steps) else None
    if following is not None and not (following.anew and following.deal is not None):
        for action in pupil.right()[1:]:
            yield from faults_after(lesson, at, action)


def faults_of_patterns(step: Step, kinds: Any, options: tuple[Action, ...]) -> Iterator[str]:
    """Report patterns that no action can match."""
    fields = {kind.__name__: set(kind.__struct_fields__) for kind in get_args(kinds) or (kinds,)}
    patterns: list[Pattern] = [move.do for move in (*step.then, *step.played)]
    patterns += [one.when for one in step.wrong] + [one.do for one in step.refused]
    patterns += [] if isinstance(step.do, str) else step.do
    for pattern in patterns:
        kind = pattern.get("type")
        if pattern and kind not in fields:
            yield f"there is no action of type {kind!r}; there is {', '.join(fields)}"
        elif pattern and (unknown := set(pattern) - fields[kind] - {"type"}):
            yield f"{kind} has no {', '.join(sorted(unknown))}; it has {', '.join(sorted(fields[kind]))}"
    for wrong in step.wrong:
        if not fitting(wrong.when, options):
            yield f"wrong: {wrong.when} is no legal move here"


def faults_of_answers(pupil: LessonRun, options: tuple[Action, ...]) -> Iterator[str]:
    """Report legal moves that are played without being asked for, and refusals that the rules do not give."""
    step, match = pupil.step, pupil.match
    if step.do != "look":
        right = pupil.right()
        for action in options:
            if action not in right and not isinstance(pupil.answer(action), NearAnswer):
                yield f"{action} was not asked for, and is played"
            if action not in right and wins(pupil, action):
                yield f"{action} wins at once, and is not what is asked for"
    for wrong in step.wrong:
        for action in fitting(wrong.when, options):
            if action in pupil.right():
                yield f"wrong: {wrong.when} is what is asked for"
    for one in step.refused:
        try:
            action = msgspec.convert(one.do, match.game.types.action)
        except msgspec.MsgspecError as fault:
            yield f"refused: {one.do}: {fault}"
            continue
        answer = pupil.answer(action)
        if not isinstance(answer, WrongAnswer) or answer.refusal.rule != one.rule:
            yield f"refused: {one.do} is not forbidden by {one.rule}, but by {answer}"
    if pupil.match is not match:
        yield "an answer changed the table"


def wins(pupil: LessonRun, action: Action) -> bool:
    after = pupil.match.play(pupil.seat, action, pupil.luck((), 0))
    return bool(after.ended()) and after.places()[pupil.seat] == 1


def faults_of_luck(lesson: Lesson, at: int) -> Iterator[str]:
    """Report scripted dice that the step never asks for."""
    unused = []

    class Watched(LessonRun):
        def luck(self, answers: Any, number: int) -> Any:
            made = super().luck(answers, number)
            unused.append(made)
            return made

    pupil = Watched(lesson, at)
    pupil.pass_on()
    for dice in unused:
        if dice.left_over:
            yield f"luck = {list(dice.answers)}: only {len(dice.asked)} answers are asked for"


def faults_after(lesson: Lesson, at: int, action: Action) -> Iterator[str]:
    """Report other right moves after which the lesson cannot go on."""
    pupil = LessonRun(lesson, at)
    try:
        if not isinstance(pupil.answer(action), RightAnswer):
            yield f"{action} is right, and is not played"
            return
        pupil.next()
        while not pupil.done and not pupil.step.anew:
            if pupil.step.do not in ("look", "refused") and not pupil.right():
                yield f"after {action} nothing of step {pupil.at + 1} can be done"
                return
            pupil.pass_on()
    except BadLesson as fault:
        yield f"after {action}: {fault}"
