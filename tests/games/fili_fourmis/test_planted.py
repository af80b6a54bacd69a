"""Faults planted in the rules of Fili-Fourmis are found by the naive engine or by the numbers of test_perft."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import formicarium
from formicarium.core.game import IllegalMove
from formicarium.games.fili_fourmis import rounds, state
from formicarium.games.fili_fourmis.base import FiliBase
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.kit import LONGEST, NONE
from formicarium.games.fili_fourmis.steps import joining, leaving, marching, storming
from tests.games.ways import perft

from .grounds import FORD, TINY
from .test_perft import CASES
from .test_second_opinion import steps

if formicarium.engine == "compiled":
    pytest.skip("what is compiled cannot be broken from outside; interpreted these run", allow_module_level=True)

Fault = tuple[ModuleType | type, str, Callable[..., Any]]
ROOMS = (joining, leaving, marching, rounds, storming, state)
PLANTED: dict[str, Fault] = {
    "anybody comes out first": (leaving, "next_out", lambda t, seat: t.nest[seat]),
    "enemies bar no way out": (leaving, "reach", lambda t, seat, ants: t.kit.anthills.walls),
    "nothing binds": (leaving, "is_bound", lambda t, seat: False),
    "what cannot be reached binds too": (leaving, "binds", lambda t, seat, file: t.size[file] < 3 and t.nest[seat] > 0),
    "grass is as fast as earth": (marching, "on_earth", lambda t, file: True),
    "nobody is fast": (marching, "on_earth", lambda t, file: False),
    "files are not cut": (joining.Splitting, "moves", lambda self, t, seat, found: found),
    "nobody joins": (joining, "joins", lambda t, seat, file, base, found: found),
    "nobody steps inside": (storming.Stepping, "moves", lambda self, t, seat, found: found),
    "the gate is the only way in": (storming, "nearest", lambda t, seat, gate: 1 << t.kit.anthills.place[gate]
                                    if t.at[gate] == NONE else 0),
    "one look at a position is enough": (rounds, "times", lambda t: 1 + 2 * (len(t.seen) > 9)),
    "patience has no end": (rounds, "quiet_turns", lambda t: 0),
    "the tail stays an end": (FiliBase, "tail", lambda self, file, head: self.line[file * LONGEST]),
    "files touch as they like": (FiliBase, "crowds", lambda self, *ends: False),
}


def play_in_lockstep() -> None:
    for strict, edition, seed in ((False, TINY, 315), (True, FORD, 3), (False, TINY, 255), (False, TINY, 239)):
        for number, _ in enumerate(steps(FiliFourmis(edition=edition, strict_contact=strict), seed, 2)):
            assert number < 400
    for here, _, expected in CASES:
        for depth, (ways, endings) in expected.items():
            if ways < 9000:
                met: Counter[str] = Counter()
                assert (perft(here.game, here.state, depth, met), met) == (ways, endings)


@pytest.mark.interpreted_too
@pytest.mark.unwatched
@pytest.mark.parametrize("name", PLANTED)
def test_planted_rule_fault_is_found_in_lockstep(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, broken = PLANTED[name]
    for module in (where, *(room for room in ROOMS if hasattr(room, what))):
        monkeypatch.setattr(module, what, broken)
    random.seed(1)
    with pytest.raises((AssertionError, IndexError, ValueError, IllegalMove)):
        play_in_lockstep()


def test_lockstep_passes_without_a_planted_fault() -> None:
    play_in_lockstep()
