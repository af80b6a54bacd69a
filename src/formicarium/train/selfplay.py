"""Self-play games of a net, stored as arrays in files for the learner."""
from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from formicarium.bots.algorithms.net_files import net_at
from formicarium.bots.algorithms.nodes import ROOT
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.strategies import UctStrategy, strategy_of
from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.experiments.series import stream
from formicarium.train.settings import Settings

WIDEST = 64  # most moves of a position whose visits are stored


class Chunk(msgspec.Struct, frozen=True):
    """Order to play some games of a generation into a file."""

    settings: Settings
    net: str  # path of a net; empty: the search without one
    first: int
    count: int
    file: str


class Thought(NamedTuple):
    """Result of a search: moves with their visits, and the position's value from -1 to 1."""

    moves: list[int]
    visits: list[int]
    worth: float

    def best(self) -> int:
        return self.moves[max(range(len(self.moves)), key=lambda i: self.visits[i])]

    def draw(self, dice: Dice) -> int:
        left = dice.below(sum(self.visits))
        for move, visits in zip(self.moves, self.visits, strict=True):
            left -= visits
            if left < 0:
                return move
        raise RuntimeError("more were drawn than there are")


class Row(NamedTuple):
    """A position with a choice, and its search."""

    seen: bytes
    seat: int
    thought: Thought
    whole: bool


def searcher(game: Game) -> UctStrategy:
    """Return the strongest level's search without a net."""
    known = strategy_of(game.id, "level5", game.mode)
    known = known.without if isinstance(known, NetStrategy) else known
    if not isinstance(known, UctStrategy):
        raise ValueError(f"{game.id}: its level5 is no tree search, so there is nothing to begin with")
    return known


def think_without(game: Game, state: GameState, seat: int, visits: int, dice: Dice) -> Thought:
    how = searcher(game)
    tree = how.with_budget(visits, 0).search(game, state, seat, dice)
    nodes = tree.below(ROOT)
    full = how.scale if how.span else max(1, game.players - 1)
    seen = [int(tree.visits[node]) for node in nodes]
    worth = sum(int(tree.value[node]) for node in nodes) / sum(seen) / full
    return Thought([int(tree.move[node]) for node in nodes], seen, worth)


def think_with(game: Game, file: str, state: GameState, seat: int, visits: int, dice: Dice) -> Thought:
    from formicarium.bots.algorithms.net import ONE

    how = NetStrategy(without=searcher(game), file=file, visits=visits, seconds=0)
    tree = how.search(game, net_at(file, game), state, seat, dice)
    nodes = [node for node in tree.below(ROOT) if tree.who[node] == seat]
    seen = [int(tree.visits[node]) for node in nodes]
    worth = sum(int(tree.value[node]) for node in nodes) / max(1, sum(seen)) / int(ONE)
    return Thought([int(tree.move[node]) for node in nodes], seen, worth)


def play(settings: Settings, game: Game, net: str, number: int) -> tuple[list[Row], tuple[int, ...]]:
    """Play one game; return its rows and each seat's place."""
    luck, mood = stream(settings.seed, 2 * number), stream(settings.seed, 2 * number + 1)
    state, rows = game.setup(luck, SILENT), []
    while waiting := [seat for seat in range(game.players) if state.waiting() >> seat & 1]:
        seat = waiting[0]
        moves = list(state.legal_moves(seat))
        if len(moves) == 1:
            state.play(seat, moves[0], luck, SILENT)
            continue
        whole = mood.below(100) < settings.whole
        if net:
            thought = think_with(game, net, state, seat, settings.visits if whole else settings.glance, mood)
        else:
            whole = True
            thought = think_without(game, state, seat, settings.first_visits, mood)
        rows.append(Row(game.features_of(state, seat), seat, thought, whole))
        move = thought.draw(mood) if mood.below(100) < settings.astray else thought.best()
        state.play(seat, move, luck, SILENT)
    return rows, game.places(state)


def teach(chunk: Chunk) -> int:
    """Play the games and write their file atomically; return the number of positions."""
    game = chunk.settings.make_game()
    wide = min(WIDEST, game.move_count)
    seen, seats, places, moves, visits, worth, whole, number = [], [], [], [], [], [], [], []
    for n in range(chunk.first, chunk.first + chunk.count):
        rows, final = play(chunk.settings, game, chunk.net, n)
        for row in rows:
            kept = sorted(range(len(row.thought.moves)), key=lambda i: -row.thought.visits[i])[:WIDEST]
            seen.append(np.frombuffer(row.seen, np.uint8))
            seats.append(row.seat)
            places.append([share_places(final, (row.seat + i) % game.players) for i in range(game.players)])
            moves.append(pad([row.thought.moves[i] for i in kept], wide, 0))
            visits.append(pad([row.thought.visits[i] for i in kept], wide, -1))
            worth.append(row.thought.worth)
            whole.append(row.whole)
            number.append(n)
    target = Path(chunk.file)
    new = target.with_suffix(f".{os.getpid()}")
    with open(new, "wb") as file:
        np.savez_compressed(file, seen=np.array(seen, np.uint8), seat=np.array(seats, np.uint8),
                            places=np.array(places, np.float32), moves=np.array(moves, np.int32),
                            visits=np.array(visits, np.float32), worth=np.array(worth, np.float32),
                            whole=np.array(whole, np.bool_), game=np.array(number, np.int32))
    os.replace(new, target)
    return len(seen)


def pad(row: list[int], width: int, filling: int) -> list[int]:
    return row + [filling] * (width - len(row))


def share_places(final: tuple[int, ...], seat: int) -> NDArray[np.float32]:
    """Return the seat's share of each place; seats with equal places share them."""
    level = final.count(final[seat])
    row = np.zeros(len(final), np.float32)
    row[final[seat] - 1:final[seat] - 1 + level] = 1 / level
    return row
