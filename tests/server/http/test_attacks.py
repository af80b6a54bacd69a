"""Attacks over HTTP that once succeeded: each is refused, and honest clients still succeed."""
from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from formicarium.server.bots.pool import BotPool
from formicarium.server.http.pages import Pages
from formicarium.server.ops.log import Log
from formicarium.server.protocol.table_messages import Pace
from formicarium.server.settings import Settings
from formicarium.server.tables.clocks import SeatClocks
from tests.support.site import ME, SECRET, Site, here, visit

pytestmark = pytest.mark.long


def test_path_with_many_slashes_is_cached_once(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("x")
    pages = Pages(tmp_path)
    for count in range(1, 50):
        assert pages.file("/" * count + "a.js")
    assert len(pages.loaded) == 1


def test_forged_cookies_share_one_rate_limit() -> None:
    async def work(site: Site) -> None:
        codes = []
        async with httpx.AsyncClient(base_url=site.base, verify=False) as http:
            for number in range(12):
                mine = {"Cookie": f"formicarium={number:016}.{'0' * 40}; x={number}"}
                codes.append((await http.put("/api/me", json={"name": "x"}, headers=mine)).status_code)
        assert codes == [200] * 10 + [429] * 2
        async with site.guest() as one:
            assert (await one.ask("PUT", "/api/me", {"name": "Ana"}))["name"] == "Ana"

    visit(work, writes=0.001, writes_burst=10)


def test_opening_a_foreign_device_link_keeps_the_own_account() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as evil, site.guest() as victim:
            await victim.open(ME, here("Bo"))
            link = (await evil.ask("POST", "/api/me/devices"))["path"]
            page = await victim.http.get(link)
            assert page.status_code == 200 and "set-cookie" not in page.headers and '<form method="post">' in page.text
            assert "form-action 'self'" in page.headers["content-security-policy"]
            cross = await victim.http.post(link, headers={"Origin": "https://evil.example"})
            assert cross.status_code == 403
            assert (await victim.ask("GET", "/api/me"))["id"] == victim.id
            own = await victim.http.post(link)  # posted by the victim's own page
            assert (own.status_code, own.headers["location"]) == (303, "/")
            assert (await victim.ask("GET", "/api/me"))["id"] == evil.id
            again = await victim.http.post(link)
            assert again.headers["location"] == "/?trouble=no-device"

    visit(work)


def test_caller_with_more_bot_time_waits_longer() -> None:
    async def work() -> list[str]:
        thinkers = BotPool(Settings(secret=SECRET, thinkers=1, shelf={}), Log(quiet=True))
        done: list[str] = []
        first = await thinkers.acquire("greedy")
        thinkers.usage.add("greedy", 1.0)

        async def ask(who: str) -> None:
            thinker = await thinkers.acquire(who)
            done.append(who)
            thinkers.release(thinker)

        tasks = [asyncio.create_task(ask(who)) for who in ["greedy"] * 5 + ["modest"] + ["gone"]]
        await asyncio.sleep(0)
        tasks[-1].cancel()
        tasks[1].cancel()
        thinkers.release(first)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(thinkers.idle) == 1 and not thinkers.pending
        late = asyncio.create_task(ask("late"))
        taken = thinkers.idle.pop()
        await asyncio.sleep(0)
        thinkers.release(taken)
        late.cancel()  # cancelled just after its turn came: the bot process is released
        await asyncio.gather(late, return_exceptions=True)
        assert thinkers.idle == [taken]
        return done

    assert asyncio.run(work()) == ["modest", "greedy", "greedy", "greedy", "greedy"]


def test_undo_does_not_reset_the_clock() -> None:
    """Playing a move and taking it back just before the time limit works once, not for ever."""
    clocks = SeatClocks(Pace(move=60, game=600), 2, 0.0, (0,))
    for at in (50.0, 58.0):
        clocks.note_line(0, (1,), at)
        clocks.note_line(0, (0,), at + 1, undo=True)
        assert clocks.deadline(0) == 60.0 and clocks.deadline(1) is None and clocks.used == [0.0, 0.0]
    clocks.note_line(0, (1,), 59.5)
    assert clocks.deadline(1) == 119.5 and clocks.used == [59.5, 0.0]
    clocks.start(100.0)
    clocks.note_line(0, (0,), 101.0, undo=True)
    assert clocks.deadline(0) == 160.0


def test_second_cookie_of_a_request_is_ignored() -> None:
    """One limit counted the first cookie, while the request was executed for the last."""
    async def work(site: Site) -> None:
        async with site.guest() as one, httpx.AsyncClient(base_url=site.base, verify=False) as http:
            mine = one.cookie()
            codes, ids = [], set()
            for number in range(12):
                async with site.guest() as other:
                    both = [("Cookie", f"{other.cookie()}; {mine}")] if number % 2 else [
                        ("Cookie", other.cookie()), ("Cookie", mine)]
                    answer = await http.put("/api/me", json={"name": "x"}, headers=both)
                    codes.append(answer.status_code)
                    ids.add(answer.json().get("id") == other.id)
            assert codes == [200] * 12 and ids == {True}
            both = [("Cookie", f"{mine}; formicarium=x")]
            codes = [(await http.put("/api/me", json={"name": "x"}, headers=both)).status_code for _ in range(4)]
            assert codes == [200, 200, 429, 429]

    visit(work, writes=0.001, writes_burst=2)


def test_address_may_create_ten_guests_then_429() -> None:
    """A client created a thousand guests in 0.7 seconds, each with its own allowance."""
    async def work(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.base, verify=False) as http:
            answers = []
            for _ in range(12):
                http.cookies.clear()
                answers.append(await http.get("/api/me"))
            assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
            assert answers[-1].json()["code"] == "rate" and "set-cookie" not in answers[-1].headers
            http.cookies.clear()
            known = answers[0].headers["set-cookie"].partition(";")[0]
            assert (await http.get("/api/me", headers={"Cookie": known})).status_code == 200

    visit(work, guests=0.001, guests_burst=10)


def test_trusted_proxy_gives_each_address_its_own_limits() -> None:
    async def work(site: Site) -> None:
        async def come_from(forwarded: str) -> int:
            async with httpx.AsyncClient(base_url=site.base, verify=False) as http:
                return (await http.get("/api/me", headers={"X-Forwarded-For": forwarded})).status_code

        assert [await come_from("1.2.3.4") for _ in range(3)] == [200, 200, 429]
        # entries before that of our proxy may be forged by the client
        assert await come_from("9.9.9.9, 1.2.3.4") == 429
        assert await come_from("1.2.3.4, 127.0.0.1") == 429
        assert [await come_from("1.2.3.5") for _ in range(3)] == [200, 200, 429]
        # one network of a household
        assert [await come_from(f"2001:db8:1:2::{number}") for number in range(3)] == [200, 200, 429]
        assert await come_from("2001:db8:1:3::1") == 200

    visit(work, guests=0.001, guests_burst=2, proxies=("127.0.0.1",))


def test_forwarded_address_of_an_untrusted_proxy_is_ignored() -> None:
    async def work(site: Site) -> None:
        codes = []
        for number in range(4):
            async with httpx.AsyncClient(base_url=site.base, verify=False) as http:
                codes.append((await http.get("/api/me", headers={"X-Forwarded-For": f"1.2.3.{number}"})).status_code)
        assert codes == [200, 200, 429, 429]

    visit(work, guests=0.001, guests_burst=2)
