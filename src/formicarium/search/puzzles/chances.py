"""Puzzles in which one move gives a clearly better chance to win than any other: Wyx and Micropolis."""
from __future__ import annotations

from typing import Any

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Action, Game
from formicarium.core.table import Table
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Take as TakeTile
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import TakeOutlook
from formicarium.search.minds import Uct
from formicarium.search.puzzles.kind import Kind, Verdict, Weighed
from formicarium.search.puzzles.puzzle import Step
from formicarium.search.uct import ROOT

SEEN = 12  # visits before a move's share means anything
LEAST, SUREST = 0.15, 0.985  # a chance outside: it hardly matters what is played


class Chances(Kind):
    margin = 0.07  # of a chance, between the answer and all else
    moves = 3  # at least, to choose from

    def promises(self, game: Game, table: Table, seat: int) -> bool:
        return len(table.moves(seat)) >= self.moves

    def judge(self, game: Game, view: Any, dice: Dice, amount: int) -> Verdict | None:
        """By as many simulations as `amount`; what was tried often is worth what came of it."""
        found = shares(game, view, dice, amount)
        (move, worth, visits), *rest = found
        rest = [one for one in rest if one[2] >= SEEN]
        if not rest or visits * 3 < amount or not LEAST < worth < SUREST:
            return None
        if worth - max(share for _, share, _ in rest) < self.margin:
            return None
        others = tuple(Weighed(game.action(other), round(share, 3)) for other, share, _ in rest)
        return Verdict((Step((game.action(move),)),), round(worth, 3), others, self.what(game, view, move, others))

    def what(self, game: Game, view: Any, move: int, others: tuple[Weighed, ...]) -> str:
        raise NotImplementedError


def shares(game: Game, view: Any, dice: Dice, amount: int) -> list[tuple[int, float, int]]:
    """Each first move with its share of the others' seats and its visits, the most visited first."""
    tree = Uct(simulations=amount, seconds=0).search(game, game.suppose(view, dice), view.seat, dice)
    found = []
    for node in tree.below(ROOT):
        visits = int(tree.visits[node])
        share = int(tree.value[node]) / visits / max(1, game.players - 1)
        found.append((int(tree.move[node]), (1 + share) / 2, visits))
    return sorted(found, key=lambda one: (-one[2], one[0]))


class WyxKind(Chances):
    """`most`: nothing else places as many ants at once; `safe`: something does, and is worse."""

    amount = 4000

    def games(self) -> tuple[Game, ...]:
        return Wyx(), Wyx(), Wyx(players=3), Wyx(open_dispenser=True)

    def what(self, game: Game, view: Any, move: int, others: tuple[Weighed, ...]) -> str:
        table = game.suppose(view, Seeded(0))

        def placed(action: Action) -> int:
            outlook = game.outlook(table, view.seat, action)
            return outlook.ants if isinstance(outlook, TakeOutlook) else 0

        return "most" if placed(game.action(move)) > max(placed(other.action) for other in others) else "safe"

    def promises(self, game: Game, table: Table, seat: int) -> bool:
        return super().promises(game, table, seat) and view_has_queens(game, table)


def view_has_queens(game: Game, table: Table) -> bool:
    """Setting-up is no puzzle."""
    return None not in game.view(table, 0).queens


class MicropolisKind(Chances):
    """`tile`: the best is free; `payment`: it costs soldiers, or an architect."""

    amount = 1500
    moves = 4

    def games(self) -> tuple[Game, ...]:
        return Micropolis(), Micropolis(), Micropolis(players=3)

    def promises(self, game: Game, table: Table, seat: int) -> bool:
        return super().promises(game, table, seat) and isinstance(game.action(table.moves(seat)[0]), TakeTile)

    def what(self, game: Game, view: Any, move: int, others: tuple[Weighed, ...]) -> str:
        action = game.action(move)
        assert isinstance(action, TakeTile)
        return "payment" if action.place > 1 else "tile"
