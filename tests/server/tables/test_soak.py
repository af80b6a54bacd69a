"""Many short games, one after the other: each leaves its results in the store, and nothing in memory."""
from __future__ import annotations

import asyncio
import gc
import mmap
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from weakref import WeakSet

import pytest

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx
from formicarium.server.tables.live_table import LiveTable
from tests.support.night import amounts
from tests.support.site import ME, Guest, Site, bot, eventually, visit

pytestmark = pytest.mark.unwatched
FIRST = 25  # games until all caches for one-time work are filled
BROUGHT = 100  # games imported by one person before the next; a day's limit is Settings.imports
CACHES = 1_000  # games until bounded caches are full: above all SQLite's page cache
LEFT = 4
PAGE = mmap.PAGESIZE


def late_in_a_game() -> str:
    dice = Seeded(4)
    match = Match.begin(Wyx(players=2), Seeded(3))
    while not match.ended():
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        match = match.play(seat, options[dice.below(len(options))], dice)
    return "".join(journal.write(match).splitlines(keepends=True)[:-LEFT])


async def play_a_short_game(site: Site, guest: Guest, text: str, rooms: WeakSet[LiveTable]) -> None:
    opened = await guest.open(ME, bot("random"), journal=text)
    rooms.add(site.context.tables.live[opened["table"]])
    async with guest.at(opened["table"]) as place:
        await place.first()
        await place.play_out()
    while site.context.tables.live:
        for name in list(site.context.tables.live):
            site.context.tables.unload_if_idle(site.context.tables.live[name], site.context.time.now() + 10_000)
        await asyncio.sleep(0.002)


async def all_gone(rooms: WeakSet[LiveTable]) -> bool:
    return len(rooms) == 0


def resident() -> int:
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) if statm.exists() else 0


@pytest.mark.parametrize(("games", "_seed"), amounts("GAMES", 120, 20_000))
def test_ended_games_leave_no_memory(games: int, _seed: int) -> None:
    text = late_in_a_game()

    async def work(site: Site) -> None:
        blocks = 0
        pages = list[int]()
        rooms: WeakSet[LiveTable] = WeakSet()
        gc.disable()
        try:
            async with AsyncExitStack() as stack:
                for number in range(games + FIRST):
                    if number % BROUGHT == 0:
                        await stack.aclose()
                        guest = await stack.enter_async_context(site.guest())
                    await play_a_short_game(site, guest, text, rooms)
                    if number % FIRST == FIRST - 1:
                        assert not site.context.tables.live
                        await eventually(lambda: all_gone(rooms))
                        gc.collect()
                        site.log.seek(0)
                        site.log.truncate()  # the test's own log, half a kilobyte a game
                    if number == FIRST - 1:
                        blocks = sys.getallocatedblocks()
                    if number in {FIRST - 1, games + FIRST - 1} or (number and number % CACHES == 0):
                        pages.append(resident())
                        print(f"{number} games: {pages[-1] * PAGE / 1e6:.1f} MB", flush=True)
                assert sys.getallocatedblocks() < 1.1 * blocks
                begun = pages[1] if len(pages) > 2 else pages[0]
                assert pages[-1] <= 1.1 * begun, pages
        finally:
            gc.enable()

    visit(work, socket_openings=1e9, writes=1e9, reads=1e9, guests=1e9)
