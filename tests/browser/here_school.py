"""Learning without a network: a lesson, a puzzle, a hint, a refusal, the rules, a journal, the coach, the curtain."""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.async_api import expect

from formicarium.bots.registry import BOTS
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.puzzles.puzzle import puzzles
from tests.support.browser_site import ME, Person, bot, here
from tests.support.offline_folder import go, opened, patiently

from .test_lessons import at_step, follow

WYX = {"game": {"game": "wyx", "players": 2}, "seats": [ME, bot("level1")], "hints": True}


@cache
def played() -> str:
    """Return the journal of a game that the coach reviews quickly."""
    match, dice = Match.begin(FiliFourmis(edition="small"), Seeded(3)), Seeded(4)
    while waiting := match.waiting():
        action = BOTS["level2"].choose(match.game, match.view(waiting[0]), dice)
        match = match.play(waiting[0], action, dice)
    return journal.write(match, ("Iris", "Octave"))


@cache
def begun() -> str:
    game = Cigale(edition="quick")
    return next(journal.write(match, ("", "")) for match in (Match.begin(game, Seeded(seed)) for seed in range(99))
                if match.waiting()[0] == 0)


async def learn(iris: Person, folder: Path, whole: bool) -> None:
    """Check everything above; `whole`: a lesson and the coach to their ends."""
    page, prompt = iris.page, iris.prompt

    lesson = await page.evaluate("call('GET', '/api/lessons/wyx/first')")
    await go(iris, "/learn/wyx/first")
    for number in range(len(lesson["steps"]) if whole else 2):
        await at_step(iris, lesson, number)
        await follow(iris, lesson, number)
    if whole:
        await expect(page.get_by_role("button", name="Jouer maintenant")).to_be_visible()
    assert not await iris.barriers("everywhere-lesson")

    puzzle = puzzles("wyx")[0]
    await go(iris, f"/puzzles/{puzzle.id}")
    await page.locator(f'[data-column="{puzzle.steps[0].right[0].column}"]').click()
    await page.locator(".puzzle-prompt").get_by_role("button", name="Jouer").click()
    await expect(page.locator(".puzzle-prompt")).to_contain_text("Trouvé")
    assert not await iris.barriers("everywhere-puzzle")
    wide = page.viewport_size
    await page.set_viewport_size({"width": 320, "height": 568})
    mark = await page.locator(".bar .mark svg").bounding_box()
    assert wide is not None and mark is not None and mark["width"] > 60
    await page.set_viewport_size(wide)

    await go(iris, f"/table/{await opened(iris, WYX)}")
    await patiently(page.locator(".prompt.me"))
    await page.locator('[data-cell="a1"]').click()
    await expect(page.locator(".why")).to_contain_text("La case a1 n’est pas au centre.")
    await page.locator(".why").get_by_role("link", name="Règle WYX-S2").click()
    await expect(page.locator(".drawer .ru.on .says")).to_be_in_viewport()
    # axe takes "?/rules/wyx#WYX-T2" for an anchor in this page.
    assert [one for one in await iris.barriers("everywhere-rules") if "skip-link" not in one] == []
    await page.keyboard.press("Escape")
    await expect(page.locator(".drawer")).to_have_count(0)
    await page.get_by_role("button", name="Indice").click()
    await expect(prompt).to_contain_text(re.compile(r"^Indice\s: "))
    await iris.shot("everywhere-hint")

    saved = folder / "game.jsonl"
    saved.write_text(played())
    await go(iris, "/games")
    await page.locator("input[type=file]").set_input_files(saved)
    await page.get_by_role("button", name="Ouvrir la table").click()
    await expect(iris.end).to_be_visible()
    assert not await iris.barriers("everywhere-imported")
    await go(iris, f"/replay/{page.url.rpartition('/')[2]}?at=10")
    slider = page.locator(".replay").get_by_role("slider")
    await expect(slider).to_have_value("10")
    await page.keyboard.press("Home")
    await expect(slider).to_have_value("0")
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Enregistrer la partie").click()
    assert (await (await download.value).path()).read_text().splitlines()[1:] == played().splitlines()[1:]

    if whole:
        await page.get_by_role("link", name="Revoir avec la coach").click()
        await patiently(page.locator(".coach-curve .drawn svg"))
        await expect(page.locator(".coach-turns").get_by_role("button").first).to_be_visible()
        await expect(page.locator(".coach-seat.you .seat-name")).to_have_text("Vous")
        assert not await iris.barriers("everywhere-coach")

    cigale = {"game": {"game": "cigale", "players": 2, "edition": "quick"}, "seats": [ME, here("Octave")]}
    await go(iris, f"/table/{await opened(iris, {**cigale, 'journal': begun()})}")
    await expect(page.locator(".curtain h1")).to_have_text("Passez l’écran à Joueur 1")
    await page.get_by_role("button", name=re.compile("^Je suis ")).click()
    await expect(page.locator(".curtain")).to_have_count(0)
    await expect(prompt).to_have_class(re.compile("me"))
    await iris.shot("everywhere-lifted")
