"""From settings to a server that listens: sockets, uvicorn, and an end that leaves nothing behind."""
from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn

from formicarium.games import include_editions
from formicarium.server.app import make_app
from formicarium.server.context import ServerContext
from formicarium.server.http.deadlines import Connection, SocketConnection
from formicarium.server.ops.bus import Bus
from formicarium.server.ops.garbage import GarbageCollectionTimer
from formicarium.server.ops.log import LibraryLog, Log
from formicarium.server.people.guests import key_mark, new_name
from formicarium.server.protocol.base import MESSAGE_BYTES
from formicarium.server.settings import Settings
from formicarium.store.store import Store, open_store

BACKLOG = 2048
HEADERS = 32 * 1024  # bytes of a request before its body; httptools has no such limit, h11 has
SILENT, DEAD = 25.0, 60.0  # seconds: a socket is asked for a sign of life; it is given up
GRACE = 3  # seconds for requests under way at the end


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else is begun, so that a port in use is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # of those who come: who reads nothing for so long is cut off
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * DEAD))
        listening.bind((host, port))
    except (OSError, OverflowError):
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def make_config(app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app, log_config=None, access_log=False, lifespan="on", http=Connection, ws=SocketConnection,
        ws_max_size=MESSAGE_BYTES, ws_per_message_deflate=False, ws_ping_interval=SILENT, ws_ping_timeout=DEAD - SILENT,
        h11_max_incomplete_event_size=HEADERS,
        timeout_graceful_shutdown=GRACE, backlog=BACKLOG, server_header=False, date_header=False, proxy_headers=False)


class WrongSigningKey(Exception):
    """The tables were opened with another key: with this one nobody would find their seats."""


async def check_key(settings: Settings, store: Store) -> None:
    mine, kept = key_mark(settings.secret), await store.get("key", "mark")
    if kept == mine:
        return
    other = kept is not None or settings.key_made  # before marks were kept, a key that was there is taken for the one
    if other and not settings.new_key and await store.matches():
        raise WrongSigningKey
    await store.put("key", "mark", mine)


class Server(uvicorn.Server):
    """Says when it is ready, and closes tables' sockets politely (1012: come back)."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


async def serve(settings: Settings, database: str, listening: socket.socket, log: Log, bus: str = "",
                ready: Callable[[], None] = lambda: None) -> None:
    """Until it is told to stop. Raises StoreFault, KeyLost and BusFault before it listens."""
    include_editions(settings.shelf)
    logging.basicConfig(handlers=[LibraryLog(log)], level=logging.WARNING)
    store = await open_store(database)
    context = ServerContext(settings, store, log, Bus(bus, new_name(), settings.secret) if bus else None)
    try:
        await check_key(settings, store)
        if context.bus:
            await context.bus.connect()
    except BaseException:
        await store.close()
        raise
    log.info("starting", address=address(listening), **settings.public())
    collector = GarbageCollectionTimer()
    open_files()

    def on_ready() -> None:
        context.tasks.start(collector.look_after(context))
        ready()

    await Server(make_config(make_app(context)), on_ready).serve([listening])
    log.info("stopped")


def open_files() -> None:
    """A socket is a file: as many as this system lets us have, not as many as a shell begins with."""
    try:
        import resource
    except ImportError:
        return  # Windows counts otherwise
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # macOS says that there is no limit, and has one
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(work: Any) -> None:
    """asyncio.run, on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(work)
