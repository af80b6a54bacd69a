"""Somebody who looks at a table over a socket. What waits for them is bounded: scenes are made when they are sent."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.core.game import WATCHER

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext
    from formicarium.server.tables.live_table import LiveTable

TOO_SLOW = 1013


class Subscriber(ABC):
    """Whoever reads what is sent to a socket: at a table, or in the lobby."""

    def __init__(self, context: ServerContext, person: str | None, token: bool, send: Callable[[str], Awaitable[bool]],
                 let_go: Callable[[Any, int, str], None]) -> None:
        self.context = context
        self.person = person
        self.token = token  # it came with one
        self.send = send  # False: nobody is there any more
        self.on_drop = let_go
        self.due = True  # a scene
        self.notes: deque[bytes] = deque()
        self.sending = False  # a task does so
        self.sending_since = 0.0  # when the message began that is on its way; 0: none is
        self.dropped = False  # gone, or to be let go

    def request_scene(self) -> None:
        """There is something new to see. However often that is said, the next scene has all of it."""
        self.due = True
        self.flush_soon()

    def send_note(self, message: Any) -> None:
        """An answer, a chat, presence."""
        if len(self.notes) >= self.context.settings.backlog:
            self.drop()
        else:
            self.notes.append(message if isinstance(message, bytes) else msgspec.json.encode(message))
            self.flush_soon()

    def flush_soon(self) -> None:
        """Soon: whatever else is said at once goes out with it."""
        if not self.sending and not self.dropped:
            self.sending = True
            self.context.tasks.start(self.send_all())

    async def send_all(self) -> None:
        """Scenes before notes: whoever is told that a move is made has seen it."""
        try:
            while (self.due or self.notes) and not self.dropped:
                message = self.scene() if self.due else self.notes.popleft()
                self.sending_since = monotonic()
                if message and not await self.send(message.decode()):
                    self.dropped = True
        finally:
            self.sending, self.sending_since = False, 0.0

    def scene(self) -> bytes:
        self.due = False
        try:
            return self.make_scene()
        except Exception as fault:  # an error of ours, at this table alone; the answers that wait are told all the same
            self.context.tasks.report("scene-not-made", fault, table=self.where)
            return b""

    def drop(self, code: int = TOO_SLOW, why: str = "slow") -> None:
        if not self.dropped:
            self.dropped = True
            self.on_drop(self, code, why)

    @property
    @abstractmethod
    def where(self) -> str:
        """The table."""

    @abstractmethod
    def make_scene(self) -> bytes:
        """All that there is to see."""

    @abstractmethod
    def leave(self) -> None: ...


class TableSubscriber(Subscriber):
    """`eyes`: the seat asked for with `look`, None as long as nobody asked."""

    def __init__(self, table: LiveTable, person: str | None, token: bool, send: Callable[[str], Awaitable[bool]],
                 let_go: Callable[[Any, int, str], None]) -> None:
        super().__init__(table.context, person, token, send, let_go)
        self.table = table
        self.chosen_seat: int | None = None
        self.last_scene = (WATCHER, 0)  # whose eyes the last scene was for, and its number

    @property
    def where(self) -> str:
        return self.table.id

    def make_scene(self) -> bytes:
        return self.table.scenes.scene_for(self)

    def leave(self) -> None:
        self.table.leave(self)
