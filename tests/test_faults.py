"""Each planted fault is caught by the law that it breaks, with the expected complaint."""
from __future__ import annotations

from collections import Counter

import pytest

from formicarium.core.dice import Seeded
from formicarium.laws import LAWS, LawBroken, NoOtherEngine
from tests.support.toy import Pebbles

from .faults import FAULTS

pytestmark = [pytest.mark.unwatched_compiled, pytest.mark.long]

SEEDS = 8


@pytest.mark.parametrize(("law", "game", "words"), [pytest.param(*fault, id=fault[1].__name__) for fault in FAULTS])
def test_law_catches_the_planted_fault(law: int, game: type[Pebbles], words: str) -> None:
    with pytest.raises(LawBroken) as caught:
        put(law, game)
    assert caught.value.number == law
    complaint = str(caught.value).partition("\n")[2]  # the first line is the law itself
    assert any(word in complaint for word in words.split(" | "))
    assert '{"formicarium":' in complaint, "and the journal that leads there"


def put(law: int, game: type[Pebbles]) -> None:
    try:
        for seed in range(SEEDS if law != 12 else 1):
            for variant in game.variants():
                LAWS[law](variant, Seeded(seed))
    except NoOtherEngine as reason:
        pytest.skip(str(reason))


def test_every_law_has_planted_faults() -> None:
    assert set(Counter(law for law, _, _ in FAULTS)) == set(LAWS)
    assert len({game.__name__ for _, game, _ in FAULTS}) == len(FAULTS) >= 20


@pytest.mark.once_by_day
@pytest.mark.parametrize("law", LAWS)
def test_toy_game_keeps_the_law(law: int) -> None:
    put(law, Pebbles)
