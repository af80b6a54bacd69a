"""What ruff does not see to: a file that has grown too long to be read."""
from __future__ import annotations

from pathlib import Path

import pytest

pytestmark = pytest.mark.engine_free
ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "tools", "bench")


def test_no_file_is_over_500_lines() -> None:
    """Of what is written by hand: `wire.ts` and `keys.ts` are generated."""
    files = [*ROOT.glob("*.py"), *(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))]
    client = [file for ending in ("ts", "tsx", "css") for folder in ("src", "tests")
              for file in (ROOT / "client" / folder).rglob(f"*.{ending}") if file.name not in ("wire.ts", "keys.ts")]
    assert len(files) > 300 and len(client) > 200
    long = [file for file in (*files, *client) if len(file.read_bytes().splitlines()) > 500]
    assert [str(file.relative_to(ROOT)) for file in long] == []
