"""Partial positions, of which only the differences from the start are written."""
from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import Game, InvalidPosition
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games import SHELF
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx
from formicarium.laws.audit import tamper

ODD: tuple[Any, ...] = (-1, 7, 2**62, 2**70, "", "z9", None, True, [], {}, [[]], [None], ["a1"], {"a1": 0})

FORTH = {"ants": [{"ant": "hunter", "number": 1, "cell": "queen"}]}
BARE: dict[str, Any] = {"army": 5, "row": [], "full": []}
SKETCHES: list[tuple[Game, dict[str, Any]]] = [
    (Wyx(), {"queens": ["d4", "e5"]}),
    (Wyx(), {"queens": ["c3", "e5"], "cells": {"c3": {"seat": 0, "ants": 1}}, "turn": 1}),
    (Wyx(players=3, open_dispenser=True), {"queens": ["c3", "e5", "a1"], "gone": [["left", 1, "up", 4]]}),
    (Wyx(), {"queens": ["c3", "e5"], "columns": [[["left", 1, "up", 4]], [], [], [], [], [], [], []]}),
    (Wyx(players=3, finish_round=True), {"queens": ["c3", "e5", "a1"]}),
    (FiliFourmis(), {"files": [[["o15", "n15"]], []], "turn": 1}),
    (Cigale(), {"ants": ["a1", "a2"]}),
    (Cigale(players=3), {"ant": 2, "shelves": [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0]]}),
    (Cigale(mode="winter", players=3), {"phase": "trading", "reserves": [[], [], []]}),
    (Cigale(mode="winter", players=4), {"round": 3, "idle": 2}),
    (Cigale(mode="winter-powers"), {"phase": "trading", "provisions": [[], []]}),
    (Micropolis(players=4), {"anthills": [{"army": 5, "row": [3], "full": []}, *[BARE] * 3]}),
    (Micropolis(), {"anthills": [{"army": 5, "row": [3, 4], "full": []}, {"army": 5, "row": [7], "full": []}]}),
    (Micropolis(mode="expert", players=3), {}),
    *[(Fourmidable(mode=mode, players=players), {"colonies": [FORTH] * players}) for mode, players in (
        ("child", 2), ("child", 6), ("apprentice", 3), ("intermediate", 2), ("experienced", 2), ("experienced", 6),
        ("solo", 1))],
    (Fourmidable(mode="apprentice"), {"colonies": [{"dug": ["2"], "holes": ["b3", None, None]}, {}], "day": False}),
]


@pytest.mark.parametrize(("game", "written"), SKETCHES, ids=lambda one: one.id if isinstance(one, Game) else "")
def test_partial_position_is_completed(game: Game, written: dict[str, Any]) -> None:
    state = game.load(game.complete(written))
    there = msgspec.json.decode(msgspec.json.encode(game.position(state)))
    for name, value in written.items():
        if name not in ("colonies", "anthills"):
            assert there[name] == value
    dice = Seeded(1)
    for _ in range(30):
        if state.waiting():
            seat = lowest_bit(state.waiting())
            state.play(seat, state.random_move(seat, dice), dice, SILENT)
    game.load(game.position(state))


@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_empty_position_is_completed_to_the_start(kind: type[Game]) -> None:
    for game in kind.variants():
        assert game.load(game.complete({})).key() == game.setup(Seeded(0), SILENT).key()


@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_complete_position_is_unchanged_by_completion(kind: type[Game]) -> None:
    game = kind.variants()[-1]
    state, dice = game.setup(Seeded(3), SILENT), Seeded(3)
    for _ in range(40):
        written = msgspec.to_builtins(game.position(state))
        assert game.load(game.complete(written)).key() == state.key()
        if state.waiting():
            seat = lowest_bit(state.waiting())
            state.play(seat, state.random_move(seat, dice), dice, SILENT)


@pytest.mark.parametrize(("game", "written", "said"), [
    (Wyx(), {"queen": ["d4"]}, "queen: a position has no such field; it has queens, supply"),
    (Wyx(), {"turn": "x"}, "turn: Expected `int`, got `str`"),
    (Wyx(), {"queens": ["z9", "a1"]}, "'z9' is no cell of this board"),
    (Wyx(), {"cells": {"c3": {"seat": 0, "ants": 1}}}, "before all queens stand"),
    (FiliFourmis(), {"files": [[["o15", "nowhere"]], []]}, "'nowhere' is no cell"),
    (Cigale(), {"square": [None] * 3}, "square"),
    (Micropolis(), {"anthills": [{"army": 5, "row": [99], "full": []}] * 2}, "there is no tile 99"),
    (Fourmidable(), {"colonies": [{"hand": ["nothing"]}, {}]}, "nothing"),
    (Fourmidable(), {"colonies": []}, "colonies: 0 given"),
])
def test_impossible_position_is_refused_with_the_place(game: Game, written: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidPosition, match=said):
        game.load(game.complete(written))


@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_random_partial_position_is_completed_or_refused(kind: type[Game]) -> None:
    dice, games = Seeded(1), kind.variants()
    for _ in range(40):
        game = games[dice.below(len(games))]
        state = game.setup(dice, SILENT)
        for _ in range(dice.below(30)):
            if state.waiting():
                seat = lowest_bit(state.waiting())
                state.play(seat, state.random_move(seat, dice), dice, SILENT)
        written = msgspec.json.decode(msgspec.json.encode(game.position(state)))
        tamper(written, dice)
        for name in list(written):
            if dice.below(5) < 2:
                del written[name]
            elif dice.below(20) == 0:
                written[name] = ODD[dice.below(len(ODD))]
        with suppress(InvalidPosition):
            assert game.load(game.complete(written)).key()
