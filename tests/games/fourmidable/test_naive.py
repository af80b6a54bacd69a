"""The naive engine alone: whole games keep their pieces, and its list of walks is complete."""
from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.oracle.fourmidable import common, naive, naive_play
from tests.oracle.fourmidable.naive import Action, Move, State

pytestmark = pytest.mark.engine_free


def choice(state: State, seat: int, rng: random.Random) -> Action:
    found = sorted(naive.legal(state, seat), key=repr)
    keen = [one for one in found if isinstance(one, common.Reveal) or (isinstance(one, Move) and (
        naive.gathered_kind(state, seat, one.kind, one.end) or one.end == (seat, "library")))]
    return rng.choice(keen if keen and rng.random() < 0.9 else found)


def every_walk(state: State, seat: int, kind: str, start: Any) -> set[Move]:
    found = set()
    shut = naive.closed_places(state, seat, kind)

    def end(here: Any, laid: frozenset[Any]) -> None:
        found.add(Move(kind, start, here, naive.with_gathering(state, seat, kind, here, laid)))

    def walk(here: Any, steps: int, laid: frozenset[Any]) -> None:
        end(here, laid)
        if steps and not naive.must_stop(state, seat, here):
            go_on(here, steps, laid)

    def go_on(here: Any, steps: int, laid: frozenset[Any]) -> None:
        for there in common.ways_on(state, seat, here):
            if there not in shut:
                walk(there, steps - 1, naive.lay_marks(state, seat, there, laid))

    end(start, naive.lay_marks(state, seat, start, frozenset()))
    go_on(start, naive.budget(state, kind), frozenset())
    return found


@pytest.mark.parametrize("mode", ["child", "apprentice"])
@pytest.mark.parametrize("players", [2, 4])
def test_naive_whole_games_lose_nothing(mode: str, players: int) -> None:
    rng = random.Random(f"{mode} {players}")
    state = naive.start(mode, players, rng.randrange(players), day=True)
    met: Counter[str] = Counter()
    while naive.waiting(state):
        met[state.phase] += 1
        seat = rng.choice(sorted(naive.waiting(state)))
        action = choice(state, seat, rng)
        if isinstance(action, Move) and rng.random() < 0.02:
            assert naive.moves_of(state, seat, action.kind, action.start) \
                == every_walk(state, seat, action.kind, action.start)
        state = naive_play.play(state, seat, action, lambda _, may_come: rng.choice(list(may_come)))
        if rng.random() < 0.1:
            naive_play.check(state)
    naive_play.check(state)
    assert state.ended and naive_play.winners(state)
    assert met["acting"] > 50 and (mode == "child" or (met["hole"] and met["library"])), met
