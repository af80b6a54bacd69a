"""Series of games between bots on one core or several, for `simulate`, `arena` and `balance`."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from formicarium.bots.playout import random_game
from formicarium.bots.registry import RANDOM, Bot
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT, News
from formicarium.core.state import GameState
from formicarium.experiments.workers import WorkerPool

T = TypeVar("T")


class Pairing(msgspec.Struct, frozen=True):
    """A game to play: the bots by seat, and the seed of all its luck."""

    bots: tuple[Bot, ...]
    seed: int


class Result(msgspec.Struct, frozen=True):
    moves: int
    ending: str  # rule id
    scores: tuple[int, ...]
    places: tuple[int, ...]


def stream(seed: int, number: int) -> Seeded:
    """Return independent dice for each use: number 0 is the table, then the seats."""
    return Seeded((seed * 1_000_003 + number * 15_485_863) & (1 << 61) - 1)


def contest(game: Game, pairing: Pairing) -> Result:
    """Play one game; the bots get their seat's view only."""
    luck = stream(pairing.seed, 0)
    state = game.setup(luck, SILENT)
    if all(bot is RANDOM or bot == RANDOM for bot in pairing.bots):
        moves = random_game(state, luck)  # random bots need no views
    else:
        moves = thinking_game(game, state, pairing, luck, SILENT)
    return result_of(game, state, moves)


def result_of(game: Game, state: GameState, moves: int) -> Result:
    return Result(moves, game.rules[state.ended()], tuple(state.score(seat) for seat in range(game.players)),
                  game.places(state))


def thinking_game(game: Game, state: GameState, pairing: Pairing, luck: Seeded, news: News) -> int:
    """Play to the end; return the number of moves."""
    thoughts = [stream(pairing.seed, 1 + seat) for seat in range(game.players)]
    moves = 0
    while waiting := [seat for seat in range(game.players) if state.waiting() >> seat & 1]:
        seat = waiting[luck.below(len(waiting))]
        action = pairing.bots[seat].choose(game, game.view(state, seat), thoughts[seat], hasty=True)
        state.play(seat, game.number_of(action), luck, news)
        moves += 1
    return moves


def series(game: Game, pairings: Sequence[Pairing], pool: WorkerPool, prepare: Callable[[], None]) -> Iterator[Result]:
    return many(contest, game, pairings, pool, prepare)


def many(play: Callable[[Game, Pairing], T], game: Game, pairings: Sequence[Pairing], pool: WorkerPool,
         prepare: Callable[[], None]) -> Iterator[T]:
    """Yield the results of `play` in the order of the pairings.

    They do not depend on the worker, because a pairing determines all luck. `prepare` runs once in each process.
    """
    size = max(1, min(1000, len(pairings) // (pool.count() * 8)))
    batches = [pairings[i:i + size] for i in range(0, len(pairings), size)]
    for results in pool.map(partial(play_several, play, game), batches, prepare):
        yield from results


def play_several(play: Callable[[Game, Pairing], T], game: Game, pairings: Sequence[Pairing]) -> list[T]:
    return [play(game, pairing) for pairing in pairings]
