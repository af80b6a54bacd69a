"""Strength of bots: win rates with Wilson intervals, Bradley–Terry ratings with a bootstrap."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt

from formicarium.core.dice import Seeded

Z = 1.96  # 95 %
SCALE = 400  # points for odds of ten to one, as in chess
MEAN = 1500
Scores = Mapping[tuple[int, int], Sequence[float]]  # pair of bots -> the first one's score in each game, 0 to 1


def interval(score: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    centre = (score + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(score * (1 - score) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def ratings(bots: int, scores: Scores) -> list[float]:
    """Return Bradley–Terry ratings by minorization; half a game each way keeps a clean sweep finite."""
    won = [0.0] * bots
    played: dict[tuple[int, int], float] = {}
    for (a, b), results in scores.items():
        won[a] += sum(results) + 0.5
        won[b] += len(results) - sum(results) + 0.5
        played[a, b] = len(results) + 1
    strength = [1.0] * bots
    for _ in range(300):
        weight = [0.0] * bots
        for (a, b), games in played.items():
            share = games / (strength[a] + strength[b])
            weight[a] += share
            weight[b] += share
        strength = [w / v if v else 1.0 for w, v in zip(won, weight, strict=True)]
    points = [SCALE * log10(s) for s in strength]
    return [MEAN + p - sum(points) / bots for p in points]


def rate_bots(bots: int, scores: Scores, resamples: int = 200) -> list[tuple[float, float, float]]:
    """Return each bot's rating with its 95 % interval, from resampled games."""
    dice = Seeded(2026)
    runs = [ratings(bots, {pair: [results[dice.below(len(results))] for _ in results]
                           for pair, results in scores.items()}) for _ in range(resamples)]
    low, high = int(resamples * 0.025), int(resamples * 0.975)
    spread = [sorted(run[bot] for run in runs) for bot in range(bots)]
    return [(point, spread[bot][low], spread[bot][high]) for bot, point in enumerate(ratings(bots, scores))]
