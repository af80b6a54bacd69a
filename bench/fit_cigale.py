"""Fit the weights of La Cigale & la Fourmi (bots/cigale/weights.toml) to self-play.

    python bench/fit_cigale.py [--games 20000] [--rounds 3] [MODE-PLAYERS …]

Needs numpy, and compiled rules for speed. In each round the quick policy plays games with the present weights, and the
marks of all seats are recorded after every round of a game. The winning chance of a seat is the softmax of its
standing, the weighted sum of its marks; the weights minimize the log loss with a small penalty on large weights.
"""
from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

import numpy as np
from librt.vecs import vec

import formicarium
from formicarium.bots.cigale.self_play import self_play
from formicarium.bots.cigale.strategies import weights as weights_of
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.cigale.game import Cigale

HOME = Path(formicarium.__file__).parent / "bots" / "cigale" / "weights.toml"
DULL = 1e-4  # penalty of large weights, per sample


def play_games(game: Cigale, weights: list[float], games: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the marks by sample, seat and mark, and the shares of the victory by sample and seat."""
    dice = Seeded(seed)
    eyes = vec[float](weights)
    marks, won = [], []
    for _ in range(games):
        state = game.setup(dice, SILENT)
        found = self_play(state, eyes, 10, dice)
        places = game.places(state)
        share = [(place == 1) / places.count(1) for place in places]
        marks.extend(np.array([list(one)[:len(weights)] for one in found]).reshape(-1, game.players, len(weights)))
        won.extend([share] * (len(found) // game.players))
    return np.array(marks), np.array(won)


def chances(marks: np.ndarray, weights: np.ndarray) -> np.ndarray:
    standing = marks @ weights
    chance = np.exp(standing - standing.max(axis=1, keepdims=True))
    return chance / chance.sum(axis=1, keepdims=True)


def surprise(marks: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    """Return the mean log loss in nats."""
    return float(-(won * np.log(np.maximum(chances(marks, weights), 1e-12))).sum() / len(marks))


def fit_weights(marks: np.ndarray, won: np.ndarray, start: np.ndarray) -> np.ndarray:
    """Fit by Newton's method."""
    weights = start.copy()
    for _ in range(25):
        chance = chances(marks, weights)
        slope = np.einsum("ns,nsm->m", won - chance, marks) / len(marks) - DULL * weights
        mean = np.einsum("ns,nsm->nm", chance, marks)
        flat = (marks * np.sqrt(chance)[:, :, None]).reshape(-1, marks.shape[2])
        curve = (flat.T @ flat - mean.T @ mean) / len(marks) + DULL * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def read_weights() -> dict[str, list[float]]:
    if not HOME.exists():
        return {}
    import tomllib
    return tomllib.loads(HOME.read_text(encoding="utf-8"))


def keep(all_weights: dict[str, list[float]]) -> None:
    lines = ["# What a seat's marks are worth (bots/cigale/win_estimate.py), by mode and number of players.",
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
        known = read_weights()
        near = weights_of(mode, players, far=False)
        weights = known.get(name) or known.get(f"{mode.partition('-')[0]}-{players}") or near
        weights = (weights + [0.0] * len(near))[:len(near)]
        game = Cigale(mode=mode, players=players)
        for number in range(args.rounds):
            start = process_time()
            games = args.games if number == args.rounds - 1 else args.games // 4
            marks, won = play_games(game, weights, games, 1000 * number + players)
            spent = process_time() - start
            half = len(marks) // 2
            trained = fit_weights(marks[:half], won[:half], np.array(weights))
            print(f"{name} round {number}: {games} games, {len(marks)} samples, {spent:.0f} s; surprise of one half "
                  f"{surprise(marks[:half], won[:half], trained):.4f}, of the other "
                  f"{surprise(marks[half:], won[half:], trained):.4f}", flush=True)
            weights = [float(weight) for weight in fit_weights(marks, won, np.array(weights))]
        keep({**read_weights(), name: weights})


if __name__ == "__main__":
    main()
