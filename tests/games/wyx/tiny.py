"""A small edition of Wyx for tests."""
from __future__ import annotations

from pathlib import Path

from formicarium.games.wyx.edition import EDITIONS
from tests.oracle.wyx import naive

EDITIONS.include(Path(__file__).parents[2] / "editions" / "wyx")
TINY = "tiny"

# The same edition for the second opinion, copied by hand; its dominoes come from the positions.
NAIVE = naive.Edition(
    width=5,
    height=4,
    anthills={"a4": 4, "e1": 2},
    central=("b2", "c2", "b3", "c3"),
    dispenser=(("left", "down"), ("right", "down"), ("right", "up"), ("left", "up")),
    dominoes=(),
    depth=3,
    ants={2: 5, 3: 4, 4: 3},
)
