"""Planted blunders are marked, and the moves of the strongest bot are not: a few by day, fifty games a game at night.

What is planted is a move that loses 20 in a hundred at least by a referee with other luck, twice.
"""
from __future__ import annotations

from typing import Any

import pytest
from night import amounts

from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.games import SHELF
from formicarium.search.bots import BOTS
from formicarium.search.coach.coach import judge_for, work
from formicarium.search.coach.review import mark_of
from formicarium.search.coach.tasks import Task, effort

pytestmark = pytest.mark.engine_free  # law 12 holds the engines together; a search takes long where it is interpreted
MODES = {"cigale": "winter", "fourmidable": "intermediate"}
EACH = 4  # decisions of a game that are looked at
TRIED = 6  # moves that may be planted there
SURE = 0.20


def game_of(name: str) -> Game:
    kind: Any = SHELF[name]
    game: Game = kind(mode=MODES.get(name, next(iter(kind.modes))))
    return game


def decisions(game: Game, seed: int) -> list[Any]:
    """Views where there is a choice, of a game of level4: some from all over it, as many from its end, where more is
    decided by a move."""
    dice, judge = Seeded(seed), judge_for(game.id, game.mode)
    table, met = game.setup(dice, SILENT), []
    while not table.ended():
        waiting = table.waiting()
        seat = next(seat for seat in range(game.players) if waiting >> seat & 1)
        view = game.view(table, seat)
        move = game.move(BOTS["level4"].choose(game, view, dice, hasty=True))
        if not judge.is_forced(game, table, seat, move):
            met.append(view)
        table.play(seat, move, dice, SILENT)
    end = len(met) // 4
    return [met[dice.below(len(met)) if number % 2 else -1 - dice.below(end)] for number in range(EACH)]


def judged(game: Game, view: Any, action: Any, seed: int, playouts: int = 0) -> float:
    """As in a review, or by so many playouts."""
    usual = min(effort(game).most, effort(game).whole // 40)
    task = Task(kind="decide", move=1, line=1, seat=view.seat, view=view, action=action, seed=seed,
                playouts=playouts or usual)
    return work(game, task).loss


def planted(game: Game, view: Any, seed: int) -> Any:
    """A blunder by the referee, if one of a few moves is one."""
    moves = list(game.suppose(view, Seeded(seed)).moves(view.seat))
    for number in range(min(TRIED, len(moves))):
        action = game.action(moves[(seed + number * len(moves) // TRIED) % len(moves)])
        if all(judged(game, view, action, times * 1000 + seed, times * effort(game).quick) >= SURE for times in (1, 8)):
            return action
    return None


@pytest.mark.parametrize(("games", "seed"), amounts("COACH", by_day=1, at_night=50, piece=5))
@pytest.mark.parametrize("name", SHELF)
def test_blunders_are_told_from_good_moves(name: str, games: int, seed: int) -> None:
    game = game_of(name)
    called = good = marked = blunders = 0
    for number in range(games):
        for at, view in enumerate(decisions(game, seed * 100 + number), 1):
            good += 1
            called += mark_of(judged(game, view, BOTS["level5"].choose(game, view, Seeded(at)), at)) == "blunder"
            bad = planted(game, view, at)
            if bad is not None:
                blunders += 1
                marked += mark_of(judged(game, view, bad, at)) == "blunder"
    print(f"{name}: {called} of {good} good moves called blunders, {marked} of {blunders} blunders marked")
    assert called <= 0.02 * good
    assert marked >= 0.9 * blunders
