"""OpenSpiel's own C++ breakthrough: random games stepped from Python, and its C++ tree search.

python openspiel_breakthrough.py random GAMES SEED, or search SIMULATIONS SEED; prints one JSON line.
"""
from __future__ import annotations

import json
import random
import sys
from time import perf_counter
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]

UCT_C = 1.4
MEMORY_MB = 1000
MOVES = 10  # timed moves of a self-play game, from the start


def random_games(games: int, seed: int) -> dict[str, Any]:
    """Measure random games with the rules in C++, the loop and the choice in Python."""
    draw = random.Random(seed).random
    game = pyspiel.load_game("breakthrough")
    moves = 0
    wins = [0, 0]
    start = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        actions = state.legal_actions()
        while actions:  # empty at the end of the game
            state.apply_action(actions[int(draw() * len(actions))])
            moves += 1
            actions = state.legal_actions()
        wins[state.returns()[0] < 0] += 1
    seconds = perf_counter() - start
    return {"games": games, "moves": moves, "seconds": seconds, "moves_per_second": moves / seconds, "wins": wins}


def search(simulations: int, seed: int, moves: int = MOVES) -> dict[str, Any]:
    """Measure UCT in C++ with one random rollout per leaf; both seats play its moves."""
    game = pyspiel.load_game("breakthrough")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, UCT_C, simulations, MEMORY_MB, False, seed, False)
    state = game.new_initial_state()
    times: list[float] = []
    while len(times) < moves and not state.is_terminal():
        start = perf_counter()
        action = bot.step(state)
        times.append(perf_counter() - start)
        state.apply_action(action)
    seconds = sum(times)
    return {"simulations": simulations, "searches": len(times), "seconds": seconds,
            "simulations_per_second": simulations * len(times) / seconds,
            "simulations_per_second_from_start": simulations / times[0]}


if __name__ == "__main__":
    size, chance = int(sys.argv[2]), int(sys.argv[3])
    print(json.dumps(search(size, chance) if sys.argv[1] == "search" else random_games(size, chance)))
