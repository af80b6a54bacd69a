"""Glicko-2 ratings of puzzles and solvers.

After Mark Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf); step numbers are his.
"""
from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

import msgspec

SCALE = 173.7178  # rating points per unit of the paper's scale
MIDDLE = 1500.0
TAU = 0.5  # limits the change of volatility
CLOSE = 1e-6


class Standing(msgspec.Struct, frozen=True):
    """A rating with its deviation and volatility; the defaults are those of a new player."""

    rating: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


class Bout(NamedTuple):
    """One result: the opponent's rating and deviation, and the score 1, 0.5 or 0."""

    rating: float
    deviation: float
    score: float


def weight(phi: float) -> float:
    """Return g: results against an uncertain rating weigh less."""
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def rate_period(before: Standing, results: Sequence[Bout]) -> Standing:
    """Return the rating after a period; without results only the deviation grows (step 6)."""
    mu, phi, sigma = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE, before.volatility
    if not results:
        return Standing(before.rating, min(350.0, SCALE * sqrt(phi * phi + sigma * sigma)), sigma)
    weights = [weight(one.deviation / SCALE) for one in results]
    expected = [1 / (1 + exp(-g * (mu - (one.rating - MIDDLE) / SCALE)))
                for g, one in zip(weights, results, strict=True)]
    variance = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, expected, strict=True))  # step 3
    surprise = sum(g * (one.score - e) for g, e, one in zip(weights, expected, results, strict=True))
    sigma = steadiness(phi, sigma, variance, variance * surprise)
    wide = sqrt(phi * phi + sigma * sigma)
    phi = 1 / sqrt(1 / (wide * wide) + 1 / variance)  # step 7
    mu += phi * phi * surprise
    return Standing(SCALE * mu + MIDDLE, min(350.0, SCALE * phi), sigma)


def steadiness(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Return the new volatility by the Illinois method (step 5)."""
    start = log(sigma * sigma)

    def f(x: float) -> float:
        total = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - total) / (2 * total * total) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        k = 1
        while f(start - k * TAU) < 0:
            k += 1
        high = start - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
