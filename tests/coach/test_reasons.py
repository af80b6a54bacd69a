"""Reasons are true of the position: they do not depend on coming chance, and “can make” gives the exact maximum."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from formicarium.bots.algorithms.deepening import NO_LUCK
from formicarium.coach.facts import fili_measures
from formicarium.coach.judge import Opinion
from formicarium.coach.reasons import account, reason
from formicarium.coach.replies import best_reply
from formicarium.coach.review import Chances, Why
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Enter
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Muster
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Take as TakeTile
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Take as TakeDomino
from formicarium.lessons.lesson import find
from formicarium.lessons.run import LessonRun

pytestmark = pytest.mark.engine_free  # law 12 compares the engines
GAMES: tuple[Game, ...] = (Wyx(), Wyx(open_dispenser=True), Wyx(players=3), Micropolis(), Micropolis(players=3))
UNSURE = Chances((), ())


def positions(game: Game, games: int = 3, apart: int = 5) -> Iterator[tuple[GameState, int]]:
    for seed in range(games):
        dice = Seeded(seed)
        state = game.setup(dice, SILENT)
        number = 0
        while state.waiting():
            seat = lowest_bit(state.waiting())
            moves = list(state.legal_moves(seat))
            if number % apart == apart - 1 and len(moves) > 1:
                yield state.clone(), seat
            state.play(seat, moves[dice.below(len(moves))], dice, SILENT)
            number += 1


def why(game: Game, state: GameState, seat: int, this: int, instead: int) -> Why:
    opinion = Opinion(UNSURE, this, UNSURE, UNSURE, 0.2, ((seat, this),), ((seat, instead),), ())
    return reason(game, state, seat, opinion, (opinion.best_line, opinion.line), Seeded(1)).why


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_reason_does_not_depend_on_unknown_draws(game: Game) -> None:
    """Another domino behind the taken one, or other tiles in a new line, do not change the reason."""
    topics = set()
    for state, seat in positions(game):
        worlds = [state.clone() for _ in range(3)]
        for number, world in enumerate(worlds):
            world.shuffle_hidden(seat, Seeded(number))
        for this, instead in list(pairwise(state.legal_moves(seat)))[:4]:
            found = [why(game, world, seat, this, instead) for world in worlds]
            assert found[0] == found[1] == found[2]
            topics.add(found[0].topic)
    assert topics >= {"facts", "gain", "allow"}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_best_reply_of_the_next_player_is_reached_and_not_exceeded(game: Game) -> None:
    for state, seat in positions(game):
        before: Any = game.view(state, seat)
        for move in list(state.legal_moves(seat))[:3]:
            after = state.clone()
            after.play(seat, move, Seeded(1), SILENT)
            reply = best_reply(game, state, after, seat)
            if reply is None:
                assert after.waiting() in (0, 1 << seat)
                continue
            other = lowest_bit(after.waiting())
            assert reply.seat == other
            assert reply.makes + reply.costs == max([0, *made(game, before, after, seat, other)])


def made(game: Game, before: Any, after: GameState, seat: int, other: int) -> Iterator[int]:
    """Yield the opponent's gain plus the seat's loss for each turn made with what lay open before."""
    now: Any = game.view(after, seat)
    for move in after.legal_moves(other):
        action = game.action_of(move)
        column = action.column - 1 if isinstance(action, TakeDomino) else -1
        if column >= 0 and now.columns[column][0] not in before.columns[column]:
            continue
        if isinstance(action, TakeTile) and now.line[action.place - 1].tile not in [one.tile for one in before.line]:
            continue
        ends, tables = [], [after.clone()]
        tables[0].play(other, move, Seeded(1), SILENT)
        while tables:
            state = tables.pop()
            for then in state.legal_moves(other) if state.waiting() == 1 << other else ():
                tables.append(state.clone())
                tables[-1].play(other, then, Seeded(1), SILENT)
            if state.waiting() != 1 << other:
                ends.append(state)
        yield from (end.score(other) - after.score(other) + after.score(seat) - end.score(seat) for end in ends)


def test_reasons_claim_nothing_about_hidden_hands() -> None:
    """In Fourmidable the other seat's objectives are hidden."""
    game = Fourmidable(mode="child")
    for state, seat in positions(game, 1, 40):
        for move in list(state.legal_moves(seat))[:2]:
            assert account(game, state, ((seat, move),), Seeded(1)).reply is None


def test_variation_that_stops_mid_turn_is_played_to_its_end() -> None:
    """A seat that fills a barracks gains more than a variation shows that stops with the tile."""
    game, more = Micropolis(), 0
    for state, seat in positions(game, 6, 2):
        for move in state.legal_moves(seat):
            after = state.clone()
            after.play(seat, move, Seeded(1), SILENT)
            if after.waiting() != 1 << seat:
                continue
            now = after.score(seat) - state.score(seat)
            whole = account(game, state, ((seat, move),), Seeded(1)).gain
            more += whole > now
            assert whole >= now
    assert more


def test_reason_names_the_ants_that_an_objective_needs() -> None:
    """The objectives in hand decide the starting ants."""
    game, dice = Fourmidable(mode="child"), Seeded(3)
    state = game.setup(dice, SILENT)
    while True:
        seat = lowest_bit(state.waiting())
        actions = [game.action_of(move) for move in state.legal_moves(seat)]
        if isinstance(actions[0], Muster):
            break
        state.play(seat, state.legal_moves(seat)[len(actions) // 2], dice, SILENT)
    some, none = (game.number_of(Muster(*trades)) for trades in ((2, 2, 1), (5, 0, 0)))
    given = why(game, state, seat, some, none)
    assert given.topic == "facts" and {one.what for one in given.facts} & {"served", "trades"}


def test_fili_fourmis_turn_of_several_moves_ends() -> None:
    """Two steps on a road, and ants that spread, are one turn."""
    game = FiliFourmis()
    for state, seat in positions(game, 1, 30):
        after = state.clone()
        after.play(seat, state.legal_moves(seat)[0], Seeded(1), SILENT)
        reply = best_reply(game, state, after, seat)
        assert reply is None or reply.seat == 1 - seat


def test_entered_ants_count_as_past_the_middle() -> None:
    """The reason once said of a file that had entered that no ant had passed the middle and ten steps were left."""
    lesson = find("fili_fourmis", "first")
    assert lesson is not None
    pupil = LessonRun(lesson, 10)
    game, seat = pupil.match.game, pupil.seat
    before = game.world_from_view(pupil.match.view(seat), Seeded(1))
    entered = before.clone()
    entered.play(seat, game.number_of(Enter(head="b11", gate="c11")), NO_LUCK, SILENT)
    first, then = (fili_measures(game, before, state, seat) for state in (before, entered))
    assert then["beyond"] == first["beyond"] > 0 and "way" in first and "way" not in then
