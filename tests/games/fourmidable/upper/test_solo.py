"""Solo in the naive engine: the bag, predators that hunt and complete objectives, six rounds, ranks."""
from __future__ import annotations

from collections import Counter

import pytest

from tests.oracle.fourmidable.common import Birth, Prey
from tests.oracle.fourmidable.upper import count, rules
from tests.oracle.fourmidable.upper.box import SOLO, Special, specials
from tests.oracle.fourmidable.upper.predators import distances
from tests.oracle.fourmidable.upper.table import Complete, Eat, Lift, Pick, Rob, StartOne, State, Step, Stop, start

from .scenes import after, card, first, p, refusal, scene, special

pytestmark = pytest.mark.engine_free

WATER = (0, 0)
BESIDE, BEHIND = (0, -1), (0, -2)
LIBRARY = (0, "library")
OPEN = "LLL CCC RRR OOO GGG"


def alone(*ants: tuple[str, object], **more: object) -> State:
    given: dict[str, object] = {"ants": {0: list(ants)}, "opened": OPEN}
    return scene(SOLO, 1, **(given | more))  # type: ignore[arg-type]


def test_naive_fou_p1_solo_set_up() -> None:
    """FOU-P1 to P3: 19 cells, the hole on the water, 5 objectives, 6 free cards, the bag grows with the ants."""
    state = start(SOLO, 1, 0, True, first)
    assert len(state.ground) == 19 and state.players[0].holes == {"1": WATER} and len(state.opened) == 5
    assert {one.card for one in rules.legal(state, 0) if isinstance(one, Pick)} == set(specials())
    for name in ("C16", "C16n", "C1", "C33", "C35", "C36"):
        state = after(state, Pick(special(name)))
    assert refusal(state, Pick(Special("C2"))) and state.phase == "starting" and not state.players[0].species
    state = after(state, StartOne("hunter"), StartOne("hunter"), StartOne("digger"))
    assert state.bag == Counter("LCSRBMOGT" + "LCS" + "LCS" + "OGT") and state.round == 1
    assert {ant.at for ant in state.players[0].ants} == {WATER}


def test_naive_fou_p3_birth_adds_three_tiles_to_the_bag() -> None:
    """FOU-P3, P7: five blank tiles; a birth by tile or card adds three."""
    state = alone(("hunter", "1"), cards={0: "C28"})
    before = Counter(state.bag)
    assert state.tiles.total() == 5
    assert after(state, Birth("farmer")).bag == before + Counter("RBM")
    assert after(state, p("C28", "digger")).bag == before + Counter("OGT")


def test_naive_fou_p4_solo_has_no_predator_action() -> None:
    """FOU-P4; but its cards may be played, and its food is kept apart (FOU-P5)."""
    state = alone(("hunter", "1"), cards={0: "C24"})
    assert refusal(state, Prey("grasshopper", BEHIND)) == "FOU-P4"
    assert after(state, p("C24", BEHIND)).eaten == {"M": 1}


def test_naive_fou_p1_ant_leaves_by_the_water() -> None:
    """The hole makes the water cell one's own; beside it pheromones are laid (FOU-X6)."""
    state = after(alone(("hunter", LIBRARY), ("hunter", "1")), Lift("hunter", LIBRARY), Step(WATER), Step(BESIDE),
                  Stop(), luck=["R"])
    assert state.scents == {BESIDE: 0} and state.players[0].goods == {"L": 1}


def test_naive_fou_p4_predator_eats_the_nearest_resource() -> None:
    """The raspberry nearest to any ant; the tile goes back into the bag."""
    state = alone(("hunter", "1"), ("farmer", "queen"))
    bag = Counter(state.bag)
    near = min(distances(state)[cell] for cell, mark in state.ground.items() if mark == "R")
    assert near == 1
    then = after(state, Lift("hunter", WATER), Step(BESIDE), Stop(), luck=["R"])
    assert then.bag == bag and then.eaten == {"R": 1} and then.predators["grasshopper"] == (-1, -1)


def test_naive_fou_p4_player_chooses_among_equally_near_resources() -> None:
    """For a hunter at (0, -1) and a farmer in hole 1, both raspberries beside them are equally near."""
    state = alone(("hunter", "1"), ("farmer", "1"))
    state = after(state, Lift("hunter", WATER), Step(BESIDE), Stop(), luck=["R"])
    assert state.moment() == "hunting"
    assert rules.legal(state, 0) == {Eat((-1, -1)), Eat((0, 1))}
    assert refusal(state, Eat((-2, 1))) == "FOU-P4" and refusal(state, Lift("farmer", WATER))
    then = after(state, Eat((0, 1)))
    assert then.ground[0, 1] == "." and then.moment() == "before"


def test_naive_fou_p4_digging_lets_the_worm_eat_in_the_own_nest() -> None:
    """FOU-P4, P7: the nearest cell over the tunnels, occupied or not; never a numbered cell (FOU-A16)."""
    state = alone(("digger", "1"), ("hunter", "1"))
    state = after(state, Lift("digger", WATER), Step((0, "r2c4")), Stop(), luck=["T"])
    assert state.eaten == {"T": 1} and state.predators["worm"] == (0, "r1c4")  # not 2, which is as near and as brown


def test_naive_fou_p4_predator_eats_the_nearest_other_kind() -> None:
    """If its kind is missing, it eats the nearest of the two others; if all are, the player moves the predator."""
    ground = {cell: "." for cell, mark in alone().ground.items() if mark in "RB"}
    state = alone(("hunter", "1"), ("hunter", "1"), ground=ground)
    state = after(state, Lift("hunter", WATER), Step(BESIDE), Stop(), luck=["R"])
    assert rules.legal(state, 0) == {Eat((1, 0)), Eat((0, -2))}
    ground |= {cell: "." for cell, mark in alone().ground.items() if mark == "M"}
    state = alone(("hunter", "1"), ("hunter", "1"), ground=ground, predators={"grasshopper": (1, 0), "spider": (2, 0)})
    state = after(state, Lift("hunter", WATER), Step(BESIDE), Stop(), luck=["R"])
    there = {one.place for one in rules.legal(state, 0) if isinstance(one, Eat)}
    assert (1, 0) not in there and (2, 0) not in there and WATER not in there and BESIDE not in there  # FOU-A15, A16
    assert len(there) == 15 and not after(state, Eat(BEHIND)).eaten


def test_naive_fou_p4_resource_under_an_ant_is_not_eaten() -> None:
    """FOU-P4, A15: only cells that the predator may enter count."""
    state = alone(("hunter", "1"), ("hunter", (-1, -1)), ("hunter", (0, 1)))
    state = after(state, Lift("hunter", WATER), Step(BESIDE), Stop(), luck=["R"])
    assert state.predators["grasshopper"] == (-2, 1)


def test_naive_fou_p5_predators_complete_a_payable_objective_at_once() -> None:
    """The predators pay as soon as they can; the card is lost to the player, and a new one is opened."""
    state = alone(("hunter", "1"), ("hunter", "1"))
    state.eaten = Counter("RR")
    state = after(state, Lift("hunter", WATER), Step(BESIDE), Stop(), luck=["R"])
    state = after(state, Eat((0, 1)), luck=[card("SS")])
    assert state.robbed == [card("RRR")] and not state.eaten and card("SS") in state.opened
    assert not state.players[0].revealed


def test_naive_fou_p5_predators_complete_an_objective_just_opened() -> None:
    state = alone(("hunter", "1"), opened="LL CCC RRR OOO GGG", goods={0: "LL"})
    state.eaten = Counter("MM")
    state = after(state, Lift("hunter", WATER), Step(LIBRARY), Stop(), Complete(card("LL")),
                  luck=[card("MM"), card("SS")])
    assert state.robbed == [card("MM")] and not state.eaten and state.players[0].revealed == [card("LL")]
    assert card("SS") in state.opened and len(state.opened) == 5


def test_naive_fou_p5_player_chooses_the_lost_objective() -> None:
    both = alone(("hunter", "1"), opened="RR RRM CCC OOO GGG", cards={0: "C24"}, ground={BEHIND: "R"})
    both.eaten = Counter("RMM")
    both = after(both, p("C24", BEHIND))
    assert rules.legal(both, 0) == {Rob(card("RR")), Rob(card("RRM"))}
    then = after(both, Rob(card("RRM")), luck=[card("SS")])
    assert then.eaten == {"M": 1} and then.moment() == "before"


def test_naive_fou_p6_solo_game_ends_after_six_rounds() -> None:
    state = alone(("hunter", "1"), born=[0], revealed={0: "LL LC LS CC CS SS RR RB RM"})
    for number in range(1, 7):
        assert state.round == number and not state.ended
        state.players[0].born = True
        state = after(state, Lift("hunter", WATER), Stop(), luck=["wind"])
    assert state.ended == "FOU-P6" and state.phase == "ended"


@pytest.mark.parametrize(("total", "name"), [
    (100, ""), (101, "clever"), (110, "clever"), (111, "brilliant"), (121, "fantastic"), (130, "fantastic"),
    (131, "magnificent")])
def test_naive_fou_p6_rank_needs_more_than_its_limit(total: int, name: str) -> None:
    assert count.rank(total) == name


def test_naive_fou_p8_solo_bonus_for_each_completed_type() -> None:
    state = alone(revealed={0: "LL LC RR"})
    assert count.sheet(state, 0) == {"objectives": 17, "pheromones": 0, "holes": 1, "bonus": 6, "leaves": 0,
                                     "end cards": 0}
