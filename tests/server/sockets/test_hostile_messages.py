"""Random malformed messages and requests: each gets an answer, without internal errors, and leaves nothing behind.

SITE_HOSTILE=100000 sets their number.
"""
from __future__ import annotations

import asyncio
import gc
import json
import random
from typing import Any

import pytest
import websockets

from tests.support.night import amounts
from tests.support.site import ME, OPEN, Guest, Place, Site, bot, here, visit

pytestmark = [pytest.mark.unwatched, pytest.mark.long]
BATCH = 250

WORDS = ["play", "undo", "propose", "answer", "why", "hint", "sure", "say", "look", "end", "", "PLAY", "__class__",
         "\x00",
         "💥"]
VALUES: list[Any] = [
    0, 1, -1, 2**31, 2**53, 2**63, -(2**63) - 1, 10**40, 1.5, 1e308, True, None, "", "x" * 300, "\x00", "\ud800", "0",
    [], {}, [[]], {"type": "Take", "column": 1}, {"type": "Take", "column": 10**30}, {"type": "Take", "column": -5},
    {"type": "Enter", "cell": "d4"}, {"type": "Enter", "cell": "\ud800"}, {"type": "Enter", "cell": "x" * 9000},
    {"type": "Pass"}, {"type": "Pass", "more": 1}, {"type": "Nope"}, {"column": 1}, "takeback", "replace", "level5",
    "draw", "stop", "resign", "leave", "abort", "nice", "hal",
    "<script>alert(1)</script>", "'; drop table line; --", "../../etc/passwd", {"$ref": "#"},
]
NAMES = ["id", "seat", "seen", "action", "what", "about", "bot", "proposal", "yes", "text", "do", "extra", "how",
         "word"]
NOISE = [b"", b"\x00", b"\xff\xfe", b"{", b"[" * 5000, b'{"do":' * 2000, b"null", b"true", b'"do"', b"NaN", b"{}",
         b'{"do":"play"}', b'{"do":"play","id":1e400}', b"\xed\xa0\x80", b" " * 16000, b"x" * 16384, b"9" * 16000,
         b'{"id":' + b"9" * 10000 + b"}"]


def message(luck: random.Random, scene: dict[str, Any]) -> str | bytes:
    kind = luck.randrange(10)
    if kind < 2:
        noise = luck.choice(NOISE)
        return noise if luck.random() < 0.5 else noise.decode("latin-1")[:8000]
    if kind < 3:
        return luck.randbytes(luck.randrange(200))
    words: dict[str, Any] = {"do": luck.choice(WORDS), "id": luck.choice([1, 2, luck.choice(VALUES)])}
    for name in luck.sample(NAMES, luck.randrange(7)):
        words[name] = luck.choice(VALUES)
    if kind < 7:
        words |= {"do": luck.choice(["play", "undo", "why"]), "id": 5, "seat": luck.choice([0, 1, 2, -1, 10**12]),
                  "seen": luck.choice([0, scene["number"], 10**20])}
        words = {name: words[name] for name in ("do", "id", "seat", "seen") if words["do"] != "why" or name != "seen"}
        if words["do"] != "undo":
            words["action"] = luck.choice(VALUES)
    text = json.dumps(words)
    return text[:luck.randrange(len(text))] if luck.random() < 0.1 else text


async def send_nonsense(guest: Guest, table: str, luck: random.Random, left: list[int]) -> None:
    """Send until the number is reached; open a new socket after the server closes one."""
    while left[0] > 0:
        try:
            async with guest.at(table) as place:
                await place.first()
                while left[0] > 0:
                    batch = [message(luck, place.scene) for _ in range(BATCH)]
                    for said in batch:
                        await place.socket.send(said)
                    await await_answers(place, left)
        except websockets.ConnectionClosed:
            continue


async def await_answers(place: Place, left: list[int]) -> None:
    for _ in range(BATCH):
        await place.until(lambda message: message["is"] in ("done", "refused", "bad", "hinted", "cautioned"))
        left[0] -= 1
    place.received.clear()
    place.raw.clear()


@pytest.mark.parametrize(("messages", "seed"), amounts("MESSAGES", 5_000, 10_000_000, 500_000))
def test_hostile_messages_are_answered_and_leave_no_memory(messages: int, seed: int) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, site.guest() as other:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", opened["invitations"][1].replace("/join", "/api/join"), {"name": "Bo"})
            left = [messages // 4]
            await asyncio.gather(*(send_nonsense(guest, opened["table"], random.Random(f"{seed}/{i}"), left)
                                   for i, guest in enumerate((one, two))))
            gc.collect()
            before = len(gc.get_objects())
            left = [messages - messages // 4]
            await asyncio.gather(*(send_nonsense(guest, opened["table"], random.Random(f"{seed}/{9 + i}"), left)
                                   for i, guest in enumerate((one, two))))
            await asyncio.sleep(0.3)
            gc.collect()
            grown = len(gc.get_objects()) - before
            assert grown < 15_000, grown  # only chats and journal lines are stored
            played = await other.open(ME, bot("random"))
            async with other.at(played["table"]) as place:
                await place.first()
                assert (await place.play_out())["ended"]
            log = site.log.getvalue()
            assert site.context.counts["faults"] == 0, [line for line in log.splitlines() if "where" in line]
            assert site.context.counts["bad_messages"] > messages // 20
            assert "Traceback" not in log
            print({name: site.context.counts[name] for name in ("bad_messages", "refusals", "moves", "sockets_opened")})
            site.context.tables.live.clear()
            assert (await one.ask("GET", f"/api/tables/{opened['table']}"))["number"] >= 0

    visit(work, rate=1e9, burst=10**9, socket_openings=1e9, socket_openings_burst=10**9, chats=200)


BODIES: list[Any] = [
    b"", b"{", b"null", b"[]", b"\xff", b"[" * 100_000, b'{"game":' * 5000, b'{"game":{"game":"wyx"},"seats":[{}]}',
    b'{"game":{"game":"wyx","players":10000000000000000000000},"seats":[]}',
    b'{"game":{"game":"wyx","edition":"../../etc/passwd"},"seats":[{"type":"me"},{"type":"me"}]}',
    b'{"game":{"game":"wyx"},"seats":[{"type":"me"}]}', b'{"game":{"game":["wyx"]},"seats":[]}',
    b'{"game":3,"seats":[]}',
    b'{"game":{"game":"wyx"},"seats":[{"type":"bot","bot":"level9"},{"type":"me"}]}',
    b'{"game":{"game":"wyx"},"seats":[{"type":"me"},{"type":"me"}],"pace":{"move":1e99}}',
    b'{"game":{"game":"wyx"},"seats":[{"type":"me"},{"type":"me"}],"journal":"{}"}',
    b'{"name":3}', b'{"name":"\\ud800"}', b'{"name":"x","more":1}', b"x" * 3_000_000,
]
TAKE = ("/api/me", "/api/tables", "/api/join/x")
PATHS = [
    "/api/me", "/api/tables", "/api/join/x", "/api/join/" + "x" * 24, "/api/tables/x", "/api/tables/x/rematch",
    "/api/me/devices", "/api/me/token", "/api/rules/wyx", "/api/rules/..%2f..%2fetc", "/api/tables/x/moments/1",
    "/api/tables/x/moments/-1", "/api/tables/x/journal", "/device/x", "/device/" + "x" * 32, "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd", "/assets/%00", "/assets/../../app.py", "/.git/config", "/index.html",
    "/" + "x" * 5000, "/ws/x", "/api/openapi/openapi.json", "/healthz", "/metrics", "/favicon.ico", "/api/%ff",
    "/table/%ff",
]


def test_hostile_requests_are_refused_without_errors() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            for path in PATHS:
                for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
                    for body in BODIES if path in TAKE and method in ("POST", "PUT") else [b""]:
                        response = await one.http.request(method, path, content=body)
                        context = (method, path, body[:40], response.status_code, response.text[:200])
                        assert response.status_code < 500, context
                        assert "Traceback" not in response.text and "root:" not in response.text, context
                        assert "content-security-policy" in response.headers, context
                        if response.status_code >= 400 and response.headers["content-type"] == "application/json":
                            assert response.json()["code"], context
            for cookie in ("x", "x.y", "é" * 20, f"{one.id}.", f"{one.id}.{'0' * 40}", "." * 4000):
                response = await one.http.get("/api/me", headers=[(b"cookie", f"formicarium={cookie}".encode())])
                assert response.status_code == 200 and response.json()["id"] != one.id
            assert site.context.counts["faults"] == 0

    visit(work, writes=1e9, writes_burst=10**9)


def test_request_and_socket_of_a_foreign_origin_are_refused() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, here("Bo"))
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1", site.base + ".evil.example"):
                response = await one.http.put("/api/me", json={"name": "x"}, headers={"Origin": origin})
                assert (response.status_code, response.json()["code"]) == (403, "origin")
                async with one.at(opened["table"], origin=origin) as place:
                    with pytest.raises(websockets.ConnectionClosed, match="4403"):
                        await place.receive()
            response = await one.http.get("/api/me", headers={"Host": "evil.example"})
            assert response.json()["code"] == "host"
            async with one.at("x" * 16) as place:
                with pytest.raises(websockets.ConnectionClosed, match=r"4404.*no-table"):
                    await place.receive()
            async with one.at(opened["table"], "wrong") as place:
                with pytest.raises(websockets.ConnectionClosed, match=r"4403.*wrong-link"):
                    await place.receive()
            async with one.at(opened["table"], origin=None) as place:
                assert (await place.first())["seat"] == 0

    visit(work, hosts=("127.0.0.1",))
