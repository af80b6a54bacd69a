"""Rules of set-up and coming out in Fili-Fourmis, a test for each, on small positions.

Most stand on the ford (tests/editions/fili_fourmis/ford.toml): ten ants each, eight ramparts, roads on both sides.
"""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.dice import Scripted
from formicarium.core.game import WATCHER, Refusal
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import (
    Advance,
    Called,
    ComeOut,
    Join,
    Leaving,
    Lengthened,
    NotYourMove,
    Pass,
    Passed,
    Start,
    Started,
    Stop,
)

from .scenes import scene

NO_LUCK = Scripted([])
BOTTOM = "a1 b1 | d1 e1 | g1 h1"  # remnants of red without a legal action


def test_fil_s1_two_anthills_of_19_cells_12_of_them_ramparts() -> None:
    kit = FiliFourmis().course.kit
    assert kit.cells == len(set(kit.names)) == 392
    assert kit.ants == 19
    for seat, middle in ((0, "h5"), (1, "h23")):
        hill = {kit.names[cell] for cell in range(kit.cells) if kit.board.home[cell] == seat}
        hills = kit.anthills
        walls = {kit.names[hills.house[seat * 19 + place]] for place in range(19) if hills.walls >> place & 1}
        assert (len(hill), len(walls)) == (19, 12) and walls < hill and middle in hill - walls
    assert sum(kit.board.earth) == 38


def test_fil_s1_half_a_turn_takes_the_board_to_itself() -> None:
    for edition in FiliFourmis.editions.names():
        kit = FiliFourmis(edition=edition).course.kit
        last = kit.cells - 1
        for cell in range(kit.cells):
            assert kit.board.earth[cell] == kit.board.earth[last - cell]
            home, across = kit.board.home[cell], kit.board.home[last - cell]
            assert home == (-1 if across == -1 else 1 - across)
        for place in range(kit.ants):
            assert kit.anthills.house[place] + kit.anthills.house[kit.ants + place] == last


def test_fil_s2_every_cell_of_an_anthill_has_an_ant() -> None:
    view = Match.begin(FiliFourmis(), NO_LUCK).view(0)
    assert [len(set(ants)) for ants in view.nests] == [19, 19]
    assert view.files == ((), ()) and view.entered == ((), ()) and view.ramparts == (0, 0)
    assert {"h5", "g7", "j5"} <= set(view.nests[0]) and {"h23", "g21", "f23"} <= set(view.nests[1])


def test_fil_s3_red_plays_first_and_a_turn_is_one_action() -> None:
    match = Match.begin(FiliFourmis(), NO_LUCK)
    assert match.waiting() == (0,)
    match = match.play(0, ComeOut("h7"), NO_LUCK)
    assert match.waiting() == (0,)
    match = match.play(0, Start("h8"), NO_LUCK)
    assert match.waiting() == (1,)
    refused: tuple[tuple[int, Any], ...] = ((0, "turn"), (WATCHER, "spectator"))
    for seat, why in refused:
        assert match.legal_actions(seat) == ()
        assert match.refusal(seat, ComeOut("g7")) == Refusal("FIL-S3", NotYourMove(why=why, seat=1))
    assert match.refusal(1, None) == Refusal("FIL-S3", NotYourMove(why="unknown", seat=1))


def test_fil_s3_begun_action_is_undone_step_by_step() -> None:
    match = Match.begin(FiliFourmis(), NO_LUCK)
    begun = match.play(0, ComeOut("h7"), NO_LUCK)
    done = begun.play(0, Start("h8"), NO_LUCK)
    assert done.can_undo(0) and done.undo(0).position() == begun.position()
    assert done.undo(0).undo(0).position() == match.position()
    assert not done.play(1, ComeOut("h21"), NO_LUCK).can_undo(0)


def test_fil_s4_pass_is_refused_while_an_action_is_possible() -> None:
    here = scene()
    assert here.refusal(Pass()) == Refusal("FIL-S4", {"why": "can"})
    assert scene("d5 d6 d7", violet="d9").refusal(Pass()) == Refusal("FIL-S4", {"why": "can"})


def test_fil_s4_pass_is_the_only_action_of_a_blocked_player() -> None:
    here = scene(f"{BOTTOM} | a13 b13 | g13 h13")
    assert here.options() == {Pass()}
    assert here.refusal(Advance("a1", "a2")) == Refusal("FIL-S4", {"why": "only"})
    after = here.play(Pass())
    assert after.events == (Passed(seat=0, rule="FIL-S4"),)
    assert after.position.turn == 1 and not after.position.ended
    assert here.outlook(Pass()) == {}
    unheard = here.state.clone()
    unheard.play(0, here.game.number_of(Pass()), NO_LUCK, SILENT)
    assert here.game.position(unheard) == after.position


def test_fil_o1_ants_on_ramparts_come_out_first() -> None:
    here = scene()
    assert here.options() == {ComeOut(name) for name in ("c3", "d2", "d4", "e2", "e4", "f2", "f3", "f4")}
    called = here.play(ComeOut("c3"))
    assert called.events == (Called(seat=0, ant="c3", rule="FIL-O1"),)
    assert called.position.pending == Leaving("c3") and "c3" in called.position.nests[0]


@pytest.mark.parametrize("cell", ["c11", "d5", "a1", "nowhere", ""])
def test_fil_o1_foreign_or_absent_ant_is_refused(cell: str) -> None:
    why = "enemy" if cell == "c11" else "empty"
    assert scene().refusal(ComeOut(cell)) == Refusal("FIL-O1", {"why": why, "cell": cell})


def test_fil_o2_the_first_ant_goes_to_a_cell_beside_its_own() -> None:
    here = scene().play(ComeOut("c3"))
    assert here.options() == {Start("b3"), Start("c4"), Start("c2")}
    assert here.outlook(Start("b3")) == {"ant": "c3", "cell": "b3", "ground": "earth"}
    after = here.play(Start("c4"))
    assert after.events == (Started(seat=0, ant="c3", cell="c4", rule="FIL-O2"),)
    assert after.position.files[0] == (("c4",),) and len(after.position.nests[0]) == 9


def test_fil_o2_taken_or_distant_cell_is_refused() -> None:
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


def test_fil_o2_entered_enemies_that_block_nothing_are_ignored() -> None:
    here = scene("h13", "c4 b3 c2 | a12 a11 a10 | h12 h11 h10", in_red="f2", violet_home="",
                 red_home="c3 d2 d4 e2 e4 f3 f4 d3 e3")
    assert here.refusal(ComeOut("c3")) == Refusal("FIL-O2", {"why": "shut", "cell": "c3"})


def test_fil_o2_pass_is_refused_while_an_ant_comes_out() -> None:
    here = scene().play(ComeOut("c3"))
    assert here.refusal(Pass()) == Refusal("FIL-O2", {"why": "place", "cell": "c3"})


def test_fil_o3_the_next_ant_is_the_new_head() -> None:
    here = scene("c4")
    assert here.options() == {ComeOut(name) for name in ("c3", "d2", "d4", "e2", "e4", "f3", "f4")}
    there = here.play(ComeOut("f4"))
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
    assert one.refusal(Advance("c5", "b5")) == Refusal("FIL-O3", {"why": "away", "cell": "c6", "head": "c5"})
    assert one.refusal(Advance("b6", "a6")) == Refusal("FIL-O3", {"why": "end", "cell": "b6", "head": "b6"})
    assert one.refusal(Advance("c6", "c5")) == Refusal("FIL-O3", {"why": "taken", "cell": "c5", "head": "c6"})


def test_fil_o3_next_ant_stands_in_front_of_the_head() -> None:
    """No file marches while an ant comes out, so FIL-M1 is not the rule that is broken."""
    here = scene("c6 c5").play(ComeOut("d4"))
    for cell in ("a1", "c8", "d3", "nowhere"):
        why = "taken" if cell == "d3" else "apart"
        assert here.refusal(Advance("c6", cell)) == Refusal("FIL-O3", {"why": why, "cell": cell, "head": "c6"})
    assert here.refusal(Advance("nowhere", "c6")) == Refusal(
        "FIL-O3", {"why": "end", "cell": "nowhere", "head": "nowhere"})


def test_fil_o4_an_unformed_file_comes_first() -> None:
    here = scene("c5 c4 | g6 g5 f5")
    assert here.options() == {ComeOut(name) for name in ("d4", "e4", "f4")}
    assert here.refusal(Advance("g6", "g7")) == Refusal("FIL-O4", {"cell": "c5", "ants": 2})
    there = here.play(ComeOut("d4"))
    assert {action.head for action in there.options()} == {"c5", "c4"}
    assert there.rule(Start("d5")) == "FIL-O4" == there.rule(Advance("g6", "g7"))
    formed = there.play(Advance("c5", "c6"))
    assert formed.position.files[0][0] == ("c6", "c5", "c4")


def test_fil_o4_unformed_file_may_join_another() -> None:
    here = scene("c5 c4 | d6 d7 d8")
    assert here.options(Join) == {Join("d6", "c5")}
    assert here.play(Join("c5", "d6")).position.files[0] == (("d8", "d7", "d6", "c5", "c4"),)
    bystanders = scene("c5 c4 | f8 f7 | f6 e6 e5")  # f7 and f6 stand end to end, but belong to other files
    assert bystanders.options(Join) == set()
    assert bystanders.rule(Join("f7", "f6")) == "FIL-O4"
    assert bystanders.rule(Join("b4", "c4")) == "FIL-J1"


def test_fil_o4_unformed_file_binds_ants_that_cannot_reach_it() -> None:
    """The enemy stands right through the anthill, between i5 and the file."""
    here = scene("d5 e5 | a7 a6 a5 a4 a3 a2 a1 | c7 c6 c5 c4 c3 c2 c1 | o1",
                 "a27 a26 a25 a24 a23 a22 a21 | c27 c26 c25 c24 c23 c22 c21", violet_home="", in_red="h7 h6 h5 h4 h3",
                 red_home="g5 i5", edition="formicarium")
    assert here.options(ComeOut) == {ComeOut("g5")}
    assert here.refusal(ComeOut("i5")) == Refusal("FIL-O4", {"cell": "d5", "ants": 2})


def test_fil_o4_unreachable_unformed_file_binds_no_ant() -> None:
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


def test_fil_o5_inner_ants_wait_for_the_ramparts() -> None:
    here = scene("c6 c7 c8 | f6 f7 f8 | h6", red_home="d3 e3 f3")
    assert here.options(ComeOut) == {ComeOut("f3")}
    assert here.refusal(ComeOut("d3")) == Refusal("FIL-O5", {"why": "walls", "cell": "d3", "head": "", "ants": 1})


def test_fil_o5_inner_ants_go_directly_outside_after_the_ramparts() -> None:
    here = scene("c6 c5 c4 | f6 f7 f8 | h6 h7", red_home="d3 e3").play(ComeOut("e3"))
    assert here.events == (Called(seat=0, ant="e3", rule="FIL-O5"),)
    starts = {"b3", "d5", "e5", "f5", "g4", "g3", "g2", "f1", "e1", "d1", "c1", "c2"}
    assert here.options(Start) == {Start(cell) for cell in starts}
    assert {action.head for action in here.options(Advance)} == {"c6"}  # its tail is beside the ramparts
    after = here.play(Start("g2"))
    assert after.events == (Started(seat=0, ant="e3", cell="g2", rule="FIL-O5"),)
    longer = here.play(Advance("c6", "c7"))
    assert longer.events == (Lengthened(seat=0, ant="e3", cell="c7", ants=4, rule="FIL-O5"),)
    assert here.refusal(Start("c4")) == Refusal("FIL-O5", {"why": "taken", "cell": "c4", "head": "", "ants": 0})


def test_fil_o5_inner_ant_may_not_start_beside_an_enemy() -> None:
    here = scene("c6 c5 c4 | f6 f7 f8 | h6 h7", red_home="d3 e3").play(ComeOut("e3"))
    assert here.refusal(Start("c9")) == Refusal("FIL-O5", {"why": "far", "cell": "c9", "head": "", "ants": 0})


def test_fil_o5_says_why_an_ant_from_inside_cannot_go_there() -> None:
    here = scene("c6 c5 c4 | f6 f7 f8 | h6 h7", red_home="d3 e3").play(ComeOut("e3"))
    for head, to, why, cell in (("f6", "f5", "away", "f8"), ("c6", "c5", "taken", "c5"), ("c6", "a1", "apart", "a1"),
                                ("b9", "b10", "end", "b9")):
        assert here.refusal(Advance(head, to)) == Refusal("FIL-O5", {"why": why, "cell": cell, "head": head, "ants": 0})
    for action in (ComeOut("d3"), Join("c6", "f6"), Stop(), Pass()):
        assert here.refusal(action) == Refusal("FIL-O5", {"why": "place", "cell": "e3", "head": "", "ants": 0})


def test_fil_o5_an_ant_from_inside_that_finds_no_free_cell_stays() -> None:
    here = scene("c5 c4 b3 c2 c1 d1 e1 | a13 b13", "d5 e5 f5 g4 g3 g2 f1", red_home="d3")
    assert here.refusal(ComeOut("d3")) == Refusal("FIL-O5", {"why": "shut", "cell": "d3", "head": "", "ants": 0})


def test_fil_o5_an_unformed_file_counts_as_a_constituted_one() -> None:
    here = scene("b6 b7 b8 | f6 f7 f8 | d6 d5", red_home="d3 e3")
    assert here.options() == {ComeOut("d3"), ComeOut("e3")}
    assert {action.head for action in here.play(ComeOut("d3")).options()} == {"d6"}


BESIEGED: dict[str, Any] = {"violet": "a12 a11 a10 | h12 h11", "in_red": "d4 e4 f4 f3 e3", "violet_home": ""}


def test_fil_o6_way_out_needs_a_free_stretch() -> None:
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


def test_fil_m6_strict_contact_may_shut_an_ant_in() -> None:
    """c3 would stand against an end of the seven wherever it goes."""
    line = "b4 a5 a4 a3 a2 a1 b2"
    here = scene(line, red_home="c3 d3 e3", strict_contact=True)
    assert here.refusal(ComeOut("c3")) == Refusal("FIL-M6", {"why": "contact", "cell": ""})
    assert scene(line, red_home="c3 d3 e3").refusal(ComeOut("c3")) is None


def test_fil_m6_strict_contact_may_keep_an_ant_from_the_only_file() -> None:
    """The file at f5 would become four and stand against the four at g6."""
    files, round_c3 = "f7 f6 f5 | g6 g7 g8 h8", "c4 b3 c2"
    here = scene(files, round_c3, red_home="c3 d3 e3", strict_contact=True)
    assert here.refusal(ComeOut("c3")) == Refusal("FIL-M6", {"why": "contact", "cell": ""})
    assert scene(files, round_c3, red_home="c3 d3 e3").refusal(ComeOut("c3")) is None


def test_fil_s4_one_ant_that_can_come_out_is_enough() -> None:
    here = scene(violet="c4 c5 d5")
    assert here.rule(ComeOut("d4")) == "FIL-O2" and ComeOut("e4") in here.options()


def test_fil_o6_own_ants_do_not_bar_the_way() -> None:
    here = scene("c6 c5 c4 | f6 f7 f8 | h6", "a12 a11 a10 | h12 h11 h10 | c13", violet_home="", in_red="d4 e4 f4",
                 red_home="f3 e3 d3")
    there = here.play(ComeOut("f3"))
    assert Advance("c6", "c7") in there.options()
