"""The whole house from a folder of files on any host: once it has come, no network and no server is needed."""
from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable

from .folder import close, go, hosting, newcomer, opened, started
from .site import ME, bot, here, parts

pytestmark = [pytest.mark.engine_free, pytest.mark.long]
SHORT = {"cigale": {"edition": "quick"}, "micropolis": {}, "fili_fourmis": {"edition": "small"}}
LONGEST = Fourmidable(mode="child")  # by day its last moves only: a bot has some two hundred, half a second each
LEFT = 8  # moves
DENIED = '{ open() { throw new DOMException("denied", "SecurityError"); } }'


@cache
def nearly_over(game: Game) -> str:
    """A game of random moves, all but the last of them."""
    match, dice = Match.begin(game, Seeded(1)), Seeded(2)
    while waiting := match.waiting():
        options = match.options(waiting[0])
        match = match.play(waiting[0], options[dice.below(len(options))], dice)
    return "\n".join(journal.write(match, ("", "")).splitlines()[:-LEFT]) + "\n"


def short(game: str, *seats: dict[str, str]) -> dict[str, Any]:
    """A new table of two."""
    return {"game": {"game": game, "players": 2, **SHORT[game]}, "seats": list(seats)}


def longest(*seats: dict[str, str], whole: bool) -> dict[str, Any]:
    begun = {} if whole else {"journal": nearly_over(LONGEST)}
    return {"game": {"game": LONGEST.id, "players": 2, "mode": LONGEST.mode}, "seats": list(seats), **begun}


@parts
async def test_games_and_replays_without_network_or_server(browser: Browser, exported: Path, whole: bool) -> None:
    asked: list[str] = []
    with hosting(exported) as (base, server):
        iris = await newcomer(browser, base, asked)
        page = iris.page
        await page.goto(base)
        await expect(page.get_by_role("link", name="Jouer à Wyx")).to_be_visible()
        await expect(page.get_by_text("Prêt à jouer hors ligne")).to_be_visible()
        close(server)
        await page.context.set_offline(True)
        await page.reload()
        await expect(page.locator(".meta").first).to_contain_text("2 à 4")  # before Python has come
        await started(iris)
        assert not await iris.barriers("everywhere-shelf")

        # a table as anybody opens it, and a move by hand; a reload in the middle loses nothing
        await page.get_by_role("link", name="Jouer à Wyx").click()
        await page.get_by_label("Place 2", exact=True).select_option("bot:level1")
        await page.get_by_role("button", name="Ouvrir la table").click()
        assert await iris.my_turn()
        await iris.act()
        await expect(page.locator(".log li")).not_to_have_count(0)
        await page.reload()
        await started(iris)
        await expect(page.locator(".log li")).not_to_have_count(0)
        assert await iris.my_turn()
        wyx = page.url.rpartition("/")[2]

        # to the end of games of all five, side by side, while the page shows one of them
        others = [*(short(game, ME, bot("level2")) for game in SHORT), longest(ME, bot("level2"), whole=whole)]
        tables = [await opened(iris, table) for table in others]
        over = await page.evaluate("tables => Promise.all(tables.map((table) => play(table, 1e4)))", [wyx, *tables])
        assert [rule[:3] for rule in over] == ["WYX", "CIG", "MIC", "FIL", "FOU"]
        await expect(iris.end).to_be_visible()
        assert not await iris.barriers("everywhere-end")

        # replays, the last ones on a phone
        for number, table in enumerate(tables):
            if number == 2:
                await page.set_viewport_size({"width": 390, "height": 844})
            await go(iris, f"/replay/{table}")
            await expect(page.locator(".replaying")).to_be_visible()
        assert not await iris.barriers("everywhere-replay-390")
        await go(iris, "/play")
        await expect(page.get_by_role("heading", name="Jouer avec d’autres")).to_be_visible()
        assert not await iris.barriers("everywhere-apart-390")

        # around one screen the curtain hides what is secret
        await go(iris, f"/table/{await opened(iris, short('cigale', ME, here('Octave')))}")
        await expect(page.locator(".curtain")).to_be_visible()

        # a game in a link: opened, spoilt, cut
        two = await opened(iris, short("fili_fourmis", ME, here("Octave")))
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
        await expect(page).to_have_url(f"{base}?/table/{two}")  # it is here already
        await go(iris, f"/pass#Other123.{data}")
        await page.get_by_role("button", name="Ouvrir la partie").click()
        await expect(iris.board.first).to_be_visible()
        await expect(page).not_to_have_url(f"{base}?/table/{two}")

        # a second window: one at a time has the games
        other = await page.context.new_page()
        await other.goto(base)
        await other.get_by_role("button", name="Jouer dans celle-ci").click()
        await expect(other.locator(".strip")).to_have_count(0)
        await expect(page.get_by_role("button", name="Jouer dans celle-ci")).to_be_visible()

        assert [url for url in asked if not url.startswith((base, "data:", "blob:"))] == []
        assert iris.faults == []
        await page.context.close()


async def test_a_browser_that_keeps_nothing_is_told_so(browser: Browser, exported: Path, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    shutil.copytree(exported, folder)
    [rows] = folder.glob("here/*/rows.js")
    text = rows.read_text()
    assert text.count("globalThis.indexedDB") == 1
    rows.write_text(text.replace("globalThis.indexedDB", DENIED))
    with hosting(folder) as (base, _):
        iris = await newcomer(browser, base)
        page = iris.page
        await page.goto(base)
        await expect(page.get_by_role("alert")).to_contain_text("Ce navigateur ne garde rien pour cette page")
        assert not await iris.barriers("everywhere-unkept")
        await page.get_by_role("link", name="Jouer à Wyx").click()
        await page.get_by_role("button", name="Ouvrir la table").click()
        await expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("n’a pas pu garder cela")
        assert iris.faults == []
        await page.context.close()
