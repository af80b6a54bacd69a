"""Gymnasium environments: one seat against bots, `gym.make("formicarium/Micropolis-v1", opponents="level2")`.

Importing this module registers them; `gym.make("formicarium.rl.gym:formicarium/Micropolis-v1")` imports it. Gymnasium
before 1.0 found `register_all` by the entry point; later versions do not. The observation is a row of bytes
(`Game.feature_parts`); the legal moves are in `info["action_mask"]`.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import msgspec
import numpy as np
from gymnasium import spaces

from formicarium.bots.registry import Bot, bot
from formicarium.core.game import IllegalMove
from formicarium.experiments.series import stream
from formicarium.games import SHELF
from formicarium.rl.playing import NO_SEAT, Playing, Row, choose_game

LUCK = 1 << 40  # upper bound of game seeds
Opponents = str | Bot | Sequence[str | Bot]


def register_all() -> None:
    """Register every game by its class name and the version of its rules."""
    for kind in SHELF.values():
        name = f"formicarium/{kind.__name__}-v{kind.version}"
        if name not in gym.registry:
            gym.register(name, f"{__name__}:Environment", kwargs={"game": kind.id})


class Environment(gym.Env[Row, np.int64]):
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, opponents: Opponents = "level1", seat: int | None = None, illegal: str = "raise",
                 render_mode: str | None = None, **options: Any) -> None:
        """Make an environment of a game with its own options.

        `opponents`: a bot for all other seats, or one per seat in order. `seat`: the learner's seat; None draws one at
        every reset. `illegal`: "raise" IllegalMove with the rule, or "lose" the game.
        """
        self.game = choose_game(game, **options)
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal={illegal!r}: raise or lose")
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"seat={seat}: 0 to {self.game.players - 1}")
        self.opponents = seat_opponents(opponents, self.game.players - 1)
        self.fixed = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.game.width(),), np.uint8)
        self.action_space = spaces.Discrete(self.game.move_count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game in which the learner has at least one turn."""
        super().reset(seed=seed)
        while True:
            luck = int(self.np_random.integers(LUCK))
            self.seat = int(self.np_random.integers(self.game.players)) if self.fixed is None else self.fixed
            self.playing = Playing(self.game, stream(luck, 0))
            self.thoughts = [stream(luck, 1 + seat) for seat in range(self.game.players)]
            self.others_play()
            if not self.playing.ended():
                return self.playing.observe(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        if self.playing.ended():
            raise gym.error.ResetNeeded("the game has ended")
        try:
            self.playing.play(int(action))
        except IllegalMove as fault:
            if self.illegal == "raise":
                raise
            return self.playing.observe(self.seat), -1.0, True, False, {**self.info(), "rule": fault.refusal.rule}
        self.others_play()
        ended = self.playing.ended()
        info = {**self.info(), "rule": self.playing.ending()} if ended else self.info()
        return self.playing.observe(self.seat), self.playing.rewards()[self.seat], ended, False, info

    def others_play(self) -> None:
        """Play the bots' moves, each from its seat's view, until the learner's turn or the end."""
        playing = self.playing
        while (seat := playing.seat_asked) not in (self.seat, NO_SEAT):
            strategy = self.opponents[seat if seat < self.seat else seat - 1]
            action = strategy.choose(self.game, self.game.view(playing.state, seat), self.thoughts[seat], hasty=True)
            playing.play(self.game.number_of(action))

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.playing.mask(self.seat), "seat": self.seat}

    def render(self) -> str:
        return msgspec.json.encode(self.game.view(self.playing.state, self.seat)).decode()


def seat_opponents(opponents: Opponents, seats: int) -> tuple[Bot, ...]:
    listed = [opponents] * seats if isinstance(opponents, str | Bot) else list(opponents)
    if len(listed) != seats:
        raise ValueError(f"{len(listed)} opponents for {seats} other seats")
    return tuple(one if isinstance(one, Bot) else bot(one) for one in listed)


register_all()
