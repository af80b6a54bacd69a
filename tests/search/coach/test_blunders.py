"""Planted blunders are marked, and the moves of the strongest bot are not: a few by day, fifty games a game at night.

Two referees plant. One is the coach's own mind, with other luck and eight times as long: it says how steady she is.
The other does not think at all: from worlds that the seat could be in, the game is played to its end many times by
level3, once after the move of level5 and once after the one to be planted, and only results count.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.table import Table, first
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
LOOK = {"fourmidable": 400}  # simulations of the steady referee's first look, where it is not that of a live table
RESULTS = 40  # games after each move
FEWER = 0.40  # victories: with so many games, three standard errors and more from nothing
GLANCE = 10  # games after which a move that lost nothing is left alone
# by day: a game (its seed) and the place of a decision in it, where something can be planted, by each referee
BY_THOUGHT = {"wyx": (100, 40), "fili_fourmis": (100, 108), "cigale": (100, 175), "micropolis": (100, 22),
              "fourmidable": (100, 152)}
BY_RESULTS = {"wyx": (101, 56), "fili_fourmis": (100, 108), "cigale": (100, 175), "micropolis": (100, 22),
              "fourmidable": (100, 152)}


def game_of(name: str) -> Game:
    kind: Any = SHELF[name]
    game: Game = kind(mode=MODES.get(name, next(iter(kind.modes))))
    return game


def met(game: Game, seed: int) -> list[Any]:
    """Views of a game of level4 where there is a choice."""
    dice, judge = Seeded(seed), judge_for(game.id, game.mode)
    table, views = game.setup(dice, SILENT), []
    while not table.ended():
        seat = first(table.waiting())
        view = game.view(table, seat)
        move = game.move(BOTS["level4"].choose(game, view, dice, hasty=True))
        if not judge.is_forced(game, table, seat, move):
            views.append(view)
        table.play(seat, move, dice, SILENT)
    return views


def some_of(views: list[Any], seed: int) -> list[Any]:
    """Some from all over a game, as many from its end, where more is decided by a move."""
    dice, end = Seeded(seed), len(views) // 4
    return [views[dice.below(len(views)) if number % 2 else -1 - dice.below(end)] for number in range(EACH)]


def judged(game: Game, view: Any, action: Any, seed: int, playouts: int = 0) -> float:
    """As in a review, or by so many playouts."""
    usual = min(effort(game).most, effort(game).whole // 40)
    task = Task(kind="decide", move=1, line=1, seat=view.seat, view=view, action=action, seed=seed,
                playouts=playouts or usual)
    return work(game, task).loss


def tried(game: Game, view: Any, seed: int) -> list[Any]:
    """A few of the moves there, from all over them."""
    moves = list(game.suppose(view, Seeded(seed)).moves(view.seat))
    return [game.action(moves[(seed + number * len(moves) // TRIED) % len(moves)])
            for number in range(min(TRIED, len(moves)))]


# the referees: a blunder, if one of a few moves is one

def planted_by_thought(game: Game, view: Any, good: Any, seed: int) -> Any:
    first_look = LOOK.get(game.id, effort(game).quick)
    for action in tried(game, view, seed):
        if all(judged(game, view, action, times * 1000 + seed, times * first_look) >= SURE for times in (1, 8)):
            return action
    return None


def planted_by_results(game: Game, view: Any, good: Any, seed: int) -> Any:
    after_good = [won(game, view, good, number) for number in range(RESULTS)]
    for action in tried(game, view, seed):
        if action == good:
            continue
        after = [won(game, view, action, number) for number in range(GLANCE)]
        if sum(after_good[:GLANCE]) - sum(after) < GLANCE * FEWER / 2:
            continue
        after += [won(game, view, action, number) for number in range(GLANCE, RESULTS)]
        if sum(after_good) - sum(after) >= RESULTS * FEWER:
            return action
    return None


def won(game: Game, view: Any, action: Any, seed: int) -> float:
    """The seat's share of the victory, played on from a world that it could be in."""
    dice = Seeded(seed)
    table = game.suppose(view, dice)
    table.redeal(view.seat, dice)
    table.play(view.seat, game.move(action), dice, SILENT)
    while not table.ended():
        seat = first(table.waiting())
        table.play(seat, game.move(BOTS["level3"].choose(game, game.view(table, seat), dice, hasty=True)), dice, SILENT)
    return share(table, view.seat)


def share(table: Table, seat: int) -> float:
    leads = [table.ahead(seat, other) for other in range(table.seats) if other != seat]
    return 0.0 if min(leads) < 0 else 1.0 / (1 + leads.count(0))


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize(("planted", "where"), [(planted_by_thought, BY_THOUGHT), (planted_by_results, BY_RESULTS)])
def test_a_planted_blunder_is_marked(name: str, planted: Callable[..., Any], where: dict[str, tuple[int, int]]) -> None:
    game, (seed, at) = game_of(name), where[name]
    view = met(game, seed)[at]
    best = BOTS["level5"].choose(game, view, Seeded(seed))
    bad = planted(game, view, best, seed)
    assert bad is not None
    assert mark_of(judged(game, view, bad, seed)) == "blunder"
    assert mark_of(judged(game, view, best, seed)) != "blunder"


@pytest.mark.night
@pytest.mark.parametrize(("games", "seed"), [(5, seed) for seed in range(100, 150, 5)])
@pytest.mark.parametrize("planted", [planted_by_thought, planted_by_results])
@pytest.mark.parametrize("name", SHELF)
def test_blunders_are_told_from_good_moves(name: str, planted: Callable[..., Any], games: int, seed: int) -> None:
    """Nine in ten of those that are planted are marked, and of the good moves two in a hundred at most."""
    game = game_of(name)
    called = good = marked = blunders = 0
    for number in range(seed, seed + games):
        for at, view in enumerate(some_of(met(game, number), number), 1):
            best = BOTS["level5"].choose(game, view, Seeded(at))
            good += 1
            called += mark_of(judged(game, view, best, at)) == "blunder"
            bad = planted(game, view, best, at)
            if bad is not None:
                blunders += 1
                marked += mark_of(judged(game, view, bad, at)) == "blunder"
    print(f"{name}: {called} of {good} good moves called blunders, {marked} of {blunders} blunders marked")
    assert called <= 0.02 * good
    assert marked >= 0.9 * blunders
