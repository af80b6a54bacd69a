"""Experienced in the naive engine: the draft, open objectives, pheromones next to one's own, the seven ties."""
from __future__ import annotations

import pytest

from tests.oracle.fourmidable.common import Ant, Dig
from tests.oracle.fourmidable.upper import count, rules
from tests.oracle.fourmidable.upper.box import EXPERIENCED, SPECIES
from tests.oracle.fourmidable.upper.table import (
    Complete,
    Done,
    Lift,
    Pick,
    Power,
    StartOne,
    State,
    Step,
    Stop,
    Take,
    start,
)

from .scenes import HOME, after, card, first, kinds, p, refusal, scene, upon

pytestmark = pytest.mark.engine_free

ONE, TWO, THREE = (4, -3), (3, -3), (2, -2)
LIBRARY = (0, "library")


def at_home(*ants: str, **more: object) -> State:
    given: dict[str, object] = {"ants": {0: [(kind, "1") for kind in ants], 1: [("hunter", "1")]}}
    return scene(EXPERIENCED, **(given | more))  # type: ignore[arg-type]


def table(players: int, holder: int = 0) -> State:
    return start(EXPERIENCED, players, holder, True, first)


@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_naive_fou_x1_objectives_lie_open_and_hands_are_empty(players: int, number: int) -> None:
    state = table(players)
    assert len(state.opened) == number and not any(one.hand for one in state.players)


def drafting(players: int, holder: int) -> State:
    state = table(players, holder)
    for step in range(players):
        state = after(state, Take(SPECIES[step]), seat=(holder + step) % players)
    return state


def test_naive_fou_x3_species_are_picked_in_turn() -> None:
    state = table(3, 2)
    assert rules.waiting(state) == {2}
    assert drafting(3, 2).players[0].species == SPECIES[1]


def test_naive_fou_x4_draft_passes_packs_and_keeps_six_cards() -> None:
    """All pick at once, the rest goes to the left, six cards are kept, the last two discarded."""
    state = drafting(3, 1)
    packs = [list(one.pack) for one in state.players]
    assert rules.waiting(state) == {0, 1, 2} and [len(pack) for pack in packs] == [8, 8, 8]
    state = after(state, Pick(packs[2][0]), seat=2)
    assert rules.waiting(state) == {0, 1} and refusal(state, Pick(packs[2][1]), seat=2)
    assert state.players[0].pack == packs[0]
    state = after(after(state, Pick(packs[0][3]), seat=0), Pick(packs[1][0]), seat=1)
    assert state.players[1].pack == [one for one in packs[0] if one != packs[0][3]]
    assert state.players[0].pack == packs[2][1:]
    assert refusal(state, Pick(packs[0][0]), seat=0) == "FOU-X4"
    while state.phase == "draft":
        seat = min(rules.waiting(state))
        state = after(state, Pick(state.players[seat].pack[0]), seat=seat)
    assert [len(one.cards) for one in state.players] == [6, 6, 6] and len(state.gone) == 6
    assert [len(pack) for pack in state.players[0].packs_seen] == [8, 7, 6, 5, 4, 3]
    assert state.phase == "starting" and state.turn == 1


def test_naive_fou_x5_starting_ants_are_named_one_at_a_time() -> None:
    state = drafting(2, 1)
    while state.phase == "draft":
        seat = min(rules.waiting(state))
        state = after(state, Pick(state.players[seat].pack[0]), seat=seat)
    for turn in range(6):
        assert rules.waiting(state) == {(1 + turn) % 2} and state.phase == "starting"
        state = after(state, StartOne("digger"), seat=(1 + turn) % 2)
    assert state.round == 1 and state.turn == 1 and len(state.players[0].ants) == 3


def test_naive_fou_x2_ant_in_the_library_completes_an_objective() -> None:
    """An objective of the ant's own kind, paid at once, one for a move; a new one is opened."""
    state = at_home("hunter", "farmer", opened="LL LC RR OO OG", goods={0: "LLLCRR"})
    state = after(state, Lift("hunter", HOME), Step(LIBRARY), Stop())
    assert rules.legal(state, 0) == {Complete(card("LL")), Complete(card("LC")), Done()}
    assert refusal(state, Complete(card("RR"))) == "FOU-X2"
    then = after(state, Complete(card("LL")), luck=[card("SSS")])
    assert then.players[0].revealed == [card("LL")] and then.players[0].goods == {"L": 1, "C": 1, "R": 2}
    assert card("SSS") in then.opened and len(then.opened) == 5 and then.turn == 1


def test_naive_fou_x2_completing_is_optional_and_repeated_by_staying() -> None:
    state = at_home("hunter", "hunter", opened="LL LC RR OO OG", goods={0: "LL"})
    state.players[0].ants[0].at = LIBRARY
    state = after(state, Lift("hunter", LIBRARY), Stop())
    assert state.moment() == "completing"
    assert after(state, Done()).players[0].revealed == []


def test_naive_fou_x2_unpayable_objective_is_not_asked() -> None:
    state = at_home("hunter", "hunter", opened="LL LC RR OO OG", goods={0: "RR"})
    assert after(state, Lift("hunter", HOME), Step(LIBRARY), Stop()).turn == 1


def test_naive_fou_c14_card_completes_an_open_objective() -> None:
    """An open farmer objective, paid, without library, in the middle of a move too."""
    state = at_home("hunter", cards={0: "C14"}, opened="LL LC RR OO OG", goods={0: "LLRR"})
    assert upon(after(state, Lift("hunter", HOME)), "C14") == {card("RR")}
    then = after(state, p("C14", card("RR")), luck=[card("MM")])
    assert then.players[0].revealed == [card("RR")] and then.moment() == "before" and card("MM") in then.opened
    poor = at_home("hunter", cards={0: "C14"}, opened="LL LC RR OO OG")
    assert refusal(poor, p("C14", card("RR"))) == "FOU-C14"


def test_naive_fou_c19_card_shows_the_next_two_objectives() -> None:
    state = at_home("hunter", cards={0: "C19 C13"}, opened="LL LC RR OO OG", goods={0: "LL"})
    state = after(state, p("C19"), luck=[card("MM"), card("GGG")])
    assert state.players[0].peeked == [card("MM"), card("GGG")]
    assert card("MM") in after(state, p("C13", card("LL"))).opened


def test_naive_fou_e6_strategist_sees_the_next_objective_before_an_action() -> None:
    """The strategist sees the next objective once for each action, before it."""
    state = at_home("hunter", species={0: "strategist"})
    seen = after(state, Power(), luck=[card("MM")])
    assert seen.players[0].peeked == [card("MM")] and refusal(seen, Power()) == "FOU-E6"
    assert refusal(after(state, Lift("hunter", HOME)), Power()) == "FOU-E6"


def test_naive_fou_x6_gathering_lays_a_pheromone_beside_own_pieces_only() -> None:
    """A pheromone beside the hole, empty terrain two cells away."""
    state = at_home("hunter", ground={ONE: "L", TWO: "L"})
    near = after(state, Lift("hunter", HOME), Step(ONE), Stop())
    far = after(state, Lift("hunter", HOME), Step(ONE), Step(TWO), Stop())
    assert near.scents == {ONE: 0} and far.scents == {} and far.ground[TWO] == "."
    assert near.players[0].goods == far.players[0].goods == {"L": 1}


def test_naive_fou_x7_new_pheromone_counts_for_the_next_cell() -> None:
    state = at_home("farmer", bare=[ONE, TWO, THREE])
    assert after(state, Lift("farmer", HOME), Step(ONE), Step(TWO), Step(THREE), Stop()).scents == \
        {ONE: 0, TWO: 0, THREE: 0}
    state.players[0].ants[0].at = (1, -1)
    back = after(state, Lift("farmer", (1, -1)), Step(THREE), Step(TWO), Step(ONE))
    assert back.scents == {ONE: 0}
    assert after(back, Stop()).scents == {ONE: 0}


def test_naive_fou_x7_standing_ants_claim() -> None:
    """Claims are repeated at the end of the action; no ant stands on THREE, so it stays empty."""
    state = at_home("farmer", bare=[TWO, THREE, (1, -1)])
    for at in (TWO, (1, -1)):
        state.players[0].ants.append(Ant("digger", at, True))
    then = after(state, Lift("farmer", HOME), Step(ONE), Stop())
    assert then.scents == {ONE: 0, TWO: 0}


def test_a_hole_lets_those_claim_who_stand_beside_it() -> None:
    """FOU-X7, A8: a new hole counts as the seat's own piece."""
    state = at_home("digger", bare=[THREE, (1, -1)])
    state.players[0].ants.append(Ant("hunter", (1, -1), True))
    then = after(state, Lift("digger", HOME), Step((0, "2")), Stop(), Dig(THREE))
    assert then.scents == {(1, -1): 0}


def test_naive_fou_c31_pheromone_card_needs_no_neighbour() -> None:
    """FOU-C31, I3, X7: a pheromone put far away; the ant beside it claims its cell at the action's end."""
    state = at_home("hunter", cards={0: "C31"}, bare=[THREE, (1, -1)])
    state.players[0].ants.append(Ant("farmer", (1, -1), True))
    then = after(state, p("C31", THREE), Lift("hunter", HOME), Stop())
    assert then.scents == {THREE: 0, (1, -1): 0}


def test_naive_fou_x7_ants_claim_in_order_when_pheromones_run_short() -> None:
    state = at_home("hunter", bare=[ONE, (4, -2)])
    for at in ((4, -2), ONE):
        state.players[0].ants.append(Ant("digger", at, True))
    state.players[0].pheromones = 1
    assert after(state, Lift("hunter", HOME), Stop()).scents == {(4, -2): 0}


def test_naive_fou_x8_ants_block_on_empty_terrain() -> None:
    state = at_home("hunter", bare=[ONE], ants={0: [("hunter", "1")], 1: [("hunter", ONE)]})
    assert refusal(after(state, Lift("hunter", HOME)), Step(ONE)) == "FOU-K16"


def test_naive_fou_q3_diggers_outside_lay_pheromones_and_gather_nothing() -> None:
    state = at_home("digger", bare=[ONE], ground={TWO: "L"})
    then = after(state, Lift("digger", HOME), Step(ONE), Step(TWO), Stop())
    assert then.scents == {ONE: 0} and not then.players[0].goods and then.ground[TWO] == "L"


def test_naive_fou_x9_eighth_objective_ends_the_game_after_the_round() -> None:
    """The others finish their round first."""
    eight = "LL LC LS CC CS SS RR RB"
    state = at_home("hunter", revealed={0: eight}, born=[0, 1], preyed={0: "worm", 1: "worm"})
    state = after(state, Lift("hunter", HOME), Stop())
    assert state.turn == 1 and not state.ended
    state = after(state, Lift("hunter", (-5, 3)), Stop(), seat=1)
    assert state.ended == "FOU-X9" and state.phase == "ended" and not rules.waiting(state)


def test_naive_fou_k19_two_quiet_rounds_end_the_game() -> None:
    state = at_home("hunter", born=[0, 1], preyed={0: "worm", 1: "worm"})
    state.idle = 1
    state = after(after(state, Lift("hunter", HOME), Stop()), Lift("hunter", (-5, 3)), Stop(), seat=1)
    assert state.ended == "FOU-K19"


def test_naive_fou_x10_seven_tie_breaks_in_order() -> None:
    """Pheromones, three-resource objectives, holes, cells dug, unused resources, the worm, shared."""
    even = scene(EXPERIENCED)
    assert count.winners(even) == [0, 1]
    state = even.copied()
    state.predators["worm"] = (1, "r1c0")
    assert count.winners(state) == [1]
    state.players[0].goods["L"] += 1
    assert count.winners(state) == [0]
    del state.players[1].earth["r1c0"]
    assert count.winners(state) == [1]
    state.players[0].holes["2"] = ONE  # one more point for seat 0,
    state.players[1].leaves += 1  # and one for seat 1, so they are equal again
    assert count.winners(state) == [0]
    state.players[1].revealed = [card("LCS")]
    state.players[0].leaves += 12  # 9 points and the bonus of 3
    assert count.winners(state) == [1]
    state.scents[TWO] = 0
    state.players[1].leaves += 1
    assert count.winners(state) == [0]
    state.players[1].leaves += 1
    assert count.winners(state) == [1]


def test_naive_fou_x1_no_action_out_of_turn() -> None:
    assert not rules.legal(at_home("hunter", goods={1: "LLL"}), 1)
    assert "Reveal" not in kinds(at_home("hunter", goods={0: "LLL"}))
