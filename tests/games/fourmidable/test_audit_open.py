"""Impossible positions of Experienced and Solo are refused with the fault."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from formicarium.bots.policies import policy
from formicarium.core.dice import Seeded
from formicarium.core.game import InvalidPosition
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Alone, FourmidablePosition, Top, Under
from formicarium.games.fourmidable.steps.display import look


def at(mode: str, players: int, phase: str, seed: int = 1) -> tuple[Fourmidable, Any]:
    game, dice = Fourmidable(mode=mode, players=players, first_leads=True), Seeded(seed)
    for number in range(200):
        state = game.setup(Seeded(number), SILENT)
        while not state.ended():
            if game.position(state).phase == phase:
                return game, state
            seat = next(seat for seat in range(players) if state.waiting() >> seat & 1)
            state.play(seat, policy("fourmidable").pick(state, seat, dice), dice, SILENT)
    raise AssertionError(phase)


Change = Callable[[Any], FourmidablePosition]


def packs(change: Callable[[Any], Any]) -> Change:
    return lambda p: replace(p, packs=change(p.packs))


def alone(**new: Any) -> Change:
    return lambda p: replace(p, alone=replace(p.alone, **new))


DRAFTING: dict[str, Change] = {
    "packs: from the draft on": lambda p: replace(
        p, packs=UNSET, deck=(*p.deck, *[card for pack in p.packs.packs for card in pack.rest])),
    "packs: one of each": lambda p: replace(
        p, packs=replace(p.packs, packs=p.packs.packs[:1]), deck=(*p.deck, *p.packs.packs[1].rest)),
    "of 8, as of the others": packs(
        lambda one: replace(one, packs=(replace(one.packs[0], taken=("C1",)), one.packs[1]))),
    "is not in its hand": packs(lambda one: replace(one, picks=(one.packs[1].rest[0], None))),
    "when all have kept one": packs(lambda one: replace(one, picks=(one.packs[0].rest[0], one.packs[1].rest[0]))),
    "all of them choose at once": lambda p: replace(p, turn=1),
    "shown: objectives lie open": lambda p: replace(p, shown=UNSET),
    "shown.open: 4": lambda p: replace(p, shown=replace(p.shown, open=p.shown.open[1:])),
}


def test_fou_x2_position_with_a_choice_of_objectives_is_valid() -> None:
    game, state = at("experienced", 2, "completing")
    there = game.position(state)
    assert game.position(game.load(there)) == there


@pytest.mark.parametrize("fault", DRAFTING)
def test_fou_x4_impossible_drafts_are_refused(fault: str) -> None:
    game, state = at("experienced", 2, "drafting")
    position = game.position(state)
    assert game.position(game.load(position)) == position
    with pytest.raises(InvalidPosition, match=fault):
        game.load(DRAFTING[fault](position))


PLAYED: dict[str, Change] = {
    "packs.packs.0..taken: 6 cards while drafting": lambda p: replace(p, phase="drafting"),
    "while cards are drafted": packs(lambda one: replace(one, picks=(one.packs[0].rest[0], None))),
    "what it kept in the draft": lambda p: replace(p, colonies=(p.colonies[1], p.colonies[0])),
    "nothing is put under": lambda p: replace(p, under=((Under("LL6", 0),), (), ())),
    "2 are looked at, at most": lambda p: replace(p, shown=replace(p.shown, tops=(*p.shown.tops, *p.shown.tops))),
    "each once, in order": lambda p: replace(p, shown=replace(p.shown, tops=(Top(p.shown.tops[0].card, (1, 0)),
                                                                            p.shown.tops[1]))),
    "looks at those above it": lambda p: replace(p, shown=replace(p.shown, tops=(Top(p.shown.tops[0].card, (1,)),
                                                                                p.shown.tops[1]))),
    "alone: in Solo only": lambda p: replace(p, alone=Alone((0,) * 9, ())),
    "phase: hunting is for Solo": lambda p: replace(p, phase="hunting"),
}


@pytest.mark.parametrize("fault", PLAYED)
def test_fou_x1_impossible_experienced_positions_are_refused(fault: str) -> None:
    game, state = at("experienced", 2, "acting")
    look(state, 0, 2, Seeded(1))
    look(state, 1, 1, Seeded(1))
    position = game.position(state)
    assert game.position(game.load(position)) == position
    with pytest.raises(InvalidPosition, match=fault):
        game.load(PLAYED[fault](position))


SOLO_GAME, SOLO_TABLE = at("solo", 1, "hunting")
SOLO: Any = SOLO_GAME.position(SOLO_TABLE)
HUNTED: dict[str, Change] = {
    "alone: in Solo only": lambda p: replace(
        p, alone=UNSET, piles=(*p.piles[:2], (*p.piles[2], *p.alone.robbed))),
    "alone.eaten: 9 numbers": alone(eaten=(0,) * 8),
    "alone.wanted: None while hunting": alone(wanted=None),
    "another predator eats that": alone(wanted="orange" if SOLO.alone.wanted != "orange" else "ladybug"),
    "round: 7 of 6": lambda p: replace(p, round=7),
    "still: rounds without": lambda p: replace(p, still=1),
    "gathered": alone(eaten=(9,) * 9),
}


@pytest.mark.parametrize("fault", HUNTED)
def test_fou_p4_impossible_hunts_are_refused(fault: str) -> None:
    assert SOLO_GAME.position(SOLO_GAME.load(SOLO)) == SOLO
    with pytest.raises(InvalidPosition, match=fault):
        SOLO_GAME.load(HUNTED[fault](SOLO))


def test_fou_p2_position_with_a_full_hand_and_a_choice_is_refused() -> None:
    game, state = at("solo", 1, "mustering")
    with pytest.raises(InvalidPosition, match="FOU-P2"):
        game.load(replace(game.position(state), phase="stocking"))
