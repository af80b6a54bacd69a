"""TableStorage: what one table writes to the store and reads from it.

A line is stored before any subscriber hears of it. Several servers may have the same table in memory and none owns it:
the store accepts each line number once, and the server that comes second reads what the other has written.
"""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from formicarium.core import journal
from formicarium.core.match import Entry, Match
from formicarium.server.errors import MoveRejected, store_rejection
from formicarium.server.tables import seats, solo_results, summaries
from formicarium.server.tables.history import Takeback
from formicarium.server.tables.seats import Setting
from formicarium.server.tables.table_part import TablePart
from formicarium.store.store import NumberTaken, OutcomeUnknown, StoreFault

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable

# spaces of the store
SHOWN = "shown"  # tables that any person may watch while they are played
CONSENT = "consent"  # who agreed to which proposal
RETRY_SECONDS = 0.5  # between two attempts to find out what was stored


class TableStorage(TablePart):
    def __init__(self, table: LiveTable, version: int, summary: str) -> None:
        super().__init__(table)
        self.version = version  # of the setting
        self.summary = summary  # as stored beside the table
        self.wrote_last_line = True  # False: another server did, since this one loaded the table
        self.unsure = False  # a write was not acknowledged, and may have been done

    async def store_line(self, line: Entry | Takeback, match: Match) -> None:
        """Store a line, then apply it; `match` is the match after it. Raise MoveRejected if it is not stored."""
        table = self.table
        at = table.context.time.wall_time()
        try:
            await table.context.store.append(table.id, table.history.number + 1, at, journal.text(line))
        except NumberTaken:
            await self.read_new_lines()
            raise MoveRejected("STALE") from None
        except StoreFault as fault:
            table.context.log.fault("line-not-kept", fault, table=table.id)
            self.resolve_unsure_later(fault)
            raise store_rejection(fault) from None
        try:
            table.apply_line(line, match, at)
        except Exception as fault:  # a programming error; the line is stored, so it counts, and is read again
            table.context.tasks.report("line-not-shown", fault, table=table.id)
            await self.read_new_lines()
            raise MoveRejected("STALE") from None
        if match.ended():
            await self.finish()

    async def finish(self) -> None:
        """Store the result of an ended game. "live" goes last: until then a restart does this again."""
        table = self.table
        table.context.counts["games_ended"] += 1
        try:
            summary = summaries.summarize(table)
            await table.context.store.put(summaries.SPACE, table.id, summary)
            self.summary = summary
            await table.context.store.take("opened", f"{table.setting.opener}/{table.id}")
            await table.presence.forget()
            await forget_consents(table)
            await solo_results.note_result(table)
            await table.context.store.take("waiting", table.id)
            if table.setting.shown:
                await table.context.store.take(SHOWN, table.id)
                table.context.lobby.refresh()
            await table.context.store.take("live", table.id)
        except StoreFault as fault:
            table.context.log.fault("end-not-noted", fault, table=table.id)

    async def update_setting(self, change: Callable[[Setting], Setting]) -> None:
        """Change the setting; if another server has changed it meanwhile, on top of that."""
        table = self.table
        while True:
            setting = change(table.setting)
            try:
                await table.context.store.describe(table.id, seats.encode(setting), self.version + 1)
            except NumberTaken:
                await self.read_new_lines()
                continue
            except StoreFault as fault:
                table.context.log.fault("setting-not-kept", fault, table=table.id)
                self.resolve_unsure_later(fault)
                raise store_rejection(fault) from None
            filled = setting.full and not table.setting.full
            if table.setting.public:
                table.context.lobby.refresh()
            table.setting, self.version = setting, self.version + 1
            if filled:
                table.turns.start(setting.full)
                table.context.tasks.start(unlist_full_table(table))
            table.broadcast_change()
            table.context.publish(table.id, "setting")
            return

    async def read_new_lines(self) -> None:
        """Apply what other servers have written."""
        table = self.table
        kept = await table.context.store.read(table.id, table.history.number)
        if kept is None or (kept.version == self.version and not kept.lines):
            return
        if kept.version != self.version:
            table.setting, self.version = seats.decode(kept.meta), kept.version
        for line in kept.lines:
            table.history.read_line(line.text, line.at)
            self.wrote_last_line, table.proposals.declined = False, None
        if kept.lines:
            table.turns.rebuild_clocks()
        table.broadcast_change()

    def resolve_unsure_later(self, fault: StoreFault) -> None:
        """After a write without acknowledgement: find out whether it was done, once the store accepts writes."""
        if isinstance(fault, OutcomeUnknown) and not self.unsure:
            self.unsure = True
            self.table.context.tasks.start(resolve_unsure(self.table))

    async def read_new_lines_quietly(self) -> None:
        """Apply what other servers have written; log a StoreFault instead of raising it."""
        table = self.table
        try:
            await self.read_new_lines()
        except StoreFault as fault:
            table.context.log.fault("table-not-read", fault, table=table.id)


async def forget_consents(table: LiveTable) -> None:
    """Delete what people agreed to here; stored where several servers share the store."""
    if table.context.bus:
        for name, _ in await table.context.store.names(CONSENT, f"{table.id}/"):
            await table.context.store.take(CONSENT, name)


async def list_in_lobby(table: LiveTable) -> None:
    """List the table in the lobby again, to be joined or watched, if it may be."""
    space = "waiting" if table.setting.waits else SHOWN if table.setting.showing else ""
    try:
        if space and not table.history.match.ended():
            await table.context.store.put(space, table.id, seats.sortable_time(table.setting.opened))
    except StoreFault as fault:
        table.context.log.fault("waiting-not-noted", fault, table=table.id)


async def unlist_full_table(table: LiveTable) -> None:
    """Take a table without open seats off the list of those to join."""
    try:
        if table.setting.public:
            await table.context.store.take("waiting", table.id)
            await table.context.store.put("opened", f"{table.setting.opener}/{table.id}", "")
        await list_in_lobby(table)
        table.context.lobby.refresh()
    except StoreFault as fault:
        table.context.log.fault("waiting-not-noted", fault, table=table.id)


async def resolve_unsure(table: LiveTable) -> None:
    while table.storage.unsure:
        await asyncio.sleep(RETRY_SECONDS)
        try:
            await table.context.store.put("health", "", repr(table.context.time.wall_time()))
        except StoreFault:
            continue  # the write may still be done
        table.storage.unsure = False
        await table.run_to_end(table.storage.read_new_lines_quietly)
