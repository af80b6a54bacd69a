"""Steps per second with observation and mask, as a learner gets them: our batches, Pgx, OpenSpiel, PettingZoo.

    python bench/learners.py [--seconds 3] [--tables 256] [--rounds 3] [--json]     all, alternating
    python bench/learners.py --one pgx:backgammon                                   one, in this process

Each plays random legal moves on one core (`taskset` if available). Only calls of `step` are timed, in CPU seconds of
the process, so that other load counts little; choosing the moves is the learner's work. A missing library is reported
in a sentence.
"""
from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

SETTINGS = {"wyx": {}, "cigale": {"mode": "autumn"}, "micropolis": {"players": 4}, "fourmidable": {"mode": "child"},
            "fili_fourmis": {}}
CONTESTANTS = (*(f"formicarium:{game}" for game in SETTINGS), "pgx:backgammon", "pgx:connect_four",
               "openspiel:backgammon", "openspiel:connect_four",
               "pettingzoo:connect_four_v3", "pettingzoo:tictactoe_v3")
PYTHON = "FORMICARIUM_BENCH_PYTHON"  # path of a Python with the other libraries, if this one lacks them
ONE_CORE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu", "TF_CPP_MIN_LOG_LEVEL": "3",
            "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}


def time_steps(step: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Call `step` for this long; return its number of steps and the time measured by CLOCK."""
    steps = 0
    end = process_time() + seconds
    CLOCK.spent = 0.0
    while process_time() < end:
        steps += step()
    return steps, CLOCK.spent


class Clock:
    """Sums the process time spent inside `with`."""

    spent = 0.0

    def __enter__(self) -> None:
        self.begun = process_time()

    def __exit__(self, *_: object) -> None:
        self.spent += process_time() - self.begun


CLOCK = Clock()


def legal(mask: Any, luck: Any) -> Any:
    return (mask * luck.random(mask.shape, "f")).argmax(1)


def formicarium(game: str, tables: int, seconds: float) -> tuple[int, float]:
    import numpy as np

    from formicarium.rl import Batch

    luck = np.random.default_rng(1)
    batch = Batch(game, tables=tables, seed=1, **SETTINGS[game])
    turn = batch.reset()

    def step() -> int:
        nonlocal turn
        actions = legal(turn.mask, luck)
        with CLOCK:
            turn = batch.step(actions)
        return tables

    return time_steps(step, seconds)


def pgx(game: str, tables: int, seconds: float) -> tuple[int, float]:
    import jax
    import numpy as np
    import pgx as them
    from pgx.experimental import auto_reset

    luck = np.random.default_rng(1)
    env = them.make(game)
    keys = jax.random.split(jax.random.PRNGKey(1), tables)
    state = jax.jit(jax.vmap(env.init))(keys)
    advance = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    renew = jax.jit(jax.vmap(lambda key: jax.random.split(key)[0]))
    for _ in range(3):  # compiles before the measurement
        keys = renew(keys)
        state = advance(state, legal(np.asarray(state.legal_action_mask), luck), keys)
    jax.block_until_ready(state)

    def step() -> int:
        nonlocal state, keys
        actions = legal(np.asarray(state.legal_action_mask), luck)
        keys = renew(keys)
        with CLOCK:
            state = advance(state, actions, keys)
            jax.block_until_ready((state.observation, state.legal_action_mask, state.rewards, state.terminated))
        return tables

    return time_steps(step, seconds)


def openspiel(game: str, tables: int, seconds: float) -> tuple[int, float]:
    import numpy as np
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    luck = np.random.default_rng(1)
    env = SyncVectorEnv([rl_environment.Environment(game) for _ in range(tables)])
    now = env.reset()

    def step() -> int:
        nonlocal now
        allowed = [one.observations["legal_actions"][one.current_player()] for one in now]
        moves = [StepOutput(action=int(luck.choice(some)), probs=None) for some in allowed]
        with CLOCK:
            now, *_ = env.step(moves, reset_if_done=True)
        return tables

    return time_steps(step, seconds)


def pettingzoo(game: str, tables: int, seconds: float) -> tuple[int, float]:
    """Measure a single environment, since PettingZoo has no batches."""
    from importlib import import_module

    import numpy as np

    luck = np.random.default_rng(1)
    env = import_module(f"pettingzoo.classic.{game}").raw_env()
    env.reset(seed=1)

    def step() -> int:
        with CLOCK:
            seen, _, ended, cut, _ = env.last()
        if ended or cut:
            with CLOCK:
                env.reset()
            return 0
        action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        with CLOCK:
            env.step(action)
        return 1

    return time_steps(step, seconds)


HOUSES = {"formicarium": formicarium, "pgx": pgx, "openspiel": openspiel, "pettingzoo": pettingzoo}


def measure_one(name: str, tables: int, seconds: float) -> dict[str, Any]:
    house, _, game = name.partition(":")
    steps, spent = HOUSES[house](game, tables, seconds)
    return {"name": name, "tables": 1 if house == "pettingzoo" else tables, "steps": steps, "seconds": spent,
            "steps_per_second": steps / spent}


def ask_process(name: str, tables: int, seconds: float) -> dict[str, Any] | str:
    """Measure in a separate process on one core."""
    python = sys.executable if name.startswith("formicarium") else os.environ.get(PYTHON) or sys.executable
    core = ["taskset", "-c", "0"] if shutil.which("taskset") else []
    done = subprocess.run([*core, python, __file__, "--one", name, "--tables", str(tables), "--seconds", str(seconds)],
                          capture_output=True, text=True, env={**os.environ, **ONE_CORE})
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["nothing was said"])[-1]
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second, beside others.")
    parser.add_argument("--one", default="", help="only this one, here: house:game")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3, help="by turns; the best of each counts")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure_one(options.one, options.tables, options.seconds)))
        return
    best: dict[str, dict[str, Any] | str] = {}
    for _ in range(options.rounds):
        for name in CONTESTANTS:
            before = best.get(name)
            if isinstance(before, str):
                continue
            now = ask_process(name, options.tables, options.seconds)
            if before is None or isinstance(now, str) or now["steps_per_second"] > before["steps_per_second"]:
                best[name] = now
    if options.json:
        print(json.dumps(best, indent=2))
        return
    for name, one in best.items():
        print(f"{name:28}" + (f"{'-':>12}  {one}" if isinstance(one, str) else f"{one['steps_per_second']:12,.0f}"))


if __name__ == "__main__":
    main()
