"""Limits of open connections, by address and in total; http/deadlines.py asks them.

The total stays below the limit of open files, so that the store and the bots can always open theirs.
"""
from __future__ import annotations

from collections import Counter

from formicarium.server.settings import Settings

RESERVE = 64  # file descriptors for files, pipes to bots, a database
FEWEST = 16  # connections that are always allowed
MOST = 1 << 20  # open files where the system has no limit


def max_open_files() -> int:
    try:
        import resource
    except ImportError:
        return MOST  # Windows
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if 0 < soft < MOST else MOST


class ConnectionLimiter:
    """Counts the open connections of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = max(FEWEST, max_open_files() - RESERVE)
        self.held: Counter[str] = Counter()  # by address
        self.total = 0
        self.refused = 0
        self.late = 0  # closed at a deadline

    def admit(self, address: str) -> bool:
        """Count a connection, or return False beyond a limit; a trusted proxy, which brings many, has no limit."""
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
