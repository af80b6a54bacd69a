"""Presence of people at a table, on this server or another, and the time when each was last seen.

Servers notify each other when it changes and every `heartbeat` seconds, and store when they saw whom. A connected
person therefore never counts as long gone, even if notices are lost.
"""
from __future__ import annotations

import asyncio
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple
from weakref import ref

from formicarium.server.tables.clocks import over_days
from formicarium.server.tables.table_part import TablePart
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext
    from formicarium.server.tables.live_table import LiveTable

SPACE = "seen"
TOGETHER = 0.5  # seconds between two notices
NOTED = 5.0  # seconds between two rows written for the same person
MISSED = 3.0  # heartbeats; a server that is silent for longer has crashed


class RemotePresence(NamedTuple):
    """The people and the number of spectators connected to one other server, as of its last notice."""

    people: frozenset[str]
    looking_on: int
    at: float


async def read_last_seen(context: ServerContext, table_id: str) -> dict[str, float]:
    """Read, by person, when any server last saw them at a table."""
    kept = await context.store.names(SPACE, f"{table_id}/")
    return {name.partition("/")[2]: context.time.to_steady(float(value)) for name, value in kept}


async def note_seen(table: LiveTable, people: set[str]) -> None:
    """Store that people were seen, for other servers and for a later load."""
    if table.history.match.ended():
        return
    try:
        for person in people:
            await table.context.store.put(SPACE, f"{table.id}/{person}", repr(table.context.time.wall_time()))
    except StoreFault as fault:
        table.context.log.fault("seen-not-noted", fault, table=table.id)


def notify_later(table_ref: ref[LiveTable]) -> None:
    """Notify if the table is still in memory."""
    if table := table_ref():
        table.presence.notify()


class PresenceTracker(TablePart):
    def __init__(self, table: LiveTable, last_seen: dict[str, float]) -> None:
        super().__init__(table)
        self.last_seen = last_seen
        self.remote: dict[str, RemotePresence] = {}  # by server
        self.last_notice = -inf  # monotonic time of the last notice
        self.notice_pending = False  # a notice is scheduled
        self.stored_at: dict[str, float] = {}  # by person: monotonic time of the last row

    # Queries.

    def people(self) -> set[str]:
        """Return the people connected to this server."""
        return {subscriber.person for subscriber in self.table.subscribers if subscriber.person}

    def players(self) -> set[str]:
        return {person for person in self.people() if self.table.setting.seats_of(person)}

    def spectators(self) -> int:
        """Return the number of spectators on this server."""
        return sum(not self.table.setting.seats_of(subscriber.person) for subscriber in self.table.subscribers)

    def all_spectators(self) -> int:
        return self.spectators() + sum(one.looking_on for one in self.remote.values())

    def is_online(self, seat: int) -> bool:
        chair = self.table.setting.chairs[seat]
        return chair.kind == "bot" or (chair.kind == "person" and (
            any(subscriber.person == chair.person for subscriber in self.table.subscribers)
            or any(chair.person in one.people for one in self.remote.values())))

    def seconds_away(self, seat: int, now: float) -> int | None:
        table = self.table
        chair = table.setting.chairs[seat]
        if chair.kind != "person" or self.is_online(seat):
            return None
        steady = table.context.time.to_steady
        last = max(self.last_seen.get(chair.person, 0.0), steady(max(table.history.touched, table.setting.full)),
                   table.context.time.settled)
        return max(0, int(now - last))

    def is_long_gone(self, seat: int) -> bool:
        settings = self.table.context.settings
        limit = settings.away_days if over_days(self.table.setting.pace) else settings.away
        gone = self.seconds_away(seat, self.table.context.time.now())
        return gone is not None and gone >= limit

    # Notices to subscribers and other servers.

    def notify_soon(self) -> None:
        """Notify subscribers and servers that a person came or left, at most twice a second."""
        table = self.table
        table.scenes.clear_seats()
        if self.notice_pending:
            return
        wait = self.last_notice + TOGETHER - monotonic()
        if wait <= 0.0:
            self.notify()
        else:
            self.notice_pending = True
            asyncio.get_running_loop().call_later(wait, notify_later, self.table_ref)

    def notify(self) -> None:
        self.notice_pending, self.last_notice = False, monotonic()
        self.table.broadcast_presence()
        self.notify_servers()

    def notify_servers(self) -> None:
        self.table.context.publish(self.table.id, "presence", people=tuple(self.players()),
                                   looking_on=self.spectators())

    def note_departure(self, person: str) -> None:
        """Note that a person has disconnected from this server."""
        self.last_seen[person] = self.table.context.time.now()
        if monotonic() - self.stored_at.get(person, -inf) < NOTED:
            return  # reconnecting again and again must not write rows
        if self.table.setting.seats_of(person) and not self.table.context.tasks.closing:
            self.stored_at[person] = monotonic()
            self.table.context.tasks.start(note_seen(self.table, {person}))

    def send_heartbeat(self) -> None:
        now, beat = self.table.context.time.now(), self.table.context.settings.heartbeat
        late = [server for server, one in self.remote.items() if now - one.at > MISSED * beat]
        for server in late:
            self.receive(server, (), 0, self.remote[server].at)
        if self.table.subscribers:
            self.notify_servers()

    # Notices of other servers.

    def receive(self, server: str, people: tuple[str, ...], looking_on: int, at: float) -> bool:
        """Apply a notice; return True if that server was unknown, so it may not know this one."""
        before = self.remote.get(server, RemotePresence(frozenset(), 0, 0.0))
        now = RemotePresence(frozenset(people), looking_on, at)
        for person in before.people - now.people:
            self.last_seen[person] = max(self.last_seen.get(person, 0.0), at)
        new = server not in self.remote and bool(people or looking_on)
        if people or looking_on:
            self.remote[server] = now
        else:
            self.remote.pop(server, None)
        if before[:2] != now[:2]:
            self.table.broadcast_presence()
        return new

    async def read_others(self) -> None:
        """Read what other servers have stored; raise StoreFault."""
        if self.table.context.bus:
            for person, at in (await read_last_seen(self.table.context, self.table.id)).items():
                self.last_seen[person] = max(self.last_seen.get(person, 0.0), at)

    async def forget(self) -> None:
        """Delete the stored times of an ended game."""
        for chair in self.table.setting.chairs:
            if chair.person:
                await self.table.context.store.take(SPACE, f"{self.table.id}/{chair.person}")
