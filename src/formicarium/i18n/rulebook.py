"""The rules as players read them, games/<game>/rules.<language>.md: one rule a line with its id and anchors.

Inside a rule, an anchor stands before the sentence that forbids something: <a id="abc-x5-changed"> is the target of a
refusal by rule X5 of game ABC whose `why` is "changed", <a id="abc-x5-any"> of the others, <a id="abc-x5-any-solo"> of
the others in the mode "solo". Before a step of a numbered list it leads to that step.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from formicarium.core.game import Refusal, fields_of

GAMES = Path(__file__).parents[1] / "games"
RULE = re.compile(r'^- (?:<a id="(?P<anchor>[^"]*)"></a>)?\*\*(?P<id>[A-Z]+-[A-Z]+[0-9]+)\*\* (?P<text>.+)$', re.M)
ANCHOR = re.compile(r'<a id="(?P<id>[^"]*)"></a>')
# Boundary between two sentences, but not after the number of a step: "4. all is revealed; 5. Everybody draws".
BETWEEN = re.compile(r"(?<=[.!?])(?<![:;] \d\.)(?<![:;] \d\d\.)\s+(?=[A-ZÀ-ÝŒ0-9“«*(])")
STEP = re.compile(r"[:;] \d{1,2}\. $")  # before a step of a list
AFTER_STEP = re.compile(r"\s*;\s+(?=\d{1,2}\. )")
ANY = "any"
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
MARKS = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")


class Rule(NamedTuple):
    id: str
    anchor: str
    text: str
    forbids: dict[str, str]  # why -> its sentence


@cache
def source(game: str, language: str) -> str:
    return (GAMES / game / f"rules.{language}.md").read_text(encoding="utf-8")


def read(markdown: str) -> tuple[Rule, ...]:
    """Parse every rule in order; a repeated rule is listed twice."""
    return tuple(read_rule(found) for found in RULE.finditer(markdown))


def read_rule(found: re.Match[str]) -> Rule:
    begins: dict[str, int] = {}  # by why: offset of its sentence
    text, read_to = "", 0
    for anchor in ANCHOR.finditer(found["text"]):
        text += found["text"][read_to:anchor.start()]
        read_to = anchor.end()
        begins[anchor["id"].removeprefix(f"{found['id'].lower()}-")] = len(text)
    text = (text + found["text"][read_to:]).strip()
    forbids = {why: text[begin:end_of(text, begin)] for why, begin in begins.items()}
    return Rule(found["id"], found["anchor"] or "", text, forbids)


def end_of(text: str, begin: int) -> int:
    """Return the end of the sentence or list step at this offset."""
    ends = [gap.start() for gap in BETWEEN.finditer(text)] + [len(text)]
    if STEP.search(text[:begin]):
        ends += [gap.start() for gap in AFTER_STEP.finditer(text)]
    return min(end for end in ends if end > begin)


def rulebook(game: str, language: str) -> dict[str, str]:
    return {rule.id: rule.text for rule in read(source(game, language))}


def forbidding(game: str, language: str, refusal: Refusal, mode: str = "") -> str:
    """Return the sentence that forbids the action, in Markdown; a rule of one sentence needs no anchor."""
    rule = next((rule for rule in read(source(game, language)) if rule.id == refusal.rule), None)
    if rule is None:
        return ""
    return next((rule.forbids[why] for why in ways(fields_of(refusal.facts), mode) if why in rule.forbids), rule.text)


def ways(facts: dict[str, Any], mode: str = "") -> Iterable[str]:
    """Yield the anchors a refusal may lead to, the most exact first: "board-worm", "board", "any-solo", "any"."""
    if why := facts.get("why"):
        yield from (f"{why}-{fact}" for name, fact in facts.items() if isinstance(fact, str) and name != "why")
        yield why
    yield f"{ANY}-{mode}"
    yield ANY


def title(game: str, language: str) -> str:
    return source(game, language).partition("\n")[0].removeprefix("# ")


def page(game: str, language: str) -> str:
    """Return the whole page as Markdown without anchors, for terminals."""
    return LINK.sub(r"\1", ANCHOR.sub("", source(game, language)))


def plain(text: str) -> str:
    return MARKS.sub("", LINK.sub(r"\1", text))
