"""LiveTable: one table in memory, its players and subscribers; actions run one at a time."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from formicarium.core.dice import Dice
from formicarium.core.game import IllegalMove
from formicarium.core.match import Entry, Match
from formicarium.server.errors import MoveRejected
from formicarium.server.protocol import table_messages
from formicarium.server.randomness import DICE, daily_dice, questions
from formicarium.server.subscriber import TableSubscriber
from formicarium.server.tables import scenes, seats
from formicarium.server.tables.chat import SPECTATORS, Chats
from formicarium.server.tables.history import History, Takeback
from formicarium.server.tables.presence import PresenceTracker
from formicarium.server.tables.proposal_state import ProposalState
from formicarium.server.tables.seats import Chair, Setting
from formicarium.server.tables.storage import TableStorage, list_in_lobby
from formicarium.server.tables.turn_runner import TurnRunner
from formicarium.store.store import StoredTable

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

T = TypeVar("T")
MAX_TAKEBACKS = 250  # of a seat in a game; then UNDO is refused


class LiveTable:
    """One table from loading to unloading (registry.py). A line is stored before it is applied and shown (storage.py).
    """
    def __init__(self, context: ServerContext, table_id: str, kept: StoredTable, history: History,
                 last_seen: dict[str, float], summary: str) -> None:
        self.context = context
        self.id = table_id
        self.game = history.match.game
        self.setting = seats.decode(kept.meta)
        self.history = history
        self.subscribers: set[TableSubscriber] = set()
        self.presence = PresenceTracker(self, last_seen)
        self.proposals = ProposalState()
        self.waiting = self.history.match.waiting()
        self.chats: Chats | None = None
        self.idle_since = self.context.time.now()
        self.order = asyncio.Lock()  # fair: first come, first served
        self.storage = TableStorage(self, kept.version, summary)
        self.scenes = scenes.SceneEncoder(self)
        self.turns = TurnRunner(self)

    # Order of actions.

    async def run_in_order(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run one action after the actions before it. Only for callers that no task cancels."""
        async with self.order:
            return await work()

    async def run_to_end(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run one action after the actions before it, to its end even if the caller is cancelled."""
        return await asyncio.shield(self.context.tasks.start(self.run_in_order(work)))

    def apply_line(self, line: Entry | Takeback, match: Match, at: float) -> None:
        """Apply a stored line and broadcast it."""
        self.history.accept(line, match, at)
        self.proposals.declined = None
        self.turns.note_line(line, at)
        self.storage.wrote_last_line = True
        self.context.counts["lines"] += 1
        self.broadcast_change()
        self.context.publish(self.id, "line")

    def broadcast_change(self) -> None:
        """Send all subscribers a scene; let bots and clocks react."""
        self.scenes.clear()
        self.idle_since = self.context.time.now()
        self.waiting = self.history.match.waiting()
        self.proposals.drop_outdated(self)
        for subscriber in self.subscribers:
            subscriber.request_scene()
        self.turns.update()

    # People at the table.

    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.setting.chairs) if chair.kind == "person")

    def enter(self, subscriber: TableSubscriber) -> None:
        self.subscribers.add(subscriber)
        self.context.bots.pool.dispatch()  # bots of tables with subscribers come first
        self.idle_since = self.context.time.now()
        if (self.setting.waits or self.setting.showing) and self.setting.seats_of(subscriber.person):
            self.context.tasks.start(list_in_lobby(self))
        self.presence.notify_soon()

    def leave(self, subscriber: TableSubscriber) -> None:
        if subscriber not in self.subscribers:
            return
        self.subscribers.remove(subscriber)
        self.idle_since = self.context.time.now()
        if subscriber.person:
            self.presence.note_departure(subscriber.person)
        self.presence.notify_soon()

    def broadcast_presence(self) -> None:
        self.scenes.clear_seats()
        presences: dict[str | None, bytes] = {}
        for subscriber in self.subscribers:
            if subscriber.person not in presences:
                presences[subscriber.person] = msgspec.json.encode(scenes.presence(self, subscriber.person))
            subscriber.send_note(presences[subscriber.person])

    def check_owner(self, person: str | None, seat: int) -> None:
        if not 0 <= seat < len(self.setting.chairs) or not person or self.setting.chairs[seat].person != person:
            raise MoveRejected("SEAT", seat=seat)

    # Moves.

    def dice(self) -> Dice:
        """Return the source of chance for the next move."""
        day = self.setting.daily
        if not day:
            return DICE
        return daily_dice(self.context.settings.secret, self.game.id, day, questions(self.history.match))

    def check_move(self, seat: int, seen: int, action: Any) -> Match:
        """Return the match after a move; raise MoveRejected if it is stale or illegal."""
        if not self.history.changed_at[seat] <= seen <= self.history.number:
            raise MoveRejected("STALE", number=self.history.number)
        try:
            return self.history.match.play(seat, action, self.dice())
        except IllegalMove as fault:
            raise MoveRejected(fault.refusal.rule, fault.refusal.facts) from None

    async def play(self, person: str | None, seat: int, seen: int, action: Any, bot: bool = False) -> int:
        if not bot:
            self.check_owner(person, seat)
        after = self.check_move(seat, seen, action)
        await self.storage.store_line(after.journal[-1], after)
        self.context.counts["moves"] += 1
        return self.history.number

    async def undo(self, person: str | None, seat: int, seen: int) -> int:
        self.check_owner(person, seat)
        if seen != self.history.number:
            raise MoveRejected("STALE", number=self.history.number)
        if self.history.match.ended():  # any person may have read the journal by now
            raise MoveRejected("ENDED")
        if self.history.taken_back[seat] >= MAX_TAKEBACKS:
            raise MoveRejected("UNDO", seat=seat)
        try:
            after = self.history.match.undo(seat)
        except IllegalMove as fault:
            raise MoveRejected(fault.refusal.rule, fault.refusal.facts) from None
        await self.storage.store_line(after.journal[-1], after)
        return self.history.number

    def why(self, person: str | None, seat: int, action: Any) -> int:
        self.check_owner(person, seat)
        refusal = self.history.match.refusal(seat, action)
        if refusal:
            raise MoveRejected(refusal.rule, refusal.facts)
        return self.history.number

    # Replacing a player (proposals.py).

    async def replace(self, seat: int, bot: str) -> None:
        self.context.log.info("replaced", table=self.id, seat=seat, bot=bot)
        since, now = self.history.number, self.context.time.wall_time()
        await self.storage.update_setting(lambda setting: setting.with_chair(
            seat, seats.replace_by_bot(bot, setting.chairs[seat], since), now))

    # Joining and leaving.

    async def join(self, seat: int, invitation: str, person: str, name: str) -> bool:
        """Seat a person; return True if they hold the seat now, also if they held it before."""
        mine = Chair("person", name, person)

        def sit(setting: Setting) -> Setting:
            chair = setting.chairs[seat]
            now = self.context.time.wall_time()
            return setting.with_chair(seat, mine, now) if chair.invitation == invitation else setting

        if self.setting.chairs[seat].invitation == invitation:
            await self.storage.update_setting(sit)
        return self.setting.chairs[seat].person == person

    async def post_chat(self, person: str, name: str, text: str, word: table_messages.Quick = "") -> int:
        chats, mine = await self.load_chats(), self.setting.seats_of(person)
        seat = mine[0] if mine else SPECTATORS
        if not chats.may_say(seat, self.context.settings.chats):
            raise MoveRejected("RATE")
        chat = table_messages.Chat(chats.number + 1, person, name, seat, text, self.context.time.wall_time(), word)
        while not await self.context.store.add("chat", f"{self.id}/{chat.number:06}",
                                               msgspec.json.encode(chat).decode()):
            chat = msgspec.structs.replace(chat, number=chat.number + 1)
        self.broadcast_chat(chat)
        self.context.publish(self.id, "chat", chat=chat)
        return self.history.number

    def broadcast_chat(self, chat: table_messages.Chat) -> None:
        if self.chats is not None and not self.chats.add(chat):
            return
        for subscriber in self.subscribers:
            subscriber.send_note(chat)

    async def load_chats(self) -> Chats:
        if self.chats is None:
            kept = await self.context.store.names("chat", f"{self.id}/")
            if self.chats is None:  # another task may have loaded them meanwhile
                self.chats = Chats(msgspec.json.decode(value, type=table_messages.Chat) for _, value in kept)
        return self.chats

    def has_subscribers(self) -> bool:
        return bool(self.subscribers)

    def is_idle(self, now: float) -> bool:
        return now - self.idle_since >= self.context.settings.idle and self.can_unload(now)

    def can_unload(self, now: float) -> bool:
        """Whether nothing is under way here. The registry notes when a clock of an unloaded table runs out."""
        alarm = self.turns.next_alarm()
        busy = self.subscribers or self.storage.unsure or self.turns.thinking or self.order.locked()
        return not busy and (alarm is None or alarm > now + self.context.settings.idle)
