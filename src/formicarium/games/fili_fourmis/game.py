"""Fili-Fourmis on the shelf."""
from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal

from formicarium.core.dice import Dice
from formicarium.core.game import Action, Facts, Game, Points, Types
from formicarium.core.news import News
from formicarium.games.fili_fourmis import audit, field, sight, table
from formicarium.games.fili_fourmis.edition import EDITIONS, board
from formicarium.games.fili_fourmis.field import Board
from formicarium.games.fili_fourmis.model import (
    Advance,
    ComeOut,
    Enter,
    FiliAction,
    FiliEvent,
    FiliPosition,
    FiliView,
    Join,
    Pass,
    Split,
    Spread,
    Start,
    Step,
    Stop,
)
from formicarium.games.fili_fourmis.reasons import outlook, reason
from formicarium.games.fili_fourmis.table import FiliTable

NOT_THERE: dict[type[Action], int] = {
    ComeOut: table.NO_CALL, Start: table.NO_START, Advance: table.NO_ADVANCE, Join: table.NO_JOIN,
    Split: table.NO_SPLIT, Enter: table.NO_ENTRY, Spread: table.NO_SPREAD, Step: table.NO_STEP}


@cache
def actions(edition: str) -> tuple[Action, ...]:
    """Each move's, by its number."""
    ground = board(edition)
    homes = [ground.names[cell] for cell in ground.house]
    ways, gates, paces = (pairs(ground, list(cells)) for cells in (ground.ways, ground.gates, ground.paces))
    return (
        *map(ComeOut, homes), *(Start(ground.names[cell]) for cell in ground.starts),
        *(Advance(*way) for way in ways), *(Join(*way) for way in ways[::2]), *(Split(*way) for way in ways[::2]),
        *(Enter(*gate) for gate in gates), *map(Spread, homes), *(Step(*pace) for pace in paces), Stop(), Pass())


def pairs(ground: Board, cells: list[int]) -> list[tuple[str, str]]:
    return [(ground.names[one], ground.names[other]) for one, other in zip(cells[::2], cells[1::2], strict=True)]


@cache
def numbers(edition: str) -> dict[Action, int]:
    """And back; what is cut or joined may be named in either order."""
    known = {action: number for number, action in enumerate(actions(edition))}
    for action, number in list(known.items()):
        if isinstance(action, Join | Split):
            known[type(action)(action.other, action.one)] = number
    return known


class FiliFourmis(Game, frozen=True, kw_only=True, tag="fili_fourmis"):
    id: ClassVar[str] = "fili_fourmis"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {"base": range(2, 3)}
    rules: ClassVar[tuple[str, ...]] = field.RULES
    endings: ClassVar[tuple[str, ...]] = ("FIL-E1", "FIL-E3")
    types: ClassVar[Types] = Types(FiliAction, FiliEvent, FiliView, FiliPosition)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = False

    players: int = 2
    mode: str = "base"
    edition: str = "formicarium"
    strict_contact: bool = False  # FIL-M6
    middle_breaks_ties: bool = True  # FIL-E2
    quiet_limit: Literal[20, 40] = 40  # FIL-E3

    @property
    def board(self) -> Board:
        return board(self.edition)

    @property
    def moves(self) -> int:
        return self.board.moves

    @property
    def longest(self) -> int:
        """Each ant comes out once and enters once, with so many quiet turns before each; a turn has two moves, one more
        for every ant that chooses where to go inside."""
        ants = 2 * self.board.ants
        return 2 * 2 * self.quiet_limit * (2 * ants + 1) + ants

    def setup(self, dice: Dice, news: News) -> FiliTable:
        return table.set_up(self.board, self.strict_contact, self.quiet_limit, self.middle_breaks_ties)

    def action(self, move: int) -> Action:
        return actions(self.edition)[move]

    def move(self, action: Any) -> int:
        number = numbers(self.edition).get(action)
        return NOT_THERE.get(type(action), -1) if number is None else number

    def view(self, table: FiliTable, seat: int) -> FiliView:
        return sight.view(table, seat)

    def suppose(self, view: FiliView, dice: Dice) -> FiliTable:
        return sight.suppose(view, self.board, self.strict_contact, self.quiet_limit, self.middle_breaks_ties)

    def position(self, table: FiliTable) -> FiliPosition:
        return sight.position(table)

    def load(self, position: FiliPosition) -> FiliTable:
        return audit.load(position, self.board, self.strict_contact, self.quiet_limit, self.middle_breaks_ties)

    def facts(self, table: FiliTable, seat: int, action: Any, rule: str) -> Facts:
        return {} if table.over else reason(table, seat, action, rule)

    def outlook(self, table: FiliTable, seat: int, action: Any) -> Facts:
        return outlook(table, seat, action)

    def tally(self, table: FiliTable, seat: int) -> tuple[Points, ...]:
        return (Points("FIL-E2", table.score(seat)),)
