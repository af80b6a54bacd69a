"""Two hundred requests at once for one seat and for one move; spectators that do not read."""
from __future__ import annotations

import asyncio
import socket

import httpx
import pytest

from tests.support.site import ME, OPEN, Guest, Site, bot, visit, watched_by

pytestmark = pytest.mark.long
MANY = 200


def test_one_of_200_concurrent_requests_gets_the_seat() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, OPEN)
            path = opened["invitations"][1].replace("/join", "/api/join")
            limits = httpx.Limits(max_connections=MANY)
            async with httpx.AsyncClient(base_url=site.base, limits=limits, timeout=60, verify=False) as http:
                people = [f"{number:016}" for number in range(MANY)]
                tokens = [await site.context.people.token(person) for person in people]
                answers = await asyncio.gather(*(
                    http.post(path, json={}, headers={"Authorization": f"Bearer {token}"}) for token in tokens))
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200] + [409] * (MANY - 1)
            assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
            winner = people[[answer.status_code for answer in answers].index(200)]
            room = site.context.tables.live[opened["table"]]
            assert room.setting.chairs[1].person == winner
            holders = [name for name, _ in await site.context.store.names("holds")]
            assert sorted(holders) == sorted(f"{person}/{opened['table']}" for person in (one.id, winner))

    visit(work, writes_burst=1000)


def test_one_of_200_concurrent_moves_is_played() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, {"type": "here", "name": "Bo"})
            tabs = [one.at(opened["table"]) for _ in range(MANY)]
            places = await asyncio.gather(*(tab.__aenter__() for tab in tabs))
            try:
                await asyncio.gather(*(place.first() for place in places))
                for turn in range(3):
                    scenes = [await place.catch_up(turn) for place in places]
                    seat = scenes[0]["waiting"][0]
                    answers = await asyncio.gather(*(
                        place.play(scene["offers"][i % len(scene["offers"])]["action"], seat=seat, seen=turn)
                        for i, (place, scene) in enumerate(zip(places, scenes, strict=True))))
                    assert sorted(answer["is"] for answer in answers) == ["done"] + ["refused"] * (MANY - 1)
                    assert {answer["rule"] for answer in answers if answer["is"] == "refused"} == {"STALE"}
                room = site.context.tables.live[opened["table"]]
                assert room.history.number == 3
                kept = await site.context.store.read(opened["table"])
                assert kept is not None and len(kept.lines) == 3
            finally:
                await asyncio.gather(*(tab.__aexit__(None, None, None) for tab in tabs))

    visit(work, sockets=MANY, socket_openings_burst=MANY)


def test_spectator_that_does_not_read_is_disconnected() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, bot("random"))
            token = opened["watch"].rpartition("/")[2]
            _, writer = await deaf(site, one, f"/ws/{opened['table']}?watch={token}")
            async with one.at(opened["table"]) as a:
                await a.first()
                for number in range(150):
                    await a.say("say", text=f"{number} " + "x" * 290)
                await a.play_out()
                await watched_by(site, opened["table"], 1)
                assert site.context.counts["slow_watchers"] == 1
            writer.transport.abort()
            await asyncio.sleep(0)

    visit(work, narrow=True, backlog=50, rate=10_000.0, burst=10_000, send_timeout=2.0)


async def deaf(site: Site, guest: Guest, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = site.base.removeprefix("http://").partition(":")
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.connect((host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plain, limit=1024)
    writer.write((f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                  f"Cookie: {guest.cookie()}\r\n\r\n").encode())
    await writer.drain()
    assert b"101" in await reader.readline()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    return reader, writer
