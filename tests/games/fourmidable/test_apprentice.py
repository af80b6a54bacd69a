"""Apprentice: FOU-A1 to A24, without predators (test_predators.py) and objectives (test_library.py)."""
from __future__ import annotations

import pytest

from formicarium.games.fourmidable import sight
from formicarium.games.fourmidable.events import (
    Asked,
    Dawned,
    Ended,
    Foretold,
    Gathered,
    Hatched,
    Marked,
    Opened,
    Rewarded,
    Spun,
    Walked,
)
from formicarium.games.fourmidable.model import (
    Call,
    Direct,
    Forecast,
    Go,
    Hatch,
    Muster,
    Open,
    Pass,
    Pick,
    Prowler,
    Reveal,
    Send,
    Via,
)
from formicarium.games.fourmidable.views import TieBreaker

from .sitting import Sitting, begin, digger, farmer, hunter, sit

ROUND = ["b5", "b6", "b11", "b15", "b14", "b9"]  # the nest of seat 0
SEVEN = {0: "LL LC LS CC CS SS LLL", 1: "RR RB RM BB BM MM RRR"}


def idle(**more: object) -> Sitting:
    ants = more.pop("ants", {0: [hunter("1")], 1: [hunter("1")]})
    return sit(ants=ants, born=[0, 1], preyed=[0, 1], **more)  # type: ignore[arg-type]


def stay(there: Sitting, seat: int, luck: tuple[str, ...] = ()) -> Sitting:
    cell = "b10" if seat == 0 else "e10"
    return there.play(seat, Pick("hunter", cell), Go(cell), luck=luck)


def test_fou_a1_five_of_each_type() -> None:
    there = sit(ants={0: [hunter("1")] * 5})
    assert there.view().players[0].supply == (0, 5, 5)
    assert there.no(0, Hatch("hunter")) == ("FOU-A5", "supply")
    assert there.outlook(0, Hatch("farmer")).left == 4


def test_fou_a2_three_ants_and_an_objective_for_each() -> None:
    opening = begin()
    first = opening.state.turn
    assert len(opening.offers(first, Muster)) == 10
    opening.play(first, Muster(0, 2, 1))
    player = opening.view(1 - first).players[first]
    assert [ant.ant for ant in player.ants] == ["farmer", "farmer", "digger"] and player.hand == (0, 2, 1)
    assert [card.ant for card in opening.view(first).hand] == ["farmer", "farmer", "digger"]
    assert opening.no(first, Muster(3, 0, 0)) == ("FOU-A2", "turn")
    assert opening.no(1 - first, Muster(5, 0, 0)) == ("FOU-A2", "unknown")
    opening.play(1 - first, Muster(3, 0, 0), luck=("LL6", "CC6", "SS6", "sun"))
    assert [card.card for card in opening.view(1 - first).hand] == ["LL6", "CC6", "SS6"]
    assert opening.view().weather == "sun" and opening.waiting() == [first]


@pytest.mark.parametrize(("weather", "ant"), [("sun", "farmer"), ("wind", "hunter"), ("rain", "digger")])
def test_fou_a3_weather_gives_one_type_a_step(weather: str, ant: str) -> None:
    there = sit(ants={0: [hunter("1"), farmer("1"), digger("1")]}, sky=weather)
    steps = {kind: there.picked(0, kind, "b10").view().reach for kind in ("hunter", "farmer", "digger")}
    assert steps == {kind: 3 + (kind == ant) for kind in steps}
    assert ("a2" in there.ends(0, "hunter", "b10")) == (ant == "hunter")


def test_fou_a3_on_the_question_mark_the_holder_chooses() -> None:
    there = stay(idle(), 0)
    stay(there, 1, luck=("?",))
    assert there.events_of(Spun)[0].weather is None and there.view().phase == "forecasting"
    assert there.waiting() == [1] and there.view().first == 1
    assert there.no(1, Pick("hunter", "e10")) == ("FOU-A3", "step")
    assert there.no(0, Forecast("sun")) == ("FOU-A3", "turn")
    there.play(1, Forecast("sun"))
    assert there.events_of(Foretold)[0].weather == there.view().weather == "sun"
    assert there.waiting() == [1]


def test_fou_a4_actions_of_a_round_happen_once_in_any_order() -> None:
    there = sit(ants={0: [hunter("1")], 1: [hunter("1")]})
    todo = there.view().players[0].todo
    assert (todo.ants, todo.birth, todo.predator) == (1, True, True)
    assert {type(one) for one in there.offers(0)} == {Pick, Hatch, Call}
    there.play(0, Hatch("farmer")).play(1, Hatch("farmer"))
    assert there.no(0, Hatch("hunter")) == ("FOU-A4", "twice")
    there.play(0, Call("spider"), Send("a1")).play(1, Call("spider"), Send("a2"))
    assert there.no(0, Call("worm")) == ("FOU-A4", "twice")
    assert there.offers(0) == [Pick("hunter", "b10"), Pick("farmer", "queen")]
    todo = there.view().players[0].todo
    assert (todo.ants, todo.birth, todo.predator) == (2, False, False)
    there.play(0, Pick("hunter", "b10"), Go("b10")).play(1, Pick("farmer", "queen"), Go("e10"))
    there.play(0, Pick("farmer", "queen"), Go("b10")).play(1, Pick("hunter", "e10"), Go("e10"))
    assert there.view().round == 2


def test_fou_a5_born_ant_must_move_with_the_weather_bonus() -> None:
    there = sit(ants={0: [hunter("1", moved=True)], 1: [hunter("1", moved=True)]}, sky="sun", preyed=[0, 1])
    there.play(0, Hatch("farmer"))
    assert [(event.ant, event.number) for event in there.events_of(Hatched)] == [("farmer", 1)]
    ant = there.view().players[0].ants[-1]
    assert (ant.ant, ant.cell, ant.moved) == ("farmer", "queen", False)
    assert there.view().births == (2, 1, 1) and there.view().players[0].birth == "farmer"
    assert there.waiting() == [1]
    there.play(1, Hatch("digger"))
    assert there.picked(0, "farmer", "queen").view().reach == 4
    there.play(0, Pick("farmer", "queen"), Go("queen")).play(1, Pick("digger", "queen"), Go("queen"))
    assert there.view().births == (2, 2, 1)  # back on the board (FOU-A18)


def test_fou_a5_a_tile_taken_is_gone_for_the_round() -> None:
    there = sit(ants={0: [hunter("1")], 1: [hunter("1")]})
    there.play(0, Hatch("digger"))
    assert there.no(1, Hatch("digger")) == ("FOU-A5", "tile")


def test_fou_a5_birth_without_a_tile_is_skipped() -> None:
    """All diggers are born, and only their tile is left: there is no birth, and no free pass for it."""
    from collections import Counter

    there = sit(ants={0: [*[digger("1", moved=True)] * 5], 1: [hunter("1")]}, preyed=[0, 1], born=[1],
                tiles=Counter(digger=1), turn=1)
    assert not there.view().players[0].todo.birth
    stay(there, 1)
    assert there.view().round == 2


@pytest.mark.parametrize(("players", "tiles"), [(2, (2, 2, 1)), (3, (2, 2, 1)), (4, (2, 2, 2)), (5, (3, 2, 2)),
                                                (6, (3, 3, 2))])
def test_fou_a6_number_of_birth_tiles_follows_players(players: int, tiles: tuple[int, ...]) -> None:
    assert begin(players=players).view().births == tiles


def test_fou_a7_from_the_queens_room_to_cell_1() -> None:
    there = sit(ants={0: [hunter("queen")]})
    assert there.picked(0, "hunter", "queen").outlook(0, Go("b10")).steps == 1
    assert "b12" in there.ends(0, "hunter", "queen") and "a4" not in there.ends(0, "hunter", "queen")


def dug_two(**more: object) -> Sitting:
    more.setdefault("ants", {0: [digger("1")], 1: [hunter("1")]})
    return sit(**more).play(0, Pick("digger", "b10"), Go("2"))  # type: ignore[arg-type]


def test_fou_a8_a_new_hole_at_most_three_away() -> None:
    there = dug_two(scents={0: ["b2", "b12", "b19"], 1: ["b7"]}, bare=["a3", "a2"])
    assert there.view().phase == "opening" and there.waiting() == [0]
    assert there.view().players[0].resources[8] == 1
    assert there.asked(Open) == {"b2", "b12", "b19", "a3"}
    assert there.no(0, Open("a2")) == ("FOU-A8", "far")
    assert there.no(0, Pick("digger", "2")) == ("FOU-A8", "step")
    there.play(0, Open("b12"))
    assert [(event.hole, event.cell) for event in there.events_of(Opened)] == [(2, "b12")]
    view = there.view().players[0]
    assert view.holes == ("b10", "b12", None, None) and view.ants[0].cell == "b12"
    assert there.waiting() == [1]


def test_fou_a8_hole_opens_near_any_own_hole_in_any_order() -> None:
    there = sit(ants={0: [digger("r1c3")]}, dug={0: ["r1c4", "r1c3"]}, holes={0: {"2": "a4"}}, bare=["a1"])
    there.play(0, Pick("digger", "r1c3"), Go("3"))
    assert "a1" in there.asked(Open)
    first = sit(ants={0: [digger("r1c2")]}, dug={0: ["r1c4", "r1c3", "r1c2"]}, bare=["b7"])
    first.play(0, Pick("digger", "r1c2"), Go("4"), Open("b7"))
    assert first.view().players[0].holes == ("b10", None, None, "b7")


@pytest.mark.parametrize(("cell", "why"), [("b6", "resource"), ("b5", "predator"), ("b7", "pheromone"), ("b11", "ant"),
                                           ("b10", "own-hole"), ("b14", "hole")])
def test_fou_a9_hole_on_an_occupied_cell_is_refused(cell: str, why: str) -> None:
    there = dug_two(scents={1: ["b7"], 0: ["b9"]}, bare=["b5", "b11"], predators={"spider": "b5"},
                    ants={0: [digger("1")], 1: [hunter("b11")]}, holes={1: {"2": "b14"}})
    assert there.no(0, Open(cell)) == ("FOU-A9", why)


def test_fou_a9_hole_on_water_and_over_a_pheromone() -> None:
    there = sit(ants={0: [digger("r1c3")]}, dug={0: ["r1c4", "r1c3"]}, holes={0: {"2": "a11"}}, bare=["a9"],
                scents={0: ["a5"]})
    there.play(0, Pick("digger", "r1c3"), Go("3"))
    assert there.no(0, Open("a10")) == ("FOU-A9", "water")
    there.play(0, Open("a5"))
    ground = next(one for one in there.view().ground if one.cell == "a5")
    assert (ground.lies, ground.owner, ground.hole, ground.holder) == ("pheromone", 0, 3, 0)


def test_fou_a9_a_hole_is_no_empty_terrain() -> None:
    """An ant that passes over a hole does not mark it."""
    there = sit(ants={0: [hunter("1")]}, holes={0: {"2": "b6"}})
    there.play(0, Pick("hunter", "b10"), Go("b6"))
    assert there.view().players[0].pheromones == 18 and not there.events_of(Marked)


def test_fou_a9_reach_of_a_hole_crosses_any_cell() -> None:
    """Distances are straight lines over any cells."""
    there = sit(ants={0: [digger("r1c3")]}, dug={0: ["r1c4", "r1c3"]}, holes={0: {"2": "a11"}}, bare=["a9"])
    there.play(0, Pick("digger", "r1c3"), Go("3"))
    assert "a9" in there.asked(Open)
    assert there.no(0, Open("g19"))[0] == "FOU-S1"


def test_fou_a10_digging_without_a_cell_for_the_hole_is_refused() -> None:
    there = sit(ants={0: [digger("1")]})
    assert "2" not in there.ends(0, "digger", "b10")
    assert there.picked(0, "digger", "b10").no(0, Go("2"))[0] == "FOU-A10"
    assert "2" in sit(ants={0: [digger("1")]}, bare=["b19"]).ends(0, "digger", "b10")


def test_fou_a10_digging_without_an_own_hole_in_reach_is_refused() -> None:
    there = sit(ants={0: [digger("1")]}, holes={0: {"2": "a6"}}, bare=["e19"])
    assert "3" not in there.ends(0, "digger", "b10")
    assert there.picked(0, "digger", "b10").no(0, Go("3"))[0] == "FOU-A10"
    assert "3" in sit(ants={0: [digger("1")]}, holes={0: {"2": "a6"}}, bare=["a1"]).ends(0, "digger", "b10")


def test_fou_a11_ant_enters_by_one_hole_and_leaves_by_another() -> None:
    """Worked example of the rulebook: a hunter starts and ends outside, and takes a beetle by way of the nest."""
    there = sit(ants={0: [hunter("b15")]}, scents={0: ["b15"], 1: ["b16", "b11", "b14", "b18"]}, holes={0: {"2": "b7"}})
    there.play(0, Pick("hunter", "b15"), Go("b12"))
    assert there.events_of(Walked)[0].path == ("b15", "b10", "b7", "b12")
    assert there.events_of(Gathered)[0].resource == "caterpillar"


def test_fou_a11_hole_4_to_hole_1_is_three() -> None:
    there = sit(ants={0: [hunter("4")]}, holes={0: {"2": "b1", "3": "b3", "4": "a4"}}, scents={1: [
        "b2", "b4", "b5", "b6", "b7", "b9", "b11"]})
    path = there.picked(0, "hunter", "a4").outlook(0, Go("b10"))
    assert (path.steps, path.path) == (3, ("a4", "b3", "b1", "b10"))


def test_fou_a17_ant_marks_the_empty_cells_it_crosses() -> None:
    there = sit(ants={0: [digger("1")], 1: [hunter("1")]}, bare=["b6", "b3"], scents={1: ["b5", "b7", "b11", "b2"]})
    there.play(0, Pick("digger", "b10"), Go("b3"))
    assert [event.cell for event in there.events_of(Marked)] == ["b6", "b3"]
    assert there.points(0)["FOU-K12"] == 2


def test_fou_a17_player_chooses_between_different_routes() -> None:
    """From b10 past b11: over the empty b6, over b5 and b6, round them, or out and back."""
    there = sit(ants={0: [farmer("1")]}, bare=["b6"], scents={1: ["b7", "b5", "b2", "b1", "b3"]})
    there.play(0, Pick("farmer", "b10"), Go("b11"))
    assert there.view().phase == "choosing" and there.offers(0) == [Via("b6"), Direct()]
    facts = there.outlook(0, Via("b6"))
    assert (facts.marks, facts.ways, facts.path) == (1, 1, ("b10", "b6", "b11"))
    assert there.outlook(0, Direct()).path == ("b10", "b11")
    assert there.no(0, Via("b5")) == ("FOU-A17", "way")
    assert there.no(0, Go("b12")) == ("FOU-A17", "step")
    marked = there.copy().play(0, Via("b6"))
    assert [event.cell for event in marked.events_of(Marked)] == ["b6"] and marked.waiting() == [1]
    plain = there.copy().play(0, Direct())
    assert not plain.events_of(Marked) and plain.view().players[0].ants[0].cell == "b11"


def test_fou_a17_no_direct_route_where_every_route_marks() -> None:
    there = sit(ants={0: [farmer("1")]}, bare=["b6", "b11"])
    there.play(0, Pick("farmer", "b10"), Go("b7"))
    assert Direct() not in there.offers(0) and there.asked(Via) == {"b6", "b11"}
    assert there.no(0, Direct()) == ("FOU-A17", "direct")


def test_fou_a17_single_route_is_not_asked() -> None:
    there = sit(ants={0: [farmer("1")]}, bare=["b6"], scents={1: ["b7", "b5", "b2", "b1", "b3", "b11"]})
    outlook = there.picked(0, "farmer", "b10").outlook(0, Go("b6"))
    assert (outlook.ways, outlook.least, outlook.most) == (1, 1, 1)
    there.play(0, Pick("farmer", "b10"), Go("b6"))
    assert there.waiting() == [1]


def test_fou_a17_ant_may_return_to_its_start_and_mark() -> None:
    """Two steps, out and back, mark a cell and end where the ant stood; or it stays."""
    there = sit(ants={0: [farmer("1")]}, bare=["b6"], scents={1: ["b7", "b5", "b11"]})
    there.play(0, Pick("farmer", "b10"), Go("b10"))
    assert there.offers(0) == [Via("b6"), Direct()]
    there.play(0, Via("b6"))
    assert there.events_of(Walked)[0].path == ("b10", "b6", "b10")


def test_fou_a17_marking_stops_without_pheromones() -> None:
    there = sit(ants={0: [hunter("1")]}, bare=["b6", "b7"], elsewhere={0: 17},
                scents={1: ["b5", "b11", "b2", "b3", "b16"]})
    there.play(0, Pick("hunter", "b10"), Go("b12"))
    assert [event.cell for event in there.events_of(Marked)] == ["b6"]
    assert [event.pheromone for event in there.events_of(Gathered)] == [False]
    none = sit(ants={0: [hunter("1")]}, bare=["b6"], elsewhere={0: 18})
    none.play(0, Pick("hunter", "b10"), Go("b6"))
    assert not none.events_of(Marked)


def test_fou_a17_starting_cell_is_marked_only_if_the_ant_ends_there() -> None:
    there = sit(ants={0: [farmer("b6")]}, bare=["b6"], scents={1: ["b2", "b3", "b5", "b7", "b11"]})
    stays = there.copy().play(0, Pick("farmer", "b6"), Go("b6"))
    assert [event.cell for event in stays.events_of(Marked)] == ["b6"] and stays.events_of(Walked)[0].steps == 0
    leaves = there.picked(0, "farmer", "b6").outlook(0, Go("b10"))
    assert leaves.least == 0


def test_fou_a18_round_end_changes_day_and_weather() -> None:
    there = stay(idle(), 0)
    stay(there, 1, luck=("wind",))
    assert [(event.seat, event.day) for event in there.events_of(Dawned)] == [(1, False)]
    view = there.view()
    assert all(player.todo.predator and player.todo.birth and player.birth is None for player in view.players)
    assert view.births == (2, 2, 1) and view.weather == "wind"


def test_fou_a19_eight_objectives_end_the_game_with_the_round() -> None:
    there = idle(revealed=SEVEN, hand={0: "OO", 1: "GG"}, goods={0: "OO", 1: "GG"})
    there.play(0, Reveal("OO6"))
    assert there.view().phase == "acting"
    stay(there, 0)
    assert there.view().phase == "acting" and there.waiting() == [1]
    stay(there, 1)
    assert there.events_of(Asked)[0].final and there.waiting() == [1]
    there.play(1, Reveal("GG6"))
    assert there.view().ended == "FOU-A19" and there.view().phase == "ended"
    assert there.no(1, Pass()) == ("FOU-A19", "over")


def test_fou_a20_objectives_pheromones_and_holes_score() -> None:
    """Objectives, pheromones and holes count; a hole over a pheromone counts both, and hole 1 counts."""
    there = sit(revealed={0: "LL"}, scents={0: ["b5", "b6"]}, holes={0: {"2": "b5", "3": "b7"}})
    assert there.points(0) == {"FOU-K14": 6, "FOU-K12": 2, "FOU-A20": 3, "FOU-A21": 3}
    assert there.state.score(0) == 14 and there.points(1)["FOU-A20"] == 1


def test_fou_a21_bonus_cards_follow_completed_objectives() -> None:
    def bonus(**revealed: str) -> list[int]:
        there = sit(players=3, revealed={int(seat[1]): cards for seat, cards in revealed.items()})
        return [there.points(seat)["FOU-A21"] for seat in range(3)]

    assert bonus(s0="LL RR", s1="CC SS") == [3, 3, 0]  # most hunters: seat 1; most farmers: seat 0
    assert bonus(s0="LL", s1="LC") == [3, 0, 0]
    assert bonus(s0="LL LLL", s1="CC RRR", s2="SS") == [3, 3, 0]
    assert bonus(s0="LL", s1="CC") == [3, 3, 0]
    assert bonus(s0="LL OOO", s1="CC") == [6, 3, 0]
    assert bonus() == [0, 0, 0]


def test_fou_a21_bonus_is_announced_at_the_end() -> None:
    there = idle(revealed={0: SEVEN[0] + " LLC", 1: "RR"})
    stay(there, 0)
    stay(there, 1)
    assert [(event.seat, event.ant) for event in there.events_of(Rewarded)] == [(0, "hunter"), (1, "farmer")]
    assert there.events_of(Ended)[0].winners == (0,)


def test_fou_a22_ties_are_broken_by_resources() -> None:
    there = sit(goods={0: "L", 1: "RR"}, scents={0: ["b5"], 1: ["e5"]})
    assert there.state.score(0) == there.state.score(1) and there.state.compare(1, 0) > 0
    there.state.over = 1
    assert sight.view(there.state, 0).ties == (TieBreaker("resources", (1, 2)),)
    level = sit(goods={0: "LL", 1: "RR"})
    assert level.state.compare(0, 1) == 0 and level.game.places(level.state) == (1, 1)


def test_fou_a24_player_who_can_reach_eight_is_asked() -> None:
    there = idle(revealed=SEVEN, hand={0: "OO", 1: "GG"}, goods={0: "OO", 1: "OO"}, idle=0)
    stay(there, 0)
    stay(there, 1)
    assert there.view().phase == "closing" and not there.events_of(Asked)[0].final
    assert there.waiting() == [0, 1]  # two earths of one colour: all can see that seat 1 might have OO
    assert there.no(0, Pick("hunter", "b10")) == ("FOU-A24", "step")
    assert there.offers(1) == [Pass()]
    there.play(1, Pass())
    assert there.no(1, Pass()) == ("FOU-A24", "turn")
    there.play(0, Reveal("OO6"))
    assert there.view().ending == "FOU-A19" and there.waiting() == [1]
    there.play(1, Pass())
    assert there.view().ended == "FOU-A19"


def test_fou_a24_passing_closes_the_round() -> None:
    there = idle(revealed=SEVEN, hand={0: "OO"}, goods={0: "OO"})
    stay(there, 0)
    stay(there, 1)
    there.play(0, Pass(), luck=("sun",))
    assert (there.view().round, there.view().phase) == (2, "acting")


def test_fou_a24_player_who_can_pay_nothing_is_not_asked() -> None:
    there = idle(revealed=SEVEN, hand={0: "OO"}, goods={0: "O"})
    stay(there, 0)
    stay(there, 1, luck=("sun",))
    assert there.view().round == 2


def test_fou_a23_predators_stand_in_the_way() -> None:
    there = sit(ants={0: [hunter("b11"), hunter("1")]}, predators={"spider": "b7", "worm": (0, "r1c4")},
                dug={0: ["r1c3"]}, bare=["b7"])
    assert there.picked(0, "hunter", "b11").no(0, Go("b7")) == ("FOU-A23", "predator")
    assert "r1c4" not in there.ends(0, "hunter", "b10") and "r1c3" not in there.ends(0, "hunter", "b10")
    assert there.picked(0, "hunter", "b10").no(0, Go("r1c4")) == ("FOU-A23", "worm")
    assert there.view().predators == (Prowler("spider", "b7"), Prowler("grasshopper"), Prowler("worm", "r1c4", 0))


def why_not_in_the_nest(**more: object) -> dict[str, tuple[str, object]]:
    """Map each cell of the nest to the reason why a digger on cell 1 does not go there."""
    there = sit(ants={0: [digger("1")]}, **more).picked(0, "digger", "b10")  # type: ignore[arg-type]
    cells = [one.cell for one in there.view().players[0].chambers]
    reached = there.asked(Go)
    return {cell: there.no(0, Go(cell)) for cell in cells if cell not in reached}


def test_fou_a23_a_worm_that_shuts_the_only_tunnel_is_named() -> None:
    """Row 1 is dug; the worm bars every cell behind it that the steps would reach."""
    row = [f"r1c{column}" for column in range(5)]
    open_ = why_not_in_the_nest(dug={0: row})
    shut = why_not_in_the_nest(dug={0: row}, predators={"worm": (0, "r1c4")})
    assert "r1c3" not in open_ and open_["r1c0"] == ("FOU-K4", "far")
    assert shut["r1c4"] == ("FOU-A23", "worm")
    assert shut["r1c3"] == shut["r1c2"] == shut["r2c3"] == ("FOU-A23", "tunnel")
    assert shut["r1c0"] == ("FOU-K4", "far")  # too far with or without the worm
    assert shut["r3c1"] == open_["r3c1"] == ("FOU-K11", "first")


def test_fou_k4_distance_refusal_inside_the_nest_is_exact() -> None:
    there = sit(ants={0: [hunter("r3c4"), digger("1")]}, holes={0: {"2": "b9"}}, dug={0: ["2", "r3c4"]}, bare=["b9"])
    hunts = there.picked(0, "hunter", "r3c4")
    assert hunts.no(0, Go("r2c4")) == ("FOU-K10", "earth")
    refusal = hunts.refused(0, Go("2"))
    assert refusal is not None and (refusal.rule, refusal.facts.why, refusal.facts.hole) == ("FOU-K4", "outside", "b9")
    assert there.picked(0, "digger", "b10").no(0, Go("r2c0")) == ("FOU-K11", "first")
    no_site = sit(ants={0: [digger("1")]}).picked(0, "digger", "b10")
    assert no_site.no(0, Go("2")) == ("FOU-A10", "site")
