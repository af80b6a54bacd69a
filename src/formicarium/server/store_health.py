"""Whether the store can be written to; asked by /healthz."""
from __future__ import annotations

import asyncio
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from formicarium.server.errors import RequestError
from formicarium.store.store import Store, StoreFault

if TYPE_CHECKING:
    from formicarium.server.ops.log import Log
    from formicarium.server.ops.server_time import ServerTime

CHECK_INTERVAL = 1.0  # seconds; requests in between get the last result


class StoreHealth:
    def __init__(self, store: Store, time: ServerTime, log: Log) -> None:
        self.store = store
        self.time = time
        self.log = log
        self.checked = -inf  # monotonic time of the last write
        self.checking = asyncio.Lock()
        self.failed = False  # whether the last write failed

    async def check(self) -> None:
        """Raise RequestError if the store cannot be written to. Writes once a second at most."""
        async with self.checking:
            if monotonic() >= self.checked + CHECK_INTERVAL:
                try:
                    await self.store.put("health", "", repr(self.time.wall_time()))
                    self.failed = False
                except StoreFault as fault:
                    self.log.fault("store", fault)
                    self.failed = True
                self.checked = monotonic()
        if self.failed:
            raise RequestError(503, "not-kept")
