"""Answers of the rulebook to questions: FOU-Q1 to Q5."""
from __future__ import annotations

from formicarium.games.fourmidable.events import Marked
from formicarium.games.fourmidable.model import Call, Go, Open, Pick, Send

from .sitting import digger, farmer, hunter, sit


def test_fou_q1_a_hole_behind_a_line_of_pheromones() -> None:
    """A hole never opens under another seat's pheromone or ant."""
    line = ["b2", "b6", "b11", "b16"]
    there = sit(ants={0: [digger("1")], 1: [hunter("b12")]}, scents={1: line}, bare=["b7", "b12"])
    there.play(0, Pick("digger", "b10"), Go("2"))
    assert there.asked(Open) == {"b7"}
    assert there.no(0, Open("b6")) == ("FOU-A9", "pheromone")
    assert there.no(0, Open("b12")) == ("FOU-A9", "ant")


def test_fou_q2_a_trapped_ant_stays_and_a_hole_lets_it_in() -> None:
    around = ["b2", "b3", "b6", "b12", "b11"]
    there = sit(ants={0: [farmer("b7"), digger("1")], 1: [hunter("1"), hunter("1")]}, scents={1: around, 0: ["b7"]})
    assert there.ends(0, "farmer", "b7") == {"b7"}
    there.play(0, Pick("digger", "b10"), Go("2"), Open("b7"))
    there.play(1, Pick("hunter", "e10"), Go("e10"))
    assert {"b10", "library", "b9"} <= there.ends(0, "farmer", "b7")


def test_fou_q2_hole_on_a_resource_is_refused() -> None:
    there = sit(ants={0: [farmer("b7"), digger("1")]}, bare=["b12"])
    there.play(0, Pick("digger", "b10"), Go("2"))
    assert there.no(0, Open("b7")) == ("FOU-A9", "resource")


def test_fou_q3_diggers_go_outside_and_place_pheromones() -> None:
    """Diggers gather nothing there. The rulebook says this about the later levels; it also holds here."""
    there = sit(ants={0: [digger("1")]}, bare=["b6"])
    there.play(0, Pick("digger", "b10"), Go("b6"))
    assert [event.cell for event in there.events_of(Marked)] == ["b6"]
    other = sit(ants={0: [digger("1")]})
    other.play(0, Pick("digger", "b10"), Go("b11"))
    assert other.view().players[0].resources == (0,) * 9


def test_fou_q4_no_weather_digs_a_hole_further() -> None:
    there = sit(ants={0: [digger("1")]}, sky="rain", bare=["a2", "b12"])
    there.play(0, Pick("digger", "b10"))
    assert there.view().reach == 4
    there.play(0, Go("2"))
    assert there.asked(Open) == {"b12"}
    assert there.no(0, Open("a2")) == ("FOU-A8", "far")


def test_fou_q5_a_predator_moved_by_another_may_be_moved_again() -> None:
    there = sit(ants={0: [hunter("1")], 1: [hunter("1")]})
    there.play(0, Call("spider"), Send("a1"))
    there.play(1, Call("spider"), Send("a2"))
    assert there.view().predators[0].cell == "a2"
