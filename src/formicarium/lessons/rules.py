"""Tables for the lesson pages: the rules that each lesson teaches and the minutes it takes (`learn --table`)."""
from __future__ import annotations

from formicarium.games import SHELF
from formicarium.i18n import LANGUAGES, Words
from formicarium.lessons.check import lessons_by_rule, seconds
from formicarium.lessons.lesson import course

BEGIN, END = "<!-- rules: formicarium learn --table -->", "<!-- end of rules -->"
FROM, TO = "<!-- times: formicarium learn --table -->", "<!-- end of times -->"


def table() -> str:
    """Return the table of rules of every game with lessons."""
    words = Words("en")
    parts = [BEGIN, ""]
    for game in SHELF:
        if not course(game):
            continue
        parts += [f"### {words.say(f'{game}-name')}", "", "| rule | taught in |", "|---|---|"]
        for rule, lessons in lessons_by_rule(game).items():
            where = ", ".join(f"{lesson.number}. {lesson.written.title.en}" for lesson in lessons)
            parts.append(f"| {rule} | {where or 'found in the rules page'} |")
        parts.append("")
    return "\n".join([*parts, END])


def minutes(time: float) -> str:
    return f"{time // 60:.0f} min {time % 60:02.0f} s"


def times() -> str:
    """Return the table of each lesson's computed time in French and English, and its stated time."""
    words = Words("en")
    parts = [FROM, "", "| lesson | steps | French | English | said |", "|---|---|---|---|---|"]
    for game in SHELF:
        for lesson in course(game):
            took = " | ".join(minutes(round(seconds(lesson, language))) for language in LANGUAGES)
            parts.append(f"| {words.say(f'{game}-name')}, {lesson.number}. {lesson.written.title.en} | "
                         f"{len(lesson.steps)} | {took} | {lesson.written.minutes} min |")
    return "\n".join([*parts, "", TO])


def replace_tables(document: str) -> str:
    """Replace the tables between their marks in a document."""
    for begin, end, make in ((BEGIN, END, table), (FROM, TO, times)):
        if begin in document:
            before, _, rest = document.partition(begin)
            document = before + make() + rest.partition(end)[2]
    return document
