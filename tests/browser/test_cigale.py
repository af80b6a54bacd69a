"""La Cigale & la Fourmi in real browsers: whole games, mouse and keys, secrets, accessibility."""
from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import expect

from formicarium.games.cigale.model import PATHS
from tests.support.browser_site import ME, OPEN, WAIT, bot, here, parts, playing
from tests.support.night import narrowest

from .cigale_moments import (
    BUYING,
    CHOOSING,
    COLLECTING,
    EMPOWERING,
    EXCHANGING,
    GUESSING,
    PAYING,
    PLACING,
    STOCKED,
    Player,
    Wanted,
    nearly_over,
    offers,
    phase,
    table_of,
)
from .conftest import Visit

PATH_WORDS = {"cloth": "nappe", "tiles": "carrelage", "stone": "pierre", "wood": "bois"}
FIRST_LIT = "(all) => all.findIndex((one) => one.classList.contains('lit'))"
UNCUT = "(all) => all.length > 0 && all.every((one) => one.scrollWidth <= one.clientWidth)"


@pytest.mark.night  # by day other tests play an autumn and the powers one by one
async def test_cigale_winter_with_powers_is_played_by_two_browsers_and_a_bot(visit: Visit) -> None:
    """Its first round, then another game's last ones: the collector there can buy the fourth point."""
    iris, octave, watcher = Player(await visit()), Player(await visit(width=1280, height=720)), Player(await visit())
    game, met = {"game": "cigale", "mode": "winter-powers", "edition": "quick"}, set[str]()
    for one in (iris, octave):
        await one.person.prefer(confirming=False)

    async def sit(**more: Any) -> None:
        table = await iris.person.open(ME, OPEN, bot("level1"), game=game, **more)
        await octave.person.call("POST", f"/api{table['invitations'][1]}", {"name": "Octave"})
        for one in (iris, octave):
            await one.person.sit(table["table"])
        await watcher.person.goto(table["watch"])
        await expect(watcher.person.board).to_be_visible()

    async def play(until: Callable[[Player], Any]) -> None:
        while not all(until(one) for one in (iris, octave, watcher)):
            for one in (iris, octave):
                if one.due() and not until(one):
                    here_ = one.scene["view"]["phase"]
                    if here_ not in met:
                        met.add(here_)
                        await one.person.shot(f"cigale-winter-{here_}-fr")
                    await one.act()
            await asyncio.sleep(0.02)

    await sit()
    await expect(iris.page.locator(".bar")).to_contain_text("Hiver avec pouvoirs · 3 joueurs · manche 1")
    await expect(iris.page.locator(".cigale-powers .power")).to_have_count(4)
    await play(lambda one: one.scene and one.view["round"] > 1)
    for one in (iris, octave, watcher):
        one.scene = {}
    text, view = nearly_over()
    assert {view.ant, view.cicada} == {0, 1} and view.points[:2] == (3, 3)
    await sit(journal=text)
    await play(lambda one: one.scene and one.scene["ended"])
    assert {"placing", "choosing", "guessing", "trading"} <= met
    for one in (iris, octave, watcher):
        await expect(one.person.end).to_contain_text(re.compile(r"gagnez?\s|Victoire partagée"), timeout=WAIT)
    results = [await one.person.end.get_by_role("heading").inner_text() for one in (iris, octave, watcher)]
    assert len({re.sub(r"^.* gagnez?\s", "", result) for result in results}) == 1  # the winner's own page says "vous"
    await expect(iris.person.end.get_by_role("link", name=re.compile("Règle CIG-W"))).to_be_visible()
    await expect(iris.person.end.get_by_role("table")).to_contain_text("Provisions")
    squares = [await one.person.cells() for one in (iris, octave, watcher)]
    assert squares[0] == squares[1] == squares[2]
    await expect(iris.page.locator(".log")).to_contain_text(re.compile("achète|achetez"))
    await iris.person.shot("cigale-end-1440-fr")
    await octave.person.shot("cigale-end-1280-fr")
    await iris.page.keyboard.press("Home")
    await expect(iris.person.board.get_by_role("gridcell").nth(5)).to_be_visible()


@parts
async def test_cigale_autumn_is_played_on_a_phone(visit: Visit, whole: bool) -> None:
    iris = Player(await visit(width=320, height=568, touch=True))
    table = await iris.person.open(ME, bot("level1"), game={"game": "cigale"})
    await iris.person.prefer(confirming=False)
    await iris.person.sit(table["table"])
    square = await iris.page.locator(".sq").bounding_box()
    dock = await iris.page.locator(".dock").bounding_box()
    assert square and dock and square["y"] + square["height"] + 60 < dock["y"]
    if not whole:
        await playing(iris, until=3)
        await iris.hurry(lambda scene: bool(scene["view"]["pile"] < 8))
    await playing(iris)
    await expect(iris.person.end).to_contain_text(re.compile(r"gagnez?\s|Victoire partagée"), timeout=WAIT)
    await expect(iris.person.end.get_by_role("table")).to_contain_text("Étagères")
    await iris.person.shot("cigale-end-320-fr")


async def test_cigale_ants_are_placed_by_keys_on_lit_cells_only(visit: Visit) -> None:
    iris, _, _ = await table_of(visit, "autumn", 2, phase("placing", 2), "ant", language="en-GB")
    page, press, ants = iris.page, iris.page.keyboard.press, iris.page.locator("[data-ant]")
    await expect(ants).to_have_count(0)
    assert await page.locator("[role=gridcell][tabindex='0']").count() == 1  # one tab stop
    await press("b")
    focused = page.locator("[role=gridcell]:focus")
    await expect(focused).to_have_attribute("aria-label", re.compile("^a1, (tablecloth|tiles|stone|wood).*, possible$"))
    await press("ArrowDown")
    await press("ArrowRight")
    await expect(focused).to_have_attribute("data-cell", "b2")
    await press("Enter")
    await expect(ants).to_have_count(1)
    await expect(focused).to_have_attribute("aria-label", re.compile(r"^b2, .*an ant"))
    lit = page.locator(".cell.lit")
    await expect(lit).to_have_count(4)
    assert {await lit.nth(index).get_attribute("data-cell") for index in range(4)} == {"a2", "b1", "b3", "c2"}
    await press("n")
    await expect(focused).to_have_class(re.compile("lit"))

    await page.locator('[data-cell="d4"]').click()
    await expect(page.locator(".why .no")).to_have_text("Cell d4: not possible")
    await expect(page.locator(".why").get_by_role("link", name="Rule CIG-A2")).to_be_visible()


async def test_cigale_ants_are_placed_by_press_or_drag_and_undone(visit: Visit) -> None:
    iris, _, _ = await table_of(visit, "autumn", 2, phase("placing", 2), "ant", language="en-GB")
    page, press, ants = iris.page, iris.page.keyboard.press, iris.page.locator("[data-ant]")
    await page.locator('[data-cell="b2"]').click()
    await expect(ants).to_have_count(1)
    source, target = page.locator(".carried-from .ant").first, page.locator('[data-cell="b3"]')
    await source.drag_to(target)
    await expect(ants).to_have_count(2)
    await expect(page.locator(".carried")).to_have_count(0)
    await expect(page.locator(".links circle")).to_have_count(4)
    await page.locator('[data-cell="b4"]').click()
    await expect(ants).to_have_count(3)
    await iris.person.prompt.get_by_role("button", name="Undo").click()
    await expect(ants).to_have_count(2)
    await press("u")
    await expect(ants).to_have_count(1)
    await expect(page.locator(".log")).not_to_contain_text("takes back")


async def test_cigale_round_is_played_by_keyboard_alone(visit: Visit) -> None:
    iris, view, _ = await table_of(visit, "winter", 2, phase("placing", 2), "ant", OPEN)
    page, press = iris.page, iris.page.keyboard.press
    for _ in range(6 - len(view.ants)):
        before = await page.locator("[data-ant]").count()
        await expect(page.locator(".cell.lit").first).to_be_visible()
        await press("n")
        await press("Enter")
        await expect(page.locator("[data-ant]")).to_have_count(before + 1)
    token = page.get_by_role("toolbar", name="Votre jeton secret")
    await expect(token).to_be_visible()
    held = "document.activeElement.classList.contains('tok')"
    await press("n")  # where no cell is lit, a token is next
    assert await page.evaluate(held)
    await press("b")
    for _ in range(60):  # the tokens are one tab stop
        await press("Tab")
        if await page.evaluate(held):
            break
    first = await page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert first.startswith("jeton ")
    await press("ArrowRight")
    assert await page.evaluate("document.activeElement.getAttribute('aria-label')") != first
    lit = await page.locator(".tok").evaluate_all(FIRST_LIT)
    await press(str(lit + 1))
    await expect(iris.person.prompt).to_contain_text("Choisir")
    await press("Escape")
    await press(str(lit + 1))
    await page.evaluate("document.activeElement.blur()")
    await press("Enter")
    await expect(page.locator(".covered")).to_be_visible()


async def test_cigale_token_is_covered_and_shown_to_its_owner_only(visit: Visit) -> None:
    iris, view, table = await table_of(visit, "winter-powers", 3, phase("choosing", 2), "ant", OPEN)
    page = iris.page
    choice = page.locator(".tok.lit").first
    path = PATHS[await page.locator(".tok").evaluate_all(FIRST_LIT)]
    await choice.click()
    await expect(iris.person.prompt).to_contain_text("Choisir l")
    await iris.person.prompt.get_by_role("button", name="Choisir").click()
    cover = page.get_by_role("button", name=re.compile("Votre jeton"))
    await expect(cover).to_be_visible()
    await expect(cover).not_to_contain_text(PATH_WORDS[path])
    # it would be covered again after a while
    await page.clock.pause_at(await page.evaluate("Date.now() / 1000") + 3600)
    assert await cover.locator(f"use[href='#path-{path}']").count() == 0
    await expect(page.locator(".log")).not_to_contain_text(f"choisi l{'a' if path in ('cloth', 'stone') else 'e'}")
    await cover.click()
    await expect(cover).to_contain_text(PATH_WORDS[path])
    await cover.click()
    await expect(cover).not_to_contain_text(PATH_WORDS[path])
    await page.clock.resume()
    await cover.click()
    await iris.person.shot("cigale-lifted-1440-fr")
    seat = page.locator(".seat").nth(view.ant)
    await expect(seat.get_by_text("a choisi")).to_have_count(1)

    watcher = Player(await visit())
    await watcher.person.goto(table["watch"])
    await expect(watcher.person.board).to_be_visible()
    await expect(watcher.page.locator(".covered, .tok")).to_have_count(0)
    await expect(watcher.page.locator(".seat").nth(view.ant).locator(".done")).to_be_visible()
    assert watcher.scene["view"]["token"] is None


async def test_cigale_curtain_covers_the_screen_after_a_secret_choice(visit: Visit) -> None:
    iris = Player(await visit())
    table = await iris.person.open(ME, here("Maëlle"), game={"game": "cigale"})
    page = iris.page
    await page.goto(iris.person.base + f"/table/{table['table']}")
    curtain = page.get_by_role("heading", name=re.compile("^Passez l’écran à"))
    for turn in range(2):
        await expect(curtain).to_be_visible()
        await expect(iris.person.board).to_have_count(0)
        said = await page.evaluate("document.body.innerText + document.body.innerHTML")
        assert not re.search(r"gridcell|data-cell|jeton|token-face|covered|path-(cloth|tiles|stone|wood)", said)
        await iris.until(lambda scene: scene["seat"] == -1)  # with the curtain down, scenes have a spectator's view
        assert iris.scene["view"]["token"] is None
        await page.get_by_role("button", name=re.compile("^Je suis ")).click()
        assert await iris.person.my_turn()
        # The mouse lies over the square where the button was: it points at no card.
        await expect(iris.person.prompt).to_contain_text("Devinez" if turn else "Posez vos six fourmis")
        if turn:
            break
        for ants in range(1, 7):
            await page.locator(".cell.lit").first.click()
            await expect(page.locator("[data-ant]")).to_have_count(ants)
        await page.locator(".tok.lit").last.click()
        await page.get_by_role("button", name="Choisir", exact=True).click()
    assert iris.scene["view"]["token"] is None and iris.scene["view"]["chosen"].count(True) == 1
    await expect(page.locator(".covered, .tok")).to_have_count(0)
    await expect(page.locator(".seat .done")).to_have_count(1)
    await page.locator(".cell.lit").first.click()
    await expect(iris.person.prompt).to_contain_text(re.compile("Vous pariez sur l.*Juste.* pour vous. Faux.*tout à"))
    await page.get_by_role("button", name="Se poser ici").click()
    # the reveal is shown to all at the screen, before the next Ant's curtain
    await expect(page.locator(".cigale-reveal")).to_be_visible()
    await expect(curtain).to_have_count(0)
    await iris.person.prompt.get_by_role("button", name="Continuer").click()
    await expect(curtain.or_(page.locator(".cigale-last"))).to_be_visible()  # the next Ant may be the same person


async def test_cigale_reveal_stays_until_it_is_closed(visit: Visit) -> None:
    iris, view, _ = await table_of(visit, "winter", 3, GUESSING, "cicada", OPEN, still=False)
    page, panel = iris.page, iris.page.locator(".cigale-reveal")
    lines = page.locator(".log li", has_text="avait choisi")
    before = await lines.count()
    await page.locator(".cell.lit").first.click()
    await page.clock.install()
    await page.clock.pause_at(await page.evaluate("Date.now() / 1000") + 5)
    await page.get_by_role("button", name="Se poser ici").click()
    await expect(iris.person.prompt).to_contain_text("Les jetons se retournent.")
    await expect(panel.locator(".front")).to_have_count(2)
    await expect(lines).to_have_count(before)
    await expect(panel.locator("p")).to_be_hidden()
    await expect(page.locator(".seat.on")).to_have_count(1)  # the Cicada's: the next seat is not shown yet
    await expect(page.locator(".seat").nth(view.cicada)).to_have_class(re.compile(r"\bon\b"))
    await page.keyboard.press("Shift")  # any key turns the cards at once
    await expect(panel.locator("p")).to_contain_text(re.compile("C’était .*La Cigale (a deviné|s’est trompée)"))
    await expect(lines).to_have_count(before + 1)
    await expect(iris.person.prompt).to_contain_text(re.compile("La Cigale (a deviné|s’est trompée)"))
    await page.clock.run_for(5900)
    await expect(panel).to_be_visible()
    await page.clock.run_for(1500)
    await expect(panel).to_have_count(0)

    still, _, _ = await table_of(visit, "winter", 3, GUESSING, "cicada", OPEN, width=390, height=844, touch=True)
    page = still.page
    await page.locator(".cell.lit").first.click()
    await page.get_by_role("button", name="Se poser ici").click()
    await expect(page.locator(".cigale-reveal p")).to_be_visible()
    assert await page.locator(".cigale-reveal .seat-name").evaluate_all(UNCUT)
    await still.person.shot("cigale-reveal-390-fr")
    await page.locator('[data-cell="a1"]').tap(force=True)
    await expect(page.locator(".cigale-reveal")).to_have_count(0)
    await expect(page.locator(".why, [data-ant='a1']")).to_have_count(0)


async def test_cigale_payment_is_previewed_card_by_card(visit: Visit) -> None:
    iris, view, _ = await table_of(visit, "winter", 3, PAYING, "collector")
    page = iris.page
    slots = page.locator(".price .slot")
    assert await slots.evaluate_all("(all) => new Set(all.map((one) => one.offsetTop)).size") == 1
    empty, cards = await slots.locator("xpath=self::*[not(contains(@class, 'paid'))]").count(), len(view.paid)
    assert empty > 0
    await expect(iris.person.prompt).to_contain_text("Payez, carte par carte.")
    cloths = sum(card[0] == "cloth" for card in iris.view["reserves"][iris.seat])
    read = await page.locator(".seat.me .cigale-figures .vh").first.text_content()
    assert read == f"{cloths} nappe{'s' * (cloths > 1)}"  # for a screen reader
    await expect(iris.person.prompt).to_contain_text(re.compile("Il manque .*(nappe|carrelage|pierre|bois)"))
    await iris.person.shot("cigale-paying-1440-fr")
    number = iris.scene["number"]
    await page.locator(".cs .pc.lit").first.click()
    await iris.after(number)
    if iris.scene["view"]["phase"] == "paying":
        assert len(iris.scene["view"]["paid"]) == cards + 1
        await iris.person.prompt.get_by_role("button", name="Annuler").click()
        await expect(page.locator(".slot.paid")).to_have_count(cards)


async def test_cigale_provisions_are_bought_and_exchanged(visit: Visit) -> None:
    iris, _, _ = await table_of(visit, "winter", 3, BUYING, "collector")
    await iris.page.locator(".prov.lit").first.click()
    await expect(iris.person.prompt).to_contain_text(re.compile("vous aurez [1-4] points?"))
    await expect(iris.person.prompt).to_contain_text(re.compile(r"Prix\s: |Vous donnez "))
    await expect(iris.person.prompt.get_by_role("button", name="Acheter")).to_be_visible()
    asleep = iris.page.locator(".prov:not(.lit)")
    if await asleep.count():
        await asleep.first.click()
        await expect(iris.page.locator(".why").get_by_role("link", name="Règle CIG-W17")).to_be_visible()

    swapper, _, _ = await table_of(visit, "winter-powers", 3, EXCHANGING, "collector")
    await swapper.person.prompt.get_by_role("button", name="Échanger").click()
    await expect(swapper.page.locator(".side-a .jar.chosen")).to_have_count(1)
    await swapper.page.locator(".side-b .jar.lit").first.click()
    await expect(swapper.person.prompt).to_contain_text(re.compile(r"Échanger «\s.*\s» contre «\s.*\s»"))
    await swapper.person.prompt.get_by_role("button", name="Échanger", exact=True).click()
    await expect(swapper.page.locator(".log")).to_contain_text(re.compile("contre|recevez"))


async def test_cigale_power_is_taken_for_an_insect(visit: Visit) -> None:
    iris, view, _ = await table_of(visit, "winter-powers", 3, EMPOWERING, "collector")
    page = iris.page
    await page.set_viewport_size({"width": 1280, "height": 720})
    lies = await iris.person.board.bounding_box()
    await page.locator(".cigale-powers .power.lit").first.click()
    await expect(iris.person.prompt.locator(".go")).to_be_visible()
    assert await iris.person.board.bounding_box() == lies
    await expect(iris.person.prompt).to_contain_text(re.compile("Défausser la carte .* et prendre le pouvoir"))
    await expect(page.locator(".pc.lit.chosen")).to_have_count(1)
    await iris.person.prompt.get_by_role("button", name="Prendre").click()
    await expect(page.locator(".log")).to_contain_text("prenez le pouvoir")
    await expect(page.locator(".cigale-powers .owner .seat-emblem")).to_have_count(
        sum(owner is not None for owner in view.powers.values()) + 1)
    await page.locator(".seat.me").get_by_role("button").click()
    await expect(page.get_by_role("dialog")).to_contain_text("Réserve")
    await iris.person.shot("cigale-has-1440-fr")


async def test_cigale_peeked_token_is_shown_to_one_seat_only(visit: Visit) -> None:
    iris, _, table = await table_of(visit, "winter-powers", 3, offers("Peek"), "cicada")
    watcher = Player(await visit())
    await watcher.person.goto(table["watch"])
    await iris.person.prompt.get_by_role("button", name="Coup d’œil").click()
    seen = iris.page.locator(".seen")
    await expect(seen).to_contain_text(re.compile("Pas l[ea] (nappe|carrelage|pierre|bois)"))
    await iris.person.shot("cigale-peek-1440-fr")
    await expect(watcher.page.locator(".log")).to_contain_text("jette un coup d’œil")
    await expect(watcher.page.locator(".log")).not_to_contain_text("vous avez vu")
    await expect(watcher.page.locator(".seen")).to_have_count(0)
    assert watcher.scene["view"]["peeked"] and watcher.scene["view"]["seen"] is None

    holder, view, table = await table_of(visit, "winter-powers", 3, STOCKED, "stocked")
    await expect(holder.page.locator(".pc.hidden")).to_have_attribute("aria-label", re.compile("^Carte cachée, "))
    await watcher.person.goto(table["watch"])
    await expect(watcher.page.locator(".seat").nth(view.stocked).locator(".stock")).to_be_visible()
    await expect(watcher.page.locator(".pc.hidden")).to_have_count(0)
    assert watcher.scene["view"]["stock"] is None


async def test_cigale_score_is_shown_with_open_insects_or_at_the_end(visit: Visit) -> None:
    iris, view, _ = await table_of(visit, "autumn-open", 2, GUESSING, "cicada", OPEN)
    await expect(iris.page.locator(".seat .score")).to_have_text([f"{points} points" for points in view.points])
    await table_of(visit, "autumn", 2, GUESSING, "cicada", OPEN, iris=iris)
    await expect(iris.page.locator(".seat .score")).to_have_count(0)


STATES: dict[str, tuple[str, int, Wanted, str]] = {
    "place": ("autumn", 4, PLACING, "ant"), "choose": ("winter-powers", 3, CHOOSING, "ant"),
    "guess": ("winter", 3, GUESSING, "cicada"), "guess-autumn": ("autumn-open", 2, GUESSING, "cicada"),
    "collect": ("winter", 3, COLLECTING, "collector"), "empower": ("winter-powers", 3, EMPOWERING, "collector"),
    "buy": ("winter-powers", 4, BUYING, "collector"), "pay": ("winter", 3, PAYING, "collector"),
}


@pytest.mark.parametrize(("width", "height", "language", "dark"),
                         narrowest([(1440, 900, "fr-FR", False), (1280, 720, "en-GB", True),
                                    (844, 390, "en-GB", True), (320, 640, "fr-FR", False)]))
async def test_cigale_states_pass_axe_at_every_size(visit: Visit, width: int, height: int, language: str,
                                                    dark: bool) -> None:
    look, faults = f"{width}-{language[:2]}-{'dark' if dark else 'light'}", []
    iris = Player(await visit(width=width, height=height, language=language, dark=dark, touch=width < 900))
    page = iris.page
    for name, (mode, players, wanted, who) in STATES.items():
        await table_of(visit, mode, players, wanted, who, iris=iris)
        for what in (".tok.lit", ".prov.lit", ".power.lit", ".cell.lit"):
            if name != "place" and await page.locator(what).count():
                await page.locator(what).first.click()
                break
        faults += await iris.person.barriers(f"cigale-{name}-{look}")
        if name == "place":
            await page.locator(".cell:not(.lit)").first.click(force=True)
            await expect(page.locator(".why").first).to_be_visible()
            faults += await iris.person.barriers(f"cigale-{name}-why-{look}")
            await page.keyboard.press("Escape")
        if await page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"{name}: wider than the page")
        if not await page.locator(".seat .seat-name > span:first-child").evaluate_all(UNCUT):
            faults.append(f"{name}: a name is cut")
        if width < 900:
            faults += [f"{name}: {one}" for one in await iris.person.small()]
        if height < width and await page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            faults.append(f"{name}: the page scrolls")
    assert faults == []
