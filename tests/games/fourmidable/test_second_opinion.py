"""The rules and the naive engine (oracle), written separately from the rulebook, agree in whole games."""
from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import formicarium
from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import News
from formicarium.games.fourmidable.events import Began
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import ANT_KINDS
from formicarium.games.fourmidable.state import FourmidableState
from tests.oracle.fourmidable import common, naive, naive_play
from tests.oracle.fourmidable.naive import State
from tests.oracle.fourmidable.translation import (
    actions,
    card_of,
    game_of,
    lay_table,
    legal,
    luck_of,
    name_of,
    path,
    plain,
    walks,
    write_position,
)
from tests.support.night import outermost, some

from .crowded import crowded_board
from .positions_apprentice import POSITIONS as APPRENTICE
from .positions_child import POSITIONS as CHILD
from .positions_rounds import POSITIONS as ROUNDS
from .scenes import Position
from .sitting import Wanted
from .test_naive import choice

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]

FAST = formicarium.engine == "compiled"
GAMES = some(1, 2) if FAST else 1
VARIANTS = [one for mode in ("child", "apprentice") for one in outermost([(mode, players) for players in range(2, 7)])]


class Both:
    def __init__(self, game: Fourmidable, table: FourmidableState, state: State, dice: Dice) -> None:
        self.game, self.table, self.state, self.dice = game, table, state, dice

    def play(self, seat: int, action: naive.Action) -> None:
        news = News(True)
        for move in path(self.game, self.table, seat, action):
            assert self.game.refusal(self.table, seat, move) is None, (move, action)
            self.table.play(seat, self.game.number_of(move), self.dice, news)
        luck = luck_of([item.event for item in news.items])
        self.state = naive_play.play(self.state, seat, action, lambda kind, some: came_of_luck(luck, some))
        self.silence(luck)

    def silence(self, luck: list[Any]) -> None:
        """Answer for seats that the naive engine asks but the rules skip: all can see that they can pay nothing."""
        while self.state.phase in ("asking", "closing"):
            idle = [seat for seat in sorted(self.state.asked) if not self.asks(seat)]
            if not idle:
                return
            self.state = naive_play.play(self.state, idle[0], naive.Done(), lambda kind, some: came_of_luck(luck, some))

    def asks(self, seat: int) -> bool:
        asking = {"asking": "closing", "closing": "counting"}[self.state.phase]
        return self.game.position(self.table).phase == asking and bool(self.table.waiting() >> seat & 1)

    def compare(self, walk: bool) -> None:
        state, table, game = self.state, self.table, self.game
        assert plain(game.position(table)) == plain(write_position(state))
        assert [colony.born >= 0 for colony in table.colonies] == [player.born for player in state.players]
        assert not state.apprentice or list(table.tiles) == [state.tiles[ant] for ant in ANT_KINDS]
        waiting = {seat for seat in state.seats if table.waiting() >> seat & 1}
        assert waiting == naive.waiting(state)
        for seat in state.seats:
            assert sum(line.points for line in game.tally(table, seat)) == sum(naive_play.sheet(state, seat).values())
            offered, expected = actions(game, table, seat, walk), legal(state, seat, game, table) if walk else None
            assert expected is None or offered == expected, (offered - expected, expected - offered)
        if state.phase == "ended":
            places = game.places(table)
            assert [seat for seat in state.seats if places[seat] == 1] == naive_play.winners(state)


def came_of_luck(luck: list[Any], some: Sequence[Any]) -> Any:
    assert luck[0] in some
    return luck.pop(0)


@pytest.mark.parametrize(("mode", "players"), VARIANTS)
def test_engines_agree_on_whole_games(mode: str, players: int) -> None:
    for seed in range(GAMES):
        game = Fourmidable(mode=mode, players=players, worm_in_rooms=mode == "apprentice" and seed % 2 == 1)
        news = News(True)
        table = game.setup(Seeded(seed), news)
        began = next(item.event for item in news.items if isinstance(item.event, Began))
        both = Both(game, table, naive.start(mode, players, began.seat, began.day, worm_in_rooms=game.worm_in_rooms),
                    Seeded(seed))
        play_out(both, random.Random(seed), 0.15 if FAST else 0.04)


def play_out(both: Both, rng: random.Random, often: float) -> None:
    """Play to the end; compare with probability `often`, and at the end."""
    while naive.waiting(both.state):
        both.compare(rng.random() < often)
        free = [seat for seat in both.state.seats if naive.reveals(both.state, seat)]
        seats = free if free and rng.random() < 0.3 else sorted(naive.waiting(both.state))
        seat = rng.choice(seats)
        action = choice(both.state, seat, rng)
        if seat not in naive.waiting(both.state):
            action = sorted(naive.reveals(both.state, seat), key=repr)[0]
        both.play(seat, action)
    both.compare(True)


@pytest.mark.parametrize(("mode", "players"), VARIANTS)
def test_engines_agree_on_crowded_positions(mode: str, players: int) -> None:
    rng = random.Random(f"{mode} {players}")
    for number in range(12 if FAST else 3):
        state = crowded_board(mode, players, rng)
        game = game_of(state)
        both = Both(game, lay_table(state), state, Seeded(number))
        both.compare(True)
        for _ in range(4):
            if naive.waiting(both.state):
                seat = rng.choice(sorted(naive.waiting(both.state)))
                both.play(seat, choice(both.state, seat, rng))
                both.compare(True)


@pytest.mark.parametrize("position", [*CHILD, *APPRENTICE, *ROUNDS], ids=lambda one: f"{one.rules}: {one.name}")
def test_engines_agree_on_single_positions(position: Position) -> None:
    state = position.state
    game = game_of(state)
    table = lay_table(state)
    luck = [one if isinstance(one, str) else card_of(one) for one in position.luck]
    both = Both(game, table, state, Wanted(table, luck))
    offered = actions(game, both.table, position.seat)
    for action in position.can:
        assert in_naive_words(game, both.table, position.seat, action) <= offered
    for action in position.cannot:
        assert not in_naive_words(game, both.table, position.seat, action) & offered
    for (kind, at), ends in position.ends.items():
        found = {end for end, _ in walks(game, both.table, position.seat, kind, name_of(at))}
        assert found == set(map(name_of, ends))
    for seat, action in position.then:
        if action != naive.Done() or seat in naive.waiting(both.state):  # the rules skip seats that can pay nothing
            both.play(seat, action)
            both.compare(False)


def in_naive_words(game: Fourmidable, table: FourmidableState, seat: int, action: naive.Action) -> set[Any]:
    match action:
        case naive.Move(kind, start, end, laid):
            return {("Move", kind, name_of(start), name_of(end), frozenset(map(name_of, laid)))}
        case common.Prey(predator, to):
            return {("Prey", predator, name_of(to), to[0] if predator == "worm" else None)}
    return set(path(game, table, seat, action))
