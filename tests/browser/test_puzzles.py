"""Puzzles as people solve them: the daily one, one by keys after a wrong answer, one on a phone with all the help."""
from __future__ import annotations

import re

from playwright.async_api import expect

from formicarium.puzzles.puzzle import puzzles

from .conftest import Visit


async def test_puzzle_pages_show_the_daily_puzzle_and_list_all(visit: Visit) -> None:
    one = await visit()
    page, prompt = one.page, one.page.locator(".puzzle-prompt")
    overview = await one.call("GET", "/api/puzzles")
    today = overview["days"][-1]["card"]
    await one.goto("/puzzles")
    await expect(prompt).to_contain_text(today["question"]["fr"])
    await expect(page.get_by_role("heading", name="L’énigme du jour")).to_be_visible()
    await expect(page.locator(".week li")).to_have_count(7)
    await expect(page.locator(".puzzle-list li")).to_have_count(6)
    assert await one.barriers("puzzles") == []
    await page.get_by_role("tab", name="Toutes").click()
    await expect(page.locator(".puzzle-list li")).to_have_count(len(puzzles(today["of"])))


async def test_puzzle_takes_a_wrong_and_the_right_answer(visit: Visit) -> None:
    one = await visit()
    page, prompt = one.page, one.page.locator(".puzzle-prompt")
    puzzle = puzzles("wyx")[0]
    wrong, right = puzzle.others[0].action.column, puzzle.steps[0].right[0].column
    await one.goto(f"/puzzles/{puzzle.id}")
    await page.locator(f'[data-column="{wrong}"]').click()
    await prompt.get_by_role("button", name="Jouer").click()
    await expect(prompt).to_contain_text("Pas tout à fait. Octave")
    await expect(prompt.locator(".prompt-text span")).to_have_text("On reprend\u202f?")
    assert await one.barriers("puzzle-astray") == []
    await prompt.get_by_role("button", name="Réessayer").click()
    await expect(prompt.get_by_role("button", name="Indice")).to_be_visible()
    await one.drawn()  # keys work from the next frame on
    await page.keyboard.press(str(right))
    await expect(prompt.get_by_role("button", name="Jouer")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(prompt).to_contain_text("Trouvé")
    await expect(prompt).to_contain_text("chances de finir devant")
    await expect(page.locator(".mine")).to_contain_text("Votre niveau aux énigmes")
    await expect(page.locator(".levels")).to_contain_text("Peu de personnes l’ont encore essayée.")
    assert await one.barriers("puzzle-found") == []
    await prompt.get_by_role("button", name="Une autre").click()
    await page.wait_for_url(re.compile(r"/puzzles/wyx-(?!" + puzzle.id[4:] + ")"))
    await expect(prompt).to_contain_text("vol")


async def test_puzzle_on_a_phone_shows_hint_and_answer(visit: Visit) -> None:
    """The puzzle has several steps; the other players' replies are played automatically."""
    one = await visit(width=390, height=844, touch=True, language="en-GB", dark=True)
    puzzle = next(one for one in puzzles("fili_fourmis") if one.id == "fili_fourmis-63954eb1")  # a puzzle of two turns
    prompt, dock = one.page.locator(".puzzle-prompt"), one.page.locator(".dock")
    await one.goto(f"/puzzles/{puzzle.id}")
    await expect(prompt).to_contain_text("Play and win in 2 moves.")
    # small cells are tested by tests/browser/test_fili.py
    assert [thing for thing in await one.small() if "gridcell" not in thing] == []
    await dock.get_by_role("button", name="Hint").click()
    await expect(prompt).to_contain_text("It is not")
    await dock.get_by_role("button", name="Answer").click()
    await expect(prompt).to_contain_text("whatever the opponent plays")
    another = prompt.get_by_role("button", name="Another one")
    await expect(another).to_have_class("btn go")
    await expect(one.page.locator(".seat").first).to_contain_text("12/12")
    gate = puzzle.steps[-1].right[0].gate  # the end where it entered, not its start
    await expect(one.page.locator(f'[data-cell="{gate}"]').first).to_be_in_viewport(ratio=1)
    assert await one.barriers("puzzle-phone") == []
    await dock.get_by_role("button", name="Start again").click()
    await expect(another).to_have_class("btn")
    await expect(prompt).to_contain_text("→")
