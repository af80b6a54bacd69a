"""Time of the server: a steady clock for durations, wall time for what is stored.

The wall clock can be set at any moment, by an hour or by years, and no player may lose on time by that. So deadlines
count on a steady clock (`now`), stored times are wall time (`wall_time`), and a stored time is converted by the clock
that it was written by (`to_steady`). Servers that share a store use its clock as wall clock, so that they agree.
"""
from __future__ import annotations

from math import inf
from time import monotonic, time
from typing import NamedTuple

JUMP = 2.0  # seconds; smaller differences are drift
LEEWAY = 5.0  # seconds that another server's clock may be ahead


class ClockEpoch(NamedTuple):
    """The time between two jumps of the wall clock."""

    since: float  # wall time at its beginning
    shift: float  # wall time less steady time


class ServerTime:
    def __init__(self) -> None:
        self.started = monotonic()
        self.origin = 0.0
        self.epochs: list[ClockEpoch] = []
        self.settled = 0.0
        self.begin(time())

    def begin(self, wall: float) -> None:
        """Start with this wall time."""
        self.origin = wall - monotonic()
        self.epochs = [ClockEpoch(-inf, 0.0)]
        self.settled = self.now()  # steady time of the last jump

    def now(self) -> float:
        """Return steady time in seconds."""
        return monotonic() + self.origin

    def wall_time(self) -> float:
        """Return the wall time, to be stored."""
        return self.now() + self.epochs[-1].shift

    def to_steady(self, stamp: float) -> float:
        """Convert a stored time. If it fits several epochs the latest counts, so that no wait is overestimated."""
        now = self.now()
        for since, shift in reversed(self.epochs):
            if since <= stamp <= now + shift + LEEWAY:
                return min(stamp - shift, now)
        return now

    def check_jump(self, wall: float) -> float:
        """Compare with the wall clock; return the seconds by which it has jumped."""
        jump = wall - self.wall_time()
        if abs(jump) < JUMP:
            return 0.0
        self.epochs.append(ClockEpoch(wall, self.epochs[-1].shift + jump))
        self.settled = self.now()
        return jump
