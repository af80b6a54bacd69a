"""The part of a price that is still missing takes the hidden card into account (CIG-W17, CIG-P7)."""
from __future__ import annotations

import msgspec

from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Buy


def test_hidden_card_lowers_the_missing_price() -> None:
    """Compare the same reserve with and without the card: if the price has its path, one card less is missing."""
    game, helped = Cigale(mode="winter-powers", players=2), 0
    for seed in range(30):
        dice = Seeded(seed)
        match = Match.begin(game, dice)
        while waiting := match.waiting():
            seat = waiting[0]
            there = match.position()
            if there.phase == "trading" and there.stock and there.powers["stock"] == seat:
                bare = game.load(msgspec.structs.replace(there, stock=None, discard=(*there.discard, there.stock)))
                state = game.load(there)
                for provision in state.kit.names:
                    asked, without = (game.refusal(one, seat, Buy(provision)) for one in (state, bare))
                    if without and without.facts.missing and asked:
                        spared = without.facts.missing - asked.facts.missing
                        assert spared in (0, 1)
                        helped += spared
            options = match.legal_actions(seat)
            match = match.play(seat, options[dice.below(len(options))], dice)
        if helped:
            return
    raise AssertionError("no hidden card ever helped")
