"""The tables in memory: loads them from the store, unloads idle ones, and keeps them within the memory limit."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from formicarium.core import journal
from formicarium.core.dice import ChanceError
from formicarium.core.game import IllegalMove
from formicarium.core.journal import BadJournal
from formicarium.core.match import Match
from formicarium.server.errors import RequestError
from formicarium.server.people.guests import ID
from formicarium.server.tables import endings, pinned_editions, seats, summaries
from formicarium.server.tables.history import History
from formicarium.server.tables.live_table import LiveTable
from formicarium.server.tables.presence import read_last_seen
from formicarium.store.store import Damaged, StoredTable, StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

READ_AT_ONCE = 2  # journals replayed at a time; each gives way to other tasks every few lines
RECENT = 5.0  # seconds; a table that was asked for more recently is not unloaded, its next request is under way
CROWDED = 2  # times the memory limit; beyond it no table is loaded


class TableRegistry:
    """All tables of one server; `context.tables`."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.reading = asyncio.Semaphore(READ_AT_ONCE)
        self.importing = asyncio.Semaphore(READ_AT_ONCE)
        self.alarms: dict[str, float] = {}  # of unloaded tables: when a clock runs out
        self.without_summary: dict[str, None] = {}  # ids, in the order in which they are to be replayed
        self.missing: set[str] = set()  # ids that a row of the store points to, without a table

    # Loading.

    async def get(self, table_id: str) -> LiveTable:
        """Return the table, from memory or from its journal; RequestError 404 or 410 if that cannot be."""
        if table_id in self.live:
            table = self.live[table_id]
            table.idle_since = self.context.time.now()
            if self.context.bus and not table.history.match.ended():
                await table.run_in_order(table.storage.read_new_lines)  # a notice of another server may have been lost
            return table
        if not ID.fullmatch(table_id):
            raise RequestError(404, "no-table")
        if table_id not in self.loading:
            self.loading[table_id] = self.context.tasks.start(self.load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> LiveTable:
        context = self.context
        try:
            kept = await context.store.read(table_id)
        except Damaged as fault:
            context.log.fault("table-damaged", fault, table=table_id)
            raise RequestError(410, "broken-table") from None
        finally:
            self.report_broken()
        if kept is None:
            raise RequestError(404, "no-table")
        last_seen = await read_last_seen(context, table_id)
        printed = await pinned_editions.load_edition(context, table_id, kept.heading)
        summary = await context.store.get(summaries.SPACE, table_id) or ""
        try:
            async with self.reading:
                table = LiveTable(context, table_id, kept, await self.read_history(kept, printed), last_seen, summary)
        except (BadJournal, IllegalMove, ChanceError, msgspec.MsgspecError) as fault:
            context.log.fault("table-unreadable", fault, table=table_id)
            raise RequestError(410, "broken-table") from None
        self.free_memory(table.history.weight)
        self.live[table_id] = table
        self.alarms.pop(table_id, None)
        context.counts["rooms_loaded"] += 1
        if any(table.setting.chairs[seat].kind == "person" for seat in table.history.match.progress.left):
            # a server crashed between storing that a player left and seating the bot
            context.tasks.start(table.run_to_end(lambda: endings.hand_on(table, endings.STAND_IN)))
        table.turns.update()
        return table

    async def read_history(self, kept: StoredTable, printed: str) -> History:
        head, game = journal.read_heading(kept.heading, self.context.settings.shelf, printed)
        history = History(Match.replay(game, head.opening, ()), seats.decode(kept.meta).opened)
        await history.read_all(kept.lines)
        return history

    async def resume(self) -> None:
        """Load all unfinished tables after a start: their bots play and their clocks run."""
        context = self.context
        for table_id, _ in await context.store.names("live"):
            try:
                table = await self.get(table_id)
            except RequestError as problem:
                if problem.status == 404:
                    self.note_missing(table_id)
                continue  # missing, or its journal cannot be replayed
            except StoreFault as fault:
                context.log.fault("table-not-read", fault, table=table_id)
                continue
            if table.history.match.ended():
                await table.storage.finish()
            self.unload_if_idle(table, context.time.now() + context.settings.idle)

    # Damage.

    def report_broken(self) -> None:
        """Log what the store found damaged since the last call."""
        context = self.context
        while context.store.broken:
            broken = context.store.broken.pop()
            context.counts["lines_dropped"] += broken.rows
            if broken.rows:
                context.log.warn("lines-dropped", table=broken.match, number=broken.number, rows=broken.rows,
                                 why=broken.why)
            else:
                context.counts["damages"] += 1
                context.log.warn("damaged", what=broken.match, why=broken.why)

    def note_missing(self, table_id: str) -> None:
        """Log, once, that a row of the store points to a table that is not there."""
        if table_id not in self.missing:
            self.missing.add(table_id)
            self.context.counts["damages"] += 1
            self.context.log.warn("table-missing", table=table_id)

    # Unloading.

    def unload_if_idle(self, table: LiveTable, now: float) -> None:
        if self.live.get(table.id) is table and table.is_idle(now):  # another task may have unloaded it
            self.unload(table)

    def unload(self, table: LiveTable) -> None:
        if (alarm := table.turns.next_alarm()) is not None:
            self.alarms[table.id] = alarm
        table.turns.close()
        del self.live[table.id]
        summary = summaries.summarize(table)
        if summary != table.storage.summary:
            self.context.tasks.start(summaries.store_summary(self.context, table.id, summary))

    def bytes_in_memory(self) -> int:
        """Return the estimated size of all tables in memory."""
        return sum(table.history.weight for table in self.live.values())

    def free_memory(self, weight: int) -> None:
        """Make space for one more table: unload idle ones, those that were not asked for longest first.

        Raise RequestError 503 at twice the memory limit, rather than let the process run out of memory.
        """
        most, now = self.context.settings.memory, self.context.time.now()
        total = self.bytes_in_memory() + weight
        if total <= most:
            return
        for table in sorted(self.live.values(), key=lambda one: one.idle_since):
            if total <= most or table.idle_since > now - RECENT:
                break
            if table.can_unload(now):
                self.unload(table)
                total -= table.history.weight
        if total > CROWDED * most:
            self.context.log.warn("house-full", bytes=total, rooms=len(self.live))
            raise RequestError(503, "full")

    def sweep(self, now: float) -> None:
        """Unload idle tables, read lines whose notice was lost, and load tables whose clock is about to run out."""
        tasks = self.context.tasks
        for table in list(self.live.values()):
            self.unload_if_idle(table, now)
            if self.context.bus and table.subscribers:
                tasks.start(table.run_to_end(table.storage.read_new_lines_quietly))
        for table_id, alarm in list(self.alarms.items()):
            if alarm <= now + self.context.settings.idle:
                del self.alarms[table_id]
                tasks.start(self.get(table_id))
