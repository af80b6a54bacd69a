"""Run a server from its settings until it is stopped: listening socket, uvicorn, event loop."""
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
from formicarium.server.people.guests import key_mark, new_id
from formicarium.server.protocol.base import MESSAGE_BYTES
from formicarium.server.settings import Settings
from formicarium.store.store import Store, open_store

BACKLOG = 2048  # connections that wait to be accepted
MAX_HEADER_BYTES = 32 * 1024  # of a request; h11 enforces it, httptools could not
PING_INTERVAL = 25.0  # seconds between two pings of a socket
DEAD_AFTER = 60.0  # seconds without an answer, then a socket is closed
SHUTDOWN_TIMEOUT = 3  # seconds for the requests that are being answered


def listen(host: str, port: int) -> socket.socket:
    """Bind the port before anything else starts, so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited by connections: one that acknowledges nothing is closed
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * DEAD_AFTER))
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
        ws_max_size=MESSAGE_BYTES, ws_per_message_deflate=False, ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=DEAD_AFTER - PING_INTERVAL, h11_max_incomplete_event_size=MAX_HEADER_BYTES,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT, backlog=BACKLOG, server_header=False, date_header=False,
        proxy_headers=False)


class WrongSigningKey(Exception):
    """The tables were opened with another key; with this one no player would be recognized at their seat."""


async def check_key(settings: Settings, store: Store) -> None:
    """Raise WrongSigningKey if the store's tables were opened with another key."""
    mark, stored = key_mark(settings.secret), await store.get("key", "mark")
    if stored == mark:
        return
    # a store older than these marks has none; a key that existed then is taken for the right one
    other = stored is not None or settings.key_made
    if other and not settings.new_key and await store.matches():
        raise WrongSigningKey
    await store.put("key", "mark", mark)


class Server(uvicorn.Server):
    """Calls `ready` once it listens; at the end it closes sockets with 1012, so that clients connect again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


async def serve(settings: Settings, database: str, listening: socket.socket, log: Log, bus: str = "",
                ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped; raise StoreFault, WrongSigningKey or BusFault before listening."""
    include_editions(settings.shelf)
    logging.basicConfig(handlers=[LibraryLog(log)], level=logging.WARNING)
    store = await open_store(database)
    context = ServerContext(settings, store, log, Bus(bus, new_id(), settings.secret) if bus else None)
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
    """Raise the limit of open files, and so of sockets, from the shell's to the system's."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # macOS reports no limit and refuses a higher one
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(work: Any) -> None:
    """Run a coroutine on uvloop if it is installed, otherwise on asyncio's loop."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(work)
