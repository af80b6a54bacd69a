"""Puzzles of Wyx and Micropolis, in which one move gives a clearly better winning chance than any other."""
from __future__ import annotations

from typing import Any

from formicarium.bots.algorithms.nodes import ROOT
from formicarium.bots.playout import payoff
from formicarium.bots.strategies import UctStrategy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Take as TakeTile
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import TakeOutlook
from formicarium.puzzles.kind import DEEPER, Judgement, Kind, Weighed
from formicarium.puzzles.puzzle import Step

LISTED = 4  # moves that are searched alone: the most visited and those with the highest share
WORLDS = 4  # sampled worlds per move
LEAST, SUREST = 0.15, 0.985  # outside these chances a move hardly matters


class BestChances(Kind):
    margin = 0.05  # smallest difference in chance between the answer and the next move
    moves = 3  # legal moves at least

    def promises(self, game: Game, state: GameState, seat: int) -> bool:
        return len(state.legal_moves(seat)) >= self.moves

    def screen(self, game: Game, view: Any, dice: Dice) -> bool:
        """Search once with a tenth of the simulations; shares of rarely visited moves are inexact."""
        (_, worth, _), *rest = shares(game, game.world_from_view(view, dice), view.seat, dice, self.amount // DEEPER)
        return bool(rest) and LEAST < worth < SUREST and worth - max(share for _, share, _ in rest) >= self.margin

    def judge(self, game: Game, view: Any, dice: Dice, amount: int) -> Judgement | None:
        """Judge with a quarter of the simulations for the choice of candidates, the rest in equal parts for each alone.

        A single tree would visit one of two equal moves too rarely to compare them.
        """
        state = game.world_from_view(view, dice)
        first = shares(game, state, view.seat, dice, amount // 4)
        top = {move for move, *_ in first[:LISTED]} | {move for move, *_ in sorted(first, key=by_share)[:LISTED]}
        each = 3 * amount // 4 // len(top)
        found = sorted(((chance_alone(game, state, view.seat, move, dice, each), move) for move in sorted(top)),
                       reverse=True)
        (worth, move), *rest = found
        if not rest or not LEAST < worth < SUREST or worth - rest[0][0] < self.margin:
            return None
        others = tuple(Weighed(game.action_of(other), round(share, 3)) for share, other in rest)
        return Judgement((Step((game.action_of(move),)),), round(worth, 3), others, self.what(game, view, move, others))

    def what(self, game: Game, view: Any, move: int, others: tuple[Weighed, ...]) -> str:
        raise NotImplementedError


def by_share(one: tuple[int, float, int]) -> float:
    return -one[1]


def shares(game: Game, state: GameState, seat: int, dice: Dice, amount: int) -> list[tuple[int, float, int]]:
    """Return each root move with its share of won games and its visits, the most visited first."""
    tree = UctStrategy(simulations=amount, seconds=0).search(game, state, seat, dice)
    found = []
    for node in tree.below(ROOT):
        visits = int(tree.visits[node])
        found.append((int(tree.move[node]), (1 + int(tree.value[node]) / visits) / 2, visits))
    return sorted(found, key=lambda one: (-one[2], one[0]))


def chance_alone(game: Game, state: GameState, seat: int, move: int, dice: Dice, amount: int) -> float:
    """Return the seat's chance after a move in a two-player game, the mean of several sampled worlds."""
    total = 0.0
    for _ in range(WORLDS):
        after = state.clone()
        after.shuffle_hidden(seat, dice)
        after.play(seat, move, dice, SILENT)
        if after.ended():
            total += 0.5 + 0.5 * int(payoff(after, seat))
            continue
        mover = next(one for one in range(after.seats) if after.waiting() >> one & 1)
        best = shares(game, after, mover, dice, max(1, amount // WORLDS))[0][1]
        total += best if mover == seat else 1 - best
    return total / WORLDS


class WyxKind(BestChances):
    """Kinds `most`: the answer places more ants than any other move; `safe`: another places at least as many but is
    worse.
    """

    amount = 4000

    def games(self) -> tuple[Game, ...]:
        return Wyx(), Wyx(), Wyx(open_dispenser=True)

    def what(self, game: Game, view: Any, move: int, others: tuple[Weighed, ...]) -> str:
        state = game.world_from_view(view, Seeded(0))

        def ants_placed(action: Action) -> int:
            outlook = game.outlook(state, view.seat, action)
            return outlook.ants if isinstance(outlook, TakeOutlook) else 0

        answer = game.action_of(move)
        rest = [ants_placed(action) for action in game.legal_actions(state, view.seat) if action != answer]
        return "most" if ants_placed(answer) > max(rest) else "safe"

    def promises(self, game: Game, state: GameState, seat: int) -> bool:
        return super().promises(game, state, seat) and view_has_queens(game, state)


def view_has_queens(game: Game, state: GameState) -> bool:
    """Whether all queens are placed; the set-up gives no puzzles."""
    return None not in game.view(state, 0).queens


class MicropolisKind(BestChances):
    """Kinds `tile`: the best tile is free; `payment`: it costs soldiers or an architect."""

    amount = 1500
    moves = 4

    def games(self) -> tuple[Game, ...]:
        return (Micropolis(),)

    def promises(self, game: Game, state: GameState, seat: int) -> bool:
        return super().promises(game, state, seat) and isinstance(game.action_of(state.legal_moves(seat)[0]), TakeTile)

    def what(self, game: Game, view: Any, move: int, others: tuple[Weighed, ...]) -> str:
        action = game.action_of(move)
        assert isinstance(action, TakeTile)
        return "payment" if action.place > 1 else "tile"
