"""The coach: a review from the end sheet and by keyboard, at every size; and warnings before a move."""
from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from tests.support.browser_site import ME, WAIT, Person, Site, bot, game_of, here, person

from .conftest import Visit

SIZES = ((1440, 900), (1280, 720), (390, 844), (844, 390))

Reviewed = tuple[dict[str, Any], Any]  # the table, and the cookies of the person who opened it


@pytest.fixture(scope="module")
async def reviewed(browser: Browser, site: Site) -> Reviewed:
    """Open an ended game and wait for its review, which comes last in the server's queue."""
    iris = await person(browser, site.base)
    opened = await iris.open(ME, here("Octave"), journal="\n".join(game_of(5)) + "\n")
    await iris.goto(f"/replay/{opened['table']}?coach")
    await expect(iris.page.locator(".coach-curve .drawn svg")).to_be_visible(timeout=4 * WAIT)
    cookies = await iris.page.context.cookies()
    await iris.page.context.close()
    assert iris.faults == []
    return opened, cookies


async def come_back(iris: Person, reviewed: Reviewed) -> str:
    """Make `iris` the person who opened the reviewed table; return the table's id."""
    opened, cookies = reviewed
    await iris.page.context.add_cookies(cookies)
    return str(opened["table"])


async def test_coach_reviews_an_ended_game(visit: Visit, reviewed: Reviewed) -> None:
    iris = await visit()
    page = iris.page
    await iris.sit(await come_back(iris, reviewed))
    await iris.end.get_by_role("link", name="Revoir avec la coach").click()
    curve, turns = page.locator(".coach-curve"), page.locator(".coach-turns")
    await expect(curve.locator(".drawn svg")).to_be_visible()
    assert await curve.locator("path.acted").count() >= 2
    await expect(turns.get_by_role("button").first).to_be_visible()
    await expect(curve.locator(".turn path").first).to_have_css("fill", "none")

    last = turns.get_by_role("button").last
    await last.click()
    await expect(last).to_have_attribute("aria-current", "true")
    number = re.search(r"Coup (\d+)", await last.inner_text())
    assert number is not None
    await expect(iris.prompt).to_contain_text(f"Coup {number[1]}")
    await expect(page).to_have_url(re.compile(rf"at={number[1]}\b"))
    slider = curve.get_by_role("slider")
    await expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"Coup {number[1]} sur \d+\. .*%"))


async def test_coach_curve_is_a_slider_with_a_table_of_values(visit: Visit, reviewed: Reviewed) -> None:
    iris = await visit()
    page, curve = iris.page, iris.page.locator(".coach-curve")
    await iris.goto(f"/replay/{await come_back(iris, reviewed)}?coach")
    slider = curve.get_by_role("slider")
    await slider.focus()
    await page.keyboard.press("Home")
    await expect(iris.prompt).to_contain_text("Avant le premier coup")
    await page.keyboard.press("ArrowRight")
    await expect(iris.prompt).to_contain_text("Coup 1")
    await curve.locator("summary").press("Enter")
    rows = curve.get_by_role("row")
    await expect(rows.first).to_contain_text("Jugement")
    await rows.nth(4).get_by_role("button").press("Enter")
    await expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Coup 3 sur"))
    await curve.locator("summary").press("Enter")


async def test_coach_page_filters_moves_by_player_and_passes_axe_at_every_size(visit: Visit,
                                                                               reviewed: Reviewed) -> None:
    iris, faults = await visit(), []
    page, curve = iris.page, iris.page.locator(".coach-curve")
    await iris.goto(f"/replay/{await come_back(iris, reviewed)}?coach")
    # with two people at one screen, the moves of both are shown at first
    whose = page.get_by_role("radio", name="Octave")
    await expect(page.get_by_role("radio", name="Tous")).to_be_checked()
    await whose.check()
    await expect(whose).to_be_checked()

    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await expect(curve.locator(".drawn svg")).to_be_visible()
        faults += await iris.barriers(f"coach-wyx-{width}-fr")
    assert faults == []


async def test_coach_page_is_shown_to_a_spectator_in_another_language(visit: Visit, reviewed: Reviewed) -> None:
    other, (opened, _) = await visit(language="en-GB", dark=True), reviewed
    watch = opened["watch"].rpartition("/")[2]
    await other.goto(f"/replay/{opened['table']}?coach&watch={watch}")
    await expect(other.page.locator(".coach-curve")).to_contain_text("Chances to win")
    assert await other.barriers("coach-wyx-1440-en-dark") == []
    await other.page.get_by_role("link", name="Move by move").click()
    await expect(other.page.locator(".replay")).to_be_visible()
    await other.page.get_by_role("link", name="Go over it with the coach").click()
    await expect(other.page.locator(".coach-curve")).to_be_visible()


async def test_coach_warns_once_before_a_blunder(visit: Visit) -> None:
    iris = await visit()
    page = iris.page
    opened = await iris.open(ME, bot("level1"))
    said: list[str] = []

    def stand_between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            words: dict[str, Any] = msgspec.json.decode(text)
            said.append(words["do"])
            if words["do"] != "sure":
                server.send(text)
                return
            step = {"seat": 0, "action": words["action"],
                    "outlook": {"type": "EnterOutlook", "cell": words["action"]["cell"]}}
            line.send(msgspec.json.encode({"is": "cautioned", "id": words["id"], "caution": {
                "mark": "blunder", "loss": 0.3, "before": {"first": [0.61, 0.39], "place": []},
                "after": {"first": [0.27, 0.73], "place": []}, "better": words["action"], "better_line": [step],
                "why": {"topic": "gain", "gain": 3, "instead": 1}}}).decode())

        line.on_message(pass_on)

    await page.route_web_socket(re.compile("/ws/"), stand_between)
    await iris.sit(opened["table"], "?coach")
    assert await iris.my_turn()
    await page.locator(".cell.lit").first.click()
    await iris.prompt.locator(".go").click()
    await expect(iris.prompt).to_contain_text("Est-ce bien sûr")
    await expect(iris.prompt).to_contain_text("de 61 à 27 sur cent")
    await expect(iris.prompt).to_contain_text("rapporte tout de suite 3 fourmis")
    assert await iris.barriers("coach-sure-1440-fr") == []
    await page.get_by_role("button", name="Choisir autre chose").click()
    await expect(iris.prompt).not_to_contain_text("Est-ce bien sûr")
    await page.locator(".cell.lit").last.click()
    await iris.prompt.locator(".go").click()
    await expect(page.locator(".log li").first).to_be_visible()
    assert said.count("sure") == 1

    # Warnings can be turned off, for every table.
    await page.get_by_role("button", name="Menu de la table").click()
    box = page.get_by_role("checkbox", name=re.compile("La coach veille"))
    await expect(box).to_be_checked()
    await box.uncheck()
    await expect(box).not_to_be_checked()
