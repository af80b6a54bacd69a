"""French spaces: a no-break space before “:” and in «…», a narrow one before “;”, “?” and “!”."""
from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from formicarium.cli.parser import FRENCH
from formicarium.i18n import HERE

pytestmark = pytest.mark.engine_free
GAMES = HERE.parent / "games"
ROOT = Path(__file__).parent.parent
CATALOGUES = sorted([*(HERE / "fr").glob("*.ftl"), *GAMES.glob("*/words/fr/*.ftl")])
RULES = sorted(GAMES.glob("*/rules.fr.md"))
BREAKS = re.compile(r"[ \t\n]([:;?!»]|%(?![\w(]))|«[ \t\n]")
OTHER = re.compile("(?<!«)\u00a0[;?!]|\u202f[:»]|«\u202f")  # « ? » names the sign itself
NONE = re.compile(r"[^\W\d_][;?!»](?!\w)|«[^\u00a0]")


class Texts(Visitor):
    """Collects the text of a message; each variable becomes one letter."""

    def __init__(self) -> None:
        self.met: list[str] = []

    def visit_Pattern(self, node: Any) -> None:
        self.met.append("".join(part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements))
        self.generic_visit(node)


def texts(file: Path) -> Iterator[str]:
    if file.suffix == ".md":
        yield from re.sub(r"<[^>]*>|\]\([^)]*\)", "", file.read_text(encoding="utf-8")).splitlines()
        return
    visitor = Texts()
    visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    yield from visitor.met


@pytest.mark.parametrize("file", [*CATALOGUES, *RULES], ids=lambda file: "/".join(file.parts[-3:]))
def test_french_catalogues_have_non_breaking_spaces_before_signs(file: Path) -> None:
    wrong = [text for text in texts(file) if BREAKS.search(text) or OTHER.search(text) or NONE.search(text)]
    assert not wrong, wrong


def test_spans_of_numbers_have_an_en_dash() -> None:
    """“20–30”, in French “20 à 30” too; a hyphen joins words."""
    files = [*HERE.glob("*/*.ftl"), *GAMES.glob("*/words/*/*.ftl"), *GAMES.glob("*/rules.*.md")]
    assert len(files) > 20
    assert not [(file, text) for file in files for text in texts(file) if re.search(r"\d[ \u00a0]?-[ \u00a0]?\d", text)]


def french_of(page: str) -> str:
    text = (ROOT / page).read_text(encoding="utf-8")
    [part] = re.findall(r"^### Pour les joueurs$(.+?)^### ", text, re.M | re.S) or [text]
    return re.sub(r"```.*?```|`[^`]*`|!?\[|\]\([^)]*\)", "x", part, flags=re.S)


@pytest.mark.parametrize("page", ["README.fr.md", "docs/guide/playing.fr.md", "CHANGELOG.md"])
def test_french_pages_have_non_breaking_spaces_before_signs(page: str) -> None:
    lines = french_of(page).splitlines()
    assert len(lines) > 50
    wrong = [line for line in lines if BREAKS.search(f"\n{line}") or OTHER.search(line) or NONE.search(line)]
    assert not wrong, wrong


def test_french_texts_in_python_have_non_breaking_spaces_before_signs() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from setup_words import WORDS
    finally:
        sys.path.remove(str(ROOT / "tools"))
    # Windows' default font lacks the narrow space, and an old Python must be able to print these texts.
    said = [*FRENCH.values(), *(french for french, _ in WORDS.values())]
    assert not [text for text in said if BREAKS.search(text)]
    assert not [french for french, _ in WORDS.values() if "\u202f" in french]


def test_check_of_french_spaces_finds_faults() -> None:
    for text in ("oui : non", "quoi ?", "« oui\u00a0»", "«\u00a0oui »", "95 %"):
        assert BREAKS.search(text), text
    for text in ("quoi\u00a0?", "oui\u202f: non", "«\u202foui\u202f»"):
        assert OTHER.search(text), text
    assert NONE.search("quoi?") and not NONE.search("oui\u00a0: «\u00a0non\u00a0»\u202f!")
