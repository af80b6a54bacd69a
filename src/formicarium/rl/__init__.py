"""The games in researchers' tools: batches, Gymnasium, PettingZoo and OpenSpiel; no other package imports it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from formicarium.rl.batch import Batch, IllegalAction, Turn, any_legal

__all__ = ["Batch", "IllegalAction", "Turn", "any_legal"]


def __getattr__(name: str) -> Any:
    """Import lazily: numpy is needed only by the batched API."""
    if name in __all__:
        from formicarium.rl import batch

        return getattr(batch, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
