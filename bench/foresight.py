"""Accuracy of the coach's predictions of who wins Fourmidable: playouts to the end against estimates ahead.

    python bench/foresight.py --mode apprentice --out foresight.json 2,level3,30000,160 4,level3,31000,60

Each argument is a number of players, the playing bot, the first seed and the number of games. Every eleventh decision
is evaluated. The doubt of the estimates, early and late in a game, is fitted to the games with even seeds (smallest log
loss); results are measured on odd seeds. Needs numpy.
"""
from __future__ import annotations

import argparse
import gzip
import json
import os
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from formicarium.bots.algorithms.uct import UctTree, search_uct
from formicarium.bots.fourmidable.final_value import LATE, how_late
from formicarium.bots.policies import policy
from formicarium.bots.strategies import UctStrategy, strategy_of
from formicarium.coach.appraise import Appraisal
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.puzzles.maker import steady_strategy

MOVES_BETWEEN_SNAPSHOTS = 11
WIDE = 1e6  # a doubt so large that leads can be computed back from the chances
GRID = [50.0 * 2 ** (step / 2) for step in range(16)]  # hundredths of a point


def ways(mode: str) -> dict[str, UctStrategy]:
    thinker = strategy_of("fourmidable", "level5", mode)
    assert isinstance(thinker, UctStrategy)
    return {"end": UctStrategy(span=thinker.span, curiosity=thinker.curiosity), "ahead": thinker}


def look_ahead(game: Fourmidable, view: Any, way: UctStrategy, amount: int, seed: int) -> dict[str, Any]:
    """Return each simulation's result: the seats' shares of the victory or, if unfinished, their leads."""
    dice, felt, began = Seeded(seed), policy(game.id), process_time()
    tree, state = UctTree(game.move_count, way.curiosity * way.scale), game.world_from_view(view, dice)
    over, leads = [], []
    for _ in range(amount):
        seen = Appraisal(game.players, felt, way.span, WIDE, -1, -1)
        search_uct(tree, state, felt, view.seat, 1, dice, way.span, way.rounds, seen, way.ranked)
        [sums] = seen.found.values()
        chances = [float(chance) for chance in sums.first]
        if min(chances) == 0.0:
            over.append(chances)
        else:  # also if all are level, with leads of 0
            leads.append([WIDE * log(chance / max(chances)) / 4 for chance in chances])
    return {"over": [len(over), *np.sum(over, axis=0).tolist()] if over else [0] * (1 + game.players),
            "leads": np.round(leads).astype(int).tolist(), "seconds": process_time() - began}


def game_of(mode: str, players: int, level: str, seed: int, amount: int) -> list[dict[str, Any]]:
    game, dice, rows = Fourmidable(mode=mode, players=players), Seeded(seed), []
    thinks, state, number = steady_strategy(game, level), game.setup(dice, SILENT), 0
    while state.waiting():
        seat = lowest_bit(state.waiting())
        view = game.view(state, seat)
        if state.round_ and number % MOVES_BETWEEN_SNAPSHOTS == 5 and len(state.legal_moves(seat)) > 1:
            rows.append({"seed": seed, "players": players, "level": level, "stage": int(how_late(state)),
                         **{name: look_ahead(game, view, way, amount, 1000 * seed + number)
                            for name, way in ways(mode).items()}})
        state.play(seat, game.number_of(thinks.choose(game, view, dice, hasty=True)), dice, SILENT)
        number += 1
    best = [all(state.compare(seat, other) >= 0 for other in range(players)) for seat in range(players)]
    return [{**row, "won": [one / sum(best) for one in best]} for row in rows]


def foretold(row: dict[str, Any], way: str, early: float, late: float) -> np.ndarray:
    """Return the seats' chances as `appraise.foretell` does, with one more game won in equal shares."""
    at = row["stage"]
    doubt = (late * at + early * (int(LATE) - at)) / int(LATE)
    over, leads = row[way]["over"], np.array(row[way]["leads"], dtype=float)
    total = np.array(over[1:]) + 1 / row["players"]
    if len(leads):
        weight = np.exp(np.maximum(-30.0, leads / doubt))
        total = total + (weight / weight.sum(axis=1, keepdims=True)).sum(axis=0)
    return total / total.sum()


def loss(rows: list[dict[str, Any]], way: str, early: float = 1.0, late: float = 1.0) -> dict[str, float]:
    logs, briers = [], []
    for row in rows:
        found, won = foretold(row, way, early, late), np.array(row["won"])
        logs.append(-float((won * np.log(found)).sum()))
        briers.append(float(((found - won) ** 2).mean()))
    return {"log": round(float(np.mean(logs)), 4), "brier": round(float(np.mean(briers)), 4)}


def both(rows: list[dict[str, Any]], early: float, late: float, power: float) -> dict[str, float]:
    """Return the log loss of the mean of both predictions, and of the first raised to a power."""
    mixed, blunt = [], []
    for row in rows:
        end, ahead, won = foretold(row, "end", 1.0, 1.0), foretold(row, "ahead", early, late), np.array(row["won"])
        mixed.append(-float((won * np.log((end + ahead) / 2)).sum()))
        other = end ** power
        blunt.append(-float((won * np.log(other / other.sum())).sum()))
    return {"mean": round(float(np.mean(mixed)), 4), "end to a power": round(float(np.mean(blunt)), 4)}


def report(rows: list[dict[str, Any]]) -> dict[str, Any]:
    even, odd = ([row for row in rows if row["seed"] % 2 == part] for part in (0, 1))
    pairs = [(one, two) for one in GRID for two in GRID]
    early, late = min(pairs, key=lambda pair: loss(even, "ahead", *pair)["log"])
    powers = [0.3 + 0.1 * step for step in range(15)]
    power = min(powers, key=lambda one: both(even, early, late, one)["end to a power"])
    found: dict[str, Any] = {"doubt": [early, late], "power": power}
    for name, some in [("all", odd), *((f"{players} players, {level}", [
            row for row in odd if row["players"] == players and row["level"] == level])
            for players, level in sorted({(row["players"], row["level"]) for row in rows}))]:
        found[name] = {"positions": len(some), "end": loss(some, "end"), "ahead": loss(some, "ahead", early, late),
                       "ahead, doubts of the coach": loss(some, "ahead", 2600.0, 400.0),
                       **both(some, early, late, power),
                       "seconds": [round(float(np.mean([row[way]["seconds"] for row in some])), 4)
                                   for way in ("end", "ahead")]}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--mode", default="apprentice")
    parser.add_argument("--amount", type=int, default=250, help="simulations of each way for a position")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--rows", type=Path, help="all that was seen, as packed JSON")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes) as pool:
        waiting = []
        for series in args.games:
            players, level, start, number = series.split(",")
            waiting += [pool.submit(game_of, args.mode, int(players), level, seed, args.amount)
                        for seed in range(int(start), int(start) + int(number))]
        rows = [row for one in waiting for row in one.result()]
    if args.rows:
        args.rows.write_bytes(gzip.compress(json.dumps(rows).encode()))
    print(json.dumps(result := report(rows), indent=1), flush=True)
    if args.out:
        args.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
