"""Helpers for vectors of small integers."""
from __future__ import annotations

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


def empty(bag: vec[i64]) -> bool:
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
    """Cut a number to 255."""
    return u8(n) if n < 255 else 255


# Features: rows of bytes that were filled with 0 before.

def write_row(row: vec[i64], out: BytesWriter, at: i64) -> i64:
    """Write each number as a byte; return the offset behind the last."""
    i: i64
    for i in range(len(row)):
        if row[i]:
            out[at + i] = byte(row[i])
    return at + len(row)


def write_bits(bits: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write the lowest n bits as a byte each; return the offset behind the last."""
    place = at
    while bits:
        if bits & 1:
            out[place] = 1
        bits >>= 1
        place += 1
    return at + n
