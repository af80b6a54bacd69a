"""Refusals of the actions that a beginner's presses lead to; each names a fact that is true of the cell pressed.

client/src/games/fili_fourmis/press.ts decides which action a press asks about; it has its own table of presses.
"""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.game import Refusal
from formicarium.games.fili_fourmis.model import (
    Advance,
    ComeOut,
    Enter,
    Leaving,
    Running,
    Spread,
    Start,
    Step,
)

from .scenes import Scene, scene

VIOLET = "c13 d13 e13 | h12 h11 h10 | b13 a13"  # two of its ants are still inside


def calm() -> Scene:
    """Return a scene: red has three files and one ant that waits on d3, inside."""
    return scene("d9 d8 d7 | f8 f7 f6 | h8 h7 h6", VIOLET, red_home="d3", violet_home="d11 e11")


def storm_scene() -> Scene:
    """Return a scene: all ants of red are out, two of them on violet's ramparts; one stands alone."""
    return scene("f8 f7 f6 | h8 h7 h6 | a8", VIOLET, in_violet="d10 e10 c11", red_home="", violet_home="d11 e11")


def bound_scene() -> Scene:
    """Return a scene: a file of two waits for a third ant."""
    return scene("c5 c4 | f8 f7 f6", VIOLET, violet_home="d11 e11")


@pytest.mark.parametrize(("here", "action", "rule", "facts"), [
    (calm, ComeOut("c3"), "FIL-O1", {"why": "empty", "cell": "c3"}),
    (storm_scene, ComeOut("c3"), "FIL-O1", {"why": "gone", "cell": "c3"}),
    (calm, ComeOut("d9"), "FIL-O1", {"why": "empty", "cell": "d9"}),
    (calm, ComeOut("c13"), "FIL-O1", {"why": "enemy", "cell": "c13"}),
    (calm, ComeOut("d11"), "FIL-O1", {"why": "enemy", "cell": "d11"}),
    (bound_scene, ComeOut("d3"), "FIL-O5", {"why": "walls", "cell": "d3", "head": "", "ants": 3}),
    # cells that are no heads
    (calm, Advance("c13", "c12"), "FIL-M3", {"why": "enemy", "cell": "c13"}),
    (calm, Advance("d8", "c8"), "FIL-M3", {"why": "middle", "cell": "d8"}),
    (storm_scene, Enter("d10", "d11"), "FIL-R2", {"why": "inside", "cell": "d11"}),
    (calm, Advance("d9", "a1"), "FIL-M1", {"why": "far", "head": "d9", "cell": "a1"}),
    (storm_scene, Advance("a8", "a9"), "FIL-M4", {"cell": "a8", "ants": 1}),
    (bound_scene, Advance("f8", "f9"), "FIL-O4", {"cell": "c5", "ants": 2}),
    (storm_scene, Enter("f8", "e12"), "FIL-R2", {"why": "far", "cell": "e12"}),
    (storm_scene, Enter("f8", "e11"), "FIL-R2", {"why": "inside", "cell": "e11"}),
    (storm_scene, Enter("f8", "d10"), "FIL-R2", {"why": "taken", "cell": "d10"}),
    (storm_scene, Enter("f8", "d3"), "FIL-R2", {"why": "far", "cell": "d3"}),
    (storm_scene, Step("d10", "f12"), "FIL-R4", {"why": "far", "cell": "f12"}),
    (storm_scene, Step("d10", "d11"), "FIL-R4", {"why": "taken", "cell": "d11"}),
    (bound_scene, Start("a1"), "FIL-O4", {"cell": "c5", "ants": 2}),
])
def test_press_selects_actions_between_turns(here: Any, action: Any, rule: str, facts: dict[str, Any]) -> None:
    assert here().refusal(action) == Refusal(rule, facts)


def test_press_selects_a_cell_while_an_ant_comes_out() -> None:
    out = "a9 a8 a7 | h8 h7 h6"
    walls = scene(out, VIOLET, red_home="c3 d3 e3 f3", violet_home="d11 e11", pending=Leaving("c3"))
    inside = scene(f"{out} | f8 f7", VIOLET, red_home="d3 e3", violet_home="d11 e11", pending=Leaving("d3"))
    for cell, why in (("h1", "far"), ("a9", "taken"), ("e3", "taken"), ("d4", "home"), ("d12", "home")):
        assert walls.refusal(Start(cell)) == Refusal("FIL-O2", {"why": why, "cell": cell})
        assert inside.refusal(Start(cell)) == Refusal("FIL-O5", {"why": why, "cell": cell, "head": "", "ants": 0})


def test_press_selects_a_cell_between_two_steps() -> None:
    running = scene("b8 a7 b6", VIOLET, violet_home="d11 e11", pending=Running("b8"))
    assert running.refusal(Advance("b8", "e5")) == Refusal("FIL-M2", {"why": "running", "cell": "b8"})
    entering = scene("d9 d8 | f8 f7 f6 | h8 h7 h6 | a8 a7", VIOLET, violet_home="d11 e11").play(Enter("d9", "d10"))
    assert entering.refusal(Spread("d11")) == Refusal("FIL-R2", {"why": "nearest", "cell": "d11"})
    assert running.refusal(Start("c9"), seat=1) == Refusal("FIL-S3", {"why": "turn", "seat": 0})
