"""The coach finds the known best move of small endings (positions/*.json).

Wyx: few dominoes are left, and the game was solved to its end. Fili-Fourmis, Micropolis, La Cigale & la Fourmi in
Winter: exactly the listed moves win at once, under any chance. Fourmidable: the reveals before the score, tried in
every order, and a few endings decided by a completed objective.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from formicarium.coach.answers import opinion_of
from formicarium.coach.review import INEXACT
from formicarium.core.game import Game
from formicarium.games import SHELF

pytestmark = pytest.mark.engine_free  # law 12 compares the engines; a search is slow when interpreted
HERE = Path(__file__).parent / "positions"


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    note: str
    game: dict[str, Any]
    seat: int
    position: msgspec.Raw
    right: list[Any]


def known_positions(file: str) -> list[Known]:
    return msgspec.json.decode((HERE / f"{file}.json").read_bytes(), type=list[Known])


def load_known(one: Known) -> tuple[Game, Any]:
    game: Game = msgspec.convert(one.game, type=SHELF[one.game["game"]])
    return game, game.load(msgspec.json.decode(one.position, type=game.types.position))


@pytest.mark.parametrize("name", SHELF)
def test_each_game_has_fifteen_positions_with_a_choice(name: str) -> None:
    positions = known_positions(name)
    assert len(positions) >= 15
    for one in positions:
        game, state = load_known(one)
        right = [game.number_of(msgspec.convert(action, type=game.types.action)) for action in one.right]
        assert set(right) < set(state.legal_moves(one.seat)), one.note


@pytest.mark.parametrize("name", SHELF)
def test_coach_finds_the_best_move(name: str) -> None:
    """Asked about a wrong move, the coach names a right one, and the loss unless the other wins as well, only later;
    asked about a right one, it has no objection.
    """
    missed = []
    for number, one in enumerate(known_positions(name)):
        game, state = load_known(one)
        view = game.view(state, one.seat)
        right = [msgspec.convert(action, type=game.types.action) for action in one.right]
        wrong = [action for action in game.legal_actions(state, one.seat) if action not in right]
        opinion, _, _ = opinion_of(game, view, wrong[number % len(wrong)], 1)
        if game.action_of(opinion.best) not in right or (opinion.loss < INEXACT and opinion.after.first[one.seat] < 1):
            missed.append((number, one.note, "wrong", opinion))
        kept, _, _ = opinion_of(game, view, right[0], 1)
        if kept.loss >= INEXACT:
            missed.append((number, one.note, "right", kept))
    assert not missed
