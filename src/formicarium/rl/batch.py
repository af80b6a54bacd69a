"""Many games stepped together, for training nets: `Batch("wyx", tables=1024, seed=1)`, `reset()`, `step(actions)`."""
from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from formicarium.core.features import Part
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.rl.playing import choose_game
from formicarium.rl.stepper import BadMove, Stepper


class Turn(NamedTuple):
    """The present turn at every table, as read-only views without a copy."""

    observation: NDArray[np.uint8]  # tables × width: features of the seat to act (`Game.feature_parts`)
    mask: NDArray[np.bool_]  # tables × moves: its legal moves
    seat: NDArray[np.uint8]  # tables: the seat to act
    reward: NDArray[np.float32]  # tables × players, from -1 to 1: result of a game that has just ended; else 0
    ended: NDArray[np.bool_]  # tables: a game has just ended; the observation begins the next one


class IllegalAction(ValueError):
    """An action that the rules refuse; no table has moved."""


def game_of(game: Game | str, options: dict[str, Any]) -> Game:
    if isinstance(game, Game):
        if options:
            raise TypeError("options go with the name of a game, not with a game")
        return game
    return choose_game(game, **options)


def any_legal(mask: NDArray[np.bool_], chance: np.random.Generator) -> NDArray[np.intp]:
    """Draw a legal move at each table uniformly."""
    counts = mask.sum(axis=1)
    legal = np.flatnonzero(mask)
    chosen: NDArray[np.intp] = legal[counts.cumsum() - counts + chance.integers(counts)] % mask.shape[1]
    return chosen


def seeds_of(seed: int, first: int, tables: int) -> list[int]:
    """Return one seed per table, so that its dice do not depend on the number of processes."""
    return [(seed & 0x3FFFFFFF) << 32 | number for number in range(first, first + tables)]


def stepper_of(game: Game) -> Stepper:
    return Stepper(lambda dice: game.setup(dice, SILENT), game.players, game.move_count, game.width())


def illegal_action(game: Game, first: int, bad: BadMove) -> IllegalAction:
    """Return the exception whose message names table, seat, action and rule."""
    action = repr(game.action_of(bad.move)) if 0 <= bad.move < game.move_count else "no action of this game"
    return IllegalAction(f"table {first + bad.table}: seat {bad.seat} may not play {bad.move}, {action} "
                         f"({game.rules[bad.rule]})")


class Batch:
    """A number of games played at once, in this process or several.

    `game` is a Game or a name with options (`Batch("cigale", 256, mode="winter", players=3)`). With `processes` the
    games stay the same, and each returned array is overwritten two steps later.
    """

    def __init__(self, game: Game | str, tables: int = 1, seed: int = 0, processes: int = 1, **options: Any) -> None:
        self.game = game_of(game, options)
        if tables < 1 or not 1 <= processes <= tables:
            raise ValueError(f"{tables} tables in {processes} processes: at least one table, and one for each process")
        self.tables = tables
        self.seed = seed
        self.players = self.game.players
        self.moves = self.game.move_count
        self.width = self.game.width()
        self.parts: tuple[Part, ...] = self.game.feature_parts()
        self._workers: Any = None
        self._stepper: Stepper | None = None
        if processes > 1:
            from formicarium.rl.workers import WorkerGroup

            self._workers = WorkerGroup(self.game, tables, seed, processes)
        else:
            self._stepper = stepper_of(self.game)
            self._stepper.seat(seeds_of(seed, 0, tables))
        self._begun = False

    def reset(self, seed: int | None = None) -> Turn:
        """Begin new games at every table; without a seed, the first call uses the batch's own seed and later calls draw
        further games.
        """
        self._begun = True
        if seed is not None:
            self.seed = seed
        if self._workers is not None:
            return Turn(*self._workers.reset(seed))
        assert self._stepper is not None
        if seed is not None:
            self._stepper.seat(seeds_of(seed, 0, self.tables))
        self._stepper.reset()
        return self._turn(self._stepper)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Turn:
        """Play one move number per table; raise IllegalAction if a mask does not allow one."""
        if not self._begun:
            raise RuntimeError("reset() begins the games; then come steps")
        numbers = np.asarray(actions)
        if numbers.shape != (self.tables,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"actions: whole numbers, one for each of {self.tables} tables; "
                             f"not {numbers.dtype} of shape {numbers.shape}")
        moves = numbers.clip(-1, self.moves).astype("<i4")
        if self._workers is not None:
            return Turn(*self._workers.step(moves))
        assert self._stepper is not None
        try:
            self._stepper.step(moves.tobytes())
        except BadMove as bad:
            raise illegal_action(self.game, 0, bad) from None
        return self._turn(self._stepper)

    def _turn(self, stepper: Stepper) -> Turn:
        seen, mask, seat, reward, ended = stepper.buffers()
        n = self.tables
        return Turn(
            np.frombuffer(seen, np.uint8).reshape(n, self.width), np.frombuffer(mask, np.bool_).reshape(n, self.moves),
            np.frombuffer(seat, np.uint8), np.frombuffer(reward, "<f4").reshape(n, self.players),
            np.frombuffer(ended, np.bool_))

    def parts_of(self, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
        """Return each part of the features by name, in its shape, without a copy."""
        return {part.name: observation[:, part.offset:part.offset + part.size].reshape(-1, *part.shape)
                for part in self.parts}

    def close(self) -> None:
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()
