"""Each test of the store runs on SQLite and on a real PostgreSQL."""
from __future__ import annotations

from pathlib import Path

import pytest
from services import fresh_database


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "tables.sqlite")
    uri: str = request.getfixturevalue("postgres")
    return fresh_database(uri)
