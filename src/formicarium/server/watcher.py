"""Somebody who looks at a table over a socket. What waits for them is bounded: scenes are made when they are sent."""
from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec

from formicarium.core.game import WATCHER


class Watcher:
    """`eyes`: the seat asked for with `look`, None as long as nobody asked."""

    def __init__(self, person: str | None, backlog: int) -> None:
        self.person = person
        self.eyes: int | None = None
        self.shown = (WATCHER, 0)  # whose eyes the last scene was for, and its number
        self.due = True  # a scene
        self.notes: deque[bytes] = deque()
        self.backlog = backlog
        self.wake = asyncio.Event()
        self.wake.set()
        self.lost = False  # too slow: to be let go

    def show(self) -> None:
        """There is something new to see. However often that is said, the next scene has all of it."""
        self.due = True
        self.wake.set()

    def note(self, message: Any) -> None:
        """An answer, a chat, presence."""
        if len(self.notes) >= self.backlog:
            self.lost = True
        else:
            self.notes.append(message if isinstance(message, bytes) else msgspec.json.encode(message))
        self.wake.set()
