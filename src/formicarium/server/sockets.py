"""The socket of a table: a task reads, and a slow reader keeps nobody waiting but itself."""
from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from formicarium.server.house import House
from formicarium.server.line import Line, line_of
from formicarium.server.lobby import allowed
from formicarium.server.people import COOKIE
from formicarium.server.room import Room
from formicarium.server.talk import Talk
from formicarium.server.troubles import No, Problem
from formicarium.server.watcher import TOO_SLOW, Watcher
from formicarium.store.store import StoreFault

TOO_MUCH, REFUSED = 1008, 4000  # 4000 + the HTTP status: 4403, 4404
FAREWELL = 1.0  # seconds
SWEEP = 5.0
SILENT, DEAD = 25.0, 60.0  # seconds without a word: it is asked for a sign of life; it is given up
CHATS = 50  # that whoever comes is told


Unwelcome = Callable[[Mapping[str, str]], Problem | None]


class Numbered(msgspec.Struct):
    id: int = 0


class Sockets:
    def __init__(self, house: House, unwelcome: Unwelcome) -> None:
        self.house = house
        self.unwelcome = unwelcome  # why this request is not for us
        self.watchers: set[Watcher] = set()
        self.held: Counter[str] = Counter()  # sockets of each who has some
        self.sweeping = False

    async def serve(self, socket: WebSocket[Any, Any, Any], table: str, watch: str | None) -> None:
        caller = ""
        try:
            if trouble := self.unwelcome(socket.headers):
                raise trouble
            authorization = socket.headers.get("authorization", "")
            person = await self.house.people.known(socket.cookies.get(COOKIE, ""), authorization)
            if authorization and person is None:
                raise Problem(401, "bad-token")
            caller = self.come(person or str((socket.scope.get("client") or [""])[0]))
            room = await self.house.room(table)
            allowed(room, person, watch)
        except Problem as problem:
            await self.refuse(socket, caller, REFUSED + problem.status, problem.trouble.code)
        except StoreFault as fault:
            self.house.log.fault("store", fault)
            await self.refuse(socket, caller, TOO_SLOW, "not-kept")  # come back
        else:
            try:
                await socket.accept()
                await self.attend(socket, room, person, bool(authorization))
            finally:
                self.go(caller)

    async def refuse(self, socket: WebSocket[Any, Any, Any], caller: str, code: int, why: str) -> None:
        self.go(caller)
        await socket.accept()
        await socket.close(code, why)

    def come(self, caller: str) -> str:
        """One more socket of theirs."""
        if self.held[caller] >= self.house.settings.sockets:
            raise Problem(429, "too-many-sockets", most=self.house.settings.sockets)
        self.held[caller] += 1
        return caller

    def go(self, caller: str) -> None:
        """One less; those who have none left are forgotten."""
        self.held[caller] -= 1
        if self.held[caller] <= 0:
            del self.held[caller]

    async def attend(self, socket: WebSocket[Any, Any, Any], room: Room, person: str | None, token: bool) -> None:
        self.house.counts["sockets_opened"] += 1
        line = line_of(socket)
        watcher = Watcher(person, self.house.settings.backlog, line, room.stage.scene_for)
        watcher.token = token
        watcher.let_go = lambda code, why: self.let_go(socket, room, watcher, code, why)
        self.watch_over(watcher)
        room.enter(watcher)
        watcher.wake()
        try:
            for chat in (await room.load_chats())[-CHATS:]:
                watcher.note(chat)
            await self.read(socket, line, room, watcher)
        except WebSocketDisconnect:
            pass
        finally:
            watcher.lost = True
            self.watchers.discard(watcher)
            room.leave(watcher)
            self.house.counts["sockets_closed"] += 1

    async def read(self, socket: WebSocket[Any, Any, Any], line: Line, room: Room, watcher: Watcher) -> None:
        talk, refused = Talk(room, watcher), 0
        line.listen(talk.at_once)
        while True:
            data = await line.hear()
            if data is None or watcher.lost:
                return
            if talk.bucket.take():
                await talk.hear(data)
                continue
            refused += 1
            self.house.counts["rate_refusals"] += 1
            talk.refuse(spoken_id(data), No("RATE"))
            if refused > self.house.settings.stubborn:
                await socket.close(TOO_MUCH, "rate")
                return

    # lines on which nothing moves

    def watch_over(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        if not self.sweeping:
            self.sweeping = True
            self.house.spawn(self.sweep())

    async def sweep(self) -> None:
        """One look at all of them now and then is cheaper than alarms for each."""
        stall = self.house.settings.stall
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(SWEEP, stall / 2))
            now = loop.time()
            for watcher in list(self.watchers):
                line = watcher.line
                if line.stuck and now - line.stuck > stall:
                    watcher.lose()
                elif now - line.heard > DEAD and not line.read_paused:
                    line.cut()
                elif now - line.heard > SILENT:
                    line.ping()

    def let_go(self, socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher, code: int, why: str) -> None:
        self.house.counts["slow_watchers"] += code == TOO_SLOW
        self.house.spawn(self.farewell(socket, room, watcher, code, why))

    async def farewell(self, socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher, code: int,
                       why: str) -> None:
        room.leave(watcher)
        try:
            async with asyncio.timeout(FAREWELL):
                await socket.close(code, why)
        except TimeoutError:
            watcher.line.cut()  # it does not even read this
        except (WebSocketDisconnect, OSError, RuntimeError):
            pass  # it has gone


def spoken_id(data: str | bytes) -> int:
    """Of a message that is not done, as far as it can be read."""
    try:
        id_ = msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return 0
    return id_ if 0 <= id_ < 2**53 else 0
