"""Decides when Python's garbage collector runs.

The server makes no reference cycles: a closed table, socket or request is freed at once. The automatic collector would
stop the server all the same: it counts allocations less frees, so it visits all objects again and again (5,000 sockets:
60 ms every 7 seconds, the fiftieth run 600 ms). It is off while the server runs. Cycles of libraries and tracebacks are
collected when no table has subscribers, when the memory has grown by half, and every hour.
"""
from __future__ import annotations

import asyncio
import gc
import sys
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

LOOK = 5.0  # seconds between two checks whether a collection is due
HOUR = 3600.0
LITTLE = 20_000  # new blocks of memory after which a collection is due, if no table has subscribers
MUCH = 1_000_000  # new blocks of memory, some 70 MB; a collection is due after these and a growth by half
GROWTH = 0.5


class GarbageCollectionTimer:
    def __init__(self) -> None:
        """Switch the automatic collector off; objects that exist now are never visited again."""
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
