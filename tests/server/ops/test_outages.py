"""PostgreSQL, NATS and servers crash, one after the other, while people play: no acknowledged move is lost."""
from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from formicarium.server.run import listen
from tests.support.night import amounts
from tests.support.services import fresh_database

from .test_killed import LOST, Player
from .test_many_servers import start

pytestmark = [pytest.mark.unwatched, pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")]
NATS = shutil.which("nats-server", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


class World:
    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.log = folder / "log"
        with listen("127.0.0.1", 0) as free:
            self.bus_port = free.getsockname()[1]
        self.bus = self.start_bus()
        self.servers: list[tuple[subprocess.Popen[str], str]] = []
        self.happened: dict[str, int] = {}

    def start_bus(self) -> subprocess.Popen[bytes]:
        assert NATS
        return subprocess.Popen([NATS, "-a", "127.0.0.1", "-p", str(self.bus_port)], stderr=subprocess.DEVNULL)

    def start_server(self) -> tuple[subprocess.Popen[str], str]:
        return start(self.database, f"nats://127.0.0.1:{self.bus_port}", self.log)

    def open(self) -> None:
        self.servers = [self.start_server(), self.start_server()]

    def close(self) -> None:
        for child, _ in self.servers:
            child.kill()
            child.wait()
            assert child.stdout is not None
            child.stdout.close()
        self.bus.kill()
        self.bus.wait()

    async def mishap(self, luck: random.Random) -> None:
        what = luck.choice(("kill a server", "stop a server", "kill the bus", "cut connections", "crash the database"))
        self.happened[what] = self.happened.get(what, 0) + 1
        which = luck.randrange(2)
        if what == "kill a server":
            child = self.servers[which][0]
            child.kill()
            await asyncio.to_thread(child.wait)
            assert child.stdout is not None
            child.stdout.close()
            self.servers[which] = await asyncio.to_thread(self.start_again)
        elif what == "stop a server":
            self.servers[which][0].send_signal(signal.SIGSTOP)
            await asyncio.sleep(luck.uniform(0.1, 1.5))
            self.servers[which][0].send_signal(signal.SIGCONT)
        elif what == "kill the bus":
            self.bus.kill()
            await asyncio.to_thread(self.bus.wait)
            await asyncio.sleep(luck.uniform(0.0, 1.0))
            self.bus = self.start_bus()
        else:
            await self.disturb(crash=what == "crash the database")

    def start_again(self) -> tuple[subprocess.Popen[str], str]:
        """Start the server; the database may still be recovering."""
        for _ in range(30):
            try:
                return self.start_server()
            except AssertionError:
                pass
        return self.start_server()

    async def disturb(self, crash: bool) -> None:
        """Stop one service; after a hard kill of its connections PostgreSQL recovers from its log."""
        import asyncpg

        try:
            connection = await asyncpg.connect(self.database, timeout=20)
            others = [row[0] for row in await connection.fetch(
                "select pid from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()")]
            if crash and others:
                os.kill(others[0], signal.SIGKILL)
            else:
                await connection.execute("select pg_terminate_backend(pid) from unnest($1::integer[]) as pid", others)
            await connection.close()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            pass


async def play_on(player: Player, world: World, luck: random.Random, stop: asyncio.Event) -> None:
    while not stop.is_set():
        player.base = luck.choice(world.servers)[1]
        try:
            if not player.table:
                await player.begin()
            async with asyncio.timeout(15):
                await player.play()
            await player.audit()
            player.table = ""
        except (*LOST, KeyError, ValueError):
            await asyncio.sleep(0.05)


@pytest.mark.skipif(NATS is None, reason="nats-server is not installed")
@pytest.mark.parametrize(("mishaps", "seed"), amounts("MISHAPS", 3, 500, 50))
def test_no_acknowledged_move_is_lost_in_outages_of_servers_bus_and_database(postgres: str, tmp_path: Path,
                                                                             mishaps: int, seed: int) -> None:
    world, luck = World(fresh_database(postgres), tmp_path), random.Random(seed)

    async def run() -> dict[str, Any]:
        stop = asyncio.Event()
        players = [Player("") for _ in range(3)]
        tasks = [asyncio.create_task(play_on(player, world, random.Random(f"{seed}/{i}"), stop))
                 for i, player in enumerate(players)]
        for _ in range(mishaps):
            await asyncio.sleep(luck.uniform(0.2, 1.5))
            await world.mishap(luck)
            for task in tasks:
                if task.done():
                    task.result()
        async with asyncio.timeout(240):
            while not all(player.ended or task.done() for player, task in zip(players, tasks, strict=True)):
                await asyncio.sleep(0.1)
        stop.set()
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [fault for fault in results if isinstance(fault, AssertionError)] == []
        return {"games": sum(player.ended for player in players), **world.happened}

    try:
        world.open()
        print(asyncio.run(run()))
    finally:
        world.close()
    assert "Traceback" not in world.log.read_text()
