"""Rows of bytes from nested lists, for the features that laws/observed computes."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from formicarium.core.features import MOST, Part


def flatten(value: Any) -> Iterator[int]:
    """Yield the numbers of nested lists in order, each at most MOST."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from flatten(one)
    else:
        yield min(int(value), MOST)


def as_bytes(parts: Sequence[Part], seen: Mapping[str, Any]) -> bytes:
    if [part.name for part in parts] != list(seen):
        raise ValueError(f"parts {[part.name for part in parts]}, but there is {list(seen)}")
    row = bytearray()
    for part in parts:
        numbers = bytes(flatten(seen[part.name]))
        if len(numbers) != part.size:
            raise ValueError(f"{part.name}: {len(numbers)} numbers, not {part.shape}")
        row += numbers
    return bytes(row)


def one_of(n: int, place: int | None) -> list[int]:
    """Return n numbers, 1 at `place` and 0 elsewhere; all 0 if it is None or negative."""
    return [int(i == place) for i in range(n)]


def blank(*shape: int) -> list[Any]:
    if len(shape) == 1:
        return [0] * shape[0]
    return [blank(*shape[1:]) for _ in range(shape[0])]
