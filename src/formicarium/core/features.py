"""Input of neural nets: one row of bytes per seat and state, divided into named parts.

`GameState.features` writes the row, compiled; `Game.feature_parts` describes it. `formicarium.laws.observed` computes
the same numbers from a view alone, and law 7 checks that both agree.
"""
from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import prod
from typing import NamedTuple

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


def digest(parts: Sequence[Part]) -> str:
    """Return a hash of names, shapes and offsets; a net only fits rows with the digest it was trained on."""
    return sha256(repr([(part.name, part.shape, part.offset, part.ids) for part in parts]).encode()).hexdigest()[:16]
