"""Somebody who looks at a table over a socket. What waits for them is bounded: scenes are made when they are sent."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from formicarium.core.game import WATCHER
from formicarium.server.line import Line, frame

TOO_SLOW = 1013


class Watcher:
    """`eyes`: the seat asked for with `look`, None as long as nobody asked."""

    def __init__(self, person: str | None, backlog: int, line: Line, scene: Callable[[Watcher], bytes]) -> None:
        self.person = person
        self.eyes: int | None = None
        self.shown = (WATCHER, 0)  # whose eyes the last scene was for, and its number
        self.due = True  # a scene
        self.notes: deque[bytes] = deque()
        self.backlog = backlog
        self.line = line
        self.scene = scene  # makes the newest
        self.token = False  # it came with one
        self.let_go: Callable[[int, str], None] = lambda code, why: None
        self.waking: asyncio.Handle | None = None
        self.lost = False  # too slow: to be let go
        line.free = self.wake

    def show(self) -> None:
        """There is something new to see. However often that is said, the next scene has all of it."""
        self.due = True
        self.wake()

    def note(self, message: Any) -> None:
        """An answer, a chat, presence."""
        if len(self.notes) >= self.backlog:
            self.lose()
        else:
            self.notes.append(message if isinstance(message, bytes) else msgspec.json.encode(message))
            self.wake()

    def wake(self) -> None:
        """Soon, and together: what else is said at this moment goes out with it."""
        if self.waking is None:
            self.waking = self.line.loop.call_soon(self.tell)

    def tell(self) -> None:
        if self.waking is not None:
            self.waking.cancel()
            self.waking = None
        if self.lost or not self.line.open:  # a line that is stuck wakes us
            return
        frames = []
        if self.due:
            frames.append(frame(self.scene(self)))
        while self.notes:
            frames.append(frame(self.notes.popleft()))
        if frames:
            self.line.put(frames[0] if len(frames) == 1 else b"".join(frames))

    def lose(self, code: int = TOO_SLOW, why: str = "slow") -> None:
        if not self.lost:
            self.lost = True
            self.let_go(code, why)
