"""Fili-Fourmis in real browsers: games by mouse and by keyboard, parts of a turn, a large board in a small window."""
from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.async_api import Locator, expect

from formicarium.bots.policies import policy
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.core.news import News
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Advance, Enter, FiliAction, FiliView, Split
from tests.support.browser_site import ME, OPEN, WAIT, Seated, bot, parts
from tests.support.night import narrowest

from .conftest import Visit

Wanted = Callable[[Match], bool]


def best(game: FiliFourmis, view: FiliView, seat: int, dice: Seeded) -> Any:
    """Return the move with the best evaluation, so that games end soon."""
    table = game.world_from_view(view, dice)

    def worth(action: Any) -> int:
        after = table.clone()
        after.play(seat, game.number_of(action), dice, News(False))
        return policy(game.id).evaluate(after, seat) + dice.below(30)

    return max(game.legal_actions(table, seat), key=worth)


@cache
def game_until(wanted: Wanted, edition: str) -> tuple[str, int]:
    game = FiliFourmis(edition=edition)
    for seed in range(20):
        match, dice = Match.begin(game, Seeded(seed)), Seeded(seed)
        while waiting := match.waiting():
            if wanted(match):
                return journal.write(match, ("", "")), waiting[0]
            match = match.play(waiting[0], best(game, match.view(-1), waiting[0], dice), dice)
    raise AssertionError("no game comes to that")


def offers(kind: type) -> Wanted:
    def is_wanted(match: Match) -> bool:
        return any(isinstance(action, kind) for action in match.legal_actions(match.waiting()[0]))

    return is_wanted


def in_the_middle(match: Match) -> bool:
    view = match.view(-1)
    return len(match.journal) > 80 and view.pending is None and bool(view.nests[view.turn]) and offers(Advance)(match)


def by_both_ends(match: Match) -> bool:
    ways = [action.to for action in match.legal_actions(match.waiting()[0]) if isinstance(action, Advance)]
    return match.view(-1).pending is None and len(ways) > len(set(ways))


STORM, CUT, MIDDLE, ENDS = offers(Enter), offers(Split), in_the_middle, by_both_ends


class Player(Seated):
    def choice(self, dice: Seeded) -> Any:
        game = FiliFourmis(edition=self.scene["game"]["edition"])
        return best(game, msgspec.convert(self.scene["view"], FiliView), self.scene["seat"], dice)

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')


async def seat_iris(visit: Visit, wanted: Wanted | None = None, edition: str = "small", other: Any = OPEN,
                 **how: Any) -> Player:
    iris = Player(await visit(**how))
    text, turn = game_until(wanted, edition) if wanted else ("", 0)
    table = await iris.person.open(*((ME, other) if turn == 0 else (other, ME)), **({"journal": text} if text else {}),
                                   game={"game": "fili_fourmis", "edition": edition})
    await iris.person.joined(table, "Octave")
    await iris.person.sit(table["table"])
    assert await iris.turn()
    return iris


def presses(action: FiliAction, view: dict[str, Any]) -> tuple[list[str], str]:
    files = [file for files in view["files"] for file in files]
    match msgspec.structs.asdict(action), type(action).__name__:
        case {"head": head}, _ if view["pending"] and view["pending"]["type"] == "Running":
            return [action.to], ""  # type: ignore[union-attr]
        case {"head": head}, kind:
            lead = [head] if [head] in files else [head, head]
            return [*lead, action.gate if kind == "Enter" else action.to], ""  # type: ignore[union-attr]
        case {"one": one, "other": other}, "Join":
            return [one, other], ""
        case {"one": one}, "Split":
            return [one], "Couper|Split"
        case {"ant": ant, "to": to}, _:
            return [ant, to], ""
        case {"ant": cell} | {"cell": cell}, _:
            return [cell], ""
    return [], "Passer|Pass|arrêter|Stop"


@parts
async def test_fili_fourmis_game_is_played_by_mouse(visit: Visit, whole: bool) -> None:
    iris, dice = await seat_iris(visit, other=bot("level1")), Seeded(3)
    await iris.page.get_by_role("button", name="Menu de la table").click()  # from now on one press makes a move
    await iris.page.get_by_label("Confirmer chaque coup").uncheck()
    await iris.page.keyboard.press("Escape")
    moves = 0
    while await iris.turn():
        moves += 1
        if moves == 15 and not whole:
            await iris.hurry(lambda scene: max(scene["view"]["ramparts"]) >= 6,
                             lambda iris: msgspec.to_builtins(iris.choice(dice)))
            continue
        before, action = iris.scene["number"], iris.choice(dice)
        cells, button = presses(action, iris.scene["view"])
        for cell in cells:
            await iris.cell(cell).click()
        if button:
            await iris.person.prompt.get_by_role("button", name=re.compile(button)).first.click()
        await iris.after(before)
    await expect(iris.person.end.get_by_role("link", name=re.compile("Règle FIL-E[123]"))).to_be_visible(timeout=WAIT)
    held = 8 in iris.scene["view"]["ramparts"]  # the bot makes random mistakes: some games are blocked instead
    won = "gagnez? et t(ient|enez) les 8 remparts" if held else r"gagnez?, \d+ fourmi|nul|égal"
    await expect(iris.person.end.get_by_role("heading")).to_contain_text(re.compile(won, re.IGNORECASE))
    assert held == (iris.scene["ended"] == "FIL-E1")
    tallied = [await seat.inner_text() for seat in await iris.page.locator(".fili-figures").all()]
    assert [int(re.search(r"(\d+)/8", text).group(1)) for text in tallied] == iris.scene["view"]["ramparts"]  # type: ignore[union-attr]
    await iris.person.shot("fili-end-1440-fr")
    await iris.page.keyboard.press("Home")
    await expect(iris.page.locator("[data-ant]")).to_have_count(20)


async def test_fili_fourmis_moves_are_played_by_keyboard(visit: Visit) -> None:
    iris, dice = await seat_iris(visit, other=bot("level1"), language="en-GB"), Seeded(4)
    page, press, moves = iris.page, iris.page.keyboard.press, 0
    await expect(iris.person.prompt).to_contain_text("Bring an ant out")
    assert await page.locator("[role=gridcell][tabindex='0']").count() == 1
    for _ in range(40):  # the board is one tab stop
        await press("Tab")
        if await page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            break
    focused = page.locator("[role=gridcell]:focus")

    async def go(cell: str) -> None:
        for _ in range(40):
            here = await focused.get_attribute("data-cell")
            assert here is not None
            if here == cell:
                return
            up, across = int(cell[1:]) - int(here[1:]), ord(cell[0]) - ord(here[0])
            # The board lies on its side: rows are counted from the left.
            await press("ArrowRight" if up > 0 else "ArrowLeft" if up < 0 else "ArrowDown" if across > 0 else "ArrowUp")
        raise AssertionError(f"no way to {cell}")

    await press("n")
    await expect(focused).to_have_attribute("aria-label", re.compile("rampart, yours, ant, yours, can move$"))
    await press("Enter")
    await expect(iris.person.prompt).to_contain_text("Where does the ant go?")
    await press("Escape")
    await expect(iris.person.prompt).to_contain_text("Bring an ant out")
    while moves < 20 and await iris.turn():
        before, action = iris.scene["number"], iris.choice(dice)
        cells, button = presses(action, iris.scene["view"])
        for cell in cells:
            await go(cell)
            await press("Enter")
            await iris.person.drawn()
        if button:
            await iris.person.prompt.get_by_role("button", name=re.compile(button)).first.focus()
            await press("Enter")
            await iris.person.drawn()
        if button != "Pass" and await page.locator(".prompt .go").count():
            await press("Enter")
        await iris.after(before)
        moves += 1
        if button:
            await press("b")
    assert moves == 20
    assert await iris.turn()
    await press("h")
    await expect(iris.person.prompt).to_contain_text("Hint", timeout=WAIT)
    await expect(page.locator(".log")).to_contain_text(re.compile("You start a file on"))


async def test_fili_fourmis_ant_and_end_can_be_chosen_again(visit: Visit) -> None:
    iris = await seat_iris(visit)
    prompt, homes = iris.person.prompt, iris.scene["view"]["nests"][0]
    calls = [offer["action"]["ant"] for offer in iris.scene["offers"]]
    await prompt.get_by_role("button", name="Indice").click()
    await iris.page.locator(".cell.pointed").click()
    await expect(prompt).to_contain_text("Où va la fourmi")
    await prompt.get_by_role("button", name="Annuler").click()
    await expect(prompt).to_contain_text("Faites sortir une fourmi")
    await iris.cell(calls[0]).click()
    await expect(prompt).to_contain_text("Où va la fourmi")
    lit = await iris.page.locator(".cell.lit").count()
    assert lit == len(iris.scene["offers"]) > 0
    await iris.cell(calls[1]).click()
    await iris.until(lambda scene: bool((scene["view"]["pending"] or {}).get("ant") == calls[1]))
    assert iris.scene["view"]["pending"] == {"type": "Leaving", "ant": calls[1]}
    await iris.cell(calls[1]).click()
    await expect(prompt).to_contain_text("Faites sortir une fourmi")
    assert iris.scene["view"]["pending"] is None and iris.scene["view"]["nests"][0] == homes
    assert await iris.page.locator(".log li").count() == 0  # parts of a turn are not logged

    octave = await seat_iris(visit, ENDS)
    ways: dict[str, list[str]] = {}
    for offer in octave.scene["offers"]:
        if offer["action"]["type"] == "Advance":
            ways.setdefault(offer["action"]["to"], []).append(offer["action"]["head"])
    to, heads = next((to, heads) for to, heads in ways.items() if len(heads) > 1)
    await octave.cell(heads[0]).click()
    await expect(octave.person.prompt).to_contain_text("Les deux bouts peuvent mener")
    await octave.cell(to).click()
    await expect(octave.person.prompt).to_contain_text(f"Plusieurs façons d’aller en {to}")
    await octave.person.prompt.get_by_role("button", name=f"Par {heads[1]}").click()
    await expect(octave.person.prompt).to_contain_text(f"La fourmi de {heads[0]} passe devant")
    await octave.person.prompt.get_by_role("button", name="Lâcher").click()
    await octave.page.keyboard.press("Escape")
    await octave.cell(heads[1]).click()
    await expect(octave.person.prompt).to_contain_text("Ce bout mène")
    await octave.cell(to).click()
    await expect(octave.person.prompt.get_by_role("button", name="Avancer")).to_be_visible()
    await octave.cell(to).click()
    await expect(octave.page.locator(".log li").last).to_contain_text("Vous avancez votre file de")


async def test_fili_fourmis_targets_scroll_into_a_small_window(visit: Visit) -> None:
    iris = await seat_iris(visit, edition="formicarium", width=320, height=568, touch=True)
    lowest = await iris.page.locator(".cell.lit").evaluate_all("""cells => cells.map((cell) =>
        [cell.getBoundingClientRect().y, cell.dataset.cell]).sort(([one], [other]) => other - one)[0][1]""")
    window = iris.page.locator(".window")
    before = await window.evaluate("box => (box.scrollTop -= 100, box.scrollTop)")
    await iris.cell(lowest).dispatch_event("click")
    await expect(iris.person.prompt).to_contain_text("Où va la fourmi")
    await iris.page.wait_for_function("was => document.querySelector('.window').scrollTop > was + 20", arg=before)
    assert await iris.page.evaluate("""[...document.querySelectorAll('.cell.lit')].some((cell) => {
        const {x, y, width, height} = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })""")


async def test_fili_fourmis_file_is_split_and_a_file_enters(visit: Visit) -> None:
    iris = await seat_iris(visit, CUT)
    seat = iris.scene["seat"]
    await iris.page.get_by_role("gridcell", name=re.compile("(rempart|intérieur), à vous, libre$")).first.click()
    await expect(iris.page.locator(".why q")).to_have_text(re.compile("^On ne fait sortir que ses propres fourmis"))
    await iris.page.keyboard.press("Escape")
    cut = next(offer for offer in iris.scene["offers"] if offer["action"]["type"] == "Split")
    await iris.cell(cut["action"]["one"]).click()
    await expect(iris.page.locator(".cut").first).to_be_visible()
    await iris.page.locator(".cut").first.click()
    await expect(iris.person.prompt).to_contain_text("La file se coupe\u00a0: 3 et")
    files = len(iris.scene["view"]["files"][seat])
    await iris.person.prompt.get_by_role("button", name="Couper").click()
    await expect(iris.page.locator(".log li").last).to_contain_text(re.compile("Vous coupez une file entre .* 3 et"))
    assert len(iris.scene["view"]["files"][seat]) == files + 1

    octave = await seat_iris(visit, STORM, still=False)
    gate = next(offer["action"] for offer in octave.scene["offers"] if offer["action"]["type"] == "Enter")
    before = octave.scene["number"]
    walkers = "document.getAnimations().filter((one) => one.effect.target?.matches?.('.fili [data-ant]')).length"
    await octave.person.slowed()
    await octave.cell(gate["head"]).click()
    await octave.cell(gate["gate"]).click()
    await expect(octave.person.prompt).to_contain_text(f"La file entre par {gate['gate']}")
    await octave.person.prompt.get_by_role("button", name="Entrer").click()
    await octave.after(before)
    await octave.page.wait_for_function(f"() => {walkers} > 0")
    await octave.page.keyboard.press("Shift")  # any key ends the animation
    assert await octave.page.evaluate(walkers) == 0
    await expect(octave.page.locator(".log li").last).to_contain_text(re.compile(r"Vous entrez, .*\s: \d/8 remparts"))


# The middle of the window, as a fraction of the drawing's width.
MIDST = """(() => { const box = document.querySelector('.pan .window'), all = box.querySelector('.drawing').clientWidth;
    return (box.scrollLeft + box.clientWidth / 2) / all; })()"""
CENTRE = """() => { const box = document.querySelector('.pan .window');
    box.scrollLeft = (box.querySelector('.drawing').clientWidth - box.clientWidth) / 2; }"""
# selectors on a phone and on a desktop
GOAL_AND_KEY = [("p.fili-goal", ".fili-line"), (".card.fili-goal", ".fili-key")]


@pytest.mark.parametrize(("width", "height", "language", "dark"), narrowest([
    (1440, 900, "fr-FR", False), (1280, 720, "en-GB", True), (844, 390, "en-GB", False), (390, 844, "fr-FR", False),
    (320, 568, "en-GB", True)]))
async def test_fili_fourmis_board_fits_and_passes_axe_at_every_size(visit: Visit, width: int, height: int,
                                                                    language: str, dark: bool) -> None:
    iris = await seat_iris(visit, MIDDLE, "formicarium", width=width, height=height, language=language, dark=dark,
                        touch=width < 900)
    seat, files = iris.scene["seat"], iris.scene["view"]["files"]
    page, look, faults = iris.page, f"{width}-{language[:2]}-{'dark' if dark else 'light'}", list[str]()

    async def fine(name: str) -> None:
        faults.extend(await iris.person.barriers(f"fili-{name}-{look}"))

    await fine("turn")
    cells = await iris.person.cells()
    assert len(cells) == FiliFourmis().course.kit.cells > 300
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    movers = {offer["action"]["head"] for offer in iris.scene["offers"] if offer["action"]["type"] == "Advance"}
    head = max((file for file in files[seat] if file[0] in movers), key=len)[0]
    for what in GOAL_AND_KEY[width > 900]:
        await expect(page.locator(what)).to_be_visible()
    if width == 1280:  # no word of the key is cut off at this height
        for high in (800, height):
            await page.set_viewport_size({"width": width, "height": high})
            await iris.person.drawn()
            assert await page.locator(".fili-key li").evaluate_all("all => all.every((one) => one.clientHeight < 30)")
    lies = await page.locator(".pan").bounding_box()
    assert lies is not None
    if width < 900:
        await page.locator(".fili-files button").filter(has_text=head).click()
    else:
        await iris.cell(head).click()
    await expect(page.locator(".file.held")).to_be_visible()
    await fine("held")
    assert await page.locator(".pan").bounding_box() == lies
    await page.locator(".cell.lit").first.click()
    await expect(page.locator(".prompt .go")).to_be_visible()
    await fine("chosen")
    assert await page.locator(".pan").bounding_box() == lies
    if width > 900:
        box = await iris.cell(head).bounding_box()
        assert box is not None and round(min(box["width"], box["height"]) / 0.93) >= (46 if width == 1440 else 36)
    enemy = next(file[0] for file in files[1 - seat])
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await iris.cell(enemy).click()
    await expect(page.locator(".why")).to_contain_text("FIL-M5")
    await expect(page.locator(".why .no")).to_contain_text(re.compile(f"(Case|Cell) {enemy}"))
    await fine("why")
    if width < 900:
        box = await iris.cell(head).bounding_box()
        assert box is not None and min(box["width"], box["height"]) > 40
        await expect(page.locator(".pan .map")).to_be_visible()
        if width < height:
            await page.evaluate(CENTRE)
            await iris.person.drawn()
            await page.set_viewport_size({"width": width + 70, "height": height})
            await page.wait_for_function(f"width => innerWidth === width && Math.abs({MIDST} - 0.5) < 0.01",
                                         arg=width + 70)
            await page.set_viewport_size({"width": width, "height": height})
        await page.keyboard.press("0")
        await expect(page.locator(".pan .map")).to_have_count(0)
        await fine("whole")
        await page.keyboard.press("+")
        await expect(page.locator(".pan .map")).to_be_visible()
        wide = "document.querySelector('.pan .drawing').clientWidth"
        before, hands = await page.evaluate(wide), await page.context.new_cdp_session(page)
        middle = {"x": lies["x"] + lies["width"] / 2, "y": lies["y"] + lies["height"] / 2}
        await hands.send("Input.synthesizePinchGesture", {**middle, "scaleFactor": 1.5, "gestureSourceType": "touch"})
        await page.wait_for_function(f"before => {wide} > before", arg=before)
        pinched = await page.evaluate(wide)
        await page.mouse.move(middle["x"], middle["y"])
        await page.keyboard.down("Control")
        await page.mouse.wheel(0, 200)
        await page.keyboard.up("Control")
        await page.wait_for_function(f"before => {wide} < before", arg=pinched)
    assert faults == []
