"""The price of honesty: a bot against one that thinks as long and sees hidden facts and future chance."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from formicarium.bots.strategies import AlphaBetaStrategy, strategy_of
from formicarium.bots.strategy import Strategy
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.experiments.ratings import interval
from formicarium.experiments.series import stream

STRONGEST = "level5"


class Honesty(msgspec.Struct, frozen=True):
    """Share of the other seats that an all-seeing bot beats, with its 95 % interval.

    `games` is 0 for games without hidden facts and chance.
    """

    mode: str
    players: int
    games: int = 0
    score: float = 0.5
    low: float = 0.5
    high: float = 0.5


def has_nothing_to_see(strategy: Strategy) -> bool:
    return isinstance(strategy, AlphaBetaStrategy)


def against_all_seeing(game: Game, strategy: Strategy, number: int, seed: int) -> float:
    """Play one game and return the all-seeing seat's share; seats rotate while the luck stays the same."""
    seeing = number % game.players
    start = seed + number // game.players
    luck = stream(start, 0)
    thoughts = [stream(start, 1 + seat) for seat in range(game.players)]
    state = game.setup(luck, SILENT)
    while waiting := [seat for seat in range(game.players) if state.waiting() >> seat & 1]:
        seat, view = waiting[0], game.view(state, waiting[0])
        if len(state.legal_moves(seat)) == 1:
            move = state.legal_moves(seat)[0]
        elif seat == seeing:
            move = strategy.pick_seeing_all(game, view, state.clone(), thoughts[seat], luck)
        else:
            move = game.number_of(strategy.choose(game, view, thoughts[seat], hasty=True))
        state.play(seat, move, luck, SILENT)
    places = game.places(state)
    others = [place for seat, place in enumerate(places) if seat != seeing]
    return sum((places[seeing] < place) + (places[seeing] == place) / 2 for place in others) / len(others)


def honesty(game: Game, games: int, seed: int, watched: Callable[[Iterator[float]], Iterator[float]] = iter) -> Honesty:
    strategy = strategy_of(game.id, STRONGEST, game.mode)
    if has_nothing_to_see(strategy):
        return Honesty(game.mode, game.players)
    scores = list(watched(against_all_seeing(game, strategy, number, seed) for number in range(games)))
    mean = sum(scores) / games
    return Honesty(game.mode, game.players, games, mean, *interval(mean, games))
