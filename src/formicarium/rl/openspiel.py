"""OpenSpiel games `formicarium_wyx` and so on, as Python games with options.

`load("cigale", mode="autumn", position=…)` or `pyspiel.load_game("formicarium_cigale(mode=autumn)")`. Each chance node
asks one question, or with `chance=sampled` one node per move offers FATES random seeds derived from `rng_seed`, each of
which answers all questions of the move. `position` is the start, in the form `formicarium new` prints, so that a solver
can begin in the middle.

OpenSpiel's C++ MCTSBot and ISMCTSBot crash on every Python game, its own included (2.0.2): use the Python ones.
"""
from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from formicarium.core.dice import Scripted
from formicarium.core.game import Game
from formicarium.games import SHELF
from formicarium.rl.play_path import PathStep, PlayPath
from formicarium.rl.playing import NO_SEAT, Playing, choose_game, observation, rewards

PREFIX = "formicarium_"
OWN = ("chance", "rng_seed", "free")  # parameters that are not game options
FATES = 256  # outcomes of a move with sampled chance
HIGHEST = 10.0  # bound of a solo game's utility, which is a hundredth of its score
NO_DICE = Scripted(())


def defaults_of(kind: type[Game]) -> dict[str, Any]:
    """Return the default of each parameter."""
    fields = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return {**fields, "chance": "explicit", "rng_seed": 0, "position": "", "free": False}


def game_type(kind: type[Game], game: Game | None = None) -> pyspiel.GameType:
    """Return OpenSpiel's type of all variants, or of one game."""
    counts = [count for modes in kind.modes.values() for count in modes]
    alone = game is not None and game.players == 1
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + kind.id, long_name=kind.__name__, dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(kinds.ChanceMode.DETERMINISTIC if game is not None and not game.chance_bounds.largest
                     # also for sampled chance, else OpenSpiel cannot pickle it
                     else kinds.ChanceMode.EXPLICIT_STOCHASTIC),
        information=(kinds.Information.IMPERFECT_INFORMATION if kind.secrets
                     else kinds.Information.PERFECT_INFORMATION),
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=max(counts), min_num_players=min(counts),
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True, parameter_specification=defaults_of(kind))


def as_parameter(position: Any) -> str:
    """Return a position as a parameter, without the commas and brackets that OpenSpiel parses."""
    text = position if isinstance(position, str) else msgspec.json.encode(position).decode()
    return urlsafe_b64encode(text.encode()).decode().rstrip("=") if text.lstrip().startswith("{") else text


def read(game: Game, position: str) -> Any:
    """Parse a whole or partial position."""
    text = urlsafe_b64decode(as_parameter(position) + "=" * (-len(as_parameter(position)) % 4))
    return game.complete(msgspec.json.decode(text, type=dict[str, Any]))


def load(name: str, position: Any = "", **options: Any) -> pyspiel.Game:
    """Load a game through OpenSpiel; `position` is an object or JSON."""
    chosen = {option: value for option, value in options.items() if option not in OWN}
    game = choose_game(name, **chosen)
    fields = {field: getattr(game, field) for field in game.__struct_fields__}
    asked = {option: value for option, value in options.items() if option in OWN}
    return pyspiel.load_game(PREFIX + name, {**fields, **asked, "position": as_parameter(position) if position else ""})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    kind: type[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**defaults_of(self.kind), **(params or {})}
        chance, self.free = chosen.pop("chance"), bool(chosen.pop("free"))
        if chance not in ("explicit", "sampled"):
            raise ValueError(f"chance={chance}: explicit or sampled")
        position, seed = chosen.pop("position"), chosen.pop("rng_seed")
        self.seed = seed
        self.sampled = chance == "sampled"
        self.game = choose_game(self.kind.id, **chosen)
        self.root = PlayPath.begin(self.game, read(self.game, position) if position else None)
        alone = self.game.players == 1
        longest, luck = self.game.max_moves, self.game.chance_bounds
        super().__init__(game_type(self.kind, self.game), pyspiel.GameInfo(
            num_distinct_actions=self.game.move_count + self.free,
            max_chance_outcomes=FATES if self.sampled and luck.largest else luck.largest,
            num_players=self.game.players, min_utility=-HIGHEST if alone else -1.0,
            max_utility=HIGHEST if alone else 1.0, utility_sum=None if alone else 0.0,
            max_game_length=longest * (2 if self.free else 1)), params or {})

    def max_chance_nodes_in_history(self) -> int:
        luck = self.game.chance_bounds
        return self.game.max_moves + 1 if self.sampled else self.game.max_moves * luck.most + luck.opening

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"there are no parameters of observation: {params}")
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.trail = game.root
        self.held: tuple[int, ...] = ()
        self.free = game.free
        self.sampled = game.sampled
        self.seed = game.seed

    @property
    def playing(self) -> Playing:
        """Return a read-only session at the present state; moves go through the path."""
        playing = Playing(self.trail.game, NO_DICE, self.free, self.trail.state)
        playing.held = set(self.held)
        return playing

    def current_player(self) -> int:
        if self.trail.weights:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.playing.seat_asked
        return int(pyspiel.PlayerId.TERMINAL) if asked == NO_SEAT else asked

    def is_terminal(self) -> bool:
        table = self.trail.state
        return not self.trail.weights and table is not None and table.ended() != 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.playing.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.sampled:
            return [(fate, 1 / FATES) for fate in range(FATES)]
        weights = self.trail.weights
        return [(answer, weight / sum(weights)) for answer, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        action = int(action)
        if self.trail.weights:
            self.trail = self.trail.with_seed(self.fate(action)) if self.sampled else self.trail.with_answer(action)
            return
        playing = self.playing
        seat = playing.seat_asked
        if self.free and action == playing.hold:
            self.held = (*self.held, seat)
            return
        self.held = ()
        self.trail = self.trail.after(PathStep(seat, action))

    def fate(self, number: int) -> int:
        """Return the seed of a sampled outcome, the same for equal histories."""
        digest = blake2b(repr((self.seed, self.history(), number)).encode(), digest_size=7)
        return int.from_bytes(digest.digest())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        if action == self.trail.game.move_count:
            return "hold"
        return msgspec.json.encode(self.trail.game.action_of(action)).decode()

    def returns(self) -> list[float]:
        table = self.trail.state
        if table is None or not self.is_terminal():
            return [0.0] * self.trail.game.players
        return rewards(self.trail.game, table)

    def __str__(self) -> str:
        """Return the whole state and the unfinished step's answers."""
        table, step = self.trail.state, self.trail.step
        stands = "" if table is None else msgspec.json.encode(self.trail.game.position(table)).decode()
        asked = f" {step.seat}:{step.move} {list(step.chance)}" if self.trail.weights and step is not None else ""
        return stands + asked


class Observer:
    """A player's observation: with perfect recall a digest of its history, else its present view."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.game = game
        self.recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(game.width(), np.float32)
        self.dict = {part.name: self.tensor[part.offset:part.offset + part.size].reshape(part.shape)
                     for part in game.feature_parts()}

    def set_from(self, state: SpielState, player: int) -> None:
        table = state.trail.state
        self.tensor[:] = 0 if table is None else observation(self.game, table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        sight = state.trail.sight(player).decode()
        return f"{state.trail.memory(player).hex()} {sight}" if self.recalls else sight


@cache
def register_all() -> None:
    for kind in SHELF.values():
        name = f"Spiel{kind.__name__}"
        globals()[name] = type(name, (SpielGame,), {"kind": kind})  # pickle finds the class by its name in this module
        pyspiel.register_game(game_type(kind), globals()[name])


register_all()
