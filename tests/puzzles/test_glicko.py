"""Glicko-2, by the worked example of its author."""
from __future__ import annotations

import pytest

from formicarium.puzzles.glicko import Bout, Standing, rate_period

pytestmark = [pytest.mark.engine_free, pytest.mark.watched]


def test_glicko2_reproduces_the_example_of_the_paper() -> None:
    """1500 ± 200 wins against 1400 ± 30, loses against 1550 ± 100 and 1700 ± 300."""
    after = rate_period(Standing(1500, 200, 0.06), [Bout(1400, 30, 1), Bout(1550, 100, 0), Bout(1700, 300, 0)])
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_glicko2_without_games_grows_the_deviation_only() -> None:
    after = rate_period(Standing(1600, 50, 0.06), [])
    assert after.rating == 1600 and after.deviation == pytest.approx(51.07, abs=0.01)
    assert rate_period(Standing(1600, 350, 0.06), []).deviation == 350


@pytest.mark.parametrize(("score", "way"), [(1.0, 1), (0.0, -1)])
def test_glicko2_one_result_moves_the_rating_and_lowers_the_deviation(score: float, way: int) -> None:
    before = Standing()
    after = rate_period(before, [Bout(1500, 60, score)])
    assert (after.rating - before.rating) * way > 100 and after.deviation < before.deviation
    again = rate_period(after, [Bout(1500, 60, score)])
    assert 0 < (again.rating - after.rating) * way < (after.rating - before.rating) * way


def test_glicko2_surprising_results_raise_the_volatility() -> None:
    """Covers the other branch of the paper's step 5."""
    after = rate_period(Standing(1500, 30, 0.06), [Bout(2600, 30, 1.0)] * 12)
    assert after.volatility > 0.06 and after.rating > 1530
