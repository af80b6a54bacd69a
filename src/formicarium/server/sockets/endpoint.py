"""Accept sockets of tables, lessons, puzzles and the lobby; each has a task that reads, so none delays another."""
from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from formicarium.server.client_address import read_client_ip, read_cookie
from formicarium.server.context import ServerContext
from formicarium.server.errors import MoveRejected, RequestError
from formicarium.server.lobby.hub import wants_all
from formicarium.server.lobby.opening import check_may_watch
from formicarium.server.people import puzzle_progress
from formicarium.server.rate_limits import PEOPLE_PER_ADDRESS, KeyedBuckets
from formicarium.server.sockets.lesson_session import LESSON, LessonSession, LessonState, begin_run, require
from formicarium.server.sockets.lobby_session import LOBBY, LobbySession, LobbySubscriber
from formicarium.server.sockets.puzzle_session import PUZZLE, PuzzleSession, PuzzleState
from formicarium.server.sockets.session import Session, message_id
from formicarium.server.sockets.table_session import TableSession
from formicarium.server.subscriber import TRY_AGAIN, Subscriber, TableSubscriber
from formicarium.server.tables.live_table import LiveTable
from formicarium.store.store import StoreFault

PATH = re.compile("/ws/([^/]+)")  # the id of a table, or LOBBY, LESSON or PUZZLE: ids are longer
RATE_EXCEEDED = 1008  # WebSocket close code
REFUSED = 4000  # plus the HTTP status: 4403, 4404
CLOSE_TIMEOUT = 1.0  # seconds to send a close frame to a client that reads nothing
SWEEP_INTERVAL = 5.0  # seconds between two searches for clients that read nothing
RETRY_INTERVAL = 0.5  # seconds until an address without tokens is tried again
CALLER_SHARE, ADDRESS_SHARE = 4, 2  # sockets of a caller use at most 1/4 of the memory for tables, of an address 1/2
DISCONNECTED = (WebSocketDisconnect, OSError)
CLOSED = (*DISCONNECTED, RuntimeError)  # RuntimeError: uvicorn closed it after an invalid frame, before the receive

HostAndOriginCheck = Callable[[Mapping[str, str]], RequestError | None]


class TooManyOpenings(Exception):
    """A caller opens sockets faster than the limit; the client may try again."""


class SocketQuota:
    """One socket in the counters of its caller and address."""

    __slots__ = ("caller", "client_ip", "weight")

    def __init__(self, caller: str, client_ip: str) -> None:
        self.caller = caller
        self.client_ip = client_ip
        self.weight = 0  # bytes of its table


class SocketEndpoint:
    """Accepts all sockets of a server and enforces their limits; lives as long as the server."""

    def __init__(self, context: ServerContext, check_host_and_origin: HostAndOriginCheck) -> None:
        self.context = context
        self.check_host_and_origin = check_host_and_origin  # returns the reason for a refusal, or None
        self.subscribers: set[Subscriber] = set()
        self.sockets_by_caller: Counter[str] = Counter()
        self.sockets_by_ip: Counter[str] = Counter()
        settings = context.settings
        self.messages_by_ip = KeyedBuckets(PEOPLE_PER_ADDRESS * settings.rate, PEOPLE_PER_ADDRESS * settings.burst)
        self.bytes_by_caller_and_ip: Counter[str] = Counter()  # of the tables of their sockets
        self.sweeping = False  # the task that drops slow clients has started

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a socket without Starlette's routing, whose wrappers would stay in memory while the socket is open."""
        socket, path = WebSocket(scope, receive, send), PATH.fullmatch(scope["path"])
        if path is None:
            await socket.close()
        else:
            await self.serve(socket, path[1], socket.query_params.get("watch"))

    async def serve(self, socket: WebSocket, table_id: str, watch: str | None) -> None:
        quota: SocketQuota | None = None
        try:
            if problem := self.check_host_and_origin(socket.headers):
                raise problem
            authorization, scope = socket.headers.get("authorization", ""), socket.scope
            person = await self.context.people.identify(read_cookie(scope["headers"]), authorization)
            if authorization and person is None:
                raise RequestError(401, "bad-token")
            client_ip = read_client_ip(scope, self.context.settings.proxies)
            quota = self.acquire(person or client_ip, client_ip)
            if person:
                self.context.bots.known_addresses.note(person, client_ip)
            if table_id == LOBBY:
                await socket.accept()
                await self.serve_lobby(socket, person, client_ip, bool(authorization))
                return
            if table_id in (LESSON, PUZZLE):
                if not await self.wait_turn(client_ip, LessonSession.cost):
                    raise TooManyOpenings
                await self.serve_lesson(socket, person, client_ip, bool(authorization), table_id == PUZZLE)
                return
            table = await self.context.tables.get(table_id)
            check_may_watch(table, person, watch)
            self.charge_memory(quota, table.history.weight)
            await socket.accept()
            table = await self.context.tables.get(table_id)  # again: it may have left memory meanwhile
            await self.serve_table(socket, table, person, client_ip, bool(authorization))
        except TooManyOpenings:
            await self.refuse(socket, TRY_AGAIN, "rate")
        except RequestError as problem:
            await self.refuse(socket, REFUSED + problem.status, problem.trouble.code)
        except StoreFault as fault:
            self.context.log.fault("store", fault)
            await self.refuse(socket, TRY_AGAIN, "not-kept")
        finally:
            if quota:
                self.release(quota)

    async def refuse(self, socket: WebSocket, code: int, why: str) -> None:
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        await socket.close(code, why)

    def acquire(self, caller: str, client_ip: str) -> SocketQuota:
        """Count a new socket; raise RequestError or TooManyOpenings beyond a limit."""
        settings = self.context.settings
        if self.sockets_by_caller[caller] >= settings.sockets or self.sockets_by_ip[client_ip] >= settings.connections:
            raise RequestError(429, "too-many-sockets", most=min(settings.sockets, settings.connections))
        if not self.context.limits.socket_openings.take(caller):  # each costs a scene, and presence to all others
            raise TooManyOpenings
        self.sockets_by_caller[caller] += 1
        self.sockets_by_ip[client_ip] += 1
        return SocketQuota(caller, client_ip)

    def charge_memory(self, quota: SocketQuota, weight: int) -> None:
        """Count the bytes of a socket's table, which stays in memory as long as the socket is open.

        Raise RequestError beyond the share of a caller or an address; the first table is always allowed."""
        most = self.context.settings.memory
        for key, share in ((quota.caller, CALLER_SHARE), (quota.client_ip, ADDRESS_SHARE)):
            if self.bytes_by_caller_and_ip[key] and self.bytes_by_caller_and_ip[key] + weight > most // share:
                raise RequestError(429, "too-many-sockets", most=self.sockets_by_caller[quota.caller] - 1)
        quota.weight = weight
        for key in {quota.caller, quota.client_ip}:
            self.bytes_by_caller_and_ip[key] += weight

    def release(self, quota: SocketQuota) -> None:
        """Give a socket's quota back."""
        table_bytes = [(self.bytes_by_caller_and_ip, key, quota.weight) for key in {quota.caller, quota.client_ip}]
        for counter, key, number in ((self.sockets_by_caller, quota.caller, 1),
                                     (self.sockets_by_ip, quota.client_ip, 1), *table_bytes):
            counter[key] -= number
            if counter[key] <= 0:
                del counter[key]

    def sender(self, socket: WebSocket) -> Callable[[str], Awaitable[bool]]:
        async def send(text: str) -> bool:
            try:
                await socket.send_text(text)
            except CLOSED:
                return False
            return True

        return send

    def dropper(self, socket: WebSocket) -> Callable[[Subscriber, int, str], None]:
        def on_drop(subscriber: Subscriber, code: int, why: str) -> None:
            self.context.counts["slow_watchers"] += code == TRY_AGAIN
            self.context.tasks.start(self.close(socket, subscriber, code, why))

        return on_drop

    async def serve_table(self, socket: WebSocket, table: LiveTable, person: str | None, client_ip: str,
                          token: bool) -> None:
        subscriber = TableSubscriber(table, person, token, self.sender(socket), self.dropper(socket))

        async def listen() -> None:
            table.enter(subscriber)
            subscriber.flush_soon()
            for chat in tuple((await table.load_chats()).latest):
                subscriber.send_note(chat)
            await self.read(socket, subscriber, TableSession(subscriber), client_ip)

        await self.listen_until_closed(socket, subscriber, listen)

    async def serve_lobby(self, socket: WebSocket, person: str | None, client_ip: str, token: bool) -> None:
        subscriber = LobbySubscriber(self.context, person, client_ip, token, wants_all(socket.query_params),
                                     self.sender(socket), self.dropper(socket))

        async def listen() -> None:
            await self.context.lobby.enter(subscriber)
            await self.read(socket, subscriber, LobbySession(subscriber), client_ip)

        await self.listen_until_closed(socket, subscriber, listen)

    async def serve_lesson(self, socket: WebSocket, person: str | None, client_ip: str, token: bool,
                           is_puzzle: bool) -> None:
        name = await self.context.people.name(person) if person else ""
        send, on_drop, query = self.sender(socket), self.dropper(socket), socket.query_params
        subscriber: LessonState
        if is_puzzle:
            puzzle = puzzle_progress.require(self.context, query.get("puzzle", ""))
            subscriber = PuzzleState(self.context, person, token, name, puzzle, send, on_drop)
            session: LessonSession = PuzzleSession(subscriber)
        else:
            run = begin_run(require(self.context, query.get("game", ""), query.get("lesson", "")),
                            query.get("step", "0"))
            subscriber = LessonState(self.context, person, token, name, run, send, on_drop)
            session = LessonSession(subscriber)
        await socket.accept()

        async def listen() -> None:
            subscriber.arrive(True)
            await self.read(socket, subscriber, session, client_ip)

        await self.listen_until_closed(socket, subscriber, listen)

    async def listen_until_closed(self, socket: WebSocket, subscriber: Subscriber,
                                  listen: Callable[[], Awaitable[None]]) -> None:
        self.context.counts["sockets_opened"] += 1
        self.drop_if_slow(subscriber)
        try:
            await listen()
        except DISCONNECTED:
            pass
        except StoreFault as fault:
            self.context.log.fault("store", fault, table=subscriber.where)
            await socket.close(TRY_AGAIN, "not-kept")
        finally:
            subscriber.dropped = True
            self.subscribers.discard(subscriber)
            subscriber.leave()
            self.context.counts["sockets_closed"] += 1

    async def read(self, socket: WebSocket, subscriber: Subscriber, session: Session, client_ip: str) -> None:
        """Read messages until the socket is closed; close it itself beyond the limits of rate."""
        refused = 0
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive" or subscriber.dropped:
                return
            data: str | bytes = message.get("text") or message.get("bytes") or b""
            if not await self.wait_turn(client_ip, session.cost):
                with suppress(*CLOSED):
                    await socket.close(TRY_AGAIN, "rate")
                return
            if session.bucket.take():
                await session.reply(data)
                continue
            refused += 1
            self.context.counts["rate_refusals"] += 1
            session.refuse(message_id(data), MoveRejected("RATE"))
            if refused > self.context.settings.max_rate_refusals:
                await socket.close(RATE_EXCEEDED, "rate")
                return

    async def wait_turn(self, client_ip: str, cost: float) -> bool:
        """Wait for tokens of an address before its message is decoded; return False if none come in time.

        Refusing it at once would take as much time as an answer."""
        deadline = monotonic() + self.context.settings.send_timeout
        while not self.messages_by_ip.take(client_ip, cost):
            if monotonic() > deadline:
                return False
            await asyncio.sleep(RETRY_INTERVAL)
        return True

    # Slow clients.

    def drop_if_slow(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        if not self.sweeping:
            self.sweeping = True
            self.context.tasks.start(self.sweep())

    async def sweep(self) -> None:
        """Drop slow clients every few seconds, which is cheaper than a timer for each message."""
        timeout = self.context.settings.send_timeout
        while True:
            await asyncio.sleep(min(SWEEP_INTERVAL, timeout / 2))
            self.drop_slow(monotonic() - timeout)

    def drop_slow(self, since: float) -> None:
        for subscriber in list(self.subscribers):
            if subscriber.sending_since and subscriber.sending_since < since:
                subscriber.drop()

    async def close(self, socket: WebSocket, subscriber: Subscriber, code: int, why: str) -> None:
        """Close a dropped socket; if the client does not read even this, its quota stays until the system closes it."""
        subscriber.leave()
        with suppress(TimeoutError, *CLOSED):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await socket.close(code, why)
