"""Sockets of tables: each message is carried out in order at its table and answered."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, ClassVar

import msgspec

from formicarium.core.game import WATCHER, Game
from formicarium.server.bots import hints
from formicarium.server.errors import MoveRejected, store_rejection
from formicarium.server.people.guests import clean_text
from formicarium.server.protocol.base import Done
from formicarium.server.protocol.table_messages import (
    CHAT_LENGTH,
    Answer,
    Cautioned,
    End,
    Hint,
    Hinted,
    Look,
    Play,
    Propose,
    Say,
    Sure,
    TableClientMessage,
    Undo,
    Why,
)
from formicarium.server.sockets.session import UNREADABLE, Session
from formicarium.server.subscriber import TableSubscriber
from formicarium.server.tables.endings import end
from formicarium.server.tables.proposals import answer, propose
from formicarium.server.tables.scenes import viewed_seat
from formicarium.store.store import StoreFault


@cache
def action_decoder(kind: type[Game]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind.types.action)


class TableSession(Session):
    """Answers the messages of one socket at a table."""

    decoder: ClassVar = msgspec.json.Decoder(TableClientMessage)
    subscriber: TableSubscriber

    def __init__(self, subscriber: TableSubscriber) -> None:
        super().__init__(subscriber)
        self.table = subscriber.table

    async def reply(self, data: str | bytes) -> None:
        message = self.decode(data)
        if message is None:
            return
        try:
            number = await self.do(message)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        except UNREADABLE as fault:
            self.send_unreadable(fault)
        except StoreFault as fault:
            self.context.log.fault("store", fault, table=self.table.id)
            self.refuse(message.id, store_rejection(fault))
        else:
            if number is not None:
                self.subscriber.send_note(Done(message.id, number))

    async def do(self, message: Any) -> int | None:
        """Carry out a message; return the number of journal lines, or None if the answer comes later."""
        table, person = self.table, self.subscriber.person
        match message:
            case Play():
                action = self.decode_action(message.action)
                return await table.run_in_order(lambda: table.play(person, message.seat, message.seen, action))
            case Undo():
                return await table.run_in_order(lambda: table.undo(person, message.seat, message.seen))
            case Propose():
                return await table.run_in_order(lambda: propose(table, person, message))
            case Answer():
                return await table.run_in_order(lambda: answer(table, person, message))
            case End():
                return await table.run_in_order(lambda: end(table, person, message))
            case Why():
                return table.why(person, message.seat, self.decode_action(message.action))
            case Hint():
                self.ask_coach(message, lambda: hints.hint(table, person, message))
                return None
            case Sure():
                action = self.decode_action(message.action)
                self.ask_coach(message, lambda: hints.caution_about(table, person, message, action))
                return None
            case Say():
                return await self.say(message)
            case Look():
                return self.look(message)
        raise ValueError(f"no table message: {type(message).__name__}")

    def decode_action(self, raw: msgspec.Raw) -> Any:
        return action_decoder(type(self.table.game)).decode(raw)

    def look(self, message: Look) -> int:
        subscriber = self.subscriber
        if message.seat != WATCHER:
            self.table.check_owner(subscriber.person, message.seat)
        before, chosen = self.viewed_seat(), subscriber.chosen_seat
        subscriber.chosen_seat = message.seat
        if self.viewed_seat() != before:
            if not self.context.limits.seat_switches.take(subscriber.person or ""):
                subscriber.chosen_seat = chosen
                raise MoveRejected("RATE")
            subscriber.request_scene()
        return self.table.history.number

    def viewed_seat(self) -> int:
        subscriber = self.subscriber
        return viewed_seat(self.table, self.table.setting.seats_of(subscriber.person), subscriber.chosen_seat)

    async def say(self, message: Say) -> int:
        person, table = self.subscriber.person, self.table
        text = clean_text(message.text, CHAT_LENGTH)
        if not person or bool(text) == bool(message.word):
            raise MoveRejected("CHAT")
        mine = table.setting.seats_of(person)
        name = table.setting.chairs[mine[0]].name if mine else await table.context.people.name(person)
        return await table.run_in_order(lambda: table.post_chat(person, name, text, message.word))

    def ask_coach(self, message: Hint | Sure, ask: Callable[[], Awaitable[Hinted | Cautioned]]) -> None:
        """Start a task that asks the coach, so that moves go on meanwhile; at most one at a time for each person."""
        person, hinting = self.subscriber.person or "", self.context.bots.hinting
        if person in hinting:
            raise MoveRejected("RATE")
        hinting.add(person)
        self.context.tasks.start(self.send_coach_answer(message, person, ask))

    async def send_coach_answer(self, message: Hint | Sure, person: str,
                                ask: Callable[[], Awaitable[Hinted | Cautioned]]) -> None:
        try:
            found = await ask()
            if self.table.game.secrets and self.viewed_seat() != message.seat:
                raise MoveRejected("HINT")  # the screen shows another seat by now, which must not see it
            self.subscriber.send_note(found)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        finally:
            self.context.bots.hinting.discard(person)
