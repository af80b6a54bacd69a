"""The cost of honesty: a bot against one that sees everything."""
from __future__ import annotations

import json

import pytest

from formicarium.bots.cigale.strategies import BLUFFERS
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.strategies import UctStrategy
from formicarium.cli.main import main
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.experiments import honesty
from formicarium.games.cigale.base import GUESSING
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.kit import path_of
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx

pytestmark = pytest.mark.watched


def test_repeated_dice_give_the_same_answers() -> None:
    luck = Seeded(7)
    luck.ask(9)
    fate = luck.again()
    assert [fate.ask(1000) for _ in range(50)] == [luck.ask(1000) for _ in range(50)]


@pytest.mark.once_by_day
def test_knowing_coming_chance_wins_more_games() -> None:
    thinks = UctStrategy(simulations=60, seconds=0.0)
    assert sum(honesty.against_all_seeing(Wyx(), thinks, number, 5) for number in range(8)) >= 6


def test_all_seeing_strategy_with_a_net_uses_coming_chance() -> None:
    game, thinks = Micropolis(), NetStrategy(visits=150, seconds=0.0, without=UctStrategy(simulations=20, seconds=0.0))
    state = game.setup(Seeded(3), SILENT)
    for _ in range(6):
        state.play(state.turn, state.legal_moves(state.turn)[0], Seeded(4), SILENT)
    view = game.view(state, state.turn)
    seen = {tuple(thinks.search(game, net, state, view.seat, Seeded(1), Seeded(fate)).visits)
            for fate in range(4) if (net := thinks.net(game))}
    assert len(seen) == 4
    assert thinks.pick_seeing_all(game, view, state, Seeded(1), Seeded(0)) in state.legal_moves(view.seat)
    alone = NetStrategy(visits=150, seconds=0.0, without=UctStrategy(simulations=20, seconds=0.0))
    six = Micropolis(players=6)
    state = six.setup(Seeded(3), SILENT)
    assert alone.pick_seeing_all(six, six.view(state, state.turn), state, Seeded(1),
                                 Seeded(0)) in state.legal_moves(state.turn)


def test_all_seeing_strategy_guesses_the_hidden_token() -> None:
    game, dice, thinks = Cigale(mode="winter"), Seeded(2), BLUFFERS["level2"]
    state, caught = game.setup(dice, SILENT), 0
    while state.waiting():
        seat = next(seat for seat in range(2) if state.waiting() >> seat & 1)
        view, guesses = game.view(state, seat), state.phase == GUESSING
        move = thinks.pick_seeing_all(game, view, state.clone(), dice, Seeded(1))
        if guesses:
            caught += 1
            assert path_of(state.square[move - state.course.guessing.first]) == state.foragers[state.ant].token
        state.play(seat, move, dice, SILENT)
    assert caught


def test_honesty_of_a_game_without_secrets_is_even(capsys: pytest.CaptureFixture[str]) -> None:
    assert honesty.honesty(FiliFourmis(), 5, 1) == honesty.Honesty("base", 2)
    assert main(["bench", "fili_fourmis", "--honesty", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {"mode": "base", "players": 2, "games": 0, "score": 0.5, "low": 0.5, "high": 0.5}]


@pytest.mark.once_by_day
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bench_prints_the_honesty_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                                        language: str) -> None:
    monkeypatch.setattr(honesty, "STRONGEST", "level2")
    assert main(["bench", "cigale", "--honesty", "6", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert all(mode in said for mode in Cigale.modes) and "%" in said
