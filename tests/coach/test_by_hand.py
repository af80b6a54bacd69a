"""The coach agrees with people who know the rules: positions written by hand, each with its reason (by_hand/*.toml)."""
from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from formicarium.coach.answers import opinion_of
from formicarium.coach.review import INEXACT
from formicarium.core.state import GameState
from formicarium.games import SHELF

from .scenes import KITS, SCENES

# Law 12 compares the engines; a search is slow when interpreted.
pytestmark = [pytest.mark.engine_free, pytest.mark.watched]
HERE = Path(__file__).parent / "by_hand"
OPTIONS = {"fili_fourmis": {"edition": "small"}, "fourmidable": {"mode": "child"}}


class Written:
    """A position, its right answers, and a wrong one."""

    def __init__(self, name: str, said: dict[str, Any]) -> None:
        kind: Any = SHELF[name]
        players = len(said["queens"]) if name == "wyx" else said.get("players", 2)
        mode = {"mode": said["mode"]} if "mode" in said else {}
        self.game: Any = kind(players=players, **OPTIONS.get(name, {}), **mode)
        made = SCENES[name](said, *([self.game.course.kit] if name in KITS else []))
        self.state: GameState = self.game.load(msgspec.convert(made, type=self.game.types.position))
        self.seat = said.get("seat", said.get("turn", 0))
        self.why: str = said["why"]
        self.wrong = self.action(said["wrong"])
        options = self.game.legal_actions(self.state, self.seat)
        self.right = [self.action(one) for one in said["right"]] if "right" in said else [
            one for one in options if getattr(one, "head", "") != said["but"]]

    def action(self, said: Any) -> Any:
        return msgspec.convert({"type": "Take", "column": said} if isinstance(said, int) else said,
                               type=self.game.types.action)


def by_hand_of(name: str) -> list[Written]:
    return [Written(name, said) for said in tomllib.loads((HERE / f"{name}.toml").read_text())["position"]]


@pytest.mark.parametrize("name", SHELF)
def test_each_game_has_fifteen_hand_written_positions_with_a_choice(name: str) -> None:
    positions = by_hand_of(name)
    assert len(positions) >= 15 and len({one.why for one in positions}) == len(positions)
    for one in positions:
        options = one.game.legal_actions(one.state, one.seat)
        assert one.wrong in options and one.wrong not in one.right, one.why
        assert all(right in options for right in one.right), one.why


@pytest.mark.parametrize("name", SHELF)
def test_coach_agrees_with_hand_written_answers(name: str) -> None:
    """The coach names a right move and the loss for the wrong one, and has no objection to a right one."""
    missed = []
    for one in by_hand_of(name):
        view = one.game.view(one.state, one.seat)
        opinion, _, _ = opinion_of(one.game, view, one.wrong, 1)
        if one.game.action_of(opinion.best) not in one.right or opinion.loss < INEXACT:
            missed.append((one.why, one.game.action_of(opinion.best), opinion.loss))
        for right in one.right:
            kept, _, _ = opinion_of(one.game, view, right, 1)
            if kept.loss >= INEXACT:
                missed.append((one.why, right, kept.loss))
    assert not missed
