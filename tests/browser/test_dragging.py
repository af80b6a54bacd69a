"""Pieces dragged with a mouse and with a finger in all games; premoves; settings."""
from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.async_api import CDPSession, Page, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx
from tests.support.browser_site import ME, OPEN, Seated
from tests.support.night import outermost

from .conftest import Visit

Spot = tuple[float, float]


class Hand:
    """A mouse or a finger that drags.
    A finger has its own clock, since the page reads the time from the touch; so it is fast on a busy machine too.
    """

    def __init__(self, page: Page, line: CDPSession | None) -> None:
        self.page, self.line, self.at, self.moment = page, line, (0.0, 0.0), time.time()

    async def touch(self, kind: str, *spots: Spot) -> None:
        assert self.line is not None
        self.moment += 0.01
        await self.line.send("Input.dispatchTouchEvent", {"type": kind, "timestamp": self.moment, "touchPoints": [
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]})

    def rest(self) -> None:
        self.moment += 0.5

    async def down(self, at: Spot) -> None:
        self.at = at
        if self.line:
            await self.touch("touchStart", at)
        else:
            await self.page.mouse.move(*at)
            await self.page.mouse.down()

    async def to(self, at: Spot, steps: int = 8) -> None:
        (x, y), self.at = self.at, at
        for step in range(1, steps + 1):
            spot = x + (at[0] - x) * step / steps, y + (at[1] - y) * step / steps
            await (self.touch("touchMove", spot) if self.line else self.page.mouse.move(*spot))

    async def up(self) -> None:
        await (self.touch("touchEnd") if self.line else self.page.mouse.up())


async def spot(page: Page, what: str) -> Spot:
    found = page.locator(what).first
    await found.scroll_into_view_if_needed()
    box = await found.bounding_box()
    assert box is not None, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@cache
def journal_until(game: Game, kind: str, least: int) -> tuple[str, int]:
    for seed in range(50):
        match, dice = Match.begin(game, Seeded(seed)), Seeded(seed + 1000)
        for _ in range(400):
            waiting = match.waiting()
            if not waiting:
                break
            options = match.legal_actions(waiting[0])
            if sum(type(action).__name__ == kind for action in options) >= least:
                return journal.write(match, ("",) * game.players), waiting[0]
            match = match.play(waiting[0], options[dice.below(len(options))], dice)
    raise AssertionError("no game comes to that")


def cell(action: Any) -> str:
    return f'[data-cell="{action["cell"]}"]'


# By game: the kind of move, the piece, the action that follows, and its target.
Carried = tuple[Game, str, int, Callable[[Any, Any], str], str, Callable[[Any, Any], str]]
CARRIED: dict[str, Carried] = {
    "wyx": (Wyx(players=2), "Take", 4, lambda scene, offer: f'[data-queen="{scene["seat"]}"]', "Take",
            lambda scene, offer: cell(offer["outlook"])),
    "domino": (Wyx(players=2), "Take", 4, lambda scene, offer: f'[data-column="{offer["action"]["column"]}"] .front',
               "Take", lambda scene, offer: cell(offer["outlook"])),
    "fili": (FiliFourmis(players=2), "Advance", 3, lambda scene, offer: f'[data-cell="{offer["action"]["head"]}"]',
             "Advance", lambda scene, offer: f'[data-cell="{offer["action"]["to"]}"]'),
    "nest": (FiliFourmis(players=2), "ComeOut", 1, lambda scene, offer: f'[data-cell="{offer["action"]["ant"]}"]',
             "Start", lambda scene, offer: cell(offer["action"])),
    "micropolis": (Micropolis(players=2), "Take", 8,
                   lambda scene, offer: f'.mic-line [data-place="{offer["action"]["place"]}"]', "Take",
                   lambda scene, offer: '[data-cell="{} {} {}"]'.format(
                       scene["seat"], offer["action"]["anthill"], offer["action"]["side"])),
    "cigale": (Cigale(players=2), "Put", 8, lambda scene, offer: ".carried-from .ant", "Put",
               lambda scene, offer: f".square {cell(offer['action'])}"),
    "fourmidable": (Fourmidable(players=2, mode="apprentice"), "Pick", 3,
                    lambda scene, offer: f'.forest [data-ant="{scene["seat"]} {offer["action"]["ant"]} 0"]', "Go",
                    lambda scene, offer: f"[role=gridcell]{cell(offer['action'])}"),
    "chip": (Fourmidable(players=2, mode="apprentice"), "Pick", 3, lambda scene, offer: ".fou-round .chip.lit", "Go",
             lambda scene, offer: f"[role=gridcell]{cell(offer['action'])}"),
}
TWICE = ("nest", "fourmidable", "chip")


class Player(Seated):
    def offer(self, kind: str) -> Any:
        found = [offer for offer in self.scene["offers"] if offer["action"]["type"] == kind]
        if kind in ("Go", "Pick"):
            found = [one for one in found if re.fullmatch(r"[a-g]\d+", one["action"]["cell"])
                     and one["outlook"].get("steps") != 0]
        return found[-1] if found else None

    def hand(self, line: CDPSession | None) -> Hand:
        return Hand(self.page, line)


async def sit_down(visit: Visit, name: str, **how: Any) -> Player:
    game, kind, least, *_ = CARRIED[name]
    text, seat = journal_until(game, kind, least)
    iris = Player(await visit(**how))
    seats = [ME if place == seat else OPEN for place in range(game.players)]
    options = {"game": text and journal_game(text), "mode": game.mode}
    table = await iris.person.open(*seats, journal=text, game=options)
    await iris.person.joined(table, "Octave")
    await iris.person.prefer(confirming=False)
    await iris.come(table)
    await expect(iris.person.board.first).to_be_visible()
    return iris


def journal_game(text: str) -> str:
    found = re.search(r'"game":\{"game":"([a-z_]+)"', text)
    assert found
    return found[1]


FRAMED = "document.activeElement.matches('svg') && getComputedStyle(document.activeElement).outlineStyle !== 'none'"


async def carries(iris: Player, name: str, hand: Hand) -> None:
    _, first, _, source, then, target = CARRIED[name]
    before, offer = iris.scene["number"], iris.offer(first)
    await hand.down(await spot(iris.page, source(iris.scene, offer)))
    await hand.to((hand.at[0] + 5, hand.at[1] + 12), 3)
    await expect(iris.page.locator(".carried")).to_have_count(1)
    await expect(iris.page.locator(".play")).to_have_class(re.compile("carrying"))
    assert not await iris.page.evaluate(FRAMED)
    if name in TWICE:
        await iris.after(before)
        await iris.person.drawn()
        offer = iris.offer(then)
    await hand.to(await spot(iris.page, target(iris.scene, offer)))
    await expect(iris.page.locator("[data-under]")).to_have_count(1)
    await iris.person.shot(f"hands-{name}-{'finger' if hand.line else 'mouse'}")
    await hand.up()
    await iris.after(before + (1 if name in TWICE else 0))
    await expect(iris.page.locator(".carried")).to_have_count(0)
    await expect(iris.page.locator("[data-under], [data-lifted]")).to_have_count(0)


@pytest.mark.parametrize("name", list(CARRIED))
async def test_piece_is_dragged_by_mouse(visit: Visit, name: str) -> None:
    iris = await sit_down(visit, name)
    page, hand = iris.page, iris.hand(None)
    _, first, _, source, _, _ = CARRIED[name]
    before, offer = iris.scene["number"], iris.offer(first)

    from_here = await spot(page, source(iris.scene, offer))
    for end in ("Escape", "nowhere"):
        if name in TWICE:
            break  # these pieces are picked by a part of a move, which is tested below
        await hand.down(from_here)
        await hand.to((from_here[0] + 40, from_here[1] - 30))
        await expect(page.locator(".carried")).to_have_count(1)
        if end == "Escape":
            await page.keyboard.press("Escape")
            await hand.up()
        else:
            await hand.to((700, 14))
            await hand.up()
        await expect(page.locator(".carried")).to_have_count(0)
        await expect(page.locator(".play")).not_to_have_class(re.compile("carrying"))
        await expect(iris.person.prompt.locator(".choice")).to_have_count(0)
        assert iris.scene["number"] == before
    await carries(iris, name, hand)


@pytest.mark.parametrize("name", outermost(["wyx", "nest", "micropolis", "cigale", "fourmidable"]))
async def test_piece_is_dragged_by_a_finger(visit: Visit, name: str) -> None:
    iris = await sit_down(visit, name, width=390, height=844, touch=True)
    line = await iris.page.context.new_cdp_session(iris.page)
    await carries(iris, name, iris.hand(line))


async def test_row_scrolls_under_a_finger_and_two_fingers_drag_nothing(visit: Visit) -> None:
    iris = await sit_down(visit, "micropolis", width=390, height=844, touch=True)
    page, line = iris.page, await iris.page.context.new_cdp_session(iris.page)
    before, hand = iris.scene["number"], iris.hand(line)
    row = page.locator(".mic-line .tiles")
    await row.evaluate("row => row.closest('.mic-line').scrollTo(0, 0)")
    x, y = await spot(page, '.mic-line [data-place="3"]')
    scrolled = "() => [...document.querySelectorAll('.mic-line, .mic-line *')].some((one) => one.scrollLeft > 20)"
    await hand.down((x, y))
    await hand.to((x - 120, y + 2), 12)
    await page.wait_for_function(scrolled)
    await expect(page.locator(".carried")).to_have_count(0)
    await hand.up()

    x, y = await spot(page, '.mic-line [data-place="3"]')
    await hand.down((x, y))
    await hand.to((x, y + 60))
    await expect(page.locator(".carried")).to_have_count(1)
    await hand.touch("touchStart", (x, y + 60), (x - 60, y + 160))
    await expect(page.locator(".carried")).to_have_count(0)
    await hand.up()
    assert iris.scene["number"] == before


def on_board(cell: str, domino: Any) -> bool:
    side, across, way, along = domino
    column = ord(cell[0]) - ord("a") + (across if side == "right" else -across)
    row = int(cell[1:]) + (along if way == "up" else -along)
    return bool(0 <= column < 8 and 1 <= row <= 8)


async def test_premove_is_laid_and_played(visit: Visit) -> None:
    iris, octave = Player(await visit()), Player(await visit(width=390, height=844, touch=True, language="en-GB"))
    table = await iris.person.open(ME, OPEN)
    await octave.person.call("POST", f"/api{table['invitations'][1]}", {"name": "Octave"})
    page, sent = octave.page, list[str]()
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    for one in (iris, octave):
        await one.person.prefer(confirming=False)
        await one.person.sit(table["table"])
    await iris.until(lambda scene: iris.due())
    cells = [offer["action"]["cell"] for offer in iris.scene["offers"]]
    planned = page.locator(".cell.planned")

    async def lay_thing(name: str) -> None:
        await page.locator(f'[data-cell="{name}"]').tap()

    await lay_thing(cells[0])
    await expect(planned).to_have_attribute("data-cell", cells[0])
    await expect(octave.person.prompt).to_contain_text("Planned: ")
    assert not await octave.person.barriers("hands-later")
    await lay_thing(cells[0])
    await expect(planned).to_have_count(0)
    await lay_thing(cells[0])
    await lay_thing(cells[1])
    await expect(planned).to_have_attribute("data-cell", cells[1])
    await page.get_by_role("button", name="Let go").tap()
    await expect(planned).to_have_count(0)
    await page.locator(f'[data-cell="{cells[1]}"]').focus()
    await page.keyboard.press("Enter")
    await expect(planned).to_have_attribute("data-cell", cells[1])
    assert sent == []  # the premove sends nothing
    await iris.page.locator(f'[data-cell="{cells[0]}"]').click()
    await iris.after(1)
    assert [text for text in sent if '"play"' in text and f'"{cells[1]}"' in text] == sent

    assert await iris.turn()
    queen, fronts = octave.view["queens"][1], [column[0] for column in octave.view["columns"]]
    lit = [offer["action"]["column"] for offer in iris.scene["offers"]]
    column = next(one for one in lit if on_board(queen, fronts[one - 1]))
    await page.locator(f'[data-column="{column}"]').tap()
    await expect(page.locator(".slot.planned")).to_have_attribute("data-column", str(column))
    await octave.person.shot("hands-later-domino")
    await iris.page.locator(f'.slot.lit[data-column="{column}"]').click()
    await expect(octave.person.prompt).to_contain_text("no longer possible")
    assert len(sent) == 1 and octave.due()


# Record sounds instead of playing them.
TAPE = """() => {
  window.AudioContext = function () {
    window.tape = new OfflineAudioContext(1, 22050, 44100);
    window.tape.resume = async () => undefined;
    return window.tape;
  };
}"""
LOUDEST = "async () => Math.max(...(await window.tape.startRendering()).getChannelData(0).map(Math.abs))"


async def test_display_preferences_are_kept_on_the_device(visit: Visit) -> None:
    iris = await sit_down(visit, "wyx", still=False)
    page = iris.page

    async def menu() -> None:
        await page.get_by_role("button", name="Menu de la table").click()

    async def colour() -> str:
        found: str = await page.locator(".seat.me .seat-emblem g").evaluate(
            "one => getComputedStyle(one).getPropertyValue('--seat')")
        return found

    async def width() -> float:
        box = await iris.person.board.bounding_box()
        assert box is not None
        return box["width"]

    first, wide = await colour(), await width()
    await page.evaluate(TAPE)
    await menu()
    await page.get_by_label("Sons").check()
    await page.get_by_label("Volume").fill("30")
    await page.get_by_role("radio", name="Ciel").check()
    await page.get_by_role("radio", name="petit").check()
    await page.get_by_role("radio", name="aucune").check()
    assert 0.1 < await page.evaluate(LOUDEST) < 0.9  # audible at each choice, and never clipped
    assert not await iris.person.barriers("hands-settings")
    await page.set_viewport_size({"width": 320, "height": 568})
    assert await page.locator("dialog .body").evaluate("one => one.scrollWidth <= one.clientWidth")
    await page.set_viewport_size({"width": 1440, "height": 900})
    await page.keyboard.press("Escape")
    await expect(page.locator(".seat.me .look")).to_contain_text("Ciel")
    assert await colour() != first
    assert await width() < wide
    await page.reload()
    await expect(page.locator(".seat.me .look")).to_contain_text("Ciel")
    kept = await page.evaluate("Object.entries(localStorage).filter(([key]) => /volume|pace|board|colour/.test(key))")
    assert dict(kept) == {"formicarium.volume": "30", "formicarium.pace": '"off"', "formicarium.board": '"small"',
                          "formicarium.colour": "5"}
    await iris.turn()
    await page.locator(".slot.lit").first.click()
    await iris.after(iris.scene["number"] - 1)
    assert await page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length") == 0
    await menu()
    await page.get_by_role("radio", name="Celle de la place").check()
    await page.keyboard.press("Escape")
    assert await colour() == first
