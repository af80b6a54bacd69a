"""Fourmidable's page for newcomers: full sentences, names of cells, help on signs, objectives in sight on phones, Solo,
a draft around one screen.
"""
from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.async_api import expect

from formicarium.bots.policies import policy
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.fourmidable.edition import EDITIONS
from formicarium.games.fourmidable.game import Fourmidable
from tests.support.browser_site import ME, OPEN, ROOT, here
from tests.support.night import narrowest

from .conftest import Visit
from .test_fourmidable import ACT, CHILD, SETTING_OUT, WALK, WAYS, seat_iris
from .test_fourmidable_upper import Master, plain

EDITIONS.include(ROOT / "tests" / "editions" / "fourmidable")
SAID = """[document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")])].join(" ")"""
BOXES = """(what) => what.map((one) => { const {left, right} = document.querySelector(one).getBoundingClientRect();
    return [left, right]; })"""


async def test_fourmidable_prompts_use_words_that_the_page_shows(visit: Visit) -> None:
    iris = await seat_iris(visit, "child", 2, CHILD, OPEN)
    page, prompt = iris.page, iris.person.prompt
    await expect(prompt).to_contain_text("Choisissez une fourmi à bouger : chacune bouge une fois par manche.")
    await page.locator(".chip.lit").first.click()
    await expect(prompt).to_contain_text(re.compile(r"(Chasseur|Fermier|Creuseur)\s: où aller.*à sa portée, "))
    assert await page.evaluate(BOXES, [".forest", ".traybox"]) == sorted(
        await page.evaluate(BOXES, [".forest", ".traybox"]))

    # Help on every sign: the pointed one is explained, and a list of all stands beside the board.
    pointed, why = page.locator(".fou-pointed"), page.locator(".why")
    await page.locator('[role=gridcell][data-cell="a10"]').hover(force=True)
    await expect(pointed).to_have_text("Eau : Personne n’y passe.")
    await page.locator('.traybox [data-node="r3c0"]').hover(force=True)
    await expect(pointed).to_have_text(re.compile(r"Terre (orange|grise|brune)\s: pour un creuseur\."))
    await page.keyboard.press("s")
    signs = page.get_by_role("complementary", name="Signes")
    for name in ("À prendre", "Utile", "Plusieurs fourmis", "Terrain vide", "Terre"):
        await expect(signs.get_by_text(name, exact=True)).to_be_visible()
    await expect(signs).not_to_contain_text("Prédateur")  # FOU-K1
    [[_, right], [left, _]] = await page.evaluate(BOXES, [".forest", ".signs"])
    assert right <= left
    assert await iris.person.barriers("fourmidable-signs-1440-fr") == []
    await page.keyboard.press("Escape")
    await expect(signs).to_have_count(0)

    assert not re.search(r"\br\dc\d\b", await page.evaluate(SAID))
    await page.locator('.traybox [data-node="r3c0"]').click(force=True)
    await expect(why).to_contain_text(re.compile(r"case 1 de la rangée 4\s: pas possible", re.IGNORECASE))

    await seat_iris(visit, "apprentice", 2, WAYS, OPEN, iris=iris)
    await page.locator('.traybox [data-node="r3c0"]').click(force=True)
    await expect(why).to_contain_text("dites par où elle passe")
    await seat_iris(visit, "apprentice", 2, ACT, OPEN, iris=iris)
    await page.locator('[role=gridcell][data-cell="a10"]').click(force=True)
    await expect(why).to_contain_text("Aucune de vos fourmis n’est en a10.")
    assert not re.search(r"\br\dc\d\b", await page.evaluate(SAID))


@pytest.mark.parametrize(("width", "height", "language", "dark"), narrowest([
    (390, 844, "fr-FR", False), (844, 390, "fr-FR", True), (320, 640, "en-GB", True)]))
async def test_fourmidable_objectives_stay_visible_while_choosing_a_target(visit: Visit, width: int, height: int,
                                                                           language: str, dark: bool) -> None:
    iris = await seat_iris(visit, "apprentice", 2, WALK, OPEN, width=width, height=height, language=language, dark=dark,
                        touch=True)
    page = iris.page
    await expect(page.locator(".forest .cell.lit").first).to_be_attached()
    for what in (".fou-goals .fou-goal", ".fou-goals .fou-resources"):
        await expect(page.locator(what).first).to_be_in_viewport()
    await expect(page.locator(".fou-goals .fou-goal")).to_have_count(len(iris.view["hand"]))
    found = await iris.person.barriers(f"fourmidable-goals-{width}-{language[:2]}")
    found += await iris.person.small() if width < 844 else []
    if await page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("wider than the page")
    if width > height:
        await page.locator(".dock button").first.click()
        await page.get_by_role("dialog").get_by_role("button", name="Signes").click()
    else:
        await page.locator(".signs-button").click()
    await expect(page.get_by_role("dialog").locator(".fou-signs b").first).to_be_visible()
    assert found + await iris.person.barriers(f"fourmidable-signs-{width}-{language[:2]}") == []


@cache
def nearly_ranked() -> str:
    """Return a Solo game before one of its last actions, in an edition of few rounds and low ranks."""
    game = Fourmidable(mode="solo", players=1, edition="odd")
    for seed in range(200):
        dice = Seeded(seed)
        match, found = Match.begin(game, dice), ""
        while match.waiting():
            view = match.view(0)
            if view.phase == "acting" and view.round == 3 and sum(line.points for line in match.tally(0)) > 30:
                found = journal.write(match, ("",))
            match = match.play(0, game.action_of(policy("fourmidable").pick(match._state, 0, dice)), dice)
        if found:
            return found
    raise AssertionError("no game earns a rank")


async def test_fourmidable_solo_page_has_texts_for_one_player(visit: Visit) -> None:
    iris = Master(await visit())
    await iris.person.prefer(confirming=False)
    table = await iris.person.open(ME, journal=nearly_ranked(), game={"game": "fourmidable", "mode": "solo",
                                                                      "edition": "odd"})
    await iris.come(table)
    assert await iris.turn()
    await expect(iris.page.locator(".side-foot .btn").first).to_have_text(re.compile("^(Reprendre|Annuler)$"))
    while await iris.turn():
        await iris.does(plain(iris))
    name = {"clever": "Intelligent", "magnificent": "Magnifique"}[iris.view["solo"]["rank"]]
    end = iris.person.end
    await expect(end.get_by_role("heading").first).to_contain_text(re.compile(f"{name}\\s!"))
    await expect(end.get_by_role("row").last).to_have_text(re.compile(f"^Niveau\\s*{name}$"))
    await expect(end.get_by_role("button", name="Rejouer")).to_be_visible()
    await expect(end).not_to_contain_text(re.compile("Revanche|Rang"))
    await expect(iris.page.locator(".fou-ladder .passed")).not_to_have_count(0)
    assert await iris.person.barriers("fourmidable-ranked-1440-fr") == []


async def test_fourmidable_shared_screen_draft_has_a_curtain_between_picks(visit: Visit) -> None:
    iris = Master(await visit(width=390, height=844, touch=True))
    await iris.person.prefer(confirming=False)
    table = await iris.person.open(ME, here("Maëlle"), game={"game": "fourmidable", "mode": "experienced",
                                                             "first_leads": True})
    await iris.person.goto(f"/table/{table['table']}")
    curtain, seen, covered = iris.page.get_by_role("heading", name=re.compile("^Passez l’écran à")), list[str](), 0
    for _ in range(6):  # two species, then two picks each: a player asked twice in a row needs no curtain
        await iris.until(lambda scene: scene["seat"] == -1 or iris.due())
        if iris.seat == -1:
            covered += 1
            await expect(curtain).to_be_visible()
            said = await iris.page.evaluate("document.documentElement.outerHTML")
            assert not re.search("fou-|fx-c|data-card", said)
            assert iris.view["specials"] == [] and not (iris.view.get("draft") or {}).get("hands")
            await iris.page.get_by_role("button", name=re.compile("^Je suis ")).click()
        assert await iris.turn()
        action = iris.actions()[0]
        seen.append(f"{action['type']} {iris.seat}")
        if action["type"] == "Draft":
            await expect(iris.page.locator(".fou-draft .pack .lit")).to_have_count(8 if len(seen) < 5 else 7)
            assert len(iris.view["specials"]) == (len(seen) - 3) // 2
        await iris.does(action)
    assert sorted(seen) == ["Adopt 0", "Adopt 1", "Draft 0", "Draft 0", "Draft 1", "Draft 1"] and covered >= 4
    await iris.person.shot("fourmidable-curtain-draft-390-fr")


ASKED = """() => new MutationObserver(() => {
    const words = document.querySelector(".prompt").textContent;
    if (words.includes("Envoyé")) window.kept ??= !!document.querySelector(".fou-ask.mix");
}).observe(document.body, { subtree: true, childList: true, characterData: true })"""


async def test_fourmidable_warns_of_too_many_digger_objectives(visit: Visit) -> None:
    iris = await seat_iris(visit, "child", 2, SETTING_OUT)
    more = iris.page.get_by_role("button", name="Un de plus : creuseur")
    for _ in range(5):
        await more.click()
    await expect(iris.page.locator(".fou-ask output").last).to_have_text("7")
    await expect(iris.page.locator(".trap")).to_contain_text("presque jamais")
    await iris.page.get_by_role("button", name="Un de moins : creuseur").click()
    await expect(iris.person.prompt.locator(".go")).to_have_count(0)
    await expect(iris.person.prompt).to_contain_text("Encore un")
    await iris.page.get_by_role("button", name="Un de plus : fermier").click()
    await iris.page.evaluate("document.activeElement.blur()")
    await iris.page.evaluate(ASKED)
    await iris.page.keyboard.press("n")  # no cell is lit: the focus goes to the button
    await expect(iris.person.prompt.locator(".go")).to_be_focused()
    await iris.page.keyboard.press("Enter")
    await iris.until(lambda scene: len(scene["view"]["hand"]) == 7)
    await expect(iris.page.locator(".fou-hand .fou-card.of-digger")).to_have_count(6)
    assert await iris.page.evaluate("window.kept")
