"""Small windows in every game: a phone on its side (844 by 390), and the narrowest width (320)."""
from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser_site import ME, OPEN, bot, game_of

from .conftest import Visit

GAMES = {"wyx": 2, "fili_fourmis": 2, "cigale": 3, "micropolis": 3, "fourmidable": 2}
WHOLE = """(all) => all.length === 4 && all.every((one) => one.scrollWidth <= one.clientWidth
    && one.scrollHeight <= one.clientHeight + 1)"""
INSIDE = """what => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one])
    .filter(([box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([box, one]) => `${one.className} ${box.left} ${box.top} ${box.right} ${box.bottom}`)"""


@pytest.mark.parametrize(("language", "dark"), [
    ("fr-FR", False), pytest.param("en-GB", True, marks=pytest.mark.night)])
async def test_every_game_fits_a_landscape_phone(visit: Visit, language: str, dark: bool) -> None:
    iris = await visit(width=844, height=390, language=language, dark=dark, touch=True)
    page, faults = iris.page, list[str]()
    for game, players in GAMES.items():
        more = {"journal": "\n".join(game_of(3)[:31]) + "\n"} if game == "wyx" else {}
        table = await iris.open(ME, *[OPEN] * (players - 1), game={"game": game, "players": players}, **more)
        await iris.joined(table, "Octave", "Noé")
        await page.set_viewport_size({"width": 844, "height": 390})
        await iris.sit(table["table"])
        size = await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [844, 390], game
        assert await page.evaluate(INSIDE, ".play .prompt, .play .wrap, .play .left, .dock, .dock button") == [], game
        assert await page.locator(".dock button").count() == 5
        faults += [f"{game}: {one}" for one in await iris.small() if "dock" in one]
        faults += await iris.barriers(f"lying-{game}-{language[:2]}")
        if game == "wyx":
            cell = await page.get_by_role("gridcell").first.bounding_box()
            assert cell is not None and cell["width"] > 43
            await page.locator(".dock button").first.tap()  # in wide windows these are in the bar
            menu = page.get_by_role("dialog")
            await expect(menu.get_by_role("link", name=re.compile("Règles|Rules"))).to_be_visible()
            await expect(menu.get_by_role("link", name=re.compile("étagère|shelf"))).to_be_attached()
            faults += await iris.barriers(f"lying-menu-{language[:2]}")
            box = await menu.bounding_box()
            assert box is not None and box["x"] >= 844 / 2 and box["height"] == 390
        await page.set_viewport_size({"width": 320, "height": 568})
        await iris.sit(table["table"])
        assert await page.evaluate("document.documentElement.scrollWidth") == 320, game
        if game == "wyx":
            await page.locator(".slot.lit").last.tap()  # at the page's end; its controls are there, too
            await expect(iris.prompt.locator(".go")).to_be_in_viewport(ratio=1)
            await page.keyboard.press("Escape")
        faults += await iris.barriers(f"narrow-{game}-{language[:2]}")
    assert not faults, "\n".join(faults)


async def test_replay_fits_a_landscape_phone(visit: Visit) -> None:
    iris = await visit(width=844, height=390, touch=True)
    page, table = iris.page, await iris.open(ME, bot("level1"), journal="\n".join(game_of(7)) + "\n")
    await iris.goto(f"/replay/{table['table']}?at=20")
    await expect(page.locator(".replay")).to_contain_text("Coup 20 sur")
    cell = await page.get_by_role("gridcell").first.bounding_box()
    assert cell is not None and cell["width"] > 43
    assert await page.evaluate(INSIDE, ".replay, .play .wrap, .dock, .dock button") == []
    await page.locator(".dock").get_by_role("button", name="Journal").tap()
    log = page.get_by_role("dialog")
    await expect(log.locator("[aria-current]").first).to_be_in_viewport()
    assert await iris.barriers("lying-replay-log-fr") == []
    await log.locator(".line").nth(3).tap()
    await expect(log).to_have_count(0)
    await expect(page.locator(".replay")).not_to_contain_text("Coup 20 sur")
    assert await iris.barriers("lying-replay-fr") == [] and await iris.small() == []
    await page.locator(".dock").get_by_role("button", name="Règles").tap()
    await expect(page.locator(".drawer")).to_be_visible()
    await page.get_by_role("button", name="Revenir à la table").tap()
    await page.locator(".dock").get_by_role("button", name="Formicarium, l’étagère").tap()
    await expect(page).to_have_url(f"{iris.base}/")
    await iris.sit(table["table"])
    await page.keyboard.press("ArrowLeft")
    await expect(page.locator(".replay")).to_contain_text("Voir le résultat")
    await expect(page.locator(".lastline")).to_be_hidden()  # it belongs to the end, not to this moment
    assert await page.locator(".play .left").evaluate("one => one.scrollHeight <= one.clientHeight")


async def test_four_seats_with_clocks_fit_and_the_log_stays_at_its_end(visit: Visit) -> None:
    iris = await visit(width=390, height=844, touch=True)
    page, lines = iris.page, game_of(3, 4)[:41]
    table = await iris.open(ME, OPEN, OPEN, OPEN, journal="\n".join(lines) + "\n", pace={"game": 600})
    await iris.joined(table, "Octave", "Maëlle", "Barnabé-le-Grand")
    await iris.sit(table["table"])
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        await page.set_viewport_size({"width": width, "height": height})
        await iris.drawn()
        assert await page.locator(".seat .seat-name > span:first-child").evaluate_all(WHOLE), width
    clock, placed = [await page.locator(".seat.lit").locator(what).bounding_box() for what in (".clock", ".seat-role")]
    assert clock and placed and clock["y"] + clock["height"] <= placed["y"] + 1
    await page.locator(".dock").get_by_role("button", name="Journal").tap()
    last = page.get_by_role("dialog").locator(".log li").last
    await expect(last).to_be_in_viewport()
    for width, height in ((320, 568), (844, 390)):
        await page.set_viewport_size({"width": width, "height": height})
        await expect(last).to_be_in_viewport(ratio=1)


COVERED = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
    const clock = seat.querySelector('.clock')?.getBoundingClientRect();
    const parts = '.seat-name > span:first-child, .seat-role, .seat-emblem, .mic.mini';
    return clock ? [...seat.querySelectorAll(parts)].filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const box = (one.matches('.seat-role') ? range : one).getBoundingClientRect();
        return Math.min(box.right, clock.right) - Math.max(box.left, clock.left) > 1
            && Math.min(box.bottom, clock.bottom) - Math.max(box.top, clock.top) > 3;
    }).map((one) => `${one.textContent} of ${seat.textContent}`) : [];
})"""


async def test_clocks_of_many_seats_do_not_overlap_the_board(visit: Visit) -> None:
    iris = await visit()
    for game, players, sizes in (("cigale", 4, ((390, 844), (320, 568), (844, 390), (1280, 720))),
                                 ("micropolis", 6, ((1440, 900), (1280, 720)))):
        table = await iris.open(ME, *[OPEN] * (players - 1), name="Maximilienne", pace={"game": 5400},
                                game={"game": game, "players": players})
        await iris.joined(table, "Barnabé-le-Grand", "Marie-Antoinette", "Octave", "Maëlle", "Zoé")
        for width, height in sizes:
            await iris.page.set_viewport_size({"width": width, "height": height})
            await iris.sit(table["table"])
            await expect(iris.page.locator(".clock").first).to_contain_text(re.compile("1\\sh\\s(29|30)"))
            assert await iris.page.evaluate(COVERED) == [], (game, width)


async def test_table_styles_do_not_change_other_pages(visit: Visit) -> None:
    iris = await visit(width=844, height=390, touch=True)
    page, table = iris.page, await iris.open(ME, bot("level1"))
    go = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }"
    boxes = []
    await iris.goto("/")
    for path in ("/#new-wyx", f"/table/{table['table']}", "/#new-wyx"):
        await page.evaluate(go, path)
        if "table" in path:
            await expect(iris.board).to_be_visible()
            continue
        await expect(page.locator("dialog .chairs")).to_be_visible()
        boxes.append(await page.locator("dialog").bounding_box())
    assert boxes[0] == boxes[1]
