"""Whether the coach marks planted blunders and accepts the moves of level5, counted in many processes.

    python bench/blunders.py --out counts.jsonl cigale,by_thought,5000,60 fourmidable:apprentice,by_thought,7000,45

Each argument is a game (and mode, to count only one), the planter (tests/coach/planting.py), the first seed and the
number of games. Seeds below 1000 were used while the coach was developed; the others are fresh.
"""
from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from time import process_time, time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests, of which this is the long run

from tests.coach import planting


class Plot(NamedTuple):
    name: str
    mode: str
    referee: str
    first: int
    number: int

    def seeds(self) -> Iterator[int]:
        fits = (seed for seed in count(self.first) if self.mode in ("", planting.game_of(self.name, seed).mode))
        for _ in range(self.number):
            yield next(fits)


def plot(spec: str) -> Plot:
    game, referee, first, number = spec.split(",")
    name, _, mode = game.partition(":")
    return Plot(name, mode, referee, int(first), int(number))


def count_game(spec: str, seed: int, each: int) -> dict[str, Any]:
    began, what = process_time(), plot(spec)
    one = planting.play_game(what.name, seed)
    good, called = 0, []
    for number, task in enumerate(planting.draw_tasks(one.decisions, seed + 1)):
        if number == each:
            break
        good += 1
        best = planting.best_of(one.game, task, number)
        if planting.is_blunder(one.game, task, best):
            called.append(planting.describe_blunder(one.game, task, best, seed))
    found = planting.plant_blunder(one, getattr(planting, what.referee), seed)
    missed = [] if found is None or planting.is_blunder(one.game, *found) else [
        planting.describe_blunder(one.game, *found, seed)]
    return {"what": spec, "seed": seed, "mode": one.game.mode, "players": one.game.players, "good": good,
            "called": called, "planted": int(found is not None), "missed": missed,
            "seconds": round(process_time() - began, 2)}


def sum_games(rows: list[dict[str, Any]]) -> dict[str, Any]:
    called = [one for row in rows for one in row["called"]]
    missed = [one for row in rows for one in row["missed"]]
    planted = sum(row["planted"] for row in rows)
    return {"games": len(rows), "good": sum(row["good"] for row in rows), "called": len(called), "planted": planted,
            "marked": planted - len(missed), "seconds": round(sum(row["seconds"] for row in rows)),
            "told_called": called, "told_missed": missed}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plots", nargs="+", type=plot)
    parser.add_argument("--each", type=int, default=planting.EACH, help="decisions of a game in which level5 moves")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=0.0, help="begin no game after so many; 0: play all")
    parser.add_argument("--out", type=Path, help="a line of JSON for each game, as soon as it is counted")
    args = parser.parse_args()
    began, rows = time(), []
    units = [(",".join([one.name + (one.mode and f":{one.mode}"), *map(str, one[2:])]), seed)
             for one in args.plots for seed in one.seeds()]
    with ProcessPoolExecutor(args.processes) as pool, (
            args.out.open("w", encoding="utf-8") if args.out else nullcontext(sys.stdout)) as file:
        left = iter(units)
        going: set[Future[dict[str, Any]]] = set()
        while True:
            late = args.seconds and time() - began > args.seconds
            while not late and len(going) < args.processes and (unit := next(left, None)):
                going.add(pool.submit(count_game, *unit, args.each))
            if not going:
                break
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for one in done:
                rows.append(one.result())
                print(json.dumps(rows[-1]), file=file, flush=True)
    for what in dict.fromkeys(what for what, _ in units):
        print(what, json.dumps(sum_games([row for row in rows if row["what"] == what])), file=sys.stderr)


if __name__ == "__main__":
    main()
