"""Wyx on the shelf."""
from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.game import Action, Facts, Game, Points, Types
from formicarium.core.news import News
from formicarium.games.wyx import audit, sight, table
from formicarium.games.wyx.edition import EDITIONS, board
from formicarium.games.wyx.model import Enter, Pass, Take, WyxAction, WyxEvent, WyxPosition, WyxView
from formicarium.games.wyx.table import NONE, Board, WyxTable


@cache
def actions(edition: str) -> tuple[Action, ...]:
    """Each move's, by its number."""
    ground = board(edition)
    takes = [Take(column + 1) for column in range(ground.columns)]
    return (*takes, Pass(), *(Enter(ground.names[cell]) for cell in ground.centre))


class Wyx(Game, frozen=True, kw_only=True, tag="wyx"):
    id: ClassVar[str] = "wyx"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {"base": range(2, 5)}
    rules: ClassVar[tuple[str, ...]] = table.RULES
    endings: ClassVar[tuple[str, ...]] = ("WYX-E1", "WYX-E2", "WYX-E3")
    types: ClassVar[Types] = Types(WyxAction, WyxEvent, WyxView, WyxPosition)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = False  # what lies behind is nobody's

    players: int = 2
    mode: str = "base"
    edition: str = "formicarium"
    open_dispenser: bool = False  # WYX-S1
    closed_anthills: bool = False  # WYX-T11
    finish_round: bool = False  # WYX-E5

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.finish_round and self.players == 2:
            raise ValueError("finish_round is for 3 or 4 players (WYX-E5)")

    @property
    def board(self) -> Board:
        return board(self.edition)

    @property
    def moves(self) -> int:
        return self.board.moves

    @property
    def longest(self) -> int:
        """Each queen enters; a domino is taken at least once a round, or WYX-E3 ends the game."""
        return self.players + self.players * len(self.board.dominoes)

    def setup(self, dice: Dice, news: News) -> WyxTable:
        return table.set_up(self.players, self.board, self.open_dispenser, self.closed_anthills, self.finish_round,
                            dice, news)

    def action(self, move: int) -> Action:
        return actions(self.edition)[move]

    def move(self, action: Any) -> int:
        board = self.board
        match action:
            case Take(column) if 1 <= column <= board.columns:
                return column - 1
            case Pass():
                return board.pass_move
            case Enter(cell) if cell in (centre := [board.names[place] for place in board.centre]):
                return board.enter + centre.index(cell)
            case Enter():
                return table.NO_ENTRY
        return -1

    def view(self, table: WyxTable, seat: int) -> WyxView:
        return sight.view(table, seat)

    def suppose(self, view: WyxView, dice: Dice) -> WyxTable:
        return sight.suppose(view, self.board, self.open_dispenser, self.closed_anthills, self.finish_round)

    def position(self, table: WyxTable) -> WyxPosition:
        return sight.position(table)

    def load(self, position: WyxPosition) -> WyxTable:
        return audit.load(position, self.players, self.board, self.open_dispenser, self.closed_anthills,
                          self.finish_round)

    def facts(self, table: WyxTable, seat: int, action: Any, rule: str) -> Facts:
        if table.over:
            return {}
        if rule == "WYX-T1":
            return {"why": "turn" if 0 <= seat < self.players else "spectator", "seat": table.turn}
        if rule == "WYX-S2":
            return self.entry_facts(table, seat, action)
        if rule == "WYX-T7":
            open_ = list(table.moves(seat))
            return {"column": open_[0] + 1, "count": len(open_)}
        return self.flight_facts(table, seat, action)

    def entry_facts(self, table: WyxTable, seat: int, action: Any) -> Facts:
        if table.queen[seat] != NONE:
            return {"why": "placed", "cell": self.board.names[table.queen[seat]]}
        if not isinstance(action, Enter):
            return {"why": "queen-first"}
        if self.move(action) < 0:
            return {"why": "not-central", "cell": action.cell}
        owner = sight.view(table, seat).queens.index(action.cell)
        return {"why": "occupied", "cell": action.cell, "owner": owner}

    def flight_facts(self, table: WyxTable, seat: int, action: Any) -> Facts:
        """WYX-T2 to T5 and T11: where the domino would lead, and who is there."""
        board = self.board
        if not isinstance(action, Take):
            return {"why": "unknown", "columns": board.columns}
        if not 1 <= action.column <= board.columns:
            return {"why": "no-column", "column": action.column, "columns": board.columns}
        if table.front[action.column - 1] == board.no_domino:
            return {"why": "empty", "column": action.column}
        flight, cell = self.flight(table, seat, action.column)
        if cell == board.cells:
            return {**flight, "cell": board.names[table.queen[seat]]}
        queens = list(table.queen)
        owner = queens.index(cell) if cell in queens else table.owner[cell]
        return {**flight, "cell": board.names[cell], "owner": owner}

    def flight(self, table: WyxTable, seat: int, column: int) -> tuple[dict[str, int | str], int]:
        """Of the front domino, and the cell where it leads."""
        board, number = table.board, table.front[column - 1]
        domino = board.dominoes[number]
        return ({"column": column, "side": domino.side, "across": domino.across, "way": domino.way,
                 "along": domino.along}, board.flight[number * board.cells + table.queen[seat]])

    def outlook(self, table: WyxTable, seat: int, action: Any) -> Facts:
        if not isinstance(action, Take):
            return {"cell": action.cell} if isinstance(action, Enter) else {}
        facts, cell = self.flight(table, seat, action.column)
        owner, worth = table.owner[cell], table.board.worth[cell]
        facts["cell"], facts["owner"] = table.board.names[cell], owner
        facts["gain"] = "own" if owner == seat else "capture" if owner != NONE else "anthill" if worth > 1 else "ant"
        facts["ants"] = 0 if owner == seat else min(worth, table.supply[seat])
        return facts

    def tally(self, table: WyxTable, seat: int) -> tuple[Points, ...]:
        return (Points("WYX-E4", table.score(seat)),)
