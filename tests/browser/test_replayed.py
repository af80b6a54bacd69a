"""Ended games: ties on their sheets, the Cicada's reveal in a replay, galleries in the colours of the table."""
from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.async_api import Locator, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Guess
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from tests.support.browser_site import ME, Person, bot

from .conftest import Visit


@cache
def random_match(game: Game, seed: int) -> Match:
    match, dice = Match.begin(game, Seeded(seed)), Seeded(seed + 1000)
    while waiting := match.waiting():
        options = match.legal_actions(waiting[-1])
        match = match.play(waiting[-1], options[dice.below(len(options))], dice)
    return match


async def ended_table(iris: Person, game: Game, match: Match) -> str:
    text = journal.write(match, ("",) * game.players)
    options = {"game": game.id, "mode": game.mode, "edition": game.edition,
               **({"quiet_limit": game.quiet_limit} if isinstance(game, FiliFourmis) else {})}
    table = await iris.open(ME, *[bot("level1")] * (game.players - 1), journal=text, game=options)
    return str(table["table"])


# tied games: by game, the tie-breaker in words, and its value for each seat
TIES: list[tuple[Game, int, str]] = [
    (Cigale(players=3, mode="autumn"), 55, "À égalité : cartes à insecte"),
    (Cigale(players=3, mode="winter", edition="quick"), 7, "À égalité : cartes Chemin"),
    (Micropolis(players=3), 9, "À égalité : la plus grande armée"),
    (FiliFourmis(players=2, edition="small", quiet_limit=20), 0, "À égalité : fourmis au-delà du milieu"),
]


def deciding_lines(match: Match, seats: list[int]) -> list[int]:
    """Return the tie-breaker's value by seat (CIG-A13, CIG-W15, MIC-V7, FIL-E2)."""
    view: Any = match.view(0)
    if isinstance(match.game, Micropolis):
        return [next(hill.army for hill in view.anthills if hill.seat == seat) for seat in seats]
    if isinstance(match.game, FiliFourmis):
        return [view.beyond[seat] for seat in seats]
    if match.game.mode == "autumn":
        return [view.insect_cards[seat] for seat in seats]
    return [len(view.reserves[seat]) for seat in seats]


async def test_score_sheet_shows_the_tie_break(visit: Visit) -> None:
    iris = await visit()
    for game, seed, words in TIES:
        match = random_match(game, seed)
        totals = [sum(line.points for line in match.tally(seat)) for seat in range(game.players)]
        level = [seat for seat in range(game.players) if totals.count(totals[seat]) > 1]
        assert len(level) == 2
        await iris.sit(await ended_table(iris, game, match))
        row = iris.end.get_by_role("row", name=re.compile(words.replace(" ", r"\s")))
        await expect(row).to_be_visible()
        order = sorted(range(game.players), key=lambda seat: (match.places()[seat], seat))
        shown = [str(one) for one in deciding_lines(match, order)]
        values = [value if seat in level else "·" for seat, value in zip(order, shown, strict=True)]
        await expect(row.get_by_role("cell")).to_have_text(values)
        ahead, behind = sorted(level, key=lambda seat: match.places()[seat])
        assert deciding_lines(match, [ahead]) > deciding_lines(match, [behind])
        if game.mode == "winter":
            await iris.page.set_viewport_size({"width": 390, "height": 844})
            assert await iris.barriers("tie-cigale-winter-390-fr") == []
            await iris.page.set_viewport_size({"width": 1440, "height": 900})
        await iris.shot(f"tie-{game.id}-{game.mode}-1440-fr")


async def goes_on(iris: Person, thing: Locator, seen: bool = True) -> None:
    """Wait until it is seen, or gone; the page's clock stands between two steps of this."""
    for _ in range(400):
        if await thing.is_visible() == seen:
            return
        await iris.page.clock.run_for(20)
    raise AssertionError(f"{thing} does not come")


async def test_cigale_reveal_is_animated_in_a_replay(visit: Visit) -> None:
    iris = await visit(still=False)
    game = Cigale(players=3, mode="winter", edition="quick")
    match = random_match(game, 2)
    # The viewing seat has a token then, so it is not the Cicada.
    number, who = next((at, entry.seat) for at, entry in enumerate(match.journal, 1)
                       if isinstance(entry.action, Guess) and entry.seat != 0)
    table = await ended_table(iris, game, match)
    slider, bar = iris.page.get_by_role("slider"), iris.page.locator(".replay")
    panel = iris.page.locator(".cigale-reveal")

    await iris.goto(f"/replay/{table}?at={number - 1}")
    await expect(slider).to_have_value(str(number - 1))
    await expect(iris.page.locator(".seat").nth(who)).to_contain_text("Cigale")
    await iris.page.clock.install()
    await iris.page.clock.pause_at(await iris.page.evaluate("Date.now() / 1000") + 5)  # time does not advance it
    await iris.page.locator("main").focus()
    await iris.page.keyboard.press("ArrowRight")
    await goes_on(iris, panel)
    await expect(panel.locator("p")).to_be_hidden()
    await expect(bar).to_contain_text(re.compile(rf"Coup {number} sur \d+$"))
    await iris.page.clock.run_for(100)
    await iris.page.locator(".cigale-table .sq").click()
    await expect(panel.locator("p")).to_contain_text(re.compile("C’était .*La Cigale (a deviné|s’est trompée)"))
    await expect(panel.locator(".seat-name").first).to_have_text("Vous")
    await expect(bar).to_contain_text(re.compile(rf"Coup {number} sur \d+\s: "))
    await iris.page.keyboard.press("ArrowRight")
    await goes_on(iris, panel, seen=False)
    await expect(slider).to_have_value(str(number + 1))
    for back in (number, number - 1):
        await iris.page.keyboard.press("ArrowLeft")
        await expect(slider).to_have_value(str(back))
        await iris.page.clock.run_for(200)
        await expect(panel).to_have_count(0)
    await bar.get_by_role("combobox", name="Vitesse").select_option("4")
    await bar.get_by_role("button", name="Lecture").click()
    await goes_on(iris, panel)  # the replay waits for the reveal, then continues by itself
    await goes_on(iris, panel.locator("p"))
    await goes_on(iris, bar.get_by_text(re.compile(f"Coup {number + 1} sur")))


async def test_micropolis_galleries_keep_their_colours_in_a_replay(visit: Visit) -> None:
    iris, game = await visit(), Micropolis(players=3)
    match = random_match(game, 9)
    table = await ended_table(iris, game, match)
    tints = "(all) => all.map((one) => [one.getAttribute('data-dug'), one.innerHTML.match(/\\bt\\d\\b/g)])"

    async def colours() -> Any:
        found = iris.page.locator(".mic.ring [data-dug]")
        await expect(found.first).to_be_visible()
        return await found.evaluate_all(tints)

    await iris.sit(table)
    here = await colours()
    assert len({str(one) for one in here}) > 3
    last = len(match.journal)
    mine = max(at for at, entry in enumerate(match.journal, 1) if entry.seat == 0 and entry.action is not None)
    await iris.goto(f"/replay/{table}?at={mine}")
    await expect(iris.page.get_by_role("slider")).to_have_value(str(mine))
    await expect(iris.page.locator(".log .line")).not_to_have_count(0)
    await expect(iris.page.locator(".replay")).to_contain_text(f"Coup {mine} sur {last}")
    assert await colours() == here


async def test_fourmidable_pheromones_stay_visible_at_the_end_on_a_landscape_phone(visit: Visit) -> None:
    iris, game = await visit(width=844, height=390, touch=True), Fourmidable(players=2, mode="child")
    match = random_match(game, 2)
    table = await ended_table(iris, game, match)
    await iris.sit(table)
    await expect(iris.end).to_be_visible()
    view: Any = match.view(0)
    scents = iris.page.locator(".forest .scent")
    await expect(scents).to_have_count(sum(one.owner is not None for one in view.ground))
    widths = await scents.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert len(widths) > 10 and all(widths)

    # Its replay has no bar there, but it has the coach.
    await iris.goto(f"/replay/{table}")
    await iris.page.get_by_role("button", name="Revoir avec la coach").click()
    await expect(iris.page).to_have_url(re.compile(r"[?&]coach"))
