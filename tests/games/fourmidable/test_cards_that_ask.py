"""Special cards of Fourmidable that need a further choice (FOU-I2)."""
from __future__ import annotations

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import InvalidPosition
from formicarium.games.fourmidable.kit import MARK
from formicarium.games.fourmidable.model import Claim, PlayCard, UsePower
from formicarium.games.fourmidable.persistence.audit_special import check_brought

from .dealing import deal

KEPT = "C36"  # another card in hand, so that an action does not end by itself


def test_fou_c31_marked_cell_is_refused() -> None:
    there = deal({0: f"C31-day {KEPT}"}, bare=["e1"], marks={0: ["b6"]}).play(0, PlayCard("C31-day"))
    assert there.no(0, Claim("b6")) == ("FOU-C31", "own")


def test_fou_c31_card_asks_only_if_a_cell_is_free() -> None:
    there = deal({0: f"C31-day {KEPT}"}, bare=["e1"]).play(0, PlayCard("C31-day"))
    assert there.view().phase == "claiming"
    check_brought(there.position, there.state)
    there.state.ground[there.game.course.kit.board.names.index("e1")] = MARK
    with pytest.raises(InvalidPosition, match="FOU-C31"):
        check_brought(there.position, there.state)


def test_fou_c13_world_from_a_view_has_the_drawn_card() -> None:
    """A world sampled from a seat's view has the same view as the real state."""
    there = deal({0: "C13 C21-day"}).play(0, PlayCard("C13"), luck=["CC6"])
    assert there.view().phase == "studying"
    for seat in (0, 1):
        guess = there.game.world_from_view(there.view(seat), Seeded(1))
        assert there.game.view(guess, seat) == there.view(seat)


def test_fou_e1_the_flying_waits_while_a_card_asks() -> None:
    there = deal({0: f"C31-day {KEPT}"}, bare=["e1", "b6"], species={0: "flying", 1: "architect"})
    assert there.play(0, PlayCard("C31-day")).no(0, UsePower()) == ("FOU-E1", "when")
