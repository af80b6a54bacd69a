"""How long a test waits for a browser that has much to do: by what it has done, not by the clock, since a busy machine
may give it little."""
from __future__ import annotations

import os
import time
from pathlib import Path

ENOUGH = 60.0  # seconds of a core's time, for anything that is waited for at once
IDLE = 60.0  # by the clock: who has worked for less than a hundredth of that long waits for nothing
Times = dict[int, float]  # by process


class Working:
    """All processes that this one has begun, and those that they have. What one had done that has ended since does not
    count."""

    def __init__(self) -> None:
        self.since, self.before = time.monotonic(), times()
        self.done = 0.0

    def check(self, what: str) -> None:
        """Fails once they had the time that it takes, or do nothing."""
        now = time.monotonic()
        if now - self.since < IDLE:
            return
        present = times()
        done = more(self.before, present)
        self.done += done
        assert self.done < ENOUGH, f"{what}: in vain, with {self.done:.0f} s of work"
        assert done > IDLE / 100, f"{what}: nobody works, for {IDLE:.0f} s"
        self.before, self.since = present, now


def more(before: Times, now: Times) -> float:
    return sum(max(0.0, spent - before.get(one, 0.0)) for one, spent in now.items())


def times() -> Times:
    """Seconds of a core's time, as Linux counts them; the clock elsewhere."""
    if not Path("/proc/self/stat").exists():
        return {0: time.monotonic()}
    parents, spent = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            told = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        parents[int(folder.name)], spent[int(folder.name)] = int(told[1]), int(told[11]) + int(told[12])
    ours = {os.getpid()}
    while theirs := {one for one, parent in parents.items() if parent in ours} - ours:
        ours |= theirs
    tick = os.sysconf("SC_CLK_TCK")
    return {one: spent[one] / tick for one in ours if one in spent}
