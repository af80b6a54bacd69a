"""The positions of positions.py, put to both engines."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.state import CigaleState
from tests.oracle.cigale import naive, naive_position

from .notation import Case, differences
from .positions import CASES
from .test_lockstep import Luck, luck_of


def test_every_rule_of_play_has_a_position() -> None:
    named = {rule.removeprefix("CIG-") for case in CASES for rule in case.rules}
    assert {f"A{number}" for number in range(2, 15)} <= named
    assert {f"W{number}" for number in (*range(4, 20), 21, 22)} <= named
    assert {f"P{number}" for number in range(1, 12)} <= named
    assert max(Counter(case.name for case in CASES).values()) == 1


def of(actions: dict[int, set[Any]]) -> dict[int, set[Any]]:
    return {seat: mine for seat, mine in actions.items() if mine}


@pytest.mark.engine_free
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_second_engine_gives_the_expected_result(case: Case) -> None:
    options = naive_position.Options(case.mode, len(case.position.tokens), case.single_file)
    naive.check(options, case.position)
    assert of(naive.legal(options, case.position)) == case.legal
    for variation in case.variations:
        position = case.position
        for seat, action, chance in variation.steps:
            assert action in naive.legal(options, position)[seat]
            luck = Luck(chance)
            position = naive.play(options, position, seat, action, luck)
            assert not luck.things, action
            naive.check(options, position)
        assert not differences(position, variation.facts, {
            "legal": of(naive.legal(options, position)), "winners": naive_position.winners(options, position),
            "points": [naive_position.points(options, position, seat) for seat in range(options.players)]})


class Open(Exception):
    pass


class Script(Dice):
    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.at = 0
        self.wanted = 0

    def ask(self, n: int) -> int:
        if self.at == len(self.answers):
            self.wanted = n
            raise Open
        self.at += 1
        return self.answers[self.at - 1]


def play(game: Cigale, state: CigaleState, seat: int, action: Any, luck: tuple[Any, ...]) -> CigaleState:
    scripts: list[list[int]] = [[]]
    while scripts:
        dice, news, after = Script(scripts.pop()), News(True), state.clone()
        try:
            after.play(seat, game.number_of(action), dice, news)
        except Open:
            if luck_of(news) == [*luck[:len(luck_of(news))]]:
                scripts += [[*dice.answers, answer] for answer in range(dice.wanted)]
            continue
        if luck_of(news) == [*luck]:
            return after
    raise AssertionError(f"{action}: chance cannot bring {luck}")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_engine_gives_the_expected_result(case: Case) -> None:
    game = Cigale(mode=case.mode, players=len(case.position.tokens), single_file=case.single_file)
    loaded = game.load(case.position)
    assert legal(game, loaded) == case.legal
    for variation in case.variations:
        state = loaded
        for seat, action, luck in variation.steps:
            assert game.refusal(state, seat, action) is None
            state = play(game, state, seat, action, luck)
        position = game.position(state)
        places = game.places(state)
        assert not differences(position, variation.facts, {
            "legal": legal(game, state),
            "winners": [seat for seat, place in enumerate(places) if place == 1] if position.ended else [],
            "points": [sum(one.points for one in game.tally(state, seat)) for seat in range(game.players)]})


def legal(game: Cigale, state: CigaleState) -> dict[int, set[Any]]:
    return of({seat: set(game.legal_actions(state, seat)) for seat in range(game.players)})
