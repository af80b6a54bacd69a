"""Series and ratings: equal for any number of workers, and right where the answer is known."""
from __future__ import annotations

from math import log10

import pytest

from formicarium.bots.registry import BOTS, RANDOM, bot
from formicarium.experiments.ratings import MEAN, interval, rate_bots, ratings
from formicarium.experiments.series import Pairing, contest, series
from formicarium.experiments.workers import HERE, ProcessPool
from formicarium.games.wyx.game import Wyx


def nothing() -> None:
    pass


@pytest.mark.unwatched
def test_results_do_not_depend_on_the_number_of_workers() -> None:
    game = Wyx(players=3)
    bots = (BOTS["greedy"], RANDOM, bot("level3@30"))
    pairings = [Pairing(bots, seed) for seed in range(9)]
    alone = list(series(game, pairings, HERE, nothing))
    assert alone == list(series(game, pairings, ProcessPool(2), nothing))
    assert alone == [contest(game, pairing) for pairing in pairings]
    assert len({result.moves for result in alone}) > 1


def test_contest_result_follows_the_rules() -> None:
    game = Wyx(players=2)
    for seed in range(50):
        result = contest(game, Pairing((RANDOM, RANDOM), seed))
        assert result.ending in {"WYX-E1", "WYX-E2", "WYX-E3"}
        first, second = result.scores
        assert result.places == (1 + (first < second), 1 + (second < first))


def test_wilson_interval_has_known_values() -> None:
    assert interval(0.5, 0) == (0.0, 1.0)
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(1.0, 10)[1] == 1.0
    assert interval(0.0, 10)[0] == 0.0


def test_bradley_terry_recovers_known_ratings() -> None:
    """A beats B 3 to 1, B beats C 3 to 1: each step is 400 log10(3) points, except for the half game added each way."""
    scores = {(0, 1): [1.0] * 750 + [0.0] * 250, (1, 2): [1.0] * 750 + [0.0] * 250}
    a, b, c = ratings(3, scores)
    step = 400 * log10(3)
    assert a - b == pytest.approx(step, rel=0.01)
    assert b - c == pytest.approx(step, rel=0.01)
    assert (a + b + c) / 3 == pytest.approx(MEAN)
    for point, low, high in rate_bots(3, scores, resamples=100):
        assert low < point < high
        assert high - low < 80


def test_rating_of_a_clean_sweep_is_finite() -> None:
    strong, weak = ratings(2, {(0, 1): [1.0] * 20})
    assert 400 < strong - weak < 1000
