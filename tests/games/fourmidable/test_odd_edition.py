"""Every level keeps the laws with an unusual edition, so the code contains no number of the standard box."""
from __future__ import annotations

from pathlib import Path

import pytest

import formicarium
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.cards.deck import EFFECTS
from formicarium.games.fourmidable.edition import EDITIONS
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.laws import LAWS
from tests.support.night import some
from tests.support.picks import PICKS

pytestmark = pytest.mark.unwatched

EDITIONS.include(Path(__file__).parents[2] / "editions" / "fourmidable")
GAMES = [Fourmidable(mode=mode, players=players, edition="odd")
         for mode, counts in Fourmidable.modes.items() for players in sorted({counts[0], counts[-1]})]

# Law 12 needs the naive engine, which does not know this folder; interpreted, all laws would take minutes.
NUMBERS = [number for number in LAWS if number != 12] if formicarium.engine == "compiled" else [2, 9]


# By day every law has some of the modes, and every mode some of the laws.
PUT = [(mode, number) for place, mode in enumerate(Fourmidable.modes) for number in NUMBERS
       if (place + number) % some(3, 1) == 0]


@pytest.mark.parametrize(("mode", "number"), PUT)
def test_odd_edition_keeps_the_laws(mode: str, number: int) -> None:
    """Even laws use the smallest number of players, odd ones the largest."""
    counts = Fourmidable.modes[mode]
    game = Fourmidable(mode=mode, players=counts[-1 if number % 2 else 0], edition="odd")
    LAWS[number](game, Seeded(number), PICKS["fourmidable"])


def test_odd_edition_has_its_printed_counts() -> None:
    for game in GAMES:
        kit, printed = game.course.kit, EDITIONS["odd"]
        assert (kit.ants, kit.pheromones, sum(kit.specials.copies)) == (6, 20, printed.box.specials)
        assert sum(kit.births) == 4 + max(0, game.players - 3)


def test_fou_c36_eighteen_pheromones_of_twenty_are_enough() -> None:
    game = Fourmidable(mode="intermediate", players=2, edition="odd")
    state, trail = game.setup(Seeded(1), SILENT), EFFECTS[35]
    for left, points in ((3, 0), (2, 3), (0, 3)):
        state.colonies[0].left = left
        assert trail.points(state, 0) == points
