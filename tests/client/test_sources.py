"""What the formatter does not see to: no long line, no long file."""
from __future__ import annotations

import pytest

from .conftest import ROOT

pytestmark = pytest.mark.engine_free
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


def test_no_file_is_over_500_lines() -> None:
    long = [str(file.relative_to(CLIENT)) for file in SOURCES
            if file.name not in WRITTEN and len(file.read_text(encoding="utf-8").splitlines()) > 500]
    assert long == []
