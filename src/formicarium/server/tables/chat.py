"""What is said at a table: the latest of it, and how much each seat has said."""
from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

from formicarium.server.protocol.table_messages import Chat

SHOWN = 50  # to whoever comes
SPECTATORS = -1  # their seat; they share what there is for them


class Chats:
    def __init__(self, kept: Iterable[Chat]) -> None:
        self.latest: deque[Chat] = deque(maxlen=SHOWN)
        self.said: Counter[int] = Counter()  # by seat
        self.number = 0  # of the last
        for chat in kept:
            self.add(chat)

    def add(self, chat: Chat) -> bool:
        """False: it is known. Another server has told us again, or somebody on the bus what was said long ago."""
        if chat.number <= self.number - SHOWN or any(one.number == chat.number for one in self.latest):
            return False
        self.latest.append(chat)
        self.said[chat.seat] += 1
        self.number = max(self.number, chat.number)
        return True

    def may_say(self, seat: int, most: int) -> bool:
        """Nobody uses up what the others may say; all who look on have half of what a seat has."""
        return self.said[seat] < (most if seat != SPECTATORS else most // 2)
