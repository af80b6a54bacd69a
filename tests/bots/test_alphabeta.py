"""Alpha-beta: it equals plain minimax, finds wins, and stops at its limit."""
from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.bots.algorithms.alphabeta import Search
from formicarium.bots.algorithms.deepening import NO_LUCK, NONE, SURE, WON
from formicarium.bots.policies import policy
from formicarium.bots.policy import USUAL, Policy
from formicarium.bots.registry import bot
from formicarium.bots.strategies import AlphaBetaStrategy, UctStrategy
from formicarium.bots.strategy import Variation
from formicarium.core.dice import Dice, Seeded
from formicarium.core.match import Match
from formicarium.core.news import SILENT, News
from formicarium.core.state import GameState, lowest_bit
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Enter, FiliPosition
from formicarium.games.fili_fourmis.state import FiliState

FILI = FiliFourmis(edition="small")
POLICY = policy("fili_fourmis")
FOREVER = 1 << 60


def search(state: GameState, seat: int, noise: int = 0, seed: int = 1, positions: int = FOREVER) -> Search:
    return Search(state, POLICY, seat, FILI.move_count, noise, seed, positions, 600.0, 12)


def middle(seed: int, moves: int) -> FiliState:
    dice = Seeded(seed)
    state = FILI.setup(dice, SILENT)
    while not state.ended() and (moves > 0 or state.phase):
        seat = lowest_bit(state.waiting())
        state.play(seat, state.random_move(seat, dice), dice, SILENT)
        moves -= 1
    return state


def minimax(state: GameState, seat: int, depth: int, turns: int = 0) -> int:
    if state.ended():
        lead = state.compare(seat, 1 - seat)
        return 0 if lead == 0 else WON - turns if lead > 0 else turns - WON
    if depth == 0:
        return POLICY.evaluate(state, seat)
    who = lowest_bit(state.waiting())
    values = []
    for move in POLICY.candidates(state, who):
        after = state.clone()
        after.play(who, move, NO_LUCK, SILENT)
        same = not after.ended() and lowest_bit(after.waiting()) == who
        values.append(minimax(after, seat, depth - (not same), turns + (not same)))
    return max(values) if who == seat else min(values)


@pytest.mark.unwatched
@pytest.mark.parametrize("moves", [0, 7, 25, 60, 90, 130])
def test_alphabeta_value_equals_minimax(moves: int) -> None:
    for seed in (1, 2):
        state = middle(seed, moves)
        if not state.ended():
            seat = lowest_bit(state.waiting())
            for depth in (1, 2):
                thought = search(state, seat)
                assert thought.deepen(depth) == depth
                assert thought.best_worth == minimax(state, seat, depth)
                assert thought.best in state.legal_moves(seat)


def last_rampart() -> Any:
    """Return a position where red holds seven of eight ramparts on the small board, next to the eighth."""
    files = ((("d9", "d8", "d7"),), (("c13", "d13", "e13"), ("h12", "h11", "h10"), ("b13", "b12")))
    return FILI.load(FiliPosition(nests=((), ("d11", "e11")), files=files,
                                  entered=(("c11", "d12", "e12", "f12", "f11", "f10", "e10"), ())))


def test_win_in_one_is_played() -> None:
    state = last_rampart()
    thought = search(state, 0)
    assert thought.deepen(5) == 1 and thought.best_worth == WON - 1 > SURE
    assert FILI.action_of(thought.best) == Enter("d9", "d10")
    [line] = AlphaBetaStrategy(depth=3).variations(FILI, FILI.view(state, 0), Seeded(1), 1)
    assert line == Variation(1.0, "turns", (Enter("d9", "d10"),))


def test_loss_in_one_is_seen() -> None:
    state = last_rampart()
    state.turn = 1
    state.begin_turn()
    thought = search(state, 1)
    thought.deepen(2)
    assert thought.best_worth == 2 - WON
    [line] = AlphaBetaStrategy(depth=2).variations(FILI, FILI.view(state, 1), Seeded(1), 1)
    assert (line.worth, line.unit) == (-2.0, "turns")


def test_search_stops_at_its_limit() -> None:
    state = middle(3, 40)
    seat = lowest_bit(state.waiting())
    short = search(state, seat, positions=600)
    short.deepen(50)
    assert short.looked < 1100 and short.best in state.legal_moves(seat)
    late = Search(state, POLICY, seat, FILI.move_count, 0, 1, FOREVER, 0.0, 12)
    late.deepen(50)
    assert late.looked < 600 and late.stopped


def test_noise_is_reproducible_and_changes_moves() -> None:
    state = FILI.setup(Seeded(1), SILENT)
    view = FILI.view(state, 0)
    strategy = AlphaBetaStrategy(depth=1, noise=60)
    chosen = [strategy.choose(FILI, view, Seeded(seed)) for seed in range(20)]
    assert chosen == [strategy.choose(FILI, view, Seeded(seed)) for seed in range(20)]
    assert len(set(chosen)) > 2


def test_variations_are_sorted_and_legal() -> None:
    state = middle(5, 50)
    seat = lowest_bit(state.waiting())
    match = Match.begin(FILI, Seeded(1))
    assert match.waiting()
    found = AlphaBetaStrategy(depth=3).variations(FILI, FILI.view(state, seat), Seeded(1), 4)
    assert len(found) == 4 == len({line.actions[0] for line in found})
    assert [line.worth for line in found] == sorted((line.worth for line in found), reverse=True)
    short = AlphaBetaStrategy(depth=30, positions=1000).variations(FILI, FILI.view(state, seat), Seeded(1), 4)
    assert len(short) == 4 == len({line.actions[0] for line in short})  # each gets the same depth as the first
    for line in found:
        there = state.clone()
        for action in line.actions:
            who = lowest_bit(there.waiting())
            assert FILI.refusal(there, who, action) is None
            there.play(who, FILI.number_of(action), NO_LUCK, SILENT)


def test_uct_returns_variations() -> None:
    view = FILI.view(middle(5, 50), lowest_bit(middle(5, 50).waiting()))
    lines = UctStrategy(simulations=60, seconds=0.0).variations(FILI, view, Seeded(1), 3)
    assert 1 <= len(lines) <= 3 and all(line.unit == "share" and 0 <= line.worth <= 1 for line in lines)
    assert bot("greedy").strategy(FILI).variations(FILI, view, Seeded(1), 3) == []


def test_transposition_table_has_no_unvisited_position() -> None:
    state = middle(6, 30)
    thought = search(state, lowest_bit(state.waiting()))
    assert thought.recall(state, lowest_bit(state.waiting())) == NONE


class Heap(GameState):
    """Nim with one to three stones: the seat that takes the last is first, or (`level`) all seats tie."""

    def __init__(self, seats: int, stones: int, level: bool = False, turn: int = 0, last: int = -1) -> None:
        super().__init__(seats)
        self.stones, self.level, self.turn, self.last = stones, level, turn, last

    def clone(self) -> Heap:
        return Heap(self.seats, self.stones, self.level, self.turn, self.last)

    def waiting(self) -> int:
        return 1 << self.turn if self.stones else 0

    def legal_moves(self, seat: int) -> vec[i64]:
        return vec[i64](range(1, min(3, self.stones) + 1))

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        self.stones, self.last, self.turn = self.stones - move, seat, (self.turn + 1) % self.seats

    def ended(self) -> int:
        return int(self.stones == 0)

    def compare(self, seat: int, other: int) -> int:
        return 0 if self.level else (seat == self.last) - (other == self.last)

    def score(self, seat: int) -> int:
        return 0


def against_all(heap: Heap, seat: int, turns: int = 0) -> int:
    if not heap.stones:
        return WON - turns if heap.last == seat else turns - WON
    values = []
    for move in heap.legal_moves(heap.turn):
        after = heap.clone()
        after.play(heap.turn, move, NO_LUCK, SILENT)
        values.append(against_all(after, seat, turns + 1))
    return max(values) if heap.turn == seat else min(values)


@pytest.mark.parametrize("seats", [2, 3])
def test_search_handles_games_without_hashes_and_with_three_players(seats: int) -> None:
    for stones in range(1, 9):
        heap = Heap(seats, stones)
        thought = Search(heap, USUAL, 0, 4, 0, 1, FOREVER, 600.0, 4)
        thought.deepen(stones)
        assert thought.best_worth == against_all(heap, 0)


def test_level_position_is_worth_zero() -> None:
    thought = Search(Heap(2, 5, level=True), USUAL, 0, 4, 0, 1, FOREVER, 600.0, 4)
    assert thought.deepen(6) == 6 and thought.best_worth == 0


class Constant(Policy):
    def __init__(self, value: int) -> None:
        self.value = value

    def evaluate(self, state: GameState, seat: int) -> int:
        return self.value


@pytest.mark.parametrize("value", [-113, -114, 113])
def test_best_worth_of_minus_113_is_no_undefined_attribute(value: int) -> None:
    """mypyc marks an undefined i64 attribute with -113: compiled bots of Fili-Fourmis failed at that value."""
    thought = Search(Heap(2, 9), Constant(value), 0, 4, 0, 1, FOREVER, 600.0, 4)
    assert thought.deepen(1) == 1 and thought.best_worth == value
    assert thought.best in (1, 2, 3)
