"""The lobby's subscribers: a push to each of them when its lists change."""
from __future__ import annotations

import asyncio
from collections.abc import Mapping
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from formicarium.server.lobby import listing as waiting_room
from formicarium.server.lobby.matchmaking import Matchmaker
from formicarium.server.locks import PersonLocks
from formicarium.server.protocol.lobby_messages import Lobby
from formicarium.server.tables.solo_results import Ranked
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext
    from formicarium.server.sockets.lobby_session import LobbySubscriber

TOGETHER = 0.5  # seconds between two pushes


def wants_all(query: Mapping[str, str]) -> bool:
    """Whether `?showing=all` asks for every table to watch."""
    return query.get("showing") == "all"


class LobbyHub:
    """The lobby of one server; `context.lobby`."""
    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.subscribers: set[LobbySubscriber] = set()
        self.matchmaker = Matchmaker(self)
        self.last_push = -inf  # monotonic time
        self.push_pending = False  # a push is scheduled
        self.listing = waiting_room.NEVER
        # by game and day, for daily.py: valid until, results best first
        self.rankings: dict[str, tuple[float, list[tuple[str, Ranked]]]] = {}
        self.openings = PersonLocks()  # one table of a person at a time, so that limits on their number hold

    def lobby_for(self, person: str | None, all_shown: bool = False) -> Lobby:
        """Return the lobby as of the last look at the store."""
        listing = self.listing
        return Lobby(tuple(waiting_room.open_to(listing, person)), waiting_room.to_watch(listing, all_shown),
                     listing.going, self.matchmaker.describe(person))

    async def enter(self, subscriber: LobbySubscriber) -> None:
        self.subscribers.add(subscriber)
        await waiting_room.listing(self.context)
        subscriber.flush_soon()

    def leave(self, subscriber: LobbySubscriber) -> None:
        self.subscribers.discard(subscriber)
        if subscriber.person and not any(one.person == subscriber.person for one in self.subscribers):
            self.matchmaker.abandon(subscriber.person)

    def subscribers_of(self, person: str) -> list[LobbySubscriber]:
        return [subscriber for subscriber in self.subscribers if subscriber.person == person]

    # Pushes to the subscribers.

    def refresh(self) -> None:
        """Tell all servers that the lobby's lists have changed."""
        self.refresh_local()
        self.context.publish("-", "lobby")

    def refresh_local(self) -> None:
        self.listing = self.listing._replace(until=0.0)
        self.push_soon()

    def push_soon(self) -> None:
        """Push within TOGETHER seconds; changes in between are pushed together."""
        if self.subscribers and not self.push_pending and not self.context.tasks.closing:
            self.push_pending = True
            self.context.tasks.start(self.push())

    async def push(self) -> None:
        await asyncio.sleep(max(0.0, self.last_push + TOGETHER - monotonic()))
        self.push_pending, self.last_push = False, monotonic()
        before = self.listing
        try:
            after = await waiting_room.listing(self.context)
        except StoreFault as fault:
            self.context.log.fault("lobby-not-read", fault)
            return
        if after[1:] != before[1:]:
            for subscriber in self.subscribers:
                subscriber.request_scene()
            self.matchmaker.look_at_tables(after.tables)

    def sweep(self) -> None:
        """Push at intervals, too: a notice may be lost, and people may be long gone."""
        self.push_soon()
        self.matchmaker.sweep()
