"""The table in a real browser: lost connections, refusals, keyboard, touch, zoom."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.support.browser_site import ME, OPEN, WAIT, bot, game_of, here, running

from .conftest import Visit

LABELS = "[...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'))"


async def test_loading_table_page_has_a_title(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, bot("level1"))
    await iris.page.route_web_socket(re.compile("/ws/"), lambda line: None)  # a socket that never answers
    await iris.goto(f"/table/{table['table']}")
    await expect(iris.page.get_by_role("heading", level=1)).to_have_text("La table se prépare.")
    assert await iris.barriers("coming-1440-fr") == []


async def test_lost_connection_is_restored(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path) as own:
        iris = await visit(own.base)
        table = await iris.open(ME, here("Maëlle"))
        await iris.prefer(confirming=False)
        await iris.sit(table["table"])
        for _ in range(6):
            assert await iris.my_turn()
            before = await iris.lines()
            await iris.act()
            await expect(iris.page.locator(".log li")).to_have_count(before + 1)
        known = await iris.cells()
        own.kill()
        await expect(iris.page.locator(".strip")).to_contain_text("Connexion perdue. Nous réessayons.")
        await expect(iris.page.locator(".lit, .prompt.me")).to_have_count(0)  # no highlight: nothing can be done
        await iris.shot("lost-1440-fr")
        own.start()
        await expect(iris.page.locator(".strip")).to_have_count(0)
        assert await iris.my_turn()
        assert await iris.cells() == known
        await iris.act()
        await expect(iris.page.locator(".log li")).to_have_count(7)
        iris.faults = [fault for fault in iris.faults if not re.search("WebSocket|ERR_CONNECTION_REFUSED", fault)]


async def test_curtain_hides_everything_between_two_seats(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"))
    await iris.goto(f"/table/{table['table']}?curtain=1")
    page = iris.page
    await expect(page.get_by_role("heading", name="Passez l’écran à Iris")).to_be_visible()
    for name, other in (("Iris", "Maëlle"), ("Maëlle", "Iris"), ("Iris", "Maëlle")):
        await expect(page.get_by_role("heading", name=f"Passez l’écran à {name}")).to_be_visible()
        await expect(iris.board).to_have_count(0)
        said = await page.evaluate("document.body.innerText + document.body.innerHTML")
        assert not re.search(r"gridcell|domino \d|pose sa reine|data-", said)
        await iris.shot("curtain-1440-fr")
        await page.get_by_role("button", name=f"Je suis {name}").click()
        assert await iris.my_turn()
        await expect(page.locator(".seat.lit")).to_contain_text(name)
        await iris.act()
        await page.get_by_role("button", name="Jouer", exact=True).click()
        await expect(page.get_by_role("heading", name=f"Passez l’écran à {other}")).to_be_visible()


async def test_game_without_secrets_has_no_curtain(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"))
    await iris.prefer(confirming=False)
    await iris.sit(table["table"])
    for name in ("Iris", "Maëlle", "Iris"):
        assert await iris.my_turn()
        await expect(iris.page.locator(".seat.lit")).to_contain_text(name)
        await iris.act()


async def test_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    iris = await visit(language="en-GB")
    table = await iris.open(ME, bot("level1"))
    await iris.sit(table["table"])
    page, press = iris.page, iris.page.keyboard.press
    await press("?")
    await expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    await press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(30):  # the board is one tab stop
        await press("Tab")
        if await page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            break
    focused = page.locator("[role=gridcell]:focus")
    await expect(focused).to_have_attribute("aria-label", re.compile("^d4, central cell, free, possible"))
    await press("ArrowUp")
    await expect(focused).to_have_attribute("aria-label", re.compile("^d5"))
    await press("ArrowLeft")
    await expect(focused).to_have_attribute("aria-label", "c5, free")
    await press("n")
    await expect(focused).to_have_attribute("aria-label", re.compile("central cell, free, possible"))
    await press("Enter")
    await expect(iris.prompt).to_contain_text("Your queen goes to")
    await press("Escape")
    await expect(iris.prompt).to_contain_text("Place your queen")
    await press("Enter")
    await press("Enter")
    await expect(page.locator("[data-queen]")).to_have_count(2, timeout=WAIT)
    for _ in range(4):
        assert await iris.my_turn()
        before = await iris.lines()
        await press(await page.locator(".slot.lit").first.get_attribute("data-column") or "")
        await expect(page.locator(".slot.chosen")).to_have_count(1)
        await expect(iris.prompt).to_contain_text(re.compile(r"Domino \d: your queen flies to"))
        await page.locator("body").evaluate("() => document.activeElement.blur()")
        await press("Enter")
        await expect(page.locator(".log li")).to_have_count(before + 2, timeout=WAIT)
    assert await iris.my_turn()
    await press("h")
    await expect(iris.prompt).to_contain_text("Hint")
    await press("Escape")
    await press("Shift+Tab")
    assert await page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("width", [360, pytest.param(390, marks=pytest.mark.night)])
async def test_game_is_played_on_a_phone(visit: Visit, width: int) -> None:
    iris = await visit(width=width, height=780, touch=True)
    table = await iris.open(ME, bot("level1"))
    await iris.sit(table["table"])
    page = iris.page
    assert await iris.my_turn()
    lies = await iris.board.bounding_box()
    await page.locator('[data-cell="a1"]').tap()
    await expect(page.locator(".stage > .why")).to_contain_text("n’est pas au centre")
    assert await iris.board.bounding_box() == lies
    assert await iris.small() == []
    await iris.act()
    await page.get_by_role("button", name="Jouer", exact=True).click()
    await expect(page.locator("[data-queen]")).to_have_count(2, timeout=WAIT)
    assert await iris.my_turn()
    await expect(page.locator(".seats .seat-role")).to_have_text([re.compile(r"^\d+/32 posées$")] * 2)
    await page.locator(".slot.lit").first.tap()
    await expect(iris.prompt).to_contain_text(re.compile(r"Domino \d, vers"))
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await iris.small() == []
    await iris.shot(f"phone-{width}-fr")
    await page.locator(".slot.lit.chosen").tap()
    await expect(page.locator(".lastline")).to_be_visible()
    assert await iris.my_turn()
    refused = page.locator(".slot.asleep")
    if await refused.count():
        await refused.first.tap()
        await expect(page.locator(".stage > .why")).to_contain_text("pas possible")
        await iris.shot(f"phone-why-{width}-fr")
        await page.get_by_role("button", name="Compris").tap()
        await expect(iris.prompt).to_contain_text("Prenez un domino")
    await page.get_by_role("button", name="Journal").tap()
    await expect(page.get_by_role("dialog", name="Journal")).to_contain_text("Vous posez votre reine")
    await page.keyboard.press("Escape")


async def test_table_works_in_two_languages_and_at_200_percent(visit: Visit) -> None:
    iris = await visit(language="en-GB")
    table = await iris.open(ME, here("Maëlle"))
    await iris.sit(table["table"])
    await expect(iris.prompt).to_contain_text("Place your queen on a central cell.")
    await iris.page.get_by_role("button", name="Français").click()
    await expect(iris.prompt).to_contain_text("Posez votre reine sur une case centrale.")
    assert await iris.page.locator("html").get_attribute("lang") == "fr"
    await iris.page.reload()
    await expect(iris.prompt).to_contain_text("Posez votre reine")
    await iris.page.set_viewport_size({"width": 720, "height": 450})  # 1440 × 900 at 200 %
    await expect(iris.page.locator(".dock")).to_be_visible()
    assert await iris.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_remote_players_chat_agree_and_leave(visit: Visit) -> None:
    iris, octave = await visit(), await visit()
    table = await iris.open(ME, OPEN, journal="\n".join(game_of(3)[:11]) + "\n")
    await octave.call("PUT", "/api/me", {"name": "Octave"})
    await octave.call("POST", f"/api{table['invitations'][1]}", {"name": "Octave"})
    for one in (iris, octave):
        await one.prefer(confirming=False)
        await one.sit(table["table"])
    for one in (iris, octave):
        assert await one.my_turn()
        await one.act()
    await octave.page.get_by_role("tab", name="Discussion").click()
    await octave.page.get_by_label("Votre message").fill("Bien <b>joué</b>")
    await octave.page.keyboard.press("Enter")
    await iris.page.get_by_role("tab", name=re.compile("Discussion.*1 nouveau message")).click()
    await expect(iris.page.locator(".talk")).to_contain_text("Octave Bien <b>joué</b>")
    await iris.page.get_by_role("button", name="Ne plus lire Octave").click()
    await expect(iris.page.locator(".talk")).not_to_contain_text("joué")

    before = await iris.cells()
    await octave.page.get_by_role("tab", name="Journal").click()
    button = octave.page.get_by_role("button", name=re.compile("Demander à reprendre|Annuler"))
    asks = "Demander" in await button.inner_text()
    await button.click()
    if asks:
        await expect(iris.page.locator(".agree")).to_contain_text("Octave demande à reprendre son coup.")
        await iris.shot("takeback-1440-fr")
        await iris.page.get_by_role("button", name="D’accord").click()
        await expect(octave.page.locator(".log")).to_contain_text("Vous reprenez : on revient avant le coup 12.")
    assert await octave.my_turn()
    await iris.page.wait_for_function(f"before => {LABELS}.join() !== before.join()", arg=before)

    await octave.page.goto("about:blank")
    await expect(iris.page.locator(".seat.gone")).to_contain_text("Octave")
    await iris.page.get_by_role("button", name="Menu de la table").click()
    await expect(iris.page.get_by_role("button", name="Octave : laisser jouer Ouvrière")).to_be_visible()


async def test_move_animation_plays_and_any_key_ends_it(visit: Visit) -> None:
    iris = await visit(still=False)
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(game_of(3)[:11]) + "\n")
    await iris.prefer(confirming=False)
    await iris.sit(table["table"])
    assert await iris.my_turn()
    moving = """document.getAnimations().filter((one) => one.constructor.name === 'Animation'
        && one.effect.target.closest('.wyx')).length"""
    await iris.slowed()
    await iris.act()
    await iris.page.wait_for_function(f"() => {moving} > 0")
    assert await iris.page.evaluate(moving) <= 3
    await iris.page.keyboard.press("Shift")
    assert await iris.page.evaluate(moving) == 0
    still = await visit(still=True)
    other = await still.open(ME, here("Maëlle"))
    await still.prefer(confirming=False)
    await still.sit(other["table"])
    assert await still.my_turn()
    await still.slowed()
    await still.move()
    assert await still.page.evaluate(moving) == 0
