"""The contract of a state, and sets of small numbers as bits."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from formicarium.core.dice import Scripted
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, bit_count, lowest_bit, nth_bit

from .coin import CoinState

CONTRACT: list[Callable[[GameState], Any]] = [
    lambda state: state.clone(), lambda state: state.waiting(), lambda state: state.legal_moves(0),
    lambda state: state.forbidding_rule(0, 0), lambda state: state.play(0, 0, Scripted([]), SILENT),
    lambda state: state.ended(), lambda state: state.compare(0, 1), lambda state: state.score(0),
    lambda state: state.random_move(0, Scripted([])),
]


@pytest.mark.parametrize("ask", CONTRACT)
def test_abstract_state_raises_not_implemented(ask: Callable[[GameState], Any]) -> None:
    with pytest.raises(NotImplementedError):
        ask(GameState(2))


def test_shuffle_hidden_changes_nothing_without_secrets() -> None:
    state = CoinState(2, 1, 1, False)
    state.shuffle_hidden(0, Scripted([]))
    state.shuffle_hidden(-1, Scripted([]))
    assert (state.seats, state.turn, state.heads, state.over) == (2, 1, 1, False)


def test_random_move_is_one_of_the_legal_moves() -> None:
    state = CoinState(2, 0, 0, False)
    moves = list(state.legal_moves(0))
    assert moves == [0, 1, 2, 3, 5]
    assert [state.random_move(0, Scripted([answer])) for answer in range(5)] == moves


@pytest.mark.parametrize("places", [(0,), (3,), (0, 1), (2, 5, 11), (0, 29), (31,), (32,), (0, 30, 31, 32, 61),
                                    tuple(range(30)), tuple(range(62)), tuple(range(1, 62, 3))])
def test_bit_functions_count_and_find_bits(places: tuple[int, ...]) -> None:
    bits = sum(1 << place for place in places)
    assert bit_count(bits) == len(places)
    assert lowest_bit(bits) == places[0]
    assert tuple(nth_bit(bits, n) for n in range(len(places))) == places


def test_bit_functions_work_above_32_bits() -> None:
    """mypyc shifts literals in 32 bits; these bits come from Python."""
    assert lowest_bit(1 << 61) == 61
    assert bit_count((1 << 62) - 1) == 62
    assert nth_bit((1 << 62) - 1, 61) == 61


def test_first_bit_of_zero_raises() -> None:
    assert bit_count(0) == 0
    with pytest.raises(ValueError, match="an empty set has no first"):
        lowest_bit(0)
    with pytest.raises(ValueError, match="an empty set has no first"):
        nth_bit(0b101, 2)
