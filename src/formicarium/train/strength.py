"""Measures a net's strength by games against fixed opponents, with seats rotated on the same luck."""
from __future__ import annotations

from typing import NamedTuple

import msgspec

from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.registry import bot
from formicarium.bots.strategy import Strategy
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.experiments.ratings import interval
from formicarium.experiments.series import stream
from formicarium.train.selfplay import searcher
from formicarium.train.settings import Settings


class Bout(msgspec.Struct, frozen=True):
    """One game of the net against an opponent."""

    settings: Settings
    net: str
    opponent: str
    number: int
    visits: int = 0  # per move; 0: limited by time


class Strength(NamedTuple):
    score: float
    low: float
    high: float
    games: int


def strategies(bout: Bout, game: Game) -> tuple[Strategy, Strategy]:
    """Return the net's and the opponent's strategies; searching ones get the same time or visits."""
    seconds = 0.0 if bout.visits else bout.settings.thought
    own = NetStrategy(without=searcher(game), file=bout.net, visits=bout.visits, seconds=seconds)
    if bout.opponent == "itself":
        return own, searcher(game).with_budget(bout.visits, seconds)
    return own, bot(bout.opponent).strategy(game)


def fight(bout: Bout) -> float:
    """Play one game; return the share of opponents the net beats, a draw counting half."""
    game = bout.settings.make_game()
    own, other = strategies(bout, game)
    seed = 77_000_000 + bout.settings.seed * 1009 + bout.number // game.players
    seat_of_own = bout.number % game.players
    luck = stream(seed, 0)
    thoughts = [stream(seed, 1 + seat) for seat in range(game.players)]
    state = game.setup(luck, SILENT)
    while waiting := [seat for seat in range(game.players) if state.waiting() >> seat & 1]:
        seat = waiting[0]
        who = own if seat == seat_of_own else other
        action = who.choose(game, game.view(state, seat), thoughts[seat], hasty=True)
        state.play(seat, game.number_of(action), luck, SILENT)
    places = game.places(state)
    others = [place for seat, place in enumerate(places) if seat != seat_of_own]
    mine = places[seat_of_own]
    return sum(1.0 if mine < place else 0.5 if mine == place else 0.0 for place in others) / len(others)


def sum_up(scores: list[float]) -> Strength:
    mean = sum(scores) / len(scores)
    low, high = interval(mean, len(scores))
    return Strength(mean, low, high, len(scores))
