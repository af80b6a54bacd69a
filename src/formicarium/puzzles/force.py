"""Puzzles of Fili-Fourmis: a forced win in a given number of turns."""
from __future__ import annotations

from math import inf
from typing import Any

from formicarium.bots.algorithms.alphabeta import Search
from formicarium.bots.algorithms.deepening import NO_LUCK, NONE, SURE, WON
from formicarium.bots.policies import policy
from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.puzzles.kind import Judgement, Kind
from formicarium.puzzles.puzzle import Reply, Step

FARTHEST = 3  # turns of the solver; with four, the proof would try thousands of defences
ANSWERS = 2  # right first moves at most
AHEAD = 1500  # lead in `Policy.evaluate`; with less, a win within three turns is rare
ENOUGH = 2000  # positions of a search inside a known win


class FiliKind(Kind):
    """Kind `win`: one or two first moves win; the question names the number of turns."""

    amount = 20_000
    apart = 8

    def games(self) -> tuple[Game, ...]:
        return (FiliFourmis(),)

    def promises(self, game: Game, state: GameState, seat: int) -> bool:
        """Whether the seat leads, its turn begins and all its ants are out; before that none can enter (FIL-R1)."""
        if policy(game.id).evaluate(state, seat) < AHEAD:
            return False
        view = game.view(state, seat)
        return view.pending is None and not view.nests[seat] and len(state.legal_moves(seat)) > 3

    def judge(self, game: Game, view: Any, dice: Dice, amount: int) -> Judgement | None:
        state = game.world_from_view(view, dice)
        search = search_deep(game, state, view.seat, amount)
        search.deepen(2 * FARTHEST - 1)
        if search.best == NONE or search.best_worth <= SURE:
            return None
        turns = (WON - int(search.best_worth) + 1) // 2
        first = winning(game, state, view.seat, turns, amount)
        if not 0 < len(first) <= ANSWERS:
            return None
        if amount >= self.amount and not all(holds(game, state, view.seat, move, turns) for move in first):
            return None
        return Judgement(line(game, state, view.seat, first, turns), 1.0, (), "win")


def search_deep(game: Game, state: GameState, seat: int, amount: int) -> Search:
    return Search(state, policy(game.id), seat, game.move_count, 0, 0, amount, inf, 16)


def winning(game: Game, state: GameState, seat: int, turns: int, amount: int) -> list[int]:
    """Return the moves that win in this number of own turns; the search stops at ANSWERS + 1."""
    search = search_deep(game, state, seat, amount)
    found: list[int] = []
    while len(found) <= ANSWERS and len(found) < len(state.legal_moves(seat)):
        search.deepen(2 * turns - 1)
        if search.best == NONE or search.best_worth < WON - (2 * turns - 1):
            break
        found.append(int(search.best))
        search.exclude(search.best)
    return found


def line(game: Game, start: GameState, seat: int, first: list[int], turns: int) -> tuple[Step, ...]:
    """Return the whole win against the longest defence."""
    state, steps, right = start.clone(), [], first
    while True:
        state.play(seat, right[0], NO_LUCK, SILENT)
        replies: list[Reply] = []
        while state.waiting() and not state.waiting() >> seat & 1:
            other = 1 - seat
            search = search_deep(game, state, other, ENOUGH)
            search.deepen(max(2, 2 * turns - 2))
            move = int(search.best) if search.best != NONE else int(state.legal_moves(other)[0])
            replies.append(Reply(other, game.action_of(move)))
            state.play(other, move, NO_LUCK, SILENT)
        turns -= bool(replies)
        steps.append(Step(tuple(game.action_of(move) for move in right), tuple(replies)))
        if state.ended():
            return tuple(steps)
        right = winning(game, state, seat, turns, ENOUGH)
        if not right:
            right = [int(searched_best(game, state, seat))]


def searched_best(game: Game, state: GameState, seat: int) -> int:
    search = search_deep(game, state, seat, ENOUGH)
    search.deepen(3)
    return int(search.best)



def holds(game: Game, state: GameState, seat: int, move: int, turns: int) -> bool:
    """Whether the move wins in this number of own turns, itself included, against every legal defence."""
    after = state.clone()
    after.play(seat, move, NO_LUCK, SILENT)
    if after.ended():
        return after.compare(seat, 1 - seat) > 0
    if after.waiting() >> seat & 1:
        return wins(game, after, seat, turns)
    return turns > 1 and withstands(game, after, seat, turns - 1)


def withstands(game: Game, state: GameState, seat: int, turns: int) -> bool:
    """Whether the seat wins against every move of its opponent."""
    other = 1 - seat
    for move in state.legal_moves(other):
        after = state.clone()
        after.play(other, move, NO_LUCK, SILENT)
        if after.ended():
            if after.compare(seat, other) <= 0:
                return False
        elif after.waiting() >> other & 1:
            if not withstands(game, after, seat, turns):
                return False
        elif not wins(game, after, seat, turns):
            return False
    return True


def wins(game: Game, state: GameState, seat: int, turns: int) -> bool:
    """Whether the searched best move wins; in the last turn, whether any candidate does."""
    if turns == 1:
        return any(holds(game, state, seat, move, 1) for move in policy(game.id).candidates(state, seat))
    search = search_deep(game, state, seat, ENOUGH)
    search.deepen(2 * turns - 1)
    return search.best != NONE and search.best_worth > SURE and holds(game, state, seat, int(search.best), turns)
