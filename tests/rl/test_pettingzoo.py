"""PettingZoo's own tests, on every game, mode and number of players; warnings are errors."""
from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from formicarium.core.game import Game, IllegalMove
from formicarium.experiments.variants import variants
from formicarium.games import SHELF
from formicarium.rl import pettingzoo

pytestmark = pytest.mark.engine_free
EVERY = [game for kind in SHELF.values() for game in variants(kind)]
CYCLES = 20  # approximate number of actions of each agent


def name(game: Game) -> str:
    return f"{game.id}-{game.mode}-{game.players}"


def make_environment(game: Game, **more: Any) -> pettingzoo.Environment:
    return pettingzoo.env(game.id, mode=game.mode, players=game.players, **more)


@pytest.mark.parametrize("game", EVERY, ids=name)
def test_pettingzoo_api_and_seed_tests_pass(game: Game) -> None:
    api_test(make_environment(game), num_cycles=CYCLES)
    seed_test(partial(make_environment, game), num_cycles=CYCLES)


def random_game(env: pettingzoo.Environment, seed: int) -> dict[str, float]:
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        mask = info["action_mask"]
        env.step(None if terminated or truncated else int(luck.choice(np.flatnonzero(mask))))
    return total


@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_pettingzoo_rewards_of_a_game_add_up_to_zero(kind: type[Game]) -> None:
    [game, *_] = variants(kind)
    got = random_game(make_environment(game), 3)
    assert sum(got.values()) == pytest.approx(0)
    assert all(-1 <= one <= 1 for one in got.values())


def test_illegal_move_names_its_rule() -> None:
    env = pettingzoo.env("wyx")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove) as raised:
        env.step(wrong)
    assert raised.value.refusal.rule.startswith("WYX-")
    losing = pettingzoo.env("wyx", illegal="lose")
    losing.reset(seed=1)
    agent = losing.agent_selection
    losing.step(wrong)
    assert all(losing.terminations.values()) and losing.rewards[agent] == -1
    assert losing.infos[agent]["rule"] == raised.value.refusal.rule


def test_pettingzoo_game_stops_at_max_cycles() -> None:
    env = pettingzoo.env("wyx", max_cycles=5)
    api_test(env, num_cycles=CYCLES)
    assert not any(random_game(env, 3).values())
    assert env.session.moves == 5 and not env.agents
    env.reset(seed=3)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


@pytest.mark.parametrize("wrong", [{"mode": "spring"}, {"players": 9}, {"wings": True}, {"illegal": "cry"},
                                   {"max_cycles": 0}])
def test_unknown_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=str(next(iter(wrong.values()))) if "wings" not in wrong else "wings"):
        pettingzoo.env("wyx", **wrong)
    with pytest.raises(ValueError, match="no game 'chess'"):
        pettingzoo.env("chess")


def test_fou_k14_pettingzoo_agent_out_of_turn_can_pass() -> None:
    """An objective may be revealed while others move; the additional Pass action is not the game's."""
    env = pettingzoo.env("fourmidable", mode="child", players=3, free=True)
    usual = pettingzoo.env("fourmidable", mode="child", players=3)
    agent = env.possible_agents[0]
    assert env.action_space(agent).n == usual.action_space(agent).n + 1  # type: ignore[attr-defined]
    luck = np.random.default_rng(5)
    env.reset(seed=5)
    held = revealed = 0
    hold = env.session.play.hold
    for agent in env.agent_iter(1500):
        _, _, terminated, _, info = env.last()
        if terminated:
            env.step(None)
            continue
        mask, seat = info["action_mask"], env.possible_agents.index(agent)
        free = env.session.play.is_free(seat)
        assert bool(mask[hold]) == free
        action = hold if free and luck.random() < 0.5 else int(luck.choice(np.flatnonzero(mask)))
        held, revealed = held + (action == hold), revealed + (free and action != hold)
        env.step(action)
    assert held and revealed
