"""kill -9 while a game is being ended: acknowledged endings stand, others are stored completely or not at all."""
from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import websockets

from formicarium.core import journal
from formicarium.games import SHELF
from tests.support.night import amounts

from .test_killed import LOST, Program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")
ME, BO, BOT = {"type": "me"}, {"type": "here", "name": "Bo"}, {"type": "bot", "bot": "random"}
# by way of ending: a table where one person can do it alone
WAYS = {"resign": [ME, BOT], "leave": [ME, BO, BOT], "draw": [ME, BO], "abort": [ME, BOT], "stop": [ME, BO, BOT]}


class Ending(NamedTuple):
    table: str
    how: str
    done: bool


class Quitter:
    def __init__(self, base: str, cookie: str) -> None:
        self.base = base
        self.cookie = cookie

    @classmethod
    async def come(cls, base: str) -> Quitter:
        async with httpx.AsyncClient(base_url=base, timeout=20) as http:
            await http.put("/api/me", json={"name": "Al"})
            return cls(base, http.cookies["formicarium"])

    async def ask(self, path: str, data: Any = None) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.base, timeout=20, cookies={"formicarium": self.cookie}) as http:
            answer = await (http.get(path) if data is None else http.post(path, json=data))
            return answer.raise_for_status()

    async def open(self, how: str) -> str:
        seats = WAYS[how]
        made = await self.ask("/api/tables", {"game": {"game": "wyx", "players": len(seats)}, "seats": seats})
        return str(made.json()["table"])

    def at(self, table: str) -> Any:
        return websockets.connect(f"{self.base.replace('http', 'ws')}/ws/{table}",
                                  additional_headers={"Cookie": f"formicarium={self.cookie}"})

    async def end(self, table: str, how: str, asked: asyncio.Event) -> bool:
        """Return whether the ending was acknowledged before the crash."""
        words = ({"do": "propose", "what": how} if how in ("draw", "stop") else {"do": "end", "how": how})
        with suppress(*LOST):
            async with self.at(table) as socket:
                while (scene := json.loads(await socket.recv()))["is"] != "scene":
                    pass
                assert how in scene["ways"]
                await socket.send(json.dumps({**words, "id": 1, "seat": 0}))
                asked.set()
                while True:
                    message = json.loads(await socket.recv())
                    if message["is"] == "done":
                        return True
                    assert message["is"] != "refused" and message["is"] != "bad", message
        return False

    async def check(self, ending: Ending) -> bool:
        """Return whether the ending stands on the restarted server."""
        async with self.at(ending.table) as socket, asyncio.timeout(60):
            while True:
                scene = json.loads(await socket.recv())
                if scene["is"] != "scene":
                    continue
                lines = [line["house"] for line in scene["news"] if line["house"]]
                stands = lines == [ending.how]
                assert stands or (lines == [] and not ending.done), (ending, lines)
                if ending.how != "leave":
                    assert scene["ended"] == (ending.how.upper() if stands else ""), (ending, scene["ended"])
                    break
                assert scene["ended"] == ""
                if not stands or scene["seats"][0]["left"]:  # the restarted server completes the other half
                    assert scene["seats"][0]["kind"] == ("bot" if stands else "person")
                    break
        if stands and ending.how != "leave":
            match, _ = journal.read((await self.ask(f"/api/tables/{ending.table}/journal")).text, SHELF)
            assert match.ended() == ending.how.upper()
        return stands


@pytest.mark.parametrize(("kills", "seed"), amounts("KILLED_ENDINGS", 3, 400, 40))
def test_acknowledged_ending_survives_a_kill(tmp_path: Path, kills: int, seed: int) -> None:
    async def run() -> None:
        luck, program = random.Random(seed), Program(tmp_path)
        await asyncio.to_thread(program.start)
        quitter = await Quitter.come(program.base)
        endings: list[Ending] = []
        for number in range(kills):
            how = list(WAYS)[number % len(WAYS)]
            table, asked = await quitter.open(how), asyncio.Event()
            ended = asyncio.create_task(quitter.end(table, how, asked))
            await asyncio.wait([asyncio.create_task(asked.wait()), ended], return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(luck.uniform(0, 0.02) if number % 2 else 0)
            await asyncio.to_thread(program.stop, signal.SIGKILL)
            endings.append(Ending(table, how, await ended))
            await asyncio.to_thread(program.start)
            await quitter.check(endings[-1])
        for ending in endings:
            await quitter.check(ending)
        done = Ending(await quitter.open("resign"), "resign", True)
        assert await quitter.end(done.table, done.how, asyncio.Event())
        await asyncio.to_thread(program.stop, signal.SIGKILL)
        await asyncio.to_thread(program.start)
        assert await quitter.check(done)
        assert await asyncio.to_thread(program.stop, signal.SIGTERM) in (0, -signal.SIGTERM)
        log = (tmp_path / "log").read_text()
        assert "Traceback" not in log and " error " not in log, log[-3000:]

    asyncio.run(run())
