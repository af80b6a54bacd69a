"""Many tables in one call give the same games as single tables."""
from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit
from formicarium.games import SHELF
from formicarium.laws.observed import features_from_view
from formicarium.rl import Batch, IllegalAction, Turn, any_legal
from tests.support.marking import mark_where
from tests.support.toy import Pebbles

MODES = {(game.id, game.mode): game for kind in SHELF.values() for game in kind.variants()}
GAMES: list[Game] = [Pebbles(players=3), Pebbles(mode="low"), *(
    game for game in MODES.values() if game.mode not in ("apprentice", "intermediate"))]
TABLES, STEPS = 4, 40


def label(game: Game) -> str:
    return f"{game.id}-{game.mode}-{game.players}"


def tables_of(game: Game, seed: int) -> tuple[list[Seeded], list[GameState]]:
    dice = [Seeded(seed << 32 | number) for number in range(TABLES)]
    return dice, [game.setup(one, SILENT) for one in dice]


@pytest.mark.parametrize("game", mark_where(
    lambda game: game.id not in ("pebbles", "micropolis"), pytest.mark.unwatched_interpreted, GAMES), ids=label)
def test_batch_plays_the_same_games_as_single_states(game: Game) -> None:
    batch = Batch(game, TABLES, seed=3)
    dice, tables = tables_of(game, 3)
    turn, chance = batch.reset(), np.random.default_rng(1)
    for _ in range(STEPS):
        look_alike(game, tables, turn)
        actions = any_legal(turn.mask, chance)
        turn = batch.step(actions)
        for i, state in enumerate(tables):
            state.play(lowest_bit(state.waiting()), int(actions[i]), dice[i], SILENT)
            assert bool(state.ended()) == turn.ended[i]
            if state.ended():
                assert turn.reward[i].tolist() == pytest.approx(result(state))
                tables[i] = game.setup(dice[i], SILENT)
            else:
                assert not turn.reward[i].any()


def look_alike(game: Game, tables: list[GameState], turn: Turn) -> None:
    for i, state in enumerate(tables):
        seat = lowest_bit(state.waiting())
        assert turn.seat[i] == seat
        assert np.flatnonzero(turn.mask[i]).tolist() == sorted(state.legal_moves(seat))
        assert turn.observation[i].tobytes() == features_from_view(game, game.view(state, seat))


def result(state: GameState) -> list[float]:
    """Return seats behind minus seats ahead, divided by the others; in Solo, a hundredth of the points."""
    seats = range(state.seats)
    if state.seats == 1:
        return [state.score(0) / 100]
    return [(sum(state.compare(seat, other) > 0 for other in seats)
             - sum(state.compare(other, seat) > 0 for other in seats))
            / (state.seats - 1) for seat in seats]


def play_steps(batch: Batch, steps: int) -> list[Turn]:
    turn, chance = batch.reset(), np.random.default_rng(5)
    found = [copy_turn(turn)]
    for _ in range(steps):
        turn = batch.step(any_legal(turn.mask, chance))
        found.append(copy_turn(turn))
    return found


def arrays(turn: Turn) -> list[NDArray[Any]]:
    return [turn.observation, turn.mask, turn.seat, turn.reward, turn.ended]


def copy_turn(turn: Turn) -> Turn:
    return Turn(turn.observation.copy(), turn.mask.copy(), turn.seat.copy(), turn.reward.copy(), turn.ended.copy())


def same(one: Turn, other: Turn) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(arrays(one), arrays(other), strict=True))


@pytest.mark.unwatched_interpreted
def test_batch_in_processes_is_reproducible_by_seed() -> None:
    alone = play_steps(Batch("wyx", tables=7, seed=4, players=3), 90)
    assert any(turn.ended.any() for turn in alone)
    assert not same(alone[0], Batch("wyx", tables=7, seed=5, players=3).reset())
    with Batch("wyx", tables=7, seed=4, players=3, processes=3) as shared:
        assert all(map(same, play_steps(shared, 90), alone))
        held = shared.reset()
        as_it_was = copy_turn(held)
        turn = shared.step(held.mask.argmax(axis=1))
        assert same(held, as_it_was), "what was handed out stays for one more step"
        assert not same(held, turn)
        assert not turn.observation.flags.owndata and not turn.observation.flags.writeable
        again = shared.reset(seed=4)
        assert same(again, alone[0])
        wrong = again.mask.argmin(axis=1)
        wrong[:6] = again.mask.argmax(axis=1)[:6]
        with pytest.raises(IllegalAction, match=r"table 6: seat 0 may not play 0, Take\(column=1\) \(WYX-S2\)"):
            shared.step(wrong)
        assert same(shared.step(again.mask.argmax(axis=1)), alone_after(alone[0]))


def alone_after(turn: Turn) -> Turn:
    batch = Batch("wyx", tables=7, seed=4, players=3)
    batch.reset()
    return batch.step(turn.mask.argmax(axis=1))


def test_batch_refuses_an_illegal_move_and_plays_nothing() -> None:
    batch = Batch("wyx", tables=3, seed=1)
    with pytest.raises(RuntimeError, match="reset"):
        batch.step([0, 0, 0])
    turn = batch.reset()
    good = turn.mask.argmax(axis=1)
    with pytest.raises(IllegalAction, match=r"table 1: seat 0 may not play 8, Pass\(\) \(WYX-S2\)"):
        batch.step([good[0], 8, good[2]])
    with pytest.raises(IllegalAction, match=r"table 2: seat 0 may not play -1, no action of this game"):
        batch.step([good[0], good[1], -7])
    fresh = Batch("wyx", tables=3, seed=1)
    fresh.reset()
    assert same(batch.step(good), fresh.step(good))


@pytest.mark.parametrize("actions", [[0, 0], [[0], [0], [0]], [0.5, 0.0, 0.0]])
def test_batch_actions_are_one_integer_per_table(actions: Any) -> None:
    batch = Batch("micropolis", tables=3)
    batch.reset()
    with pytest.raises(ValueError, match="one for each of 3 tables"):
        batch.step(actions)


def test_batch_refuses_unknown_games_and_options() -> None:
    with pytest.raises(ValueError, match="chess"):
        Batch("chess")
    with pytest.raises(ValueError, match="4 processes"):
        Batch("wyx", tables=3, processes=4)


def test_batch_arrays_are_shared_and_change_in_step_only() -> None:
    batch = Batch("cigale", tables=4, seed=2, mode="winter", players=3)
    turn = batch.reset()
    before = copy_turn(turn)
    for part in arrays(turn):
        assert part.base is not None and not part.flags.writeable
    batch.step(turn.mask.argmax(axis=1))
    assert same(turn, before)
    named = batch.parts_of(turn.observation)
    assert named["square"].shape == (4, 16, 29) and (named["square"].sum(axis=2) == 1).all()
    assert np.shares_memory(named["square"], turn.observation)
