"""Rules of marching, joining and splitting in Fili-Fourmis, a test for each, on small positions.

Most stand on the ford (tests/editions/fili_fourmis/ford.toml): ten ants each, eight ramparts, roads on both sides.
"""
from __future__ import annotations

from typing import Any

from formicarium.core.game import Refusal
from formicarium.games.fili_fourmis.model import (
    Advance,
    Advanced,
    ComeOut,
    Divided,
    Enter,
    Join,
    Joined,
    Running,
    Split,
    Start,
    Stop,
    Stopped,
)

from .scenes import scene


def cells(actions: set[Advance], head: str) -> set[str]:
    return {action.to for action in actions if action.head == head}


def test_fil_m1_the_last_ant_goes_before_the_head() -> None:
    here = scene("d8 d7 d6")
    assert cells(here.options(Advance), "d8") == {"c8", "e8", "c9", "d9", "c7"}
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


def test_fil_m2_single_step_is_allowed() -> None:
    after = scene("a7 b6 a5").play(Advance("a7", "b8"), Stop())
    assert after.events == (Stopped(seat=0, head="b8", rule="FIL-M2"),)
    assert after.position.files[0] == (("b8", "a7", "b6"),) and after.position.turn == 1


def test_fil_m2_the_second_only_if_the_first_landed_on_earth() -> None:
    assert scene("a7 b6 a5").play(Advance("a7", "a8")).position.turn == 1
    assert scene("a7 b6 b5").play(Advance("a7", "b8")).position.turn == 1  # one of them stood on grass


def test_fil_m2_other_actions_are_refused_before_the_second_step() -> None:
    here = scene("a7 b6 a5 | h7 h6 g5").play(Advance("a7", "b8"))
    for action in (Advance("h7", "h8"), Advance("b6", "b5"), ComeOut("c3"), Enter("c9", "d10")):
        assert here.refusal(action) == Refusal("FIL-M2", {"why": "running", "cell": "b8"})
    assert scene().refusal(Stop()) == Refusal("FIL-M2", {"why": "standing", "cell": ""})


def test_fil_m2_steps_do_not_land_on_a_rampart() -> None:
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


def test_fil_m5_occupied_cell_is_refused() -> None:
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
    few = scene("d8 d7 d6 | f8 f7 f6 f5", **STRICT)  # seven together: allowed
    assert few.refusal(Advance("d8", "e8")) is None


def test_fil_m6_strict_contact_applies_to_the_new_tail() -> None:
    here = scene("d9 d8 d7 d6 | e7 f6 f5 g4", **STRICT)
    assert here.refusal(Advance("d9", "c9")) == CONTACT  # d7 would be an end, beside e7
    assert here.refusal(Advance("d6", "d5")) is None


def test_fil_m6_strict_contact_allows_contact_that_existed_before() -> None:
    here = scene("d8 d7 d6 d5 | e8 e9 f9 f8", **STRICT)  # d8 and e8 touch already
    assert here.refusal(Advance("f8", "g8")) is None
    assert here.play(ComeOut("d3"), Start("g2")).position.turn == 1
    assert here.refusal(Advance("d5", "c5")) == CONTACT  # then d7 would be an end, beside e8


def test_fil_m6_strict_contact_applies_to_coming_out() -> None:
    begun = scene("c6 c7 c8 b8 b7 b6 a6", **STRICT).play(ComeOut("d4"))
    assert begun.refusal(Start("c4")) is None
    assert begun.refusal(Start("c5")) == CONTACT  # a single ant beside the end of seven
    head = scene("d7 d6 d5 | c7 c8 c9 b9", **STRICT).play(ComeOut("d4"))
    assert head.refusal(Advance("d7", "e7")) is None
    assert head.refusal(Advance("d7", "d8")) == CONTACT
    # d5 and e5 were seven together before this move
    tail = scene("d7 d6 d5 | e5 f5 g4 g5", **STRICT).play(ComeOut("d4"))
    assert tail.refusal(Advance("d7", "d8")) == CONTACT


def test_fil_m6_strict_contact_applies_to_joining_and_splitting() -> None:
    joint = scene("d8 d7 d6 | d5 c5 b5 | e8 f8 g8", **STRICT)
    assert joint.refusal(Join("d6", "d5")) == CONTACT
    for other, allowed in (("i13 j13 k13", True), ("i13 j13 k13 l13", False)):
        cut = scene(f"h16 h15 h14 h13 h12 h11 h10 | {other}", edition="formicarium", **STRICT)
        assert (cut.refusal(Split("h14", "h13")) is None) == allowed
        assert (cut.refusal(Split("h13", "h12")) is None) == allowed
    assert cut.refusal(Split("h14", "h13")) == CONTACT


def test_fil_m6_strict_contact_applies_to_ants_waiting_outside() -> None:
    """One rampart is free: six of seven stay, the last of them beside the end of another file."""
    here = scene("d9 d8 d7 d6 d5 c5 c4 | b5 b6 b7", "h12", violet_home="c11 d11 e11 f11 d12 e12 f12 f10 e10", **STRICT)
    assert here.refusal(Enter("d9", "d10")) == CONTACT
    apart = scene("d9 d8 d7 d6 d5 c5 c4 | a5 a6 a7", "h12", violet_home="c11 d11 e11 f11 d12 e12 f12 f10 e10", **STRICT)
    assert apart.refusal(Enter("d9", "d10")) is None
    all_in = scene("d9 d8 d7 d6 d5 c5 c4 | b5 b6 b7", "h12 h11 h10 | a12 a11 a10 | b13 a13", violet_home="d11 e11",
                   **STRICT)
    assert all_in.refusal(Enter("d9", "d10")) is None


def test_fil_m7_returning_home_is_refused() -> None:
    here = scene("d5 d6 d7")
    assert here.refusal(Enter("d5", "d4")) == Refusal("FIL-M7", {"cell": "d4"})
    free = scene("d5 d6 d7 | c8 c9 b9 | f8", red_home="d3 e3 c3")
    assert free.refusal(Enter("d5", "e4")) == Refusal("FIL-M7", {"cell": "e4"})


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


def test_fil_j3_joining_or_splitting_is_the_action_of_the_turn() -> None:
    assert scene("d8 d7 d6 | d5 c5 b5").play(Join("d6", "d5")).position.turn == 1
    assert scene("c9 c8 c7 c6 c5 d5").play(Split("c7", "c6")).position.turn == 1
