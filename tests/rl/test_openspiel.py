"""OpenSpiel's own tests on every game; information states; chance; initial positions."""
from __future__ import annotations

import pickle
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import Game, InvalidPosition
from formicarium.core.news import SILENT
from formicarium.experiments.variants import variants
from formicarium.games import SHELF
from formicarium.games.cigale.game import Cigale
from formicarium.games.wyx.game import Wyx
from formicarium.rl import openspiel

pytestmark = pytest.mark.engine_free
SMALLEST = [variants(kind)[0] for kind in SHELF.values()]
EVERY = [next(game for game in variants(kind) if game.mode == mode) for kind in SHELF.values() for mode in kind.modes]


def name(game: Game) -> str:
    return f"{game.id}-{game.mode}-{game.players}"


def load_spiel(game: Game, **more: Any) -> pyspiel.Game:
    return openspiel.load(game.id, mode=game.mode, players=game.players, **more)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("game", EVERY, ids=name)
def test_openspiel_python_simulation_passes(game: Game, chance: str) -> None:
    from open_spiel.python.tests import games_sim_test

    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load_spiel(game, chance=chance))


@pytest.mark.parametrize("game", SMALLEST, ids=name)
def test_openspiel_random_simulation_passes(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load_spiel(game), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("game", SMALLEST, ids=name)
def test_openspiel_loads_a_game_by_name_and_options(game: Game) -> None:
    spiel = pyspiel.load_game(f"formicarium_{game.id}(mode={game.mode},players={game.players})")
    assert spiel.num_players() == game.players and spiel.num_distinct_actions() == game.move_count
    again = pyspiel.load_game(str(spiel))
    assert str(again) == str(spiel)


def to_a_decision(state: Any, luck: np.random.Generator) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(luck.choice(outcomes, p=chances)))


def test_openspiel_game_begins_from_a_position() -> None:
    game = Cigale(mode="autumn")
    dice = Seeded(3)
    table = game.setup(dice, SILENT)
    for _ in range(4):
        table.play(next(seat for seat in range(2) if table.waiting() >> seat & 1), table.legal_moves(
            next(seat for seat in range(2) if table.waiting() >> seat & 1))[0], dice, SILENT)
    position = game.position(table)
    for given in (position, msgspec.json.encode(position).decode()):
        spiel = openspiel.load("cigale", mode="autumn", position=given)
        state = pyspiel.load_game(str(spiel)).new_initial_state()
        assert not state.is_chance_node() and str(state) == msgspec.json.encode(position).decode()


def test_cig_a3_information_state_hides_the_choice_of_the_ant() -> None:
    """The Cicada's information does not depend on the Ant's choice, and the Ant's does."""
    luck = np.random.default_rng(2)
    state = load_spiel(Cigale(mode="autumn")).new_initial_state()
    to_a_decision(state, luck)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    ant = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    assert len(children) > 1
    assert len({child.information_state_string(1 - ant) for child in children}) == 1
    assert len({tuple(child.observation_tensor(1 - ant)) for child in children}) == 1
    assert len({child.information_state_string(ant) for child in children}) == len(children)


def test_openspiel_information_states_have_perfect_recall() -> None:
    """Two ways to the same view are two information states; copies and pickles keep the history."""
    luck = np.random.default_rng(2)
    state = load_spiel(Cigale(mode="autumn")).new_initial_state()
    to_a_decision(state, luck)
    first, second = state.legal_actions()[5:7]
    ways = []
    for order in ((first, second), (second, first)):
        other = state.clone()
        if order[1] not in other.legal_actions():
            pytest.fail("these cells are not side by side")
        other.apply_action(order[0])
        other.apply_action(order[1])
        ways.append(other)
    seat = state.current_player()
    here, there = ways
    assert here.observation_string(seat) == there.observation_string(seat)
    assert here.information_state_string(seat) != there.information_state_string(seat)
    assert pickle.loads(pickle.dumps(here)).information_state_string(seat) == here.information_state_string(seat)


def test_openspiel_chance_outcomes_equal_the_rules() -> None:
    """Every outcome has its probability, and a whole game ends as in the rules with the same chance."""
    luck = np.random.default_rng(4)
    state = load_spiel(Wyx()).new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            asked += 1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            to_a_decision(state, luck)
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    assert asked
    assert sum(state.returns()) == 0 and state.trail.state is not None
    game = state.trail.game
    places = game.places(state.trail.state)
    assert [one > 0 for one in state.returns()] == [place == 1 and places.count(1) == 1 for place in places]


def test_openspiel_sampled_chance_is_reproducible_by_seed() -> None:
    def first(seed: int) -> str:
        state = openspiel.load("wyx", chance="sampled", rng_seed=seed).new_initial_state()
        assert len(state.chance_outcomes()) == openspiel.FATES
        assert len({str(state.child(fate)) for fate in range(20)}) == 20
        state.apply_action(3)
        assert not state.is_chance_node()
        return str(state)

    assert first(1) == first(1) != first(2)


@pytest.mark.parametrize("wrong", [
    {"chance": "none"}, {"mode": "spring"}, {"players": 7}, {"position": '{"wings": 1}'}])
def test_unknown_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, RuntimeError, InvalidPosition)):
        openspiel.load("wyx", **wrong)
