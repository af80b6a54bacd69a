"""Walks from Intermediate on: more steps, over other seats' pieces, over earth; routes traced cell by cell."""
from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from formicarium.core.dice import Seeded
from formicarium.core.game import InvalidPosition
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.events import Marked, Walked
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.kit import CHOOSING, DIPLOMAT
from formicarium.games.fourmidable.model import Direct, Go, Via
from formicarium.games.fourmidable.outlooks import NoGoal
from formicarium.i18n import Words

from .laying import lay
from .sitting import Sitting
from .test_foretold import happens

RING = ["b5", "b6", "b11", "b15", "b14", "b9"]


def walking(ant: str, *, mode: str = "intermediate", stride: int = 0, crosses: bool = False, leaps: bool = False,
            enemy: str = "hunter e10", species: int = -1, **scene: Any) -> Sitting:
    """Return a position with an ant of seat 0 in hand and the given powers of its walk, without help by weather."""
    there = lay(mode, **({"ants": {0: [ant], 1: [enemy]}, "weather": None} | scene))
    there.state.colonies[0].species = species
    kind, cell = ant.split()
    there = there.picked(0, kind, cell)
    there.state.doing.stride, there.state.doing.crosses, there.state.doing.leaps = stride, crosses, leaps
    return there


def ends(there: Sitting) -> set[str]:
    return there.asked(Go)


def trace_way(there: Sitting, *moves: Any) -> tuple[tuple[str, ...], list[str]]:
    there = there.copy().play(0, *moves)
    return there.events_of(Walked)[0].path, [one.cell for one in there.events_of(Marked)]


@pytest.mark.parametrize(("ant", "rule"), [("hunter", "FOU-C16"), ("farmer", "FOU-C17"), ("digger", "FOU-C18")])
def test_fou_c16_c17_c18_two_cards_add_four_steps(ant: str, rule: str) -> None:
    """With the weather that makes eight steps (FOU-I6)."""
    weather = {"hunter": "wind", "farmer": "sun", "digger": "rain"}[ant]
    far = [walking(f"{ant} b10", stride=stride, weather=weather) for stride in (0, 2, 4)]
    assert [there.view().reach for there in far] == [4, 6, 8]
    assert len(ends(far[0])) < len(ends(far[1])) < len(ends(far[2]))
    refused = far[0].refused(0, Go("e10"))
    assert refused is not None and refused.rule == "FOU-K9"


def ringed_nest(**more: Any) -> Sitting:
    """Return a position in which pheromones, a hole and an ant of seat 1 surround the nest of seat 0."""
    given: dict[str, Any] = {"marks": {1: ["b5", "b6", "b14", "b9"]}, "holes": {1: {2: "b11"}}, "enemy": "hunter b15"}
    return walking("hunter b10", **(given | more))


def test_fou_c32_over_pheromones_holes_and_ants_and_no_stopping_there() -> None:
    assert ends(ringed_nest()) == {"b10", "library", "queen"}
    there = ringed_nest(crosses=True)
    assert ends(there) > {"b10", "b1", "b2", "b7", "b16"} and not ends(there) & set(RING)
    assert trace_way(there, Go("b12"))[0] in [("b10", "b11", "b12")]
    for cell, why in (("b5", "pheromone"), ("b11", "hole"), ("b15", "ant")):
        refused = there.refused(0, Go(cell))
        assert refused is not None and refused.rule == "FOU-C32"
        assert refused.facts == NoGoal(why=why, ant="hunter", steps=3, cell=cell, owner=1)  # type: ignore[arg-type]


def test_fou_e4_diplomat_always_crosses() -> None:
    there = ringed_nest(species=DIPLOMAT)
    assert ends(there) == ends(ringed_nest(crosses=True))
    assert [there.no(0, Go(cell)) for cell in ("b5", "b11", "b15")] == [
        ("FOU-E4", "pheromone"), ("FOU-E4", "hole"), ("FOU-E4", "ant")]
    assert ringed_nest().no(0, Go("b5")) == ("FOU-K8", "pheromone")


def test_fou_c32_an_end_must_be_in_reach() -> None:
    """With one step less there is no legal end behind the ring."""
    there = ringed_nest(crosses=True, stride=-2)
    assert ends(there) == {"b10", "library", "queen"}


def test_fou_c32_water_predators_and_masked_cells_are_not_crossed() -> None:
    there = ringed_nest(crosses=True, predators={"spider": "b1"})
    assert there.no(0, Go("b1")) == ("FOU-A23", "predator") and "b2" in ends(there)
    assert there.no(0, Go("c1")) == ("FOU-S1", "masked")
    water = walking("hunter a6", crosses=True)
    assert water.no(0, Go("a10")) == ("FOU-K8", "water")


def test_fou_k9_no_foreign_nest_is_entered() -> None:
    there = walking("hunter b12", crosses=True, holes={1: {2: "b11"}}, dug={0: ["2"]}, stride=-1)
    assert ends(there) & {"1", "2", "3", "library", "queen"} == set() and "b10" in ends(there)


def test_fou_a17_no_pheromone_under_an_opposing_ant() -> None:
    """FOU-C32, E4: it marks the empty terrain behind the ant."""
    walls = {1: ["b6", "b11", "b15", "b14", "b9"]}
    there = walking("hunter b10", crosses=True, stride=-1, marks=walls, enemy="hunter b5", bare=["b5", "b1"])
    assert trace_way(there, Go("b1")) == (("b10", "b5", "b1"), ["b1"])


def test_fou_c34_over_one_earth_that_stays() -> None:
    before = walking("digger b10")
    there = walking("digger b10", leaps=True)
    assert ends(there) - ends(before) == {"r1c3", "r2c3", "r3c3"}
    after = there.copy().play(0, Go("r1c3"))
    assert after.events_of(Walked)[0].path == ("b10", "r1c4", "r1c3")
    assert after.position.colonies[0].dug == ("r1c3",) and sum(after.position.colonies[0].resources) == 1
    assert there.no(0, Go("r1c2")) == ("FOU-K11", "first")


def test_fou_c34_over_no_numbered_cell_but_to_one() -> None:
    there = walking("digger b10", leaps=True, marks={0: ["b5"]})
    assert "2" in ends(there) and there.no(0, Go("3")) == ("FOU-K11", "first")
    assert "3" in ends(walking("digger b10", leaps=True, marks={0: ["b5"]}, dug={0: ["r1c4"]}))
    assert walking("digger b10", leaps=True, dug={0: ["r1c4"]}).no(0, Go("3")) == ("FOU-A10", "site")


def test_fou_c34_each_step_is_paid() -> None:
    tunnel = {0: ["r1c4", "r1c3"]}
    there = walking("digger b10", leaps=True, dug=tunnel)
    assert "r1c2" in ends(there) and "r1c1" not in ends(there)
    assert "r1c1" in ends(walking("digger b10", leaps=True, dug=tunnel, stride=2))


def test_fou_c34_not_where_the_worm_is_nor_over_the_library() -> None:
    there = walking("digger b10", leaps=True, predators={"worm": (0, "r2c4")})
    assert ends(there) >= {"r1c4", "r1c3", "r3c3"} and "r2c4" not in ends(there)
    assert ends(walking("digger queen", leaps=True, stride=-2)) == {"queen", "library", "b10"}


def test_fou_c34_route_over_earth_may_cross_empty_terrain() -> None:
    there = walking("digger b5", leaps=True, stride=1, bare=["b6"])
    assert trace_way(there, Go("r1c3"), Direct()) == (("b5", "b10", "r1c4", "r1c3"), [])
    assert trace_way(there, Go("r1c3"), Via("b6")) == (("b5", "b6", "b10", "r1c4", "r1c3"), ["b6"])
    short = walking("digger b4", leaps=True, stride=1, bare=["b9", "b5"])
    ways = [trace_way(short, Go("r1c3"), Via(cell)) for cell in ("b9", "b5")]
    assert ways == [(("b4", cell, "b10", "r1c4", "r1c3"), [cell]) for cell in ("b9", "b5")]
    # a route that marks nothing does not exist: it takes a shortest one
    assert trace_way(short, Go("r1c3"), Direct())[1] in (["b9"], ["b5"])


def test_fou_x7_new_pheromone_counts_for_the_next_cell() -> None:
    out = walking("hunter b10", mode="experienced", bare=["b6", "b3"])
    assert trace_way(out, Go("b3"), Via("b6")) == (("b10", "b6", "b3"), ["b6", "b3"])
    back = walking("hunter b2", mode="experienced", bare=["b6", "b3"])
    assert trace_way(back, Go("b6"), Direct())[1] == ["b6"]
    assert back.copy().play(0, Go("b10")).asked(Via) == {"b6"}


def test_fou_a17_pheromones_run_out_on_the_way() -> None:
    there = walking("hunter b10", bare=["b6", "b3", "b5"])
    there.state.colonies[0].left = 1
    assert trace_way(there, Go("b3"), Via("b6")) == (("b10", "b6", "b3"), ["b6"])
    assert there.copy().play(0, Go("b3")).asked(Via) == {"b6", "b5", "b3"}


def test_fou_a17_starting_cell_is_marked_only_if_the_ant_ends_there() -> None:
    stays = walking("hunter b6", bare=["b6"])
    assert trace_way(stays, Go("b6")) == (("b6",), ["b6"])
    assert trace_way(stays, Go("b7"), Direct()) == (("b6", "b7"), [])
    path, marks = trace_way(stays, Go("b7"), Via("b6"))
    assert path[0] == path[2] == "b6" and len(path) == 4 and marks == ["b6"]
    assert trace_way(walking("hunter b6", bare=["b6"], stride=-1), Go("b7")) == (("b6", "b7"), [])


def test_fou_a17_route_may_return_to_its_start_and_go_on() -> None:
    near = walking("hunter b6", bare=["b6", "b5"])
    assert near.copy().play(0, Go("b6")).asked(Via) == {"b5"}
    further = walking("hunter b6", bare=["b6", "b5"], stride=1)
    assert further.copy().play(0, Go("b6")).asked(Via) == {"b5", "b6"}
    path, marks = trace_way(further, Go("b6"), Via("b6"), Via("b5"))
    assert (len(path), marks) == (5, ["b6", "b5"])
    further.state.colonies[0].left = 1
    assert further.copy().play(0, Go("b6")).asked(Via) == {"b5"}


def test_fou_x7_starting_cell_counts_as_neighbour_of_the_next() -> None:
    """b7 has nothing of seat 0 beside it until b6 is marked."""
    there = walking("hunter b6", mode="experienced", bare=["b6", "b7"], stride=1)
    assert trace_way(there, Go("b6"), Direct()) == (("b6",), ["b6"])
    path, marks = trace_way(there, Go("b6"), Via("b6"), Via("b7"))
    assert (len(path), marks) == (5, ["b6", "b7"])
    other = walking("hunter b6", mode="experienced", bare=["b6"], stride=1)
    assert trace_way(other, Go("b6")) == (("b6",), ["b6"])


def test_fou_a17_ant_comes_back_only_over_cells_it_marks() -> None:
    """All cells round b16 are empty: on every route out and back the ant marks another cell first."""
    kit = Fourmidable(mode="intermediate").course.kit
    cell = kit.board.names.index("b16")
    around = [kit.board.names[one] for one in kit.board.beside[cell * 6:cell * 6 + 6] if one >= 0]
    there = walking("hunter b16", bare=["b16", *around]).play(0, Go("b15"))
    assert "b16" not in there.asked(Via)
    assert trace_way(there, Via("b11"), Via("b16"))[1] == ["b11", "b16", "b15"]


def test_fou_a12_the_library_is_left_and_not_passed() -> None:
    there = walking("hunter library", bare=["b6", "b5"])
    assert trace_way(there, Go("library")) == (("library",), [])
    assert trace_way(there, Go("b6"), Direct())[0] == ("library", "b10", "b6")
    assert "library" in ends(there)


def test_next_cell_of_a_marking_route_must_be_adjacent() -> None:
    there = walking("hunter b10", bare=["b6", "b3", "b2", "b5"]).play(0, Go("b2"))
    assert there.asked(Via) == {"b6", "b5"} and there.no(0, Via("b3")) == ("FOU-A17", "next")
    assert there.refused(0, Direct()) is None


def test_outlook_shows_number_and_length_of_routes() -> None:
    there = walking("hunter b10", bare=["b6", "b3", "b2", "b5"])
    go = there.outlook(0, Go("b2"))
    assert (go.ways, go.steps, go.least, go.most) == (4, 2, 2, 3) and go.path[0] == "b10" and go.path[-1] == "b2"
    assert happens(there, Go("b2"))["cell"] == "b2"
    assert happens(there, Go("b18")) | {"path": ()} == {
        "ant": "hunter", "number": 1, "cell": "b18", "what": "walk", "resource": None, "ways": 1, "steps": 2,
        "least": 0, "most": 0, "path": ()}
    choosing = there.copy().play(0, Go("b2"))
    seen = [happens(choosing, action) for action in choosing.offers(0)]
    assert all(one["goal"] == "b2" for one in seen)
    via = choosing.outlook(0, Via("b6"))
    assert (via.cells, via.marks, via.ways) == (("b6",), 1, 3) and via.path == ("b10", "b6", "b2")
    further = choosing.copy().play(0, Via("b6"))
    assert all(happens(further, action)["goal"] == "b2" for action in further.offers(0))


def test_routes_above_the_limit_are_not_counted() -> None:
    there = walking("hunter b10", bare=[f"b{number}" for number in range(1, 20) if number != 10], stride=5)
    go = there.outlook(0, Go("b1"))
    assert go.ways == 20 and go.most == 8
    there.state.colonies[0].left = 5
    assert there.outlook(0, Go("b1")).most == 5
    assert Words("en").say("fourmidable-go-ways", ways=go.ways) == "You will choose between many ways."
    assert Words("fr").say("fourmidable-go-ways", ways=go.ways) == "Vous choisirez entre de nombreux chemins."


def test_position_with_a_marking_route_is_loaded() -> None:
    """A position written and read again is equal; cells that the ant cannot mark in that order are found, and so is a
    route without a choice.
    """
    game, dice = Fourmidable(mode="experienced"), Seeded(3)
    state = game.setup(dice, SILENT)
    met: set[str] = set()
    while met < {"told", "wrong", "last"}:
        if state.ended():
            state = game.setup(dice, SILENT)
        seat = next(one for one in range(2) if state.waiting() >> one & 1)
        if state.phase == CHOOSING:
            position = game.position(state)
            held = position.held
            assert held is not None and game.position(game.load(position)) == position
            met |= {"told"} if held.via else set()
            for cell in position.bare:
                further = state.clone()
                offered = Via(cell) in game.legal_actions(state, seat)
                if offered:
                    further.play(seat, game.number_of(Via(cell)), Seeded(1), SILENT)
                    if further.phase == CHOOSING:
                        continue
                    met.add("last")
                elif cell not in held.via:
                    met.add("wrong")
                else:
                    continue
                fault = "there is no choice left" if offered else "no way marks these cells"
                with pytest.raises(InvalidPosition, match=fault):
                    game.load(replace(position, held=replace(held, via=(*held.via, cell))))
        state.play(seat, state.random_move(seat, dice), dice, SILENT)
