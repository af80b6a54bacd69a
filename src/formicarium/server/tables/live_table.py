"""One table, where one thing is done after another. Keep, then tell: what is not stored has not happened.

Several servers may have the same table open. None owns it: the store gives each number once, whoever comes second
reads what the other has written and looks again.
"""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from formicarium.core import journal
from formicarium.core.dice import Dice
from formicarium.core.game import IllegalMove
from formicarium.core.match import Entry, Match
from formicarium.server.errors import MoveRejected, store_rejection
from formicarium.server.protocol import table_messages
from formicarium.server.randomness import DICE, daily_dice, questions
from formicarium.server.subscriber import TableSubscriber
from formicarium.server.tables import scenes, seats, solo_results, summaries
from formicarium.server.tables.chat import SPECTATORS, Chats
from formicarium.server.tables.history import History, Takeback
from formicarium.server.tables.presence import PresenceTracker
from formicarium.server.tables.seats import Chair, Setting
from formicarium.server.tables.turn_runner import TurnRunner
from formicarium.store.store import NumberTaken, OutcomeUnknown, StoredTable, StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

T = TypeVar("T")
PUBLIC = "public"  # beside the tables that somebody has opened: those that wait for anybody
SHOWN = "shown"  # tables that anybody may watch, while they are played
CONSENT = "consent"  # the space where the store keeps who agreed to what
RETRY_SECONDS = 0.5  # seconds between two attempts to find out what was kept
MAX_TAKEBACKS = 250  # moves of a seat: who does nothing else would never come to an end


class LiveTable:
    def __init__(self, context: ServerContext, table_id: str, kept: StoredTable, history: History,
                 last_seen: dict[str, float], summary: str) -> None:
        self.context = context
        self.id = table_id
        self.game = history.match.game
        self.game_json = msgspec.Raw(msgspec.json.encode(self.game))
        self.setting = seats.decode(kept.meta)
        self.version = kept.version
        self.history = history
        self.summary = summary  # what is kept beside the table
        self.subscribers: set[TableSubscriber] = set()
        self.presence = PresenceTracker(self, last_seen)
        self.proposal: table_messages.Proposal | None = None
        self.declined: table_messages.Declined | None = None  # what came to nothing, until something else happens
        self.proposals = 0
        self.proposal_at = 0
        self.waiting = self.history.match.waiting()
        self.chats: Chats | None = None
        self.idle_since = self.context.time.now()
        self.wrote_last_line = True  # we wrote the last line, or nobody has since we came
        self.order = asyncio.Lock()  # who comes first goes first
        self.unsure = False  # something may have been kept that was not acknowledged
        self.scenes = scenes.SceneEncoder(self)
        self.attendant = TurnRunner(self)

    # in turn

    async def run_in_order(self, deed: Callable[[], Awaitable[T]]) -> T:
        """In its turn. For those whom nobody cancels before the house closes."""
        async with self.order:
            return await deed()

    async def run_to_end(self, deed: Callable[[], Awaitable[T]]) -> T:
        """In its turn, and to its end, even if whoever asked has gone meanwhile."""
        return await asyncio.shield(self.context.tasks.start(self.run_in_order(deed)))

    async def store_line(self, line: Entry | Takeback, match: Match) -> None:
        at = self.context.time.wall_time()
        try:
            await self.context.store.append(self.id, self.history.number + 1, at, journal.text(line))
        except NumberTaken:
            await self.read_new_lines()
            raise MoveRejected("STALE") from None
        except StoreFault as fault:
            self.context.log.fault("line-not-kept", fault, table=self.id)
            self.resolve_unsure_later(fault)
            raise store_rejection(fault) from None
        try:
            self.apply_line(line, match, at)
        except Exception as fault:  # an error of ours; the line is kept, so it has happened, and is read again
            self.context.tasks.report("line-not-shown", fault, table=self.id)
            await self.read_new_lines()
            raise MoveRejected("STALE") from None
        if match.ended():
            await self.finish()

    def apply_line(self, line: Entry | Takeback, match: Match, at: float) -> None:
        """It is kept: so be it, and everybody hears of it."""
        self.history.accept(line, match, at)
        self.declined = None
        self.attendant.note_line(line, at)
        self.wrote_last_line = True
        self.context.counts["lines"] += 1
        self.broadcast_change()
        self.context.publish(self.id, "line")

    async def finish(self) -> None:
        """No longer among those that a restart must wake: last, so that what is left undone is done then."""
        self.context.counts["games_ended"] += 1
        try:
            summary = summaries.summarize(self)
            await self.context.store.put(summaries.SPACE, self.id, summary)
            self.summary = summary
            await self.context.store.take("opened", f"{self.setting.opener}/{self.id}")
            await self.presence.forget()
            await self.forget_consents()
            await solo_results.note_result(self)
            await self.context.store.take("waiting", self.id)
            if self.setting.shown:
                await self.context.store.take(SHOWN, self.id)
                self.context.lobby.refresh()
            await self.context.store.take("live", self.id)
        except StoreFault as fault:
            self.context.log.fault("end-not-noted", fault, table=self.id)

    async def forget_consents(self) -> None:
        """To what was proposed here, kept where several servers must know of them."""
        if self.context.bus:
            for name, _ in await self.context.store.names(CONSENT, f"{self.id}/"):
                await self.context.store.take(CONSENT, name)

    async def list_in_lobby(self) -> None:
        """Again, when somebody has come back who was long gone; or be looked at."""
        space = "waiting" if self.setting.waits else SHOWN if self.setting.showing else ""
        try:
            if space and not self.history.match.ended():
                await self.context.store.put(space, self.id, seats.sortable_time(self.setting.opened))
        except StoreFault as fault:
            self.context.log.fault("waiting-not-noted", fault, table=self.id)

    async def unlist_full_table(self) -> None:
        try:
            if self.setting.public:
                await self.context.store.take("waiting", self.id)
                await self.context.store.put("opened", f"{self.setting.opener}/{self.id}", "")
            await self.list_in_lobby()
            self.context.lobby.refresh()
        except StoreFault as fault:
            self.context.log.fault("waiting-not-noted", fault, table=self.id)

    async def update_setting(self, change: Callable[[Setting], Setting]) -> None:
        """Change the setting; somebody else may have done so, then on top of theirs."""
        while True:
            setting = change(self.setting)
            try:
                await self.context.store.describe(self.id, seats.encode(setting), self.version + 1)
            except NumberTaken:
                await self.read_new_lines()
                continue
            except StoreFault as fault:
                self.context.log.fault("setting-not-kept", fault, table=self.id)
                self.resolve_unsure_later(fault)
                raise store_rejection(fault) from None
            filled = setting.full and not self.setting.full
            if self.setting.public:
                self.context.lobby.refresh()
            self.setting, self.version = setting, self.version + 1
            if filled:
                self.attendant.start(setting.full)
                self.context.tasks.start(self.unlist_full_table())
            self.broadcast_change()
            self.context.publish(self.id, "setting")
            return

    async def read_new_lines(self) -> None:
        """Whatever other servers have written meanwhile."""
        kept = await self.context.store.read(self.id, self.history.number)
        if kept is None or (kept.version == self.version and not kept.lines):
            return
        if kept.version != self.version:
            self.setting, self.version = seats.decode(kept.meta), kept.version
        for line in kept.lines:
            self.history.read_line(line.text, line.at)
            self.wrote_last_line, self.declined = False, None
        if kept.lines:
            self.attendant.rebuild_clocks()
        self.broadcast_change()

    def resolve_unsure_later(self, fault: StoreFault) -> None:
        """Nobody knows whether it was kept: find out, as soon as something can be written again."""
        if isinstance(fault, OutcomeUnknown) and not self.unsure:
            self.unsure = True
            self.context.tasks.start(self.resolve_unsure())

    async def resolve_unsure(self) -> None:
        while self.unsure:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self.context.store.put("health", "", repr(self.context.time.wall_time()))
            except StoreFault:
                continue  # what was begun may still come to light
            self.unsure = False
            await self.run_to_end(self.read_new_lines_quietly)

    async def read_new_lines_quietly(self) -> None:
        """Another server may have written: nothing is asked of us."""
        try:
            await self.read_new_lines()
        except StoreFault as fault:
            self.context.log.fault("table-not-read", fault, table=self.id)

    def broadcast_change(self) -> None:
        """Tell: everybody gets a scene; bots and clocks look again."""
        self.scenes.clear()
        self.idle_since = self.context.time.now()
        self.waiting = self.history.match.waiting()
        if self.proposal and self.is_outdated(self.proposal):
            self.proposal = None
        for subscriber in self.subscribers:
            subscriber.request_scene()
        self.attendant.update()

    def is_outdated(self, proposal: table_messages.Proposal) -> bool:
        """Somebody has moved, or one of those whom it is about is no longer there to answer. Whoever offers a draw may
        move, who moves instead of answering has answered."""
        people, since = self.people(), self.history.records[self.proposal_at:]
        mine = self.setting.seats_of(self.setting.chairs[proposal.by].person)
        return (bool(self.history.match.ended()) or proposal.by in self.history.match.progress.left
                or (proposal.what == "takeback" and bool(since))
                or (proposal.what == "draw" and any(step.line.seat not in mine for step in since))
                or any(seat not in people for seat in (proposal.by, *proposal.asked))
                or (proposal.what == "replace" and proposal.about not in people))

    # people

    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.setting.chairs) if chair.kind == "person")

    def enter(self, subscriber: TableSubscriber) -> None:
        self.subscribers.add(subscriber)
        self.context.bots.pool.dispatch()  # bots of tables that nobody looks at wait for longer
        self.idle_since = self.context.time.now()
        if (self.setting.waits or self.setting.showing) and self.setting.seats_of(subscriber.person):
            self.context.tasks.start(self.list_in_lobby())
        self.presence.tell()

    def leave(self, subscriber: TableSubscriber) -> None:
        if subscriber not in self.subscribers:
            return
        self.subscribers.remove(subscriber)
        self.idle_since = self.context.time.now()
        if subscriber.person:
            self.presence.note_departure(subscriber.person)
        self.presence.tell()

    def broadcast_presence(self) -> None:
        self.scenes.clear_seats()
        told: dict[str | None, bytes] = {}
        for subscriber in self.subscribers:
            if subscriber.person not in told:
                told[subscriber.person] = msgspec.json.encode(scenes.presence(self, subscriber.person))
            subscriber.send_note(told[subscriber.person])

    def check_owner(self, person: str | None, seat: int) -> None:
        if not 0 <= seat < len(self.setting.chairs) or not person or self.setting.chairs[seat].person != person:
            raise MoveRejected("SEAT", seat=seat)

    # moves

    def dice(self) -> Dice:
        """For the next move."""
        day = self.setting.daily
        if not day:
            return DICE
        return daily_dice(self.context.settings.secret, self.game.id, day, questions(self.history.match))

    def check_move(self, seat: int, seen: int, action: Any) -> Match:
        """What the move makes of the match, or why it cannot be."""
        if not self.history.changed[seat] <= seen <= self.history.number:
            raise MoveRejected("STALE", number=self.history.number)
        try:
            return self.history.match.play(seat, action, self.dice())
        except IllegalMove as fault:
            raise MoveRejected(fault.refusal.rule, fault.refusal.facts) from None

    async def play(self, person: str | None, seat: int, seen: int, action: Any, bot: bool = False) -> int:
        if not bot:
            self.check_owner(person, seat)
        after = self.check_move(seat, seen, action)
        await self.store_line(after.journal[-1], after)
        self.context.counts["moves"] += 1
        return self.history.number

    async def undo(self, person: str | None, seat: int, seen: int) -> int:
        self.check_owner(person, seat)
        if seen != self.history.number:
            raise MoveRejected("STALE", number=self.history.number)
        if self.history.match.ended():  # everybody may have read the whole journal
            raise MoveRejected("ENDED")
        if self.history.taken_back[seat] >= MAX_TAKEBACKS:
            raise MoveRejected("UNDO", seat=seat)
        try:
            after = self.history.match.undo(seat)
        except IllegalMove as fault:
            raise MoveRejected(fault.refusal.rule, fault.refusal.facts) from None
        await self.store_line(after.journal[-1], after)
        return self.history.number

    def why(self, person: str | None, seat: int, action: Any) -> int:
        self.check_owner(person, seat)
        refusal = self.history.match.refusal(seat, action)
        if refusal:
            raise MoveRejected(refusal.rule, refusal.facts)
        return self.history.number

    # what the table agrees on (agreements.py)

    async def replace(self, seat: int, bot: str) -> None:
        self.context.log.info("replaced", table=self.id, seat=seat, bot=bot)
        since, now = self.history.number, self.context.time.wall_time()
        await self.update_setting(lambda setting: setting.with_chair(
            seat, seats.bot_for(bot, setting.chairs[seat], since), now))

    # coming and going

    async def join(self, seat: int, invitation: str, person: str, name: str) -> bool:
        """One of many who try at once gets True; so does that one when it asks again."""
        mine = Chair("person", name, person)

        def sit(setting: Setting) -> Setting:
            chair = setting.chairs[seat]
            now = self.context.time.wall_time()
            return setting.with_chair(seat, mine, now) if chair.invitation == invitation else setting

        if self.setting.chairs[seat].invitation == invitation:
            await self.update_setting(sit)
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
            if self.chats is None:  # else somebody else has read them meanwhile, and more may have been said
                self.chats = Chats(msgspec.json.decode(value, type=table_messages.Chat) for _, value in kept)
        return self.chats

    def has_subscribers(self) -> bool:
        return bool(self.subscribers)

    def is_idle(self, now: float) -> bool:
        return now - self.idle_since >= self.context.settings.idle and self.can_unload(now)

    def can_unload(self, now: float) -> bool:
        """Nothing is going on that memory is needed for. A far-off alarm is remembered by the house."""
        alarm = self.attendant.next_alarm()
        return (not self.subscribers and not self.unsure and not self.attendant.thinking and not self.order.locked()
                and (alarm is None or alarm > now + self.context.settings.idle))
