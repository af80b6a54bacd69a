"""One lock for each person, so that their requests of one kind run sequentially."""
from __future__ import annotations

from asyncio import Lock
from weakref import WeakValueDictionary


class PersonLocks:
    """Locks by person id; a lock that no task holds or waits for leaves memory."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def of(self, person: str) -> Lock:
        return self.locks.setdefault(person, Lock())
