"""The rules and the naive engine (oracle), written separately from the rulebook, agree in whole games."""
from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

import formicarium
from formicarium.core.dice import ChanceError, Seeded
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Ants, Domino, Enter, Pass, Take, WyxPosition
from tests.oracle.wyx import naive
from tests.support.night import some

from . import positions
from .scenes import Scene

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]

GAMES = some(2, 20) if formicarium.engine == "compiled" else 2


def to_rules(action: naive.Action) -> Enter | Take | Pass:
    what = action[-1]
    if isinstance(what, int):
        return Take(what)
    return Pass() if what == "Pass" else Enter(what)


def write_position(state: naive.Naive, game: Wyx) -> WyxPosition:
    order = game.kit.dispenser.dominoes.index
    return WyxPosition(
        queens=tuple(state.queens), supply=tuple(state.supply),
        cells={cell: Ants(*stand) for cell, stand in state.cells.items()},
        columns=tuple(tuple(None if one is None else Domino(*one) for one in column)  # type: ignore[arg-type]
                      for column in state.columns),
        gone=tuple(sorted((Domino(*one) for one in state.gone), key=order)),  # type: ignore[arg-type]
        turn=state.turn, called=state.called, ended=state.ended)


def read_position(position: WyxPosition, game: Wyx, edition: naive.Edition) -> naive.Naive:
    options = naive.Options(game.open_dispenser, game.closed_anthills, game.finish_round)
    columns = [[plain(one) for one in column] for column in position.columns]
    return naive.Naive(edition, options, list(position.queens),
                       {cell: (stand.seat, stand.ants) for cell, stand in position.cells.items()},
                       list(position.supply), columns, {(d.side, d.across, d.way, d.along) for d in position.gone},
                       position.turn, position.ended, position.called)


def plain(domino: Domino | None) -> naive.Domino | None:
    return None if domino is None else (domino.side, domino.across, domino.way, domino.along)


def actions(edition: naive.Edition) -> list[naive.Action]:
    cells = [f"{chr(ord('a') + x)}{y + 1}" for x in range(edition.width) for y in range(edition.height)]
    columns = range(-1, len(edition.dispenser) + 3)
    return [("Pass",), *(("Take", column) for column in columns), *(("Enter", cell) for cell in (*cells, "z1", "a99"))]


def same(one: WyxPosition, other: WyxPosition) -> bool:
    """Whether two positions are equal; after the end the turn does not matter."""
    if one.ended and other.ended:
        return replace(one, turn=0) == replace(other, turn=0)
    return one == other


def scene_of(case: dict[str, Any]) -> Scene:
    game = Wyx(players=case["players"], **case["options"])
    return Scene(game, game.load(write_position(naive.from_position(case), game)))


@pytest.mark.parametrize("case", positions.POSITIONS, ids=lambda case: case["name"])
def test_engines_agree_on_hand_made_positions(case: dict[str, Any]) -> None:
    naive.check_position(case)
    here, seat = scene_of(case), case["seat"]
    assert here.options(seat) == {to_rules(action) for action in case["legal"]}
    for action, rules in case["refused"].items():
        refusal = here.refusal(seat, to_rules(action))
        assert refusal is not None
        assert refusal.rule in rules, action
    if "then" in case:
        follow(here, *case["then"])


def follow(here: Scene, action: naive.Action, shown: naive.Domino | None, facts: dict[str, Any]) -> None:
    after = next(scene for scene in successors(here, to_rules(action))
                 if shown is None or plain(front(scene.position, int(action[-1]))) == shown)
    position = after.position
    found: dict[str, Any] = {
        "queens": list(position.queens),
        "cells": {cell: (stand.seat, stand.ants) for cell, stand in position.cells.items()},
        "supply": list(position.supply), "turn": position.turn, "called": position.called, "ended": position.ended,
        "winners": sorted(after.winners()) if position.ended else [],
        "fronts": [plain(front(position, column)) for column in range(1, len(position.columns) + 1)],
    }
    for name, value in facts.items():
        if name != "turn" or not position.ended:
            assert found[name] == value, name


def front(position: WyxPosition, column: int) -> Domino | None:
    return next(iter(position.columns[column - 1]), None)


def successors(here: Scene, action: Enter | Take | Pass) -> list[Scene]:
    found = []
    for answers in [(), *((answer,) for answer in range(16))]:
        with suppress(ChanceError):
            found.append(here.play(action, *answers))
    return found


def compare(match: Match, state: naive.Naive, game: Wyx, edition: naive.Edition, rng: random.Random) -> None:
    everything = actions(edition)
    position = match.position()
    assert same(position, write_position(state, game))
    for seat in (WATCHER, *range(game.players)):
        legal = naive.legal(state, seat) if seat >= 0 else set()
        assert set(match.legal_actions(seat)) == {to_rules(action) for action in legal}
        asked = everything if seat == position.turn else rng.sample(everything, 5)
        for action in asked:
            ids, refusal = naive.why_not(state, seat, action), match.refusal(seat, to_rules(action))
            assert (ids is None) == (refusal is None), (seat, action, ids, refusal)
            if ids is not None and refusal is not None:
                assert refusal.rule in ids, (seat, action)
    assert match.ended() == state.ended
    assert match.waiting() == (() if state.ended else (state.turn,))
    if state.ended:
        assert [seat for seat, place in enumerate(match.places()) if place == 1] == naive.winners(state)


def lockstep(game: Wyx, edition: naive.Edition, seed: int) -> str:
    rng = random.Random(seed)
    match = Match.begin(game, Seeded(seed))
    state = read_position(match.position(), game, edition)
    if edition is naive.STANDARD:
        assert state == naive.start(edition, state.options, game.players, state.columns)  # type: ignore[arg-type]
    compare(match, state, game, edition, rng)
    while not state.ended:
        action = rng.choice(sorted(naive.legal(state, state.turn), key=str))
        seat = state.turn
        match = match.play(seat, to_rules(action), Seeded(rng.getrandbits(40)))
        shown = plain(front(match.position(), action[-1])) if isinstance(action[-1], int) else None
        state = naive.apply(state, seat, action, shown)
        compare(match, state, game, edition, rng)
    if edition is naive.STANDARD:
        naive.check(state)
    return state.ended


@pytest.mark.parametrize("game", Wyx.variants(), ids=str)
def test_engines_agree_on_random_games(game: Wyx) -> None:
    for seed in range(GAMES):
        assert lockstep(game, naive.STANDARD, seed) in ("WYX-E1", "WYX-E2", "WYX-E3")


def test_random_games_reach_every_ending() -> None:
    """Without every ending the agreement above would prove little."""
    games = (Wyx(players=3), Wyx(players=4, finish_round=True), Wyx(closed_anthills=True))
    assert {lockstep(game, naive.STANDARD, seed) for game in games for seed in range(100, 114)} \
        == {"WYX-E1", "WYX-E2", "WYX-E3"}
