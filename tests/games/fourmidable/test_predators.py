"""Predators: FOU-A15, A16."""
from __future__ import annotations

import pytest

from formicarium.games.fourmidable.events import Marked, Prowled
from formicarium.games.fourmidable.model import Call, Hatch, Pick, Send

from .sitting import Sitting, digger, farmer, hunter, sit


def call_predator(predator: str, **more: object) -> Sitting:
    return sit(**more).play(0, Call(predator))  # type: ignore[arg-type]


def test_fou_a15_predator_action_turns_the_tile() -> None:
    there = sit(ants={0: [hunter("1")], 1: [hunter("1")]})
    there.play(0, Call("spider"))
    assert there.view().phase == "prowling" and there.waiting() == [0]
    assert there.no(0, Hatch("hunter")) == ("FOU-A15", "step")
    there.play(0, Send("b7"))
    assert there.view().players[0].prowled and not there.view().players[0].todo.predator
    assert there.waiting() == [1]


@pytest.mark.parametrize(("cell", "why"), [("b5", "pheromone"), ("b10", "hole"), ("b7", "hole"), ("b11", "ant"),
                                           ("e9", "ant"), ("a1", "predator"), ("a10", "water")])
def test_fou_a15_cells_closed_to_predators_are_refused(cell: str, why: str) -> None:
    there = call_predator("spider", scents={0: ["b5"]}, holes={0: {"2": "b7"}},
                   predators={"grasshopper": "a1", "spider": "a2"}, bare=["a2"],
                   ants={0: [hunter("b11")], 1: [hunter("e9")]})
    assert there.no(0, Send(cell)) == ("FOU-A15", why)


def test_fou_a15_predator_on_a_masked_cell_is_refused() -> None:
    assert call_predator("spider").no(0, Send("c1")) == ("FOU-S1", "masked")


@pytest.mark.parametrize(("predator", "cell", "eaten"), [
    ("spider", "b11", "beetle"), ("spider", "b6", None), ("grasshopper", "b6", "raspberry"),
    ("grasshopper", "b11", None)])
def test_fou_a16_spider_and_grasshopper_eat_their_cell(predator: str, cell: str, eaten: str | None) -> None:
    there = call_predator(predator)
    assert there.outlook(0, Send(cell)).eaten == eaten
    there.play(0, Send(cell))
    assert there.events_of(Prowled)[0].eaten == eaten
    ground = next(one for one in there.view().ground if one.cell == cell)
    assert (ground.lies == "empty") == bool(eaten) and ground.predator == predator
    assert there.view().players[0].resources == (0,) * 9 and not there.state.stirred


def test_fou_a16_eaten_resource_leaves_empty_terrain() -> None:
    """FOU-A17: it can be marked once the predator has left."""
    there = sit(ants={0: [digger("1")], 1: [hunter("1")]}, bare=["b11"], predators={"spider": "b11"})
    there.play(0, Call("spider"), Send("a1")).play(1, Pick("hunter", "e10"))
    there.play(1, next(one for one in there.offers(1) if one.cell == "e10"))
    there.play(0, Pick("digger", "b10"))
    there.play(0, next(one for one in there.offers(0) if one.cell == "b11"))
    assert [event.cell for event in there.events_of(Marked)] == ["b11"]


def test_fou_a16_worm_moves_within_nests() -> None:
    there = call_predator("worm", ants={0: [hunter("1")], 1: [digger("r1c4")]}, dug={1: ["r1c4"]})
    rooms = {(one.owner, one.cell) for one in there.offers(0, Send)}
    block = {f"r{row}c{column}" for row in (1, 2, 3) for column in range(5)}
    assert rooms == {(seat, cell) for seat in (0, 1) for cell in block} - {(1, "r1c4")}
    assert there.no(0, Send("r1c4", 1)) == ("FOU-A15", "ant")
    assert there.no(0, Send("library", 1)) == ("FOU-A16", "room")
    assert there.no(0, Send("2", 1)) == there.no(0, Send("1", 1)) == ("FOU-A16", "surface")
    assert there.no(0, Send("b11")) == ("FOU-A16", "board")
    there.play(0, Send("r2c4", 1))
    event = there.events_of(Prowled)[0]
    assert (event.owner, event.cell, event.eaten) == (1, "r2c4", "orange")
    chamber = next(one for one in there.view().players[1].chambers if one.cell == "r2c4")
    assert chamber.worm and chamber.earth is None
    assert there.view().players[0].resources == (0,) * 9


def test_fou_a16_spider_and_grasshopper_stay_on_the_board() -> None:
    assert call_predator("grasshopper").no(0, Send("r1c4", 0)) == ("FOU-A16", "board")


def test_fou_a16_a_predator_moves_to_another_cell() -> None:
    there = call_predator("worm", predators={"worm": (0, "r1c4")})
    assert there.no(0, Send("r1c4", 0)) == ("FOU-A16", "same")
    there = call_predator("spider", predators={"spider": "a2", "grasshopper": "a1"}, bare=["a2"])
    assert there.no(0, Send("a2")) == ("FOU-A16", "same")
    assert there.no(0, Send("a1")) == ("FOU-A15", "predator")


def test_fou_a16_numbered_cells_are_refused_by_either_name() -> None:
    """Inside they are 1 to 4; a hole has the name of its cell on the board (FOU-S3)."""
    there = call_predator("worm", holes={1: {"2": "e9"}}, dug={1: ["2"]}, bare=["e9"])
    for target in (Send("1", 0), Send("4", 1), Send("2", 1), Send("b10"), Send("e9")):
        assert there.no(0, target) == ("FOU-A16", "surface")
    assert there.no(0, Send("b9")) == ("FOU-A16", "board")


def test_fou_a16_option_lets_the_worm_enter_rooms() -> None:
    """With the option, the worm may enter library and queen's room; ants may not then, and none is born there."""
    there = call_predator("worm", worm_in_rooms=True, ants={0: [farmer("1")], 1: [farmer("1")]})
    assert Send("queen", 1) in there.offers(0) and Send("library", 0) in there.offers(0)
    there.play(0, Send("queen", 1))
    assert there.no(1, Hatch("hunter")) == ("FOU-A23", "queen")
    assert "queen" not in there.ends(1, "farmer", "e10")
    assert not there.view().players[1].todo.birth


def test_fou_a16_predator_action_without_a_cell_is_skipped() -> None:
    """Every cell of the board bears a pheromone or is a nest, and every cell of the nests an ant or the worm."""
    there = sit(ants={0: [hunter("1")], 1: [hunter("1")]})
    state = there.state
    for cell in range(133):
        if state.ground[cell] < 7:
            state.ground[cell] = 10
    assert there.no(0, Call("spider")) == ("FOU-A16", "target")
    assert there.offers(0, Call) == [Call("worm")]
    assert there.view().players[0].todo.predator
    for seat in (0, 1):
        for slot, node in enumerate(range(4, 19)):
            state.colonies[seat].at[slot] = 132 + node
    assert there.no(0, Call("worm")) == ("FOU-A16", "target")
    assert not there.view().players[0].todo.predator
