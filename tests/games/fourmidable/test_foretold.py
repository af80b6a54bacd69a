"""Outlooks agree with the move in scenes that random games rarely reach (law 13)."""
from __future__ import annotations

from typing import Any

from formicarium.core.dice import Seeded
from formicarium.core.game import fields_of
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Draft, Go, Pick, Rob, Via
from formicarium.laws.observed import observed_outcome

from .sitting import Sitting, digger, farmer, hunter, sit


def happens(there: Sitting, action: Any, seat: int = 0) -> dict[str, Any]:
    """Play the action and return its observed outcome, which must agree with the outlook."""
    predicted, before, after = fields_of(there.outlook(seat, action)), there.view(seat), there.copy().play(seat, action)
    events = [*after.events, *after.whispers.get(seat, [])]
    seen = observed_outcome(there.game, seat, action, before, after.view(seat), events)
    assert {name: predicted[name] for name in seen if predicted[name] is not None} == {
        name: fact for name, fact in seen.items() if predicted[name] is not None}
    return dict(seen)


def test_outlook_of_the_library_follows_pile_and_hand() -> None:
    free = sit(ants={0: [farmer("1")]}).picked(0, "farmer", "b10")
    full = sit(ants={0: [farmer("1")]}, hand={0: "RR BB MM LL"}).picked(0, "farmer", "b10")
    bare = free.copy()
    for card in range(bare.state.kit.objectives.count):
        if bare.state.kit.objectives.kind[card] == 1:
            bare.state.pile[card] = 0
    bare.state.stack[1] = 0
    assert [happens(there, Go("library"))["what"] for there in (free, full, bare)] == ["library", "full", "bare"]


def test_outlook_shows_hole_earth_and_resource() -> None:
    there = sit(ants={0: [digger("1")]}, scents={0: ["b5"]}).picked(0, "digger", "b10")
    assert [happens(there, Go(cell))["what"] for cell in ("2", "r1c4", "b10", "b9")] == ["hole", "dig", "stay", "walk"]
    hunts = sit(ants={0: [hunter("1")]}).picked(0, "hunter", "b10")
    assert happens(hunts, Go("b11"))["what"] == "gather"


def test_fou_x6_outlook_shows_the_pheromone_of_a_gathered_cell() -> None:
    """Three cases: beside the seat's own hole, far from its pieces, and where the route decides."""
    for mode, near, far in (("apprentice", True, True), ("experienced", True, False)):
        there = sit(mode=mode, ants={0: [hunter("1")]}, weather="wind").picked(0, "hunter", "b10")
        outlooks = {one.cell: there.outlook(0, one) for one in there.offers(0, Go)}
        gathers = {cell: outlook for cell, outlook in outlooks.items() if outlook.what == "gather"}
        beside = {cell for cell, outlook in gathers.items() if outlook.steps == 1}
        assert beside and len(gathers) > len(beside)
        assert {gathers[cell].pheromone for cell in beside} == {near}
        assert {outlook.pheromone for cell, outlook in gathers.items() if cell not in beside} == {far}
        for cell, outlook in gathers.items():
            assert happens(there, Go(cell))["pheromone"] is outlook.pheromone
        assert outlooks["b10"].pheromone is None
    path = sit(mode="experienced", ants={0: [hunter("1")]}, bare=["b9", "b8"]).picked(0, "hunter", "b10")
    assert None in {path.outlook(0, one).pheromone for one in path.offers(0, Go)
                    if path.outlook(0, one).what == "gather"}


def test_outlook_of_consecutive_routes_comes_true() -> None:
    """All cells round the nest are empty: routes to the other side cross some of them."""
    there = sit(ants={0: [hunter("b8")]}, bare=["b9", "b4", "b5", "b13", "b14"]).play(0, Pick("hunter", "b8"))
    goals = [one for one in there.offers(0, Go) if there.outlook(0, one).ways > 2]
    assert goals
    for goal in goals:
        assert happens(there, goal)["cell"] == goal.cell
        choosing = there.copy().play(0, goal)
        seen = [happens(choosing, action) for action in choosing.offers(0)]
        assert all(one["goal"] == goal.cell for one in seen)
        for via in choosing.offers(0, Via):
            further = choosing.copy().play(0, via)
            if further.view().phase == "choosing":
                assert all(happens(further, action)["goal"] == goal.cell for action in further.offers(0))
                return
    raise AssertionError("no choice of two parts")


def test_fou_p2_p5_outlook_of_a_chosen_card_and_a_robbed_objective() -> None:
    met = set[type]()
    for seed in range(40):
        dice = Seeded(seed)
        match = Match.begin(Fourmidable(mode="solo", players=1), dice)
        while match.waiting() and met != {Draft, Rob}:
            options: Any = match.legal_actions(0)
            before, earlier, action = match.view(0), match, options[dice.below(len(options))]
            match = match.play(0, action, dice)
            if isinstance(action, Draft | Rob):
                seen = observed_outcome(match.game, 0, action, before, match.view(0), match.events_for(0))
                foretold = fields_of(earlier.outlook(0, action))
                assert seen["card"] == action.card and {name: foretold[name] for name in seen} == seen
                met.add(type(action))
    assert met == {Draft, Rob}


def test_fou_x4_outlook_of_a_kept_card_comes_true() -> None:
    dice = Seeded(1)
    match = Match.begin(Fourmidable(mode="experienced", players=2, first_leads=True), dice)
    kept = list[int]()
    while len(kept) < 4:
        seat = match.waiting()[0]
        before, earlier, action = match.view(seat), match, match.legal_actions(seat)[0]
        match = match.play(seat, action, dice)
        if isinstance(action, Draft):
            seen = observed_outcome(match.game, seat, action, before, match.view(seat), match.events_for(seat))
            foretold = fields_of(earlier.outlook(seat, action))
            assert seen["card"] == action.card and {name: foretold[name] for name in seen} == seen
            kept.append(seen["kept"])
    assert kept == [1, 1, 2, 2]
