"""Positions of La Cigale & la Fourmi whose square has gaps."""
from __future__ import annotations

import msgspec
import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import InvalidPosition
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale


def test_market_position_without_six_connected_cards_is_valid() -> None:
    """The gaps of CIG-W15 and the cards just collected may be empty together; placing ants needs six cards."""
    game, dice = Cigale(mode="winter", players=2), Seeded(3)
    match = Match.begin(game, dice)
    while match.view(0).phase != "trading":
        seat = match.waiting()[0]
        match = match.play(seat, match.legal_actions(seat)[0], dice)
    there = match.position()
    cards = [*there.pile, *there.discard, *(card for card in there.square[4:] if card)]
    gaps = msgspec.structs.replace(there, square=(*there.square[:4], *[None] * 12), pile=(), discard=(),
                                   reserves=((*there.reserves[0], *cards), there.reserves[1]))
    assert game.position(game.load(gaps)).square == gaps.square
    placing = msgspec.structs.replace(gaps, phase="placing", collector=None)
    with pytest.raises(InvalidPosition, match=r"ants: they do not stand as six could \(CIG-A2, CIG-W15\)"):
        game.load(placing)
