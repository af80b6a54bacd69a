"""ServerContext: the objects that every part of the server shares."""
from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from formicarium.server.bots.services import BotServices
from formicarium.server.lobby.hub import LobbyHub
from formicarium.server.ops.bus import Bus, Notice
from formicarium.server.ops.log import Log
from formicarium.server.ops.server_time import ServerTime
from formicarium.server.people.guests import People
from formicarium.server.people.lesson_progress import LessonProgress
from formicarium.server.people.puzzle_progress import PuzzleProgress
from formicarium.server.rate_limits import RateLimits
from formicarium.server.settings import Settings
from formicarium.server.store_health import StoreHealth
from formicarium.server.tables import proposals
from formicarium.server.tables.presence import note_seen
from formicarium.server.tables.registry import TableRegistry
from formicarium.server.tasks import TaskGroup
from formicarium.store.store import Store, StoreFault

BAD_TOKEN = 4401  # close code of a socket whose token was revoked
SWEEP = 5.0  # seconds between two runs of `sweep`


class ServerContext:
    """One server, from its start to its end."""

    def __init__(self, settings: Settings, store: Store, log: Log, bus: Bus | None = None) -> None:
        self.settings = settings
        self.store = store
        self.log = log
        self.bus = bus  # None: the only server of its store
        self.time = ServerTime()
        self.counts: Counter[str] = Counter()  # for /metrics
        self.tasks = TaskGroup(log, self.counts)
        self.limits = RateLimits(settings)
        self.store_health = StoreHealth(store, self.time, log)
        self.people = People(settings, store)
        self.lessons = LessonProgress(self)
        self.puzzles = PuzzleProgress()
        self.bots = BotServices(self)
        self.tables = TableRegistry(self)
        self.lobby = LobbyHub(self)

    # Tokens of programs.

    async def revoke_token(self, person: str) -> None:
        await self.people.revoke(person)
        self.disconnect_tokens((person,))
        self.publish("-", "token", people=(person,))

    def disconnect_tokens(self, people: tuple[str, ...]) -> None:
        """Close the sockets of programs whose token was revoked."""
        for table in self.tables.live.values():
            for subscriber in list(table.subscribers):
                if subscriber.token and subscriber.person in people:
                    subscriber.drop(BAD_TOKEN, "bad-token")
        for visitor in list(self.lobby.subscribers):
            if visitor.token and visitor.person in people:
                visitor.drop(BAD_TOKEN, "bad-token")

    # Work at intervals.

    async def sweep(self) -> None:
        """Every few seconds: unload idle tables, check the clock, log damage, refresh the lobby."""
        tidy = self.time.now() + self.settings.device
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            await self.check_wall_clock()
            self.tables.report_broken()
            now = self.time.now()
            if now >= tidy:
                tidy = now + self.settings.device
                self.tasks.start(self.people.forget_devices())
                self.tasks.start(self.lobby.matchmaker.forget_old())
            self.tables.sweep(now)
            self.lobby.sweep()

    async def check_wall_clock(self) -> None:
        """Give all clocks a grace period if the wall clock was set; no player loses on time by that."""
        try:
            jump = self.time.check_jump(await self.store.clock())
        except StoreFault:
            return  # the next check finds the jump
        if jump:
            self.counts["clock_jumps"] += 1
            self.log.warn("clock-jumped", seconds=round(jump, 1))
            for table in self.tables.live.values():
                table.turns.give_grace()
                table.turns.update()

    # Notices of other servers.

    def publish(self, table_id: str, what: str, **more: Any) -> None:
        if self.bus and not self.tasks.closing:
            self.tasks.start(self.bus.publish(Notice(self.bus.server, table_id, what, **more)))

    async def receive_notice(self, notice: Notice) -> None:
        if notice.what == "token":
            self.disconnect_tokens(notice.people)
        elif notice.what == "lobby":
            self.lobby.refresh_local()
        elif notice.what == "seek":
            self.lobby.matchmaker.search_for_all(notice.table)
        table = self.tables.live.get(notice.table)
        if table is None:
            return
        if notice.what == "presence":
            new = table.presence.receive(notice.server, notice.people, notice.looking_on, self.time.now())
            if new and table.subscribers:
                table.presence.notify_servers()
                proposals.tell_others(table)
        elif notice.what == "proposal":
            await table.run_to_end(lambda: proposals.overhear(table, notice))
        elif notice.chat:
            table.broadcast_chat(notice.chat)
        else:
            await table.run_to_end(table.storage.read_new_lines_quietly)

    async def tell_presence(self) -> None:
        """Send presence to the other servers every `heartbeat` seconds, since a notice may be lost or a server crash.
        """
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            await self.send_heartbeat()

    async def send_heartbeat(self) -> None:
        tables = list(self.tables.live.values())
        for table in tables:
            table.presence.send_heartbeat()
        for table in tables:  # after all heartbeats: a slow store must not delay them
            await note_seen(table, table.presence.players())

    # Start and end of the server.

    async def open(self) -> None:
        self.time.begin(await self.store.clock())
        if self.bus:
            await self.bus.listen(self.receive_notice)
            self.tasks.start(self.tell_presence())
        self.tasks.start(self.sweep())
        self.tasks.start(self.tables.resume())
        self.tasks.start(self.people.forget_devices())
        self.tasks.start(self.lobby.matchmaker.forget_old())

    async def close(self) -> None:
        self.tasks.closing = True
        for table in self.tables.live.values():
            table.turns.close()
        await self.tasks.cancel_all()
        await self.bots.pool.close()
        if self.bus:
            await self.bus.close()
        await self.store.close()
