"""Child: FOU-K1 to K20."""
from __future__ import annotations

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.events import Asked, Dawned, Dug, Ended, Gathered, Revealed, Walked
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Call, Draw, Go, Hatch, Muster, Pass, Pick, Reveal

from .sitting import Sitting, begin, digger, farmer, hunter, sit

ROUND = ["b5", "b6", "b11", "b15", "b14", "b9"]  # the nest of seat 0


def child(**more: object) -> Sitting:
    return sit("child", **more)  # type: ignore[arg-type]


def test_fou_k1_child_mode_has_no_predators_births_or_weather() -> None:
    there = child()
    view = there.view()
    assert view.predators == () and view.births == (0, 0, 0) and view.weather is None
    assert view.players[0].supply == (0, 0, 0)
    assert there.no(0, Hatch("hunter")) == ("FOU-K1", "level")
    assert there.no(0, Call("spider")) == ("FOU-K1", "level")


def test_fou_k1_library_and_queens_room_are_plain_cells() -> None:
    there = child(ants={0: [farmer("queen")]}, scents={1: ROUND}, dug={0: ["r1c4"]})
    assert there.ends(0, "farmer", "queen") == {"queen", "library", "b10", "r1c4"}
    there.play(0, Pick("farmer", "queen"), Go("library"))
    assert there.view().players[0].hand == (0, 0, 0) and there.view().phase == "acting"


def test_fou_k2_seven_objectives_of_any_mix() -> None:
    opening = begin("child")
    first = opening.state.turn
    assert len(opening.offers(first, Draw)) == 36
    assert opening.no(1 - first, Draw(7, 0, 0)) == ("FOU-K2", "turn")
    opening.play(first, Draw(2, 4, 1))
    assert opening.view(first).players[first].hand == (2, 4, 1)
    assert opening.no(first, Draw(2, 4, 1)) == ("FOU-K2", "turn")
    assert opening.no(1 - first, Draw(2, 4, 2)) == ("FOU-K2", "unknown")
    assert opening.no(1 - first, Muster(5, 0, 0)) == ("FOU-K2", "step")


def test_fou_k2_hand_is_limited_by_the_piles() -> None:
    """Three players, sixteen cards a pile: after two hands of seven hunters two are left."""
    opening = begin("child", 3)
    for _ in range(2):
        opening.play(opening.state.turn, Draw(7, 0, 0))
    seat = opening.state.turn
    assert opening.no(seat, Draw(3, 4, 0)) == ("FOU-K2", "pile")
    assert opening.refused(seat, Draw(3, 4, 0)).facts.cards == 2  # type: ignore[union-attr]
    opening.play(seat, Draw(2, 5, 0))


def test_fou_k2_a_hand_of_diggers_is_a_trap() -> None:
    opening = begin("child")
    warned = {one for one in opening.offers(opening.state.turn, Draw)
              if opening.outlook(opening.state.turn, one).trap}
    assert warned == {Draw(0, 0, 7), Draw(1, 0, 6), Draw(0, 1, 6)}


def test_fou_k2_hands_are_secret() -> None:
    one = child(hand={0: "LL CC", 1: "RR OO"})
    two = child(hand={0: "LL CC", 1: "BB OO"})
    assert one.view(0) == two.view(0) and one.view(-1) == two.view(-1)
    assert one.view(1) != two.view(1)
    assert one.view(0).players[1].hand == (0, 1, 1)


def test_fou_k3_five_ants_on_cell_1() -> None:
    opening = begin("child")
    for _ in range(2):
        opening.play(opening.state.turn, Draw(3, 3, 1))
    first = opening.state.turn
    assert len(opening.offers(first, Muster)) == 21
    assert opening.no(first, Muster(2, 2, 2)) == ("FOU-K3", "unknown")
    assert opening.no(first, Pick("hunter", "b10")) == ("FOU-K3", "step")
    opening.play(first, Muster(2, 2, 1))
    ants = opening.view().players[first].ants
    assert [ant.ant for ant in ants] == ["hunter", "hunter", "farmer", "farmer", "digger"]
    assert {ant.cell for ant in ants} == {opening.view().players[first].holes[0]}
    assert opening.view(1 - first).players[first].ants == ants


def test_fou_k4_up_to_three_cells_one_action_each() -> None:
    there = child(ants={0: [hunter("1"), farmer("1")], 1: [hunter("1")]})
    ends = there.ends(0, "hunter", "b10")
    assert {"b10", "b5", "b2", "b18", "a9"} & ends == {"b10", "b5", "b2", "b18"}
    away = there.picked(0, "hunter", "b10").outlook
    assert all(away(0, Go(cell)).steps <= 3 for cell in ends)
    there.play(0, Pick("hunter", "b10"), Go("b5"))
    assert there.events_of(Walked)[0].path == ("b10", "b5")
    assert there.waiting() == [1]
    assert there.no(0, Pick("farmer", "b10")) == ("FOU-K4", "turn")
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    assert there.no(0, Pick("hunter", "b5")) == ("FOU-K4", "moved")
    assert there.no(0, Pick("digger", "b5")) == ("FOU-K4", "none")
    assert there.no(0, Go("b5")) == ("FOU-K4", "step")
    assert there.no(0, Pass()) == ("FOU-K4", "step")
    assert there.picked(0, "farmer", "b10").no(0, Go("e1")) == ("FOU-K4", "far")
    assert there.no(-1, Pick("farmer", "b10")) == ("FOU-K4", "spectator")


def test_fou_k4_player_without_ants_to_move_is_skipped() -> None:
    there = child(ants={0: [hunter("1"), farmer("1")], 1: [hunter("1", moved=True)]})
    there.play(0, Pick("hunter", "b10"), Go("b10"))
    assert there.waiting() == [0]


def test_fou_k5_round_ends_when_all_ants_have_acted() -> None:
    there = child(ants={0: [hunter("1")], 1: [hunter("1")]})
    there.play(0, Pick("hunter", "b10"), Go("b11"))
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    assert [(event.seat, event.round, event.day) for event in there.events_of(Dawned)] == [(1, 2, False)]
    assert there.waiting() == [1]
    assert not any(ant.moved for player in there.view().players for ant in player.ants)


def test_fou_k6_ants_follow_tunnels_inside_the_nest() -> None:
    """There is no diagonal: no tunnel leads from r1c4 to r2c3."""
    there = child(ants={0: [hunter("r1c4")]}, dug={0: ["r1c4", "r2c3"]}, scents={1: ROUND})
    assert "r2c3" not in there.ends(0, "hunter", "r1c4")
    assert there.picked(0, "hunter", "r1c4").no(0, Go("r2c3"))[0] == "FOU-K4"
    there = child(ants={0: [hunter("b11")]})
    around = {one for one in there.ends(0, "hunter", "b11")
              if there.picked(0, "hunter", "b11").outlook(0, Go(one)).steps == 1}
    assert around == {"b10", "b6", "b7", "b12", "b16", "b15"}


def test_fou_k7_gathers_where_it_ends_and_only_its_own_kind() -> None:
    there = child(ants={0: [hunter("1"), farmer("1")], 1: [hunter("1"), hunter("1")]})
    there.play(0, Pick("hunter", "b10"), Go("b12"))
    assert [(event.resource, event.cell) for event in there.events_of(Gathered)] == [("caterpillar", "b12")]
    assert there.view().players[0].resources == (0, 1, 0, 0, 0, 0, 0, 0, 0)
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    there.play(0, Pick("farmer", "b10"), Go("b11"))
    assert not there.events_of(Gathered)
    assert next(one for one in there.view().ground if one.cell == "b11").lies == "beetle"


def test_fou_k7_the_digger_gathers_nothing_outside() -> None:
    there = child(ants={0: [digger("1")]})
    there.play(0, Pick("digger", "b10"), Go("b6"))
    assert sum(there.view().players[0].resources) == 0


def test_fou_k8_foreign_pheromones_and_water_are_refused() -> None:
    there = child(ants={0: [hunter("a11")], 1: [hunter("1")]}, scents={1: ["a12"], 0: ["a7"]})
    walking = there.picked(0, "hunter", "a11")
    assert walking.no(0, Go("a12")) == ("FOU-K8", "pheromone")
    assert walking.no(0, Go("a10")) == ("FOU-K8", "water")
    assert "a7" in walking.asked(Go)


def test_fou_k9_foreign_holes_and_nests_are_refused() -> None:
    there = child(ants={0: [hunter("e9")]})
    assert there.picked(0, "hunter", "e9").no(0, Go("e10")) == ("FOU-K9", "hole")
    assert there.picked(0, "hunter", "e9").no(0, Go("library"))[0] == "FOU-K4"


def test_fou_k10_only_diggers_dig() -> None:
    there = child(ants={0: [hunter("1"), digger("1")]})
    assert there.picked(0, "hunter", "b10").no(0, Go("r1c4"))[0] == "FOU-K10"
    assert "r1c4" in there.ends(0, "digger", "b10")


def test_fou_k11_a_digger_stops_on_the_first_earth() -> None:
    """Worked example of the rulebook: the possible moves of a digger, each ending on the first earth it meets."""
    there = child(ants={0: [digger("1")]}, scents={1: ROUND})
    assert there.ends(0, "digger", "b10") == {"b10", "2", "r1c4", "r2c4", "r3c4", "library", "queen"}
    assert there.picked(0, "digger", "b10").no(0, Go("r2c3"))[0] == "FOU-K11"
    further = child(ants={0: [digger("1")]}, scents={1: ROUND}, dug={0: ["r2c4"]})
    assert further.ends(0, "digger", "b10") == {
        "b10", "2", "r1c4", "r2c4", "r3c4", "r2c3", "library", "queen"}


def test_fou_k12_gathering_leaves_a_pheromone_or_a_dug_cell() -> None:
    there = child(ants={0: [hunter("1"), digger("1")], 1: [hunter("1"), hunter("1")]})
    there.play(0, Pick("hunter", "b10"), Go("b11"))
    ground = next(one for one in there.view().ground if one.cell == "b11")
    assert (ground.lies, ground.owner, there.view().players[0].pheromones) == ("pheromone", 0, 17)
    assert there.events_of(Gathered)[0].pheromone
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    there.play(0, Pick("digger", "b10"), Go("r1c4"))
    assert [(event.resource, event.cell) for event in there.events_of(Dug)] == [("brown", "r1c4")]
    view = there.view().players[0]
    assert view.resources == (0, 0, 1, 0, 0, 0, 0, 0, 1) and view.pheromones == 17
    assert there.points(0)["FOU-K12"] == 1


def test_fou_k13_gathering_without_pheromones_leaves_none() -> None:
    there = child(ants={0: [hunter("1")]}, elsewhere={0: 18})
    there.play(0, Pick("hunter", "b10"), Go("b11"))
    assert [event.pheromone for event in there.events_of(Gathered)] == [False]
    assert next(one for one in there.view().ground if one.cell == "b11").lies == "empty"
    assert there.view().players[0].resources[2] == 1 and there.points(0)["FOU-K12"] == 18


def test_fou_k14_objective_can_be_revealed_out_of_turn() -> None:
    there = child(ants={0: [hunter("1")], 1: [hunter("1")]}, hand={0: "LL", 1: "RR RRB"}, goods={1: "RRB"})
    assert there.offers(1) == [Reveal("RR6"), Reveal("RRB10")] and there.waiting() == [0]
    there.play(0, Pick("hunter", "b10"))
    there.play(1, Reveal("RR6"))
    assert [(one.seat, one.objective.card, one.revealed) for one in there.events_of(Revealed)] == [(1, "RR6", 1)]
    assert there.waiting() == [0] and there.view().phase == "walking"
    assert there.view().players[1].resources == (0, 0, 0, 0, 1, 0, 0, 0, 0)
    assert there.no(1, Reveal("RRB10")) == ("FOU-K14", "missing")
    assert there.refused(1, Reveal("RRB10")).facts.missing == 2  # type: ignore[union-attr]
    assert there.no(1, Reveal("MM6")) == ("FOU-K14", "hand")
    assert there.points(1)["FOU-K14"] == 6


def test_fou_k14_reveal_before_the_first_round_is_refused() -> None:
    opening = begin("child")
    first = opening.state.turn
    opening.play(first, Draw(7, 0, 0))
    card = opening.view(first).hand[0].card
    assert opening.no(first, Reveal(card)) == ("FOU-K14", "early")


def test_fou_k15_the_seventh_objective_ends_the_game() -> None:
    there = child(ants={0: [hunter("1")], 1: [hunter("1")]}, revealed={1: "LL LC LS CC CS SS"},
                  hand={1: "RR", 0: "BB OO"}, goods={1: "RR", 0: "BB"}, scents={0: ["b1", "b2"]})
    there.play(0, Pick("hunter", "b10"))
    there.play(1, Reveal("RR6"))
    assert there.events_of(Asked)[0].final and there.waiting() == [0]
    assert there.view().phase == "counting" and there.view().held is None
    assert there.no(0, Pick("hunter", "b10")) == ("FOU-K15", "step")
    assert there.offers(0) == [Pass(), Reveal("BB6")]
    there.play(0, Reveal("BB6"))
    assert there.events_of(Ended)[0].winners == (1,)  # nothing more can be paid, so the score is counted
    assert there.points(0) == {"FOU-K14": 6, "FOU-K12": 2}
    assert there.state.score(1) == 33 + 6
    assert there.no(0, Pass()) == ("FOU-K15", "over")


def test_fou_k15_last_reveal_may_be_passed_and_ties_are_shared() -> None:
    there = child(ants={0: [hunter("1")], 1: [hunter("1")]}, revealed={1: "LL LC LS CC CS SS", 0: "RR BB MM RB RM BM"},
                  hand={1: "OO", 0: "GG"}, goods={1: "OO", 0: "GG"}, scents={0: ["b1", "b2", "b3"] + ["b4"] * 0})
    there.play(1, Reveal("OO6"))
    assert there.waiting() == [0]
    there.play(0, Pass())
    assert there.game.places(there.state) == (2, 1)
    level = child(revealed={1: "LL LC LS CC CS SS", 0: "RR BB MM RB RM BM"}, hand={1: "OO", 0: "GG"},
                  goods={1: "OO", 0: "GGO"})
    level.play(1, Reveal("OO6")).play(0, Reveal("GG6"))
    assert level.game.places(level.state) == (1, 1)  # an orange left over breaks no tie here


def test_fou_k16_ants_of_others_stand_in_the_way_own_ones_do_not() -> None:
    there = child(ants={0: [hunter("b11"), farmer("b12")], 1: [hunter("b7")]})
    assert there.picked(0, "hunter", "b11").no(0, Go("b7")) == ("FOU-K16", "ant")
    assert "b12" in there.ends(0, "hunter", "b11")


def test_fou_k17_numbered_cells_are_earth() -> None:
    there = child(ants={0: [digger("1")], 1: [hunter("1")]})
    there.play(0, Pick("digger", "b10"), Go("2"))
    view = there.view().players[0]
    assert view.resources[8] == 1 and view.holes == ("b10", None, None, None)
    assert view.ants[0].cell == "2" and there.view().phase == "acting"
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    assert {"3", "b10", "r1c4"} <= there.ends(0, "digger", "2")


def test_fou_k18_empty_terrain_stays_empty() -> None:
    there = child(ants={0: [farmer("1")]}, bare=["b11"])
    there.play(0, Pick("farmer", "b10"), Go("b11"))
    assert next(one for one in there.view().ground if one.cell == "b11").lies == "empty"
    assert there.view().players[0].pheromones == 18


def test_fou_k19_two_quiet_rounds_end_the_game() -> None:
    there = child(ants={0: [hunter("1")], 1: [hunter("1")]}, hand={0: "LL"}, goods={0: "LL"}, idle=1)
    there.play(0, Pick("hunter", "b10"), Go("b10"))
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    assert there.view().ending == "FOU-K19" and there.waiting() == [0]
    there.play(0, Pass())
    assert there.view().ended == "FOU-K19"


def test_fou_k19_progress_resets_the_quiet_rounds() -> None:
    there = child(ants={0: [hunter("1")], 1: [hunter("1")]}, hand={0: "LL"}, goods={0: "LL"}, idle=1)
    there.play(0, Reveal("LL6"), Pick("hunter", "b10"), Go("b10"))
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    assert (there.view().round, there.view().still) == (2, 0)


@pytest.mark.parametrize("mode", ["child", "apprentice"])
def test_fou_k20_resources_are_not_limited_by_tiles(mode: str) -> None:
    """Where the reserve has too few tiles of a resource, the gain is still recorded."""
    there = sit(mode, 6, ants={seat: [hunter("1")] for seat in range(6)}, goods={0: "L" * 16})
    at = there.view().players[0].holes[0] or ""
    goal = next(one for one in there.offers(0, Pick) if one.cell == at)
    cells = [one.cell for one in there.view().ground if one.lies == "ladybug"]
    reachable = sorted(set(cells) & there.ends(0, "hunter", at))
    there.play(0, goal, Go(reachable[0]))
    assert there.view().players[0].resources[0] == 17


def test_random_games_of_child_mode_reach_both_endings() -> None:
    met = set()
    for seed in range(40):
        game = Fourmidable(mode="child", players=2)
        dice = Seeded(seed)
        state = game.setup(dice, SILENT)
        while not state.ended():
            seat = next(seat for seat in range(2) if state.waiting() >> seat & 1)
            moves = state.legal_moves(seat)
            reveals = [move for move in moves if isinstance(game.action_of(move), Reveal)]
            gathers = [move for move in moves if isinstance(action := game.action_of(move), Go)
                       and getattr(game.outlook(state, seat, action), "resource", None)]
            keen = reveals or gathers or list(moves)
            state.play(seat, keen[dice.below(len(keen))], dice, SILENT)
        met.add(game.rules[state.ended()])
        if met == {"FOU-K15", "FOU-K19"}:
            return
    raise AssertionError(met)
