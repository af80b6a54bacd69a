"""Words of the documents: a term has one meaning, and code words exist in the sources."""
from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled]
ROOT = Path(__file__).parents[1]
WORD = re.compile(r"[A-Za-z_]\w*")
NAME = re.compile(r"\b(?:[a-z]+_[a-z_]+|[A-Z][a-z]+(?:[A-Z][a-z]+)+)\b")  # snake_case or CamelCase: certainly from code
PAGES = sorted([*(file for folder in ("tutorial", "guide", "reference", "explanation")
                  for file in (ROOT / "docs" / folder).glob("*.md")), ROOT / "CONTRIBUTING.md"])
OTHERS = {"max_episode_steps", "pg_basebackup", "pg_dump", "uct_c"}


class Term(NamedTuple):
    name: str
    french: str
    meaning: str
    code: str


def terms() -> list[Term]:
    text = (ROOT / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("| ")]
    return [Term(*row) for row in rows if row[0] != "term"]


@cache
def words_of_the_sources() -> frozenset[str]:
    python = [file for file in (ROOT / "src").rglob("*.py") if "_compiled" not in file.parts]
    client = [file for ending in ("ts", "tsx") for file in (ROOT / "client" / "src").rglob(f"*.{ending}")]
    tests = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").glob("*.py"), *ROOT.glob("*.py")]
    assert len(python) > 300 and len(client) > 100 and len(tests) > 100
    return frozenset(word for file in (*python, *client, *tests) if file != Path(__file__)
                     for word in WORD.findall(f"{file.stem} {file.read_text(encoding='utf-8')}"))


def test_term_has_one_meaning() -> None:
    counts = Counter(term.name for term in terms())
    assert len(counts) > 70
    assert [name for name, count in counts.items() if count > 1] == []
    assert [term.name for term in terms() if "(" in term.name or "," in term.name] == []


def test_meanings_differ() -> None:
    assert len({term.meaning for term in terms()}) == len(terms())


def test_code_word_belongs_to_one_term() -> None:
    counts = Counter(term.code for term in terms() if term.code != "–")
    assert [code for code, count in counts.items() if count > 1] == []


def test_code_word_exists_in_the_sources() -> None:
    known = words_of_the_sources()
    named = {word for term in terms() for word in WORD.findall(term.code)}
    assert len(named) > 50
    assert named - known == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_code_word_of_a_page_exists_in_the_sources(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    quoted = (re.sub(r"[\w./<>-]*/[\w./<>-]*", "", part) for part in re.findall(r"`([^`]+)`", text))
    named = {name for part in quoted for name in NAME.findall(part) if not name.startswith("test_")}
    assert named - words_of_the_sources() - OTHERS == set()
