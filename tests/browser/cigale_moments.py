"""Games of La Cigale & la Fourmi stopped at a certain moment, and a player who goes on from there."""
from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.async_api import expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from tests.support.browser_site import ME, Seated, bot

from .conftest import Visit

THINGS = (".tok.lit", ".prov.lit", ".power.lit", ".pc.lit", ".cell.lit", ".side-b .jar.lit")
Wanted = Callable[[Any], bool]


class Player(Seated):
    async def press(self) -> None:
        if await self.page.locator(".cigale-reveal").count():
            await self.page.keyboard.press("Shift")
            return
        for what in (".prompt .go", *THINGS):
            found = self.page.locator(what)
            if count := await found.count():
                spread = what in (".cell.lit", ".tok.lit")
                await found.nth((self.view["round"] * 7 + len(self.view["ants"])) % count if spread else 0).click()
                return
        swap = self.person.prompt.get_by_role("button", name=re.compile("^(Échanger|Exchange)$"))
        if await swap.count():
            await swap.click()


@cache
def journal_until(mode: str, players: int, wanted: Wanted) -> tuple[str, Any]:
    for seed in range(400):
        match, dice = Match.begin(Cigale(players=players, mode=mode), Seeded(seed)), Seeded(seed + 1000)
        for _ in range(400):
            waiting = match.waiting()
            if not waiting:
                break
            if wanted(match):
                return journal.write(match, ("",) * players), match.view(-1)
            options = match.legal_actions(waiting[-1])
            match = match.play(waiting[-1], options[dice.below(len(options))], dice)
    raise AssertionError("no game comes to that")


@cache
def nearly_over() -> tuple[str, Any]:
    """Play a short winter with powers in which the Ant and the Cicada lack one point each and have enough cards."""
    match, dice = Match.begin(Cigale(players=3, mode="winter-powers", edition="quick"), Seeded(101)), Seeded(1101)
    for _ in range(264):
        options = match.legal_actions(match.waiting()[-1])
        match = match.play(match.waiting()[-1], options[dice.below(len(options))], dice)
    return journal.write(match, ("",) * 3), match.view(-1)


def phase(name: str, round_: int = 1, ants: int = 0) -> Wanted:
    def is_wanted(match: Match) -> bool:
        view = match.view(-1)
        return view.phase == name and view.round >= round_ and len(view.ants) >= ants

    return is_wanted


def offers(kind: str, round_: int = 1) -> Wanted:
    def is_wanted(match: Match) -> bool:
        return match.view(-1).round >= round_ and any(type(action).__name__ == kind
                                                      for action in match.legal_actions(match.waiting()[0]))

    return is_wanted


def holding(match: Match) -> bool:
    return match.waiting() == (match.view(-1).stocked,)


STOCKED: Wanted = holding
PLACING, CHOOSING, GUESSING = phase("placing", 3, 2), phase("choosing", 5), phase("guessing", 5)
COLLECTING, EMPOWERING = phase("collecting", 3), phase("empowering", 3)
PAYING, BUYING, EXCHANGING = offers("Pay"), offers("Buy", 6), offers("Exchange")


async def table_of(visit: Visit, mode: str, players: int, wanted: Wanted, who: str, others: Any = None,
                   iris: Player | None = None, **how: Any) -> tuple[Player, Any, Any]:
    """Open a table at such a moment; `who`: the person's role (the Ant, the Cicada or the collector).
    The other seats are bots, or OPEN: people who sit down and do nothing.
    """
    text, view = journal_until(mode, players, wanted)
    seat = getattr(view, who)
    iris = iris or Player(await visit(**how))
    seats = [ME if place == seat else others or bot("level1") for place in range(players)]
    table = await iris.person.open(*seats, name="Iris", journal=text,
                                   game={"game": "cigale", "mode": mode, "players": players})
    await iris.person.joined(table, *["Octave"] * players)
    await iris.come(table)
    await expect(iris.person.board).to_be_visible()
    return iris, view, table
