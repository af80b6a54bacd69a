"""Sockets of tables, lessons, puzzles and the lobby; each has a task that reads; a slow one delays no other."""
from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from formicarium.server.client_address import read_client_ip, read_cookie
from formicarium.server.context import ServerContext
from formicarium.server.errors import MoveRejected, RequestError
from formicarium.server.lobby.hub import LobbySession, LobbySubscriber, wants_all
from formicarium.server.lobby.opening import check_may_watch
from formicarium.server.people.puzzle_progress import require
from formicarium.server.rate_limits import PEOPLE_PER_ADDRESS, KeyedBuckets
from formicarium.server.sockets.lesson_session import LESSON, LessonSession, LessonState
from formicarium.server.sockets.puzzle_session import PUZZLE, PuzzleSession, PuzzleState
from formicarium.server.sockets.table_session import TableSession
from formicarium.server.subscriber import TOO_SLOW, Subscriber, TableSubscriber
from formicarium.server.tables.live_table import LiveTable
from formicarium.store.store import StoreFault

ADDRESS = re.compile("/ws/([^/]+)")
LOBBY = "lobby"  # no table has so short a name
TOO_MUCH, REFUSED = 1008, 4000  # 4000 + the HTTP status: 4403, 4404
FAREWELL = 1.0  # seconds
SWEEP = 5.0
CROWDED = 0.5  # seconds until whoever shares an address with many is listened to again
SHARE, HOME_SHARE = 4, 2  # of the memory for tables, the parts that sockets of a caller and of an address keep in use
GONE = (WebSocketDisconnect, OSError)
CLOSED = (*GONE, RuntimeError)  # the last: a frame that is none was answered with a close of which we have yet to hear

HostAndOriginCheck = Callable[[Mapping[str, str]], RequestError | None]


class TooManyOpenings(Exception):
    """Sockets are opened faster than anybody needs them."""


class SocketQuota:
    """A socket, as far as limits go."""

    __slots__ = ("caller", "client_ip", "weight")

    def __init__(self, caller: str, client_ip: str) -> None:
        self.caller = caller
        self.client_ip = client_ip
        self.weight = 0  # bytes of the table that it looks at


class WithId(msgspec.Struct):
    id: int = 0


class SocketEndpoint:
    def __init__(self, context: ServerContext, unwelcome: HostAndOriginCheck) -> None:
        self.context = context
        self.unwelcome = unwelcome  # why this request is not for us
        self.subscribers: set[Subscriber] = set()
        self.sockets_by_caller: Counter[str] = Counter()  # sockets of each who has some
        self.sockets_by_ip: Counter[str] = Counter()  # and of each address
        settings = context.settings
        # messages, by address
        self.messages_by_ip = KeyedBuckets(PEOPLE_PER_ADDRESS * settings.rate, PEOPLE_PER_ADDRESS * settings.burst)
        # bytes of the tables that these look at, by caller and by address
        self.bytes_by_caller_and_ip: Counter[str] = Counter()
        self.sweeping = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Not through the framework: what it wraps round a call would be held for as long as the socket is open."""
        socket, address = WebSocket(scope, receive, send), ADDRESS.fullmatch(scope["path"])
        if address is None:
            await socket.close()
        else:
            await self.serve(socket, address[1], socket.query_params.get("watch"))

    async def serve(self, socket: WebSocket, table_id: str, watch: str | None) -> None:
        quota: SocketQuota | None = None
        try:
            if trouble := self.unwelcome(socket.headers):
                raise trouble
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
                if not await self.wait_turn(client_ip, LessonSession.drops):
                    raise TooManyOpenings
                await self.serve_lesson(socket, person, client_ip, bool(authorization), table_id == PUZZLE)
                return
            table = await self.context.tables.get(table_id)
            check_may_watch(table, person, watch)
            self.charge_memory(quota, table.history.weight)
            await socket.accept()
            table = await self.context.tables.get(table_id)  # it may have left memory meanwhile
            await self.serve_table(socket, table, person, client_ip, bool(authorization))
        except TooManyOpenings:
            await self.refuse(socket, TOO_SLOW, "rate")  # come back
        except RequestError as problem:
            await self.refuse(socket, REFUSED + problem.status, problem.trouble.code)
        except StoreFault as fault:
            self.context.log.fault("store", fault)
            await self.refuse(socket, TOO_SLOW, "not-kept")  # come back
        finally:
            if quota:
                self.release(quota)

    async def refuse(self, socket: WebSocket, code: int, why: str) -> None:
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        await socket.close(code, why)

    def acquire(self, caller: str, client_ip: str) -> SocketQuota:
        """One more socket of theirs."""
        settings = self.context.settings
        if self.sockets_by_caller[caller] >= settings.sockets or self.sockets_by_ip[client_ip] >= settings.connections:
            raise RequestError(429, "too-many-sockets", most=min(settings.sockets, settings.connections))
        if not self.context.limits.socket_openings.take(caller):  # each costs a scene, and presence to all others
            raise TooManyOpenings
        self.sockets_by_caller[caller] += 1
        self.sockets_by_ip[client_ip] += 1
        return SocketQuota(caller, client_ip)

    def charge_memory(self, quota: SocketQuota, weight: int) -> None:
        """A table that somebody looks at stays in memory: nobody has more than a share of that."""
        most = self.context.settings.memory
        for who, share in ((quota.caller, SHARE), (quota.client_ip, HOME_SHARE)):
            if self.bytes_by_caller_and_ip[who] and self.bytes_by_caller_and_ip[who] + weight > most // share:
                raise RequestError(429, "too-many-sockets", most=self.sockets_by_caller[quota.caller] - 1)
        quota.weight = weight
        for who in {quota.caller, quota.client_ip}:
            self.bytes_by_caller_and_ip[who] += weight

    def release(self, quota: SocketQuota) -> None:
        """Give a socket's quota back."""
        table_bytes = [(self.bytes_by_caller_and_ip, one, quota.weight) for one in {quota.caller, quota.client_ip}]
        for counter, who, number in ((self.sockets_by_caller, quota.caller, 1),
                                     (self.sockets_by_ip, quota.client_ip, 1), *table_bytes):
            counter[who] -= number
            if counter[who] <= 0:
                del counter[who]

    def sender(self, socket: WebSocket) -> Callable[[str], Awaitable[bool]]:
        async def send(text: str) -> bool:
            try:
                await socket.send_text(text)
            except CLOSED:
                return False
            return True

        return send

    def farewell(self, socket: WebSocket) -> Callable[[Subscriber, int, str], None]:
        def let_go(subscriber: Subscriber, code: int, why: str) -> None:
            self.context.counts["slow_watchers"] += code == TOO_SLOW
            self.context.tasks.start(self.say_farewell(socket, subscriber, code, why))

        return let_go

    async def serve_table(self, socket: WebSocket, table: LiveTable, person: str | None, client_ip: str,
                          token: bool) -> None:
        """At a table."""
        subscriber = TableSubscriber(table, person, token, self.sender(socket), self.farewell(socket))

        async def listen() -> None:
            table.enter(subscriber)
            subscriber.flush_soon()
            for chat in tuple((await table.load_chats()).latest):
                subscriber.send_note(chat)
            await self.read(socket, subscriber, TableSession(subscriber), client_ip)

        await self.listen_until_gone(socket, subscriber, listen)

    async def serve_lobby(self, socket: WebSocket, person: str | None, client_ip: str, token: bool) -> None:
        """In the lobby."""
        visitor = LobbySubscriber(self.context, person, client_ip, token, wants_all(socket.query_params),
                                  self.sender(socket), self.farewell(socket))

        async def listen() -> None:
            await self.context.lobby.enter(visitor)
            await self.read(socket, visitor, LobbySession(visitor), client_ip)

        await self.listen_until_gone(socket, visitor, listen)

    async def serve_lesson(self, socket: WebSocket, person: str | None, client_ip: str, token: bool,
                           puzzled: bool) -> None:
        """In a lesson, or before a puzzle."""
        name = await self.context.people.name(person) if person else ""
        send, let_go, asked = self.sender(socket), self.farewell(socket), socket.query_params
        learner: LessonState
        if puzzled:
            puzzle = require(self.context, asked.get("puzzle", ""))
            learner = PuzzleState(self.context, person, token, name, puzzle, send, let_go)
            session: LessonSession = PuzzleSession(learner)
        else:
            learner = LessonState(self.context, person, token, name, asked, send, let_go)
            session = LessonSession(learner)
        await socket.accept()

        async def listen() -> None:
            learner.arrive(True)
            await self.read(socket, learner, session, client_ip)

        await self.listen_until_gone(socket, learner, listen)

    async def listen_until_gone(self, socket: WebSocket, subscriber: Subscriber,
                                listen: Callable[[], Awaitable[None]]) -> None:
        self.context.counts["sockets_opened"] += 1
        self.watch_over(subscriber)
        try:
            await listen()
        except GONE:
            pass
        except StoreFault as fault:
            self.context.log.fault("store", fault, table=subscriber.where)
            await socket.close(TOO_SLOW, "not-kept")  # come back
        finally:
            subscriber.dropped = True
            self.subscribers.discard(subscriber)
            subscriber.leave()
            self.context.counts["sockets_closed"] += 1

    async def read(self, socket: WebSocket, subscriber: Subscriber,
                   session: TableSession | LobbySession | LessonSession, client_ip: str) -> None:
        refused = 0
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive" or subscriber.dropped:
                return
            data: str | bytes = message.get("text") or message.get("bytes") or b""
            if not await self.wait_turn(client_ip, session.drops):
                with suppress(*CLOSED):
                    await socket.close(TOO_SLOW, "rate")  # come back
                return
            if session.bucket.take():
                await session.reply(data)
                continue
            refused += 1
            self.context.counts["rate_refusals"] += 1
            session.refuse(message_id(data), MoveRejected("RATE"))
            if refused > self.context.settings.max_rate_refusals:
                await socket.close(TOO_MUCH, "rate")
                return

    async def wait_turn(self, client_ip: str, drops: float) -> bool:
        """Of all who come from an address. Unread, a message costs nothing: a refusal would cost as much as an answer.
        False: it has not come in time."""
        late = monotonic() + self.context.settings.send_timeout
        while not self.messages_by_ip.take(client_ip, drops):
            if monotonic() > late:
                return False
            await asyncio.sleep(CROWDED)
        return True

    # those who do not read what they are sent

    def watch_over(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        if not self.sweeping:
            self.sweeping = True
            self.context.tasks.start(self.sweep())

    async def sweep(self) -> None:
        """One look at all of them now and then is cheaper than an alarm for each."""
        stall = self.context.settings.send_timeout
        while True:
            await asyncio.sleep(min(SWEEP, stall / 2))
            self.drop_slow(monotonic() - stall)

    def drop_slow(self, since: float) -> None:
        for subscriber in list(self.subscribers):
            if subscriber.sending_since and subscriber.sending_since < since:
                subscriber.drop()

    async def say_farewell(self, socket: WebSocket, subscriber: Subscriber, code: int, why: str) -> None:
        """Whoever does not even read this still counts as one of its caller's sockets, until the system gives it up."""
        subscriber.leave()
        with suppress(TimeoutError, *CLOSED):
            async with asyncio.timeout(FAREWELL):
                await socket.close(code, why)


def message_id(data: str | bytes) -> int:
    """Of a message that is not done, as far as it can be read."""
    try:
        id_ = msgspec.json.decode(data, type=WithId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return 0
    return id_ if 0 <= id_ < 2**53 else 0
