"""Impossible positions of Fili-Fourmis are refused with place and rule."""
from __future__ import annotations

import pytest
from msgspec.structs import replace

from formicarium.core.game import InvalidPosition
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Advance, ComeOut, Enter, Entering, FiliPosition, Leaving, Running

from .grounds import FORD
from .scenes import scene

GAME = FiliFourmis(edition=FORD)
START = scene().position
MARCHING = scene("a7 b6 a5 | f6 f7 f8", "d9 d8 d7").position
KEY = MARCHING.seen or ()
LEFT = scene("f6 f7 f8").play(ComeOut("c3")).position
RUN = scene("a7 b6 a5 | f6 f7 f8", "d9 d8 d7").play(Advance("a7", "b8")).position
WALL = scene("d9 d8 | f8 f7 f6 | h8 h7 h6 | a8 a7", "c13 d13 e13 | h12 h11 h10 | b13 a13", violet_home="d11 e11")
GATE = WALL.play(Enter("d9", "d10")).position


@pytest.mark.parametrize("position", [START, MARCHING, LEFT, RUN, WALL.position, GATE],
                         ids=["start", "marching", "left", "run", "wall", "gate"])
def test_possible_position_is_loaded_unchanged(position: FiliPosition) -> None:
    assert GAME.position(GAME.load(position)) == position


@pytest.mark.parametrize("position", [START, MARCHING, LEFT, WALL.position], ids=["start", "marching", "left", "wall"])
def test_position_without_history_is_loaded(position: FiliPosition) -> None:
    assert GAME.position(GAME.load(replace(position, seen=None))) == position


@pytest.mark.parametrize("position", [RUN, GATE], ids=["run", "gate"])
def test_impossible_position_mid_turn_is_refused(position: FiliPosition) -> None:
    loaded = GAME.position(GAME.load(replace(position, seen=None)))
    assert len(loaded.seen or ()) == 1 and replace(loaded, seen=position.seen) == position


def files(position: FiliPosition, seat: int, *lines: str) -> FiliPosition:
    mine = tuple(tuple(line.split()) for line in lines)
    return replace(position, files=(mine, position.files[1]) if seat == 0 else (position.files[0], mine))


FAULTS: list[tuple[FiliPosition, str]] = [
    (replace(START, nests=START.nests[:1]), "nests: 1 given, but there are 2 players"),
    (replace(START, files=((), (), ())), "files: 3 given"),
    (replace(START, entered=()), "entered: 0 given"),
    (replace(START, turn=2), "turn: there is no seat 2"),
    (replace(START, turn=-1), "turn: there is no seat -1"),
    (replace(START, turn=1), r"turn: red plays first, and nobody has moved \(FIL-S3\)"),
    (replace(START, nests=(START.nests[0][:-1], START.nests[1])), r"9, 0 and 0 ants make 9, not 10 \(FIL-S2\)"),
    (replace(START, nests=((*START.nests[0][:-1], "z99"), START.nests[1])), r"nests\[0\]\[9\]: 'z99' is no cell"),
    (replace(START, nests=((*START.nests[0][:-1], "d4"), START.nests[1])), r"d4 bears the ant of nests\[0\]\[0\]"),
    (replace(START, nests=((*START.nests[0][:-1], "d5"), START.nests[1])), r"d5 is not in the anthill of seat 0"),
    (files(MARCHING, 0, "a7 b6 a5", "f6 f7 e4"), r"files\[0\]\[1\]\[2\]: e4"),
    (files(MARCHING, 0, "a7 b6 a5", "f6 f7 d2"), r"d2 is not outside \(FIL-S1\)"),
    (files(MARCHING, 0, "a7 b6 a5", "f6 f8 f7"), "f6 and f8 are not neighbours"),
    (files(MARCHING, 0, "a7 b6 a5", "f6 f7 f8", ""), r"files\[0\]\[2\]: 0 ants; a file has 1 to 7 \(FIL-M6\)"),
    (replace(files(START, 0, "a7 b6 a5 b4 a3 b2 a1 b1"), nests=(("d3", "e3"), START.nests[1])),
     r"files\[0\]\[0\]: 8 ants; a file has 1 to 7 \(FIL-M6\)"),
    (replace(scene("f6 f7 f8").position, nests=(("e3", "d4", "e4", "f4", "c3", "f3", "d2"), START.nests[1])),
     r"nests\[0\]: one came out from inside while 6 stand on the ramparts \(FIL-O5\)"),
    (replace(MARCHING, seen=()), "seen: 0 turns; there are 1 to 81"),
    (replace(MARCHING, seen=KEY * 82), "seen: 82 turns"),
    (replace(MARCHING, seen=("x",)), r"seen\[0\]: 'x' is no key"),
    (replace(MARCHING, seen=("7fffffffffffffff",)), "is no key"),
    (replace(MARCHING, seen=("00",)), "is no key"),
    (replace(MARCHING, seen=("1",)), r"seen\[0\]: how it stands now has the key"),
    (replace(MARCHING, turn=1), r"how it stands now has the key"),
    (replace(MARCHING, seen=KEY * 4), r"seen\[2\]: the game ended when it stood like this"),
    (replace(MARCHING, seen=KEY * 3), r"ended: it says '', but by the rules it is 'FIL-E3' here"),
    (replace(MARCHING, ended="FIL-E1"), "ended: it says 'FIL-E1', but by the rules it is '' here"),
    (replace(LEFT, pending=Leaving("d10")), r"pending.ant: 'd10' does not bear an ant of seat 0 that is at home"),
    (replace(LEFT, pending=Leaving("nowhere")), "pending.ant"),
    (replace(LEFT, pending=Leaving("d3")), r"pending.ant: d3 bears an ant that cannot come out \(FIL-O1\)"),
    (replace(scene(violet="c4 b3 c2").position, pending=Leaving("c3")), "c3 bears an ant that cannot come out"),
    (replace(RUN, pending=Running("f7")), "pending.head: 'f7' is not where a file of seat 0 begins"),
    (replace(RUN, pending=Running("f6")), r"pending.head: no second ant can follow to f6 \(FIL-M2\)"),
    (replace(scene("b10 a9 b8 | c10 b9", "a11 b12 c12").play(Advance("b10", "b11")).position, turn=0,
             pending=Running("b11")), "no second ant can follow to b11"),
    (replace(scene("a7 b6").position, pending=Running("a7")), "no second ant can follow to a7"),
    (replace(GATE, pending=Entering("f7", "d10")), "pending.head: 'f7' is not"),
    (replace(GATE, pending=Entering("d9", "e10")), "pending.gate: 'e10' does not bear an ant of seat 0"),
    (replace(GATE, pending=Entering("h8", "d10")), r"pending.gate: there is nothing to choose at d10 \(FIL-R2\)"),
]


@pytest.mark.parametrize(("position", "fault"), FAULTS)
def test_impossible_position_is_refused(position: FiliPosition, fault: str) -> None:
    with pytest.raises(InvalidPosition, match=fault):
        GAME.load(position)


def test_fil_r1_position_with_ants_at_home_and_entered_is_refused() -> None:
    inside = replace(WALL.position, nests=(("d3",), WALL.position.nests[1]), entered=(("d10",), ()),
                     files=(WALL.position.files[0][1:], WALL.position.files[1]))
    with pytest.raises(InvalidPosition, match=r"entered\[0\]: 1 ants have entered and 1 are still at home \(FIL-R1\)"):
        GAME.load(inside)
