"""Premoves, dragged and pressed: whole turns of Fili-Fourmis, tiles of Micropolis, dominoes of Wyx, cards, tokens and
provisions of Cigale.
"""
from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Advance, AdvanceOutlook
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Take
from formicarium.games.wyx.game import Wyx
from tests.support.browser_site import ME, OPEN

from .conftest import Visit
from .test_dragging import Hand, Player, journal_until, on_board, spot
from .test_fili import best


def cell(name: str) -> str:
    return f'[data-cell="{name}"]'


async def facing(visit: Visit, game: Game, text: str, first: int, **how: Any) -> tuple[Player, Player, list[str]]:
    mover, waits, sent = Player(await visit()), Player(await visit(**how)), list[str]()
    seats = [ME if seat == first else OPEN for seat in range(2)]
    table = await mover.person.open(*seats, **({"journal": text} if text else {}),
                                    game={"game": game.id, "mode": game.mode, "edition": game.edition})
    await waits.person.call("POST", f"/api{table['invitations'][1 - first]}", {"name": "Octave"})
    waits.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    for one in (mover, waits):
        await one.person.prefer(confirming=False)
        await one.person.sit(table["table"])
    await mover.until(lambda scene: mover.due())
    await waits.until(bool)
    await expect(waits.person.prompt).not_to_have_class(re.compile("me"))
    return mover, waits, sent


def plays(sent: list[str]) -> list[Any]:
    messages = [msgspec.json.decode(frame) for frame in sent]
    return [one["action"] for one in messages if one["do"] == "play"]


async def does(page: Page, player: Player, *names: str) -> None:
    """Press the cells in order; each press is a step that the server has."""
    for name in names:
        before = player.scene["number"]
        await page.locator(cell(name)).click()
        await player.after(before)
        await player.person.drawn()


async def carry(hand: Hand, page: Page, thing: str, place: str) -> None:
    await hand.down(await spot(page, thing))
    await hand.to((hand.at[0] + 5, hand.at[1] + 12), 3)
    await expect(page.locator(".carried")).to_have_count(1)
    await hand.to(await spot(page, place))
    await expect(page.locator("[data-under]")).to_have_count(1)


async def drop_here(hand: Hand, page: Page) -> None:
    await hand.up()
    await expect(page.locator(".carried, [data-under], [data-lifted]")).to_have_count(0)


async def test_fili_fourmis_premove_of_several_steps_is_played(visit: Visit) -> None:
    game = FiliFourmis()
    match = Match.begin(game, Seeded(1))
    steps: list[Any] = []
    for seat in (0, 0, 1, 1):  # an ant and its cell, twice for each seat
        steps.append(match.legal_actions(seat)[-1])
        match = match.play(seat, steps[-1], Seeded(1))
    out, start, ant, goes = steps
    iris, octave, sent = await facing(visit, game, "", 0, width=390, height=844, touch=True, language="en-GB")
    page, hand = octave.page, octave.hand(await octave.page.context.new_cdp_session(octave.page))
    planned = page.locator(".cell.planned")
    await expect(page.locator(cell(ant.ant))).to_have_attribute("aria-label", re.compile("rampart, yours, ant, yours"))
    await expect(page.locator(cell(out.ant))).to_have_attribute("aria-label", re.compile("rampart, Iris, ant, Iris"))

    await carry(hand, page, cell(ant.ant), cell(goes.cell))
    await octave.person.shot("later-fili-finger")
    await drop_here(hand, page)
    await expect(planned).to_have_count(2)
    await expect(octave.person.prompt).to_contain_text(f"The ant on {ant.ant} comes out. The ant starts a file on")
    assert not await octave.person.barriers("later-fili")
    await page.locator(cell(goes.cell)).tap()
    await expect(planned).to_have_count(1)
    await page.locator(cell(ant.ant)).tap()
    await expect(planned).to_have_count(0)
    await page.locator(cell(ant.ant)).tap()
    await page.locator(cell(goes.cell)).tap()
    await expect(planned).to_have_count(2)
    assert sent == []  # the premove sends nothing
    await does(iris.page, iris, out.ant, start.cell)
    await iris.until(lambda scene: scene["view"]["files"][1] == [[goes.cell]] and iris.due())
    assert plays(sent) == [{"type": "ComeOut", "ant": ant.ant}, {"type": "Start", "cell": goes.cell}]
    await expect(planned).to_have_count(0)


@cache
def on_the_road() -> tuple[str, int, Any, Any, Any]:
    """Return a journal and the seat to move; a step that ends its turn; both steps on the road of the other's next
    turn.
    """
    game = FiliFourmis(edition="small")
    for seed in range(40):
        match, dice = Match.begin(game, Seeded(seed)), Seeded(seed)
        while waiting := match.waiting():
            seat = waiting[0]
            if match.view(-1).pending is None:
                for step in match.legal_actions(seat):
                    if not isinstance(step, Advance):
                        continue
                    after = match.play(seat, step, dice)
                    if after.waiting() != (1 - seat,):
                        continue
                    for run in after.legal_actions(1 - seat):
                        outlook = after.outlook(1 - seat, run) if isinstance(run, Advance) else None
                        if isinstance(outlook, AdvanceOutlook) and outlook.run:
                            second = next(one for one in after.play(1 - seat, run, dice).legal_actions(1 - seat)
                                          if isinstance(one, Advance))
                            return journal.write(match, ("", "")), seat, step, run, second
            match = match.play(seat, best(game, match.view(-1), seat, dice), dice)
    raise AssertionError("nobody comes to the road")


async def test_fili_fourmis_premove_of_two_steps_is_played(visit: Visit) -> None:
    text, first, step, run, second = on_the_road()
    iris, octave, sent = await facing(visit, FiliFourmis(edition="small"), text, first)
    page, hand = octave.page, octave.hand(None)
    planned, prompt = page.locator(".cell.planned"), octave.person.prompt

    await carry(hand, page, cell(run.head), cell(run.to))
    await drop_here(hand, page)
    await expect(planned).to_have_count(1)
    await prompt.get_by_role("button", name="S’arrêter là").click()
    await expect(prompt).to_contain_text("S’arrêter là.")
    await page.keyboard.press("Escape")
    await expect(planned).to_have_count(0)
    await page.locator(cell(run.head)).click()
    await page.locator(cell(run.to)).focus()
    await page.keyboard.press("Enter")
    await expect(planned).to_have_count(1)
    await carry(hand, page, cell(run.to), cell(second.to))
    await octave.person.shot("later-fili-road")
    await drop_here(hand, page)
    await expect(planned).to_have_count(2)
    await expect(prompt).to_contain_text(f"Second pas, en {second.to}.")
    assert sent == []
    await iris.page.locator(cell(step.head)).click()
    await iris.page.locator(cell(step.head)).click()
    await iris.page.locator(cell(step.to)).click()
    async with asyncio.timeout(60):
        while len(plays(sent)) < 2:  # her own step may be sent before his
            await asyncio.sleep(0.05)
    assert plays(sent) == [{"type": "Advance", "head": one.head, "to": one.to} for one in (run, second)]


@cache
def free_tile() -> tuple[str, int, Take]:
    """Return a journal, the seat to move, and the action that takes the free tile and ends its turn."""
    game = Micropolis(players=2)
    for seed in range(50):
        match, dice = Match.begin(game, Seeded(seed)), Seeded(seed)
        while len(match.view(-1).line) > 2:
            seat = match.waiting()[0]
            for action in match.legal_actions(seat):
                if isinstance(action, Take) and action.place == 1 and len(match.view(-1).anthills[1 - seat].row) > 1:
                    after = match.play(seat, action, dice)
                    if after.waiting() == (1 - seat,) and len(after.view(-1).line) > 2:
                        return journal.write(match, ("", "")), seat, action
            options = match.legal_actions(seat)
            match = match.play(seat, options[dice.below(len(options))], dice)
    raise AssertionError("no such tile")


async def test_micropolis_premove_is_dragged(visit: Visit) -> None:
    text, first, free = free_tile()
    iris, octave, sent = await facing(visit, Micropolis(players=2), text, first)
    page, hand, other = octave.page, octave.hand(None), 1 - first
    line = octave.view["line"]
    assert len(line) > 2
    ends = page.locator(".ring .end[data-cell]")
    await expect(ends.first).to_be_visible()
    end = str(await ends.first.get_attribute("data-cell"))
    assert end.startswith(f"{other} ")

    await page.locator('.mic-line [data-place="3"]').click()
    await expect(octave.person.prompt).to_contain_text("Vers où")
    await octave.person.shot("later-micropolis-held")
    await page.keyboard.press("Escape")
    await carry(hand, page, '.mic-line [data-place="2"]', cell(end))
    await octave.person.shot("later-micropolis-mouse")
    await drop_here(hand, page)
    await expect(page.locator(".lt.planned")).to_have_attribute("data-tile", str(line[1]["tile"]))
    await expect(page.locator(".end.planned")).to_have_attribute("data-cell", end)
    assert not await octave.person.barriers("later-micropolis")
    assert sent == []
    await iris.page.locator('.mic-line [data-place="1"]').click()
    if sum(offer["action"]["place"] == 1 for offer in iris.scene["offers"]) > 1:
        await iris.page.locator(cell(f"{first} 1 {free.side}")).click()
    await iris.until(lambda scene: any(tile["tile"] == line[1]["tile"] for hill in scene["view"]["anthills"]
                                       if hill["seat"] == other for tile in hill["row"]))
    [action] = plays(sent)
    assert action["type"] == "Take" and action["place"] == 1


async def test_wyx_premoves_are_dragged(visit: Visit) -> None:
    text, first = journal_until(Wyx(players=2), "Take", 4)
    _, octave, sent = await facing(visit, Wyx(players=2), text, first)
    page, hand = octave.page, octave.hand(None)
    planned = page.locator(".cell.planned")
    queen = octave.view["queens"][1 - first]
    column = next(one for one, dominoes in enumerate(octave.view["columns"], 1) if on_board(queen, dominoes[0]))
    await page.locator(f'.slot[data-column="{column}"]').click()
    await expect(planned).to_have_count(1)
    to = str(await planned.get_attribute("data-cell"))
    await page.keyboard.press("Escape")
    await expect(planned).to_have_count(0)
    for thing in (f'[data-column="{column}"] .front', f'[data-queen="{1 - first}"]'):
        await carry(hand, page, thing, cell(to))
        await drop_here(hand, page)
        await expect(planned).to_have_attribute("data-cell", to)
        await page.keyboard.press("Escape")
        await expect(planned).to_have_count(0)
    assert sent == []


async def at(visit: Visit, player: Player | None, game: Game, kind: str, least: int = 1, **how: Any) -> Player:
    text, seat = journal_until(game, kind, least)
    iris = player or Player(await visit(**how))
    seats = [ME if place == seat else OPEN for place in range(game.players)]
    table = await iris.person.open(*seats, journal=text, game={"game": game.id, "mode": game.mode})
    await iris.person.joined(table, *["Octave", "Noé"][:game.players - 1])
    await iris.person.prefer(confirming=False)
    await iris.come(table)
    await expect(iris.page.locator(".stage .prompt")).to_be_visible()
    return iris


def first_offer(player: Player, kind: str) -> Any:
    return next(offer["action"] for offer in player.scene["offers"] if offer["action"]["type"] == kind)


PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
HANDS = pytest.mark.parametrize("finger", [pytest.param(False, marks=pytest.mark.night), True], ids=["mouse", "finger"])


@HANDS
async def test_cigale_tokens_and_provisions_are_dragged(visit: Visit, finger: bool) -> None:
    iris = await at(visit, None, Cigale(players=3, mode="winter-powers"), "Choose", **(PHONE if finger else {}))
    page, number = iris.page, iris.scene["number"]
    hand = iris.hand(await page.context.new_cdp_session(page) if finger else None)
    path = first_offer(iris, "Choose")["path"]
    await carry(hand, page, f'.tok[data-path="{path}"]', ".square " + cell("b2"))
    await iris.person.shot("later-cigale-token")
    await drop_here(hand, page)
    await iris.after(number)
    assert iris.view["token"] == path

    await at(visit, iris, Cigale(players=3, mode="winter-powers"), "Exchange")
    action, number = first_offer(iris, "Exchange"), iris.scene["number"]
    await iris.person.prompt.get_by_role("button", name="Échanger").click()
    take = f'{action["take"]} {"market" if action["owner"] is None else action["owner"]}'
    await carry(hand, page, f'[data-give="{action["give"]}"]', f'[data-take="{take}"]')
    await iris.person.shot("later-cigale-exchange")
    await drop_here(hand, page)
    await iris.after(number)
    assert action["take"] in iris.view["provisions"][iris.seat]


async def swipe_pane(hand: Hand, page: Page, thing: str) -> None:
    """Swipe a pane on a phone: across shows the next pane, after a rest the card is dragged."""
    await page.locator("#pane-cards").click()
    x, y = await spot(page, thing)
    await hand.down((x, y))
    await hand.to((x + 90, y + 4))
    await expect(page.locator(".carried")).to_have_count(0)
    await hand.up()
    await expect(page.locator("#pane-nest")).to_have_attribute("aria-selected", "true")
    await page.locator("#pane-cards").click()
    x, y = await spot(page, thing)
    await hand.down((x, y))
    hand.rest()
    await hand.to((x + 90, y + 4))
    await expect(page.locator(".carried")).to_have_count(1)
    await hand.touch("touchStart", hand.at, (x, y + 100))  # a second finger cancels the drag
    await drop_here(hand, page)
    await expect(page.locator("#pane-cards")).to_have_attribute("aria-selected", "true")


@HANDS
async def test_fourmidable_cards_are_dragged(visit: Visit, finger: bool) -> None:
    game, iris, how = Fourmidable(players=2, mode="experienced"), None, PHONE if finger else {}
    for kind, place in (("Adopt", ".seat.me"), ("Draft", ".fou-kept"), ("PlayCard", ".forest"),
                        ("Complete", ".fou-resources")):
        iris = await at(visit, iris, game, kind, **how)
        page = iris.page
        hand = iris.hand(await page.context.new_cdp_session(page) if finger else None)
        action, number = first_offer(iris, kind), iris.scene["number"]
        thing = f'[data-plays="{kind} {action.get("card") or action.get("species")}"]'
        if finger and kind == "PlayCard":
            await swipe_pane(hand, page, thing)
            await page.locator("#pane-board").click()
        await carry(hand, page, thing, place)
        await iris.person.shot(f"later-fourmidable-{kind}-{'finger' if finger else 'mouse'}")
        await drop_here(hand, page)
        if kind == "Draft":
            await expect(page.locator(".fou-kept .pick")).to_have_count(1)
        else:
            await iris.after(number)
