"""Judges positions by alpha-beta search: two moves at equal depth, and a lead converted to a winning chance."""
from __future__ import annotations

from math import exp
from typing import Any

from msgspec.structs import replace

from formicarium.bots.algorithms.alphabeta import Search
from formicarium.bots.algorithms.deepening import DEEPEST, NO_LUCK, NONE, SURE, WON
from formicarium.bots.fili_fourmis.chase import Chase
from formicarium.bots.strategies import AlphaBetaStrategy
from formicarium.coach.judge import Continuation, Opinion, PositionJudge, chances
from formicarium.coach.review import INEXACT, Chances
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, bit_count, lowest_bit
from formicarium.games.fili_fourmis.state import FiliState

DEEP = 8  # moves of a line
STEP = 2  # turns; depths are even, so that both sides move equally often
ASIDE = 2  # factor on positions for a single move, so that it reaches the depth of all moves together
FEWEST = 500  # positions; with fewer not every move is searched
SURER = 8  # factor on positions if something seems lost
# Lead of the strongest strategy's evaluation that wins 73 % of the games, fitted to games (docs/explanation/coach.md):
# with all ants at home, and with none.
EARLY_DOUBT = 3300.0
LATE_DOUBT = 1050.0


class Sounding:
    """A search that is deepened by two turns at a time."""

    def __init__(self, strategy: AlphaBetaStrategy, game: Game, state: GameState, seat: int, positions: int) -> None:
        """Start without noise, so that the coach answers the same every time."""
        alone = replace(strategy, noise=0, positions=max(FEWEST, positions), seconds=0.0)
        self.search: Search | Chase = alone.search(game, state, seat, Seeded(0))
        self.best, self.worth, self.depth = int(NONE), 0, 0

    def look(self, depth: int) -> bool:
        """Search to this depth; whether it was reached. An interrupted search counts only if it is the first."""
        self.search.deepen(depth)
        if self.search.stopped and self.depth:
            return False
        self.best, self.worth, self.depth = int(self.search.best), int(self.search.best_worth), depth
        return not self.search.stopped

    def look_far(self) -> None:
        depth = STEP
        while self.look(depth) and abs(self.worth) < SURE and depth < DEEPEST:
            depth += STEP
        if self.search.best != NONE:
            self.best = int(self.search.best)  # move found in the interrupted deeper search

    def line(self) -> Continuation:
        """Return the best line in the transposition table."""
        line: list[tuple[int, int]] = []
        state, move, who = self.search.root.clone(), self.best, int(self.search.seat)
        while move != NONE and len(line) < DEEP:
            line.append((who, move))
            state.play(who, move, NO_LUCK, SILENT)
            if state.ended():
                break
            who = lowest_bit(state.waiting())
            move = int(self.search.recall(state, who))
        return tuple(line)


class Attempt:
    """One move and its value to the seat that plays it."""

    def __init__(self, strategy: AlphaBetaStrategy, game: Game, state: GameState, seat: int, move: int,
                 positions: int) -> None:
        self.move = ((seat, move),)
        self.worth = 0
        self.thought: Sounding | None = None
        after = state.clone()
        after.play(seat, move, NO_LUCK, SILENT)
        if after.ended():
            self.worth = result(after, seat)
            return
        who = lowest_bit(after.waiting())
        self.own = who == seat
        self.thought = Sounding(strategy, game, after, who, positions)

    def look(self, depth: int) -> bool:
        """Search to this depth, counting the move's turn as one; whether it was reached."""
        if self.thought is None:
            return True
        seen = self.thought.look(depth if self.own else depth - 1)
        self.worth = self.thought.worth if self.own else -self.thought.worth
        return seen

    def line(self) -> Continuation:
        return (*self.move, *(self.thought.line() if self.thought else ()))[:DEEP]


def look_at_both(one: Attempt, other: Attempt, depth: int) -> tuple[int, int]:
    """Return the values of both moves at the greatest depth that both searches reach."""
    worths, at = (one.worth, other.worth), STEP
    while at <= max(STEP, depth):
        seen = [trial.look(at) for trial in (one, other)]
        if at == STEP or all(seen):
            worths = one.worth, other.worth
        if not all(seen):
            break
        at += STEP
    return worths


def result(state: GameState, seat: int) -> int:
    lead = state.compare(seat, 1 - seat)
    return int(WON if lead > 0 else -WON if lead < 0 else 0)


def doubt_by_depth(state: GameState) -> float:
    assert isinstance(state, FiliState)
    home = int(bit_count(state.nest[0]) + bit_count(state.nest[1])) / int(2 * state.kit.ants)
    return EARLY_DOUBT * home + LATE_DOUBT * (1 - home)


def chance(worth: int, unsure: float) -> float:
    if abs(worth) >= SURE:
        return 1.0 if worth > 0 else 0.0
    return 1.0 / (1.0 + exp(-worth / unsure))


def shares(worth: int, seat: int, unsure: float) -> Chances:
    mine = chance(worth, unsure)
    return chances([mine if one == seat else 1.0 - mine for one in range(2)], [])


class ByDepth(PositionJudge):
    def __init__(self, strategy: AlphaBetaStrategy) -> None:
        self.strategy = strategy

    def stand(self, game: Game, view: Any, state: GameState, playouts: int, dice: Dice, by: int = -1,
              move: int = -1) -> Chances:
        thought = Sounding(self.strategy, game, state, lowest_bit(state.waiting()), playouts)
        thought.look_far()
        return shares(thought.worth, int(thought.search.seat), doubt_by_depth(state))

    def decide(self, game: Game, view: Any, state: GameState, move: int, playouts: int, dice: Dice) -> Opinion:
        """Judge a move against the best.

        The best move is searched first, then the other to the same depth; if it seems to lose something, both are
        searched deeper.
        """
        seat, unsure = view.seat, doubt_by_depth(state)
        thought = Sounding(self.strategy, game, state, seat, playouts)
        thought.look_far()
        best, depth = thought.best, thought.depth
        if best == move:
            stands, line = shares(thought.worth, seat, unsure), thought.line()
            return Opinion(stands, move, stands, stands, 0.0, line, line, ())
        for more, further in ((ASIDE, 0), (SURER, STEP)):
            better, played = (Attempt(self.strategy, game, state, seat, one, more * playouts) for one in (best, move))
            worth, instead = look_at_both(better, played, depth + further)
            lost = chance(worth, unsure) - chance(instead, unsure)
            if lost < INEXACT:
                break
        if instead > worth:
            better, worth, lost = played, instead, 0.0
        turns = 0
        if worth >= SURE > instead:
            turns = WON - worth
        elif instead <= -SURE < worth:
            turns = -WON - instead
        before, after = shares(worth, seat, unsure), shares(instead, seat, unsure)
        return Opinion(before, better.move[0][1], before, after, lost, better.line(), played.line(), (), turns=turns)

    def rival(self, game: Game, view: Any, state: GameState, best: int, playouts: int, dice: Dice) -> Continuation:
        thought = Sounding(self.strategy, game, state, view.seat, playouts)
        thought.search.exclude(best)
        thought.look_far()
        return thought.line()
