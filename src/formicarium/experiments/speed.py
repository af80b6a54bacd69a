"""Speed of rules and search in this process; `bench` runs it in each engine."""
from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter

import formicarium
from formicarium.bots.algorithms.uct import UctTree, search_uct
from formicarium.bots.playout import playout
from formicarium.bots.policies import policy
from formicarium.bots.policy import USUAL, Policy
from formicarium.bots.strategy import time_slices
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit

SEED = 1
LONG = 1.5  # seconds per measurement


def random_games(game: Game, seconds: float = LONG) -> dict[str, float]:
    """Measure whole random games, set-up included."""
    return whole_games(game, USUAL, seconds)


def playouts(game: Game, seconds: float = LONG) -> dict[str, float]:
    """Measure whole games with the policy's moves."""
    return whole_games(game, policy(game.id), seconds)


def whole_games(game: Game, game_policy: Policy, seconds: float) -> dict[str, float]:
    dice = Seeded(SEED)
    games = moves = 0
    start = perf_counter()
    for some in time_slices(0, seconds):  # reading the clock after every game would cost a hundredth of a short one
        for _ in range(some):
            moves += playout(game.setup(dice, SILENT), game_policy, dice)
        games += some
    passed = perf_counter() - start
    return {"games": games, "moves": moves, "seconds": passed, "moves_per_second": moves / passed,
            "games_per_second": games / passed}


def simulations(game: Game, seconds: float = LONG) -> dict[str, float]:
    """Measure UCT with 5,000 simulations in each of the first ten moves, where playouts are longest."""
    dice = Seeded(SEED)
    done = 0
    spent = 0.0
    while spent < seconds:
        state = game.setup(dice, SILENT)
        for _ in range(10):
            seat = lowest_bit(state.waiting())
            tree = UctTree(game.move_count, 1.0)
            start = perf_counter()
            search_uct(tree, state, policy(game.id), seat, 5000, dice)
            spent += perf_counter() - start
            done += 5000
            state.play(seat, tree.best(seat), dice, SILENT)
    return {"simulations": done, "seconds": spent, "simulations_per_second": done / spent}


def costs(game: Game) -> dict[str, float]:
    """Measure nanoseconds of small operations and bytes per state, over the states of a random game."""
    dice = Seeded(SEED)
    states = []
    state = game.setup(dice, SILENT)
    while not state.ended():
        states.append(state.clone())
        seat = lowest_bit(state.waiting())
        state.play(seat, state.random_move(seat, dice), dice, SILENT)
    views = [(game.view(t, lowest_bit(t.waiting())), t) for t in states]
    return {
        "setup_ns": each(lambda _: game.setup(dice, SILENT), states),
        "clone_ns": each(lambda t: t.clone(), states),
        "moves_ns": each(lambda t: t.legal_moves(lowest_bit(t.waiting())), states),
        "view_ns": each(lambda t: game.view(t, 0), states),
        "suppose_ns": nanoseconds(lambda: [game.world_from_view(view, dice) for view, _ in views], len(views)),
        "table_bytes": table_bytes(states[len(states) // 2]),
    }


def each(work: Callable[[GameState], object], states: list[GameState]) -> float:
    return nanoseconds(lambda: [work(state) for state in states], len(states))


def nanoseconds(work: Callable[[], object], things: int) -> float:
    """Return nanoseconds per item, the best of several runs."""
    best = float("inf")
    end = perf_counter() + 0.3
    while perf_counter() < end:
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best / things * 1e9


def table_bytes(state: GameState) -> float:
    """Return the bytes of one clone, from the growth of the process."""
    gc.collect()
    n = 20_000
    before = resident()
    kept = [state.clone() for _ in range(n)]
    grown = resident() - before
    return grown / len(kept)


def resident() -> int:
    """Return the resident memory in bytes; 0 if /proc is missing."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4096
    except OSError:
        return 0


MEASURES: dict[str, Callable[[Game], dict[str, float]]] = {
    "random": random_games, "playouts": playouts, "uct": simulations, "costs": costs}


def measure(name: str, game: Game) -> dict[str, float | str]:
    return {"engine": formicarium.engine, **MEASURES[name](game)}
