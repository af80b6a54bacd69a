"""Enumerating and sampling the outcomes of a move; law 15 checks them in every game."""
from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.playout import random_game
from formicarium.core.chance import Question, TooManyOutcomes, outcomes, outcomes_of, playing_move, unfold
from formicarium.core.dice import Dice, Recorded, Scripted, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx
from tests.support.toy import Pebbles


def test_bag_draw_asks_for_one_of_its_items() -> None:
    """The answer counts single items, kind by kind; journals depend on that."""
    bag = vec[i64]([2, 0, 3])
    assert [Scripted([answer]).pick(bag) for answer in range(5)] == [0, 0, 2, 2, 2]
    recorded = Recorded(Scripted([3]))
    assert recorded.pick(bag) == 2 and recorded.answers == [3]
    assert Dice().pick(vec[i64]([0, 1, 0])) == 1, "one thing is no question"


def waiting_for_luck() -> tuple[GameState, int, int]:
    dice = Seeded(2)
    state = Wyx().setup(dice, SILENT)
    for _ in range(2):
        seat = lowest_bit(state.waiting())
        state.play(seat, state.legal_moves(seat)[0], dice, SILENT)
    seat = lowest_bit(state.waiting())
    return state, seat, state.legal_moves(seat)[0]


def test_every_possible_domino_is_equally_likely() -> None:
    state, seat, move = waiting_for_luck()
    found = outcomes(state, seat, move)
    assert len(found) == 14 and {chance for chance, _ in found} == {1 / 14}  # of 16 dominoes, two lie in front
    assert len({after.key() for _, after in found}) == 14


def test_outcomes_are_unfolded_one_question_at_a_time() -> None:
    state, seat, move = waiting_for_luck()
    question = unfold(playing_move(state, seat, move), [])
    assert isinstance(question, Question) and len(question.answers) == 14
    assert sum(question.chances()) == pytest.approx(1)
    after = unfold(playing_move(state, seat, move), [question.answers[3]])
    assert isinstance(after, GameState) and after.key() == outcomes(state, seat, move)[3][1].key()
    with pytest.raises(ValueError, match="answer number 1 of chance is 99"):
        unfold(playing_move(state, seat, move), [99])


def test_equal_outcomes_are_merged() -> None:
    game = Pebbles(players=2, open_hands=True)
    state = game.setup(Seeded(1), SILENT)
    state.play(0, state.legal_moves(0)[0], Seeded(1), SILENT)
    found = outcomes(state, 1, state.legal_moves(1)[0])
    kinds = game.river.kinds
    assert 1 < len(found) <= kinds * kinds and sum(chance for chance, _ in found) == pytest.approx(1)


def test_outcomes_above_the_limit_are_sampled() -> None:
    game = SHELF["micropolis"].variants()[0]

    def opened_table(dice: Dice) -> GameState:
        return game.setup(dice, SILENT)

    with pytest.raises(TooManyOutcomes, match="more than 50 ways"):
        outcomes_of(opened_table, 50)
    drawn = outcomes_of(opened_table, 50, Seeded(1))
    assert len(drawn) == 50 and sum(chance for chance, _ in drawn) == pytest.approx(1)


@pytest.mark.engine_free
@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_few_random_games_are_longer_than_usual_length(kind: type[Game]) -> None:
    """Random games are the longest; `usual_length` is for callers that cut games off."""
    for mode, counts in kind.modes.items():
        for players in counts:
            game = kind(mode=mode, players=players, edition="formicarium")
            dice = Seeded(1)
            lengths = [random_game(game.setup(dice, SILENT), dice) for _ in range(10)]
            assert max(lengths) <= game.usual_length <= game.max_moves, (mode, players)
