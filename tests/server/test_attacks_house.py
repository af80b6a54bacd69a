"""Attacks on the house itself, not on a table: what has no end, what is spent by a look, what fills the log."""
from __future__ import annotations

import asyncio
import io
import json
from urllib.parse import urlsplit

import httpx
import pytest

from formicarium.server.log import Log

from .site import PATIENCE, Site, visit

pytestmark = pytest.mark.engine_free
MEGABYTE = 1 << 20


@pytest.mark.parametrize("opening", [
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ", b"GET /", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 10,
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;"])
def test_endless_headers_are_cut_within_two_megabytes(opening: bytes) -> None:
    """Once a connection without a cookie could take 300 MB so."""
    async def work(site: Site) -> None:
        where = urlsplit(site.base)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(opening)
                for _ in range(32):
                    writer.write((b"A: b\r\n" if opening.endswith(b"\n") else b"aaaaaa") * (MEGABYTE // 16 // 6))
                    await writer.drain()
                while await reader.read(MEGABYTE):  # until it is closed on us
                    pass
        except ConnectionError:
            pass  # so it is also closed
        finally:
            writer.close()
        async with site.guest() as somebody:
            assert await somebody.ask("GET", "/api/me")

    visit(work)


def test_a_device_link_is_spent_by_a_press_and_not_by_a_look() -> None:
    """Programs that show previews of links look at them: that must not use them up."""
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


def test_whoever_reads_the_store_has_no_device_link() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            token = (await one.ask("POST", "/api/me/devices"))["path"].rpartition("/")[2]
            kept = await site.house.store.names("device")
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
def test_what_is_no_text_is_a_bad_question(body: bytes) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            answer = await one.http.post("/api/tables", content=body)
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad-game", "bad-journal", "bad-request", "no-game")

    visit(work)


def test_bad_input_does_not_fill_the_log() -> None:
    """A line for each would fill the disk, and hide what matters."""
    stream = io.StringIO()
    log = Log(stream)
    for number in range(5_000):
        log.warn("uvicorn.error", what="Invalid HTTP request received.")
        log.info("table-opened", table=number)
    log.warn("lines-dropped", table="x")
    lines = stream.getvalue().splitlines()
    bad = [line for line in lines if "uvicorn.error" in line]
    assert len(bad) < 200 and sum("table-opened" in line for line in lines) == 5_000  # what is done is told, each
    assert "lines-dropped" in lines[-1]  # one kind does not hide another
    log.heard["uvicorn.error"].left += 1.0  # some time later
    log.warn("uvicorn.error", what="Invalid HTTP request received.")
    assert stream.getvalue().splitlines()[-1].endswith(f"left_out={5_000 - len(bad)}")
