"""Speed of `formicarium.rl.Batch` with observation and mask on one core, compared with our targets.

    python bench/batch.py [--tables 256] [--seconds 2] [--rounds 3] [--json]

Random legal moves. Only `step` is measured, in process time, so that other load disturbs it little; choosing the moves
is the learner's work.
"""
from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any

import numpy as np

import formicarium
from formicarium.rl import Batch, any_legal

BARS: dict[str, tuple[int, dict[str, Any]]] = {
    "wyx": (700_000, {}),
    "cigale": (450_000, {"mode": "autumn"}),
    "micropolis": (450_000, {"players": 4}),
    "fourmidable": (250_000, {"mode": "child"}),
    "fili_fourmis": (130_000, {}),
}


def speed(batch: Batch, seconds: float) -> float:
    """Return table steps per second, measured for this many seconds."""
    turn, chance = batch.reset(), np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = any_legal(turn.mask, chance)
        begun = time.process_time()
        turn = batch.step(actions)
        spent += time.process_time() - begun
        steps += len(actions)
    return steps / spent


def measure(tables: int, seconds: float, rounds: int) -> dict[str, float]:
    """Return the best result of each game; games alternate."""
    best = dict.fromkeys(BARS, 0.0)
    batches = {name: Batch(name, tables=tables, seed=1, **options) for name, (_, options) in BARS.items()}
    for _ in range(rounds):
        for name, batch in batches.items():
            best[name] = max(best[name], speed(batch, seconds))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.tables, given.seconds, given.rounds)
    if given.json:
        print(json.dumps({"engine": formicarium.engine, "load": os.getloadavg()[0], "steps": found}))
        return
    print(f"{formicarium.engine}, {given.tables} tables, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name, steps in found.items():
        print(f"{name:14} {steps:>10,.0f} steps/s   bar {BARS[name][0]:>9,}   {steps / BARS[name][0]:.2f}")


if __name__ == "__main__":
    main()
