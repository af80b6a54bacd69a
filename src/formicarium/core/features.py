"""Input of neural nets: one row of bytes per seat and state, divided into named parts.

`GameState.features` writes the row, compiled. `Game.feature_parts` describes it, and `Game.feature_values` computes the
same numbers from a view alone. A law checks that both agree.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import prod
from typing import Any, NamedTuple

MOST = 255  # largest number in a byte; larger ones are written as 255


class Part(NamedTuple):
    """A named run of bytes, read as an array of the given shape."""

    name: str
    shape: tuple[int, ...]
    offset: int
    meaning: str
    ids: int = 0  # if the numbers are ids, not amounts: their upper bound; 0 for amounts

    @property
    def size(self) -> int:
        return prod(self.shape)


Said = tuple[str, tuple[int, ...], str] | tuple[str, tuple[int, ...], str, int]


def in_a_row(parts: Sequence[Said]) -> tuple[Part, ...]:
    """Lay out parts one behind the other; each is given as name, shape, meaning and, for ids, their upper bound."""
    found: list[Part] = []
    offset = 0
    for said in parts:
        found.append(Part(said[0], said[1], offset, said[2], said[3] if len(said) == 4 else 0))
        offset += found[-1].size
    return tuple(found)


def flatten(value: Any) -> Iterator[int]:
    """Yield the numbers of nested lists in order, each at most MOST."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from flatten(one)
    else:
        yield min(int(value), MOST)


def as_bytes(parts: Sequence[Part], seen: dict[str, Any]) -> bytes:
    """Return the row of bytes for the values of all parts."""
    if [part.name for part in parts] != list(seen):
        raise ValueError(f"parts {[part.name for part in parts]}, but there is {list(seen)}")
    row = bytearray()
    for part in parts:
        numbers = bytes(flatten(seen[part.name]))
        if len(numbers) != part.size:
            raise ValueError(f"{part.name}: {len(numbers)} numbers, not {part.shape}")
        row += numbers
    return bytes(row)


def digest(parts: Sequence[Part]) -> str:
    """Return a hash of names, shapes and offsets; a net only fits rows with the digest it was trained on."""
    return sha256(repr([(part.name, part.shape, part.offset, part.ids) for part in parts]).encode()).hexdigest()[:16]



def one_of(n: int, place: int | None) -> list[int]:
    """Return n numbers, 1 at `place` and 0 elsewhere; all 0 if it is None or negative."""
    return [int(i == place) for i in range(n)]


def blank(*shape: int) -> list[Any]:
    if len(shape) == 1:
        return [0] * shape[0]
    return [blank(*shape[1:]) for _ in range(shape[0])]
