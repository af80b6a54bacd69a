"""What time it is. Inside a server time runs steadily; what is written down carries the time of the clock on the wall.

That clock can be put right at any moment, by an hour or by years: nobody must lose a seat by it. So durations and
deadlines are counted on a clock that only runs on (`now`), stamps are what the wall shows (`stamp`), and a stamp that
is read back is understood by the clock that it was written by (`to_steady`). Where several servers share a store, its
clock is the one on the wall, so that they agree.
"""
from __future__ import annotations

from math import inf
from time import monotonic, time
from typing import NamedTuple

JUMP = 2.0  # seconds; by less than that clocks go apart without anybody's doing
LEEWAY = 5.0  # seconds that another server may be ahead of us


class ClockEpoch(NamedTuple):
    """Between two jumps."""

    since: float  # what the wall showed when it began
    shift: float  # what it shows, less our own time


class ServerTime:
    def __init__(self) -> None:
        self.started = monotonic()
        self.origin = 0.0
        self.epochs: list[ClockEpoch] = []
        self.settled = 0.0
        self.begin(time())

    def begin(self, wall: float) -> None:
        """From here on."""
        self.origin = wall - monotonic()
        self.epochs = [ClockEpoch(-inf, 0.0)]
        self.settled = self.now()  # since when nothing has jumped

    def now(self) -> float:
        """Our own time: seconds that only run on."""
        return monotonic() + self.origin

    def wall_time(self) -> float:
        """What the clock on the wall shows, to be written down."""
        return self.now() + self.epochs[-1].shift

    def to_steady(self, stamp: float) -> float:
        """When that was, in our own time. Where it can be of two epochs it is of the later: nobody has waited longer
        than they have."""
        now = self.now()
        for since, shift in reversed(self.epochs):
            if since <= stamp <= now + shift + LEEWAY:
                return min(stamp - shift, now)
        return now

    def check_jump(self, wall: float) -> float:
        """The clock on the wall shows this. By how much has it jumped?"""
        jump = wall - self.wall_time()
        if abs(jump) < JUMP:
            return 0.0
        self.epochs.append(ClockEpoch(wall, self.epochs[-1].shift + jump))
        self.settled = self.now()
        return jump
