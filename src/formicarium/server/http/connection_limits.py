"""Who is connected: how many connections an address may have, and how many there may be at all.

Beyond the descriptors that this system gives us nobody is let in, so that there are always some left for the store and
for bots.
"""
from __future__ import annotations

from collections import Counter

from formicarium.server.settings import Settings

RESERVE = 64  # descriptors for files, pipes to bots, a database
FEWEST = 16
MOST = 1 << 20  # where the system does not tell


def max_open_files() -> int:
    try:
        import resource
    except ImportError:
        return MOST  # Windows counts otherwise
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if 0 < soft < MOST else MOST


class ConnectionLimiter:
    """Who is connected."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = max(FEWEST, max_open_files() - RESERVE)
        self.held: Counter[str] = Counter()  # by address
        self.total = 0
        self.refused = 0
        self.late = 0

    def admit(self, address: str) -> bool:
        """A proxy of ours brings everybody's; those are counted by whom they come from, at the tables."""
        settings = self.settings
        too_many = address not in settings.proxies and self.held[address] >= settings.connections
        if too_many or self.total >= self.most:
            self.refused += 1
            return False
        self.held[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]
