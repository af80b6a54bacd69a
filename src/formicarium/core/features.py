"""What a net sees of a table: one row of bytes, in parts that have names. `Table.features` writes it, compiled; what it
means is said by `Game.parts` and, from a view alone, by `Game.observe`. A law holds the two together."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import prod
from typing import Any, NamedTuple

MOST = 255  # what a byte can say; larger numbers are cut


class Part(NamedTuple):
    """A run of bytes, as an array of that shape."""

    name: str
    shape: tuple[int, ...]
    offset: int
    meaning: str
    ids: int = 0  # where its numbers are names, not amounts: they are below so many

    @property
    def size(self) -> int:
        return prod(self.shape)


Said = tuple[str, tuple[int, ...], str] | tuple[str, tuple[int, ...], str, int]


def in_a_row(parts: Sequence[Said]) -> tuple[Part, ...]:
    """One after the other: name, shape, meaning, and of names how many there are."""
    found: list[Part] = []
    offset = 0
    for said in parts:
        found.append(Part(said[0], said[1], offset, said[2], said[3] if len(said) == 4 else 0))
        offset += found[-1].size
    return tuple(found)


def flatten(value: Any) -> Iterator[int]:
    """The numbers of nested lists, in order."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from flatten(one)
    else:
        yield min(int(value), MOST)


def as_bytes(parts: Sequence[Part], seen: dict[str, Any]) -> bytes:
    """All parts of what is seen, in their order."""
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
    """Names, shapes and places: whether a net that was trained on such rows can read these."""
    return sha256(repr([(part.name, part.shape, part.offset, part.ids) for part in parts]).encode()).hexdigest()[:16]


# what most games need to say it

def one_of(n: int, place: int | None) -> list[int]:
    """So many noughts, a 1 at that place; None or below 0: nowhere."""
    return [int(i == place) for i in range(n)]


def blank(*shape: int) -> list[Any]:
    """Nested lists of noughts."""
    if len(shape) == 1:
        return [0] * shape[0]
    return [blank(*shape[1:]) for _ in range(shape[0])]
