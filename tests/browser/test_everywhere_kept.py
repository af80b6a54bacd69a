"""Threats to a game stored only in a browser: a second window, a new version of the folder, a full disk."""
from __future__ import annotations

import re
import shlex
from pathlib import Path

import chromium
import pytest
from playwright.async_api import Browser, expect

from tests.support.browser_site import ME, Person, here
from tests.support.offline_folder import EMPTY, FILL, Change, changed, go, hosting, newcomer, opened, patiently, started

pytestmark = pytest.mark.night
TABLE = {"game": {"game": "wyx", "players": 2}, "seats": [ME, here("Octave")]}
NEW = "0123456789abcdef"
PUT = "else store.put(value, name);"
# the browser's behaviour with a full disk
FULL: Change = ("rows.js", PUT, f"else if (globalThis.full) store.transaction.abort(); {PUT}")
AWAY = "Tout attend dans l’autre fenêtre"


def renew(folder: Path) -> None:
    [house] = (folder / "here").iterdir()
    house.rename(house.with_name(NEW))
    for name in ("index.html", "sw.js"):
        file = folder / name
        text = file.read_text().replace(f"here/{house.name}/", f"here/{NEW}/")
        file.write_text(re.sub('const VERSION = "[0-9a-f]+"', f'const VERSION = "{NEW}"', text))


async def begun(browser: Browser, base: str) -> tuple[Person, str]:
    """Open a table on the offline site, and play one move there."""
    iris = await newcomer(browser, base)
    await iris.page.goto(base)
    await expect(iris.page.get_by_text("Prêt à jouer hors ligne")).to_be_visible()
    await started(iris)
    table = await opened(iris, TABLE)
    await go(iris, f"/table/{table}")
    await iris.act()
    await expect(iris.page.locator(".log li")).to_have_count(1)
    return iris, table


async def test_offline_table_moves_between_two_windows(browser: Browser, exported: Path, tmp_path: Path) -> None:
    with hosting(changed(exported, tmp_path / "a" / "b")) as (base, _):
        iris, table = await begun(browser, base)
        page, log = iris.page, iris.page.locator(".log li")
        other = Person(await page.context.new_page(), base)
        other_lines = other.page.locator(".log li")
        await other.page.goto(f"{base}?/table/{table}")
        await expect(other.page.get_by_role("alert")).to_contain_text("dans une autre fenêtre")
        await expect(other.page.get_by_role("heading", name=AWAY)).to_be_visible()
        await expect(other_lines).to_have_count(0)
        assert not await other.barriers("everywhere-elsewhere")
        for path in ("/rules/wyx", "/learn/wyx", "/games", "/solo/fourmidable", f"/table/{table}"):
            await go(other, path)
            await expect(other.page.get_by_role("heading", name=AWAY)).to_be_visible()
        await other.page.get_by_role("button", name="Jouer dans celle-ci").click()
        await expect(other_lines).to_have_count(1)
        await expect(page.get_by_role("alert").first).to_contain_text("dans une autre fenêtre")
        await other.act()
        await expect(other_lines).to_have_count(2)
        await iris.shot("everywhere-taken")

        await page.get_by_role("button", name="Jouer dans celle-ci").click()
        await expect(log).to_have_count(2)
        await expect(other.page.get_by_role("button", name="Jouer dans celle-ci")).to_be_visible()
        assert iris.faults == other.faults == []
        await page.context.close()


async def test_offline_move_is_repeated_after_a_failed_write(browser: Browser, exported: Path, tmp_path: Path) -> None:
    with hosting(changed(exported, tmp_path / "a" / "b", FULL)) as (base, _):
        iris, _ = await begun(browser, base)
        page, log = iris.page, iris.page.locator(".log li")
        [house] = [worker for worker in page.workers if worker.url.endswith("/house.js")]
        await house.evaluate("globalThis.full = true")
        await iris.act()
        await expect(page.get_by_role("alert").first).to_contain_text("sa place est pleine")
        await expect(log).to_have_count(1)
        assert not await iris.barriers("everywhere-full")
        await house.evaluate("globalThis.full = false")
        await iris.act()
        await expect(log).to_have_count(2)
        await expect(page.locator(".strip")).to_have_count(0)
        assert iris.faults == []
        await page.context.close()


async def test_offline_game_survives_a_new_version_that_waits_for_consent(browser: Browser, exported: Path,
                                                                          tmp_path: Path) -> None:
    folder = changed(exported, tmp_path / "a" / "b")
    with hosting(folder) as (base, _):
        iris, _ = await begun(browser, base)
        page, log = iris.page, iris.page.locator(".log li")
        old = await page.locator("html").get_attribute("data-here")
        renew(folder)
        await page.reload()
        await expect(page.locator(".strip")).to_contain_text("Une nouvelle version est là. Vos parties restent.")
        await expect(page.locator("html")).to_have_attribute("data-here", str(old))
        await expect(log).to_have_count(1)
        assert not await iris.barriers("everywhere-newer")
        await page.get_by_role("button", name="La prendre").click()
        await expect(page.locator("html")).to_have_attribute("data-here", f"here/{NEW}/")
        await expect(log).to_have_count(1)
        await iris.act()
        await expect(log).to_have_count(2)
        assert iris.faults == []
        await page.context.close()


# A browser whose profile lies on a disk of its own, removed with it.
SMALL_DISK = """#!/bin/sh
for said; do case $said in --user-data-dir=*) place=${said#*=};; esac; done
exec unshare --user --map-root-user --mount sh -c 'mount -t tmpfs -o size=90m tmpfs "$0" && exec "$@"' "$place" %s "$@"
"""


async def test_offline_games_survive_a_full_disk(browser: Browser, exported: Path, tmp_path: Path) -> None:
    starter = tmp_path / "chromium"
    starter.write_text(SMALL_DISK % shlex.quote(str(chromium.ready())))
    starter.chmod(0o755)
    with hosting(exported) as (base, _):
        context = await browser.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=starter, args=list(chromium.FLAGS), locale="fr-FR")
        iris = await newcomer(context, base)
        page, log = iris.page, iris.page.locator(".log li")
        alert = page.get_by_role("alert").filter(has_text="sa place est pleine")
        await page.goto(base)
        await patiently(page.get_by_text("Prêt à jouer hors ligne"))
        await started(iris)
        table = await opened(iris, TABLE)
        await go(iris, f"/table/{table}")
        await iris.act()
        await expect(log).to_have_count(1)

        assert await page.evaluate(FILL) == "QuotaExceededError"
        await iris.act()
        await patiently(alert)
        await expect(log).to_have_count(1)
        await page.reload()
        await patiently(alert)
        await expect(log).to_have_count(1)
        await iris.act()
        await expect(page.get_by_text("Le coup n’a pas pu être gardé").first).to_be_visible()
        await iris.shot("everywhere-full-at-first")

        await page.evaluate(EMPTY)
        await iris.act()
        await patiently(log.nth(1))
        await expect(alert).to_have_count(0)
        await page.reload()
        await started(iris)
        await expect(log).to_have_count(2)
        assert iris.faults == []
        await context.close()
