"""The rules beside the table: opened at the sentence that forbids a move, searched, linked; and styles that do not stay
behind.
"""
from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.support.browser_site import ME, bot, game_of, here
from tests.support.night import narrowest, outermost

from .conftest import Visit

# The style of each element of the page, except for animated ones.
LOOKS = """() => [...document.querySelectorAll('main *')].map((one) => {
    const style = getComputedStyle(one);
    return one.tagName + '.' + (one.getAttribute('class') ?? '') + ' '
        + [...style].filter((name) => !name.startsWith('--')).map((name) => style.getPropertyValue(name)).join('|');
})"""


WHOLE = """() => {
    const says = document.querySelector('.drawer .ru.on .says').getBoundingClientRect();
    const list = document.querySelector('.drawer .sc').getBoundingClientRect();
    return says.top >= list.top && says.bottom <= list.bottom;
}"""


async def test_refused_press_opens_the_forbidding_sentence(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"))
    await iris.sit(table["table"])
    page, press = iris.page, iris.page.keyboard.press
    cell = page.locator('[data-cell="a1"]')
    await cell.click()
    why, drawer = page.locator(".why"), page.locator(".drawer")
    await expect(why).to_contain_text("La case a1 n’est pas au centre.")
    # announced by a screen reader
    await expect(page.locator("#live")).to_contain_text("La case a1 n’est pas au centre.")
    await expect(why.locator("q")).to_contain_text("L’un après l’autre, les joueurs placent")
    mark, box = await page.locator(".pressed").bounding_box(), await cell.bounding_box()
    assert mark and box and abs(mark["x"] + mark["width"] / 2 - box["x"] - box["width"] / 2) < 2
    assert abs(mark["y"] + mark["height"] / 2 - box["y"] - box["height"] / 2) < 2
    await iris.shot("why-1440-fr")
    link = why.get_by_role("link", name="Règle WYX-S2")
    assert await link.get_attribute("href") == "/rules/wyx#WYX-S2-any"
    await page.locator("[data-cell=a2]").focus()
    await press("Enter")
    await expect(why).to_contain_text("La case a2")
    mark, box = await page.locator(".pressed").bounding_box(), await page.locator("[data-cell=a2]").bounding_box()
    assert mark and box and abs(mark["y"] + mark["height"] / 2 - box["y"] - box["height"] / 2) < 2

    await link.click()
    await expect(page).to_have_url(re.compile(f"/table/{table['table']}#WYX-S2-any$"))
    await expect(drawer.locator(".ru.on .says")).to_have_text(re.compile("^L’un après l’autre.*différente\\.$"))
    await expect(drawer.locator(".ru.on .says")).to_be_in_viewport()
    await expect(drawer.locator(".led")).to_contain_text("La case a2 n’est pas au centre.")
    await expect(cell).to_be_visible()
    assert await iris.barriers("rules-beside-1440-fr") == []
    for width, height in ((1280, 720), (844, 390), (320, 568), (1440, 900)):  # the whole sentence, in any window
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_function(WHOLE)


async def test_rules_beside_a_table_are_searched_and_the_game_goes_on(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"))
    await iris.sit(table["table"])
    page, press, drawer = iris.page, iris.page.keyboard.press, iris.page.locator(".drawer")
    await page.get_by_role("button", name="Règles", exact=True).click()
    await expect(drawer.get_by_role("heading", name="Règles : Wyx")).to_be_focused()
    await press("/")
    await page.keyboard.type("fourmiliere tenue")
    await expect(drawer.locator(".count")).to_have_text(re.compile("parle"))
    await page.get_by_role("searchbox").fill("reine")
    await expect(drawer.locator(".count")).to_contain_text("reine")
    hits = await drawer.locator(".hits .ru").count()
    assert 3 < hits < 22
    await expect(drawer.locator(".count")).to_contain_text(f"{hits} règles parlent de")
    await drawer.get_by_role("link", name="WYX-T4").first.click()
    await expect(drawer.locator(".ru.on")).to_contain_text("Pas sur la reine d’un adversaire")
    await expect(drawer.locator(".ru.on")).to_be_in_viewport()
    await press("Escape")
    await expect(drawer).to_have_count(0)
    await expect(page).to_have_url(re.compile(f"/table/{table['table']}$"))
    await page.locator('[data-cell="d4"]').click()
    await page.get_by_role("button", name="Jouer", exact=True).click()
    await expect(page.locator("[data-queen]")).to_have_count(1)
    await page.get_by_role("button", name="Règles", exact=True).click()
    await expect(drawer).to_have_count(1)
    await page.go_back()
    await expect(drawer).to_have_count(0)
    await page.goto(f"{iris.base}/table/{table['table']}#WYX-T3")
    await expect(drawer.locator(".ru.on")).to_contain_text("Pas sur une fourmilière")
    await iris.goto("/rules/wyx#WYX-S2-occupied")  # a page of its own, for people without a seat
    await expect(page.locator("[id='WYX-S2'] .says")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), narrowest([(390, 844), (320, 640)]))
async def test_rules_on_a_phone_are_a_sheet(visit: Visit, width: int, height: int) -> None:
    iris = await visit(width=width, height=height, touch=True, language="en-GB", dark=width == 320)
    table = await iris.open(ME, bot("level1"), game={"game": "micropolis", "first_leads": True})
    await iris.goto(f"/table/{table['table']}")
    await expect(iris.prompt).to_have_class(re.compile("me"))
    page, drawer = iris.page, iris.page.locator(".drawer")
    await page.locator(".lt").last.tap()
    await page.get_by_role("link", name="Rule MIC-T2").tap()
    await expect(drawer.locator(".ru.on .says")).to_have_text(re.compile("^To take another, put one soldier"))
    await expect(drawer.locator(".ru.on .says")).to_be_in_viewport()
    await expect(page.locator(".lt").last).to_be_in_viewport()  # the pressed control stays in sight above it
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await iris.barriers(f"rules-beside-{width}-en") == []
    await drawer.get_by_role("button", name="Back to the table").tap()
    await expect(drawer).to_have_count(0)
    await page.get_by_role("link", name="Formicarium, the shelf").tap()
    await expect(page).to_have_url(f"{iris.base}/")


SHUT = """() => {
    const drawer = document.querySelector('.drawer').getBoundingClientRect();
    const acts = innerWidth >= 1280 && document.querySelector('.game-wyx, .fou-table'), hand = acts ? ', .traybox' : '';
    return [...document.querySelectorAll('.stage, .stage .prompt, .stage .wrap > *, .board, .seat' + hand)]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width)
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.right > drawer.left + 1 && box.bottom > drawer.top && box.top < drawer.bottom)
        .map(([one, box]) => `${one.className} ends at ${box.right}, the rules begin at ${drawer.left}`);
}"""


@pytest.mark.parametrize(("game", "others"), outermost([
    ({"game": "wyx"}, 3), ({"game": "cigale", "mode": "winter"}, 1), ({"game": "fili_fourmis"}, 1),
    ({"game": "micropolis"}, 1), ({"game": "fourmidable", "mode": "apprentice"}, 1),
    ({"game": "fourmidable", "mode": "apprentice"}, 4)]), ids=lambda one: one["game"] if isinstance(one, dict) else one)
async def test_open_rules_leave_the_whole_board_visible(visit: Visit, game: dict[str, str], others: int) -> None:
    iris = await visit(width=1280, height=720)
    table = await iris.open(ME, *[bot("level1")] * others, game=game)
    await iris.goto(f"/table/{table['table']}#rules")
    await expect(iris.page.locator(".drawer .ru").first).to_be_visible()
    if game["game"] == "fourmidable":
        await iris.page.get_by_role("button", name="Commencer").click()
        await expect(iris.page.locator(".fou-table.wide" if others == 1 else ".fou-table.crowd")).to_be_visible()
    for width, height in ((1280, 720), (1280, 900), (1000, 700), (1440, 900)):
        await iris.page.set_viewport_size({"width": width, "height": height})
        await iris.drawn()
        await iris.shot(f"rules-room-{game['game']}-{width}-{height}")
        assert await iris.page.evaluate(SHUT) == [], (width, height)


async def looks(page: Page) -> list[str]:
    await page.locator(".log .line").first.wait_for()
    await page.mouse.move(0, 0)
    await page.evaluate("document.fonts.ready.then(() => document.activeElement.blur())")
    found: list[str] = await page.evaluate(LOOKS)
    return found


async def test_page_styles_do_not_change_a_replay(visit: Visit) -> None:
    """The same replay, as the first page and after all others."""
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(game_of(3)[:-1]) + "\n")
    await iris.prefer(**{"confirming": False, "log-rules": True})
    await iris.sit(table["table"])
    while await iris.my_turn():
        await iris.move()
    page, replay = iris.page, f"/replay/{table['table']}?at=12"
    await iris.goto(replay)
    before = await looks(page)
    for path, there in {**{f"/rules/{game}": ".panels" for game in GAMES}, "/rules": ".books", "/games": ".tables",
                        "/#new-fourmidable": "dialog[open]", "/solo/fourmidable": "main h1",
                        **{f"/table/{(await iris.open(ME, bot('level1'), game=game))['table']}": ".prompt"
                           for game in TABLES}}.items():
        await page.evaluate(GO, path)
        await page.locator(there).first.wait_for()
    await page.evaluate(GO, replay)
    after = await looks(page)
    assert [one for one, other in zip(before, after, strict=True) if one != other] == []


GO = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }"
GAMES = ("wyx", "fili_fourmis", "cigale", "micropolis", "fourmidable")
TABLES = ({"game": "fili_fourmis"}, {"game": "cigale"}, {"game": "micropolis"}, {"game": "fourmidable"})
