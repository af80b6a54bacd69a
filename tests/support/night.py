"""Amounts of tests: small by day, those of docs/reference/night-tests.md at night, or the value of NIGHT_<NAME>."""
from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest


def amounts(name: str, by_day: int, at_night: int, piece: int = 0) -> list[Any]:
    """Return parameters (amount, seed): one by day; at night several, which can run in parallel."""
    total = int(os.environ.get(f"NIGHT_{name}", at_night))
    each = piece or total
    cut = [min(each, total - done) for done in range(0, total, each)]
    return [(by_day, 1), *(pytest.param(amount, seed, marks=pytest.mark.night) for seed, amount in enumerate(cut, 2))]


def some(by_day: int, at_night: int) -> int:
    """Return the number of repetitions within a test."""
    return at_night if os.environ.get("LAW_ALL") else by_day


def last_of(some: Sequence[Any]) -> Sequence[Any]:
    """Return all values at night, by day only the last: the smallest window."""
    return some if os.environ.get("LAW_ALL") else some[-1:]


def outermost(some: Sequence[Any]) -> list[Any]:
    """Mark the values between the first and the last for the night: the fewest and the most players run by day."""
    between = [pytest.param(*one if isinstance(one, tuple) else (one,), marks=pytest.mark.night) for one in some[1:-1]]
    return [some[0], *between, *some[1:][-1:]]


def narrowest(some: Sequence[Any]) -> list[Any]:
    """Mark all values but the last for the night: other tests of pages use wide windows anyway."""
    return [*(pytest.param(*one, marks=pytest.mark.night) for one in some[:-1]), some[-1]]
