"""What the formatter does not see to: no long line, no long file."""
from __future__ import annotations

import re
from pathlib import Path

from .conftest import ROOT

CLIENT = ROOT / "client"
KINDS = {".css", ".html", ".js", ".mjs", ".ts", ".tsx"}
WRITTEN = ("wire.ts", "keys.ts")  # by the generator
SOURCES = [file for folder in ("src", "tests", "public", ".") for file in (
    CLIENT.glob("*") if folder == "." else (CLIENT / folder).rglob("*")) if file.suffix in KINDS]


def test_no_line_is_over_120() -> None:
    assert len(SOURCES) > 150
    long = [f"{file.relative_to(CLIENT)}:{number}" for file in SOURCES
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1) if len(line) > 120]
    assert long == []


def test_styles_that_come_with_a_page_stay_on_it() -> None:
    """A stylesheet once loaded stays: what only the rules need must not reach a table (tests/browser/test_rules)."""
    styles = [CLIENT / "src" / "styles" / "rules.css", *(CLIENT / "src" / "games").glob("*/howto.css")]
    rules = re.compile(r"\.(rules|books|panels|\w+-how)\b")
    strays = [f"{file.relative_to(CLIENT)}: {selector}" for file in styles for selector in selectors(file)
              if not rules.match(selector)]
    assert len(styles) == 6 and strays == []


def selectors(file: Path) -> list[str]:
    """Each of a list by itself; what stands before the braces of @media is none."""
    text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.S)
    lists = re.findall(r"(?:^|[{}])\s*([^@{};]+?)\s*\{", text)
    return [selector.strip() for listed in lists for selector in listed.split(",")]


def test_no_file_is_over_500_lines() -> None:
    long = [str(file.relative_to(CLIENT)) for file in SOURCES
            if file.name not in WRITTEN and len(file.read_text(encoding="utf-8").splitlines()) > 500]
    assert long == []
