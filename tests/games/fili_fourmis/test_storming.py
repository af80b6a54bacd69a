"""Rules of storming the ramparts and of the end in Fili-Fourmis, a test for each, on small positions.

Most stand on the ford (tests/editions/fili_fourmis/ford.toml): ten ants each, eight ramparts, roads on both sides.
"""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.dice import Scripted
from formicarium.core.game import IllegalMove, Refusal
from formicarium.core.match import Match
from formicarium.games.fili_fourmis.boards import as_toml
from formicarium.games.fili_fourmis.edition import EDITIONS
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import (
    Advance,
    ComeOut,
    Ended,
    Enter,
    Entered,
    Entering,
    Join,
    Pass,
    Spread,
    Step,
    Stepped,
    Stop,
    Waited,
)
from formicarium.games.fili_fourmis.rounds import why_ended
from formicarium.laws.observed import observed_outcome

from .grounds import FORD
from .scenes import Scene, scene

NO_LUCK = Scripted([])


AT_THE_WALL = "d9 d8 d7 | f8 f7 f6 | h8 h7 h6 | a8"


def test_fil_r1_entering_is_refused_while_an_ant_is_at_home() -> None:
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
    before, between = (at.game.view(at.state, 0) for at in (here, there))
    assert observed_outcome(here.game, 0, Enter("d9", "d10"), before, between, there.events) == {"head": "d9",
                                                                                                "cell": "d10"}
    assert there.outlook(Spread("c11")) == {"cell": "c11"}
    after = there.play(Spread("c11"))
    assert after.events == (Entered(seat=0, ant="d9", cell="c11", ramparts=2, rule="FIL-R2"),)
    assert after.position.turn == 1
    assert there.refusal(Spread("f10")) == Refusal("FIL-R2", {"why": "nearest", "cell": "f10"})
    assert there.refusal(Spread("d11")) == Refusal("FIL-R2", {"why": "nearest", "cell": "d11"})
    assert there.refusal(Advance("f8", "e8")) == Refusal("FIL-R2", {"why": "entering", "cell": "d10"})
    assert here.refusal(Spread("c11")) == Refusal("FIL-R2", {"why": "closed", "cell": "c11"})


STAR = (". . V . . .", " . . V V . .", ". . V . . .", " . . . . . .",
        ". . . . . .", " . . . R . .", ". . R R . .", " . . . R . .")  # one rampart touches three


def test_fil_r2_ants_choose_cells_while_fewer_than_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS.read, "star", EDITIONS.parse(as_toml(STAR, "Étoile", "Star", "by hand"), "star"))
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
    assert set(after.position.entered[0]) == {"d10", "e10", "f10"}
    assert after.events[-1] == Waited(seat=0, head="d9", ants=1, rule="FIL-R3")


def test_fil_r2_the_gate_is_free() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6", "c13 d13 e13 | h12 h11 h10", in_violet="e10",
                 violet_home="d11 e11 d10 f11")
    assert here.options(Enter) == set()
    for gate in ("d10", "e10"):
        assert here.refusal(Enter("d9", gate)) == Refusal("FIL-R2", {"why": "taken", "cell": gate})
    assert here.refusal(Enter("d9", "f10")) == Refusal("FIL-R2", {"why": "far", "cell": "f10"})
    assert here.refusal(Enter("f9", "f10")) == Refusal("FIL-M3", {"why": "nobody", "cell": "f9"})


def test_fil_r2_only_a_rampart_is_a_gate() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6", "c13 d13 e13 | h12 h11 h10", in_violet="e10",
                 violet_home="d11 e11 d10 f11")
    for cell in ("e9", "nowhere", "d4"):  # outside; not a cell; red's own
        assert here.refusal(Enter("d9", cell)) == Refusal("FIL-R2", {"why": "far", "cell": cell})
    assert here.refusal(Enter("d9", "d11")) == Refusal("FIL-R2", {"why": "inside", "cell": "d11"})


def test_fil_r2_waiting_ants_are_those_nearest_the_gate() -> None:
    here = scene("d9 d8 d7 d6 | f8 f7 f6 | h8 h7 h6", "c13 d13 e13 | h12", violet_home="d11 e11 c11 f11 f10 d12")
    after = here.play(Enter("d9", "d10"))
    assert after.position.files[0][0] == ("d9", "d8")
    assert after.events[-1] == Waited(seat=0, head="d9", ants=2, rule="FIL-R3")


OUT: dict[str, Any] = {"violet": "c13 d13 e13 | h12 h11 h10 | a12 a11 a10 | b13", "violet_home": ""}


def test_fil_r3_a_waiting_remnant_enters_when_there_is_room() -> None:
    here = scene("d9 | f8 f7 f6 | h8 h7 h6", in_violet="d10 e10 f10", **OUT)
    assert here.options(Enter) == set()
    assert here.rule(Advance("d9", "e9")) == "FIL-M4"
    there = here.play(Step("e10", "e11"), Advance("h12", "i12"))
    assert there.options(Enter) == {Enter("d9", "e10")}
    assert set(there.play(Enter("d9", "e10")).position.entered[0]) == {"d10", "e10", "f10", "e11"}


def test_fil_r3_waiting_remnant_may_regroup() -> None:
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


def test_fil_r4_entered_ant_never_leaves() -> None:
    here = scene("d9 d8 d7 | f8 f7 f6", in_violet="d10 e10 f10 f11", **OUT)
    assert here.refusal(Step("d10", "c10")) == Refusal("FIL-R4", {"why": "far", "cell": "c10"})
    assert here.refusal(Advance("d10", "c10")) == Refusal("FIL-M1", {"why": "far", "head": "d10", "cell": "c10"})


def test_fil_r4_entered_ants_need_not_step() -> None:
    """If the owner stands on the ramparts, its inside is full; if not, full ramparts have won."""
    barred = scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6 | a8", "h12 h11", violet_home="d11 e11 c11 e10 f10 f11 f12 e12")
    after = barred.play(Enter("d9", "d10"))
    assert after.position.entered[0] == ("d10",)
    assert after.events[-1] == Waited(seat=0, head="d9", ants=2, rule="FIL-R3")


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
    assert after.refusal(Pass(), 1) == Refusal("FIL-E1", {"why": "over"})


def test_fil_e1_step_onto_the_last_rampart_wins() -> None:
    here = scene("d9 d8", in_violet="e10 f10 f11 f12 e12 d12 c11 d11", violet="c13 d13 e13 | h12 h11 h10 | b13 b12 a12",
                 violet_home="e11")
    assert here.play(Step("d11", "d10")).position.ended == "FIL-E1"


def test_fil_e2_most_ants_in_the_enemy_anthill() -> None:
    blocked = "a1 b1 | d1 e1 | a13 b13 | g13 h13"
    here = scene(blocked, "a9 b9 | h9 g9 | a5 b5 | h5 g5 | d7 e7", in_violet="d10 e10", violet_home="", ended="")
    assert here.state.score(0) == 2 and here.state.compare(0, 1) > 0
    assert [(line.rule, line.points) for line in here.game.tally(here.state, 0)] == [("FIL-E2", 2)]


@pytest.mark.parametrize(("middle", "winners"), [(True, (0,)), (False, (0, 1))])
def test_fil_e2_tie_goes_to_most_ants_beyond_the_middle(middle: bool, winners: tuple[int, ...]) -> None:
    """Neither side can act: three of red are nearer to violet, two of violet to red; the middle row does not count."""
    here = stuck_scene(middle_breaks_ties=middle)
    assert (here.state.beyond(0), here.state.beyond(1)) == (4, 2)
    assert here.winners() == set(winners)


def stuck_scene(**options: Any) -> Scene:
    return scene("a13 b13 | g13 h13 | a1 b1 | a7 | g1 h1 | h7", "a11 b11 | h11 g11 | h3 i2 | a9 b9 | d7 | f7",
                 violet_home="", red_home="", ended="FIL-E3", **options)


def test_fil_e3_game_ends_when_neither_can_act() -> None:
    here = stuck_scene()
    assert here.position.ended == "FIL-E3" and why_ended(here.state) == "stuck"
    assert here.options() == set() and here.refusal(Pass()) == Refusal("FIL-E3", {"why": "over"})


def opened_match(game: FiliFourmis) -> Match:
    match = Match.begin(game, NO_LUCK)
    for _ in range(3):
        for seat in (0, 1):
            match = match.play(seat, match.legal_actions(seat)[0], NO_LUCK)
            match = match.play(seat, match.legal_actions(seat)[0], NO_LUCK)
    return match


def test_fil_e3_third_repetition_ends_the_game() -> None:
    """Files are read from either end: on the way back their tails lead."""
    here = scene("d7 d6 d5", "e9 f9 g9")
    for times in (1, 2):
        assert here.game.view(here.state, 0).times == times
        here = here.play(Advance("d7", "d8"), Advance("g9", "g8"), Advance("d6", "d5"), Advance("f9", "e9"))
    assert here.game.view(here.state, 0).times == 3
    assert here.events[-1] == Ended(winners=(0, 1), why="repeated", by="middle", ants=0, others=0, rule="FIL-E3")


@pytest.mark.parametrize("limit", [20, 40])
def test_fil_e3_quiet_limit_ends_the_game(limit: int) -> None:
    game = FiliFourmis(quiet_limit=limit)  # type: ignore[arg-type]
    match = opened_match(game)
    turns = 0
    assert len(match.position().seen) == 1
    while not match.ended():
        seat = match.waiting()[0]
        moves = [action for action in match.legal_actions(seat) if isinstance(action, Advance | Stop)]
        match = match.play(seat, moves[(turns * 7 + turns // 5) % len(moves)], NO_LUCK)
        turns += match.position().pending is None
    assert (match.ended(), turns) == ("FIL-E3", 2 * limit)
    assert match.events_for(0)[-1].why == "quiet"  # type: ignore[attr-defined]


def test_fil_e3_progress_is_coming_out_and_entering_only() -> None:
    match = opened_match(FiliFourmis(edition=FORD))
    for seat in (0, 1):
        match = match.play(seat, next(a for a in match.legal_actions(seat) if isinstance(a, Advance)), NO_LUCK)
    assert len(match.position().seen) == 3
    match = match.play(0, next(a for a in match.legal_actions(0) if isinstance(a, ComeOut)), NO_LUCK)
    match = match.play(0, match.legal_actions(0)[0], NO_LUCK)
    assert len(match.position().seen) == 1


def test_max_moves_counts_every_quiet_turn() -> None:
    """Every ant goes out and in, with the maximum of quiet turns of two moves before each."""
    game = FiliFourmis(edition=FORD, quiet_limit=20)
    assert game.max_moves == 2 * 40 * (2 * 20 + 1) + 20


def test_refusal_carries_rule_and_facts() -> None:
    with pytest.raises(IllegalMove):
        Match.begin(FiliFourmis(), NO_LUCK).play(0, Pass(), NO_LUCK)
