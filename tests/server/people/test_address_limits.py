"""Limits of all guests of one address together, as an address may create many guests."""
from __future__ import annotations

import asyncio
import json
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from formicarium.server.bots.pool import BotPool, KnownAddresses, environment
from formicarium.server.http import openapi
from formicarium.server.http.routing import ENDPOINTS, LONG_BODY_BYTES
from formicarium.server.lobby import daily
from formicarium.server.lobby.opening import LONGEST_GAME
from formicarium.server.ops.log import Log
from formicarium.server.rate_limits import PEOPLE_PER_ADDRESS
from formicarium.server.settings import Settings
from formicarium.server.tables.solo_results import RANKED
from formicarium.store.store import StoreFault
from tests.server.bots.test_reviews import played_journal
from tests.support.site import ME, OPEN, SECRET, Guest, Site, here, visit

PROXY = ("127.0.0.1",)
FEW = 5


def guest_of(site: Site, address: str) -> Guest:
    guest = site.guest()
    guest.http.headers["X-Forwarded-For"] = address
    return guest


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/shelf"), ("PUT", "/api/me")])
def test_guests_of_one_address_share_a_request_rate(method: str, path: str) -> None:
    """120 guests of one address, each within its own rate, blocked all others."""
    async def work(site: Site) -> None:
        body = {"name": "x"} if method == "PUT" else None

        async def codes_of(address: str, number: int) -> list[int]:
            async with httpx.AsyncClient(base_url=site.base, verify=False, trust_env=False, headers={
                    "X-Forwarded-For": address,
                    "Cookie": site.context.people.cookie(f"guest{number:011}").partition(";")[0]}) as one:
                return [(await one.request(method, path, json=body)).status_code for _ in range(FEW)]

        codes = [await codes_of("1.2.3.4", number) for number in range(PEOPLE_PER_ADDRESS + 1)]
        assert codes == [[200] * FEW] * PEOPLE_PER_ADDRESS + [[429] * FEW]
        assert await codes_of("1.2.3.5", 99) == [200] * FEW

    little = {"reads": 1e-9, "reads_burst": FEW} if method == "GET" else {"writes": 1e-9, "writes_burst": FEW}
    visit(work, proxies=PROXY, **little)


@pytest.mark.parametrize("place", ["table", "lobby"])
def test_sockets_of_one_address_share_a_message_rate(place: str) -> None:
    """Messages beyond the rate are read later: refusing them would take as long as answering."""
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, here("Bo")))["table"] if place == "table" else "lobby"
            words = {"do": "look", "seat": 0} if place == "table" else {"do": "cease"}
            began, said = monotonic(), []
            for _ in range(PEOPLE_PER_ADDRESS + 4):
                async with one.at(table) as socket:
                    said += [(await socket.say(**words)).get("rule") for _ in range(FEW)]
            assert "RATE" not in said and monotonic() - began > 2.0  # twenty more than the burst, at eight a second

    visit(work, rate=1.0, burst=FEW)


def test_lesson_and_puzzle_messages_cost_more_of_the_rate() -> None:
    """390 sockets before a puzzle blocked all others for seconds."""
    async def work(site: Site) -> None:
        async with site.guest() as one, one.at("lesson?game=wyx&lesson=first") as place:
            await place.first()
            began = monotonic()
            assert [(await place.say("step", to=0))["is"] for _ in range(FEW)] == ["done"] * FEW
            assert monotonic() - began > 0.5  # forty units, at eight a second: five messages and the connection

    visit(work, rate=1.0, burst=FEW)


def test_socket_closed_while_waiting_for_its_rate_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            for _ in range(PEOPLE_PER_ADDRESS):
                async with one.at("lobby") as place:
                    for _ in range(FEW):
                        await place.say("cease")
            async with one.at("lobby") as place:
                await place.send("cease")
                with pytest.raises(ConnectionClosed, match="1013"):
                    await place.until(lambda message: message["is"] == "done")
            async with one.at("lobby") as place:
                await place.receive()
                await place.send("cease")
                place.socket.transport.abort()
                await asyncio.sleep(2.0)
        assert not [record for record in caplog.records if record.levelname == "ERROR"]

    visit(work, rate=1e-9, burst=FEW, send_timeout=0.5)


async def test_bot_requests_of_a_crowded_address_wait_behind_others() -> None:
    """Each of them had used less bot time than a person who plays and watches their own table."""
    homes = KnownAddresses()
    thinkers = BotPool(Settings(secret=SECRET, thinkers=1, shelf={}), Log(quiet=True), homes)
    crowd = [f"crowd{number}" for number in range(31)]
    for who in crowd:
        homes.note(who, "1.2.3.4")
        thinkers.usage.note(who, 1.0)
    homes.note("person", "1.2.3.5")
    thinkers.usage.note("person", 3.0)
    thinkers.usage.note(crowd[0], 0.5)
    first = await thinkers.acquire("somebody")
    order: list[str] = []

    async def ask(who: str) -> None:
        thinker = await thinkers.acquire(who)
        order.append(who)
        thinkers.release(thinker)

    tasks = [asyncio.create_task(ask(who)) for who in [*crowd, "person"]]
    await asyncio.sleep(0)
    thinkers.release(first)
    await asyncio.gather(*tasks)
    assert order[0] == "person" and order[-1] == crowd[0]


def test_one_address_cannot_occupy_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty guests of one address blocked the coach for all others."""
    async def never(*_: Any) -> bytes:
        return await asyncio.Future()

    monkeypatch.setattr(BotPool, "review", never)

    async def work(site: Site) -> None:
        async def ask(guest: Guest) -> int:
            opened = await guest.open(ME, here("Bo"), journal=played_journal())
            return (await guest.http.post(f"/api/tables/{opened['table']}/review")).status_code

        codes = []
        for address in ("1.2.3.4", "1.2.3.4", "1.2.3.4", "1.2.3.5"):
            async with guest_of(site, address) as one:
                codes.append(await ask(one))
        assert codes == [202, 202, 503, 202]

    visit(work, proxies=PROXY, reviews_per_address=2)


def test_one_address_cannot_fill_the_lobby() -> None:
    """Forty guests with three tables each filled the list of the newest twenty."""
    async def work(site: Site) -> None:
        async def ask(address: str) -> int:
            async with guest_of(site, address) as one:
                new = {"game": {"game": "wyx"}, "seats": [ME, OPEN], "public": True}
                return (await one.http.post("/api/tables", json=new)).status_code

        codes = [await ask(address) for address in ("1.2.3.4", "1.2.3.4", "1.2.3.4", "1.2.3.5")]
        assert codes == [201, 201, 429, 201]
        async with guest_of(site, "1.2.3.4") as one:
            assert (await one.open(ME, OPEN))["table"]
            assert len(await one.ask("GET", "/api/waiting")) == 3

    visit(work, proxies=PROXY, listings=1e-9, listings_burst=2)


def test_device_links_of_an_address_are_limited() -> None:
    """Each has a QR code, which costs as much as ten requests, and is stored for a quarter of an hour."""
    async def work(site: Site) -> None:
        codes = []
        for _ in range(4):
            async with guest_of(site, "1.2.3.4") as one:
                codes.append((await one.http.post("/api/me/devices")).status_code)
        async with guest_of(site, "1.2.3.5") as other:
            codes.append((await other.http.post("/api/me/devices")).status_code)
        assert codes == [200, 200, 429, 429, 200] and len(await site.context.store.names("device")) == 3

    visit(work, proxies=PROXY, links=1e-9, links_burst=2)


@pytest.mark.parametrize("odd", ['"a":[%s1]' % ("1," * LONGEST_GAME), '"edition":"%s"' % ("x" * LONGEST_GAME)])
def test_table_options_over_the_length_limit_are_refused(odd: str) -> None:
    """Two megabytes of them became 170,000 small objects, 0.2 s for each request."""
    async def work(site: Site) -> None:
        async with site.guest() as one:
            body = f'{{"game":{{"game":"wyx",{odd}}},"seats":[{{"type":"me"}},{{"type":"me"}}]}}'
            answer = await one.http.post("/api/tables", content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-game")
            assert str(LONGEST_GAME) in answer.json()["facts"]["detail"]

    visit(work)


def test_only_journal_uploads_may_be_long() -> None:
    long = {door.path for door in ENDPOINTS if door.max_body > LONG_BODY_BYTES}
    assert long == {"/api/tables"}

    async def work(site: Site) -> None:
        async with site.guest() as one:
            for path, words in ("/api/me", {"name": "x"}), ("/api/me/lessons", {}):
                body = json.dumps(words) + " " * LONG_BODY_BYTES
                answer = await one.http.put(path, content=body)
                assert (answer.status_code, answer.json()["code"]) == (413, "too-long")

    visit(work)


def test_long_bodies_cost_more_of_the_rate() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            short, long = [await one.http.post("/api/tables", content=b" " * size) for size in (LONG_BODY_BYTES,
                                                                                                8 * LONG_BODY_BYTES)]
            assert short.json()["code"] == "bad-request" and (long.status_code, long.json()["code"]) == (429, "rate")

    visit(work, reads=1e-9, reads_burst=20)


def test_openapi_document_is_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty requests for it blocked the server for twenty seconds."""
    made = []

    def document(*what: Any) -> dict[str, Any]:
        made.append(what)
        return {"paths": {}}

    monkeypatch.setattr(openapi, "document", document)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            for path in ("/api/docs", "/api/openapi", "/api/openapi/openapi.json", "/api/docs"):
                assert (await one.http.get(path)).status_code == 200
        assert len(made) == 1

    visit(work)


def test_health_check_writes_to_the_store_at_most_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(site: Site) -> None:
        tried = []

        async def put(*what: str) -> None:
            tried.append(what)
            await asyncio.sleep(0.01)
            raise StoreFault("full")

        monkeypatch.setattr(site.context.store, "put", put)
        monkeypatch.setattr("formicarium.server.store_health.CHECK_INTERVAL", 1e9)
        site.context.store_health.checked = -1e12

        async with site.guest() as one:
            codes = await asyncio.gather(*((one.http.get("/healthz")) for _ in range(20)))
            assert {answer.status_code for answer in codes} == {503} and len(tried) == 1
            site.log.seek(0)
            site.log.truncate()

    visit(work)


def test_bot_processes_do_not_get_the_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots written by others run there."""
    monkeypatch.setenv("FORMICARIUM_SECRET", "sixteen characters or more")
    monkeypatch.setenv("FORMICARIUM_BOTS", "bots.json")
    assert "FORMICARIUM_SECRET" not in environment() and environment()["FORMICARIUM_BOTS"] == "bots.json"


def test_daily_standings_are_computed_once_for_many_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each result was compared with every other for each request: 0.6 s for 3,000 results."""
    monkeypatch.setattr(daily, "MANY", 60)

    async def work(site: Site) -> None:
        async def note(who: str, points: int, at: float) -> None:
            kept = json.dumps({"name": who, "points": points, "at": at})
            await site.context.store.put(RANKED, f"fourmidable/{day}/{who}", kept)

        read, names = [], site.context.store.names

        async def counted(space: str, prefix: str = "") -> tuple[tuple[str, str], ...]:
            read.append(space)
            return await names(space, prefix)

        monkeypatch.setattr(site.context.store, "names", counted)
        async with site.guest() as one, site.guest() as other:
            day = (await one.ask("GET", "/api/daily/fourmidable"))["day"]
            for number in range(59):
                await note(f"somebody{number:08}", 100 - number // 2, number)
            reply = await one.ask("GET", "/api/daily/fourmidable")
            assert [line["place"] for line in reply["standings"][:5]] == [1, 1, 3, 3, 5]
            assert (reply["played"], reply["done"], len(reply["standings"])) == (59, False, 50)
            await note(one.id, 1, 0.0)
            read.clear()
            for _ in range(3):
                reply = await one.ask("GET", "/api/daily/fourmidable")
                assert (reply["played"], reply["done"]) == (60, True)
                assert reply["standings"][-1] == {"place": 60, "name": one.id, "points": 1, "mine": True}
            await note(other.id, 100, 99.0)
            reply = await other.ask("GET", "/api/daily/fourmidable")
            assert (reply["played"], reply["done"]) == (61, True) and read.count(RANKED) == 1
            assert next(line for line in reply["standings"] if line["mine"])["place"] == 1
            monkeypatch.setattr(daily, "monotonic", lambda: 1e12)
            assert (await one.ask("GET", "/api/daily/fourmidable"))["played"] == 61
            assert read.count(RANKED) == 2

    visit(work)
