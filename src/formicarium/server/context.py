"""What all tables share: the store, the people, the bots, and which rooms are in memory."""
from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from math import inf
from time import monotonic
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from formicarium.bots.entered import entered_bots
from formicarium.bots.registry import LEVELS
from formicarium.core import journal
from formicarium.core.dice import ChanceError
from formicarium.core.game import IllegalMove
from formicarium.core.journal import BadJournal
from formicarium.core.match import Match
from formicarium.server.bots.pool import BotPool, KnownAddresses
from formicarium.server.bots.reviews import Reviews
from formicarium.server.errors import MoveRejected, RequestError
from formicarium.server.lobby.hub import LobbyHub
from formicarium.server.lobby.listing import NEVER
from formicarium.server.ops.bus import Bus, Notice
from formicarium.server.ops.garbage import GarbageCollectionTimer
from formicarium.server.ops.log import Log
from formicarium.server.ops.server_time import ServerTime
from formicarium.server.people.guests import ID, People
from formicarium.server.people.lesson_progress import LessonProgress
from formicarium.server.rate_limits import ByteBudget, KeyedBuckets, TwoLevelBuckets
from formicarium.server.settings import Settings
from formicarium.server.tables import endings, pinned_editions, proposals, seats, summaries
from formicarium.server.tables.history import History
from formicarium.server.tables.live_table import LiveTable
from formicarium.server.tables.presence import note_seen, read_last_seen
from formicarium.server.tables.solo_results import Ranked
from formicarium.store.store import Damaged, NumberTaken, Store, StoredTable, StoreFault

T = TypeVar("T")
BAD_TOKEN = 4401
BOTS = ("random", "greedy", *(bot.name for bot in LEVELS))
SWEEP = 5.0  # seconds
TRIED = 1.0
READ_AT_ONCE = 2  # journals: each is read a few lines at a time, and everybody else comes between
RECENT = 5.0  # seconds: whoever asked for a table is about to do something there
CROWDED = 2  # times the memory for tables, and no more come in


class ServerContext:
    def __init__(self, settings: Settings, store: Store, log: Log, bus: Bus | None = None) -> None:
        self.settings = settings
        self.store = store
        self.log = log
        self.bus = bus
        self.people = People(settings, store)
        self.known_addresses = KnownAddresses()
        self.bot_pool = BotPool(settings, log, self.known_addresses)
        self.bots = (*BOTS, *entered_bots())
        self.counts: Counter[str] = Counter()
        self.rooms: dict[str, LiveTable] = {}
        self.reading = asyncio.Semaphore(READ_AT_ONCE)
        self.importing = asyncio.Semaphore(READ_AT_ONCE)
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.alarms: dict[str, float] = {}  # of rooms that are not in memory: when a clock runs out
        self.tasks: set[asyncio.Task[Any]] = set()
        self.openings: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of persons who open tables
        self.solvings: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of persons before puzzles
        self.shares: dict[str, tuple[float, int]] = {}  # by puzzle: of a hundred people who found it, until when
        self.rankings: dict[str, tuple[float, list[tuple[str, Ranked]]]] = {}  # of days of many results, until when
        self.listing = NEVER  # of the lobby
        self.lobby = LobbyHub(self)
        self.unsummed: dict[str, None] = {}  # tables that nothing is kept beside, to be replayed one after another
        self.asks = TwoLevelBuckets(settings.asks, settings.asks_burst)
        self.links = KeyedBuckets(settings.links, settings.links_burst)
        self.listings = KeyedBuckets(settings.listings, settings.listings_burst)
        self.looks = KeyedBuckets(settings.looks, settings.looks_burst)
        self.arrivals = KeyedBuckets(settings.arrivals, settings.arrivals_burst)
        self.newcomers = KeyedBuckets(settings.guests, settings.guests_burst)
        self.bodies = ByteBudget(settings.bodies, settings.bodies // 4)
        self.hinting: set[str] = set()  # persons for whom a bot thinks
        self.reviews = Reviews(self)
        self.learned = LessonProgress(self)
        self.time = ServerTime()
        self.started = monotonic()
        self.tried = -inf  # when something was last written to see whether it can be
        self.trying = asyncio.Lock()
        self.ill = False  # it could not
        self.collector: GarbageCollectionTimer | None = None  # None: Python's own
        self.missing: set[str] = set()  # tables that were said to be
        self.closing = False

    def start_task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is held on to; what goes wrong in it is in the log."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.end_task)
        return task

    def end_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not is_answer(fault):
            self.report_fault("task-failed", fault)

    def report_fault(self, what: str, fault: BaseException, **more: Any) -> None:
        """An error of ours."""
        self.counts["faults"] += 1
        self.log.fault(what, fault, **more)

    async def check_store(self) -> None:
        """Refuses when nothing can be written. Asked often, it writes once a second all the same."""
        async with self.trying:
            if monotonic() >= self.tried + TRIED:
                try:
                    await self.store.put("health", "", repr(self.time.wall_time()))
                    self.ill = False
                except StoreFault as fault:
                    self.log.fault("store", fault)
                    self.ill = True
                self.tried = monotonic()
        if self.ill:
            raise RequestError(503, "not-kept")

    # people

    async def revoke_token(self, person: str) -> None:
        await self.people.revoke(person)
        self.disconnect_tokens((person,))
        self.publish("-", "token", people=(person,))

    def disconnect_tokens(self, people: tuple[str, ...]) -> None:
        """Programs whose token was called back."""
        for room in self.rooms.values():
            for watcher in list(room.subscribers):
                if watcher.token and watcher.person in people:
                    watcher.drop(BAD_TOKEN, "bad-token")
        for visitor in list(self.lobby.visitors):
            if visitor.token and visitor.person in people:
                visitor.drop(BAD_TOKEN, "bad-token")

    def opening(self, person: str) -> asyncio.Lock:
        """One table after another, or limits on their number are only asked, not kept."""
        return self.openings.setdefault(person, asyncio.Lock())

    def solving(self, person: str) -> asyncio.Lock:
        """One puzzle after another, or a rating forgets one of two."""
        return self.solvings.setdefault(person, asyncio.Lock())

    def refresh_lobby(self) -> None:
        """There is something new in the lobby: a table waits for anybody, somebody has sat down, a game is shown."""
        self.refresh_local_lobby()
        self.publish("-", "lobby")

    def refresh_local_lobby(self) -> None:
        self.listing = self.listing._replace(until=0.0)
        self.lobby.push_soon()

    # rooms

    async def room(self, name: str) -> LiveTable:
        """The table of that name, from memory or from its journal."""
        if name in self.rooms:
            room = self.rooms[name]
            room.idle_since = self.time.now()  # whoever asks is about to do something there
            if self.bus and not room.history.match.ended():
                await room.run_in_order(room.read_new_lines)  # they may come from another server, whose notice was lost
            return room
        if not ID.fullmatch(name):
            raise RequestError(404, "no-table")
        if name not in self.loading:
            self.loading[name] = self.start_task(self.load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> LiveTable:
        try:
            kept = await self.store.read(name)
        except Damaged as fault:
            self.log.fault("table-damaged", fault, table=name)
            raise RequestError(410, "broken-table") from None
        finally:
            self.report_broken()
        if kept is None:
            raise RequestError(404, "no-table")
        last_seen = await read_last_seen(self, name)
        printed = await pinned_editions.of_table(self, name, kept.heading)
        summary = await self.store.get(summaries.SPACE, name) or ""
        try:
            async with self.reading:
                room = LiveTable(self, name, kept, await self.read_history(kept, printed), last_seen, summary)
        except (BadJournal, IllegalMove, ChanceError, msgspec.MsgspecError) as fault:
            self.log.fault("table-unreadable", fault, table=name)
            raise RequestError(410, "broken-table") from None
        self.free_memory(room.history.weight)
        self.rooms[name] = room
        self.alarms.pop(name, None)
        self.counts["rooms_loaded"] += 1
        if any(room.setting.chairs[seat].kind == "person" for seat in room.history.match.progress.left):
            # somebody fell before it was done
            self.start_task(room.run_to_end(lambda: endings.hand_on(room, endings.STAND_IN)))
        room.attendant.update()
        return room

    async def read_history(self, kept: StoredTable, printed: str) -> History:
        head, game = journal.read_heading(kept.heading, self.settings.shelf, printed)
        history = History(Match.replay(game, head.opening, ()), seats.decode(kept.meta).opened)
        await history.read_all(kept.lines)
        return history

    def report_broken(self) -> None:
        while self.store.broken:
            broken = self.store.broken.pop()
            self.counts["lines_dropped"] += broken.rows
            if broken.rows:
                self.log.warn("lines-dropped", table=broken.match, number=broken.number, rows=broken.rows,
                              why=broken.why)
            else:
                self.counts["damages"] += 1
                self.log.warn("damaged", what=broken.match, why=broken.why)

    def note_missing(self, table: str) -> None:
        """Something that is kept points to it; told once."""
        if table not in self.missing:
            self.missing.add(table)
            self.counts["damages"] += 1
            self.log.warn("table-missing", table=table)

    async def resume_live_tables(self) -> None:
        """After a start: tables with bots or clocks go on by themselves."""
        for name, _ in await self.store.names("live"):
            try:
                room = await self.room(name)
            except RequestError as problem:
                if problem.status == 404:
                    self.note_missing(name)
                continue  # gone, or it cannot be replayed
            except StoreFault as fault:
                self.log.fault("table-not-read", fault, table=name)
                continue
            if room.history.match.ended():
                await room.finish()
            self.unload_if_idle(room, self.time.now() + self.settings.idle)

    def unload_if_idle(self, room: LiveTable, now: float) -> None:
        if self.rooms.get(room.id) is room and room.is_idle(now):  # several may let it go
            self.unload(room)

    def unload(self, room: LiveTable) -> None:
        if (alarm := room.attendant.next_alarm()) is not None:
            self.alarms[room.id] = alarm
        room.attendant.close()
        del self.rooms[room.id]
        summary = summaries.summarize(room)
        if summary != room.summary:
            self.start_task(summaries.keep(self, room.id, summary))

    def bytes_in_memory(self) -> int:
        """Bytes of the tables in memory, near enough."""
        return sum(room.history.weight for room in self.rooms.values())

    def free_memory(self, weight: int) -> None:
        """For one more table. Those that nobody needs leave, the longest unasked for first; where too many are needed
        the door is shut before the memory is full, since that would be the end for everybody."""
        most, now = self.settings.memory, self.time.now()
        total = self.bytes_in_memory() + weight
        if total <= most:
            return
        for room in sorted(self.rooms.values(), key=lambda one: one.idle_since):
            if total <= most or room.idle_since > now - RECENT:
                break
            if room.can_unload(now):
                self.unload(room)
                total -= room.history.weight
        if total > CROWDED * most:
            self.log.warn("house-full", bytes=total, rooms=len(self.rooms))
            raise RequestError(503, "full")

    async def sweep(self) -> None:
        """Rooms that nobody looks at leave memory; those whose clock runs out soon come back."""
        tidy = self.time.now() + self.settings.device
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            await self.check_wall_clock()
            self.report_broken()
            now = self.time.now()
            if now >= tidy:
                tidy = now + self.settings.device
                self.start_task(self.people.forget_devices())
                self.start_task(self.lobby.seeks.forget_old())
            self.check_live_tables(now)
            self.lobby.go_round()

    def check_live_tables(self, now: float) -> None:
        for room in list(self.rooms.values()):
            self.unload_if_idle(room, now)
            if self.bus and room.subscribers:
                self.start_task(room.run_to_end(room.read_new_lines_quietly))  # a notice may have been lost
        for name, alarm in list(self.alarms.items()):
            if alarm <= now + self.settings.idle:
                del self.alarms[name]
                self.start_task(self.room(name))

    async def check_wall_clock(self) -> None:
        """The one on the wall, which somebody may have put right: nobody's time is up by that."""
        try:
            jump = self.time.check_jump(await self.store.clock())
        except StoreFault:
            return  # until the next look ours goes on
        if jump:
            self.counts["clock_jumps"] += 1
            self.log.warn("clock-jumped", seconds=round(jump, 1))
            for room in self.rooms.values():
                room.attendant.give_grace()
                room.attendant.update()

    # other servers

    def publish(self, table: str, what: str, **more: Any) -> None:
        if self.bus and not self.closing:
            self.start_task(self.bus.publish(Notice(self.bus.server, table, what, **more)))

    async def receive_notice(self, notice: Notice) -> None:
        if notice.what == "token":
            self.disconnect_tokens(notice.people)
        elif notice.what == "lobby":
            self.refresh_local_lobby()
        elif notice.what == "seek":
            self.lobby.seeks.look_at_all(notice.table)
        room = self.rooms.get(notice.table)
        if room is None:
            return
        if notice.what == "presence":
            new = room.presence.receive(notice.server, notice.people, notice.looking_on, self.time.now())
            if new and room.subscribers:
                room.presence.tell_others()
                proposals.tell_others(room)
        elif notice.what == "proposal":
            await room.run_to_end(lambda: proposals.overhear(room, notice))
        elif notice.chat:
            room.broadcast_chat(notice.chat)
        else:
            await room.run_to_end(room.read_new_lines_quietly)

    async def tell_presence(self) -> None:
        """Again and again: a notice may be lost, a server may fall."""
        while True:
            await asyncio.sleep(self.settings.beat)
            await self.send_heartbeat()

    async def send_heartbeat(self) -> None:
        rooms = list(self.rooms.values())
        for room in rooms:
            room.presence.send_heartbeat()
        for room in rooms:  # behind the others: a slow store must not make us look fallen
            await note_seen(room, room.presence.players())

    # beginning and end

    async def open(self) -> None:
        self.time.begin(await self.store.clock())
        if self.bus:
            await self.bus.listen(self.receive_notice)
            self.start_task(self.tell_presence())
        self.start_task(self.sweep())
        self.start_task(self.resume_live_tables())
        self.start_task(self.people.forget_devices())
        self.start_task(self.lobby.seeks.forget_old())
        if self.collector:
            self.start_task(self.collector.look_after(self))

    async def close(self) -> None:
        self.closing = True
        for room in self.rooms.values():
            room.attendant.close()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bot_pool.close()
        if self.bus:
            await self.bus.close()
        await self.store.close()


def is_answer(fault: BaseException) -> bool:
    """Answers to whoever asked, not errors of ours."""
    return isinstance(fault, MoveRejected | RequestError | NumberTaken)
