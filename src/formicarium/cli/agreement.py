"""Compare the rule ids in texts, code, tests and messages; used by `formicarium rules --check`."""
from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from formicarium.cli import arguments, output
from formicarium.games import SHELF
from formicarium.i18n import LANGUAGES, Words
from formicarium.i18n.rulebook import ANY, BETWEEN, GAMES, Rule, read, source

CHECKOUT = GAMES.parents[2]
TESTS = CHECKOUT / "tests" / "games"
# "WYX-T2" may be followed by ", T3", " and T11" or " to T6".
JOINT = ", and |, | and | or | to "
CITED = re.compile(rf"\b(?P<game>[A-Z]{{3}})-(?P<first>[A-Z][0-9]+)(?P<more>(?:(?:{JOINT})[A-Z][0-9]+\b)*)")
NEXT = re.compile(rf"(?P<joint>{JOINT})(?P<letter>[A-Z])(?P<number>[0-9]+)")
TEST = re.compile(r"^ *(?:async )?def test_(?P<game>[a-z]{3})_(?P<rule>[a-z][0-9]+)(?:_|\()", re.M)


class Gap(msgspec.Struct, frozen=True, order=True):
    """A rule with a missing or wrong part, and where it is missing."""

    game: str
    rule: str
    what: str
    where: str = ""


def check(games: list[str], json: bool, words: Words) -> int:
    # an installed program has no tests
    skipped = {game: [] if (TESTS / game).exists() else ["tests"] for game in games}
    gaps = {game: list(dict.fromkeys(compare(game))) for game in games}
    complete = not any(gaps.values())
    if json:
        arguments.dump({"ok": complete, "missing": [gap for game in games for gap in gaps[game]], "skipped": skipped})
    else:
        for game in games:
            show(game, gaps[game], skipped[game], words)
    return 0 if complete else 1


def show(game: str, gaps: list[Gap], skipped: list[str], words: Words) -> None:
    if not gaps:
        print(words.say("cli-rules-complete", game=game, count=len(read(source(game, LANGUAGES[0])))))
    else:
        from rich.table import Table

        table = Table(words.say("cli-rules-rule-column"), words.say("cli-rules-missing-column"))
        for gap in gaps:
            table.add_row(gap.rule, words.say("cli-rules-missing", what=gap.what, detail=gap.where))
        output.console().print(table)
    if skipped:
        print(words.say("cli-rules-skipped"))


def compare(game: str) -> Iterator[Gap]:
    rules = [rule.id for rule in read(source(game, LANGUAGES[0]))]
    yield from texts(game, rules)
    yield from code(game, rules)
    yield from messages(game)
    yield from sentences(game)
    if (TESTS / game).exists():
        yield from tests(game, rules)


def texts(game: str, rules: list[str]) -> Iterator[Gap]:
    """Yield gaps of the rule texts: each language has the same rules in the same order, once, each with its anchor."""
    for language in LANGUAGES:
        written = read(source(game, language))
        ids = [rule.id for rule in written]
        yield from (Gap(game, rule.id, "anchor", language) for rule in written if rule.anchor != rule.id.lower())
        yield from (Gap(game, rule, "duplicate", language) for rule in ids if ids.count(rule) > 1)
        if ids != rules:
            next_in_language = dict(zip(ids, ids[1:] + [""], strict=True))
            next_in_reference = dict(zip(rules, rules[1:] + [""], strict=True))
            yield from (Gap(game, rule, "language", language) for rule in (*rules, *ids)
                        if next_in_language.get(rule) != next_in_reference.get(rule))


def code(game: str, rules: list[str]) -> Iterator[Gap]:
    """Yield rules that no module of the game cites, and citations of unknown rules."""
    cited: set[str] = set()
    for file in sorted((GAMES / game).rglob("*.py")):
        ids = citations(file.read_text(encoding="utf-8"))
        cited |= ids
        yield from (Gap(game, rule, "unknown", file.name) for rule in sorted(ids - set(rules)))
    yield from (Gap(game, rule, "code") for rule in rules if rule not in cited)


def tests(game: str, rules: list[str]) -> Iterator[Gap]:
    """Yield rules without a test named after them."""
    named: set[str] = set()
    for file in sorted((TESTS / game).rglob("*.py")):
        ids = {f"{found['game']}-{found['rule']}".upper() for found in TEST.finditer(file.read_text(encoding="utf-8"))}
        named |= ids
        yield from (Gap(game, rule, "unknown", file.name) for rule in sorted(ids - set(rules)))
    yield from (Gap(game, rule, "test") for rule in rules if rule not in named)


def messages(game: str) -> Iterator[Gap]:
    """Yield rules that forbid a move, end the game or give points, but lack a sentence in a language."""
    ids = SHELF[game].rules[1:]
    program = "".join(file.read_text(encoding="utf-8") for file in sorted((GAMES / game).rglob("*.py")))
    scored = dict.fromkeys(re.findall(r'Points\("([A-Z]{3}-[A-Z][0-9]+)"', program))
    for language in LANGUAGES:
        words = Words(language)
        required = [("refusal", rule) for rule in ids] + [("score", rule) for rule in scored]
        required += [("ending", rule) for rule in SHELF[game].endings]
        yield from (Gap(game, rule, kind, language) for kind, rule in required if not words.knows(f"{kind}-{rule}"))


def sentences(game: str) -> Iterator[Gap]:
    """Yield refusals that find no sentence in their rule, and anchors of sentences that no refusal uses."""
    for language in LANGUAGES:
        catalogues = sorted((GAMES / game / "words" / language).glob("*.ftl"))
        catalogue_whys = Whys("\n".join(file.read_text(encoding="utf-8") for file in catalogues))
        for rule in read(source(game, language)):
            if f"refusal-{rule.id}" in catalogue_whys.messages:
                whys = catalogue_whys.of(f"refusal-{rule.id}")
                yield from (Gap(game, rule.id, "sentence", f"{language}: {why}") for why in dead_ends(rule, whys))


def dead_ends(rule: Rule, whys: set[str]) -> Iterator[str]:
    """Yield reasons that find no sentence, and anchors that no reason uses."""
    if BETWEEN.search(rule.text) and ANY not in rule.forbids:
        yield from sorted((whys or {ANY}) - set(rule.forbids))
    yield from (anchor for anchor in rule.forbids
                if not any(f"{anchor}-".startswith(f"{why}-") for why in (ANY, *whys)))


class Whys(Visitor):
    """Collects the values of `$why` that the messages of a catalogue select by."""

    def __init__(self, catalogue: str) -> None:
        self.messages = {entry.id.name: entry for entry in parse(catalogue).body if isinstance(entry, ast.Message)}
        self.found: set[str] = set()

    def of(self, message: str) -> set[str]:
        self.found = set()
        self.visit(self.messages[message])
        return self.found

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "why":
            self.found |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Follow a reference to another message."""
        self.visit(self.messages[node.id.name])


def citations(text: str) -> set[str]:
    """Return the rule ids of a text: "WYX-T2 to T4, E1" -> WYX-T2, WYX-T3, WYX-T4, WYX-E1."""
    ids: set[str] = set()
    for found in CITED.finditer(text):
        game, last = found["game"], found["first"]
        ids.add(f"{game}-{last}")
        for more in NEXT.finditer(found["more"]):
            begin = int(last[1:]) if more["joint"] == " to " and last[0] == more["letter"] else int(more["number"])
            ids |= {f"{game}-{more['letter']}{number}" for number in range(begin, int(more["number"]) + 1)}
            last = more["letter"] + more["number"]
    return ids
