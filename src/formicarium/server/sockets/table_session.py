"""What is said on a socket: each message of a client is read strictly, done in its turn at the table, and answered."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec

from formicarium.core.game import Game
from formicarium.server.bots import hints
from formicarium.server.errors import MoveRejected, store_rejection
from formicarium.server.people.guests import clean
from formicarium.server.protocol import base, table_messages
from formicarium.server.protocol.base import as_raw
from formicarium.server.rate_limits import Bucket
from formicarium.server.subscriber import TableSubscriber
from formicarium.server.tables.endings import end
from formicarium.server.tables.proposals import answer, propose
from formicarium.server.tables.scenes import viewed_seat
from formicarium.store.store import StoreFault

SAID = msgspec.json.Decoder(table_messages.TableClientMessage)
LARGEST = 2**53  # JavaScript counts no further
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)


@cache
def actions(kind: type[Game]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind.types.action)


class TableSession:
    drops = 1.0  # that a message takes from what an address has

    def __init__(self, subscriber: TableSubscriber) -> None:
        self.subscriber = subscriber
        self.table = subscriber.table
        settings = self.table.context.settings
        self.bucket = Bucket(settings.rate, settings.burst)

    async def reply(self, data: str | bytes) -> None:
        """Whatever it is, it gets an answer."""
        try:
            message = SAID.decode(data)
            if not 0 <= message.id < LARGEST:
                raise ValueError("id: from 0, below 2**53")
        except UNREADABLE as fault:
            self.refuse_bad(fault)
        else:
            await self.answer(message)

    async def answer(self, message: Any) -> None:
        try:
            number = await self.do(message)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        except UNREADABLE as fault:
            self.refuse_bad(fault)
        except StoreFault as fault:
            self.table.context.log.fault("store", fault, table=self.table.id)
            self.refuse(message.id, store_rejection(fault))
        else:
            if number is not None:
                self.subscriber.send_note(base.Done(message.id, number))

    def refuse_bad(self, fault: Exception) -> None:
        self.table.context.counts["bad_messages"] += 1
        self.subscriber.send_note(base.Bad(str(fault)[:300].encode(errors="replace").decode()))

    def refuse(self, id_: int, refusal: MoveRejected) -> None:
        self.table.context.counts["refusals"] += 1
        try:
            said = msgspec.json.encode(base.Refused(id_, refusal.rule, as_raw(refusal.facts)))
        except (OverflowError, UnicodeError):  # facts repeat what was said, which may be beyond words
            said = msgspec.json.encode(base.Refused(id_, refusal.rule, as_raw({})))
        self.subscriber.send_note(said)

    async def do(self, message: Any) -> int | None:
        table, person = self.table, self.subscriber.person
        match message:
            case table_messages.Play():
                action = self.action(message.action)
                return await table.run_in_order(lambda: table.play(person, message.seat, message.seen, action))
            case table_messages.Undo():
                return await table.run_in_order(lambda: table.undo(person, message.seat, message.seen))
            case table_messages.Propose():
                return await table.run_in_order(lambda: propose(table, person, message))
            case table_messages.Answer():
                return await table.run_in_order(lambda: answer(table, person, message))
            case table_messages.End():
                return await table.run_in_order(lambda: end(table, person, message))
            case table_messages.Why():
                return table.why(person, message.seat, self.action(message.action))
            case table_messages.Hint():
                self.think_aside(message, lambda: hints.hint(table, person, message))
                return None
            case table_messages.Sure():
                action = self.action(message.action)
                self.think_aside(message, lambda: hints.caution_about(table, person, message, action))
                return None
            case table_messages.Say():
                return await self.say(message)
            case table_messages.Look():
                return self.look(message)
        raise ValueError("nothing that is known here")

    def action(self, raw: msgspec.Raw) -> Any:
        return actions(type(self.table.game)).decode(raw)

    def look(self, message: table_messages.Look) -> int:
        if message.seat != -1:
            self.table.check_owner(self.subscriber.person, message.seat)
        before, asked = self.eyes(), self.subscriber.chosen_seat
        self.subscriber.chosen_seat = message.seat
        if self.eyes() != before:  # else there is nothing new to see
            if not self.table.context.limits.seat_switches.take(self.subscriber.person or ""):
                self.subscriber.chosen_seat = asked
                raise MoveRejected("RATE")
            self.subscriber.request_scene()
        return self.table.history.number

    def eyes(self) -> int:
        return viewed_seat(self.table, self.table.setting.seats_of(self.subscriber.person), self.subscriber.chosen_seat)

    async def say(self, message: table_messages.Say) -> int:
        person, table = self.subscriber.person, self.table
        text = clean(message.text, table_messages.CHAT_LENGTH)
        if not person or bool(text) == bool(message.word):
            raise MoveRejected("CHAT")
        mine = table.setting.seats_of(person)
        name = table.setting.chairs[mine[0]].name if mine else await table.context.people.name(person)
        return await table.run_in_order(lambda: table.post_chat(person, name, text, message.word))

    def think_aside(self, message: table_messages.Hint | table_messages.Sure,
                    think: Callable[[], Awaitable[table_messages.Hinted | table_messages.Cautioned]]) -> None:
        """Beside the dialogue: thinking takes a while, and moves go on meanwhile. One at a time a person."""
        person, hinting = self.subscriber.person or "", self.table.context.bots.hinting
        if person in hinting:
            raise MoveRejected("RATE")
        hinting.add(person)
        self.table.context.tasks.start(self.think(message, person, think))

    async def think(self, message: table_messages.Hint | table_messages.Sure, person: str,
                    think: Callable[[], Awaitable[table_messages.Hinted | table_messages.Cautioned]]) -> None:
        try:
            said = await think()
            if self.table.game.secrets and self.eyes() != message.seat:
                raise MoveRejected("HINT")  # the curtain has fallen meanwhile, or somebody else looks at this screen
            self.subscriber.send_note(said)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        finally:
            self.table.context.bots.hinting.discard(person)
