"""Fourmidable in real browsers: rounds of two people, a game of Child to its end, mouse and keys, accessibility."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Draw, Go, Muster, Reveal
from tests.support.browser_site import ME, OPEN, WAIT, Seated, bot, here, parts
from tests.support.night import narrowest

from .conftest import Visit

EGG = bot("level1")
Wanted = Callable[[Match, Any], bool]
TAKES = {"hunter": ("ladybug", "caterpillar", "beetle"), "farmer": ("raspberry", "blueberry", "mushroom"),
         "digger": ("orange", "grey", "brown")}


def lacking(view: Any, seat: int) -> Counter[str]:
    """Return the resources that the cards in hand need and the seat lacks."""
    needs = Counter(resource for card in view.hand for resource in card.needs)
    has = dict(zip([name for kind in TAKES.values() for name in kind], view.players[seat].resources, strict=True))
    return needs - Counter(has)


def busy(match: Match, seat: int, dice: Seeded) -> Any:
    """Return a move of a player who gathers resources for the cards in hand and keeps the cards."""
    options, view = list[Any](match.legal_actions(seat)), match.view(seat)
    if isinstance(options[0], Draw | Muster):
        even = [one for one in options if max(one.hunters, one.farmers, one.diggers) <= 4]
        return even[dice.below(len(even))]
    if view.phase == "walking":
        lies = {one.cell: one.lies for one in view.ground}
        lies |= {one.cell: one.earth for one in view.players[seat].chambers}
        prey = [one for one in options if isinstance(one, Go) and lies.get(one.cell) in TAKES[view.held.ant]]
        options = [one for one in prey if lies[one.cell] in lacking(view, seat)] or prey or options
    options = [one for one in options if not isinstance(one, Reveal)]
    return options[dice.below(len(options))]


@cache
def journal_until(mode: str, players: int, wanted: Wanted) -> tuple[str, int]:
    for seed in range(100):
        match, dice = Match.begin(Fourmidable(players=players, mode=mode), Seeded(seed)), Seeded(seed + 1000)
        for _ in range(1500):
            waiting = match.waiting()
            if not waiting:
                break
            if wanted(match, match.view(waiting[0])):
                return journal.write(match, ("",) * players), waiting[0]
            match = match.play(waiting[0], busy(match, waiting[0], dice), dice)
    raise AssertionError("no game comes to that")


def phase(name: str, round_: int = 1, **held: Any) -> Wanted:
    def is_wanted(match: Match, view: Any) -> bool:
        return view.phase == name and view.round >= round_ and all(getattr(view.held, key) == value
                                                                   for key, value in held.items())

    return is_wanted


def ready_for_three_rounds(match: Match, view: Any) -> bool:
    """Whether a round begins, and a seat that is not to move could reveal an objective."""
    if view.phase != "acting" or view.round < 2 or any(ant.moved for player in view.players for ant in player.ants):
        return False
    return any(isinstance(option, Reveal) for option in match.legal_actions(1 - view.turn))


def ready_to_win(match: Match, view: Any) -> bool:
    return view.phase == "acting" and len(view.hand) == 7 and not lacking(view, view.turn)


THREE, WIN, SETTING_OUT, MUSTERING = ready_for_three_rounds, ready_to_win, phase("drawing", 0), phase("mustering", 0)
WALK, ACT, CHILD, WAYS = phase("walking", 3, ant="hunter"), phase("acting", 3), phase("acting", 2), phase("choosing")
WORM, STUDY, FORECAST = phase("prowling", 2, predator="worm"), phase("studying"), phase("forecasting")


class Player(Seated):
    def offered(self, kind: str, **fields: Any) -> list[Any]:
        return [offer for offer in self.scene["offers"] if offer["action"]["type"] == kind
                and all(offer["action"][key] == value for key, value in fields.items())]

    def cell(self, name: str) -> Locator:
        if re.fullmatch(r"[a-g]\d+", name):
            return self.page.locator(f'[role=gridcell][data-cell="{name}"]')
        return self.page.locator(f'.traybox [data-node="{name}"][role=button]')

    def chip(self, ant: str, cell: str) -> Locator:
        order = [one for kind in TAKES for one in self.view["players"][self.seat]["ants"] if one["ant"] == kind]
        index = next(index for index, one in enumerate(order)
                     if (one["ant"], one["cell"], one["moved"]) == (ant, cell, False))
        return self.page.locator(".fou-round .chip").nth(index)

    async def does(self, action: Any) -> None:
        """Make one move with the mouse, without confirmation, when it is lit; wait for the server."""
        before = self.scene["number"]
        match action:
            case {"type": "Pick", "ant": ant, "cell": cell}:
                what = self.chip(ant, cell)
            case {"type": "Go" | "Via" | "Open" | "Send", "cell": cell}:
                what = self.cell(cell)
            case {"type": "Hatch", "ant": ant}:
                what = self.page.get_by_role("toolbar", name="Tuiles Naissance").get_by_role("button").nth(
                    list(TAKES).index(ant))
            case {"type": "Call", "predator": predator}:
                what = self.page.get_by_role("button", name={"spider": "Araignée", "grasshopper": "Sauterelle",
                                                             "worm": "Ver"}[predator], exact=True)
            case {"type": "Keep"}:
                what = self.page.locator(".fou-ask .fou-card").first
            case {"type": "Forecast"}:
                what = self.page.locator(".fou-tile").first
            case {"type": kind}:
                await self.person.prompt.get_by_role("button", name={"Direct": "Tout droit", "Pass": "Terminé"}[kind]
                                                     ).click()
                await self.after(before)
                return
        await expect(what).to_have_class(re.compile(r"\blit\b"))
        await what.click(force=action["type"] in ("Go", "Via", "Open", "Send"))
        await self.after(before)


async def seat_iris(visit: Visit, mode: str, players: int, wanted: Wanted, other: Any = EGG,
                 iris: Player | None = None, **how: Any) -> Player:
    """Seat Iris at such a game, to move, among bots or (OPEN) people who do nothing."""
    iris = iris or Player(await visit(**how))
    text, turn = journal_until(mode, players, wanted)
    table = await iris.person.open(*(ME if seat == turn else other for seat in range(players)), journal=text,
                                   game={"game": "fourmidable", "mode": mode, "players": players})
    await iris.person.joined(table, *(f"Octave {number}" for number in range(1, players)))
    await iris.come(table)
    await iris.until(lambda scene: iris.due())
    return iris


def next_action(player: Player, met: set[str]) -> Any:
    """Return a move of a player who tries everything: births and predators first, a hole, the library."""
    view, offers = player.view, [offer["action"] for offer in player.scene["offers"]]
    first = {offer["type"]: offer for offer in reversed(offers)}
    match view["phase"]:
        case "acting":
            if births := player.offered("Hatch"):
                return next((one["action"] for one in births if one["action"]["ant"] == "digger"), births[0]["action"])
            if "Call" in first:
                return next(one for one in offers if one["type"] == "Call" and one["predator"] != "worm")
            at_home = [one for one in offers if one["type"] == "Pick" and one["cell"] == "queen"]
            return at_home[0] if at_home else first["Pick"]
        case "walking":
            goes = player.offered("Go")
            for what in ("hole", *(() if "Studied" in met else ("library",)), "gather", "dig", "walk", "stay"):
                if found := [one["action"] for one in goes if one["outlook"]["what"] == what]:
                    return found[0]
        case "prowling":
            return next(one["action"] for one in player.offered("Send") if one["outlook"]["eaten"])
        case "choosing":
            return first.get("Direct") or first["Via"]
    return next(one for one in offers if one["type"] != "Reveal")


SEEN = {"Hatched", "Opened", "Studied", "Learned", "Prowled", "Walked", "Dawned"}


@pytest.mark.night
@parts
async def test_fourmidable_rounds_of_two_players_show_every_event(visit: Visit, whole: bool) -> None:
    """Play until everything has happened; at night three rounds."""
    text, turn = journal_until("apprentice", 2, THREE)
    iris, octave = Player(await visit()), Player(await visit(width=1280, height=720))
    table = await iris.person.open(*((ME, OPEN) if turn == 0 else (OPEN, ME)), journal=text,
                                   game={"game": "fourmidable", "mode": "apprentice"})
    await octave.person.call("POST", f"/api{table['invitations'][1 - turn]}", {"name": "Octave"})
    for one in (iris, octave):
        await one.person.prefer(confirming=False)
        await one.person.sit(table["table"])
        await one.until(lambda scene: bool(scene["view"]["players"]))
    begun = iris.view["round"]

    await expect(octave.page.locator(".prompt")).to_contain_text("Vous pouvez révéler un objectif pendant ce temps.")
    await expect(octave.page.locator(".prompt")).not_to_have_class(re.compile("me"))
    revealed = len(iris.view["players"][octave.seat]["revealed"])
    assert octave.offered("Reveal") and not octave.due()
    await octave.page.locator(".fou-hand .fou-reveal").click()
    await iris.until(lambda scene: len(scene["view"]["players"][octave.seat]["revealed"]) == revealed + 1)
    await expect(iris.page.locator(".log")).to_contain_text("révèle un objectif de")
    assert iris.due() and iris.view["phase"] == "acting"

    met: set[str] = set()
    while iris.view["round"] < begun + 3 and not iris.scene["ended"] and (whole or not met >= SEEN):
        await iris.until(lambda scene: iris.due() or octave.due() or bool(scene["ended"]))
        one = iris if iris.due() else octave
        action = next_action(one, met)
        if action["type"] == "Keep" and one is iris:
            await expect(iris.page.locator(".fou-ask.library .fou-card.lit")).not_to_have_count(0)
            await iris.person.shot("fourmidable-library-1440-fr")
        await one.does(action)
        met |= {event["type"] for line in one.scene["news"] for event in line["events"]}
        for other in (iris, octave):
            await other.after(one.scene["number"] - 1)
    assert met >= SEEN
    for words in ("fait|faites) naître", "ouvre|ouvrez) le trou", "regarde.*) à la bibliothèque", "envoie|envoyez)",
                  "laisse|laissez) une phéromone"):
        await expect(iris.page.locator(".log")).to_contain_text(re.compile(f"({words}"))
    for one in (iris, octave):
        await expect(one.page.locator(".bar")).to_contain_text(f"manche {iris.view['round']}")
        for player in iris.view["players"]:
            for ant in player["ants"]:
                if re.fullmatch(r"[a-g]\d+", ant["cell"]):
                    await expect(one.page.locator(f'.forest [data-at="{ant["cell"]}"]').first).to_be_attached()
    await iris.person.shot("fourmidable-rounds-1440-fr")


async def test_fourmidable_child_game_is_won_against_a_bot(visit: Visit) -> None:
    iris = await seat_iris(visit, "child", 2, WIN)
    await expect(iris.page.locator(".fou-wheel, .tile")).to_have_count(0)  # FOU-K1
    await expect(iris.page.locator(".fou-hand .fou-card.lit")).to_have_count(7)
    number = iris.scene["number"]
    await iris.page.locator(".chip.lit").first.click()
    await expect(iris.page.locator(".forest .cell.lit, .nest .room.lit").first).to_be_visible()
    target = iris.page.locator(".forest .cell.lit")
    await (target if await target.count() else iris.page.locator(".nest .room.lit")).first.click(force=True)
    await iris.person.prompt.get_by_role("button", name=re.compile("^(Aller|Rester)$")).click()
    await iris.until(lambda scene: scene["number"] > number + 1 and (iris.due() or scene["ended"]))
    for left in range(7, 0, -1):
        await expect(iris.page.locator(".fou-hand .fou-card")).to_have_count(left)
        await iris.page.locator(".fou-hand .fou-card.lit").first.click()
        await iris.person.prompt.get_by_role("button", name="Révéler").click()
    await expect(iris.person.end.get_by_role("link", name="Règle FOU-K15")).to_be_visible(timeout=WAIT)
    await expect(iris.person.end.get_by_role("heading")).to_contain_text(re.compile("gagnez? avec|Victoire partagée"))
    await expect(iris.person.end.get_by_role("table")).to_contain_text("Objectifs")
    await iris.person.shot("fourmidable-end-1440-fr")
    await iris.page.keyboard.press("Home")
    await expect(iris.page.locator(".forest")).to_be_visible()
    await iris.page.keyboard.press("End")
    whose, slider = iris.page.locator(".fou-whose"), iris.page.get_by_role("slider")
    for back in range(1, 30):  # back to a move of the bot: its nest is shown, without another seat's hand
        await iris.page.keyboard.press("ArrowLeft")
        await expect(slider).to_have_value(str(iris.scene["number"] - back))
        await iris.person.drawn()
        if await whose.count():
            break
    await expect(whose).to_have_text("Nid\u00a0: Œuf")
    await expect(iris.page.locator(".fou-card")).to_have_count(0)


async def test_fourmidable_objectives_are_hidden_from_curtain_and_spectator(visit: Visit) -> None:
    text, turn = journal_until("apprentice", 2, THREE)
    iris, watcher = Player(await visit()), Player(await visit())
    await iris.person.prefer(confirming=False)
    table = await iris.person.open(*((ME, here("Maëlle")) if turn == 0 else (here("Maëlle"), ME)), journal=text,
                                   game={"game": "fourmidable", "mode": "apprentice"})
    await iris.person.goto(f"/table/{table['table']}")
    curtain, hands = iris.page.get_by_role("heading", name=re.compile("^Passez l’écran à")), list[Any]()
    for name in ("Iris", "Maëlle"):
        await expect(curtain).to_have_text(f"Passez l’écran à {name}")
        await iris.until(lambda scene: scene["seat"] == -1)  # with the curtain down, scenes have a spectator's view
        assert iris.view["hand"] == [] and iris.scene["offers"] == []
        said = await iris.page.evaluate("document.documentElement.outerHTML")
        assert not re.search("fou-|data-(cell|node)|of-(hunter|farmer|digger)|objectif|framboise|coccinelle", said)
        await iris.page.get_by_role("button", name=f"Je suis {name}").click()
        assert await iris.turn()
        hands.append(iris.view["hand"])
        await expect(iris.page.locator(".fou-hand .fou-card")).to_have_count(len(hands[-1]))
        await iris.does(iris.offered("Hatch")[0]["action"])
    assert hands[0] != hands[1]
    await watcher.person.goto(table["watch"])
    await expect(watcher.page.locator(".fou-whose")).to_contain_text("Nid")
    await expect(watcher.page.locator(".log")).to_contain_text("pioche des objectifs")
    await expect(watcher.page.locator(".fou-card, .fou-reveal, .lit")).to_have_count(0)
    assert watcher.seat == -1 and watcher.view["hand"] == [] and watcher.scene["offers"] == []


async def test_fourmidable_hint_is_marked_on_its_target(visit: Visit) -> None:
    iris = Player(await visit())
    for mode, wanted in (("apprentice", ACT), ("apprentice", STUDY), ("apprentice", WAYS), ("child", SETTING_OUT)):
        await seat_iris(visit, mode, 2, wanted, OPEN, iris=iris)
        await iris.person.prompt.get_by_role("button", name="Indice").click()
        await expect(iris.person.prompt).to_contain_text("Indice\u00a0:", timeout=2 * WAIT)
        if wanted is not SETTING_OUT:
            await expect(iris.page.locator(".pointed").first).to_be_visible()
            continue
        advice = re.findall(r"\d+", await iris.person.prompt.locator(".prompt-text").inner_text())
        await expect(iris.page.locator(".fou-ask output")).to_have_text(advice)
        await iris.person.prompt.get_by_role("button", name="Piocher").click()
        await iris.until(lambda scene: len(scene["view"]["hand"]) == 7)
        kinds = Counter(card["ant"] for card in iris.view["hand"])
        assert [str(kinds[kind]) for kind in TAKES] == advice


async def test_fourmidable_ant_is_moved_by_keyboard_with_descriptions(visit: Visit) -> None:
    iris = await seat_iris(visit, "apprentice", 2, ACT, language="en-GB")
    page, press, prompt = iris.page, iris.page.keyboard.press, iris.person.prompt
    pick = next(offer for offer in iris.offered("Pick") if offer["outlook"]["where"] == "board")
    order = [one for kind in TAKES for one in iris.view["players"][iris.seat]["ants"] if one["ant"] == kind]
    index = next(index for index, one in enumerate(order) if not one["moved"] and one["cell"] == pick["action"]["cell"]
                 and one["ant"] == pick["action"]["ant"])
    said = re.compile(rf"^{pick['action']['ant']} \d, in the forest.*section.* can reach {pick['outlook']['cells']} "
                      rf"cells?, {pick['outlook']['gather'] or 'none'} with (insects|plants|earth)$", re.IGNORECASE)
    await expect(page.locator(".fou-round .chip").nth(index)).to_have_attribute("aria-label", said)
    await page.locator('[role=gridcell][data-cell="a10"]').click(force=True)
    await expect(page.locator(".why")).to_contain_text(re.compile("^Cell a10: not possible"))
    await press("Escape")
    await press(str(index + 1))
    await iris.until(lambda scene: scene["view"]["phase"] == "walking")
    await expect(prompt).to_contain_text("where to?")
    await expect(page.locator(".ant.held")).not_to_have_count(0)

    assert await page.locator("[role=gridcell][tabindex='0']").count() == 1  # one tab stop
    await press("b")
    focused = page.locator("[role=gridcell]:focus")
    here = await focused.get_attribute("data-cell")
    await press("ArrowUp")
    await iris.person.drawn()
    if await focused.get_attribute("data-cell") == here:
        await press("ArrowDown")
    await expect(focused).not_to_have_attribute("data-cell", here or "")
    await press("n")
    await expect(focused).to_have_attribute("aria-label", re.compile("possible, "))
    await press("Enter")
    await expect(prompt.locator(".go")).to_be_visible()
    await expect(page.locator(".trail.way circle").first).to_be_attached()
    await press("Escape")
    await expect(prompt.locator(".go")).to_have_count(0)

    await page.locator('[role=gridcell][data-cell="a10"]').click(force=True)  # the refusal appears at the water
    await expect(page.locator(".why").get_by_role("link", name="Rule FOU-K8")).to_be_visible()
    await press("Escape")
    await press("Escape")
    await iris.until(lambda scene: scene["view"]["phase"] == "acting")

    await press(str(index + 1))
    await iris.until(lambda scene: scene["view"]["phase"] == "walking")
    held = iris.view["held"]
    other = next(number for number, one in enumerate(order) if not one["moved"]
                 and (one["ant"], one["cell"]) != (pick["action"]["ant"], pick["action"]["cell"]))
    await page.locator(".fou-round .chip").nth(other).click()
    await iris.until(lambda scene: scene["view"]["phase"] == "walking" and scene["view"]["held"] != held)
    assert await iris.turn()
    await press("n")
    await press("Enter")
    number = iris.scene["number"]
    await expect(prompt.locator(".go")).to_be_visible()
    await press("Enter")
    await iris.after(number)


async def test_fourmidable_different_routes_are_a_choice(visit: Visit) -> None:
    iris = await seat_iris(visit, "apprentice", 2, WAYS)
    await expect(iris.person.prompt).to_contain_text("par où passe")
    vias = [offer["action"]["cell"] for offer in iris.offered("Via")]
    lit = iris.page.locator(".forest .cell.lit")
    await expect(lit).to_have_count(len(vias))
    await iris.cell(vias[0]).click(force=True)
    await expect(iris.person.prompt).to_contain_text(f"Passer en {vias[0]}")
    number = iris.scene["number"]
    await iris.person.prompt.locator(".go").click()
    await iris.after(number)


async def test_fourmidable_worm_moves_into_any_nest(visit: Visit) -> None:
    iris = await seat_iris(visit, "apprentice", 3, WORM, OPEN)
    nests = iris.page.locator(".fou-nests .nest")
    await expect(nests).to_have_count(3)
    send = next(offer["action"] for offer in iris.offered("Send") if offer["action"]["owner"] != iris.seat)
    await nests.nth(send["owner"]).locator(f'[data-node="{send["cell"]}"][role=button]').click(force=True)
    await expect(iris.person.prompt).to_contain_text("Envoyer le ver")
    await iris.person.prompt.get_by_role("button", name="Envoyer").click()
    await iris.until(lambda scene: scene["view"]["phase"] != "prowling")
    await iris.page.locator(".seat").nth(send["owner"]).get_by_role("button").click()
    dialog = iris.page.get_by_role("dialog")
    await expect(dialog.locator(".nest use[href='#pred-worm']")).to_have_count(1)
    await expect(dialog).to_contain_text("objectifs révélés sur 8")
    await iris.page.set_viewport_size({"width": 1280, "height": 640})  # a small window scrolls, by keys too
    assert await iris.person.barriers("fourmidable-has-1280-fr") == []
    await iris.person.shot("fourmidable-has-1440-fr")


BESIDE = """[...Array(600).keys()].map((y) => y + 150).find((y) => {
    const one = document.elementFromPoint(195, y);
    return one?.closest("#pane") && !one.closest(".fou-card");
})"""


async def test_fourmidable_panes_are_swiped_on_a_phone(visit: Visit) -> None:
    iris = await seat_iris(visit, "apprentice", 2, WALK, width=390, height=844, touch=True)
    page, tabs = iris.page, iris.page.get_by_role("tab")
    await expect(tabs).to_have_count(3)
    await expect(page.locator(".pan .map")).to_be_visible()
    box = await page.locator('[role=gridcell]').first.bounding_box()
    assert box is not None and min(box["width"], box["height"]) > 43
    await page.locator("#pane-nest").click()
    await expect(page.locator(".nest")).to_be_visible()
    hands = await page.context.new_cdp_session(page)

    async def swipe(to: int) -> None:
        """Swipe with a finger that stays on the screen, however slow the machine; beside the cards, which it would
        drag.
        """
        y = await page.evaluate(BESIDE)
        for kind, far in (("touchStart", 0), ("touchMove", to // 2), ("touchMove", to), ("touchEnd", None)):
            spots = [] if far is None else [{"x": 195 + far, "y": y}]
            await hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    await swipe(-150)
    await expect(page.locator("#pane-cards")).to_have_attribute("aria-selected", "true")
    await expect(page.locator(".fou-hand .fou-card").first).to_be_visible()
    await swipe(150)
    await expect(page.locator("#pane-nest")).to_have_attribute("aria-selected", "true")


STATES: dict[str, tuple[str, int, Wanted, str]] = {
    "draw": ("child", 3, SETTING_OUT, ""), "child": ("child", 2, CHILD, ".chip.lit"),
    "six": ("apprentice", 6, ACT, ""), "walk": ("apprentice", 6, WALK, ".forest .cell.lit"),
    "worm": ("apprentice", 3, WORM, ""), "study": ("apprentice", 2, STUDY, ".fou-card.lit"),
}


ROOMS = ', .room:not([data-node="1"]) .plate'  # the shaft of a nest is narrow; it is one cell with hole 1 on the board


@pytest.mark.parametrize(("width", "height", "language", "dark"), narrowest([
    (1440, 900, "fr-FR", False), (1280, 720, "en-GB", True), (390, 844, "en-GB", True), (360, 740, "fr-FR", False)]))
async def test_fourmidable_board_fits_and_passes_axe_at_every_size(visit: Visit, width: int, height: int, language: str,
                                                                   dark: bool) -> None:
    look, faults = f"{width}-{language[:2]}-{'dark' if dark else 'light'}", list[str]()
    iris = Player(await visit(width=width, height=height, language=language, dark=dark, touch=width < 900))
    page = iris.page
    for name in STATES if width in (1440, 390) else ("six", "study"):
        mode, players, wanted, pressed = STATES[name]
        await seat_iris(visit, mode, players, wanted, iris=iris)
        before = iris.view["round"]
        if pressed:
            await page.locator(pressed).first.click(force="cell" in pressed)
            await expect(page.locator(".prompt .go" if name != "child" else ".chip.chosen")).to_be_attached()
            assert iris.view["round"] == before
        for pane in ("board", "nest", "cards") if width < 900 and name == "six" else ("",):
            if pane:
                await page.locator(f"#pane-{pane}").click()
            faults += await iris.person.barriers(f"fourmidable-{name}{pane and '-' + pane}-{look}")
            if await page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                faults.append(f"{name}: wider than the page")
            if width < 900:
                faults += [f"{name}: {one}" for one in await iris.person.small(ROOMS)]
            elif await page.evaluate("document.documentElement.scrollHeight > innerHeight"):
                faults.append(f"{name}: the page scrolls")
            if width > 900 and await page.locator(".play .left").evaluate("one => one.scrollHeight > one.clientHeight"):
                faults.append(f"{name}: not all seats and points are in sight")
    assert faults == []
