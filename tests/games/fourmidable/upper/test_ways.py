"""Cards and species that change an ant's route, holes, predators and pheromones (Intermediate, naive engine)."""
from __future__ import annotations

import pytest

from tests.oracle.fourmidable import common
from tests.oracle.fourmidable.common import Dig, Prey
from tests.oracle.fourmidable.upper import count
from tests.oracle.fourmidable.upper.table import Done, Lift, Power, State, Step, Stop, Take, start
from tests.oracle.fourmidable.upper.walking import hole_cells, whole_moves

from .scenes import HOME, THEIRS, after, kinds, p, refusal, scene, upon

pytestmark = pytest.mark.engine_free

LINE = [(4, -3), (3, -3), (2, -2), (1, -1)]
ONE, TWO, THREE, FOUR = LINE


def moving(kind: str = "hunter", steps: int = 0, **more: object) -> State:
    given: dict[str, object] = {"ants": {0: [(kind, "1")], 1: [("hunter", "1")]}}
    state = after(scene(**(given | more)), Lift(kind, HOME))  # type: ignore[arg-type]
    return after(state, *(Step(to) for to in LINE[:steps]))


def test_naive_fou_k4_fourth_step_is_refused() -> None:
    state = moving(steps=3)
    assert refusal(state, Step(FOUR)) == "FOU-K4" and refusal(state, Stop()) == ""


def test_naive_fou_c16_card_adds_two_steps_mid_move() -> None:
    """With no movement left the card adds two steps; with wind that makes six (FOU-I6)."""
    state = after(moving(steps=3, cards={0: "C16"}), p("C16"))
    assert state.doing.left == 2 and refusal(state, Step(FOUR)) == ""
    assert after(moving(cards={0: "C16"}, sky="wind"), p("C16")).doing.left == 6


def test_naive_fou_i6_bonuses_add_up_to_eight_steps() -> None:
    """FOU-I6, E5: 3 + 1 + 2 + 2 steps."""
    state = moving(cards={0: "C16 C16n"}, sky="wind", species={0: "insomniac"})
    assert after(state, p("C16"), p("C16n")).doing.left == 8


def test_naive_fou_c17_step_card_of_another_type_is_refused() -> None:
    assert refusal(moving("hunter", cards={0: "C17"}), p("C17")) == "FOU-C17"


def test_naive_fou_c16_added_steps_last_one_action() -> None:
    """The next ant has three steps."""
    state = scene(ants={0: [("hunter", "1")] * 2}, cards={0: "C16 C1"}, moved=[1], born=[0, 1])
    state = after(state, Lift("hunter", HOME), p("C16"), Stop(), Done())
    assert state.turn == 1
    state.turn = 0
    assert after(state, Lift("hunter", HOME)).doing.left == 3


def test_naive_fou_k8_opposing_pieces_block() -> None:
    """FOU-K8, K9, K16."""
    assert refusal(moving(scents={ONE: 1}), Step(ONE)) == "FOU-K8"
    assert refusal(moving(holes={1: {"2": ONE}}), Step(ONE)) == "FOU-K9"
    assert refusal(moving(ants={0: [("hunter", "1")], 1: [("farmer", ONE)]}), Step(ONE)) == "FOU-K16"
    assert refusal(moving(predators={"spider": ONE}), Step(ONE)) == "FOU-A23"


def test_naive_fou_c32_card_crosses_opposing_pieces_without_stopping() -> None:
    """The ant crosses a pheromone, a hole and an ant in one move, and stops on none."""
    state = moving(cards={0: "C32 C16"}, scents={ONE: 1}, holes={1: {"2": TWO}},
                   ants={0: [("hunter", "1")], 1: [("farmer", THREE)]})
    assert refusal(state, Step(ONE)) == "FOU-K8"
    state = after(state, p("C16"), p("C32"), Step(ONE))
    assert refusal(state, Stop()) == "FOU-C32"
    state = after(state, Step(TWO), Step(THREE))
    assert kinds(state) == {"Step"} and refusal(state, Stop()) == "FOU-C32"
    assert refusal(after(state, Step(FOUR)), Stop()) == ""


def test_naive_fou_c32_crossing_without_a_free_end_is_refused() -> None:
    """The third step may not lead onto another seat's pheromone if no route leads off it in time."""
    state = after(moving(cards={0: "C32"}, scents={THREE: 1}), p("C32"), Step(ONE), Step(TWO))
    assert refusal(state, Step(THREE)) == "FOU-C32"


def test_naive_fou_c32_predator_on_the_only_way_out_is_refused() -> None:
    """FOU-C32 with C23: no seat may block the only way of its own crossing ant."""
    ring = dict.fromkeys(((5, -4), (4, -4), (3, -3), (3, -2), (4, -2), (4, -3)), 1)
    state = moving(cards={0: "C32 C23"}, scents=ring, ants={0: [("hunter", HOME)]})
    state = after(state, p("C32"), Step((4, -3)), Step((3, -3)))
    outs = {cell for cell in ((2, -3), (2, -2)) if cell in state.ground}
    assert outs == {(2, -2)} and refusal(state, p("C23", (2, -2))) == "FOU-C23"
    assert refusal(state, p("C23", (5, -2))) == ""


def test_naive_fou_c32_crossing_does_not_enter_a_foreign_nest() -> None:
    """FOU-C32, K9."""
    state = moving(cards={0: "C32"}, holes={1: {"2": ONE}})
    state = after(state, p("C32"), Step(ONE))
    assert refusal(state, Step((1, "3"))) == "FOU-K6"


def test_naive_no_pheromone_under_an_opposing_ant() -> None:
    """FOU-C32, E4, A17: it marks the empty terrain behind the ant."""
    state = moving(species={0: "diplomat"}, bare=[ONE, TWO], ants={0: [("hunter", "1")], 1: [("farmer", ONE)]})
    assert after(state, Step(ONE), Step(TWO), Stop()).scents == {TWO: 0}


def test_naive_fou_e4_diplomat_always_crosses() -> None:
    """The diplomat needs no card, and never stops there."""
    state = after(moving(species={0: "diplomat"}, scents={ONE: 1}), Step(ONE))
    assert refusal(state, Stop()) == "FOU-E4"
    ends = {move.end for move in whole_moves(
        scene(ants={0: [("hunter", "1")]}, species={0: "diplomat"}, scents={ONE: 1}), 0, "hunter", HOME)}
    assert ONE not in ends and TWO in ends


def test_naive_fou_c30_removed_pheromone_opens_the_way() -> None:
    """FOU-C30 in the middle of a move: the ant lays its own pheromone there when it comes (FOU-A17)."""
    state = after(moving(steps=1, cards={0: "C30"}, scents={TWO: 1}), p("C30", TWO))
    assert state.players[1].pheromones == 18 and TWO not in state.scents
    assert after(state, Step(TWO)).scents[TWO] == 0


def test_naive_fou_c30_pheromone_under_a_hole_stays() -> None:
    """It is refused; the seat's own may be taken."""
    state = scene(ants={0: [("hunter", "1")]}, cards={0: "C30"}, scents={ONE: 1, TWO: 0, THREE: 1},
                  holes={1: {"2": ONE}})
    assert upon(state, "C30") == {TWO, THREE}


def test_naive_fou_c31_pheromone_card_refuses_taken_cells() -> None:
    """Cells with a predator, an opposing ant or a hole are refused; FOU-E1 allows a predator."""
    state = scene(ants={0: [("hunter", "1")], 1: [("hunter", THREE)]}, cards={0: "C31"}, species={0: "flying"},
                  bare=[ONE, TWO, THREE, FOUR], predators={"spider": TWO}, holes={0: {"2": ONE}})
    assert upon(state, "C31") == {FOUR}
    assert refusal(state, Power(TWO)) == "" and refusal(state, Power(THREE)) == "FOU-E1"
    assert refusal(state, Power(ONE)) == "FOU-E1"


def test_naive_fou_k20_pheromone_card_and_power_need_a_pheromone() -> None:
    """FOU-K20 with C31 and E1."""
    state = scene(ants={0: [("hunter", "1")]}, cards={0: "C31"}, species={0: "flying"}, bare=[ONE])
    state.players[0].pheromones = 0
    assert refusal(state, p("C31", ONE)) == "FOU-K20" and refusal(state, Power(ONE)) == "FOU-K20"


def test_naive_fou_e1_flying_power_works_once_by_day() -> None:
    state = scene(ants={0: [("hunter", "1")]}, species={0: "flying"}, bare=[ONE, TWO])
    then = after(state, Power(ONE))
    assert refusal(then, Power(TWO)) == "FOU-E1" and then.moment() == "before"
    state.day = False
    assert refusal(state, Power(ONE)) == "FOU-E1"


def test_naive_fou_e2_predator_power_moves_another_predator_by_night() -> None:
    """A predator other than the action's, before or after it; moves by cards do not count (C23)."""
    state = scene(ants={0: [("hunter", "1")]}, species={0: "predator"}, day=False, cards={0: "C23n"})
    first = after(state, p("C23n", ONE), Power(("spider", TWO)))
    assert refusal(first, Prey("spider", THREE)) == "FOU-E2" and refusal(first, Prey("worm", (1, "r1c4"))) == ""
    second = after(state, Prey("spider", TWO))
    assert second.moment() == "after" and refusal(second, Power(("spider", THREE))) == "FOU-E2"
    assert refusal(second, Power(("grasshopper", THREE))) == ""
    state.day = True
    assert refusal(state, Power(("spider", TWO))) == "FOU-E2"


def test_naive_fou_c24_predator_card_does_not_use_up_the_action() -> None:
    """FOU-C24, Q5: the same predator may be moved again."""
    state = after(scene(ants={0: [("hunter", "1")]}, cards={0: "C24"}), p("C24", ONE))
    assert state.ground[ONE] == "." and refusal(state, Prey("grasshopper", (5, -2))) == ""
    assert refusal(state, Prey("grasshopper", ONE)) == "FOU-A15"  # FOU-A16: it must go to another cell


def test_naive_fou_c22_worm_enters_allowed_cells_only() -> None:
    """FOU-C22, A16: neither numbered cells nor rooms nor an ant's cell; it eats for good."""
    state = scene(ants={0: [("hunter", "1")], 1: [("digger", "r1c4")]}, dug={1: "r1c4"}, cards={0: "C22"})
    there = upon(state, "C22")
    assert not {(1, "2"), (1, "library"), (1, "queen"), (1, "r1c4"), THEIRS} & there and len(there) == 29
    assert "r3c4" not in after(state, p("C22", (1, "r3c4"))).players[1].earth


def test_naive_fou_c23_moved_predator_opens_the_way() -> None:
    """FOU-C23, A23: also in the middle of a move."""
    state = moving(steps=1, predators={"spider": TWO}, cards={0: "C23"})
    assert refusal(state, Step(TWO)) == "FOU-A23"
    assert refusal(after(state, p("C23", (-5, 2))), Step(TWO)) == ""


def test_naive_fou_a8_reach_of_a_new_hole() -> None:
    """FOU-A8, E3, C29, Q4: 3; 4 the architect; 5 with the card; 6 with both; movement does not count."""
    far = {3: (2, -1), 4: (1, 0), 5: (0, 1), 6: (-1, 2)}
    for species, name, reach in (("", "", 3), ("architect", "", 4), ("", "C29", 5), ("architect", "C29", 6)):
        state = moving("digger", bare=list(far.values()), species={0: species}, cards={0: "C29 C18"}, sky="rain")
        state = after(state, p("C18"), *([p(name)] if name else []))
        assert {far[one] for one in far if one <= reach} == hole_cells(state, 0)


def test_naive_fou_a10_numbered_cell_needs_a_cell_for_its_hole() -> None:
    """With FOU-C29 played first it may be entered."""
    state = moving("digger", bare=[(0, 1)], cards={0: "C29"})
    assert refusal(state, Step((0, "2"))) == "FOU-A10"
    state = after(state, p("C29"), Step((0, "2")), Stop())
    assert state.moment() == "digging" and refusal(state, Dig((1, 1))) == "FOU-A9"
    assert refusal(state, Dig((-2, 2))) == "FOU-A8"
    assert after(state, Dig((0, 1))).players[0].holes["2"] == (0, 1)


def test_naive_fou_c29_card_extends_the_reach_while_digging() -> None:
    """FOU-C29 may be played after the cell was entered."""
    state = after(moving("digger", bare=[(0, 1), ONE], cards={0: "C29"}), Step((0, "2")), Stop(), Done())
    assert refusal(state, Dig((0, 1))) == "FOU-A8"
    assert refusal(after(state, p("C29")), Dig((0, 1))) == ""


def test_naive_fou_c24_predator_on_the_only_place_of_the_hole_is_refused() -> None:
    """FOU-A10 with C24: a digger on a numbered cell must be able to dig its hole."""
    state = after(moving("digger", bare=[ONE], cards={0: "C24"}), Step((0, "2")))
    assert refusal(state, p("C24", ONE)) == "FOU-C24" and refusal(state, p("C24", TWO)) == ""


def test_naive_fou_q2_hole_opens_under_an_own_trapped_ant() -> None:
    """FOU-Q2, A9: refused under another seat's ant (FOU-Q1)."""
    state = moving("digger", bare=[ONE, TWO], ants={0: [("digger", "1"), ("hunter", ONE)], 1: [("farmer", TWO)]})
    state = after(state, Step((0, "2")), Stop())
    assert refusal(state, Dig(TWO)) == "FOU-A9"
    then = after(state, Dig(ONE))
    assert [ant.at for ant in then.players[0].ants] == [ONE, ONE]


def test_naive_fou_c34_digger_passes_over_one_earth() -> None:
    """That earth stays; the one behind it is gathered, not necessarily in a straight line."""
    state = moving("digger", cards={0: "C34"})
    state = after(state, Step((0, "r1c4")))
    assert refusal(state, Step((0, "r1c3"))) == "FOU-K11"
    assert upon(state, "C34") == {(0, "r1c3"), (0, "r2c4")}  # 2 may not be dug: no place for its hole (FOU-A10)
    then = after(state, p("C34", (0, "r2c4")), Stop())
    assert "r1c4" in then.players[0].earth and "r2c4" not in then.players[0].earth
    assert then.players[0].goods == {"O": 1}


def test_naive_fou_c34_digger_passes_over_earth_to_a_numbered_cell() -> None:
    """FOU-C34 with A8; never over a numbered one."""
    state = moving("digger", cards={0: "C34"}, bare=[ONE])
    assert (0, "2") in upon(after(state, Step((0, "r1c4"))), "C34")
    assert refusal(after(state, Step((0, "2"))), p("C34", (0, "3"))) == "FOU-C34"


def test_naive_fou_c34_passing_over_earth_costs_a_step() -> None:
    """FOU-C34, K4: with no movement left it must stop; with FOU-C18 it goes on."""
    state = moving("digger", cards={0: "C34 C18"}, dug={0: "r1c4 r1c3"})
    state = after(state, Step((0, "r1c4")), Step((0, "r1c3")), Step((0, "r1c2")))
    assert refusal(state, p("C34", (0, "r1c1"))) == "FOU-K4"
    assert refusal(after(state, p("C18")), p("C34", (0, "r1c1"))) == ""


def test_naive_fou_c34_step_over_earth_needs_a_cell_behind() -> None:
    """The next cell must be earth."""
    state = after(moving("digger", cards={0: "C34"}, dug={0: "r1c3 r2c4"}), Step((0, "r1c4")))
    assert refusal(state, p("C34", (0, "r1c3"))) == "FOU-C34"


def test_naive_fou_e6_strategist_sees_one_more_in_the_library() -> None:
    state = after(moving(species={0: "strategist"}), Step((0, "library")), Stop())
    assert len(state.players[0].seen) == 3


def test_naive_fou_i1_intermediate_set_up() -> None:
    """Species are chosen from the first player on, six cards, then ants with an objective each (FOU-A2)."""
    state = start("intermediate", 2, 1, True, lambda _, may: may[0], choose_species=True)
    state = after(state, Take("flying"), seat=1)
    assert refusal(state, Take("flying")) == "FOU-X3"
    state = after(state, Take("diplomat"))
    assert [len(one.cards) for one in state.players] == [6, 6] and state.turn == 1
    state = after(after(state, common.Start(2, 1, 0), seat=1), common.Start(0, 0, 3))
    assert [one.kind for one in state.players[1].hand] == ["hunter", "hunter", "farmer"]
    assert len(state.players[0].hand) == 3 and state.round == 1 and state.turn == 1
    dealt = start("intermediate", 6, 0, True, lambda _, may: may[0])
    assert len({one.species for one in dealt.players}) == 6


def test_naive_intermediate_ties_are_broken_in_order() -> None:
    """FOU-A22: unused resources decide, then the victory is shared."""
    state = scene(goods={0: "L"})
    assert count.winners(state) == [0]
    assert count.winners(scene(goods={0: "L", 1: "O"})) == [0, 1]


def test_naive_birth_tile_is_taken_for_the_round() -> None:
    """FOU-A5: there are two tiles of hunters and one of diggers."""
    state = after(scene(ants={0: [("hunter", "1")], 1: [("hunter", "1")]}), common.Birth("digger"))
    assert refusal(state, common.Birth("digger"), seat=1) == "FOU-A5"
    assert refusal(state, common.Birth("hunter"), seat=1) == ""
