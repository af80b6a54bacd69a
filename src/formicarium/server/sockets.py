"""The socket of a table: one task reads, another writes, and a slow reader keeps nobody waiting but itself."""
from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from formicarium.server.house import House
from formicarium.server.lobby import allowed
from formicarium.server.people import COOKIE
from formicarium.server.rates import Bucket
from formicarium.server.room import Room
from formicarium.server.talk import Talk
from formicarium.server.troubles import No, Problem
from formicarium.server.watcher import Watcher
from formicarium.store.store import StoreFault

TOO_SLOW, TOO_MUCH, REFUSED = 1013, 1008, 4000  # 4000 + the HTTP status: 4403, 4404
FAREWELL = 1.0  # seconds
CHATS = 50  # that whoever comes is told


class Numbered(msgspec.Struct):
    id: int = 0


class Sockets:
    def __init__(self, house: House, trusted: Any) -> None:
        self.house = house
        self.trusted = trusted  # is this request from a page of ours?

    async def serve(self, socket: WebSocket[Any, Any, Any], table: str, watch: str | None) -> None:
        try:
            if not self.trusted(socket.headers):
                raise Problem(403, "origin")
            person = self.house.people.who(socket.cookies.get(COOKIE, ""), socket.headers.get("authorization", ""))
            room = await self.house.room(table)
            allowed(room, person, watch)
        except Problem as problem:
            await socket.accept()
            await socket.close(REFUSED + problem.status, problem.trouble.code)
            return
        except StoreFault as fault:
            self.house.log.fault("store", fault)
            await socket.accept()
            await socket.close(TOO_SLOW, "not-kept")  # come back
            return
        await socket.accept()
        self.house.counts["sockets_opened"] += 1
        watcher = Watcher(person, self.house.settings.backlog)
        room.enter(watcher)
        writer = self.house.spawn(self.write(socket, room, watcher))
        try:
            for chat in (await room.load_chats())[-CHATS:]:
                watcher.note(chat)
            await self.read(socket, room, watcher)
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            room.leave(watcher)
            self.house.counts["sockets_closed"] += 1

    async def read(self, socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher) -> None:
        settings = self.house.settings
        talk, bucket, refused = Talk(room, watcher), Bucket(settings.rate, settings.burst), 0
        while not watcher.lost:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            data = text if text is not None else message.get("bytes") or b""
            if bucket.take():
                await talk.hear(data)
                continue
            refused += 1
            self.house.counts["rate_refusals"] += 1
            talk.refuse(spoken_id(data), No("RATE"))
            if refused > settings.stubborn:
                await socket.close(TOO_MUCH, "rate")
                return

    async def write(self, socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher) -> None:
        try:
            while not watcher.lost:
                await watcher.wake.wait()
                watcher.wake.clear()
                while (watcher.notes or watcher.due) and not watcher.lost:
                    data = room.scene_for(watcher) if watcher.due else watcher.notes.popleft()
                    async with asyncio.timeout(self.house.settings.stall):
                        await socket.send_data(data.decode(), mode="text")
        except TimeoutError:
            watcher.lost = True
        except (WebSocketDisconnect, OSError, RuntimeError):
            return  # it has gone; the reader hears of it too
        if watcher.lost:
            self.house.counts["slow_watchers"] += 1
            room.leave(watcher)
            with suppress(TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
                async with asyncio.timeout(FAREWELL):  # it does not even read this: unanswered pings end it
                    await socket.close(TOO_SLOW, "slow")


def spoken_id(data: str | bytes) -> int:
    """Of a message that is not done, as far as it can be read."""
    try:
        id_ = msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return 0
    return id_ if 0 <= id_ < 2**53 else 0
