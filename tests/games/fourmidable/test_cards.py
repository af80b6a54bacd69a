"""Each special card: its effect, its moment and its refusals (FOU-C1 to C37).

Those with another effect at Experienced and in Solo: `test_experienced.py`.
"""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.fourmidable.cards.deck import end_points
from formicarium.games.fourmidable.events import Crowned, Ended, Erased, Hatched, Looked, Marked, Prowled, Scored
from formicarium.games.fourmidable.kit import EMPTY, MARK
from formicarium.games.fourmidable.model import (
    Call,
    Claim,
    Done,
    Erase,
    Go,
    Hatch,
    Keep,
    Open,
    Pick,
    PlayCard,
    Send,
)
from formicarium.games.fourmidable.outlooks import PlayCardOutlook

from .dealing import deal, lore
from .sitting import Sitting

EIGHT = "LL LC LS CC CS SS RR RB"
KEPT = "C36"  # another card in hand, so that an action does not end by itself


def last_action(card: str, **more: Any) -> Sitting:
    given: dict[str, Any] = {"done": {0: EIGHT}, "born": {0: "hunter", 1: "hunter"}, "prowled": [0, 1]} | more
    ants = given.pop("ants", ["hunter b10"])
    there = deal({0: card}, ants={0: [*(f"{ant} moved" for ant in ants[1:]), ants[0]], 1: ["hunter e10 moved"]},
                 **given)
    kind: Any
    kind, cell = ants[0].split()
    there.play(0, Pick(kind, cell), Go(cell), Done())
    assert there.events_of(Ended)
    return there


def counts(card: str, points: int, **more: Any) -> None:
    there = last_action(card, **more)
    assert [(one.special.card, one.points) for one in there.events_of(Crowned)] == [(card, points)]
    assert there.points(0)["FOU-I8"] == points
    playing = deal({0: card})
    assert playing.no(0, PlayCard(card)) == ("FOU-I8", "count")


def five(kind: str, number: int = 5) -> list[str]:
    return [f"{kind} b10"] * number


def test_fou_c1_four_points_with_five_hunters() -> None:
    counts("C1", 4, ants=five("hunter"))
    counts("C1", 0, ants=five("hunter", 4))


def test_fou_c2_four_points_with_five_farmers() -> None:
    counts("C2", 4, ants=five("farmer"))
    counts("C2", 0, ants=five("hunter"))


def test_fou_c3_four_points_with_five_diggers() -> None:
    counts("C3", 4, ants=five("digger"))
    counts("C3", 0, ants=five("digger", 4))


def test_fou_c35_three_points_with_four_holes() -> None:
    four = {2: "b5", 3: "b6", 4: "b11"}
    counts("C35", 3, holes={0: four}, bare=["b5", "b6", "b11"])
    counts("C35", 0, holes={0: {2: "b5", 3: "b6"}}, bare=["b5", "b6"])


def test_fou_c36_three_points_with_eighteen_pheromones() -> None:
    cells = [f"b{number}" for number in range(1, 20) if number != 10]
    counts("C36", 3, marks={0: cells})
    counts("C36", 0, marks={0: cells[1:]})


def test_fou_c37_four_points_with_two_ants_of_each_type() -> None:
    two = [*five("hunter", 2), *five("farmer", 2), "digger queen", "digger b10"]
    counts("C37", 4, ants=two)
    counts("C37", 0, ants=two[1:])


def check_gathering(effect: str, ant: Any, start: str, goal: str, other: str, resource: int) -> None:
    """Check two points at once with the resource kept, and refusals for another resource, before gathering and by
    night.
    """
    card = PlayCard(f"{effect}-day")
    hand, ants = {0: f"{effect}-day {KEPT}"}, {0: [f"{ant} {start}"], 1: ["hunter e10"]}
    there = deal(hand, ants=ants)
    assert there.no(0, card) == (f"FOU-{effect}", "when")
    there.play(0, Pick(ant, start), Go(goal))
    assert there.outlook(0, card) == PlayCardOutlook(card=card.card, effect=effect, mark="day", points=2, steps=None,
                                                     distance=None)
    there.play(0, card)
    assert [(one.seat, one.points, one.rule) for one in there.events_of(Scored)] == [(0, 2, f"FOU-{effect}")]
    assert lore(there).leaves == there.points(0)["FOU-I7"] == 2
    assert there.view().players[0].resources[resource] == 1 and there.view().turn == 0
    elsewhere = deal(hand, ants=ants).play(0, Pick(ant, start), Go(other))
    assert elsewhere.no(0, card) == (f"FOU-{effect}", "resource")
    night = deal(hand, ants=ants, day=False).play(0, Pick(ant, start), Go(goal))
    assert night.no(0, card) == ("FOU-I4", "hour")


def test_fou_c4_two_points_for_a_blueberry() -> None:
    check_gathering("C4", "farmer", "b17", "b18", "b15", 4)


def test_fou_c5_two_points_for_a_mushroom() -> None:
    check_gathering("C5", "farmer", "b10", "b5", "b6", 5)


def test_fou_c6_two_points_for_a_raspberry() -> None:
    check_gathering("C6", "farmer", "b10", "b6", "b5", 3)


def test_fou_c7_two_points_for_an_orange_earth() -> None:
    check_gathering("C7", "digger", "b10", "r2c4", "r3c4", 6)


def test_fou_c8_two_points_for_a_grey_earth() -> None:
    check_gathering("C8", "digger", "b10", "r3c4", "r2c4", 7)


def test_fou_c9_two_points_for_a_brown_earth() -> None:
    check_gathering("C9", "digger", "b10", "r1c4", "r2c4", 8)


def test_fou_c9_card_is_played_in_a_numbered_cell_before_its_hole() -> None:
    ants = {0: ["digger b10"], 1: ["hunter e10"]}
    there = deal({0: f"C9-day {KEPT}"}, ants=ants, bare=["b3"]).play(0, Pick("digger", "b10"), Go("2"))
    assert there.view().phase == "opening"
    later = there.copy().play(0, Open("b3"))
    assert later.no(0, PlayCard("C9-day")) == ("FOU-C9", "resource")
    there.play(0, PlayCard("C9-day"), Open("b3"), Done())
    assert lore(there).leaves == 2 and there.view().turn == 1


def test_fou_c10_two_points_for_a_ladybird() -> None:
    check_gathering("C10", "hunter", "b10", "b7", "b11", 0)


def test_fou_c11_two_points_for_a_caterpillar() -> None:
    check_gathering("C11", "hunter", "b10", "b14", "b11", 1)


def test_fou_c12_two_points_for_a_beetle() -> None:
    check_gathering("C12", "hunter", "b10", "b11", "b14", 2)


def check_draw(effect: str, kind: int, drawn: str) -> None:
    """Check that one card of that pile goes into the hand, and the refusal with four in hand."""
    there = deal({0: effect}, hand={0: "LL RR OO"}).play(0, PlayCard(effect), luck=[drawn])
    assert drawn in [one.card for one in there.view().hand]
    assert sum(there.view().players[0].hand) == 4 and there.view().players[0].hand[kind] == 2
    assert (there.view().phase, there.view().turn) == ("acting", 0)
    full = deal({0: effect}, hand={0: "LL RR OO LC"})
    assert full.no(0, PlayCard(effect)) == ("FOU-A13", "full")
    bare = deal({0: effect})
    bare.state.stack[kind] = 0
    assert bare.no(0, PlayCard(effect)) == (f"FOU-{effect}", "pile")


def test_fou_c13_draw_a_hunter_objective() -> None:
    check_draw("C13", 0, "CC6")


def test_fou_c14_draw_a_farmer_objective() -> None:
    check_draw("C14", 1, "BB6")


def test_fou_c15_draw_a_digger_objective() -> None:
    check_draw("C15", 2, "GG6")


def test_fou_c13_player_with_special_cards_is_always_asked() -> None:
    there = deal({0: f"C13 {KEPT}"}).play(0, PlayCard("C13"), luck=["CC6"])
    assert there.view().phase == "studying" and there.offers(0, Keep) == [Keep("CC6")]
    there.play(0, Keep("CC6"))
    assert (there.view().phase, there.view().turn) == ("acting", 0)
    more = deal({0: "C13 C21-day"}).play(0, PlayCard("C13"), luck=["CC6"]).play(0, PlayCard("C21-day"))
    assert more.view().looking == 3


def check_look(effect: str, ant: Any, other: Any) -> None:
    """Check two more cards when drawing, also after seeing the first, and refusals for another type or without a draw.
    """
    card = f"{effect}-day"
    ants = {0: [f"{ant} b10", f"{other} b10"], 1: ["hunter e10"]}
    there = deal({0: f"{card} {KEPT}"}, ants=ants)
    assert there.no(0, PlayCard(card)) == (f"FOU-{effect}", "when")
    wrong = there.copy().play(0, Pick(other, "b10"), Go("library"))
    assert wrong.no(0, PlayCard(card)) == (f"FOU-{effect}", "kind")
    there.play(0, Pick(ant, "b10"), Go("library"))
    assert there.view().looking == len(there.view().looked) == 2 and there.view(1).looked == ()
    empty = there.copy()
    empty.state.stack[("hunter", "farmer", "digger").index(ant)] = 0
    assert empty.no(0, PlayCard(card)) == (f"FOU-{effect}", "pile")
    there.play(0, PlayCard(card))
    assert there.view().looking == 4 and [type(one) for one in there.whispers[0]] == [Looked]
    kept = there.view().looked[3].card
    there.play(0, Keep(kept))
    assert kept in [one.card for one in there.view().hand] and sum(there.view().players[0].hand) == 1
    assert len(there.view().known) == 3  # the other cards went under the pile


def test_fou_c19_look_at_two_more_digger_objectives() -> None:
    check_look("C19", "digger", "hunter")


def test_fou_c20_look_at_two_more_farmer_objectives() -> None:
    check_look("C20", "farmer", "digger")


def test_fou_c21_look_at_two_more_hunter_objectives() -> None:
    check_look("C21", "hunter", "farmer")


def check_speed(effect: str, ant: Any, other: Any) -> None:
    """Check five steps instead of three, and refusals for another ant and before one is picked."""
    card = f"{effect}-day"
    there = deal({0: f"{card} {KEPT}"}, ants={0: [f"{ant} b10", f"{other} b10"], 1: ["hunter e10"]}, weather=None)
    assert there.no(0, PlayCard(card)) == (f"FOU-{effect}", "when")
    assert there.picked(0, other, "b10").no(0, PlayCard(card)) == (f"FOU-{effect}", "kind")
    there.play(0, Pick(ant, "b10"))
    assert there.view().reach == 3 and there.outlook(0, PlayCard(card)).steps == 5
    before = there.asked(Go)
    there.play(0, PlayCard(card))
    assert there.view().reach == 5 and before < there.asked(Go)
    goal = sorted(there.asked(Go) - before)[0]
    there.play(0, Go(goal))
    assert not there.copy().play(0, Done()).refused(1, Pick("hunter", "e10"))


def test_fou_c16_two_more_steps_for_a_hunter() -> None:
    check_speed("C16", "hunter", "farmer")


def test_fou_c17_two_more_steps_for_a_farmer() -> None:
    check_speed("C17", "farmer", "digger")


def test_fou_c18_two_more_steps_for_a_digger() -> None:
    check_speed("C18", "digger", "hunter")


def test_fou_c32_ant_crosses_foreign_cells_without_stopping() -> None:
    """b11 has a pheromone of seat 1, b12 behind it an ant of seat 1; c16 lies beyond."""
    ring = ["b5", "b6", "b9", "b14", "b15"]
    there = deal({0: f"C32 {KEPT}"}, marks={1: [*ring, "b11"]}, ants={0: ["hunter b10"], 1: ["hunter b12"]})
    assert there.no(0, PlayCard("C32")) == ("FOU-C32", "when")
    there.play(0, Pick("hunter", "b10"))
    assert not {"b7", "b16", "b12", "b11"} & there.asked(Go)
    there.play(0, PlayCard("C32"))
    assert {"b7", "b16"} <= there.asked(Go) and not {"b11", "b12", *ring, "e10"} & there.asked(Go)
    assert there.no(0, Go("b11")) == ("FOU-C32", "pheromone") and there.no(0, Go("b12")) == ("FOU-C32", "ant")


def test_fou_c34_a_digger_passes_over_one_earth() -> None:
    ants = {0: ["digger b10", "hunter b10"], 1: ["hunter e10"]}
    there = deal({0: f"C34 {KEPT}"}, ants=ants)
    assert there.picked(0, "hunter", "b10").no(0, PlayCard("C34")) == ("FOU-C34", "kind")
    there.play(0, Pick("digger", "b10"))
    assert there.no(0, Go("r1c3")) == ("FOU-K11", "first")
    there.play(0, PlayCard("C34"))
    assert {"r1c3", "r2c3", "r3c3"} <= there.asked(Go)
    assert there.no(0, Go("r1c2")) == ("FOU-K11", "first")
    there.play(0, Go("r2c3"))
    assert there.position.colonies[0].dug == ("r2c3",)  # the cell that was passed over stays earth
    assert there.view().players[0].resources[7] == 1


def check_predator(effect: str, predator: Any, to: Send) -> None:
    """Check that the card moves its predator and leaves the round's predator action to come."""
    card = f"{effect}-day"
    there = deal({0: f"{card} {KEPT}"}).play(0, PlayCard(card))
    assert there.view().phase == "prowling" and there.no(0, Pick("hunter", "b10"))[1] == "step"
    there.play(0, to)
    assert [(one.predator, one.rule) for one in there.events_of(Prowled)] == [(predator, f"FOU-{effect}")]
    assert (there.view().phase, there.view().turn) == ("acting", 0) and there.view().players[0].todo.predator
    there.play(0, Call(predator))
    assert there.no(0, to) == ("FOU-A16", "same")


def test_fou_c22_the_worm_moves() -> None:
    check_predator("C22", "worm", Send("r1c0", 1))


def test_fou_c23_the_spider_moves() -> None:
    check_predator("C23", "spider", Send("b7"))


def test_fou_c24_the_grasshopper_moves() -> None:
    check_predator("C24", "grasshopper", Send("b6"))


def test_fou_c24_card_can_be_played_after_the_action() -> None:
    there = deal({0: f"C24-day {KEPT}"}).play(0, Pick("hunter", "b10"), Go("b11"), PlayCard("C24-day"), Send("b6"))
    assert there.view().phase == "finishing" and there.play(0, Done()).view().turn == 1


def check_birth(effect: str, ant: str) -> None:
    """Check that the card needs no tile, and is the action and the birth of the round."""
    card = f"{effect}-day"
    hand = {0: f"{card} C28"}
    there = deal(hand)
    tiles = there.view().births
    there.play(0, PlayCard(card))
    assert [(one.ant, one.rule) for one in there.events_of(Hatched)] == [(ant, f"FOU-{effect}")]
    assert there.view().births == tiles and not there.view().players[0].todo.birth and lore(there).born
    assert there.view().phase == "finishing" and there.no(0, PlayCard("C28")) == ("FOU-C28", "when")
    there.play(0, Done())
    assert there.view().turn == 1
    born = deal(hand, born={0: "hunter"})
    assert born.no(0, PlayCard(card)) == ("FOU-I5", "twice")
    all_ = deal(hand, ants={0: [f"{ant} b10"] * 5, 1: ["hunter e10"]})
    assert all_.no(0, PlayCard(card)) == ("FOU-A1", "supply")
    picked = deal(hand).play(0, Pick("hunter", "b10"))
    assert picked.no(0, PlayCard(card)) == (f"FOU-{effect}", "when")


def test_fou_c25_a_digger_is_born() -> None:
    check_birth("C25", "digger")


def test_fou_c26_a_hunter_is_born() -> None:
    check_birth("C26", "hunter")


def test_fou_c27_a_farmer_is_born() -> None:
    check_birth("C27", "farmer")


def test_fou_c28_an_ant_of_any_type_is_born() -> None:
    ants = {0: ["hunter b10"] * 5, 1: ["hunter e10"]}
    there = deal({0: f"C28 {KEPT}"}, ants=ants).play(0, PlayCard("C28"))
    assert there.view().phase == "bearing" and there.offers(0) == [Hatch("farmer"), Hatch("digger")]
    assert there.no(0, Hatch("hunter")) == ("FOU-A1", "supply")
    there.play(0, Hatch("farmer"))
    assert there.events_of(Hatched)[0].rule == "FOU-C28" and there.view().phase == "finishing"
    twice = deal({0: "C28"}, born={0: "digger"})
    assert twice.no(0, PlayCard("C28")) == ("FOU-I5", "twice")


DIGGER: dict[str, Any] = {"ants": {0: ["digger b10", "hunter b10"], 1: ["hunter e10"]}, "species": {0: "insomniac",
                          1: "architect"}}


def test_fou_c29_a_hole_two_cells_further() -> None:
    """a5 is 5 cells from b10, a9 is 6; no nearer cell can take a hole."""
    away = deal(**DIGGER, bare=["a5", "a9"])
    assert away.picked(0, "digger", "b10").no(0, Go("2")) == ("FOU-A10", "site")
    there = deal({0: f"C29 {KEPT}"}, **DIGGER, bare=["a5", "a9"])
    assert there.no(0, PlayCard("C29")) == ("FOU-C29", "when")
    assert there.picked(0, "hunter", "b10").no(0, PlayCard("C29")) == ("FOU-C29", "kind")
    there.play(0, Pick("digger", "b10"), PlayCard("C29"), Go("2"))
    assert there.no(0, Open("a9")) == ("FOU-A8", "far")
    there.play(0, Open("a5"))
    assert there.position.colonies[0].holes == ("a5", None, None)


def test_fou_c29_card_can_be_played_while_the_hole_is_opened() -> None:
    there = deal({0: f"C29 {KEPT}"}, **DIGGER, bare=["b3", "a5"]).play(0, Pick("digger", "b10"), Go("2"))
    assert there.no(0, Open("a5")) == ("FOU-A8", "far") and there.outlook(0, PlayCard("C29")).distance == 5
    there.play(0, PlayCard("C29"), Open("a5"))
    assert there.position.colonies[0].holes[0] == "a5"


def test_fou_c33_two_points_for_a_new_hole() -> None:
    there = deal({0: f"C33 {KEPT}"}, **DIGGER, bare=["b3"])
    assert there.no(0, PlayCard("C33")) == ("FOU-C33", "when")
    there.play(0, Pick("digger", "b10"), Go("2"), PlayCard("C33"), Open("b3"))
    assert lore(there).leaves == 2
    assert there.no(0, PlayCard("C33")) == ("FOU-I2", "hand")


def test_fou_c30_a_pheromone_goes_back_and_leaves_empty_terrain() -> None:
    there = deal({0: f"C30-day {KEPT}"}, marks={0: ["b5"], 1: ["b6", "e5"]}, holes={1: {2: "e5"}})
    left = [one.pheromones for one in there.view().players]
    there.play(0, PlayCard("C30-day"))
    assert there.asked(Erase) == {"b5", "b6"}
    assert there.no(0, Erase("e5")) == ("FOU-C30", "covered") and there.no(0, Erase("b7")) == ("FOU-C30", "none")
    there.play(0, Erase("b6"))
    assert [(one.cell, one.owner) for one in there.events_of(Erased)] == [("b6", 1)]
    assert there.position.marks == {"b5": 0, "e5": 1} and "b6" in there.position.bare
    assert [one.pheromones for one in there.view().players] == [left[0], left[1] + 1]
    assert (there.view().phase, there.view().turn) == ("acting", 0)
    assert deal({0: "C30-day"}).no(0, PlayCard("C30-day")) == ("FOU-C30", "target")


def test_fou_c31_a_pheromone_on_empty_terrain() -> None:
    ants = {0: ["hunter b10"], 1: ["hunter b8"]}
    there = deal({0: f"C31-day {KEPT}"}, bare=["e1", "b5", "b8", "b6", "e5"], predators={"spider": "b5"}, ants=ants,
                 holes={1: {2: "e5"}}).play(0, PlayCard("C31-day"))
    assert there.asked(Claim) == {"e1", "b6"}
    assert [there.no(0, Claim(cell)) for cell in ("b5", "b8", "b7")] == [
        ("FOU-C31", "predator"), ("FOU-C31", "ant"), ("FOU-C31", "resource")]
    assert there.no(0, Claim("e5")) == ("FOU-C31", "hole")
    there.play(0, Claim("e1"))
    assert there.position.marks == {"e1": 0} and there.events_of(Marked)[0].rule == "FOU-C31"
    assert deal({0: "C31-day"}).no(0, PlayCard("C31-day")) == ("FOU-C31", "target")


def test_fou_c31_card_without_a_pheromone_left_is_refused() -> None:
    there = deal({0: "C31-day"}, bare=["e1"])
    there.state.colonies[0].left = 0
    assert there.no(0, PlayCard("C31-day")) == ("FOU-C31", "supply")


@pytest.mark.parametrize("card", [f"C{number}" for number in (*range(1, 4), *range(13, 16), 28, 29, *range(32, 38))])
def test_fou_i4_cards_without_a_mark_do_not_sleep(card: str) -> None:
    for day in (True, False):
        refused = deal({0: card}, day=day).refused(0, PlayCard(card))
        assert refused is None or refused.rule != "FOU-I4"


def test_bit_sets_of_special_cards_hold_every_card() -> None:
    """There are more than 32 special cards, more than the bits of a small integer in compiled rules."""
    kit = deal({}).game.course.kit
    cards = len(kit.specials.each)
    assert cards > 32 and kit.specials.all == 2 ** cards - 1
    assert sum(kit.specials.bits_of) == kit.specials.all and kit.specials.bits_of[-1] == 2 ** (cards - 1)
    assert [2 ** bit for bit in range(62)] == list(kit.bits)


def test_fou_c23_card_without_a_cell_for_the_spider_is_refused() -> None:
    there = deal({0: "C23-day"})
    for cell, lies in enumerate(there.state.ground):
        if lies <= EMPTY:
            there.state.ground[cell] = MARK
    assert there.no(0, PlayCard("C23-day")) == ("FOU-C23", "target")


@pytest.mark.parametrize("card", ["C25-day", "C28"])
def test_fou_i5_no_birth_with_the_worm_in_the_queens_room_nor_without_an_ant(card: str) -> None:
    worm = deal({0: card}, predators={"worm": (0, "queen")})
    assert worm.no(0, PlayCard(card)) == ("FOU-A23", "queen")
    all_ = [f"{kind} b10" for kind in ("hunter", "farmer", "digger") for _ in range(5)]
    assert deal({0: card}, ants={0: all_}).no(0, PlayCard(card)) == ("FOU-A1", "supply")


def test_fou_c31_card_without_free_terrain_is_refused() -> None:
    there = deal({0: "C31-day"}, bare=["b5", "e5"], predators={"spider": "b5"}, ants={1: ["hunter e5"]})
    assert there.no(0, PlayCard("C31-day")) == ("FOU-C31", "target")


def test_fou_i8_points_of_end_cards_in_hand_are_hidden() -> None:
    there = deal({0: "C1 C35"}, ants={0: five("hunter")})
    assert end_points(there.state, 0) == 4 and there.points(0)["FOU-I8"] == 0
