"""Fit the weights of La Cigale & la Fourmi (search/cigale/weights.toml) on games of the bots against themselves.

    python bench/fit_cigale.py [--games 20000] [--rounds 3] [MODE-PLAYERS …]

Needs numpy, and the compiled rules, else it takes for ever. In each round games are played by the quick policy with the
weights so far; at the end of every round of a game the marks of all seats are noted. The chance of a seat to win is as
the exponential of its standing, the sum of its marks by weight: the weights are those under which the winners were the
least surprising, with a small price on large ones.
"""
from __future__ import annotations

import argparse
import re
from pathlib import Path
from time import process_time

import numpy as np
from librt.vecs import vec

import formicarium
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.cigale.game import Cigale
from formicarium.search.cigale.selfplay import self_play

HOME = Path(formicarium.__file__).parent / "search" / "cigale" / "weights.toml"
DULL = 1e-4  # the price of large weights, a sample
FIRST = {"autumn": {0: 0.1, 28: 3.0},
         "winter": {2: 1.0, 3: 2.0, 4: 3.0, 5: 0.6, 6: 0.4, 7: 0.2, 23: 0.8, 24: 0.8, 25: 0.8}}
MARKS = {"autumn": 30, "winter": 37}


def played(game: Cigale, weights: list[float], games: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Marks by sample, seat and mark; shares of the victory by sample and seat."""
    dice = Seeded(seed)
    eyes = vec[float](weights)
    marks, won = [], []
    for _ in range(games):
        table = game.setup(dice, SILENT)
        found = self_play(table, eyes, 10, dice)
        places = game.places(table)
        share = [(place == 1) / places.count(1) for place in places]
        marks.extend(np.array([list(one)[:len(weights)] for one in found]).reshape(-1, game.players, len(weights)))
        won.extend([share] * (len(found) // game.players))
    return np.array(marks), np.array(won)


def fitted(marks: np.ndarray, won: np.ndarray, start: np.ndarray) -> tuple[np.ndarray, float]:
    """Newton's method; the mean surprise with it."""
    weights = start.copy()
    for _ in range(25):
        standing = marks @ weights
        standing -= standing.max(axis=1, keepdims=True)
        chance = np.exp(standing)
        chance /= chance.sum(axis=1, keepdims=True)
        slope = np.einsum("ns,nsm->m", won - chance, marks) / len(marks) - DULL * weights
        mean = np.einsum("ns,nsm->nm", chance, marks)
        weighted = marks * np.sqrt(chance)[:, :, None]
        flat = weighted.reshape(-1, marks.shape[2])
        curve = (flat.T @ flat - mean.T @ mean) / len(marks) + DULL * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    surprise = -(won * np.log(np.maximum(chance, 1e-12))).sum() / len(marks)
    return weights, float(surprise)


def kept() -> dict[str, list[float]]:
    if not HOME.exists():
        return {}
    import tomllib
    return tomllib.loads(HOME.read_text(encoding="utf-8"))


def keep(all_weights: dict[str, list[float]]) -> None:
    lines = ["# What a seat's marks are worth (search/cigale/ledger.py), by mode and number of players.",
             "# Written by bench/fit_cigale.py."]
    for name, weights in sorted(all_weights.items()):
        rows = [", ".join(f"{weight:.3f}" for weight in weights[i:i + 10]) for i in range(0, len(weights), 10)]
        lines += [f"{name} = ["] + [f"    {row}," for row in rows] + ["]"]
    HOME.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    modes = ("autumn", "winter", "winter-powers")
    for name in args.names or [f"{mode}-{players}" for mode in modes for players in (2, 3, 4)]:
        mode, players = name[:-2], int(name[-1])
        season = re.split("-", mode)[0]
        weights = [FIRST[season].get(i, 0.0) for i in range(MARKS[season])]
        weights = kept().get(name, weights)
        weights += [0.0] * (MARKS[season] - len(weights))
        game = Cigale(mode=mode, players=players)
        for number in range(args.rounds):
            start = process_time()
            games = args.games if number == args.rounds - 1 else args.games // 4
            marks, won = played(game, weights, games, 1000 * number + players)
            spent = process_time() - start
            half = len(marks) // 2
            _, surprise = fitted(marks[:half], won[:half], np.array(weights))
            found, _ = fitted(marks, won, np.array(weights))
            trained, _ = fitted(marks[:half], won[:half], np.array(weights))
            print(f"{name} round {number}: {games} games, {len(marks)} samples, {spent:.0f} s, "
                  f"surprise {surprise:.4f}, on others {surprised(marks[half:], won[half:], trained):.4f}", flush=True)
            weights = [float(weight) for weight in found]
        keep({**kept(), name: weights})


def surprised(marks: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    standing = marks @ weights
    standing -= standing.max(axis=1, keepdims=True)
    chance = np.exp(standing)
    chance /= chance.sum(axis=1, keepdims=True)
    return float(-(won * np.log(np.maximum(chance, 1e-12))).sum() / len(marks))


if __name__ == "__main__":
    main()
