"""Attacks on the house itself, not on a table: what is sent without end, what is spent by whoever looks, what fills the log."""
from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest

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
