"""One thing after another at a table, in the order they came."""
from __future__ import annotations

import asyncio
from collections import deque


class Mailbox:
    """As asyncio.Lock, but whoever finds it free can take it without waiting."""

    def __init__(self) -> None:
        self.busy = False
        self.queue: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        if self.busy:
            return False
        self.busy = True
        return True

    def free(self) -> None:
        """It is the turn of the next; in between it is nobody's, so that nobody comes first who came later."""
        while self.queue:
            turn = self.queue.popleft()
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)
                return
        self.busy = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had come
                self.free()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.free()
