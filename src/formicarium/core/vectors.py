"""Rows of small numbers."""
from __future__ import annotations

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8


def filled(n: i64, value: i64) -> vec[i64]:
    """So many of them, all the same."""
    return vec[i64]([value] * n)


def empty(bag: vec[i64]) -> bool:
    """Nothing is in it."""
    i: i64 = 0
    while i < len(bag) and bag[i] == 0:
        i += 1
    return i == len(bag)


def total(row: vec[i64]) -> i64:
    n: i64 = 0
    i: i64
    for i in range(len(row)):
        n += row[i]
    return n


def byte(n: i64) -> u8:
    """As large as a byte can say."""
    return u8(n) if n < 255 else 255


# for features: rows of bytes that are 0 where nothing was written

def write_row(row: vec[i64], out: BytesWriter, at: i64) -> i64:
    """The numbers, a byte each; where the row ends."""
    i: i64
    for i in range(len(row)):
        if row[i]:
            out[at + i] = byte(row[i])
    return at + len(row)


def write_bits(bits: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """The lowest n bits, a byte each; where they end."""
    place = at
    while bits:
        if bits & 1:
            out[place] = 1
        bits >>= 1
        place += 1
    return at + n
