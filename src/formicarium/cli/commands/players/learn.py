"""`formicarium learn GAME`: play a lesson in the terminal; --list shows the courses, other options help authors."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from formicarium.cli import arguments
from formicarium.cli.faults import Fault, nearest
from formicarium.cli.terminal.game import Left
from formicarium.cli.terminal.lesson import TerminalLesson
from formicarium.cli.terminal.lesson_progress import Learned
from formicarium.cli.terminal.screen import Screen
from formicarium.games import SHELF
from formicarium.i18n import Words
from formicarium.lessons import rules
from formicarium.lessons.check import faults, rules_not_taught
from formicarium.lessons.lesson import BadLesson, Lesson, course, find
from formicarium.lessons.run import LessonDice, LessonRun


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", help=words.say("cli-game", games=", ".join(SHELF)))
    parser.add_argument("lesson", nargs="?", help=words.say("learn-lesson"))
    parser.add_argument("--list", action="store_true", help=words.say("learn-list"))
    parser.add_argument("--step", type=int, metavar="N", help=words.say("learn-step"))
    parser.add_argument("--check", action="store_true", help=words.say("learn-check"))
    parser.add_argument("--position", action="store_true", help=words.say("learn-position"))
    parser.add_argument("--options", action="store_true", help=words.say("learn-options"))
    parser.add_argument("--trace", action="store_true", help=words.say("learn-trace"))
    parser.add_argument("--table", metavar="FILE", help=words.say("learn-table"))


def run(args: argparse.Namespace, words: Words) -> int:
    if args.game:
        arguments.kind(args.game)
    games = [args.game] if args.game else list(SHELF)
    try:
        if args.check:
            return check(games)
        if args.table:
            file = Path(args.table)
            file.write_text(rules.replace_tables(arguments.text(args.table)), encoding="utf-8")
            return 0
        if args.list or not args.game:
            show_courses(games, words)
            return 0
        return one(args, lesson_chosen(args), words)
    except BadLesson as fault:
        raise Fault("fault-lesson", detail=str(fault)) from None


def lesson_chosen(args: argparse.Namespace) -> Lesson:
    """Return the named lesson, or the first one not done."""
    lessons = course(args.game)
    if not lessons:
        raise Fault("fault-no-lessons", game=args.game)
    if not args.lesson:
        learned = Learned()
        return next((one for one in lessons if not learned.is_done(one)), lessons[0])
    found = find(args.game, args.lesson)
    if found is None:
        names = [one.id for one in lessons]
        raise Fault("fault-no-lesson", near=nearest(args.lesson, names), game=args.game, name=args.lesson,
                    lessons=", ".join(names))
    return found


def one(args: argparse.Namespace, lesson: Lesson, words: Words) -> int:
    last = len(lesson.steps)
    if args.step is not None and not 1 <= args.step <= last:
        raise Fault("fault-no-step", step=args.step, last=last)
    at = args.step - 1 if args.step is not None else 0
    if args.position or args.options:
        pupil = LessonRun(lesson, at)
        if args.position:
            arguments.dump(pupil.match.position())
        for action in pupil.options() if args.options else ():
            arguments.dump({"action": action, "outlook": pupil.match.outlook(pupil.seat, action)})
        return 0
    if args.trace:
        trace(lesson, words)
        return 0
    return learn(lesson, None if args.step is None else at, words)


def learn(lesson: Lesson, at: int | None, words: Words) -> int:
    screen = Screen.standard()
    learned = Learned()
    room = TerminalLesson(screen, words, lesson, learned.step_of(lesson) if at is None else at, learned)
    try:
        room.run()
    except (Left, EOFError):
        screen.say(room.words.say("learn-left", command=f"formicarium learn {lesson.kind.id} {lesson.id}"))
    except KeyboardInterrupt:
        screen.blank()
        return 130
    return 0


def show_courses(games: list[str], words: Words) -> None:
    learned = Learned()
    for game in games:
        for lesson in course(game):
            state = "done" if learned.is_done(lesson) else "begun" if learned.step_of(lesson) else "new"
            title = lesson.written.title.in_language(words.language)
            print(words.say("learn-line", game=game, lesson=lesson.id, title=title, steps=lesson.headings(),
                            minutes=lesson.written.minutes, state=state))


# For authors of lessons.

def check(games: list[str]) -> int:
    """Print the faults of all lessons, in English like everything for developers."""
    found = [fault for game in games for lesson in course(game) for fault in faults(lesson)]
    missing = [fault for game in games if course(game) for fault in rules_not_taught(game)]
    print(*found, *missing, sep="\n", end="\n" if found or missing else "")
    lessons = sum(len(course(game)) for game in games)
    print(f"{lessons} lessons, {len(found)} faults, {len(missing)} rules forgotten")
    return 1 if found or missing else 0


class Traced(LessonRun):
    """A lesson run that keeps its dice, to print their questions."""

    def luck(self, answers: Sequence[int], number: int) -> LessonDice:
        made = super().luck(answers, number)
        self.dice.append(made)
        return made

    @property
    def dice(self) -> list[LessonDice]:
        made: list[LessonDice] = self.__dict__.setdefault("_dice", [])
        return made


def trace(lesson: Lesson, words: Words) -> None:
    """Print a lesson as it is shown, move by move."""
    pupil, names = Traced(lesson), lesson.names("—")
    while not pupil.done:
        step = pupil.step
        shown = pupil.action_shown()
        print(f"step {pupil.at + 1}: {step.in_language(words.language)}")
        print(f"  shown: {msgspec.json.encode(shown).decode()}, right: {len(pupil.right())} "
              f"of {len(pupil.match.legal_actions(pupil.seat))}")
        pupil.dice.clear()
        for match in pupil.play_step(None if step.do in ("look", "refused") else shown):
            sentences = " ".join(words.event(match.game, event, names) for event in match.events_for(pupil.seat))
            entry = match.journal[-1]
            print(f"  seat {entry.seat}: {msgspec.json.encode(entry.action).decode()} {sentences}")
        for dice in pupil.dice:
            print(f"  luck: {', '.join(f'{answer} of {n}' for n, answer in dice.asked) or 'not asked'}")
        pupil.next()
