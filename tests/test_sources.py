"""Rules for sources that ruff does not check: long files, and class names with two meanings in one package."""
from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

pytestmark = pytest.mark.engine_free
ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "tools", "bench")
# An environment of Gymnasium and one of PettingZoo; a module of every game and an action of one.
NAMED_ALIKE = {("rl", "Environment"), ("fili_fourmis", "Step")}


def test_no_file_is_over_500_lines() -> None:
    """`wire.ts` and `keys.ts` are generated, so they may be longer."""
    files = [*ROOT.glob("*.py"), *(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))]
    client = [file for ending in ("ts", "tsx", "css") for folder in ("src", "tests")
              for file in (ROOT / "client" / folder).rglob(f"*.{ending}") if file.name not in ("wire.ts", "keys.ts")]
    words = list((ROOT / "src" / "formicarium").rglob("*.ftl"))
    assert len(files) > 300 and len(client) > 200 and len(words) > 90
    long = [file for file in (*files, *client, *words) if len(file.read_bytes().splitlines()) > 500]
    assert [str(file.relative_to(ROOT)) for file in long] == []


def test_class_names_are_unique_within_a_package() -> None:
    """Each game counts as a package."""
    house = ROOT / "src" / "formicarium"
    met = Counter[tuple[str, str]]()
    for file in house.rglob("*.py"):
        first, *more = file.relative_to(house).parts
        room = more[0] if first == "games" else first
        tree = ast.parse(file.read_text(encoding="utf-8")) if first != "_compiled" else ast.Module([], [])
        met.update((room, node.name) for node in tree.body if isinstance(node, ast.ClassDef))
    assert len(met) > 700
    assert {name for name, many in met.items() if many > 1} == NAMED_ALIKE
