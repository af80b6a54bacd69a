"""Matchmaking: people who want the same game and pace now get one table, also from different servers.

A search is a row of the store. The person with the youngest of enough searches takes their own row, then the others'
(of several servers that take a row, one gets it), and opens the table; if a row is gone, all taken rows are put back.
Since only the youngest takes, two that come at the same moment never take each other. A table is stored together with a
note for each of its people; a person whose row is gone and who has no note knows that the server that took it crashed,
and searches again.
"""
from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from formicarium.core import journal
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.server.errors import MoveRejected, RequestError
from formicarium.server.lobby import opening
from formicarium.server.lobby.listing import WaitingTable
from formicarium.server.locks import PersonLocks
from formicarium.server.people.guests import new_id
from formicarium.server.protocol import table_messages
from formicarium.server.protocol.lobby_messages import Paired, Seek, Seeking
from formicarium.server.randomness import DICE
from formicarium.server.rate_limits import KeyedBuckets
from formicarium.server.tables.seats import Chair, Setting
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.lobby.hub import LobbyHub

SEARCH, NOTE = "seek", "paired"  # spaces of the store
HEARTBEAT = 10.0  # seconds between two heartbeats of a search
STALE = 35.0  # seconds without heartbeat, then the search is deleted
CRASHED = 6.0  # seconds without row and note, then the server that took the row has crashed
RECENT = 60.0  # seconds that a note is valid for a client that connects again
BOT = "level3"


class StoredSeek(msgspec.Struct, frozen=True):
    since: float  # wall time
    at: float  # wall time of the last heartbeat


class StoredPairing(msgspec.Struct, frozen=True):
    table: str
    at: float


class Seeker:
    """A person on this server who wants to play now."""

    def __init__(self, person: str, client_ip: str, game: Game, pace: table_messages.Pace | None, now: float,
                 stamp: float) -> None:
        self.person = person
        self.client_ip = client_ip
        self.game = game
        self.game_json = msgspec.json.encode(game)
        self.pace = pace
        self.kind = hashlib.blake2s(self.game_json + b"\n" + msgspec.json.encode(pace), digest_size=10).hexdigest()
        self.name = f"{self.kind}/{person}"  # of the row
        self.since = now
        self.stamp = stamp
        self.last_heartbeat = now
        self.gone_since = 0.0  # time on `context.time` since which the row is gone; 0: it is there
        self.offered = False  # a bot was offered
        self.over = False
        self.lock = asyncio.Lock()


class Matchmaker:
    def __init__(self, hub: LobbyHub) -> None:
        self.hub = hub
        self.context = hub.context
        self.seekers: dict[str, Seeker] = {}  # by person
        self.beginnings = PersonLocks()
        settings = self.context.settings
        self.rates = KeyedBuckets(settings.seeking, settings.seeking_burst)

    def describe(self, person: str | None) -> Seeking | None:
        seeker = self.seekers.get(person or "")
        if seeker is None:
            return None
        return Seeking(msgspec.Raw(seeker.game_json), seeker.pace, int(self.context.time.now() - seeker.since),
                       self.bot() if seeker.offered else "")

    def bot(self) -> str:
        return BOT if BOT in self.context.bots.names else self.context.bots.names[-1]

    # Start and end of a search.

    async def begin(self, person: str, client_ip: str, message: Seek) -> None:
        settings, time = self.context.settings, self.context.time
        if message.again and (note := await self.read_note(person, time.wall_time() - RECENT)):
            self.tell_paired(person, note.table)
            return
        if not self.rates.take(person):
            raise MoveRejected("RATE")
        game = opening.read_game(self.context, message.game)
        opening.check_pace(message.pace)
        if game.players < 2:
            raise RequestError(409, "no-seek")
        if len(await self.context.store.names("opened", f"{person}/")) >= settings.tables:
            raise RequestError(429, "too-many-tables", most=settings.tables)
        async with self.beginnings.of(person):  # one at a time, or a second row would stay behind
            await self.cease(person)
            if len(self.seekers) >= settings.seeks or sum(
                    one.client_ip == client_ip for one in self.seekers.values()) >= settings.seeks_per_address:
                raise RequestError(503, "full")
            seeker = self.seekers[person] = Seeker(person, client_ip, game, message.pace, time.now(),
                                                   time.wall_time())
            try:
                await self.store_search(seeker)
            except StoreFault:
                self.end(seeker)
                raise
        self.context.counts["seeks"] += 1
        self.show(person)
        asyncio.get_running_loop().call_later(settings.offer + 0.01, self.offer_bots)
        await self.search(seeker)
        self.context.publish(seeker.kind, "seek")
        self.search_for_all(seeker.kind)

    async def store_search(self, seeker: Seeker) -> None:
        seeker.gone_since, seeker.last_heartbeat = 0.0, self.context.time.now()
        search = StoredSeek(seeker.stamp, self.context.time.wall_time())
        await self.context.store.put(SEARCH, seeker.name, journal.text(search))

    def end(self, seeker: Seeker) -> None:
        seeker.over = True
        if self.seekers.get(seeker.person) is seeker:
            del self.seekers[seeker.person]
        self.show(seeker.person)

    async def cease(self, person: str) -> None:
        """Cancel the search. A person who was paired at this moment gets the table all the same, or the others would
        wait there.
        """
        if (seeker := self.seekers.get(person)) is None:
            return
        async with seeker.lock:
            if seeker.over:
                return
            if await self.context.store.take(SEARCH, seeker.name) is None and await self.find_note(seeker):
                return
            self.end(seeker)
            self.context.tasks.start(self.take_later(seeker))

    async def take_later(self, seeker: Seeker) -> None:
        """Take the row again after a while: another server may have had it and put it back."""
        await asyncio.sleep(CRASHED)
        if self.seekers.get(seeker.person) is None:
            await self.context.store.take(SEARCH, seeker.name)

    def abandon(self, person: str) -> None:
        """Cancel the search of a person who has left the lobby."""
        if person in self.seekers and not self.context.tasks.closing:
            self.context.tasks.start(self.cease(person))

    def show(self, person: str) -> None:
        for subscriber in self.hub.subscribers_of(person):
            subscriber.request_scene()

    def tell_paired(self, person: str, table_id: str) -> None:
        for subscriber in self.hub.subscribers_of(person):
            subscriber.send_note(Paired(table_id))

    # Pairing of people.

    def search_for_all(self, kind: str = "") -> None:
        """Look for a table for all seekers on this server, or those of one kind."""
        for seeker in list(self.seekers.values()):
            if not kind or seeker.kind == kind:
                self.context.tasks.start(self.search(seeker))

    def look_at_tables(self, tables: Sequence[WaitingTable]) -> None:
        for seeker in list(self.seekers.values()):
            if any(fits(seeker, one) for one in tables):
                self.context.tasks.start(self.search(seeker))

    def sweep(self) -> None:
        self.offer_bots()
        self.search_for_all()

    async def search(self, seeker: Seeker) -> None:
        async with seeker.lock:
            if seeker.over:
                return
            try:
                if not await self.sit_down(seeker):
                    await self.pair_searches(seeker)
            except StoreFault as fault:
                self.context.log.fault("seek-failed", fault)

    async def sit_down(self, seeker: Seeker) -> bool:
        """Join a listed table that fits; return whether one was joined."""
        for one in self.context.lobby.listing.tables:
            if fits(seeker, one):
                if await self.context.store.take(SEARCH, seeker.name) is None:
                    return False  # pair_searches looks for the note
                try:
                    joined = await opening.join(self.context, seeker.person, one.table.join[len("/join/"):],
                                                table_messages.Join())
                except RequestError:
                    await self.store_search(seeker)
                    continue  # another person was faster
                self.pair(seeker, joined.table)
                return True
        return False

    async def pair_searches(self, seeker: Seeker) -> None:
        store, mine = self.context.store, seeker.name
        searches = await self.read_searches(seeker.kind)
        if mine not in searches:
            await self.await_note(seeker)
            return
        order = sorted(searches, key=lambda name: (searches[name].since, name))
        older, needed = order[:order.index(mine)], seeker.game.players - 1
        if len(older) >= needed:
            if (own := await store.take(SEARCH, mine)) is None:
                await self.await_note(seeker)
                return
            taken = [(mine, own)]
            for name in older:
                if len(taken) <= needed and (search := await store.take(SEARCH, name)) is not None:
                    taken.append((name, search))
            if len(taken) > needed:
                await self.open_table(seeker, [name.partition("/")[2] for name, _ in taken])
                return
            for name, search in taken:
                await store.put(SEARCH, name, search)
            self.context.publish(seeker.kind, "seek")
        if self.context.time.now() - seeker.last_heartbeat >= HEARTBEAT:
            if await store.take(SEARCH, mine) is None:
                await self.await_note(seeker)
            else:
                await self.store_search(seeker)

    async def read_searches(self, kind: str) -> dict[str, StoredSeek]:
        """Read the searches of one kind; delete those without recent heartbeat."""
        found = {}
        for name, value in await self.context.store.names(SEARCH, f"{kind}/"):
            search = msgspec.json.decode(value, type=StoredSeek)
            if self.context.time.wall_time() - search.at < STALE:
                found[name] = search
            else:
                await self.context.store.take(SEARCH, name)
        return found

    async def open_table(self, seeker: Seeker, people: list[str]) -> None:
        context, table_id, now = self.context, new_id(), self.context.time.wall_time()
        secrets.SystemRandom().shuffle(people)  # the order of seats
        chairs = tuple([Chair("person", await context.people.name(one), one) for one in people])
        setting = Setting(chairs, new_id(18), seeker.person, now, seeker.pace, full=now, shown=True)
        notes = [(NOTE, one, journal.text(StoredPairing(table_id, now))) for one in people]
        await opening.keep_new_table(context, table_id, Match.begin(seeker.game, DICE), setting, notes)
        context.counts["pairs"] += 1
        self.pair(seeker, table_id)
        context.publish(seeker.kind, "seek")
        for one in people:
            if other := self.seekers.get(one):
                context.tasks.start(self.search(other))

    def pair(self, seeker: Seeker, table_id: str) -> None:
        self.end(seeker)
        self.tell_paired(seeker.person, table_id)

    async def await_note(self, seeker: Seeker) -> bool:
        """Look for the note after the row was taken; True if the person has a table."""
        if await self.find_note(seeker):
            return True
        now = self.context.time.now()
        seeker.gone_since = seeker.gone_since or now
        if now - seeker.gone_since >= CRASHED:
            await self.store_search(seeker)
        return False

    async def find_note(self, seeker: Seeker) -> bool:
        note = await self.read_note(seeker.person, seeker.stamp)
        if note:
            self.pair(seeker, note.table)
        return note is not None

    async def read_note(self, person: str, since: float) -> StoredPairing | None:
        kept = await self.context.store.get(NOTE, person)
        note = msgspec.json.decode(kept, type=StoredPairing) if kept else None
        return note if note and note.at >= since else None

    # Offers of bots.

    def offer_bots(self) -> None:
        """Offer a bot to people who have waited for long."""
        now = self.context.time.now()
        for seeker in self.seekers.values():
            if not seeker.offered and now - seeker.since >= self.context.settings.offer:
                seeker.offered = True
                self.show(seeker.person)

    async def take_bot(self, person: str) -> None:
        seeker = self.seekers.get(person)
        if seeker is None or not seeker.offered:
            raise RequestError(409, "no-seek")
        async with seeker.lock:
            if seeker.over:
                return  # paired just now
            if await self.context.store.take(SEARCH, seeker.name) is None:
                if not await self.await_note(seeker):
                    raise MoveRejected("RATE")  # being paired, or the other server crashed: the client asks again
                return
            bots = [table_messages.BotSeat(self.bot())] * (seeker.game.players - 1)
            game, me = msgspec.Raw(seeker.game_json), table_messages.MeHere()
            wanted = table_messages.NewTable(game, (me, *bots), seeker.pace)
            try:
                opened = await opening.open_table(self.context, person, wanted)
            except (RequestError, StoreFault):
                await self.store_search(seeker)
                raise
            self.pair(seeker, opened.table)

    async def forget_old(self) -> None:
        """Delete old rows of searches and notes."""
        try:
            for name, value in await self.context.store.names(SEARCH):
                if self.context.time.wall_time() - msgspec.json.decode(value, type=StoredSeek).at >= STALE:
                    await self.context.store.take(SEARCH, name)
            for name, value in await self.context.store.names(NOTE):
                if self.context.time.wall_time() - msgspec.json.decode(value, type=StoredPairing).at >= RECENT:
                    await self.context.store.take(NOTE, name)
        except StoreFault as fault:
            self.context.log.fault("seek-failed", fault)


def fits(seeker: Seeker, waiting: WaitingTable) -> bool:
    """Whether game and pace are exactly the same, and the table begins with a new game."""
    table = waiting.table
    return (seeker.person not in waiting.people and not table.imported and table.pace == seeker.pace
            and bytes(table.game) == seeker.game_json)
