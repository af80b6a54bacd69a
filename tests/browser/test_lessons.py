"""Lessons by mouse, by keys and on a phone; offered once, left and resumed, ticked on the shelf."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from formicarium.games import SHELF
from formicarium.lessons.lesson import course
from tests.support.browser_site import Person

from .conftest import Visit

GAMES = [game for game in SHELF if course(game)]


def plain_words(text: str) -> str:
    return text.replace("**", "")


async def at_step(one: Person, page: Any, number: int, language: str = "fr") -> None:
    step = page["steps"][number]
    await expect(one.page.locator(".bubble p").first).to_have_text(plain_words(step["text"][language]))
    await expect(one.page.locator(".halo")).to_have_attribute("data-missing", "0")
    await expect(one.page.locator(".halo .ring")).to_have_count(len(step["point"]))


async def follow(one: Person, page: Any, number: int) -> None:
    step, prompt = page["steps"][number], one.page.locator(".prompt")
    if step["do"] == "refused":
        await one.page.get_by_role("button", name="Passer").last.click()
    elif step["do"] == "look":
        await prompt.get_by_role("button", name="Continuer").click()
    else:
        await prompt.get_by_role("button", name="Montrez-moi").click()
        await expect(one.page.locator(".bubble h2")).to_have_text("Regardez")
        await prompt.get_by_role("button", name="À moi").click()
        await prompt.get_by_role("button", name="Voir").click()
        await prompt.locator(".btn.go").click()


@pytest.mark.parametrize("game", GAMES)
async def test_first_lesson_is_finished_by_mouse(visit: Visit, game: str) -> None:
    one = await visit()
    page = await one.call("GET", f"/api/lessons/{game}/first")
    await one.goto(f"/learn/{game}/first")
    for number in range(len(page["steps"])):
        await at_step(one, page, number)
        if number == 0:
            assert await one.barriers(f"lesson-{game}") == []
        await follow(one, page, number)
    await expect(one.page.get_by_role("button", name="Jouer maintenant")).to_be_visible()
    await one.shot(f"lesson-{game}-end")


async def test_wyx_lesson_answers_mistakes_and_leads_to_a_game(visit: Visit) -> None:
    """A legal move that was not asked for, an illegal one, a refusal as the step's aim, going back; then a game against
    the Egg.
    """
    one = await visit()
    page = await one.call("GET", "/api/lessons/wyx/first")
    prompt, bubble = one.page.locator(".prompt"), one.page.locator(".bubble")
    now = one.page.locator('[aria-current="step"]')
    await one.goto("/learn/wyx/first")
    await prompt.get_by_role("button", name="Continuer").click()
    await one.page.locator('[data-cell="e5"]').click()
    await prompt.get_by_role("button", name="Jouer").click()
    await at_step(one, page, 2)
    await expect(now).to_contain_text("Lire un domino")
    await expect(one.page.locator(".talk")).to_match_aria_snapshot("""
        - status:
          - paragraph: /Un domino est un vol.*quatre cases à gauche/
          - paragraph: "/Montré : a8, fourmilière de 3/"
    """)
    await one.page.locator('[data-column="2"]').click()
    await prompt.get_by_role("button", name="Jouer").click()
    await expect(bubble).to_contain_text("Pas tout à fait")
    await expect(bubble).to_contain_text("Ce domino mène en b6")
    assert await one.barriers("lesson-presque") == []
    await prompt.get_by_role("button", name="Réessayer").click()
    await at_step(one, page, 2)
    await one.page.locator('[data-column="8"]').click()
    await expect(one.page.locator(".why")).to_contain_text("sortirait du plateau")
    await one.page.locator('[data-column="1"]').click()
    await prompt.get_by_role("button", name="Jouer").click()
    await at_step(one, page, 3)
    await one.page.get_by_role("button", name="Retour").click()
    await at_step(one, page, 2)
    await one.goto("/")
    await expect(one.page.locator('[data-game="wyx"] .learning')).to_contain_text("Leçon, 3 sur 8")
    link = await one.call("POST", "/api/me/devices")
    other = await visit(newcomer=True)
    await other.goto(link["path"])
    await other.page.get_by_role("button").click()
    await expect(other.page.locator('[data-game="wyx"] .learning')).to_contain_text("Leçon, 3 sur 8")
    await other.page.get_by_role("link", name="Jouer à Wyx").click()
    await expect(other.page.get_by_role("button", name="Ouvrir la table")).to_be_visible()
    await other.goto("/learn/wyx/first")
    await at_step(other, page, 2)
    await one.page.get_by_role("link", name="Continuer la leçon").click()
    await at_step(one, page, 2)
    for number in range(2, 5):
        await at_step(one, page, number)
        await follow(one, page, number)
    await at_step(one, page, 5)
    await one.page.locator('[data-column="8"]').click()
    await expect(one.page.locator(".why")).to_contain_text("tenue par Octave")
    await prompt.get_by_role("button", name="Continuer").click()
    for number in range(6, 8):
        await at_step(one, page, number)
        await follow(one, page, number)
    await one.page.get_by_role("button", name="Jouer maintenant").click()
    await expect(one.page).to_have_url(re.compile("/table/"))
    await expect(one.page.locator(".seats")).to_contain_text("Œuf")
    await one.page.get_by_role("button", name="Menu de la table").click()
    await expect(one.page.get_by_role("checkbox", name=re.compile("La coach veille"))).to_be_checked()
    await one.goto("/")
    await expect(one.page.locator('[data-game="wyx"] .learning')).to_contain_text("Appris")


async def test_lesson_is_offered_once_and_finished_by_keyboard(visit: Visit) -> None:
    one = await visit(newcomer=True, language="en-GB")
    page = await one.call("GET", "/api/lessons/wyx/first")
    await one.goto("/")
    await expect(one.page.locator('[data-game="wyx"] .learning')).to_contain_text("Learn in 3 min")
    await one.page.get_by_role("link", name="Play Wyx").focus()
    await one.page.keyboard.press("Enter")
    await expect(one.page.get_by_role("link", name="Learn in 3 minutes")).to_be_visible()
    await one.page.keyboard.press("Escape")
    await expect(one.page.locator("dialog")).to_have_count(0)
    await one.page.get_by_role("link", name="Play Wyx").focus()
    await one.page.keyboard.press("Enter")
    await expect(one.page.get_by_role("button", name="Open the table")).to_be_visible()
    await one.goto("/learn/wyx/first")
    keys = [["Enter"], ["ArrowRight", "Enter", "Enter"], ["1", "1"], ["Enter"], ["3", "3"], ["8", "Enter"],
            ["6", "6"], ["3", "3"]]
    await one.page.locator("#lesson-on").focus()
    for number, pressed in enumerate(keys):
        await at_step(one, page, number, "en")
        if number == 1:
            await expect(one.page.locator('[data-cell="d5"]')).to_be_focused()
        if page["steps"][number]["do"] == "look":
            await expect(one.page.locator("#lesson-on")).to_be_focused()
        for key in pressed:
            if key == "Enter" and number == 5:
                await expect(one.page.locator("#lesson-on")).to_be_focused()
            await one.page.keyboard.press(key)
    await expect(one.page.get_by_role("button", name="Play now")).to_be_focused()
    await expect(one.page.locator(".bubble")).to_contain_text("Well done")


async def test_lesson_is_finished_on_a_phone(visit: Visit) -> None:
    one = await visit(width=390, height=844, touch=True)
    page = await one.call("GET", "/api/lessons/wyx/first")
    await one.goto("/learn/wyx/first")
    await one.page.locator("#lesson-on").tap()
    await at_step(one, page, 1)
    await one.page.locator('[data-cell="e5"]').tap()
    await one.page.locator(".prompt .go").tap()
    await at_step(one, page, 2)
    parts = (".bubble", ".wrap", ".prompt", ".traybox", ".dock")
    boxes = [await one.page.locator(what).bounding_box() for what in parts]
    tops = [box["y"] for box in boxes if box]
    assert len(tops) == 5 and tops == sorted(tops)  # all five parts stand below one another on one screen
    assert await one.barriers("lesson-phone") == [] and await one.small() == []
    corner = one.page.locator('[data-cell="a8"]')
    # the demonstration is played on the board, then taken back
    await one.page.get_by_role("button", name="Montrez-moi").tap()
    await expect(one.page.locator(".bubble")).to_contain_text("Regardez")
    await expect(corner).to_have_attribute("aria-label", re.compile("3 fourmis"))
    assert await one.barriers("lesson-shown") == []
    await one.page.get_by_role("button", name="À moi").tap()
    await expect(corner).not_to_have_attribute("aria-label", re.compile("3 fourmis"))
    await expect(one.page.locator(".prompt")).to_contain_text("a8")
    await one.page.locator('[data-column="2"]').tap()
    await one.page.locator(".prompt .go").tap()
    await expect(one.page.locator(".bubble")).to_contain_text("Pas tout à fait")
    await one.page.get_by_role("button", name="Réessayer").tap()
    await one.page.get_by_role("button", name="Passer").tap()
    await at_step(one, page, 3)
    await one.page.set_viewport_size({"width": 844, "height": 390})
    await at_step(one, page, 3)
    assert await one.barriers("lesson-lying") == []
    await one.goto("/learn")
    await expect(one.page.get_by_role("link", name=re.compile("Jouer à Wyx"))).to_be_visible()
    assert await one.barriers("learn-phone") == []
