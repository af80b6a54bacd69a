"""Many tables at once, for whoever trains a net: `Batch("wyx", tables=1024, seed=1)`, `reset()`, `step(actions)`."""
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
    """What stands at every table now. None of it can be written to; nothing was copied."""

    observation: NDArray[np.uint8]  # tables × width: the features of the seat that is asked (`Game.parts`)
    mask: NDArray[np.bool_]  # tables × moves: what it may play
    seat: NDArray[np.uint8]  # tables: which seat that is
    reward: NDArray[np.float32]  # tables × players: of the game that has just ended there, from -1 to 1; else 0
    ended: NDArray[np.bool_]  # tables: a game has just ended, and what is seen is the beginning of the next


class IllegalAction(ValueError):
    """An action that the rules refuse. Nothing was played at any table."""


def game_of(game: Game | str, options: dict[str, Any]) -> Game:
    if isinstance(game, Game):
        if options:
            raise TypeError("options go with the name of a game, not with a game")
        return game
    return choose_game(game, **options)


def any_legal(mask: NDArray[np.bool_], chance: np.random.Generator) -> NDArray[np.intp]:
    """A random move of each table, all that its mask allows as likely."""
    counts = mask.sum(axis=1)
    legal = np.flatnonzero(mask)
    chosen: NDArray[np.intp] = legal[counts.cumsum() - counts + chance.integers(counts)] % mask.shape[1]
    return chosen


def seeds_of(seed: int, first: int, tables: int) -> list[int]:
    """Each table has dice of its own: the same whoever steps it."""
    return [(seed & 0x3FFFFFFF) << 32 | number for number in range(first, first + tables)]


def stepper_of(game: Game) -> Stepper:
    return Stepper(lambda dice: game.setup(dice, SILENT), game.players, game.move_count, game.width())


def illegal_action(game: Game, first: int, bad: BadMove) -> IllegalAction:
    """In words: where, who, what, and by which rule."""
    action = repr(game.action_of(bad.move)) if 0 <= bad.move < game.move_count else "no action of this game"
    return IllegalAction(f"table {first + bad.table}: seat {bad.seat} may not play {bad.move}, {action} "
                         f"({game.rules[bad.rule]})")


class Batch:
    """Tables of one game. `game` is a name with its options (`Batch("cigale", 256, mode="winter", players=3)`) or a
    Game. With `processes` they are shared out among so many processes: the same games, and each array that is handed
    out is written anew two steps later."""

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
        self._crew: Any = None
        self._stepper: Stepper | None = None
        if processes > 1:
            from formicarium.rl.workers import WorkerGroup

            self._crew = WorkerGroup(self.game, tables, seed, processes)
        else:
            self._stepper = stepper_of(self.game)
            self._stepper.seat(seeds_of(seed, 0, tables))
        self._begun = False

    def reset(self, seed: int | None = None) -> Turn:
        """New games everywhere: those of that seed; without one, first those of the batch's own, then others."""
        self._begun = True
        if seed is not None:
            self.seed = seed
        if self._crew is not None:
            return Turn(*self._crew.reset(seed))
        assert self._stepper is not None
        if seed is not None:
            self._stepper.seat(seeds_of(seed, 0, self.tables))
        self._stepper.reset()
        return self._turn(self._stepper)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Turn:
        """An action for every table: the number of a move that its mask allows."""
        if not self._begun:
            raise RuntimeError("reset() begins the games; then come steps")
        numbers = np.asarray(actions)
        if numbers.shape != (self.tables,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"actions: whole numbers, one for each of {self.tables} tables; "
                             f"not {numbers.dtype} of shape {numbers.shape}")
        told = numbers.clip(-1, self.moves).astype("<i4")
        if self._crew is not None:
            return Turn(*self._crew.step(told))
        assert self._stepper is not None
        try:
            self._stepper.step(told.tobytes())
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
        """Each part of what is seen by its name, in its own shape, without copying."""
        return {part.name: observation[:, part.offset:part.offset + part.size].reshape(-1, *part.shape)
                for part in self.parts}

    def close(self) -> None:
        """Ends the processes, where there are any."""
        if self._crew is not None:
            self._crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()
