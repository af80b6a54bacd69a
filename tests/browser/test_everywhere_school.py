"""All that one learns by, without network: a lesson, a puzzle, a hint, why not, the rules; a journal brought and taken
along, the coach to her end, the curtain lifted."""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.search.bots import BOTS
from formicarium.search.puzzles.puzzle import puzzles

from .folder import close, go, hosting, newcomer, opened, started
from .site import ME, WAIT, bot, here
from .test_lessons import at_step, follow

pytestmark = [pytest.mark.engine_free, pytest.mark.long]
WYX = {"game": {"game": "wyx", "players": 2}, "seats": [ME, bot("level1")], "hints": True}
CIGALE = {"game": {"game": "cigale", "players": 2, "edition": "quick"}, "seats": [ME, here("Octave")]}


@cache
def played() -> str:
    """The journal of a game that the coach has soon gone over."""
    match, dice = Match.begin(FiliFourmis(edition="small"), Seeded(3)), Seeded(4)
    while waiting := match.waiting():
        action = BOTS["level2"].choose(match.game, match.view(waiting[0]), dice)
        match = match.play(waiting[0], action, dice)
    return journal.write(match, ("Iris", "Octave"))


async def test_learning_and_looking_back_without_network(browser: Browser, exported: Path, tmp_path: Path) -> None:
    with hosting(exported) as (base, server):
        iris = await newcomer(browser, base, confirming=True)
        page, prompt = iris.page, iris.prompt
        await page.goto(base)
        await expect(page.get_by_text("Prêt à jouer hors ligne")).to_be_visible()
        close(server)
        await page.context.set_offline(True)
        await started(iris)

        # a whole lesson, as the scout shows it
        lesson = await page.evaluate("call('GET', '/api/lessons/wyx/first')")
        await go(iris, "/learn/wyx/first")
        for number in range(len(lesson["steps"])):
            await at_step(iris, lesson, number)
            await follow(iris, lesson, number)
        await expect(page.get_by_role("button", name="Jouer maintenant")).to_be_visible()
        assert not await iris.barriers("everywhere-lesson")

        # a puzzle, solved
        puzzle = puzzles("wyx")[0]
        await go(iris, f"/puzzles/{puzzle.id}")
        await page.locator(f'[data-column="{puzzle.steps[0].right[0].column}"]').click()
        await page.locator(".puzzle-prompt").get_by_role("button", name="Jouer").click()
        await expect(page.locator(".puzzle-prompt")).to_contain_text("Trouvé")
        assert not await iris.barriers("everywhere-puzzle")

        # at a table: why not, the rule that says so beside it, a hint
        await go(iris, f"/table/{await opened(iris, WYX)}")
        assert await iris.my_turn()
        await page.locator('[data-cell="a1"]').click()
        await expect(page.locator(".why")).to_contain_text("La case a1 n’est pas au centre.")
        await page.locator(".why").get_by_role("link", name="Règle WYX-S2").click()
        await expect(page.locator(".drawer .ru.on .says")).to_be_in_viewport()
        # to axe "?/rules/wyx#WYX-T2" is a place of this very page
        assert [one for one in await iris.barriers("everywhere-rules") if "skip-link" not in one] == []
        await page.keyboard.press("Escape")
        await expect(page.locator(".drawer")).to_have_count(0)
        await page.get_by_role("button", name="Indice").click()
        await expect(prompt).to_contain_text(re.compile(r"^Indice\s: "))
        await iris.shot("everywhere-hint")

        # a journal from a file, gone through, and saved as it came
        saved = tmp_path / "game.jsonl"
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

        # the coach, to her end
        await page.get_by_role("link", name="Revoir avec la coach").click()
        await expect(page.locator(".coach-curve .drawn svg")).to_be_visible(timeout=10 * WAIT)
        await expect(page.locator(".coach-turns").get_by_role("button").first).to_be_visible()
        assert not await iris.barriers("everywhere-coach")

        # the curtain, lifted by whoever it is for
        await go(iris, f"/table/{await opened(iris, CIGALE)}")
        await page.get_by_role("button", name=re.compile("^Je suis ")).click()
        await expect(page.locator(".curtain")).to_have_count(0)
        await expect(prompt).to_have_class(re.compile("me"))
        await iris.shot("everywhere-lifted")
        assert iris.faults == []
        await page.context.close()
