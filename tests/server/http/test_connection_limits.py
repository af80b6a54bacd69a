"""Slow and numerous connections: half a request times out, no address can take all connections, and some stay free."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import httpx
import pytest
import websockets

from tests.server.ops.test_killed import Program
from tests.support.site import ME, PATIENCE, Guest, Site, bot, eventually, here, visit

HALVES = {
    "nothing": b"", "a word": b"GE", "a line": b"GET / HTTP/1.1\r\n",
    "headers": b"GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n",
    "a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    "pieces": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    "a second request": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
    "a second body": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                     b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    "a socket": b"GET /ws/abc HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgr",
}

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(base: str) -> Stream:
    where = urlsplit(base)
    return await asyncio.open_connection(where.hostname, where.port)


async def wait_until_closed(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionError):
        while await asyncio.wait_for(reader.read(65536), PATIENCE):
            pass


@pytest.mark.parametrize("half", HALVES)
def test_unfinished_request_is_closed(half: str) -> None:
    async def work(site: Site) -> None:
        reader, writer = await dial(site.base)
        writer.write(HALVES[half])
        await wait_until_closed(reader)
        writer.close()
        await eventually(lambda: nobody(site))

    visit(work, headers=0.3, body=0.3)


async def nobody(site: Site) -> bool:
    return site.connection_limiter.total == 0 and not site.connection_limiter.held


def test_slow_bytes_do_not_extend_the_deadline_of_a_request() -> None:
    async def work(site: Site) -> None:
        for opening in (b"GET / HTTP/1.1\r\nA: ", HALVES["a body"]):
            reader, writer = await dial(site.base)
            writer.write(opening)
            ended = asyncio.create_task(wait_until_closed(reader))
            while not ended.done():
                with suppress(ConnectionError):
                    writer.write(b"x")
                    await writer.drain()
                await asyncio.sleep(0.05)
            writer.close()
        assert site.connection_limiter.late == 2

    visit(work, headers=0.4, body=0.4)


def test_timely_requests_keep_their_connection() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, here("Bo"))
            async with one.at(opened["table"]) as place:
                await place.first()
                for _ in range(8):
                    assert (await one.http.get("/api/me")).status_code == 200
                    await asyncio.sleep(0.2)
                reader, writer = await dial(site.base)
                body = b'{"name": "Ana"}'
                writer.write(b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                             b"Content-Length: %d\r\n\r\n" % len(body))
                for number in range(len(body)):
                    writer.write(body[number:number + 1])
                    await asyncio.sleep(0.02)
                assert b"200" in (await reader.read())[:20]
                writer.close()
                assert (await place.play())["is"] == "done"
        assert site.connection_limiter.late == 0

    visit(work, headers=1.2, body=30.0)


def test_connections_beyond_the_limit_of_an_address_get_503() -> None:
    async def work(site: Site) -> None:
        async with AsyncExitStack() as stack:
            streams = [await dial(site.base) for _ in range(5)]
            for _, writer in streams:
                stack.callback(writer.close)
            await eventually(lambda: so_many(site, 5))
            reader, writer = await dial(site.base)
            assert b"503" in await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            streams[0][1].close()
            await eventually(lambda: so_many(site, 4))
            async with httpx.AsyncClient(base_url=site.base, verify=False) as http:
                assert (await http.get("/healthz")).status_code == 200
        await eventually(lambda: nobody(site))

    visit(work, connections=5)


async def so_many(site: Site, number: int) -> bool:
    return site.connection_limiter.total == number


def test_open_socket_counts_as_a_connection() -> None:
    async def work(site: Site) -> None:
        async with Guest(site.base) as one:
            table = (await one.open(ME, here("Bo")))["table"]
            await one.http.aclose()
            await eventually(lambda: so_many(site, 0))
            async with one.at(table) as a:
                await a.first()
                assert site.connection_limiter.total == 1
            async with one.at("x" * 16) as b:
                with pytest.raises(websockets.ConnectionClosed):
                    await b.receive()
            await eventually(lambda: nobody(site))

    visit(work)


def test_sockets_behind_a_proxy_are_counted_by_forwarded_address() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, AsyncExitStack() as stack:
            opened = await one.open(ME, here("Bo"))
            address = f"{site.base.replace('http', 'ws')}/ws/{opened['table']}?watch={opened['watch'][-24:]}"

            async def come_from(home: str) -> str:
                socket = await stack.enter_async_context(websockets.connect(
                    address, additional_headers={"X-Forwarded-For": home}, origin=None))
                try:
                    return str(await socket.recv())[:10]
                except websockets.ConnectionClosed as fault:
                    return fault.rcvd.reason if fault.rcvd else ""

            answers = [await come_from("1.2.3.4") for _ in range(4)]
            assert answers == ['{"is":"sce'] * 3 + ["too-many-sockets"]
            assert await come_from("1.2.3.5") == '{"is":"sce'

    visit(work, connections=3, proxies=("127.0.0.1",))


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_server_recovers_after_running_out_of_file_descriptors(tmp_path: Path) -> None:
    class Few(Program):
        def run(self, log: IO[str]) -> subprocess.Popen[str]:
            start = ("import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100)); "
                     "sys.argv[0] = 'formicarium'; runpy.run_module('formicarium', run_name='__main__')")
            return subprocess.Popen(
                [sys.executable, "-c", start, "serve", "--no-browser", "--port", str(self.port), "--database",
                 str(self.folder / "t.sqlite"), "--thinkers", "1", "--lang", "en"],
                stdout=subprocess.PIPE, stderr=log, text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)})

    program = Few(tmp_path)
    program.start()

    async def work() -> None:
        async with Guest(program.base) as one, AsyncExitStack() as stack:
            table = (await one.open(ME, here("Bo")))["table"]
            async with one.at(table) as place:
                await place.first()
                for _ in range(150):
                    _, writer = await dial(program.base)
                    stack.callback(writer.close)
                assert program.child is not None
                used = len(os.listdir(f"/proc/{program.child.pid}/fd"))
                assert used < 90, used
                assert (await place.play())["is"] == "done"
                # A bot process that starts only now still gets its pipes.
                assert (await place.say("hint", seat=place.scene["waiting"][0]))["is"] == "hinted"
            await stack.aclose()

            async def is_served() -> bool:
                with suppress(httpx.HTTPError):
                    return (await one.http.get("/healthz")).status_code == 200
                return False

            await eventually(is_served)
            async with one.at((await one.open(bot("level1"), ME))["table"]) as place:
                await place.catch_up(1)
        assert "bot-cannot-think" not in (tmp_path / "log").read_text()

    try:
        asyncio.run(work())
    finally:
        program.stop(signal.SIGTERM)
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.night
def test_unfinished_requests_of_1500_connections_close_within_30_seconds() -> None:
    async def work(site: Site) -> None:
        halves = list(HALVES.values())
        began = asyncio.get_running_loop().time()

        async def half(number: int) -> float:
            reader, writer = await dial(site.base)
            with suppress(ConnectionError):
                writer.write(halves[number % len(halves)])
                await wait_until_closed(reader)
            writer.close()
            return asyncio.get_running_loop().time() - began

        ends = await asyncio.gather(*(half(number) for number in range(1_500)))
        print(f"the last was closed after {max(ends):.1f} s")
        assert max(ends) < 30.0
        await eventually(lambda: nobody(site))

    visit(work, connections=2_000)
