"""Every pair of cards, and every card with every species, in one action: both engines agree (FOU-I6)."""
from __future__ import annotations

from itertools import combinations

import pytest

from formicarium.games.fourmidable import model
from tests.oracle.fourmidable.naive_box import FAVOURS
from tests.oracle.fourmidable.upper.box import SPECIES
from tests.oracle.fourmidable.upper.effects import AT_THE_END, PLAYED

from .plans import BIRTHS, FITS, PLANS, Plan, card_of, sit_down, stages

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched]

PHASES = ("acting", "walking", "opening", "studying", "finishing")
PLAYABLE = [effect for effect in FITS if effect in PLAYED]


def fits(effect: str, plan: Plan) -> bool:
    """Whether the card can be played at some moment of a plan; a birth card is the action, so it has its own plan."""
    phases = moments(plan)
    if effect in BIRTHS:
        return plan.kind == "birth"
    return any(FITS[effect](phase, plan) for phase in phases)


def moments(plan: Plan) -> list[str]:
    if plan.kind in ("birth", "predator"):
        return ["acting", "finishing"]
    return ["acting", "walking", "finishing", *(["opening"] if plan.goal == "2" else []),
            *(["studying"] if plan.goal == "library" else [])]


def plans_for(one: str, two: str) -> list[Plan]:
    if one in BIRTHS and two in BIRTHS:
        return []
    found = [plan for plan in PLANS if fits(one, plan) and fits(two, plan)]
    return [plan for plan in found if not plan.behind or "C34" in (one, two)]


def run(cards: list[str], plan: Plan, first: list[str]) -> set[str]:
    """Return the cards played by the end of the action, after comparing the engines at every moment."""
    both = sit_down(cards)
    for _ in stages(both, plan, first):
        both.compare(False)
    both.compare(False)
    return set(both.game.position(both.table).played or ())


@pytest.mark.parametrize("one", PLAYABLE)
def test_engines_agree_on_every_pair_of_cards(one: str) -> None:
    """Both orders where both are played at one moment; where no action has room for both, one stays in hand."""
    for two in PLAYABLE[PLAYABLE.index(one) + 1:]:
        pair = [card_of(one), card_of(two)]
        plans = plans_for(one, two)
        for order in (pair, pair[::-1]) if plans else ():
            if order == ["C33", "C9-day"]:
                continue  # FOU-I7: when the hole is being dug, the earth is no longer being gathered
            assert run([one, two], plans[0], list(order)) == set(pair), (one, two, plans[0])
        if not plans:
            check_apart(one, two)


def check_apart(one: str, two: str) -> None:
    plan = next(plan for plan in PLANS if fits(one, plan) and (not plan.behind or one == "C34"))
    both, left = sit_down([one, two]), [card_of(one)]
    for _ in stages(both, plan, left):
        both.compare(False)
        assert left or both.game.refusal(both.table, 0, model.PlayCard(card_of(two))) is not None, (one, two)
    assert not left and set(both.game.position(both.table).played or ()) == {card_of(one)}, (one, two)


def test_every_pair_of_cards_is_tried() -> None:
    assert set(PLAYABLE) | set(AT_THE_END) == {f"C{number}" for number in range(1, 38)} == set(FITS)
    apart = [pair for pair in combinations(PLAYABLE, 2) if not plans_for(*pair)]
    assert ("C16", "C17") in apart and ("C25", "C28") in apart and ("C16", "C31") not in apart


@pytest.mark.parametrize("species", SPECIES)
@pytest.mark.parametrize("day", [True, False], ids=["day", "night"])
def test_engines_agree_on_every_card_with_every_species(species: str, day: bool) -> None:
    """The weather helps the ant, by day and by night, and the species' power is used during the action."""
    for effect in PLAYABLE:
        plan = next(plan for plan in PLANS if fits(effect, plan) and (not plan.behind or effect == "C34"))
        sky = next((sky for sky, kind in FAVOURS.items() if kind == plan.kind), "rain")
        card = card_of(effect, not day)
        both = sit_down([effect if day or "-" not in card else effect + "n"], day=day, sky=sky, species=species)
        left = [card]
        for _ in stages(both, plan, left):
            both.compare(False)
            if model.UsePower() in both.game.legal_actions(both.table, 0):
                both.play(0, model.UsePower())
                both.compare(False)
        both.compare(False)
        assert not left, (effect, species)
        gifts = both.game.position(both.table).colonies[0].gifts
        assert isinstance(gifts, model.Gifts)
        assert gifts.used == (species == ("flying" if day else "predator")), (effect, species)


def test_engines_agree_on_an_insomniac_with_both_copies() -> None:
    """FOU-E5, I6: the cards of the day and of the night in one action, with the weather: 3 + 1 + 2 + 2 steps."""
    both = sit_down(["C16", "C16n"], sky="wind", species="insomniac")
    for phase in stages(both, PLANS[0], ["C16-day", "C16-night"]):
        if phase == "walking":
            assert both.game.view(both.table, 0).reach == 8
    assert set(both.game.position(both.table).played or ()) == {"C16-day", "C16-night"}


@pytest.mark.parametrize("plan", [plan for plan in PLANS if not plan.behind], ids=str)
def test_engines_agree_on_every_card_at_every_moment(plan: Plan) -> None:
    """FOU-I2, I4, I8: each of the sixty cards is offered at its moments; elsewhere its rule refuses it."""
    for special in sit_down([]).game.course.kit.specials.designs:
        name = special.effect + ("n" if special.mark == "night" else "")
        both, met = sit_down([name, "C36" if special.effect != "C36" else "C35"]), set()
        for phase in stages(both, plan, []):
            met.add(phase)
            refusal = both.game.refusal(both.table, 0, model.PlayCard(special.card))
            if special.effect in AT_THE_END:
                assert refusal is not None and refusal.rule == "FOU-I8"
            elif special.mark == "night":
                assert refusal is not None and refusal.rule == "FOU-I4"
            elif FITS[special.effect](phase, plan):
                assert refusal is None, (special, phase, refusal)
            else:
                assert refusal is not None and refusal.rule == f"FOU-{special.effect}", (special, phase, refusal)
            other = both.game.refusal(both.table, 1, model.PlayCard(special.card))
            assert other is not None and other.rule == "FOU-I2"
        assert met - {"choosing"} == set(moments(plan))
