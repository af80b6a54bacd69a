"""Which lesson teaches which rule: a table for docs/lessons.md, written by `formicarium learn --table`."""
from __future__ import annotations

from formicarium.games import SHELF
from formicarium.school.check import taught
from formicarium.school.lesson import course
from formicarium.words import Words

BEGIN, END = "<!-- rules: formicarium learn --table -->", "<!-- end of rules -->"


def table() -> str:
    """Of every game that has lessons."""
    words = Words("en")
    parts = [BEGIN, ""]
    for game in SHELF:
        if not course(game):
            continue
        parts += [f"### {words.say(f'{game}-name')}", "", "| rule | taught in |", "|---|---|"]
        for rule, lessons in taught(game).items():
            where = ", ".join(f"{lesson.number}. {lesson.written.title.en}" for lesson in lessons)
            parts.append(f"| {rule} | {where or 'found in the rules page'} |")
        parts.append("")
    return "\n".join([*parts, END])


def replaced(document: str) -> str:
    """A document with the table in it anew."""
    before, _, rest = document.partition(BEGIN)
    return before + table() + rest.partition(END)[2]
