"""Moves at many tables, made together: one wake-up, one commit, and what the first needs is at hand for the others.

On a quiet server nobody waits. On a busy one a round follows the other after a moment that nobody notices.
"""
from __future__ import annotations

import asyncio
from collections.abc import Callable


class Rounds:
    def __init__(self, space: float) -> None:
        self.space = space  # seconds from one round to the next
        self.last = 0.0
        self.deeds: list[Callable[[], None]] = []

    def add(self, deed: Callable[[], None]) -> None:
        self.deeds.append(deed)
        if len(self.deeds) == 1:
            loop = asyncio.get_running_loop()
            loop.call_later(max(0.0, self.last + self.space - loop.time()), self.go, loop)

    def go(self, loop: asyncio.AbstractEventLoop) -> None:
        deeds, self.deeds = self.deeds, []
        self.last = loop.time()
        for deed in deeds:
            deed()
