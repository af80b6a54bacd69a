"""Rows of small numbers."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


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
