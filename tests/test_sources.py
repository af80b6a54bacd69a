"""What ruff does not see to: a file that has grown too long to be read."""
from __future__ import annotations

from pathlib import Path

import pytest

pytestmark = pytest.mark.engine_free
ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "tools", "bench")


def test_no_file_is_over_500_lines() -> None:
    files = [*ROOT.glob("*.py"), *(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))]
    assert len(files) > 300
    assert [str(file.relative_to(ROOT)) for file in files if len(file.read_bytes().splitlines()) > 500] == []
