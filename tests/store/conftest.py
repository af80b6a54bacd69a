"""Every test of the store runs on SQLite and on a real PostgreSQL; those that damage nothing also on the browser's
rows.
"""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from formicarium.offline.browser_store import BrowserStore, Change
from formicarium.store.store import Store, open_store
from tests.support.services import fresh_database


def pytest_itemcollected(item: pytest.Item) -> None:
    for mark in (pytest.mark.engine_free, pytest.mark.processes):
        item.add_marker(mark)

SERVED = ["sqlite", "postgres"]
BROWSERS: dict[str, dict[str, str]] = {}


@pytest.fixture(params=SERVED)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return place_for(request, tmp_path)


@pytest.fixture(params=[*SERVED, "browser"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return place_for(request, tmp_path)


def place_for(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "browser":
        BROWSERS[str(tmp_path)] = {}
        return f"browser:{tmp_path}"
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "tables.sqlite")
    uri: str = request.getfixturevalue("postgres")
    return fresh_database(uri)


async def opened(place: str) -> Store:
    if not place.startswith("browser:"):
        return await open_store(place)
    rows = BROWSERS[place.removeprefix("browser:")]

    async def keep(changes: list[Change]) -> None:
        await asyncio.sleep(0)
        for name, value in changes:
            if value is None:
                del rows[name]
            else:
                rows[name] = value

    return BrowserStore(keep, rows.items())
