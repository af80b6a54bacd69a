"""Two servers, one PostgreSQL, one NATS: the same tables on both, and one may be killed."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import websockets
from services import fresh_database, nats, postgres

from .site import ME, OPEN, Guest, bot

pytestmark = [pytest.mark.engine_free, pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")]
__all__ = ["nats", "postgres"]


def start(database: str, bus: str, log: Path) -> tuple[subprocess.Popen[str], str]:
    with log.open("a") as errors:
        child = subprocess.Popen(
            [sys.executable, "-m", "formicarium", "serve", "--no-browser", "--database", database, "--bus", bus,
             "--secret", "the same for both servers", "--thinkers", "1", "--lang", "en"],
            stdout=subprocess.PIPE, stderr=errors, text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)})
    assert child.stdout is not None
    said = child.stdout.readline()
    assert said.startswith("Formicarium is open"), log.read_text()
    return child, said.split()[-1]


def test_two_servers_share_tables_and_one_is_killed(postgres: str, nats: str, tmp_path: Path) -> None:
    database, log = fresh_database(postgres), tmp_path / "log"
    first, here = start(database, nats, log)
    second, there = start(database, nats, log)
    try:
        asyncio.run(play(here, there, first))
    finally:
        for child in (first, second):
            child.kill()
            child.wait()
            assert child.stdout is not None
            child.stdout.close()
    assert "Traceback" not in log.read_text() and " error " not in log.read_text(), log.read_text()


async def play(here: str, there: str, first: subprocess.Popen[str]) -> None:
    async with Guest(here) as one, Guest(there) as two, Guest(there) as moved:
        opened = await one.open(ME, OPEN, bot("random"), game={"players": 3})
        async with one.at(opened["table"]) as a:
            await a.first()
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Noé"})
            await a.shows(lambda scene: scene["seats"][1]["name"] == "Noé")  # heard of over the bus
            async with two.at(opened["table"]) as b:
                await b.first()
                assert (await a.say("say", text="hé"))["is"] == "done"
                assert (await b.until(lambda told: told["is"] == "chat"))["text"] == "hé"
                for _ in range(4):
                    for place, seat in ((a, 0), (b, 1)):
                        await place.shows(lambda scene, seat=seat: seat in scene["waiting"])  # type: ignore[misc]
                        answer = await place.play(seat=seat)
                        assert answer["is"] == "done", answer
                        await place.catch_up(answer["number"])
                first.send_signal(signal.SIGKILL)
                first.wait()
                with pytest.raises(websockets.ConnectionClosed):
                    await a.until(lambda told: False)
                moved.http.cookies.clear()
                moved.http.cookies.set("formicarium", one.http.cookies["formicarium"])
                async with moved.at(opened["table"]) as a2:
                    scene = await a2.first()
                    assert scene["number"] >= 8 and scene["seat"] == 0
                    ends = await asyncio.gather(a2.play_out(), b.play_out())
                    assert ends[0]["ended"] and ends[0]["places"] == ends[1]["places"]
