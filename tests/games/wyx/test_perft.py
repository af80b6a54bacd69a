"""Numbers of games to a fixed depth: a wrong rule changes some of them.

The dispensers are open, so there is no chance. `endings` counts the games that end earlier, by rule.
"""
from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import formicarium
from formicarium.core.dice import CallbackDice
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx
from tests.games.ways import NO_LUCK, Endings, naive_perft, perft
from tests.oracle.wyx import naive

from . import tiny
from .test_second_opinion import read_position

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]


def naively(state: naive.Naive, depth: int, endings: Endings) -> int:
    return naive_perft(state, depth, endings, lambda state: naive.legal(state, state.turn),
                       lambda state, action: naive.apply(state, state.turn, action))


def fixed_luck(seed: int) -> CallbackDice:
    """Return this file's own dice: the numbers below must not change when `Seeded` does."""
    state = seed

    def below(n: int) -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) % n

    return CallbackDice(below)


@cache
def opening(game: Wyx, seed: int, moves: int) -> Match:
    luck = fixed_luck(seed)
    match = Match.begin(game, luck)
    for _ in range(moves):
        (seat,) = match.waiting()
        options = match.legal_actions(seat)
        match = match.play(seat, options[luck.below(len(options))], NO_LUCK)
    return match


# game, seed and moves of the opening, then depth: number of games, and the endings before that depth
CASES: list[tuple[Wyx, int, int, dict[int, tuple[int, dict[str, int]]]]] = [
    (Wyx(open_dispenser=True), 1, 0, {
        5: (763, {}), 8: (25860, {}), 10: (326104, {})}),
    (Wyx(players=4, open_dispenser=True), 2, 0, {
        6: (804, {}), 8: (28007, {}), 10: (271970, {})}),
    (Wyx(players=3, open_dispenser=True, closed_anthills=True, finish_round=True), 3, 36, {
        5: (1468, {}), 10: (386348, {"WYX-E1": 8394}), 11: (1279385, {"WYX-E1": 8394})}),
    (Wyx(players=4, open_dispenser=True, finish_round=True), 4, 46, {
        13: (3128, {"WYX-E1": 41}), 19: (50362, {"WYX-E1": 12301, "WYX-E3": 92})}),
    (Wyx(open_dispenser=True), 7, 54, {
        17: (0, {"WYX-E1": 22, "WYX-E2": 1796, "WYX-E3": 39})}),
    (Wyx(players=3, open_dispenser=True), 6, 34, {
        6: (2379, {"WYX-E1": 147}), 9: (54533, {"WYX-E1": 3934}), 12: (1079350, {"WYX-E1": 96995})}),
    (Wyx(open_dispenser=True, closed_anthills=True), 8, 40, {
        6: (1036, {}), 9: (33818, {}), 12: (925415, {"WYX-E3": 30})}),
    # the smallest edition: all its games
    (Wyx(edition=tiny.TINY, open_dispenser=True), 7, 0, {
        18: (0, {"WYX-E1": 184, "WYX-E2": 2, "WYX-E3": 38})}),
    (Wyx(edition=tiny.TINY, players=3, open_dispenser=True), 7, 0, {
        21: (0, {"WYX-E1": 214, "WYX-E2": 2, "WYX-E3": 25})}),
    (Wyx(edition=tiny.TINY, players=4, open_dispenser=True, closed_anthills=True, finish_round=True), 7, 0, {
        21: (0, {"WYX-E1": 164, "WYX-E3": 20})}),
]
MANY = 2_000_000 if formicarium.engine == "compiled" else 400_000


@pytest.mark.parametrize(("game", "seed", "moves", "expected"), CASES)
def test_numbers_of_positions_are_known(game: Wyx, seed: int, moves: int,
                                        expected: dict[int, tuple[int, dict[str, int]]]) -> None:
    table = game.load(opening(game, seed, moves).position())
    for depth, (ways, endings) in expected.items():
        if ways <= MANY:
            met: Endings = Counter()
            assert perft(game, table, depth, met) == ways
            assert met == endings


@pytest.mark.parametrize(("game", "seed", "moves", "expected"), CASES)
def test_numbers_of_positions_agree_with_the_second_engine(game: Wyx, seed: int, moves: int,
                                                           expected: dict[int, tuple[int, dict[str, int]]]) -> None:
    edition = tiny.NAIVE if game.edition == tiny.TINY else naive.STANDARD
    depth, (ways, endings) = next(iter(expected.items()))
    met: Endings = Counter()
    assert naively(read_position(opening(game, seed, moves).position(), game, edition), depth, met) == ways
    assert met == endings
