"""An immutable game state with its history, and chance asked one question at a time; used by OpenSpiel states."""
from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState

SETUP = -1  # in place of a seat: the set-up


class NeedsAnswer(Exception):
    """Chance is asked a question that has no answer yet."""


class Answers(Dice):
    """Scripted answers; after the last, NeedsAnswer is raised and `weights` holds the question."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers
        self.at = 0
        self.weights: tuple[int, ...] = ()

    def ask(self, n: i64) -> i64:
        return self.answer((1,) * n)

    def pick(self, bag: vec[i64]) -> i64:
        """Draw from a bag; equal items are one answer with a weight."""
        kinds = [kind for kind in range(len(bag)) if bag[kind]]
        return self.answer(tuple(bag)) if len(kinds) > 1 else kinds[0]

    def answer(self, weights: tuple[int, ...]) -> int:
        if self.at == len(self.answers):
            self.weights = weights
            raise NeedsAnswer
        self.at += 1
        return self.answers[self.at - 1]


class PathStep(msgspec.Struct, frozen=True):
    """A seat's move with chance's answers, or with the seed of all its answers."""

    seat: int
    move: int
    chance: tuple[int, ...] = ()
    seed: int = -1


class PlayPath:
    """An immutable node of a game's history; its pickle stores the steps from the start."""

    __slots__ = ("before", "game", "known", "start", "state", "step", "weights")

    def __init__(self, game: Game, start: Any, before: PlayPath | None, step: PathStep | None, state: GameState | None,
                 weights: tuple[int, ...] = ()) -> None:
        self.game = game
        self.start = start  # a position, if the game does not begin with the set-up
        self.before = before
        self.step = step  # the step from `before` to here
        self.state = state  # None: the set-up is not finished
        self.weights = weights  # of the open question's answers; empty: no question
        self.known: dict[int, bytes] = {}  # by seat: digest of its observations and moves

    def __deepcopy__(self, memo: Any) -> PlayPath:
        return self

    def __copy__(self) -> PlayPath:
        return self

    def __reduce__(self) -> Any:
        return again, (self.game, None if self.start is None else msgspec.json.encode(self.start), self.steps())

    def steps(self) -> list[PathStep]:
        """Return the steps from the start; chance may still be asked in the last."""
        found, node = [], self
        while node.step is not None and node.before is not None:
            found.append(node.step)
            node = node.before
        return found[::-1]

    @classmethod
    def begin(cls, game: Game, start: Any = None) -> PlayPath:
        """Return the path at the position or, without one, at the set-up's first question to chance."""
        if start is not None:
            return cls(game, start, None, None, game.load(start))
        return cls(game, None, None, None, None).after(PathStep(SETUP, 0))

    def after(self, step: PathStep) -> PlayPath:
        """Return the path after a step, or inside it if chance is asked."""
        dice: Answers | Seeded = Seeded(step.seed) if step.seed >= 0 else Answers(step.chance)
        try:
            if step.seat == SETUP:
                state: GameState = self.game.setup(dice, SILENT)
            else:
                assert self.state is not None
                state = self.state.clone()
                state.play(step.seat, step.move, dice, SILENT)
        except NeedsAnswer:
            assert isinstance(dice, Answers)
            return PlayPath(self.game, self.start, self, step, self.state, dice.weights)
        return PlayPath(self.game, self.start, self, step, state)

    def with_answer(self, answer: int) -> PlayPath:
        assert self.before is not None and self.step is not None
        return self.before.after(msgspec.structs.replace(self.step, chance=(*self.step.chance, answer)))

    def with_seed(self, seed: int) -> PlayPath:
        """Return the path with all answers of the step drawn from the seed."""
        assert self.before is not None and self.step is not None
        return self.before.after(msgspec.structs.replace(self.step, seed=seed))

    def sight(self, seat: int) -> bytes:
        return b"" if self.state is None else msgspec.json.encode(self.game.view(self.state, seat))

    def memory(self, seat: int) -> bytes:
        """Return a digest of the seat's whole history of views and moves."""
        way, node = [], self
        while seat not in node.known and node.before is not None:
            way.append(node)
            node = node.before
        if seat not in node.known:
            node.known[seat] = blake2b(node.sight(seat), digest_size=16).digest()
        for later in reversed(way):
            assert later.before is not None and later.step is not None
            known = later.before.known[seat]
            if not later.weights:  # while a step waits for chance no seat observes anything
                done = f"{later.step.move}:".encode() if later.step.seat == seat else b""
                known = blake2b(known + done + later.sight(seat), digest_size=16).digest()
            later.known[seat] = known
        return self.known[seat]


def again(game: Game, start: bytes | None, steps: list[PathStep]) -> PlayPath:
    """Rebuild from a pickle."""
    if start is None:
        trail = PlayPath(game, None, None, None, None)
    else:
        trail = PlayPath.begin(game, msgspec.json.decode(start, type=game.types.position))
    for step in steps:
        trail = trail.after(step)
    return trail
