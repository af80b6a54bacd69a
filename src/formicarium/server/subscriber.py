"""Subscribers: sockets that scenes are sent to; only the newest scene waits, and a bounded number of other messages."""
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

TRY_AGAIN = 1013  # WebSocket close code: the client connects again after a while


class Subscriber(ABC):
    """One socket at a table, in the lobby, in a lesson or at a puzzle; lives as long as the socket."""

    def __init__(self, context: ServerContext, person: str | None, token: bool, send: Callable[[str], Awaitable[bool]],
                 on_drop: Callable[[Any, int, str], None]) -> None:
        self.context = context
        self.person = person
        self.token = token  # the client identified itself by a token
        self.send = send  # returns False once the socket is closed
        self.on_drop = on_drop
        self.due = True  # a scene must be sent
        self.notes: deque[bytes] = deque()  # encoded messages that wait, besides the scene
        self.sending = False  # a task sends
        self.sending_since = 0.0  # monotonic time at which the current message began; 0: none is being sent
        self.dropped = False  # closed, or about to be

    def request_scene(self) -> None:
        """Send a scene soon; several requests before that send one scene."""
        self.due = True
        self.flush_soon()

    def send_note(self, message: Any) -> None:
        """Send an answer, a chat or presence; drop a client for which too many messages wait."""
        if len(self.notes) >= self.context.settings.backlog:
            self.drop()
        else:
            self.notes.append(message if isinstance(message, bytes) else msgspec.json.encode(message))
            self.flush_soon()

    def flush_soon(self) -> None:
        """Start the task that sends, unless it runs; messages of the same moment are sent together."""
        if not self.sending and not self.dropped:
            self.sending = True
            self.context.tasks.start(self.send_all())

    async def send_all(self) -> None:
        """Send scenes before notes, so that the answer to a move comes after the scene that shows it."""
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
        except Exception as fault:  # a bug at this table; the waiting answers are sent all the same
            self.context.tasks.report("scene-not-made", fault, table=self.where)
            return b""

    def drop(self, code: int = TRY_AGAIN, why: str = "slow") -> None:
        if not self.dropped:
            self.dropped = True
            self.on_drop(self, code, why)

    @property
    @abstractmethod
    def where(self) -> str:
        """The table, lesson or puzzle, for the log."""

    @abstractmethod
    def make_scene(self) -> bytes:
        """Encode the newest scene; empty if there is nothing to send."""

    @abstractmethod
    def leave(self) -> None:
        """Unsubscribe; the socket is closed."""


class TableSubscriber(Subscriber):
    """One socket at a table."""

    def __init__(self, table: LiveTable, person: str | None, token: bool, send: Callable[[str], Awaitable[bool]],
                 on_drop: Callable[[Any, int, str], None]) -> None:
        super().__init__(table.context, person, token, send, on_drop)
        self.table = table
        self.chosen_seat: int | None = None  # by `look`; None: the client has not chosen
        self.last_scene = (WATCHER, 0)  # seat and number of the last scene

    @property
    def where(self) -> str:
        return self.table.id

    def make_scene(self) -> bytes:
        return self.table.scenes.scene_for(self)

    def leave(self) -> None:
        self.table.leave(self)
