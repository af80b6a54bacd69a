"""Objectives: the library (FOU-A12, A13), open and secret information (FOU-A14)."""
from __future__ import annotations

from formicarium.core.dice import Seeded
from formicarium.games.fourmidable.events import Full, Kept, Learned, Looked, Studied
from formicarium.games.fourmidable.model import Go, Keep, Pick, Reveal

from .sitting import Sitting, farmer, hunter, sit


def study(there: Sitting, *luck: str) -> Sitting:
    at = there.view().players[0].ants[0].cell
    return there.play(0, Pick("farmer", at), Go("library"), luck=luck)


def test_fou_a12_two_cards_of_its_own_type_one_kept() -> None:
    """Worked example of the rulebook: a farmer begins outside and ends in the library."""
    there = study(sit(ants={0: [farmer("b5")], 1: [hunter("1")]}), "RR6", "BB6")
    assert [event.looked for event in there.events_of(Studied)] == [2]
    assert there.whispers[0] == [Looked(cards=there.view(0).looked, rule="FOU-A12")]
    assert [card.card for card in there.view(0).looked] == ["RR6", "BB6"]
    assert there.view().piles == (16, 14, 16) and there.view().looking == 2
    assert there.offers(0) == [Keep("RR6"), Keep("BB6")]
    assert there.no(0, Keep("MM6")) == ("FOU-A12", "card")
    assert there.no(0, Pick("farmer", "library")) == ("FOU-A12", "step")
    there.play(0, Keep("BB6"))
    assert [event.under for event in there.events_of(Learned)] == [1]
    assert [event.card.card for event in there.whispers[0] if isinstance(event, Kept)] == ["BB6"]
    assert [card.card for card in there.view(0).hand] == ["BB6"]
    assert there.view().piles == (16, 15, 16) and there.view().unders == ((), (0,), ())
    assert there.waiting() == [1]


def test_fou_a12_the_library_ends_a_move() -> None:
    shut = {1: ["b5", "b6", "b11", "b15", "b14", "b9"]}
    there = sit(ants={0: [hunter("library")]}, scents=shut)
    assert there.ends(0, "hunter", "library") == {"library", "queen", "b10"}
    passing = sit(ants={0: [hunter("queen")]}, scents=shut, dug={0: ["r1c4"]})
    path = passing.picked(0, "hunter", "queen").outlook(0, Go("r1c4"))
    assert path.path == ("queen", "b10", "r1c4")


def test_fou_a12_staying_there_draws_again() -> None:
    there = sit(ants={0: [farmer("library")], 1: [hunter("1")]})
    study(there, "RR6", "BB6")
    assert there.view().phase == "studying"


def sit_before_one_farmer_card() -> Sitting:
    """Return a scene in which MM6 is the only farmers' card left in the pile."""
    there = sit(ants={0: [farmer("1")], 1: [hunter("1")]})
    state = there.state
    for card in range(state.kit.objectives.count):
        if state.kit.objectives.kind[card] == 1:
            state.pile[card] = int(state.kit.objectives.designs[card].card == "MM6")
    state.stack[1] = 1
    return there


def test_fou_a12_one_card_left_is_kept_and_none_is_none() -> None:
    from collections import Counter

    there = sit_before_one_farmer_card()
    state = there.state
    last = study(there.copy())
    assert [card.card for card in last.view(0).hand] == ["MM6"] and last.waiting() == [1]
    assert Counter(type(event) for event in last.whispers[0]) == {Looked: 1, Kept: 1}
    cards = state.kit.objectives
    state.pile[next(card for card in range(cards.count) if state.pile[card] and cards.kind[card] == 1)] = 0
    state.stack[1] = 0
    assert there.picked(0, "farmer", "b10").outlook(0, Go("library")).what == "bare"
    study(there)
    assert [event.why for event in there.events_of(Full)] == ["pile"] and not there.view(0).hand


def test_fou_a12_cards_put_under_come_last_in_their_order() -> None:
    there = sit_before_one_farmer_card()
    state = there.state
    number = {design.card: card for card, design in enumerate(state.kit.objectives.designs)}
    state.under = state.under[:0]
    from librt.vecs import append

    state.under = append(append(state.under, number["RR6"] << 3 | 1), number["BB6"] << 3 | 0)
    view = there.view(0)
    assert view.unders == ((), (1, 0), ()) and [(one.objective.card, one.above) for one in view.known] == [("BB6", 2)]
    assert [(one.objective.card, one.above) for one in there.view(1).known] == [("RR6", 1)]
    assert there.view(-1).known == ()
    study(there)
    assert [card.card for card in there.view(0).looked] == ["MM6", "RR6"]
    there.play(0, Keep("RR6"))
    assert there.view(0).unders == ((), (0, 0), ())
    assert [one.objective.card for one in there.view(0).known] == ["BB6", "MM6"]


def test_fou_a12_card_put_under_the_pile_is_secret() -> None:
    """Two states that differ in the card seat 0 has put back look the same to seat 1, also while seat 0 chooses."""
    one = study(sit(ants={0: [farmer("1")], 1: [hunter("1")]}), "RR6", "BB6")
    two = study(sit(ants={0: [farmer("1")], 1: [hunter("1")]}), "RR6", "MM6")
    assert one.view(1) == two.view(1) and one.view(-1) == two.view(-1) and one.view(0) != two.view(0)
    one.play(0, Keep("RR6"))
    two.play(0, Keep("RR6"))
    assert one.view(1) == two.view(1) and one.view(0) != two.view(0)


def test_fou_a12_a_guess_keeps_what_the_seat_knows() -> None:
    there = study(sit(ants={0: [farmer("1")], 1: [hunter("1")]}, hand={1: "LL CC"}), "RR6", "BB6").play(0, Keep("RR6"))
    under, hands = set(), set()
    for seed in range(30):
        mine = there.game.position(there.game.world_from_view(there.view(0), Seeded(seed)))
        world = there.game.position(there.game.world_from_view(there.view(1), Seeded(seed)))
        assert [one.card for one in mine.under[1]] == ["BB6"] and mine.colonies[0].hand == ("RR6",)
        assert world.colonies[1].hand == ("LL6", "CC6")
        under.add(world.under[1][0].card)
        hands.add(mine.colonies[1].hand)
    assert len(under) > 5 and len(hands) > 5


def test_fou_a13_drawing_with_four_objectives_is_refused() -> None:
    there = sit(ants={0: [farmer("1")], 1: [hunter("1")]}, hand={0: "LL CC SS RR"}, goods={0: "LL"})
    outlook = there.picked(0, "farmer", "b10").outlook(0, Go("library"))
    assert outlook.what == "full"
    full = study(there.copy())
    assert [event.why for event in full.events_of(Full)] == ["hand"] and full.waiting() == [1]
    there.play(0, Reveal("LL6"))
    study(there, "BB6", "MM6")
    assert there.view().phase == "studying"


def test_fou_a13_cards_looked_at_are_not_in_hand() -> None:
    """FOU-K14: they cannot be revealed yet."""
    there = study(sit(ants={0: [farmer("1")]}, goods={0: "RR"}), "RR6", "BB6")
    assert there.no(0, Reveal("RR6")) == ("FOU-K14", "hand")
    there.play(0, Keep("RR6"))
    assert there.offers(0) == [Reveal("RR6")]


def test_fou_a14_resources_lie_open() -> None:
    there = sit(goods={0: "LLR", 1: "OG"})
    assert there.view(1).players[0].resources == there.view(-1).players[0].resources == (2, 0, 0, 1, 0, 0, 0, 0, 0)
