"""Pieces carried by hand in all games, with a mouse and with a finger; moves laid down for later; what people like."""
from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
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

from .conftest import Visit
from .site import ME, OPEN, Person, Seated

pytestmark = pytest.mark.engine_free
Wanted = Callable[[Any], bool]
Spot = tuple[float, float]


# hands


class Hand:
    """A mouse or a finger that goes from one place to another, as slowly as one's own."""

    def __init__(self, page: Page, line: CDPSession | None) -> None:
        self.page, self.line, self.at = page, line, (0.0, 0.0)

    async def touch(self, kind: str, *spots: Spot) -> None:
        assert self.line is not None
        await self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x, "y": y, "id": 1} for x, y in spots]})

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
    """The middle of it, once it can be seen."""
    found = page.locator(what).first
    await found.scroll_into_view_if_needed()
    box = await found.bounding_box()
    assert box is not None, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# games that have come so far


@cache
def journal_until(game: Game, kind: str, least: int) -> tuple[str, int]:
    """A random game up to the first moment when a player has so many such moves: its journal, and who that is."""
    for seed in range(50):
        match, dice = Match.begin(game, Seeded(seed)), Seeded(seed + 1000)
        for _ in range(400):
            waiting = match.waiting()
            if not waiting:
                break
            options = match.options(waiting[0])
            if sum(type(action).__name__ == kind for action in options) >= least:
                return journal.write(match, ("",) * game.players), waiting[0]
            match = match.play(waiting[0], options[dice.below(len(options))], dice)
    raise AssertionError("no game comes to that")


def cell(action: Any) -> str:
    return f'[data-cell="{action["cell"]}"]'


# by game: what to wait for, what is taken, which action follows from it, and where that is
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
    "fourmidable": (Fourmidable(players=2, mode="apprentice"), "Pick", 3, lambda scene, offer: ".fou-round .chip.lit",
                    "Go", lambda scene, offer: f"[role=gridcell]{cell(offer['action'])}"),
}
TWICE = {"nest": "ComeOut", "fourmidable": "Pick"}  # taken by a move of its own


class Player(Seated):
    def offer(self, kind: str) -> Any:
        """The last of them that leads to the board."""
        found = [offer for offer in self.scene["offers"] if offer["action"]["type"] == kind]
        if kind == "Go":
            found = [one for one in found if re.fullmatch(r"[a-g]\d+", one["action"]["cell"]) and one["outlook"]["steps"]]
        return found[-1] if found else None

    def hand(self, line: CDPSession | None) -> Hand:
        return Hand(self.page, line)


async def sat(visit: Visit, name: str, **how: Any) -> Player:
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


async def carries(iris: Player, name: str, hand: Hand) -> None:
    """One piece from where it lies to where it may go; the server has it."""
    _, first, _, source, then, target = CARRIED[name]
    before, offer = iris.scene["number"], iris.offer(first)
    await hand.down(await spot(iris.page, source(iris.scene, offer)))
    await hand.to((hand.at[0] + 5, hand.at[1] + 12), 3)
    await expect(iris.page.locator(".carried")).to_have_count(1)
    await expect(iris.page.locator(".play")).to_have_class(re.compile("carrying"))
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
async def test_a_piece_is_carried_by_mouse(visit: Visit, name: str) -> None:
    iris = await sat(visit, name)
    page, hand = iris.page, iris.hand(None)
    _, first, _, source, _, _ = CARRIED[name]
    before, offer = iris.scene["number"], iris.offer(first)

    from_here = await spot(page, source(iris.scene, offer))  # Escape, and nowhere: it goes back, and nothing has happened
    for end in ("Escape", "nowhere"):
        if name in TWICE:
            break  # a part of a move was made: see below
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


@pytest.mark.parametrize("name", ["wyx", "nest", "micropolis", "cigale", "fourmidable"])
async def test_a_piece_is_carried_by_a_finger(visit: Visit, name: str) -> None:
    iris = await sat(visit, name, width=390, height=844, touch=True)
    line = await iris.page.context.new_cdp_session(iris.page)
    await carries(iris, name, iris.hand(line))
