"""Numbers of games to a fixed depth: a wrong rule changes some of them.

Fili-Fourmis has no chance. `endings` counts the games that end earlier, by rule.
"""
from __future__ import annotations

from collections import Counter

import pytest

import formicarium
from tests.games.ways import Endings, naive_perft, perft
from tests.oracle.fili_fourmis import naive, naive_state

from .grounds import TINY
from .scenes import Scene, naive_of, scene

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]


def naively(state: naive_state.Naive, depth: int, endings: Endings) -> int:
    return naive_perft(state, depth, endings, lambda state: naive.legal(state, state.turn),
                       naive.apply)


OPENING = scene(edition="formicarium")
FORMING = scene("a5 b6 a7 | c4", "h9 h8 h7 | g10 f9")
ON_THE_ROAD = scene("a5 b6 a7 b8 a9 b10 | c6", "h9 h8 h7")
AT_THE_GATES = scene("b5 a5 | e5 e4", "b3 b2 | e3 f3 f2", in_violet="c5 d5 e6", in_red="d3 c3", red_home="",
                     violet_home="", edition=TINY)
STRICT = scene("d8 d7 d6 d5 | f8 f7 f6 f5", "c9 b9 b8 | e9", strict_contact=True)

# scene, depth of the naive engine, then depth: number of games, and the endings before that depth
CASES: list[tuple[Scene, int, dict[int, tuple[int, dict[str, int]]]]] = [
    (OPENING, 4, {3: (360, {}), 4: (900, {}), 5: (9900, {}), 6: (41580, {})}),
    (FORMING, 4, {3: (48, {}), 4: (336, {}), 5: (1176, {}), 6: (8076, {})}),
    (ON_THE_ROAD, 3, {3: (874, {}), 4: (8309, {}), 5: (66465, {}), 6: (637692, {})}),
    (AT_THE_GATES, 4, {4: (7096, {}), 5: (53650, {"FIL-E1": 384}), 6: (603141, {"FIL-E1": 1748})}),
    (STRICT, 4, {3: (280, {}), 4: (2292, {}), 5: (11428, {}), 6: (48015, {})}),
]
MANY = 1_000_000 if formicarium.engine == "compiled" else 20_000


@pytest.mark.parametrize(("here", "follow", "expected"), CASES)
def test_numbers_of_positions_are_known(here: Scene, follow: int,
                                        expected: dict[int, tuple[int, dict[str, int]]]) -> None:
    for depth, (ways, endings) in expected.items():
        if ways <= MANY:
            met: Endings = Counter()
            assert perft(here.game, here.state, depth, met) == ways
            assert met == endings


@pytest.mark.parametrize(("here", "follow", "expected"), CASES)
def test_numbers_of_positions_agree_with_the_second_engine(here: Scene, follow: int,
                                                           expected: dict[int, tuple[int, dict[str, int]]]) -> None:
    ways, endings = expected[follow]
    met: Endings = Counter()
    assert naively(naive_of(here.game, here.position), follow, met) == ways
    assert met == endings
