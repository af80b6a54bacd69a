"""Dice: one question, answers that can be recorded."""
from __future__ import annotations

import pytest

from formicarium.core.dice import CallbackDice, ChanceError, Dice, Recorded, Scripted, Seeded


def stream(seed: int, n: int = 1000, length: int = 20) -> list[int]:
    dice = Seeded(seed)
    return [dice.below(n) for _ in range(length)]


ALL = [lambda: Seeded(1), lambda: Scripted([]), lambda: Recorded(Seeded(1)), lambda: CallbackDice(lambda n: n - 1),
       Dice]


@pytest.mark.parametrize("make", ALL)
def test_choice_of_one_asks_nothing(make: type[Dice]) -> None:
    dice = make()
    assert [dice.below(1) for _ in range(5)] == [0] * 5
    if isinstance(dice, Recorded):
        assert dice.answers == []


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("n", [0, -1, -100])
def test_choice_among_none_raises(make: type[Dice], n: int) -> None:
    with pytest.raises(ValueError, match=f"a choice among {n}"):
        make().below(n)


def test_dice_without_ask_raise() -> None:
    with pytest.raises(NotImplementedError):
        Dice().below(2)


def test_dice_can_be_subclassed() -> None:
    class Last(Dice):
        def ask(self, n: int) -> int:
            return n - 1

    assert Last().below(7) == 6
    assert Recorded(Last()).below(3) == 2


def test_equal_seeds_give_equal_streams() -> None:
    assert stream(7) == stream(7)


def test_different_seeds_give_different_streams() -> None:
    seeds = [*range(500), *(1 << bit for bit in range(9, 61)), *((1 << bit) - 1 for bit in range(10, 62)), -1]
    # -1 has all bits set, as 2**61 - 1 has
    assert len({tuple(stream(seed)) for seed in set(seeds)}) >= len(set(seeds)) - 1


@pytest.mark.parametrize("seed", [0, 1, 4, 2**31 - 1, 2**31, 2**61 - 1, 2**62 - 1, -1, -(2**62)])
def test_answers_of_any_seed_stay_within_bounds(seed: int) -> None:
    dice = Seeded(seed)
    for n in (2, 3, 6, 16, 1000, 2**31, 2**32):
        assert all(0 <= dice.below(n) < n for _ in range(200))


def spread(counts: list[int]) -> float:
    """Return chi-square against equal chances; its mean is the number of values minus one."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 8, 16, 64])
@pytest.mark.parametrize("seed", [0, 1, 2, 2**40])
def test_answers_are_equally_likely(n: int, seed: int) -> None:
    dice = Seeded(seed)
    counts = [0] * n
    for _ in range(n * 400):
        counts[dice.below(n)] += 1
    assert spread(counts) < (n - 1) + 4.5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("n", [2, 6, 8])
def test_consecutive_answers_are_independent(n: int) -> None:
    dice = Seeded(3)
    pairs = [0] * (n * n)
    last = dice.below(n)
    for _ in range(n * n * 200):
        answer = dice.below(n)
        pairs[last * n + answer] += 1
        last = answer
    assert spread(pairs) < n * n + 4.5 * (2 * n * n) ** 0.5


@pytest.mark.parametrize("n", [2, 6, 8])
def test_first_answers_of_neighbouring_seeds_are_equally_likely(n: int) -> None:
    counts = [0] * n
    for seed in range(n * 200):
        counts[Seeded(seed).below(n)] += 1
    assert spread(counts) < (n - 1) + 4.5 * (2 * (n - 1)) ** 0.5


def test_scripted_dice_answer_in_order() -> None:
    dice = Scripted((2, 0, 5))
    assert [dice.below(3), dice.below(1), dice.below(2), dice.below(6)] == [2, 0, 0, 5]
    dice.finish()


def test_short_script_raises() -> None:
    dice = Scripted([1])
    dice.below(2)
    with pytest.raises(ChanceError, match="asked for answer number 2, below 6, and there is none"):
        dice.below(6)


@pytest.mark.parametrize("answer", [6, 7, -1, 10**9])
def test_script_with_an_answer_out_of_bounds_raises(answer: int) -> None:
    with pytest.raises(ChanceError, match=f"answer number 1 of chance is {answer}; it must be 0 to 5"):
        Scripted([answer]).below(6)


def test_unused_script_answers_raise_on_finish() -> None:
    dice = Scripted([1, 1, 1])
    dice.below(2)
    with pytest.raises(ChanceError, match="chance has 3 answers, only 1 were asked for"):
        dice.finish()


def test_script_copies_its_answers() -> None:
    answers = [1, 2]
    dice = Scripted(answers)
    answers.clear()
    assert dice.below(3) == 1


def test_recorded_answers_replay() -> None:
    dice = Recorded(Seeded(11))
    drawn = [dice.below(n) for n in (2, 1, 6, 100, 1, 3)]
    assert len(dice.answers) == 4
    again = Scripted(dice.answers)
    assert [again.below(n) for n in (2, 1, 6, 100, 1, 3)] == drawn
    again.finish()


def test_callback_dice_ask_a_function() -> None:
    asked = []

    def half(n: int) -> int:
        asked.append(n)
        return n // 2

    dice = CallbackDice(half)
    assert [dice.below(4), dice.below(1), dice.below(9)] == [2, 0, 4]
    assert asked == [4, 9]
