"""Vocabulary that games share: options, refusals, places."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from formicarium.core.dice import Scripted
from formicarium.core.editions import BadEdition
from formicarium.core.game import Event, Game, IllegalMove, Outlook, Points, Refusal, fields_of
from formicarium.core.news import SILENT
from formicarium.games import SHELF
from formicarium.laws.observed import observed_outcome

from .coin import Coin, CoinState, Did, Do, Fell

GAME = Coin()


class Told(Outlook, frozen=True):
    word: str


class Nameless(Coin, frozen=True, kw_only=True, tag="nameless"):
    """A game without texts of its own, for the defaults of Game."""

    move_count = Game.move_count
    setup = Game.setup  # type: ignore[assignment]
    action_of = Game.action_of  # type: ignore[assignment]
    number_of = Game.number_of
    view = Game.view
    position = Game.position
    reason = Game.reason
    outlook = Game.outlook
    tally = Game.tally


CONTRACT: list[Callable[[Game], Any]] = [
    lambda game: game.move_count, lambda game: game.max_moves, lambda game: game.setup(Scripted([]), SILENT),
    lambda game: game.action_of(0), lambda game: game.number_of(None), lambda game: game.view(None, 0),
    lambda game: game.world_from_view(None, Scripted([])), lambda game: game.position(None),
    lambda game: game.load(None),
    lambda game: game.reason(None, 0, None, ""), lambda game: game.outlook(None, 0, None),
    lambda game: game.tally(None, 0),
]


@pytest.mark.parametrize("ask", CONTRACT)
def test_abstract_game_raises_not_implemented(ask: Callable[[Game], Any]) -> None:
    with pytest.raises(NotImplementedError):
        ask(Nameless())


def test_games_with_equal_options_are_equal() -> None:
    assert Coin() == Coin(players=2, mode="base", edition="plain", loud=False)
    assert Coin(loud=True) != Coin()
    assert len({Coin(), Coin(), Coin(players=3)}) == 2


def test_invalid_options_are_refused() -> None:
    with pytest.raises(ValueError, match="coin has no mode 'solo'; there is base, teams"):
        Coin(mode="solo")
    with pytest.raises(ValueError, match=r"coin \(base\) is for 2 to 4 players, not 5"):
        Coin(players=5)
    with pytest.raises(ValueError, match=r"coin \(teams\) is for 4 to 4 players, not 3"):
        Coin(mode="teams", players=3)
    with pytest.raises(BadEdition, match="there is no edition 'gold'"):
        Coin(edition="gold")


def test_variants_are_all_valid_combinations_of_options() -> None:
    assert Coin.option_names() == ("loud",)
    assert [(game.mode, game.players, game.loud) for game in Coin.variants() if isinstance(game, Coin)] == [
        ("base", 2, False), ("base", 2, True), ("base", 3, False), ("base", 3, True), ("base", 4, False),
        ("teams", 4, False)]


def test_game_is_encoded_with_its_id() -> None:
    text = msgspec.json.encode(Coin(players=3, loud=True))
    assert text == b'{"game":"coin","players":3,"mode":"base","edition":"plain","loud":true}'
    assert msgspec.json.decode(text, type=Coin) == Coin(players=3, loud=True)
    with pytest.raises(msgspec.ValidationError, match="unknown field `quiet`"):
        msgspec.json.decode(b'{"game":"coin","quiet":true}', type=Coin)
    with pytest.raises(msgspec.ValidationError, match="is for 2 to 4 players, not 9"):
        msgspec.json.decode(b'{"game":"coin","players":9}', type=Coin)


def test_legal_actions_and_refusals_come_from_the_state() -> None:
    state = CoinState(2, 0, 0, False)
    assert GAME.legal_actions(state, 0) == (Do("say"), Do("peek"), Do("show"), Do("toss"), Do("stop"))
    assert GAME.legal_actions(state, 1) == ()
    assert GAME.refusal(state, 0, Do("say")) is None
    assert GAME.refusal(state, 0, Do("odd")) == Refusal("COIN-2", Fell(heads=0))
    assert GAME.refusal(state, 0, Do("nonsense")) == Refusal("COIN-1", Fell(heads=0))
    assert GAME.refusal(state, 1, Do("say")) == Refusal("COIN-1", Fell(heads=0))


def test_level_seats_share_a_place() -> None:
    assert Coin(players=2).places(CoinState(2, 0, 0, True)) == (1, 1)
    assert Coin(players=4).places(CoinState(4, 0, 0, True)) == (1, 1, 3, 3)
    assert Coin(players=3).places(CoinState(3, 0, 0, True)) == (1, 1, 3)


def test_illegal_move_carries_its_refusal() -> None:
    refusal = Refusal("COIN-2", {"heads": 2})
    assert refusal == Refusal("COIN-2", {"heads": 2})
    assert Refusal("COIN-2").facts == {}
    fault = IllegalMove(refusal)
    assert (str(fault), fault.refusal) == ("COIN-2", refusal)


def test_values_are_tagged_and_frozen() -> None:
    assert msgspec.json.encode(Do("say")) == b'{"type":"Do","word":"say"}'
    assert msgspec.json.encode(Did(rule="COIN-1", word="say")) == b'{"type":"Did","word":"say","rule":"COIN-1"}'
    assert isinstance(Did(rule="", word=""), Event)
    with pytest.raises(AttributeError):
        Points("COIN-1", 3).points = 4  # type: ignore[misc]


def test_shelf_maps_ids_to_games() -> None:
    assert "wyx" in SHELF
    for name, game in SHELF.items():
        assert game.id == name
        assert game.rules[0] == ""
        assert len(set(game.rules)) == len(game.rules)
        assert game.version >= 1
        for variant in game.variants():
            assert msgspec.json.decode(msgspec.json.encode(variant), type=game) == variant


def test_game_without_observer_and_names_has_defaults() -> None:
    game = Coin()
    assert observed_outcome(game, 0, Do("say"), None, None, ()) == {}
    assert game.title("word", "say", "fr") == "say"


def test_fields_of_returns_facts_by_name() -> None:
    assert fields_of({"word": "say"}) == {"word": "say"}
    assert fields_of(Told(word="toss")) == {"word": "toss"}
