"""Experienced: open objectives, ants placed one at a time, pheromones next to one's own, the seven ties."""
from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET, UnsetType

from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable import sight
from formicarium.games.fourmidable.events import Claimed, Completed, Ended, Gathered, Left, Peeked, Uncovered
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    Complete,
    Go,
    Hatch,
    Keep,
    Leave,
    Open,
    Pick,
    PlayCard,
    Recruit,
    Reveal,
    UsePower,
)
from formicarium.games.fourmidable.outlooks import CompleteOutlook, LeaveOutlook, NotCompleted
from formicarium.games.fourmidable.steps.display import look
from formicarium.games.fourmidable.views import TIE_BREAKERS

from .laying import display, lay, tops
from .sitting import Sitting

OPEN = "LL LC RR OO OG"


def in_library(*ants: str, **more: Any) -> Sitting:
    given: dict[str, Any] = {"ants": {0: [*ants], 1: ["hunter e10"]}, "open_": OPEN}
    return lay(**(given | more))


@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_fou_x1_objectives_lie_open_and_hands_are_empty(players: int, number: int) -> None:
    game = Fourmidable(mode="experienced", players=players)
    there = Sitting(game, game.setup(Seeded(3), SILENT))
    assert len(display(there).open) == number and there.view().hand == () and there.view().piles == (0, 0, 0)
    assert display(there).pile == sum(game.course.kit.objectives.copies) - number
    assert not any(isinstance(action, Reveal | Keep) for action in game.course.actions)


def test_fou_x1_objective_that_is_not_open_is_refused() -> None:
    there = in_library("hunter library", goods={0: "LLSS"}).play(0, Pick("hunter", "library"), Go("library"))
    assert there.no(0, Complete("SS6")) == ("FOU-X1", "open")


def test_fou_x2_an_ant_in_the_library_completes_an_open_objective_of_its_type() -> None:
    there = in_library("hunter b10", "farmer b10", goods={0: "LLLCRR"})
    there.play(0, Pick("hunter", "b10"), Go("library"))
    assert set(there.offers(0)) == {Complete("LL6"), Complete("LC5"), Leave()}
    assert there.no(0, Complete("RR6")) == ("FOU-X2", "ant")
    refused = there.refused(0, Complete("OO6"))
    assert refused is not None
    assert refused.facts == NotCompleted(why="missing", card="OO6", ant="digger", missing=2, resource="orange")
    assert there.outlook(0, Complete("LL6")) == CompleteOutlook(
        card="LL6", ant="hunter", needs=("ladybug", "ladybug"), points=6, completed=1, goal=8)
    assert there.outlook(0, Leave()) == LeaveOutlook(count=2)
    there.play(0, Complete("LL6"))
    assert [one.objective.card for one in there.events_of(Completed)] == ["LL6"]
    new = there.events_of(Uncovered)[0].objective
    view = there.view(1)
    assert [card.card for card in view.players[0].revealed] == ["LL6"] and view.turn == 1
    assert view.players[0].resources == (1, 1, 0, 2, 0, 0, 0, 0, 0)
    assert display(there).open[0] == new and len(display(there).open) == 5


def test_fou_x2_completing_may_be_declined() -> None:
    there = in_library("hunter library", goods={0: "LL"}).play(0, Pick("hunter", "library"), Go("library"), Leave())
    assert there.events_of(Left) and there.view().players[0].revealed == () and there.view().turn == 1


def test_fou_x2_player_who_can_pay_nothing_is_not_asked() -> None:
    there = in_library("hunter b10", goods={0: "RR"})
    there.play(0, Pick("hunter", "b10"))
    assert there.outlook(0, Go("library")).what == "unpaid"
    assert there.play(0, Go("library")).view().turn == 1


def test_fou_x2_empty_pile_leaves_fewer_open_objectives() -> None:
    there = in_library("hunter library", goods={0: "LL"})
    for card in range(there.game.course.kit.objectives.count):
        there.state.pile[card] = 0
    for kind in range(3):
        there.state.stack[kind] = 0
    there.play(0, Pick("hunter", "library"), Go("library"), Complete("LL6"))
    assert [card.card for card in display(there).open] == ["LC5", "RR6", "OO6", "OG5"]


def test_fou_x5_ants_are_named_one_at_a_time() -> None:
    game = Fourmidable(mode="experienced", players=3, first_leads=True)
    there = Sitting(game, game.setup(Seeded(1), SILENT))
    while there.view().phase != "mustering":
        seat = there.waiting()[0]
        there.play(seat, there.offers(seat)[0])
    for number in range(9):
        seat = number % 3
        assert there.waiting() == [seat]
        assert there.no((seat + 1) % 3, Recruit("digger")) == ("FOU-X5", "turn")
        there.play(seat, Recruit("digger" if number < 3 else "hunter"))
    assert there.view().round == 1 and [len(one.ants) for one in there.view().players] == [3, 3, 3]


def test_fou_x6_gathering_puts_a_pheromone_next_to_ones_own_only() -> None:
    near = lay().play(0, Pick("hunter", "b10"), Go("b11"))
    far = lay().play(0, Pick("hunter", "b10"), Go("b12"))
    assert near.events_of(Gathered)[0].pheromone and near.position.marks == {"b11": 0}
    assert not far.events_of(Gathered)[0].pheromone and far.events_of(Gathered)[0].rule == "FOU-X6"
    assert far.position.marks == {} and far.position.bare == ("b12",)
    assert near.view().players[0].resources == (0, 0, 1, 0, 0, 0, 0, 0, 0)
    assert far.view().players[0].resources == (0, 1, 0, 0, 0, 0, 0, 0, 0)


def test_fou_x7_standing_ants_claim_at_the_end_of_the_action() -> None:
    """Claims are repeated: b12 is next to the pheromone on b11, b16 to b12, and b19, whose ant comes first, to b16."""
    ants = {0: ["hunter b19", "farmer b12"], 1: ["hunter e10"]}
    there = lay(ants=ants, marks={0: ["b11"]}, bare=["b12", "b19", "b16"]).play(0, Hatch("farmer"))
    assert [one.cell for one in there.events_of(Claimed)] == ["b12"] and there.position.bare == ("b16", "b19")
    ants[0].append("digger b16")
    there = lay(ants=ants, marks={0: ["b11"]}, bare=["b12", "b19", "b16"]).play(0, Hatch("farmer"))
    assert [one.cell for one in there.events_of(Claimed)] == ["b12", "b16", "b19"] and there.position.bare == ()


def test_fou_x7_ants_claim_in_order_when_pheromones_run_short() -> None:
    there = lay(ants={0: ["hunter b10", "digger b6", "farmer b5"], 1: ["hunter e10"]}, bare=["b5", "b6"])
    there.state.colonies[0].left = 1
    there.play(0, Hatch("hunter"))
    assert [one.cell for one in there.events_of(Claimed)] == ["b5"]


def test_fou_x7_a_hole_lets_those_claim_who_stand_beside_it() -> None:
    there = lay(ants={0: ["digger b10", "hunter b1 moved"], 1: ["hunter e10"]}, marks={0: ["b4"]}, bare=["b1", "b2"])
    there.state.ground[there.game.course.kit.board.names.index("b4")] = 6
    there.play(0, Pick("digger", "b10"), Go("2"), Open("b4"))
    assert [one.cell for one in there.events_of(Claimed)] == ["b1"]
    assert "b4" in there.position.bare  # no ant claims under a hole


def test_fou_x7_ants_do_not_claim_after_an_opponents_action() -> None:
    there = lay(ants={0: ["hunter b10"], 1: ["hunter e10", "digger e5 moved"]}, bare=["e5"])
    there.play(0, Pick("hunter", "b10"), Go("b10"))
    assert not there.events_of(Claimed) and there.position.bare == ("e5",)


def test_fou_x8_ants_block_on_empty_terrain_too() -> None:
    there = lay(ants={0: ["hunter b10"], 1: ["hunter b11"]}, bare=["b11"]).play(0, Pick("hunter", "b10"))
    assert there.no(0, Go("b11")) == ("FOU-X8", "ant")


EIGHT = "LL LC LS CC CS SS RR RB"
IDLE: dict[str, Any] = {"born": {0: "hunter", 1: "hunter"}, "prowled": [0, 1]}


def test_fou_x9_the_round_of_the_eighth_is_played_to_its_end() -> None:
    there = lay(done={0: EIGHT}, **IDLE)
    there.play(0, Pick("hunter", "b10"), Go("b10"))
    assert there.waiting() == [1]
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    assert there.events_of(Ended)[0].rule == "FOU-X9" and there.waiting() == []
    assert there.no(0, Recruit("hunter"))[0] == "FOU-X9"


# Points are equal, and seat 0 leads by the key's tie-breaker only; seat 1 leads by all later ones.
TIES: dict[str, dict[str, Any]] = {
    "pheromones": {"marks": {0: ["b11"]}, "done": {0: "RR BB", 1: "LLL"}, "holes": {1: {2: "e5"}}, "bare": ["e5"]},
    "three resources": {"done": {0: "LLL", 1: "RR RB"}, "holes": {1: {2: "e5"}}, "bare": ["e5"]},
    "holes": {"done": {0: "LC", 1: "RR"}, "holes": {0: {2: "b5"}}, "bare": ["b5"], "dug": {1: ["r1c4", "r2c4"]}},
    "nest cells dug": {"dug": {0: ["r1c4"]}, "goods": {1: "RRR"}},
    "resources": {"goods": {0: "L"}, "predators": {"worm": (1, "r1c4")}, "dug": {0: ["r1c4"], 1: ["r1c4"]}},
    "worm": {"predators": {"worm": (0, "r1c4")}, "dug": {0: ["r1c4"], 1: ["r1c4"]}},
}


@pytest.mark.parametrize("what", TIES)
def test_fou_x10_ties_are_broken_in_order(what: str) -> None:
    state = lay(**TIES[what]).state
    assert state.score(0) == state.score(1) and state.compare(0, 1) > 0 and state.compare(1, 0) == -state.compare(0, 1)


NAMES = {"three resources": "triples", "nest cells dug": "dug"}


@pytest.mark.parametrize("what", TIES)
def test_fou_x10_the_view_of_the_end_has_what_breaks_the_tie(what: str) -> None:
    state = lay(**TIES[what]).state
    assert sight.view(state, 0).ties is UNSET
    state.over = 1
    ties = sight.view(state, -1).ties
    assert not isinstance(ties, UnsetType) and [one.what for one in ties] == list(TIE_BREAKERS)
    first = next(one for one in ties if one.values[0] != one.values[1])
    assert first.what == NAMES.get(what, what) and first.values[0] > first.values[1]


def test_fou_x10_remaining_tie_is_shared() -> None:
    there = lay(players=3, predators={"worm": (2, "r1c4")}, dug={seat: ["r1c4"] for seat in range(3)})
    assert there.state.compare(0, 1) == 0 and there.game.places(there.state) == (2, 2, 1)


def test_fou_q3_diggers_go_outside_and_gather_nothing_there() -> None:
    there = lay(ants={0: ["digger b10"], 1: ["hunter e10"]}, bare=["b6"]).play(0, Pick("digger", "b10"), Go("b6"))
    assert there.position.marks == {"b6": 0}
    there = lay(ants={0: ["digger b10"], 1: ["hunter e10"]}).play(0, Pick("digger", "b10"), Go("b11"))
    assert not there.events_of(Gathered) and there.position.marks == {}


def test_fou_x1_viewer_of_the_pile_knows_its_top_cards_and_others_know_who() -> None:
    """FOU-C19 to C21, FOU-E6: the cards stay where they are, and come in that order."""
    there = in_library("hunter library", goods={0: "LL"})
    seen = list(look(there.state, 0, 2, Seeded(5)))
    assert list(look(there.state, 1, 1, Seeded(6))) == seen[:1]
    designs = there.game.course.kit.objectives.designs
    assert [(one.objective, one.above) for one in there.view(0).known] == [(designs[seen[0]], 0), (designs[seen[1]], 1)]
    assert [one.above for one in there.view(1).known] == [0] and there.view(-1).known == ()
    assert all(display(there, seat).tops == ((0, 1), (0,)) for seat in (-1, 0, 1))
    worlds = [there.copy() for _ in range(12)]
    for number, world in enumerate(worlds):
        world.state.shuffle_hidden(1, Seeded(number))
    assert {tops(world)[0].card for world in worlds} == {designs[seen[0]].card}
    assert len({tops(world)[1].card for world in worlds}) > 3
    there.play(0, Pick("hunter", "library"), Go("library"), Complete("LL6"))
    assert display(there).open[0] == designs[seen[0]] and display(there).tops == ((0,),)


def test_fou_c14_completes_an_open_objective_without_library() -> None:
    """FOU-C13 to C15: it is paid, also during a move; where several can be paid, the next move chooses."""
    there = in_library("hunter b10", goods={0: "LLRRB"}, gifts={0: ["C14", "C15"]}, open_="LL LC RR RB OG")
    there.play(0, Pick("hunter", "b10"), PlayCard("C14"))
    assert set(there.offers(0)) == {Complete("RR6"), Complete("RB5")}
    assert there.no(0, Complete("LL6")) == ("FOU-X2", "ant") and there.no(0, Leave()) == ("FOU-C14", "played")
    there.play(0, Complete("RB5"))
    assert there.view().phase == "walking" and there.view().players[0].resources == (2, 0, 0, 1, 0, 0, 0, 0, 0)
    assert there.no(0, PlayCard("C15")) == ("FOU-C15", "unpaid")


def test_fou_c13_a_single_one_is_completed_at_once() -> None:
    there = in_library("farmer b10", goods={0: "LL"}, gifts={0: ["C13"]}).play(0, PlayCard("C13"))
    assert there.events_of(Completed)[0].objective.card == "LL6" and there.view().phase == "acting"


def test_fou_c19_looks_at_the_next_two_cards_of_the_pile() -> None:
    """FOU-C19 to C21: cards of any type; all seats are told who looks, and only that seat sees the cards."""
    there = in_library("hunter b10", gifts={0: ["C19-day", "C20-day"]}).play(0, PlayCard("C19-day"))
    assert there.events_of(Peeked)[0].looked == 2 and set(there.whispers) == {0}
    seen = [one.objective for one in there.view().known]
    assert there.whispers[0][0].cards == tuple(seen) and there.view(1).known == ()  # type: ignore[attr-defined]
    there.play(0, PlayCard("C20-day"))
    assert [one.objective for one in there.view().known] == seen


def strategist(**more: Any) -> Sitting:
    there = in_library("hunter b10", "farmer b10", **more)
    there.state.colonies[0].species = 5
    return there


def test_fou_e6_the_strategist_looks_before_each_action() -> None:
    there = strategist().play(0, UsePower())
    assert len(there.view().known) == 1 and there.events_of(Peeked)[0].rule == "FOU-E6"
    assert there.no(0, UsePower()) == ("FOU-E6", "spent")
    there.play(0, Pick("hunter", "b10"))
    assert there.no(0, UsePower()) == ("FOU-E6", "when") and there.no(1, UsePower())[0] == "FOU-I1"
    there.play(0, Go("b10")).play(1, Pick("hunter", "e10"), Go("e10"))
    assert there.refused(0, UsePower()) is None


def without_a_pile(there: Sitting) -> Sitting:
    for card in range(there.game.course.kit.objectives.count):
        there.state.pile[card] = 0
    for kind in range(3):
        there.state.stack[kind] = 0
    return there


def test_fou_e6_strategist_with_an_empty_pile_is_refused() -> None:
    assert without_a_pile(strategist()).no(0, UsePower()) == ("FOU-E6", "pile")


def test_fou_e6_strategist_out_of_turn_is_refused() -> None:
    there = strategist()
    there.state.colonies[1].species = 5
    assert there.no(1, UsePower()) == ("FOU-E6", "elsewhere")


def test_fou_c19_card_with_an_empty_pile_is_refused() -> None:
    there = without_a_pile(in_library("hunter b10", gifts={0: ["C19-day"]}))
    assert there.no(0, PlayCard("C19-day")) == ("FOU-C19", "pile")
