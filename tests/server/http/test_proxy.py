"""The site behind nginx, configured as in docs/guide/nginx.conf: TLS, cookies, sockets, client addresses and limits."""
from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from formicarium.server.run import listen
from tests.support.site import ME, Guest, Place, bot

NGINX = os.environ.get("NIGHT_NGINX") or shutil.which("nginx")
OPENSSL = shutil.which("openssl")
pytestmark = [pytest.mark.night,
              pytest.mark.skipif(not NGINX or not OPENSSL, reason="no nginx (NIGHT_NGINX names one) or openssl")]
CONF = Path(__file__).parents[3] / "docs" / "guide" / "nginx.conf"


def free_port() -> int:
    with listen("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def behind(folder: Path) -> Iterator[tuple[int, int]]:
    inner, outer, plain = free_port(), free_port(), free_port()
    assert NGINX and OPENSSL
    subprocess.run([OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-addext", "subjectAltName=DNS:localhost", "-keyout", folder / "key", "-out", folder / "pem"],
                   check=True, capture_output=True)
    text = CONF.read_text().replace("listen 443 ssl http2", f"listen 127.0.0.1:{outer} ssl http2")
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain}").replace("play.example;", "localhost;")
    for end in ("pem", "key"):
        text = text.replace(f"/etc/ssl/play.example.{end}", str(folder / end))
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{inner}")
    text = re.sub(r"client_(header|body)_timeout 15s", r"client_\1_timeout 2s", text)
    paths = "".join(f"{name}_temp_path {folder}/{name};" for name in (
        "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(f"pid {folder}/pid; daemon off; error_log {folder}/errors;\nevents {{}}\n"
                                       f"http {{ access_log off; {paths}\n{text}}}\n")
    words = (folder / "words").open("w")
    site = subprocess.Popen(
        [sys.executable, "-m", "formicarium", "serve", "--no-browser", "--port", str(inner), "--database",
         str(folder / "t.sqlite"), "--origin", f"https://localhost:{outer}", "--proxy", "127.0.0.1", "--thinkers", "1",
         "--lang", "en"], stdout=subprocess.PIPE, stderr=words, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)})
    assert site.stdout is not None and site.stdout.readline().startswith("Formicarium is open")
    proxy = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=words)
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if proxy.poll() is None and probe.connect_ex(("127.0.0.1", outer)) == 0:
                    break
            time.sleep(0.1)
        yield outer, plain
    finally:
        for child in (proxy, site):
            child.send_signal(signal.SIGTERM)
            child.wait(20)
        site.stdout.close()
        words.close()
    assert " error " not in (folder / "words").read_text(), (folder / "words").read_text()


def test_game_is_played_behind_nginx(tmp_path: Path) -> None:
    with behind(tmp_path) as (port, plain):
        asyncio.run(play(port, plain, ssl.create_default_context(cafile=str(tmp_path / "pem"))))


async def play(port: int, plain: int, trust: ssl.SSLContext) -> None:
    base = f"https://localhost:{port}"
    guest = Guest(base)
    await guest.http.aclose()
    guest.http = httpx.AsyncClient(base_url=base, verify=trust, headers={"Origin": base}, timeout=60)
    async with guest as one:
        fresh = httpx.AsyncClient(base_url=base, verify=trust)
        cookie = (await fresh.get("/api/me")).headers["set-cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie
        assert (await fresh.get("/metrics")).status_code == 403
        assert (await fresh.get("/", headers={"Host": "other.example"})).status_code in (421, 404)
        assert (await fresh.put("/api/me", content=b"x" * 3_000_000)).status_code == 413
        evil = {"Origin": "https://evil.example"}
        assert (await fresh.put("/api/me", json={"name": "x"}, headers=evil)).status_code == 403
        await fresh.aclose()
        async with httpx.AsyncClient() as other:
            moved = await other.get(f"http://localhost:{plain}/games")
            assert moved.status_code == 301 and moved.headers["location"] == "https://localhost/games"
        table = (await one.open(ME, bot("random")))["table"]
        async with websockets.connect(f"wss://localhost:{port}/ws/{table}", ssl=trust, origin=base,  # type: ignore[arg-type]
                                      additional_headers={"Cookie": one.cookie()}, max_queue=None) as connection:
            place = Place(connection)
            await place.first()
            assert (await place.play_out())["ended"]
        await half_a_request(port, trust)


async def half_a_request(port: int, trust: ssl.SSLContext) -> None:
    reader, writer = await asyncio.open_connection("localhost", port, ssl=trust)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
    await writer.drain()
    async with asyncio.timeout(60):
        assert b"200 OK" not in await reader.read()
    writer.close()
