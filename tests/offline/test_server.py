"""The site without a server, run natively: the same endpoints and tables, for one person."""
from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from functools import partial
from typing import Any

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.games import SHELF
from formicarium.offline.server import begin
from formicarium.offline.worker import serve
from tests.server.tables.test_leaks import until
from tests.support.site import ME, PATIENCE, bot, eventually, here

from .browser import Browser

WYX = {"game": {"game": "wyx", "players": 2}, "seats": [ME, bot("level1")]}
ALONE = {"game": {"game": "wyx", "players": 2}, "seats": [ME, here("Noé")]}


def answers(asked: int, message: dict[str, Any]) -> bool:
    return message.get("id") == asked


async def test_offline_calls_are_answered_as_by_a_server() -> None:
    browser = await Browser().begin()
    me = await browser.ask("GET", "/api/me")
    assert me["name"] == "" and (await browser.ask("PUT", "/api/me", {"name": "Maëlle"}))["name"] == "Maëlle"
    assert [game["id"] for game in await browser.ask("GET", "/api/shelf")] == list(SHELF)
    assert (await browser.ask("GET", "/api/rules/wyx?lang=fr"))["sections"]
    assert (await browser.call("GET", "/api/tables/none"))[0] == 404
    assert (await browser.call("POST", "/api/tables", {"game": {}}))[0] == 400
    assert (await browser.port.call("GET", "/table/none")).status == 200  # the pages themselves come from the folder
    await browser.port.leave()


async def test_offline_server_has_no_rate_limits() -> None:
    browser = Browser()
    browser.port = await begin([], browser.keep, browser.think, browser.stopped.append, pause=0.0)
    for _ in range(150):
        await browser.ask("PUT", "/api/me", {"name": "Maëlle"})
    for _ in range(60):
        await browser.ask("GET", "/api/me/tables")  # expensive requests, ten units each
    table = (await browser.ask("POST", "/api/tables", ALONE))["table"]
    for number in range(120):
        await browser.sit(table, number).first()
    place = browser.sit(table, 200)
    await place.first()
    for _ in range(100):
        for seat in (0, 1):
            asked = await place.send("look", seat=seat)
            answer = await place.until(partial(answers, asked))
            assert answer["is"] == "done"
    assert await browser.call("POST", "/api/me/devices") == (404, {"code": "no-page", "facts": {}})
    await browser.port.leave()


async def test_offline_game_survives_a_reload() -> None:
    browser = await Browser().begin()
    me = await browser.ask("GET", "/api/me")
    table = (await browser.ask("POST", "/api/tables", WYX))["table"]
    place = browser.sit(table)
    for _ in range(2):
        await place.shows(lambda scene: place.my_turn() and bool(scene["offers"]))
        assert (await place.play())["is"] == "done"
    await place.shows(lambda scene: place.my_turn() and bool(scene["offers"]))
    number, position = place.scene["number"], place.scene["view"]
    await browser.port.leave()
    await browser.begin()
    assert await browser.ask("GET", "/api/me") == me
    place = browser.sit(table)
    assert (await place.first())["number"] == number and place.scene["view"] == position
    ended = await place.play_out()
    answer = await browser.port.call("GET", f"/api/tables/{table}/journal")
    match, _ = journal.read(answer.body.decode(), SHELF)
    assert match.ended() and len(match.journal) == ended["number"]
    lines = sorted(int(name.rpartition("/")[2]) for name in browser.rows if name.startswith(f"line/{table}/"))
    assert lines == list(range(1, ended["number"] + 1))
    assert set(browser.asked) == {0} and browser.stopped == [0, 1]  # all workers are stopped at the reload
    await browser.port.leave()


async def test_offline_move_is_stored_before_it_is_shown() -> None:
    browser = await Browser().begin()
    place = browser.sit((await browser.ask("POST", "/api/tables", ALONE))["table"])
    await place.first()
    number = place.scene["number"]
    browser.may.clear()
    asked = await place.send("play", seat=0, seen=place.scene["number"], action=place.scene["offers"][0]["action"])
    await eventually(lambda: browser.waits_for("line/"))
    while not place.socket.said.empty():
        message = await place.receive()
        assert message.get("id") != asked and message.get("number", number) == number
    browser.may.set()
    assert (await place.until(lambda message: message.get("id") == asked))["is"] == "done"
    await browser.port.leave()


async def test_full_browser_store_refuses_moves_and_loses_nothing() -> None:
    browser = await Browser().begin()
    table = (await browser.ask("POST", "/api/tables", ALONE))["table"]
    place = browser.sit(table)
    await place.first()
    assert (await place.play())["is"] == "done"
    scene = await place.shows(lambda scene: scene["waiting"] == [1])
    before = dict(browser.rows)
    browser.full = True
    refused = await place.play(seat=1)
    assert (refused["is"], refused["rule"]) == ("refused", "STORE")
    assert await browser.call("POST", "/api/tables", ALONE) == (503, {"code": "not-kept", "facts": {}})
    assert await browser.ask("GET", "/api/me/tables")
    assert browser.rows == before
    browser.full = False
    assert (await place.play(seat=1))["is"] == "done"
    assert place.scene["number"] >= scene["number"]
    kept = {name for name in browser.rows if name.startswith(f"line/{table}/")}
    assert kept == {f"line/{table}/1", f"line/{table}/2"}
    await browser.port.leave()


async def test_offline_site_works_without_storage() -> None:
    browser = Browser()
    browser.full = True
    await browser.begin()
    assert await browser.ask("GET", "/api/shelf") and not browser.rows
    assert (await browser.call("POST", "/api/tables", ALONE))[0] == 503
    await browser.port.leave()


async def test_offline_secret_is_sent_to_its_seat_only() -> None:
    """Two games that differ only in the path that the Ant has hidden (CIG-A4)."""
    choosing = until("choosing", "autumn", 2)
    ant = choosing.waiting()[0]
    sent: dict[int, list[list[str]]] = {-1: [], 0: [], 1: []}
    for action in choosing.legal_actions(ant)[:2]:
        browser = await Browser().begin()
        text = journal.write(choosing.play(ant, action, Seeded(1)), ("Iris", "Octave"))
        opening = {"game": {"game": "cigale", "players": 2}, "seats": [ME, here("Octave")], "journal": text}
        table = (await browser.ask("POST", "/api/tables", opening))["table"]
        place = browser.sit(table)
        assert (await place.first())["seat"] == -1
        for seat in (-1, 1 - ant, ant):
            asked = await place.send("look", seat=seat)
            said = [json.dumps(await place.shows(lambda scene, seat=seat: scene["seat"] == seat))]  # type: ignore[misc]
            said.append(json.dumps(await place.until(partial(answers, asked))))
            for what in ("", f"/tellings?seat={ant}", f"/moments/7?seat={ant}"):
                answer = await browser.port.call("GET", f"/api/tables/{table}{what}")
                said.append(f"{answer.status} {answer.body.decode()}")
            sent[seat].append([re.sub(r'"(id|at|touched|watch)": ?[^,}]+', "", one.replace(table, "")) for one in said])
        await browser.port.leave()
    for seat, (one, other) in sent.items():
        assert (one == other) is (seat != ant), seat
        assert [answer[:3] for answer in one[2:]] == ["200", "409", "409"]  # replays are refused before the end


async def test_failed_bot_worker_is_restarted() -> None:
    browser = await Browser().begin()
    browser.lost = 1
    place = browser.sit((await browser.ask("POST", "/api/tables", WYX))["table"])
    await place.shows(lambda scene: place.my_turn() and bool(scene["offers"]))
    assert (await place.play())["is"] == "done"
    await place.shows(lambda scene: place.my_turn() and bool(scene["offers"]))
    assert browser.stopped and len(browser.asked) > len(browser.stopped)
    await browser.port.leave()


async def test_offline_sockets_close_with_a_code() -> None:
    browser = await Browser().begin()
    nowhere = browser.sit("none").socket
    assert (await asyncio.wait_for(nowhere.closed, PATIENCE)).startswith("4404 ")
    place = browser.sit((await browser.ask("POST", "/api/tables", ALONE))["table"], 2)
    await place.first()
    await place.socket.close()
    browser.port.say(2, "nobody hears it")
    browser.port.close(2)
    assert not browser.port.lines
    await browser.port.leave()


async def test_worker_messages_are_strings() -> None:
    browser = Browser()
    kept: list[Any] = []

    async def keep(changes: str) -> None:
        kept.extend(json.loads(changes))

    counter = await serve("[]", keep, browser.think, browser.stopped.append)
    status, _, body = (await counter.call("GET", "/api/me", "")).partition("\n")
    assert status == "200 application/json" and json.loads(body)["id"]
    assert {name for name, _ in kept} >= {"thing/here/key", "thing/here/person"}
    again = await serve(json.dumps(kept), keep, browser.think, browser.stopped.append)
    assert (await again.call("GET", "/api/me", "")).partition("\n")[2] == body
    await counter.leave()
    await again.leave()


def test_offline_server_imports_only_modules_of_a_browser() -> None:
    """Other modules would make its start longer."""
    code = "import sys, formicarium.offline.worker; print(*sys.modules)"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    roots = {name.partition(".")[0] for name in made.stdout.split()}
    assert not roots & {"asyncpg", "nats", "uvicorn", "uvloop", "websockets", "h11", "httptools", "sqlite3",
                        "resvg_py", "rich", "numpy"}
