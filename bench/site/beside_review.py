"""Latency of moves during a review and without one: `python bench/site/beside_review.py [--rounds 3] [--tables 40]`.

One server, tables of Wyx with four players, one socket per seat. Phases without a review alternate with phases in which
the coach reviews an ended game. Latency is the time from sending the move until all four seats have the new state.
"""
from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable
from time import perf_counter

from connection import Caller
from load import BEGUN, COMPANY, Load, begun_journals, quantile
from run import machine, ours

GAP = (1.0, 2.5)  # seconds between a player's moves
WHILE = 20.0  # seconds per phase; with a review, at most until it ends


def ended_journal() -> str:
    """Return the journal of a two-player game by bots, of about the usual length."""
    from formicarium.bots.registry import BOTS
    from formicarium.core import journal
    from formicarium.core.dice import Seeded
    from formicarium.core.match import Match
    from formicarium.games.wyx.game import Wyx

    dice = Seeded(random.randrange(1 << 30))
    match = Match.begin(Wyx(), dice)
    while match.waiting():
        seat, = match.waiting()
        match = match.play(seat, BOTS["level2"].choose(match.game, match.view(seat), dice), dice)
    return journal.write(match, ("",) * 2)


class Beside(Load):
    def __init__(self, port: int, pid: int, tables: int, rounds: int) -> None:
        super().__init__("ours", port, pid, 4 * tables, 0.0, GAP)
        self.rounds = rounds

    async def measure(self) -> dict[str, list[list[float]]]:
        """Measure the phases; each round has new tables, since games end, and begins with the other phase."""
        found: dict[str, list[list[float]]] = {"without": [], "beside": []}
        for number in range(self.rounds):
            self.tables = []
            for first in range(0, self.sockets // 4, COMPANY):  # each company has an address of its own
                await self.company(min(COMPANY, self.sockets // 4 - first), 1000 * number + first)
            await self.sit(self.tables)
            for table in self.tables:
                self.later(random.uniform(0.0, GAP[1]), table)
            await asyncio.sleep(GAP[1])
            for what in ("without", "beside") if number % 2 == 0 else ("beside", "without"):
                ready = await self.review() if what == "beside" else None
                self.latencies.clear()
                began = perf_counter()
                while perf_counter() - began < WHILE and (ready is None or not await ready()):
                    await asyncio.sleep(0.25)
                found[what].append([*self.latencies])
                while ready is not None and not await ready():
                    await asyncio.sleep(0.25)
        self.stopping = True
        return found

    async def review(self) -> Callable[[], Awaitable[bool]]:
        """Start a review; return a function that tells whether it is ready."""
        caller = Caller(self.port)
        cookie = (await caller.call("GET", "/api/me"))[1]["set-cookie"].partition(";")[0]
        words = {"game": {"game": "wyx", "players": 2}, "journal": ended_journal(),
                 "seats": [{"type": "me", "name": "P0"}, {"type": "here", "name": "P1"}]}
        opened, _ = await caller.call("POST", "/api/tables", words, Cookie=cookie)
        path = f"/api/tables/{opened['table']}/review"
        await caller.call("POST", path, {}, Cookie=cookie)

        async def ready() -> bool:
            state = (await caller.call("GET", path, Cookie=cookie))[0]["state"]
            if state == "none":
                raise SystemExit("the review was lost")
            return bool(state == "ready")

        return ready


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=40)
    args = parser.parse_args()
    BEGUN.extend(begun_journals(20))
    with tempfile.TemporaryDirectory() as folder, ours(folder) as server:
        load = Beside(server.port, server.process.pid, args.tables, args.rounds)
        found = asyncio.run(load.measure())
    print(", ".join(f"{key} {value}" for key, value in machine().items()), f"load {os.getloadavg()[0]:.1f}")
    for what, rounds in found.items():
        ordered = sorted(one for latencies in rounds for one in latencies)
        print(f"{what:>8}: {len(ordered):,} moves, p50 {1000 * quantile(ordered, 0.5):.1f} ms, "
              f"p99 {1000 * quantile(ordered, 0.99):.1f} ms, errors {dict(load.wrongs)}")
    ratios = [quantile(sorted(beside), 0.5) / quantile(sorted(without), 0.5)
              for without, beside in zip(found["without"], found["beside"], strict=True) if without and beside]
    print(f"p50 beside / without, round by round: {', '.join(f'{one:.2f}' for one in ratios)}; "
          f"median {quantile(sorted(ratios), 0.5):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
