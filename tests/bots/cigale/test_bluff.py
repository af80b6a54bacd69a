"""The solver of Cigale's bluff against an enumeration of all supports, and learnt mixes against best answers."""
from __future__ import annotations

from itertools import combinations

import pytest

from formicarium.bots.cigale.bluff import BluffSolver, RegretMatching, draw_path
from formicarium.core.dice import Seeded

Matrix = list[list[float]]


def bluff(free: list[float], caught: list[float]) -> BluffSolver:
    made = BluffSolver()
    made.there = (1 << len(free)) - 1
    for path, (one, other) in enumerate(zip(free, caught, strict=True)):
        made.free[path], made.caught[path] = one, other
        made.missed[path], made.right[path] = 1 - one, 1 - other
    return made


def random_bluff(seed: int, least: int = 20) -> BluffSolver:
    """Return a random bluff over two to four paths, in chances to win; being caught costs something."""
    dice = Seeded(seed)
    paths = 2 + dice.below(3)
    caught = [dice.below(400) / 1000 for _ in range(paths)]
    return bluff([low + (least + dice.below(500)) / 1000 for low in caught], caught)


def matrix(made: BluffSolver) -> Matrix:
    paths = [path for path in range(4) if made.there >> path & 1]
    return [[made.caught[one] if one == other else made.free[one] for other in paths] for one in paths]


def solve_linear(rows: list[list[float]], right: list[float]) -> list[float] | None:
    n = len(rows)
    work = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(work[k][i]))
        if abs(work[pivot][i]) < 1e-12:
            return None
        work[i], work[pivot] = work[pivot], work[i]
        for k in range(n):
            if k != i:
                factor = work[k][i] / work[i][i]
                work[k] = [a - factor * b for a, b in zip(work[k], work[i], strict=True)]
    return [work[i][n] / work[i][i] for i in range(n)]


def mix_of(game: Matrix, rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[list[float], float] | None:
    """Return the mix of these rows that makes these columns equal, and its value there."""
    size = len(rows)
    equations = [[*(game[row][column] for row in rows), -1.0] for column in columns]
    found = solve_linear([*equations, [*[1.0] * size, 0.0]], [*[0.0] * size, 1.0])
    if found is None or min(found[:size]) < -1e-9:
        return None
    mix = [0.0] * len(game)
    for row, share in zip(rows, found, strict=False):
        mix[row] = share
    return mix, found[size]


def value(game: Matrix) -> float:
    """Return the value of a small matrix game, by enumeration of its supports (Shapley and Snow)."""
    best = max(min(row) for row in game)
    for size in range(2, len(game) + 1):
        for rows in combinations(range(len(game)), size):
            for columns in combinations(range(len(game)), size):
                found = mix_of(game, rows, columns)
                if found is not None:
                    mix, _ = found
                    best = max(best, min(payoff_against(game, mix, column) for column in range(len(game))))
    return best


def payoff_against(game: Matrix, mix: list[float], column: int) -> float:
    return sum(share * row[column] for share, row in zip(mix, game, strict=True))


def test_bluff_over_four_equal_paths_has_the_known_value() -> None:
    """For one card each: caught −1, free +1, in half chances."""
    made = bluff([1.0] * 4, [0.0] * 4)
    assert made.solve() == pytest.approx(0.75)
    assert list(made.hide) == pytest.approx([0.25] * 4)
    assert list(made.guess) == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("seed", range(60))
def test_closed_form_of_a_bluff_equals_the_linear_program(seed: int) -> None:
    made = random_bluff(seed)
    assert made.solve() == pytest.approx(value(matrix(made)), abs=1e-9)
    assert made.weigh() == pytest.approx(made.value)


@pytest.mark.parametrize("seed", range(60))
def test_solved_bluff_is_an_equilibrium(seed: int) -> None:
    made = random_bluff(seed)
    made.solve()
    game = matrix(made)
    paths = range(len(game))
    assert sum(made.hide) == pytest.approx(1) and sum(made.guess) == pytest.approx(1)
    assert min(payoff_against(game, list(made.hide)[:len(game)], guess) for guess in paths) == pytest.approx(made.value)
    assert max(sum(made.guess[guess] * game[path][guess] for guess in paths) for path in paths) \
        == pytest.approx(made.value)


@pytest.mark.parametrize("seed", range(40))
def test_solved_bluff_with_a_harmless_path_is_an_equilibrium(seed: int) -> None:
    dice = Seeded(seed)
    made = random_bluff(seed)
    path = dice.below(len(matrix(made)))
    made.caught[path] = made.free[path] + dice.below(100) / 1000
    made.right[path] = 1 - made.caught[path]
    made.solve()
    game = matrix(made)
    assert made.value == pytest.approx(value(game), abs=1e-3)
    assert sum(made.hide) == pytest.approx(1) and sum(made.guess) == pytest.approx(1)
    hide = list(made.hide)[:len(game)]
    assert min(payoff_against(game, hide, guess) for guess in range(len(game))) >= made.value - 1e-3


@pytest.mark.parametrize("seed", range(40))
def test_daring_guesses_lose_at_most_the_gift(seed: int) -> None:
    made = random_bluff(seed)
    made.solve()
    honest = list(made.guess)
    for gift in (0.0, 0.02, 0.1, 1.0):
        made.dare(gift)
        assert sum(made.guess) == pytest.approx(1)
        paths = range(len(matrix(made)))
        most = max(made.free[path] - made.guess[path] * made.stake(path) for path in paths)
        assert most <= made.value + gift + 1e-9
        if gift == 0:
            assert list(made.guess) == pytest.approx(honest, abs=1e-6)
    richest = max(paths, key=made.stake)
    assert made.guess[richest] == pytest.approx(1)


def peek_value(made: BluffSolver, hide: list[float]) -> float:
    """Return the Ant's chance with this mix against a Cicada that sees one of the other tokens and answers best."""
    paths = [path for path in range(4) if made.there >> path & 1]
    total = 0.0
    for seen in range(4):
        # Each hidden path shows this token with probability 1/3.
        met = {path: hide[path] / 3 for path in paths if path != seen}
        answers = [sum(share * (made.caught[path] if path == guess else made.free[path]) for path, share in met.items())
                   for guess in met]
        total += min(answers, default=0.0)
    return total


def hidden_value(made: BluffSolver, learnt: RegretMatching, path: int) -> float:
    caught = sum(learnt.guess[seen * 4 + path] for seen in range(4) if seen != path) / 3
    return caught * made.caught[path] + (1 - caught) * made.free[path]


@pytest.mark.parametrize("seed", range(12))
def test_cig_p5_learnt_bluff_with_a_peek_is_near_equilibrium(seed: int) -> None:
    made = random_bluff(seed)
    learnt = RegretMatching(made, True, 0)
    learnt.learn(400)
    low = peek_value(made, list(learnt.hide))
    high = max(hidden_value(made, learnt, path) for path in range(4) if made.there >> path & 1)
    assert low <= high + 1e-9
    assert high - low < 0.01
    assert low - 1e-9 <= learnt.value <= high + 1e-9
    assert learnt.value < made.solve() + 1e-3
    for seen in range(4):
        assert learnt.guess[seen * 4 + seen] == 0
        assert sum(list(learnt.guess)[seen * 4:seen * 4 + 4]) == pytest.approx(1)


def test_cig_p5_peek_increases_the_value_for_the_cicada() -> None:
    """With two paths in play the other one is seen with probability 1/3, and then the guess is certain."""
    made = bluff([1.0, 1.0], [0.0, 0.0])
    learnt = RegretMatching(made, True, 0)
    learnt.learn(400)
    assert made.solve() == pytest.approx(1 / 2)
    assert learnt.value == pytest.approx(1 / 3, abs=1e-3)


@pytest.mark.parametrize("seed", range(12))
def test_cig_w4_learnt_bluff_with_red_ants_is_near_equilibrium(seed: int) -> None:
    made = random_bluff(seed)
    learnt = RegretMatching(made, False, 2)
    learnt.dear, learnt.vexing = 0.03, 0.02
    learnt.learn(400)
    paths = [path for path in range(4) if made.there >> path & 1]
    brings = [learnt.guess[path] * made.caught[path]
              + (1 - learnt.guess[path]) * (made.free[path] - 0.06 * learnt.red[path]) for path in paths]
    meant = sum(learnt.hide[path] * worth for path, worth in zip(paths, brings, strict=True))
    assert max(brings) - meant < 0.01
    catches = [learnt.hide[path] * (made.stake(path) + 0.04 * learnt.red[path]) for path in paths]
    assert max(catches) - sum(learnt.guess[path] * worth for path, worth in zip(paths, catches, strict=True)) < 0.01
    right = [learnt.hide[path] * (1 - learnt.guess[path]) for path in range(4)]
    assert max(right) - sum(learnt.red[path] * worth for path, worth in enumerate(right)) < 0.05  # in cards


@pytest.mark.parametrize("seed", range(6))
def test_learnt_bluff_without_extras_equals_the_closed_form(seed: int) -> None:
    made = random_bluff(seed, least=100)
    made.solve()
    learnt = RegretMatching(made, False, 0)
    learnt.learn(4000)
    assert learnt.value == pytest.approx(made.value, abs=2e-3)


def test_drawn_paths_follow_the_mix() -> None:
    made = random_bluff(3)
    made.solve()
    dice = Seeded(5)
    draws = [draw_path(made.hide, 0, dice) for _ in range(20_000)]
    for path in range(4):
        assert draws.count(path) / len(draws) == pytest.approx(made.hide[path], abs=0.012)
        assert made.hide[path] > 0 or path not in draws
