"""The site from a folder of static files: after the first load it needs neither network nor server."""
from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.support.browser_site import ME, Person, bot, here
from tests.support.offline_folder import (
    EMPTY,
    FILL,
    HASTE,
    Change,
    changed,
    close,
    go,
    has_room,
    hosting,
    newcomer,
    opened,
    patiently,
    started,
)

from .here_school import learn

# At night the bots pause, and a lesson and the coach run to their ends.
thorough = pytest.mark.parametrize("thoroughly", [False, pytest.param(True, marks=pytest.mark.night)],
                                   ids=["day", "thorough"])
GAMES: dict[str, dict[str, Any]] = {"cigale": {"edition": "quick"}, "micropolis": {},
                                    "fili_fourmis": {"edition": "small"}, "fourmidable": {"mode": "child"}}
DENIED: Change = (
    "rows.js", "globalThis.indexedDB", '{ open() { throw new DOMException("denied", "SecurityError"); } }')
SPARE = 4_000_000  # bytes of browser storage beyond the folder


def table(game: str, *seats: dict[str, str]) -> dict[str, Any]:
    return {"game": {"game": game, "players": 2, **GAMES[game]}, "seats": list(seats)}


@asynccontextmanager
async def offline(browser: Browser, exported: Path, tmp_path: Path, *changes: Change) -> AsyncIterator[Person]:
    """Load the site, then close its server and the network; at the end, check what the page requested and logged."""
    asked: list[str] = []
    folder = changed(exported, tmp_path / "some where" / "house", *changes)
    with hosting(folder) as (base, server):
        iris = await newcomer(browser, base, asked, confirming=True)
        page = iris.page
        await has_room(iris, SPARE + sum(file.stat().st_size for file in folder.rglob("*")))
        await page.goto(base)
        await expect(page.get_by_role("link", name="Jouer à Wyx")).to_be_visible()
        await patiently(page.get_by_text("Prêt à jouer hors ligne"))
        close(server)
        await page.context.set_offline(True)
        await started(iris)
        yield iris
        assert [url for url in asked if not url.startswith((base, "data:", "blob:"))] == []
        assert iris.faults == []
        await page.context.close()


@pytest.mark.browser_first  # it exports the site, and other tests wait for that
@thorough
async def test_offline_site_teaches_without_network_or_server(browser: Browser, exported: Path, tmp_path: Path,
                                                              thoroughly: bool) -> None:
    async with offline(browser, exported, tmp_path, *([] if thoroughly else [HASTE])) as iris:
        assert not await iris.barriers("everywhere-shelf")
        await learn(iris, tmp_path, thoroughly)


@thorough
async def test_offline_site_plays_every_game_without_network_or_server(browser: Browser, exported: Path,
                                                                       tmp_path: Path, thoroughly: bool) -> None:
    """By day the bots do not pause; pauses would take most of the time."""
    async with offline(browser, exported, tmp_path, *([] if thoroughly else [HASTE])) as iris:
        page, log = iris.page, iris.page.locator(".log li")
        await page.get_by_role("link", name="Jouer à Wyx").click()
        await page.get_by_label("Place 2", exact=True).select_option("bot:level1")
        await page.get_by_role("button", name="Ouvrir la table").click()
        await patiently(page.locator(".prompt.me"))
        await move(iris)
        await patiently(log)
        wyx = page.url.rpartition("/")[2]
        await page.reload()
        await expect(page.locator(".bar")).to_be_visible()  # before Python has started
        await started(iris)
        await patiently(log)
        await patiently(page.locator(".prompt.me"))

        before = await log.count()
        assert await page.evaluate(FILL) == "QuotaExceededError"
        await move(iris)
        await patiently(page.get_by_role("alert").filter(has_text="sa place est pleine"))
        assert await log.count() == before
        assert not await iris.barriers("everywhere-full")
        await page.evaluate(EMPTY)
        await move(iris)
        await patiently(log.nth(before))
        await expect(page.locator(".strip")).to_have_count(0)

        other = bot("level2" if thoroughly else "level1")
        tables = [await opened(iris, table(game, ME, other)) for game in GAMES]
        over = await page.evaluate("tables => Promise.all(tables.map((table) => play(table, 1e4)))", [wyx, *tables])
        assert [rule[:3] for rule in over] == ["WYX", "CIG", "MIC", "FIL", "FOU"]
        await expect(iris.end).to_be_visible()
        assert not await iris.barriers("everywhere-end")

        for number, over_there in enumerate(tables):
            if number == 2:
                await page.set_viewport_size({"width": 390, "height": 844})
            await go(iris, f"/replay/{over_there}")
            await expect(page.locator(".replaying")).to_be_visible()
        assert not await iris.barriers("everywhere-replay-390")
        await go(iris, "/play")
        await expect(page.get_by_role("heading", name="Jouer avec d’autres")).to_be_visible()
        assert not await iris.barriers("everywhere-apart-390")


async def test_offline_game_is_continued_from_its_link(browser: Browser, exported: Path, tmp_path: Path) -> None:
    async with offline(browser, exported, tmp_path) as iris:
        page, base = iris.page, iris.base
        two = await opened(iris, table("fili_fourmis", ME, here("Octave")))
        await page.evaluate("table => play(table, 3)", two)
        await go(iris, f"/table/{two}")
        await page.get_by_role("button", name="Menu").first.click()
        await page.get_by_role("button", name="Copier la partie en un lien").click()
        link = await page.get_by_label("Le lien qui contient la partie").input_value()
        id_, _, data = link.partition("#")[2].partition(".")
        assert link.startswith(f"{base}?/pass#") and len(id_) == 8
        await go(iris, f"/pass#{id_}.{data[:-9]}")
        await expect(page.get_by_role("heading", name="Ce lien est abîmé")).to_be_visible()
        await go(iris, f"/pass#{id_}.{data}")
        await page.get_by_role("button", name="Ouvrir la partie").click()
        await expect(page).to_have_url(f"{base}?/table/{two}")
        await go(iris, f"/pass#Other123.{data}")
        await page.get_by_role("button", name="Ouvrir la partie").click()
        await expect(iris.board.first).to_be_visible()
        await expect(page).not_to_have_url(f"{base}?/table/{two}")


async def move(iris: Person) -> None:
    await iris.act()
    await iris.page.locator(".prompt .go").first.click()


async def test_offline_site_warns_a_browser_without_storage(browser: Browser, exported: Path, tmp_path: Path) -> None:
    with hosting(changed(exported, tmp_path / "a" / "b", DENIED)) as (base, _):
        iris = await newcomer(browser, base)
        page = iris.page
        await page.goto(base)
        await expect(page.get_by_role("alert")).to_contain_text("Ce navigateur ne garde rien pour cette page")
        await expect(page.locator(".offline-ready")).to_have_count(0)  # nothing was stored for offline use
        assert not await iris.barriers("everywhere-unkept")
        await page.get_by_role("link", name="Jouer à Wyx").click()
        await page.get_by_role("button", name="Ouvrir la table").click()
        await expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("n’a pas pu garder cela")
        assert iris.faults == []
        await page.context.close()
