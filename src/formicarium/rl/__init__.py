"""The same rules in researchers' own tools: thin doors over the contract. Nothing else in the house imports them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from formicarium.rl.batch import Batch, IllegalAction, Turn, any_legal

__all__ = ["Batch", "IllegalAction", "Turn", "any_legal"]


def __getattr__(name: str) -> Any:
    """Late: numpy is asked for only by whoever wants what needs it."""
    if name in __all__:
        from formicarium.rl import batch

        return getattr(batch, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
