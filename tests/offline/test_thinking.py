"""Bots in a browser think by the clock, with one time limit for a turn of several decisions."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from formicarium import _engine
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.strategies import AlphaBetaStrategy, GreedyStrategy, UctStrategy, strategy_of
from formicarium.coach.tasks import effort
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx
from formicarium.offline import thinking
from formicarium.offline.thinking import BETWEEN, LEAST, LONGEST, USUAL, Hurried
from formicarium.server.bots.pool import game_fields
from formicarium.server.bots.worker import ASKED, ChooseMove


class Slow:
    """A bot that thinks until its time is up, by a clock that only it advances."""

    def __init__(self) -> None:
        self.now = 100.0
        self.given: list[float] = []

    def strategy(self, game: Any) -> Slow:
        return self

    def with_time_limit(self, seconds: float) -> Slow:
        self.given.append(round(seconds, 3))
        return self

    def choose(self, game: Any, view: Any, dice: Any) -> Any:
        self.now += self.given[-1] * 0.8
        return Match.begin(game, Seeded(1)).legal_actions(view.seat)[0]


def ask(game: Wyx, seat: int, name: str) -> ChooseMove:
    view = msgspec.Raw(msgspec.json.encode(Match.begin(game, Seeded(1)).view(seat)))
    question = ChooseMove(**game_fields(game), bot=name, view=view, seed=3)
    decoded = ASKED.decode(msgspec.json.encode(question))
    assert isinstance(decoded, ChooseMove)
    return decoded


def test_decisions_of_a_turn_share_one_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, game = Slow(), Wyx(players=2)
    monkeypatch.setattr(thinking, "bot", lambda name: slow)
    hurried = Hurried(SHELF, lambda: slow.now)
    seat = Match.begin(game, Seeded(1)).waiting()[0]
    for _ in range(4):
        hurried.answer(ask(game, seat, "level5"))
        slow.now += BETWEEN / 2
    assert slow.given == [USUAL, round(USUAL * 0.2, 3), LEAST, LEAST]
    slow.now += BETWEEN
    hurried.answer(ask(game, seat, "level5"))
    hurried.answer(ask(game, seat, "level3"))
    hurried.answer(ask(game, seat, "level4"))
    assert slow.given[-3:] == [USUAL, LONGEST["level3"], LONGEST["level4"]]


def test_bots_without_a_clock_ignore_the_time_limit() -> None:
    assert GreedyStrategy().with_time_limit(0.5) == GreedyStrategy()
    assert UctStrategy(simulations=9, seconds=0.0).with_time_limit(0.5) == UctStrategy(simulations=9, seconds=0.0)
    assert UctStrategy(simulations=9).with_time_limit(0.5) == UctStrategy(simulations=9, seconds=0.5)
    assert UctStrategy(simulations=9, seconds=0.2).with_time_limit(0.5) == UctStrategy(simulations=9, seconds=0.2)
    assert AlphaBetaStrategy(depth=3).with_time_limit(0.5) == AlphaBetaStrategy(depth=3, seconds=0.5)
    learned = strategy_of("micropolis", "level5")
    assert isinstance(learned, NetStrategy)
    hurried = learned.with_time_limit(0.5)
    assert hurried.seconds == 0.5 and hurried.visits == learned.visits
    assert hurried.without == learned.without.with_time_limit(0.5) != learned.without


def test_offline_bot_answers_with_a_legal_move() -> None:
    game = Wyx(players=2)
    seat = Match.begin(game, Seeded(1)).waiting()[0]
    for level in ("level1", "level3"):
        answer = Hurried(SHELF).answer(ask(game, seat, level))
        assert msgspec.json.decode(answer, type=game.types.action) in Match.begin(game, Seeded(1)).legal_actions(seat)


def test_coach_is_quick_with_interpreted_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """With Red Ants and powers, one sample of a mix takes half a second in a browser."""
    games = [msgspec.convert({"game": kind.id, "players": 2}, kind) for kind in SHELF.values()]
    monkeypatch.setattr(_engine, "why", "fresh")
    compiled = [effort(game).quick for game in games]
    monkeypatch.setattr(_engine, "why", "")
    assert all(effort(game).quick <= quick / 2 for game, quick in zip(games, compiled, strict=True))
