"""The contract of every game, and the defaults of Game."""
from __future__ import annotations

import copy
from collections import Counter

import msgspec
import pytest

from formicarium.core.compound import compound_actions
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games import SHELF
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.persistence import completion
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.persistence import completion as fourmidable_sketch
from formicarium.laws.observed import features_from_view
from formicarium.laws.play import any_move
from tests.support.marking import mark_where
from tests.support.picks import PICKS

every_kind = pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)


@every_kind
def test_usual_length_is_at_most_max_moves(kind: type[Game]) -> None:
    for game in kind.variants():
        assert 0 < game.usual_length <= game.max_moves


@every_kind
def test_copy_of_immutable_values_is_the_same_object(kind: type[Game]) -> None:
    game = kind.variants()[0]
    match, shared = Match.begin(game, Seeded(1)), game.setup(Seeded(1), SILENT).variant_data()
    assert copy.copy(match) is match and copy.copy(shared) is shared


def test_default_methods_of_game_return_nothing() -> None:
    game = Cigale()
    assert Game.derived_fields(game, {"ant": 1}, None) == {}
    assert not Game.is_mid_action(game, game.setup(Seeded(1), SILENT))


@every_kind
def test_new_game_is_not_mid_action(kind: type[Game]) -> None:
    game = kind.variants()[0]
    assert not game.is_mid_action(game.setup(Seeded(1), SILENT))


@pytest.mark.parametrize("kind", mark_where(
    lambda kind: kind.id in ("cigale", "fourmidable"), pytest.mark.unwatched, SHELF.values()), ids=lambda kind: kind.id)
def test_whole_actions_can_be_played_move_by_move(kind: type[Game]) -> None:
    """Compound actions end where chance decides, and their first moves are all legal moves."""
    game, dice = kind.variants()[0], Seeded(4)
    state = game.setup(dice, SILENT)
    for _ in range(40):
        if not state.waiting():
            break
        seat = lowest_bit(state.waiting())
        firsts = {str(whole.actions[0]) for whole in compound_actions(game, state, seat, 4000).found}
        assert firsts <= {str(game.action_of(move)) for move in state.legal_moves(seat)} and firsts
        state.play(seat, state.random_move(seat, dice), dice, SILENT)


def test_cigale_position_is_completed_after_the_end_and_without_cards() -> None:
    game = Cigale()
    start = game.position(game.setup(Seeded(1), SILENT))
    assert completion.derived_fields({"ended": "CIG-A16"}, game.kit, start)["phase"] == "ended"
    assert completion.deal((game.kit.faces[0], None), Counter()) == (None, None)


def test_fou_x4_no_draft_is_completed_after_a_played_card() -> None:
    game = Fourmidable(mode="experienced", players=2)
    position = game.position(game.setup(Seeded(1), SILENT))
    colonies = list(position.colonies)
    assert fourmidable_sketch.any_draft(colonies, Counter(), game.course.kit) is msgspec.UNSET


@pytest.mark.parametrize(("game", "moves"), [
    pytest.param(FiliFourmis(), 200, marks=pytest.mark.unwatched, id="fili_fourmis"),
    pytest.param(Cigale(mode="winter"), 300, id="cigale"),
    pytest.param(Fourmidable(mode="experienced", players=3), 40, id="fourmidable")])
def test_bytes_keys_and_features_agree_mid_action(game: Game, moves: int) -> None:
    dice = Seeded(6)
    state = game.setup(dice, SILENT)
    for _ in range(moves):
        if not state.waiting():
            break
        seat = lowest_bit(state.waiting())
        assert game.unpack(state.pack()).key() == state.key()
        assert game.features_of(state, seat) == features_from_view(game, game.view(state, seat))
        state.play(seat, PICKS.get(game.id, any_move)(state, seat, dice), dice, SILENT)


def test_cigale_features_show_a_purchase() -> None:
    game = Cigale(mode="winter")
    state = game.setup(Seeded(1), SILENT)
    before = game.features_of(state, 0)
    state.doing.bought = True
    assert game.features_of(state, 0) == features_from_view(game, game.view(state, 0)) != before
