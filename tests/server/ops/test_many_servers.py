"""Two servers with one PostgreSQL and one NATS: both serve the same tables, and one may be killed."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import websockets

from tests.support.services import fresh_database, nats_server
from tests.support.site import ME, OPEN, Guest, Place, bot

pytestmark = [pytest.mark.long, pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")]
Pair = tuple[subprocess.Popen[str], str, str]


AWAY = 4.0  # seconds; shorter than on a real site, yet enough to ask a player who has just gone, on a slow machine
HURRIED = f"""
import sys
from formicarium.server import run
from formicarium.server.ops.log import Log
from formicarium.server.settings import Settings

listening = run.listen("127.0.0.1", 0)
settings = Settings(secret=b"the same for both servers", thinkers=1, pause=0.0, away={AWAY}, heartbeat=0.4)
run.run(run.serve(settings, sys.argv[1], listening, Log(sys.stderr), sys.argv[2],
                  lambda: print("Formicarium is open:", run.address(listening), flush=True)))
"""


def start(database: str, bus: str, log: Path, hurried: bool = False) -> tuple[subprocess.Popen[str], str]:
    words = ["-m", "formicarium", "serve", "--no-browser", "--database", database, "--bus", bus,
             "--secret", "the same for both servers", "--thinkers", "1", "--lang", "en"]
    with log.open("a") as errors:
        child = subprocess.Popen(
            [sys.executable, *(["-c", HURRIED, database, bus] if hurried else words)],
            stdout=subprocess.PIPE, stderr=errors, text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)})
    assert child.stdout is not None
    said = child.stdout.readline()
    if not said.startswith("Formicarium is open"):
        child.kill()
        child.wait()
        child.stdout.close()
        raise AssertionError(log.read_text())
    return child, said.split()[-1]


@contextmanager
def two(database: str, buses: tuple[str, str], log: Path, hurried: bool = False) -> Iterator[Pair]:
    children: list[subprocess.Popen[str]] = []
    try:
        first, here = start(database, buses[0], log, hurried)
        children.append(first)
        second, there = start(database, buses[1], log, hurried)
        children.append(second)
        yield first, here, there
    finally:
        for child in children:
            child.kill()
            child.wait()
            assert child.stdout is not None
            child.stdout.close()
    assert "Traceback" not in log.read_text() and " error " not in log.read_text(), log.read_text()


def test_two_servers_share_tables_and_survive_a_kill(postgres: str, nats: str, tmp_path: Path) -> None:
    with two(fresh_database(postgres), (nats, nats), tmp_path / "log") as (first, here, there):
        asyncio.run(play(here, there, first))


async def play(here: str, there: str, first: subprocess.Popen[str]) -> None:
    async with Guest(here) as one, Guest(there) as two, Guest(there) as moved:
        opened = await one.open(ME, OPEN, bot("random"), game={"players": 3})
        async with one.at(opened["table"]) as a:
            await a.first()
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Noé"})
            await a.shows(lambda scene: scene["seats"][1]["name"] == "Noé")
            async with two.at(opened["table"]) as b:
                await b.first()
                assert (await a.say("say", text="hé"))["is"] == "done"
                assert (await b.until(lambda message: message["is"] == "chat"))["text"] == "hé"
                for _ in range(4):
                    for place, seat in ((a, 0), (b, 1)):
                        await place.shows(lambda scene, seat=seat: seat in scene["waiting"])  # type: ignore[misc]
                        answer = await place.play(seat=seat)
                        assert answer["is"] == "done", answer
                        await place.catch_up(answer["number"])
                first.send_signal(signal.SIGKILL)
                first.wait()
                with pytest.raises(websockets.ConnectionClosed):
                    await a.until(lambda message: False)
                moved.http.cookies.clear()
                moved.http.cookies.set("formicarium", one.http.cookies["formicarium"])
                async with moved.at(opened["table"]) as a2:
                    scene = await a2.first()
                    assert scene["number"] >= 8 and scene["seat"] == 0
                    ends = await asyncio.gather(a2.play_out(), b.play_out())
                    assert ends[0]["ended"] and ends[0]["places"] == ends[1]["places"]


@asynccontextmanager
async def opposite(here: str, there: str) -> AsyncIterator[tuple[Guest, Place, Guest, str]]:
    async with Guest(here) as one, Guest(there) as other:
        opened = await one.open(ME, OPEN)
        await other.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Noé"})
        async with one.at(opened["table"]) as a:
            await a.shows(lambda scene: scene["seats"][1]["name"] == "Noé")
            yield one, a, other, opened["table"]


async def is_here(place: Place, seat: int, here: bool) -> None:
    await place.until(lambda message: message["is"] in ("presence", "scene") and message["seats"][seat]["here"] == here)


def test_presence_and_proposals_reach_the_other_server(postgres: str, nats: str, tmp_path: Path) -> None:
    with two(fresh_database(postgres), (nats, nats), tmp_path / "log", hurried=True) as (_, here, there):
        asyncio.run(agree(here, there))


async def agree(here: str, there: str) -> None:
    async with opposite(here, there) as (_, a, other, table):
        async with other.at(table) as b, asyncio.timeout(60):
            await is_here(a, 1, True)
            await is_here(b, 0, True)
            await asyncio.sleep(AWAY + 1)
            assert (await a.say("propose", seat=0, what="replace", about=1))["is"] == "done"
            asked = await b.shows(lambda scene: scene["proposal"] is not None)
            assert asked["proposal"]["asked"] == [1] and asked["seats"][1]["kind"] == "person"
            await b.say("answer", seat=1, proposal=asked["proposal"]["number"], yes=False)
            await a.shows(lambda scene: scene["proposal"] is None)

            done = await a.play()
            await b.catch_up(done["number"])
            await a.say("propose", seat=0, what="takeback")
            asked = await b.shows(lambda scene: scene["proposal"] is not None)
            assert (await b.say("answer", seat=1, proposal=asked["proposal"]["number"], yes=True))["is"] == "done"
            shown = await a.catch_up(done["number"] + 1)
            assert shown["news"][-1]["kept"] == 0 and shown["waiting"] == [0] and shown["proposal"] is None
        await is_here(a, 1, False)
        await propose_and_withdraw(a)
        await replace_the_absent(a)


async def propose_and_withdraw(a: Place) -> None:
    """Propose a bot for seat 1, which is present and asked, and withdraw the proposal."""
    await a.say("propose", seat=0, what="replace", about=1, bot="random")
    scene = await a.shows(lambda scene: scene["proposal"] is not None)
    assert scene["proposal"]["asked"] == [1]
    await a.say("answer", seat=0, proposal=scene["proposal"]["number"], yes=False)


async def replace_the_absent(a: Place) -> None:
    """Replace seat 1 by a bot without agreement, after it has been absent long enough."""
    await asyncio.sleep(AWAY + 1)
    assert (await a.say("propose", seat=0, what="replace", about=1, bot="random"))["is"] == "done"
    await a.shows(lambda scene: scene["seats"][1]["kind"] == "bot")


async def decline_and_race(a: Place, b: Place) -> None:
    """The other server shows a declined draw; of a withdrawal here and a yes there, the first counts."""
    await a.say("propose", seat=0, what="draw")
    asked = await b.shows(lambda scene: scene["proposal"] is not None)
    await b.say("answer", seat=1, proposal=asked["proposal"]["number"], yes=False)
    scene = await a.shows(lambda scene: scene["declined"] is not None)
    assert (scene["declined"]["what"], scene["declined"]["seat"], scene["proposal"]) == ("draw", 1, None)
    for _ in range(6):
        await a.say("propose", seat=0, what="draw")
        asked = await b.shows(lambda scene: scene["proposal"] is not None)
        number = asked["proposal"]["number"]
        withdrawn, agreed = await asyncio.gather(a.say("answer", seat=0, proposal=number, yes=False),
                                                 b.say("answer", seat=1, proposal=number, yes=True))
        assert (withdrawn["is"] == "done") != (agreed["is"] == "done"), (withdrawn, agreed)
        ended = agreed["is"] == "done"
        for one in (a, b):
            scene = await one.shows(lambda scene: scene["proposal"] is None
                                    and (bool(scene["ended"]) or not ended))  # noqa: B023
            assert scene["ended"] == ("DRAW" if ended else "")
        if ended:
            return


def test_endings_reach_the_other_server(postgres: str, nats: str, tmp_path: Path) -> None:
    async def end(here: str, there: str) -> None:
        async with opposite(here, there) as (_, a, other, table), other.at(table) as b, asyncio.timeout(60):
            await b.first()
            await decline_and_race(a, b)
        async with Guest(here) as one, Guest(there) as other:
            opened = await one.open(ME, OPEN, bot("random"))
            await other.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Noé"})
            async with one.at(opened["table"]) as a, other.at(opened["table"]) as b, asyncio.timeout(60):
                await b.first()
                assert (await b.say("end", seat=1, how="leave", bot="random"))["is"] == "done"
                scene = await a.shows(lambda scene: scene["seats"][1]["kind"] == "bot")
                assert scene["seats"][1]["left"] == "Noé" and "leave" not in scene["ways"]
                assert (await a.say("end", seat=0, how="resign"))["is"] == "done"
                scene = await b.shows(lambda scene: bool(scene["ended"]))
                assert (scene["why_ended"], scene["places"]) == ("resign", [2, 2, 1])

    with two(fresh_database(postgres), (nats, nats), tmp_path / "log", hurried=True) as (_, here, there):
        asyncio.run(end(here, there))


def test_servers_without_a_bus_do_not_replace_present_players( postgres: str, nats: str, tmp_path: Path) -> None:
    with nats_server() as another, two(fresh_database(postgres), (nats, another), tmp_path / "log", hurried=True) as \
            (_, here, there):
        asyncio.run(deaf(here, there))


async def deaf(here: str, there: str) -> None:
    async with opposite(here, there) as (_, a, other, table):
        async with other.at(table) as b, asyncio.timeout(60):
            await b.first()
            await asyncio.sleep(AWAY + 2)
            await propose_and_withdraw(a)
        await replace_the_absent(a)


def test_player_from_another_server_sees_its_moves_without_a_notice(postgres: str, nats: str, tmp_path: Path) -> None:
    """The notice was lost, and the other server has had the table in memory for long."""
    async def move(here: str, there: str) -> None:
        async with opposite(here, there) as (_, a, other, table), asyncio.timeout(60):
            async with other.at(table) as b:
                before = (await b.first())["number"]
            done = await a.play()
            assert done["number"] > before
            async with other.at(table) as b:
                assert (await b.first())["number"] == done["number"]

    with nats_server() as another, two(fresh_database(postgres), (nats, another), tmp_path / "log") as (_, here, there):
        asyncio.run(move(here, there))


def test_players_seeking_on_two_servers_are_paired(postgres: str, nats: str, tmp_path: Path) -> None:
    with two(fresh_database(postgres), (nats, nats), tmp_path / "log") as (_, here, there):
        asyncio.run(meet(here, there))


async def meet(here: str, there: str) -> None:
    """Let all guests seek at the same moment, repeatedly: each gets one table, none a second one."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest((here, there)[number % 2])) for number in range(8)]
        places = [await stack.enter_async_context(guest.at("lobby")) for guest in guests]
        looks = await stack.enter_async_context((await stack.enter_async_context(Guest(there))).at("lobby"))
        tables: set[str] = set()
        for _ in range(3):
            async with asyncio.timeout(60):
                await asyncio.gather(*(place.say("seek", game={"game": "wyx", "players": 2}) for place in places))
                found = await asyncio.gather(*(place.paired() for place in places))
            assert sorted(found.count(table) for table in set(found)) == [2, 2, 2, 2], found
            assert not tables & set(found)
            tables |= set(found)
        for guest in guests:
            mine = await guest.ask("GET", "/api/me/tables")
            assert len(mine) == 3 and {one["table"] for one in mine} <= tables
        opened = await guests[0].open(ME, OPEN, public=True)  # the other server learns of an open table, too
        row = (await looks.until(lambda message: message["is"] == "lobby" and message["waiting"]))["waiting"][0]
        assert row["join"] == opened["invitations"][1]
