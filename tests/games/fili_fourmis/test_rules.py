"""A test a rule: Fili-Fourmis as its ledger says it, on small positions.

Most stand on the ford (tests/editions/fili_fourmis/ford.toml): ten ants each, eight ramparts, roads on both sides.
"""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.dice import Scripted
from formicarium.core.game import WATCHER, IllegalMove, Refusal
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.games.fili_fourmis.boards import written
from formicarium.games.fili_fourmis.edition import EDITIONS
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import (
    Advance,
    Advanced,
    Called,
    ComeOut,
    Divided,
    Ended,
    Enter,
    Entered,
    Entering,
    Join,
    Joined,
    Leaving,
    Lengthened,
    Pass,
    Passed,
    Running,
    Split,
    Spread,
    Start,
    Started,
    Step,
    Stepped,
    Stop,
    Stopped,
    Waited,
)

from .grounds import FORD
from .scenes import Scene, scene

NO_LUCK = Scripted([])
BOTTOM = "a1 b1 | d1 e1 | g1 h1"  # remnants of red that nothing can be done with


def cells(actions: set[Advance], head: str) -> set[str]:
    return {action.to for action in actions if action.head == head}


# set-up

def test_fil_s1_two_anthills_of_19_cells_12_of_them_ramparts() -> None:
    board = FiliFourmis().board
    assert board.cells == len(set(board.names)) == 392
    assert board.ants == 19
    for seat, middle in ((0, "h5"), (1, "h23")):
        hill = {board.names[cell] for cell in range(board.cells) if board.home[cell] == seat}
        walls = {board.names[board.house[seat * 19 + place]] for place in range(19) if board.walls >> place & 1}
        assert (len(hill), len(walls)) == (19, 12) and walls < hill and middle in hill - walls
    assert sum(board.earth) == 38


def test_fil_s1_half_a_turn_takes_the_board_to_itself() -> None:
    for edition in FiliFourmis.editions.names():
        board = FiliFourmis(edition=edition).board
        last = board.cells - 1
        for cell in range(board.cells):
            assert board.earth[cell] == board.earth[last - cell]
            assert board.home[cell] == (-1 if board.home[last - cell] == -1 else 1 - board.home[last - cell])
        for place in range(board.ants):
            assert board.house[place] + board.house[board.ants + place] == last


def test_fil_s2_every_cell_of_an_anthill_has_an_ant() -> None:
    view = Match.begin(FiliFourmis(), NO_LUCK).view(0)
    assert [len(set(ants)) for ants in view.nests] == [19, 19]
    assert view.files == ((), ()) and view.entered == ((), ()) and view.ramparts == (0, 0)
    assert {"h5", "g7", "j5"} <= set(view.nests[0]) and {"h23", "g21", "f23"} <= set(view.nests[1])


def test_fil_s3_red_plays_first_and_a_turn_is_one_action() -> None:
    match = Match.begin(FiliFourmis(), NO_LUCK)
    assert match.waiting() == (0,)
    match = match.play(0, ComeOut("h7"), NO_LUCK)
    assert match.waiting() == (0,)  # it has to go somewhere
    match = match.play(0, Start("h8"), NO_LUCK)
    assert match.waiting() == (1,)
    for seat, why in ((0, "turn"), (WATCHER, "spectator")):
        assert match.options(seat) == ()
        assert match.refusal(seat, ComeOut("g7")) == Refusal("FIL-S3", {"why": why, "seat": 1})
    assert match.refusal(1, None) == Refusal("FIL-S3", {"why": "unknown", "seat": 1})


def test_fil_s3_what_was_begun_is_taken_back_step_by_step() -> None:
    match = Match.begin(FiliFourmis(), NO_LUCK)
    begun = match.play(0, ComeOut("h7"), NO_LUCK)
    done = begun.play(0, Start("h8"), NO_LUCK)
    assert done.undoable(0) and done.undo(0).position() == begun.position()
    assert done.undo(0).undo(0).position() == match.position()
    assert not done.play(1, ComeOut("h21"), NO_LUCK).undoable(0)


def test_fil_s4_who_can_act_must() -> None:
    here = scene()
    assert here.refusal(Pass()) == Refusal("FIL-S4", {"why": "can"})
    assert scene("d5 d6 d7", violet="d9").refusal(Pass()) == Refusal("FIL-S4", {"why": "can"})


def test_fil_s4_who_cannot_passes() -> None:
    here = scene(f"{BOTTOM} | a13 b13 | g13 h13")
    assert here.options() == {Pass()}
    assert here.refusal(Advance("a1", "a2")) == Refusal("FIL-S4", {"why": "only"})
    after = here.play(Pass())
    assert after.events == (Passed(seat=0, rule="FIL-S4"),)
    assert after.position.turn == 1 and not after.position.ended
    assert here.outlook(Pass()) == {}
    unheard = here.table.clone()
    unheard.play(0, here.game.move(Pass()), NO_LUCK, SILENT)
    assert here.game.position(unheard) == after.position


# coming out

def test_fil_o1_those_on_the_ramparts_come_out_first() -> None:
    here = scene()
    assert here.options() == {ComeOut(name) for name in ("c3", "d2", "d4", "e2", "e4", "f2", "f3", "f4")}
    called = here.play(ComeOut("c3"))
    assert called.events == (Called(seat=0, ant="c3", rule="FIL-O1"),)
    assert called.position.pending == Leaving("c3") and "c3" in called.position.nests[0]


@pytest.mark.parametrize("cell", ["c11", "d5", "a1", "nowhere", ""])
def test_fil_o1_only_an_own_ant_that_is_at_home(cell: str) -> None:
    assert scene().refusal(ComeOut(cell)) == Refusal("FIL-O1", {"cell": cell})


def test_fil_o2_the_first_ant_goes_to_a_cell_beside_its_own() -> None:
    here = scene().play(ComeOut("c3"))
    assert here.options() == {Start("b3"), Start("c4"), Start("c2")}
    assert here.outlook(Start("b3")) == {"ant": "c3", "cell": "b3", "ground": "earth"}
    after = here.play(Start("c4"))
    assert after.events == (Started(seat=0, ant="c3", cell="c4", rule="FIL-O2"),)
    assert after.position.files[0] == (("c4",),) and len(after.position.nests[0]) == 9


def test_fil_o2_what_is_no_place_for_it() -> None:
    here = scene(violet="c4 c5 c6").play(ComeOut("c3"))
    assert here.refusal(Start("c4")) == Refusal("FIL-O2", {"why": "taken", "cell": "c4"})
    assert here.refusal(Start("g4")) == Refusal("FIL-O2", {"why": "far", "cell": "g4"})
    assert here.refusal(Start("a13")) == Refusal("FIL-O2", {"why": "far", "cell": "a13"})
    for action in (ComeOut("d4"), Stop(), Join("a1", "b1")):
        assert here.refusal(action) == Refusal("FIL-O2", {"why": "place", "cell": "c3"})
    assert scene().refusal(Start("c4")) == Refusal("FIL-O2", {"why": "call", "cell": "c4"})


def test_fil_o2_an_ant_that_finds_no_free_cell_stays() -> None:
    here = scene(violet="c4 b3 c2")
    assert ComeOut("c3") not in here.options()
    assert here.refusal(ComeOut("c3")) == Refusal("FIL-O2", {"why": "shut", "cell": "c3"})


def test_fil_o3_the_next_ant_is_the_new_head() -> None:
    here = scene("c4")
    assert here.options() == {ComeOut(name) for name in ("c3", "d2", "d4", "e2", "e4", "f3", "f4")}
    there = here.play(ComeOut("f4"))  # any of them, from anywhere on the ramparts
    assert there.options() == {Advance("c4", to) for to in ("b4", "b5", "c5", "b3")}
    assert there.outlook(Advance("c4", "b5")) == {
        "ant": "f4", "head": "c4", "cell": "b5", "ants": 2, "kind": "out", "ground": "grass", "run": 0}
    after = there.play(Advance("c4", "b5"))
    assert after.events == (Lengthened(seat=0, ant="f4", cell="b5", ants=2, rule="FIL-O3"),)
    assert after.position.files[0] == (("b5", "c4"),)


def test_fil_o3_either_end_if_the_other_is_beside_the_ramparts() -> None:
    both = scene("c5 c4").play(ComeOut("d4"))
    assert {action.head for action in both.options()} == {"c4", "c5"}
    after = both.play(Advance("c4", "b3"))
    assert after.position.files[0] == (("b3", "c4", "c5"),)
    one = scene("c6 c5").play(ComeOut("d4"))
    assert {action.head for action in one.options()} == {"c6"}
    assert one.refusal(Advance("c5", "b5")) == Refusal("FIL-O3", {"why": "away", "cell": "c6"})
    assert one.refusal(Advance("b6", "a6")) == Refusal("FIL-O3", {"why": "end", "cell": "b6"})
    assert one.refusal(Advance("c6", "c5")) == Refusal("FIL-O3", {"why": "taken", "cell": "c5"})


def test_fil_o4_an_unformed_file_comes_first() -> None:
    here = scene("c5 c4 | g6 g5 f5")
    assert here.options() == {ComeOut(name) for name in ("d4", "e4", "f4")}
    assert here.refusal(Advance("g6", "g7")) == Refusal("FIL-O4", {"cell": "c5", "ants": 2})
    there = here.play(ComeOut("d4"))
    assert {action.head for action in there.options()} == {"c5", "c4"}
    assert there.rule(Start("d5")) == "FIL-O4" == there.rule(Advance("g6", "g7"))
    formed = there.play(Advance("c5", "c6"))
    assert formed.position.files[0][0] == ("c6", "c5", "c4")


def test_fil_o4_or_it_joins_another() -> None:
    here = scene("c5 c4 | d6 d7 d8")
    assert here.options(Join) == {Join("d6", "c5")}
    assert here.play(Join("c5", "d6")).position.files[0] == (("d8", "d7", "d6", "c5", "c4"),)
    bystanders = scene("c5 c4 | f8 f7 | f6 e6 e5")  # f7 and f6 stand end to end, but bind nobody
    assert bystanders.options(Join) == set()
    assert bystanders.rule(Join("f7", "f6")) == "FIL-O4"
    assert bystanders.rule(Join("b4", "c4")) == "FIL-J1"


def test_fil_o4_also_those_who_cannot_come_to_it() -> None:
    """The enemy stands right through the anthill, between i5 and the file."""
    here = scene("d5 e5 | a7 a6 a5 a4 a3 a2 a1 | c7 c6 c5 c4 c3 c2 c1 | o1",
                 "a27 a26 a25 a24 a23 a22 a21 | c27 c26 c25 c24 c23 c22 c21", violet_home="", in_red="h7 h6 h5 h4 h3",
                 red_home="g5 i5", edition="formicarium")
    assert here.options(ComeOut) == {ComeOut("g5")}
    assert here.refusal(ComeOut("i5")) == Refusal("FIL-O4", {"cell": "d5", "ants": 2})


def test_fil_o4_what_no_ant_can_reach_binds_nobody() -> None:
    far = scene("a9 | g6 g5 f5")
    assert {Advance("g6", "g7"), ComeOut("c3")} <= far.options()
    hemmed = scene("c1", "b1 b2 c2 | d1")
    assert Start("b3") in hemmed.play(ComeOut("c3")).options()
    nobody_left = scene("c5 c4 | a13 b13 | g13 h13 | a9 b8 | g6 g5", red_home="")
    assert nobody_left.options() == {Pass()}


def test_fil_o4_the_last_ants_may_stay_a_remnant() -> None:
    here = scene("c6 c7 c8 | f6 f7 f8 | h6 h7 h8", red_home="d3").play(ComeOut("d3"), Start("d5"))
    assert here.position.files[0][-1] == ("d5",) and here.position.nests[0] == ()


def test_fil_o4_and_m6_seven_ants_are_a_full_file() -> None:
    here = scene("b9 b8 b7 b6 b5 c5 c4").play(ComeOut("d4"))
    assert here.options(Advance) == set()
    assert here.refusal(Advance("b9", "c9")) == Refusal("FIL-M6", {"why": "long", "cell": "b9"})


def test_fil_o5_those_inside_wait_for_the_ramparts() -> None:
    here = scene("c6 c7 c8 | f6 f7 f8 | h6", red_home="d3 e3 f3")
    assert here.options(ComeOut) == {ComeOut("f3")}
    assert here.refusal(ComeOut("d3")) == Refusal("FIL-O5", {"why": "walls", "cell": "d3", "ants": 1})


def test_fil_o5_then_they_go_directly_outside() -> None:
    here = scene("c6 c5 c4 | f6 f7 f8 | h6 h7", red_home="d3 e3").play(ComeOut("e3"))
    assert here.events == (Called(seat=0, ant="e3", rule="FIL-O5"),)
    starts = {"b3", "d5", "e5", "f5", "g4", "g3", "g2", "f1", "e1", "d1", "c1", "c2"}
    assert here.options(Start) == {Start(cell) for cell in starts}
    assert {action.head for action in here.options(Advance)} == {"c6"}  # its tail is beside the ramparts
    after = here.play(Start("g2"))
    assert after.events == (Started(seat=0, ant="e3", cell="g2", rule="FIL-O5"),)
    longer = here.play(Advance("c6", "c7"))
    assert longer.events == (Lengthened(seat=0, ant="e3", cell="c7", ants=4, rule="FIL-O5"),)
    assert here.refusal(Start("c4")) == Refusal("FIL-O5", {"why": "taken", "cell": "c4", "ants": 0})


def test_fil_o5_not_beside_the_enemy() -> None:
    here = scene("c6 c5 c4 | f6 f7 f8 | h6 h7", red_home="d3 e3").play(ComeOut("e3"))
    assert here.refusal(Start("c9")) == Refusal("FIL-O5", {"why": "far", "cell": "c9", "ants": 0})


def test_fil_o5_an_unformed_file_counts_as_a_constituted_one() -> None:
    here = scene("b6 b7 b8 | f6 f7 f8 | d6 d5", red_home="d3 e3")
    assert here.options() == {ComeOut("d3"), ComeOut("e3")}
    assert {action.head for action in here.play(ComeOut("d3")).options()} == {"d6"}


BESIEGED: dict[str, Any] = {"violet": "a12 a11 a10 | h12 h11", "in_red": "d4 e4 f4 f3 e3", "violet_home": ""}


def test_fil_o6_only_through_a_free_stretch() -> None:
    here = scene("c6 c7 c8 | f6 f7 f8 | h6 h7 i6", red_home="d3", **BESIEGED).play(ComeOut("d3"))
    assert here.options() == {Start(cell) for cell in ("b3", "c4", "c2", "c1", "d1", "e1", "f1", "g2")}
    assert here.refusal(Start("f5")) == Refusal("FIL-O6", {"cell": "f5"})


def test_fil_o6_the_tail_of_the_file_is_beside_the_stretch() -> None:
    here = scene("f6 f7 f8 | g6 g5 f5 | c6 c5 c4", red_home="d3", **BESIEGED).play(ComeOut("d3"))
    assert {action.head for action in here.options(Advance)} == {"c6"}
    assert here.refusal(Advance("g6", "g7")) == Refusal("FIL-O6", {"cell": "g6"})


def test_fil_o6_an_ant_that_is_shut_in_stays() -> None:
    here = scene("c6 c7 c8 | f6 f7 f8 | h6 h7 i6", "a12 a11 a10", violet_home="", red_home="e3",
                 in_red="d4 e4 f4 f3 d3 e2 f2")
    assert here.options(ComeOut) == set()
    assert here.refusal(ComeOut("e3")) == Refusal("FIL-O6", {"cell": "e3"})


def test_fil_o6_own_ants_do_not_bar_the_way() -> None:
    here = scene("c6 c5 c4 | f6 f7 f8 | h6", "a12 a11 a10 | h12 h11 h10 | c13", violet_home="", in_red="d4 e4 f4",
                 red_home="f3 e3 d3")
    there = here.play(ComeOut("f3"))  # past e3 and d3, out at c3
    assert Advance("c6", "c7") in there.options()


# marching

def test_fil_m1_the_last_ant_goes_before_the_head() -> None:
    here = scene("d8 d7 d6")
    assert cells(here.options(Advance), "d8") == {"c8", "e8", "c9", "d9", "c7"}  # five, as the rulebook says
    assert here.outlook(Advance("d8", "d9")) == {
        "ant": "d6", "head": "d8", "cell": "d9", "ants": 3, "kind": "march", "ground": "grass", "run": 0}
    after = here.play(Advance("d8", "d9"))
    assert after.events == (Advanced(seat=0, ant="d6", cell="d9", ants=3, pace=1, rule="FIL-M1"),)
    assert after.position.files[0] == (("d9", "d8", "d7"),)


def test_fil_m1_the_tails_own_cell_does_not_count() -> None:
    here = scene("e8 e7 e6 d6 c7 d8")  # a ring: the head e8 is beside the tail d8
    assert cells(here.options(Advance), "e8") == {"d7", "d9", "e9", "f8"}
    assert here.refusal(Advance("e8", "d8")) == Refusal("FIL-M1", {"why": "tail", "head": "e8", "cell": "d8"})
    assert here.refusal(Advance("e8", "a1")) == Refusal("FIL-M1", {"why": "far", "head": "e8", "cell": "a1"})


def test_fil_m2_two_steps_where_the_whole_file_is_on_earth() -> None:
    here = scene("a7 b6 a5")
    first = here.play(Advance("a7", "b8"))
    assert here.outlook(Advance("a7", "b8"))["run"] == 1
    assert first.position.pending == Running("b8") and first.position.turn == 0
    assert first.options() == {Stop(), *(Advance("b8", to) for to in ("a8", "c8", "a9", "b9", "b7"))}
    assert first.outlook(Advance("b8", "a9"))["kind"] == "second"
    second = first.play(Advance("b8", "a9"))
    assert second.events == (Advanced(seat=0, ant="b6", cell="a9", ants=3, pace=2, rule="FIL-M2"),)
    assert second.position.files[0] == (("a9", "b8", "a7"),) and second.position.turn == 1
    assert first.play(Advance("b8", "b9")).position.turn == 1  # the second may land on grass


def test_fil_m2_just_one_is_allowed() -> None:
    after = scene("a7 b6 a5").play(Advance("a7", "b8"), Stop())
    assert after.events == (Stopped(seat=0, head="b8", rule="FIL-M2"),)
    assert after.position.files[0] == (("b8", "a7", "b6"),) and after.position.turn == 1


def test_fil_m2_the_second_only_if_the_first_landed_on_earth() -> None:
    assert scene("a7 b6 a5").play(Advance("a7", "a8")).position.turn == 1
    assert scene("a7 b6 b5").play(Advance("a7", "b8")).position.turn == 1  # one of them stood on grass


def test_fil_m2_nothing_else_meanwhile() -> None:
    here = scene("a7 b6 a5 | h7 h6 g5").play(Advance("a7", "b8"))
    for action in (Advance("h7", "h8"), Advance("b6", "b5"), ComeOut("c3"), Enter("c9", "d10")):
        assert here.refusal(action) == Refusal("FIL-M2", {"why": "running", "cell": "b8"})
    assert scene().refusal(Stop()) == Refusal("FIL-M2", {"why": "standing", "cell": ""})


def test_fil_m2_neither_lands_on_a_rampart() -> None:
    """Red stands on earth beside the rampart c11; going in there is a whole action."""
    here = scene("b10 a9 b8 | c8 c7 c6 | e8 e7 e6 | g8", red_home="")
    after = here.play(Advance("b10", "b11"))
    assert after.position.pending == Running("b11")
    assert after.options() == {Stop(), *(Advance("b11", to) for to in ("a11", "b12", "c12", "c10"))}
    assert after.rule(Enter("b11", "c11")) == "FIL-M2"


def test_fil_m2_a_turn_that_finds_no_second_cell_is_over() -> None:
    here = scene("b10 a9 b8 | c10 b9", "a11 b12 c12").play(Advance("b10", "b11"))
    assert here.position.pending is None and here.position.turn == 1


def test_fil_m3_either_end_may_lead() -> None:
    here = scene("d8 d7 d6")
    assert cells(here.options(Advance), "d6") == {"c6", "e6", "c7", "c5", "d5"}
    assert here.play(Advance("d6", "d5")).position.files[0] == (("d5", "d6", "d7"),)
    assert here.refusal(Advance("d7", "e7")) == Refusal("FIL-M3", {"why": "middle", "cell": "d7"})
    assert here.refusal(Advance("a1", "a2")) == Refusal("FIL-M3", {"why": "nobody", "cell": "a1"})
    foe = scene("d8 d7 d6", "e8 e9 f9")
    assert foe.refusal(Advance("e8", "f8")) == Refusal("FIL-M3", {"why": "enemy", "cell": "e8"})


def test_fil_m4_a_remnant_stands_still() -> None:
    here = scene("d8 d7 | g6")
    assert here.options(Advance) == set()
    assert here.refusal(Advance("d8", "d9")) == Refusal("FIL-M4", {"cell": "d8", "ants": 2})


def test_fil_m5_nobody_is_taken_or_jumped() -> None:
    here = scene("d8 d7 d6 | c8 b7 b6", "d9 e9 f9")
    assert cells(here.options(Advance), "d8") == {"e8", "c9", "c7"}
    assert here.refusal(Advance("d8", "d9")) == Refusal("FIL-M5", {"cell": "d9", "owner": 1})
    assert here.refusal(Advance("d8", "c8")) == Refusal("FIL-M5", {"cell": "c8", "owner": 0})
    assert here.refusal(Advance("d8", "d10")) == Refusal("FIL-M1", {"why": "far", "head": "d8", "cell": "d10"})


def test_fil_m6_files_that_merely_touch_stay_two() -> None:
    here = scene("d8 d7 d6 d5 | f8 f7 f6 f5").play(Advance("d8", "e8"))
    assert here.position.files[0] == (("e8", "d8", "d7", "d6"), ("f8", "f7", "f6", "f5"))
    assert here.play(ComeOut("d10"), Start("d9")).rule(Join("e8", "f8")) == "FIL-J1"


STRICT: dict[str, Any] = {"strict_contact": True}
CONTACT = Refusal("FIL-M6", {"why": "contact", "cell": ""})


def test_fil_m6_strict_contact_forbids_ends_that_newly_touch() -> None:
    here = scene("d8 d7 d6 d5 | f8 f7 f6 f5", **STRICT)
    assert here.refusal(Advance("d8", "e8")) == CONTACT
    assert here.refusal(Advance("d8", "d9")) is None
    few = scene("d8 d7 d6 | f8 f7 f6 f5", **STRICT)  # seven together: nothing wrong
    assert few.refusal(Advance("d8", "e8")) is None


def test_fil_m6_strict_contact_the_new_tail_too() -> None:
    here = scene("d9 d8 d7 d6 | e7 f6 f5 g4", **STRICT)
    assert here.refusal(Advance("d9", "c9")) == CONTACT  # d7 would be an end, beside e7
    assert here.refusal(Advance("d6", "d5")) is None


def test_fil_m6_strict_contact_what_was_so_before_may_stay() -> None:
    here = scene("d8 d7 d6 d5 | e8 e9 f9 f8", **STRICT)  # d8 and e8 touch already
    assert here.refusal(Advance("f8", "g8")) is None
    assert here.play(ComeOut("d3"), Start("g2")).position.turn == 1
    assert here.refusal(Advance("d5", "c5")) == CONTACT  # then d7 would be an end, beside e8


def test_fil_m6_strict_contact_coming_out() -> None:
    begun = scene("c6 c7 c8 b8 b7 b6 a6", **STRICT).play(ComeOut("d4"))
    assert begun.refusal(Start("c4")) is None
    assert begun.refusal(Start("c5")) == CONTACT  # a single ant beside the end of seven
    head = scene("d7 d6 d5 | c7 c8 c9 b9", **STRICT).play(ComeOut("d4"))
    assert head.refusal(Advance("d7", "e7")) is None
    assert head.refusal(Advance("d7", "d8")) == CONTACT
    tail = scene("d7 d6 d5 | e5 f5 g4 g5", **STRICT).play(ComeOut("d4"))  # d5 and e5: seven together until now
    assert tail.refusal(Advance("d7", "d8")) == CONTACT


def test_fil_m6_strict_contact_joining_and_splitting() -> None:
    joint = scene("d8 d7 d6 | d5 c5 b5 | e8 f8 g8", **STRICT)
    assert joint.refusal(Join("d6", "d5")) == CONTACT  # six, beside three
    for other, allowed in (("i13 j13 k13", True), ("i13 j13 k13 l13", False)):
        cut = scene(f"h16 h15 h14 h13 h12 h11 h10 | {other}", edition="formicarium", **STRICT)
        assert (cut.refusal(Split("h14", "h13")) is None) == allowed
        assert (cut.refusal(Split("h13", "h12")) is None) == allowed
    assert cut.refusal(Split("h14", "h13")) == CONTACT


def test_fil_m6_strict_contact_those_who_wait_outside() -> None:
    """One rampart is free: six of seven stay, the last of them beside the end of another file."""
    here = scene("d9 d8 d7 d6 d5 c5 c4 | b5 b6 b7", "h12", violet_home="c11 d11 e11 f11 d12 e12 f12 f10 e10", **STRICT)
    assert here.refusal(Enter("d9", "d10")) == CONTACT
    apart = scene("d9 d8 d7 d6 d5 c5 c4 | a5 a6 a7", "h12", violet_home="c11 d11 e11 f11 d12 e12 f12 f10 e10", **STRICT)
    assert apart.refusal(Enter("d9", "d10")) is None
    all_in = scene("d9 d8 d7 d6 d5 c5 c4 | b5 b6 b7", "h12 h11 h10 | a12 a11 a10 | b13 a13", violet_home="d11 e11",
                   **STRICT)
    assert all_in.refusal(Enter("d9", "d10")) is None


def test_fil_m7_nobody_goes_back_home() -> None:
    here = scene("d5 d6 d7")
    assert here.refusal(Enter("d5", "d4")) == Refusal("FIL-M7", {"cell": "d4"})
    free = scene("d5 d6 d7 | c8 c9 b9 | f8", red_home="d3 e3 c3")
    assert free.refusal(Enter("d5", "e4")) == Refusal("FIL-M7", {"cell": "e4"})


# joining and splitting

def test_fil_j1_two_files_become_one_end_to_end() -> None:
    here = scene("d8 d7 d6 | d5 c5 b5")
    assert here.options(Join) == {Join("d6", "d5")}
    after = here.play(Join("d5", "d6"))
    assert after.events == (Joined(seat=0, one="d6", other="d5", ants=6, rule="FIL-J1"),)
    assert after.position.files[0] == (("d8", "d7", "d6", "d5", "c5", "b5"),)
    assert here.outlook(Join("d6", "d5")) == {"one": "d6", "other": "d5", "ants": 6}


def test_fil_j1_seven_together_at_most_and_only_by_their_ends() -> None:
    here = scene("d8 d7 d6 d5 | c5 b5 b6 b7")
    assert here.refusal(Join("d5", "c5")) == Refusal("FIL-J1", {"one": "d5", "other": "c5", "why": "long", "ants": 8})
    for one, other in (("d6", "c6"), ("d7", "c7"), ("d8", "d7"), ("b7", "b8"), ("d8", "d5"), ("nowhere", "d5")):
        refusal = here.refusal(Join(one, other))
        assert refusal == Refusal("FIL-J1", {"one": one, "other": other, "why": "apart", "ants": 0})


def test_fil_j1_remnants_may_join_to_regroup() -> None:
    here = scene("a13 | b13 | g13 h13 | a9 b8 | g6 g5 | i8 h7", red_home="")
    assert here.options() == {Join("a13", "b13")}
    assert here.play(Join("a13", "b13")).position.files[0][0] == ("a13", "b13")


def test_fil_j1_where_both_ends_touch_the_player_names_them() -> None:
    here = scene("d7 d8 e8 | e7 f7 f8")
    assert here.options(Join) == {Join("d7", "e7"), Join("e8", "e7"), Join("e8", "f8")}
    assert here.play(Join("e8", "f8")).position.files[0] == (("d7", "d8", "e8", "f8", "f7", "e7"),)


def test_fil_j2_a_file_splits_into_two_of_three_at_least() -> None:
    here = scene("c9 c8 c7 c6 c5 d5 e5")
    assert here.options(Split) == {Split("c7", "c6"), Split("c6", "c5")}
    after = here.play(Split("c6", "c7"))
    assert after.events == (Divided(seat=0, one="c7", other="c6", ants=3, others=4, rule="FIL-J2"),)
    assert after.position.files[0] == (("c9", "c8", "c7"), ("c6", "c5", "d5", "e5"))
    assert here.outlook(Split("c6", "c5")) == {"one": "c6", "other": "c5", "ants": 4, "others": 3}
    assert here.refusal(Split("c9", "c8")) == Refusal("FIL-J2", {"one": "c9", "other": "c8", "why": "short", "ants": 7})
    for one, other in (("c8", "d8"), ("d7", "e7"), ("a1", "b1"), ("nowhere", "c8")):
        assert here.refusal(Split(one, other)) == Refusal(
            "FIL-J2", {"one": one, "other": other, "why": "apart", "ants": 0})
    assert scene("c9 c8 c7 c6 c5").options(Split) == set()


def test_fil_j3_either_is_the_turns_action() -> None:
    assert scene("d8 d7 d6 | d5 c5 b5").play(Join("d6", "d5")).position.turn == 1
    assert scene("c9 c8 c7 c6 c5 d5").play(Split("c7", "c6")).position.turn == 1


# taking the ramparts

AT_THE_WALL = "d9 d8 d7 | f8 f7 f6 | h8 h7 h6 | a8"


def test_fil_r1_nobody_enters_while_somebody_is_at_home() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6", "a12", red_home="d3",
                 violet_home="d11 e11 c11 f11 d12 e12 f12 f10 e10")
    assert here.options(Enter) == set()
    assert here.refusal(Enter("d9", "d10")) == Refusal("FIL-R1", {"cell": "d10", "ants": 1})


def test_fil_r2_the_whole_file_goes_in_nearest_first() -> None:
    here = scene(AT_THE_WALL, "c13 d13 e13 | h12 h11 h10 | b13 a13", violet_home="d11 e11")
    assert here.options(Enter) == {Enter("d9", "d10"), Enter("d9", "e10")}
    assert here.outlook(Enter("d9", "d10")) == {"head": "d9", "cell": "d10", "ants": 3, "wait": 0}
    after = here.play(Enter("d9", "d10"))
    assert after.events == (Entered(seat=0, ant="d7", cell="d10", ramparts=1, rule="FIL-R2"),
                            Entered(seat=0, ant="d8", cell="e10", ramparts=2, rule="FIL-R2"),
                            Entered(seat=0, ant="d9", cell="c11", ramparts=3, rule="FIL-R2"))
    assert set(after.position.entered[0]) == {"d10", "e10", "c11"} and len(after.position.files[0]) == 3


def test_fil_r2_the_player_chooses_among_equals() -> None:
    here = scene("d9 d8 | f8 f7 f6 | h8 h7 h6 | a8 a7", "c13 d13 e13 | h12 h11 h10 | b13 a13", violet_home="d11 e11")
    there = here.play(Enter("d9", "d10"))
    assert there.position.pending == Entering("d9", "d10") and there.position.turn == 0
    assert there.options() == {Spread("c11"), Spread("e10")}
    after = there.play(Spread("c11"))
    assert after.events == (Entered(seat=0, ant="d9", cell="c11", ramparts=2, rule="FIL-R2"),)
    assert after.position.turn == 1
    assert there.refusal(Spread("f10")) == Refusal("FIL-R2", {"why": "nearest", "cell": "f10"})
    assert there.refusal(Spread("d11")) == Refusal("FIL-R2", {"why": "nearest", "cell": "d11"})
    assert there.refusal(Advance("f8", "e8")) == Refusal("FIL-R2", {"why": "entering", "cell": "d10"})
    assert here.refusal(Spread("c11")) == Refusal("FIL-R2", {"why": "closed", "cell": "c11"})


STAR = (". . V . . .", " . . V V . .", ". . V . . .", " . . . . . .",
        ". . . . . .", " . . . R . .", ". . R R . .", " . . . R . .")  # one rampart touches three


def test_fil_r2_and_again_while_there_are_fewer_ants_than_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS.read, "star", EDITIONS.parse(written(STAR, "Étoile", "Star", "by hand"), "star"))
    here = scene("d6 d5 d4 | a4", "f5 f4 f3 | a8", red_home="", violet_home="", edition="star")
    first = here.play(Enter("d6", "c7"))
    assert first.options() == {Spread("c8"), Spread("d7"), Spread("c6")}
    second = first.play(Spread("d7"))
    assert second.position.pending == Entering("d6", "c7") and second.position.turn == 0
    assert second.options() == {Spread("c8"), Spread("c6")}
    assert second.play(Spread("c6")).position.turn == 1


def test_fil_r2_the_owners_ants_bar_the_way_along_the_ramparts_own_ones_do_not() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6", "c13 d13 e13 | h12 h11 h10", in_violet="e10",
                 violet_home="d11 e11 c11 f11")
    after = here.play(Enter("d9", "d10"))
    assert set(after.position.entered[0]) == {"d10", "e10", "f10"}  # past e10, up to f11 and c11
    assert after.events[-1] == Waited(seat=0, head="d9", ants=1, rule="FIL-R3")


def test_fil_r2_the_gate_is_free() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6", "c13 d13 e13 | h12 h11 h10", in_violet="e10",
                 violet_home="d11 e11 d10 f11")
    assert here.options(Enter) == set()
    for gate in ("d10", "e10"):
        assert here.refusal(Enter("d9", gate)) == Refusal("FIL-R2", {"why": "taken", "cell": gate})
    assert here.refusal(Enter("d9", "f10")) == Refusal("FIL-R2", {"why": "far", "cell": "f10"})
    assert here.refusal(Enter("f9", "f10")) == Refusal("FIL-M3", {"why": "nobody", "cell": "f9"})


def test_fil_r2_those_left_over_are_the_ones_nearest_the_gate() -> None:
    here = scene("d9 d8 d7 d6 | f8 f7 f6 | h8 h7 h6", "c13 d13 e13 | h12", violet_home="d11 e11 c11 f11 f10 d12")
    after = here.play(Enter("d9", "d10"))
    assert after.position.files[0][0] == ("d9", "d8")
    assert after.events[-1] == Waited(seat=0, head="d9", ants=2, rule="FIL-R3")


OUT: dict[str, Any] = {"violet": "c13 d13 e13 | h12 h11 h10 | a12 a11 a10 | b13", "violet_home": ""}  # nobody at home


def test_fil_r3_a_waiting_remnant_enters_when_there_is_room() -> None:
    here = scene("d9 | f8 f7 f6 | h8 h7 h6", in_violet="d10 e10 f10", **OUT)
    assert here.options(Enter) == set()
    assert here.rule(Advance("d9", "e9")) == "FIL-M4"
    there = here.play(Step("e10", "e11"), Advance("h12", "i12"))
    assert there.options(Enter) == {Enter("d9", "e10")}
    assert set(there.play(Enter("d9", "e10")).position.entered[0]) == {"d10", "e10", "f10", "e11"}


def test_fil_r3_or_regroups() -> None:
    here = scene("d9 | d8 e8 e7 | f8 f7 f6", in_violet="d10 e10 f10", **OUT)
    there = here.play(Join("d9", "d8"), Advance("h12", "i12"), Advance("d9", "c9"))
    assert there.position.files[0][0] == ("c9", "d9", "d8", "e8")


def test_fil_r4_an_ant_that_has_entered_may_step_to_make_room() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6", in_violet="d10 e10 f10 f11", **OUT)
    steps = {(action.ant, action.to) for action in here.options(Step)}
    assert steps == {("d10", "c11"), ("d10", "d11"), ("e10", "d11"), ("e10", "e11"), ("f10", "e11"), ("f11", "e11"),
                     ("f11", "f12")}
    assert here.outlook(Step("d10", "d11")) == {"ant": "d10", "cell": "d11", "place": "inside"}
    after = here.play(Step("d10", "d11"))
    assert after.events == (Stepped(seat=0, ant="d10", cell="d11", ramparts=3, rule="FIL-R4"),)
    assert after.position.turn == 1
    assert here.refusal(Step("d10", "e10")) == Refusal("FIL-R4", {"why": "taken", "cell": "e10"})
    assert here.refusal(Step("d10", "f12")) == Refusal("FIL-R4", {"why": "far", "cell": "f12"})
    assert here.refusal(Step("c11", "d11")) == Refusal("FIL-R4", {"why": "nobody", "cell": "c11"})
    assert here.refusal(Step("d9", "d10")) == Refusal("FIL-R4", {"why": "nobody", "cell": "d9"})


def test_fil_r4_it_never_leaves_again() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6", in_violet="d10 e10 f10 f11", **OUT)
    assert here.refusal(Step("d10", "c10")) == Refusal("FIL-R4", {"why": "far", "cell": "c10"})
    assert here.refusal(Advance("d10", "c10")) == Refusal("FIL-M1", {"why": "far", "head": "d10", "cell": "c10"})


def test_fil_r4_nobody_needs_to_go_on_inside() -> None:
    """Where the owner stands on the ramparts its inside is full, and where it does not, full ramparts have won."""
    barred = scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6 | a8", "h12 h11", violet_home="d11 e11 c11 e10 f10 f11 f12 e12")
    after = barred.play(Enter("d9", "d10"))
    assert after.position.entered[0] == ("d10",)
    assert after.events[-1] == Waited(seat=0, head="d9", ants=2, rule="FIL-R3")


# the end

LAST_RAMPART: dict[str, Any] = {"in_violet": "e10 f10 f11 f12 e12 d12 c11", "violet_home": "d11 e11",
                                "violet": "c13 d13 e13 | h12 h11 h10 | b13 b12"}


def test_fil_e1_all_enemy_ramparts_win_at_once() -> None:
    here = scene("d9 d8 d7", **LAST_RAMPART)
    after = here.play(Enter("d9", "d10"))
    assert after.position.ended == "FIL-E1" and after.winners() == {0}
    assert after.events == (
        Entered(seat=0, ant="d7", cell="d10", ramparts=8, rule="FIL-R2"),
        Waited(seat=0, head="d9", ants=2, rule="FIL-R3"),
        Ended(winners=(0,), why="ramparts", by="ramparts", ants=8, others=0, rule="FIL-E1"))
    assert after.refusal(Pass(), 1) == Refusal("FIL-E1", {})


def test_fil_e1_by_a_step_too() -> None:
    here = scene("d9 d8", in_violet="e10 f10 f11 f12 e12 d12 c11 d11", violet="c13 d13 e13 | h12 h11 h10 | b13 b12 a12",
                 violet_home="e11")
    assert here.play(Step("d11", "d10")).position.ended == "FIL-E1"


def test_fil_e2_most_ants_in_the_enemy_anthill() -> None:
    blocked = "a1 b1 | d1 e1 | a13 b13 | g13 h13"
    here = scene(blocked, "a9 b9 | h9 g9 | a5 b5 | h5 g5 | d7 e7", in_violet="d10 e10", violet_home="", ended="")
    assert here.table.score(0) == 2 and here.table.ahead(0, 1) > 0
    assert [(line.rule, line.points) for line in here.game.tally(here.table, 0)] == [("FIL-E2", 2)]


@pytest.mark.parametrize(("middle", "winners"), [(True, (0,)), (False, (0, 1))])
def test_fil_e2_then_most_ants_beyond_the_middle(middle: bool, winners: tuple[int, ...]) -> None:
    """Nobody can act: three of red are nearer to violet, two of violet to red; the middle row counts for nobody."""
    here = stuck(middle_breaks_ties=middle)
    assert (here.table.beyond(0), here.table.beyond(1)) == (4, 2)
    assert here.winners() == set(winners)


def stuck(**options: Any) -> Scene:
    return scene("a13 b13 | g13 h13 | a1 b1 | a7 | g1 h1 | h7", "a11 b11 | h11 g11 | h3 i2 | a9 b9 | d7 | f7",
                 violet_home="", red_home="", ended="FIL-E3", **options)


def test_fil_e3_when_neither_can_act() -> None:
    here = stuck()
    assert here.position.ended == "FIL-E3" and here.table.why_ended() == "stuck"
    assert here.options() == set() and here.refusal(Pass()) == Refusal("FIL-E3", {})


def opened(game: FiliFourmis) -> Match:
    """Three ants out on either side."""
    match = Match.begin(game, NO_LUCK)
    for _ in range(3):
        for seat in (0, 1):
            match = match.play(seat, match.options(seat)[0], NO_LUCK)
            match = match.play(seat, match.options(seat)[0], NO_LUCK)
    return match


def test_fil_e3_the_third_time_it_stands_the_same() -> None:
    """Files are read from either end: on the way back they are led by their tails."""
    here = scene("d7 d6 d5", "e9 f9 g9")
    for times in (1, 2):
        assert here.game.view(here.table, 0).times == times
        here = here.play(Advance("d7", "d8"), Advance("g9", "g8"), Advance("d6", "d5"), Advance("f9", "e9"))
    assert here.game.view(here.table, 0).times == 3
    assert here.events[-1] == Ended(winners=(0, 1), why="repeated", by="middle", ants=0, others=0, rule="FIL-E3")


@pytest.mark.parametrize("limit", [20, 40])
def test_fil_e3_after_so_many_quiet_turns_of_each(limit: int) -> None:
    game = FiliFourmis(quiet_limit=limit)  # type: ignore[arg-type]
    match = opened(game)
    turns = 0
    assert len(match.position().seen) == 1
    while not match.ended():
        seat = match.waiting()[0]
        moves = [action for action in match.options(seat) if isinstance(action, Advance | Stop)]
        match = match.play(seat, moves[(turns * 7 + turns // 5) % len(moves)], NO_LUCK)
        turns += match.position().pending is None
    assert (match.ended(), turns) == ("FIL-E3", 2 * limit)
    assert match.events_for(0)[-1].why == "quiet"  # type: ignore[attr-defined]


def test_fil_e3_progress_is_coming_out_and_entering_only() -> None:
    match = opened(FiliFourmis(edition=FORD))
    for seat in (0, 1):
        match = match.play(seat, next(a for a in match.options(seat) if isinstance(a, Advance)), NO_LUCK)
    assert len(match.position().seen) == 3
    match = match.play(0, next(a for a in match.options(0) if isinstance(a, ComeOut)), NO_LUCK)
    match = match.play(0, match.options(0)[0], NO_LUCK)
    assert len(match.position().seen) == 1


def test_the_longest_game_is_longer_than_any() -> None:
    """Every ant out and in, and before each as many quiet turns as may be, of two moves."""
    game = FiliFourmis(edition=FORD, quiet_limit=20)
    assert game.longest == 2 * 40 * (2 * 20 + 1) + 20


def test_a_refusal_is_an_answer() -> None:
    with pytest.raises(IllegalMove):
        Match.begin(FiliFourmis(), NO_LUCK).play(0, Pass(), NO_LUCK)
