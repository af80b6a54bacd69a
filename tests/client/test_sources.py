"""Rules for the client's sources that the formatter does not check."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import ROOT

CLIENT = ROOT / "client"
KINDS = {".css", ".html", ".js", ".mjs", ".ts", ".tsx"}
WRITTEN = ("wire.ts", "keys.ts")
SOURCES = [file for folder in ("src", "tests", "public", ".") for file in (
    CLIENT.glob("*") if folder == "." else (CLIENT / folder).rglob("*")) if file.suffix in KINDS]


def test_client_line_has_at_most_120_columns() -> None:
    assert len(SOURCES) > 150
    long = [f"{file.relative_to(CLIENT)}:{number}" for file in SOURCES
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1) if len(line) > 120]
    assert long == []


def test_page_styles_do_not_reach_other_pages() -> None:
    """A stylesheet stays once it is loaded: styles of the rules must not change a table (tests/browser/test_rules)."""
    styles = [CLIENT / "src" / "pages" / "rules.css", *(CLIENT / "src" / "games").glob("*/howto.css")]
    rules = re.compile(r"\.(rules|books|panels|\w+-how)\b")
    strays = [f"{file.relative_to(CLIENT)}: {selector}" for file in styles for selector in selectors(file)
              if not rules.match(selector)]
    assert len(styles) == 6 and strays == []


def selectors(file: Path) -> list[str]:
    """Return each selector of a file, lists split; conditions of @media are not selectors."""
    text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.S)
    lists = re.findall(r"(?:^|[{}])\s*([^@{};]+?)\s*\{", text)
    return [selector.strip() for listed in lists for selector in listed.split(",")]


def test_client_file_has_at_most_500_lines() -> None:
    long = [str(file.relative_to(CLIENT)) for file in SOURCES
            if file.name not in WRITTEN and len(file.read_text(encoding="utf-8").splitlines()) > 500]
    assert long == []


RULE_ID = re.compile(r"\b(?:WYX|FIL|CIG|MIC|FOU)-[A-Z]")
NAMED = ("showRefusal", "sorry")  # the last argument of a refusal that the client words itself: a link to the rule


def test_no_rule_id_decides_anything_in_the_client() -> None:
    """Effects of rules come from the server; the client only links to rules and looks up their texts."""
    files = [file for file in SOURCES if file.suffix in {".ts", ".tsx"} and file.is_relative_to(CLIENT / "src")
             and file.name not in WRITTEN]
    assert len(files) > 150
    assert [f"{file.relative_to(CLIENT)}: {line}" for file in files
            for line in deciding_rule_ids(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("code", [
    'if (line.rule === "FOU-K12") return 1;',
    "const LINES = { 'MIC-V1': \"population\" };",
    'const ENDS = ["WYX-E1", "WYX-E2"];',
    'switch (rule) { case "CIG-W5": }',
    "const found = /^FOU-C(4|5)$/.test(rule);",
    'const fits = rule === `FIL-R${1}`;',
    'context.showRefusal(null, title, rule === "FOU-X2" ? one : other, "FOU-X2");',
])
def test_a_rule_id_that_decides_is_found(code: str) -> None:
    assert deciding_rule_ids(code)


@pytest.mark.parametrize("code", [
    "const near = 1; // FOU-A9: of the same colour",
    "/** Ends the game (WYX-E1). */",
    'context.showRefusal(null, say("table-no"), say("fourmidable-open-how", { ant: card.ant }), "FOU-X2");',
    'if (who && who.seat !== seat) return sorry("enemy", "FIL-M5");',
    'const text = sayAny("score-FOU-I8");',
    "const text = say(`refusal-CIG-P10`, { why });",
])
def test_a_rule_id_that_names_a_rule_is_none(code: str) -> None:
    assert not deciding_rule_ids(code)


def deciding_rule_ids(text: str) -> list[str]:
    """Return the places of rule ids, except in comments, text ids and the last argument of a refusal."""
    code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", lambda note: re.sub(r"[^\n]", " ", note[0]), text, flags=re.S)
    return [code[found.start():].split("\n")[0].strip() for found in RULE_ID.finditer(code)
            if not (code[:found.start()].endswith(("score-", "refusal-")) or names_a_rule(code, found.start()))]


def names_a_rule(code: str, at: int) -> bool:
    before, after = code[:at], re.match(r'[A-Z]+-[A-Z]+[0-9]+"\s*(?::\s*"[A-Z]+-[A-Z]+[0-9]+"\s*)?,?\s*\)', code[at:])
    if not before.endswith('"') or re.search(r'===?\s*"$', before) or not after:
        return False
    depth = 0
    for place in range(at - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(code[place], 0)
        if depth < 0:
            return bool(re.search(rf"\b(?:{'|'.join(NAMED)})$", code[:place]))
    return False
