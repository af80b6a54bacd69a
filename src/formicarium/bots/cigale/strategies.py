"""The bots of La Cigale & la Fourmi: all bluff, the weaker ones less well; strength is measured in docs/lab."""
from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec

from formicarium.bots.cigale import win_estimate
from formicarium.bots.cigale.exploitability import Losses, measure_losses
from formicarium.bots.cigale.fast_playout import on_path
from formicarium.bots.cigale.round_player import RoundPlayer
from formicarium.bots.strategy import LONGEST_THOUGHT, Strategy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.games.cigale.base import GUESSING

# Weights of the levels that look no further than this round, by mode and mark.
NEAR: dict[str, dict[int, float]] = {
    "autumn": {win_estimate.SCORE: 3.0},
    "winter": {**{win_estimate.POINTS + i: 3.0 * (i + 1) for i in range(3)},
               **{win_estimate.CARDS_HELD + i: 0.8 for i in range(3)},
               win_estimate.SHORT: 0.6, win_estimate.SHORT + 1: 0.4, win_estimate.SHORT + 2: 0.2},
}


@cache
def fitted_weights() -> dict[str, list[float]]:
    """Return the fitted weights by mode and number of players; bench/fit_cigale.py writes them."""
    return tomllib.loads(Path(__file__).with_name("weights.toml").read_text(encoding="utf-8"))


def weights(mode: str, players: int, far: bool) -> list[float]:
    season = mode.partition("-")[0]
    if far:
        return fitted_weights()[f"{'autumn' if season == 'autumn' else mode}-{players}"]
    return [NEAR[season].get(mark,
                             0.0) for mark in range(win_estimate.AUTUMN if season == "autumn" else win_estimate.WINTER)]


class Bluffer(Strategy, frozen=True, kw_only=True):
    """A bot that mixes; its simulations and seconds limit the futures of each outcome."""

    far: bool = True  # uses the fitted weights, which know the later use of a card
    blur: int = 0  # percent of random moves and paths
    habit: int = 0  # percent of the richest path
    dares: bool = False  # exploits an opponent's bad placement
    simulations: int = 0  # 0: use the evaluation alone
    seconds: float = 0.0

    def pick(self, game: Game, view: Any, state: Any, dice: Dice) -> int:
        return self.gambler(game).move(state, view.seat, dice)

    def pick_seeing_all(self, game: Game, view: Any, state: Any, dice: Dice, fate: Seeded) -> int:
        """Guess the hidden path, which this player sees."""
        if state.phase == GUESSING and view.seat == state.cicada:
            return int(state.course.guessing.first + on_path(state, state.foragers[state.ant].token))
        return self.pick(game, view, state, dice)

    def gambler(self, game: Game) -> RoundPlayer:
        eyes = vec[float](weights(game.mode, game.players, self.far))
        return RoundPlayer(eyes, self.simulations, self.seconds, self.blur, self.habit, self.dares)

    def with_budget(self, amount: int, seconds: float) -> Bluffer:
        return msgspec.structs.replace(self, simulations=amount or self.simulations, seconds=seconds)


BLUFFERS: dict[str, Bluffer] = {
    "greedy": Bluffer(far=False, habit=100),
    "level1": Bluffer(far=False, blur=90, habit=50),
    "level2": Bluffer(far=False, blur=30),
    "level3": Bluffer(far=False, blur=10),
    "level4": Bluffer(blur=20),
    "level5": Bluffer(dares=True, simulations=32, seconds=LONGEST_THOUGHT),
}


def losses(game: Game, rounds: int, seed: int, watched: Callable[[Iterator[int]], Iterator[int]] = iter) -> Losses:
    """Measure how much each bot's mixes lose to a best response, round by round."""
    gamblers = {name: bluffer.gambler(game) for name, bluffer in BLUFFERS.items()}
    return measure_losses(game, gamblers, vec[float](weights(game.mode, game.players, True)), rounds, seed, watched)
