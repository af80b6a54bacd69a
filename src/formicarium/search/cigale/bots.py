"""The opponents of La Cigale & la Fourmi: they bluff."""
from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec

from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.search.cigale.mind import Mind as Player
from formicarium.search.mind import LONGEST_THOUGHT, Mind

AUTUMN = {0: 0.1, 28: 3.0}
WINTER = {2: 1.0, 3: 2.0, 4: 3.0, 5: 0.6, 6: 0.4, 7: 0.2, 23: 0.8, 24: 0.8, 25: 0.8}


@cache
def weights(mode: str, players: int, far: bool) -> list[float]:
    season, _, _ = mode.partition("-")
    if not far:
        near = AUTUMN if season == "autumn" else WINTER
        return [near.get(i, 0.0) for i in range(37)]
    found = tomllib.loads((Path(__file__).parent / "weights.toml").read_text(encoding="utf-8"))
    name = "autumn" if season == "autumn" else mode
    ws: list[float] = found[f"{name}-{players}" if f"{name}-{players}" in found else f"{season}-2"]
    return ws


class Bluffer(Mind, frozen=True, kw_only=True):
    far: bool = True
    worlds: int = 6
    listed: int = 6
    blur: int = 0
    habit: int = 0
    dares: bool = False
    simulations: int = 0
    seconds: float = 0.0

    def pick(self, game: Game, view: Any, table: Any, dice: Dice) -> int:
        return self.player(game).move(table, view.seat, dice)

    def player(self, game: Game) -> Player:
        eyes = vec[float](weights(game.mode, game.players, self.far))
        return Player(eyes, self.worlds, self.simulations, self.seconds, self.listed, self.blur, self.habit, self.dares)

    def within(self, amount: int, seconds: float) -> Bluffer:
        return msgspec.structs.replace(self, simulations=amount or self.simulations, seconds=seconds)


BLUFFERS: dict[str, Mind] = {
    "greedy": Bluffer(far=False, habit=100),
    "level1": Bluffer(far=False, habit=50, blur=50),
    "level2": Bluffer(far=False, blur=50),
    "level3": Bluffer(far=False),
    "level4": Bluffer(dares=True),
    "level5": Bluffer(dares=True, simulations=8, seconds=LONGEST_THOUGHT),
}
