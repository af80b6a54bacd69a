"""A real server with the built client, and a real Chromium in front of it."""
from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    for mark in (pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.processes, pytest.mark.waiting):
        item.add_marker(mark)

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0  # seconds; a longer wait means a hang
STATIC = ROOT / "src" / "formicarium" / "server" / "static"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (STATIC / "index.html").is_file(), "the client is not built: python client/build.py"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "formicarium", "serve", "--no-browser", "--quiet", "--port", str(port),
               "--database", str(folder / "site.db")]
    with (folder / "log").open("w+") as log:
        server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log,
                                  env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
        try:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).close()
                    break
                except OSError:
                    assert server.poll() is None and time.monotonic() < until, (folder / "log").read_text()
                    time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(PATIENCE)


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Any]:
    from chromium import FLAGS, ready
    from playwright.async_api import async_playwright

    path = ready()  # first, as it also prepares Playwright's own start
    async with async_playwright() as driver:
        started = await driver.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        await started.close()
