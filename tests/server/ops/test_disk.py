"""A full disk, and one that fails to flush (tests/faults/disk.c, preloaded before the C library).

Acknowledged moves are stored, refused ones are not, and an uncertain result is never reported as certain.
"""
from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.night import amounts
from tests.support.site import ME, Guest, Place, here

from .test_killed import Program

COMPILER = shutil.which(os.environ.get("CC", "cc"))
pytestmark = [pytest.mark.unwatched,
              pytest.mark.skipif(sys.platform != "linux" or COMPILER is None, reason="LD_PRELOAD and a C compiler")]
SHIM = Path(__file__).parents[2] / "faults" / "disk.c"


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("shim") / "disk.so"
    assert COMPILER
    subprocess.run([COMPILER, "-shared", "-fPIC", "-O1", "-o", made, SHIM, "-ldl"], check=True)
    return made


class Account:
    def __init__(self) -> None:
        self.kept: dict[int, Any] = {}
        self.refused = 0
        self.doubted = 0

    async def move(self, place: Place) -> str:
        """Make one move and react to its answer as a person would."""
        scene = place.scene
        action = scene["offers"][0]["action"]
        answer = await place.play(action, seat=scene["waiting"][0])
        if answer["is"] == "done":
            self.kept[answer["number"]] = action
            await place.catch_up(answer["number"])
            return "done"
        rule: str = answer["rule"]
        self.refused += rule == "STORE"
        self.doubted += rule == "UNSURE"
        return rule


async def sit(program: Program, guest: Guest, account: Account, weather: Path, luck: random.Random, days: int) -> str:
    """Simulate `days` bad days; the last one ends with a kill."""
    table: str = (await guest.open(ME, here("Bo")))["table"]
    for day in range(days):
        weather.write_text("")
        async with guest.at(table) as place:
            await place.first()
            if place.scene["ended"]:
                return table
            for _ in range(luck.randrange(1, 4)):
                if not place.scene["ended"]:
                    assert await settle_doubt(place, account) == "done"
            bad = luck.choice(("full", "eio"))
            weather.write_text(bad)
            if place.scene["ended"]:
                return table
            said = await account.move(place)
            assert said == ("STORE" if bad == "full" else "UNSURE"), (bad, said)
            if day % 2:
                await asyncio.to_thread(program.stop, signal.SIGKILL)
                weather.write_text("")
                await asyncio.to_thread(program.start)
            else:
                weather.write_text("")
                assert await settle_doubt(place, account) in ("done", "ended")
    return table


async def settle_doubt(place: Place, account: Account) -> str:
    while not place.scene["ended"]:
        number = place.scene["number"]
        said = await account.move(place)
        if said == "RATE":  # faster than a person may play
            await asyncio.sleep(0.2)
        elif said == "STALE":
            await place.catch_up(number + 1)
        else:
            return said
    return "ended"


@pytest.mark.parametrize(("days", "seed"), amounts("BAD_DAYS", 4, 400, 20))
def test_no_acknowledged_move_is_lost_on_a_failing_disk(tmp_path: Path, shim: Path, monkeypatch: pytest.MonkeyPatch,
                                                        days: int, seed: int) -> None:
    weather = tmp_path / "weather"
    monkeypatch.setenv("FAULTY", str(weather))
    monkeypatch.setenv("LD_PRELOAD", str(shim))
    program, account, luck = Program(tmp_path), Account(), random.Random(seed)

    async def run() -> None:
        await asyncio.to_thread(program.start)
        try:
            async with Guest(program.base) as guest:
                table = await sit(program, guest, account, weather, luck, days)
                weather.write_text("")
                async with guest.at(table) as place:
                    await place.first()
                    while not place.scene["ended"]:
                        await settle_doubt(place, account)
                text = (await guest.http.get(f"/api/tables/{table}/journal")).text
        finally:
            await asyncio.to_thread(program.stop, signal.SIGTERM)
        lines = [json.loads(line) for line in text.splitlines()[1:]]
        assert account.refused + account.doubted
        assert all(lines[number - 1]["action"] == action for number, action in account.kept.items())
        extra = len(lines) - len(account.kept)
        assert 0 <= extra <= account.doubted, (extra, account.doubted)  # no move that was surely refused
        print({"acknowledged": len(account.kept), "refused": account.refused, "in doubt": account.doubted,
               "in doubt and kept": extra})

    asyncio.run(run())

