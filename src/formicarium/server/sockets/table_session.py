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
from formicarium.server.protocol import messages
from formicarium.server.rate_limits import Bucket
from formicarium.server.subscriber import TableSubscriber
from formicarium.server.tables.endings import end
from formicarium.server.tables.proposals import answer, propose
from formicarium.server.tables.scenes import as_raw, viewed_seat
from formicarium.store.store import StoreFault

SAID = msgspec.json.Decoder(messages.TableClientMessage)
LARGEST = 2**53  # JavaScript counts no further
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)


@cache
def actions(kind: type[Game]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind.types.action)


class TableSession:
    drops = 1.0  # that a message takes from what an address has

    def __init__(self, watcher: TableSubscriber) -> None:
        self.watcher = watcher
        self.room = watcher.room
        settings = self.room.context.settings
        self.bucket = Bucket(settings.rate, settings.burst)

    async def reply(self, data: str | bytes) -> None:
        """Whatever it is, it gets an answer."""
        try:
            words = SAID.decode(data)
            if not 0 <= words.id < LARGEST:
                raise ValueError("id: from 0, below 2**53")
        except UNREADABLE as fault:
            self.refuse_bad(fault)
        else:
            await self.answer(words)

    async def answer(self, words: Any) -> None:
        try:
            number = await self.do(words)
        except MoveRejected as refusal:
            self.refuse(words.id, refusal)
        except UNREADABLE as fault:
            self.refuse_bad(fault)
        except StoreFault as fault:
            self.room.context.log.fault("store", fault, table=self.room.id)
            self.refuse(words.id, store_rejection(fault))
        else:
            if number is not None:
                self.watcher.send_note(messages.Done(words.id, number))

    def refuse_bad(self, fault: Exception) -> None:
        self.room.context.counts["bad_messages"] += 1
        self.watcher.send_note(messages.Bad(str(fault)[:300].encode(errors="replace").decode()))

    def refuse(self, id_: int, refusal: MoveRejected) -> None:
        self.room.context.counts["refusals"] += 1
        try:
            said = msgspec.json.encode(messages.Refused(id_, refusal.rule, as_raw(refusal.facts)))
        except (OverflowError, UnicodeError):  # facts repeat what was said, which may be beyond words
            said = msgspec.json.encode(messages.Refused(id_, refusal.rule, as_raw({})))
        self.watcher.send_note(said)

    async def do(self, words: Any) -> int | None:
        room, person = self.room, self.watcher.person
        match words:
            case messages.Play():
                action = self.action(words.action)
                return await room.run_in_order(lambda: room.play(person, words.seat, words.seen, action))
            case messages.Undo():
                return await room.run_in_order(lambda: room.undo(person, words.seat, words.seen))
            case messages.Propose():
                return await room.run_in_order(lambda: propose(room, person, words))
            case messages.Answer():
                return await room.run_in_order(lambda: answer(room, person, words))
            case messages.End():
                return await room.run_in_order(lambda: end(room, person, words))
            case messages.Why():
                return room.why(person, words.seat, self.action(words.action))
            case messages.Hint():
                self.think_aside(words, lambda: hints.hint(room, person, words))
                return None
            case messages.Sure():
                action = self.action(words.action)
                self.think_aside(words, lambda: hints.caution_about(room, person, words, action))
                return None
            case messages.Say():
                return await self.say(words)
            case messages.Look():
                return self.look(words)
        raise ValueError("nothing that is known here")

    def action(self, raw: msgspec.Raw) -> Any:
        return actions(type(self.room.game)).decode(raw)

    def look(self, words: messages.Look) -> int:
        if words.seat != -1:
            self.room.check_owner(self.watcher.person, words.seat)
        before, asked = self.eyes(), self.watcher.chosen_seat
        self.watcher.chosen_seat = words.seat
        if self.eyes() != before:  # else there is nothing new to see
            if not self.room.context.looks.take(self.watcher.person or ""):
                self.watcher.chosen_seat = asked
                raise MoveRejected("RATE")
            self.watcher.request_scene()
        return self.room.history.number

    def eyes(self) -> int:
        return viewed_seat(self.room, self.room.setting.seats_of(self.watcher.person), self.watcher.chosen_seat)

    async def say(self, words: messages.Say) -> int:
        person, room = self.watcher.person, self.room
        text = clean(words.text, messages.CHAT_LENGTH)
        if not person or bool(text) == bool(words.word):
            raise MoveRejected("CHAT")
        mine = room.setting.seats_of(person)
        name = room.setting.chairs[mine[0]].name if mine else await room.context.people.name(person)
        return await room.run_in_order(lambda: room.post_chat(person, name, text, words.word))

    def think_aside(self, words: messages.Hint | messages.Sure,
                    think: Callable[[], Awaitable[messages.Hinted | messages.Cautioned]]) -> None:
        """Beside the dialogue: thinking takes a while, and moves go on meanwhile. One at a time a person."""
        person, hinting = self.watcher.person or "", self.room.context.hinting
        if person in hinting:
            raise MoveRejected("RATE")
        hinting.add(person)
        self.room.context.start_task(self.think(words, person, think))

    async def think(self, words: messages.Hint | messages.Sure, person: str,
                    think: Callable[[], Awaitable[messages.Hinted | messages.Cautioned]]) -> None:
        try:
            said = await think()
            if self.room.game.secrets and self.eyes() != words.seat:
                raise MoveRejected("HINT")  # the curtain has fallen meanwhile, or somebody else looks at this screen
            self.watcher.send_note(said)
        except MoveRejected as refusal:
            self.refuse(words.id, refusal)
        finally:
            self.room.context.hinting.discard(person)
