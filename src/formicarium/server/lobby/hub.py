"""The lobby as people see it: who looks at it over a socket, and what they are told when it changes."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.server.errors import MoveRejected, RequestError, store_rejection
from formicarium.server.lobby import listing as waiting_room
from formicarium.server.lobby.matchmaking import Matchmaker
from formicarium.server.locks import PersonLocks
from formicarium.server.protocol.base import Bad, Done, Refused, as_raw
from formicarium.server.protocol.lobby_messages import Cease, Lobby, LobbyClientMessage, Seek, TakeBot
from formicarium.server.rate_limits import Bucket
from formicarium.server.subscriber import Subscriber
from formicarium.server.tables.solo_results import Ranked
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

SAID = msgspec.json.Decoder(LobbyClientMessage)
LARGEST = 2**53  # JavaScript counts no further
TOGETHER = 0.5  # seconds: what changes within them is told at once
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)


def wants_all(query: Mapping[str, str]) -> bool:
    """`?showing=all`: every game to watch, for the page of them."""
    return query.get("showing") == "all"


class LobbySubscriber(Subscriber):
    """Somebody who looks at the lobby."""

    def __init__(self, context: ServerContext, person: str | None, client_ip: str, token: bool, all_shown: bool,
                 send: Callable[[str], Awaitable[bool]], let_go: Callable[[Any, int, str], None]) -> None:
        super().__init__(context, person, token, send, let_go)
        self.home = client_ip  # the address
        self.all_shown = all_shown  # of the games to watch, not only the first

    @property
    def where(self) -> str:
        return "lobby"

    def make_scene(self) -> bytes:
        return msgspec.json.encode(self.context.lobby.lobby_for(self.person, self.all_shown))

    def leave(self) -> None:
        self.context.lobby.leave(self)


class LobbyHub:
    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.visitors: set[LobbySubscriber] = set()
        self.seeks = Matchmaker(self)
        self.last_push = -inf  # when everybody was last told
        self.push_pending = False  # they are about to be
        self.listing = waiting_room.NEVER
        self.rankings: dict[str, tuple[float, list[tuple[str, Ranked]]]] = {}  # of daily.py: valid until, best first
        self.openings = PersonLocks()  # of persons who open tables, or limits on their number are asked, not kept

    def lobby_for(self, person: str | None, all_shown: bool = False) -> Lobby:
        """As of the last look."""
        listing = self.listing
        return Lobby(tuple(waiting_room.open_to(listing, person)), waiting_room.to_watch(listing, all_shown),
                     listing.going, self.seeks.describe(person))

    async def enter(self, visitor: LobbySubscriber) -> None:
        self.visitors.add(visitor)
        await waiting_room.listing(self.context)
        visitor.flush_soon()

    def leave(self, visitor: LobbySubscriber) -> None:
        self.visitors.discard(visitor)
        if visitor.person and not any(one.person == visitor.person for one in self.visitors):
            self.seeks.abandon(visitor.person)

    def of(self, person: str) -> list[LobbySubscriber]:
        return [visitor for visitor in self.visitors if visitor.person == person]

    # what is new

    def refresh(self) -> None:
        """Tell all servers that the lobby's lists have changed."""
        self.refresh_local()
        self.context.publish("-", "lobby")

    def refresh_local(self) -> None:
        self.listing = self.listing._replace(until=0.0)
        self.push_soon()

    def push_soon(self) -> None:
        """However much is new at once, it is told once."""
        if self.visitors and not self.push_pending and not self.context.tasks.closing:
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
            for visitor in self.visitors:
                visitor.request_scene()
            self.seeks.look_at_tables(after.tables)

    def go_round(self) -> None:
        """Now and then: a notice may have been lost, somebody may be long gone."""
        self.push_soon()
        self.seeks.go_round()


class LobbySession:
    """What somebody says in the lobby, read strictly and answered."""

    drops = 1.0  # that a message takes from what an address has

    def __init__(self, visitor: LobbySubscriber) -> None:
        self.visitor = visitor
        self.context = visitor.context
        self.bucket = Bucket(self.context.settings.rate, self.context.settings.burst)

    async def reply(self, data: str | bytes) -> None:
        try:
            message = SAID.decode(data)
            if not 0 <= message.id < LARGEST:
                raise ValueError("id: from 0, below 2**53")
        except UNREADABLE as fault:
            self.context.counts["bad_messages"] += 1
            self.visitor.send_note(Bad(str(fault)[:300].encode(errors="replace").decode()))
            return
        try:
            await self.do(message)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        except RequestError as problem:
            self.refuse(message.id, MoveRejected(problem.trouble.code, problem.trouble.facts))
        except StoreFault as fault:
            self.context.log.fault("store", fault)
            self.refuse(message.id, store_rejection(fault))
        else:
            self.visitor.send_note(Done(message.id, 0))

    async def do(self, message: Seek | Cease | TakeBot) -> None:
        person, seeks = self.visitor.person, self.context.lobby.seeks
        if not person:
            raise RequestError(409, "no-seek")
        if isinstance(message, Seek):
            await seeks.begin(person, self.visitor.home, message)
        elif isinstance(message, Cease):
            await seeks.cease(person)
        else:
            await seeks.take_bot(person)

    def refuse(self, id_: int, refusal: MoveRejected) -> None:
        self.context.counts["refusals"] += 1
        try:
            said = msgspec.json.encode(Refused(id_, refusal.rule, as_raw(refusal.facts)))
        except (OverflowError, UnicodeError):  # facts repeat what was said, which may be beyond words
            said = msgspec.json.encode(Refused(id_, refusal.rule, as_raw({})))
        self.visitor.send_note(said)
