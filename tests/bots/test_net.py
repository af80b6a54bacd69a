"""Integer nets: equal to plain arithmetic, in both engines; a net that does not fit is refused."""
from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.algorithms import net_files
from formicarium.bots.algorithms.net import ONE, Net
from formicarium.bots.algorithms.net_files import LARGEST, BadNet, net_from, open_net, pack_net
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.strategies import RandomStrategy, UctStrategy
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games import SHELF
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx
from formicarium.train.export import Plain
from tests.support.random_nets import random_file

POSITIONS = 1000
HEAVIER = 6_000_000  # bytes; limit of all shipped nets together
GAMES = [next(game for game in kind.variants() if game.players > 1) for kind in SHELF.values()]
MICROPOLIS = Micropolis(players=2)


def positions(game: Game, n: int) -> Iterator[tuple[GameState, int]]:
    dice = Seeded(1)
    while True:
        state = game.setup(dice, SILENT)
        while not state.ended():
            seat = next(seat for seat in range(game.players) if state.waiting() >> seat & 1)
            yield state, seat
            n -= 1
            if n == 0:
                return
            state.play(seat, state.random_move(seat, dice), dice, SILENT)


def answer(net: Net, moves: list[int], seat: int, seats: int) -> tuple[list[int], list[list[int]]]:
    chances = [int(one) for one in net.chances]
    rows = [chances[who * seats:(who + 1) * seats] for who in range(seats)]
    return [int(one) for one in net.priors(vec[i64](moves))], rows[seat:] + rows[:seat]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_net_evaluation_equals_the_plain_sums(game: Game) -> None:
    """This runs in both engines, so they also agree with each other."""
    data = random_file(game)
    net, plain = net_from(data, game), Plain(data)
    felt = set()
    for state, seat in positions(game, POSITIONS):
        moves = list(state.legal_moves(seat))
        net.look(state, seat)
        found = answer(net, moves, seat, game.players)
        assert found == plain.answer(game.features_of(state, seat), moves)
        felt.add(str(found))
    assert len(felt) > POSITIONS // 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_net_does_not_depend_on_hidden_state(game: Game) -> None:
    net = net_from(random_file(game), game)
    for number, (state, seat) in enumerate(positions(game, 60)):
        if number % 6 == 0:
            view, answers = game.view(state, seat), []
            for luck in (1, 2):
                twin = game.world_from_view(view, Seeded(luck))
                net.look(twin, seat)
                answers.append(answer(net, list(twin.legal_moves(seat)), seat, game.players))
            assert answers[0] == answers[1]


@pytest.mark.parametrize("game", [Micropolis(players=n) for n in (2, 3, 4, 5)], ids=lambda game: str(game.players))
def test_shipped_nets_fit_their_games(game: Game) -> None:
    net = net_files.net_of(game)
    assert net is not None
    state = game.setup(Seeded(1), SILENT)
    net.look(state, 0)
    assert all(-ONE <= worth <= ONE for worth in net.worth)
    header, _ = open_net((files("formicarium.games") / game.id / "nets" / f"base-{game.players}.bin").read_bytes())
    assert header.strength["itself"][0] >= 0.6 and header.training["settings"]["seed"]
    assert net_files.net_of(Micropolis(players=2, mode="expert")) is None


def test_shipped_nets_are_small() -> None:
    found = [file for name in SHELF for file in Path(str(files("formicarium.games") / name)).glob("nets/*.bin")]
    assert len(found) >= 4 and sum(file.stat().st_size for file in found) <= HEAVIER


def change_fields(data: bytes, **fields: object) -> bytes:
    header, body = open_net(data)
    return pack_net(msgspec.structs.replace(header, **fields), [body])


FILE = random_file(MICROPOLIS)


@pytest.mark.parametrize(("data", "said"), [
    (b"PNG", "no net of Formicarium"),
    (FILE[:16] + b"\x07\x00" + FILE[18:], "of version 7"),
    (FILE[:-1], "its weights are damaged"),
    (FILE[:-1] + bytes([FILE[-1] ^ 1]), "its weights are damaged"),
    (FILE[:22] + b"?" + FILE[23:], "its header cannot be read"),
    (FILE + bytes(LARGEST), "at most"),
    (change_fields(FILE, game="wyx"), "it is for wyx"),
    (change_fields(FILE, edition="other"), "another edition"),
    (change_fields(FILE, features="0" * 16), "reads features 0000000000000000, and those of micropolis are"),
    (change_fields(FILE, actions="0" * 16), "knows actions 0000000000000000"),
    (change_fields(FILE, reads=tuple(msgspec.structs.replace(one, at=one.at + 1) for one in open_net(FILE)[0].reads)),
     "where there is nothing"),
    (change_fields(FILE, reads=tuple(msgspec.structs.replace(one, cap=200) if one.cap else one
                               for one in open_net(FILE)[0].reads)), "its sums are too large"),
])
def test_net_that_does_not_fit_is_refused_with_the_reason(data: bytes, said: str) -> None:
    with pytest.raises(BadNet, match=said):
        net_from(data, MICROPOLIS)


@pytest.mark.parametrize(("fields", "warning"), [
    ({}, ""), ({"features": "0" * 16}, "it has to be trained again"), ({"edition": "other"}, None)])
def test_level_searches_without_a_net_that_does_not_fit(fields: dict[str, str], warning: str | None, tmp_path: Path,
                                                        monkeypatch: pytest.MonkeyPatch,
                                                        caplog: pytest.LogCaptureFixture) -> None:
    """The log names the fault; a net for another edition is no fault."""
    home = tmp_path / "micropolis" / "nets"
    home.mkdir(parents=True)
    (home / "base-2.bin").write_bytes(change_fields(FILE, **fields))
    monkeypatch.setattr(net_files, "files", lambda package: tmp_path)
    net_files.net_of.cache_clear()
    with caplog.at_level(logging.WARNING, "formicarium"):
        found = net_files.net_of(MICROPOLIS)
        state = MICROPOLIS.setup(Seeded(1), SILENT)
        strategy = NetStrategy(without=RandomStrategy(), visits=8, seconds=0)
        move = strategy.pick(MICROPOLIS, MICROPOLIS.view(state, 0), state, Seeded(2))
        assert strategy.variations(MICROPOLIS, MICROPOLIS.view(state, 0), Seeded(2), 2) == [] or not fields
    net_files.net_of.cache_clear()
    assert (found is None) == bool(fields) and move in state.legal_moves(0)
    assert [warning in record.getMessage() for record in caplog.records if warning] == ([True] if warning else [])


def test_strategy_with_a_net_plays_and_returns_variations() -> None:
    state = MICROPOLIS.setup(Seeded(3), SILENT)
    view = MICROPOLIS.view(state, 0)
    strategy = NetStrategy(without=UctStrategy(simulations=5), visits=60, seconds=0)
    first = strategy.choose(MICROPOLIS, view, Seeded(4))
    assert first == strategy.choose(MICROPOLIS, view, Seeded(4)) and first in MICROPOLIS.legal_actions(state, 0)
    best, *others = strategy.variations(MICROPOLIS, view, Seeded(4), 3)
    assert best.actions[0] == first and 0 <= best.worth <= 1 and len(others) == 2
    shorter = strategy.with_budget(7, 0)
    assert shorter.visits == 7 and isinstance(shorter.without, UctStrategy) and shorter.without.simulations == 7


def test_strategy_without_a_net_searches_by_playouts() -> None:
    state = Wyx().setup(Seeded(3), SILENT)
    strategy = NetStrategy(without=UctStrategy(simulations=5), visits=5, seconds=0)
    assert strategy.pick(Wyx(), Wyx().view(state, 0), state, Seeded(4)) in state.legal_moves(0)
