"""Every pair of cards, and every card with every species, in one action at Experienced: both engines agree (FOU-I6, X1,
X2).
"""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.fourmidable import model
from tests.oracle.fourmidable.naive_box import FAVOURS
from tests.oracle.fourmidable.upper.box import EXPERIENCED, SPECIES
from tests.oracle.fourmidable.upper.effects import PLAYED

from .plans import BIRTHS, OPEN_FITS, PLANS, Plan, card_of, sit_down, stages

pytestmark = pytest.mark.unwatched

PLAYABLE = [effect for effect in OPEN_FITS if effect in PLAYED]


def moments(plan: Plan) -> list[str]:
    if plan.kind in ("birth", "predator"):
        return ["acting", "finishing"]
    return ["acting", "walking", "finishing", *(["opening"] if plan.goal == "2" else [])]


def fits(effect: str, plan: Plan) -> bool:
    if effect in BIRTHS:
        return plan.kind == "birth"
    return (not plan.behind or effect == "C34") and any(OPEN_FITS[effect](phase, plan) for phase in moments(plan))


def plans_for(one: str, two: str) -> list[Plan]:
    if one in BIRTHS and two in BIRTHS:
        return []
    return [plan for plan in PLANS if fits(one, plan) and fits(two, plan)]


def compare_orders(cards: list[str], plan: Plan, first: list[str], **more: Any) -> Any:
    """Play a plan with the powers as soon as they are legal; compare the engines at every moment, return the last
    position.
    """
    both, uses = sit_down(cards, mode=EXPERIENCED, **more), bool(more)
    for _ in stages(both, plan, first):
        both.compare(False)
        if uses and model.UsePower() in both.game.legal_actions(both.table, 0):
            both.play(0, model.UsePower())
            both.compare(False)
    both.compare(False)
    return both.game.position(both.table)


@pytest.mark.parametrize("one", PLAYABLE)
def test_engines_agree_on_every_pair_of_cards(one: str) -> None:
    for two in PLAYABLE[PLAYABLE.index(one) + 1:]:
        pair, plans = [card_of(one), card_of(two)], plans_for(one, two)
        if plans:
            late = pair[0] == "C9-day"  # FOU-I7: the card for gathering comes before the one for its hole
            order = pair[:] if late else pair[::-1]
            assert set(compare_orders([one, two], plans[0], order).played) == set(pair), (one, two)
            continue
        plan = next(plan for plan in PLANS if fits(one, plan))
        assert compare_orders([one, two], plan, pair[:1]).played == (card_of(one),), (one, two)


def test_both_levels_try_equal_pairs_except_look_cards() -> None:
    """Where objectives lie open, a look card is not bound to a trade, so it fits with every other card."""
    assert plans_for("C19", "C20") and plans_for("C21", "C18") and plans_for("C13", "C33")
    assert not plans_for("C16", "C17") and not plans_for("C25", "C28")


@pytest.mark.parametrize("species", SPECIES)
@pytest.mark.parametrize("day", [True, False], ids=["day", "night"])
def test_engines_agree_on_every_card_with_every_species(species: str, day: bool) -> None:
    for effect in PLAYABLE:
        plan = next(plan for plan in PLANS if fits(effect, plan))
        sky = next((sky for sky, kind in FAVOURS.items() if kind == plan.kind), "rain")
        card = card_of(effect, not day)
        found = compare_orders([effect if day or "-" not in card else effect + "n"], plan, [card], day=day, sky=sky,
                         species=species)
        assert found.played == (card,), (effect, species)
        assert found.colonies[0].gifts.used == (species == ("flying" if day else "predator")), (effect, species)
