"""Micropolis on the shelf."""
from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.game import Action, Facts, Game, Points, Types
from formicarium.core.news import News
from formicarium.games.micropolis import audit, outlook, sight, table
from formicarium.games.micropolis.edition import EDITIONS, EXPERTS, PLAYERS, board
from formicarium.games.micropolis.model import (
    Done,
    Fill,
    Give,
    Leave,
    MicropolisAction,
    MicropolisEvent,
    MicropolisPosition,
    MicropolisView,
    Switch,
    Take,
)
from formicarium.games.micropolis.moves import NO_ANTHILL, NO_BARRACKS, NO_HOLDER, NO_PLACE, NO_SIDE, Moves
from formicarium.games.micropolis.nest import SENTINEL, Board
from formicarium.games.micropolis.table import MicropolisTable


@cache
def numbers(edition: str, players: int, each: int) -> Moves:
    return Moves(board(edition), players * each, each)


@cache
def actions(edition: str, players: int, each: int) -> tuple[Action, ...]:
    """Each move's, by its number."""
    ground = board(edition)
    takes = [Take(place, side, anthill, architect) for place in range(1, ground.line + 1)
             for side in ("left", "right") for architect in (False, True) for anthill in range(1, each + 1)]
    switches = [Switch(barracks) for barracks in range(1, len(ground.places) + 1)]
    gifts = [Give(seat, anthill) for seat in range(players) for anthill in range(1, each + 1)]
    return (*takes, Leave(), Fill(), Done(), *switches, *gifts)


class Micropolis(Game, frozen=True, kw_only=True, tag="micropolis"):
    id: ClassVar[str] = "micropolis"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {"base": PLAYERS, "expert": EXPERTS}
    rules: ClassVar[tuple[str, ...]] = table.RULES
    endings: ClassVar[tuple[str, ...]] = ("MIC-T10",)
    types: ClassVar[Types] = Types(MicropolisAction, MicropolisEvent, MicropolisView, MicropolisPosition)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = False  # the order of the pile is nobody's

    players: int = 2
    mode: str = "base"
    edition: str = "formicarium"
    first_leads: bool = False  # MIC-S4

    @property
    def board(self) -> Board:
        return board(self.edition)

    @property
    def each(self) -> int:
        """Anthills of a player (MIC-E1)."""
        return 2 if self.mode == "expert" else 1

    @property
    def numbers(self) -> Moves:
        return numbers(self.edition, self.players, self.each)

    @property
    def moves(self) -> int:
        return self.numbers.end

    @property
    def longest(self) -> int:
        """Every tile of every anthill, every barracks, every sentinel with all of them, a choice of Leader a round."""
        rounds, barracks = self.board.sides * self.each, len(self.board.places)
        sentinels = list(self.board.steps).count(SENTINEL)
        return self.players * rounds + barracks + sentinels * (barracks + 1) + rounds

    def setup(self, dice: Dice, news: News) -> MicropolisTable:
        return table.set_up(self.players, self.board, self.each, self.first_leads, dice, news)

    def action(self, move: int) -> Action:
        return actions(self.edition, self.players, self.each)[move]

    def move(self, action: Any) -> int:
        numbers, board = self.numbers, self.board
        match action:
            case Take(place, side, anthill, architect):
                if not 1 <= anthill <= self.each:
                    return NO_ANTHILL
                if not 1 <= place <= board.line:
                    return NO_PLACE
                if side not in ("left", "right"):
                    return NO_SIDE
                return numbers.take(place - 1, side == "right", architect, anthill - 1)
            case Leave():
                return numbers.leave
            case Fill():
                return numbers.fill
            case Done():
                return numbers.done
            case Switch(barracks):
                return numbers.switch + barracks - 1 if 1 <= barracks <= len(board.places) else NO_BARRACKS
            case Give(seat, anthill):
                known = 0 <= seat < self.players and 1 <= anthill <= self.each
                return numbers.give + seat * self.each + anthill - 1 if known else NO_HOLDER
        return -1

    def view(self, table: MicropolisTable, seat: int) -> MicropolisView:
        return sight.view(table, seat)

    def suppose(self, view: MicropolisView, dice: Dice) -> MicropolisTable:
        return sight.suppose(view, self.board, self.each)

    def position(self, table: MicropolisTable) -> MicropolisPosition:
        return sight.position(table)

    def load(self, position: MicropolisPosition) -> MicropolisTable:
        return audit.load(position, self.players, self.board, self.each)

    def tally(self, table: MicropolisTable, seat: int) -> tuple[Points, ...]:
        """MIC-E7: both anthills together, line by line."""
        sheets = [table.lines(seat * self.each + number) for number in range(self.each)]
        return sight.sheet([sum(line) for line in zip(*sheets, strict=True)])

    # why not

    def facts(self, table: MicropolisTable, seat: int, action: Any, rule: str) -> Facts:
        if table.over:
            return {}
        if rule == "MIC-T1":
            why = "spectator" if not 0 <= seat < self.players else "take" if seat == table.turn else "turn"
            return {"why": why, "seat": table.turn}
        if rule == "MIC-T6":
            return {"why": sight.QUESTIONS[table.question]}
        if rule in ("MIC-T9", "MIC-E6"):
            return self.heir_facts(table, action)
        if rule == "MIC-X5":
            return self.switch_facts(table, action)
        return self.take_facts(table, action, rule)

    def take_facts(self, table: MicropolisTable, action: Take, rule: str) -> Facts:
        if rule == "MIC-X3":
            return {"tokens": table.tokens()}
        if rule == "MIC-E4":
            return {"why": "finished" if 1 <= action.anthill <= self.each else "unknown", "anthill": action.anthill}
        if rule == "MIC-T5":
            return {"why": "one-place" if action.side == "left" else "unknown"}
        if not 1 <= action.place <= len(table.line):
            return {"why": "no-place", "place": action.place, "tiles": len(table.line)}
        army = table.army[table.turn * self.each + action.anthill - 1]
        return {"why": "soldiers", "place": action.place, "cost": action.place - 1, "army": army,
                "anthill": action.anthill}

    def switch_facts(self, table: MicropolisTable, action: Switch) -> Facts:
        number = action.barracks - 1
        if self.move(action) == NO_BARRACKS or not table.nests[table.at].barracks >> number & 1:
            return {"why": "not-there", "barracks": action.barracks}
        why = "changed" if table.changed >> number & 1 else "soldiers"
        return {"why": why, "barracks": action.barracks, "places": self.board.places[number],
                "army": table.army[table.at]}

    def heir_facts(self, table: MicropolisTable, action: Any) -> Facts:
        if not isinstance(action, Give):
            return {"why": "choose"}
        if self.move(action) == NO_HOLDER:
            return {"why": "nobody"}
        number = action.seat * self.each + action.anthill - 1
        heir = table.moves(table.turn)[0] - self.numbers.give
        why = "keep" if number == table.leader else "own" if action.seat == table.turn else "smaller"
        return {"why": why, "owner": action.seat, "anthill": action.anthill, "army": table.army[number],
                "most": table.army[heir]}

    def outlook(self, table: MicropolisTable, seat: int, action: Any) -> Facts:
        return outlook.outlook(table, seat, action, self.move(action), self.editions[self.edition])
