"""When the memory is gone through for what nobody can reach any more.

What a table, a socket or a call leaves behind is freed as it is let go of: nothing of ours is in a circle. Python's own
collector would stop everybody all the same: it counts what is made less what is freed, and between two of its rounds
everything at the tables has been replaced, so that it goes through all of it (5,000 sockets: 60 ms every 7 seconds, 600
ms at the fiftieth). So it is off while we serve, and circles that others make (errors with their traces, a library) are
looked for when nobody is at a table, when the memory has grown by half, and every hour.
"""
from __future__ import annotations

import asyncio
import gc
import sys
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

LOOK = 5.0  # seconds
HOUR = 3600.0
LITTLE = 20_000  # blocks of memory: worth a look when nobody minds
MUCH = 1_000_000  # some 70 MB: worth it in any case
GROWTH = 0.5


class GarbageCollectionTimer:
    def __init__(self) -> None:
        """The collector is ours from now on; what is there now stays, and is not gone through again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.note()

    def note(self) -> None:
        self.blocks = sys.getallocatedblocks()
        self.at = monotonic()

    def is_due(self, quiet: bool) -> bool:
        grown = sys.getallocatedblocks() - self.blocks
        return (grown > max(MUCH, GROWTH * self.blocks) or (quiet and grown > LITTLE)
                or (grown > 0 and monotonic() - self.at > HOUR))

    def collect(self) -> None:
        gc.collect()
        self.note()

    async def look_after(self, context: ServerContext) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if self.is_due(not any(table.subscribers for table in context.tables.live.values())):
                self.collect()
