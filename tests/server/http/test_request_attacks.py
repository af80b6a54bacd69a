"""Attacks with requests: endless input, links used up by a preview, lines that fill the log."""
from __future__ import annotations

import asyncio
import io
import json
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
import pytest

from formicarium.server.lobby import opening as lobby
from formicarium.server.ops.log import Log
from formicarium.server.people import guests
from tests.support.site import OPEN, PATIENCE, Site, eventually, visit

MEGABYTE = 1 << 20


async def send(site: Site, *pieces: bytes) -> bytes:
    where, said = urlsplit(site.base), b""
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    with suppress(ConnectionError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while more := await reader.read(MEGABYTE):
                said += more
    writer.close()
    return said


@pytest.mark.parametrize("opening", [
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ", b"GET /", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 10,
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;"])
def test_endless_headers_are_cut_within_2_megabytes(opening: bytes) -> None:
    """A connection without a cookie could occupy 300 MB."""
    async def work(site: Site) -> None:
        where = urlsplit(site.base)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(opening)
                for _ in range(32):
                    writer.write((b"A: b\r\n" if opening.endswith(b"\n") else b"aaaaaa") * (MEGABYTE // 16 // 6))
                    await writer.drain()
                while await reader.read(MEGABYTE):
                    pass
        except ConnectionError:
            pass
        finally:
            writer.close()
        async with site.guest() as somebody:
            assert await somebody.ask("GET", "/api/me")

    visit(work, headers=10 * PATIENCE, body=10 * PATIENCE)  # the limit is in bytes, not in time


PIECES = b"Host: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("path", [b"/api/me", b"/api/none"])
def test_body_of_tiny_chunks_is_not_read_to_its_end(path: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """With one byte per chunk, one connection blocked all others for 5 s, or for 24 s if the body was not needed."""
    async def work(site: Site) -> None:
        said = await send(site, b"PUT " + path + b" HTTP/1.1\r\n" + PIECES, *[b"1\r\nx\r\n" * 1000] * 20)
        assert b"200" not in said[:20]
        assert [record.getMessage() for record in caplog.records] == ["Invalid HTTP request received."]

    visit(work)


def test_request_with_more_than_a_hundred_headers_gets_400() -> None:
    """Seven thousand short headers took 0.1 s for each request."""
    async def work(site: Site) -> None:
        for count, code in (90, b"200"), (200, b"400"):
            headers = b"Host: 127.0.0.1\r\nConnection: close\r\n" + b"a:\r\n" * count
            assert (await send(site, b"GET /api/shelf HTTP/1.1\r\n" + headers + b"\r\n"))[9:12] == code

    visit(work)


@pytest.mark.parametrize("path", [b"/api/me", b"/api/none", b"/healthz"])
@pytest.mark.parametrize("at_once", [True, False])
def test_malformed_body_is_logged_as_a_warning_only(path: bytes, at_once: bool,
                                                    caplog: pytest.LogCaptureFixture) -> None:
    """If the answer was already on its way, the log contained an error."""
    async def work(site: Site) -> None:
        head, body = b"PUT " + path + b" HTTP/1.1\r\n" + PIECES, b"1\r\nx\r\nnonsense\r\n"
        await send(site, *([head + body] if at_once else [head, body]))
        async with site.guest() as somebody:
            assert await somebody.ask("GET", "/api/me")

    visit(work)
    assert {record.levelname for record in caplog.records} == {"WARNING"}


def test_bytes_of_open_bodies_are_limited_per_address() -> None:
    """390 connections with half a body each occupied 950 MB; now one address may use a quarter of the total."""
    async def work(site: Site) -> None:
        where, half = urlsplit(site.base), MEGABYTE // 2
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n" % MEGABYTE
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(head + b" " * (MEGABYTE - 1))

        async def so_much(bytes_: int) -> bool:
            return site.context.limits.body_bytes.total == bytes_

        await eventually(lambda: so_much(MEGABYTE - 1))
        async with site.guest() as one:
            full = await one.http.post("/api/tables", content=b" " * half)
            assert (full.status_code, full.json()["code"]) == (503, "full")
            assert (await one.ask("PUT", "/api/me", {"name": "Ana"}))["name"] == "Ana"
            assert site.context.limits.body_bytes.total == MEGABYTE - 1
            writer.close()
            await eventually(lambda: so_much(0))
            assert (await one.http.post("/api/tables", content=b" " * half)).status_code == 400
        assert not site.context.limits.body_bytes.held
        await reader.read()

    visit(work, bodies=4 * MEGABYTE)


def test_device_link_is_used_up_by_post_not_by_get() -> None:
    """Programs that show previews open links; that must not use them up."""
    async def work(site: Site) -> None:
        async with (site.guest() as one, site.guest() as phone,
                    httpx.AsyncClient(base_url=site.base, verify=False) as preview):
            link = (await one.ask("POST", "/api/me/devices"))["path"]
            for _ in range(3):
                seen = await preview.get(link)
                assert seen.status_code == 200 and "set-cookie" not in seen.headers
                assert '<form method="post">' in seen.text
            assert (await preview.head(link)).status_code in (200, 405)
            pressed = await phone.http.post(link)
            assert (pressed.status_code, pressed.headers["location"]) == (303, "/")
            assert (await phone.ask("GET", "/api/me"))["id"] == one.id
            for spent in (await preview.get(link), await preview.post(link)):
                assert spent.headers["location"] == "/?trouble=no-device" and "set-cookie" not in spent.headers

    visit(work)


def test_store_holds_no_usable_device_link() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            token = (await one.ask("POST", "/api/me/devices"))["path"].rpartition("/")[2]
            kept = await site.context.store.names("device")
            assert len(kept) == 1 and token not in str(kept)
            stolen = await one.http.post(f"/device/{kept[0][0]}")
            assert stolen.headers["location"] == "/?trouble=no-device"

    visit(work)


WYX = b'{"seats": [{"type": "me"}, {"type": "me"}], "game": {"game": "wyx"'
JOURNAL = {"formicarium": 1, "version": 1, "game": {"game": "wyx", "edition": "\ud800"}, "opening": []}


@pytest.mark.parametrize("body", [
    WYX + b', "edition": "\\ud800"}}', WYX + b', "edition": "\xff\xfe"}}', WYX.replace(b"wyx", b"\xff") + b"}}",
    WYX + b'}, "journal": ' + json.dumps(json.dumps(JOURNAL)).encode() + b"}",
])
def test_body_that_is_no_valid_text_gets_400(body: bytes) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            answer = await one.http.post("/api/tables", content=body)
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad-game", "bad-journal", "bad-request", "no-game")

    visit(work)


def test_table_with_100000_seats_is_refused_before_invitations(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server made an invitation for each seat and answered no other request for a second."""
    made: list[int] = []

    def new_id(size: int = 12) -> str:
        made.append(size)
        return guests.new_id(size)

    monkeypatch.setattr(lobby, "new_id", new_id)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            reply = await one.trouble("POST", "/api/tables", {"game": {"game": "wyx"}, "seats": [OPEN] * 100_000})
            assert reply == (400, "bad-request") and not made
            assert await one.trouble("POST", "/api/tables", {"game": {"game": "wyx"}, "seats": [OPEN] * 3}) == (
                400, "bad-seats")

    visit(work)


def test_repeated_bad_input_is_logged_a_few_times_only() -> None:
    """A line for each would fill the disk and hide other messages."""
    stream = io.StringIO()
    log = Log(stream)
    for number in range(5_000):
        log.warn("uvicorn.error", what="Invalid HTTP request received.")
        log.info("table-opened", table=number)
    log.warn("lines-dropped", table="x")
    lines = stream.getvalue().splitlines()
    bad = [line for line in lines if "uvicorn.error" in line]
    assert len(bad) < 200 and sum("table-opened" in line for line in lines) == 5_000
    assert "lines-dropped" in lines[-1]  # the limit of one event does not hide another event
    log.buckets["uvicorn.error"].left += 1.0
    log.warn("uvicorn.error", what="Invalid HTTP request received.")
    assert stream.getvalue().splitlines()[-1].endswith(f"left_out={5_000 - len(bad)}")
