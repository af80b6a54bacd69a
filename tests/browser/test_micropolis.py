"""Micropolis in real browsers: whole games, previews, questions, accessibility."""
from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.async_api import expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Give, Switch, Take
from formicarium.i18n import spell_signed
from tests.support.browser_site import ME, OPEN, WAIT, Seated, bot, here, parts, playing
from tests.support.night import narrowest

from .conftest import Visit

HELP = re.compile(r"^(\w+( \w+)?\s: |Chaque ouvrière).+\.$")
CLASSES = "(all) => all.map((one) => one.getAttribute('class'))"
Wanted = Callable[[Match], bool]


class Player(Seated):
    def points(self) -> int:
        own = [anthill for anthill in self.view["anthills"] if anthill["seat"] == self.seat]
        return sum(line["points"] for anthill in own for line in anthill["points"])

    async def press(self) -> None:
        turn = self.scene["number"]
        first = [".prompt .go", ".bk.lit"] if turn % 2 else [".bk.lit", ".prompt .go"]
        for what in (*first, ".heir.lit", ".cell.end.lit", ".lt.lit"):
            found = self.page.locator(what)
            if count := await found.count():
                await found.nth(turn % min(count, 3)).click()
                return

    async def shot(self, name: str) -> None:
        await self.person.shot(f"micropolis-{name}")


@cache
def journal_until(game: Micropolis, wanted: Wanted) -> tuple[str, int]:
    for seed in range(300):
        match, dice = Match.begin(game, Seeded(seed)), Seeded(seed + 1000)
        while waiting := match.waiting():
            if wanted(match):
                return journal.write(match, ("",) * game.players), waiting[0]
            options = match.legal_actions(waiting[0])
            match = match.play(waiting[0], options[dice.below(len(options))], dice)
    raise AssertionError("no game comes to that")


def wants_offer(kind: type, least: int = 1, round_: int = 1) -> Wanted:
    def is_wanted(match: Match) -> bool:
        options = match.legal_actions(match.waiting()[0])
        return match.view(-1).round >= round_ and sum(isinstance(action, kind) for action in options) >= least

    return is_wanted


def with_token(match: Match) -> bool:
    options = match.legal_actions(match.waiting()[0])
    return {action.architect for action in options if isinstance(action, Take) and action.place == 2} == {False, True}


def poor(match: Match) -> bool:
    takes = [action for action in match.legal_actions(match.waiting()[0]) if isinstance(action, Take)]
    return bool(takes) and max(action.place for action in takes) < len(match.view(-1).line)


async def table_of(visit: Visit, game: Micropolis, wanted: Wanted, **how: Any) -> Player:
    text, seat = journal_until(game, wanted)
    iris = Player(await visit(**how))
    seats = [ME if place == seat else OPEN for place in range(game.players)]
    table = await iris.person.open(*seats, journal=text, game={"game": "micropolis", "mode": game.mode})
    await iris.person.joined(table, *["Octave"] * game.players)
    await iris.come(table)
    await expect(iris.person.board).to_be_visible()
    return iris


TAKE, SENTINEL, LEADER = wants_offer(Take, 8, 7), wants_offer(Switch, 2, 4), wants_offer(Give, 3)


async def from_both_ends(whole: bool, *players: Player) -> None:
    if not whole:
        await playing(*players, until=2)
        await asyncio.gather(*(one.hurry(
            lambda scene: bool(scene["view"]["round"] >= scene["view"]["rounds"]),
            lambda one: one.scene["offers"][one.scene["number"] % len(one.scene["offers"])]["action"])
            for one in players))
    await playing(*players)


@parts
async def test_micropolis_game_of_two_browsers_and_two_bots(visit: Visit, whole: bool) -> None:
    iris, octave, watcher = Player(await visit()), Player(await visit(width=1280, height=720)), Player(await visit())
    table = await iris.person.open(ME, OPEN, bot("level1"), bot("level1"), game={"game": "micropolis"})
    for one in (iris, octave):
        await one.person.prefer(confirming=False)
    await octave.person.call("POST", f"/api{table['invitations'][1]}", {"name": "Octave"})
    for one in (iris, octave):
        await one.person.sit(table["table"])
    await watcher.person.goto(table["watch"])
    await expect(watcher.person.board).to_be_visible()
    await expect(iris.page.locator(".bar")).to_contain_text("Partie classique · 4 joueurs · tour 1 sur 10")
    await from_both_ends(whole, iris, octave)

    three = (iris, octave, watcher)
    for one in three:
        await expect(one.person.end).to_contain_text(re.compile(r"gagnez?\s|Victoire partagée"), timeout=WAIT)
    headings = [await one.person.end.get_by_role("heading").inner_text() for one in three]
    assert len({re.sub(r"^.* gagnez?\s", "", result) for result in headings}) == 1  # the winner's own page says "vous"
    assert len({await one.person.end.get_by_role("table").inner_text() for one in three}) == 1
    await expect(iris.person.end.get_by_role("table")).to_contain_text("Galerie royale")
    await expect(iris.person.end.get_by_role("link", name="Règle MIC-T10")).to_be_visible()
    own = [anthill for anthill in iris.scene["view"]["anthills"] if anthill["seat"] == iris.scene["seat"]]
    cells = await iris.person.cells()
    assert len(cells) == 10 == len(own[0]["row"])  # a complete ring has no free place
    await expect(iris.page.locator(".log")).to_contain_text(re.compile("fermez? l’anneau"))
    await iris.shot("end-1440-fr")
    await octave.shot("end-1280-fr")
    await iris.page.keyboard.press("Home")
    await expect(iris.person.board.get_by_role("gridcell")).to_have_count(1)


@pytest.mark.night
@parts
async def test_micropolis_expert_game_on_desktop_and_phone(visit: Visit, whole: bool) -> None:
    iris, octave = Player(await visit()), Player(await visit(width=390, height=844, touch=True))
    table = await iris.person.open(ME, OPEN, game={"game": "micropolis", "mode": "expert"})
    for one in (iris, octave):
        await one.person.prefer(confirming=False)
    await octave.person.call("POST", f"/api{table['invitations'][1]}", {"name": "Octave"})
    for one in (iris, octave):
        await one.person.sit(table["table"])
    await expect(iris.person.board.get_by_role("row")).to_have_count(2)
    await expect(octave.person.board.get_by_role("row")).to_have_count(1)
    await octave.page.get_by_text("Fourmilière 2 · 0 tuile").click()
    await expect(octave.person.board.get_by_role("row")).to_have_attribute("data-hill", "1 2")
    await octave.page.get_by_text("Fourmilière 1 · 0 tuile").click()
    await expect(octave.person.board.get_by_role("row")).to_have_attribute("data-hill", "1 1")
    await from_both_ends(whole, iris, octave)
    for one in (iris, octave):
        await expect(one.person.end).to_contain_text(re.compile(r"gagnez?\s|Victoire partagée"), timeout=WAIT)
    assert [len(anthill["row"]) for anthill in iris.scene["view"]["anthills"]] == [10] * 4
    points = [[sum(line["points"] for line in lines)] for lines in iris.scene["tally"]]
    assert str(max(points)[0]) in await iris.person.end.get_by_role("heading").inner_text()
    await iris.shot("expert-end-1440-fr")


# The line of seven is as high as a shorter one, so the ring does not move when tiles are taken or added.
HEIGHTS = """() => {
  const tiles = document.querySelector(".mic-line .tiles"), heights = new Set();
  while (tiles.children.length < 7) tiles.append(tiles.firstElementChild.cloneNode(true));
  for (const count of [7, 6, 5, 4]) {
    [...tiles.children].forEach((one, place) => (one.style.display = place < count ? "" : "none"));
    heights.add(tiles.offsetHeight);
  }
  return heights.size;
}"""


async def test_micropolis_preview_shows_cost_galleries_and_points(visit: Visit) -> None:
    iris = await table_of(visit, Micropolis(players=4), TAKE)
    page, offers = iris.page, [offer for offer in iris.scene["offers"] if offer["action"]["place"] == 3]
    ring, tints = page.locator("svg.ring"), page.locator("svg.ring [data-dug] .dig")
    room, drawn = await ring.bounding_box(), await tints.evaluate_all(CLASSES)
    for tile in range(await page.locator(".lt").count()):
        await page.locator(".lt").nth(tile).hover()
        await expect(page.locator(".mic-look b")).to_contain_text(re.compile(rf"^Tuile {tile + 1}\s: .*ouvrière"))
        await expect(page.locator(".mic-look p").first).to_have_text(HELP)
    await page.mouse.move(5, 5)
    await expect(page.locator(".mic-look div")).to_have_count(0)
    await page.reload()
    await expect(iris.person.prompt).to_have_class(re.compile("me"))
    assert await tints.evaluate_all(CLASSES) == drawn
    await expect(page.locator(".lt .pr").nth(2)).to_have_text("2 soldats")
    await page.locator(".lt").nth(2).click()
    await expect(iris.person.prompt).to_contain_text("Vous laissez 2 soldats sur les tuiles sautées.")
    await expect(page.locator(".lt .soldier.coming")).to_have_count(2)
    assert await ring.bounding_box() == room
    shown = [spell_signed(offer["outlook"]["change"]["total"]) for offer in offers]
    assert sorted(await page.locator(".badge.lit text").all_text_contents()) == sorted(shown)
    await iris.shot("held-1440-fr")

    await page.locator(".cell.end.lit").last.click()
    right = next(offer["outlook"] for offer in offers if offer["action"]["side"] == "right")
    await expect(iris.person.prompt).to_contain_text("Tuile 3, à droite de votre fourmilière")
    assert await ring.bounding_box() == room
    joined = right["galleries"][-1]
    touched = sum(gallery in joined for tile in right["galleries"] for gallery in tile)
    await expect(page.locator("[data-dug] .dig.hot")).to_have_count(touched)
    change = right["change"]
    await expect(page.locator(".mic-score .tt .sum")).to_have_text(str(iris.points() + change["total"]))
    for number, line in enumerate(("population", "colony", "harvest", "royal", "red", "garrison")):
        content = await page.locator(".mic-score tr").nth(number).locator(".more, .less").inner_text()
        assert re.sub(r"\D", "", content) == (str(abs(change[line])) if change[line] else "")
    await iris.shot("chosen-1440-fr")
    await page.set_viewport_size({"width": 390, "height": 844})
    await iris.shot("chosen-390-fr")
    await page.set_viewport_size({"width": 1440, "height": 900})
    await iris.person.prompt.get_by_role("button", name="Placer").click()
    await iris.until(lambda scene: scene["seat"] not in scene["waiting"] or scene["view"]["question"] is not None)
    if iris.scene["view"]["question"] is None and not change["red"] and not change["colony"]:
        await expect(page.locator(".mic-score .tt .sum")).to_have_text(str(iris.points()))
    assert await page.evaluate(HEIGHTS) == 1


async def test_micropolis_unpayable_tile_gives_its_reason_and_a_token_pays(visit: Visit) -> None:
    iris = await table_of(visit, Micropolis(players=3), with_token)
    page = iris.page
    await page.locator(".lt.lit").nth(1).click()
    await iris.person.prompt.get_by_role("button", name="Par jeton").click()
    await expect(iris.person.prompt).to_contain_text("Vous rendez un jeton Architecte.")
    await expect(page.locator(".lt .soldier.coming")).to_have_count(0)
    await expect(page.locator(".lt.chosen .pr")).to_contain_text("un jeton")
    await page.keyboard.press("Escape")

    iris = await table_of(visit, Micropolis(players=2), poor)
    page = iris.page
    await page.locator(".cell.end").last.click()
    await expect(page.locator(".why")).to_contain_text("Choisissez d’abord une tuile")
    await page.locator(".lt.asleep").last.click()
    await expect(page.locator(".why")).to_contain_text(re.compile(r"Tuile \d\s: pas possible"))
    await expect(page.locator(".why").get_by_role("link", name="Règle MIC-T2")).to_be_visible()


async def test_micropolis_sentinel_rearranges_barracks_step_by_step(visit: Visit) -> None:
    iris = await table_of(visit, Micropolis(players=3), SENTINEL, width=1280, height=720)
    page, before = iris.page, iris.scene["view"]["question"]["changed"]
    first = page.locator(".bk.lit").first
    picture = first.locator(".garrison")
    was = await picture.get_attribute("class")
    await iris.shot("sentinel-1280-fr")
    await first.click()
    await iris.until(lambda scene: len(scene["view"]["question"]["changed"]) == len(before) + 1)
    await expect(page.locator(".bk.asleep .garrison").first).not_to_have_class(was or "")
    await iris.person.prompt.get_by_role("button", name="Annuler").click()
    await iris.until(lambda scene: len(scene["view"]["question"]["changed"]) == len(before))
    await iris.person.prompt.get_by_role("button", name="Terminé").click()
    await iris.until(lambda scene: scene["view"]["question"] is None)


async def test_micropolis_leader_hands_on_the_red_army(visit: Visit) -> None:
    iris = await table_of(visit, Micropolis(players=5), LEADER, width=390, height=844, touch=True)
    heir = iris.page.locator(".heir").nth(1)
    name = await heir.locator("b").inner_text()
    await heir.tap()
    await expect(iris.person.prompt).to_contain_text("Armée rouge")
    await iris.shot("leader-390-fr")
    await iris.person.prompt.get_by_role("button", name="Donner").tap()
    await iris.until(lambda scene: scene["view"]["question"] is None)
    assert iris.scene["view"]["leader"]["seat"] == iris.scene["view"]["turn"]
    await expect(iris.page.locator(".lastline")).to_contain_text(name)


async def test_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    iris = await table_of(visit, Micropolis(players=2), TAKE, language="en-GB")
    page, press = iris.page, iris.page.keyboard.press
    stops = []
    for _ in range(40):  # the line is one tab stop, the ring another
        await press("Tab")
        here_ = await page.evaluate("({...document.activeElement.dataset})")
        stops.append("line" if "place" in here_ else "ring" if "cell" in here_ else "")
        if stops[-1] == "ring":
            break
    assert stops.count("line") == 1 and stops[-1] == "ring"
    focused = page.locator("[role=gridcell]:focus")
    await expect(focused).to_have_attribute("aria-label", "Right end")
    await press("ArrowLeft")
    await expect(focused).to_have_attribute("aria-label", re.compile(r"^Tile \d of \d: .*gallery: \d+ ants? over \d"))
    await expect(page.locator(".mic-told p").first).to_be_visible()
    await press("2")
    await expect(iris.person.prompt).to_contain_text("Tile 2: where does it go?")
    await press("n")
    await expect(focused).to_have_attribute("aria-label", re.compile("^(Left|Right) end, .*, possible$"))
    await press("Enter")
    await expect(iris.person.prompt).to_contain_text("of your anthill")
    await press("Escape")
    await expect(iris.person.prompt).to_contain_text("Tile 2: where does it go?")
    await page.evaluate("document.activeElement.blur()")
    await press("ArrowLeft")
    await expect(iris.person.prompt).to_contain_text("Tile 2, on the left of your anthill")
    await press("Enter")
    await iris.until(lambda scene: scene["seat"] not in scene["waiting"] or scene["view"]["question"] is not None)
    await expect(page.locator(".log")).to_contain_text("You leave a soldier and place")


@pytest.mark.parametrize(("players", "width", "height", "language", "dark"), narrowest([
    (4, 1440, 900, "fr-FR", False), (6, 1280, 720, "en-GB", True), (4, 320, 640, "fr-FR", True),
    (6, 390, 844, "fr-FR", False), (4, 844, 390, "en-GB", False)]))
async def test_micropolis_passes_axe_and_fits_every_size(visit: Visit, players: int, width: int, height: int,
                                                         language: str, dark: bool) -> None:
    look = f"{players}-{width}-{language[:2]}-{'dark' if dark else 'light'}"
    iris = await table_of(visit, Micropolis(players=players), TAKE, width=width, height=height, language=language,
                          dark=dark)
    page, faults = iris.page, list[str]()

    async def fine(name: str) -> None:
        faults.extend(await iris.person.barriers(f"micropolis-{name}-{look}"))

    await fine("table")
    if width > 900:
        assert await page.evaluate('document.querySelector("#app").scrollHeight <= innerHeight')
        left = page.locator(".play .left")
        assert await left.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.locator(".lt.lit").nth(1).click()
    await page.locator(".cell.end.lit").last.click()
    await fine("chosen")
    if width < 900:
        assert await iris.person.small() == []
    if height > 480:  # in a low window they are in another place
        await page.get_by_role("button", name=re.compile("La feuille de tous|Everybody’s sheet")).click()
        await expect(page.get_by_role("dialog").get_by_role("link", name=re.compile("MIC-V6"))).to_be_visible()
        await fine("pad")
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)
    if width < 900 and players > 4:
        await page.get_by_role("tab", name="Joueurs").click()
    await page.locator(".look-at").nth(1).click()
    await expect(page.get_by_role("dialog").locator(".mic.hill")).to_be_visible()
    await fine("theirs")
    assert faults == []


async def test_other_edition_is_drawn(visit: Visit) -> None:
    iris = Player(await visit())
    table = await iris.person.open(ME, here("Maëlle"), here("Noé"), game={"game": "micropolis", "edition": "tiny"})
    await iris.person.sit(table["table"])
    await expect(iris.page.locator(".lt")).to_have_count(11)
    await expect(iris.page.locator(".ring .hole")).to_have_count(6)
    await expect(iris.page.locator(".ring .vacant")).to_have_count(3)
    await iris.page.locator(".lt.lit").nth(1).click()
    await expect(iris.page.locator(".cell.end.chosen")).to_have_count(1)
    await iris.shot("tiny-1440-fr")


async def test_micropolis_rules_have_pictures(visit: Visit) -> None:
    iris = await visit()
    await iris.goto("/rules/micropolis")
    await expect(iris.page.locator(".mic-how li")).to_have_count(4)
    await expect(iris.page.locator(".mic-how .dig").first).to_be_visible()
    await iris.shot("micropolis-rules-1440-fr")


def paid_either_way(match: Match) -> bool:
    second = [way.architect for way in match.legal_actions(match.waiting()[0]) if isinstance(way,
                                                                                             Take) and way.place == 2]
    return len(match.journal) > 24 and True in second and False in second


async def test_micropolis_prompt_with_many_buttons_moves_nothing(visit: Visit) -> None:
    iris = await table_of(visit, Micropolis(players=4), paid_either_way, width=1280, height=720)
    ring = iris.page.locator("svg.ring")
    before = await ring.bounding_box()
    await iris.page.locator(".lt").nth(1).click()
    await expect(iris.person.prompt.get_by_role("button")).to_have_count(4)
    assert before and before["height"] > 300
    await iris.page.locator(".cell.end.lit").first.hover()
    await expect(iris.person.prompt).to_contain_text("à gauche de votre fourmilière")
    assert await ring.bounding_box() == before
