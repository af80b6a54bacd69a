"""Garbage collection is off while people play, and reference cycles are still found."""
from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from weakref import ref

import pytest

from formicarium.server.ops import garbage
from formicarium.server.ops.garbage import GarbageCollectionTimer


@pytest.fixture
def timer() -> Iterator[GarbageCollectionTimer]:
    yield GarbageCollectionTimer()
    gc.unfreeze()
    gc.enable()


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_garbage_collection_is_skipped_while_memory_hardly_grows(timer: GarbageCollectionTimer) -> None:
    """Python's own settings would scan all of it about fifty times."""
    rounds: list[str] = []
    gc.callbacks.append(lambda phase, _: rounds.append(phase))
    try:
        kept = [[number] for number in range(50_000)]
        assert not timer.is_due(quiet=False) and not rounds and kept
    finally:
        gc.callbacks.pop()


def test_garbage_collection_runs_while_the_server_is_quiet(timer: GarbageCollectionTimer) -> None:
    left = ref(Circle())
    assert left() is not None
    kept = [object() for _ in range(garbage.LITTLE + 1000)]
    assert not timer.is_due(quiet=False) and timer.is_due(quiet=True)
    timer.collect()
    assert left() is None and kept
    assert not timer.is_due(quiet=True)


def test_garbage_collection_is_due_after_growth_or_an_hour(timer: GarbageCollectionTimer,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    blocks, now = sys.getallocatedblocks(), timer.at
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: blocks)
    timer.blocks = 10 * garbage.MUCH
    blocks = timer.blocks + 4 * garbage.MUCH
    assert not timer.is_due(quiet=False)
    blocks = timer.blocks + 6 * garbage.MUCH
    assert timer.is_due(quiet=False)
    blocks = timer.blocks + 1
    assert not timer.is_due(quiet=False)
    monkeypatch.setattr(garbage, "monotonic", lambda: now + garbage.HOUR + 1)
    assert timer.is_due(quiet=False)
