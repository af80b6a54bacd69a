"""Worked examples, FAQ and corner cases of the rulebook, put to the naive engine."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.oracle.fourmidable import naive
from tests.oracle.fourmidable.naive_play import play

from . import positions_apprentice, positions_child, positions_rounds
from .scenes import Position

POSITIONS = [*positions_child.POSITIONS, *positions_apprentice.POSITIONS, *positions_rounds.POSITIONS]


@pytest.mark.engine_free
@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: f"{one.rules}: {one.name}")
def test_engines_agree_on_legal_moves_and_results_of_positions(position: Position) -> None:
    state = position.state
    found = naive.legal(state, position.seat)
    assert not set(position.can) - found
    assert not set(position.cannot) & found
    for (kind, at), ends in position.ends.items():
        assert {one.end for one in naive.moves_of(state, position.seat, kind, at)} == ends
    luck = list(position.luck)

    def draw(_: str, may_come: Sequence[Any]) -> Any:
        assert luck[0] in may_come
        return luck.pop(0)

    for seat, action in position.then:
        assert action in naive.legal(state, seat), action
        state = play(state, seat, action, draw)
    assert not luck
    if position.asks is not None:
        assert position.asks(state) == position.gives
