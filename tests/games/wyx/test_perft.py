"""How many ways a game can go on, to a fixed depth: one wrong rule anywhere, and some of these numbers change.

The dispensers are open, so chance has no part in it. `endings` counts the ways that end by each rule on the way.
"""
from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import formicarium
from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.core.table import Table
from formicarium.games.wyx.game import Wyx

from . import naive, tiny
from .test_second_opinion import read

NO_LUCK = Scripted([])
Endings = Counter[str]


def perft(game: Game, table: Table, depth: int, endings: Endings) -> int:
    """The number of ways to play `depth` moves."""
    if table.ended():
        endings[game.rules[table.ended()]] += 1
        return 0
    if depth == 0:
        return 1
    seat = table.waiting().bit_length() - 1
    if depth == 1:
        return len(table.moves(seat))
    total = 0
    for move in table.moves(seat):
        after = table.clone()
        after.play(seat, move, NO_LUCK, SILENT)
        total += perft(game, after, depth - 1, endings)
    return total


def naive_perft(state: naive.Naive, depth: int, endings: Endings) -> int:
    if state.ended:
        endings[state.ended] += 1
        return 0
    if depth == 0:
        return 1
    legal = naive.legal(state, state.turn)
    if depth == 1:
        return len(legal)
    return sum(naive_perft(naive.apply(state, state.turn, action), depth - 1, endings) for action in legal)


@cache
def opening(game: Wyx, seed: int, moves: int) -> Match:
    """So many random moves into a game."""
    luck = Seeded(seed)
    match = Match.begin(game, luck)
    for _ in range(moves):
        (seat,) = match.waiting()
        options = match.options(seat)
        match = match.play(seat, options[luck.below(len(options))], NO_LUCK)
    return match


# game, seed and moves of the opening, then depth: number of ways, and the endings met on the way there
CASES: list[tuple[Wyx, int, int, dict[int, tuple[int, dict[str, int]]]]] = [
    (Wyx(open_dispenser=True), 1, 0, {
        5: (703, {}), 8: (29513, {}), 10: (241217, {})}),
    (Wyx(players=4, open_dispenser=True), 2, 0, {
        6: (848, {}), 8: (28368, {}), 10: (453524, {})}),
    (Wyx(players=3, open_dispenser=True, closed_anthills=True, finish_round=True), 3, 36, {
        8: (1427, {}), 12: (22556, {"WYX-E1": 2052}), 16: (204312, {"WYX-E1": 80243})}),
    (Wyx(players=4, open_dispenser=True, finish_round=True), 4, 46, {
        7: (1043, {}), 11: (49381, {"WYX-E1": 621}), 15: (1097474, {"WYX-E1": 116178, "WYX-E3": 1})}),
    (Wyx(open_dispenser=True), 5, 56, {
        8: (133, {"WYX-E3": 1}), 14: (2, {"WYX-E2": 163, "WYX-E3": 11})}),
    (Wyx(players=3, open_dispenser=True), 6, 34, {
        6: (2064, {}), 8: (20626, {"WYX-E1": 1094}), 11: (784661, {"WYX-E1": 118040})}),
    (Wyx(open_dispenser=True, closed_anthills=True), 8, 40, {
        7: (1749, {}), 10: (46908, {"WYX-E3": 2}), 11: (141590, {"WYX-E3": 4})}),
    # the smallest edition: every game there is
    (Wyx(edition=tiny.TINY, open_dispenser=True), 7, 0, {18: (0, {"WYX-E1": 625, "WYX-E3": 94})}),
    (Wyx(edition=tiny.TINY, open_dispenser=True, closed_anthills=True), 7, 0, {
        18: (0, {"WYX-E1": 613, "WYX-E3": 93})}),
    (Wyx(edition=tiny.TINY, players=3, open_dispenser=True), 7, 0, {
        23: (0, {"WYX-E1": 1015, "WYX-E2": 4, "WYX-E3": 98})}),
    (Wyx(edition=tiny.TINY, players=4, open_dispenser=True, closed_anthills=True, finish_round=True), 7, 0, {
        24: (0, {"WYX-E1": 729, "WYX-E2": 8, "WYX-E3": 37})}),
]
MANY = 2_000_000 if formicarium.engine == "compiled" else 800_000


@pytest.mark.parametrize(("game", "seed", "moves", "expected"), CASES)
def test_perft(game: Wyx, seed: int, moves: int, expected: dict[int, tuple[int, dict[str, int]]]) -> None:
    table = game.load(opening(game, seed, moves).position())
    for depth, (ways, endings) in expected.items():
        if ways <= MANY:
            met: Endings = Counter()
            assert perft(game, table, depth, met) == ways
            assert met == endings


@pytest.mark.parametrize(("game", "seed", "moves", "expected"), CASES)
def test_perft_of_the_second_opinion(game: Wyx, seed: int, moves: int,
                                     expected: dict[int, tuple[int, dict[str, int]]]) -> None:
    edition = tiny.NAIVE if game.edition == tiny.TINY else naive.STANDARD
    depth, (ways, endings) = next(iter(expected.items()))
    met: Endings = Counter()
    assert naive_perft(read(opening(game, seed, moves).position(), game, edition), depth, met) == ways
    assert met == endings
