from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import chromium
import pytest
from playwright.async_api import Browser, async_playwright

from tests.support.browser_site import ROOT, Person, Site, person, running


def pytest_itemcollected(item: pytest.Item) -> None:
    for mark in (pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.long,
                 pytest.mark.processes, pytest.mark.waiting):
        item.add_marker(mark)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    built = subprocess.run([sys.executable, "client/build.py"], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    with running(Path(tmp_path_factory.mktemp("site"))) as made:
        yield made


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = chromium.ready()  # first, as it also prepares Playwright's own start
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield launched
        await launched.close()


Visit = Callable[..., Awaitable[Person]]


@pytest.fixture
async def visit(browser: Browser, site: Site) -> AsyncIterator[Visit]:
    """Yield a factory of visitors; after the test, no page may have logged an error."""
    people: list[Person] = []

    async def come(base: str = "", **how: Any) -> Person:
        people.append(await person(browser, base or site.base, **how))
        return people[-1]

    yield come
    faults = [fault for one in people for fault in one.faults]
    for one in people:
        await one.page.context.close()
    assert not faults
