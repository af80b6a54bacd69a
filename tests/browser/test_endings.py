"""Endings by players, their clocks, quick words and notes; at every size, with pictures and axe."""
from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser_site import ME, OPEN, Person, game_of
from tests.support.night import last_of

from .conftest import Visit

MENU, END = re.compile("Menu de la table|Table menu"), re.compile("^(Finir la partie|End the game)$")


async def join(one: Person, invitation: str, name: str) -> None:
    await one.call("PUT", "/api/me", {"name": name})
    await one.call("POST", f"/api{invitation}", {"name": name})


def middle(players: int = 2) -> str:
    return "\n".join(game_of(3, players)[:30]) + "\n"


async def menu(one: Person, entry: str, answer: str) -> None:
    """Open the menu by keyboard: its consequences are read aloud, and the harmless button has the focus."""
    await one.page.get_by_role("button", name=MENU).click()
    await one.page.locator("dialog").get_by_role("button", name=END).press("Enter")
    await one.page.get_by_role("button", name=entry, exact=True).focus()
    await one.page.keyboard.press("Enter")
    sure = one.page.locator(".sure")
    await expect(sure.get_by_role("button").first).to_be_focused()
    await expect(sure).to_have_attribute("aria-labelledby", re.compile("."))
    await sure.get_by_role("button", name=answer, exact=True).press("Enter")


async def test_custom_clock_starts_when_all_have_joined(visit: Visit) -> None:
    iris, octave = await visit(), await visit(width=390, height=844, language="en-GB", dark=True)
    await iris.goto("/#new-wyx")
    page, faults = iris.page, []
    sheet = page.locator("dialog")
    await sheet.get_by_label("Place 2").select_option("open")
    await sheet.locator(".seg label", has_text="Sur mesure").click()
    await sheet.get_by_label("Pour la partie (min)").fill("0")
    await sheet.get_by_role("button", name="Ouvrir la table").click()
    await expect(sheet.get_by_role("alert")).to_contain_text("de 5 secondes à 60 jours")
    # the answer is visible where it was pressed, on a scrolled sheet too
    for width, height in ((390, 640), (1440, 900)):
        await page.set_viewport_size({"width": width, "height": height})
        await expect(sheet.get_by_role("alert")).to_be_in_viewport(ratio=1)
    await sheet.get_by_label("Pour la partie (min)").fill("15")
    await sheet.get_by_label("Ajout par tour (s)").fill("10")
    faults += await iris.barriers("pace-own-1440-fr")
    await page.set_viewport_size({"width": 320, "height": 640})
    await sheet.locator(".own-pace").scroll_into_view_if_needed()
    faults += await iris.barriers("pace-own-320-fr")
    await page.set_viewport_size({"width": 1440, "height": 900})
    await page.clock.install()
    iris.faults.clear()  # the browser logs a refusal as an error
    async with page.expect_response(lambda response: response.url.endswith("/api/tables")) as opened:
        await sheet.get_by_role("button", name="Ouvrir la table").click()
    table = await (await opened.value).json()
    assert '"pace":{"game":900,"move":null,"add":10}' in ((await opened.value).request.post_data or "")
    clock = page.locator(".seat.s1 .clock")
    await expect(clock).to_contain_text("15:00")
    await page.clock.fast_forward(5000)
    await iris.drawn()
    await expect(clock).to_contain_text("15:00")
    await join(octave, table["invitations"][1], "Octave")
    await expect(page.locator(".seat.s2")).to_contain_text("Octave")
    await page.clock.fast_forward(5000)
    await expect(clock).not_to_contain_text("15:00")

    await octave.page.clock.install()
    await octave.sit(table["table"])
    nudge = octave.page.get_by_role("button", name="Nudge")
    await expect(octave.prompt).to_contain_text("is thinking")
    await expect(nudge).to_have_count(0)
    await octave.page.clock.fast_forward(150_000)
    await nudge.click()
    await expect(octave.prompt).to_contain_text("Reminder sent.")
    await expect(nudge).to_have_count(0)
    await page.get_by_role("tab", name="Discussion").click()
    await expect(page.locator(".talk")).to_contain_text("Octave À vous de jouer.")
    await octave.page.locator(".dock").get_by_role("button", name="Chat").click()
    await expect(octave.page.locator(".talk")).to_contain_text("Octave Your turn.")
    assert faults == []


async def test_draw_is_declined_withdrawn_and_agreed(visit: Visit) -> None:
    iris, octave = await visit(), await visit(width=390, height=844, language="en-GB", dark=True)
    table = await iris.open(ME, OPEN, journal=middle())
    await join(octave, table["invitations"][1], "Octave")
    for one in (iris, octave):
        await one.sit(table["table"])
    faults = []
    await iris.page.locator(".side").get_by_role("button", name="Finir la partie").click()
    await iris.page.get_by_role("button", name="Proposer la nulle", exact=True).click()
    faults += await iris.barriers("sure-1440-fr")
    for width, height in last_of(((1280, 720), (844, 390), (390, 844), (320, 640))):
        await iris.page.set_viewport_size({"width": width, "height": height})
        await iris.page.locator(".sure").scroll_into_view_if_needed()
        faults += await iris.barriers(f"sure-{width}-fr")
    await iris.page.set_viewport_size({"width": 1440, "height": 900})
    await iris.page.locator(".sure").get_by_role("button", name="Non, continuer").click()
    await iris.page.keyboard.press("Escape")

    lies = [await one.board.bounding_box() for one in (iris, octave)]
    await menu(iris, "Proposer la nulle", "Proposer la nulle")
    asked = octave.page.locator(".agree")
    await expect(asked).to_contain_text("Iris offers a draw.")
    await expect(octave.page.locator("#live")).to_contain_text("Iris offers a draw.")  # announced by a screen reader
    await expect(iris.page.locator(".agree")).to_contain_text("Vous proposez la nulle.")
    assert [await one.board.bounding_box() for one in (iris, octave)] == lies
    faults += await octave.barriers("draw-390-en")
    await asked.get_by_role("button", name="No").click()
    await expect(iris.prompt).to_contain_text("Octave refuse la nulle.")
    await expect(iris.page.locator("[aria-live]", has_text="Octave refuse la nulle.").first).to_be_attached()
    await menu(iris, "Proposer la nulle", "Proposer la nulle")
    await iris.page.get_by_role("button", name="Retirer la demande").click()
    await expect(asked).to_have_count(0)
    await expect(iris.prompt).not_to_contain_text("refuse")

    await menu(octave, "Offer a draw", "Offer a draw")
    await iris.page.locator(".agree").get_by_role("button", name="D’accord").click()
    await expect(iris.page.locator("#result")).to_have_text("Nulle d’un commun accord")
    await expect(octave.page.locator("#result")).to_have_text("Draw by agreement")
    assert faults == []


async def test_resigned_game_shows_its_result_on_every_page(visit: Visit) -> None:
    iris, octave = await visit(), await visit(width=390, height=844, language="en-GB", dark=True)
    table = await iris.open(ME, OPEN, journal=middle())
    await join(octave, table["invitations"][1], "Octave")
    for one in (iris, octave):
        await one.sit(table["table"])
    faults = []
    await menu(octave, "Resign", "Resign")
    await expect(octave.page.locator("#result")).to_have_text("You resigned")
    await expect(iris.page.locator("#result")).to_have_text("Vous gagnez par abandon")
    await expect(iris.end).to_contain_text("La partie s’est finie par un abandon.")
    await expect(iris.page.locator(".log li").last).to_contain_text("Octave abandonne.")
    faults += await octave.barriers("resigned-390-en")
    for width, height in last_of(((1440, 900), (1280, 720), (844, 390), (320, 640))):
        await iris.page.set_viewport_size({"width": width, "height": height})
        faults += await iris.barriers(f"resigned-{width}-fr")
    await octave.goto("/games")
    await expect(octave.page.locator(".turn").first).to_contain_text("You resigned")
    await iris.goto(f"/replay/{table['table']}?at=30")
    await expect(iris.page.locator(".rc")).to_contain_text("Octave abandonne.")
    await expect(iris.page.locator("header.bar")).to_contain_text("Vous gagnez par abandon")
    assert faults == []


async def three_players(visit: Visit) -> tuple[Person, Person, Person]:
    """Open three pages at one table, in the middle of its game."""
    iris, octave = await visit(), await visit(width=390, height=844, language="en-GB", dark=True, touch=True)
    mae = await visit(width=1280, height=720)
    table = await iris.open(ME, OPEN, OPEN, journal=middle(3))
    for one, name, seat in ((octave, "Octave", 1), (mae, "Maëlle", 2)):
        await join(one, table["invitations"][seat], name)
    for one in (iris, octave, mae):
        await one.sit(table["table"])
    return iris, octave, mae


@pytest.mark.night  # by day tests/server/tables/test_endings.py tests it without pages
async def test_three_players_chat_and_take_notes(visit: Visit) -> None:
    iris, octave, mae = await three_players(visit)
    faults = []
    await iris.page.get_by_role("tab", name="Discussion").click()
    await iris.page.get_by_role("button", name="Bien joué !").click()
    await expect(iris.page.locator(".talk")).to_contain_text("Iris Bien joué !")
    await octave.page.locator(".dock").get_by_role("button", name=re.compile("Chat")).click()
    await expect(octave.page.locator(".talk")).to_contain_text("Iris Well played!")
    faults += await octave.barriers("quick-390-en") + await iris.barriers("quick-1440-fr")
    assert await octave.small() == []
    await octave.page.set_viewport_size({"width": 320, "height": 640})
    faults += await octave.barriers("quick-320-en")
    await octave.page.set_viewport_size({"width": 844, "height": 390})
    faults += await octave.barriers("quick-844-en")
    await octave.page.set_viewport_size({"width": 390, "height": 844})
    await octave.page.keyboard.press("Escape")

    await mae.page.get_by_role("tab", name="Journal").focus()
    await mae.page.keyboard.press("ArrowLeft")
    await expect(mae.page.get_by_role("tab", name="Notes")).to_be_focused()
    async with mae.page.expect_response(lambda got: "/notes/2" in got.url and got.request.method == "PUT"):
        await mae.page.get_by_label("Mes notes").fill("Iris garde un domino.\nSurveiller d4.")
        await mae.page.get_by_label("Mes notes").blur()
    faults += await mae.barriers("notes-1280-fr")
    await mae.page.reload()
    await mae.page.get_by_role("tab", name="Notes").click()
    await expect(mae.page.get_by_label("Mes notes")).to_have_value("Iris garde un domino.\nSurveiller d4.")
    await octave.page.get_by_role("button", name=MENU).click()
    await octave.page.get_by_role("button", name="My notes").click()
    await expect(octave.page.get_by_label("My notes").last).to_have_value("")
    faults += await octave.barriers("notes-390-en")
    assert faults == []


@pytest.mark.night  # by day tests/server/tables/test_endings.py tests it without pages
async def test_three_players_continue_with_a_bot_and_vote_to_stop(visit: Visit) -> None:
    iris, octave, mae = await three_players(visit)
    faults = []
    await menu(octave, "Resign", "Resign")
    await expect(iris.page.locator(".seat.s2")).to_contain_text("robot, pour Octave")
    await iris.page.get_by_role("tab", name="Journal").click()
    await expect(iris.page.locator(".log")).to_contain_text("Octave abandonne ; un robot joue à sa place.")
    await expect(octave.page.locator(".bar, header").first).to_contain_text("Wyx")
    faults += await iris.barriers("left-1440-fr")
    await menu(iris, "Proposer d’arrêter", "Proposer d’arrêter")
    await expect(mae.page.locator(".agree")).to_contain_text("Iris propose d’arrêter la partie.")
    await mae.page.locator(".agree").get_by_role("button", name="D’accord").click()
    for one in (iris, mae):
        await expect(one.page.locator("#result")).to_have_text("Partie arrêtée, sans vainqueur")
    await expect(octave.page.locator("#result")).to_have_text("Game stopped, without a winner")
    faults += await mae.barriers("stopped-1280-fr")
    assert faults == []


@pytest.mark.night  # by day tests/server/tables/test_endings.py tests it without pages
async def test_cancelled_table_is_opened_again(visit: Visit) -> None:
    iris = await visit()
    off = await iris.open(ME, OPEN)
    await iris.sit(off["table"])
    await menu(iris, "Annuler la partie", "Annuler la partie")
    await expect(iris.page.locator("#result")).to_have_text("Partie annulée")
    await expect(iris.page.locator(".log")).to_contain_text("Vous avez annulé la partie.")
    assert await iris.barriers("aborted-1440-fr") == []
    await expect(iris.end.get_by_role("button", name="Revoir la partie")).to_have_count(0)
    await iris.end.get_by_role("button", name="Recommencer").click()
    await iris.page.wait_for_url(lambda address: off["table"] not in address)
    await expect(iris.page.locator(".seat.s2")).to_contain_text("Place libre")
    await expect(iris.prompt.get_by_role("button", name="Copier le lien")).to_be_visible()
