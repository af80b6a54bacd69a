"""Loads that once stopped the site, in full size and with the site's own limits; they run at night."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.server.settings import Settings
from tests.support.site import ME, OPEN, SECRET, Guest, Site, bot, here, visit

pytestmark = pytest.mark.night
IMPORTS, RECONNECTS, GUESTS = 300, 213, 31
USUAL = Settings(secret=SECRET)
WITH_ITS_OWN_LIMITS = {"burst": USUAL.burst}
MEGABYTE = 1 << 20


def resident() -> int:
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * 4096 if statm.exists() else 0


def long_game() -> str:
    match, dice = Match.begin(Fourmidable(mode="apprentice", players=2), Seeded(1)), Seeded(2)
    while not match.ended():
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        match = match.play(seat, options[dice.below(len(options))], dice)
    return journal.write(match)


def test_importing_300_games_stays_within_memory() -> None:
    """The 300 games once took 1,206 MB."""
    text = long_game()
    assert len(text) > 60_000

    async def work(site: Site) -> None:
        before = resident()
        async with site.guest() as one:
            codes: list[int] = []
            for _ in range(IMPORTS):
                new = {"game": {}, "seats": [ME, here("Bo")], "journal": text}
                codes.append((await one.http.post("/api/tables", json=new)).status_code)
            assert set(codes) == {201, 429} and codes.count(201) <= USUAL.imports
            weight = resident() - before
            print({"brought": codes.count(201), "refused": codes.count(429), "MB": weight // MEGABYTE})
            assert weight < USUAL.memory + 100 * MEGABYTE

    visit(work, **WITH_ITS_OWN_LIMITS)


def test_reconnecting_200_times_sends_little_to_others() -> None:
    """The others received 42 MB of presence messages."""
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as other:
            opened = await one.open(ME, OPEN)
            await other.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Bo"})
            async with one.at(opened["table"]) as place:
                await place.first()
                came = 0
                for _ in range(RECONNECTS):
                    async with other.at(opened["table"]) as restless:
                        try:
                            await restless.first()
                            came += 1
                        except ConnectionClosed:
                            assert restless.socket.close_code == 1013
                await place.say("look", seat=0)
                size = sum(map(len, place.raw))
                print({"came": came, "told to the other, bytes": size})
                assert size < MEGABYTE

    visit(work, **WITH_ITS_OWN_LIMITS)


def test_tables_without_viewers_do_not_delay_bots_of_others() -> None:
    """All waited a minute; now tables without viewers come last."""
    async def leave_bots_thinking(guest: Guest) -> str:
        opened = await guest.open(ME, *5 * [bot("level5")], game={"game": "fourmidable", "mode": "apprentice"})
        async with guest.at(opened["table"]) as place:
            await place.first()
            while place.my_turn():
                await place.play()
                await place.until(lambda message: message["is"] == "scene")
        return str(opened["table"])

    async def work(site: Site) -> None:
        def moves(tables: list[str]) -> int:
            return sum(len(site.context.tables.live[name].history.match.journal)
                       for name in tables if name in site.context.tables.live)

        guests: list[Any] = [site.guest() for _ in range(GUESTS)]
        left = [await leave_bots_thinking(await guest.__aenter__()) for guest in guests]
        async with site.guest() as one:
            opened = await one.open(ME, bot("level5"))
            waits: list[float] = []
            overtaken = 0
            async with one.at(opened["table"]) as place:
                await place.first()
                for _ in range(8):
                    await place.shows(lambda scene: place.my_turn())
                    answer = await place.play()
                    begun, ahead = asyncio.get_running_loop().time(), moves(left)
                    await place.catch_up(answer["number"] + 1)
                    waits.append(asyncio.get_running_loop().time() - begun)
                    overtaken = max(overtaken, moves(left) - ahead)
            print({"waits, s": [round(wait, 2) for wait in waits], "moves of others meanwhile": overtaken})
            assert overtaken <= 3  # at most the bots already thinking, not all thirty-one
        for guest in guests:
            await guest.__aexit__()

    visit(work, **WITH_ITS_OWN_LIMITS, pause=USUAL.pause, guests=1e9)
