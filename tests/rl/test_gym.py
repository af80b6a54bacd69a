"""Gymnasium's own check on every game; one seat against bots."""
from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from formicarium.core.game import Game, IllegalMove
from formicarium.games import SHELF
from formicarium.rl.gym import Environment

pytestmark = pytest.mark.engine_free


def gym_name(kind: type[Game]) -> str:
    return f"formicarium/{kind.__name__}-v{kind.version}"


@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_gymnasium_check_env_passes(kind: type[Game]) -> None:
    """Warnings are errors."""
    check_env(gym.make(gym_name(kind), opponents="greedy", illegal="lose").unwrapped)


def test_gymnasium_makes_an_environment_by_import_path() -> None:
    """Since 1.0, Gymnasium reads no entry points; older versions find the same function there."""
    code = "import gymnasium; print(gymnasium.make('formicarium.rl.gym:formicarium/Wyx-v1').unwrapped.game.id)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "wyx\n"
    [point] = entry_points(group="gymnasium.envs", name="formicarium")
    before = dict(gym.registry)
    point.load()()
    assert gym.registry == before and {gym_name(kind) for kind in SHELF.values()} <= set(before)


def test_gymnasium_environment_is_made_as_documented() -> None:
    env = gym.make("formicarium/Micropolis-v1", players=4, opponents="level2").unwrapped
    assert isinstance(env, Environment)
    assert [bot.name for bot in env.opponents] == ["level2"] * 3 and env.game.players == 4


def play_random(env: gym.Env[np.ndarray, np.int64], seed: int) -> list[tuple[bytes, float]]:
    luck = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    met: list[tuple[bytes, float]] = [(seen.tobytes(), 0.0)]
    ended = False
    while not ended:
        assert seen in env.observation_space
        action = np.int64(luck.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, ended, truncated, info = env.step(action)
        assert not truncated
        met.append((seen.tobytes(), float(reward)))
    assert info["rule"] in SHELF["wyx"].endings and not info["action_mask"].any()
    return met


def test_gymnasium_seed_gives_the_same_game() -> None:
    env = Environment("wyx", players=3, opponents=["greedy", "random"])
    assert play_random(env, 4) == play_random(env, 4) != play_random(env, 5)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    fixed = Environment("wyx", seat=1)
    for seed in range(4):
        _, info = fixed.reset(seed=seed)
        assert info["seat"] == 1


def test_illegal_move_names_its_rule() -> None:
    env = Environment("wyx")
    _, info = env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove) as raised:
        env.step(wrong)
    losing = Environment("wyx", illegal="lose")
    losing.reset(seed=1)
    _, reward, ended, _, info = losing.step(wrong)
    assert (reward, ended, info["rule"]) == (-1.0, True, raised.value.refusal.rule)


@pytest.mark.parametrize(("wrong", "message"), [
    ({"opponents": ["greedy"], "players": 4}, "1 opponents for 3"), ({"opponents": "genius"}, "no bot"),
    ({"seat": 2}, "0 to 1"), ({"illegal": "cry"}, "raise or lose")])
def test_unknown_options_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Environment("wyx", **wrong)  # type: ignore[arg-type]
