"""Moves beside a review, and without one: `python bench/site/beside_review.py [--rounds 3] [--tables 40]`.

One server, tables of Wyx for four, a socket a seat. In turn: a while without, and as long as the coach looks through
an ended game. Times count from the move sent to the moment when all four have the new state.
"""
from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
from time import perf_counter

from connection import Caller
from load import BEGUN, Load, begun, quantile
from run import machine, ours

GAP = (1.0, 2.5)  # seconds that a player thinks
SHORTEST, LONGEST = 5.0, 60.0  # seconds of a while


def ended() -> str:
    """The journal of a game for two, as bots play it: about what people ask about."""
    from formicarium.core import journal
    from formicarium.core.dice import Seeded
    from formicarium.core.match import Match
    from formicarium.games.wyx.game import Wyx
    from formicarium.search.bots import BOTS

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

    async def measure(self) -> dict[str, list[float]]:
        await self.open_tables(self.sockets // 4)
        await self.sit(self.tables)
        for table in self.tables:
            self.later(random.uniform(0.0, GAP[1]), table)
        await asyncio.sleep(GAP[1])
        found: dict[str, list[float]] = {"without": [], "beside": []}
        caller = Caller(self.port)
        length = SHORTEST
        for _ in range(self.rounds):
            self.latencies.clear()
            await asyncio.sleep(length)
            found["without"] += self.latencies
            began = perf_counter()
            cookie = (await caller.call("GET", "/api/me"))[1]["set-cookie"].partition(";")[0]
            words = {"game": {"game": "wyx", "players": 2}, "journal": ended(),
                     "seats": [{"type": "me", "name": "P0"}, {"type": "here", "name": "P1"}]}
            opened, _ = await caller.call("POST", "/api/tables", words, Cookie=cookie)
            path = f"/api/tables/{opened['table']}/review"
            await caller.call("POST", path, {}, Cookie=cookie)
            self.latencies.clear()
            began = perf_counter()
            while perf_counter() - began < LONGEST:
                await asyncio.sleep(0.25)
                if (await caller.call("GET", path, Cookie=cookie))[0]["state"] == "ready":
                    break
            found["beside"] += self.latencies
            length = max(SHORTEST, perf_counter() - began)
        caller.close()
        self.stopping = True
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=40)
    args = parser.parse_args()
    BEGUN.extend(begun(20))
    with tempfile.TemporaryDirectory() as folder, ours(folder) as server:
        load = Beside(server.port, server.process.pid, args.tables, args.rounds)
        found = asyncio.run(load.measure())
    print(", ".join(f"{key} {value}" for key, value in machine().items()), f"load {os.getloadavg()[0]:.1f}")
    for what, latencies in found.items():
        ordered = sorted(latencies)
        print(f"{what:>8}: {len(ordered):,} moves, p50 {1000 * quantile(ordered, 0.5):.1f} ms, "
              f"p99 {1000 * quantile(ordered, 0.99):.1f} ms, errors {sum(load.wrongs.values())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
