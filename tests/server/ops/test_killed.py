"""kill -9 at any moment: acknowledged moves are neither lost nor repeated, and tables go on."""
from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import httpx
import pytest
import websockets

from formicarium.core import journal
from formicarium.games import SHELF
from formicarium.server import run as running
from tests.support.night import amounts

pytestmark = [pytest.mark.unwatched, pytest.mark.long, pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")]
LOST = (OSError, websockets.WebSocketException, httpx.HTTPError, EOFError)


class Program:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with running.listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.child: subprocess.Popen[str] | None = None

    def start(self) -> None:
        with (self.folder / "log").open("a") as log:
            self.child = self.run(log)
        assert self.child.stdout is not None
        assert self.child.stdout.readline().startswith("Formicarium is open"), (self.folder / "log").read_text()

    def run(self, log: IO[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "formicarium", "serve", "--no-browser", "--port", str(self.port), "--database",
             str(self.folder / "t.sqlite"), "--thinkers", "1", "--lang", "en"],
            stdout=subprocess.PIPE, stderr=log, text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)})

    def stop(self, how: int) -> int:
        assert self.child is not None and self.child.stdout is not None
        self.child.send_signal(how)
        code = self.child.wait(120)
        self.child.stdout.close()
        return code


class Player:
    """Plays two seats of a table, and stores the acknowledged actions by line number."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookie = ""
        self.table = ""
        self.acknowledged: dict[int, Any] = {}
        self.ended = 0
        self.moves = 0

    async def begin(self) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=20, verify=False) as http:
            if not self.cookie:
                await http.get("/api/me")
                self.cookie = http.cookies["formicarium"]
            http.cookies.set("formicarium", self.cookie)
            answer = await http.post("/api/tables", json={
                "game": {"game": "wyx", "players": 3},
                "seats": [{"type": "me"}, {"type": "here", "name": "Bo"}, {"type": "bot", "bot": "random"}]})
        self.table = answer.json()["table"]
        self.acknowledged = {}

    async def play(self) -> None:
        address = f"{self.base.replace('http', 'ws')}/ws/{self.table}"
        sent: dict[int, Any] = {}
        async with websockets.connect(address, additional_headers={"Cookie": f"formicarium={self.cookie}"}) as socket:
            while True:
                message = json.loads(await socket.recv())
                if message["is"] == "scene":
                    self.check(message)
                    if message["ended"]:
                        return
                    if message["offers"]:
                        offered = message["offers"][message["number"] % len(message["offers"])]["action"]
                        words = json.dumps({"do": "play", "id": message["number"], "seat": message["seat"],
                                            "seen": message["number"], "action": offered})
                        await socket.send(words)
                        await socket.send(words)
                        sent[message["number"]] = (message["seat"], offered)
                elif message["is"] == "done":
                    assert message["number"] not in self.acknowledged
                    self.acknowledged[message["number"]] = sent[message["id"]]
                    self.moves += 1

    def check(self, scene: dict[str, Any]) -> None:
        assert scene["number"] >= max(self.acknowledged, default=0), (scene["number"], self.acknowledged)

    async def audit(self) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=20, cookies={"formicarium": self.cookie},
                                     verify=False) as http:
            answer = await http.get(f"/api/tables/{self.table}/journal")
        answer.raise_for_status()
        match, _ = journal.read(answer.text, SHELF)
        assert match.ended()
        kept = [json.loads(journal.text(entry)) for entry in match.journal]
        for number, (seat, action) in self.acknowledged.items():
            assert (kept[number - 1]["seat"], kept[number - 1]["action"]) == (seat, action)
        self.ended += 1


async def play_on(player: Player, stop: asyncio.Event) -> None:
    while not stop.is_set():
        try:
            if not player.table:
                await player.begin()
            await player.play()
            await player.audit()
            player.table = ""
        except LOST:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(("kills", "seed"), amounts("KILLS", 3, 1000, 50))
def test_no_acknowledged_move_is_lost_by_kill(tmp_path: Path, kills: int, seed: int) -> None:
    async def run() -> None:
        luck, program, stop = random.Random(seed), Program(tmp_path), asyncio.Event()
        program.start()
        players = [Player(program.base) for _ in range(3)]
        tasks = [asyncio.create_task(play_on(player, stop)) for player in players]
        for number in range(kills):
            before = sum(player.moves for player in players)
            async with asyncio.timeout(60):
                while number % 2 and sum(player.moves for player in players) == before:
                    await asyncio.sleep(0.01)  # in every second round a move comes first, even on a slow machine
            await asyncio.sleep(luck.uniform(0.05, 0.9))
            await asyncio.to_thread(program.stop, signal.SIGKILL)
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.to_thread(program.start)
        async with asyncio.timeout(120):
            while not all(player.ended or task.done() for player, task in zip(players, tasks, strict=True)):
                await asyncio.sleep(0.1)
        stop.set()
        assert await asyncio.to_thread(program.stop, signal.SIGTERM) in (0, -signal.SIGTERM)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [fault for fault in results if isinstance(fault, AssertionError)] == []
        assert sum(player.moves for player in players) > 5
        log = (tmp_path / "log").read_text()
        assert "Traceback" not in log and " error " not in log, log[-3000:]

    asyncio.run(run())
