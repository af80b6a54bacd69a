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
def ours() -> Iterator[GarbageCollectionTimer]:
    yield GarbageCollectionTimer()
    gc.unfreeze()
    gc.enable()


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_garbage_collection_is_skipped_while_memory_hardly_grows(ours: GarbageCollectionTimer) -> None:
    """Python's own settings would scan all of it about fifty times."""
    rounds: list[str] = []
    gc.callbacks.append(lambda phase, _: rounds.append(phase))
    try:
        kept = [[number] for number in range(50_000)]
        assert not ours.is_due(quiet=False) and not rounds and kept
    finally:
        gc.callbacks.pop()


def test_garbage_collection_runs_while_the_server_is_quiet(ours: GarbageCollectionTimer) -> None:
    left = ref(Circle())
    assert left() is not None
    kept = [object() for _ in range(garbage.LITTLE + 1000)]
    assert not ours.is_due(quiet=False) and ours.is_due(quiet=True)
    ours.collect()
    assert left() is None and kept
    assert not ours.is_due(quiet=True)


def test_garbage_collection_is_due_after_growth_or_an_hour(ours: GarbageCollectionTimer,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    blocks, now = sys.getallocatedblocks(), ours.at
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: blocks)
    ours.blocks = 10 * garbage.MUCH
    blocks = ours.blocks + 4 * garbage.MUCH
    assert not ours.is_due(quiet=False)
    blocks = ours.blocks + 6 * garbage.MUCH
    assert ours.is_due(quiet=False)
    blocks = ours.blocks + 1
    assert not ours.is_due(quiet=False)
    monkeypatch.setattr(garbage, "monotonic", lambda: now + garbage.HOUR + 1)
    assert ours.is_due(quiet=False)
