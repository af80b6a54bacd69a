"""Two-player Wyx as an OpenSpiel game in Python, default edition, with its drawn dominoes as chance nodes.

python openspiel_wyx.py GAMES SEED prints one JSON line.
"""
from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import numpy as np  # type: ignore[import-not-found,unused-ignore]
import pyspiel  # type: ignore[import-not-found,unused-ignore]

PLAYERS = 2
ANTS = 32
COLUMNS = 8
PASS = 8  # actions: columns 0 to 7, PASS, then ENTER + 0 to 3 for a central cell
ENTER = 9
ACTIONS = 13
NOBODY = -1
OFF = 64  # outside the board
EMPTY = 64  # no domino

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

SIDES = ((-1, 1), (-1, -1), (1, -1), (1, 1))  # left up, left down, right down, right up
CENTRE = (27, 28, 35, 36)  # row * 8 + column from a1, row 0 at the bottom
ANTHILLS = {0: 3, 7: 3, 56: 3, 63: 3, 10: 2, 13: 2, 17: 2, 22: 2, 41: 2, 46: 2, 50: 2, 53: 2}
WORTH = tuple(ANTHILLS.get(cell, 1) for cell in range(64))


def _landing(cell: int, domino: int) -> int:
    """Return the cell where the domino brings a queen, or OFF."""
    (sx, sy), size = SIDES[domino // 16], domino % 16
    x, y = cell % 8 + sx * (size // 4 + 1), cell // 8 + sy * (size % 4 + 1)
    return y * 8 + x if 0 <= x < 8 and 0 <= y < 8 else OFF


FLIGHT = tuple(tuple(_landing(cell, domino) for domino in range(64)) + (OFF,) for cell in range(64))

_GAME_TYPE = pyspiel.GameType(
    short_name="python_wyx",
    long_name="Python Wyx",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={})
_GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=64,
    num_players=PLAYERS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=2 + 64 + 64)  # after a pass a domino is taken or the game ends


class WyxGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(_GAME_TYPE, _GAME_INFO, params or {})

    def new_initial_state(self) -> WyxState:
        """Return an empty board with an empty dispenser, whose front dominoes are drawn first."""
        return WyxState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return 64, since every domino is drawn once."""
        return 64

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> WyxObserver:
        """Return an observer; all seats see the same."""
        return WyxObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class WyxState(pyspiel.State):  # type: ignore[misc]
    """A position. Dominoes behind the front are not part of it: chance draws them when they appear."""

    def __init__(self, game: WyxGame) -> None:
        super().__init__(game)
        self.front = [EMPTY] * COLUMNS
        self.height = [8] * COLUMNS
        self.bags = [[colour * 16 + size for size in range(16)] for colour in range(4)]
        self.owner = [NOBODY] * 64
        self.queen = [OFF] * PLAYERS
        self.supply = [ANTS] * PLAYERS
        self.barred: list[set[int]] = [{OFF}, {OFF}]  # WYX-T3, T4, T5: cells where that seat's queen may not land
        self.turn = 0
        self.showing = 0  # column whose next domino chance draws, or `NOBODY`
        self.ending = ""
        self._player = CHANCE
        self._legal: list[int] = []

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        """Whether WYX-E1, E2 or E3 ended the game."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the unseen dominoes of the colour with equal probabilities."""
        bag = self.bags[self.showing // 2]
        p = 1.0 / len(bag)
        return [(domino, p) for domino in bag]

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self._show(action)
        elif action < PASS:
            self._fly(action)
        else:
            if action >= ENTER:
                self.queen[self.turn] = CENTRE[action - ENTER]
                self.barred[1 - self.turn].add(CENTRE[action - ENTER])
            self._next_turn()

    def _show(self, domino: int) -> None:
        column = self.showing
        self.bags[column // 2].remove(domino)
        self.front[column] = domino
        if self.queen[0] != OFF:  # WYX-T2: the domino behind the taken one
            self._next_turn()
        elif column + 1 < COLUMNS:  # WYX-S1
            self.showing = column + 1
        else:
            self._wait_for(0)

    def _fly(self, column: int) -> None:
        seat = self.turn
        other = 1 - seat
        start = self.queen[seat]
        cell = FLIGHT[start][self.front[column]]
        self.height[column] -= 1
        self.front[column] = EMPTY
        self.queen[seat] = cell
        if not (WORTH[start] > 1 and self.owner[start] == seat):
            self.barred[other].discard(start)
        self.barred[other].add(cell)
        owner = self.owner[cell]
        if owner != seat:  # else WYX-T11
            if owner == other:  # WYX-T8
                self.supply[other] += 1
            self.owner[cell] = seat
            self.supply[seat] -= min(WORTH[cell], self.supply[seat])  # WYX-T9, T10, T12
            if self.supply[seat] == 0:
                self._end("WYX-E1")
                return
        if self.height[column]:
            self.showing = column
            self._player = CHANCE
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self._wait_for(1 - self.turn)

    def _wait_for(self, seat: int) -> None:
        """Give the seat the turn unless the game is over, and compute its legal actions once."""
        self.turn = seat
        self.showing = NOBODY
        self._player = seat
        if self.queen[seat] == OFF:
            self._legal = [ENTER + i for i, cell in enumerate(CENTRE) if cell not in self.queen]  # WYX-S2
            return
        self._legal = self._columns(seat)
        if not self._legal:
            if self._columns(1 - seat):
                self._legal = [PASS]  # WYX-T7
            else:
                self._end("WYX-E3" if any(self.height) else "WYX-E2")

    def _columns(self, seat: int) -> list[int]:
        cells = FLIGHT[self.queen[seat]]
        barred = self.barred[seat]
        return [column for column, domino in enumerate(self.front) if cells[domino] not in barred]

    def _end(self, rule: str) -> None:
        self.ending = rule
        self._player = TERMINAL
        self._legal = []

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser; 0 for a draw or an unfinished game."""
        if self._player != TERMINAL or self.supply[0] == self.supply[1]:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.supply[0] < self.supply[1] else [-1.0, 1.0]  # WYX-E4

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"Show {_domino(action)}"
        if action == PASS:
            return "Pass"
        return f"Take {action + 1}" if action < PASS else f"Enter {_cell(CENTRE[action - ENTER])}"

    def __str__(self) -> str:
        marks = ["." if owner == NOBODY else "ab"[owner] for owner in self.owner]
        for seat, cell in enumerate(self.queen):
            if cell != OFF:
                marks[cell] = "AB"[seat]
        rows = ["".join(marks[row * 8:row * 8 + 8]) for row in reversed(range(8))]
        fronts = " ".join(_domino(domino) for domino in self.front)
        owned = "".join("-" if self.owner[c] == NOBODY else "ab"[self.owner[c]] for c in self.queen if c != OFF)
        return "\n".join([*rows, fronts, f"{self.height} supply {self.supply} under queens {owned}",
                          self.ending or f"turn {self.turn}, showing {self.showing}"])


class WyxObserver:
    """Observer of the whole position as planes and numbers, equal for both seats."""

    def __init__(self, iig_obs_type: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.iig_obs_type = iig_obs_type
        pieces = [("board", (2 * PLAYERS, 64)), ("front", (COLUMNS, 64)), ("height", (COLUMNS,)), ("unseen", (64,)),
                  ("supply", (PLAYERS,)), ("player", (PLAYERS,))]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start:start + size].reshape(shape)
            start += size

    def set_from(self, state: WyxState, player: int) -> None:
        self.tensor.fill(0)
        board = self.dict["board"]
        for cell, owner in enumerate(state.owner):
            if owner != NOBODY:
                board[owner, cell] = 1
        for seat, cell in enumerate(state.queen):
            if cell != OFF:
                board[PLAYERS + seat, cell] = 1
        for column, domino in enumerate(state.front):
            if domino != EMPTY:
                self.dict["front"][column, domino] = 1
        for bag in state.bags:
            self.dict["unseen"][bag] = 1
        self.dict["height"][:] = state.height
        self.dict["supply"][:] = state.supply
        self.dict["player"][state.turn] = 1

    def string_from(self, state: WyxState, player: int) -> str:
        """Return the position or, with perfect recall, the history."""
        return str(state.history_str()) if self.iig_obs_type.perfect_recall else str(state)


def _domino(domino: int) -> str:
    if domino == EMPTY:
        return "--"
    return f"{'LLRR'[domino // 16]}{domino % 16 // 4 + 1}{'UDDU'[domino // 16]}{domino % 4 + 1}"


def _cell(cell: int) -> str:
    return f"{'abcdefgh'[cell % 8]}{cell // 8 + 1}"


pyspiel.register_game(_GAME_TYPE, WyxGame)


def random_games(games: int, seed: int) -> dict[str, Any]:
    """Play random games from Python; only the players' moves count, not the chance nodes."""
    draw = random.Random(seed).random
    game = pyspiel.load_game("python_wyx")
    moves = draws = 0
    wins = [0, 0]
    endings = {"WYX-E1": 0, "WYX-E2": 0, "WYX-E3": 0}
    start = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        player = state.current_player()
        while player != TERMINAL:
            if player == CHANCE:
                outcomes: Sequence[tuple[int, float]] = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])  # equally likely
            else:
                actions: Sequence[int] = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
            player = state.current_player()
        endings[state.ending] += 1
        score = state.returns()[0]
        if score:
            wins[score < 0] += 1
        else:
            draws += 1
    seconds = perf_counter() - start
    return {"games": games, "moves": moves, "seconds": seconds, "moves_per_second": moves / seconds,
            "wins": wins, "draws": draws, "endings": endings}


if __name__ == "__main__":
    print(json.dumps(random_games(int(sys.argv[1]), int(sys.argv[2]))))
