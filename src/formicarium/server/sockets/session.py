"""Base of the sessions: strict decoding of the messages of one socket, and their refusals."""
from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import msgspec

from formicarium.server.errors import MoveRejected
from formicarium.server.protocol.base import Bad, Refused, as_raw
from formicarium.server.rate_limits import Bucket
from formicarium.server.subscriber import Subscriber

MAX_ID = 2**53  # ids of messages are below it, so that JavaScript can represent them
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)  # raised by decoding a message


class WithId(msgspec.Struct):
    id: int = 0


class Session(ABC):
    """Reads and answers the messages of one socket; lives as long as the socket."""

    decoder: ClassVar[msgspec.json.Decoder[Any]]
    cost: ClassVar[float] = 1.0  # of a message, in tokens of the bucket of its address

    def __init__(self, subscriber: Subscriber) -> None:
        self.subscriber = subscriber
        self.context = subscriber.context
        self.bucket = Bucket(self.context.settings.rate, self.context.settings.burst)

    @abstractmethod
    async def reply(self, data: str | bytes) -> None:
        """Carry out a message and send its answer."""

    def decode(self, data: str | bytes) -> Any:
        """Return a message, or None after an answer that it cannot be read."""
        try:
            message = self.decoder.decode(data)
            if not 0 <= message.id < MAX_ID:
                raise ValueError("id: from 0, below 2**53")
        except UNREADABLE as fault:
            self.send_unreadable(fault)
            return None
        return message

    def send_unreadable(self, fault: Exception) -> None:
        self.context.counts["bad_messages"] += 1
        self.subscriber.send_note(Bad(str(fault)[:300].encode(errors="replace").decode()))

    def refuse(self, id_: int, refusal: MoveRejected) -> None:
        self.context.counts["refusals"] += 1
        try:
            answer = msgspec.json.encode(Refused(id_, refusal.rule, as_raw(refusal.facts)))
        except (OverflowError, UnicodeError):  # the facts repeat values of the client that JSON cannot represent
            answer = msgspec.json.encode(Refused(id_, refusal.rule, as_raw({})))
        self.subscriber.send_note(answer)


def message_id(data: str | bytes) -> int:
    """Return the id of a message that is refused unread; 0 if it has none."""
    try:
        id_ = msgspec.json.decode(data, type=WithId).id
    except UNREADABLE:
        return 0
    return id_ if 0 <= id_ < MAX_ID else 0
