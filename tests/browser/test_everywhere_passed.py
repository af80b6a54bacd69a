"""Games moved between the offline site and others: by honest and altered links, and without a connection to the server.
"""
from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.fili_fourmis.game import FiliFourmis
from tests.support.browser_site import ME, Person, Site, here
from tests.support.offline_folder import go, hosting, newcomer, opened, started

pytestmark = pytest.mark.night
GAME = FiliFourmis(edition="small")
TABLE = {"game": {"game": "fili_fourmis", "players": 2, "edition": "small"}, "seats": [ME, here("Octave")]}
ID = "Abc12345"
MANY = 80  # more than a server accepts at once


def journal_lines(moves: int, seed: int = 1) -> list[str]:
    """Return a journal's lines; the two seeds give the same first three moves."""
    match = Match.begin(GAME, Seeded(1))
    for number in range(moves):
        dice = Seeded(1000 * (seed if number > 2 else 1) + number)
        options = match.legal_actions(match.waiting()[0])
        match = match.play(match.waiting()[0], options[dice.below(len(options))], dice)
    return journal.write(match, ("Iris", "Octave")).splitlines()


def link(lines: list[str], id_: str = ID) -> str:
    data = urlsafe_b64encode(zlib.compress("\n".join(lines).encode() + b"\n")).decode().rstrip("=")
    return f"/pass#{id_}.{data}"


async def open_link(one: Person, lines: list[str]) -> None:
    await go(one, "/")  # otherwise the address would be the same page
    await go(one, link(lines))
    await one.page.get_by_role("button", name="Ouvrir la partie").click()


async def kept_lines(one: Person, table: str) -> list[str]:
    text = await one.page.evaluate("table => call('GET', `/api/tables/${table}/journal`)", table)
    return str(text).splitlines()[1:]


async def test_offline_link_continues_a_game_or_explains_its_limit(browser: Browser, exported: Path) -> None:
    three, many = journal_lines(3), journal_lines(MANY)
    with hosting(exported) as (base, _):
        iris = await newcomer(browser, base)
        page = iris.page
        await page.goto(base)
        await started(iris)
        await open_link(iris, three)
        await expect(iris.board.first).to_be_visible()
        mine = page.url.rpartition("/")[2]
        assert await kept_lines(iris, mine) == three[1:]

        await open_link(iris, many)
        await expect(page).to_have_url(f"{base}?/table/{mine}")
        assert await kept_lines(iris, mine) == many[1:]
        await open_link(iris, three)
        await expect(page).to_have_url(f"{base}?/table/{mine}")
        assert await kept_lines(iris, mine) == many[1:]

        # Different from the fourth move on; and another game under the same name.
        await open_link(iris, journal_lines(6, seed=3))
        await expect(page.get_by_role("alert")).to_contain_text("le coup 4 n’est pas le même")
        assert not await iris.barriers("passed-differs")
        await page.get_by_role("link", name="Aller à ma partie").click()
        await expect(page).to_have_url(f"{base}?/table/{mine}")
        await open_link(iris, journal.write(Match.begin(FiliFourmis(), Seeded(1)), ("", "")).splitlines())
        await expect(page.get_by_role("alert")).to_contain_text("c’en est une autre")
        await page.get_by_role("button", name="Ouvrir quand même, à part").click()
        await expect(iris.board.first).to_be_visible()
        await expect(page).not_to_have_url(f"{base}?/table/{mine}")

        # An illegal move, at the local table and in a new game.
        wrong = [*journal_lines(4), many[5].replace('"seat":0', '"seat":1')]
        assert wrong[5] != many[5]
        for id_ in (ID + "x", "Other123"):
            if id_ != "Other123":
                await go(iris, "/")
                await go(iris, link(journal_lines(4), id_))
                await page.get_by_role("button", name="Ouvrir la partie").click()
                await expect(iris.board.first).to_be_visible()
            await go(iris, "/")
            await go(iris, link(wrong, id_))
            await page.get_by_role("button", name="Ouvrir la partie").click()
            await expect(page.get_by_role("heading", name="Cette partie ne suit pas les règles")).to_be_visible()
        assert not await iris.barriers("passed-changed")
        assert await kept_lines(iris, mine) == many[1:]
        assert iris.faults == []
        await page.context.close()


@pytest.fixture
def site_with_folder(site: Site, exported: Path, tmp_path: Path) -> Any:
    served = Site(tmp_path, "--here", str(exported))
    served.start()
    yield served
    served.stop()


async def test_offline_game_continues_without_connection_and_is_handed_over(browser: Browser,
                                                                            site_with_folder: Site) -> None:
    site = site_with_folder
    iris = await newcomer(browser, f"{site.base}/")
    page = iris.page
    await page.goto(iris.base)
    await page.get_by_role("button", name="Pouvoir jouer hors ligne").click()
    await expect(page.get_by_text("Prêt à jouer hors ligne", exact=True)).to_be_visible()
    site.stop()
    await page.context.set_offline(True)
    await expect(page.locator(".strip")).to_contain_text("Pas de connexion.")
    assert not await iris.barriers("everywhere-fallback")
    await page.get_by_role("link", name="Jouer ici, hors ligne").click()
    await expect(page).to_have_url(f"{site.base}/here/")
    await started(iris)
    table = await opened(iris, TABLE)
    await page.evaluate("table => play(table, 5)", table)
    lines = await kept_lines(iris, table)
    assert len(lines) == 5

    # With the server back, it replays the game, and play goes on there.
    site.start()
    await page.context.set_offline(False)
    await go(iris, "/games")
    hand = page.get_by_role("button", name=re.compile("^Fili-Fourmis · "))
    await expect(hand).to_be_visible()
    assert not await iris.barriers("everywhere-hand-over")
    await hand.click()
    await expect(page).to_have_url(re.compile(f"^{site.base}/pass#"))
    await page.get_by_role("button", name="Ouvrir la partie").click()
    await expect(page).to_have_url(re.compile(f"^{site.base}/table/"))
    await expect(iris.board.first).to_be_visible()
    journal_there = f"/api/tables/{page.url.rpartition('/')[2]}/journal"
    there = await page.evaluate("path => fetch(path).then((answer) => answer.text())", journal_there)
    assert there.splitlines()[1:] == lines
    assert [fault for fault in iris.faults if "ERR_INTERNET_DISCONNECTED" not in fault] == []
    await page.context.close()
