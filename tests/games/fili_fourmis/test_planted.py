"""The second opinion bites: each fault that is planted in our rules is seen by it, or by the numbers of test_perft."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import formicarium
from formicarium.games.fili_fourmis import leaving, marching, storming
from formicarium.games.fili_fourmis.field import LONGEST, NONE, Field
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.table import FiliTable
from games.ways import perft

from .grounds import FORD, TINY
from .test_perft import CASES
from .test_second_opinion import steps

if formicarium.engine == "compiled":
    pytest.skip("what is compiled cannot be broken from outside; interpreted these run", allow_module_level=True)

Fault = tuple[ModuleType | type, str, Callable[..., Any]]
PLANTED: dict[str, Fault] = {
    "anybody comes out first": (leaving, "next_out", lambda f, seat: f.nest[seat]),
    "enemies bar no way out": (leaving, "reach", lambda f, seat, ants: f.board.walls),
    "nothing binds": (leaving, "bound", lambda f, seat: False),
    "what cannot be reached binds too": (leaving, "binds", lambda f, seat, file: f.size[file] < 3 and f.nest[seat] > 0),
    "grass is as fast as earth": (marching, "on_earth", lambda f, file: True),
    "nobody is fast": (marching, "on_earth", lambda f, file: False),
    "files are not cut": (marching, "splits", lambda f, seat, file, found: found),
    "nobody joins": (marching, "joins", lambda f, seat, file, binding, found: found),
    "nobody steps inside": (storming, "paces", lambda f, seat, found: found),
    "the gate is the only way in": (storming, "nearest", lambda f, seat, gate: 1 << f.board.place[gate]
                                    if f.at[gate] == NONE else 0),
    "one look at a position is enough": (FiliTable, "times", lambda self: 1 + 2 * (len(self.seen) > 9)),
    "patience has no end": (FiliTable, "quiet", lambda self: 0),
    "the tail stays an end": (Field, "tail", lambda self, file, head: self.line[file * LONGEST]),
    "files touch as they like": (Field, "crowds", lambda self, *ends: False),
}


def played() -> None:
    """Games in lockstep and counts, until something is wrong."""
    for strict, edition, seed in ((False, TINY, 315), (True, FORD, 3), (False, TINY, 255), (False, TINY, 239)):
        for number, _ in enumerate(steps(FiliFourmis(edition=edition, strict_contact=strict), seed, 2)):
            assert number < 400
    for here, _, expected in CASES:
        for depth, (ways, endings) in expected.items():
            if ways < 9000:
                met: Counter[str] = Counter()
                assert (perft(here.game, here.table, depth, met), met) == (ways, endings)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, broken = PLANTED[name]
    for module in (where, *(other for other in (leaving, marching, storming) if hasattr(other, what))):
        monkeypatch.setattr(module, what, broken)
    random.seed(1)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        played()


def test_without_one_all_is_well() -> None:
    played()
