"""PettingZoo AEC environments of all games: `env("cigale", mode="winter", players=3)`.

An agent observes a row of bytes (`Game.feature_parts`); its legal moves are in `info["action_mask"]`.
"""
from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils.env import AECEnv

from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER, Game, IllegalMove
from formicarium.rl.playing import Mask, Playing, Row, choose_game

LUCK = 1 << 62  # upper bound of dice seeds


def env(name: str, *, free: bool = False, illegal: str = "raise", max_cycles: int | None = None,
        render_mode: str | None = None, **options: Any) -> Environment:
    """Return an environment of a game with its own options.

    `free`: seats with free moves may play them or hold. `illegal="lose"`: an illegal move loses and ends the game.
    `max_cycles`: number of moves after which a game is cut without reward (see `Game.usual_length`).
    """
    return Environment(choose_game(name, **options), free, illegal, max_cycles, render_mode)


class Session:
    """The game of an environment: its options, and the play in progress since the last reset."""

    def __init__(self, game: Game, free: bool, illegal: str, max_cycles: int | None) -> None:
        self.game = game
        self.free = free  # seats with free moves are asked too
        self.illegal = illegal  # "raise" or "lose"
        self.max_cycles = max_cycles  # moves after which a game is cut; None: never
        self.luck, _ = seeding.np_random()
        self.moves = 0
        self.play: Playing

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        self.play = Playing(self.game, Seeded(int(self.luck.integers(LUCK))), self.free)
        self.moves = 0


class Environment(AECEnv):  # type: ignore[misc]
    metadata = {"name": "formicarium_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: Game, free: bool = False, illegal: str = "raise", max_cycles: int | None = None,
                 render_mode: str | None = None) -> None:
        super().__init__()
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal={illegal!r}: raise or lose")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles={max_cycles}: at least 1, or None for whole games")
        self.game = game
        self.session = Session(game, free, illegal, max_cycles)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game.id}_v{game.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        seen, done = spaces.Box(0, 255, (game.width(),), np.uint8), spaces.Discrete(game.move_count + free)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, done)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.session.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def ask(self) -> None:
        """Select the agent to act and set the action masks."""
        play = self.session.play
        seat = play.seat_asked
        nothing: Mask = np.zeros(play.actions, np.int8)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": nothing} for agent in self.agents}
        self.agent_selection = self.possible_agents[seat] if seat >= 0 else self.agents[0]
        if seat >= 0:
            self.infos[self.agent_selection] = {"action_mask": play.mask(seat)}

    def observe(self, agent: str) -> Row:
        return self.session.play.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent, session = self.agent_selection, self.session
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        try:
            session.play.play(int(action))
        except IllegalMove as fault:
            if session.illegal == "raise":
                raise
            self.end([-1.0 if one == agent else 0.0 for one in self.possible_agents], fault.refusal.rule)
        else:
            session.moves += 1
            if session.play.ended():
                self.end(session.play.rewards(), session.play.ending())
            else:
                self.ask()
                if session.moves == session.max_cycles:
                    self.truncations = dict.fromkeys(self.agents, True)
                    self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def end(self, rewards: list[float], rule: str) -> None:
        """End the game by a rule: the one that ended it, or the one that was broken."""
        nothing: Mask = np.zeros(self.session.play.actions, np.int8)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": nothing, "rule": rule} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        return msgspec.json.encode(self.game.view(self.session.play.state, WATCHER)).decode()

    def close(self) -> None:
        """Do nothing; PettingZoo calls it."""
