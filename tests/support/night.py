"""How much of it: a little by day, the amounts of docs/reference/night-tests.md at night, or what NIGHT_<NAME> says."""
from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest


def amounts(name: str, by_day: int, at_night: int, piece: int = 0) -> list[Any]:
    """Parameters (amount, seed): one by day, and those of the night, in pieces that can run side by side."""
    total = int(os.environ.get(f"NIGHT_{name}", at_night))
    each = piece or total
    cut = [min(each, total - done) for done in range(0, total, each)]
    return [(by_day, 1), *(pytest.param(amount, seed, marks=pytest.mark.night) for seed, amount in enumerate(cut, 2))]


def some(by_day: int, at_night: int) -> int:
    """So many of what is counted within a test."""
    return at_night if os.environ.get("LAW_ALL") else by_day


def last_of(some: Sequence[Any]) -> Sequence[Any]:
    """All of them at night, by day the last: of a window's sizes the smallest."""
    return some if os.environ.get("LAW_ALL") else some[-1:]


def outermost(some: Sequence[Any]) -> list[Any]:
    """The first and the last by day, those between at night: the fewest players of a game, and the most."""
    between = [pytest.param(*one if isinstance(one, tuple) else (one,), marks=pytest.mark.night) for one in some[1:-1]]
    return [some[0], *between, *some[1:][-1:]]


def narrowest(some: Sequence[Any]) -> list[Any]:
    """Of looks the last by day, those before at night: wide windows are met by every other test of pages."""
    return [*(pytest.param(*one, marks=pytest.mark.night) for one in some[:-1]), some[-1]]
