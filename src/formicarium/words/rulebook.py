"""The rules as players read them: games/<game>/rules.<language>.md, one rule a line, each with its id and anchor."""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).parents[1] / "games"
RULE = re.compile(r'^- (?:<a id="(?P<anchor>[^"]*)"></a>)?\*\*(?P<id>[A-Z]+-[A-Z]+[0-9]+)\*\* (?P<text>.+)$', re.M)
ANCHOR = re.compile(r'<a id="[^"]*"></a>')
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
MARKS = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")


class Rule(NamedTuple):
    id: str
    anchor: str
    text: str


@cache
def source(game: str, language: str) -> str:
    return (GAMES / game / f"rules.{language}.md").read_text(encoding="utf-8")


def read(markdown: str) -> tuple[Rule, ...]:
    """Every rule in its order, twice where it is there twice."""
    return tuple(Rule(found["id"], found["anchor"] or "", found["text"].strip()) for found in RULE.finditer(markdown))


def rulebook(game: str, language: str) -> dict[str, str]:
    """Rule id -> its text, in Markdown."""
    return {rule.id: rule.text for rule in read(source(game, language))}


def title(game: str, language: str) -> str:
    return source(game, language).partition("\n")[0].removeprefix("# ")


def page(game: str, language: str) -> str:
    """The whole as Markdown for a reader without anchors: a terminal."""
    return LINK.sub(r"\1", ANCHOR.sub("", source(game, language)))


def plain(text: str) -> str:
    """A rule's text without its Markdown."""
    return MARKS.sub("", LINK.sub(r"\1", text))
