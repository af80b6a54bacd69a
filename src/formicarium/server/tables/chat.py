"""Chat of a table: the latest messages, and the number of messages of each seat."""
from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

from formicarium.server.protocol.table_messages import Chat

SHOWN = 50  # messages that a new subscriber gets
SPECTATORS = -1  # all of them count as one seat


class Chats:
    def __init__(self, kept: Iterable[Chat]) -> None:
        self.latest: deque[Chat] = deque(maxlen=SHOWN)
        self.counts_by_seat: Counter[int] = Counter()
        self.number = 0  # number of the last message
        for chat in kept:
            self.add(chat)

    def add(self, chat: Chat) -> bool:
        """Add a message; False if it is known already. Other servers may repeat it."""
        if chat.number <= self.number - SHOWN or any(one.number == chat.number for one in self.latest):
            return False
        self.latest.append(chat)
        self.counts_by_seat[chat.seat] += 1
        self.number = max(self.number, chat.number)
        return True

    def may_say(self, seat: int, most: int) -> bool:
        """Whether a seat is below its limit; all spectators together have half of a seat's."""
        return self.counts_by_seat[seat] < (most if seat != SPECTATORS else most // 2)
